# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes of small area on osu018, ihp-sg13g2 and sky130A, by `area_search` in `research/`.

The programs in `data` have one gate a line and name the circuit they were annealed from. The tower
field of that circuit is no longer visible.
"""

from functools import cache

from aesilicon.circuits import programs, verilog
from aesilicon.circuits.circuit import Circuit

_PARAGRAPH = """\
// The AES S-box of small area on several libraries at once (osu018, ihp-sg13g2, sky130A): annealed
// netlists of simple gates, without a visible field structure. Map each gate to one cell.
// Combinational; slow.
"""


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9; input 8 selects the inverse."""
    return (
        programs.read("compact_forward", 8),
        programs.read("compact_inverse", 8),
        programs.read("compact_both", 9),
    )


def generate() -> str:
    """SystemVerilog of module `aes_sbox_compact`."""
    return verilog.circuit_module("aes_sbox_compact", _PARAGRAPH, *circuits())
