# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Writes DEF files: the router's input and the finished layout."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from aesilicon_lab.layout.floorplan import Floorplan
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.lef_layout import Technology
from aesilicon_lab.layout.physical import PORT, Physical
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.layout.power_grid import PowerGrid, power_nets
from aesilicon_lab.layout.routes import Route

FILLER = "filler_"


def write(
    placement: Placement,
    rules: Rules,
    power: PowerGrid | None,
    path: Path,
    routes: Mapping[str, Sequence[Route]] | None = None,
) -> None:
    """Writes a DEF file: the router's input, or with `routes` the finished layout.

    Without `power` the file has the placement only: no fillers, no supply and ground pins.
    """
    netlist, technology = placement.netlist, placement.technology
    parts = [
        ["VERSION 5.6 ;", "NAMESCASESENSITIVE ON ;", 'DIVIDERCHAR "/" ;', 'BUSBITCHARS "[]" ;'],
        [f"DESIGN {netlist.top} ;", "UNITS DISTANCE MICRONS 1000 ;"],
        [f"DIEAREA ( 0 0 ) ( {placement.floor.die.x2} {placement.floor.die.y2} ) ;"],
        _rows(placement.floor, technology),
        _tracks(placement.floor, technology),
        _section("COMPONENTS", _components(placement, rules if power else None)),
        _section("PINS", _pins(placement, rules, own_nets=power is not None and routes is None)),
    ]
    if power is not None and routes is not None:
        parts[-1] = _section(
            "PINS",
            itertools.chain(_pins(placement, rules), _power_pins(power, placement.technology)),
        )
        parts.append(_section("SPECIALNETS", _special(power, technology, routes)))
    parts.append(_section("NETS", _nets(netlist, routes)))
    parts.append(["END DESIGN"])
    text = "\n".join(line for part in parts for line in part)
    path.write_text(text + "\n", encoding="utf-8")


def fillers(placement: Placement) -> Iterator[tuple[int, int, str]]:
    """(x, y, orientation) of each filler cell; every free site of a row gets one."""
    floor, technology = placement.floor, placement.technology
    taken: dict[int, set[int]] = {}
    for name, one in placement.cells.items():
        first = (one.x - floor.left) // floor.site
        width = technology.macros[placement.netlist.cells[name]].width // floor.site
        taken.setdefault(one.y, set()).update(range(first, first + width))
    for row in range(floor.rows):
        y = floor.bottom + row * floor.height
        for column in range(floor.columns):
            if column not in taken.get(y, set()):
                yield floor.left + column * floor.site, y, "FS" if row % 2 else "N"


def _section(name: str, lines: Iterator[str]) -> list[str]:
    entries = list(lines)
    return [f"{name} {len(entries)} ;", *entries, f"END {name}"]


def _rows(floor: Floorplan, technology: Technology) -> list[str]:
    name = min(technology.sites, key=lambda site: technology.sites[site])
    return [
        f"ROW row_{row} {name} {floor.left} {floor.bottom + row * floor.height} "
        f"{'FS' if row % 2 else 'N'} DO {floor.columns} BY 1 STEP {floor.site} 0 ;"
        for row in range(floor.rows)
    ]


def _tracks(floor: Floorplan, technology: Technology) -> list[str]:
    lines = []
    for metal in technology.metals:
        size = floor.die.y2 if metal.horizontal else floor.die.x2
        number = (size - metal.offset - 1) // metal.pitch + 1
        lines.append(
            f"TRACKS {'Y' if metal.horizontal else 'X'} {metal.offset} DO {number} "
            f"STEP {metal.pitch} LAYER {metal.name} ;"
        )
    return lines


def _components(placement: Placement, filled: Rules | None) -> Iterator[str]:
    for name, kind in placement.netlist.cells.items():
        one = placement.cells[name]
        yield f"- {name} {kind} + PLACED ( {one.x} {one.y} ) {one.orientation} ;"
    if filled is not None:
        for number, (x, y, orientation) in enumerate(fillers(placement)):
            yield f"- {FILLER}{number} {filled.filler} + PLACED ( {x} {y} ) {orientation} ;"


