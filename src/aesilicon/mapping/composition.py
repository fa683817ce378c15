# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps one gate, given by its truth table, to a library cell or to a fixed composition of cells.

The cell is the smallest with this truth table, in any order of its pins. If there is none, the
gate is a cell with the fewest inverters at its inputs and output; failing that, an XOR is four
NAND2, and a multiplexer three NAND2 and an inverter. `targets.plain_cells.PlainGate.table` defines
truth tables as numbers.
"""

from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from functools import cache
from itertools import permutations

from aesilicon.errors import ToolError
from aesilicon.netlist.gates import TABLES, full
from aesilicon.netlist.mapped_netlist import Instance
from aesilicon.targets import CellTarget, plain_cells
from aesilicon.targets.plain_cells import INVERTER, NAND2, PlainGate

STEP = "mapping as designed"

XOR, MUX = TABLES["XOR"], TABLES["MUX"]


def usable(target: CellTarget) -> tuple[PlainGate, ...]:
    """The plain gates of a library that synthesis may use."""
    unused = target.library.dont_use
    return tuple(
        gate
        for gate in plain_cells.gates(target.liberty)
        if not any(fnmatch(gate.name, pattern) for pattern in unused)
    )


class Composer:
    """Makes instances of cells for gates. New nets inside a composition are called m1, m2, ..."""

    def __init__(self, usable: Sequence[PlainGate]) -> None:
        self.instances: list[Instance] = []
        self._usable = sorted(usable, key=lambda gate: (gate.area, gate.name))
        self._wires = 0
        self._match: Callable[[int, int], tuple[PlainGate, tuple[int, ...]] | None] = cache(
            self._search
        )

    def area(self, table: int, inputs: int) -> float | None:
        """Area of the smallest cell with this truth table; None if there is no such cell."""
        match = self._match(table, inputs)
        return match[0].area if match else None

    def build(self, table: int, ins: tuple[str, ...], out: str, *, strong: bool = False) -> None:
        """Makes a gate of the cell with its truth table, or of a composition of cells.

        With `strong` it takes the last by name of the cells with the same function and area, since
        libraries number drive strengths upwards. Raises `ToolError` without a NAND2 or inverter.
        """
        if strong and (match := self._match(table, len(ins))):
            self._place(*self._strongest(*match), ins, out)
            return
        if self._adapted(table, ins, out):
            return
        if table in (XOR, XOR ^ 0xF) and len(ins) == 2:
            result = out if table == XOR else self._new()
            both = self._nand(*ins)
            self.build(NAND2, (self._nand(ins[0], both), self._nand(both, ins[1])), result)
            if result != out:
                self.build(INVERTER, (result,), out)
        elif table in (MUX, MUX ^ 0xFF) and len(ins) == 3:
            low, high = self._nand(ins[0], self._not(ins[2])), self._nand(ins[1], ins[2])
            self.build(NAND2 if table == MUX else NAND2 ^ 0xF, (low, high), out)
        else:
            raise ToolError(STEP, "the library lacks a NAND2 or an inverter")

    def _single(self, table: int, ins: tuple[str, ...], out: str) -> None:
        match = self._match(table, len(ins))
        assert match is not None
        self._place(*match, ins, out)

    def _strongest(
        self, cell: PlainGate, places: tuple[int, ...]
    ) -> tuple[PlainGate, tuple[int, ...]]:
        function = cell.table(cell.inputs)
        same = [
            other
            for other in self._usable
            if (other.area, other.inputs) == (cell.area, cell.inputs)
            and other.table(other.inputs) == function
        ]
        return same[-1], places

    def _place(
        self, cell: PlainGate, places: tuple[int, ...], ins: tuple[str, ...], out: str
    ) -> None:
        nets = (ins[place] for place in places)
        connected = dict(zip(cell.inputs, nets, strict=True)) | {cell.output: out}
        self.instances.append(Instance(f"g{len(self.instances)}", cell.name, connected))

    def _adapted(self, table: int, ins: tuple[str, ...], out: str) -> bool:
        """Makes a gate of one cell and the fewest inverters around it; False if no cell fits."""
        ways = [(mask, inverts) for mask in range(1 << len(ins)) for inverts in (False, True)]
        for mask, inverts in sorted(ways, key=lambda way: way[0].bit_count() + way[1]):
            rows = range(1 << len(ins))
            inner_table = sum((table >> (row ^ mask) & 1) << row for row in rows)
            inner_table ^= full(len(ins)) * inverts
            if not self._match(inner_table, len(ins)) or (len(ins) == 1 and (mask or inverts)):
                continue
            pins = tuple(self._not(net) if mask >> n & 1 else net for n, net in enumerate(ins))
            self._single(inner_table, pins, inner := self._new() if inverts else out)
            if inverts:
                self.build(INVERTER, (inner,), out)
            return True
        return False

    def _search(self, table: int, inputs: int) -> tuple[PlainGate, tuple[int, ...]] | None:
        """The smallest cell with this truth table, and the gate input that each cell pin reads."""
        for gate in self._usable:
            if len(gate.inputs) == inputs:
                for order in permutations(range(inputs)):
                    if gate.table([gate.inputs[pin] for pin in order]) == table:
                        return gate, tuple(order.index(pin) for pin in range(inputs))
        return None

    def _nand(self, a: str, b: str) -> str:
        self.build(NAND2, (a, b), out := self._new())
        return out

    def _not(self, net: str) -> str:
        self.build(INVERTER, (net,), out := self._new())
        return out

    def _new(self) -> str:
        self._wires += 1
        return f"m{self._wires}"
