# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""VHDL of Yosys's word-level cells. Every value is a `std_logic_vector(N - 1 downto 0)`."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """A cell with its inputs as VHDL expressions."""

    kind: str
    """Yosys's type, such as `$add`."""
    inputs: Mapping[str, str]
    """Port -> expression."""
    widths: Mapping[str, int]
    """Port -> bits."""
    signed: bool
    """Whether the operands are signed; with two of them, both."""

    def extended(self, port: str, bits: int) -> str:
        """An operand with this many bits."""
        if self.widths[port] == bits:
            return self.inputs[port]
        return f"ext({self.inputs[port]}, {bits}, {str(self.signed).lower()})"


PACKAGE = """library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

-- Operators of the netlist on vectors; an unknown bit makes the result of arithmetic unknown.
package {name} is
  subtype word is std_logic_vector;
  function ext(a : word; bits : natural; signed_a : boolean) return word;
  function bit_of(yes : boolean) return word;
  function all_of(a : word) return word;
  function any_of(a : word) return word;
  function parity(a : word) return word;
  function equal(a, b : word) return word;
  function less(a, b : word; signed_a : boolean) return word;
  function add(a, b : word) return word;
  function subtract(a, b : word) return word;
  function shift(a, b : word; bits : natural; signed_a, signed_b, left : boolean) return word;
  function repeat(a : word; times : positive) return word;
  function place(a : word; size : positive) return natural;
end package;

package body {name} is
  function ext(a : word; bits : natural; signed_a : boolean) return word is
    alias from_a : std_logic_vector(a'length - 1 downto 0) is a;
    variable y : std_logic_vector(bits - 1 downto 0) := (others => '0');
  begin
    if signed_a then
      y := (others => from_a(from_a'high));
    end if;
    for i in y'range loop
      if i <= from_a'high then
        y(i) := from_a(i);
      end if;
    end loop;
    return y;
  end function;

  function bit_of(yes : boolean) return word is
  begin
    if yes then
      return "1";
    end if;
    return "0";
  end function;

  function all_of(a : word) return word is
    variable y : std_logic_vector(0 downto 0) := "1";
  begin
    for i in a'range loop
      y(0) := y(0) and a(i);
    end loop;
    return y;
  end function;

  function any_of(a : word) return word is
    variable y : std_logic_vector(0 downto 0) := "0";
  begin
    for i in a'range loop
      y(0) := y(0) or a(i);
    end loop;
    return y;
  end function;

  function parity(a : word) return word is
    variable y : std_logic_vector(0 downto 0) := "0";
  begin
    for i in a'range loop
      y(0) := y(0) xor a(i);
    end loop;
    return y;
  end function;

  function equal(a, b : word) return word is
  begin
    return not any_of(a xor b);
  end function;

  function less(a, b : word; signed_a : boolean) return word is
  begin
    if is_x(a) or is_x(b) then
      return "X";
    elsif signed_a then
      return bit_of(signed(a) < signed(b));
    end if;
    return bit_of(unsigned(a) < unsigned(b));
  end function;

  function add(a, b : word) return word is
    variable y : std_logic_vector(a'length - 1 downto 0) := (others => 'X');
  begin
    if not (is_x(a) or is_x(b)) then
      y := std_logic_vector(unsigned(a) + unsigned(b));
    end if;
    return y;
  end function;

  function subtract(a, b : word) return word is
    variable y : std_logic_vector(a'length - 1 downto 0) := (others => 'X');
  begin
    if not (is_x(a) or is_x(b)) then
      y := std_logic_vector(unsigned(a) - unsigned(b));
    end if;
    return y;
  end function;

  -- a shifted by b, as many bits of it; a negative b shifts to the other side.
  function shift(a, b : word; bits : natural; signed_a, signed_b, left : boolean) return word is
    alias from_a : std_logic_vector(a'length - 1 downto 0) is a;
    variable y : std_logic_vector(bits - 1 downto 0) := (others => 'X');
    variable by, from : integer;
  begin
    if is_x(b) then
      return y;
    elsif signed_b then
      by := to_integer(signed(b));
    else
      by := to_integer(unsigned(b));
    end if;
    if left then
      by := -by;
    end if;
    for i in y'range loop
      from := i + by;
      y(i) := '0';
      if from >= 0 and from <= from_a'high then
        y(i) := from_a(from);
      elsif signed_a and from > from_a'high then
        y(i) := from_a(from_a'high);
      end if;
    end loop;
    return y;
  end function;

  function repeat(a : word; times : positive) return word is
    variable y : std_logic_vector(times * a'length - 1 downto 0);
  begin
    for i in 0 to times - 1 loop
      y((i + 1) * a'length - 1 downto i * a'length) := a;
    end loop;
    return y;
  end function;

  function place(a : word; size : positive) return natural is
  begin
    return to_integer(unsigned(a)) mod size;
  end function;
end package body;
"""
"""The package of the functions that the expressions call."""


def _bitwise(operator: str) -> Callable[[Cell], str]:
    def of(cell: Cell) -> str:
        a, b = (cell.extended(port, cell.widths["Y"]) for port in "AB")
        return f"{a} {operator} {b}"

    return of


