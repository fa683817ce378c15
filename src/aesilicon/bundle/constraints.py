# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Timing constraints of a bundle: SDC for cells and for Quartus, XDC for Vivado."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon.bundle.figures import Figure, Figures
from aesilicon.design.ports import Port
from aesilicon.drivers.core import CLOCK

DEFAULT_NS = 10.0
"""Clock period in ns if no measurement is up to date."""

_GOALS = ("speed", "efficiency", "area")
_CORNERS = ("slow", "typical")


@dataclass(frozen=True)
class Constraint:
    """A clock period and the reason for it."""

    period_ns: float
    """Rounded up to a picosecond."""
    why: tuple[str, ...]
    """Lines of a comment: the row, or that there is none."""
    row: Figure | None = None


def for_cells(figures: Figures) -> Constraint:
    """The clock measured on cells, in the slow corner if it has a row; else `DEFAULT_NS`."""
    rows = [row for row in figures.rows if row.corner in _CORNERS and row.fmax_method == "sta"]
    return _chosen(figures, rows, "on standard cells")


def for_fpga(figures: Figures) -> Constraint:
    """The clock placed and routed on an FPGA; `DEFAULT_NS` without a row."""
    rows = [row for row in figures.rows if row.fmax_method == "pnr"]
    return _chosen(figures, rows, "on an FPGA")


def _chosen(figures: Figures, rows: Sequence[Figure], place: str) -> Constraint:
    fresh = [row for row in rows if not row.stale and row.fmax_mhz and not row.estimate]
    if not fresh:
        stale = f" ({len(rows)} stale: figures.json)" if rows else ""
        why = f"no row of today has a clock {place}{stale}, so this is a default, not a measurement"
        return Constraint(DEFAULT_NS, (why,))
    row = min(fresh, key=lambda one: (_place(one), _GOALS.index(one.goal)))
    assert row.fmax_mhz is not None
    source = "results/" if row.source == "published" else f"own row of {row.created}"
    what = f"{row.fmax_mhz} MHz ({row.fmax_method}) on {row.target}"
    what += f", {row.corner} corner" if row.corner else ""
    lines = [f"measured: {what}, goal {row.goal}", f"row: {source}, made by `{row.command}`"]
    lines.append(f"of the module {figures.measured}")
    if row.corner is None:
        lines.append("another FPGA family has another clock: a start")
    if row.library:
        lines.append(f"library {row.library.name}, SHA-256 {row.library.sha256}")
    if row.corner == "typical":
        lines.append("no row of the slow corner: add a margin for it")
    return Constraint(math.ceil(1e6 / row.fmax_mhz) / 1000, tuple(lines), row)


def _place(row: Figure) -> int:
    return _CORNERS.index(row.corner) if row.corner in _CORNERS else len(_CORNERS)


def sdc(name: str, ports: Sequence[Port], clock: Constraint, port: str = CLOCK) -> str:
    """SDC for synthesis and timing on standard cells; times in ns, capacitances in pF.

    `port` is the port of the clock.
    """
    inputs = [one.name for one in ports if one.direction == "input" and one.name != port]
    lines = [f"# Constraints of {name} for cells: one clock; times in ns, capacitances in pF."]
    lines += [f"# {line}" for line in clock.why]
    lines += [
        f"set period {clock.period_ns:.3f}",
        f"create_clock -name clk -period $period [get_ports {port}]",
        f"set inputs [get_ports {{{' '.join(inputs)}}}]",
        "# The measurement has input arrivals and required times at the clock edge.",
        "# Set what your surroundings take; add uncertainty and -min delays.",
        "set input_delay 0.0",
        "set output_delay 0.0",
        "set_input_delay -clock clk $input_delay $inputs",
        "set_output_delay -clock clk $output_delay [all_outputs]",
    ]
    constants = clock.row.constants if clock.row else None
    if constants is not None:
        lines += [
            f"# Electrical assumptions of the row; its driving cell is {constants.driving_cell}.",
            f"set_input_transition {constants.input_slew_ns} $inputs",
            f"set_load {constants.output_load_pf} [all_outputs]",
            f"set_max_transition {constants.max_transition_ns} [current_design]",
        ]
    lines += ["# No false path and no multicycle path is needed. Reset is synchronous."]
    return "\n".join(lines) + "\n"


def fpga(name: str, clock: Constraint, port: str = CLOCK) -> str:
    """The clock at a port for an FPGA tool, in the commands that XDC and Quartus's SDC share."""
    lines = [f"# Clock of {name} on an FPGA, in ns."]
    lines += [f"# {line}" for line in clock.why]
    lines += [f"create_clock -name clk -period {clock.period_ns:.3f} [get_ports {port}]"]
    return "\n".join(lines) + "\n"
