# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which recipes of a search are placed, and the figures of a placement for real (bench)."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import libraries
from aesilicon.design import design
from aesilicon.errors import MissingToolError
from aesilicon.flows.measure.measurement import Measurement, TriedRecipe
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.store import Store
from aesilicon_lab.layout import placed_rows
from aesilicon_lab.tools import coloquinte


def measured(*periods: float) -> Measurement:
    tried = [
        TriedRecipe(recipe=f"r{n}", gate_equivalents=1.0, min_period=period)
        for n, period in enumerate(periods)
    ]
    return Measurement.model_construct(tried=tried)


def test_the_best_few_recipes_are_placed() -> None:
    row = measured(5.2, 5.0, 5.1, 5.05, 5.3)
    assert placed_rows.candidates(row, Options()) == ["r1", "r3", "r2"]
    assert placed_rows.candidates(measured(5.0, 6.0), Options()) == ["r0"]


def test_for_area_or_a_clock_only_the_chosen_netlist_is_placed() -> None:
    row = measured(5.0, 5.01)
    assert placed_rows.candidates(row, Options(goal="area")) == []
    assert placed_rows.candidates(row, Options(clock_ns=6.0)) == []


def test_for_throughput_a_gate_the_best_recipe_of_each_script_is_placed() -> None:
    """Behind that of the row; those that are 5 % worse are not placed."""
    figures = {
        "nf, fan-out 10": (100.0, 2.0),
        "nf, fan-out 16, order 1": (99.0, 2.0),
        "dch, fan-out 10": (105.0, 1.9),
        "dch, fan-out 16": (102.0, 1.95),
        "nf, fan-out 10, S-boxes kept": (98.0, 2.1),
        "amap, fan-out 10": (70.0, 4.0),
    }
    tried = [
        TriedRecipe(recipe=name, gate_equivalents=area, min_period=period)
        for name, (area, period) in figures.items()
    ]
    row = Measurement.model_construct(tried=tried, recipe="nf, fan-out 16, order 1")
    assert placed_rows.candidates(row, Options(goal="efficiency")) == [
        *("nf, fan-out 16, order 1", "dch, fan-out 16", "nf, fan-out 10, S-boxes kept"),
    ]


@pytest.mark.parametrize(("goal", "best"), [("speed", "fast"), ("efficiency", "small")])
def test_the_best_one_placed_is_that_of_the_goal(
    goal: str, best: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gates = {2.0: 110.0, 2.1: 100.0}
    monkeypatch.setattr(placed_rows, "_gates", lambda run, _: gates[run.period_ns])
    firsts: Any = {"fast": SimpleNamespace(period_ns=2.0), "small": SimpleNamespace(period_ns=2.1)}
    step: Any = SimpleNamespace(options=SimpleNamespace(goal=goal), target=None)
    assert placed_rows._best(firsts, step) == best


@pytest.mark.bench
def test_a_design_is_placed(tmp_path: Path) -> None:
    target = libraries.found("osu018", timed=True)
    try:
        coloquinte.require()
    except MissingToolError as e:
        pytest.skip(str(e))
    step = MeasureDesign(design.load("aes128-serial-enc"), target, Options(quick=True))
    store = Store(tmp_path / "store")
    row = placed_rows.placed(step, store)
    fmax_mhz = step.done(store).fmax_mhz
    assert fmax_mhz is not None
    without = 1000 / fmax_mhz
    assert 0.8 * without < row.period_ns < 1.2 * without
    assert row.periods_ns.index(row.period_ns) == row.seed - 1
    assert sorted(row.periods_ns)[1] == row.period_ns
    assert placed_rows.placed(step, Store(tmp_path / "other")) == row
