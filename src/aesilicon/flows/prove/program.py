# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A netlist as Python code that evaluates one clock over forms (see `forms`).

A form is an integer; 0 and 1 are the constants, so XOR is `^`, NOT is `^ 1`, and a gate with a
constant input costs one test. Everything else is left to three functions: `M` (multiplexer with a
symbolic select), `A` (product of two symbolic forms) and `B` (a black box or table).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

from aesilicon.netlists.netlist import Cell, Gate, Netlist, Register

Values = list[int]
Product = Callable[[int, int, int], int]
Choice = Callable[[int, int, int, int], int]
Lookup = Callable[[Values, int], None]
Pick = Callable[[Values], tuple[int, ...]]
Piece = Callable[[Values, Product, Choice, Lookup], None]

_PIECE = 500

_PRODUCTS = {
    "AND": (False, False, False),
    "NAND": (False, False, True),
    "ANDNOT": (False, True, False),
    "OR": (True, True, True),
    "NOR": (True, True, False),
    "ORNOT": (True, False, True),
}
"""Gate -> whether its first input, its second and the product of both are inverted. On purpose not
derived from the table of gates, which the concrete simulation evaluates: see `concrete`."""


@dataclass(frozen=True)
class Program:
    """The netlist and its code, in pieces that are called one after the other."""

    netlist: Netlist
    pieces: tuple[Piece, ...]

    @cached_property
    def next_state(self) -> Pick:
        """Takes each register's input from the values."""
        return _pick([r.d for r in self.netlist.registers])

    @cached_property
    def outputs(self) -> dict[str, Pick]:
        """Takes each output port from the values."""
        return {name: _pick(nets) for name, nets in self.netlist.outputs.items()}

    def with_register(self, index: int, register: Register) -> "Program":
        """The program of `Netlist.with_register`."""
        return Program(self.netlist.with_register(index, register), self.pieces)

    def with_cell(self, index: int, cell: Cell) -> "Program":
        """The program of `Netlist.with_cell`, recompiling one piece."""
        netlist = self.netlist.with_cell(index, cell)
        piece = index // _PIECE
        pieces = list(self.pieces)
        pieces[piece] = _compile(netlist.cells, piece * _PIECE)
        return Program(netlist, tuple(pieces))


def _pick(nets: Sequence[int]) -> Pick:
    if len(nets) > 1:
        return itemgetter(*nets)
    return lambda v: tuple(v[net] for net in nets)


def compile_netlist(netlist: Netlist) -> Program:
    """Generates and compiles the code of a netlist."""
    starts = range(0, len(netlist.cells), _PIECE)
    return Program(netlist, tuple(_compile(netlist.cells, start) for start in starts))


def _compile(cells: Sequence[Cell], start: int) -> Piece:
    lines = ["def piece(v, A, M, B):"]
    end = min(start + _PIECE, len(cells))
    i = start
    while i < end:
        cell = cells[i]
        if isinstance(cell, Gate) and cell.op == "MUX":
            last = i
            while last < end and _is_mux(cells[last], cell.ins[2]):
                last += 1
            lines += _muxes(cells, i, last)
            i = last
        else:
            lines.append(" " + (_gate(cell, i) if isinstance(cell, Gate) else f"B(v,{i})"))
            i += 1
    scope: dict[str, Piece] = {}
    exec(compile("\n".join(lines), "<netlist>", "exec"), scope)
    return scope["piece"]


def _is_mux(cell: Cell, select: int) -> bool:
    return isinstance(cell, Gate) and cell.op == "MUX" and cell.ins[2] == select


def _muxes(cells: Sequence[Cell], first: int, last: int) -> list[str]:
    """Multiplexers that share a select, which the code tests once."""
    low, high, symbolic = [], [], []
    for i in range(first, last):
        cell = cells[i]
        assert isinstance(cell, Gate)
        a, b, _ = cell.ins
        low.append(f"v[{cell.out}]=v[{a}]")
        high.append(f"v[{cell.out}]=v[{b}]")
        symbolic.append(f"v[{cell.out}]=M(v[{a}],v[{b}],s,{i})")
    cell = cells[first]
    return [
        f" s=v[{cell.ins[2]}]",
        " if s==0:",
        "  " + ";".join(low),
        " elif s==1:",
        "  " + ";".join(high),
        " else:",
        "  " + ";".join(symbolic),
    ]


def _gate(gate: Gate, i: int) -> str:
    y = f"v[{gate.out}]"
    a, *rest = (f"v[{net}]" for net in gate.ins)
    b = rest[0] if rest else ""
    if gate.op in _PRODUCTS:
        of_a, of_b, of_product = ("^1" * inverted for inverted in _PRODUCTS[gate.op])
        return f"a={a}{of_a};b={b}{of_b};{y}=({_product(i)}){of_product}"
    return f"{y}={a}" + {"BUF": "", "NOT": "^1", "XOR": f"^{b}", "XNOR": f"^{b}^1"}[gate.op]


def _product(i: int) -> str:
    return f"a and b and (b if a==1 else a if b==1 else A(a,b,{i}))"
