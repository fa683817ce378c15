# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Flat Verilog of cells: what is written is read again, in the order of the file."""

from pathlib import Path

import pytest

from aesilicon.errors import ToolError
from aesilicon.mapping import verilog
from aesilicon.netlist.mapped_netlist import Instance, MappedNetlist

NETLIST = MappedNetlist(
    "top",
    ("data_i[1]", "data_i[0]", "clk_i"),
    {"y": "u.q[0]", "z": "data_i[0]"},
    (
        Instance("g10", "NAND2X1", {"A": "data_i[0]", "B": "1", "Y": "n1"}),
        Instance("u.q_reg[0]", "DFFPOSX1", {"CLK": "clk_i", "D": "n1", "Q": "u.q[0]"}),
        Instance("g9", "INVX1", {"A": "u.q[0]", "Y": "_9_"}),
    ),
)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    verilog.write(NETLIST, tmp_path / "netlist.v")
    assert verilog.read(tmp_path / "netlist.v") == NETLIST


def test_more_than_cells_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "netlist.v"
    path.write_text("module top (input a, output y); assign y = ~a; endmodule\n")
    with pytest.raises(ToolError, match=r"'\$not' is no cell of a library"):
        verilog.read(path)
    path.write_text("module top (input a output y);\n")
    with pytest.raises(ToolError, match="syntax error"):
        verilog.read(path)
