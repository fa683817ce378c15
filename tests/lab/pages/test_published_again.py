# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published figures and mutation scores come back the same: in `make bench` a sample, or all.

The sample is what took least of each kind. Its proofs and verifications are tests of their own.
"""

from pathlib import Path

import pytest

import sample
from aesilicon import targets
from aesilicon.design import design
from aesilicon.errors import MissingToolError
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.report.published import MEASURED
from aesilicon.store import Store
from aesilicon.targets import Target
from aesilicon_lab import papers
from aesilicon_lab.mutants import mutation_scores
from aesilicon_lab.mutants.class_score import Sample
from aesilicon_lab.pages import publish, published_set
from aesilicon_lab.papers import reproduce
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.printed_table import PrintedTable, cells
from aesilicon_lab.papers.table_settings import Measurable, rulers
from aesilicon_lab.published_kinds import MUTANTS, PAPERS, SBOXES
from bench_shards import FOLDER
from published_rows import differences

pytestmark = pytest.mark.bench

FEW = Sample(netlist=12, rtl=6, verilator=3)
"""Mutants of a class in the sample."""


@pytest.fixture(scope="module")
def store(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Store:
    """Holds what was made from these very files, so an interrupted measurement goes on."""
    folder: Path | None = pytestconfig.stash.get(FOLDER, None)
    return Store(folder / "store" if folder else tmp_path_factory.mktemp("store"))


def here(name: str) -> Target:
    try:
        return targets.find(name)
    except MissingToolError as e:
        pytest.skip(str(e))


DESIGN_ROWS = MEASURED.read()
MEASURED_AGAIN = sample.quickest(
    DESIGN_ROWS,
    lambda row: row.seconds,
    lambda row: (row.architecture, row.fmax_method),
    lambda row: row.target,
)


@pytest.mark.parametrize(
    "row",
    sample.bench(MEASURED_AGAIN.__contains__, DESIGN_ROWS),
    ids=lambda row: f"{row.design} on {row.target}",
)
def test_figures_of_a_design(row: Measurement, store: Store) -> None:
    asked = published_set.DESIGNS[row.design]
    name = row.target if row.target in asked else row.target.split(":")[0]
    again = MeasureDesign(design.load(row.design), here(name), asked[name]).done(store)
    trust = {"verified": row.verified, "proven": row.proven}
    assert differences(row, again.model_copy(update=trust)) == []


SBOX_ROWS = {
    (target, name): [row for row in SBOXES.read() if (row.target, row.name) == (target, name)]
    for target, names in published_set.SBOX_TARGETS.items()
    for name in names
}
SBOXES_AGAIN = sample.quickest(
    [*SBOX_ROWS],
    lambda case: sum(row.seconds for row in SBOX_ROWS[case]),
    lambda case: case[0],
    lambda case: case[1],
)


@pytest.mark.parametrize(("target", "name"), sample.bench(SBOXES_AGAIN.__contains__, [*SBOX_ROWS]))
def test_figures_of_an_sbox(target: str, name: str, store: Store) -> None:
    here(target)
    rows, again = SBOX_ROWS[target, name], publish.measure_sboxes(store, {target: (name,)})
    pairs = zip(rows, again, strict=True)
    assert [change for row, measured in pairs for change in differences(row, measured)] == []


def measures(case: tuple[Paper, PrintedTable]) -> set[Measurable]:
    """What is measured for a table."""
    paper, table = case
    chosen = rulers(table, (), paper.key in published_set.QUICK_PAPERS)
    steps = (r.step(paper, c.row) for r in chosen for c in cells(table) if c.quoted is None)
    return {step for step in steps if step is not None}


TABLES = [
    case
    for key in papers.catalogue()
    for paper in [papers.load(key)]
    for table in paper.tables
    if measures(case := (paper, table))
]
TABLES_AGAIN = sample.quickest(
    TABLES,
    lambda case: len(measures(case)),
    lambda case: (case[0].key, *{type(step) for step in measures(case)}),
)


@pytest.mark.parametrize(
    ("paper", "table"),
    sample.bench(TABLES_AGAIN.__contains__, TABLES),
    ids=lambda value: value.key if isinstance(value, Paper) else value.number,
)
def test_a_table_of_a_paper(paper: Paper, table: PrintedTable, store: Store) -> None:
    quick = paper.key in published_set.QUICK_PAPERS
    alone = paper.model_copy(update={"tables": (table,)})
    again = [row.published() for row in reproduce.rows([alone], store, quick=quick)]
    rows = [row for row in PAPERS.read() if (row.paper, row.table) == (paper.key, table.number)]
    for target in {row.target for row in rows if row.target}:
        here(target)
    pairs = zip(rows, again, strict=True)
    assert [change for row, measured in pairs for change in differences(row, measured)] == []


CLASSES = [(name, full) for name in mutation_scores.CLASSES for full in (False, True)]


@pytest.mark.parametrize(("name", "full"), sample.bench(lambda case: not case[1], CLASSES))
def test_mutants_of_a_class(name: str, full: bool) -> None:
    score = mutation_scores.of_class(name, mutation_scores.SAMPLES[name] if full else FEW)
    assert score.holds, score.unexplained
    assert not full or score in MUTANTS.read()
