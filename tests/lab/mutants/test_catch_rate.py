# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What `verify` and `prove` catch of planted faults: a sample is judged, and the page adds up."""

from pathlib import Path

import pytest

import sample
from aesilicon.tools import verilator
from aesilicon_lab.mutants import catch_rate, planted_faults
from aesilicon_lab.mutants.fault_row import FaultRow, Verdict
from aesilicon_lab.mutants.planted_faults import Edit, Fault
from aesilicon_lab.pages import faults
from aesilicon_lab.published_kinds import FAULTS

SAMPLE = ("a stalled result is withdrawn", "the window is not cleared")
"""Both catch the first; a register that outlives a clear is nothing that a port shows."""

needs_verilator = pytest.mark.skipif(bool(verilator.check()), reason="needs a simulator")


def row(fault: str, caught_by: str = "", verdict: Verdict = "refuted", part: str = "") -> FaultRow:
    chosen = planted_faults.get(fault)
    return FaultRow(
        fault=fault,
        architecture=catch_rate.architecture_of(chosen),
        design=chosen.judged_in,
        design_hash="0",
        text=catch_rate.text_of(chosen),
        caught_by=caught_by,
        verdict=verdict,
        part=part,
    )


@needs_verilator
def test_a_sample_is_judged(tmp_path: Path) -> None:
    first, second = catch_rate.judge([*map(planted_faults.get, SAMPLE)], tmp_path, blocks=40)
    assert (first.caught_by, first.verdict) == (catch_rate.RANDOM, "refuted")
    assert (second.caught_by, second.verdict, second.part) == ("", "refuted", "secrets")
    assert catch_rate.is_current(second)
    assert not catch_rate.is_current(second.model_copy(update={"text": "another"}))


@pytest.mark.bench
def test_what_changes_no_behaviour_is_right_too(tmp_path: Path) -> None:
    """A result register that holds more often than it must, with what it already has."""
    edit = Edit("core/aes_result.sv", "assign result_ready_o =", "OLD && !(1'b0 && result_valid_i)")
    same = Fault("the same circuit", (edit,))
    found = catch_rate._verdict(planted_faults.design_of(same.judged_in), same, tmp_path)
    assert found == ("right too", "")


def test_architectures_take_turns() -> None:
    groups = catch_rate.by_design(planted_faults.every())
    assert sorted(f.name for group in groups for f in group) == sorted(
        fault.name for fault in planted_faults.every()
    )
    assert all(len({fault.judged_in for fault in group}) == 1 for group in groups)
    known = {catch_rate.architecture_of(fault) for fault in planted_faults.every()}
    first = [catch_rate.architecture_of(group[0]) for group in groups[: len(known)]]
    assert set(first) == known


def test_the_page_counts_each_fault_once() -> None:
    rows = [
        row("one round less", catch_rate.RANDOM, part="time"),
        row("the window is not cleared", part="secrets"),
        row("round constant", "FIPS-197 examples", "refuted for any sequence", "data"),
        row("ShiftRows offset", verdict="right too"),
        row("one bit of a result", verdict="not decided"),
        row("a stalled state is lost", "gaps and back-pressure", "not decided"),
    ]
    lines = faults.section(rows, planted_faults.every())
    planted = [catch_rate.architecture_of(fault) for fault in planted_faults.every()]
    assert f"| round | {planted.count('round')} | 6 | 3 | 1 | 2 | 1 | 1 | 1 |" in "\n".join(lines)
    assert "| secrets | 1 | 0 |" in "\n".join(lines)
    neither = lines.index("Caught by neither:")
    assert lines[neither + 2] == "- one bit of a result (`aes128-round-enc`): open"
    assert "- a stalled state is lost (`aes-round`): check *gaps and back-pressure*" in lines


def test_published_rows_are_of_planted_faults() -> None:
    known = {fault.name for fault in planted_faults.every()}
    rows = FAULTS.read()
    assert rows and {row.fault for row in rows} <= known
    for published in rows:
        caught = published.caught_by or published.proof_catches
        reason = planted_faults.get(published.fault).reason
        assert caught or published.verdict == "right too" or reason, published.fault


@needs_verilator
@pytest.mark.parametrize(
    "published",
    sample.bench(lambda row: FAULTS.read().index(row) % 10 == 0, FAULTS.read()),
    ids=lambda row: row.fault,
)
def test_a_published_row_comes_again(published: FaultRow, tmp_path: Path) -> None:
    (again,) = catch_rate.judge([planted_faults.get(published.fault)], tmp_path)
    assert again == published
