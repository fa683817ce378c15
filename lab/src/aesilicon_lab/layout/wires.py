# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Capacitance and resistance of wires, estimated or extracted from routes, and their SPEF files.

The estimated length of a net is the half perimeter of the box around its pins, times a factor for
its number of pins: that of a Steiner tree on random points (Cheng, "RISA", ICCAD 1994).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon_lab.layout.layout_results import WireModel
from aesilicon_lab.layout.physical import PORT, End, Physical
from aesilicon_lab.layout.placement import Placement

_STEINER = (
    *(1.0, 1.0, 1.0, 1.0, 1.0828, 1.1536, 1.2206, 1.2823, 1.3385, 1.3991, 1.4493),
    *(1.4974, 1.5455, 1.5937, 1.6418, 1.6899, 1.7304, 1.7709, 1.8114, 1.8519, 1.8924),
    *(1.9288, 1.9652, 2.0015, 2.0379, 2.0743, 2.1061, 2.1379, 2.1698, 2.2016, 2.2334),
    *(2.2646, 2.2958, 2.3271, 2.3583, 2.3895, 2.4187, 2.4479, 2.4772, 2.5064, 2.5356),
    *(2.5610, 2.5864, 2.6117, 2.6371, 2.6625, 2.6887, 2.7148, 2.7410, 2.7671, 2.7933),
)
_STEINER_STEP = 0.02616
"""Increment of the factor for each pin beyond the table."""

Node = str


@dataclass(frozen=True)
class Wire:
    """A net as resistors between nodes, and a capacitor at each node."""

    ends: Mapping[End, Node]
    """Pin or port -> its node."""
    pf: Mapping[Node, float]
    ohm: Sequence[tuple[Node, Node, float]]
    length_um: float = 0.0

    @property
    def total_pf(self) -> float:
        """The capacitance of all nodes together."""
        return sum(self.pf.values())


def steiner(pins: int) -> float:
    """Length of a Steiner tree on `pins` pins, divided by the half perimeter of their box."""
    if pins < len(_STEINER):
        return _STEINER[pins]
    return _STEINER[-1] + _STEINER_STEP * (pins - len(_STEINER) + 1)


def estimated(placement: Placement, model: WireModel) -> dict[str, Wire]:
    """Net -> its estimated wire, with half of the capacitance at the driver."""
    wires = {}
    for net, ends in placement.netlist.nets.items():
        points = {end: placement.point(end) for end in ends}
        xs, ys = zip(*points.values(), strict=True)
        span = max(xs) - min(xs) + max(ys) - min(ys)
        length = steiner(len(ends)) * span / 1000
        nodes = {end: f"{net}:{n}" for n, end in enumerate(ends)}
        driver, *sinks = ends
        pf = {nodes[driver]: length * model.pf_per_um / (2 if sinks else 1)}
        pf |= {nodes[end]: length * model.pf_per_um / 2 / len(sinks) for end in sinks}
        ohm = []
        for end in sinks:
            far = sum(abs(a - b) for a, b in zip(points[driver], points[end], strict=True)) / 1000
            ohm.append((nodes[driver], nodes[end], far * model.ohm_per_um))
        wires[net] = Wire(nodes, pf, ohm, length)
    return wires


def ideal(netlist: Physical) -> dict[str, Wire]:
    """Net -> a wire without capacitance and resistance."""
    wires = {}
    for net, ends in netlist.nets.items():
        nodes = {end: f"{net}:{n}" for n, end in enumerate(ends)}
        driver, *sinks = nodes.values()
        wires[net] = Wire(nodes, {driver: 0.0}, [(driver, sink, 0.0) for sink in sinks])
    return wires


def write_spef(top: str, wires: Mapping[str, Wire], outputs: Sequence[str], path: Path) -> None:
    """Writes wires as SPEF, in pF and ohms; `outputs` are the ports that the design drives."""
    driven = {*outputs}
    lines = [
        '*SPEF "IEEE 1481-1998"',
        f'*DESIGN "{top}"',
        '*DATE "-"',
        '*VENDOR "AESilicon contributors"',
        '*PROGRAM "aesilicon"',
        '*VERSION "1"',
        '*DESIGN_FLOW "NETLIST_TYPE_VERILOG"',
        "*DIVIDER /",
        "*DELIMITER :",
        "*BUS_DELIMITER []",
        "*T_UNIT 1 NS",
        "*C_UNIT 1 PF",
        "*R_UNIT 1 OHM",
        "*L_UNIT 1 HENRY",
        "",
        "*PORTS",
    ]
    ports = {port for wire in wires.values() for cell, port in wire.ends if cell == PORT}
    lines += [f"{port} {'O' if port in driven else 'I'}" for port in sorted(ports)]
    for net, wire in wires.items():
        names: dict[Node, str] = {}
        extra: list[tuple[Node, Node, float]] = []
        for (cell, pin), node in wire.ends.items():
            name = pin if cell == PORT else f"{cell}:{pin}"
            if node in names:  # two pins share the node
                extra.append((name, names[node], 0.0))
            else:
                names[node] = name
        numbers = [node for node in wire.pf if node not in names]
        names |= {node: f"{net}:{n}" for n, node in enumerate(numbers, 1)}
        lines += ["", f"*D_NET {net} {wire.total_pf:.6g}", "*CONN"]
        for n, (cell, pin) in enumerate(wire.ends):
            way = ("I" if pin not in driven else "O") if cell == PORT else ("I" if n else "O")
            name = pin if cell == PORT else f"{cell}:{pin}"
            lines.append(f"{'*P' if cell == PORT else '*I'} {name} {way}")
        lines.append("*CAP")
        lines += [f"{n} {names[node]} {pf:.6g}" for n, (node, pf) in enumerate(wire.pf.items(), 1)]
        lines.append("*RES")
        rows = [(names[a], names[b], ohm) for a, b, ohm in wire.ohm] + extra
        lines += [f"{n} {a} {b} {max(ohm, 0.001):.6g}" for n, (a, b, ohm) in enumerate(rows, 1)]
        lines.append("*END")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
