# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The fast S-boxes of Maximov and Ekdahl 2019 (TCHES 2019(4)), architecture D. Patented (Ericsson).

Linear forms of the input byte are computed in parallel with the inversion in GF(16). Each output is
a sum of four products of an inverse bit and a form; no other linear map follows.
"""

from functools import cache

from aesilicon.circuits import programs, verilog
from aesilicon.circuits.circuit import Circuit

_PARAGRAPH = """\
// Patented (Ericsson): a licence may be needed. The AES S-box in short depth, architecture D of
// Maximov & Ekdahl 2019: while an element of GF(16) is inverted, 32 linear forms of the byte are
// computed; each output is the sum of four products of an inverted bit and a form. Combinational.
"""


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9; input 8 selects the inverse."""
    return (
        programs.read("maximov_ekdahl_forward", 8),
        programs.read("maximov_ekdahl_inverse", 8),
        programs.read("maximov_ekdahl_both", 9),
    )


def generate() -> str:
    """SystemVerilog of module `aes_sbox_maximov_ekdahl`."""
    return verilog.circuit_module("aes_sbox_maximov_ekdahl", _PARAGRAPH, *circuits())
