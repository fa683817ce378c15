# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures of placed netlists, which `measure --placed` adds to a row.

After a search for the fastest clock, or for the most throughput a gate, the netlists of its best
recipes are placed. The best of them is then placed with more seeds, and the median is reported.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from aesilicon import console
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, require_equal
from aesilicon.flows.measure import run_folder
from aesilicon.flows.measure.cells import map_by_recipe
from aesilicon.flows.measure.measurement import Measurement, TriedRecipe
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.mapping.library import gate_equivalents, total_area
from aesilicon.parallel import together
from aesilicon.step import Step, Tell, Work, silent
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target
from aesilicon.tools import abc
from aesilicon_lab.layout import (
    clock_tree,
    layout,
    layout_figures,
    layout_rows,
    layout_rules,
    timed_placement,
)
from aesilicon_lab.layout.layout_figures import CLOCK
from aesilicon_lab.layout.layout_results import PLACERS, PlacedFigures, Unplaced
from aesilicon_lab.layout.timed_placement import Placed
from aesilicon_lab.tools import coloquinte

SEEDS = (1, 2, 3)
"""Seeds of placement; the median of their clocks is reported."""
BEST = 3
"""Largest number of recipes of a search that are placed."""
_NEAR = 1.05
"""Only recipes within this ratio of the best one without wires are placed."""


def check(where: Sequence[CellTarget]) -> None:
    """Raises as `layout_rules.rules` and `coloquinte.require` do, before anything is measured."""
    for target in where:
        layout_rules.technology(target, layout_rules.rules(target))
    coloquinte.require()


