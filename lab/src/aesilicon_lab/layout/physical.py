# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The netlist of a layout: cells and nets with plain names, and tie cells for constants.

Names from synthesis have characters that must be escaped in DEF and SPEF. A plain name has letters,
digits and underscores only. Ports keep their names, with the bit of a bus in brackets.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from aesilicon.errors import UserError
from aesilicon.netlist.mapped_netlist import CONSTANTS, Instance, MappedNetlist
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.lef_layout import Technology

PORT = ""
"""In place of a cell name: the net ends in a port."""

End = tuple[str, str]
"""(Cell, pin), or (`PORT`, port)."""

Thing = TypeVar("Thing")


def leader(leaders: dict[Thing, Thing], one: Thing) -> Thing:
    """The leader (root) of the group of `one` in a union-find forest, with path halving."""
    while leaders[one] != one:
        leaders[one] = leaders[leaders[one]]
        one = leaders[one]
    return one


@dataclass(frozen=True)
class Physical:
    """A netlist to lay out."""

    top: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    cells: Mapping[str, str]
    """Cell instance -> its kind."""
    nets: Mapping[str, tuple[End, ...]]
    """Net -> its ends, the driver first."""
    original: Mapping[str, str]
    """Plain name -> name in the mapped netlist, of cells and nets."""

    def net_of(self) -> dict[End, str]:
        """End -> its net."""
        return {end: net for net, ends in self.nets.items() for end in ends}


def physical(netlist: MappedNetlist, technology: Technology, rules: Rules) -> Physical:
    """A mapped netlist with plain names, and a tie cell for each constant pin.

    A net on an output port takes the name of the port. Raises `UserError` for cells that are not in
    the LEF file, and for constants if the library has no tie cells.
    """
    missing = sorted({instance.cell for instance in netlist.instances} - technology.macros.keys())
    if missing:
        raise UserError(f"the LEF file has no cell {missing[0]}, which the netlist uses")
    netlist = _with_ties(netlist, rules)
    ports = {*netlist.inputs, *netlist.outputs}
    plain = _plain_names(ports)
    first = {net: port for port, net in reversed([*netlist.outputs.items()])}
    first |= {port: port for port in netlist.inputs}
    names = {port: port for port in netlist.inputs}
    cells: dict[str, str] = {}
    original: dict[str, str] = {}
    ends: dict[str, list[End]] = {port: [(PORT, port)] for port in netlist.inputs}

    def net_name(net: str) -> str:
        if net not in names:
            names[net] = first[net] if net in first else plain(net, "n_")
            original[names[net]] = net
        return names[net]

    for one in netlist.instances:
        name = plain(one.name, "u_")
        cells[name] = one.cell
        original[name] = one.name
        macro = technology.macros[one.cell]
        for pin, net in one.pins.items():
            known = ends.setdefault(net_name(net), [])
            if macro.pins[pin].direction.startswith("OUTPUT"):
                known.insert(0, (name, pin))
            else:
                known.append((name, pin))
    for port, net in netlist.outputs.items():
        ends.setdefault(net_name(net), []).append((PORT, port))
    return Physical(
        netlist.top,
        netlist.inputs,
        tuple(netlist.outputs),
        cells,
        {net: tuple(known) for net, known in ends.items()},
        original,
    )


def _with_ties(netlist: MappedNetlist, rules: Rules) -> MappedNetlist:
    """The netlist with a tie cell for each constant pin and port."""
    added: list[Instance] = []

    def tied(net: str, name: str) -> str:
        if net not in CONSTANTS:
            return net
        if not rules.ties:
            raise UserError(f"{name} is constant, and the library has no cell that gives constants")
        cell, pin = rules.ties[int(net)]
        made = f"tie_{len(added)}"
        added.append(Instance(made, cell, {pin: f"{made}_net"}))
        return f"{made}_net"

    instances = [
        replace(
            instance, pins={pin: tied(net, instance.name) for pin, net in instance.pins.items()}
        )
        for instance in netlist.instances
    ]
    outputs = {port: tied(net, port) for port, net in netlist.outputs.items()}
    return replace(netlist, instances=(*instances, *added), outputs=outputs)


def _plain_names(taken: Iterable[str]) -> Callable[[str, str], str]:
    """A function that returns a new, unused plain name for each (name, prefix)."""
    used = {*taken}

    def plain(name: str, prefix: str) -> str:
        made = re.sub(r"\W+", "_", name).strip("_")
        made = made if made[:1].isalpha() else prefix + made
        candidate, number = made, 1
        while candidate in used:
            number += 1
            candidate = f"{made}_{number}"
        used.add(candidate)
        return candidate

    return plain


def with_cells(
    one: Physical, cells: Mapping[str, str], nets: Mapping[str, tuple[End, ...]]
) -> Physical:
    """The netlist with `cells` added, and with `nets` added or replaced by name."""
    return replace(one, cells={**one.cells, **cells}, nets={**one.nets, **nets})


def with_kinds(one: Physical, kinds: Mapping[str, str]) -> Physical:
    """The netlist with the cells in `kinds` changed to another kind."""
    return replace(one, cells={name: kinds.get(name, kind) for name, kind in one.cells.items()})
