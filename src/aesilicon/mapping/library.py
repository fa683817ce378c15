# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Properties of a standard-cell library that synthesis and measurements need."""

from collections.abc import Mapping

from aesilicon.targets import CellTarget, liberty
from aesilicon.tools import opensta, yosys
from aesilicon.tools.yosys_cells import Cells


def library_cells(target: CellTarget) -> Cells:
    """The liberty file, flip-flop and other cells of a library, for synthesis."""
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
    """Total area of `cells` (cell -> number of instances), in the library's unit."""
    return sum(n * liberty.cell_area(target.liberty, cell) for cell, n in cells.items())


def gate_equivalents(target: CellTarget, area: float) -> float:
    """Gate equivalents, to 0.1: an area divided by that of the library's smallest 2-input NAND."""
    return round(area / liberty.cell_area(target.liberty, target.library.nand2), 1)


def tool_versions(target: CellTarget) -> dict[str, str]:
    """Tool -> installed version, for the tools that a measurement on a library uses."""
    used = {"pyosys": yosys.version()}
    if not target.built_in and (sta := opensta.version()):
        used["opensta"] = sta
    return used
