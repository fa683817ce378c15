# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`reproduce`: rows of paper, measured, ratio and verdict; by a stand-in, and measured for real."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import typer

from aesilicon import executors
from aesilicon.errors import AesiliconError, UserError
from aesilicon.result import Result
from aesilicon.step import Step
from aesilicon.store import Store
from aesilicon.targets import CellTarget, registry
from aesilicon_lab import papers
from aesilicon_lab.foundry.block import Block
from aesilicon_lab.foundry.sbox_results import BlockFigures
from aesilicon_lab.pages import papers as report
from aesilicon_lab.papers import prose, reproduce, sbox_measures, software
from aesilicon_lab.papers.design_measures import ReproduceDesign
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.papers.printed_table import PrintedTable
from aesilicon_lab.papers.software import Speed
from aesilicon_lab.published_kinds import PAPERS
from aesilicon_lab.verbs import reproduce as cli_papers

KEYS = {"paper", "table", "row", "metric", "unit", "printed", "measured", "ratio", "verdict", "why"}
FIGURES = {
    "delay_units": None,
    "area_delay": 1000.0,
    "energy_pj": None,
    "max_transition_ns": None,
    "recipe": "dch",
    "gates": 100,
    "gates_by_kind": {"XOR": 60, "AND": 40},
    "gate_equivalents": 500.0,
    "area_um2": 9000.0,
    "delay_ns": 2.0,
    "cells": {"NAND2": 300, "BUF": 10},
    "depth": 10,
    "worst_fanout": 17,
    "path": [],
    "proven": True,
    "notes": [],
}


DESIGN_FIGURES = DesignFigures.model_validate(
    {
        "design": "chip",
        "design_hash": "0",
        "goal": "speed",
        "gate_equivalents": 1000.0,
        "area_split": {"registers": 100.0, "logic": 900.0},
        "area_by_module": [{"module": "core", "gate_equivalents": 1000.0}],
    }
)
"""Of every design; no times, as on the built-in library."""


@dataclass
class StandIn:
    """Measures nothing: the figures above, some of them changed for some S-boxes."""

    changes: dict[str, dict[str, Any]] = field(default_factory=dict)
    asked: list[tuple[Any, ...]] = field(default_factory=list)

    def __call__(self, block: Block, target: CellTarget, **how: Any) -> BlockFigures:
        how.pop("work")
        self.asked.append((block, target.name, *how.items()))
        way = {name: how[name] for name in ("synthesis", "goal", "wires")}
        figures = FIGURES | self.changes.get(block.name, {})
        return BlockFigures.model_validate(way | figures)


