# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-boxes of the Circuit Minimization Team: 113 gates forward, 121 inverse.

After Boyar and Peralta 2010 (SEA 2010) and Boyar, Matthews and Peralta 2013 (Journal of Cryptology
26); the programs in `data` name their sources. No circuit for both directions is published. Here
it is the middle part of the forward circuit (inversion in GF(256)) with linear maps and muxes.
"""

from functools import cache

from aesilicon.netlist.circuit import Circuit
from aesilicon_lab.circuits import inversion, programs, sv_writer
from aesilicon_lab.circuits.inversion import Core, Multiplexer

_FACTOR = 30
"""In the inverse S-box the middle part inverts this multiple of the byte, so that both directions
have three outputs in common."""
MULTIPLEXERS = (
    Multiplexer(1092, 128, negated=True),
    Multiplexer(5169, 257, negated=False),
    Multiplexer(10, 96, negated=True),
    Multiplexer(8, 64, negated=True),
    Multiplexer(160, 2155, negated=True),
)
"""Found in `research/` by `python -m sbox_search.tower_search boyar_peralta`."""
_SEEDS = (2, 19)

_PARAGRAPH = """\
// The AES S-box of the Circuit Minimization Team (Boyar & Peralta 2010; Boyar, Matthews & Peralta
// 2013): 113 gates forward and 121 inverse; both directions share the forward circuit's inversion
// in GF(256) between linear maps with muxes. Combinational.
"""


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9; input 8 selects the inverse."""
    ahead, back = directions()
    return (
        programs.read("boyar_peralta_forward", 8),
        programs.read("boyar_peralta_inverse", 8),
        inversion.both(ahead, back, MULTIPLEXERS, _SEEDS),
    )


def directions() -> tuple[Core, Core]:
    """The cores of the circuit for both directions: forward, and inverse with its multiple."""
    ahead = core(programs.read("boyar_peralta_forward", 8))
    return ahead, ahead.moved(_FACTOR, 0)


def core(forward: Circuit) -> Core:
    """The inversion in the middle of an S-box."""
    before, middle, after = programs.split(forward)
    ins, _ = programs.linear_program(before)
    outs, _ = programs.linear_program(after)
    to_inverse = inversion.compose(inversion.INVERSE_MAP, outs.rows())
    return Core(middle, ins.rows(), to_inverse, negative=False)


def generate() -> str:
    """SystemVerilog of module `aes_sbox_boyar_peralta`."""
    return sv_writer.circuit_module("aes_sbox_boyar_peralta", _PARAGRAPH, *circuits())
