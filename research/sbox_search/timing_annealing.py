# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulated annealing of a mapped circuit for delay: runs the program `timing_annealing.cpp`.

A step edits one place of the netlist: another strength, pins exchanged, another signal (or an
inverter of one) at a pin, a gate twice or merged with an equal one, a buffer, or another cell with
other inputs in its place, with new gates before it where need be. The truth tables of all signals
are known, so that an edit may be anything that no output can tell. Timing is that of OpenSTA, cell
by cell, with slopes and loads.

What is made smaller is a soft maximum of the delays of all paths, plus a price for area. With the
plain maximum an edit that makes one of a hundred latest paths shorter would be worth nothing.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.mapping import cell_circuit as fixed
from aesilicon.mapping.cell_circuit import Cell, CellCircuit, Kind
from aesilicon.targets import CellTarget, liberty, power
from aesilicon.targets.liberty_text import Group
from aesilicon.tools import process
from sbox_search.compiler import compiled

STEP = "the search for speed"
_INPUTS = range(6, 10)
"""Truth tables are words of 64 bits."""
_SENSES = {"positive_unate": (1, 0), "negative_unate": (0, 1)}
"""Whether the same edge of an input causes one of the output, and whether the other one does."""


@dataclass(frozen=True)
class Plan:
    """How to search; times in ps."""

    steps: int
    seed: int
    most_ge: float
    """Largest area, in gate equivalents."""
    ge_price: float = 0.03
    """What a gate equivalent is worth."""
    hot: float = 0.7
    """Temperature at the start, the delay that an edit may add with probability 1/e."""
    cold: float = 0.05
    """At the end; geometrically in between."""
    hot_tau: float = 6.0
    """By how much a path may be shorter than another and still count, at the start."""
    cold_tau: float = 1.5


def anneal(circuit: CellCircuit, target: CellTarget, plan: Plan, work: Path) -> CellCircuit:
    """The fastest circuit of the same function that was met, `circuit` itself at least.

    The same for a seed and a number of steps. Raises `UserError` for a circuit of fewer than six
    or more than nine inputs and for a library with tables of another form than a load and a slope,
    `MissingToolError` without g++, `ToolError` where the program fails.
    """
    if circuit.inputs not in _INPUTS:
        raise UserError(f"a circuit of {circuit.inputs} inputs cannot be annealed: 6 to 9 can")
    nand2 = liberty.cell_area(target.liberty, target.library.nand2)
    numbers = (
        *(plan.steps, plan.seed, plan.most_ge * nand2, plan.ge_price / nand2),
        *(plan.hot, plan.cold, plan.hot_tau, plan.cold_tau),
    )
    settings = " ".join(map(str, numbers)) + "\n"
    with tempfile.TemporaryDirectory(dir=work) as name:
        folder = Path(name)
        text = settings + _library(target) + _netlist(circuit)
        (folder / "start.txt").write_text(text, encoding="utf-8")
        source = Path(__file__).with_name("timing_annealing.cpp")
        program = compiled(STEP, source, {"INPUTS": circuit.inputs}, work)
        command = [program, folder / "start.txt", folder / "best.txt"]
        process.run(STEP, command, log=work / "timing_annealing.log", timeout=1e6)
        *cells, outputs = (folder / "best.txt").read_text(encoding="utf-8").splitlines()
    best = CellCircuit(
        circuit.inputs,
        tuple(Cell(name, tuple(map(int, ins))) for name, *ins in map(str.split, cells)),
        tuple(map(int, outputs.split())),
    )
    known = fixed.kinds(target)
    if fixed.logic(best, known).table() != fixed.logic(circuit, known).table():
        raise ToolError(STEP, "the program changed the function")
    return best


def _netlist(circuit: CellCircuit) -> str:
    lines = [f"{circuit.inputs} {len(circuit.cells)}"]
    lines += [f"{cell.name} {' '.join(map(str, cell.ins))}" for cell in circuit.cells]
    lines += [str(len(circuit.outputs)), " ".join(map(str, circuit.outputs))]
    return "\n".join(lines) + "\n"


def _library(target: CellTarget) -> str:
    """The cells, and what is around a circuit."""
    known = fixed.kinds(target)
    lines = [str(len(known))]
    for name, kind in known.items():
        lines += _cell(target, name, kind)
    library = target.library
    around = (library.input_slew_ns, library.output_load_pf, library.max_transition_ns)
    lines.append(f"{library.driving_cell} {' '.join(map(str, around))}")
    return "\n".join(lines) + "\n"


def _cell(target: CellTarget, name: str, kind: Kind) -> list[str]:
    cell = liberty.cell(target.liberty, name)
    output = next(pin for pin in cell.all("pin") if kind.output in pin.names)
    loads = power.read(target.liberty, name).pins
    turned = _slope_first(target)
    lines = [f"{name} {kind.op} {liberty.cell_area(target.liberty, name)} {len(kind.pins)}"]
    for pin in kind.pins:
        lines.append(f"{loads[pin].fall_pf} {loads[pin].rise_pf}")
        arcs = [arc for arc in output.all("timing") if arc.attributes.get("related_pin") == pin]
        for edge in ("fall", "rise"):
            lines += [str(len(arcs)), *(_arc(arc, edge, turned) for arc in arcs)]
    return lines


def _slope_first(target: CellTarget) -> frozenset[str]:
    """The forms of tables whose rows are the slopes of the input and not the loads."""
    return frozenset(
        form.name
        for form in liberty.library(target.liberty).all("lu_table_template")
        if str(form.attributes.get("variable_1"))
        in ("input_net_transition", "input_transition_time")
    )


def _arc(arc: Group, edge: str, turned: frozenset[str]) -> str:
    """Whether a falling and a rising input cause an edge, then its tables in ns over pF and ns.

    Tables of the forms `turned` are transposed.
    """
    same, other = _SENSES.get(arc.attributes.get("timing_sense", ""), (1, 1))
    causes = (same, other) if edge == "fall" else (other, same)
    tables = [table for kind in (f"cell_{edge}", f"{edge}_transition") for table in arc.all(kind)]
    axes = [[table.numbers(f"index_{n}") for n in (1, 2)] for table in tables]
    if len(tables) != 2 or axes[0] != axes[1] or not all(len(axis) > 1 for axis in axes[0]):
        raise UserError("this library's delays are not given by tables over loads and slopes")
    loads, slopes = axes[0]
    values = [table.numbers("values") for table in tables]
    if tables[0].name in turned:
        loads, slopes = slopes, loads
        rows = range(len(loads))
        values = [[n for row in rows for n in table[row :: len(loads)]] for table in values]
    points = [len(loads), len(slopes), *loads, *slopes]
    return " ".join(map(str, [*causes, *points, *values[0], *values[1]]))
