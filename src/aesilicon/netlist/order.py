# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The order of evaluation of a netlist."""

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Any, Protocol, TypeVar


class LoopError(Exception):
    """A combinational loop; `cells` are its cells, `cell` is one of them."""

    def __init__(self, cells: list[Any]) -> None:
        super().__init__(cells)
        self.cells, self.cell = cells, cells[0]


Cell = TypeVar("Cell")


class Wired(Protocol):
    """A cell that knows its nets."""

    @property
    def ins(self) -> tuple[int, ...]:
        """The nets that it reads."""

    @property
    def outs(self) -> tuple[int, ...]:
        """The nets that it drives."""


def in_order(
    cells: Collection[Cell],
    ins: Callable[[Cell], Iterable[Hashable]],
    outs: Callable[[Cell], Iterable[Hashable]],
) -> list[Cell]:
    """The cells, each after the cells that drive its inputs. Raises `LoopError` for a loop."""
    listed = [*cells]
    drivers = {net: place for place, cell in enumerate(listed) for net in outs(cell)}
    graph = {
        place: [drivers[net] for net in ins(cell) if net in drivers]
        for place, cell in enumerate(listed)
    }
    try:
        return [listed[place] for place in TopologicalSorter(graph).static_order()]
    except CycleError as e:
        raise LoopError([listed[place] for place in e.args[1]]) from e


def depths(cells: Sequence[Wired]) -> list[int]:
    """Of each cell the number of cells on the longest path to it, itself included.

    Raises `LoopError` for a loop.
    """
    drivers = {net: place for place, cell in enumerate(cells) for net in cell.outs}
    readers: list[list[int]] = [[] for _ in cells]
    waits = [0] * len(cells)
    for place, cell in enumerate(cells):
        for net in cell.ins:
            if net in drivers:
                readers[drivers[net]].append(place)
                waits[place] += 1
    depth = [0] * len(cells)
    level = [place for place, number in enumerate(waits) if not number]
    now, done = 1, 0
    while level:
        done += len(level)
        following = []
        for place in level:
            depth[place] = now
            for reader in readers[place]:
                waits[reader] -= 1
                if not waits[reader]:
                    following.append(reader)
        level, now = following, now + 1
    if done < len(cells):
        in_order(cells, lambda cell: cell.ins, lambda cell: cell.outs)
    return depth
