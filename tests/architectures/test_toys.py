# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An architecture of RTL, a description and designs goes through every flow, as it is.

`test_conformance.py` verifies these designs.
"""

import inspect
from pathlib import Path

import pytest
import toys
from slow.loaded import Loaded
from slow.slow import Slow

import sample
from aesilicon import targets
from aesilicon.build import build
from aesilicon.design import design, rtl
from aesilicon.flows.measure import measure
from aesilicon.flows.measure.options import Options
from aesilicon.flows.prove.any_sequence import prove_any_sequence
from aesilicon.flows.prove.steps import Prove
from aesilicon.store import Store
from aesilicon.tools import sby


def stem(name: str) -> str:
    return Path(name).stem


DESIGNS = [str(path) for path in toys.DESIGNS]
ON_CELLS = [name for name in DESIGNS if stem(name) != "loaded"]
"""Without the one with RAMs: as registers they are equal, so synthesis merges them."""
SAMPLE = sample.only(lambda name: stem(name) == "fifo-enc", ON_CELLS)
PROVEN = sample.only(lambda name: stem(name) == "fifo-enc", DESIGNS)


def test_they_differ_from_the_round_core() -> None:
    """In each of the figures that a flow could have taken for granted."""
    known = ("aes128-round-enc", *(name for name in DESIGNS if stem(name) != "agile"))
    found = [design.load(name) for name in known]
    assert {d.traits.capacity for d in found} == {1, 2, 3}
    assert {d.traits.reset_cycles for d in found} == {1, 256}
    assert {d.traits.clear_cycles for d in found} == {1, 2}
    assert {d.timing(128).latency for d in found} == {11, 12, 61, 81}
    assert {d.timing(128).interval for d in found} == {10, 12, 61, 81}
    assert {d.module for d in found} == {
        "aes_core",
        *(f"aes_core_{name}" for name in ("fifo", "slow", "filled")),
    }


def test_options_of_its_own_reach_the_rtl() -> None:
    fifo = design.load(next(name for name in DESIGNS if stem(name) == "fifo"))
    assert fifo.core.architecture == "fifo"
    table = {**fifo.core.model_dump(), "fifo": {"depth": 5}}
    deeper = design.Design.model_validate({**fifo.model_dump(), "core": table})
    assert deeper.parameters() == {**fifo.parameters(), "Depth": "5"}
    assert deeper.traits.capacity == 5
    assert rtl.design_hash(deeper) != rtl.design_hash(fifo)


def test_a_change_of_what_it_extends_changes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else an earlier proof would be taken for one of the changed description."""
    before, file_of = Loaded().digest(), inspect.getfile
    (tmp_path / "slow.py").write_text("other")
    monkeypatch.setattr(
        inspect, "getfile", lambda of: str(tmp_path / "slow.py") if of is Slow else file_of(of)
    )
    assert Loaded().digest() != before


@pytest.mark.parametrize("name", DESIGNS, ids=stem)
def test_it_builds(name: str, tmp_path: Path) -> None:
    chosen = design.load(name)
    extra = chosen.traits.extra_outputs
    folder = tmp_path / "bundle"
    build(chosen, folder)
    names = {path.name for path in folder.rglob("*") if path.is_file()}
    assert {f"{chosen.arch.module}.sv", f"{chosen.top}.sv", f"{chosen.top}.v"} <= names
    assert design.load(str(folder / f"{chosen.name}.toml")) == chosen
    sheet = (folder / "datasheet.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` | output | 1 | " in sheet for name in extra)


@pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")
@pytest.mark.parametrize("name", PROVEN, ids=stem)
def test_it_is_proven(name: str, proofs: Store) -> None:
    row = Prove(design.load(name)).done(proofs).to_json()
    assert row["failures"] == []
    assert row["proven"]
    assert all(row["parts"][part] for part in ("data", "time", "secrets", "handshake", "sboxes"))


@pytest.mark.parametrize("name", SAMPLE, ids=stem)
def test_it_is_measured(name: str, tmp_path: Path) -> None:
    """With the S-boxes that are mapped soonest."""
    chosen = design.load(name)
    core = chosen.core.model_copy(update={"sbox": "composite"})
    chosen = chosen.model_copy(update={"core": core})
    row = measure(
        chosen, targets.find("generic"), Options("area", quick=True), work=tmp_path
    ).to_json()
    assert row["gate_equivalents"] > 5000
    assert row["interval_cycles"]["encrypt"] == chosen.timing(128).interval


@pytest.mark.bench
@pytest.mark.parametrize("name", ["slow", "chained", "filled"])
def test_all_its_situations_are_right(name: str, tmp_path: Path) -> None:
    """One block in flight, chained blocks, and registers that need two clocks to clear."""
    (file,) = [one for one in DESIGNS if stem(one) == name]
    found = prove_any_sequence(design.load(file), tmp_path)
    assert found.right is True, found
