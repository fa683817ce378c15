# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures of one block on standard cells: gates, area, delay, energy, depth, fan-out, proof.

A block is mapped by several recipes, as designed or freely. Each goal takes the smallest or the
fastest netlist among those without a net slower than the library's limit.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import inf
from pathlib import Path

from aesilicon.mapping import cell_circuit, searched_sboxes, verilog
from aesilicon.mapping.gate_by_gate import NO_CLOCK, map_as_designed
from aesilicon.mapping.gate_simulator import Simulator, output_net
from aesilicon.mapping.library import gate_equivalents, library_cells, total_area
from aesilicon.targets import CellTarget, liberty, plain_cells, power
from aesilicon.targets.plain_cells import BUFFER
from aesilicon.targets.wire_load import loaded as with_wires
from aesilicon.tools import abc, opensta, yosys
from aesilicon.tools.yosys_cells import map_cells, prepare
from aesilicon_lab.foundry.block import CLOCK, TOP, Block, sources
from aesilicon_lab.foundry.block_proof import BYTES, wrong_cells
from aesilicon_lab.foundry.lookup_energy import lookup_pj
from aesilicon_lab.foundry.sbox_results import BlockFigures, PathStep, Synthesis

_FANOUT = 10
_OTHER_FANOUT: Mapping[abc.Goal, int] = {"area": 16, "speed": 6}
"""Goal -> fan-out tried with its best structure. As designed, all fan-outs are tried."""
_SLOW_NET_FANOUTS = (10, 6, 4)
"""Fan-outs that a quick run tries in order while a net is too slow."""

_NO_STA = "delay: an estimate by ABC, for OpenSTA is not installed"


@dataclass(frozen=True)
class _Trial:
    """The netlist of one recipe, with its area and delay."""

    recipe: str
    netlist: Path
    cells: Mapping[str, int]
    gates: Mapping[str, int] | None
    area: float
    delay: float
    slow: float
    """Excess of the slowest net over the library's transition limit, in ns; infinite if a cell of
    the slowest path has a negative delay, because the delay is then wrong."""
    max_transition_ns: float | None
    path: tuple[opensta.PathPoint, ...] = ()


def _best(trials: Sequence[_Trial], goal: abc.Goal) -> _Trial:
    """The smallest or the fastest trial; trials with a slow net come last."""
    if goal == "area":
        return min(trials, key=lambda trial: (trial.slow, trial.area, trial.delay))
    return min(trials, key=lambda trial: (trial.slow, trial.delay, trial.area))


def measure(
    block: Block,
    target: CellTarget,
    *,
    synthesis: Synthesis,
    goal: abc.Goal,
    wires: bool,
    quick: bool,
    work: Path,
) -> BlockFigures:
    """The figures of a block on a target; the tools write all files to the folder `work`.

    `quick` tries one recipe instead of several. Raises `UserError` for a block that cannot be
    mapped as designed (a table or a clocked block), and `ToolError` where a tool fails.
    """
    loaded = with_wires(target, work) if wires else None
    (figures,) = measure_goals(block, target, loaded, synthesis, (goal,), quick=quick, work=work)
    return figures


def measure_goals(
    block: Block,
    target: CellTarget,
    loaded: CellTarget | None,
    synthesis: Synthesis,
    goals: Sequence[abc.Goal] = abc.GOALS,
    *,
    quick: bool,
    work: Path,
) -> list[BlockFigures]:
    """`measure` for several goals with one search; `loaded` is the target with wires, or None."""
    tried_for = _as_designed if synthesis == "as designed" else _free
    tried = tried_for(block, loaded or target, goals, quick, work)
    return [
        _figures(block, target, loaded, synthesis, goal, _best(tried[goal], goal)) for goal in goals
    ]


# --- recipes -------------------------------------------------------------------------------------


