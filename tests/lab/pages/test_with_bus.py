# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published rows of designs with a bus: all there, measured again when stale, and their table."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.design.surroundings import Around
from aesilicon.flows.measure import staleness
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.store import Store
from aesilicon_lab.pages import with_bus
from report_pages import row as plain_row

ROWS = with_bus.ROWS.read()
STEPS = with_bus.steps()


def test_every_measurement_is_published() -> None:
    keys = [(step.design.name, step.target.name) for step in STEPS]
    assert [(row.design, row.target) for row in ROWS] == keys
    for row, step in zip(ROWS, STEPS, strict=True):
        assert row.proven and row.verified is (row.bus is None)
        options = row.command.partition(f"--target {row.target}")[2].split()
        assert options == step.options.words(step.target)
        assert (row.words, row.bus is None) == (Around.of(step.design).words, not step.design.bus)


def test_what_stands_inside_is_published_for_the_same_goal() -> None:
    table = with_bus.section(ROWS, with_bus.MEASURED.read())
    lines = [line.split(" | ") for line in table.splitlines()[2:] if line.startswith("| `")]
    assert len(lines) == sum(row.bus is not None for row in ROWS)
    assert all("-" not in line for line in lines)


def whole(**fields: object) -> Measurement:
    around = {"design": "aes-round", "bus": "axis"}
    given = {"gate_equivalents": 69_000.0, "fmax_mhz": 100.0, "around": around}
    command = "aesilicon measure aes-round --bus axis --target osu018"
    row = plain_row("aes-round-axis", command=command, **given)
    return Measurement.model_validate(row | fields)


def test_a_line_has_both_and_their_ratio() -> None:
    alone = Measurement.model_validate(plain_row("aes-round", fmax_mhz=200.0))
    (line,) = with_bus.section([whole()], [alone]).splitlines()[2:]
    cells = [cell.strip() for cell in line.split("|")[1:-1]]
    assert cells[:4] == ["`aes-round --bus axis`", "osu018", "69.0 kGE", "100 MHz"]
    assert cells[5:] == ["34.5 kGE", "200 MHz", "2.00", "0.50"]
    other = alone.model_copy(update={"goal": "area"})
    (line, *footnote) = with_bus.section([whole(earlier=True)], [other]).splitlines()[2:]
    assert line.endswith("| - | - | - | - |") and " †" in line
    assert with_bus.ROWS.made_by in footnote[-1]


def test_what_is_missing_or_stale_is_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, str]] = []

    def measure(store: Store, todo: Sequence[MeasureDesign]) -> list[Measurement]:
        asked.extend((step.design.name, step.target.name) for step in todo)
        return [row for row in ROWS if (row.design, row.target) in asked]

    monkeypatch.setattr(with_bus, "measure", measure)
    monkeypatch.setattr(with_bus, "steps", lambda: STEPS)
    monkeypatch.setattr(resources, "results_dir", lambda: tmp_path)
    first, second, *others = ROWS
    monkeypatch.setattr(staleness, "stale", lambda row: row == first)
    with_bus.ROWS.write([first, *others])
    with_bus.main([])
    assert asked == [(row.design, row.target) for row in (first, second)]
    assert with_bus.ROWS.read() == ROWS
    with pytest.raises(SystemExit):
        with_bus.main(["aes-round-small"])
