# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scripts in a bundle's `syn/` that map its plain Verilog on standard cells, and time it.

They give Yosys, ABC and OpenSTA the commands of a measurement, and need no AESilicon.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from aesilicon.bundle import fpga_scripts
from aesilicon.drivers.core import CLOCK
from aesilicon.targets.libraries import OSU018, PDKS, Library
from aesilicon.tools import abc, opensta, yosys, yosys_cells

_ANY = "cells"
"""Name of the script for a library that is not known here."""
_WORK = f"{fpga_scripts.WORK}/cells"


@dataclass(frozen=True)
class _Known:
    """A library with its constants, recognised by a part of its file's name."""

    pattern: str
    library: Library


LIBRARIES = {
    "osu018": _Known("*osu018*", OSU018),
    **{name: _Known(f"*{pdk.prefix}*", pdk.library) for name, pdk in PDKS.items()},
}
"""Target -> a library whose constants the script knows."""


def files(top: str, recipes: Mapping[str, abc.Recipe]) -> Iterator[tuple[str, str]]:
    """Names and texts of the scripts for `../verilog/TOP.v`.

    `recipes` maps a library to the recipe of its published row; others take one recipe for speed.
    """
    yield "cells.sh", _lines(_shell(top))
    yield "cells.tcl", _TIMING.format(top=top, clock=CLOCK, period=f"{opensta.PERIOD_NS:g}")
    yield "wires.lib", opensta.WIRES
    for name in (*LIBRARIES, _ANY):
        recipe = recipes.get(name, abc.SINGLE["speed"])
        yield f"{name}.ys", _lines(_synthesis(top, recipe))


_TIMING = """\
# Times netlist.v: an ideal clock, no wires, every port with a driver or a load.
read_liberty library.lib
read_liberty wires.lib
set_cmd_units -time ns -capacitance pF -power W
read_verilog netlist.v
link_design {top}
set_wire_load_model -library wires -name none
create_clock -name clock -period {period} [get_ports {clock}]
set inputs [list]
foreach port [all_inputs] {{
  if {{[get_property $port full_name] != "{clock}"}} {{ lappend inputs $port }}
}}
set_input_delay 0 -clock clock $inputs
set_output_delay 0 -clock clock [all_outputs]
set_driving_cell -lib_cell $::env(DRIVER) \\
  -input_transition_rise $::env(SLEW) -input_transition_fall $::env(SLEW) $inputs
set_load $::env(LOAD) [all_outputs]
report_checks -path_delay max -digits 4
"""
"""The settings of `opensta.setting`."""


def _lines(some: Iterable[str]) -> str:
    return "\n".join(some) + "\n"


def _synthesis(top: str, recipe: abc.Recipe) -> Iterator[str]:
    """Yosys's commands from plain Verilog to cells; they run in the working folder."""
    yield f"# Recipe: {recipe}"
    yield f"read_verilog ../../../verilog/{top}.v"
    yield f"hierarchy -check -top {top}"
    yield from ("proc", "opt_expr", *yosys.FLAT_WORDS)
    yield from yosys_cells.cell_logic(top)
    delay_ps = None if recipe.clock_ns is None else 1000 * recipe.clock_ns
    yield from yosys_cells.to_cells(recipe, delay_ps, ["UNUSED"])
    yield "tee -o cells.txt stat -liberty library.lib"
    yield yosys_cells.NETLIST


def _shell(top: str) -> Iterator[str]:
    """Shell that maps the core and prints its area and its slowest path."""
    yield "#!/bin/sh"
    yield "# Usage: sh cells.sh LIBRARY.lib"
    yield "# Maps the core on standard cells, and times it without wires."
    yield "# YOSYS and STA name other programs than those here. For a library not named below set"
    yield "# DRIVER (cell that drives every input), SLEW (ns, at that cell's input), LOAD (pF, of"
    yield "# every output), UNUSED (names or patterns of cells to leave out) and FLOP (the plain"
    yield '# flip-flop, its clock, data and output, and pins to tie: "DFF C D Q RN=1").'
    yield "set -ef"
    yield ": ${YOSYS:=yosys} ${STA:=sta}; script=" + _ANY
    yield from fpga_scripts.SHELL.splitlines()
    yield 'need STA "$STA"'
    yield '[ -r "${1:?name the liberty file}" ] || fail "cannot read $1: name the liberty file"'
    yield 'library=$(realpath "$1"); cd "$(dirname "$0")"'
    yield 'case "$(basename "$library")" in'
    for name, known in LIBRARIES.items():
        yield f"{known.pattern}) script={name}"
        for variable, value in _settings(known.library).items():
            yield f'  {variable}="${{{variable}-{value}}}"'
        yield "  ;;"
    yield "esac"
    yield (
        '[ "$DRIVER" ] && [ "$SLEW" ] && [ "$LOAD" ] && [ "$FLOP" ] || '
        'fail "the constants of $1 are not known: '
        'set DRIVER, SLEW, LOAD and FLOP, see the head of $0"'
    )
    yield "export DRIVER SLEW LOAD"
    yield f"mkdir -p {_WORK}"
    yield f'ln -sf "$library" {_WORK}/library.lib'
    yield "unused="
    yield 'for cell in $UNUSED; do unused="$unused -dont_use $cell"; done'
    yield f'sed "s/ -dont_use UNUSED/$unused/" $script.ys > {_WORK}/run.ys'
    yield (
        'awk -v driver="$DRIVER" -v load="$LOAD" \'BEGIN '
        '{ print "set_driving_cell", driver; print "set_load", load * 1000 }\''
        f" > {_WORK}/abc.constr"
    )
    yield (
        'echo "$FLOP" | awk \'{ print "module \\\\$_DFF_P_ (input C, input D, output Q);"; '
        'pins = "." $2 "(C), ." $3 "(D), ." $4 "(Q)"; '
        'for (i = 5; i <= NF; i++) { split($i, tie, "="); '
        'pins = pins ", ." tie[1] "(1\\047b" tie[2] ")" } '
        'print "  " $1 " _TECHMAP_REPLACE_ (" pins ");"; print "endmodule" }\''
        f" > {_WORK}/map.v"
    )
    yield f"cp cells.tcl wires.lib {_WORK}; cd {_WORK}"
    yield "$YOSYS -q -l yosys.log -s run.ys"
    yield "grep 'Chip area' cells.txt"
    # OpenSTA goes on after an error, and exits with 0.
    yield "$STA -no_splash -exit cells.tcl > sta.log 2>&1 && ! grep -q '^Error' sta.log \\"
    yield '  || fail "$STA failed: see $PWD/sta.log"'
    yield (
        f'awk \'$2 == "slack" {{ print "shortest clock period:", {opensta.PERIOD_NS:g} - $1, '
        '"ns" }\' sta.log'
    )


def _settings(library: Library) -> Mapping[str, str]:
    """Shell variable -> value for a known library."""
    flop = library.flop
    tied = [f"{pin}={value}" for pin, value in flop.tied]
    return {
        "DRIVER": library.driving_cell,
        "SLEW": f"{library.input_slew_ns:g}",
        "LOAD": f"{library.output_load_pf:g}",
        "UNUSED": " ".join(library.dont_use),
        "FLOP": " ".join([flop.cell, flop.clock, flop.data, flop.output, *tied]),
    }
