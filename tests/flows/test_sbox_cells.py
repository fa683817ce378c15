# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Mapping around S-boxes that keep their cells: smaller, still timed as a whole, still the RTL."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.design.core_table import Core
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.errors import AesiliconError
from aesilicon.flows.measure import sbox_cells
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.search import search
from aesilicon.mapping import cell_circuit, searched_sboxes
from aesilicon.targets import CellTarget
from aesilicon.tools import abc
from libraries import found

DIRECTIONS = ["encrypt", "decrypt"]


@pytest.fixture(scope="module")
def osu018() -> CellTarget:
    return found("osu018", timed=True)


def small(sbox: str) -> Design:
    core = design.load("aes128-round-enc").core
    chosen = core.model_dump() | {"sbox": sbox, "key_bits": [128]}
    return Design(name=f"kept-{sbox}", purpose="a test", core=Core(**chosen))


def measured(one: Design, target: CellTarget, work: Path, options: Options) -> dict[str, object]:
    figures = measure_cells(CoreUnderTest.of(one, work / "rtl"), target, options, work)
    return {"recipe": figures.recipe, "cells": figures.cells, "area": figures.gate_equivalents}


def test_only_on_the_library_that_the_cells_are_of(osu018: CellTarget) -> None:
    assert sbox_cells.sboxes(small("table"), osu018) is None
    assert sbox_cells.sboxes(small("lean"), replace(osu018, name="another")) is None
    found_ones = sbox_cells.sboxes(small("lean"), osu018)
    assert found_ones is not None
    assert found_ones.modules == ("aes_sbox_lean",)


def test_of_each_direction_where_each_has_sboxes_of_its_own(osu018: CellTarget) -> None:
    apart = design.load("aes128-feedback-lean")
    shared = apart.model_copy(
        update={"core": Core(**small("lean").core.model_dump() | {"directions": DIRECTIONS})}
    )
    for one, values in ((apart, {0, 1}), (shared, {0, 2})):
        cells = sbox_cells.sboxes(one, osu018)
        assert cells is not None
        assert {int(value) for value in re.findall(r"Directions == (\d)", cells.cells)} == values


@pytest.mark.bench
def test_a_core_keeps_the_cells_of_its_sboxes(osu018: CellTarget, tmp_path: Path) -> None:
    figures = measured(small("lean"), osu018, tmp_path, Options(goal="area", quick=True))
    assert figures["recipe"] == "amap, fan-out 10, S-boxes kept"
    # 20 S-boxes, whose gates of two inputs and more can have changed in strength only.
    known = cell_circuit.kinds(osu018)
    circuit = cell_circuit.read(searched_sboxes.text("lean", "forward"), 8, known)
    kinds = Counter(known[cell.name].op for cell in circuit.cells)
    mapped: Counter[str] = Counter()
    assert isinstance(figures["cells"], dict)
    for cell, number in figures["cells"].items():
        if cell in known:
            mapped[known[cell].op] += number
    for op in {*kinds} - {"NOT", "BUF"}:
        assert mapped[op] >= 20 * kinds[op]


@pytest.mark.bench
def test_another_function_is_refused(
    osu018: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = searched_sboxes.text("lean", "inverse")
    monkeypatch.setattr(searched_sboxes, "text", lambda name, direction, library: wrong)
    with pytest.raises(AesiliconError, match="not"):
        measured(small("lean"), osu018, tmp_path, Options(goal="area", quick=True))


def test_the_search_tries_both_ways(osu018: CellTarget) -> None:
    asked: list[abc.Recipe] = []

    def attempt(recipe: abc.Recipe) -> object:
        asked.append(recipe)
        raise StopIteration

    for quick in (False, True):
        for keep in (False, True):
            asked.clear()
            with pytest.raises(StopIteration):
                search(osu018, Options(quick=quick), attempt, kept=keep)  # type: ignore[arg-type]
            assert asked[0].boxes_kept == (quick and keep)
