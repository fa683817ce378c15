# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tower of Canright 2005: all its bases, and the circuits of the best."""

from dataclasses import replace

import pytest

from aesilicon.circuits import (
    canright,
    inversion,
    inversion_search,
    linear,
    reyhani_masoleh,
    search,
    towers,
)
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX


def test_there_are_432_cases() -> None:
    cases = list(canright.cases())
    assert len(cases) == len(set(cases)) == 432
    assert [len(list(towers.bases(q))) for q in (2, 4, 16)] == [3, 6, 24]


@pytest.mark.parametrize("q", [2, 4, 16])
def test_bases_span_their_field(q: int) -> None:
    subfield = [x for x in range(256) if gf.power(x, q) == x]
    for a, b in towers.bases(q):
        sums = {gf.mul(a, x) ^ gf.mul(b, y) for x in subfield for y in subfield}
        assert sums == {x for x in range(256) if gf.power(x, q * q) == x}
        other = gf.power(a, q)
        assert a ^ other == 1
        assert b in (other, 1)


@pytest.mark.parametrize("place", range(0, 432, 37))
def test_cases_invert(place: int) -> None:
    case = list(canright.cases())[place]
    core = case.core()
    assert inversion.forward(core, (0, 0)).table() == tuple(SBOX)
    assert inversion.inverse(core.moved(93, 5), (1, 1)).table() == tuple(INV_SBOX)


def test_many_cases_are_one_circuit() -> None:
    distinct = canright.distinct()
    assert {canright.FORWARD, canright.INVERSE, canright.BOTH} <= {*distinct}
    assert len(distinct) == 16


def test_the_committed_cases_have_the_fewest_gates() -> None:
    seeds = range(2)
    normal = [case for case in canright.distinct() if 1 not in (*case.y, *case.z, *case.w)]
    cores = {case: case.core() for case in normal}
    forward = {c: inversion_search.gates_forward(core, seeds) for c, core in cores.items()}
    inverse = {c: inversion_search.gates_inverse(core, seeds) for c, core in cores.items()}
    assert forward[canright.FORWARD] == min(forward.values()) == 48
    assert inverse[canright.INVERSE] == min(inverse.values()) == 47


def test_every_build_is_right_and_small() -> None:
    forward, inverse, both = canright.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX + INV_SBOX)
    assert [len(one.gates) for one in (forward, inverse, both)] == [114, 114, 137]
    assert both.counts()["NMUX"] == 10
    assert both.counts()["NAND"] + both.counts()["NOR"] == 40
    for one in (forward, inverse, both):
        assert len(one.live().gates) == len(one.gates)
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


def test_multiplexers_are_found() -> None:
    ahead, back = (canright.BOTH.core().moved(factor, 0) for factor in canright.FACTORS)
    gates, muxes = inversion_search.multiplexers(ahead, back, 12, 1)
    assert inversion.both(ahead, back, muxes, (0, 0)).table() == tuple(SBOX + INV_SBOX)
    program = inversion.before_program(ahead, back, reyhani_masoleh.MULTIPLEXERS, 0)
    assert program.xors + len(reyhani_masoleh.MULTIPLEXERS) == 30 <= gates
    spans = [one.forward ^ one.inverse for one in inversion.resolved(muxes)]
    assert len(linear.span(spans)) == 32


def test_the_search_runs_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert search.main(["canright"]) is None
    assert capsys.readouterr().out == f"{canright.FORWARD}\n{canright.INVERSE}\n"
    assert "usage" in (search.main([]) or "")


def test_generated_module_has_its_name() -> None:
    assert "module aes_sbox_canright #(" in canright.generate()