def _free(
    block: Block, target: CellTarget, goals: Sequence[abc.Goal], quick: bool, work: Path
) -> dict[abc.Goal, list[_Trial]]:
    """Trials by goal: every structure with one fan-out, then the goal's best with another."""
    cells = library_cells(target)
    prepared = prepare(sources(block, work), TOP, work=work / "logic")

    @cache
    def attempt(structure: str, fanout: int) -> _Trial:
        recipe, folder = abc.Recipe(structure, fanout), work / f"{structure}-{fanout}"
        made = map_cells(prepared, cells, recipe, work=folder)
        return _timed(
            block, target, str(recipe), made.netlist, made.cells, None, made.timing, folder
        )

    if quick:
        structures = {goal: abc.SINGLE[goal].structure for goal in goals}
        return {
            goal: _while_slow(partial(attempt, structure), [])
            for goal, structure in structures.items()
        }
    first = {structure: attempt(structure, _FANOUT) for structure in abc.STRUCTURES}
    trials = [*first.values()]
    for goal in abc.GOALS:
        best = _best([*first.values()], goal)
        structure = next(name for name, trial in first.items() if trial is best)
        trials.append(attempt(structure, _OTHER_FANOUT[goal]))
    return dict.fromkeys(goals, trials)


def _as_designed(
    block: Block, target: CellTarget, goals: Sequence[abc.Goal], quick: bool, work: Path
) -> dict[abc.Goal, list[_Trial]]:
    """Trials by goal: without buffers (area), with several fan-outs, and with the sized cells."""
    files = sources(block, work)

    @cache
    def attempt(fanout: int | None, smallest: bool = False) -> _Trial:
        name = "no buffers" if fanout is None else f"fan-out {fanout}"
        name += ", least area" if smallest else ""
        made = map_as_designed(
            files,
            TOP,
            target,
            work=(folder := work / name.replace(", ", "-").replace(" ", "-")),
            buffered=fanout is not None,
            smallest=smallest,
            max_fanout=fanout or 0,
        )
        return _timed(
            block, target, name, made.netlist, made.cells, made.gates, made.timing, folder
        )

    sized = _sized(block, target, work / "sized")
    if quick:
        buffered = partial(attempt, smallest=False)
        first = {"area": attempt(None, smallest=True), "speed": attempt(_FANOUT)}
        return {goal: [*sized, *_while_slow(buffered, [first[goal]])] for goal in goals}
    trials = [attempt(None), attempt(None, smallest=True)]
    trials += [attempt(fanout) for fanout in (_FANOUT, *_OTHER_FANOUT.values())]
    return dict.fromkeys(goals, sized + trials)


def _while_slow(attempt: Callable[[int], _Trial], tried: list[_Trial]) -> list[_Trial]:
    """The trials in `tried`, then trials with smaller fan-outs while a net is too slow."""
    for fanout in _SLOW_NET_FANOUTS:
        if not tried or tried[-1].slow:
            tried = [*tried, attempt(fanout)]
    return tried


def _sized(block: Block, target: CellTarget, work: Path) -> list[_Trial]:
    """The trial of an S-box with its optimised cells; empty without those, or without OpenSTA."""
    if block.tbox_factor is not None or opensta.program() is None:
        return []
    if not searched_sboxes.has_cells(block.name, block.direction, target.name):
        return []
    known = cell_circuit.kinds(target)
    text = searched_sboxes.text(block.name, block.direction, target.name)
    circuit = cell_circuit.read(text, searched_sboxes.DIRECTIONS[block.direction], known)
    netlist = work / "netlist.v"
    yosys.write(netlist, cell_circuit.verilog(circuit, known, TOP))
    cells = dict(Counter(cell.name for cell in circuit.cells))
    gates = dict(cell_circuit.logic(circuit, known).counts())
    return [_timed(block, target, "the author's cells", netlist, cells, gates, None, work)]


def _timed(
    block: Block,
    target: CellTarget,
    recipe: str,
    netlist: Path,
    cells: Mapping[str, int],
    gates: Mapping[str, int] | None,
    estimate: abc.Timing | None,
    work: Path,
) -> _Trial:
    """A trial with its area and its delay: by OpenSTA, or ABC's estimate without OpenSTA."""
    library = target.library
    area = total_area(target, cells)
    if estimate and (target.built_in or opensta.program() is None):
        flop = liberty.flop_delay_ns(target.liberty, library.flop) if block.clocks else 0.0
        delay = round(estimate.delay_ns + flop, 4)
        return _Trial(recipe, netlist, cells, gates, area, delay, 0.0, None)
    timed = opensta.analyze(
        netlist,
        TOP,
        target.liberty,
        library=library,
        clock=CLOCK if block.clocks else NO_CLOCK,
        work=work,
    )
    transition = timed.max_transition_ns
    slow = max(0.0, transition - library.max_transition_ns)
    if any(step.delay_ns < 0 for step in timed.steps):
        slow = inf
    delay, path = timed.min_period_ns, tuple(timed.steps)
    return _Trial(recipe, netlist, cells, gates, area, delay, slow, transition, path)


