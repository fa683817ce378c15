# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads the netlist back from the metal of a layout, without regard to net names in the file.

KLayout's netlist extraction finds pieces of metal that touch, on a layer and through vias. Metal
inside a cell that is no pin counts too: a wire that touches it is a short.
"""

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from aesilicon_lab.layout.def_metal import Drawn
from aesilicon_lab.layout.geometry import engine, metal
from aesilicon_lab.layout.lef_layout import RoutingLayer
from aesilicon_lab.layout.physical import PORT, End, Physical, leader
from aesilicon_lab.layout.power_grid import power_nets

Group = frozenset[End]

INSIDE = "(inside)"
"""Prefix of the pin name that stands for metal inside a cell that is no pin."""


@dataclass(frozen=True)
class Differences:
    """Differences between the connections of a layout and its netlist."""

    opens: tuple[str, ...]
    """Nets in more than one piece."""
    shorts: tuple[str, ...]
    """Nets that touch another net, or metal inside a cell."""

    @property
    def equal(self) -> bool:
        """Whether layout and netlist have the same connections."""
        return not (self.opens or self.shorts)


def connected(drawn: Drawn) -> list[Group]:
    """Groups of pins and ports that metal connects; an unconnected pin is a group of its own."""
    db = engine()
    layout = db.Layout()
    layout.dbu = 0.001
    cell = layout.create_cell("TOP")
    # All pieces of a pin are one node, because the cell may join them below the metal.
    ends: dict[End, int] = {}
    labels: list[tuple[str, int, int, int]] = []
    for end, (layer, rect) in drawn.pins():
        number = ends.setdefault(end, len(ends))
        labels.append((layer, number, (rect.x1 + rect.x2) // 2, (rect.y1 + rect.y2) // 2))
    for name, (layer, rect) in drawn.obstructions():
        number = ends.setdefault((name, f"{INSIDE}{layer} {rect}"), len(ends))
        labels.append((layer, number, (rect.x1 + rect.x2) // 2, (rect.y1 + rect.y2) // 2))
    extractor = db.LayoutToNetlist(db.RecursiveShapeIterator(layout, cell, []))
    regions = {}
    for name, rects in metal(drawn).items():
        index = layout.layer(db.LayerInfo(name))
        shapes = cell.shapes(index)
        for rect in rects:
            shapes.insert(db.Box(*rect))
        regions[name] = extractor.make_polygon_layer(index, name)
        extractor.connect(regions[name])
        if isinstance(drawn.technology.layers[name], RoutingLayer):
            over = layout.layer(db.LayerInfo(f"{name} labels"))
            texts = cell.shapes(over)
            for layer, number, x, y in labels:
                if layer == name:
                    texts.insert(db.Text(str(number), x, y))
            extractor.connect(regions[name], extractor.make_text_layer(over, f"{name} labels"))
    names = [*drawn.technology.layers]
    for below, above in itertools.pairwise(names):
        extractor.connect(regions[below], regions[above])
    extractor.extract_netlist()
    top = extractor.netlist().circuit_by_name("TOP")
    groups = [[int(one) for one in net.name.split(",")] for net in top.each_net() if net.name]
    return _joined(groups, [*ends])


def _joined(groups: Iterable[list[int]], ends: list[End]) -> list[Group]:
    """Joins groups that share a pin."""
    leaders = {number: number for number in range(len(ends))}
    find = partial(leader, leaders)
    for group in groups:
        for member in group[1:]:
            leaders[find(member)] = find(group[0])
    members: dict[int, set[End]] = {}
    for number, end in enumerate(ends):
        members.setdefault(find(number), set()).add(end)
    return [frozenset(group) for group in members.values()]


def compare(groups: Iterable[Group], netlist: Physical, drawn: Drawn) -> Differences:
    """Compares groups of connected pins with the signal and power nets of a netlist."""
    nets: dict[End, str] = netlist.net_of()
    for power in power_nets(drawn.technology):
        nets[PORT, power] = power
        for name, (kind, _) in drawn.cells.items():
            if power in drawn.technology.macros[kind].pins:
                nets[name, power] = power
    pieces: dict[str, int] = {}
    shorts = []
    for group in groups:
        outside = {end for end in group if not end[1].startswith(INSIDE)}
        known = sorted({nets.get(end, f"{end[0]}/{end[1]} alone") for end in outside})
        for net in known:
            pieces[net] = pieces.get(net, 0) + 1
        if len(known) > 1:
            shorts.append(" with ".join(known[:4]))
        elif outside and len(outside) < len(group):
            cell = next(end[0] for end in group if end not in outside)
            shorts.append(f"{known[0]} with the inside of {cell}")
    lost = {nets[end] for end in nets} - pieces.keys()
    opens = sorted(lost | {net for net, number in pieces.items() if number > 1})
    return Differences(tuple(opens), tuple(sorted(shorts)))


def without_buffers(
    netlist: Physical, prefixes: tuple[str, ...], buffers: Mapping[str, tuple[str, str]]
) -> dict[str, frozenset[End]]:
    """Net -> its ends in the netlist without the buffers whose names have one of `prefixes`.

    The sinks of a removed buffer move to the net at its input. `buffers` maps the kinds of buffers
    to (input pin, output pin).
    """
    net_of = netlist.net_of()
    upstream = {}
    for cell, kind in netlist.cells.items():
        if kind in buffers and cell.startswith(prefixes):
            into, out = buffers[kind]
            upstream[net_of[cell, out]] = net_of[cell, into]
    ends_of: dict[str, set[End]] = {}
    for net, ends in netlist.nets.items():
        root = net
        while root in upstream:
            root = upstream[root]
        ends_of.setdefault(root, set()).update(
            end for end in ends if not end[0].startswith(prefixes)
        )
    return {net: frozenset(ends) for net, ends in ends_of.items()}
