# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Elaboration and loading: gates in order, registers, tables, black boxes, and what is refused."""

import random
import re
from functools import reduce
from operator import and_
from pathlib import Path

import pytest

from aesilicon.equivalence.elaborate import Elaborated, elaborate
from aesilicon.errors import ToolError, UserError
from aesilicon.netlist.netlist import Box, Gate, Netlist, Register, Table
from aesilicon.spec.sbox import SBOX
from aesilicon.symbolic.concrete import PATTERNS, ConcreteMachine
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.program import compile_netlist
from aesilicon.symbolic.specification import substitute

CASES = "\n".join(f"      8'd{x}: y = 8'd{s};" for x, s in enumerate(SBOX))
ARRAY = ", ".join(f"8'd{s}" for s in SBOX)


def build(tmp_path: Path, text: str, top: str = "top", sbox: str | None = None) -> Elaborated:
    source = tmp_path / "with space" / "top.sv"
    source.parent.mkdir()
    source.write_text(text, encoding="utf-8")
    return elaborate([source], top, "clk", tmp_path / "work", sboxes=[sbox] if sbox else [])


ARITHMETIC = """
module top (input logic clk, rst, en, input logic [3:0] a, b, input logic [1:0] s,
            output logic [3:0] y, q, output logic c);
  always_comb begin
    case (s)
      2'd0: y = a + b;
      2'd1: y = a - b;
      2'd2: y = ~(a & b) ^ (a | b);
      default: y = a >> b[1:0];
    endcase
  end
  assign c = a < b;
  always_ff @(posedge clk) if (rst) q <= 4'd9; else if (en) q <= y;
endmodule
"""


def arithmetic(a: int, b: int, s: int) -> tuple[int, int]:
    y = [a + b, a - b, ~(a & b) ^ (a | b), a >> (b & 3)][s]
    return y & 15, int(a < b)


def test_gates_compute_what_the_source_says(tmp_path: Path) -> None:
    """Over all inputs, in both simulations."""
    netlist = build(tmp_path, ARITHMETIC).core
    assert [r.name for r in netlist.registers] == [f"q[{i}]" for i in range(4)]
    symbolic = SymbolicMachine(compile_netlist(netlist), {})
    concrete = ConcreteMachine(netlist, {})
    for machine in (symbolic, concrete):
        held = None
        for n in range(1024):
            a, b, s = n & 15, n >> 4 & 15, n >> 8
            rst, en = int(n % 7 == 0), int(n % 3 == 0)
            values = {"a": (a, 4), "b": (b, 4), "s": (s, 2), "rst": (rst, 1), "en": (en, 1)}
            out = machine.evaluate({k: machine.constant(*v) for k, v in values.items()})
            machine.clock()
            got = {
                name: sum((machine.known(bit) or 0) << i for i, bit in enumerate(bits))
                for name, bits in out.items()
            }
            assert (got["y"], got["c"]) == arithmetic(a, b, s)
            if held is not None:
                assert got["q"] == held
            held = 9 if rst else got["y"] if en else held


def test_cells_stand_after_their_drivers(tmp_path: Path) -> None:
    netlist = build(tmp_path, ARITHMETIC).core
    known = {0, 1, *netlist.unknown, *(r.q for r in netlist.registers)}
    known |= {net for nets in netlist.inputs.values() for net in nets}
    for cell in netlist.cells:
        assert known.issuperset(cell.ins)
        known.update(cell.outs)
    assert known.issuperset(net for nets in netlist.outputs.values() for net in nets)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(f"always_comb case (a)\n{CASES}\n    endcase", id="case"),
        pytest.param(
            f"localparam logic [7:0] T [256] = '{{{ARRAY}}};\n assign y = T[a];", id="array"
        ),
        pytest.param(
            f"function [7:0] f(input [7:0] x);\n case (x)\n{CASES.replace('y =', 'f =')}\n endcase"
            "\n endfunction\n assign y = f(a);",
            id="function",
        ),
    ],
)
def test_tables_of_256_entries_stay_whole(tmp_path: Path, body: str) -> None:
    text = f"module top (input clk, input logic [7:0] a, output logic [7:0] y);\n{body}\nendmodule"
    netlist = build(tmp_path, text).core
    assert sum(isinstance(cell, Table) for cell in netlist.cells) == 1
    machine = SymbolicMachine(compile_netlist(netlist), {})
    a = machine.fresh("a", 8, secret=True)
    assert machine.evaluate({"a": a})["y"] == substitute(machine.forms, a)


