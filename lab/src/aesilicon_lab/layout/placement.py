# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Places a netlist: ports around the edge, cells by Coloquinte, then the clock tree."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import atan2
from pathlib import Path

from aesilicon_lab.layout import clock_tree
from aesilicon_lab.layout.floorplan import Floorplan, Slot, plan, slots
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.lef_layout import Macro, Rect, Technology, widths
from aesilicon_lab.layout.physical import PORT, End, Physical
from aesilicon_lab.tools import coloquinte
from aesilicon_lab.tools.coloquinte import Placed, Problem

FIRST_EFFORT = 1
"""Effort of the loose placement that decides the places of ports."""
EFFORT = 5
UTILISATION = 0.85
FULL = 0.97
"""Largest share of the rows that cells may fill, including cells added after placement."""
SPREAD = 0.95
"""Density up to which cells are spread evenly at a utilisation below `UTILISATION`."""


@dataclass(frozen=True)
class Placement:
    """A placed netlist with its clock tree; places in nm."""

    netlist: Physical
    floor: Floorplan
    cells: Mapping[str, Placed]
    ports: Mapping[str, Slot]
    technology: Technology

    def shapes(self, end: End) -> list[tuple[str, Rect]]:
        """The metal of a cell's pin, in coordinates of the die."""
        cell, pin = end
        macro = self.technology.macros[self.netlist.cells[cell]]
        place = self.cells[cell]
        return [(layer, oriented(rect, macro, place)) for layer, rect in macro.pins[pin].shapes]

    def point(self, end: End) -> tuple[int, int]:
        """(x, y) of the middle of a pin or port."""
        cell, pin = end
        if cell == PORT:
            return self.ports[pin].x, self.ports[pin].y
        return _middle([rect for _, rect in self.shapes(end)])


def oriented(rect: Rect, macro: Macro, place: Placed) -> Rect:
    """A rectangle of a macro in coordinates of the die, for orientation N, S, FN or FS."""
    x1, y1, x2, y2 = rect
    if place.orientation in ("S", "FN"):
        x1, x2 = macro.width - x2, macro.width - x1
    if place.orientation in ("S", "FS"):
        y1, y2 = macro.height - y2, macro.height - y1
    return Rect(x1, y1, x2, y2).moved(place.x, place.y)


def _middle(rects: Sequence[Rect]) -> tuple[int, int]:
    x = min(rect.x1 for rect in rects) + max(one.x2 for one in rects)
    y = min(one.y1 for one in rects) + max(one.y2 for one in rects)
    return x // 2, y // 2


def port_slots(
    netlist: Physical,
    technology: Technology,
    rules: Rules,
    clock: str,
    work: Path,
    utilisation: float,
) -> dict[str, Slot]:
    """Port -> place, decided by a loose placement. Coloquinte's output goes into `work`.

    Raises the errors of `coloquinte.place`.
    """
    grid = _Grid(netlist, technology, rules, clock, utilisation)
    loose = coloquinte.place(grid.problem(netlist, {}, 1, FIRST_EFFORT), work)
    return grid.ports(netlist, dict(zip(netlist.cells, loose, strict=True)))


def place(
    netlist: Physical,
    technology: Technology,
    rules: Rules,
    clock: str,
    ports: Mapping[str, Slot],
    work: Path,
    seed: int,
    utilisation: float,
) -> Placement:
    """Places a netlist between its ports, then its clock tree.

    Raises the errors of `coloquinte.place`.
    """
    grid = _Grid(netlist, technology, rules, clock, utilisation)
    positions = coloquinte.place(grid.problem(netlist, ports, seed, EFFORT), work / "cells")
    places = {name: (one.x, one.y) for name, one in zip(netlist.cells, positions, strict=False)}
    grown, tree_places = clock_tree.grow(netlist, clock, places, rules)
    last = coloquinte.place(
        grid.problem(grown, ports, seed, EFFORT, start=places | tree_places), work / "clock"
    )
    cells = {name: grid.in_nm(one) for name, one in zip(grown.cells, last, strict=False)}
    return Placement(grown, grid.floor, cells, ports, technology)


def fits(made: Placement) -> bool:
    """Whether the cells fill at most the share `FULL` of the rows."""
    floor, macros = made.floor, made.technology.macros
    taken = sum(macros[kind].width for kind in made.netlist.cells.values())
    return taken <= FULL * floor.columns * floor.site * floor.rows


def settled(
    made: Placement, rules: Rules, clock: str, work: Path, seed: int, utilisation: float
) -> Placement:
    """Legalises a placement in which cells were widened or added: other cells make room.

    Raises the errors of `coloquinte.place`.
    """
    netlist = made.netlist
    grid = _Grid(netlist, made.technology, rules, clock, utilisation, made.floor)
    start = {name: grid.in_units(one) for name, one in made.cells.items()}
    problem = grid.problem(netlist, made.ports, seed, EFFORT, start=start)
    positions = coloquinte.place(problem, work)
    cells = {name: grid.in_nm(one) for name, one in zip(netlist.cells, positions, strict=False)}
    return replace(made, cells=cells)


