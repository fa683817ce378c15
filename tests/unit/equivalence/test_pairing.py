# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Registers of two circuits: paired by name, and those without one by what they take."""

from pathlib import Path

import pytest

from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.pairing import pair
from aesilicon.netlists.netlist import Netlist

RTL = """
module top (input logic clk, rst, input logic [1:0] a, output logic y);
  logic kept_q, last_q, other_q, one_q;
  always_ff @(posedge clk)
    if (rst) {kept_q, last_q, other_q, one_q} <= 4'b0111;
    else {kept_q, last_q, other_q, one_q} <=
      {a[0] ^ last_q, a[1] & kept_q & one_q, a[1] | kept_q, one_q};
  assign y = kept_q ^ last_q ^ other_q;
endmodule
"""
"""`one_q` never changes: synthesis takes it out, as in `NETLIST`."""
NETLIST = """
module top (input logic clk, rst, input logic [1:0] a, output logic y);
  logic kept_q, last_q, other_q;
  always_ff @(posedge clk)
    if (rst) {kept_q, last_q, other_q} <= 3'b011;
    else {kept_q, last_q, other_q} <= {a[0] ^ last_q, a[1] & kept_q, a[1] | kept_q};
  assign y = kept_q ^ last_q ^ other_q;
endmodule
"""


RESET = {"kept_q": 0, "last_q": 1, "other_q": 1, "one_q": 1, "port": 1, "x": 1, "w": 1}


def netlist(folder: Path, text: str) -> Netlist:
    folder.mkdir()
    source = folder / "top.sv"
    source.write_text(text, encoding="utf-8")
    return elaborate([source], "top", "clk", folder / "work").core


def named(rtl: Netlist, other: Netlist) -> tuple[dict[str, str], str | None]:
    theirs = [RESET[register.name] for register in rtl.registers]
    found = pair(rtl, other, theirs, [RESET[register.name] for register in other.registers])
    names = {other.registers[j].name: rtl.registers[i].name for j, i in found.of_netlist.items()}
    return names, found.stray


def test_a_register_without_its_name_is_found_by_what_it_takes(tmp_path: Path) -> None:
    rtl = netlist(tmp_path / "rtl", RTL)
    other = netlist(tmp_path / "other", NETLIST.replace("last_q", "port"))
    assert named(rtl, other) == ({"kept_q": "kept_q", "port": "last_q", "other_q": "other_q"}, None)


def test_several_without_names(tmp_path: Path) -> None:
    """Each is told from the other by what the named one gives it."""
    rtl = netlist(tmp_path / "rtl", RTL)
    other = netlist(tmp_path / "other", NETLIST.replace("last_q", "x").replace("other_q", "w"))
    assert named(rtl, other) == ({"kept_q": "kept_q", "x": "last_q", "w": "other_q"}, None)


TWICE = ("a[1] | kept_q", "~(~a[1] | ~kept_q)")
"""`other_q` takes what `last_q` does."""


@pytest.mark.parametrize(
    ("rtl", "other"),
    [
        (RTL, NETLIST.replace("a[1] & kept_q", "a[1] & ~kept_q")),
        (RTL, NETLIST.replace(*TWICE)),
        (RTL.replace(*TWICE).replace(" & one_q", ""), NETLIST),
    ],
    ids=["takes something else", "two take the same", "two of the RTL take the same"],
)
def test_one_that_cannot_be_told_is_left_over(rtl: str, other: str, tmp_path: Path) -> None:
    nameless = other.replace("last_q", "x").replace("other_q", "w")
    ours = netlist(tmp_path / "rtl", rtl)
    names, stray = named(ours, netlist(tmp_path / "other", nameless))
    assert stray in {"x", "w"}
    assert stray not in names
    assert "x" not in names


def test_unnamed_generate_blocks_have_no_number(tmp_path: Path) -> None:
    """Front ends number them differently; here another stands before one."""
    block = """if (1) begin
      logic kept_q;
      always_ff @(posedge clk) kept_q <= a[0];
      assign y = kept_q;
    end"""
    text = (
        "module top (input logic clk, rst, input logic [1:0] a, output logic y);\n{}{}\nendmodule\n"
    )
    one = netlist(tmp_path / "one", text.format("", block))
    other = netlist(tmp_path / "other", text.format("if (1) begin\n end\n", block))
    names = [*(alias for net in one.aliases.values() for alias in net)]
    assert any("genblk1." in name for name in names)
    found = pair(one, other, [None], [None])
    assert (dict(found.of_netlist), found.stray) == ({0: 0}, None)
