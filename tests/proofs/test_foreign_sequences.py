# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Faults of foreign cores that show only in one timing of offers: each is refuted by its run."""

from pathlib import Path

import pytest

from aesilicon.drivers.foreign_protocol import load_protocol
from aesilicon.flows.prove import ProofReport, prove_foreign

FOLDER = Path(__file__).parent / "foreign"
FILES = {
    "pulse_done": ("pulse_done.v",),
    "valid_ready": ("valid_ready.sv",),
    "buffered": ("free_running.sv", "buffered.sv"),
}
COUNTED = (
    "logic [7:0] {0}_q;\n  always_ff @(posedge clk) if (rst) {0}_q <= 0; else {1}\n  "
    "always_ff @(posedge clk) begin\n    if (out_ready) out_valid <= 1'b0;"
)
OUTPUT = "always_ff @(posedge clk) begin\n    if (out_ready) out_valid <= 1'b0;"


def prove(name: str, work: Path, *changes: tuple[str, str]) -> ProofReport:
    """Proves a core after these changes (old, new) of its last file."""
    *files, last = (FOLDER / file for file in FILES[name])
    text = last.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    (work / last.name).write_text(text, encoding="utf-8")
    protocol = load_protocol(FOLDER / f"{name}.toml")
    return prove_foreign([*files, work / last.name], name, protocol, work / "work")


def test_a_buffered_pipeline_is_proven(tmp_path: Path) -> None:
    report = prove("buffered", tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))


FAULTS = {
    "a result is dropped after nine stalled clocks": (
        "valid_ready",
        (OUTPUT, COUNTED.format("stalled", "stalled_q <= out_valid ? stalled_q + 1 : 0;")),
        ("if (rst) begin\n      busy", "if (rst || stalled_q == 9) begin\n      busy"),
    ),
    "a key is taken during a block, and the block goes on with it": (
        "valid_ready",
        ("key_ready = !expanding && !busy &&", "key_ready = !expanding &&"),
    ),
    "the result follows the key port in the clock of the next start": (
        "pulse_done",
        ("reg [127:0] state, round_key;", "reg [127:0] state, round_key;\n  reg kept;\n"
         "  always @(posedge clk) if (start && !busy) kept <= key[0];"),
        ("cipher = state;", "cipher = start && done && key[0] != kept ? ~state : state;"),
    ),
    "the buffer forgets the blocks in the pipeline": (
        "buffered",
        ("assign in_ready = inside_q < 3'd4;", "assign in_ready = held_q < 3'd4;"),
    ),
    "the twelfth block is wrong": (
        "valid_ready",
        (OUTPUT, COUNTED.format("count", "if (in_valid && in_ready) count_q <= count_q + 1;")),
        ("state <= made;", "state <= made ^ 128'(count_q == 12);"),
    ),
    "a block that comes seven clocks after a result is wrong": (
        "valid_ready",
        (OUTPUT, COUNTED.format("idle", "idle_q <= busy || out_valid ? 0 : idle_q + 1;")),
        ("busy <= 1'b1;", "busy <= idle_q != 7;"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_timing_is_refuted(fault: str, tmp_path: Path) -> None:
    name, *changes = FAULTS[fault]
    report = prove(name, tmp_path, *changes)  # type: ignore[arg-type]
    assert not report.proven
    first = report.counterexamples[0]
    assert first.witness is not None, first
