# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""ABC: the scripts that map logic on standard cells and LUTs, and the timing report they end in.

Yosys runs ABC, or `run` does without it; this module says what it is to do and reads what it
printed.
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
    """The ABC that the pyosys wheel carries."""
    return Path(str(distribution("pyosys").locate_file("pyosys/yosys-abc")))


def run(step: str, script: str, *, log: Path, work: Path, timeout: float = 600) -> str:
    """Runs commands in the folder `work` and returns what ABC printed; raises as `process.run`."""
    return process.run(step, [program(), "-c", script], log=log, cwd=work, timeout=timeout)


_FRONT = "strash; &get -n; &fraig -x; &put; scorr"
"""Removes what is redundant (equal nodes, by SAT) before the first mapping: it makes results
smaller and faster, and ABC twice as fast on truth tables."""

_FAST = "strash; dch -f; map -B 0.9 -D {D}"
_SMALL = "strash; dch -f; amap"

STRUCTURES = {
    "dch": f"{_FRONT}; dc2; {_FAST}; {_FAST}",
    "sop": f"{_FRONT}; dc2; strash; if -g -K 6 -C 8; {_FAST}; {_FAST}",
    "nf": f"{_FRONT}; dc2; &get -n; &dch -f; &nf -p; &put",
    "nf-area": f"{_FRONT}; dc2; dc2; dc2; &get -n; &dch -f; &nf -R 10 -F 10; &put",
    "amap": f"{_FRONT}; dc2; dc2; dc2; {_SMALL}; {_SMALL}",
}
"""Ways from logic to cells: structural choices and a mapper for delay, twice; the same after sums
of products were balanced for depth; ABC's newer mapper for delay, and for area; choices and a
mapper for area, twice."""


_RECIPE = re.compile(r"([\w-]+), fan-out (\d+)(, S-boxes kept)?(?:, then fan-out (\d+))?")


@dataclass(frozen=True)
class Recipe:
    """One way to synthesise on standard cells."""

    structure: str
    """One of `STRUCTURES`."""
    max_fanout: int
    """Larger ones are buffered, inputs too."""
    boxes_kept: bool = False
    """The recipe is for what is around S-boxes that keep their cells."""
    fanout_again: int = 0
    """Fan-out above which nets are buffered again with the S-boxes in place; 0: none are."""

    @property
    def small(self) -> bool:
        """The structure is for the least area."""
        return self.structure in ("amap", "nf-area")

    def __str__(self) -> str:
        boxes = ", S-boxes kept" if self.boxes_kept else ""
        again = f", then fan-out {self.fanout_again}" if self.fanout_again else ""
        return f"{self.structure}, fan-out {self.max_fanout}{boxes}{again}"

    @classmethod
    def parse(cls, text: str) -> "Recipe":
        """The recipe that `str` gives as `text`; raises `ValueError` for other text."""
        match = _RECIPE.fullmatch(text)
        if match is None:
            raise ValueError(f"'{text}' is no recipe")
        structure, most, boxes, again = match.groups()
        return cls(structure, int(most), boxes is not None, int(again or 0))


SINGLE = {"area": Recipe("amap", 10), "speed": Recipe("dch", 10)}
"""The recipe of a goal where only one is tried."""


_LUT = {
    "area": "&scorr; &sweep; &if {W} {D} {R} -v; &mfs",
    "speed": "&scorr; &sweep; &dch -f -r; &if {W} {D} {R} -v; &mfs",
}
"""Without the `&dc2` of Yosys, which tears the multiplexer trees of truth tables apart."""

_LUT_DELAY = re.compile(r"\bDel = *(\d+(?:\.\d+)?)")
_LUT_AIMED = "&scorr; &sweep; &if -D {aim} {W} {R} -v; &mfs"
"""No faster than `aim` ps, and small. `&dch` is left out too: its choices break up truth tables."""


@dataclass(frozen=True)
class LutAim:
    """The delay that mapping on LUTs for speed aims at; faster logic would cost LUTs."""

    delay_ps: int
    """Delay of the logic between registers."""
    library: str = ""
    """LUTs as ABC's `read_lut` takes them, in place of Yosys's; nets count in their delays."""
    else_fastest: bool = False
    """Logic that cannot meet the delay is mapped as without an aim."""


def cell_script(recipe: Recipe, constraints_file: str, delay_ps: float | None = None) -> str:
    """Mapping on standard cells, then buffers, then sizes.

    With `delay_ps` the logic need be no faster than that, without it as fast as the structure can;
    the form is that of Yosys's `-script +...`, whose file names may not have spaces.
    """
    steps = [
        f"read_constr -v {constraints_file}",
        STRUCTURES[recipe.structure].replace("{D}", f"{delay_ps or 1:.0f}"),
        f"topo; {sizes(recipe.max_fanout, recipe.small, delay_ps)}",
        "topo; stime -p",
    ]
    return _inline("; ".join(steps))


def sizes(max_fanout: int, small: bool, delay_ps: float | None, *, wire_loads: bool = True) -> str:
    """Commands that buffer nets of more than `max_fanout` readers (0: none) and choose strengths.

    For the least area if `small`, or to be just as fast as `delay_ps`, or as fast as they can be.
    With `wire_loads` buffers are chosen as for long wires: more of them, for faster logic.
    """
    limit = "" if delay_ps is None else f" -D {delay_ps:.0f}"
    size = "dnsize" if small and delay_ps is None else f"upsize{limit}; dnsize{limit}"
    wires = " -c" if wire_loads else ""
    return f"buffer{wires} -p -N {max_fanout}; {size}" if max_fanout else size


def lut_script(goal: Goal, aim: LutAim | None = None, library: str = "") -> str:
    """Mapping on LUTs, for `abc9`; Yosys fills in what stands in braces.

    With an `aim`, logic of the goal "speed" is mapped for its delay, or as fast as it can be if it
    cannot meet it. `library` is the file that holds the aim's.
    """
    if goal != "speed" or aim is None:
        return _inline(_LUT[goal])
    script = _LUT_AIMED.replace("{aim}", str(aim.delay_ps))
    if aim.library:
        script = f"read_lut {library}; {script.replace('{W}', '-W 1')}"
    return _inline(script)


def lut_delay_ps(log: str) -> float:
    """The delay of logic mapped on LUTs, as ABC last printed it; 0 if it printed none."""
    delays = _LUT_DELAY.findall(log)
    return float(delays[-1]) if delays else 0.0


def _inline(script: str) -> str:
    return "+" + script.replace("; ", ";").replace(" ", ",")


def constraints(driving_cell: str, output_load_pf: float) -> str:
    """The file for `read_constr`; without it ABC takes its inputs as infinitely strong."""
    return f"set_driving_cell {driving_cell}\nset_load {output_load_pf * 1000:g}\n"


@dataclass(frozen=True)
class Stage:
    """One cell of a path."""

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
    """ABC said that it took the driving cell; it goes on without one if the file is wrong."""
    return "Setting driving cell to be" in text


def read_timing(text: str) -> Timing | None:
    """The report of the last `stime -p` in what ABC printed; None if there is none."""
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
