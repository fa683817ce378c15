# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Times a netlist with wires by OpenSTA: setup, hold, skew of the clock tree.

Every net has to be in the SPEF file, so that no wire-load model of the library counts beside it.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from aesilicon.targets.libraries import Library
from aesilicon.tools import opensta
from aesilicon.tools.opensta import NUMBER

STEP = "timing of the layout"

_HOLD = "hold of the registers"
_SKEW = "skew of the clock"
DONE = "timing of the layout is complete"
"""The last line of each script."""
_LATENCY = re.compile(rf"^\s+({NUMBER})(?:\s+({NUMBER})\s+({NUMBER}))?\s*$", re.MULTILINE)
_ERROR = re.compile(
    r"^((?:Error:|Warning: .*(?:not found|syntax error|black box)).*)$", re.MULTILINE
)


@dataclass(frozen=True)
class LayoutTiming:
    """Timing of a netlist with wires, by OpenSTA."""

    setup: opensta.Timing
    hold_ns: float | None
    """Smallest slack between two registers; None if no path joins any."""
    latencies_ns: tuple[float, float]
    """From the clock port to a register, the longest and the shortest; 0 with an ideal clock."""

    @property
    def skew_ns(self) -> float:
        """Difference of the longest and shortest latency of the clock tree."""
        return round(self.latencies_ns[0] - self.latencies_ns[1], 4)


def analyze(
    netlist: Path,
    top: str,
    liberty: Path,
    library: Library,
    spef: Path,
    *,
    clock: str,
    clock_tree: bool,
    work: Path,
) -> LayoutTiming:
    """Times a netlist with the wires of a SPEF file; `work` gets scripts and logs.

    With `clock_tree` the clock's own wires and buffers delay it, and what is around the netlist
    has a clock as late as the registers' is on average. Raises `MissingToolError` without OpenSTA,
    `ToolError` where it fails.
    """

    def timed(latency_ns: float) -> LayoutTiming:
        begin = loaded(netlist, top, liberty, library, spef, clock, clock_tree, latency_ns)
        return _timed(begin, clock_tree, work)

    first = timed(0.0)
    return timed(sum(first.latencies_ns) / 2) if clock_tree else first


def constraints(clock: str, library: Library, period_ns: float, latency_ns: float) -> str:
    """The same surroundings as SDC, for tools of the user's own."""
    return f"""create_clock -name clock -period {period_ns:g} [get_ports {clock}]
{_tree(clock, library)}{opensta.around(clock, library, latency_ns)}"""


def _tree(clock: str, library: Library) -> str:
    return f"""set_propagated_clock [get_clocks clock]
set_input_transition {library.input_slew_ns:g} [get_ports {clock}]
"""


def _timed(begin: str, clock_tree: bool, work: Path) -> LayoutTiming:
    script = f"""{begin}
report_checks -path_delay max -format full -digits 4
report_check_types -max_transition -verbose -digits 4
puts "{opensta.DONE}"
puts "{_HOLD}"
report_checks -path_delay min -from [all_registers -clock_pins] -to [all_registers -data_pins] \
  -format full -digits 4
puts "{_SKEW}"
report_clock_skew -digits 4
puts "{DONE}"
"""
    log = work / f"{'tree' if clock_tree else 'ideal'}.log"
    checks, _, rest = run(script, log).partition(_HOLD)
    hold, _, skew = rest.partition(_SKEW)
    slack = opensta.SLACK.search(hold)
    return LayoutTiming(
        setup=opensta.parse(checks, log),
        hold_ns=float(slack[1]) if slack else None,
        latencies_ns=_latencies(skew) if clock_tree else (0.0, 0.0),
    )


def run(script: str, log: Path) -> str:
    """Output of OpenSTA for a script that ends with `puts DONE`; raises as `opensta.run` does."""
    return opensta.run(STEP, script, log, 600, done=DONE, wrong=_ERROR)


def loaded(
    netlist: Path,
    top: str,
    liberty: Path,
    library: Library,
    spef: Path,
    clock: str,
    clock_tree: bool,
    latency_ns: float,
) -> str:
    """The begin of a script: netlist, surroundings and wires."""
    return f"""read_liberty {{{liberty.resolve()}}}
set_cmd_units -time ns -capacitance pF -power W
read_verilog {{{netlist.resolve()}}}
link_design {top}
create_clock -name clock -period {opensta.PERIOD_NS:g} [get_ports {clock}]
{_tree(clock, library) if clock_tree else ""}{opensta.around(clock, library, latency_ns)}
read_parasitics {{{spef.resolve()}}}
set_max_transition {library.max_transition_ns:g} [current_design]
"""


def _latencies(text: str) -> tuple[float, float]:
    """Longest and shortest latency in a report of skew; both 0 where there is none to report."""
    rows = [float(m[1]) for m in _LATENCY.finditer(text)]
    return (max(rows), min(rows)) if rows else (0.0, 0.0)
