# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Energy of a mapped netlist with the wires and the clock tree of its layout.

The simulation is that of `measure`: zero delay, random blocks at full rate. Every net is charged
with its own wire, and the transition times that the cells' internal energy depends on grow with it.
"""

from collections.abc import Mapping
from pathlib import Path

from aesilicon.architectures import Direction
from aesilicon.design.design import Design
from aesilicon.drivers.driver import driver_of
from aesilicon.flows.measure.energy import BLOCKS, LANES, tallies
from aesilicon.mapping import verilog
from aesilicon.mapping.cell_energy import Ledger
from aesilicon.mapping.gate_simulator import Simulator
from aesilicon.mapping.loads import Surroundings, slews
from aesilicon.targets import CellTarget, power
from aesilicon.targets.power import PowerCell
from aesilicon_lab.layout import buffers, clock_tree, strengths
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.physical import Physical
from aesilicon_lab.layout.wires import Wire

_SEED = 1


def pj_per_bit(
    mapped: Path,
    design: Design,
    target: CellTarget,
    rules: Rules,
    laid_out: Physical,
    wires: Mapping[str, Wire],
    *,
    clock: str,
    period_ns: float,
) -> dict[Direction, float]:
    """Direction -> energy in pJ per bit of a block; `mapped` is the netlist before the clock tree.

    Raises the `ToolError` of `measure_energy`.
    """
    netlist = strengths.as_laid_out(verilog.read(mapped), laid_out)
    netlist = buffers.as_laid_out(netlist, laid_out, target)
    cells = {
        instance.cell: power.read(target.liberty, instance.cell) for instance in netlist.instances
    }
    around = Surroundings.of(target)
    volts = power.voltage(target.liberty)
    simulator = Simulator(netlist, cells, clock=clock, lanes=LANES)
    ledger = Ledger(simulator, around, volts)
    for name, wire in wires.items():
        net = laid_out.original.get(name, name)
        if net in ledger.loads and net != clock:
            rise, fall = ledger.loads[net]
            ledger.loads[net] = (rise + wire.total_pf, fall + wire.total_pf)
    ledger.slews = slews(simulator.order, netlist, cells, ledger.loads, clock, around)
    tree = _tree_pj(target, rules, laid_out, wires, clock, volts)
    counted = -(-BLOCKS // LANES)
    pj_of: dict[Direction, float] = {}
    for direction, tally in tallies(simulator, driver_of(design), counted, _SEED):
        total = sum(cell.total_pj for cell in ledger.cells(tally, period_ns))
        total += ledger.clock_net_pj(tally.clocks) + tree * tally.clocks
        pj_of[direction] = float(f"{total / counted / design.block_bits:.6g}")
    return pj_of


def _tree_pj(
    target: CellTarget,
    rules: Rules,
    laid_out: Physical,
    wires: Mapping[str, Wire],
    clock: str,
    volts: float,
) -> float:
    """Energy in pJ of the wires and buffers of the clock tree in one clock, without registers."""
    buffer = power.read(target.liberty, rules.clock_buffer)
    tree = clock_tree.buffers(laid_out)
    net_of = laid_out.net_of()
    into, out = rules.buffer_pins
    pin_pf = buffer.pins[into].rise_pf
    nets = {clock, *(net_of[name, out] for name in tree)}
    pf = sum(wires[net].total_pf for net in nets) + pin_pf * len(tree)
    inside = 0.0
    for name in tree:
        net = net_of[name, out]
        load = wires[net].total_pf + sum(
            _pin_pf(target, laid_out, end) for end in laid_out.nets[net][1:]
        )
        inside += _internal_pj(buffer, target.library.input_slew_ns, load)
    return pf * volts**2 + inside


def _pin_pf(target: CellTarget, laid_out: Physical, end: tuple[str, str]) -> float:
    cell, pin = end
    known = power.read(target.liberty, laid_out.cells[cell])
    return known.pins[pin].rise_pf


def _internal_pj(buffer: PowerCell, slew_ns: float, load_pf: float) -> float:
    """Internal energy of a buffer whose input rises and falls once, in pJ."""
    return sum(
        table.at(slew_ns, load_pf if group.related is not None else 0.0)
        for group in buffer.internals
        for table in (group.rise, group.fall)
    )
