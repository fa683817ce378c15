# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-box RAMs with a write port, as lookups whose table is known after a complete load.

The proof does not track the contents of a RAM. For each write port it adds a recorder of gates and
registers, which records the table that is being written, the next address, and whether all 256
bytes are complete. A lookup reads the recorded table if it is complete and no write goes on, else
it gives an unknown value. A byte out of order or of neither table ends the record until a new load
begins with byte 0. So the proof never assumes contents that were not written.

`check` proves that the module itself is such a RAM, for all contents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from aesilicon.equivalence.elaborate import Elaborated, elaborate
from aesilicon.equivalence.results import Counterexample
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Box, Cell, Gate, Netlist, Register, Table
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.program import compile_netlist

CLOCK = "clk_i"
PORTS = ("address_i", "byte_i", "data_i", "write_i")
"""Input ports of a RAM module apart from its clock. Its output `data_o` has a byte for each byte
of `data_i`."""

_STAND_IN = """\
module {name} (
  input  logic clk_i, write_i,
  input  logic [7:0] address_i, byte_i,
  input  logic [15:0] data_i,
  output logic [15:0] data_o
);
  assign data_o = data_i;
endmodule
"""
"""Module that gives the RAM its ports in the elaboration, where the RAM is a black box."""


def elaborate_around(
    files: Sequence[Path], top: str, work: Path, memory: str, sboxes: Sequence[str]
) -> Elaborated:
    """The netlist of a core without its S-boxes and RAMs, and with a recorder for each write port.

    `memory` is the name of the RAM module, which `sboxes` contains too. Raises `UserError` if it
    lacks one of `PORTS`, and the errors of `elaborate`.
    """
    work.mkdir(parents=True, exist_ok=True)
    stand_in = work / f"{memory}.sv"
    stand_in.write_text(_STAND_IN.format(name=memory), encoding="utf-8")
    shown = [stand_in if file.stem == memory else file for file in files]
    around = elaborate(shown, top, CLOCK, work, sboxes=sboxes)
    core = _Recorded(around.core, memory).netlist()
    boxes = {k: n for k, n in around.boxes.items() if not k.startswith(f"{memory}(")}
    return Elaborated(core, {**boxes, _kind(memory): _lookup(memory)})


def _parameters() -> tuple[tuple[str, str], ...]:
    return (("Directions", "10"),)


def _kind(memory: str) -> str:
    return Box("", memory, _parameters(), (), ()).kind


def _lookup(memory: str) -> Netlist:
    """A RAM as a lookup, in which `inverse_i` selects the inverse S-box."""
    data, inverse = tuple(range(2, 10)), 10
    forward, backward, out = (tuple(range(n, n + 8)) for n in (11, 19, 27))
    cells: tuple[Cell, ...] = (
        Table("forward", tuple(SBOX), data, forward),
        Table("inverse", tuple(INV_SBOX), data, backward),
        *(Gate("MUX", y, (f, b, inverse)) for f, b, y in zip(forward, backward, out, strict=True)),
    )
    return Netlist(
        top=memory,
        inputs={"data_i": data, "inverse_i": (inverse,)},
        outputs={"data_o": out},
        cells=cells,
        registers=(),
        first_register=11,
        size=35,
        unknown=(),
        names={},
    )


_RECORD = 11
"""Number of registers in a recorder: next address (8), inverse table, loading, complete."""


