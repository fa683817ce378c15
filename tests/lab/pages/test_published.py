# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published figures are of this very RTL, and the documents made from them are fresh."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import sample
from aesilicon import resources, targets
from aesilicon.design import design
from aesilicon.flows import measure
from aesilicon.flows.measure import search, staleness
from aesilicon.flows.prove.report import Proof
from aesilicon.report import tables
from aesilicon.report.published import MEASURED, PEERS, PROOFS, WITH_BUS, Kind
from aesilicon.result import Result
from aesilicon.store import Store
from aesilicon.targets import registry
from aesilicon.tools import opensta
from aesilicon_lab import papers
from aesilicon_lab.mutants import mutation_scores
from aesilicon_lab.pages import publish, published_set
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.published_kinds import MUTANTS, PAPERS
from published_rows import differences

ROWS = MEASURED.read()


ALL_HASHES = pytest.mark.xdist_group("hashes of all designs")
"""In one process, as each hash of a circuit is then computed once."""


@ALL_HASHES
def test_documents_are_fresh() -> None:
    stale = [path for path, text in publish.documents().items() if path.read_text() != text]
    assert stale == [], "run `python -m aesilicon_lab.pages.publish --documents`"


@pytest.mark.parametrize("name", sorted(design.catalogue()))
def test_every_design_is_published_on_every_target(name: str) -> None:
    rows = [row for row in ROWS if row.design == name]
    asked = published_set.measurements(name)
    assert [t if (t := row.target) in asked else t.split(":")[0] for row in rows] == list(asked)
    assert all(row.verified and row.proven for row in rows)


@pytest.mark.parametrize("name", sorted(design.engines()))
def test_a_design_with_a_mode_is_published_on_every_target_or_none(name: str) -> None:
    rows = [row for row in ROWS if row.design == name]
    asked = published_set.measurements(name)
    assert {"ihp-sg13g2", "xc7"} <= {*asked}
    assert [row.target for row in rows] in ([], list(asked))
    assert all(row.verified and row.proven and row.mode for row in rows)


@ALL_HASHES
def test_stale_rows_say_so() -> None:
    rows = staleness.with_age(ROWS)
    text = (resources.project_dir() / "docs" / "lab" / "results.md").read_text()
    assert (tables.EARLIER in text) is any(row.earlier for row in rows)
    every_row = text.partition("\n## ")[0]
    assert every_row.count(" † | ") == sum(row.earlier for row in rows)


@pytest.mark.bench
def test_no_published_row_is_stale() -> None:
    stale = [
        f"{r.design} on {r.target}"
        for r in (*ROWS, *WITH_BUS.read(), *PEERS.read())
        if staleness.stale(r)
    ]
    assert stale == [], "run `make results`, and measure other projects' cores again"


@pytest.mark.parametrize("row", PROOFS.read(), ids=lambda row: row.design)
def test_a_published_proof_has_every_part(row: Proof) -> None:
    assert row.proven is True
    on = [netlist.target for netlist in row.netlists]
    examined = {part: verdict for part, verdict in row.parts.items() if on or part != "netlist"}
    assert all(verdict is True for verdict in examined.values())


def test_what_is_searched_is_published_as_closed() -> None:
    closed = {row.design for row in PROOFS.read() if row.any_sequence and row.any_sequence.right}
    assert closed == {*published_set.SEARCHED}


def test_every_design_has_a_published_proof() -> None:
    assert [row.design for row in PROOFS.read()] == list(design.catalogue())


def test_a_processor_shows_what_its_port_sustains() -> None:
    (row,) = [row for row in ROWS if row.design == "kuo-processor"]
    core, port = row.throughput_mbps["encrypt"], row.port_throughput_mbps
    assert core is not None and port is not None
    assert port < core
    assert f"{core / 1000:.2f} Gb/s; {port / 1000:.2f} through its port" in tables.cells(row, "")


def test_every_paper_is_published() -> None:
    assert {row.paper for row in PAPERS.read()} == set(papers.catalogue())


@ALL_HASHES
@pytest.mark.parametrize("field", ["design_hash", "flow_hash"])
def test_a_paper_row_of_other_rtl_or_flow_is_told(field: str) -> None:
    row = next(row for row in PAPERS.read() if isinstance(row.figures, DesignFigures))
    assert isinstance(row.figures, DesignFigures)
    changed = row.figures.model_copy(update={field: "of another day"})
    other = PaperRow.model_construct(paper="morioka-satoh", figures=None)
    assert not any(publish.earlier_designs([row, other]).values())
    told = publish.earlier_designs([row.model_copy(update={"figures": changed}), other])
    assert told == {key: [] for key in told} | {row.paper: [row.figures.design]}


def test_mutation_scores_are_of_known_classes() -> None:
    rows = {row.class_name: row for row in MUTANTS.read()}
    assert rows
    assert set(rows) <= set(mutation_scores.CLASSES)
    for row in rows.values():
        assert row.mutants >= 60
        assert row.replayed_by_verilator >= 10
        assert row.confirmed_by_verilator == row.replayed_by_verilator
        assert row.unexplained == ()


