# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof of a core for all keys and all blocks, by symbolic simulation over GF(2)."""

from aesilicon.drivers.foreign_protocol import Protocol, load_protocol
from aesilicon.equivalence.results import Counterexample, ProofReport, Witness
from aesilicon.flows.prove.design_proof import prove_foreign
from aesilicon.symbolic.proof import prove

__all__ = [
    "Counterexample",
    "ProofReport",
    "Protocol",
    "Witness",
    "load_protocol",
    "prove",
    "prove_foreign",
]
