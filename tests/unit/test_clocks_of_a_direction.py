# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A core that takes longer to decrypt: every figure is that of its own direction."""

import csv
import io
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aesilicon import build, targets
from aesilicon.architectures import Direction, Timing
from aesilicon.bundle import vhdl
from aesilicon.cli import list as list_verb
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import CoreDriver, driver_of
from aesilicon.equivalence.mapped import Mapped
from aesilicon.errors import UserError
from aesilicon.flows import measure
from aesilicon.flows.measure import energy
from aesilicon.flows.measure.measurement import Figures, Measurement
from aesilicon.flows.measure.options import Options
from aesilicon.report import csv_table, details, tables
from aesilicon.store import Store
from aesilicon.tools import plain_verilog
from aesilicon_lab import papers
from aesilicon_lab.pages import lengths
from aesilicon_lab.papers import design_measures, reproduce
from aesilicon_lab.papers.measures import Measure
from aesilicon_lab.papers.paper_results import DesignFigures
from aesilicon_lab.papers.printed_table import Column

PAPER = """
key = "slow"
authors = ["A. Author"]
title = "A title"
venue = "a place"
year = 2002
technology = "0.18 um"
[designs.part]
of = "aes128-round-enc"
[[tables]]
number = "1"
section = "1"
caption = "a table"
columns.setup = { unit = "clocks", metric = "key_setup_clocks", judged_by = "value" }
targets = ["generic"]
tolerance = 0.25
[[tables.rows]]
name = "whole"
measure = { design = "part", direction = "decrypt" }
printed = { setup = 1 }
"""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Design:
    """`aes-round`, as if decryption took twice the clocks of encryption, and more for key 256."""

    def timing(
        _: Design, key: int, block: int | None = None, direction: Direction | None = None
    ) -> Timing:
        more = (key == 256) + 1
        return Timing(44 * more, 40 * more, 7) if direction == "decrypt" else Timing(22, 20, 3)

    monkeypatch.setattr(Design, "timing", timing)
    return design.load("aes-round")


