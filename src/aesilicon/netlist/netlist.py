# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A bit-level netlist as Yosys writes it in JSON: loaded, checked and put in order of evaluation.

Nets are numbered: 0 and 1 are the constants, then come the inputs, then the register outputs, then
all other nets. Every cell stands after the cells that drive it.
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from aesilicon.errors import UserError
from aesilicon.netlist.gates import YOSYS
from aesilicon.netlist.order import LoopError, depths

_REFUSED = {"$_FF_": "a latch", "$_DFF_N_": "a register of the falling clock edge"}


@dataclass(frozen=True)
class Gate:
    """A simple gate; `op` is a kind in `gates.OPERATIONS`."""

    op: str
    out: int
    ins: tuple[int, ...]

    @property
    def outs(self) -> tuple[int, ...]:
        """The output net as a tuple, like `outs` of `Table` and `Box`."""
        return (self.out,)


@dataclass(frozen=True)
class Table:
    """A read-only table of 256 entries, from a case statement, an array or an unwritten memory."""

    name: str
    entries: tuple[int, ...]
    ins: tuple[int, ...]
    """Address, least significant bit first."""
    outs: tuple[int, ...]


@dataclass(frozen=True)
class Box:
    """An instance of a module kept as a black box (an S-box)."""

    name: str
    module: str
    parameters: tuple[tuple[str, str], ...]
    ports: tuple[tuple[str, tuple[int, ...]], ...]
    """Input ports and their nets, in order of name."""
    out_ports: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def ins(self) -> tuple[int, ...]:
        """All input nets."""
        return tuple(net for _, nets in self.ports for net in nets)

    @property
    def outs(self) -> tuple[int, ...]:
        """All output nets."""
        return tuple(net for _, nets in self.out_ports for net in nets)

    @property
    def kind(self) -> str:
        """Module and parameters as text; instances of equal kind are equal circuits."""
        if not self.parameters:
            return self.module
        return f"{self.module}({', '.join(f'{k}={v}' for k, v in self.parameters)})"


Cell = Gate | Table | Box


@dataclass(frozen=True)
class Register:
    """One flip-flop of the only clock, rising edge, without reset or enable of its own."""

    name: str
    d: int
    q: int
    init: int | None = None


@dataclass(frozen=True)
class Netlist:
    """A flat synchronous circuit of one clock."""

    top: str
    inputs: Mapping[str, tuple[int, ...]]
    """Input port -> nets, least significant bit first; the clock is left out."""
    outputs: Mapping[str, tuple[int, ...]]
    cells: tuple[Cell, ...]
    """Cells in order of evaluation."""
    registers: tuple[Register, ...]
    """All flip-flops: `registers[i].q` is net `first_register + i`."""
    first_register: int
    size: int
    """Number of nets."""
    unknown: tuple[int, ...]
    """Nets that nothing drives, and `x` constants."""
    names: Mapping[int, str] = field(repr=False)
    aliases: Mapping[int, Collection[str]] = field(repr=False, default_factory=dict)
    """Net -> all names that the sources gave it."""
    undriven: tuple[str, ...] = ()
    """Signals of the source that nothing drives; their nets are among `unknown`."""

    def name(self, net: int) -> str:
        """The hierarchical name of a net, or of the cell that drives it."""
        return self.names.get(net, f"net {net}")

    @cached_property
    def runs(self) -> "list[tuple[str, list[tuple[int, ...]] | Table | Box]]":
        """The cells in order: a kind with (output, inputs...) of each gate, or another cell."""
        found: list[tuple[str, list[tuple[int, ...]] | Table | Box]] = []
        for op, cells in groupby(self.cells, lambda cell: getattr(cell, "op", "")):
            if op:
                found.append((op, [(*cell.outs, *cell.ins) for cell in cells]))
            else:
                found += [("", cell) for cell in cells if not isinstance(cell, Gate)]
        return found

    def live(self) -> tuple[list[int], list[int]]:
        """Indices of the cells and of the registers on which the outputs can depend."""
        drivers = {net: place for place, cell in enumerate(self.cells) for net in cell.outs}
        flops = {register.q: place for place, register in enumerate(self.registers)}
        cells: set[int] = set()
        registers: set[int] = set()
        todo = [net for nets in self.outputs.values() for net in nets]
        while todo:
            net = todo.pop()
            if net in drivers and (place := drivers[net]) not in cells:
                cells.add(place)
                todo += self.cells[place].ins
            elif net in flops and (place := flops[net]) not in registers:
                registers.add(place)
                todo.append(self.registers[place].d)
        return sorted(cells), sorted(registers)

    def renumbered(self, last: Sequence[int]) -> "Netlist":
        """A copy in which the nets `last`, outputs of cells, have the last numbers, in order."""
        moved = frozenset(last)
        order = [*(net for net in range(self.size) if net not in moved), *last]
        number = dict(zip(order, range(self.size), strict=True))

        def nets(old: Iterable[int]) -> tuple[int, ...]:
            return tuple([number[net] for net in old])

        def cell(old: Cell) -> Cell:
            if isinstance(old, Gate):
                return Gate(old.op, number[old.out], nets(old.ins))
            if isinstance(old, Table):
                return Table(old.name, old.entries, nets(old.ins), nets(old.outs))
            ports, outs = (
                tuple((port, nets(bits)) for port, bits in way)
                for way in (old.ports, old.out_ports)
            )
            return replace(old, ports=ports, out_ports=outs)

        return replace(
            self,
            inputs={port: nets(bits) for port, bits in self.inputs.items()},
            outputs={port: nets(bits) for port, bits in self.outputs.items()},
            cells=tuple(map(cell, self.cells)),
            registers=tuple(replace(r, d=number[r.d], q=number[r.q]) for r in self.registers),
            first_register=number.get(self.first_register, self.first_register),
            unknown=nets(self.unknown),
            names={number[net]: name for net, name in self.names.items()},
            aliases={number[net]: names for net, names in self.aliases.items()},
        )

    def with_cell(self, index: int, cell: Cell) -> "Netlist":
        """A copy with one cell replaced; the new cell must fit the order of evaluation."""
        return replace(self, cells=(*self.cells[:index], cell, *self.cells[index + 1 :]))

    def with_register(self, index: int, register: Register) -> "Netlist":
        """A copy with one register replaced."""
        regs = (*self.registers[:index], register, *self.registers[index + 1 :])
        return replace(self, registers=regs)


