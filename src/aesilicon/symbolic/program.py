# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A netlist as Python code that evaluates one clock over forms (see `forms`).

A form is an integer; 0 and 1 are the constants, so XOR is `^`, NOT is `^ 1`, and a gate with a
constant input costs one test. Everything else is left to three functions: `M` (multiplexer with a
symbolic select), `A` (product of two symbolic forms) and `B` (a black box or table).

The code is split into parts, and a part runs only if one of its inputs has changed. In a waiting
core, or in a pipeline with one block inside, most parts do not run.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

from aesilicon.drivers.machine import taking
from aesilicon.netlist.netlist import Cell, Gate, Netlist, Register

Values = list[int]
Product = Callable[[int, int, int], int]
Choice = Callable[[int, int, int, int], int]
Lookup = Callable[[Values, int], None]
Pick = Callable[[Sequence[int]], tuple[int, ...]]
Piece = Callable[[Values, Product, Choice, Lookup], None]

_PART = 300
"""Number of cells in a part; comparing its inputs then costs a tenth of running it."""

_PRODUCTS = {
    "AND": (False, False, False),
    "NAND": (False, False, True),
    "ANDNOT": (False, True, False),
    "OR": (True, True, True),
    "NOR": (True, True, False),
    "ORNOT": (True, False, True),
}
"""Gate -> (first input inverted, second input inverted, product of both inverted). On purpose it is
not derived from the table of gates, which the concrete simulation evaluates (see `concrete`)."""


@dataclass(frozen=True)
class Part:
    """A group of neighbouring cells, with its code."""

    cells: tuple[int, ...]
    """Indices of the cells in the netlist, in order of evaluation."""
    inputs: Pick
    """Picks the inputs of the part from the values of all nets."""
    run: Piece
    input_nets: tuple[int, ...]


@dataclass(frozen=True)
class Program:
    """A netlist and its code, in parts that run one after the other."""

    netlist: Netlist
    parts: tuple[Part, ...]

    @cached_property
    def next_state(self) -> Pick:
        """Picks the next-state values of all registers from the values of all nets."""
        return taking([r.d for r in self.netlist.registers])

    @cached_property
    def outputs(self) -> dict[str, Pick]:
        """Output port -> function that picks its bits from the values of all nets."""
        return {name: taking(nets) for name, nets in self.netlist.outputs.items()}

    @cached_property
    def _readers(self) -> dict[int, int]:
        """Net -> mask of the parts that have it as an input, with bit i for part i."""
        found: dict[int, int] = {}
        for i, part in enumerate(self.parts):
            for net in part.input_nets:
                found[net] = found.get(net, 0) | 1 << i
        return found

    @cached_property
    def followers(self) -> tuple[int, ...]:
        """For each part, the mask of the parts that read its nets, all of which come later."""
        nets = (
            {net for i in part.cells for net in self.netlist.cells[i].outs} for part in self.parts
        )
        return tuple(self.readers_of(outs) for outs in nets)

    @cached_property
    def driven(self) -> tuple[slice, ...]:
        """For each part, the range of its nets that other parts, registers or ports read."""
        read = _ends(self.netlist) | self._readers.keys()
        cells = self.netlist.cells
        nets = ({net for i in part.cells for net in cells[i].outs} & read for part in self.parts)
        return tuple(slice(min(own), max(own) + 1) if own else slice(0) for own in nets)

    def readers_of(self, nets: Iterable[int]) -> int:
        """Mask of the parts that have one of these nets as an input, with bit i for part i."""
        return reduce(or_, (self._readers.get(net, 0) for net in nets), 0)

    def with_register(self, index: int, register: Register) -> "Program":
        """The program of the netlist that `Netlist.with_register` returns."""
        return Program(self.netlist.with_register(index, register), self.parts)

    def with_cell(self, index: int, cell: Cell) -> "Program":
        """The program of the netlist that `Netlist.with_cell` returns.

        If the cell gets no new input, only its part is compiled again.
        """
        netlist = self.netlist.with_cell(index, cell)
        if not set(cell.ins) <= set(self.netlist.cells[index].ins):
            return compile_netlist(netlist)  # the driver of the new input may be in a later part
        parts = (_part(netlist, p.cells) if index in p.cells else p for p in self.parts)
        return Program(netlist, tuple(parts))


