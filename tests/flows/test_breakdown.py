# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Cells of a flat netlist are found to belong to the modules that the RTL had."""

from collections import Counter

import pytest

from aesilicon import targets
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows.measure import breakdown
from aesilicon.flows.measure.netlist import synthesize

RTL = """
module square (input logic [3:0] data_i, output logic [7:0] data_o);
  assign data_o = data_i * data_i;
endmodule

module parity (input logic [7:0] data_i, input logic odd_i, output logic parity_o);
  assign parity_o = ^data_i ^ odd_i;
endmodule

module counter (input logic clk_i, rst_ni, output logic [1:0] count_o);
  logic [1:0] count_q;
  always_ff @(posedge clk_i) count_q <= rst_ni ? count_q + 2'd1 : 2'd0;
  assign count_o = count_q;
endmodule

module top (
  input  logic       clk_i, rst_ni, odd_i,
  input  logic [3:0] data_i,
  output logic       parity_o,
  output logic [7:0] data_o,
  output logic [1:0] count_o
);
  counter u_counter (.clk_i, .rst_ni, .count_o);
  logic [3:0] held_q;
  logic [7:0] squared;
  logic       bit_d;
  always_ff @(posedge clk_i) begin
    held_q   <= rst_ni ? data_i : 4'd0;
    parity_o <= bit_d;
    data_o   <= squared;
  end
  square u_square (.data_i(held_q), .data_o(squared));
  parity u_parity (.data_i(squared), .odd_i, .parity_o(bit_d));
endmodule
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("breakdown")
    file = folder / "top.sv"
    file.write_text(RTL)
    mapped = synthesize(
        CoreUnderTest((file,), "top"), targets.find("generic"), "speed", folder / "mapped"
    )
    return breakdown.modules(mapped, folder / "parts")


def test_registers_belong_to_the_module_that_declares_them(found: dict[str, str]) -> None:
    assert {found[f"held_q[{i}]_reg"] for i in range(4)} == {"core"}
    counters = {name for name, module in found.items() if module == "counter" and "_reg" in name}
    assert counters == {"u_counter.count_q[0]_reg", "u_counter.count_q[1]_reg"}


def test_logic_belongs_to_its_instance(found: dict[str, str]) -> None:
    logic = Counter(module for name, module in found.items() if "_reg" not in name)
    assert set(logic) == {"square", "parity", "counter", "core"}
    assert logic["parity"] >= 7  # an XOR for each bit, whatever their sharing with the square
    assert logic["square"] >= 8
    assert logic["core"] <= 8  # the reset's gates


@pytest.mark.parametrize(
    ("scope", "path"),
    [
        ("u_core.gen_round.u_engine", "core"),
        ("u_core.gen_round.u_engine.u_key.u_step", "key.step"),
        ("u_core.gen_round.u_engine.u_sub_bytes.gen_byte[5].u_sbox", "sub_bytes.sbox"),
        ("u_core.u_sub_bytes.gen_byte[5].u_sbox.gen_table.u_table", "sub_bytes.sbox"),
        ("u_processor.u_core.gen_round.u_engine.u_key.u_step", "processor.core.key.step"),
        ("u_processor.u_core.gen_round.u_engine", "processor.core"),
        ("u_processor", "processor"),
        ("", "core"),
    ],
)
def test_paths_keep_what_says_something(scope: str, path: str) -> None:
    assert breakdown.path(scope) == path
