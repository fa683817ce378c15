# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`prove --check` confirms that a bundle's RTL is what was proven."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import command
from aesilicon import build, proof_reach
from aesilicon.design import design, rtl
from aesilicon.design.design import Design, named_core
from aesilicon.design.surroundings import put_around
from aesilicon.equivalence.results import PARTS, ProofReport
from aesilicon.flows.prove.report import AnySequence, Proof
from aesilicon.flows.prove.steps import ProveAnySequence
from aesilicon.store import Store

pytestmark = pytest.mark.xdist_group("bundle with a proof")

NAME = "aes128-serial-enc"
TOP = "aes128_serial_enc"
PROOF = Proof.of(ProofReport(NAME, dict.fromkeys(("data", "time", "sboxes"), True), 1.5, 1))
"""What `prove` says of a design; its own tests are elsewhere."""


def aesilicon(*words: str, cwd: Path) -> tuple[int, str, str]:
    """Exit status, output and errors of a command, each on one line."""
    done = command.aesilicon(*words, cwd=cwd)
    out, err = (" ".join(text.decode().split()) for text in (done.out, done.err))
    return done.status, out, err


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, proofs: Store) -> Path:
    folder = tmp_path_factory.mktemp("p") / "aes"
    return build.build(design.load(NAME), folder, PROOF, proofs).folder


@pytest.fixture
def bundle(made: Path, tmp_path: Path) -> Path:
    """A copy to change."""
    return shutil.copytree(made, tmp_path / "aes")


def test_the_report_has_parts_tools_seconds_and_hashes(bundle: Path) -> None:
    report = json.loads((bundle / "proof.json").read_text())
    assert report["design_hash"] == rtl.design_hash(design.load(NAME))
    assert [one["part"] for one in report["parts"]] == [*PARTS]
    assert all(one["covers"] for one in report["parts"])
    assert [one["part"] for one in report["parts"] if one["holds"]] == ["data", "time", "sboxes"]
    plain = report["plain"][f"verilog/{TOP}.v"]
    assert (report["seconds"], plain["equal"]) == (1.5, True)
    assert plain["compared"] > 100
    assert {"pyosys", "aesilicon"} <= report["tools"].keys()
    listed = (bundle / f"{TOP}.f").read_text().split()
    assert report["files"].keys() >= {*listed, f"{TOP}.f", f"verilog/{TOP}.v"}


def test_files_as_proven_are_one_line(bundle: Path) -> None:
    status, out, err = aesilicon("prove", "--check", str(bundle), cwd=bundle.parent)
    count = len(json.loads((bundle / "proof.json").read_text())["files"])
    assert (status, err) == (0, "")
    assert out == (
        f"{NAME}: the {count} files are those proven "
        "(data in any sequence, time in any sequence, sboxes, plain Verilog)"
    )


def add(path: Path) -> None:
    path.write_text(path.read_text() + "// more\n" if path.exists() else "")


@pytest.mark.parametrize(
    ("name", "change", "what"),
    [
        ("rtl/aes_pkg.sv", add, "was changed"),
        (f"verilog/{TOP}.v", add, "was changed"),
        (f"{TOP}.f", add, "was changed"),
        (f"{TOP}.f", Path.unlink, "is missing"),
        ("rtl/round/aes_row_state.sv", Path.unlink, "is missing"),
        ("rtl/mode.sv", add, "is extra"),
        ("verilog/other.v", add, "is extra"),
    ],
)
def test_another_file_is_one_sentence(
    name: str, change: Callable[[Path], None], what: str, bundle: Path
) -> None:
    (bundle / "other.f").write_text("")  # so that a bundle without its own list is still one
    change(bundle / name)
    status, out, err = aesilicon("prove", "--check", str(bundle), cwd=bundle.parent)
    assert (status, out) == (1, "")
    assert err == (
        f"aesilicon: {bundle / name} {what}: this is not what was proven; build it again"
    )


def test_several_files_are_counted(bundle: Path) -> None:
    for name in ("rtl/aes_pkg.sv", "rtl/new.sv", "rtl/newer.sv"):
        add(bundle / name)
    _, _, err = aesilicon("prove", "--check", str(bundle), cwd=bundle.parent)
    assert "aes_pkg.sv was changed, and 2 more: this" in err


