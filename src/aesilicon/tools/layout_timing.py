# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Times a netlist with wires by OpenSTA: setup, hold, skew of the clock tree.

Every net has to be in the SPEF file, so that no wire-load model of the library counts beside it.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.targets.libraries import Library
from aesilicon.tools import opensta, process

STEP = "timing of the layout"

_NUMBER = r"-?\d+\.\d+"
_HOLD = "hold of the registers"
_SKEW = "skew of the clock"
DONE = "timing of the layout is complete"
"""The last line of each script."""
_SLACK = re.compile(rf"^\s*({_NUMBER})\s+slack \(", re.MULTILINE)
_LATENCY = re.compile(rf"^\s+({_NUMBER})(?:\s+({_NUMBER})\s+({_NUMBER}))?\s*$", re.MULTILINE)
_ERROR = re.compile(r"^(?:Error:|Warning: .*(?:not found|syntax error|black box)).*$", re.MULTILINE)


@dataclass(frozen=True)
class LayoutTiming:
    """What OpenSTA says of a netlist with wires."""

    setup: opensta.Timing
    hold_ns: float | None
    """Smallest slack between two registers; None if no path joins any."""
    latencies_ns: tuple[float, float]
    """From the clock port to a register, the longest and the shortest; 0 with an ideal clock."""

    @property
    def skew_ns(self) -> float:
        """Of the whole clock tree."""
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
    timeout: float = 600,
) -> LayoutTiming:
    """Times a netlist with the wires of a SPEF file; `work` gets scripts and logs.

    With `clock_tree` the clock's own wires and buffers delay it, and what is around the netlist
    has a clock as late as the registers' is on average. Raises `MissingToolError` without OpenSTA,
    `ToolError` where it fails.
    """
    first = _analyze(netlist, top, liberty, library, spef, clock, clock_tree, 0.0, work, timeout)
    if not clock_tree:
        return first
    mean = sum(first.latencies_ns) / 2
    return _analyze(netlist, top, liberty, library, spef, clock, clock_tree, mean, work, timeout)


def constraints(clock: str, library: Library, period_ns: float, latency_ns: float) -> str:
    """The same surroundings as SDC, for tools of the user's own."""
    return f"""create_clock -name clock -period {period_ns:g} [get_ports {clock}]
set_propagated_clock [get_clocks clock]
set_input_transition {library.input_slew_ns:g} [get_ports {clock}]
{_around(clock, library, latency_ns)}"""


def _around(clock: str, library: Library, latency_ns: float) -> str:
    return f"""set inputs [list]
foreach port [all_inputs] {{
  if {{[get_property $port full_name] != "{clock}"}} {{ lappend inputs $port }}
}}
set_input_delay {latency_ns:.4f} -clock clock $inputs
set_output_delay {-latency_ns:.4f} -clock clock [all_outputs]
set_driving_cell -lib_cell {library.driving_cell} \
  -input_transition_rise {library.input_slew_ns:g} \
  -input_transition_fall {library.input_slew_ns:g} $inputs
set_load {library.output_load_pf:g} [all_outputs]
"""


def _analyze(
    netlist: Path,
    top: str,
    liberty: Path,
    library: Library,
    spef: Path,
    clock: str,
    clock_tree: bool,
    latency: float,
    work: Path,
    timeout: float,
) -> LayoutTiming:
    script = f"""{loaded(netlist, top, liberty, library, spef, clock, clock_tree, latency)}
report_checks -path_delay max -format full -digits 4
report_check_types -max_transition -verbose -digits 4
puts "timing analysis is complete"
puts "{_HOLD}"
report_checks -path_delay min -from [all_registers -clock_pins] -to [all_registers -data_pins] \
  -format full -digits 4
puts "{_SKEW}"
report_clock_skew -digits 4
puts "{DONE}"
"""
    text, log = run("tree" if clock_tree else "ideal", script, work, timeout)
    checks, _, rest = text.partition(_HOLD)
    hold, _, skew = rest.partition(_SKEW)
    slack = _SLACK.search(hold)
    return LayoutTiming(
        setup=opensta.parse(checks, log),
        hold_ns=float(slack[1]) if slack else None,
        latencies_ns=_latencies(skew) if clock_tree else (0.0, 0.0),
    )


def run(name: str, script: str, work: Path, timeout: float) -> tuple[str, Path]:
    """What OpenSTA says to a script that ends with `puts DONE`, and the log where it stands.

    Raises `MissingToolError` without OpenSTA, `ToolError` where it fails.
    """
    program = opensta.program()
    if program is None:
        raise MissingToolError(f"{STEP} needs OpenSTA, which is not installed: see 'doctor'")
    work.mkdir(parents=True, exist_ok=True)
    (work / f"{name}.tcl").write_text(script, encoding="utf-8")
    log = work / f"{name}.log"
    text = process.run(
        STEP, [program, "-no_splash", "-exit", f"{name}.tcl"], log=log, cwd=work, timeout=timeout
    )
    if said := _ERROR.search(text):
        raise ToolError(STEP, said[0].strip().rstrip("."), log)
    if DONE not in text:
        raise ToolError(STEP, "answered without its last line", log)
    return text, log


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
    tree = (
        ""
        if not clock_tree
        else (
            f"set_propagated_clock [get_clocks clock]\n"
            f"set_input_transition {library.input_slew_ns:g} [get_ports {clock}]\n"
        )
    )
    return f"""read_liberty {{{liberty.resolve()}}}
set_cmd_units -time ns -capacitance pF -power W
read_verilog {{{netlist.resolve()}}}
link_design {top}
create_clock -name clock -period 100 [get_ports {clock}]
{tree}{_around(clock, library, latency_ns)}
read_parasitics {{{spef.resolve()}}}
set_max_transition {library.max_transition_ns:g} [current_design]
"""


def _latencies(text: str) -> tuple[float, float]:
    """Longest and shortest latency in a report of skew; both 0 where there is none to report."""
    rows = [float(m[1]) for m in _LATENCY.finditer(text)]
    return (max(rows), min(rows)) if rows else (0.0, 0.0)
