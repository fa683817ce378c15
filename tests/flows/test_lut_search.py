# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for throughput a LUT: the delays it maps for, and the netlist it takes."""

from pathlib import Path

import pytest

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows.measure import fpga, lut_search
from aesilicon.flows.measure.lut_search import LutRecipe, LutTrial, search
from aesilicon.flows.measure.measurement import Figures
from aesilicon.flows.measure.options import Options
from aesilicon.targets import fpga as families
from aesilicon.tools.yosys import FpgaNetlist

NETLIST = FpgaNetlist(Path("none"), {})


def attempt(recipe: LutRecipe) -> LutTrial:
    """LUTs fall up to a delay of 2,500 ps, the shortest being 2,000; joined LUTs cost a tenth."""
    if recipe.aim is None:
        luts, delay = (900, 3300.0) if recipe.goal == "area" else (1500, 2100.0)
    else:
        delay = max(2000.0, recipe.aim.delay_ps)
        luts = 1400 - round((min(delay, 2500) - 2000) * 0.8)
    if not recipe.wide:
        luts = round(luts * 0.9)
    return LutTrial(recipe, NETLIST, luts, 1 + delay / 1000, delay)


def test_the_delay_is_found_between_the_shortest_and_the_smallest() -> None:
    best, tried = search(attempt, "", joined=True)
    assert [str(one.recipe) for one in tried] == [
        *("area", "speed", "speed, for 1 ps"),
        *("speed, for 2200 ps", "speed, for 2500 ps", "speed, for 3000 ps"),
        *("speed, for 2375 ps", "speed, for 2625 ps", "speed, for 2500 ps, LUTs not joined"),
    ]
    assert str(best.recipe) == "speed, for 2500 ps, LUTs not joined"
    effort = lut_search.effort(tried)
    assert (effort.clocks, effort.recipes, effort.orders, effort.tries) == (7, 4, 1, 9)
    assert best.result().luts == 900 and best.result().min_period == 3.5


def test_a_library_without_joined_luts_is_handed_on() -> None:
    _, tried = search(attempt, "1 1 724\n", joined=False)
    assert all(one.recipe.wide for one in tried)
    assert {one.recipe.aim.library for one in tried if one.recipe.aim} == {"1 1 724\n"}


@pytest.mark.parametrize("luts", [100, 300])
def test_a_row_has_the_recipe_and_the_effort(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, luts: int
) -> None:
    """Tries are timed with one seed, and only the best netlist with all of them."""
    asked: list[int] = []

    def try_one(*arguments: object) -> LutTrial:
        recipe = arguments[-1]
        assert isinstance(recipe, LutRecipe)
        return LutTrial(recipe, NETLIST, luts if recipe.goal == "area" else 200, 10.0, 2000.0)

    def figures(mapped: FpgaNetlist, core: object, where: object, seeds: int, *_: object) -> object:
        asked.append(seeds)
        return Figures(luts=7)

    monkeypatch.setattr(fpga, "_attempt", try_one)
    monkeypatch.setattr(fpga, "_figures", figures)
    row = fpga.measure_fpga(
        CoreUnderTest.foreign([], "top", "clk"),
        families.find("ecp5", "ecp5", None),
        Options("efficiency", seeds=3),
        tmp_path,
    )
    assert asked == [3]
    assert row.recipe is not None and row.recipe.startswith("area" if luts == 100 else "speed")
    assert row.effort is not None and row.effort.tries == len(row.tried)