class _OnCells:
    """Subject, place and versions of a step on a measured netlist of cells."""

    measured: MeasureDesign

    @property
    def subject(self) -> str:
        """The design."""
        return self.measured.subject

    @property
    def place(self) -> str:
        """Target and options of the measurement."""
        return self.measured.place

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools of a layout."""
        return layout_figures.tools()

    @property
    def target(self) -> CellTarget:
        """The target of the measurement."""
        target = self.measured.target
        assert isinstance(target, CellTarget)
        return target


@dataclass(frozen=True)
class Place(_OnCells, Step[PlacedFigures]):
    """Places a measured netlist; after a search, the netlist of the recipe that places best."""

    measured: MeasureDesign

    kind = "placed"
    result = PlacedFigures
    code = ("aesilicon_lab.layout.placed_rows",)
    doing = "placing"

    def run(self, work: Work, tell: Tell) -> PlacedFigures:
        """Places the netlists; raises the errors of `layout_rules.rules` and `coloquinte.place`."""
        step, target = self.measured, self.target
        best, measured = layout_rows.mapped_netlist(step, work)
        netlists = {str(measured.recipe): best}
        for recipe in candidates(measured, step.options):
            netlists.setdefault(recipe, run_folder.netlist_of_recipe(work.folder_of(step), recipe))

        recipe, runs, placed_recipes = _search(step, netlists, work.folder, SEEDS, tell)
        mapped = netlists[recipe]
        if mapped != best:
            core = CoreUnderTest.of(step.design, work.folder / "rtl", adapted=False)
            tell(f"{recipe}: comparing the netlist with the RTL")
            require_equal(Mapped(core, mapped, library=target.liberty), work.folder / "compare")
        figures = _figures(recipe, step.design, target, mapped, runs)
        return figures.model_copy(update={"placed_recipes": placed_recipes})


@dataclass(frozen=True)
class PlaceRecipes(_OnCells, Step[PlacedFigures]):
    """Places the netlists of some recipes, without the search that chose them.

    `unplaced` has the gate equivalents and the clock period of the best one before placement.
    """

    measured: MeasureDesign
    recipes: tuple[str, ...]
    seeds: tuple[int, ...] = SEEDS

    kind = "placed"
    result = PlacedFigures
    code = ("aesilicon_lab.layout.placed_rows",)
    doing = "placing"

    def run(self, work: Work, tell: Tell) -> PlacedFigures:
        """Maps and places the netlists; raises the errors of `Place.run`."""
        design, target = self.measured.design, self.target
        core = CoreUnderTest.of(design, work.folder / "rtl", adapted=False)
        netlists: dict[str, Path] = {}
        unplaced: dict[str, Unplaced] = {}
        for recipe in self.recipes:
            tell(f"mapping by {recipe}")
            netlists[recipe], area, period = map_by_recipe(
                *(core, target, abc.Recipe.parse(recipe), self.measured.options),
                run_folder.of_recipe(work.folder / "map", recipe),
            )
            unplaced[recipe] = Unplaced(gate_equivalents=area, period_ns=period)
        best, runs, placed_recipes = _search(self.measured, netlists, work.folder, self.seeds, tell)
        figures = _figures(best, design, target, netlists[best], runs)
        return figures.model_copy(
            update={"unplaced": unplaced[best], "placed_recipes": placed_recipes}
        )


def placed(
    step: MeasureDesign, store: Store, *, force: bool = False, tell: Tell = silent
) -> PlacedFigures:
    """The field `placed` of the row that `step` measures."""
    return Place(step).done(store, force=force, tell=tell)


def show(rows: Sequence[Measurement]) -> None:
    """Prints the figures of placed rows beside the clocks without wires."""
    lines = []
    for row in rows:
        figures = row.placed
        assert isinstance(figures, PlacedFigures) and row.fmax_mhz is not None
        energy = ", ".join(f"{pj:.4g}" for pj in (figures.energy_pj_per_bit or {}).values())
        spread = " to ".join(f"{pick(figures.periods_ns):.3f}" for pick in (min, max))
        clocks = (f"{1000 / row.fmax_mhz:.3f}", f"{figures.period_ns:.3f}", spread)
        lines.append([row.design, row.target, *clocks, f"{figures.wire_mm:g}", energy or "-"])
    columns = ["design", "target", "no wires, ns", "placed, ns", "of three", "wires, mm", "pJ/bit"]
    console.table(columns, lines, title="Placed, with estimated wires and clock tree")


def _figures(
    recipe: str, design: Design, target: CellTarget, mapped: Path, runs: Sequence[Placed]
) -> PlacedFigures:
    """The figures of a netlist that was placed with each seed."""
    middle = sorted(runs, key=lambda run: (run.period_ns, run.seed))[len(runs) // 2]
    placement = middle.placement
    versions = layout_figures.tools()
    return PlacedFigures(
        recipe=recipe,
        period_ns=middle.period_ns,
        fmax_mhz=round(1000 / middle.period_ns, 2),
        periods_ns=tuple(run.period_ns for run in runs),
        seeds=tuple(run.seed for run in runs),
        seed=middle.seed,
        wire_mm=layout_figures.length_mm(middle.wires.values()),
        wire_model=layout_rules.wire_model(placement.technology, layout_rules.rules(target)),
        die_um2=round(placement.floor.die_um2, 1),
        utilisation=middle.utilisation,
        cells=len(placement.netlist.cells),
        gate_equivalents=_gates(middle, target),
        resized_cells=middle.resized,
        wire_buffers=middle.wire_buffers,
        clock_buffers=len(clock_tree.buffers(placement.netlist)),
        skew_ns=middle.timing.skew_ns,
        hold_slack_ns=middle.timing.hold_ns,
        max_transition_ns=middle.timing.setup.max_transition_ns,
        energy_pj_per_bit=layout_figures.energy_of(
            *(design, target, mapped, placement.netlist, middle.wires, middle.period_ns)
        ),
        tools={tool: versions[tool] for tool in PLACERS if tool in versions},
    )


def candidates(measured: Measurement, options: Options) -> list[str]:
    """The best recipes of a search; empty for the least area and with a requested clock.

    For throughput a gate one of each script, for its others place alike: the one of the row first.
    """
    if options.goal == "area" or options.clock_ns is not None:
        return []
    tried = sorted((_value(one, options), one.recipe) for one in measured.tried)
    near = [recipe for value, recipe in tried if value <= _NEAR * tried[0][0]]
    if options.goal == "efficiency":
        of_script = {_script(recipe): recipe for recipe in (*reversed(near), str(measured.recipe))}
        near = sorted(of_script.values(), key=[str(measured.recipe), *near].index)
    return near[:BEST]


def _script(recipe: str) -> str:
    """Script of a recipe, and whether its S-boxes are kept."""
    return f"{recipe.split(',')[0]} {'S-boxes kept' in recipe}"


def _value(tried: TriedRecipe, options: Options) -> float:
    """What is less in a better netlist without wires: its period, or area times period."""
    assert tried.gate_equivalents is not None
    return (tried.min_period or 0.0) * (tried.gate_equivalents if options.goal != "speed" else 1.0)


def _search(
    step: MeasureDesign,
    netlists: Mapping[str, Path],
    work: Path,
    seeds: Sequence[int],
    tell: Tell,
) -> tuple[str, list[Placed], dict[str, float]]:
    """Places each netlist by the first seed, and the best one by all.

    Returns its recipe, its placements, and the period of each recipe by the first seed.
    """

    def run(recipe: str, *chosen: int) -> list[Placed]:
        tell(f"{recipe}: placing by {len(chosen)} of {len(seeds)} seeds")
        assert isinstance(step.target, CellTarget)
        return _place(netlists[recipe], step.target, run_folder.of_recipe(work, recipe), chosen)

    made = together([partial(run, recipe, seeds[0]) for recipe in netlists])
    firsts = dict(zip(netlists, chain(*made), strict=True))
    best = _best(firsts, step)
    others = run(best, *seeds[1:]) if seeds[1:] else []
    return best, [firsts[best], *others], {name: one.period_ns for name, one in firsts.items()}


def _best(firsts: Mapping[str, Placed], step: MeasureDesign) -> str:
    """The recipe whose netlist is the best when placed: the fastest, or for its area."""

    def value(run: Placed) -> float:
        fast = step.options.goal == "speed"
        return run.period_ns * (1.0 if fast else _gates(run, step.target))

    return min(firsts, key=lambda name: (value(firsts[name]), name))


def _gates(run: Placed, target: Target) -> float:
    """Gate equivalents of a placed netlist."""
    assert isinstance(target, CellTarget)
    cells = Counter(run.placement.netlist.cells.values())
    return gate_equivalents(target, total_area(target, cells))


def _place(mapped: Path, target: CellTarget, work: Path, seeds: Sequence[int]) -> list[Placed]:
    rules = layout_rules.rules(target)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    return timed_placement.placed(netlist, target, rules, CLOCK, work, seeds=seeds)
