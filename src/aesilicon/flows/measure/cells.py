# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a core on a standard-cell library: area, the clock by static timing, and energy."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, require_equal
from aesilicon.errors import ToolError
from aesilicon.flows.measure import efficiency_search, run_folder, sbox_cells, search
from aesilicon.flows.measure.breakdown import modules
from aesilicon.flows.measure.energy import measure_energy, why_no_energy
from aesilicon.flows.measure.measurement import (
    AreaSplit,
    BlockEnergy,
    CellDelay,
    Constants,
    Effort,
    Figures,
    ModuleArea,
    ModulePath,
    OrderMedian,
    PathStage,
    Slack,
)
from aesilicon.flows.measure.names import signal
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.search import Trial
from aesilicon.mapping import restored, verilog
from aesilicon.mapping.library import gate_equivalents, library_cells, total_area
from aesilicon.netlist.mapped_netlist import Instance
from aesilicon.targets import CellTarget, liberty, wire_load
from aesilicon.tools import abc, opensta
from aesilicon.tools.yosys import counts, statistics
from aesilicon.tools.yosys_cells import CellNetlist, Cells, Prepared, map_cells, prepare

_ASYNCHRONOUS = {"$adff", "$adffe", "$aldff", "$aldffe", "$dffsr", "$dffsre"}

_NO_WIRES = "before layout: ideal clock, no wires"
_WIRES = "before layout: ideal clock, wires as a capacitance for each fan-out"
_GENERIC = (
    "estimate on the built-in library: areas in gate equivalents, times in units of one NAND2 "
    "driving four"
)
_SYNCHRONOUS = "its asynchronous resets were made synchronous, which take less area"
_NO_STA = "estimate: OpenSTA is not installed, so ABC's timing with the flip-flop's own stands in"


