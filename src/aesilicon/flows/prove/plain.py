# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof that the plain Verilog of a bundle equals its RTL, register to register."""

import time
from pathlib import Path

from aesilicon.equivalence.mapped import Mapped, prove_netlist
from aesilicon.flows.prove.report import PlainProof


def prove_plain(name: str, compared: Mapped, work: Path) -> PlainProof:
    """Proves the plain Verilog of design `name` equal to its RTL; files go into `work`.

    A difference is in the report. Raises the errors of `prove_netlist`.
    """
    began = time.monotonic()
    proof = prove_netlist(compared, work)
    return PlainProof(
        design=name,
        equal=proof.equal,
        registers=proof.registers,
        constant_registers=proof.constant,
        compared=proof.outputs,
        failure=proof.counterexample.what if proof.counterexample else None,
        seconds=round(time.monotonic() - began, 3),
    )
