# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every published figure and mutation score comes back the same. All of it is for `make bench`."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from aesilicon import targets
from aesilicon.design import design
from aesilicon.errors import MissingToolError
from aesilicon.report.published import MEASURED, Kind
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.mutants import mutation_scores
from aesilicon_lab.pages import publish, published_set
from aesilicon_lab.published_kinds import MUTANTS, PAPERS, SBOXES
from bench_shards import FOLDER
from published_rows import Row, differences

pytestmark = pytest.mark.bench

R = TypeVar("R", bound=Row)


@pytest.fixture(scope="module")
def store(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Store:
    """Holds what was made from these very files, so an interrupted measurement goes on."""
    folder: Path | None = pytestconfig.stash.get(FOLDER, None)
    return Store(folder / "store" if folder else tmp_path_factory.mktemp("store"))


def published_rows(kind: Kind[R], **fields: str) -> list[R]:
    """The published rows of a kind whose fields have some values, if their targets are here."""
    rows = [
        row
        for row in kind.read()
        if all(getattr(row, name) == value for name, value in fields.items())
    ]
    assert rows
    for target in {row.target for row in rows if row.target}:
        try:
            targets.find(target)
        except MissingToolError as e:
            pytest.skip(str(e))
    return rows


def changes(rows: Sequence[Row], again: Sequence[Row]) -> list[str]:
    pairs = zip(rows, again, strict=True)
    return [change for row, measured in pairs for change in differences(row, measured)]


@pytest.mark.parametrize("name", sorted(design.catalogue()))
def test_figures_of_a_design(name: str, store: Store) -> None:
    rows = published_rows(MEASURED, design=name)
    assert changes(rows, publish.measure_all(store, [name])) == []


@pytest.mark.parametrize(
    ("target", "sbox"),
    [(target, name) for target, names in published_set.SBOX_TARGETS.items() for name in names],
)
def test_figures_of_an_sbox(target: str, sbox: str, store: Store) -> None:
    rows = published_rows(SBOXES, target=target, name=sbox)
    assert changes(rows, publish.measure_sboxes(store, {target: (sbox,)})) == []


@pytest.mark.parametrize("key", sorted(papers.catalogue()))
def test_tables_of_a_paper(key: str, store: Store) -> None:
    rows = published_rows(PAPERS, paper=key)
    assert changes(rows, publish.reproduce_all(store, [key])) == []


@pytest.mark.parametrize("name", mutation_scores.CLASSES)
def test_mutants_of_a_class(name: str) -> None:
    score = mutation_scores.of_class(name, mutation_scores.SAMPLES[name])
    assert score.holds, score.unexplained
    assert score in MUTANTS.read()