@pytest.fixture(autouse=True, scope="module")
def openssl() -> Iterator[None]:
    """The speed of software, without a measurement."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(software, "measure", lambda *_, **__: Speed(1000.0, "CPU", "3.0", "openssl"))
        yield


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    made = StandIn()
    monkeypatch.setattr(sbox_measures, "measure_block", made)
    monkeypatch.setattr(ReproduceDesign, "run", lambda *_: DESIGN_FIGURES)
    monkeypatch.setattr(executors, "Local", executors.Here)
    return made


def rows_of(key: str, folder: Path, **options: Any) -> list[PaperRow]:
    return reproduce.rows([papers.load(key)], Store(folder), **options)


def test_every_cell_has_a_row(stand_in: StandIn, tmp_path: Path) -> None:
    rows = rows_of("morioka-satoh", tmp_path, where=["generic"])
    assert all(row.to_json().keys() >= KEYS for row in rows)
    assert len({tuple(row.to_json()) for row in rows}) == 1
    first = [row for row in rows if row.table == "1"]
    assert len(first) == 2 * (6 * 2 + 2)  # without and with wires: rows by columns, and claims
    assert {row.target for row in first} == {"generic"}
    assert [row.wires for row in first] == [False] * 14 + [True] * 14
    others = [row for row in rows if row.table != "1"]
    # Cells, and of tables 2 and 3, without and with wires, a claim.
    assert len(others) == 2 * (14 + 1) + 2 * (12 + 1) + 8
    timeless = [row for row in others if row.metric not in ("size", "interval", "tboxes")]
    assert all(row.measured is None and row.why for row in timeless)
    assert {row.verdict for row in timeless} == {"not testable"}
    assert {row.measured for row in others if row.metric == "size"} == {1000.0}


def test_a_row_is_measured_as_its_data_say(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.changes["twisted_bdd"] = {"delay_ns": 1.25, "gate_equivalents": 2800.4}
    rows = rows_of("morioka-satoh", tmp_path, where=["generic"], quick=True)
    assert (
        Block("table", "forward"),
        "generic",
        ("synthesis", "free"),
        ("goal", "speed"),
        ("wires", True),
        ("quick", True),
    ) in stand_in.asked
    assert len(stand_in.asked) == 12  # delay and size of a row are one measurement
    delay, size = (row for row in rows if row.row == "Twisted BDD" and not row.wires)
    assert (delay.printed, delay.measured, delay.unit) == (430, 1250.0, "ps")
    assert delay.ratio == pytest.approx(1250 / 430, abs=1e-4)
    assert delay.measured_to_reference == 1250 / 2000
    assert delay.printed_to_reference == pytest.approx(430 / 700, abs=1e-4)
    assert delay.verdict == "holds"
    assert (size.measured, size.verdict) == (2800.4, "holds")
    assert delay.command == "aesilicon reproduce morioka-satoh --target generic --quick"
    assert delay.library is not None and delay.library.sha256
    claim = next(row for row in rows if row.row.startswith("twisted BDD faster"))
    assert (claim.printed, claim.measured) == ("1.5 to 2", "1.60 to 1.60")
    assert claim.verdict == "holds"


def test_why_it_does_not_hold_says_what_was_seen(stand_in: StandIn, tmp_path: Path) -> None:
    path = [("in", 0.1), ("INV", 0.3), ("NAND2", 1.0), ("BUF", 0.6)]
    stand_in.changes["bdd"] = {
        "path": [{"cell": cell, "delay_ns": delay} for cell, delay in path],
        "delay_ns": 2.0,
        "gates_by_kind": None,
    }
    rows = rows_of("morioka-satoh", tmp_path, where=["generic"])
    delay, size = (row for row in rows if row.row == "Composite field" and not row.wires)
    assert delay.verdict == size.verdict == "does not hold"
    seen = "500 GE, 60 XORs among 100 gates, an input fan-out of 17 pins, and at most 10 cells"
    assert f"'Composite field' has {seen}" in delay.why
    assert f"'Table look-up' has {seen}" in delay.why
    assert "'Composite field' has 310 cells" in size.why
    assert "'Table look-up'" not in size.why
    claim = next(row for row in rows if row.row.startswith("twisted BDD faster"))
    assert "'BDD' has 500 GE, an input fan-out of 17 pins, and 3 cells in 2,000 ps" in claim.why
    assert "1,000 ps of it in input driver, buffers and inverters" in claim.why


def test_an_answer_comes_from_the_store(stand_in: StandIn, tmp_path: Path) -> None:
    first = rows_of("vater-langendoerfer", tmp_path, where=["generic"])
    assert len(stand_in.asked) == 3
    assert rows_of("vater-langendoerfer", tmp_path, where=["generic"]) == first
    assert len(stand_in.asked) == 3
    rows_of("vater-langendoerfer", tmp_path, where=["generic"], quick=True)
    assert len(stand_in.asked) == 6
    rows_of("vater-langendoerfer", tmp_path, where=["generic"], force=True)
    assert len(stand_in.asked) == 9


def test_a_library_that_is_not_here(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PDK_ROOT", raising=False)
    monkeypatch.setattr(registry, "OSU018_LIBERTY", tmp_path / "none.lib")
    rows = [row for row in rows_of("morioka-satoh", tmp_path) if row.table == "1"]
    assert stand_in.asked == []
    assert len(rows) == 2 * 2 * (6 * 2 + 2)
    assert {(row.verdict, row.measured) for row in rows} == {("not testable", None)}
    assert all("ciel" in row.why or "qflow-tech-osu018" in row.why for row in rows)


def test_what_cannot_be_asked(stand_in: StandIn, tmp_path: Path) -> None:
    with pytest.raises(UserError, match="measured on 'ecp5', which has no standard cells"):
        rows_of("morioka-satoh", tmp_path, where=["ecp5"])
    with pytest.raises(UserError, match="unknown target 'osu'; did you mean 'osu018'"):
        rows_of("morioka-satoh", tmp_path, where=["osu"])


def test_an_fpga_leaves_out_the_tables_of_standard_cells(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def run_all(steps: Sequence[Step[Result]], *_: object, **__: object) -> dict[object, None]:
        asked.extend(step.label for step in steps)
        return dict.fromkeys(steps)

    def numbers(paper: object, table: PrintedTable, *_: object) -> list[PaperRow]:
        return [PaperRow.model_construct(table=table.number)]

    monkeypatch.setattr(reproduce, "run_all", run_all)
    monkeypatch.setattr(reproduce, "ruler_rows", numbers)
    monkeypatch.setattr(reproduce, "unmeasured_rows", lambda *_: iter(()))
    tables = {row.table for row in rows_of("vater-langendoerfer", tmp_path, where=["xc7"])}
    assert "text, clocks" in tables
    assert not tables & {"3", "4", "6"}
    assert asked


def test_a_netlist_that_is_not_the_sbox_has_no_row(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.changes["composite"] = {"proven": False, "notes": ["gives 00 for 01"]}
    with pytest.raises(AesiliconError, match=r"composite:both on generic .* gives 00 for 01"):
        rows_of("vater-langendoerfer", tmp_path, where=["generic"])


def test_json_and_tables(
    stand_in: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path))
    app = typer.Typer()
    app.command()(cli_papers.reproduce)

    def printed(*words: str) -> str:
        app(list(words), standalone_mode=False)
        return capsys.readouterr().out

    text = printed("vater-langendoerfer", "--target", "generic", "--quick", "--json")
    rows = json.loads(text)["rows"]
    assert {row["paper"] for row in rows} == {"vater-langendoerfer"}
    text = printed("--target", "generic")
    for part in ("Twisted BDD", "2,190", "41,056", "424 (right: 415)", "does not hold", "Claim:"):
        assert part in text
    with pytest.raises(UserError, match="unknown paper 'vater'"):
        printed("vater")


def test_a_paper_as_html(
    stand_in: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path))
    app = typer.Typer()
    app.command()(cli_papers.reproduce)
    file = tmp_path / "page.html"
    app(["morioka-satoh", "--target", "generic", "--html", str(file)], standalone_mode=False)
    assert capsys.readouterr().out == f"1 paper in {file}\n"
    text = file.read_text()
    assert "<h1>Morioka &amp; Satoh</h1>" in text
    assert "<td>Twisted BDD</td>" in text
    assert "<script" not in text
    assert "http" not in text.replace("http-equiv", "").replace('"http://www.w3.org/2000/svg"', "")
    assert text.count("<svg") == 1
    assert "<img" not in text
    with pytest.raises(typer.BadParameter, match="only one of --html - and --json"):
        app(["morioka-satoh", "--html", "-", "--json"], standalone_mode=False)


def test_ended_measurements_are_counted(stand_in: StandIn, tmp_path: Path) -> None:
    paper = papers.load("gunasekaran")
    said: list[tuple[str, str]] = []
    for ended in ("done", "stored"):
        said.clear()
        reproduce.rows(
            [paper],
            Store(tmp_path),
            where=["generic"],
            watch=lambda label, state, detail="": said.append((label, state)),
        )
        counts = [label.partition(",")[0] for label, state in said if state == ended]
        assert counts == [f"measurement {n} of {len(counts)}" for n in range(1, len(counts) + 1)]
        assert len(counts) >= len(paper.designs)


def test_rows_come_as_they_are_measured(stand_in: StandIn, tmp_path: Path) -> None:
    """Each once, numbered, a table's before measurements of later tables end."""
    paper = papers.load("morioka-satoh")
    told: list[tuple[int, int, str]] = []
    ended: list[str] = []

    def watch(label: str, state: str, detail: str = "") -> None:
        ended.extend([label] if state == "done" else [])

    def tell(row: PaperRow, number: int, of: int) -> None:
        told.append((number, of, row.table))
        if row.table == "1":
            early.append(len(ended))

    early: list[int] = []
    rows = reproduce.rows(
        [paper], Store(tmp_path), where=["generic"], quick=True, watch=watch, told=tell
    )
    assert [number for number, _, _ in told] == list(range(1, len(rows) + 1))
    assert {of for _, of, _ in told} == {len(rows)}
    assert min(early) < len(ended)
    assert report.line(rows[0], 1, len(rows)).startswith(
        f"row 1 of {len(rows)}: Morioka & Satoh, Table 1, Composite field, delay on generic: "
    )


