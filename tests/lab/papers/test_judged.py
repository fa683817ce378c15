# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published figures judged again, claims about builds, and the page's words around the tables."""

from pathlib import Path

import pytest

from aesilicon.design import rtl
from aesilicon.report.published import MEASURED
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.pages import papers as report
from aesilicon_lab.pages import publish
from aesilicon_lab.papers import design_measures, reproduce
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.published_kinds import PAPERS

PUBLISHED = PAPERS.read()


def part(key: str, target: str = "xc7") -> Paper:
    """A paper with its tables of designs that are measured on one target alone."""
    paper = papers.load(key)
    return paper.model_copy(update={"tables": [t for t in paper.tables if t.targets == [target]]})


def judged(paper: Paper, folder: Path) -> list[PaperRow]:
    rows = reproduce.rows([paper], Store(folder), published=PUBLISHED)
    return [row.published() for row in rows]


@pytest.mark.parametrize("key", ["gunasekaran", "vater-langendoerfer"])
def test_published_rows_follow_from_the_data_and_the_figures(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Verdicts and reasons are those of today's data; nothing is measured for it."""
    monkeypatch.setattr(design_measures.ReproduceDesign, "run", lambda *_: pytest.fail("measures"))
    paper = part(key)
    numbers = {table.number for table in paper.tables}
    there = [row for row in PUBLISHED if row.paper == key and row.table in numbers]
    assert there
    figures = [row.figures for row in there if isinstance(row.figures, DesignFigures)]
    now = {name: rtl.design_hash(design_measures.build(paper, name)) for name in paper.designs}
    if any(one.design_hash != now.get(one.design) for one in figures):
        pytest.skip(f"figures of {key} are of earlier RTL, as its page says")
    assert judged(paper, tmp_path) == there, f"run `python -m {publish.__name__} --judge {key}`"


@pytest.mark.parametrize("field", ["design_hash", "design", "goal", "tools"])
def test_figures_of_another_build_are_measured_again(
    field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def run(step: design_measures.ReproduceDesign, *_: object) -> DesignFigures:
        asked.append(step.name)
        return figures

    paper = part("gunasekaran")
    first = paper.model_copy(update={"tables": paper.tables[:1]})
    (row,) = (r for r in PUBLISHED if (r.paper, r.table, r.row) == (paper.key, "1", "Total"))
    figures = row.figures
    assert isinstance(figures, DesignFigures)
    changed = figures.model_copy(update={field: "another"})
    other = {"tools": {}} if field == "tools" else {"figures": changed}
    monkeypatch.setattr(design_measures.ReproduceDesign, "run", run)
    reproduce.rows([first], Store(tmp_path), published=[row.model_copy(update=other)])
    assert asked == ["gunasekaran-conventional"]


def test_tables_of_sboxes_stay_as_published(tmp_path: Path) -> None:
    paper = papers.load("vater-langendoerfer")
    third = paper.model_copy(update={"tables": [t for t in paper.tables if t.number == "3"]})
    there = [row for row in PUBLISHED if (row.paper, row.table) == (paper.key, "3")]
    assert judged(third, tmp_path) == there


@pytest.mark.parametrize(("word_bits", "verdict"), [(64, "holds"), (48, "does not hold")])
def test_a_claim_about_builds_elaborates_them(word_bits: int, verdict: str, tmp_path: Path) -> None:
    paper = papers.load("gunasekaran")
    table = next(table for table in paper.tables if table.builds)
    options = [{"word_bits": word_bits}]
    claim = table.builds[0].model_copy(update={"key_bits": [[192]], "options": options})
    changed = table.model_copy(update={"builds": [claim]})
    rows = reproduce.rows([paper.model_copy(update={"tables": [changed]})], Store(tmp_path))
    (row,) = (row for row in rows if row.claim)
    assert (row.verdict, row.printed, row.unit) == (verdict, "1 builds", "bits")
    assert row.measured == ("1 builds" if verdict == "holds" else "0 builds")
    said = (
        "AES-192 with word_bits = 64: 8 S-boxes, 32 clocks" if verdict == "holds" else "word_bits"
    )
    assert said in row.why


def test_a_page_states_tolerance_designs_and_placed_figures() -> None:
    paper = papers.load("vater-langendoerfer")
    measured = MEASURED.read()
    page = report.page(paper, PUBLISHED, "make results", [], measured)
    assert (
        page.count(
            "off by at most 25% of the smaller of the two (2% in table 5, 3% in text, choices)"
        )
        == 1
    )
    built = '`vater-core-table` | `vater-stages32` | `sbox = "table"` and `kept_keys = 2` and'
    assert f'| {built} `mix_columns = "product"` | the same with S-boxes from the truth' in page
    assert "| S-box (look-up table), 30 ns (`vater-core-table`) | gates |" in page
    placed = page.partition("## Placed and routed\n")[2].partition("\n## ")[0]
    (row,) = (r for r in measured if (r.design, r.target) == ("vater-wlan", "ecp5"))
    assert f"| `vater-wlan` | ecp5 | {row.luts:,} | {row.ffs} | {row.fmax_mhz:.1f} | 58 |" in placed
    assert "osu018" not in placed
    assert "## Placed and routed" not in report.page(paper, PUBLISHED, "make results", [])
