# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Changes drive strengths of cells for estimated wires, which synthesis did not know.

A cell is only replaced by a cell with the same function and the same pin names.
"""

from dataclasses import replace
from fnmatch import fnmatchcase

from aesilicon.netlist.mapped_netlist import MappedNetlist
from aesilicon.targets import CellTarget, plain_cells
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.lef_layout import Technology
from aesilicon_lab.layout.physical import Physical


def families(target: CellTarget, rules: Rules, technology: Technology) -> list[list[str]]:
    """Families: lists of the kinds of cells with the same function, the smallest first."""
    unused = (*target.library.dont_use, rules.clock_buffer)
    kinds_of: dict[tuple[object, ...], list[str]] = {}
    for gate in sorted(plain_cells.gates(target.liberty), key=lambda one: (one.area, one.name)):
        listed = not any(fnmatchcase(gate.name, pattern) for pattern in unused)
        if listed and gate.name in technology.macros:
            inputs = tuple(sorted(gate.inputs))
            kinds_of.setdefault((inputs, gate.output, gate.table(inputs)), []).append(gate.name)
    return [*kinds_of.values()]


def others(known: list[list[str]]) -> dict[str, tuple[str, ...]]:
    """Kind of cell -> kinds that may replace it: the next smaller and larger in its family."""
    return {
        name: tuple(family[max(n - 1, 0) : n] + family[n + 1 : n + 2])
        for family in known
        for n, name in enumerate(family)
        if len(family) > 1
    }


def changed(before: Physical, after: Physical) -> dict[str, str]:
    """Cell -> its new kind, for the cells whose kind differs between two netlists."""
    return {
        name: after.cells[name]
        for name, kind in before.cells.items()
        if after.cells.get(name) != kind
    }


def as_laid_out(mapped: MappedNetlist, laid_out: Physical) -> MappedNetlist:
    """A mapped netlist with the drive strengths of its layout."""
    kinds = {
        laid_out.original[name]: kind
        for name, kind in laid_out.cells.items()
        if name in laid_out.original
    }
    instances = (
        replace(instance, cell=kinds.get(instance.name, instance.cell))
        for instance in mapped.instances
    )
    return replace(mapped, instances=tuple(instances))