@pytest.fixture
def row(slow: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What `measure --json` prints of it at 100 MHz."""
    module = sys.modules["aesilicon.flows.measure.measure"]
    figures = Figures(gate_equivalents=1e4, fmax_mhz=100.0, fmax_method="sta")
    monkeypatch.setattr(module, "measure_cells", lambda *_: figures)
    return measure.measure(slow, targets.find("generic"), work=tmp_path).to_json()


def test_a_measurement_has_the_clocks_of_each_direction(row: dict[str, Any]) -> None:
    assert row["latency_cycles"] == {"encrypt": 22, "decrypt": 44}
    assert row["interval_cycles"] == {"encrypt": 20, "decrypt": 40}
    assert row["throughput_mbps"] == {"encrypt": 640.0, "decrypt": 320.0}
    assert row["key_setup_cycles"] == 7
    assert [(one["key_bits"], one["direction"], one["latency"]) for one in row["clocks"]] == [
        *((128, "encrypt", 22), (128, "decrypt", 44), (192, "encrypt", 22)),
        *((192, "decrypt", 44), (256, "encrypt", 22), (256, "decrypt", 88)),
    ]
    assert {*("key_bits", "block_bits", "direction", "latency", "interval", "key_setup")} <= row[
        "clocks"
    ][0].keys()


def test_reports_print_each_direction_where_they_differ(row: dict[str, Any]) -> None:
    cells = dict(zip(tables.COLUMNS, tables.cells(typed(row)), strict=True))
    assert (cells["clocks a block"], cells["throughput"]) == ("20 / 40", "0.64 / 0.32 Gb/s")
    (line,) = csv.DictReader(io.StringIO(csv_table.to_csv([typed(row)])))
    assert (line["latency_encrypt_cycles"], line["latency_decrypt_cycles"]) == ("22", "44")
    assert "decrypt key 256 block 128: latency 88 interval 80 key set-up 7" in line["clocks"]
    shown = details.details(typed(row)).clocks
    assert [one["direction"] for one in shown] == ["encrypt", "decrypt"] * 3
    older = {key: value for key, value in row.items() if key != "clocks"}
    assert details.details(typed(older)).clocks == []


def typed(row: dict[str, Any]) -> Measurement:
    return Measurement.model_validate(row)


def cells(table: str) -> list[list[str]]:
    """The lines of a Markdown table, without its heading."""
    return [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]


def test_the_results_page_has_each_direction_and_key_length(
    row: dict[str, Any], slow: Design
) -> None:
    """At 100 MHz; energy is of the measured size alone."""
    energy = {"energy_pj_per_bit": {"encrypt": 5.0, "decrypt": 6.0}}
    found = {**row, **energy, "estimate": False, "earlier": True}
    line = ["`aes-round` †", "generic", "speed", "128"]
    assert cells(lengths.rates([typed(found)])) == [
        [*line, "0.64 / 0.32", "0.64 / 0.32", "0.64 / 0.16", "5.0 / 6.0"]
    ]
    longer = [{**one, "block_bits": 192, "interval": 30} for one in row["clocks"][:1]]
    several = {**found, "clocks": row["clocks"] + longer}
    assert cells(lengths.rates([typed(several)]))[1][3:] == ["192", "0.64", "-", "-", "-"]
    for other in ({"clocks": row["clocks"][:2]}, {"clocks": []}, {"fmax_mhz": None}):
        assert cells(lengths.rates([typed({**found, **other})])) == []
    assert [one[1:] for one in cells(lengths.clocks([slow]))] == [
        ["128", "128", "22 / 44", "20 / 40", "3 / 7"],
        ["192", "128", "22 / 44", "20 / 40", "3 / 7"],
        ["256", "128", "22 / 88", "20 / 80", "3 / 7"],
    ]


def test_directions_that_agree_are_one_row() -> None:
    merged = design.merged(design.load("aes-round").documented())
    assert [(one["key_bits"], one["direction"]) for one in merged] == [
        *((128, "both"), (192, "both"), (256, "both"))
    ]
    assert {one["direction"] for one in design.merged(design.load("aes128-round-enc").documented())}


def test_the_list_and_the_data_sheet(
    slow: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list_verb._shortest(slow) == ["22 / 44", "20 / 40"]
    monkeypatch.setattr(plain_verilog, "plain_verilog", lambda *_, **__: None)
    monkeypatch.setattr(vhdl, "model", lambda *_: "")
    sheet = (build.build(slow, tmp_path / "aes").folder / "datasheet.md").read_text()
    assert re.findall(r"^\| 256 \| 128 \| .*", sheet, re.MULTILINE) == [
        "| 256 | 128 | encrypt | 22 | 20 | 3 |",
        "| 256 | 128 | decrypt | 88 | 80 | 7 |",
    ]


def test_a_papers_figure_is_of_its_direction(slow: Design) -> None:
    target = targets.find("generic")
    step = design_measures.ReproduceDesign("p", "n", Options(), target, slow)
    figures = DesignFigures(
        design="n", design_hash="0", goal="speed", gate_equivalents=1e4, fmax_mhz=100.0
    )

    def value(metric: str, direction: Direction | None) -> float | None:
        column = Column(unit="-", metric=metric, size=[128, 128])  # type: ignore[arg-type]
        return design_measures.value(
            Measure(design="n", direction=direction), column, step, figures
        )

    assert [value("key_setup_clocks", way) for way in (None, "encrypt", "decrypt")] == [3, 3, 7]
    assert [value("throughput_mbps", way) for way in ("encrypt", "decrypt")] == [640.0, 320.0]


def test_a_paper_cannot_ask_for_a_direction_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "slow.toml").write_text(PAPER)
    paper = papers.read(tmp_path / "slow.toml")
    with pytest.raises(UserError, match="measures design 'part', which does not decrypt"):
        reproduce.rows([paper], Store(tmp_path / "store"), quick=True)


def test_energy_traffic_keeps_the_clocks_of_its_direction(
    slow: Design, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulated core answers as documented; only what counts clocks is real."""
    tally = SimpleNamespace(count=None, clocks=0)

    def stream(_: object, __: object, way: Direction, counted: int, count: object) -> None:
        tally.clocks = counted * (40 if way == "decrypt" else 20)

    ledger = SimpleNamespace(cells=lambda *_: [], clock_net_pj=lambda clocks: 1.0)
    monkeypatch.setattr(energy.verilog, "read", lambda _: SimpleNamespace(instances=[]))
    monkeypatch.setattr(energy, "Simulator", lambda *_, **__: SimpleNamespace(lanes=1))
    monkeypatch.setattr(energy, "Ledger", lambda *_: ledger)
    monkeypatch.setattr(energy, "Tally", lambda _: tally)
    monkeypatch.setattr(CoreDriver, "stream", stream)
    monkeypatch.setattr(energy, "NetlistMachine", lambda *_: None)
    monkeypatch.setattr(energy, "power", SimpleNamespace(voltage=lambda _: 1.8))
    around = SimpleNamespace(input_slew_ns=0.1, output_load_pf=0.1, wire_pf_per_fanout=0.0)
    monkeypatch.setattr(energy, "Surroundings", SimpleNamespace(of=lambda *_: around))
    target: Any = SimpleNamespace(built_in=False, liberty=Path())
    mapped = Mapped(CoreUnderTest((), slow.top, driver=driver_of(slow)), Path())
    found = energy.measure_energy(mapped, target, period_ns=10.0, blocks=4, lanes=1)
    assert {way: one.clocks_per_block for way, one in found.items()} == {
        "encrypt": 20.0,
        "decrypt": 40.0,
    }
