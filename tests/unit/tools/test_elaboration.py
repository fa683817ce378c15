# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The fingerprint of elaborated SystemVerilog moves with what is built and with nothing else."""

from pathlib import Path

import pytest

from aesilicon.errors import ToolError
from aesilicon.tools import elaboration, yosys

TOP = """
module top (input logic clk_i, input logic [3:0] a_i, output logic [3:0] y_o);
  logic [3:0] q;
  always_ff @(posedge clk_i) q <= a_i;
  leaf u_leaf (.a_i(q), .y_o(y_o));
endmodule
"""
LEAF = """
module leaf #(parameter logic [3:0] Mask = 4'h5, parameter bit Invert = 1'b0) (
  input logic [3:0] a_i, output logic [3:0] y_o
);
  if (Invert) begin : gen_invert
    assign y_o = ~a_i;
  end else begin : gen_mask
    assign y_o = a_i ^ Mask;
  end
endmodule
"""


@pytest.fixture(autouse=True)
def _cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elaboration, "_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(elaboration, "_known", {})


def fingerprint(top: str = TOP, leaf: str = LEAF, boxes: tuple[str, ...] = ()) -> str:
    sources = {"lib/leaf.sv": leaf.encode(), "top.sv": top.encode()}
    return elaboration.fingerprint(sources, "top", boxes=boxes)


@pytest.mark.parametrize("boxes", [(), ("leaf",)])
def test_what_is_built_counts(boxes: tuple[str, ...]) -> None:
    same = fingerprint(boxes=boxes)
    assert fingerprint("// a comment\n\n" + TOP.replace("\n", "  \n"), boxes=boxes) == same
    assert fingerprint(leaf=LEAF.replace("~a_i", "a_i + 4'd3"), boxes=boxes) == same
    assert fingerprint(leaf=LEAF.replace("if (Invert)", "if (Invert && 1)"), boxes=boxes) == same
    changed = [
        fingerprint(leaf=LEAF.replace("^", "|"), boxes=boxes),
        fingerprint(leaf=LEAF.replace("4'h5", "4'h6"), boxes=boxes),
        fingerprint(leaf=LEAF.replace("1'b0", "1'b1"), boxes=boxes),
        fingerprint(
            TOP.replace("always_ff @(posedge clk_i) q <= a_i", "assign q = a_i"), boxes=boxes
        ),
        fingerprint(TOP.replace("leaf u_leaf", "leaf #(.Mask(4'h9)) u_leaf"), boxes=boxes),
        fingerprint(TOP.replace("output logic [3:0]", "output logic [4:0]"), boxes=boxes),
        fingerprint(TOP.replace("(posedge", "(negedge"), boxes=boxes),
    ]
    assert len({same, *changed}) == 1 + len(changed)


def test_nothing_is_elaborated_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    first = fingerprint(boxes=("leaf",))
    monkeypatch.setattr(elaboration, "_known", {})  # another process
    monkeypatch.setattr(yosys, "run_script", lambda *_, **__: pytest.fail("ran Yosys"))
    assert fingerprint(boxes=("leaf",)) == first


def test_a_damaged_answer_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = fingerprint()
    (kept,) = (tmp_path / "cache").iterdir()
    for text in ("", "{}", '["x", 3]'):
        kept.write_text(text)
        monkeypatch.setattr(elaboration, "_known", {})
        assert fingerprint() == first
    assert list((tmp_path / "cache").iterdir()) == [kept]


def test_without_a_folder_to_write_it_still_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = fingerprint()
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(elaboration, "_folder", lambda: tmp_path / "file" / "cache")
    monkeypatch.setattr(elaboration, "_known", {})
    assert fingerprint() == first


def test_wrong_sources_are_a_tool_error() -> None:
    with pytest.raises(ToolError):
        fingerprint(TOP.replace("leaf u_leaf", "leav u_leaf"))
