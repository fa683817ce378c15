# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The power grid: rails along the rows, and stripes that feed the rails through stacks of vias."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon_lab.layout.floorplan import Floorplan
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.lef_layout import Rect, Shape, Technology


@dataclass(frozen=True)
class Rail:
    """A straight piece of power metal."""

    net: str
    layer: str
    rect: Rect
    stripe: bool


@dataclass(frozen=True)
class Stack:
    """One via of a stack between a rail and a stripe."""

    net: str
    via: str
    x: int
    y: int


@dataclass(frozen=True)
class PowerGrid:
    """All metal and vias of supply and ground."""

    rails: Sequence[Rail]
    stacks: Sequence[Stack]

    def shapes(self, technology: Technology) -> list[tuple[str, Shape]]:
        """(Net, shape) of each piece of metal and each via hole."""
        shapes = [(rail.net, (rail.layer, rail.rect)) for rail in self.rails]
        for stack in self.stacks:
            for layer, rect in technology.vias[stack.via]:
                shapes.append((stack.net, (layer, rect.moved(stack.x, stack.y))))
        return shapes


def power_nets(technology: Technology) -> tuple[str, str]:
    """(Ground, supply): the names of the cells' power pins."""
    net_of_use: dict[str, str] = {}
    for macro in technology.macros.values():
        for pin in macro.pins.values():
            if pin.use in ("GROUND", "POWER"):
                net_of_use.setdefault(pin.use, pin.name)
    return net_of_use["GROUND"], net_of_use["POWER"]


def grid(floor: Floorplan, technology: Technology, rules: Rules) -> PowerGrid:
    """The grid: rails on the borders of rows, as wide as in the cells, and pairs of stripes."""
    ground, supply = power_nets(technology)
    filler = technology.macros[rules.filler]
    layer, own = filler.pins[ground].shapes[0]
    half = (own.y2 - own.y1) // 2
    core, die = floor.core, floor.die
    lines = [(row, core.y1 + row * floor.height) for row in range(floor.rows + 1)]
    rails = [
        Rail(
            supply if row % 2 else ground, layer, Rect(core.x1, y - half, core.x2, y + half), False
        )
        for row, y in lines
    ]
    metals = [metal.name for metal in technology.metals]
    between = metals[metals.index(layer) : metals.index(rules.stripe_layer) + 1]
    vias = [technology.via_between(a, b) for a, b in itertools.pairwise(between)]
    pairs = max(1, round((core.x2 - core.x1) / rules.stripe_step))
    stacks: list[Stack] = []
    wide = rules.stripe_width // 2
    track = next(one for one in technology.metals if one.name == between[1])
    for number in range(pairs):
        for net, part in ((ground, 1), (supply, 3)):
            middle = core.x1 + (core.x2 - core.x1) * (4 * number + part) // (4 * pairs)
            middle -= (middle - track.offset) % track.pitch
            rect = Rect(middle - wide, die.y1, middle + wide, die.y2)
            rails.append(Rail(net, rules.stripe_layer, rect, True))
            fed = [y for row, y in lines if (supply if row % 2 else ground) == net]
            stacks += [Stack(net, via, middle, y) for y in fed for via in vias]
    return PowerGrid(rails, stacks)


def keepouts(power: PowerGrid, technology: Technology) -> list[Shape]:
    """Areas in which no wire may have its middle. The lowest metal, used by cells, is left out."""
    shapes = []
    metals = {one.name: one for one in technology.metals[1:]}
    for _, (layer, rect) in power.shapes(technology):
        if layer in metals:
            metal = metals[layer]
            shapes.append((layer, rect.grown(metal.spacing + metal.width // 2)))
    return shapes
