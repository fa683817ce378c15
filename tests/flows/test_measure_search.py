# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search over recipes: what it tries, when it ends, and which netlist it takes."""

from dataclasses import replace
from typing import Any

import pytest

from aesilicon import targets
from aesilicon.errors import UserError
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.search import AS_DESIGNED, Trial, lightest, named, search, unloaded
from aesilicon.targets import CellTarget
from aesilicon.tools import abc, opensta


@pytest.fixture
def library() -> CellTarget:
    """The built-in library as if it came from elsewhere, so that OpenSTA is asked."""
    generic = targets.find("generic")
    assert isinstance(generic, CellTarget)
    return replace(generic, name="toy", built_in=False)


def timing(**changes: Any) -> opensta.Timing:
    steps = (opensta.PathPoint("a_reg/Q", "DFF", 1.0), opensta.PathPoint("g/Y", "NAND2", 3.0))
    made = opensta.Timing(5.0, "a_reg", "b_reg", steps, 1.0, 50.0)
    return replace(made, **changes)


def trial(recipe: abc.Recipe, area: float, period: float, slew: float = 1.0) -> Trial:
    return Trial(recipe, None, timing(max_transition_ns=slew), area, period)  # type: ignore[arg-type]


def test_the_search_takes_the_fastest_of_what_it_tries(library: CellTarget) -> None:
    speeds = {"sop": 4.0, "dch": 3.0, "nf": 5.0}

    def attempt(recipe: abc.Recipe) -> Trial:
        gain = 0.5 if recipe.max_fanout == 16 else 0.0
        return trial(recipe, 100.0, speeds[recipe.structure] - gain)

    best, tried = search(library, Options(), attempt)
    assert str(best.recipe) == "dch, fan-out 16"
    assert best.period == 2.5
    assert [str(t.recipe) for t in tried] == [
        *("sop, fan-out 10", "dch, fan-out 10", "nf, fan-out 10"),
        *("dch, fan-out 6", "dch, fan-out 16"),
    ]


def test_around_kept_sboxes_large_fan_outs_are_buffered_again(library: CellTarget) -> None:
    def attempt(recipe: abc.Recipe) -> Trial:
        period = (4.0 if recipe.boxes_kept else 5.0) - (recipe.fanout_again == 24)
        return trial(recipe, 100.0, period)

    best, tried = search(library, Options(), attempt, kept=True)
    assert str(best.recipe) == "dch, fan-out 10, S-boxes kept, then fan-out 24"
    assert [str(t.recipe) for t in tried if t.recipe.max_fanout != 10] == [
        "dch, fan-out 6, S-boxes kept",
        "dch, fan-out 16, S-boxes kept",
    ]


def test_circuits_as_designed_are_buffered_in_every_trial(library: CellTarget) -> None:
    """With the fan-out of the logic around them; a search tries the other one last."""

    def attempt(recipe: abc.Recipe) -> Trial:
        period = (4.0 if recipe.boxes_kept else 5.0) + (recipe.max_fanout == 16)
        return trial(recipe, 100.0, period + (recipe.fanout_again == 10))

    _, (quick,) = search(library, Options(quick=True), attempt, kept=True, again=AS_DESIGNED)
    assert str(quick.recipe) == "dch, fan-out 6, S-boxes kept, then fan-out 6"
    best, tried = search(library, Options(), attempt, kept=True, again=AS_DESIGNED)
    assert str(best.recipe) == str(quick.recipe)
    kept = [str(one.recipe) for one in tried if one.recipe.boxes_kept]
    assert len(kept) == len(set(kept)) == 6
    assert kept[-3:] == [
        "dch, fan-out 16, S-boxes kept, then fan-out 6",
        "dch, fan-out 6, S-boxes kept, then fan-out 10",
        "dch, fan-out 6, S-boxes kept, then fan-out 4",
    ]


