# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`reproduce` of designs and their parts: by a stand-in for the measurement."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import libraries
from aesilicon import executors, targets
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.foundry.sbox_results import BlockFigures
from aesilicon_lab.pages import papers as report
from aesilicon_lab.papers import design_measures, reproduce, software
from aesilicon_lab.papers.design_measures import ReproduceDesign
from aesilicon_lab.papers.measures import Measure
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.papers.printed_table import Column
from aesilicon_lab.papers.sbox_measures import ReproduceSbox
from aesilicon_lab.papers.software import Speed
from aesilicon_lab.papers.table_settings import Ruler

MODULES = {
    "processor": 400.0,
    "processor.key_words": 800.0,
    "processor.data_words": 900.0,
    "processor.core": 4000.0,
    "processor.core.sub_bytes.sbox": 18000.0,
    "processor.core.key": 3000.0,
    "processor.core.key.current": 2000.0,
    "processor.core.key.current.sub_word.sbox": 4900.0,
}
PATHS = {
    "processor.core.key": [("register window_q", 0.5), ("processor.core.key.current", 4.5)],
    "processor.core": [("register state_q", 0.5), ("processor.core.sub_bytes.sbox", 3.5)],
    "processor.core.shift_rows": [("register length_q", 1.0)],
    "processor": [("register state_q", 2.0)],
}


def stages(path: list[tuple[str, float]]) -> list[dict[str, Any]]:
    return [{"stage": stage, "delay_ns": delay} for stage, delay in path]


FIELDS: dict[str, Any] = {
    "design": "chip",
    "design_hash": "0",
    "goal": "speed",
    "recipe": "dch",
    "notes": [],
    "slack_ns": None,
    "min_period_units": None,
    "gate_equivalents": sum(MODULES.values()),  # 34,000
    "area_um2": 816_000.0,
    "fmax_mhz": 200.0,
    "area_split": {"registers": 6800.0, "logic": 27_200.0},
    "area_by_module": [{"module": m, "gate_equivalents": ge} for m, ge in MODULES.items()],
    "critical_path": stages(PATHS["processor.core.key"]),
    "paths_by_module": [
        {"module": m, "delay_ns": sum(d for _, d in path), "stages": stages(path)}
        for m, path in PATHS.items()
    ],
}
FIGURES = DesignFigures.model_validate(FIELDS)


