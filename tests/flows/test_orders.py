# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A measurement maps its best recipe in several orders: the best counts, medians are recorded."""

from pathlib import Path
from statistics import median_low

import pytest

from aesilicon import targets
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.fpga import measure_fpga
from aesilicon.flows.measure.measurement import Figures
from aesilicon.flows.measure.options import Options
from aesilicon.targets import CellTarget, registry
from aesilicon.tools.abc import Recipe

MULTIPLIER = """
module top (input logic clk_i, input logic [5:0] a_i, b_i, output logic [11:0] y_o);
  logic [5:0] a_q, b_q;
  always_ff @(posedge clk_i) begin
    a_q <= a_i;
    b_q <= b_i ^ {a_q[2:0], 3'd5};
    y_o <= 12'(a_q) * 12'(b_q);
  end
endmodule
"""


def measured(where: str, options: Options, work: Path) -> Figures:
    work.mkdir()
    (work / "top.sv").write_text(MULTIPLIER)
    core = CoreUnderTest((work / "top.sv",), "top")
    target = targets.find(where)
    if isinstance(target, CellTarget):
        return measure_cells(core, target, options, work)
    return measure_fpga(core, target, options, work)


def test_on_cells_the_best_of_the_orders_is_delivered(tmp_path: Path) -> None:
    found = measured("generic", Options(orders=4), tmp_path / "once")
    assert found.recipe is not None and found.median is not None and found.effort is not None
    recipe = Recipe.parse(found.recipe)
    same = [one for one in found.tried if Recipe.parse(one.recipe) == recipe]
    first = str(Recipe(**{**vars(recipe), "order": 0}))
    orders = [one for one in found.tried if one.recipe.partition(", order")[0] == first]
    assert len(orders) == len({one.recipe for one in orders}) == 4
    assert len({(one.gate_equivalents, one.min_period) for one in orders}) > 1
    assert found.median.orders == (0, 1, 2, 3) and found.effort.orders == 4
    periods = [one.min_period for one in orders if one.min_period is not None]
    assert found.median.min_period == median_low(periods)
    assert same[0].min_period is not None and same[0].min_period <= 1.01 * min(periods)


@pytest.mark.skipif(not registry.OSU018_LIBERTY.is_file(), reason="needs qflow-tech-osu018")
def test_a_named_recipe_is_tried_alone_in_each_order(tmp_path: Path) -> None:
    recipe = "nf, fan-out 10, no wires"
    options = Options("area", clock_ns=4.0, orders=2, recipe=recipe)
    found = measured("osu018", options, tmp_path / "once")
    assert [one.recipe for one in found.tried] == [recipe, f"{recipe}, order 1"]
    assert found.effort is not None and (found.effort.recipes, found.effort.orders) == (1, 2)
    assert options.words(targets.find("osu018"))[-4:] == ["--recipe", recipe, "--orders", "2"]


@pytest.mark.bench
def test_on_luts_the_best_of_the_orders_is_delivered(tmp_path: Path) -> None:
    found = measured("xcve", Options("area", orders=3), tmp_path / "once")
    assert found.median is not None and len(found.tried) == 3
    luts = [one.luts for one in found.tried if one.luts is not None]
    assert found.luts == min(luts) and found.median.luts == median_low(luts)
    assert measured("xcve", Options("area", orders=3), tmp_path / "again") == found


def test_a_quick_measurement_takes_the_canonical_order(tmp_path: Path) -> None:
    found = measured("generic", Options(quick=True), tmp_path / "once")
    assert found.median is not None and found.median.orders == (0,)
    assert found.recipe is not None and "order" not in found.recipe


@pytest.mark.parametrize(("orders", "words"), [(5, []), (9, ["--orders", "9"])])
def test_the_command_of_a_row_names_the_orders(orders: int, words: list[str]) -> None:
    for name in ("generic", "xc7"):
        assert Options(orders=orders).words(targets.find(name)) == words
    both = Options(quick=True, orders=9).meaningless([targets.find("generic")])
    assert both is not None and "--quick takes one order" in both
