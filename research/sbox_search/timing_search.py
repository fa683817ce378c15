# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the fastest S-box on a library.

`python -m sbox_search.timing_search DIRECTION --out FILE --seed N --rounds R`

Without `--start` it begins at the fastest of some random mappings of the truth table, see
`random_mappings`; for `both`, a forward and an inverse circuit are a start too, side by side with
multiplexers behind. Each round is one annealing, see `timing_annealing`, from the best so far; the
next has the next seed. The result is the text of a circuit with its cells, see `fixed`, and does
not depend on how long a round took: a seed, a number of rounds and their steps give the same file
again.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.errors import AesiliconError, ToolError, UserError
from aesilicon.files import check_writable
from aesilicon.mapping import cell_circuit as fixed
from aesilicon.mapping.cell_circuit import Cell, CellCircuit, Kind
from aesilicon.mapping.searched_sboxes import DIRECTIONS
from aesilicon.targets import CellTarget, find, liberty
from sbox_search import random_mappings
from sbox_search.circuits import area, time_combinational
from sbox_search.timing_annealing import STEP, Plan, anneal

_TOP = "top"


@dataclass(frozen=True)
class TimedCircuit:
    """A circuit with its delay and area."""

    circuit: CellCircuit
    delay_ns: float
    """By OpenSTA."""
    gate_equivalents: float


def side_by_side(
    forward: CellCircuit, inverse: CellCircuit, known: Mapping[str, Kind]
) -> CellCircuit:
    """Two circuits on the same inputs; one more, the last, is 1 to select the second.

    Raises `UserError` where no cell of `known` is an inverting multiplexer and an inverter.
    """
    names = {kind.op: name for name, kind in reversed([*known.items()])}
    if not {"NMUX", "NOT"} <= set(names):
        raise UserError("the library has no inverting multiplexer")
    inputs = forward.inputs + 1
    cells: list[Cell] = []
    outputs = []
    for one in (forward, inverse):
        numbers = [*range(one.inputs)]
        numbers += range(inputs + len(cells), inputs + len(cells) + len(one.cells))
        cells += [Cell(c.name, tuple(numbers[i] for i in c.ins)) for c in one.cells]
        outputs.append([numbers[i] for i in one.outputs])
    chosen = []
    for ahead, back in zip(*outputs, strict=True):
        cells.append(Cell(names["NMUX"], (inputs - 1, back, ahead)))
        cells.append(Cell(names["NOT"], (inputs + len(cells) - 1,)))
        chosen.append(inputs + len(cells) - 1)
    return CellCircuit(inputs, tuple(cells), tuple(chosen))


def timed(circuit: CellCircuit, target: CellTarget, work: Path) -> TimedCircuit:
    """The figures of a circuit.

    Raises `ToolError` for one with a net slower than the library's limit, or whose slowest path
    has a cell of negative delay.
    """
    netlist = work / "timed.v"
    netlist.write_text(fixed.verilog(circuit, fixed.kinds(target), _TOP), encoding="utf-8")
    timing = time_combinational(netlist, _TOP, target, work=work)
    if timing.max_transition_ns > target.library.max_transition_ns:
        raise ToolError(STEP, f"left a net that takes {timing.max_transition_ns:.2f} ns to change")
    if any(step.delay_ns < 0 for step in timing.steps):
        raise ToolError(STEP, "left a path over a cell of negative delay")
    nand2 = liberty.cell_area(target.liberty, target.library.nand2)
    return TimedCircuit(circuit, timing.min_period_ns, area(circuit, target) / nand2)


def faster_circuits(
    circuit: CellCircuit, target: CellTarget, plan: Plan, rounds: int, work: Path
) -> Iterator[TimedCircuit]:
    """The best circuit after each round."""
    for number in range(rounds):
        circuit = anneal(circuit, target, replace(plan, seed=plan.seed + number), work)
        yield timed(circuit, target, work)


def main(arguments: list[str]) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m sbox_search.timing_search")
    parser.add_argument("direction", choices=list(DIRECTIONS))
    parser.add_argument("--out", type=Path, required=True, help="the fastest circuit goes here")
    parser.add_argument("--start", type=Path, nargs="+", help="a circuit of the form of the result")
    parser.add_argument("--mappings", type=int, default=20, help="tried for a start without one")
    parser.add_argument("--library", default="osu018")
    parser.add_argument("--driver", help="cell that drives each input, if not the library's")
    parser.add_argument("--load", type=float, help="pF at each output, if not the library's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="no round begins later")
    parser.add_argument("--steps", type=int, default=10_000_000, help="of a round")
    parser.add_argument("--most-ge", type=float, default=1e6, help="largest area")
    parser.add_argument("--ge-price", type=float, default=Plan.ge_price, help="ps for a GE")
    parser.add_argument("--hot", type=float, default=Plan.hot, help="first temperature, in ps")
    parser.add_argument("--cold", type=float, default=Plan.cold, help="last temperature, in ps")
    given = parser.parse_args(arguments)
    check_writable(str(given.out))
    target = find(given.library)
    if not isinstance(target, CellTarget):
        raise UserError(f"{given.library} is no library of cells")
    around = {"driving_cell": given.driver, "output_load_pf": given.load}
    around = {key: value for key, value in around.items() if value is not None}
    target = replace(target, library=replace(target.library, **around))
    plan = Plan(given.steps, given.seed, given.most_ge, given.ge_price, given.hot, given.cold)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        if given.start is None:
            start = random_mappings.fastest(
                given.direction, target, given.mappings, given.seed, work
            )
        else:
            start = _start(given.start, given.direction, target)
        for number, best in enumerate(faster_circuits(start, target, plan, given.rounds, work)):
            note = f"# {best.delay_ns:.4f} ns, {best.gate_equivalents:.1f} GE on {given.library}\n"
            text = fixed.write(best.circuit, fixed.kinds(target))
            given.out.write_text(note + text, encoding="utf-8")
            print(f"round {number + 1}: {note[2:]}", end="", flush=True)
            if time.monotonic() - began > 60 * given.minutes:
                break


def _start(paths: Sequence[Path], direction: str, target: CellTarget) -> CellCircuit:
    match paths, direction:
        case [path], _:
            return _read(path, DIRECTIONS[direction], target)
        case [forward, inverse], "both":
            ahead, back = _read(forward, 8, target), _read(inverse, 8, target)
            return side_by_side(ahead, back, fixed.kinds(target))
    raise UserError("--start takes one circuit, or for 'both' a forward and an inverse one")


def _read(path: Path, inputs: int, target: CellTarget) -> CellCircuit:
    try:
        return fixed.read(path.read_text(encoding="utf-8"), inputs, fixed.kinds(target))
    except OSError as e:
        raise UserError(f"cannot read {path}: {e.strerror}") from e
    except ValueError as e:
        raise UserError(f"{path} is no circuit: {e}") from e


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except AesiliconError as e:
        print(f"error: {e}", file=sys.stderr)
        sys.exit(e.exit_status)