def compile_netlist(netlist: Netlist) -> Program:
    """Generates and compiles the code of a netlist."""
    order = _close_together(netlist)
    parts = [tuple(sorted(order[n : n + _PART])) for n in range(0, len(order), _PART)]
    numbered = netlist.renumbered(_side_by_side(netlist, parts))
    return Program(numbered, tuple(_part(numbered, part) for part in parts))


def _side_by_side(netlist: Netlist, parts: Sequence[tuple[int, ...]]) -> list[int]:
    """The nets that cells drive, part by part; nets read outside the part come first in it."""
    cells = netlist.cells
    home = {net: p for p, part in enumerate(parts) for i in part for net in cells[i].outs}
    read = _ends(netlist)
    for p, part in enumerate(parts):
        read.update(net for i in part for net in cells[i].ins if home.get(net) != p)
    return sorted(home, key=lambda net: (home[net], net not in read, net))


def _ends(netlist: Netlist) -> set[int]:
    """The nets that registers and output ports read."""
    ports = (net for nets in netlist.outputs.values() for net in nets)
    return {*(r.d for r in netlist.registers), *ports}


def _close_together(netlist: Netlist) -> list[int]:
    """Indices of the cells, depth first: each after its drivers, and close to its readers."""
    drivers = {net: i for i, cell in enumerate(netlist.cells) for net in cell.outs}
    ends = [r.d for r in sorted(netlist.registers, key=lambda r: r.name)]
    ends += [net for nets in netlist.outputs.values() for net in nets]
    ends += drivers  # for cells whose outputs nobody reads
    order: list[int] = []
    seen = set[int]()
    waiting: list[tuple[int, Iterator[int]]] = []
    for end in ends:
        nets = iter((end,))
        while True:
            found = next(
                (d for d in map(drivers.get, nets) if d is not None and d not in seen), None
            )
            if found is not None:
                seen.add(found)
                waiting.append((found, nets))
                nets = iter(netlist.cells[found].ins)
            elif waiting:
                done, nets = waiting.pop()
                order.append(done)
            else:
                break
    return order


def _part(netlist: Netlist, indexes: tuple[int, ...]) -> Part:
    cells = [netlist.cells[i] for i in indexes]
    own = {net for cell in cells for net in cell.outs}
    inputs = sorted({net for cell in cells for net in cell.ins} - own)
    return Part(indexes, taking(inputs), _compile(cells, indexes), tuple(inputs))


def _compile(cells: Sequence[Cell], indexes: Sequence[int]) -> Piece:
    lines = ["def piece(v, A, M, B):"]
    i = 0
    while i < len(cells):
        cell = cells[i]
        if isinstance(cell, Gate) and cell.op == "MUX":
            last = i
            while last < len(cells) and _is_mux(cells[last], cell.ins[2]):
                last += 1
            lines += _muxes(cells[i:last], indexes[i:last])
            i = last
        else:
            index = indexes[i]
            lines.append(" " + (_gate(cell, index) if isinstance(cell, Gate) else f"B(v,{index})"))
            i += 1
    scope: dict[str, Piece] = {}
    exec(compile("\n".join(lines), "<netlist>", "exec"), scope)
    return scope["piece"]


def _is_mux(cell: Cell, select: int) -> bool:
    return isinstance(cell, Gate) and cell.op == "MUX" and cell.ins[2] == select


def _muxes(cells: Sequence[Cell], indexes: Sequence[int]) -> list[str]:
    """Code for multiplexers that share a select, which is tested once."""
    low, high, symbolic = [], [], []
    for cell, i in zip(cells, indexes, strict=True):
        assert isinstance(cell, Gate)
        a, b, _ = cell.ins
        low.append(f"v[{cell.out}]=v[{a}]")
        high.append(f"v[{cell.out}]=v[{b}]")
        symbolic.append(f"v[{cell.out}]=M(v[{a}],v[{b}],s,{i})")
    return [
        f" s=v[{cells[0].ins[2]}]",
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