class _Recorded:
    """Adds a recorder to a netlist for each write port of RAMs."""

    def __init__(self, core: Netlist, memory: str) -> None:
        rams = [c for c in core.cells if isinstance(c, Box) and c.module == memory]
        buses = dict.fromkeys(map(_bus, rams))
        self._core = core
        self._memory = memory
        self._shift = _RECORD * len(buses)
        self._from = core.first_register + len(core.registers)
        self._record = {bus: self._from + _RECORD * i for i, bus in enumerate(buses)}
        self._next = core.size + self._shift
        self._names = {self._moved(net): name for net, name in core.names.items()}
        self._unknown: list[int] = []
        self._cells: list[Cell] = []

    def _moved(self, net: int) -> int:
        """The number of a net after the recorders' registers are inserted."""
        return net + self._shift if net >= self._from else net

    def _all_moved(self, nets: Sequence[int]) -> tuple[int, ...]:
        return tuple(map(self._moved, nets))

    def _new(self) -> int:
        self._next += 1
        return self._next - 1

    def _gate(self, op: str, *ins: int) -> int:
        out = self._new()
        self._cells.append(Gate(op, out, ins))
        return out

    def _every(self, nets: Sequence[int]) -> int:
        found, *rest = nets
        for net in rest:
            found = self._gate("AND", found, net)
        return found

    def netlist(self) -> Netlist:
        core = self._core
        for cell in core.cells:
            if isinstance(cell, Gate):
                self._cells.append(Gate(cell.op, self._moved(cell.out), self._all_moved(cell.ins)))
            elif isinstance(cell, Table):
                self._cells.append(
                    replace(cell, ins=self._all_moved(cell.ins), outs=self._all_moved(cell.outs))
                )
            elif cell.module == self._memory:
                self._read(cell)
            else:
                self._cells.append(self._moved_box(cell))
        registers = [replace(r, d=self._moved(r.d)) for r in core.registers]
        for bus, first in self._record.items():
            registers += self._write(bus, first)
        return replace(
            core,
            inputs={name: self._all_moved(nets) for name, nets in core.inputs.items()},
            outputs={name: self._all_moved(nets) for name, nets in core.outputs.items()},
            cells=tuple(self._cells),
            registers=tuple(registers),
            size=self._next,
            unknown=(*self._all_moved(core.unknown), *self._unknown),
            names=self._names,
            aliases={self._moved(net): names for net, names in core.aliases.items()},
        )

    def _moved_box(self, box: Box) -> Box:
        return replace(
            box,
            ports=tuple((name, self._all_moved(nets)) for name, nets in box.ports),
            out_ports=tuple((name, self._all_moved(nets)) for name, nets in box.out_ports),
        )

    def _read(self, ram: Box) -> None:
        """Replaces a RAM by a lookup in the recorded table."""
        (write, *_), record = _bus(ram), self._record[_bus(ram)]
        way, complete = record + 8, record + 10
        anything = self._new()
        self._unknown.append(anything)
        sure = self._gate("ANDNOT", complete, self._moved(write))
        inverse = self._gate("MUX", anything, way, sure)
        box = self._moved_box(ram)
        self._cells.append(
            replace(
                box,
                parameters=_parameters(),
                ports=(("data_i", dict(box.ports)["data_i"]), ("inverse_i", (inverse,))),
            )
        )

    def _write(self, bus: tuple[int, ...], first: int) -> list[Register]:
        """Adds the next-state logic of a recorder, and returns its registers."""
        write, *nets = self._all_moved(bus)
        place, way, going, complete = [*range(first, first + 8)], first + 8, first + 9, first + 10
        # Without a write the address is arbitrary.
        address = [self._gate("AND", net, write) for net in nets[:8]]
        right = []
        for entries in (SBOX, INV_SBOX):
            outs = tuple(self._new() for _ in range(8))
            self._cells.append(
                Table(f"{self._memory} record", tuple(entries), tuple(address), outs)
            )
            pairs = zip(outs, nets[8:], strict=True)
            right.append(self._every([self._gate("XNOR", *pair) for pair in pairs]))
        forward, inverse = right
        begins = self._every([self._gate("NOT", net) for net in address])
        follows = self._every(
            [going, *(self._gate("XNOR", *of) for of in zip(address, place, strict=True))]
        )
        table = self._gate("MUX", way, inverse, begins)
        fits = self._gate("MUX", forward, inverse, table)
        goes_on = self._gate("AND", self._gate("OR", begins, follows), fits)
        last = self._gate("AND", goes_on, self._every(address))
        carry, behind = 1, []
        for net in address:
            behind.append(self._gate("XOR", net, carry))
            carry = self._gate("AND", net, carry)
        values = [*behind, table, goes_on, last]
        old = [*place, way, going, complete]
        names = [*(f"next[{i}]" for i in range(8)), "inverse", "loading", "complete"]
        prefix = f"{self._memory} record {(first - self._from) // _RECORD + 1}"
        registers = []
        for net, value, name in zip(old, values, names, strict=True):
            self._names[net] = f"{prefix} {name}"
            d = self._gate("MUX", net, value, write)
            registers.append(Register(self._names[net], d, net))
        return registers


def _bus(ram: Box) -> tuple[int, ...]:
    """The nets that write a RAM: enable, address, byte."""
    ports = dict(ram.ports)
    if not {*PORTS} <= ports.keys():
        raise UserError(f"the RAM module '{ram.module}' needs the ports {', '.join(PORTS)}")
    return (*ports["write_i"], *ports["address_i"], *ports["byte_i"])


def check(files: Sequence[Path], memory: str, work: Path) -> Counterexample | None:
    """Checks that a module is a RAM of 256 bytes, for any contents: None or a counterexample.

    At each address, a read gives eight registers that no other address has, and changes no
    register. A write sets these eight to the byte, and changes no other register.
    """
    found = elaborate(files, memory, CLOCK, work)
    machine = SymbolicMachine(compile_netlist(found.core), {})
    before = machine.state
    byte = machine.fresh("byte", 8, secret=False)
    other = machine.fresh("address", 8, secret=False)
    lanes = len(found.core.inputs["data_i"]) // 8
    seen: dict[int, int] = {}

    def wrong(what: str, address: int) -> Counterexample:
        return Counterexample(
            "sboxes", "all 256 addresses", 0, memory, f"{memory} {what} {address}"
        )

    def clock(**inputs: tuple[int, ...]) -> Mapping[str, tuple[int, ...]]:
        machine.restore(before)
        out = machine.evaluate(inputs)
        machine.clock()
        return out

    for address in range(256):
        at = machine.constant(address, 8)
        out = clock(write_i=(0,), address_i=other, byte_i=byte, data_i=at * lanes)["data_o"]
        cells = out[:8]
        if machine.state != before or out != cells * lanes:
            return wrong("does not read as a RAM at address", address)
        places = [before.index(bit) if bit in before else -1 for bit in cells]
        if -1 in places or {*places} & seen.keys() or len({*places}) < 8:
            return wrong("has no registers of its own for address", address)
        seen |= dict.fromkeys(places, address)
        clock(write_i=(1,), address_i=at, byte_i=byte, data_i=other * lanes)
        after = [*before]
        for place, bit in zip(places, byte, strict=True):
            after[place] = bit
        if machine.state != tuple(after):
            return wrong("does not write as a RAM at address", address)
    return None
