# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published figures judged again, claims about builds, and the page's words around the tables."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import MissingToolError, UserError
from aesilicon.report.published import MEASURED
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.pages import papers as report
from aesilicon_lab.pages import publish
from aesilicon_lab.pages.published_set import QUICK_PAPERS
from aesilicon_lab.papers import design_measures, reproduce
from aesilicon_lab.papers.lacking import lacking
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.published_kinds import PAPERS

PUBLISHED = PAPERS.read()


def part(key: str, target: str = "xc7") -> Paper:
    """A paper with its tables of designs that are measured on one target alone."""
    paper = papers.load(key)
    return paper.model_copy(update={"tables": [t for t in paper.tables if t.targets == [target]]})


def judged(paper: Paper, folder: Path, rows: Sequence[PaperRow] = PUBLISHED) -> list[PaperRow]:
    quick = paper.key in QUICK_PAPERS
    again = reproduce.rows([paper], Store(folder), quick=quick, published=rows, only_judge=True)
    return [row.published() for row in again]


@pytest.mark.parametrize("key", papers.catalogue())
def test_published_rows_follow_from_the_data_and_the_figures(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each row once, and its verdict and reason are those of today's data; nothing is measured."""
    monkeypatch.setattr(design_measures.ReproduceDesign, "run", lambda *_: pytest.fail("measures"))
    paper = papers.load(key)
    paper = paper.model_copy(update={"tables": [t for t in paper.tables if not t.builds]})
    numbers = {table.number for table in paper.tables}
    there = [row for row in PUBLISHED if row.paper == key and row.table in numbers]
    assert there
    missing = [t for row in there if row.target for t in [row.target] if not _here(t)]
    if missing:
        pytest.skip(f"needs {missing[0]}")
    assert judged(paper, tmp_path) == there, f"run `python -m {publish.__name__} --judge {key}`"


def _here(target: str) -> bool:
    """Whether a published target, or the processor of software, can be judged here."""
    try:
        targets.find(target)
    except MissingToolError:
        return False
    except UserError:
        return "core" in target
    return True


def test_a_lost_row_is_told(tmp_path: Path) -> None:
    """Its figures stand in another row, or it says on its page what measures it."""
    paper = papers.load("mcloone-mccanny")
    lost = [row for row in PUBLISHED if not (row.table == "4.1" and row.metric == "brams")]
    assert len(lost) < len(PUBLISHED)
    again = [row for row in judged(paper, tmp_path, lost) if row.table == "4.1"]
    assert again == [row for row in PUBLISHED if (row.paper, row.table) == (paper.key, "4.1")]
    lost = [row for row in PUBLISHED if row.table != "4.1"]
    told = [one for one in lacking(paper, lost, quick=False) if one.table == "4.1"]
    (one,) = told
    assert (one.target, [*one.rows]) == ("xcve", ["McLoone, McCanny: XCV812E, pipelined"])
    page = report.page(paper, PUBLISHED, "make results", [], lacking=told)
    said = "Not measured yet, so without a row: Table 4.1 on xcve: 'McLoone, McCanny: XCV812E"
    assert said in page
    assert "`aesilicon reproduce mcloone-mccanny --target xcve` measures them." in page


@pytest.mark.parametrize("field", ["design_hash", "flow_hash", "design", "goal", "tools"])
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
    assert (
        "| Table 3 | S-box (calculated in GF(2^8), with register) | `composite_reg` | both |"
        in page
    )
    placed = page.partition("## Placed and routed\n")[2].partition("\n## ")[0]
    (row,) = (r for r in measured if (r.design, r.target) == ("vater-wlan", "ecp5"))
    assert f"| `vater-wlan` | ecp5 | {row.luts:,} | {row.ffs} | {row.fmax_mhz:.1f} | 58 |" in placed
    assert "osu018" not in placed
    assert "†" not in placed
    stale = [r.model_copy(update={"earlier": True}) for r in measured]
    page = report.page(paper, PUBLISHED, "make results", [], stale)
    assert "| `vater-wlan` † | ecp5 |" in page
    assert "† stale" in page
    assert "## Placed and routed" not in report.page(paper, PUBLISHED, "make results", [])


@pytest.mark.parametrize("number", ["2", "3"])
def test_times_of_another_node_are_shown_and_not_judged(number: str) -> None:
    """The paper's cells have 0.13 um and 1.5 V; counts of gates are judged on all cells."""
    rows = [r for r in PUBLISHED if (r.paper, r.table) == ("morioka-satoh", number) and not r.claim]
    own, (other, size) = "ihp-sg13g2:typ_1p50V_25C", ("cells of another node", "size")
    times = [row for row in rows if row.metric not in (size, "power") and row.measured]
    assert {row.target for row in times} == {own, "ihp-sg13g2", "osu018"}
    elsewhere = [row for row in times if row.target != own and not isinstance(row.printed, str)]
    assert all("recipe" in row.why or other in row.why for row in elsewhere)
    assert any(other in row.why for row in elsewhere)
    assert not any(other in row.why for row in rows if row.target == own or row.metric == size)


def test_without_a_library_of_its_tables_a_paper_is_not_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its published rows would be lost."""
    monkeypatch.delenv("PDK_ROOT", raising=False)
    with pytest.raises(MissingToolError, match="ihp-sg13g2"):
        publish.reproduce_all(Store(tmp_path), ["morioka-satoh"], PUBLISHED)