# --- the best of them ----------------------------------------------------------------------------


def _figures(
    block: Block,
    target: CellTarget,
    loaded: CellTarget | None,
    synthesis: Synthesis,
    goal: abc.Goal,
    trial: _Trial,
) -> BlockFigures:
    netlist = verilog.read(trial.netlist)
    kinds = {
        instance.cell: power.read(target.liberty, instance.cell) for instance in netlist.instances
    }
    simulator = Simulator(netlist, kinds, clock=CLOCK, lanes=BYTES)
    wrong = wrong_cells(block, simulator)
    wire_pf = target.library.wire_pf_per_fanout if loaded else 0.0
    energy = None
    if not target.built_in:
        energy = lookup_pj(block, simulator, target, period_ns=trial.delay, wire_pf=wire_pf)
    area = gate_equivalents(target, trial.area)
    return BlockFigures(
        synthesis=synthesis,
        goal=goal,
        wires=loaded is not None,
        gates=sum(trial.gates.values()) if trial.gates is not None else None,
        gates_by_kind=trial.gates,
        gate_equivalents=area,
        area_um2=None if target.built_in else round(trial.area, 3),
        delay_ns=None if target.built_in else trial.delay,
        delay_units=trial.delay if target.built_in else None,
        area_delay=round(area * trial.delay, 1),
        cells=dict(trial.cells),
        depth=_depth(simulator),
        worst_fanout=_worst_fanout(simulator, target),
        energy_pj=None if energy is None else float(f"{energy:.6g}"),
        max_transition_ns=trial.max_transition_ns,
        path=tuple(PathStep(cell=step.cell, delay_ns=step.delay_ns) for step in trial.path),
        recipe=trial.recipe,
        proven=wrong is None,
        notes=tuple(_notes(target, trial, wrong)),
    )


def _depth(simulator: Simulator) -> int:
    """Number of cells on the longest path; a register begins a path."""
    levels: dict[str, int] = {}
    for instance in simulator.order:
        cell = simulator.cells[instance.cell]
        before = [levels.get(instance.pins[pin.name], 0) for pin in cell.inputs if not cell.flop]
        for pin in cell.outputs:
            levels[output_net(instance, pin.name)] = 1 + max(before, default=0)
    return max(levels.values(), default=0)


def _worst_fanout(simulator: Simulator, target: CellTarget) -> int:
    """The largest number of cell pins that an input bit drives, directly and through buffers."""
    plain_gates = plain_cells.gates(target.liberty)
    buffers = {
        gate.name: gate.output for gate in plain_gates if plain_cells.is_gate(gate, BUFFER, 1)
    }
    pins: dict[str, int] = {}
    for instance in reversed(simulator.order):
        driven = 1
        if instance.cell in buffers:
            driven = pins.get(instance.pins[buffers[instance.cell]], 0)
        for pin in simulator.cells[instance.cell].inputs:
            net = instance.pins[pin.name]
            pins[net] = pins.get(net, 0) + driven
    return max(pins.get(f"data_i[{bit}]", 0) for bit in range(8))


def _notes(target: CellTarget, trial: _Trial, wrong: str | None) -> list[str]:
    notes = [] if wrong is None else [wrong]
    if trial.max_transition_ns is None and not target.built_in:
        notes.append(_NO_STA)
    if trial.slow == inf:
        notes.append("a cell of the slowest path has a negative delay, so the delay means nothing")
    elif trial.slow:
        notes.append(
            f"a net takes {trial.max_transition_ns:.2f} ns to change, beyond the limit of "
            f"{target.library.max_transition_ns:g} ns"
        )
    return notes
