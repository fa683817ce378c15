# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""ABC: scripts that map logic on standard cells and LUTs, and the reader of its timing report.

Yosys runs ABC with these scripts, or `run` starts ABC alone.
"""

import re
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path
from typing import Literal

from aesilicon.tools import process

Goal = Literal["area", "speed"]
GOALS: tuple[Goal, ...] = ("area", "speed")


def program() -> Path:
    """Path of the ABC program in the pyosys wheel."""
    return Path(str(distribution("pyosys").locate_file("pyosys/yosys-abc")))


def run(step: str, script: str, *, log: Path, work: Path, timeout: float = 600) -> str:
    """Runs ABC commands in the folder `work`; returns ABC's output. Raises as `process.run`."""
    return process.run(step, [program(), "-c", script], log=log, cwd=work, timeout=timeout)


_FRONT = "strash; &get -n; &fraig -x; &put; scorr"
"""Merges equal nodes (by SAT) before the first mapping, which makes results smaller and faster, and
ABC twice as fast on truth tables."""

_FAST = "strash; dch -f; map -B 0.9 -D {D}"
_SMALL = "strash; dch -f; amap"

STRUCTURES = {
    "dch": f"{_FRONT}; dc2; {_FAST}; {_FAST}",
    "sop": f"{_FRONT}; dc2; strash; if -g -K 6 -C 8; {_FAST}; {_FAST}",
    "nf": f"{_FRONT}; dc2; &get -n; &dch -f; &nf -p; &put",
    "nf-area": f"{_FRONT}; dc2; dc2; dc2; &get -n; &dch -f; &nf -R 10 -F 10; &put",
    "amap": f"{_FRONT}; dc2; dc2; dc2; {_SMALL}; {_SMALL}",
}
"""Name -> ABC commands from logic to cells. `dch`: structural choices and delay mapping, twice.
`sop`: `dch` after balancing sums of products for depth. `nf`, `nf-area`: ABC's newer mapper, for
delay or area. `amap`: structural choices and area mapping, twice."""

LIGHT = {
    "nf-light": f"{_FRONT}; dc2; dc2; dc2; &get -n; &dch -f; &nf -R 30 -F 20; &put",
}
"""Further structures, for logic that has a clock to meet: `nf-light` is `nf-area` with more rounds
of area recovery."""


_RECIPE = re.compile(
    r"([\w-]+), fan-out (\d+)(, S-boxes kept)?(?:, then fan-out (\d+))?(, no wires)?"
    r"(?:, for ([\d.]+) ns)?(?:, order (\d+))?"
)


@dataclass(frozen=True)
class Recipe:
    """One way to synthesise on standard cells."""

    structure: str
    """A key of `STRUCTURES` or `LIGHT`."""
    max_fanout: int
    """Nets and inputs with a larger fan-out are buffered."""
    boxes_kept: bool = False
    """The recipe maps only the logic around S-boxes, whose cells are kept."""
    fanout_again: int = 0
    """Fan-out above which nets are buffered again with the S-boxes in place; 0: no net is."""
    clock_ns: float | None = None
    """Clock period that logic is mapped and sized for; None: the one of the measurement."""
    wire_loads: bool = True
    """Buffers are for long wires, as in `sizes`; else for the inputs of cells alone."""
    order: int = 0
    """Order in which ABC reads the gates: 0 for the canonical one, else the seed of another."""

    @property
    def small(self) -> bool:
        """Whether the structure aims at the least area."""
        return self.structure in ("amap", "nf-area", *LIGHT)

    def __str__(self) -> str:
        boxes = ", S-boxes kept" if self.boxes_kept else ""
        again = f", then fan-out {self.fanout_again}" if self.fanout_again else ""
        wires = "" if self.wire_loads else ", no wires"
        clock = "" if self.clock_ns is None else f", for {self.clock_ns} ns"
        order = f", order {self.order}" if self.order else ""
        return f"{self.structure}, fan-out {self.max_fanout}{boxes}{again}{wires}{clock}{order}"

    @classmethod
    def parse(cls, text: str) -> "Recipe":
        """The inverse of `str(recipe)`; raises `ValueError` for other text."""
        match = _RECIPE.fullmatch(text)
        if match is None or match[1] not in (*STRUCTURES, *LIGHT):
            raise ValueError(
                f"'{text}' is no recipe; give one as a measurement names it, such as "
                "'sop, fan-out 6, S-boxes kept, no wires'"
            )
        structure, most, boxes, again, wireless, clock, order = match.groups()
        clock_ns = None if clock is None else float(clock)
        kept, wires = boxes is not None, wireless is None
        return cls(structure, int(most), kept, int(again or 0), clock_ns, wires, int(order or 0))


SINGLE = {"area": Recipe("amap", 10), "speed": Recipe("dch", 10)}
"""Goal -> the recipe to use if only one recipe is tried."""


_LUT = {
    "area": "&scorr; &sweep; &if {W} {D} {R} -v; &mfs",
    "speed": "&scorr; &sweep; &dch -f -r; &if {W} {D} {R} -v; &mfs",
}
"""Goal -> LUT mapping without Yosys's `&dc2`, which tears apart the multiplexer trees of tables."""

