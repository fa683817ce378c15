# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Chooses strengths of cells on the slowest paths of a netlist with wires, by trial in OpenSTA.

On the slowest path each cell is tried in its next strengths. The exchanges that help the clock are
made, the most helpful first, as long as each still helps; then comes the path that is slowest now.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from aesilicon_lab.tools import layout_timing
from aesilicon_lab.tools.layout_timing import DONE

ROUNDS = 20
"""Paths that are looked at, at most."""
GAIN_NS = 0.0005
"""Smallest gain that is worth an exchange."""
_KEPT = re.compile(r"^exchanged (\S+) (\S+)$", re.MULTILINE)

_SEARCH = """
set best [worst_slack]
for {set round 0} {$round < ROUNDS} {incr round} {
  set path [lindex [find_timing_paths -path_delay max] 0]
  set names [list]
  foreach point [get_property $path points] {
    set pin [get_property [get_property $point pin] full_name]
    set name [string range $pin 0 [expr {[string last / $pin] - 1}]]
    if {$name ne "" && [lsearch -exact $names $name] < 0} { lappend names $name }
  }
  set helpful [list]
  foreach name $names {
    set cell [get_cells $name]
    set kind [get_property $cell ref_name]
    if {![info exists others($kind)]} { continue }
    foreach other $others($kind) {
      replace_cell $cell $other
      set gain [expr {[worst_slack] - $best}]
      if {$gain > GAIN} { lappend helpful [list $gain $name $kind $other] }
    }
    replace_cell $cell $kind
  }
  set done [list]
  foreach exchange [lsort -decreasing -real -index 0 $helpful] {
    lassign $exchange gain name kind other
    if {[lsearch -exact $done $name] >= 0} { continue }
    replace_cell [get_cells $name] $other
    set slack [worst_slack]
    if {$slack > $best + GAIN} {
      set best $slack
      lappend done $name
      puts "exchanged $name $other"
    } else {
      replace_cell [get_cells $name] $kind
    }
  }
  if {[llength $done] == 0} { break }
}
"""


def choose(loaded: str, others: Mapping[str, Sequence[str]], work: Path) -> dict[str, str]:
    """Instance -> its new kind, of those that were exchanged.

    `loaded` is the begin of a script that `layout_timing.loaded` gives, `others` has for a kind of
    cell those that may take its place. Raises as `layout_timing.run` does.
    """
    known = [f"set others({kind}) {{{' '.join(given)}}}" for kind, given in others.items()]
    search = _SEARCH.replace("ROUNDS", str(ROUNDS)).replace("GAIN", str(GAIN_NS))
    script = "\n".join([loaded, *known, search, f'puts "{DONE}"', ""])
    return dict(_KEPT.findall(layout_timing.run(script, work / "strengths.log")))
