# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slowest paths of a netlist with wires, and what the drivers on them drive besides."""

import re
from dataclasses import dataclass
from pathlib import Path

from aesilicon.tools import opensta
from aesilicon_lab.tools import layout_timing
from aesilicon_lab.tools.layout_timing import DONE

PATHS = 40
"""End points that are looked at, at most."""
_LINE = re.compile(r"^(path|stage|load) (\S+)(?: (\S+))?$", re.MULTILINE)

_REPORT = """
foreach path [find_timing_paths -path_delay max -group_count PATHS] {
  puts "path [get_property $path slack]"
  set last ""
  foreach point [get_property $path points] {
    set pin [get_property $point pin]
    set name [get_property $pin full_name]
    set arrival [get_property $point arrival]
    if {$last eq ""} { set last $arrival }
    if {[get_property $pin direction] ne "output" || [string first / $name] < 0} { continue }
    puts "stage $name [expr {$arrival - $last}]"
    set last $arrival
    if {[info exists known($name)]} { continue }
    set known($name) 1
    foreach other [get_pins -of_objects [get_nets -of_objects $pin]] {
      if {[get_property $other direction] ne "input"} { continue }
      set rise [get_property $other max_rise_slack]
      set fall [get_property $other max_fall_slack]
      puts "load [get_property $other full_name] [expr {$rise < $fall ? $rise : $fall}]"
    }
  }
}
"""


@dataclass(frozen=True)
class Stage:
    """A cell on a slow path."""

    driver: str
    """Its output pin."""
    delay_ns: float
    """From the output of the cell before to its own."""


@dataclass(frozen=True)
class Slowest:
    """The slowest paths, the slowest first, and pins on the nets along them."""

    slack_ns: float
    """Slack of the slowest."""
    stages: tuple[Stage, ...]
    """Of all paths, a cell once, with the delay on the slowest path through it."""
    loads: dict[str, dict[str, float]]
    """Output pin -> each input pin on its net, and the slack there."""

    @property
    def period_ns(self) -> float:
        """Shortest clock period."""
        return opensta.PERIOD_NS - self.slack_ns


def slowest(loaded: str, log: Path) -> Slowest:
    """The slowest paths of a netlist; `loaded` is the begin of a script by `layout_timing.loaded`.

    Raises as `layout_timing.run` does.
    """
    script = "\n".join([loaded, _REPORT.replace("PATHS", str(PATHS)), f'puts "{DONE}"', ""])
    return parse(layout_timing.run(script, log))


def parse(text: str) -> Slowest:
    """Reads the report of `slowest`."""
    slacks: list[float] = []
    stages: dict[str, Stage] = {}
    loads: dict[str, dict[str, float]] = {}
    driver = ""
    for what, one, two in _LINE.findall(text):
        if what == "path":
            slacks.append(float(one))
        elif what == "stage":
            driver = one
            stages.setdefault(driver, Stage(driver, float(two)))
        else:
            loads.setdefault(driver, {})[one] = float(two)
    return Slowest(min(slacks, default=0.0), tuple(stages.values()), loads)
