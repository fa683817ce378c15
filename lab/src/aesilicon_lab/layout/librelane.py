# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Configuration and constraints for LibreLane to lay out a mapped netlist.

LibreLane drives OpenROAD, which routes ihp-sg13g2 and sky130A. It gets the netlist without a clock
tree and keeps its cells; it chooses placement, clock tree and drive strengths itself.
"""

from pathlib import Path
from typing import Any

from aesilicon.targets.libraries import Library

UTILISATION = 60
"""Percent of the rows that cells fill; the rest is for clock tree, repairs and wires."""
_VERSION = 2
"""Version of the format of the configuration file."""


def configuration(
    top: str, target: str, netlist: str, sdc: str, clock: str, period_ns: float
) -> dict[str, Any]:
    """A configuration of LibreLane's flow `Classic`; `netlist` and `sdc` are files beside it."""
    return {
        "meta": {"version": _VERSION, "flow": "Classic"},
        "DESIGN_NAME": top,
        "PDK": target.partition(":")[0],
        "VERILOG_FILES": [f"dir::{netlist}"],
        "SYNTH_ELABORATE_ONLY": True,
        "RUN_LINTER": False,
        "CLOCK_PORT": clock,
        "CLOCK_PERIOD": period_ns,
        "PNR_SDC_FILE": f"dir::{sdc}",
        "SIGNOFF_SDC_FILE": f"dir::{sdc}",
        "FP_CORE_UTIL": UTILISATION,
    }


def constraints(clock: str, library: Library, period_ns: float, path: Path) -> None:
    """Writes the surroundings of a measurement as SDC, valid before and after the clock tree."""
    path.write_text(
        f"""create_clock -name clock -period {period_ns:g} [get_ports {clock}]
set inputs [list]
foreach port [all_inputs] {{
  if {{[get_property $port full_name] != "{clock}"}} {{ lappend inputs $port }}
}}
set_input_delay 0 -clock clock $inputs
set_output_delay 0 -clock clock [all_outputs]
set_driving_cell -lib_cell {library.driving_cell} $inputs
set_load {library.output_load_pf:g} [all_outputs]
set_max_transition {library.max_transition_ns:g} [current_design]
if {{[info exists ::env(OPENLANE_SDC_IDEAL_CLOCKS)] && $::env(OPENLANE_SDC_IDEAL_CLOCKS)}} {{
  unset_propagated_clock [all_clocks]
}} else {{
  set_propagated_clock [all_clocks]
}}
""",
        encoding="utf-8",
    )
