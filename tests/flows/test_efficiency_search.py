# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for throughput a gate: the clocks it asks for, and the netlist it takes."""

from dataclasses import replace
from typing import Any

import pytest

from aesilicon import targets
from aesilicon.errors import UserError
from aesilicon.flows.measure.efficiency_search import TRIES, search
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.search import AS_DESIGNED, SIZED, Trial
from aesilicon.targets import CellTarget
from aesilicon.tools import abc, opensta

ASKED = Options("efficiency")
FREE = {
    "dch": (150.0, 4.0),
    "sop": (210.0, 3.5),
    "nf": (120.0, 4.5),
    "nf-area": (110.0, 5.0),
    "amap": (100.0, 7.0),
}
"""Structure -> area and period without a clock: area times period is best with `nf` and worst with
`amap` and `sop`, which are the smallest and the fastest."""


@pytest.fixture
def library() -> CellTarget:
    generic = targets.find("generic")
    assert isinstance(generic, CellTarget)
    return replace(generic, name="toy", built_in=False)


def trial(recipe: abc.Recipe, area: float, period: float, slew: float = 1.0) -> Trial:
    steps = (opensta.PathPoint("a_reg/Q", "DFF", 1.0),)
    timed = opensta.Timing(period, "a_reg", "b_reg", steps, 1.0, slew)
    return Trial(recipe, None, timed, area, period)  # type: ignore[arg-type]


def sized(recipe: abc.Recipe) -> Trial:
    """A netlist that trades area for time between 0.9 and 1.2 times its own period, best at 1.1."""
    area, period = FREE[recipe.structure]
    if recipe.clock_ns is None:
        return trial(recipe, area, period)
    ratio = min(max(recipe.clock_ns / period, 0.9), 1.2)
    return trial(recipe, area * (0.8 + abs(ratio - 1.1)) / ratio, period * ratio)


def test_the_clock_is_found_between_the_fastest_and_the_smallest(library: CellTarget) -> None:
    best, tried = search(library, ASKED, sized)
    assert str(best.recipe) == "nf, fan-out 10, for 4.939 ns"
    assert best.gate_equivalents * best.period == min(
        one.gate_equivalents * one.period for one in tried
    )
    free = [one.recipe.structure for one in tried if one.recipe.clock_ns is None]
    assert sorted(free) == sorted(abc.STRUCTURES)
    clocks = {
        structure: [
            one.recipe.clock_ns
            for one in tried
            if one.recipe.structure == structure and one.recipe.max_fanout == 10
        ]
        for structure in FREE
    }
    beside = [round(5.04 * ratio, 3) for ratio in (0.95, 1.05, 0.98, 1.02, 0.92, 1.08, 0.9, 1.15)]
    assert clocks["nf"] == [None, 4.725, 5.04, 5.625, *beside]
    assert clocks["nf-area"] == [None, 4.0, 5.25, 6.0]
    assert clocks["dch"] == [None, 4.2, 4.48, 5.0]
    assert clocks["amap"] == clocks["sop"] == [None]  # the worst two without a clock


def test_every_core_gets_the_same_tries(library: CellTarget) -> None:
    """Whatever its figures and its S-boxes are; and none of them twice."""

    def flat(recipe: abc.Recipe) -> Trial:
        return trial(recipe, 100.0 + recipe.max_fanout, 4.0)

    for attempt in (sized, flat):
        for kept, alone, again in [
            *((False, False, ()), (True, False, SIZED), (True, False, AS_DESIGNED)),
            *((True, True, SIZED), (True, True, AS_DESIGNED)),
        ]:
            made: list[abc.Recipe] = []

            def counted(recipe: abc.Recipe, attempt: Any = attempt, made: Any = made) -> Trial:
                made.append(recipe)
                one: Trial = attempt(recipe)
                return one

            asked = replace(ASKED, keep_sboxes=alone)
            _, tried = search(library, asked, counted, kept=kept, again=again)
            assert [one.recipe for one in tried] == made
            assert len(made) == len(set(made)) == TRIES


def test_the_best_recipe_is_tried_with_other_fan_outs(library: CellTarget) -> None:
    def attempt(recipe: abc.Recipe) -> Trial:
        made = sized(recipe)
        return replace(made, period=made.period * (1 + 0.01 * abs(recipe.max_fanout - 5)))

    best, tried = search(library, ASKED, attempt)
    assert best.recipe.max_fanout == 5
    fanouts = [one.recipe.max_fanout for one in tried]
    assert set(fanouts) == {10, 6, 16, 5, 4, 3}
    assert fanouts[-8:] == [5] * 8  # the last clocks are tried with the best of them


def test_slow_nets_do_not_win(library: CellTarget) -> None:
    def attempt(recipe: abc.Recipe) -> Trial:
        slow = recipe.max_fanout >= 10
        return trial(recipe, 90.0 if slow else 100.0, 4.0, slew=500.0 if slow else 1.0)

    assert search(library, ASKED, attempt)[0].recipe.max_fanout == 6


def test_kept_sboxes_are_tried_too_or_alone(library: CellTarget) -> None:
    def attempt(recipe: abc.Recipe) -> Trial:
        made = sized(recipe)
        gain = 0.8 if recipe.boxes_kept else 1.0
        return replace(made, period=made.period * (gain - 0.01 * (recipe.fanout_again == 4)))

    both, tried = search(library, ASKED, attempt, kept=True, again=AS_DESIGNED)
    assert both.recipe.boxes_kept and both.recipe.fanout_again == 4
    assert not all(one.recipe.boxes_kept for one in tried)
    alone, tried = search(
        library, replace(ASKED, keep_sboxes=True), attempt, kept=True, again=AS_DESIGNED
    )
    assert all(one.recipe.boxes_kept for one in tried)
    assert replace(alone.recipe, clock_ns=None) == replace(both.recipe, clock_ns=None)
    with pytest.raises(UserError, match="have no cells of their own to keep"):
        search(library, replace(ASKED, keep_sboxes=True), attempt)
