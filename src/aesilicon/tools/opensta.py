# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""OpenSTA: static timing of a flat netlist of standard cells.

The netlist has one library, one ideal clock and no wires. All paths count: register to register,
input to register, register to output. Written for Debian's version 2.0.17. After an error this
version hangs on an open standard input and returns status 0, so an answer counts only if complete.
"""

import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Protocol

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import process

STEP = "timing analysis"

PROGRAMS = ("sta", "opensta")

PERIOD_NS = 100.0  # only slack is read, so any period serves
DONE = "timing analysis is complete"
_GROUP = "slowest path to "
_NO_PATH = "No paths found."
_NO_ANSWER = "answered without a timing path"
NUMBER = r"-?\d+\.\d+"
SLACK = re.compile(rf"^\s*({NUMBER})\s+slack \(", re.MULTILINE)
_ENDS = re.compile(r"^(Startpoint|Endpoint): (\S+)", re.MULTILINE)
_OUTPUT = re.compile(rf"^.*?({NUMBER})\s+({NUMBER})\s+[\^v]\s+(\S+)\s+\((\S+)\)\s*$")
_SETUP = re.compile(rf"^\s*({NUMBER})\s+{NUMBER}\s+library setup time", re.MULTILINE)
_TRANSITION = re.compile(rf"^transition_time\s+({NUMBER})\s*$", re.MULTILINE)
_READ = re.compile(r"^(read_\w+) \{(.+)\}$", re.MULTILINE)
_ERROR = re.compile(
    r"^(?:Error: (?:.*?, line \d+ )?|Warning: .*?, line \d+ (?=.*black box))(.*)$", re.MULTILINE
)
"""Errors of OpenSTA, and its warning about an unknown cell, which it leaves out of timing."""


# Without a wire-load model of our own OpenSTA chooses one of the library's, by area.
WIRES = """\
library (wires) {
  time_unit : "1ns";
  voltage_unit : "1V";
  current_unit : "1uA";
  leakage_power_unit : "1nW";
  pulling_resistance_unit : "1kohm";
  capacitive_load_unit (1, pf);
  input_threshold_pct_rise : 50;
  input_threshold_pct_fall : 50;
  output_threshold_pct_rise : 50;
  output_threshold_pct_fall : 50;
  slew_lower_threshold_pct_rise : 20;
  slew_lower_threshold_pct_fall : 20;
  slew_upper_threshold_pct_rise : 80;
  slew_upper_threshold_pct_fall : 80;
  wire_load (none) {
    resistance : 0;
    capacitance : 0;
    area : 0;
    slope : 0;
    fanout_length (1, 0);
  }
}
"""


class Library(Protocol):
    """The constants of a measurement that set the timing around a netlist."""

    @property
    def driving_cell(self) -> str:
        """Name of the cell that drives every input port."""

    @property
    def input_slew_ns(self) -> float:
        """Transition time at the input of the driving cell."""

    @property
    def output_load_pf(self) -> float:
        """Load of every output port."""

    @property
    def max_transition_ns(self) -> float:
        """Longest legal transition time of a net."""


@dataclass(frozen=True)
class PathPoint:
    """One step of a path: the pin or port at its end, the type of its cell, and its delay."""

    pin: str
    cell: str
    """Cell type; `in` or `out` for a port."""
    delay_ns: float


@dataclass(frozen=True)
class SlowestPath:
    """The slowest of all paths of a netlist, or of the paths that end in certain registers."""

    min_period_ns: float
    """Shortest clock period that the path allows."""
    start: str
    """Register instance or input port."""
    end: str
    """Register instance or output port."""
    steps: tuple[PathPoint, ...]
    setup_ns: float
    """Set-up time of the register at the end; 0 at an output port."""


@dataclass(frozen=True)
class Timing(SlowestPath):
    """The slowest path of a netlist, and its slowest net."""

    max_transition_ns: float
    """Transition time of the slowest net."""


def program() -> str | None:
    """Path of the OpenSTA on PATH; None if there is none."""
    return next((path for name in PROGRAMS if (path := shutil.which(name))), None)


def version() -> str | None:
    """Version of the OpenSTA on PATH; None if there is none or it prints no version."""
    path = program()
    return _version(path) if path else None


@cache
def _version(path: str) -> str | None:
    try:
        printed = subprocess.run(
            [path, "-version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    words = printed.stdout.split()
    return words[0] if words else None


def analyze(
    netlist: Path,
    top: str,
    liberty: Path,
    *,
    library: Library,
    clock: str,
    work: Path,
    timeout: float = 300,
) -> Timing:
    """Times a netlist with drivers and loads of `library`; the log is written into `work`.

    Raises `MissingToolError` without OpenSTA, and `ToolError` if it fails, hangs or does not report
    a path.
    """
    script = setting(netlist, top, liberty, library, clock)
    script += f"""\
