# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Counterexamples are cut down to what can be given as a case; what cannot is left out."""

from collections.abc import Callable

from aesilicon import design
from aesilicon.flows.prove import ProofReport

Prover = Callable[..., ProofReport]


def test_a_block_of_a_length_that_the_build_lacks_is_no_case(prove_changed: Prover) -> None:
    """What the core cannot do must not show what it would have computed."""
    of = design.load("round128-small")
    lengths = {"block_bits": [128, 192], "key_bits": [128]}
    chosen = of.model_copy(update={"core": of.core.model_copy(update=lengths)})
    report = prove_changed(chosen, "core/aes_core_round.sv", "finish && !unserved_q", "finish")
    assert not report.parts["secrets"] or not report.parts["data"]
    assert report.counterexamples
    for found in report.counterexamples:
        assert all(case.bits in (128, 192) for case in found.cases)
