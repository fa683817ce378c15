# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Computes the energy of each cell in a simulated netlist from the tables of its library."""

from dataclasses import dataclass
from typing import Literal

from aesilicon.mapping.energy_events import Counted, Tally
from aesilicon.mapping.gate_simulator import Simulator, output_net
from aesilicon.mapping.loads import Pair, Surroundings, loads, slews
from aesilicon.targets.power import Internal, PowerCell


@dataclass(frozen=True)
class CellEnergy:
    """The energy of one cell over the counted clocks, in pJ per lane."""

    name: str
    switching_pj: float
    internal_pj: float
    clock_pj: float
    leakage_pj: float

    @property
    def total_pj(self) -> float:
        """Sum of switching, internal, clock and leakage energy."""
        return self.switching_pj + self.internal_pj + self.clock_pj + self.leakage_pj


class Ledger:
    """The energy of each event in a netlist, by its loads and transition times."""

    def __init__(self, simulator: Simulator, around: Surroundings, voltage: float) -> None:
        netlist, cells = simulator.netlist, simulator.cells
        self.voltage = voltage
        self.loads = loads(netlist, cells, around)
        self.slews = slews(simulator.order, netlist, cells, self.loads, simulator.clock_net, around)
        self._cells = cells
        self._clock_net = simulator.clock_net

    def clock_net_pj(self, clocks: int) -> float:
        """Energy in pJ of charging the clock net over a number of clocks, with ideal edges."""
        return sum(self.loads.get(self._clock_net, (0.0, 0.0))) * clocks * self.voltage**2 / 2

    def cells(self, tally: Tally, period_ns: float) -> list[CellEnergy]:
        """The energy of each instance over the counted clocks, in pJ per lane."""
        lanes = tally.simulator.lanes
        return [
            self._cell(instance, lanes, tally.clocks, period_ns) for instance in tally.instances
        ]

    def _cell(self, counted: Counted, lanes: int, clocks: int, period_ns: float) -> CellEnergy:
        cell = self._cells[counted.instance.cell]
        switching = internal = clock = 0.0
        leaking, known = 0.0, 0.0
        for slot, events in counted.events():
            if slot.kind in ("rise", "fall"):
                load = self._load(counted, slot.pin)[slot.kind == "fall"]
                switching += events * load * self.voltage**2 / 2
            elif slot.kind == "internal":
                energy = events * self._internal(counted, cell.internals[slot.number], slot.edge)
                if cell.flop and cell.internals[slot.number].pin == cell.flop.clock:
                    clock += energy
                else:
                    internal += energy
            elif slot.kind == "leakage":
                leaking += events * cell.leakages[slot.number][1]
                known += events
        leaking += (lanes * clocks - known) * cell.leakage_nw
        return CellEnergy(
            name=counted.instance.name,
            switching_pj=switching / lanes,
            internal_pj=internal / lanes,
            clock_pj=clock / lanes,
            leakage_pj=leaking / lanes * period_ns * 1e-6,  # nW ns
        )

    def _internal(self, counted: Counted, group: Internal, edge: Literal["rise", "fall"]) -> float:
        """Internal energy of one event, in pJ."""
        cell = self._cells[counted.instance.cell]
        up = edge == "rise"
        table = group.rise if up else group.fall
        if group.related is None:
            return table.at(self._slew(counted, cell, group.pin)[not up], 0.0)
        load = self._load(counted, group.pin)[not up]
        slew = self._slew(counted, cell, group.related)
        return sum(table.at(ns, load) for ns in _causing(cell, group, slew, up)) / (
            len(_causing(cell, group, slew, up))
        )

    def _load(self, counted: Counted, pin: str) -> Pair:
        return self.loads.get(output_net(counted.instance, pin), (0.0, 0.0))

    def _slew(self, counted: Counted, cell: PowerCell, pin: str) -> Pair:
        if cell.pins[pin].output:
            return self.slews[output_net(counted.instance, pin)]
        return self.slews[counted.instance.pins[pin]]


def _causing(cell: PowerCell, group: Internal, slew: Pair, up: bool) -> list[float]:
    """Transition times in ns of the related input that make the output rise (`up`) or fall."""
    if cell.flop:
        return [slew[0]]
    arcs = (arc for arc in cell.arcs if (arc.start, arc.end) == (group.related, group.pin))
    inverts = next((arc.inverts for arc in arcs), None)
    return list(slew) if inverts is None else [slew[up == inverts]]