def test_a_search_that_keeps_sboxes_tries_nothing_else(library: CellTarget) -> None:
    """Each structure with each fan-out in place, then smaller fan-outs around the best."""

    def attempt(recipe: abc.Recipe) -> Trial:
        period = 4.0 - (recipe.structure == "nf") - 0.1 * (recipe.fanout_again == 4)
        return trial(recipe, 100.0, period + 0.01 * abs(recipe.max_fanout - 4))

    asked = Options(keep_sboxes=True)
    best, tried = search(library, asked, attempt, kept=True, again=AS_DESIGNED)
    assert str(best.recipe) == "nf, fan-out 4, S-boxes kept, then fan-out 4"
    recipes = [one.recipe for one in tried]
    assert all(recipe.boxes_kept for recipe in recipes)
    assert [(r.structure, r.fanout_again) for r in recipes[:9]] == [
        (structure, fanout) for structure in ("dch", "nf", "amap") for fanout in AS_DESIGNED
    ]
    assert {(r.structure, r.fanout_again) for r in recipes[9:]} == {("nf", 4)}
    assert [r.max_fanout for r in recipes[9:]] == [16, 5, 4, 3]

    with pytest.raises(UserError, match="have no cells of their own to keep"):
        search(library, asked, attempt, again=AS_DESIGNED)


def test_kept_sboxes_get_no_buffers_for_wires() -> None:
    assert abc.sizes(0, False, None, wire_loads=False) == "upsize; dnsize"
    assert abc.sizes(24, False, 900.0, wire_loads=False).startswith("buffer -p -N 24; ")
    assert abc.sizes(10, True, None) == "buffer -c -p -N 10; dnsize"


def test_the_search_goes_on_to_smaller_fan_outs_while_they_help(library: CellTarget) -> None:
    def fanouts(fastest: int) -> list[int]:
        _, tried = search(
            library,
            Options(),
            lambda recipe: trial(recipe, 100.0, 3.0 + abs(recipe.max_fanout - fastest)),
        )
        return [one.recipe.max_fanout for one in tried if one.recipe.structure == "sop"]

    assert fanouts(10) == [10, 6, 16]
    assert fanouts(6) == [10, 6, 16, 5]
    assert fanouts(4) == [10, 6, 16, 5, 4, 3]


def test_the_search_does_not_stop_at_noise(library: CellTarget) -> None:
    """A step back of 1 % is noise; of 3 % it is the end."""
    periods = {10: 2.6, 6: 2.40, 16: 2.7, 5: 2.42, 4: 2.3, 3: 2.25}

    def fanouts() -> list[int]:
        _, tried = search(
            library, Options(), lambda recipe: trial(recipe, 1.0, periods[recipe.max_fanout])
        )
        return [one.recipe.max_fanout for one in tried if one.recipe.structure == "sop"]

    assert fanouts() == [10, 6, 16, 5, 4, 3]
    periods[5] = 2.48
    assert fanouts() == [10, 6, 16, 5]


def test_a_hair_more_speed_is_not_worth_area(library: CellTarget) -> None:
    """Within 1 % of the goal's figure the other one decides; beyond it, and at a clock, never."""
    areas = {10: 100.0, 6: 110.0, 16: 90.0}
    periods = {10: 2.015, 6: 2.0, 16: 2.05}

    def attempt(recipe: abc.Recipe) -> Trial:
        at = recipe.max_fanout
        return trial(recipe, areas.get(at, 200.0), periods.get(at, 3.0))

    def fanout(**asked: Any) -> int:
        return search(library, Options(**asked), attempt)[0].recipe.max_fanout

    assert fanout() == 10
    periods[10] = 2.025
    assert fanout() == 6
    assert fanout(goal="area") == 16
    areas[6] = 90.5
    assert fanout(goal="area") == 6
    assert fanout(goal="area", clock_ns=2.1) == 16


def test_the_search_takes_the_smallest_that_meets_a_clock(library: CellTarget) -> None:
    figures = {
        "amap": (50.0, 9.0),
        "nf-area": (60.0, 6.0),
        "nf": (80.0, 4.9),
        "dch": (90.0, 4.0),
        "sop": (99.0, 3.0),
    }

    def attempt(recipe: abc.Recipe) -> Trial:
        return trial(recipe, *figures[recipe.structure])

    def best(**asked: Any) -> str:
        return search(library, Options("area", **asked), attempt)[0].recipe.structure

    assert best() == "amap"
    assert best(clock_ns=10.0) == "amap"
    assert best(clock_ns=7.0) == "nf-area"
    assert best(clock_ns=5.0) == "nf"
    assert best(clock_ns=1.0) == "sop"  # none meets it: the nearest
    # A clock to meet asks for area whatever the goal, also of a single recipe.
    fastest = search(library, Options("speed", clock_ns=7.0), attempt)[0]
    assert fastest.recipe.structure == "nf-area"
    for clock, structure in ((10.0, "amap"), (7.0, "dch")):
        options = Options("speed", clock_ns=clock, quick=True)
        assert search(library, options, attempt)[0].recipe.structure == structure


