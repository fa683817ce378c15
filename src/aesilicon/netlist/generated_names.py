# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A flat netlist in any order and with generated names, and the names that they stand for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from aesilicon.netlist import rtlil
from aesilicon.netlist.canonical import Canonical, in_canonical_order
from aesilicon.netlist.colours import Colours
from aesilicon.netlist.logic_graph import LogicGraph, read

REGISTER = "_reg"
"""End of the name of a cell that is named after its output, such as a register."""


@dataclass(frozen=True)
class Names:
    """What the generated names of a netlist stand for."""

    cells: Mapping[str, str]
    """Cell -> its name in the sources; without one, that of its output with `REGISTER`."""
    wires: Mapping[str, tuple[str, ...]]
    """Output of a cell -> all names that the sources gave it, the best first."""

    def cell(self, name: str) -> str:
        """The name of a cell; of a part of a memory the memory's name, a dot and the part."""
        whole, dot, part = name.partition(".")
        return f"{self.cells.get(whole, whole)}{dot}{part}"

    def wire(self, name: str) -> str:
        """The best name of a wire; a name that was not generated is returned as it is."""
        return self.wires.get(name.removeprefix("\\"), (name,))[0]


NAMELESS = Names({}, {})


class Unnamed:
    """A flat module of simple gates and boxes, which can be written in several orders."""

    def __init__(
        self,
        top: str,
        modules: Mapping[str, Any],
        *,
        gates: bool = True,
        earlier: Names = NAMELESS,
    ) -> None:
        """Takes `top` from modules in Yosys's JSON; the others are black boxes.

        Without `gates` every cell is a box. `earlier` says what the names of the module stand for,
        where they were generated too.
        """
        self.top = top
        self._module = modules[top]
        self._black_boxes = {name: modules[name] for name in sorted(modules.keys() - {top})}
        self._graph: LogicGraph = read(self._module, gates=gates)
        self._earlier = earlier

    @cached_property
    def _colours(self) -> Colours:
        return Colours(self._graph)

    def _ordered(self, order: int) -> Canonical:
        return in_canonical_order(self._graph, self._colours, order)

    def written(self, order: int = 0) -> tuple[str, Names]:
        """The netlist in an order (see `in_canonical_order`) as RTLIL, and its names."""
        ordered = self._ordered(order)
        return rtlil.text(ordered, self.top, self._black_boxes), self._names(ordered)

    @cached_property
    def _aliases(self) -> dict[object, tuple[str, ...]]:
        """Net -> its names in the sources: those that contain `_q` first, then short ones."""
        found: dict[object, list[str]] = {}
        for name, net in self._module["netnames"].items():
            bits, offset = net["bits"], net.get("offset", 0)
            if not net["hide_name"]:
                for place, bit in enumerate(bits):
                    full = f"{name}[{place + offset}]" if len(bits) > 1 else name
                    found.setdefault(bit, []).extend(self._earlier.wires.get(full, (full,)))
        return {
            bit: tuple(sorted(names, key=lambda n: ("_q" not in n, len(n), n)))
            for bit, names in found.items()
        }

    def _names(self, ordered: Canonical) -> Names:
        cells, wires = {}, {}
        for number, box in enumerate(ordered.boxes):
            it = ordered.graph.boxes[box]
            cell = self._module["cells"][it.name]
            its_name = "" if cell["hide_name"] else self._earlier.cell(it.name)
            for port, place in sorted(it.outs):
                if aliases := self._aliases.get(cell["connections"][port][place]):
                    wires[rtlil.wire_name(number, (port, place))] = aliases
                    its_name = its_name or aliases[0] + REGISTER
            if its_name:
                cells[rtlil.cell_name(number)] = its_name
        return Names(cells, wires)