def test_the_page_has_every_table_and_slip(stand_in: StandIn, tmp_path: Path) -> None:
    every = [papers.load(key) for key in papers.catalogue()]
    rows = reproduce.rows(every, Store(tmp_path), where=["generic"])
    old = {"vater-langendoerfer": ["vater-table", "vater-x"]}
    pages = {
        paper.key: report.page(paper, rows, "make results", old.get(paper.key, []))
        for paper in every
    }
    for paper in every:
        page = pages[paper.key]
        assert ("Of earlier RTL or " in page) == (paper.key == "vater-langendoerfer")
        for table in paper.tables:
            number = table.number
            name = f"Table {number}" if number[0].isdigit() else number.capitalize()
            assert f"### {name}: {table.caption}" in page
            text = re.split(r"\{[^}]*\}", prose.of(paper.key).tables[number].strip())
            assert all(part in page for part in text)
            assert page.count(max(text, key=len)) == 1
        for slip in paper.errata:
            assert slip.correct in page
    page = pages["vater-langendoerfer"]
    assert "RTL or of another flow: figures of `vater-table`, `vater-x`. `make results`" in page
    assert "- All: this project does not measure software on a processor simulator." in page
    # The reasons stand behind all tables.
    why = "- Composite field, delay: 1.00 times 'Table look-up' here, 3.13 times printed"
    tables, reasons = pages["morioka-satoh"].split("## Why, figure by figure")
    assert why not in tables
    assert why in reasons
    lines = [
        line.count("|")
        for page in pages.values()
        for line in page.splitlines()
        if line.startswith("|")
    ]
    assert set(lines) == {3, 5, 6, 8, 10}


