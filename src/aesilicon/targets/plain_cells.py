# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds the plain gates and flip-flops of any liberty file by their function, not by name."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.netlist.gates import TABLES, column, full
from aesilicon.targets import expressions, liberty
from aesilicon.targets.expressions import ZERO, Expression
from aesilicon.targets.liberty_text import SPECIAL, Group
from aesilicon.targets.libraries import Flop

_SEQUENTIAL = ("ff", "latch", "ff_bank", "latch_bank", "statetable", "memory")


@dataclass(frozen=True)
class PlainGate:
    """A plain combinational cell: its only output is a function of all inputs."""

    name: str
    area: float
    inputs: tuple[str, ...]
    """Input pins in file order."""
    output: str
    function: Expression

    def table(self, inputs: Iterable[str]) -> int:
        """The truth table as a number: bit n is the output if each input k equals bit k of n."""
        pins = tuple(inputs)
        columns = {pin: column(place, len(pins)) for place, pin in enumerate(pins)}
        return self.function.evaluate(columns, full(len(pins)))


NAND2, INVERTER, BUFFER = (TABLES[kind] for kind in ("NAND", "NOT", "BUF"))
"""Truth tables as in `PlainGate.table`."""


@liberty.by_content
def gates(path: Path) -> tuple[PlainGate, ...]:
    """The plain gates of a liberty file, in file order, without those that `SPECIAL` marks.

    Raises `UserError` for a file that cannot be read or that is no liberty file.
    """
    candidates = [_gate(cell) for cell in liberty.cells(path).values()]
    return tuple(gate for gate in candidates if gate is not None)


def is_gate(gate: PlainGate, table: int, inputs: int) -> bool:
    """Whether a gate has this number of inputs and this truth table, symmetric in its inputs."""
    return len(gate.inputs) == inputs and gate.table(gate.inputs) == table


def flops(path: Path) -> list[tuple[float, Flop]]:
    """(area, flip-flop) of every cell that can be a plain flip-flop of the rising clock edge.

    Pins for clear, preset, scan and enable are tied to their inactive values. Raises as `gates`
    does.
    """
    candidates = [
        (cell.number("area") or 0.0, _flop(cell)) for cell in liberty.cells(path).values()
    ]
    return [(area, flop) for area, flop in candidates if flop is not None]


def outputs(cell: Group) -> list[Group]:
    """The pins of a cell, also within buses, that are not inputs."""
    pins = [pin for part in [cell, *cell.all("bus", "bundle")] for pin in part.all("pin")]
    return [pin for pin in pins if pin.attributes.get("direction") != "input"]


def _ordinary(cell: Group) -> bool:
    """Whether a cell has an area, only single-bit inputs and outputs, and no special purpose."""
    marked = any(cell.attributes.get(name) == "true" for name in SPECIAL)
    directions = {pin.attributes.get("direction") for pin in cell.all("pin")}
    tristate = any("three_state" in pin.attributes for pin in cell.all("pin"))
    gating = "clock_gating_integrated_cell" in cell.attributes
    return not (
        marked
        or tristate
        or gating
        or cell.all("bus", "bundle")
        or not directions <= {"input", "output", "internal"}
        or not cell.number("area")
    )


def _gate(cell: Group) -> PlainGate | None:
    pins = {name: pin for pin in cell.all("pin") for name in pin.names}
    inputs = [n for n, pin in pins.items() if pin.attributes.get("direction") == "input"]
    outputs = [n for n in pins if n not in inputs]
    if not _ordinary(cell) or cell.all(*_SEQUENTIAL) or len(outputs) != 1:
        return None
    function = _expression(pins[outputs[0]].attributes.get("function"))
    if function is None or not inputs or function.pins != set(inputs):
        return None
    return PlainGate(cell.name, cell.number("area") or 0.0, tuple(inputs), outputs[0], function)


def _expression(text: str | None) -> Expression | None:
    """The parsed expression; None if there is no text or it cannot be parsed."""
    try:
        return None if text is None else expressions.parse(text)
    except ToolError:
        return None


def _flop(cell: Group) -> Flop | None:
    """The cell as a plain flip-flop of the rising edge; None if it cannot be one."""
    kinds = [group.kind for group in cell.groups if group.kind in _SEQUENTIAL]
    if kinds != ["ff"] or not _ordinary(cell):
        return None
    state = cell.all("ff")[0]
    pins = {name: pin for pin in cell.all("pin") for name in pin.names}
    inputs = [n for n, pin in pins.items() if pin.attributes.get("direction") == "input"]
    clock = _expression(state.attributes.get("clocked_on"))
    output = next(
        (
            name
            for name, pin in pins.items()
            if _expression(pin.attributes.get("function")) == Expression("pin", pin=state.name)
        ),
        None,
    )
    if (
        clock is None
        or clock.op != "pin"
        or clock.pin not in inputs
        or output is None
        or "clocked_on_also" in state.attributes
    ):
        return None
    # A scan input could serve as data input too, so pins marked as data come first.
    inputs.sort(key=lambda pin: pins[pin].attributes.get("nextstate_type") != "data")
    for data, tied in _ties([pin for pin in inputs if pin != clock.pin], state):
        return Flop(cell.name, clock.pin, data, output, tied)
    return None


def _ties(inputs: list[str], state: Group) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Each (data pin, ((other pin, constant), ...)) that makes the cell a plain flip-flop."""
    following = _expression(state.attributes.get("next_state"))
    resets = [state.attributes[name] for name in ("clear", "preset") if name in state.attributes]
    overrides = [_expression(text) for text in resets]
    if following is None or None in overrides or len(inputs) > 8:
        return
    for data in inputs:
        others = [pin for pin in inputs if pin != data]
        for values in product((0, 1), repeat=len(others)):
            tied = tuple(sorted(zip(others, values, strict=True)))
            if _tied(following, tied) == Expression("pin", pin=data) and all(
                _tied(override, tied) == ZERO for override in overrides if override is not None
            ):
                yield data, tied


def _tied(expression: Expression, tied: tuple[tuple[str, int], ...]) -> Expression:
    for pin, value in tied:
        expression = expression.cofactor(pin, bool(value))
    return expression