@pytest.fixture(autouse=True, scope="module")
def openssl() -> Iterator[None]:
    """The speed of software, without a measurement."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(software, "measure", lambda *_, **__: Speed(1000.0, "CPU", "3.0", "openssl"))
        yield


@pytest.fixture(scope="module")
def asked() -> Iterator[list[ReproduceDesign]]:
    """Nothing is measured: every design has the figures above."""
    made: list[ReproduceDesign] = []

    def measured(step: ReproduceDesign, *_: object) -> DesignFigures:
        made.append(step)
        return FIGURES

    def sbox(step: ReproduceSbox, *_: object) -> BlockFigures:
        return BlockFigures(
            synthesis=step.synthesis,
            goal=step.goal,
            wires=step.wires,
            gates=300,
            gates_by_kind={},
            gate_equivalents=560.0,
            area_um2=13_440.0,
            delay_ns=1.2,
            delay_units=None,
            area_delay=672.0,
            depth=9,
            worst_fanout=9,
            energy_pj=None,
            max_transition_ns=None,
            recipe="dch",
            proven=True,
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ReproduceDesign, "run", measured)
        patch.setattr(ReproduceSbox, "run", sbox)
        patch.setattr(executors, "Local", executors.Here)
        yield made


@pytest.fixture(scope="module")
def rows(asked: list[ReproduceDesign], tmp_path_factory: pytest.TempPathFactory) -> list[PaperRow]:
    paper = papers.load("kuo-verbauwhede")
    store = Store(tmp_path_factory.mktemp("store"))
    return reproduce.rows([paper], store, where=["generic"])


def cell(rows: list[PaperRow], table: str, row: str, metric: str) -> PaperRow:
    found = [r for r in rows if (r.table, r.row, r.metric) == (table, row, metric)]
    assert len(found) == 1
    return found[0]


def test_a_design_is_measured_once_for_all_its_rows(
    asked: list[ReproduceDesign], rows: list[PaperRow]
) -> None:
    at = [(step.name, step.options.clock_ns) for step in asked]
    assert len(at) == len(set(at))
    chips = ["kuo-window", "kuo-chip-stored", "kuo-chip-both", "kuo-chip-both-stored"]
    assert set(at) == {
        *((name, None) for name in ("kuo-chip", "kuo-window", "kuo-chip-stored", "kuo-core")),
        *((name, 10.0) for name in chips),
    }
    assert len({tuple(row.to_json()) for row in rows}) == 1


@pytest.mark.parametrize(
    ("table", "row", "metric", "measured"),
    [
        ("2", "Typical-case library", "critical_path", 5.0),
        ("2", "Typical-case library", "frequency", 200.0),
        ("2", "Typical-case library", "area", 0.816),
        ("2", "Typical-case library", "gates", 34_000.0),
        ("2", "Typical-case library", "max_throughput", 3657.1),  # 256 x 200 / 14
        ("2", "Typical-case library", "min_throughput", 1828.6),
        ("3", "Encryption", "gates", 22_000.0),
        ("3", "Encryption", "area", 0.528),
        ("3", "Key scheduling", "gates", 9900.0),
        ("3", "Key scheduling", "share", 29.12),
        ("3", "Key scheduling", "critical_path", 5.0),
        ("3", "Input controller", "share", 5.0),
        ("3", "Top-level controller", "share", 1.176),
        ("section 3.3", "S-box", "access_time", 1.2),
        ("section 4, memory", "Look-up tables", "area", 0.5496),
        ("section 4, memory", "Registers", "share", 20.0),
        ("section 4, memory", "Look-up tables and registers", "share", 87.35),
        ("section 5, parts", "A key unit", "area", 0.1656),
        ("section 5, parts", "Store of 3584 bits", "area", 0.072),
        ("section 5, stored keys", "Stored", "key_setup", 31.0),
    ],
)
def test_a_figure_is_that_of_its_part(
    rows: list[PaperRow], table: str, row: str, metric: str, measured: float
) -> None:
    assert cell(rows, table, row, metric).measured == measured


ON_AN_FPGA = FIGURES.model_copy(
    update={
        "gate_equivalents": None,
        "luts": 5001,
        "ffs": 3000,
        "brams": 82,
        "fmax_method": "logic",
        "seeds": None,
        "estimate": True,
    }
)


def test_an_fpga_has_slices_block_ram_and_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReproduceDesign, "run", lambda *_: ON_AN_FPGA)
    monkeypatch.setattr(executors, "Local", executors.Here)
    paper = papers.load("mcloone-mccanny")
    rows = reproduce.rows([paper], Store(tmp_path))
    ours = "McLoone, McCanny: XCV812E, pipelined"
    found = {metric: cell(rows, "4.1", ours, metric).measured for metric in ("slices", "brams")}
    assert found == {"slices": 2501, "brams": 82}
    assert cell(rows, "4.1", ours, "throughput").measured == 200 * 128
    text = "text of section 4"
    assert cell(rows, text, "Decryptor", "key_set_up").measured == 10
    assert cell(rows, text, "Encryptor", "key_set_up").verdict == "holds"
    slow = cell(rows, text, "Decryptor", "latency")
    assert (slow.measured, slow.verdict, slow.library) == (12, "does not hold", None)
    assert cell(rows, text, "Decryptor", "first_result").measured == 10 + 12
    assert cell(rows, text, "Decryptor", "brams").why.endswith("82 printed: as many")
    on_cells = reproduce.rows([paper], Store(tmp_path / "cells"), where=["generic"])
    assert cell(on_cells, "4.1", ours, "slices").verdict == "not testable"
    report.show([paper], rows)


def test_a_row_may_be_of_one_recipe_in_any_case() -> None:
    """Circuits of Morioka & Satoh, whose twisted BDDs are kept as designed."""
    paper = papers.load("morioka-satoh")
    (table,) = [table for table in paper.tables if table.number == "2"]
    for quick in (False, True):
        ruler = Ruler(targets.find("generic"), "generic", False, quick)
        asked = {}
        for row in table.rows:
            step = ruler.step(paper, row)
            assert isinstance(step, ReproduceDesign)
            asked[step.name] = step.options.quick
        assert asked == dict.fromkeys(("encryptor", "decryptor", "basic-decryptor"), True)


def test_a_table_may_search_on_some_targets_only(
    asked: list[ReproduceDesign], tmp_path: Path
) -> None:
    """Tables 2 and 3 of Morioka & Satoh: a search at the paper's voltage, without wires."""
    paper, voltage = papers.load("morioka-satoh"), "ihp-sg13g2:typ_1p50V_25C"
    for number in ("2", "3"):
        (table,) = [table for table in paper.tables if table.number == number]
        where = [(name, wires) for name in table.targets for wires in table.wires]
        names = (voltage, "ihp-sg13g2", "osu018")
        assert where == [(name, wires) for name in names for wires in (False, True)]
        assert [one for one in where if table.gets_search(*one)] == [(voltage, False)]
    before = len(asked)
    reproduce.rows([paper], Store(tmp_path), where=["generic"])
    quick = {step.name: step.options.quick for step in asked[before:]}
    assert quick["basic-decryptor"] is True


