# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Chooses strengths of cells on the slowest paths of a netlist with wires, by trial in OpenSTA.

On the slowest path each cell is exchanged for each other one of its function, and the exchange
that helps the clock most is kept, until none helps.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from aesilicon.tools import layout_timing
from aesilicon.tools.layout_timing import DONE

ROUNDS = 60
"""Cells that are exchanged, at most."""
_GAIN_NS = 0.0005
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
  set most [expr {$best + GAIN}]
  set chosen [list]
  foreach name $names {
    set cell [get_cells $name]
    set kind [get_property $cell ref_name]
    if {![info exists others($kind)]} { continue }
    foreach other $others($kind) {
      replace_cell $cell $other
      set slack [worst_slack]
      if {$slack > $most} {
        set most $slack
        set chosen [list $name $other]
      }
    }
    replace_cell $cell $kind
  }
  if {[llength $chosen] == 0} { break }
  replace_cell [get_cells [lindex $chosen 0]] [lindex $chosen 1]
  set best [worst_slack]
  puts "exchanged $chosen"
}
"""


def choose(
    loaded: str,
    others: Mapping[str, Sequence[str]],
    work: Path,
    *,
    timeout: float = 600,
) -> dict[str, str]:
    """Instance -> its new kind, of those that were exchanged.

    `loaded` is the begin of a script that `layout_timing.loaded` gives, `others` has for a kind of
    cell those that may take its place. Raises as `layout_timing.run` does.
    """
    known = [f"set others({kind}) {{{' '.join(given)}}}" for kind, given in others.items()]
    search = _SEARCH.replace("ROUNDS", str(ROUNDS)).replace("GAIN", str(_GAIN_NS))
    script = "\n".join([loaded, *known, search, f'puts "{DONE}"', ""])
    text, _ = layout_timing.run("strengths", script, work, timeout)
    return dict(_KEPT.findall(text))