def _pins(placement: Placement, rules: Rules, *, own_nets: bool = False) -> Iterator[str]:
    """DEF lines of ports. With `own_nets` each port names a net of its own name, for the router."""
    netlist = placement.netlist
    net_of = netlist.net_of()
    metals = {metal.name: metal for metal in placement.technology.metals}
    for port, slot in placement.ports.items():
        layer = rules.pin_layers[0 if slot.vertical else 1]
        half = metals[layer].width // 2
        net = port if own_nets else net_of[PORT, port]
        way = "INPUT" if port in netlist.inputs else "OUTPUT"
        yield (
            f"- {port} + NET {net} + DIRECTION {way} + USE SIGNAL "
            f"+ LAYER {layer} ( -{half} -{half} ) ( {half} {half} ) "
            f"+ PLACED ( {slot.x} {slot.y} ) N ;"
        )


def _power_pins(power: PowerGrid, technology: Technology) -> Iterator[str]:
    """DEF lines of the supply and ground pins, each at the lower end of a stripe."""
    ground, supply = power_nets(technology)
    for net, use in ((ground, "GROUND"), (supply, "POWER")):
        stripe = next(rail for rail in power.rails if rail.stripe and rail.net == net)
        half = (stripe.rect.x2 - stripe.rect.x1) // 2
        yield (
            f"- {net} + NET {net} + DIRECTION INOUT + USE {use} + SPECIAL "
            f"+ LAYER {stripe.layer} ( -{half} 0 ) ( {half} {2 * half} ) "
            f"+ PLACED ( {stripe.rect.x1 + half} {stripe.rect.y1} ) N ;"
        )


def _special(
    power: PowerGrid, technology: Technology, routes: Mapping[str, Sequence[Route]]
) -> Iterator[str]:
    """DEF lines of the power grid and of wires wider than the wires of their layer."""
    for net, use in zip(power_nets(technology), ("GROUND", "POWER"), strict=True):
        pieces = []
        for rail in power.rails:
            if rail.net == net:
                x1, y1, x2, y2 = rail.rect
                if rail.stripe:
                    ends, width = (f"( {(x1 + x2) // 2} {y1} ) ( * {y2} )"), x2 - x1
                else:
                    ends, width = (f"( {x1} {(y1 + y2) // 2} ) ( {x2} * )"), y2 - y1
                shape = "STRIPE" if rail.stripe else "FOLLOWPIN"
                pieces.append(f"{rail.layer} {width} + SHAPE {shape} {ends}")
        layers = [metal.name for metal in technology.metals]
        for stack in power.stacks:
            if stack.net == net:
                low = next(name for name in layers if name in dict(technology.vias[stack.via]))
                pieces.append(f"{low} 0 ( {stack.x} {stack.y} ) {stack.via}")
        yield f"- {net} ( * {net} )\n  + ROUTED " + "\n    NEW ".join(pieces) + f"\n  + USE {use} ;"
    for net, pieces_of in routes.items():
        wide = [one.words for one in pieces_of if one.special]
        if wide:
            yield f"- {net}\n  + ROUTED " + "\n    NEW ".join(wide) + "\n  + USE SIGNAL ;"


def _nets(netlist: Physical, routes: Mapping[str, Sequence[Route]] | None) -> Iterator[str]:
    for net, ends in netlist.nets.items():
        if len(ends) < 2:
            continue
        # qrouter needs a line break after the name of a net and after the net.
        pins = "\n  ".join(f"( {'PIN' if cell == PORT else cell} {pin} )" for cell, pin in ends)
        words = [one.words for one in (routes or {}).get(net, ()) if not one.special]
        metal = "\n  + ROUTED " + "\n    NEW ".join(words) if words else ""
        yield f"- {net}\n  {pins}{metal} ;"