def test_the_first_page_counts_a_figure_of_a_circuit_once(
    stand_in: StandIn, tmp_path: Path
) -> None:
    every = [papers.load(key) for key in papers.catalogue()]
    rows = reproduce.rows(every, Store(tmp_path), where=["generic"])
    page = report.index(every, rows, "make results")
    for paper in every:
        words = prose.of(paper.key).filled([*PAPERS.read(), *rows])
        link = f"](papers/{paper.key}.md) | {words.claim} | {words.verdict} |"
        assert page.count(link) == 1
        name = page.partition(link)[0].rpartition("[")[2]
        counts = page.partition(f"\n| {name} | ")[2].partition("\n")[0].strip(" |").split(" | ")
        circuits, *given = map(int, counts)
        own = [row for row in rows if row.paper == paper.key and not row.claim]
        designs = [row.figures for row in own if isinstance(row.figures, DesignFigures)]
        assert {figures.design_hash for figures in designs} == ({"0"} if designs else set())
        blocks = {row.row for row in own if isinstance(row.figures, BlockFigures)}
        assert circuits == len(blocks) + bool(designs)
        assert 0 < sum(given) <= len(own)


def test_a_clock_counts_once_by_the_strictest_verdict() -> None:
    """Kuo & Verbauwhede print the chip's clock as period, frequency and throughputs."""
    paper = papers.load("kuo-verbauwhede")
    figures = DESIGN_FIGURES.model_copy(update={"fmax_mhz": 100.0})

    def row(metric: str, verdict: str, table: str = "2") -> PaperRow:
        name = "Typical-case library" if table == "2" else "Design in this paper (0.18 um)"
        own = {"paper": paper.key, "table": table, "row": name, "metric": metric, "claim": False}
        own["unit"] = "MHz" if metric == "frequency" else ""
        return PaperRow.model_construct(
            **own, target="osu018", wires=False, measured=1.0, verdict=verdict, figures=figures
        )

    rows = [row("critical_path", "holds"), row("frequency", "better"), row("gates", "better")]
    rows += [row("max_throughput", "does not hold", "4"), row("area", "better", "4")]
    kuo = report.index([paper], rows, "make results").rpartition("| Kuo & Verbauwhede | ")[2]
    # One circuit; its size is better, its clock does not hold.
    assert kuo.startswith("1 | 0 | 1 | 1 | 0 |")


def test_the_size_of_an_sbox_counts_once_in_two_units() -> None:
    paper = papers.load("kuo-verbauwhede")
    rows = [row for row in PAPERS.read() if (row.paper, row.row) == (paper.key, "S-box")]
    assert {"gates", "area"} <= {row.metric for row in rows}
    counts = report.index([paper], rows, "").rpartition("| Kuo & Verbauwhede | ")[2]
    assert counts.startswith("1 | 0 | 2 | 0 | 0 |")  # its size and its delay are better


def test_the_delay_of_a_whole_path_is_the_clock_that_it_allows() -> None:
    paper = papers.load("morioka-satoh")
    rows = [row for row in PAPERS.read() if (row.paper, row.claim) == (paper.key, False)]
    basic = [row for row in rows if "basic algorithm (decr" in row.row and row.unit == "MHz"]
    total = [row for row in rows if row.row == "Basic algorithm: total"]
    assert len(basic) == len(total) > 1
    counted = [report.index([paper], some, "").rpartition("\n| ")[2] for some in (basic, total)]
    both = report.index([paper], [*basic, *total], "").rpartition("\n| ")[2]
    assert both == counted[0]


def test_every_paper_and_table_has_its_words() -> None:
    for key in papers.catalogue():
        numbers = [table.number for table in papers.load(key).tables]
        assert sorted(prose.of(key).tables) == sorted(numbers)


def test_table_3_of_vater_and_langendoerfer_comes_back(tmp_path: Path) -> None:
    """The composite field takes about a third of the look-up table, as printed."""
    paper = papers.load("vater-langendoerfer")
    third = paper.model_copy(update={"tables": [t for t in paper.tables if t.number == "3"]})
    rows = reproduce.rows([third], Store(tmp_path), where=["generic"], quick=True)
    gates = [row for row in rows if row.metric == "gates"]
    assert len(gates) == 3
    table, field_, register = (row.measured for row in gates)
    assert 2.5 < table / field_ < 4
    assert 1.05 < register / field_ < 1.35
    assert all(isinstance(row.figures, BlockFigures) and row.figures.proven for row in gates)