def test_a_quick_run_goes_where_a_table_has_a_search(
    asked: list[ReproduceDesign], tmp_path: Path
) -> None:
    """Tables 2 and 3 of Morioka & Satoh at the paper's voltage; elsewhere if the user says so."""
    paper, voltage = papers.load("morioka-satoh"), "ihp-sg13g2:typ_1p50V_25C"
    libraries.found(voltage)

    def measured(*where: str) -> set[tuple[str, bool]]:
        before = len(asked)
        reproduce.rows([paper], Store(tmp_path / str(before)), where=where, quick=True)
        return {(step.target.name, step.options.wires) for step in asked[before:]}

    assert measured() == {(voltage, False)}
    assert measured("generic") == {("generic", False), ("generic", True)}


def test_a_power_says_that_its_clock_is_not_reached() -> None:
    column = Column(unit="W", metric="power_w", mhz=250, size=[128, 128])
    what = Measure(design="encryptor")
    energy = {"encrypt": 20.0, "decrypt": None}
    figures = FIGURES.model_copy(update={"energy_pj_per_bit": energy})
    slow = "20 pJ a bit at the core's own 200 MHz, scaled to 250 MHz, which it does not reach"
    assert design_measures.evidence(what, column, figures) == slow
    reached = figures.model_copy(update={"fmax_mhz": 250.0})
    assert design_measures.evidence(what, column, reached) == "20 pJ a bit"


def test_verdicts_say_what_was_seen(rows: list[PaperRow]) -> None:
    path = cell(rows, "3", "Key scheduling", "critical_path")
    assert path.verdict == "better"
    assert path.why.startswith(
        "5 ns here, 10 printed: 'Key scheduling' has the slowest path 0.50 ns register "
        "window_q, 4.50 ns processor.core.key.current; "
    )
    gates = cell(rows, "3", "Key scheduling", "gates")
    assert "4,900 GE processor.core.key.current.sub_word.sbox, 3,000 GE" in gates.why
    worst = cell(rows, "2", "Worst-case library", "area")
    assert (worst.measured, worst.verdict) == (None, "not testable")
    assert "only the typical corner" in worst.why
    words = cell(rows, "section 3.2", "Both directions, stored keys", "area")
    assert (words.printed, words.measured, words.ratio) == ("much larger", 0.816, None)
    assert words.verdict == "not testable"
    assert "1.00 times 'Encryption, keys on the fly' here" in words.why


def test_a_claim_of_area_is_not_one_of_speed(rows: list[PaperRow]) -> None:
    claims = {row.row: row.why for row in rows if row.claim}
    assert "1.00 times as fast as" in claims["stored keys make the chip faster"]
    assert "1.00 times as small as" in claims["stored keys make the chip smaller"]


def test_the_port_carries_three_blocks_at_once(rows: list[PaperRow]) -> None:
    """A block of 16 words, and three clocks in which it waits for the block before."""
    paper = papers.load("kuo-verbauwhede")
    chip = design_measures.build(paper, "kuo-chip")
    clocks = chip.port_clocks
    assert clocks is not None
    assert clocks == 16 + 3
    port = cell(rows, "section 6", "256-bit blocks", "throughput")
    assert port.measured == round(256 * 200 / clocks, 1)
    assert (port.printed, port.verdict) == (1820, "not comparable")


def test_the_page_says_which_are_tables_and_which_is_text(rows: list[PaperRow]) -> None:
    page = report.page(papers.load("kuo-verbauwhede"), rows, "make results", [])
    assert "### Table 2: Synthesis results on generic, without wires" in page
    assert "### Section 4, memory: Look-up tables and registers on generic" in page
    assert "| row | figure | unit | paper | measured | ratio | verdict |" in page
    assert (
        "| Typical-case library (`chip`) | max_throughput | Mb/s | 1,820 (right: 1,829) |" in page
    )


def test_a_target_without_times_has_no_clock(
    asked: list[ReproduceDesign], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    timeless = FIGURES.model_copy(update={"fmax_mhz": None, "area_um2": None})
    monkeypatch.setattr(ReproduceDesign, "run", lambda *_: timeless)
    paper = papers.load("kuo-verbauwhede")
    bare = reproduce.rows([paper], Store(tmp_path / "other"), where=["generic"])
    for table, metric in (("2", "critical_path"), ("2", "area"), ("2", "max_throughput")):
        row = cell(bare, table, "Typical-case library", metric)
        assert (row.measured, row.verdict) == (None, "not testable")
        assert row.why == f"there is no {metric} of 'Typical-case library' on this target"
    path = cell(bare, "3", "Encryption", "critical_path")
    assert (path.measured, path.verdict) == (None, "not testable")
