# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Faults of foreign cores that show only in one timing of offers.

The wide scenarios and the search of all situations find each by themselves.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import sample
from aesilicon.drivers import driver
from aesilicon.drivers.foreign_protocol import load_protocol
from aesilicon.flows.prove import ProofReport, prove_foreign
from aesilicon.symbolic import foreign_handshake, foreign_search

FOLDER = Path(__file__).parent / "foreign"
FILES = {
    "pulse_done": ("pulse_done.v",),
    "loaded": ("pulse_done.v", "loaded.sv"),
    "free_running": ("free_running.sv",),
    "buffered": ("free_running.sv", "buffered.sv"),
}
Change = tuple[str, str]


def prove(name: str, work: Path, *changes: Change) -> ProofReport:
    """Proves a core after these changes (old, new) of its last file."""
    *files, last = (FOLDER / file for file in FILES[name])
    text = last.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    (work / last.name).write_text(text, encoding="utf-8")
    protocol = load_protocol(FOLDER / f"{name}.toml")
    return prove_foreign([*files, work / last.name], name, protocol, work / "work")


@pytest.mark.parametrize("name", ["pulse_done", "loaded", "free_running"])
def test_a_core_is_proven_for_any_sequence(name: str, tmp_path: Path) -> None:
    report = prove(name, tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))
    assert report.reach == "any sequence"
    assert report.covered.startswith("in all ")


@pytest.mark.bench
def test_what_does_not_close_is_proven_for_its_scenarios(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(foreign_handshake, "SECONDS", 300)
    report = prove("buffered", tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))
    assert report.reach == "scenarios"
    assert "of up to 35 blocks, up to 35 keys" in report.covered
    assert "results stalled for 0 to 22 clocks" in report.covered
    assert report.covered.endswith("; nothing is lost or repeated under any timing")
    assert report.parts["handshake"]


def counted(name: str, step: str) -> Change:
    """A counter that `step` sets in each clock."""
    return (
        "  assign key_ready",
        f"  logic [7:0] {name}_q;\n  always_ff @(posedge clk) if (!rst_n) {name}_q <= 0; "
        f"else {step}\n  assign key_ready",
    )


LOADED: dict[str, tuple[Change, ...]] = {
    "a result is dropped after fifteen stalled clocks": (
        counted("stalled", "stalled_q <= out_valid ? stalled_q + 1 : 0;"),
        ("if (give)", "if (give || stalled_q == 15)"),
    ),
    "a key is taken during a block and spoils it": (
        counted("spoilt", "spoilt_q <= !take && (spoilt_q || inside_q && key_valid);"),
        ("key_ready = !inside_q", "key_ready = 1'b1"),
        ("result = cipher", "result = cipher ^ 128'(spoilt_q[0])"),
    ),
    "the twelfth block is wrong": (
        counted("blocks", "blocks_q <= blocks_q + 8'(take);"),
        ("result = cipher", "result = cipher ^ 128'(blocks_q == 12)"),
    ),
    "a block that comes seven clocks after a result is wrong": (
        counted("idle", "idle_q <= inside_q ? 0 : idle_q + 1;"),
        ("plain(data)", "plain(data ^ 128'(idle_q == 7))"),
    ),
    "a result that is stalled for fifteen clocks comes twice": (
        counted("stalled", "stalled_q <= out_valid ? stalled_q + 1 : 0;"),
        ("if (give)", "if (give && stalled_q != 15)"),
    ),
}  # fmt: skip


@pytest.fixture(params=["the wide scenarios", "the search"])
def alone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Only one of both ways of proof."""
    if request.param == "the search":
        monkeypatch.setattr(driver, "wide", lambda *_: ())
    else:
        monkeypatch.setattr(foreign_search, "SECONDS", 0)
    yield request.param


@pytest.mark.parametrize("fault", sample.every(2, LOADED))
def test_a_fault_of_timing_is_refuted(fault: str, alone: str, tmp_path: Path) -> None:
    report = prove("loaded", tmp_path, *LOADED[fault])
    assert not report.proven
    first = report.counterexamples[0]
    assert (first.scenario == foreign_search.NAME) == (alone == "the search")
    assert first.witness is not None, first


def test_a_start_in_the_clock_of_a_result_is_tried(alone: str, tmp_path: Path) -> None:
    """The result follows the key port in the clock of the next start."""
    old = "assign cipher = state;"
    new = (
        "reg kept;\n  always @(posedge clk) if (start && !busy) kept <= key[0];\n"
        "  assign cipher = start && done && key[0] != kept ? ~state : state;"
    )
    report = prove("pulse_done", tmp_path, (old, new))
    assert not report.proven
    assert report.counterexamples[0].witness is not None


@pytest.mark.bench
def test_a_buffer_that_forgets_the_blocks_in_flight_is_refuted(tmp_path: Path) -> None:
    report = prove("buffered", tmp_path, ("in_ready = inside_q < 3'd4", "in_ready = held_q < 3'd4"))
    assert not report.proven
    assert report.counterexamples[0].scenario == "every stall, encrypt"


@pytest.mark.bench
def test_a_result_that_is_lost_after_a_long_stall_is_refuted_by_pdr(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """After 25 stalled clocks; the scenarios stall for 22."""
    monkeypatch.setattr(foreign_handshake, "SECONDS", 300)
    report = prove(
        "buffered",
        tmp_path,
        (
            "  assign in_ready",
            "  logic [4:0] stalled_q;\n  always_ff @(posedge clk)\n"
            "    stalled_q <= !rst_n || !out_valid || give ? '0 : stalled_q + 1;\n"
            "  assign in_ready",
        ),
        ("give = out_valid && out_ready", "give = out_valid && (out_ready || stalled_q == 25)"),
    )
    assert not report.proven
    assert report.parts["handshake"] is False
    assert report.parts["data"]
    assert report.counterexamples[0].what == "out_valid falls before the result is taken"


def test_a_core_that_stops_for_ever_is_refuted_by_the_search(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No situation is wrong, but one of them is never left: after the tenth block."""
    monkeypatch.setattr(driver, "wide", lambda *_: ())
    blocks = counted("blocks", "blocks_q <= blocks_q + 8'(take && blocks_q != 10);")
    report = prove(
        "loaded", tmp_path, blocks, ("in_ready = loaded_q", "in_ready = blocks_q != 10 && loaded_q")
    )
    assert not report.proven
    assert report.counterexamples[0].what == "in_ready never rises"
    assert report.counterexamples[0].witness is not None