def measure_cells(
    core: CoreUnderTest,
    target: CellTarget,
    options: Options,
    work: Path,
) -> Figures:
    """Measures area, clock and energy on a library. All files are written to the folder `work`.

    Raises `ToolError` where a tool fails or the netlist is not its RTL, `UserError` for a recipe or
    an option that does not fit.
    """
    library = target.library
    wire_pf = library.wire_pf_per_fanout if options.wires else 0.0
    attempts = _Attempts(core, target, options, work)
    loaded = attempts.target
    searched = efficiency_search if options.goal == "efficiency" else search
    if options.recipe is not None:
        best = attempts.attempt(search.named(options.recipe, kept=attempts.kept))
        tried = [best]
    else:
        best, tried = searched.search(
            target, options, attempts.attempt, kept=attempts.kept, again=attempts.again
        )
        if options.for_clock:
            best, tried = search.unloaded(
                target, options, attempts.attempt, tried, kept=attempts.kept
            )
    others = [attempts.attempt(replace(best.recipe, order=n)) for n in options.order_seeds[1:]]
    median = OrderMedian.of([trial.result() for trial in (best, *others)])
    if options.for_clock and (light := search.lightest(tried, options)) != best.recipe:
        others += [attempts.attempt(replace(light, order=n)) for n in options.order_seeds[1:]]
    best, tried = searched.best([best, *others], target, options), [*tried, *others]
    mapped = Mapped(core, _kept(best.mapped, work), library=target.liberty)
    require_equal(mapped, work / "compare")
    instances = verilog.read(mapped.netlist).instances
    parts = modules(mapped, work / "parts")
    by_module: tuple[ModulePath, ...] = ()
    loops: tuple[ModulePath, ...] = ()
    energy = None
    no_energy = why_no_energy(core)
    if not target.built_in and not no_energy:
        period = options.clock_ns or best.period
        energy = measure_energy(mapped, target, period_ns=period, wire_pf_per_fanout=wire_pf)
    notes = [_GENERIC] if target.built_in else [_NO_WIRES if not wire_pf else _WIRES]
    if best.timed is not None:
        timed = _timed(mapped.netlist, core, loaded, work)  # the same, with names restored
        notes += _limits(timed, library.max_transition_ns, work)
        path = _sta_path(timed, parts)
        by_module = _paths_by_module(mapped, instances, loaded, parts, work)
        loops = _paths_by_module(mapped, instances, loaded, parts, work, loops=True)
    else:
        path = _abc_path(best.mapped, target)
        notes += [] if target.built_in else [_NO_STA]
    if core.design is None and _has_asynchronous(work / "logic"):
        notes.append(_SYNCHRONOUS)
    notes += [no_energy] if no_energy else []
    if options.clock_ns is not None and best.period > options.clock_ns:
        notes.append(f"no recipe met the clock of {options.clock_ns:g} ns")
    areas = _areas(instances, target, parts)
    return Figures(
        area_um2=None if target.built_in else round(best.mapped.area, 3),
        gate_equivalents=best.gate_equivalents,
        ffs=best.mapped.flops,
        cells=dict(best.mapped.cells),
        area_split=areas.split,
        area_by_module=areas.by_module,
        fmax_mhz=None if target.built_in else round(1000 / best.period, 2),
        min_period_units=best.period if target.built_in else None,
        fmax_method="logic" if best.timed is None else "sta",
        critical_path=tuple(path),
        paths_by_module=by_module,
        loops_by_module=loops,
        slack_ns=None
        if options.clock_ns is None or target.built_in
        else (Slack(clock_ns=options.clock_ns, slack_ns=round(options.clock_ns - best.period, 4)),),
        energy={d: BlockEnergy(**e.to_json()) for d, e in energy.items()} if energy else None,
        constants=Constants(
            driving_cell=library.driving_cell,
            input_slew_ns=library.input_slew_ns,
            output_load_pf=library.output_load_pf,
            max_transition_ns=library.max_transition_ns,
            wire_pf_per_fanout=wire_pf,
        ),
        recipe=str(best.recipe),
        tried=tuple(trial.result() for trial in tried),
        median=median,
        effort=_effort(tried, options),
        estimate=best.timed is None,
        notes=tuple(notes),
    )


def map_by_recipe(
    core: CoreUnderTest,
    target: CellTarget,
    recipe: abc.Recipe,
    options: Options,
    work: Path,
) -> tuple[Path, float, float]:
    """The netlist of one recipe, proven equal to the RTL; its gate equivalents; its period in ns.

    A measurement with these options that selects this recipe has the same netlist. Raises the
    errors of `measure_cells`.
    """
    made = _Attempts(core, target, options, work).attempt(recipe)
    netlist = _kept(made.mapped, work)
    mapped = Mapped(core, netlist, library=target.liberty)
    require_equal(mapped, work / "compare")
    return netlist, made.gate_equivalents, made.period


class _Attempts:
    """Maps RTL by any recipe. The RTL is elaborated once with S-boxes and once without them."""

    def __init__(
        self,
        core: CoreUnderTest,
        target: CellTarget,
        options: Options,
        work: Path,
    ) -> None:
        self._core, self._options, self._work = core, options, work
        self.target = wire_load.loaded(target, work) if options.wires else target
        self._cells = library_cells(self.target)
        self._sboxes = None
        if core.design is not None:
            sources = [*core.files]
            self._sboxes = sbox_cells.kept(core.design, target, sources, work / "as-designed")
        self.kept = self._sboxes is not None
        self.again = () if self._sboxes is None else self._sboxes.again

    @cached_property
    def _whole(self) -> Prepared:
        """The gates of the whole core, made on first use: slow for designs with many tables."""
        return prepare(
            *(self._core.files, self._core.top),
            synchronous=self._core.design is None,
            work=self._work / "logic",
        )

    @cached_property
    def _around(self) -> Prepared:
        """The gates around the S-boxes."""
        assert self._sboxes is not None
        return prepare(
            *(self._core.files, self._core.top),
            boxes=self._sboxes.modules,
            work=self._work / "around-sboxes",
        )

    def attempt(self, recipe: abc.Recipe) -> Trial:
        """The netlist of one recipe, with its area and its shortest clock period."""
        folder = run_folder.of_recipe(self._work, str(recipe))
        if recipe.boxes_kept and self._sboxes is not None:
            boxes, prepared = self._sboxes.cells, self._around
        else:
            boxes, prepared = "", self._whole
        return _attempt(
            *(self._core, prepared, self.target, self._cells, recipe, self._options, folder),
            boxes=boxes,
        )