def test_a_changed_bench_is_no_matter(bundle: Path) -> None:
    add(bundle / "tb" / f"{TOP}_tb.sv")
    assert aesilicon("prove", "--check", str(bundle), cwd=bundle.parent)[0] == 0


@pytest.mark.parametrize(
    ("report", "status", "sentence"),
    [
        (None, 1, "has no proof.json: it was built with --unproven; build it again without"),
        ("{}", 1, "proof.json is not readable; build the bundle again"),
    ],
)
def test_a_bundle_without_its_report(
    report: str | None, status: int, sentence: str, bundle: Path
) -> None:
    (bundle / "proof.json").unlink()
    if report is not None:
        (bundle / "proof.json").write_text(report)
    got, out, err = aesilicon("prove", "--check", str(bundle), cwd=bundle.parent)
    assert (got, out) == (status, "")
    assert err.endswith(sentence)


def not_data(report: dict[str, Any]) -> None:
    report["parts"][0]["holds"] = False


def no_parts(report: dict[str, Any]) -> None:
    report["parts"] = []


def not_equal(report: dict[str, Any]) -> None:
    report["plain"][f"verilog/{TOP}.v"]["equal"] = False


def not_compared(report: dict[str, Any]) -> None:
    report["plain"] = {}


def not_alone(report: dict[str, Any]) -> None:
    report["own_ports"] = {"right": None, "why": "undecided"}


@pytest.mark.parametrize(
    ("change", "untrue"),
    [
        (not_data, "the part data is proven"),
        (no_parts, "the part data is proven"),
        (not_equal, f"verilog/{TOP}.v equals the RTL"),
        (not_compared, f"verilog/{TOP}.v equals the RTL"),
        (not_alone, "the core is proven at its own ports"),
    ],
)
def test_a_report_of_what_is_not_proven_is_refused(
    change: Callable[[dict[str, Any]], None], untrue: str, bundle: Path
) -> None:
    report = json.loads((bundle / "proof.json").read_text())
    change(report)
    (bundle / "proof.json").write_text(json.dumps(report))
    status, out, err = aesilicon("prove", "--check", str(bundle), cwd=bundle.parent)
    assert (status, out) == (1, "")
    assert f"proof.json does not say that {untrue}; build the bundle again" in err


def test_the_clocks_of_a_pipeline_are_scenarios(proofs: Store) -> None:
    reaches = proof_reach.of_parts(design.load("aes128-pipeline"), proofs)
    assert reaches == {"data": "any sequence", "time": "scenarios", "secrets": "any sequence"}
    assert {*proof_reach.of_parts(design.load(NAME), proofs).values()} == {"any sequence"}


def test_a_core_of_ones_own_is_known_behind_a_mode_and_a_bus(tmp_path: Path) -> None:
    table = {**design.load("aes128-round-lean").core.table(), "key_bits": [192]}
    own = Design.model_validate({"name": "mine", "purpose": "own", "core": table})
    around = put_around(own, mode="gcm-lean", bus="axil")
    store = Store(tmp_path)
    assert proof_reach.of_design(named_core(around), store) == "scenarios"
    ProveAnySequence(own).put(store, AnySequence(right=True))
    assert named_core(around).name != own.name
    assert proof_reach.of_design(named_core(around), store) == "any sequence"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--check", "."), "is no bundle: name a folder that 'aesilicon build' wrote"),
        ((NAME, "--check", "."), "--check takes a bundle and, of the options, only --json"),
    ],
)
def test_what_is_no_bundle_is_refused(
    words: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    status, out, err = aesilicon("prove", *words, cwd=tmp_path)
    assert (status, out) == (2, "")
    assert err.endswith(sentence)


def test_an_unproven_bundle_has_no_report(tmp_path: Path) -> None:
    folder = build.build(design.load(NAME), tmp_path / "aes").folder
    assert not (folder / "proof.json").exists()
    assert "proof.json" not in (folder / "datasheet.md").read_text()
