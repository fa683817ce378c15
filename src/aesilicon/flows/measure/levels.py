# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An estimate of the clock from a mapped netlist: the longest path in LUTs and nets.

It serves families without an open place and route. A cell has the delay that its family states,
and a net between cells has a constant delay. Dedicated wires (LUT to multiplexer, carry chain, LUT
to its flip-flop) have no delay. Ports count as registers, so that every path is timed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.netlist.mapped_netlist import (
    CONSTANTS,
    HIDDEN,
    Instance,
    load_module,
    mapped_netlist,
)
from aesilicon.netlist.order import LoopError, in_order
from aesilicon.targets.fpga import LogicTiming

STEP = "logic levels"

_CLOCK_PIN = re.compile(r"C|CLK\w*|WCLK")
_BRAM = re.compile(r"RAMB\w*")
_CONSTANT = (*CONSTANTS, "x", "z")
_CLOCK_BUFFER = re.compile(r"BUFG\w*")


@dataclass(frozen=True)
class LogicPath:
    """A path from a register to a register; ports stand for registers."""

    start: str
    """RTL name of the register or port."""
    register: float
    """Clock-to-output delay of the first register; all delays in ns."""
    cells: int = 0
    logic: float = 0.0
    nets: int = 0
    routing: float = 0.0
    end: str = ""
    setup: float = 0.0

    @property
    def delay(self) -> float:
        """Delay of the whole path: register, logic, routing and set-up."""
        return self.register + self.logic + self.routing + self.setup


def slowest(netlist: Path, top: str, timing: LogicTiming) -> LogicPath | None:
    """The slowest path of module `top` in Yosys's JSON; None if it has none.

    Raises `ToolError` for a file that is no netlist, and for logic that feeds itself.
    """
    try:
        read = mapped_netlist(top, load_module(netlist, top))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as e:
        raise ToolError(STEP, f"{netlist} is no mapped netlist of '{top}'") from e
    delays = {one.cell: _delay(one.cell, timing) for one in read.instances}
    ends = [one for one in read.instances if delays[one.cell] is None]
    ends = [one for one in ends if not _CLOCK_BUFFER.fullmatch(one.cell)]
    arrivals = {net: LogicPath(_name(net), timing.flop) for net in read.inputs}
    for one in ends:
        delay = timing.bram if _BRAM.fullmatch(one.cell) else timing.flop
        arrivals |= {net: LogicPath(_name(net), delay) for net in _outs(one)}
    logic = [one for one in read.instances if delays[one.cell] is not None]
    try:
        for one in in_order(logic, lambda one: [net for _, net in _ins(one)], _outs):
            path = _after(one, delays[one.cell] or 0.0, arrivals, timing)
            arrivals |= dict.fromkeys(_outs(one), path)
    except LoopError as e:
        raise ToolError(STEP, "found logic that feeds itself without a register") from e
    paths = [
        _end(arrivals[net], next(map(_name, _outs(one)), one.cell) or one.cell, pin, timing)
        for one in ends
        for pin, net in _ins(one)
        if net in arrivals and not _CLOCK_PIN.fullmatch(pin)
    ]
    paths += [
        _end(arrivals[net], _name(net), "D", timing)
        for net in read.outputs.values()
        if net in arrivals
    ]
    return max(paths, key=lambda path: path.delay, default=None)


def _delay(kind: str, timing: LogicTiming) -> float | None:
    """Delay of a cell in ns; None for a register or memory, where paths begin and end."""
    return next((ns for known, ns in timing.cells.items() if re.fullmatch(known, kind)), None)


def _ins(one: Instance) -> list[tuple[str, str]]:
    """(Input pin, net) of each connected input bit; the bits of a vector share the pin's name."""
    return [
        (pin.partition("[")[0], net)
        for pin, net in one.pins.items()
        if pin not in one.outputs and net not in _CONSTANT
    ]


def _outs(one: Instance) -> list[str]:
    return [net for pin, net in one.pins.items() if pin in one.outputs and net not in _CONSTANT]


def _name(net: str) -> str:
    """RTL name of a net; empty for a net that synthesis made."""
    return "" if net.startswith(HIDDEN) else net


def _after(
    one: Instance, delay: float, arrivals: Mapping[str, LogicPath], timing: LogicTiming
) -> LogicPath:
    """The slowest path through a combinational cell."""
    own = next((p for kind, p in timing.dedicated.items() if re.fullmatch(kind, one.cell)), ())
    before = [
        arrivals[net] if pin in own else _routed(arrivals[net], timing)
        for pin, net in _ins(one)
        if net in arrivals
    ]
    path = max(before, key=lambda path: path.delay, default=LogicPath("a constant", 0.0))
    if not delay:
        return path
    return replace(path, cells=path.cells + 1, logic=path.logic + delay)


def _end(path: LogicPath, name: str, pin: str, timing: LogicTiming) -> LogicPath:
    """The path completed into a register. A LUT drives the data input `D` by a dedicated wire."""
    if pin != "D" or not path.cells:
        path = _routed(path, timing)
    return replace(path, end=name, setup=timing.setup)


def _routed(path: LogicPath, timing: LogicTiming) -> LogicPath:
    return replace(path, nets=path.nets + 1, routing=path.routing + timing.net)
