# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Modules that are compared once apart: what is in them, and what is around each instance."""

from pathlib import Path

import pytest

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, NetlistProof, prove_netlist
from aesilicon.errors import AesiliconError

TOP = """
module top (input clk_i, input write_i, input [1:0] one_i, two_i, output [1:0] one_o, two_o);
  wire [1:0] between;
  pair u_first (.data_i(one_i), .data_o(between));
  pair u_second (.data_i(between ^ two_i), .data_o(one_o));
  kept u_kept (.clk_i(clk_i), .write_i(write_i), .data_i(between & one_o), .data_o(two_o));
endmodule
"""
PARTS = """
module pair (input [1:0] data_i, output reg [1:0] data_o);
  always @* case (data_i)
    2'd0: data_o = 2'd3; 2'd1: data_o = 2'd1; 2'd2: data_o = 2'd0; default: data_o = 2'd2;
  endcase
endmodule
module kept (input clk_i, write_i, input [1:0] data_i, output reg [1:0] data_o);
  always @(posedge clk_i) if (write_i) data_o <= data_i;
endmodule
"""


def compared(changed: str, folder: Path) -> NetlistProof:
    """The proof that a changed text is the one above."""
    for name, text in (("top.sv", TOP + PARTS), ("plain.v", changed)):
        (folder / name).write_text(text)
    one = Mapped(
        CoreUnderTest((folder / "top.sv",), "top"), folder / "plain.v", apart=("pair", "kept")
    )
    return prove_netlist(one, folder / "compare")


def test_the_same_in_other_words(tmp_path: Path) -> None:
    changed = (TOP + PARTS).replace("between ^ two_i", "~(between ^ ~two_i)")
    proof = compared(changed.replace("2'd2: data_o = 2'd0;", "2'd2: data_o = ~2'd3;"), tmp_path)
    assert proof.equal, proof.counterexample


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("2'd1: data_o = 2'd1", "2'd1: data_o = 2'd0", "pair: output data_o[0] differs"),
        ("data_o <= data_i", "data_o <= ~data_i", "kept: register data_o[0] differs"),
        ("between ^ two_i", "between ^ one_i", "output u_second.data_i[0] differs"),
        ("between & one_o", "between | one_o", "output u_kept.data_i[0] differs"),
        (".write_i(write_i)", ".write_i(1'b1)", "output u_kept.write_i differs"),
    ],
)
def test_a_fault_is_found(old: str, new: str, what: str, tmp_path: Path) -> None:
    assert (TOP + PARTS).count(old) == 1
    found = compared((TOP + PARTS).replace(old, new), tmp_path).counterexample
    assert found is not None
    assert found.what == f"{what} from the RTL"


def test_an_instance_of_another_module_is_found(tmp_path: Path) -> None:
    changed = (TOP + PARTS).replace("pair u_second", "kept u_second")
    assert not compared(changed, tmp_path).equal


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("clk_i(clk_i)", "clk_i(write_i)"),
        (".clk_i(clk_i), ", ""),
        ("pair u_second (.data_i(between ^ two_i), .data_o(one_o));", "assign one_o = between;"),
        ("u_second", "u_third"),
    ],
)
def test_other_instances_are_refused(old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(AesiliconError):
        compared((TOP + PARTS).replace(old, new), tmp_path)
