# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The plain gates and flip-flops of any liberty file, known by what they do and not by name."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.targets import expressions, groups, liberty
from aesilicon.targets.expressions import ZERO, Expression
from aesilicon.targets.groups import Group
from aesilicon.targets.libraries import Flop

_BULKY = r"timing|\w*_power|receiver_capacitance\w*|\w*_current\w*|test_cell|normalized_driver\w*"
_OPEN = re.compile(rf"\b(?:(?:{_BULKY})\s*\([^(){{}}]*\)\s*\{{)|[{{}}]")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_LIBRARY = re.compile(r"\blibrary\s*\([^(){}]*\)\s*\{")
_SEQUENTIAL = ("ff", "latch", "ff_bank", "latch_bank", "statetable", "memory")
_SPECIAL = (
    *("dont_use", "is_isolation_cell", "is_level_shifter", "always_on", "pad_cell"),
    *("is_macro_cell", "is_decap_cell", "is_filler_cell"),
)
"""Attributes that are true of cells which are no ordinary ones."""


@dataclass(frozen=True)
class Gate:
    """A plain combinational cell: one output, which is a function of all inputs, and an area."""

    name: str
    area: float
    inputs: tuple[str, ...]
    """In the order of the file."""
    output: str
    function: Expression

    def table(self, inputs: Iterable[str]) -> int:
        """Its truth table as a number: bit n is the output where input k has bit k of n."""
        pins = tuple(inputs)
        full = (1 << (1 << len(pins))) - 1
        columns = {
            pin: sum(1 << row for row in range(1 << len(pins)) if row >> place & 1)
            for place, pin in enumerate(pins)
        }
        return _evaluate(self.function, columns, full)


NAND2, INVERTER, BUFFER = 0b0111, 0b01, 0b10
"""Truth tables."""


def gates(path: Path) -> tuple[Gate, ...]:
    """The plain gates of a liberty file, in its order; those it says not to use left out.

    Raises `UserError` for a file that cannot be read or that is no liberty file.
    """
    library(path)
    return _gates(path, liberty.sha256(path))


def is_gate(gate: Gate, table: int, inputs: int) -> bool:
    """Whether a gate has a truth table that is the same for any order of its inputs."""
    return len(gate.inputs) == inputs and gate.table(gate.inputs) == table


def flops(path: Path) -> list[tuple[float, Flop]]:
    """(area, flip-flop) of every cell that is a plain flip-flop of the rising clock edge.

    What else such a cell has - clear, preset, scan, enable - is tied so that it does nothing.
    Raises as `gates` does.
    """
    found = [(cell.number("area") or 0.0, _flop(cell)) for cell in cells(path)]
    return [(area, flop) for area, flop in found if flop is not None]


def cells(path: Path) -> list[Group]:
    """The cells of a liberty file, without timing and power; raises as `gates` does."""
    found = {cell.name: cell for cell in reversed(library(path).all("cell"))}  # the first counts
    return list(found.values())[::-1]


def library(path: Path) -> Group:
    """A liberty file without what makes it large: timing and power; raises as `gates` does."""
    try:
        return _parsed(path, liberty.sha256(path))
    except OSError as e:
        raise UserError(f"cannot read library {path}: {e.strerror}") from e


def outputs(cell: Group) -> list[Group]:
    """The pins of a cell that are no inputs, also within buses."""
    pins = [pin for part in [cell, *cell.all("bus", "bundle")] for pin in part.all("pin")]
    return [pin for pin in pins if pin.attributes.get("direction") != "input"]


@cache
def _parsed(path: Path, sha256: str) -> Group:
    """The library without what makes it large: timing, power and scan models."""
    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        raise UserError(f"library {path} is compressed; unpack it with gunzip first")
    text = _COMMENT.sub(" ", data.decode("utf-8", errors="replace"))
    start = _LIBRARY.search(text)
    if start is None:
        raise UserError(f"{path} is no liberty file: it has no group 'library (NAME) {{ ... }}'")
    parts, at, depth, skipped = [], start.end(), 1, 0
    for match in _OPEN.finditer(text, start.end()):
        if match[0] == "}":
            depth -= 1
            if skipped and depth == skipped:
                at, skipped = match.end(), 0
        else:
            if len(match[0]) > 1 and not skipped:
                parts.append(text[at : match.start()])
                skipped = depth
            depth += 1
        if not depth:
            parts.append(text[at : match.start()])
            return groups.parse("".join(parts), "library")
    raise UserError(f"{path} is no whole liberty file: its last group is not closed")


def _ordinary(cell: Group) -> bool:
    """Single pins in and out only, with an area, and not for a special purpose."""
    marked = any(cell.attributes.get(name) == "true" for name in _SPECIAL)
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


@cache
def _gates(path: Path, sha256: str) -> tuple[Gate, ...]:
    found = [_gate(cell) for cell in cells(path)]
    return tuple(gate for gate in found if gate is not None)


def _gate(cell: Group) -> Gate | None:
    pins = {name: pin for pin in cell.all("pin") for name in pin.names}
    inputs = [n for n, pin in pins.items() if pin.attributes.get("direction") == "input"]
    outputs = [n for n in pins if n not in inputs]
    if not _ordinary(cell) or cell.all(*_SEQUENTIAL) or len(outputs) != 1:
        return None
    function = _expression(pins[outputs[0]].attributes.get("function"))
    if function is None or not inputs or function.pins != set(inputs):
        return None
    return Gate(cell.name, cell.number("area") or 0.0, tuple(inputs), outputs[0], function)


def _expression(text: str | None) -> Expression | None:
    """The expression; None for none, and for one we cannot read."""
    try:
        return None if text is None else expressions.parse(text)
    except ToolError:
        return None


def _evaluate(one: Expression, columns: dict[str, int], full: int) -> int:
    if one.op == "pin":
        return columns[one.pin]
    if one.op in ("0", "1"):
        return full if one.op == "1" else 0
    first, *others = [_evaluate(argument, columns, full) for argument in one.arguments]
    for other in others:
        first = {"and": first & other, "or": first | other, "xor": first ^ other}[one.op]
    return full ^ first if one.op == "not" else first


def _flop(cell: Group) -> Flop | None:
    """The cell as a plain flip-flop of the rising edge, if it can be one."""
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
    # A scan input would serve as well; libraries mark what is data.
    inputs.sort(key=lambda pin: pins[pin].attributes.get("nextstate_type") != "data")
    for data, tied in _ties([pin for pin in inputs if pin != clock.pin], state):
        return Flop(cell.name, clock.pin, data, output, tied)
    return None


def _ties(inputs: list[str], state: Group) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """(data pin, other pins with the constants that leave nothing but a flip-flop)."""
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
                _tied(one, tied) == ZERO for one in overrides if one is not None
            ):
                yield data, tied


def _tied(one: Expression, tied: tuple[tuple[str, int], ...]) -> Expression:
    for pin, value in tied:
        one = one.cofactor(pin, bool(value))
    return one
