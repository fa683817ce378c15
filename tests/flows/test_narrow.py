# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A narrow core without its adapter: its own ports, beats and clocks, as a bundle ships it."""

import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

import sample
from aesilicon import build
from aesilicon.architectures import LENGTHS
from aesilicon.design import design, rtl
from aesilicon.drivers.scoreboard import Scoreboard
from aesilicon.drivers.simulator import Simulator
from aesilicon.tools import verilator

PLAIN = "00112233445566778899aabbccddeeff"

BENCH = """
`timescale 1ns/10ps
module bench;
  logic clk_i = 0;
  logic rst_ni = 0;
  logic key_valid_i = 0, key_clear_i = 0, in_valid_i = 0, in_decrypt_i = 0, out_ready_i = 1;
  logic in_chain_i = 0, in_tag_i = 1;
  logic [1:0] key_len_i = LENGTH, block_len_i = 0;
  logic [31:0] key_i = 0, in_data_i = 0, out_data_o;
  logic key_ready_o, key_error_o, in_ready_o, out_valid_o, out_tag_o, out_error_o;
  logic [127:0] result;
  int clock = 0, began = 0, ended = 0, last = 0;
  always #1 clk_i = !clk_i;
  always @(posedge clk_i) clock <= clock + 1;

  TOP u_core (.*);

  // Inputs change at the falling edge; valid and ready are read before the next rising edge.
  task automatic send_key(input logic [BITS-1:0] value);
    int sent = 0;
    while (sent < BITS / 32) begin
      @(negedge clk_i);
      key_valid_i = 1;
      key_i = value[BITS-1-32*sent -: 32];
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
    send_key(BITS'hKEY);
    block(0, 128'hPLAIN, 128'hCIPHER);
    block(0, 128'hPLAIN, 128'hCIPHER);
    block(1, 128'hCIPHER, 128'hPLAIN);
    $finish;
  end
endmodule
"""


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    @cache
    def built(name: str) -> Path:
        return build.build(design.load(name), tmp_path_factory.mktemp("b") / "aes").folder

    return built


@pytest.mark.skipif(bool(verilator.check()), reason=f"needs {', '.join(verilator.check())}")
@pytest.mark.parametrize(
    ("name", "key_bits", "cipher", "setup", "latency", "interval"),
    sample.only(
        lambda case: case[0] == "vater-wlan",
        [
            ("vater-wlan", 128, "69c4e0d86a7b0430d8cdb78070b4c55a", 55, 54, 58),
            ("vater-stages32", 128, "69c4e0d86a7b0430d8cdb78070b4c55a", 14, 74, 78),
            ("gunasekaran-word32", 256, "8ea2b7ca516745bfeafc49904b496089", 78, 73, 77),
        ],
    ),
)
def test_the_core_alone_takes_beats(
    bundles: Callable[[str], Path],
    name: str,
    key_bits: int,
    cipher: str,
    setup: int,
    latency: int,
    interval: int,
    tmp_path: Path,
) -> None:
    """FIPS-197, C.1 and C.3: first beat to first beat, and the data sheet says the same clocks."""
    one = design.load(name)
    bundle, top = bundles(name), f"{one.top}_narrow"
    words = {"LENGTH": str(LENGTHS.index(key_bits)), "BITS": str(key_bits), "TOP": top}
    words |= {"KEY": bytes(range(key_bits // 8)).hex(), "PLAIN": PLAIN, "CIPHER": cipher}
    text = re.sub("|".join(words), lambda word: words[word[0]], BENCH)
    (tmp_path / "bench.sv").write_text(text)
    listed = [bundle / line for line in (bundle / f"{one.top}.f").read_text().split()]
    program = verilator.build(
        [tmp_path / "bench.sv", *listed, bundle / "rtl" / f"{top}.sv"],
        "bench",
        None,
        tmp_path / "simulator",
        log=tmp_path / "log",
        options=["-Wno-fatal"],
    )
    done = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    said = [line.strip() for line in done.stdout.splitlines() if "latency" in line]
    assert said == [
        f"good latency {latency} interval {setup}",  # behind the first beat of the key
        f"good latency {latency} interval {interval}",
        f"good latency {latency} interval {interval}",
    ]
    sheet = (bundle / "datasheet.md").read_text()
    assert f"| first beat of a block | first beat of its result | {latency} |" in sheet
    assert f"| first beat of the next, at full rate | {interval} |" in sheet
    assert f"| first beat of a key | first beat of a block | {setup} |" in sheet


@pytest.mark.skipif(bool(verilator.check()), reason=f"needs {', '.join(verilator.check())}")
@pytest.mark.parametrize(
    ("name", "latency", "interval"), [("aes128-serial-enc", 229, 260), ("vater-wlan", 54, 58)]
)
def test_the_core_alone_with_gaps_and_stalls_at_any_beat(
    name: str, latency: int, interval: int, simulators: Path
) -> None:
    """Against OpenSSL; at full rate with the clocks of the core, first beat to first beat."""
    chosen, rng = design.load(name), Random(name)
    board = Scoreboard(Simulator(chosen, simulators, adapted=False))
    for seed, (gap, stall) in enumerate([(0.0, 0.0), (0.3, 0.4), (0.6, 0.2)]):
        board.job.traffic(gap=gap, stall=stall, seed=seed)
        for _ in range(2):
            board.key(rng.randbytes(16))
            for _ in range(9):
                decrypt = rng.choice(chosen.core.directions) == "decrypt"
                board.blocks(rng.randbytes(16), decrypt=decrypt)
    result, failure = board.run()
    assert failure is None
    assert result.done == 54
    first, second, *_ = result.blocks
    assert first.in_clock is not None and first.out_clock is not None
    assert second.in_clock is not None
    assert first.out_clock - first.in_clock == latency
    assert second.in_clock - first.in_clock == interval
    slowed = {result.blocks[n + 1].in_clock - result.blocks[n].in_clock for n in range(20, 26)}  # type: ignore[operator]
    assert max(slowed) > interval + 4


def test_the_data_sheet_lists_both_kinds_of_ports(bundles: Callable[[str], Path]) -> None:
    sheet = (bundles("vater-wlan") / "datasheet.md").read_text()
    assert "| `in_data_i` | input | 128 |" in sheet
    assert "| `in_data_i` | input | 32 |" in sheet
    assert sheet.count("The one clock.") == 1  # a meaning stands once
    widths = {port.name: port.bits for port in rtl.narrow_ports(design.load("vater-wlan"))}
    assert (widths["key_i"], widths["in_data_i"], widths["out_data_o"]) == (32, 32, 32)
