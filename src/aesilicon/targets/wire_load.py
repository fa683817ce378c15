# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Adds wires to a liberty file: the same extra capacitance on every input pin.

ABC has no wire-load model, and OpenSTA's has no capacitance for each sink, but both add up the
input pins on a net. So the wire to a sink becomes part of the sink's pin; `loaded` adds the wire to
an output port to the port's load.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.targets import liberty, liberty_text
from aesilicon.targets.liberty import STEP
from aesilicon.targets.registry import CellTarget

_HIDDEN = re.compile(r'/\*.*?\*/|"[^"]*"', re.DOTALL)
_WORD = re.compile(r'"[\w.+-]*"')
_BRACE = re.compile(r"[{}]")
_HEAD = re.compile(r"(\w+)\s*\([^(){};]*\)\s*$")
_DIRECTION = re.compile(r'\bdirection\s*:\s*"?(\w+)')
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_VALUE = re.compile(rf'\b(?:rise_|fall_)?capacitance\s*:\s*"?({_NUMBER})')
_RANGE = re.compile(
    rf'\b(?:rise|fall)_capacitance_range\s*\(\s*"?({_NUMBER})\s*"?\s*,\s*"?({_NUMBER})'
)
_PINS = ("pin", "bus", "bundle")


@dataclass
class _Pins:
    """A `pin`, `bus` or `bundle` group, with its position in the text."""

    kind: str
    begin: int
    """Index in the text after the opening brace."""
    parent: "_Pins | None"
    spans: list[tuple[int, int]] = field(default_factory=list)
    """(begin, end) of the group's text, without the groups inside it."""


def with_wires(text: str, pf: float) -> str:
    """The liberty text with `pf` more capacitance on every input pin of every cell.

    `capacitance`, `rise_capacitance`, `fall_capacitance` and both ends of their ranges grow by
    `pf`; a pin without these gets the library's default plus `pf`. Output, internal and
    bidirectional pins, comments and all other text stay as they are. Raises `ToolError` for a text
    whose groups are not closed or whose unit of capacitance is unknown, and `UserError` for one
    whose header is illegal.
    """
    shadow = _HIDDEN.sub(_hide, text)
    first = re.search(r"^\s*cell\s*\(", text, re.MULTILINE)
    header = text[: first.start() if first else None] + "}"
    top = liberty_text.parse(header, Path("the library")).top
    wire = pf / liberty.capacitance_unit_pf(top)
    default = top.number("default_input_pin_cap") or 0.0
    edits: list[tuple[int, int, str]] = []
    for pins in _cell_pins(shadow):
        if _direction(pins, shadow) == "input":
            edits += _edits(pins, shadow, wire, default)
    parts, at = [], 0
    for begin, end, new in sorted(edits):
        parts += [text[at:begin], new]
        at = end
    return "".join([*parts, text[at:]])


def loaded(target: CellTarget, work: Path) -> CellTarget:
    """A target with wires to cells and output ports; its liberty file is written into `work`."""
    wire = target.library.wire_pf_per_fanout
    file = work / f"{target.liberty.stem}-wires.lib"
    work.mkdir(parents=True, exist_ok=True)
    text = target.liberty.read_text(encoding="utf-8", errors="replace")
    file.write_text(with_wires(text, wire), encoding="utf-8")
    library = replace(target.library, output_load_pf=target.library.output_load_pf + wire)
    return replace(target, liberty=file, library=library)


def _hide(match: re.Match[str]) -> str:
    """Replaces comments, and strings of other than one word, by blanks."""
    return match[0] if _WORD.fullmatch(match[0]) else " " * len(match[0])


def _cell_pins(shadow: str) -> Iterator[_Pins]:
    """The pins, buses and bundles of cells, without those of scan models (`test_cell`)."""
    stack: list[tuple[str, _Pins | None]] = []
    at = 0
    for brace in _BRACE.finditer(shadow):
        inner = stack[-1][1] if stack else None
        if inner is not None:
            inner.spans.append((at, brace.start()))
        at = brace.end()
        if brace[0] == "{":
            head = _HEAD.search(shadow, max(0, brace.start() - 400), brace.start())
            kind = head[1] if head else ""
            outer = stack[-1][0] if stack else ""
            of_cell = kind in _PINS and outer in ("cell", "bus", "bundle")
            stack.append((kind, _Pins(kind, at, inner) if of_cell else None))
        elif not stack:
            raise ToolError(STEP, "the library closes a group that it never opened")
        elif (pins := stack.pop()[1]) is not None:
            yield pins
    if stack:
        raise ToolError(STEP, "the library ends before its last group is closed")


def _direction(pins: _Pins, shadow: str) -> str:
    """The direction of a pin, its own or that of the bus around it; empty if there is none."""
    for begin, end in pins.spans:
        if match := _DIRECTION.search(shadow, begin, end):
            return match[1]
    return _direction(pins.parent, shadow) if pins.parent else ""


def _edits(pins: _Pins, shadow: str, wire: float, default: float) -> list[tuple[int, int, str]]:
    numbers = [
        match.span(group)
        for begin, end in pins.spans
        for pattern in (_VALUE, _RANGE)
        for match in pattern.finditer(shadow, begin, end)
        for group in range(1, pattern.groups + 1)
    ]
    if not numbers and pins.parent is None:
        return [(pins.begin, pins.begin, f" capacitance : {default + wire:.9g};")]
    return [(begin, end, f"{float(shadow[begin:end]) + wire:.9g}") for begin, end in numbers]
