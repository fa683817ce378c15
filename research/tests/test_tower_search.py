# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search over tower fields: all bases, and that the committed choices are the best."""

import pytest

from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import canright, inversion, linear, reyhani_masoleh
from sbox_search import linear_map_gates, tower_search
from sbox_search.multiplexer_search import multiplexers


def test_canright_has_432_cases() -> None:
    cases = list(tower_search.canright_cases())
    assert len(cases) == len(set(cases)) == 432
    assert [len(list(tower_search.bases(q))) for q in (2, 4, 16)] == [3, 6, 24]


@pytest.mark.parametrize("q", [2, 4, 16])
def test_bases_span_their_field(q: int) -> None:
    subfield = [x for x in range(256) if gf.power(x, q) == x]
    for a, b in tower_search.bases(q):
        sums = {gf.mul(a, x) ^ gf.mul(b, y) for x in subfield for y in subfield}
        assert sums == {x for x in range(256) if gf.power(x, q * q) == x}
        other = gf.power(a, q)
        assert a ^ other == 1
        assert b in (other, 1)


@pytest.mark.parametrize("place", range(0, 432, 37))
def test_cases_invert(place: int) -> None:
    case = list(tower_search.canright_cases())[place]
    core = case.core()
    assert inversion.forward(core, (0, 0)).table() == tuple(SBOX)
    assert inversion.inverse(core.moved(93, 5), (1, 1)).table() == tuple(INV_SBOX)


def test_many_cases_are_one_circuit() -> None:
    distinct = tower_search.distinct_canright_cases()
    assert {canright.FORWARD, canright.INVERSE, canright.BOTH} <= {*distinct}
    assert len(distinct) == 16


def test_the_committed_cases_have_the_fewest_gates() -> None:
    seeds = range(2)
    normal = [
        case
        for case in tower_search.distinct_canright_cases()
        if 1 not in (*case.y, *case.z, *case.w)
    ]
    cores = {case: case.core() for case in normal}
    forward = {c: linear_map_gates.forward(core, seeds) for c, core in cores.items()}
    inverse = {c: linear_map_gates.inverse(core, seeds) for c, core in cores.items()}
    assert forward[canright.FORWARD] == min(forward.values()) == 48
    assert inverse[canright.INVERSE] == min(inverse.values()) == 47


def test_multiplexers_are_found() -> None:
    ahead, back = (canright.BOTH.core().moved(factor, 0) for factor in canright.FACTORS)
    gates, muxes = multiplexers(ahead, back, 12, 1)
    assert inversion.both(ahead, back, muxes, (0, 0)).table() == tuple(SBOX + INV_SBOX)
    program = inversion.before_program(ahead, back, reyhani_masoleh.MULTIPLEXERS, 0)
    assert program.xors + len(reyhani_masoleh.MULTIPLEXERS) == 30 <= gates
    spans = [one.forward ^ one.inverse for one in inversion.resolved(muxes)]
    assert len(linear.span(spans)) == 32


def test_the_search_runs_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert tower_search.main(["canright"]) is None
    assert capsys.readouterr().out == f"{canright.FORWARD}\n{canright.INVERSE}\n"
    assert "usage" in (tower_search.main([]) or "")


def test_choices_have_linear_terms_that_cost_nothing() -> None:
    choices = tower_search.reyhani_masoleh_choices()
    assert len(choices) == 4 * 2040
    assert reyhani_masoleh.FORWARD in choices
    assert reyhani_masoleh.INVERSE in choices
    assert {*reyhani_masoleh.BOTH} <= {*choices}


def test_the_committed_choices_are_the_best_of_a_sample() -> None:
    sample = tower_search.reyhani_masoleh_choices()[::331]
    seeds = range(2)
    forward = [linear_map_gates.forward(one.core(), seeds) for one in sample]
    inverse = [linear_map_gates.inverse(one.core(), seeds) for one in sample]
    best = reyhani_masoleh.FORWARD.core(), reyhani_masoleh.INVERSE.core()
    assert linear_map_gates.forward(best[0], seeds) == 43 <= min(forward)
    assert linear_map_gates.inverse(best[1], seeds) == 45 <= min(inverse)


def test_the_committed_pair_has_three_common_outputs() -> None:
    first, second = reyhani_masoleh.BOTH
    assert tower_search.inverse_partner(first) == second
    counts = [tower_search.common_outputs(multiple) for multiple in range(1, 256)]
    assert max(counts) == 3 == counts[reyhani_masoleh.MULTIPLE - 1]
    assert counts.count(3) == 1
    ahead, back = first.core(), second.core()
    assert linear_map_gates.after_both(ahead, back, 3) == 36 + 5
