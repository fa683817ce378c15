# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The order of evaluation of a netlist."""

from collections.abc import Callable, Collection, Hashable, Iterable
from graphlib import CycleError, TopologicalSorter
from typing import Any, TypeVar


class LoopError(Exception):
    """A combinational loop; `cells` are its cells, `cell` is one of them."""

    def __init__(self, cells: list[Any]) -> None:
        super().__init__(cells)
        self.cells, self.cell = cells, cells[0]


Cell = TypeVar("Cell")


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
