# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Writes a canonical netlist for Yosys, with generated names and `autoidx 1`.

Ports keep their names. Box n is the cell `r<n>`, its output bits are the wires `r<n>_<port>_<bit>`;
these names are public, so that they last, if the box holds state or is no cell of Yosys's own.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from aesilicon.netlist.canonical import Canonical
from aesilicon.netlist.logic_graph import GATES, MUX, UNKNOWN, Box, Pin

CELL = re.compile(r"r\d+(?![0-9A-Za-z])")
"""The name of a box, which tools may have given a suffix."""


def cell_name(number: int) -> str:
    """The name of a box."""
    return f"r{number}"


def wire_name(number: int, pin: Pin) -> str:
    """The name of the wire at an output pin of a box."""
    return f"r{number}_{pin[0]}_{pin[1]}"


def text(canonical: Canonical, top: str, black_boxes: Mapping[str, Any]) -> str:
    """The netlist as RTLIL, the module having the name `top`.

    `black_boxes` maps names to other modules in Yosys's JSON; their ports and parameters are used.
    """
    lines = ["autoidx 1"]
    for name, module in black_boxes.items():
        lines += ["attribute \\blackbox 1", f"module \\{name}"]
        # The module of a black box may not declare the parameters that its instances set.
        keys = {key for box in canonical.graph.boxes if box.type == name for key in box.parameters}
        keys |= module.get("parameter_default_values", {}).keys()
        lines += [f"  parameter \\{key}" for key in sorted(keys)]
        for number, (port, entry) in enumerate(module["ports"].items(), 1):
            shape = f"width {len(entry['bits'])} {entry['direction']} {number}"
            lines.append(f"  wire {shape} \\{port}")
        lines.append("end")
    lines += ["attribute \\top 1", f"module \\{top}", *_Writer(canonical).lines(), "end", ""]
    return "\n".join(lines)


class _Writer:
    def __init__(self, canonical: Canonical) -> None:
        self._canonical = canonical
        self._names = {0: "1'0"}
        """Literal -> signal in RTLIL."""
        self._inverters: list[tuple[str, str]] = []

    def lines(self) -> Iterator[str]:
        graph = self._canonical.graph
        self._names |= {1: "1'1", UNKNOWN: "1'x", UNKNOWN ^ 1: "1'x"}
        for number, port in enumerate(graph.ports, 1):
            shape = f"width {port.width} offset {port.offset}{' upto' if port.upto else ''}"
            yield f"  wire {shape} {port.direction} {number} \\{port.name}"
        widths = {port.name: port.width for port in graph.ports}
        for (name, place), node in graph.inputs.items():
            bit = f" [{place}]" if widths[name] > 1 else ""
            self._names[2 * node] = f"\\{name}{bit}"
        numbers = {box: number for number, box in enumerate(self._canonical.boxes)}
        for box, number in numbers.items():
            for pin, node in sorted(graph.boxes[box].outs.items()):
                name = wire_name(number, pin)
                self._names[2 * node] = f"{_prefix(graph.boxes[box])}{name}"
                init = graph.boxes[box].inits.get(pin)
                if init is not None:
                    yield f"  attribute \\init 1'{init}"
                yield f"  wire {self._names[2 * node]}"
        yield from self._gates()
        for box, number in numbers.items():
            yield from self._box(number, graph.boxes[box], self._canonical.pins[box])
        for (name, place), literal in graph.outputs:
            bit = f" [{place}]" if widths[name] > 1 else ""
            yield from self._inverted(literal)
            yield f"  connect \\{name}{bit} {self._names[literal]}"

    def _gates(self) -> Iterator[str]:
        canonical = self._canonical
        for number, node in enumerate(canonical.nodes):
            op = canonical.graph.ops[node]
            if op not in GATES:
                continue
            ins = canonical.operands[node]
            for literal in ins:
                yield from self._inverted(literal)
            out = self._names[2 * node] = f"$n{number}"
            yield f"  wire {out}"
            a, b, *rest = (self._names[literal] for literal in ins)
            pins = {"A": rest[0], "B": b, "S": a} if op == MUX else {"A": a, "B": b}
            yield from _cell(f"$_{op}_", f"$g{number}", pins | {"Y": out})

    def _inverted(self, literal: int) -> Iterator[str]:
        """An inverter in front of the first reader of an inverted literal."""
        if literal in self._names:
            return
        name = f"$i{len(self._names)}"
        self._names[literal] = name
        yield f"  wire {name}"
        pins = {"A": self._names[literal ^ 1], "Y": name}
        yield from _cell("$_NOT_", f"$v{name[2:]}", pins)

    def _box(self, number: int, box: Box, pins: Sequence[tuple[Pin, int]]) -> Iterator[str]:
        bits: dict[str, list[str]] = {port: [] for port in box.widths}
        for (port, _), literal in pins:
            yield from self._inverted(literal)
            bits[port].append(self._names[literal])
        open_pins = count()
        for port in (port for port, way in box.ways.items() if way != "input"):
            for place in range(box.widths[port]):
                node = box.outs.get((port, place))
                name = f"\\{cell_name(number)}_open_{next(open_pins)}" if node is None else ""
                if node is None:
                    yield f"  wire {name}"
                bits[port].append(name or self._names[2 * (node or 0)])
        parameters = dict(box.parameters)
        if "MEMID" in parameters:
            parameters["MEMID"] = f"\\{cell_name(number)}"
        joined = {port: _joined(names) for port, names in sorted(bits.items())}
        yield from _cell(
            f"{'' if box.type.startswith('$') else chr(92)}{box.type}",
            f"{_prefix(box)}{cell_name(number)}",
            joined,
            parameters,
            box.attributes,
        )


def _prefix(box: Box) -> str:
    return "\\" if box.cut else "$"


def _cell(
    kind: str,
    name: str,
    pins: Mapping[str, str],
    parameters: Mapping[str, str] | None = None,
    attributes: Mapping[str, str] | None = None,
) -> Iterator[str]:
    for key, value in sorted((attributes or {}).items()):
        yield f"  attribute \\{key} {_constant(value)}"
    yield f"  cell {kind} {name}"
    for key, value in sorted((parameters or {}).items()):
        yield f"    parameter \\{key} {_constant(value)}"
    for pin, signal in pins.items():
        yield f"    connect \\{pin} {signal}"
    yield "  end"


def _joined(names: list[str]) -> str:
    """A signal of these bits, least significant first."""
    return names[0] if len(names) == 1 else f"{{ {' '.join(reversed(names))} }}"


def _constant(value: str) -> str:
    """A value in Yosys's JSON as RTLIL. In JSON text that is like bits ends in a blank."""
    if re.fullmatch("[01xz]+", value):
        return f"{len(value)}'{value}"
    if re.fullmatch("[01xz]* +", value):
        value = value[:-1]
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
