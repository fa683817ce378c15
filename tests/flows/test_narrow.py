# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A narrow core without its adapter: its own ports, beats and clocks, as a bundle ships it."""

import subprocess
from pathlib import Path

import pytest

from aesilicon import build, design, rtl
from aesilicon.tools import verilator

KEY = "000102030405060708090a0b0c0d0e0f"
PLAIN = "00112233445566778899aabbccddeeff"
CIPHER = "69c4e0d86a7b0430d8cdb78070b4c55a"
"""FIPS-197, C.1."""

BENCH = f"""
module bench;
  logic clk_i = 0;
  logic rst_ni = 0;
  logic key_valid_i = 0, key_clear_i = 0, in_valid_i = 0, in_decrypt_i = 0, out_ready_i = 1;
  logic in_chain_i = 0, in_tag_i = 1;
  logic [1:0] key_len_i = 0, block_len_i = 0;
  logic [31:0] key_i = 0, in_data_i = 0, out_data_o;
  logic key_ready_o, key_error_o, in_ready_o, out_valid_o, out_tag_o, out_error_o;
  logic [127:0] result;
  int clock = 0, began = 0, ended = 0, last = 0;
  always #1 clk_i = !clk_i;
  always @(posedge clk_i) clock <= clock + 1;

  aes_vater_wlan_narrow u_core (.*);

  // Inputs change at the falling edge; valid and ready are read before the next rising edge.
  task automatic send_key(input logic [127:0] value);
    int sent = 0;
    while (sent < 4) begin
      @(negedge clk_i);
      key_valid_i = 1;
      key_i = value[127-32*sent -: 32];
      #0.5;
      if (key_ready_o && sent == 0) last = clock;
      if (key_ready_o) sent++;
    end
    @(posedge clk_i) #0.1 key_valid_i = 0;
  endtask

  task automatic block(input logic decrypt, input logic [127:0] value, input logic [127:0] due);
    int sent = 0;
    int got = 0;
    while (got < 4) begin
      @(negedge clk_i);
      in_decrypt_i = decrypt;
      in_valid_i = sent < 4;
      in_data_i = sent < 4 ? value[127-32*sent -: 32] : 0;
      #0.5;
      if (out_valid_o) begin
        if (got == 0) ended = clock;
        result[127-32*got -: 32] = out_data_o;
        got++;
      end
      if (in_valid_i && in_ready_o) begin
        if (sent == 0) began = clock;
        sent++;
      end
    end
    $display("%s latency %0d interval %0d", result == due ? "good" : "wrong", ended - began,
             began - last);
    last = began;
  endtask

  initial begin
    repeat (3) @(posedge clk_i);
    rst_ni = 1;
    send_key(128'h{KEY});
    block(0, 128'h{PLAIN}, 128'h{CIPHER});
    block(0, 128'h{PLAIN}, 128'h{CIPHER});
    block(1, 128'h{CIPHER}, 128'h{PLAIN});
    $finish;
  end
endmodule
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.build(design.load("vater-wlan"), tmp_path_factory.mktemp("b") / "aes").folder


@pytest.mark.skipif(bool(verilator.check()), reason=f"needs {', '.join(verilator.check())}")
def test_the_core_alone_takes_beats(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "bench.sv").write_text(BENCH)
    listed = [bundle / line for line in (bundle / "aes_vater_wlan.f").read_text().split()]
    program = verilator.build(
        [*listed, bundle / "rtl" / "aes_vater_wlan_narrow.sv", tmp_path / "bench.sv"],
        "bench",
        None,
        tmp_path / "simulator",
        log=tmp_path / "log",
        options=["-Wno-fatal", "--timescale", "1ns/10ps"],
    )
    done = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    said = [line.strip() for line in done.stdout.splitlines() if "latency" in line]
    assert said == [
        "good latency 54 interval 55",  # behind the first beat of the key
        "good latency 54 interval 58",
        "good latency 54 interval 58",
    ]


def test_the_data_sheet_lists_both_kinds_of_ports(bundle: Path) -> None:
    sheet = (bundle / "datasheet.md").read_text()
    assert "| `in_data_i` | input | 128 |" in sheet
    assert "| `in_data_i` | input | 32 |" in sheet
    widths = {port.name: port.bits for port in rtl.narrow_ports(design.load("vater-wlan"))}
    assert (widths["key_i"], widths["in_data_i"], widths["out_data_o"]) == (32, 32, 32)
