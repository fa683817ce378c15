# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box over GF(((2^2)^2)^2) after Canright 2005 (CHES 2005): any basis for each field.

There are 432 cases: normal and polynomial bases of GF(256) over GF(16), of that over GF(4), of that
over GF(2), each of elements of trace 1. The multiplications share the sums of their factors, and
NORs take in the linear terms. Many cases give the same circuit with another order of forms. Forward
and inverse each have the case with the fewest XORs in the linear maps. Where both share the
inversion, each direction may invert a multiple of the byte, so that fewer multiplexers are needed.
In a checkout `research/` searches again: `python -m sbox_search.tower_search canright`.
"""

from dataclasses import dataclass
from functools import cache

from aesilicon.netlist.circuit import Circuit
from aesilicon_lab.circuits import inversion, reyhani_masoleh, sv_writer, towers
from aesilicon_lab.circuits.inversion import Core, Seeds
from aesilicon_lab.circuits.towers import Extension, Pair


@dataclass(frozen=True)
class Case:
    """Bases of GF(256) over GF(16), of that over GF(4), of that over GF(2); elements as bytes."""

    y: Pair
    z: Pair
    w: Pair

    @property
    def top(self) -> Extension:
        """Inversion in GF(256)."""
        return _existing(towers.extension(16, self._field, self.y, towers.BYTE))

    def core(self) -> Core:
        """The nonlinear core between the linear maps."""
        low = _existing(towers.extension(4, tuple(reversed(self.w)), self.z, self._field))
        return towers.core(self.top, towers.nand_inverter(low))

    @property
    def _field(self) -> tuple[int, ...]:
        return towers.products(self.z, self.w)


FORWARD = Case((19, 18), (93, 92), (189, 188))
INVERSE = Case((163, 162), (93, 92), (189, 188))
BOTH = Case((243, 242), (93, 92), (189, 188))

_FORWARD_SEEDS: Seeds = (0, 0)
_INVERSE_SEEDS: Seeds = (1, 0)
_BOTH_SEEDS: Seeds = (0, 3)
FACTORS = (198, 28)
"""Factor of the byte in each direction of `BOTH`. With these factors the maps before the core and
the muxes are those of `reyhani_masoleh.BOTH`."""


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9; input 8 selects the inverse."""
    ahead, back = (BOTH.core().moved(factor, 0) for factor in FACTORS)
    return (
        inversion.forward(FORWARD.core(), _FORWARD_SEEDS),
        inversion.inverse(INVERSE.core(), _INVERSE_SEEDS),
        inversion.both(ahead, back, reyhani_masoleh.MULTIPLEXERS, _BOTH_SEEDS),
    )


def generate() -> str:
    """SystemVerilog of module `aes_sbox_canright`."""
    return sv_writer.circuit_module("aes_sbox_canright", _PARAGRAPH, *circuits())


def _existing(extension: Extension | None) -> Extension:
    assert extension is not None, "every case has two coordinates or sums that will do"
    return extension


_PARAGRAPH = """\
// The AES S-box over the tower field GF(((2^2)^2)^2) with normal bases, after Canright 2005: linear
// maps around an inversion in NANDs, NORs and XORs. The build for both directions has one inversion
// between muxes; each direction inverts a multiple of the byte. Combinational.
"""