_LUT_DELAY = re.compile(r"\bDel = *(\d+(?:\.\d+)?)")
_LUT_AIMED = "&scorr; &sweep; &if -D {aim} {W} {R} -v; &mfs"
"""LUT mapping no faster than `aim` ps, and small; without `&dch`, which breaks up truth tables."""


@dataclass(frozen=True)
class LutAim:
    """The target delay of LUT mapping for speed; faster logic would cost LUTs."""

    delay_ps: int
    """Target delay of the logic between registers."""
    library: str = ""
    """LUT library (text for ABC's `read_lut`) instead of Yosys's; its delays include nets."""
    else_fastest: bool = False
    """Logic that cannot meet the delay is mapped again without an aim."""


def cell_script(recipe: Recipe, constraints_file: str, delay_ps: float | None = None) -> str:
    """A script that maps on standard cells, inserts buffers and sizes cells.

    Without `delay_ps` the logic is mapped as fast as the structure allows. Returns the form of
    Yosys's `-script +...`; file names may not contain spaces.
    """
    steps = [
        f"read_constr -v {constraints_file}",
        (STRUCTURES | LIGHT)[recipe.structure].replace("{D}", f"{delay_ps or 1:.0f}"),
        f"topo; {sizes(recipe.max_fanout, recipe.small, delay_ps, wire_loads=recipe.wire_loads)}",
        "topo; stime -p",
    ]
    return _inline("; ".join(steps))


def sizes(max_fanout: int, small: bool, delay_ps: float | None, *, wire_loads: bool = True) -> str:
    """Commands that buffer nets of more than `max_fanout` readers (0: none) and choose strengths.

    Cells are sized to meet `delay_ps`; without it for the least area if `small`, else for speed.
    With `wire_loads` ABC assumes long wires: it inserts more buffers, which makes logic faster.
    """
    limit = "" if delay_ps is None else f" -D {delay_ps:.0f}"
    size = "dnsize" if small and delay_ps is None else f"upsize{limit}; dnsize{limit}"
    wires = " -c" if wire_loads else ""
    return f"buffer{wires} -p -N {max_fanout}; {size}" if max_fanout else size


def lut_script(goal: Goal, aim: LutAim | None = None, library: str = "") -> str:
    """A script that maps on LUTs, for Yosys's `abc9`, which replaces `{W}`, `{D}` and `{R}`.

    With an `aim` and the goal "speed", logic is mapped for the aim's delay, or as fast as possible
    if it cannot meet this delay. `library` is the file that holds the aim's LUT library.
    """
    if goal != "speed" or aim is None:
        return _inline(_LUT[goal])
    script = _LUT_AIMED.replace("{aim}", str(aim.delay_ps))
    if aim.library:
        script = f"read_lut {library}; {script.replace('{W}', '-W 1')}"
    return _inline(script)


def lut_delay_ps(log: str) -> float:
    """The last delay in ps of LUT logic that ABC printed; 0 if it printed none."""
    delays = _LUT_DELAY.findall(log)
    return float(delays[-1]) if delays else 0.0


def _inline(script: str) -> str:
    return "+" + script.replace("; ", ";").replace(" ", ",")


def constraints(driving_cell: str, output_load_pf: float) -> str:
    """The file for ABC's `read_constr`; without it ABC assumes infinitely strong input drivers."""
    return f"set_driving_cell {driving_cell}\nset_load {output_load_pf * 1000:g}\n"


@dataclass(frozen=True)
class Stage:
    """One cell of a timing path, with its delay."""

    cell: str
    delay_ns: float


@dataclass(frozen=True)
class Timing:
    """The slowest path of the logic between registers and ports, from ABC's `stime -p`."""

    delay_ns: float
    """Delay from the input of the driving cell to the loaded output."""
    start: str
    end: str
    stages: tuple[Stage, ...]


_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_TOTAL = re.compile(r"WireLoad = .*Delay = *([\d.]+) ps")
_STAGE = re.compile(r"Path +\d+ -- +\d+ : +\d+ +\d+ +(\S+) .*?Df = *(\d+\.\d)")
_ENDS = re.compile(r"Start-point = \w+ \((.*)\)\. +End-point = \w+ \((.*)\)\.")


def used_constraints(text: str) -> bool:
    """Whether ABC reports a driving cell; with a wrong constraints file it continues without."""
    return "Setting driving cell to be" in text


def read_timing(text: str) -> Timing | None:
    """The last `stime -p` report in ABC's output `text`; None if there is none."""
    text = _COLOUR.sub("", text)
    totals = list(_TOTAL.finditer(text))
    if not totals:
        return None
    report = text[totals[-1].start() :]
    ends = _ENDS.search(report)
    arrivals = [(m[1], float(m[2]) / 1000) for m in _STAGE.finditer(report)]
    befores = [0.0, *(arrival for _, arrival in arrivals)]
    stages = [
        Stage(cell, round(arrival - before, 4))
        for (cell, arrival), before in zip(arrivals, befores, strict=False)
    ]
    return Timing(
        delay_ns=float(totals[-1][1]) / 1000,
        start=ends[1].strip() if ends else "",
        end=ends[2].strip() if ends else "",
        stages=tuple(stages),
    )
