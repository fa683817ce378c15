# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which recipes of a search are placed, and the figures of a placement for real (bench)."""

from pathlib import Path
from typing import Any

import pytest

import libraries
from aesilicon import targets
from aesilicon.design import design
from aesilicon.errors import MissingToolError
from aesilicon.flows import sweep
from aesilicon.flows.measure.options import Options
from aesilicon.store import Store
from aesilicon_lab.layout import placed_rows
from aesilicon_lab.tools import coloquinte


def job(name: str = "aes128-serial-enc", **options: Any) -> sweep.Job:
    return sweep.Job(design.load(name), targets.find("generic"), Options(**options))


def measured(*periods: float) -> dict[str, Any]:
    return {"tried": [{"recipe": f"r{n}", "min_period": p} for n, p in enumerate(periods)]}


def test_the_best_few_recipes_are_placed() -> None:
    row = measured(5.2, 5.0, 5.1, 5.05, 5.3)
    assert placed_rows._candidates(row, job()) == ["r1", "r3", "r2"]
    assert placed_rows._candidates(measured(5.0, 6.0), job()) == ["r0"]


def test_for_area_or_a_clock_only_the_chosen_netlist_is_placed() -> None:
    row = measured(5.0, 5.01)
    assert placed_rows._candidates(row, job(goal="area")) == []
    assert placed_rows._candidates(row, job(clock_ns=6.0)) == []


@pytest.mark.bench
def test_a_design_is_placed(tmp_path: Path) -> None:
    target = libraries.found("osu018", timed=True)
    try:
        coloquinte.require()
    except MissingToolError as e:
        pytest.skip(str(e))
    one = sweep.Job(design.load("aes128-serial-enc"), target, Options(quick=True))
    store = Store(tmp_path / "store")
    row = placed_rows.placed(one, store)
    without = 1000 / sweep.measured([one], store)[0]["fmax_mhz"]
    assert 0.8 * without < row.period_ns < 1.2 * without
    assert row.periods_ns.index(row.period_ns) == row.seed - 1
    assert sorted(row.periods_ns)[1] == row.period_ns
    (again,) = [placed_rows.placed(one, Store(tmp_path / "other"))]
    assert again == row