def _attempt(
    core: CoreUnderTest,
    prepared: Prepared,
    target: CellTarget,
    cells: Cells,
    recipe: abc.Recipe,
    options: Options,
    work: Path,
    *,
    boxes: str = "",
) -> Trial:
    library = target.library
    flop_delay = liberty.flop_delay_ns(target.liberty, library.flop)
    clock_ns = recipe.clock_ns or options.clock_ns
    delay = None if clock_ns is None else max(clock_ns - flop_delay, 0.001)
    mapped = map_cells(prepared, cells, recipe, delay_ns=delay, boxes=boxes, work=work)
    if boxes:
        small = recipe.small and options.goal != "speed"
        mapped = sbox_cells.sized(
            mapped,
            target,
            recipe.fanout_again,
            small=small,
            delay_ns=delay,
            work=run_folder.sized(work),
        )
    timed = None
    period = round(mapped.timing.delay_ns + flop_delay, 4)
    if not target.built_in and opensta.program() is not None:
        timed = _timed(mapped.netlist, core, target, work)
        period = timed.min_period_ns
    return Trial(recipe, mapped, timed, gate_equivalents(target, mapped.area), period)


def _timed(netlist: Path, core: CoreUnderTest, target: CellTarget, work: Path) -> opensta.Timing:
    return opensta.analyze(
        *(netlist, core.top, target.liberty),
        library=target.library,
        clock=core.clock,
        work=work,
    )


def _effort(tried: Iterable[Trial], options: Options) -> Effort:
    recipes = [trial.recipe for trial in tried]
    return Effort(
        clocks=len({recipe.clock_ns or options.clock_ns for recipe in recipes}),
        recipes=len({replace(recipe, clock_ns=None, order=0) for recipe in recipes}),
        orders=len({recipe.order for recipe in recipes}),
        tries=len(recipes),
    )


def _has_asynchronous(work: Path) -> bool:
    work = work / "elaborated"
    found = statistics(work / "elaborated.json", work / "yosys.log")
    return any(cell in _ASYNCHRONOUS for cell in counts(found, work / "yosys.log"))


def _kept(mapped: CellNetlist, work: Path) -> Path:
    """Writes a netlist into the run folder, with names restored; returns its path."""
    return restored.cells(mapped.netlist, mapped.names, run_folder.netlist(work))


@dataclass(frozen=True)
class _Areas:
    split: AreaSplit
    by_module: tuple[ModuleArea, ...]


def _areas(instances: Iterable[Instance], target: CellTarget, parts: Mapping[str, str]) -> _Areas:
    """Gate equivalents of registers and logic, and of each module with its registers."""
    flop = target.library.flop.cell
    kinds: Counter[str] = Counter()
    of_modules: dict[str, Counter[str]] = {}
    for one in instances:
        kinds[one.cell] += 1
        of_modules.setdefault(parts[one.name], Counter())[one.cell] += 1

    def total(cells: Mapping[str, int]) -> float:
        return gate_equivalents(target, total_area(target, cells))

    return _Areas(
        split=AreaSplit(
            registers=total({flop: kinds[flop]}),
            logic=total({cell: n for cell, n in kinds.items() if cell != flop}),
        ),
        by_module=tuple(
            sorted(
                (
                    ModuleArea(module=name, gate_equivalents=total(cells))
                    for name, cells in of_modules.items()
                ),
                key=lambda one: (-one.gate_equivalents, one.module),
            )
        ),
    )


