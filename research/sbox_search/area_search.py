# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the circuit of the smallest area on one library, or on several at once.

`python -m sbox_search.area_search START ... --library NAME[=WEIGHT] ... --seed N --out FILE`

A start is a straight-line program (`circuits.circuit.parse`) or the circuit of a generator, such as
`reyhani_masoleh:both`; the result is a straight-line program of the same function, every line one
cell. The search is simulated annealing over netlists of cells, see `area_search.cpp`: a step makes
one gate anew from other signals, with at most two cells. One slow cooling finds smaller circuits
than several quick ones.

Delay, wires and loads do not count. What a gate costs is the smallest cell of its function, as
`map_as_designed(..., smallest=True)` takes it. With several libraries it costs the weighted mean of
its gate equivalents in each.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import inf
from pathlib import Path

from aesilicon.errors import AesiliconError, ToolError, UserError, nearest
from aesilicon.files import check_writable
from aesilicon.mapping.composition import Composer, usable
from aesilicon.netlist.circuit import OPERATORS, Builder, Circuit, CircuitGate, arity, parse
from aesilicon.targets import CellTarget, find, liberty
from aesilicon_lab.circuits import programs
from sbox_search.circuits import write
from sbox_search.compiler import compiled

STEP = "the search for area"
GENERATED = ["boyar_peralta", "canright", "compact", "reyhani_masoleh"]
"""Modules of `circuits` that a start may name."""
_DIRECTIONS = ("forward", "inverse", "both")
MOST_INPUTS = 9
_NEEDED = ("NOT", "NAND", "NOR")
"""Without one of these cells nothing can be built."""
_PARTS = {
    "AOI22": ("AND", "AOI21"),
    "OAI22": ("OR", "OAI21"),
    "NAND3": ("AND", "NAND"),
    "NOR3": ("OR", "NOR"),
    "MUX": ("NMUX", "NOT"),
    "NMUX": ("MUX", "NOT"),
}
"""What stands for an operator without a cell where other libraries have one."""
_ABSENT = 1e6
"""Area of an operator that the library has no cell for."""
_HOT, _COLD = 2.3 / 24, 1.8 / 24
"""Temperatures in gate equivalents: much above the first netlists fall apart, below the other
they are frozen."""
_NMUX = 1.25
"""Factor on its area in the search: one whose select is an inverting gate is mapped as written
only with `smallest`, as the front end turns it round."""


@dataclass(frozen=True)
class Plan:
    """How to search."""

    seed: int
    steps: int
    """In all; a thousand take about 0.1 s."""
    seconds: float = 1e9
    """The search ends after this time, or after its steps."""
    hot: float | None = None
    """Temperature at the start of a round, in the unit of the areas."""
    cold: float | None = None
    """At its end."""
    round: int | None = None
    """Steps of a round, which starts from the best so far; all by default."""


@dataclass(frozen=True)
class SmallerCircuit:
    """A circuit that is smaller than all before."""

    circuit: Circuit
    area: float
    """In the unit of the areas that were given."""
    step: int


@dataclass(frozen=True)
class Library:
    """A library that a circuit is to be small on."""

    target: CellTarget
    weight: float = 1.0

    @property
    def nand2(self) -> float:
        """Area of the smallest NAND2, the gate equivalent."""
        return liberty.cell_area(self.target.liberty, self.target.library.nand2)


def areas(target: CellTarget) -> dict[str, float]:
    """Area of the smallest cell of each operator that has one."""
    composer = Composer(usable(target))
    smallest = {op: composer.area(_table(op), arity(op)) for op in OPERATORS}
    return {op: area for op, area in smallest.items() if area is not None}