def test_buffers_for_no_wires_are_taken_if_they_are_smaller_at_the_clock(
    library: CellTarget,
) -> None:
    def best(smaller: float, *, kept: bool = False, **asked: Any) -> abc.Recipe:
        def attempt(recipe: abc.Recipe) -> Trial:
            light = recipe.structure == "nf-light" and recipe.max_fanout == 24
            return trial(recipe, smaller if light else 99.0, 3.0)

        first = trial(abc.Recipe("amap", 10), 90.0, 3.0)
        options = Options("area", clock_ns=3.5, **asked)
        found, tried = unloaded(library, options, attempt, [first], kept=kept)
        assert tried[0] == first and not any(one.recipe.wire_loads for one in tried[1:])
        assert {one.recipe.boxes_kept for one in tried[1:]} == {kept}
        return found.recipe

    assert best(80.0) == abc.Recipe("nf-light", 24, wire_loads=False)
    assert best(95.0) == abc.Recipe("amap", 10)
    assert best(80.0, kept=True, keep_sboxes=True) == abc.Recipe("amap", 10)


def test_a_recipe_has_the_name_that_a_row_gives_it(library: CellTarget) -> None:
    recipe = abc.Recipe("nf-light", 24, boxes_kept=True, wire_loads=False, order=15)
    assert named(str(recipe), kept=True) == recipe
    with pytest.raises(UserError, match="a recipe without 'S-boxes kept'"):
        named(str(recipe), kept=False)
    for text in ("fast, fan-out 6", "sop", ""):
        with pytest.raises(UserError, match=f"'{text}' is no recipe; give one as") as raised:
            named(text, kept=True)
        asked = Options("area", clock_ns=2.0, recipe=text)
        assert asked.meaningless([library]) == str(raised.value)


@pytest.mark.parametrize("asked", [{}, {"clock_ns": 2.0, "quick": True}])
def test_a_recipe_needs_a_clock_and_no_other_choice(
    asked: dict[str, Any], library: CellTarget
) -> None:
    said = Options("area", recipe="sop, fan-out 6", **asked).meaningless([library])
    assert said == "--recipe needs --clock, and goes without --quick and --keep-sboxes"


def test_the_lightest_at_a_clock_may_have_slow_nets() -> None:
    late = trial(abc.Recipe("amap", 10), 70.0, 4.0)
    slow = trial(abc.Recipe("amap", 16), 80.0, 3.0, slew=500.0)
    good = trial(abc.Recipe("nf", 10), 90.0, 2.0)
    assert lightest([late, good, slow], Options("area", 3.5)) == slow.recipe
    assert lightest([late, slow], Options("area", 2.5)) == slow.recipe


def test_the_search_avoids_slow_nets(library: CellTarget) -> None:
    def attempt(recipe: abc.Recipe) -> Trial:
        return trial(recipe, 100.0, 3.0, slew=500.0 if recipe.max_fanout != 6 else 1.0)

    assert search(library, Options(), attempt)[0].recipe.max_fanout == 6


def test_a_slow_net_does_not_rule_out_a_structure(library: CellTarget) -> None:
    """The fastest structure has one at a fan-out of 10, which a smaller fan-out cures."""

    def attempt(recipe: abc.Recipe) -> Trial:
        first = recipe.structure == "sop"
        slow = first and recipe.max_fanout >= 10
        return trial(recipe, 100.0, 3.0 if first else 4.0, slew=500.0 if slow else 1.0)

    best = search(library, Options(), attempt)[0]
    assert (best.recipe.structure, best.recipe.max_fanout) == ("sop", 6)