def _inverted(operator: str) -> Callable[[Cell], str]:
    return lambda cell: f"not ({_bitwise(operator)(cell)})"


def _arithmetic(function: str) -> Callable[[Cell], str]:
    def of(cell: Cell) -> str:
        a, b = (cell.extended(port, cell.widths["Y"]) for port in "AB")
        return f"{function}({a}, {b})"

    return of


def _flag(text: str, cell: Cell) -> str:
    """A result of one bit in the bits of the output."""
    bits = cell.widths["Y"]
    return text if bits == 1 else f"ext({text}, {bits}, false)"


def _reduced(form: str) -> Callable[[Cell], str]:
    """A reduction or logic operation; an operand of one bit is its own AND, OR and parity."""

    def of(cell: Cell) -> str:
        text = form
        for port, value in cell.inputs.items():
            if cell.widths[port] == 1:
                text = re.sub(rf"\w+\(\{{{port}\}}\)", f"{{{port}}}", text)
            text = text.replace(f"{{{port}}}", value)
        return _flag(text, cell)

    return of


def _compared(form: str) -> Callable[[Cell], str]:
    def of(cell: Cell) -> str:
        bits = max(cell.widths["A"], cell.widths["B"])
        a, b = (cell.extended(port, bits) for port in "AB")
        return _flag(form.format(a=a, b=b, signed=str(cell.signed).lower()), cell)

    return of


def _shifted(
    *, left: bool, arithmetic: bool = False, both_ways: bool = False
) -> Callable[[Cell], str]:
    def of(cell: Cell) -> str:
        bits = cell.widths["Y"]
        a = cell.inputs["A"] if both_ways else cell.extended("A", max(bits, cell.widths["A"]))
        flags = (arithmetic and cell.signed, both_ways and cell.signed, left)
        words = ", ".join(str(flag).lower() for flag in flags)
        return f"shift({a}, {cell.inputs['B']}, {bits}, {words})"

    return of


def _negated(cell: Cell) -> str:
    bits = cell.widths["Y"]
    return f'subtract(ext("0", {bits}, false), {cell.extended("A", bits)})'


EXPRESSIONS: Mapping[str, Callable[[Cell], str]] = {
    "$not": lambda cell: f"not {cell.extended('A', cell.widths['Y'])}",
    "$pos": lambda cell: cell.extended("A", cell.widths["Y"]),
    "$neg": _negated,
    "$and": _bitwise("and"),
    "$or": _bitwise("or"),
    "$xor": _bitwise("xor"),
    "$xnor": _inverted("xor"),
    "$add": _arithmetic("add"),
    "$sub": _arithmetic("subtract"),
    "$reduce_and": _reduced("all_of({A})"),
    "$reduce_or": _reduced("any_of({A})"),
    "$reduce_bool": _reduced("any_of({A})"),
    "$reduce_xor": _reduced("parity({A})"),
    "$reduce_xnor": _reduced("not parity({A})"),
    "$logic_not": _reduced("not any_of({A})"),
    "$logic_and": _reduced("any_of({A}) and any_of({B})"),
    "$logic_or": _reduced("any_of({A}) or any_of({B})"),
    "$eq": _compared("equal({a}, {b})"),
    "$eqx": _compared("equal({a}, {b})"),
    "$ne": _compared("not equal({a}, {b})"),
    "$nex": _compared("not equal({a}, {b})"),
    "$lt": _compared("less({a}, {b}, {signed})"),
    "$gt": _compared("less({b}, {a}, {signed})"),
    "$ge": _compared("not less({a}, {b}, {signed})"),
    "$le": _compared("not less({b}, {a}, {signed})"),
    "$shl": _shifted(left=True),
    "$sshl": _shifted(left=True),
    "$shr": _shifted(left=False),
    "$sshr": _shifted(left=False, arithmetic=True),
    "$shift": _shifted(left=False, both_ways=True),
    "$shiftx": _shifted(left=False, both_ways=True),
    "$_BUF_": lambda cell: cell.inputs["A"],
    "$_NOT_": lambda cell: f"not {cell.inputs['A']}",
    "$_AND_": _bitwise("and"),
    "$_OR_": _bitwise("or"),
    "$_XOR_": _bitwise("xor"),
    "$_XNOR_": _inverted("xor"),
    "$_NAND_": _inverted("and"),
    "$_NOR_": _inverted("or"),
    "$_ANDNOT_": lambda cell: f"{cell.inputs['A']} and not {cell.inputs['B']}",
    "$_ORNOT_": lambda cell: f"{cell.inputs['A']} or not {cell.inputs['B']}",
}
"""Type of a combinational cell with the output Y -> its value."""

CHOICES = ("$mux", "$_MUX_")
"""Types of multiplexers: B if S, else A."""

FLOPS = ("$dff", "$_DFF_P_", "$_DFF_N_")
"""Types of plain flip-flops."""

MEMORY = "$mem_v2"

KNOWN = (*EXPRESSIONS, *CHOICES, *FLOPS, MEMORY)
"""All cells that have VHDL; Yosys maps every other to these."""
