# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The clock tree: a buffer drives each group of neighbouring registers, and a buffer the buffers.

Groups have about the same size and are as square as possible. The buffers are grouped in the same
way until a single buffer drives all. Every register is behind the same number of buffers.
"""

from collections.abc import Mapping, Sequence
from math import ceil

from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.physical import End, Physical, with_cells

Point = tuple[int, int]

PREFIX = "clock_buffer_"
"""Prefix of the names of clock buffers."""


def buffers(one: Physical) -> list[str]:
    """Names of the clock buffers in a netlist."""
    return [name for name in one.cells if name.startswith(PREFIX)]


def grow(
    one: Physical, clock: str, places: Mapping[str, Point], rules: Rules
) -> tuple[Physical, dict[str, Point]]:
    """The netlist with a clock tree, and buffer -> preferred place, the middle of its sinks.

    `places` are the places of the cells on net `clock`. A single register gets no buffer.
    """
    port, *sinks = one.nets[clock]
    cells: dict[str, str] = {}
    nets: dict[str, tuple[End, ...]] = {}
    known = dict(places)
    wanted: dict[str, Point] = {}
    level = sinks
    most, number = rules.leaf_sinks, 0
    into, out = rules.buffer_pins
    while len(level) > 1:
        above: list[End] = []
        for group in _groups(level, known, ceil(len(level) / most)):
            buffer, net = f"{PREFIX}{number}", f"clock_net_{number}"
            number += 1
            cells[buffer] = rules.clock_buffer
            nets[net] = ((buffer, out), *group)
            known[buffer] = wanted[buffer] = _middle([known[cell] for cell, _ in group])
            above.append((buffer, into))
        level, most = above, rules.stem_sinks
    nets[clock] = (port, *level)
    return with_cells(one, cells, nets), wanted


def _groups(ends: Sequence[End], places: Mapping[str, Point], number: int) -> list[list[End]]:
    """Divides pins into `number` groups by place, with cuts across the longer side."""
    if number <= 1:
        return [sorted(ends)]
    xs, ys = zip(*(places[cell] for cell, _ in ends), strict=True)
    along = 0 if max(xs) - min(xs) >= max(ys) - min(ys) else 1
    ordered = sorted(ends, key=lambda end: (places[end[0]][along], places[end[0]], end))
    left = number // 2
    cut = round(len(ordered) * left / number)
    return _groups(ordered[:cut], places, left) + _groups(ordered[cut:], places, number - left)


def _middle(points: Sequence[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