BOXED = """
module box #(parameter logic [1:0] Kind = 2'd0) (input logic [7:0] a, output logic [7:0] y);
  assign y = Kind == 2'd2 ? ~a : a ^ 8'h0f;
endmodule
module top (input logic clk, input logic [7:0] a, output logic [7:0] y, z);
  box #(.Kind(2'd2)) u_first (.a(a), .y(y));
  box u_second (.a(y), .y(z));
endmodule
"""


def test_black_boxes_are_built_by_kind(tmp_path: Path) -> None:
    built = build(tmp_path, BOXED, sbox="box")
    boxes = [cell for cell in built.core.cells if isinstance(cell, Box)]
    assert [box.name for box in boxes] == ["u_first", "u_second"]
    assert sorted(built.boxes) == ["box(Kind=00)", "box(Kind=10)"]
    ops = {k: {c.op for c in n.cells if isinstance(c, Gate)} for k, n in built.boxes.items()}
    assert ops["box(Kind=10)"] == {"NOT"}


def test_registers_have_the_numbers_of_the_source(tmp_path: Path) -> None:
    source = """
module top (input logic clk, input logic [3:0] a, output logic [3:0] y);
  logic [5:2] held_q;
  always_ff @(posedge clk) held_q <= a;
  assign y = held_q;
endmodule
"""
    names = [register.name for register in build(tmp_path, source).core.registers]
    assert sorted(names) == ["held_q[2]", "held_q[3]", "held_q[4]", "held_q[5]"]


def test_registers_behind_an_input(tmp_path: Path) -> None:
    netlist = build(
        tmp_path,
        """
module top (input logic clk, a, b, output logic y, z);
  logic p, q, r;
  always_ff @(posedge clk) begin
    p <= a;
    q <= p & b;
    r <= b;
    y <= q;
    z <= r;
  end
endmodule
""",
    ).core
    assert len(netlist.live()[1]) == 5


def refuse(tmp_path: Path, text: str, sbox: str | None = None) -> str:
    with pytest.raises((UserError, ToolError)) as e:
        build(tmp_path, text, sbox=sbox)
    message = str(e.value)
    assert "\n" not in message
    return message


def test_refuses_a_latch(tmp_path: Path) -> None:
    text = "module top (input clk, g, d, output logic y); always_latch if (g) y = d; endmodule"
    assert refuse(tmp_path, text).startswith("top: y (top.sv:1) is a latch, which")


def test_names_the_variable_that_a_branch_does_not_assign(tmp_path: Path) -> None:
    text = """module top (input clk, g, input [1:0] d, output logic [1:0] y);
  logic [1:0] kept; always_comb if (g) kept = d;
  assign y = kept ^ d; endmodule"""
    said = refuse(tmp_path, text)
    assert re.fullmatch(
        r"top: kept\[[01]\] \(top\.sv:2\) is a latch; assign it in every branch", said
    )


def test_names_the_register_of_the_falling_edge(tmp_path: Path) -> None:
    text = """module top (input clk, d, output logic y);
  logic late; always_ff @(negedge clk) late <= d; assign y = late ^ d; endmodule"""
    assert refuse(tmp_path, text).startswith("top: late (top.sv:2) is a register of the falling")


def test_names_a_missing_clock(tmp_path: Path) -> None:
    text = (
        "module top (input clock, d, output logic y); always_ff @(posedge clock) y <= d; endmodule"
    )
    assert refuse(tmp_path, text) == "top has no clock input 'clk'; its inputs are clock, d"


@pytest.mark.parametrize(
    ("body", "signal"),
    [
        ("wire p; assign p = a; assign p = b; assign y = p;", "p"),
        ("reg p; always @(posedge clk) p <= a; assign p = b; assign y = p;", "p"),
        ("wire [1:0] p; one u(a, p[1]); one v(b, p[1]); assign y = p[1];", "p[1]"),
        ("one u(a, y);", "u.o"),
    ],
)
def test_names_what_is_driven_twice(body: str, signal: str, tmp_path: Path) -> None:
    twice = "assign o = ~i; " if signal == "u.o" else ""
    one = f"module one (input i, output o); assign o = i; {twice}endmodule"
    text = f"{one} module top (input clk, a, b, output y); {body} endmodule"
    assert refuse(tmp_path, text) == f"top: {signal} is driven twice; one driver must go"