def _floor(
    netlist: Physical, technology: Technology, rules: Rules, clock: str, utilisation: float
) -> Floorplan:
    """The floor plan with room for the cells and for their clock tree."""
    kinds = [*netlist.cells.values()]
    counts = {kind: kinds.count(kind) for kind in {*kinds}}
    registers = len(netlist.nets[clock]) - 1
    buffers = -(-registers * 11 // (rules.leaf_sinks * 10)) + 1 if registers > 1 else 0
    counts[rules.clock_buffer] = counts.get(rules.clock_buffer, 0) + buffers
    return plan(technology, widths(technology, counts), utilisation)


class _Grid:
    """The grid of placement: a site's width in both directions, so that cells stay on sites."""

    def __init__(
        self,
        netlist: Physical,
        technology: Technology,
        rules: Rules,
        clock: str,
        utilisation: float,
        floor: Floorplan | None = None,
    ) -> None:
        self._technology = technology
        self._rules = rules
        self._clock = clock
        self._density = SPREAD if utilisation < UTILISATION else None
        self.floor = floor or _floor(netlist, technology, rules, clock, utilisation)
        self._unit = round(self.floor.height / self.floor.site)

    def in_units(self, one: Placed) -> tuple[int, int]:
        """A place in the die, converted from nm to grid units."""
        return self._units(one.x, one.y)

    def in_nm(self, one: Placed) -> Placed:
        """A place in the die, converted from grid units to nm."""
        row = one.y // self._unit
        x, y = one.x * self.floor.site, row * self.floor.height
        return Placed(self.floor.left + x, self.floor.bottom + y, one.orientation)

    def problem(
        self,
        netlist: Physical,
        ports: Mapping[str, Slot],
        seed: int,
        effort: int,
        start: Mapping[str, tuple[int, int]] | None = None,
    ) -> Problem:
        """The placement problem; without `start` (before the clock tree) without the clock net."""
        site = self.floor.site
        index = {name: n for n, name in enumerate([*netlist.cells, *ports])}
        widths_ = [self._macro(netlist, name).width // site for name in netlist.cells]
        fixed = [None] * len(netlist.cells) + [
            self._units(slot.x, slot.y) for slot in ports.values()
        ]
        nets = []
        for net, ends in netlist.nets.items():
            pins = [self._pin(netlist, end, index) for end in ends if end[0] != PORT]
            pins += [(index[port], 0, 0) for cell, port in ends if cell == PORT and port in ports]
            if len(pins) > 1 and (start is not None or net != self._clock):
                nets.append(pins)
        return Problem(
            widths=widths_ + [1] * len(ports),
            fixed=fixed,
            nets=nets,
            columns=self.floor.columns,
            rows=self.floor.rows,
            row_height=self._unit,
            seed=seed,
            effort=effort,
            start=None
            if start is None
            else [start[name] for name in netlist.cells] + [one for one in fixed if one],
            density=self._density,
        )

    def ports(self, netlist: Physical, cells: Mapping[str, Placed]) -> dict[str, Slot]:
        """Port -> place on the edge; ports are in the order of the angles of their cells."""
        layers = {metal.name: metal for metal in self._technology.metals}
        over, beside = self._track_layers()
        steps = (2 * layers[over].pitch, 2 * layers[beside].pitch)
        free = slots(self.floor, steps, (layers[over].offset, layers[beside].offset))
        names = [*netlist.inputs, *netlist.outputs]
        if len(names) > len(free):
            steps = (layers[over].pitch, layers[beside].pitch)
            free = slots(self.floor, steps, (layers[over].offset, layers[beside].offset))
        wanted = {}
        middle = (self.floor.columns / 2, self.floor.rows * self._unit / 2)
        for ends in netlist.nets.values():
            near = [cells[cell] for cell, _ in ends if cell != PORT]
            x = sum(one.x for one in near) / len(near) if near else middle[0]
            y = sum(one.y for one in near) / len(near) if near else middle[1]
            for cell, port in ends:
                if cell == PORT:
                    wanted[port] = (x, y)
        ordered = sorted(
            names,
            key=lambda port: (
                atan2(wanted[port][1] - middle[1], wanted[port][0] - middle[0]),
                port,
            ),
        )
        chosen = [free[n * len(free) // len(names)] for n in range(len(names))]

        def length(shift: int) -> float:
            total = 0.0
            for n, port in enumerate(ordered):
                slot = chosen[(n + shift) % len(chosen)]
                x, y = self._units(slot.x, slot.y)
                total += abs(x - wanted[port][0]) + abs(y - wanted[port][1])
            return total

        best = min(range(len(chosen)), key=lambda shift: (length(shift), shift))
        return {port: chosen[(n + best) % len(chosen)] for n, port in enumerate(ordered)}

    def _track_layers(self) -> tuple[str, str]:
        if self._rules.pin_layers[0]:
            return self._rules.pin_layers
        metals = self._technology.metals[1:]
        upright = next(metal.name for metal in metals if not metal.horizontal)
        return upright, next(one.name for one in metals if one.horizontal)

    def _units(self, x: int, y: int) -> tuple[int, int]:
        floor = self.floor
        return (x - floor.left) // floor.site, (y - floor.bottom) * self._unit // floor.height

    def _macro(self, netlist: Physical, name: str) -> Macro:
        return self._technology.macros[netlist.cells[name]]

    def _pin(self, netlist: Physical, end: End, index: Mapping[str, int]) -> tuple[int, int, int]:
        cell, pin = end
        x, y = _middle([rect for _, rect in self._macro(netlist, cell).pins[pin].shapes])
        return index[cell], x // self.floor.site, y * self._unit // self.floor.height