set_max_transition {library.max_transition_ns:g} [current_design]
report_checks -path_delay max -format full -digits 4
report_check_types -max_transition -verbose -digits 4
puts "{DONE}"
"""
    log = work / "opensta.log"
    return parse(run(STEP, script, log, timeout), log)


def slowest_to(
    netlist: Path,
    top: str,
    liberty: Path,
    ends: Mapping[str, Sequence[str]],
    *,
    library: Library,
    clock: str,
    work: Path,
    loops: bool = False,
) -> dict[str, SlowestPath]:
    """For each group of registers (`ends`: name -> instances) the slowest path that ends in it.

    With `loops` only paths count that also begin in the group. Clock, drivers and loads are those
    of `analyze`. A group without such a path is left out. Raises as `analyze` does.
    """
    script = setting(netlist, top, liberty, library, clock)
    for name, instances in ends.items():
        cells = " ".join(f"{{{escaped(instance)}}}" for instance in instances)
        script += f"""\
puts "{_GROUP}{name}"
set ends [list]
foreach name [list {cells}] {{ lappend ends [get_cells $name] }}
report_checks -path_delay max -format full -digits 4{" -from $ends" if loops else ""} -to $ends
"""
    script += f'puts "{DONE}"\n'
    log = work / f"opensta-{'loops' if loops else 'ends'}.log"
    text = run(STEP, script, log, done=DONE)
    paths = {}
    for part in text.split(_GROUP)[1:]:
        name, _, report = part.partition("\n")
        if _NO_PATH not in report:
            paths[name] = _slowest(report, log)
    return paths


def setting(netlist: Path, top: str, liberty: Path, library: Library, clock: str) -> str:
    """Commands that read a netlist and set its surroundings: ideal clock, no wires, `around`."""
    # The first library that is read sets the units, so `set_cmd_units` comes after it.
    return f"""
read_liberty {{{liberty.resolve()}}}
read_liberty wires.lib
set_cmd_units -time ns -capacitance pF -power W
read_verilog {{{netlist.resolve()}}}
link_design {top}
set_wire_load_model -library wires -name none
create_clock -name clock -period {PERIOD_NS:g} [get_ports {clock}]
{around(clock, library)}"""


def around(clock: str, library: Library, latency_ns: float = 0.0) -> str:
    """Commands (valid SDC too) that give ports drivers, loads and an outside clock latency."""
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


def run(
    step: str,
    script: str,
    log: Path,
    timeout: float = 300,
    *,
    done: str = "",
    wrong: re.Pattern[str] = _ERROR,
) -> str:
    """Runs a script, which is written beside the log, and returns the output of OpenSTA.

    OpenSTA reads files only below plain names, so `read_...` gets links to them.
    Raises `MissingToolError` without OpenSTA, and `ToolError` if it fails, if `wrong` matches in
    the output, or if the output lacks the text `done`.
    """
    path = program()
    if path is None:
        raise MissingToolError(f"{step} needs OpenSTA, which is not installed: see 'doctor'")
    work = log.parent
    work.mkdir(parents=True, exist_ok=True)
    (work / "wires.lib").write_text(WIRES, encoding="utf-8")
    file = log.with_suffix(".tcl")
    files = (f"{log.stem}-{number}" for number in count())

    def linked(read: re.Match[str]) -> str:
        named = Path(read[2])
        return f"{read[1]} {process.link(named, work / f'{next(files)}{named.suffix}')}"

    file.write_text(_READ.sub(linked, script), encoding="utf-8")
    command = [path, "-no_splash", "-exit", file.name]
    text = process.run(step, command, log=log, cwd=work, timeout=timeout)
    if said := wrong.search(text):
        raise ToolError(step, said[1].strip().rstrip("."), log)
    if done not in text:
        raise ToolError(step, "answered without its last line", log)
    return text


def parse(text: str, log: Path) -> Timing:
    """The path and the slowest transition in OpenSTA's output; `ToolError` if one is missing."""
    transition = _TRANSITION.search(text)
    if DONE not in text or not transition:
        raise ToolError(STEP, _NO_ANSWER, log)
    path = _slowest(text, log)
    return Timing(
        *(path.min_period_ns, path.start, path.end, path.steps, path.setup_ns),
        max_transition_ns=float(transition[1]),
    )


def _slowest(text: str, log: Path) -> SlowestPath:
    slack = SLACK.search(text)
    ends = dict(_ENDS.findall(text))
    if not slack or len(ends) != 2:
        raise ToolError(STEP, _NO_ANSWER, log)
    arrivals = text[: slack.start()].partition("data arrival time")[0]
    steps = [
        PathPoint(pin=m[3], cell=m[4], delay_ns=float(m[1]))
        for line in arrivals.splitlines()
        if (m := _OUTPUT.match(line))
    ]
    setup = _SETUP.search(text[: slack.start()])
    return SlowestPath(
        min_period_ns=round(PERIOD_NS - float(slack[1]), 4),
        start=ends["Startpoint"],
        end=ends["Endpoint"],
        steps=tuple(step for step in steps if step.delay_ns != 0.0),
        setup_ns=-float(setup[1]) if setup else 0.0,
    )


def escaped(name: str) -> str:
    """A name as a Tcl pattern that matches this name only."""
    return re.sub(r"([\[\]*?\\])", r"\\\1", name)