def shared_areas(libraries: Sequence[Library]) -> dict[str, float]:
    """Weighted mean of the gate equivalents of each operator on some libraries.

    Where a library has no cell for an operator, the parts count that `map_as_designed` makes of it.
    """
    total = sum(library.weight for library in libraries)
    mean = dict.fromkeys(OPERATORS, 0.0)
    for library in libraries:
        own = areas(library.target)
        for op in OPERATORS:
            parts = (op,) if op in own or op not in _PARTS else _PARTS[op]
            area = sum(own.get(part, inf) for part in parts)
            mean[op] += area / library.nand2 * library.weight / total
    return {op: area for op, area in mean.items() if area < inf}


def area(circuit: Circuit, areas: Mapping[str, float]) -> float:
    """What the cells of a circuit take; `KeyError` for an operator without a cell."""
    return sum(number * areas[op] for op, number in circuit.counts().items())


def smaller_circuits(
    circuit: Circuit, areas: Mapping[str, float], plan: Plan, work: Path
) -> Iterator[SmallerCircuit]:
    """Ever smaller circuits of the same function, all of operators that have an area.

    Raises `UserError` for a circuit of more than nine inputs or without an area of the plainest
    operators, `MissingToolError` without g++, `ToolError` where the search fails.
    """
    if circuit.inputs > MOST_INPUTS:
        raise UserError(f"a circuit of {circuit.inputs} inputs is too wide: 9 inputs are the most")
    if not set(_NEEDED) <= set(areas):
        raise UserError(f"there is no cell for one of {', '.join(_NEEDED)}")
    costs = dict(areas)
    numbers = (
        *(plan.seed, plan.steps, plan.seconds),
        *(plan.hot or _HOT * costs["NAND"], plan.cold or _COLD * costs["NAND"]),
        plan.round or plan.steps,
    )
    if "NMUX" in costs:
        costs["NMUX"] *= _NMUX
    cells = [f"{op}={costs.get(op, _ABSENT):g}" for op in OPERATORS]
    words = max(4, (1 << circuit.inputs) // 64)
    program = compiled(STEP, Path(__file__).with_name("area_search.cpp"), {"WORDS": words}, work)
    command = [str(program), *map(str, numbers), *cells]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None and child.stdout is not None
        try:
            child.stdin.write(_text(circuit))
            child.stdin.close()
            lines: list[str] = []
            for line in child.stdout:
                lines.append(line)
                if line == "end\n":
                    step, smaller = _parsed(lines, circuit)
                    if set(smaller.counts()) <= set(areas):
                        yield SmallerCircuit(smaller, area(smaller, areas), step)
                    lines = []
        finally:
            child.terminate()
    if child.returncode not in (0, -15):
        raise ToolError(STEP, f"the search ended with status {child.returncode}")


def _table(op: str) -> int:
    inputs = arity(op)
    return Circuit(inputs, (CircuitGate(op, tuple(range(inputs))),), (inputs,)).columns[-1]


def _text(circuit: Circuit) -> str:
    """The circuit as the program reads it."""
    builder = Builder(circuit.inputs, shared=False)
    signals = list(range(circuit.inputs))
    for gate in circuit.gates:
        ins = [signals[i] for i in gate.ins]
        if gate.op == "MUX":
            signals.append(builder.add("NOT", builder.add("NMUX", *ins)))
        elif gate.op == "NOR3":
            signals.append(builder.add("NOR", builder.add("OR", *ins[:2]), ins[2]))
        else:
            signals.append(builder.add(gate.op, *ins))
    plain = builder.circuit(signals[i] for i in circuit.outputs)
    lines = [f"inputs {plain.inputs}"]
    lines += [f"{gate.op} {' '.join(map(str, gate.ins))}" for gate in plain.gates]
    lines.append(f"outputs {' '.join(map(str, plain.outputs))}")
    return "\n".join([*lines, "end"]) + "\n"


def _parsed(lines: list[str], start: Circuit) -> tuple[int, Circuit]:
    """Step and circuit of what the program wrote, the function checked."""
    _, _, step = lines[0].split()
    gates = [line.split() for line in lines[2:-2]]
    circuit = Circuit(
        start.inputs,
        tuple(CircuitGate(op, tuple(map(int, ins))) for op, *ins in gates),
        tuple(map(int, lines[-2].split()[1:])),
    )
    if circuit.table() != start.table():
        raise ToolError(STEP, "the search changed the function")
    return int(step), circuit


def start_circuit(start: str) -> Circuit:
    """The circuit that a start names.

    `NAME:DIRECTION` is the one of a generator in `circuits`, such as `canright:both`; all else is
    the path of a straight-line program. Raises `UserError` where there is none.
    """
    if match := re.fullmatch(rf"(\w+):({'|'.join(_DIRECTIONS)})", start):
        if match[1] not in GENERATED:
            raise UserError(f"no circuits are called '{match[1]}': {nearest(match[1], GENERATED)}")
        if match[1] == "compact":
            made = programs.circuits("compact")
        else:
            made = import_module(f"aesilicon_lab.circuits.{match[1]}").circuits()
        return made[_DIRECTIONS.index(match[2])]
    try:
        text = Path(start).read_text(encoding="utf-8")
        places = [int(place) for place in re.findall(r"\bx(\d+)\b", text)]
        return parse(text, 1 + max(places, default=-1))
    except OSError as e:
        raise UserError(f"cannot read {start}: {e.strerror}") from e
    except (ValueError, UnicodeDecodeError) as e:
        raise UserError(f"{start} is no straight-line program: {e}") from e


def _library(word: str) -> Library:
    """A library of the command line, with its weight."""
    name, _, weight = word.partition("=")
    target = find(name)
    if not isinstance(target, CellTarget):
        raise UserError(f"{name} is no library of cells")
    try:
        return Library(target, float(weight or 1))
    except ValueError as e:
        raise UserError(f"'{weight}' is no weight of {name}") from e


def _each(smaller: SmallerCircuit, libraries: Sequence[Library]) -> str:
    """Its gate equivalents on each library."""
    return ", ".join(
        f"{area(smaller.circuit, shared_areas([library])):.2f}" for library in libraries
    )


def main(arguments: list[str]) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m sbox_search.area_search")
    parser.add_argument("start", nargs="+", help="programs, or such as canright:both")
    parser.add_argument("--out", type=Path, required=True, help="the smallest circuit goes here")
    parser.add_argument(
        "--library", nargs="+", default=["osu018"], help="such as osu018 or osu018=0.5, a weight"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=1_000_000, help="for each start")
    parser.add_argument("--minutes", type=float, default=1e6, help="at most, for each start")
    parser.add_argument("--hot", type=float, help="first temperature, in GE (default 0.096)")
    parser.add_argument("--cold", type=float, help="last temperature, in GE (default 0.075)")
    parser.add_argument("--round", type=int, help="steps from hot to cold (default: all)")
    given = parser.parse_args(arguments)
    check_writable(str(given.out))
    libraries = [_library(word) for word in given.library]
    costs = shared_areas(libraries)
    starts = {start: start_circuit(start) for start in given.start}
    if len({circuit.table() for circuit in starts.values()}) > 1:
        raise UserError("the starts are circuits of different functions")
    plan = Plan(given.seed, given.steps, given.minutes * 60, given.hot, given.cold, given.round)
    best: float | None = None
    with tempfile.TemporaryDirectory() as work:
        for start, circuit in starts.items():
            for smaller in smaller_circuits(circuit, costs, plan, Path(work)):
                if best is not None and smaller.area >= best:
                    continue
                best = smaller.area
                note = (
                    f"# {best:.2f} GE on {' '.join(given.library)}: {_each(smaller, libraries)}; "
                    f"from {start}, step {smaller.step} of {given.steps}, seed {given.seed}\n"
                )
                given.out.write_text(note + write(smaller.circuit), encoding="utf-8")
                print(note[2:], end="", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except AesiliconError as e:
        print(f"error: {e}", file=sys.stderr)
        sys.exit(e.exit_status)
