# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An estimate of the clock from a mapped netlist: the longest path in LUTs and nets.

For families without an open place and route. A cell takes the delay that its family states, a
net between cells a constant one; wires of their own (LUT to multiplexer, along a carry chain, LUT
to the flip-flop behind it) take none. Ports count as registers, so that every path is timed.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

from aesilicon.errors import ToolError
from aesilicon.targets.fpga import LogicTiming

STEP = "logic levels"

_CLOCK_PIN = re.compile(r"C|CLK\w*|WCLK")
_BRAM = re.compile(r"RAMB\w*")
_CLOCK_BUFFER = re.compile(r"BUFG\w*")


@dataclass(frozen=True)
class LogicPath:
    """A path from a register to a register; ports stand for registers."""

    start: str
    """As the RTL names it."""
    register: float
    """Clock to output; all delays in ns."""
    cells: int = 0
    logic: float = 0.0
    nets: int = 0
    routing: float = 0.0
    end: str = ""
    setup: float = 0.0

    @property
    def delay(self) -> float:
        """Of the whole path."""
        return self.register + self.logic + self.routing + self.setup


@dataclass(frozen=True)
class _Cell:
    kind: str
    inputs: tuple[tuple[str, int], ...]
    """Pin and net; constants and clocks are left out."""
    outputs: tuple[int, ...]
    delay: float | None
    """None: a register or memory, where paths begin and end."""


@dataclass(frozen=True)
class _Netlist:
    cells: tuple[_Cell, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    names: Mapping[int, str]


def slowest(netlist: Path, top: str, timing: LogicTiming) -> LogicPath | None:
    """The slowest path of module `top` in Yosys's JSON; None if it has none.

    Raises `ToolError` for a file that is no netlist, and for logic that feeds itself.
    """
    read = _read(netlist, top, timing)
    arrivals = {net: LogicPath(read.names.get(net, ""), timing.flop) for net in read.inputs}
    for cell in read.cells:
        if cell.delay is None:
            delay = timing.bram if _BRAM.fullmatch(cell.kind) else timing.flop
            arrivals |= {net: LogicPath(read.names.get(net, ""), delay) for net in cell.outputs}
    for cell in _in_order(read.cells):
        arrivals |= dict.fromkeys(cell.outputs, _after(cell, arrivals, timing))
    ends = [
        _end(arrivals[net], read.names.get(next(iter(cell.outputs), -1), cell.kind), pin, timing)
        for cell in read.cells
        if cell.delay is None
        for pin, net in cell.inputs
        if net in arrivals
    ]
    ends += [
        _end(arrivals[net], read.names.get(net, ""), "D", timing)
        for net in read.outputs
        if net in arrivals
    ]
    return max(ends, key=lambda path: path.delay, default=None)


def _after(cell: _Cell, arrivals: Mapping[int, LogicPath], timing: LogicTiming) -> LogicPath:
    """The slowest path through a combinational cell."""
    assert cell.delay is not None
    own = next((p for kind, p in timing.dedicated.items() if re.fullmatch(kind, cell.kind)), ())
    before = [
        arrivals[net] if pin.partition("[")[0] in own else _routed(arrivals[net], timing)
        for pin, net in cell.inputs
        if net in arrivals
    ]
    path = max(before, key=lambda path: path.delay, default=LogicPath("a constant", 0.0))
    if not cell.delay:
        return path
    return replace(path, cells=path.cells + 1, logic=path.logic + cell.delay)


def _end(path: LogicPath, name: str, pin: str, timing: LogicTiming) -> LogicPath:
    """The path into a register: past its last LUT the data input needs no net."""
    if pin != "D" or not path.cells:
        path = _routed(path, timing)
    return replace(path, end=name, setup=timing.setup)


def _routed(path: LogicPath, timing: LogicTiming) -> LogicPath:
    return replace(path, nets=path.nets + 1, routing=path.routing + timing.net)


def _in_order(cells: tuple[_Cell, ...]) -> Iterator[_Cell]:
    """Combinational cells, each after those that feed it."""
    logic = [cell for cell in cells if cell.delay is not None]
    drivers = {net: place for place, cell in enumerate(logic) for net in cell.outputs}
    graph = {
        place: {drivers[net] for _, net in cell.inputs if net in drivers}
        for place, cell in enumerate(logic)
    }
    try:
        return iter([logic[place] for place in TopologicalSorter(graph).static_order()])
    except CycleError as e:
        raise ToolError(STEP, "found logic that feeds itself without a register") from e


def _read(netlist: Path, top: str, timing: LogicTiming) -> _Netlist:
    try:
        module = json.loads(netlist.read_text(encoding="utf-8"))["modules"][top]
        cells = [
            _cell(cell, timing)
            for cell in module["cells"].values()
            if not _CLOCK_BUFFER.fullmatch(cell["type"])
        ]
        ports = [(str(p["direction"]), _nets(p["bits"])) for p in module["ports"].values()]
        names = _names(module["netnames"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as e:
        raise ToolError(STEP, f"{netlist} is no mapped netlist of '{top}'") from e
    inputs = tuple(net for direction, nets in ports if direction == "input" for net in nets)
    outputs = tuple(net for direction, nets in ports if direction == "output" for net in nets)
    return _Netlist(tuple(cells), inputs, outputs, names)


def _cell(cell: Mapping[str, Any], timing: LogicTiming) -> _Cell:
    kind = str(cell["type"])
    delay = next((ns for known, ns in timing.cells.items() if re.fullmatch(known, kind)), None)
    inputs: list[tuple[str, int]] = []
    outputs: list[int] = []
    for pin, bits in cell["connections"].items():
        if cell["port_directions"][pin] == "output":
            outputs += _nets(bits)
        elif delay is not None or not _CLOCK_PIN.fullmatch(pin):
            inputs += [(pin, net) for net in _nets(bits)]
    return _Cell(kind, tuple(inputs), tuple(outputs), delay)


def _nets(bits: list[int | str]) -> list[int]:
    return [bit for bit in bits if isinstance(bit, int)]


def _names(netnames: Mapping[str, Any]) -> dict[int, str]:
    """Net -> the name that the RTL gave it, the shortest if it has several."""
    names: dict[int, str] = {}
    for name, wire in sorted(netnames.items(), key=lambda item: (len(item[0]), item[0])):
        if not wire.get("hide_name"):
            wide = len(wire["bits"]) > 1
            for place, net in enumerate(wire["bits"]):
                if isinstance(net, int):
                    names.setdefault(net, f"{name}[{place}]" if wide else name)
    return names
