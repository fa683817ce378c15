# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The load and the transition times of every net of a mapped netlist."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from aesilicon.mapping.gate_simulator import output_net
from aesilicon.netlist.mapped_netlist import CONSTANTS, Instance, MappedNetlist
from aesilicon.targets import CellTarget, power
from aesilicon.targets.power import Arc, PowerCell

Pair = tuple[float, float]
"""(Figure for a rising net, figure for a falling net)."""


@dataclass(frozen=True)
class Surroundings:
    """Drivers and loads around the netlist, and the capacitance of its wires."""

    driver: PowerCell
    """Cell that drives each input port by its first output, from the slowest of its inputs."""
    input_slew_ns: float
    """Transition time at the input of the driver, and on the clock."""
    output_load_pf: float
    """Load of each output port."""
    wire_pf_per_fanout: float = 0.0
    """Wire capacitance for each cell input or output port on a net."""

    @classmethod
    def of(cls, target: CellTarget, wire_pf_per_fanout: float = 0.0) -> "Surroundings":
        """The surroundings that every measurement on a library assumes."""
        library = target.library
        driver = power.read(target.liberty, library.driving_cell)
        return cls(driver, library.input_slew_ns, library.output_load_pf, wire_pf_per_fanout)


def loads(
    netlist: MappedNetlist, cells: Mapping[str, PowerCell], around: Surroundings
) -> dict[str, Pair]:
    """Net -> load in pF: its input pins, output ports and wire."""
    total: dict[str, Pair] = {}

    def add(net: str, rise_pf: float, fall_pf: float) -> None:
        wire, (rise, fall) = around.wire_pf_per_fanout, total.get(net, (0.0, 0.0))
        total[net] = (rise + rise_pf + wire, fall + fall_pf + wire)

    for instance in netlist.instances:
        for pin in cells[instance.cell].inputs:
            add(instance.pins[pin.name], pin.rise_pf, pin.fall_pf)
    for net in netlist.outputs.values():
        add(net, around.output_load_pf, around.output_load_pf)
    return {net: pair for net, pair in total.items() if net not in CONSTANTS}


def slews(
    order: Iterable[Instance],
    netlist: MappedNetlist,
    cells: Mapping[str, PowerCell],
    load: Mapping[str, Pair],
    clock: str,
    around: Surroundings,
) -> dict[str, Pair]:
    """Net -> transition time in ns, by the slowest arc of its driver.

    `order` lists the instances, each gate after the gates that drive it.
    """
    slow = around.input_slew_ns
    transitions = dict.fromkeys([*CONSTANTS, clock], (slow, slow))
    for port in netlist.inputs:
        if port != clock:
            arcs = [arc for arc in around.driver.arcs if arc.end == around.driver.outputs[0].name]
            pairs = {arc.start: (slow, slow) for arc in arcs}
            transitions[port] = _slowest(arcs, pairs, load.get(port, (0.0, 0.0)))
    for instance in order:
        cell = cells[instance.cell]
        pairs = {
            pin.name: transitions[instance.pins[pin.name]]
            for pin in cell.inputs
            if cell.flop is None
        }
        if cell.flop:
            pairs = {cell.flop.clock: (slow, slow)}
        for pin in cell.outputs:
            net = output_net(instance, pin.name)
            arcs = [arc for arc in cell.arcs if arc.end == pin.name and arc.start in pairs]
            transitions[net] = _slowest(arcs, pairs, load.get(net, (0.0, 0.0)))
    return transitions


def _slowest(arcs: list[Arc], slew: Mapping[str, Pair], load: Pair) -> Pair:
    rise = fall = 0.0
    for arc in arcs:
        up, down = slew[arc.start]
        for_rise = {False: [up], True: [down], None: [up, down]}[arc.inverts]
        for_fall = {False: [down], True: [up], None: [up, down]}[arc.inverts]
        rise = max(rise, *(arc.rise.at(ns, load[0]) for ns in for_rise))
        fall = max(fall, *(arc.fall.at(ns, load[1]) for ns in for_fall))
    return rise, fall
