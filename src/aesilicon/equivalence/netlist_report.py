# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verdict on a mapped netlist: an entry of `netlists` in a proof."""

from aesilicon.result import Result


class NetlistReport(Result):
    """The proof of one design's netlist on one target."""

    design: str
    design_hash: str
    target: str
    goal: str
    equal: bool
    """The netlist equals the RTL, and every mapped S-box is correct."""
    registers: int
    constant_registers: tuple[str, ...]
    compared: int
    """Number of next-state values and outputs that were compared."""
    sbox_kinds: int
    """Number of kinds; each was also mapped alone and evaluated for all 256 inputs."""
    failures: tuple[str, ...]
    seconds: int | float
