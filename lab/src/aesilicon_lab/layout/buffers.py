# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Inserts buffers that take the load of pins with slack off the cells of the slowest path.

Synthesis buffered the netlist without wires. Here a cell on a slow path drives only the pins of
this path, and a buffer drives the other (patient) pins of its net.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from aesilicon.netlist.mapped_netlist import Instance, MappedNetlist
from aesilicon.targets import CellTarget, plain_cells
from aesilicon_lab.layout.clock_tree import PREFIX as TREE
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.lef_layout import Technology
from aesilicon_lab.layout.physical import PORT, End, Physical, with_cells
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.layout.strengths import families
from aesilicon_lab.layout.wires import Wire
from aesilicon_lab.tools.coloquinte import Placed
from aesilicon_lab.tools.layout_paths import Slowest

PREFIX = "wire_buffer_"

PATIENCE = 1.5
"""Smallest slack of a patient pin above that of the slowest path, in mean cell delays."""
GAIN = 0.25
"""Smallest estimated gain of a buffer, as a share of the cell's delay."""


@dataclass(frozen=True)
class Buffer:
    """A kind of buffer, and its pins."""

    kind: str
    into: str
    out: str


@dataclass(frozen=True)
class Shield:
    """A buffer to insert."""

    gain_ns: float
    """Estimated gain: the delay of the cell times the share of its load that is taken off."""
    net: str
    patient: tuple[End, ...]
    """Pins that the buffer is to drive."""


def buffer(target: CellTarget, rules: Rules, technology: Technology) -> Buffer | None:
    """The second smallest buffer of a library, or its only one; None without any."""
    known = pins(target)
    for family in families(target, rules, technology):
        kind = family[:2][-1]
        if kind in known:
            return Buffer(kind, *known[kind])
    return None


def pins(target: CellTarget) -> dict[str, tuple[str, str]]:
    """Kind of buffer -> its input and its output."""
    return {
        gate.name: (gate.inputs[0], gate.output)
        for gate in plain_cells.gates(target.liberty)
        if plain_cells.is_gate(gate, plain_cells.BUFFER, 1)
    }


def shields(
    slowest: Slowest,
    netlist: Physical,
    wires: Mapping[str, Wire],
    pin_pf: Callable[[End], float],
    own_pf: float,
) -> list[Shield]:
    """Buffers that can shorten the slowest path, the largest estimated gain first.

    `pin_pf` gives the capacitance of an input pin; `own_pf` is that of the buffer's input.
    """
    if not slowest.stages:
        return []
    needed = slowest.slack_ns + PATIENCE * fmean(one.delay_ns for one in slowest.stages)
    net_of = netlist.net_of()
    promising = []
    for stage in slowest.stages:
        cell, _, pin = stage.driver.partition("/")
        if cell.startswith(TREE):
            continue
        net = net_of[cell, pin]
        slacks = slowest.loads.get(stage.driver, {})
        ends = [end for end in netlist.nets[net][1:] if end[0] != PORT]
        patient = [end for end in ends if slacks.get("/".join(end), needed) > needed]
        if not patient or len(patient) == len(netlist.nets[net]) - 1:
            continue
        load = wires[net].total_pf + sum(map(pin_pf, ends))
        away = sum(map(pin_pf, patient)) + wires[net].total_pf * len(patient) / len(ends)
        share = (away - own_pf) / load
        if share > GAIN:
            promising.append(Shield(share * stage.delay_ns, net, tuple(patient)))
    return sorted(promising, key=lambda one: (-one.gain_ns, one.net))


def inserted(made: Placement, shields: Sequence[Shield], kind: Buffer) -> Placement:
    """The placement with these buffers, each at the place of the cell whose load it takes off."""
    cells: dict[str, str] = {}
    nets: dict[str, tuple[End, ...]] = {}
    places: dict[str, Placed] = {}
    number = sum(name.startswith(PREFIX) for name in made.netlist.cells)
    for shield in shields:
        name = f"{PREFIX}{number}"
        number += 1
        driver, *sinks = made.netlist.nets[shield.net]
        behind = {*shield.patient}
        cells[name] = kind.kind
        places[name] = replace(made.cells[driver[0]], orientation="N")
        impatient = (end for end in sinks if end not in behind)
        nets[shield.net] = (driver, *impatient, (name, kind.into))
        nets[f"{name}_net"] = ((name, kind.out), *shield.patient)
    netlist = with_cells(made.netlist, cells, nets)
    return replace(made, netlist=netlist, cells={**made.cells, **places})


def as_laid_out(mapped: MappedNetlist, laid_out: Physical, target: CellTarget) -> MappedNetlist:
    """A mapped netlist with the wire buffers of its layout."""
    known = pins(target)
    net_of = laid_out.net_of()
    original = laid_out.original
    behind: dict[End, str] = {}  # a pin of the mapped netlist -> the buffer's net
    added = []
    for name, kind in laid_out.cells.items():
        if name.startswith(PREFIX):
            into, out = known[kind]
            before, after = net_of[name, into], net_of[name, out]
            added.append(Instance(name, kind, {into: original.get(before, before), out: after}))
            for cell, pin in laid_out.nets[after][1:]:
                behind[original.get(cell, cell), pin] = after
    instances = (
        replace(
            instance,
            pins={pin: behind.get((instance.name, pin), net) for pin, net in instance.pins.items()},
        )
        for instance in mapped.instances
    )
    return replace(mapped, instances=(*instances, *added))
