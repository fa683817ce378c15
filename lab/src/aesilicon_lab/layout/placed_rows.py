# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures of placed netlists, which `measure --placed` adds to a row.

After a search for the fastest clock the netlists of its best recipes are placed. The recipe with
the best placed clock is then placed with more seeds, and the median clock is reported.
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
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.mapping.library import gate_equivalents, total_area
from aesilicon.parallel import together
from aesilicon.step import Step, Tell, Work, silent
from aesilicon.store import Store
from aesilicon.targets import CellTarget
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
"""Only recipes within this ratio of the best period without wires are placed."""


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
        for recipe in _candidates(measured, step.options):
            netlists.setdefault(recipe, run_folder.netlist_of_recipe(work.folder_of(step), recipe))

        def run(recipe: str, *seeds: int) -> list[Placed]:
            tell(f"{recipe}: placing by {len(seeds)} of {len(SEEDS)} seeds")
            return _place(
                netlists[recipe], target, run_folder.of_recipe(work.folder, recipe), seeds
            )

        made = together([partial(run, recipe, SEEDS[0]) for recipe in netlists])
        firsts = dict(zip(netlists, chain(*made), strict=True))
        recipe = min(firsts, key=lambda name: (firsts[name].period_ns, name))
        mapped = netlists[recipe]
        if mapped != best:
            core = CoreUnderTest.of(step.design, work.folder / "rtl", adapted=False)
            tell(f"{recipe}: comparing the netlist with the RTL")
            require_equal(Mapped(core, mapped, library=target.liberty), work.folder / "compare")
        runs = [firsts[recipe], *run(recipe, *SEEDS[1:])]
        placed_recipes = {name: run.period_ns for name, run in firsts.items()}
        figures = _figures(recipe, step.design, target, mapped, runs)
        return figures.model_copy(update={"placed_recipes": placed_recipes})


@dataclass(frozen=True)
class PlaceRecipe(_OnCells, Step[PlacedFigures]):
    """Places the netlist of one recipe, without the search that chose it.

    `unplaced` has the gate equivalents and the clock period of the netlist before placement.
    """

    measured: MeasureDesign
    recipe: str
    seeds: tuple[int, ...] = SEEDS

    kind = "placed"
    result = PlacedFigures
    code = ("aesilicon_lab.layout.placed_rows",)
    doing = "placing"

    def run(self, work: Work, tell: Tell) -> PlacedFigures:
        """Maps and places the netlist; raises the errors of `Place.run`."""
        design, target = self.measured.design, self.target
        tell(f"mapping by {self.recipe}")
        core = CoreUnderTest.of(design, work.folder / "rtl", adapted=False)
        mapped, area, period = map_by_recipe(
            core,
            target,
            abc.Recipe.parse(self.recipe),
            self.measured.options,
            work.folder / "map",
        )
        tell(f"placing by {len(self.seeds)} seeds")
        runs = _place(mapped, target, work.folder, self.seeds)
        unplaced = Unplaced(gate_equivalents=area, period_ns=period)
        figures = _figures(self.recipe, design, target, mapped, runs)
        return figures.model_copy(update={"unplaced": unplaced})


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
    area = total_area(target, Counter(placement.netlist.cells.values()))
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
        gate_equivalents=gate_equivalents(target, area),
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


def _candidates(measured: Measurement, options: Options) -> list[str]:
    """The best recipes of a search for speed; empty for other goals and with a requested clock."""
    if options.goal != "speed" or options.clock_ns is not None:
        return []
    tried = sorted((one.min_period or 0.0, one.recipe) for one in measured.tried)
    limit = _NEAR * tried[0][0]
    return [recipe for period, recipe in tried[:BEST] if period <= limit]


def _place(mapped: Path, target: CellTarget, work: Path, seeds: Sequence[int]) -> list[Placed]:
    rules = layout_rules.rules(target)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    return timed_placement.placed(netlist, target, rules, CLOCK, work, seeds=seeds)
