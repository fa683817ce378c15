# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A library as synthesis sees it, its unit of area, and the tools that use it."""

from collections.abc import Mapping

from aesilicon.targets import CellTarget, liberty
from aesilicon.tools import opensta, yosys
from aesilicon.tools.yosys_cells import Cells


def library_cells(target: CellTarget) -> Cells:
    """A library as synthesis sees it."""
    library, flop = target.library, target.library.flop
    return Cells(
        liberty=target.liberty,
        flop=flop.cell,
        flop_pins=(flop.clock, flop.data, flop.output),
        tied_pins=flop.tied,
        driving_cell=library.driving_cell,
        output_load_pf=library.output_load_pf,
        dont_use=library.dont_use,
    )


def total_area(target: CellTarget, cells: Mapping[str, int]) -> float:
    """Area of some cells, given how many there are of each, in the library's unit."""
    return sum(n * liberty.cell_area(target.liberty, cell) for cell, n in cells.items())


def gate_equivalents(target: CellTarget, area: float) -> float:
    """Area over that of the library's smallest 2-input NAND."""
    return round(area / liberty.cell_area(target.liberty, target.library.nand2), 1)


def tool_versions(target: CellTarget) -> dict[str, str]:
    """Name -> version of the tools that a measurement on a library uses here."""
    used = {"pyosys": yosys.version()}
    if not target.built_in and (sta := opensta.version()):
        used["opensta"] = sta
    return used
