# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scripts in a bundle's `syn/` that map its plain Verilog on standard cells, and time it.

They give Yosys, ABC and OpenSTA the commands of a measurement, and need no AESilicon. S-boxes that
keep their cells are left out of the first mapping. Then ABC chooses all drive strengths anew: Yosys
gives it the gates between flip-flops as a module of their own, and joins them again.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Plan:
    """How a core is mapped on a library."""

    recipe: abc.Recipe
    delay_ns: float | None = None
    """Target delay between registers; None: as fast as possible."""
    small: bool = False
    """Strengths are chosen for the least area."""
    sboxes: Mapping[str, str] = field(default_factory=dict)
    """Module of the plain Verilog that keeps its cells -> Verilog of it as cells."""


def files(top: str, plans: Mapping[str, Plan], clock: str = CLOCK) -> Iterator[tuple[str, str]]:
    """Names and texts of the scripts for `../verilog/TOP.v`, whose clock is the port `clock`.

    `plans` maps a library to the plan of its newest row; others take one recipe for speed.
    """
    yield "cells.sh", _lines(_shell(top))
    yield "cells.tcl", _TIMING.format(top=top, clock=clock, period=f"{opensta.PERIOD_NS:g}")
    yield "wires.lib", opensta.WIRES
    for name in (*LIBRARIES, _ANY):
        plan = plans.get(name, Plan(abc.SINGLE["speed"]))
        yield f"{name}.ys", _lines(_synthesis(name, top, plan))
        if plan.sboxes:
            yield f"{name}_sboxes.v", "".join(plan.sboxes.values())
            yield f"{name}.abc", _strengths(plan)
    if any(plan.sboxes for plan in plans.values()):
        yield "join.ys", _lines(_JOINED)


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


def _synthesis(name: str, top: str, plan: Plan) -> Iterator[str]:
    """Yosys's commands from plain Verilog to cells; they run in the working folder."""
    yield f"# Recipe: {plan.recipe}"
    yield f"read_verilog ../../../verilog/{top}.v"
    yield f"hierarchy -check -top {top}"
    if plan.sboxes:
        yield f"blackbox {' '.join(plan.sboxes)}"
    yield from ("proc", "opt_expr", *yosys.FLAT_WORDS)
    yield from yosys_cells.cell_logic(top)
    delay_ps = None if plan.delay_ns is None else 1000 * plan.delay_ns
    boxes = f"../../{name}_sboxes.v" if plan.sboxes else ""
    yield from yosys_cells.to_cells(plan.recipe, delay_ps, ["UNUSED"], boxes=boxes)
    yield from _GATES_APART if plan.sboxes else _WRITTEN


_WRITTEN = ("tee -o cells.txt stat -liberty library.lib", yosys_cells.NETLIST)
_GATES_APART = (
    # The library as modules says which pins are outputs.
    "read_liberty -overwrite -lib -ignore_miss_func library.lib",
    # ABC renames nets with other than plain names. A buffer keeps the name of each port.
    "splitnets",
    "rename -hide w:*",
    "iopadmap -bits -inpad $_BUF_ Y:A -outpad $_BUF_ A:Y",
    "rename -enumerate -pattern n% w:*",
    "select -set gates t:* t:$_BUF_ t:FLOP %u %d",
    "submod -name gates @gates",
    "select gates",
    yosys_cells.NETLIST.replace("write_verilog", "write_verilog -selected").replace(
        "netlist.v", "gates.v"
    ),
    "select -clear",
    "delete gates =A:blackbox",
    "write_rtlil around.il",
)
_JOINED = (
    "# Joins flip-flops and sized gates.",
    "read_rtlil around.il",
    "read_verilog sized.v",
    "setattr -unset keep t:$_BUF_",
    "flatten",
    "splitnets",
    "opt_clean -purge",
    *_WRITTEN,
)


def _strengths(plan: Plan) -> str:
    """ABC's commands that choose the drive strengths of gates.v."""
    delay_ps = None if plan.delay_ns is None else 1000 * plan.delay_ns
    sizes = abc.sizes(plan.recipe.fanout_again, plan.small, delay_ps, wire_loads=False)
    commands = (
        *("read_lib -X UNUSED -w library.lib", "read_verilog -m gates.v"),
        *("read_constr -v abc.constr", "topo", *sizes.split("; "), "topo", "stime -p"),
        "write_verilog sized.v",
    )
    return _lines(commands)


def _shell(top: str) -> Iterator[str]:
    """Shell that maps the core and prints its area and its slowest path."""
    yield "#!/bin/sh"
    yield "# Usage: sh cells.sh LIBRARY.lib"
    yield "# Maps the core on standard cells, and times it without wires."
    yield "# YOSYS, STA and ABC name other programs than those here. For a library not named below"
    yield "# set DRIVER (cell that drives every input), SLEW (ns, at that cell's input), LOAD (pF,"
    yield "# of every output), UNUSED (names or patterns of cells to leave out) and FLOP (the plain"
    yield '# flip-flop, its clock, data and output, and pins to tie: "DFF C D Q RN=1").'
    yield "set -ef"
    yield ": ${YOSYS:=yosys} ${STA:=sta} ${ABC:=yosys-abc}; script=" + _ANY
    yield from fpga_scripts.programs(fpga_scripts.YOWASP)
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
    yield '[ ! -e $script.abc ] || need ABC "$ABC"'
    yield "export DRIVER SLEW LOAD"
    yield f"mkdir -p {_WORK}"
    # A copy, because Yosys as WebAssembly follows no link to outside.
    yield f'rm -f {_WORK}/library.lib; cp "$library" {_WORK}/library.lib'
    yield "unused= hidden="
    yield 'for cell in $UNUSED; do unused="$unused -dont_use $cell" hidden="$hidden -X $cell"; done'
    yield (
        'sed -e "s/ -dont_use UNUSED/$unused/" -e "s/t:FLOP/t:${FLOP%% *}/" '
        f"$script.ys > {_WORK}/run.ys"
    )
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
    yield f"cp cells.tcl wires.lib {_WORK}; cd {_WORK}; rm -f cells.txt sized.v"
    yield "$YOSYS -q -l yosys.log -s run.ys"
    yield "if [ -e ../../$script.abc ]; then"
    yield '  sed "s/ -X UNUSED/$hidden/" ../../$script.abc > run.abc'
    yield "  $ABC -f run.abc > abc.log 2>&1 && [ -s sized.v ] \\"
    yield '    || fail "$ABC failed: see $PWD/abc.log"'
    yield "  $YOSYS -q -l join.log -s ../../join.ys"
    yield "fi"
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
