# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Registers of two circuits: paired by name, and those without one by what they take."""

from pathlib import Path

import pytest

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.mapped import Mapped, prove_netlist
from aesilicon.equivalence.pairing import pair
from aesilicon.netlist.netlist import Netlist
from aesilicon.resources import rtl_dir
from aesilicon.tools import plain_verilog

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


EQUAL = ("a[1] | kept_q", "~(~a[1] | ~kept_q)")
"""`other_q` takes what `last_q` does."""


@pytest.mark.parametrize(
    ("rtl", "other"),
    [
        (RTL, NETLIST.replace("a[1] & kept_q", "a[1] & ~kept_q")),
        (RTL, NETLIST.replace(*EQUAL)),
    ],
    ids=["takes something else", "two take the same"],
)
def test_one_that_cannot_be_told_is_left_over(rtl: str, other: str, tmp_path: Path) -> None:
    nameless = other.replace("last_q", "x").replace("other_q", "w")
    ours = netlist(tmp_path / "rtl", rtl)
    names, stray = named(ours, netlist(tmp_path / "other", nameless))
    assert stray in {"x", "w"}
    assert stray not in names
    assert "x" not in names


MERGED = """
module top (
  input clk,
  input rst_ni,
  input [1:0] a,
  output y
);
  reg kept_q, x;
  always @(posedge clk) kept_q <= rst_ni & (a[0] ^ x);
  always @(posedge clk) x <= ~rst_ni | (a[1] & kept_q);
  assign y = kept_q;
endmodule
"""


@pytest.mark.parametrize(("other", "equal"), [(EQUAL[1], True), (EQUAL[0], False)])
def test_registers_that_are_one_in_the_netlist(other: str, equal: bool, tmp_path: Path) -> None:
    """`x` has neither name. It is `last_q`, and `other_q` must be equal to it."""
    source, plain = tmp_path / "top.sv", tmp_path / "plain.v"
    rtl = RTL.replace("clk, rst", "clk, rst_ni").replace("(rst)", "(!rst_ni)")
    source.write_text(rtl.replace(EQUAL[0], other).replace(" & one_q", ""))
    plain.write_text(MERGED)
    mapped = Mapped(CoreUnderTest((source,), "top", "clk"), plain)
    assert prove_netlist(mapped, tmp_path / "work").equal is equal


AND, SAME = "a[0] & a[1]", "~(~a[0] | ~a[1])"
"""Nothing but their names tells two registers apart that take one of these each."""


def block(output: str, **registers: str) -> str:
    """An unnamed generate block whose registers, by what they take, are an output."""
    clocked = "".join(f"always_ff @(posedge clk) {name} <= {d};\n" for name, d in registers.items())
    names = ", ".join(sorted(registers))
    return f"if (1) begin\nlogic {names};\n{clocked}assign {output} = ~{{{names}}};\nend\n"


def generated(folder: Path, *blocks: str) -> Netlist:
    ports = "input logic clk, rst, input logic [1:0] a, output logic [1:0] y, z"
    return netlist(folder, f"module top ({ports});\n{''.join(blocks)}endmodule\n")


def paired(one: Netlist, other: Netlist) -> tuple[set[tuple[str, str]], str | None]:
    unknown = [None] * len(one.registers)
    found = pair(one, other, unknown, unknown)
    names = {(other.registers[j].name, one.registers[i].name) for j, i in found.of_netlist.items()}
    return names, found.stray


def test_unnamed_generate_blocks_may_have_another_number(tmp_path: Path) -> None:
    one = generated(tmp_path / "one", block("y", kept_q=AND, twin_q=SAME))
    turned = block("y", twin_q=SAME, kept_q=AND)
    other = generated(tmp_path / "other", "if (1) begin\nend\n", turned)
    assert paired(one, other) == (
        {(f"genblk2.{name}", f"genblk1.{name}") for name in ("kept_q", "twin_q")},
        None,
    )


def test_a_net_may_have_the_name_of_the_pin_of_its_register(tmp_path: Path) -> None:
    text = "module top (input clk, input [1:0] a, output [1:0] y);\nreg ONE, TWO;\n"
    text += f"always @(posedge clk) begin\nONE <= {AND};\nTWO <= {SAME};\nend\n"
    text += "assign y = ~{ONE, TWO};\nendmodule\n"
    one = netlist(tmp_path / "one", text.replace("ONE", "kept_q").replace("TWO", "twin_q"))
    pins = text.replace("ONE", "\\kept_q_reg.Q ").replace("TWO", "\\twin_q_reg.Q ")
    other = netlist(tmp_path / "other", pins)
    both = {("kept_q_reg.Q", "kept_q"), ("twin_q_reg.Q", "twin_q")}
    assert paired(one, other) == (both, None)


def test_registers_of_two_unnamed_generate_blocks_are_told_apart(tmp_path: Path) -> None:
    both = [block("y", kept_q=AND), block("z", kept_q=SAME)]
    one, other = (generated(tmp_path / name, *both) for name in ("one", "other"))
    names, stray = paired(one, other)
    assert stray is None
    assert len(names) == 2
    assert all(theirs == ours for theirs, ours in names)


def test_registers_that_differ_only_once_they_change_are_told_apart(tmp_path: Path) -> None:
    """From all zeros both take `a[0]`."""
    text = """
module top (input logic clk, rst, input logic [1:0] a, output logic y);
  logic NAMES;
  always_ff @(posedge clk) ONE <= a[0] ^ (ONE & a[1]);
  always_ff @(posedge clk) TWO <= a[0] ^ (TWO & ~a[1]);
  assign y = ONE ^ (TWO & a[0]);
endmodule
"""
    made = []
    for one, two in (("p_q", "q_q"), ("r_q", "s_q")):
        named = text.replace("NAMES", f"{one}, {two}").replace("ONE", one).replace("TWO", two)
        made.append(netlist(tmp_path / one, named))
    assert paired(*made) == ({("r_q", "p_q"), ("s_q", "q_q")}, None)


TWICE = """module twice (
  input  logic       clk_i, rst_ni, push_i, pop_i, a_i, b_i,
  output logic [1:0] oldest_o,
  output logic       full_o
);
  logic single;
  aes_mode_fifo #(.Width(2), .Depth(3)) u_fifo (
    .clk_i, .live_i(rst_ni), .push_i, .data_i({a_i && b_i, b_i && a_i}), .pop_i, .oldest_o,
    .single_o(single), .full_o
  );
endmodule
"""


def test_a_part_of_a_vector_keeps_the_numbers_of_its_bits(tmp_path: Path) -> None:
    """Plain Verilog has `entry[5:4]` as a vector. Both bits are equal, so names alone tell them."""
    top, plain = tmp_path / "twice.sv", tmp_path / "plain.v"
    top.write_text(TWICE)
    files = (rtl_dir() / "mode" / "aes_mode_fifo.sv", top)
    work = [tmp_path / name for name in ("plain", "compare")]
    for folder in work:
        folder.mkdir()
    plain_verilog.plain_verilog(files, "twice", plain, work=work[0])
    assert "\\entry[5:4] " in plain.read_text()
    assert prove_netlist(Mapped(CoreUnderTest(files, "twice"), plain), work[1]).equal