def test_the_picture_is_the_one_its_script_draws(tmp_path: Path) -> None:
    examples = resources.examples_dir()
    made = tmp_path / "picture.bmp"
    subprocess.run([sys.executable, examples / "make_picture.py", made], check=True)
    assert made.read_bytes() == (examples / "picture.bmp").read_bytes()
    assert made.stat().st_size >= 65536


def test_links_in_the_readme_exist() -> None:
    root = resources.project_dir()
    text = (root / "README.md").read_text()
    targets = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    assert targets
    assert all((root / target).exists() for target in targets)


AGAIN = [
    *(("aes128-serial-enc", "xc7"), ("aes128-round-enc", "xc7")),
    *(("aes128-round-enc", "xcve"), ("aes128-round-enc", "osu018")),
]


@pytest.mark.parametrize(("name", "target"), sample.every(len(AGAIN), AGAIN))
def test_a_published_figure_comes_back_the_same(
    name: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the recipes on cells only the best one is run again here; `make bench` runs them all."""
    if target == "osu018" and not (registry.OSU018_LIBERTY.is_file() and opensta.version()):
        pytest.skip("needs qflow-tech-osu018 and OpenSTA")
    (row,) = [r for r in ROWS if (r.design, r.target) == (name, target)]
    if row.recipe is not None and row.library is not None:
        structure, _, fanout = row.recipe.partition(", fan-out ")
        monkeypatch.setitem(search._FIRST, ("speed", False), (structure,))
        monkeypatch.setattr(search, "FANOUT", int(fanout.partition(",")[0]))
        monkeypatch.setattr(search, "OTHER_FANOUTS", ())
        monkeypatch.setattr(search, "SMALLER_FANOUTS", ())
    measured = measure.measure(
        design.load(name),
        targets.find(target),
        published_set.measurements(name)[target],
        verified=True,
        proven=True,
        work=tmp_path,
    )
    if row.library is not None:
        of_the_search = {key: getattr(measured, key) for key in ("effort", "flow_hash", "tried")}
        row = row.model_copy(update=of_the_search)
    assert differences(row, measured) == []
    assert row.ffs is not None
    changed = row.model_copy(update={"ffs": row.ffs + 1})
    assert differences(row, changed) == [f"{name} on {target}: ffs was {row.ffs}, is {row.ffs + 1}"]


class Numbered(Result):
    """A row with a key."""

    paper: str
    n: int


def test_rows_are_published_among_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the given order of their keys, each with its rows as they come."""
    monkeypatch.setattr(resources, "results_dir", lambda: tmp_path)

    kind = Kind("numbers", Numbered, "a command")
    kind.write([Numbered(paper=paper, n=n) for paper in "acbd" for n in range(2)])
    some = [Numbered(paper="b", n=9), Numbered(paper="b", n=8)]
    kind.merge(some, lambda row: row.paper, ["a", "b", "c"])
    assert [(row.paper, row.n) for row in kind.read()] == [
        *(("a", 0), ("a", 1), ("b", 9), ("b", 8), ("c", 0), ("c", 1)),
    ]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("morioka-satoh morioka", "unknown argument morioka; give names of designs or papers"),
        ("--proofs morioka-satoh", "unknown argument morioka-satoh; give names of cores"),
        ("--proofs aes128-gcm", "unknown argument aes128-gcm; give names of cores"),
        ("--judge aes-round", "unknown argument aes-round; give names of papers"),
        ("--documents aes-round", "unknown argument aes-round; --documents takes no names"),
        ("--documents --proofs", "argument --proofs: not allowed with argument --documents"),
    ],
)
def test_what_cannot_be_published_is_one_sentence(
    asked: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(publish, "Store", lambda: pytest.fail("goes on"))
    with pytest.raises(SystemExit):
        publish.main(asked.split())
    assert capsys.readouterr().err.endswith(f"error: {said}\n")


@pytest.mark.parametrize(
    ("asked", "made"),
    [
        ("", ["prove", "measure", "sboxes", "reproduce"]),
        ("aes-round", ["prove", "measure"]),
        ("aes128-gcm", ["measure"]),
        ("morioka-satoh", ["reproduce"]),
        ("--proofs", ["prove"]),
        ("--judge", ["judge"]),
        ("--documents", []),
    ],
)
def test_what_is_made_is_what_is_asked_for(
    asked: str, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def noted(name: str) -> Callable[..., list[object]]:
        return lambda *_: done.append(name) or []  # type: ignore[func-returns-value]

    def reproduce_all(_: Store, keys: list[str], known: Sequence[object]) -> list[object]:
        done.append("judge" if known else "reproduce")
        return []

    monkeypatch.setattr(publish, "prove_all", noted("prove"))
    monkeypatch.setattr(publish, "measure_all", noted("measure"))
    monkeypatch.setattr(publish, "measure_sboxes", noted("sboxes"))
    monkeypatch.setattr(publish, "reproduce_all", reproduce_all)
    monkeypatch.setattr(Kind, "write", lambda *_: None)
    monkeypatch.setattr(publish, "documents", dict)
    publish.main(asked.split())
    assert done == made
