# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box over GF((2^4)^2) in inverting gates, after Reyhani-Masoleh, Taha and Ashmawy 2018.

The parts are theirs (TCHES 2018): a 17th power by products in GF(16), inversion in GF(16) as logic
of its own, and output multipliers, all in inverting gates. The basis of GF(256) is searched for
beyond those of trace 1: p = Tr(a) and r = Tr(h a), where each direction inverts a multiple of a
power of the byte. In the normal basis of GF(16) the inverse of d is four multiplexers of the bits
of d and t = (d0 NAND d2) XNOR (d1 NOR d3).

In a checkout `research/` searches again, for an hour:
`python -m sbox_search.tower_search reyhani_masoleh`.
"""

from dataclasses import dataclass
from functools import cache

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon_lab.circuits import inversion, linear_cancel, sv_writer, towers
from aesilicon_lab.circuits.inversion import Core, Multiplexer, Seeds

FIELD = towers.products((93, 92), (189, 188))
"""The normal basis of GF(16) in GF(256)."""


@dataclass(frozen=True)
class Choice:
    """A basis of GF(256) over GF(16), and what is inverted in place of the byte a."""

    h: int
    factor: int
    """Of a^(2^squarings)."""
    squarings: int

    def core(self) -> Core:
        """All between the linear maps."""
        top = towers.Extension(16, 1, self.h, FIELD, towers.BYTE)
        return towers.core(top, inverter(), complemented=True).moved(self.factor, self.squarings)


FORWARD = Choice(99, 182, 0)
INVERSE = Choice(99, 12, 0)
BOTH = (Choice(53, 177, 0), Choice(53, 145, 0))
"""Forward, and inverse: `MULTIPLE` times the other."""
MULTIPLE = 30
"""Of all multiples the one with most common outputs of the two directions: three."""

_FORWARD_SEEDS: Seeds = (0, 0)
_INVERSE_SEEDS: Seeds = (1, 1)
_BOTH_SEEDS: Seeds = (2, 3)
MULTIPLEXERS = (
    Multiplexer(0x44F, 0x1288, negated=False),
    Multiplexer(0x50, 0x02, negated=True),
    Multiplexer(0x02, 0x20, negated=False),
    Multiplexer(0x1288, 0x40, negated=False),
    Multiplexer(0x04, 0x280, negated=False),
)


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9; input 8 selects the inverse."""
    ahead, back = (choice.core() for choice in BOTH)
    return (
        inversion.forward(FORWARD.core(), _FORWARD_SEEDS),
        inversion.inverse(INVERSE.core(), _INVERSE_SEEDS),
        inversion.both(ahead, back, MULTIPLEXERS, _BOTH_SEEDS),
    )


def generate() -> str:
    """SystemVerilog of module `aes_sbox_reyhani_masoleh`."""
    return sv_writer.circuit_module("aes_sbox_reyhani_masoleh", _PARAGRAPH, *circuits())


@cache
def inverter() -> Circuit:
    """From the complements of the coordinates of d in GF(16) to the nine forms of its inverse."""
    builder = Builder(4)
    add = builder.add
    d0, d1, d2, d3 = range(4)
    t = add("XOR", add("NOR", d0, d2), add("NAND", d1, d3))  # the complement of t
    bits = [
        add("NMUX", d2, d3, t),
        add("NMUX", t, add("NOR", d1, add("NOT", d2)), d3),
        add("NMUX", d0, d1, t),
        add("NMUX", t, add("NOR", d3, add("NOT", d0)), d1),
    ]
    program = linear_cancel.share(towers.FORMS[16], 4)
    return builder.circuit(inversion.affine(builder, program, [(bit, False) for bit in bits]))


_PARAGRAPH = """\
// The AES S-box over GF((2^4)^2) after Reyhani-Masoleh, Taha & Ashmawy 2018: linear maps around a
// 17th power, an inversion in GF(16) by multiplexers, and two multiplications, in inverting gates.
// The build for both directions has one inversion between multiplexers. Combinational.
"""
