# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tower of Canright 2005: all its bases, and the circuits of the best."""

from dataclasses import replace

import pytest

from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import canright, inversion, reyhani_masoleh
from circuit_checks import live


def test_every_build_is_right_and_small() -> None:
    forward, inverse, both = canright.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX + INV_SBOX)
    assert [len(one.gates) for one in (forward, inverse, both)] == [114, 114, 137]
    assert both.counts()["NMUX"] == 10
    assert both.counts()["NAND"] + both.counts()["NOR"] == 40
    for one in (forward, inverse, both):
        assert len(live(one).gates) == len(one.gates)
        assert not {"AND", "OR"} & {*one.counts()}


def test_wrong_multiplexers_are_refused() -> None:
    ahead, back = (canright.BOTH.core().moved(factor, 0) for factor in canright.FACTORS)
    muxes = reyhani_masoleh.MULTIPLEXERS
    with pytest.raises(ValueError, match="do not span"):
        inversion.both(ahead, back, muxes[:-1], (0, 0))
    itself = replace(muxes[0], forward=1 << 8)
    with pytest.raises(ValueError, match="depends on itself"):
        inversion.both(ahead, back, (itself, *muxes[1:]), (0, 0))
    wrong = replace(muxes[1], negated=not muxes[1].negated)
    other = inversion.both(ahead, back, (muxes[0], wrong, *muxes[2:]), (0, 0))
    assert other.table() == tuple(SBOX + INV_SBOX)  # the select then comes in by a XOR
    assert len(other.gates) > 137


def test_a_multiplexer_may_be_an_and() -> None:
    ahead, back = (canright.BOTH.core().moved(factor, 0) for factor in canright.FACTORS)
    values = inversion.resolved(reyhani_masoleh.MULTIPLEXERS)
    plain = [replace(one, forward=0, inverse=one.forward ^ one.inverse) for one in values]
    both = inversion.both(ahead, back, plain, (0, 0))
    assert both.table() == tuple(SBOX + INV_SBOX)
    assert both.counts()["NMUX"] == 5


def test_generated_module_has_its_name() -> None:
    assert "module aes_sbox_canright #(" in canright.generate()