def test_names_what_nothing_drives(tmp_path: Path) -> None:
    text = """module top (input clk, a, output y, z, output [1:0] w);
  wire open; logic unset; assign y = open & a; assign z = unset; assign w[1] = a; endmodule"""
    assert {"open", "unset", "w[0]"} <= {*build(tmp_path, text).core.undriven}


def test_refuses_the_falling_edge(tmp_path: Path) -> None:
    text = "module top (input clk, d, output logic y); always_ff @(negedge clk) y <= d; endmodule"
    assert "falling clock edge" in refuse(tmp_path, text)


def test_refuses_a_second_clock(tmp_path: Path) -> None:
    text = """module top (input clk, clk2, d, output logic y);
  always_ff @(posedge clk2) y <= d; endmodule"""
    assert "not clocked by 'clk'" in refuse(tmp_path, text)


def test_refuses_a_loop(tmp_path: Path) -> None:
    text = """module top (input clk, a, b, output y);
  wire p, q; assign p = ~(a & q); assign q = ~(b & p); assign y = p; endmodule"""
    assert "loop" in refuse(tmp_path, text)


def test_refuses_a_box_with_a_register(tmp_path: Path) -> None:
    text = """module box (input clk, input logic [7:0] a, output logic [7:0] y);
  always_ff @(posedge clk) y <= a; endmodule
module top (input clk, input logic [7:0] a, output logic [7:0] y); box u (.*); endmodule"""
    assert "box" in refuse(tmp_path, text, sbox="box")


def test_says_what_slang_says(tmp_path: Path) -> None:
    text = "module top (input clk); missing u (); endmodule"
    assert "unknown module 'missing'" in refuse(tmp_path, text)


def test_refuses_a_missing_sbox_module(tmp_path: Path) -> None:
    text = "module top (input clk, output y); assign y = clk; endmodule"
    assert "no instance of the S-box module 'box'" in refuse(tmp_path, text, sbox="box")


def random_netlist(rng: random.Random) -> Netlist:
    """Gates of every kind over 6 inputs and 4 registers."""
    ops = ("BUF", "NOT", "AND", "NAND", "ANDNOT", "OR", "NOR", "ORNOT", "XOR", "XNOR", "MUX")
    arity = {"BUF": 1, "NOT": 1, "MUX": 3}
    cells = []
    for n in range(60):
        op = rng.choice(ops)
        ins = tuple(rng.randrange(12 + n) for _ in range(arity.get(op, 2)))
        cells.append(Gate(op, 12 + n, ins))
    registers = tuple(Register(f"r{i}", 40 + i, 8 + i) for i in range(4))
    outputs = {"y": tuple(range(52, 72))}
    return Netlist(
        "top", {"a": tuple(range(2, 8))}, outputs, tuple(cells), registers, 8, 72, (), {}
    )


@pytest.mark.parametrize("seed", range(20))
def test_forms_and_values_agree_on_random_gates(seed: int) -> None:
    """Every gate of every kind, with symbolic inputs: the forms evaluate to the values."""
    rng = random.Random(seed)
    netlist = random_netlist(rng)
    symbolic = SymbolicMachine(compile_netlist(netlist), {}, (0,) * 4)
    concrete = ConcreteMachine(netlist, {})
    concrete.restore((0,) * 4)
    values: dict[int, int] = {}
    for _ in range(3):
        a = symbolic.fresh("a", 6, secret=True)
        b = concrete.fresh("a", 6, secret=True)
        values |= dict(zip(a, b, strict=True))
        forms, bits = symbolic.evaluate({"a": a}), concrete.evaluate({"a": b})
        symbolic.clock()
        concrete.clock()
        for form, bit in zip(forms["y"], bits["y"], strict=True):
            assert value_of(symbolic, form, values) == bit


def value_of(machine: SymbolicMachine, form: int, values: dict[int, int]) -> int:
    """A form's value in all patterns, products included."""
    ones = (1 << PATTERNS) - 1
    total = ones if form & 1 else 0
    form &= ~1
    while form:
        low = form & -form
        form ^= low
        if low not in values:
            origin = machine.forms.origin(low.bit_length() - 1)
            assert origin is not None
            values[low] = reduce(and_, (value_of(machine, p, values) for p in origin.parents))
        total ^= values[low]
    return total