def load(path: Path, top: str, clock: str | None = None) -> Netlist:
    """Reads Yosys' JSON of a flat module of simple gates, `$_DFF_P_`, tables and black boxes.

    `clock` is the port that clocks every register (None: a combinational module). Raises
    `UserError` for any other cell (a latch, a written memory), a wrong or missing clock, a register
    that drives an input or another register's output, or a combinational loop.
    """
    module = json.loads(path.read_text(encoding="utf-8"))["modules"][top]
    return _Loader(top, module, clock).netlist()


class _Numbers(dict[object, int]):
    """Net in the JSON -> its number: the next one if it is new or not known (`x`, `z`)."""

    def __init__(self) -> None:
        super().__init__({"0": 0, "1": 1})
        self.size = 2
        self.unknown: list[int] = []

    def __missing__(self, bit: object) -> int:
        number = self.new()
        if bit in ("x", "z"):
            self.unknown.append(number)
        else:
            self[bit] = number
        return number

    def new(self) -> int:
        """The number of a net that the JSON does not have."""
        self.size += 1
        return self.size - 1


class _Loader:
    """Numbers the nets of one JSON module and turns its cells into `Cell`s."""

    def __init__(self, top: str, module: Any, clock: str | None) -> None:
        self.top = top
        self.module = module
        self.clock = clock
        self.numbers = _Numbers()
        self.names: dict[int, str] = {}
        self.inits: dict[int, int] = {}
        self.declared: dict[int, Any] = {}
        self.aliases: dict[int, set[str]] = {}

    def nets(self, bits: list[object]) -> tuple[int, ...]:
        return tuple([self.numbers[bit] for bit in bits])

    def netlist(self) -> Netlist:
        ports = self.module["ports"]
        clock_net: object = None
        inputs = {}
        for name, port in ports.items():
            if name == self.clock:
                if port["direction"] != "input" or len(port["bits"]) != 1:
                    raise UserError(f"{self.top}: the clock '{name}' is not an input of one bit")
                clock_net = port["bits"][0]
            elif port["direction"] == "input":
                inputs[name] = self.nets(port["bits"])
        flops = [(n, c) for n, c in self.module["cells"].items() if c["type"] == "$_DFF_P_"]
        first = self.numbers.size
        if flops and self.clock is not None and clock_net is None:
            raise no_clock(self.top, self.clock, inputs)
        for name, flop in flops:
            if flop["connections"]["C"][0] != clock_net:
                raise UserError(f"{self.top}: register {name} is not clocked by '{self.clock}'")
            self.nets(flop["connections"]["Q"])
        if self.numbers.size - first != len(flops):
            raise UserError(f"{self.top}: a register drives an input or another register's output")
        cells = [cell for name, c in self.module["cells"].items() for cell in self.cells(name, c)]
        self._read_names()
        registers = tuple(
            Register(
                name=self.names.get(first + i, name),
                d=self.numbers[c["connections"]["D"][0]],
                q=first + i,
                init=self.inits.get(first + i),
            )
            for i, (name, c) in enumerate(flops)
        )
        outputs = {
            name: self.nets(port["bits"])
            for name, port in ports.items()
            if port["direction"] == "output"
        }
        driven = {net for nets in inputs.values() for net in nets}
        driven |= {0, 1, *self.numbers.unknown, *(r.q for r in registers)}
        driven |= {net for cell in cells for net in cell.outs}
        used = {net for cell in cells for net in cell.ins} | {r.d for r in registers}
        used |= {net for nets in outputs.values() for net in nets}
        free = sorted(used - driven)
        self.numbers.unknown += free
        clocks = {self.numbers.get(clock_net)}
        return Netlist(
            top=self.top,
            inputs=inputs,
            outputs=outputs,
            cells=self._in_order(cells),
            registers=registers,
            first_register=first,
            size=self.numbers.size,
            unknown=tuple(self.numbers.unknown),
            names=self.names,
            aliases=self.aliases,
            undriven=self._undriven({*free} - clocks) if self.numbers.unknown else (),
        )

    def cells(self, name: str, cell: Any) -> Iterator[Cell]:
        kind, pins = cell["type"], cell["connections"]
        if kind in YOSYS:
            numbers = self.numbers
            ins = tuple([numbers[pins[pin][0]] for pin in ("A", "B", "S") if pin in pins])
            yield Gate(YOSYS[kind], numbers[pins["Y"][0]], ins)
        elif kind in ("$_DFF_P_", "$scopeinfo"):
            return
        elif kind == "$mem_v2":
            yield from self._memory(name, cell)
        elif kind == "$bmux":
            yield from self._indexed_constant(name, cell)
        elif kind.startswith("$"):
            what = _REFUSED.get(kind, f"a {kind}")
            raise UserError(
                f"{self.top}: {self._signal(name, cell)} is {what}, which the prover does not take"
            )
        else:
            ways = cell["port_directions"]
            yield Box(
                name=str(cell["attributes"].get("hdlname", name)).replace(" ", "."),
                module=kind,
                parameters=tuple(sorted((k, str(v)) for k, v in cell["parameters"].items())),
                ports=tuple((p, self.nets(pins[p])) for p in sorted(pins) if ways[p] == "input"),
                out_ports=tuple(
                    (p, self.nets(pins[p])) for p in sorted(pins) if ways[p] == "output"
                ),
            )

    def _signal(self, name: str, cell: Any) -> str:
        """The source's name of the net that a cell drives, with file and line.

        What Yosys makes of a latch has the latch's net at its input.
        """
        for pin in ("Q", "Y", "D"):
            net = cell["connections"].get(pin, [None])[0]
            for full, entry in self.module["netnames"].items():
                if net in entry["bits"] and not entry["hide_name"]:
                    bit = f"[{entry['bits'].index(net)}]" if len(entry["bits"]) > 1 else ""
                    return _named(f"{full}{bit}", _place(cell))
        return _named(name, _place(cell))

    def _memory(self, name: str, cell: Any) -> Iterator[Table]:
        """A table for each read port of a memory that is never written."""
        p, pins = cell["parameters"], cell["connections"]
        width, size, address = (int(p[k], 2) for k in ("WIDTH", "SIZE", "ABITS"))
        if int(p["WR_PORTS"], 2) or int(p["RD_CLK_ENABLE"], 2) or (size, address) != (256, 8):
            raise UserError(f"{self.top}: memory {name} is no constant table of 256 entries")
        init = p["INIT"].replace("x", "0")[::-1]
        entries = tuple(int(init[width * i : width * (i + 1)][::-1], 2) for i in range(256))
        for port in range(int(p["RD_PORTS"], 2)):
            yield Table(
                name=name,
                entries=entries,
                ins=self.nets(pins["RD_ADDR"][8 * port : 8 * port + 8]),
                outs=self.nets(pins["RD_DATA"][width * port : width * (port + 1)]),
            )

    def _indexed_constant(self, name: str, cell: Any) -> Iterator[Cell]:
        """A `$bmux` cell: a `Table` if it indexes 256 constants, else a tree of multiplexers."""
        pins = cell["connections"]
        width = len(pins["Y"])
        if all(bit in ("0", "1") for bit in pins["A"]) and len(pins["S"]) == 8:
            bits = "".join(pins["A"])
            entries = (int(bits[width * i : width * (i + 1)][::-1], 2) for i in range(256))
            yield Table(name, tuple(entries), self.nets(pins["S"]), self.nets(pins["Y"]))
            return
        choices = self.nets(pins["A"])
        for n, y in enumerate(pins["Y"]):
            level = list(choices[n::width])
            for select in self.nets(pins["S"]):
                last = len(level) == 2
                outs = [
                    self.numbers[y] if last else self.numbers.new() for _ in range(len(level) // 2)
                ]
                for i, out in enumerate(outs):
                    yield Gate("MUX", out, (level[2 * i], level[2 * i + 1], select))
                level = outs

    def _read_names(self) -> None:
        """Reads initial values and names: source names first, among these `..._q`, then short."""
        ranks: dict[int, tuple[bool, bool, int]] = {}
        numbers = self.numbers
        for name, entry in self.module["netnames"].items():
            bits, hidden, other = entry["bits"], bool(entry["hide_name"]), not name.endswith("_q")
            init = entry["attributes"].get("init", "")[::-1]
            offset = entry.get("offset", 0)
            for i, bit in enumerate(bits):
                if bit not in numbers or isinstance(bit, str):
                    continue
                net = numbers[bit]
                full = f"{name}[{i + offset}]" if len(bits) > 1 else name
                rank = (hidden, other, len(full))
                if not hidden:
                    self.aliases.setdefault(net, set()).add(full)
                if net not in ranks or rank < ranks[net]:
                    ranks[net] = rank
                    self.names[net] = full
                    self.declared[net] = entry
                if i < len(init) and init[i] in "01":
                    self.inits[net] = int(init[i])

    def _in_order(self, cells: list[Cell]) -> tuple[Cell, ...]:
        """Cells sorted by depth; within a depth, multiplexers with one select are neighbours."""
        try:
            depth = depths(cells)
        except LoopError as e:
            raise UserError(f"{self.top}: {self._loop(e.cells)}") from e

        def key(place: int) -> tuple[int, str, int]:
            cell = cells[place]
            if isinstance(cell, Gate):
                return depth[place], cell.op, cell.ins[2] if cell.op == "MUX" else 0
            return depth[place], "", 0

        return tuple([cells[place] for place in sorted(range(len(cells)), key=key)])

    def _undriven(self, free: set[int]) -> tuple[str, ...]:
        """The signals with a bit that is `x` or a net of `free`, those of the top first.

        Scopes without a driven signal are left out: functions, whose arguments Yosys leaves `x`.
        """
        found: list[str] = []
        alive = {""}
        for name, entry in self.module["netnames"].items():
            bits, first = entry["bits"], entry.get("offset", 0)
            open_ = [n for n, bit in enumerate(bits) if bit == "x" or self.numbers.get(bit) in free]
            if not open_:
                alive.add(name.rpartition(".")[0])
            elif not entry["hide_name"]:
                found.append(name if len(open_) == len(bits) else f"{name}[{open_[0] + first}]")
        found = [name for name in found if name.rpartition(".")[0] in alive]
        return tuple(sorted(found, key=lambda name: name.count(".")))

    def _loop(self, cells: Sequence[Cell]) -> str:
        """A sentence on a combinational loop, which may be a variable that keeps its value."""
        nets = [net for cell in cells for net in cell.outs if net in self.names]
        nets.sort(key=lambda net: ("$" in self.names[net], len(self.names[net])))
        if not nets:
            return "a combinational loop runs through nets without a name"
        signal = _named(self.names[nets[0]], _place(self.declared[nets[0]]))
        if all(isinstance(cell, Gate) and cell.op == "MUX" for cell in cells):
            return f"{signal} is a latch; assign it in every branch"
        return f"a combinational loop runs through {signal}"


def _place(entry: Any) -> str:
    """File and line where the source has a cell or a net; empty if Yosys does not know."""
    found = re.search(r"([^/|]+):(\d+)\.", entry["attributes"].get("src", ""))
    return f"{found[1]}:{found[2]}" if found else ""


def _named(name: str, place: str) -> str:
    return f"{name} ({place})" if place else name


def no_clock(top: str, clock: str, inputs: Iterable[str]) -> UserError:
    """The error for a core with registers that has no input of the clock's name."""
    return UserError(f"{top} has no clock input '{clock}'; its inputs are {', '.join(inputs)}")
