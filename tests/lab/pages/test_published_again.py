# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published figures and mutation scores come back the same: in `make bench` a sample, or all.

The sample is what took least of each kind. Its proofs and verifications are tests of their own.
"""

from collections import defaultdict
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
from aesilicon_lab.foundry.sbox_results import SboxRow
from aesilicon_lab.mutants import mutation_scores
from aesilicon_lab.mutants.class_score import Sample
from aesilicon_lab.pages import publish, published_set
from aesilicon_lab.papers import reproduce
from aesilicon_lab.papers.paper_results import PaperRow
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
    asked = published_set.measurements(row.design)
    name = row.target if row.target in asked else row.target.split(":")[0]
    again = MeasureDesign(design.load(row.design), here(name), asked[name]).done(store)
    trust = {"verified": row.verified, "proven": row.proven}
    assert differences(row, again.model_copy(update=trust)) == []


SBOX_ROWS: dict[tuple[str, str], list[SboxRow]] = defaultdict(list)
for sbox in SBOXES.read():
    SBOX_ROWS[sbox.target, sbox.name].append(sbox)
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


TABLE_ROWS: dict[tuple[str, str], list[PaperRow]] = defaultdict(list)
for row in PAPERS.read():
    if row.figures is not None:
        TABLE_ROWS[row.paper, row.table].append(row)
TABLES_AGAIN = sample.quickest(
    [*TABLE_ROWS],
    lambda case: len(TABLE_ROWS[case]),
    lambda case: (case[0], *{type(row.figures) for row in TABLE_ROWS[case]}),
)


def is_software(row: PaperRow) -> bool:
    """Whether a row has the speed of OpenSSL on the machine that made it."""
    return (row.command or "").partition(" speed ")[0].endswith("openssl")


@pytest.mark.parametrize(("key", "number"), sample.bench(TABLES_AGAIN.__contains__, [*TABLE_ROWS]))
def test_a_table_of_a_paper(key: str, number: str, store: Store) -> None:
    rows = [row for row in PAPERS.read() if (row.paper, row.table) == (key, number)]
    for target in {row.target for row in rows if row.target and not is_software(row)}:
        here(target)
    paper, quick = papers.load(key), key in published_set.QUICK_PAPERS
    (table,) = (table for table in paper.tables if table.number == number)
    alone = paper.model_copy(update={"tables": (table,)})
    again = [row.published() for row in reproduce.rows([alone], store, quick=quick)]
    pairs = [pair for pair in zip(rows, again, strict=True) if not is_software(pair[0])]
    assert [change for row, measured in pairs for change in differences(row, measured)] == []


CLASSES = [(name, full) for name in mutation_scores.CLASSES for full in (False, True)]


@pytest.mark.parametrize(("name", "full"), sample.bench(lambda case: not case[1], CLASSES))
def test_mutants_of_a_class(name: str, full: bool) -> None:
    score = mutation_scores.of_class(name, mutation_scores.SAMPLES[name] if full else FEW)
    assert score.holds, score.unexplained
    assert not full or score in MUTANTS.read()