def _limits(timed: opensta.Timing, max_transition_ns: float, work: Path) -> list[str]:
    """Refuses a path through a negative arc; notes a slow net, which can make arcs negative."""
    if any(step.delay_ns < 0 for step in timed.steps):
        raise ToolError(
            opensta.STEP, "the slowest path has a cell of negative delay", work / "opensta.log"
        )
    if timed.max_transition_ns <= max_transition_ns:
        return []
    return [
        f"a net takes {timed.max_transition_ns:.2f} ns to change, beyond the limit of "
        f"{max_transition_ns:g} ns"
    ]


def _paths_by_module(
    mapped: Mapped,
    instances: Iterable[Instance],
    target: CellTarget,
    parts: Mapping[str, str],
    work: Path,
    *,
    loops: bool = False,
) -> tuple[ModulePath, ...]:
    library = target.library
    ends: dict[str, list[str]] = {}
    for one in instances:
        if one.cell == library.flop.cell:
            ends.setdefault(parts[one.name], []).append(one.name)
    slowest = opensta.slowest_to(
        mapped.netlist,
        mapped.core.top,
        target.liberty,
        ends,
        library=library,
        clock=mapped.core.clock,
        work=work,
        loops=loops,
    )
    found = [
        ModulePath(
            module=module,
            delay_ns=path.min_period_ns,
            stages=tuple(_sta_path(path, parts)),
            cells=tuple(_cells(path, parts)),
        )
        for module, path in slowest.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.delay_ns, one.module)))


def _cells(timed: opensta.SlowestPath, parts: Mapping[str, str]) -> Iterable[CellDelay]:
    """Each cell of a path with its module and delay."""
    for step in timed.steps:
        instance = step.pin.rpartition("/")[0].replace("\\", "")
        yield CellDelay(cell=step.cell, module=parts.get(instance, ""), delay=step.delay_ns)


def _sta_path(timed: opensta.SlowestPath, parts: Mapping[str, str]) -> list[PathStage]:
    """The path in stages; consecutive cells of one module are one stage."""
    stages: list[tuple[str, float]] = []
    for step in timed.steps:
        instance = step.pin.rpartition("/")[0]
        if step.cell in ("in", "out"):
            stage = f"{step.cell}put {step.pin}"
        elif instance == timed.start:
            stage = f"register {signal(timed.start)}"
        else:
            stage = parts.get(instance.replace("\\", ""), step.cell)
        if stages and stages[-1][0] == stage:
            stages[-1] = stage, round(stages[-1][1] + step.delay_ns, 4)
        else:
            stages.append((stage, step.delay_ns))
    if timed.setup_ns:
        stages.append((f"setup of register {signal(timed.end)}", timed.setup_ns))
    return [PathStage(stage=stage, delay_ns=delay_ns) for stage, delay_ns in stages]


def _abc_path(mapped: CellNetlist, target: CellTarget) -> list[PathStage]:
    timing, names = mapped.timing, mapped.names
    flop_delay = liberty.flop_delay_ns(target.liberty, target.library.flop)
    first, *others = timing.stages or (abc.Stage("pi", 0.0),)
    end = "register" if timing.end.startswith("$") else signal(names.wire(timing.end))
    stages = [
        ("register: clock to output and setup", round(flop_delay, 4)),
        (f"from {signal(names.wire(timing.start))}", first.delay_ns),
        *((stage.cell, stage.delay_ns) for stage in others),
        (f"to {end}", 0.0),
    ]
    if target.built_in:
        return [PathStage(stage=name, delay_ns=None, delay_units=d) for name, d in stages]
    return [PathStage(stage=name, delay_ns=delay_ns) for name, delay_ns in stages]
