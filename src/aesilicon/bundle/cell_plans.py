# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""How a bundle's scripts map its plain Verilog on each library: as the newest row was mapped."""

import re
from collections.abc import Mapping
from pathlib import Path

from aesilicon import targets
from aesilicon.bundle.cells_scripts import LIBRARIES, Plan
from aesilicon.bundle.figures import Figures
from aesilicon.design.design import Design
from aesilicon.errors import MissingToolError
from aesilicon.flows.measure import sbox_cells
from aesilicon.mapping import cell_circuit
from aesilicon.targets import CellTarget, liberty
from aesilicon.tools import abc


def plans(design: Design, measured: Figures, plain: Path) -> dict[str, Plan]:
    """Library -> plan, where the plain Verilog can be mapped as in the newest row.

    A row that keeps the cells of S-boxes needs the library on this machine, whose pins the cells
    name, and S-boxes of one direction each.
    """
    found = {}
    for row in measured.newest(LIBRARIES):
        recipe = abc.Recipe.parse(row.recipe) if row.recipe else None
        if recipe is None:
            continue
        if not recipe.boxes_kept:
            found[row.target] = Plan(recipe, recipe.clock_ns)
        elif (target := _target(row.target)) and (sboxes := _sboxes(design, target, plain)):
            delay = recipe.clock_ns
            if delay is not None:
                delay -= liberty.flop_delay_ns(target.liberty, target.library.flop)
            small = recipe.small and row.goal != "speed"
            found[row.target] = Plan(recipe, delay, small, sboxes)
    return found


def _target(name: str) -> CellTarget | None:
    try:
        target = targets.find(name)
    except MissingToolError:
        return None
    return target if isinstance(target, CellTarget) else None


def _sboxes(design: Design, target: CellTarget, plain: Path) -> Mapping[str, str]:
    """Module in the plain Verilog -> its Verilog as cells.

    Empty unless the S-box of the data has such cells, and each S-box has one direction: Yosys
    numbers the modules of the plain Verilog, and their parameter `Directions` is gone.
    """
    circuits = sbox_cells.circuits(design, target)
    several = any(len(ways) > 1 for ways in circuits.values())
    if several or design.sbox.module not in circuits:
        return {}
    known = cell_circuit.kinds(target)
    names = re.findall(r"^module (\w+) \(", plain.read_text(encoding="utf-8"), re.MULTILINE)
    return {
        name: cell_circuit.module(name, {0: circuit}, known)
        for module, ways in circuits.items()
        for circuit in ways.values()
        for name in names
        if re.fullmatch(rf"{module}(_\d+)?", name)
    }
