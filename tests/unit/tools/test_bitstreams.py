# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Bitstreams: a counter with its pins packed for each family, and programs that misbehave."""

import json
import sys
from pathlib import Path

import pytest

from aesilicon.errors import ToolError
from aesilicon.targets import boards
from aesilicon.targets.boards import Board
from aesilicon.tools import bitstreams, nextpnr, yosys

COUNTER = """
module top (input logic clk_i, rx_i, output logic tx_o, output logic high_o);
  logic [3:0] count_q = 4'd0;
  always_ff @(posedge clk_i) count_q <= count_q + 4'(rx_i);
  assign tx_o = count_q[3];
  assign high_o = 1'b1;
endmodule
"""


def packed(board: Board, netlist: Path, work: Path, clock_hz: int) -> bitstreams.Bitstream:
    return bitstreams.make(
        *(netlist, "top", board.family),  # type: ignore[arg-type]
        options=board.options,
        device=board.device,
        constraints=board.constraints(),
        clock_hz=clock_hz,
        work=work,
    )


@pytest.mark.parametrize(
    ("name", "holds"),
    [
        ("icebreaker", bytes.fromhex("7eaa997e")),  # synchronisation word
        # Command to compare the device's IDCODE, and that of an LFE5U-12F.
        pytest.param("ulx3s:12k", bytes.fromhex("e200000021111043"), marks=pytest.mark.bench),
        # IDCODE of a GW2A-18, 0000081b, in text.
        pytest.param("tangnano20k", b"00000000100000011011\n", marks=pytest.mark.bench),
    ],
)
def test_a_counter(name: str, holds: bytes, tmp_path: Path) -> None:
    board = boards.find(name)
    source = tmp_path / "top.sv"
    source.write_text(COUNTER if boards.HIGH in board.pins else _without_high())
    command = yosys.fpga_command("top", board.family, board.synthesis, pads=True)  # type: ignore[arg-type]
    files = [f"read_slang --top top {source}", command, "write_json netlist.json"]
    yosys.run_script(files, tmp_path, 300)
    made = packed(board, tmp_path / "netlist.json", tmp_path / "work", board.clock_hz)
    assert holds in made.data
    assert made.routed.fmax_mhz > board.clock_hz / 1e6


def _without_high() -> str:
    return COUNTER.replace(", output logic high_o", "").replace("  assign high_o = 1'b1;\n", "")


@pytest.fixture
def mock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a nextpnr that reaches 12.5 MHz, and nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    report = json.dumps(
        {"fmax": {"c": {"achieved": 12.5}}, "utilization": {}, "critical_paths": []}
    )
    program(folder, nextpnr.ICE40, f"open('report.json', 'w').write('{report}')")
    (tmp_path / "netlist.json").write_text("{}")
    return folder


def program(folder: Path, name: str, body: str) -> None:
    (folder / name).write_text(f"#!{sys.executable}\n{body}\n")
    (folder / name).chmod(0o755)


def test_a_missed_clock_is_told(mock: Path, tmp_path: Path) -> None:
    with pytest.raises(ToolError, match=r"reaches 12\.5 MHz, and the clock of the board is 13 MHz"):
        packed(boards.find("icesugar"), tmp_path / "netlist.json", tmp_path / "work", 13_000_000)


def test_a_packer_that_writes_nothing_is_told(mock: Path, tmp_path: Path) -> None:
    program(mock, "yowasp-icepack", "")
    with pytest.raises(ToolError, match="ended without a bitstream"):
        packed(boards.find("icesugar"), tmp_path / "netlist.json", tmp_path / "work", 12_000_000)
