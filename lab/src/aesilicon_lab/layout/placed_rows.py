# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures of placed netlists: what `measure --placed` adds to a row.

Where a search for the fastest clock tried several recipes, its best few are placed, and the one
with the best placed clock counts. It is then placed with more seeds; the median clock is taken.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from aesilicon import provenance
from aesilicon.design import rtl
from aesilicon.equivalence.mapped import Mapped, require_equal
from aesilicon.flows.measure.cells import map_by_recipe
from aesilicon.flows.measure.subject import Subject
from aesilicon.flows.sweep import Job
from aesilicon.mapping.library import gate_equivalents, total_area
from aesilicon.parallel import together
from aesilicon.store import Store
from aesilicon.targets import CellTarget
from aesilicon.tools import abc
from aesilicon_lab.layout import (
    clock_tree,
    layout,
    layout_figures,
    layout_rows,
    layouts,
    timed_placement,
)
from aesilicon_lab.layout.layout_figures import CLOCK
from aesilicon_lab.layout.results import PlacedFigures
from aesilicon_lab.layout.timed_placement import Placed
from aesilicon_lab.tools import coloquinte

KIND = "placed"
SEEDS = (1, 2, 3)
"""The median clock of these counts."""
BEST = 3
"""Recipes of a search that are placed, at most."""
_NEAR = 1.05
"""Only those within this ratio of the best clock without wires."""

Told = Callable[[str], None]


def check(where: Sequence[CellTarget]) -> None:
    """Raises as `layouts.rules` and `coloquinte.require` do, before anything is measured."""
    for target in where:
        layouts.technology(target, layouts.rules(target))
    coloquinte.require()


def placed(
    job: Job, store: Store, *, force: bool = False, told: Told = lambda now: None
) -> PlacedFigures:
    """The figures of a design placed on a library, made if need be: `placed` of a measured row.

    Raises as `layouts.rules` and `coloquinte.place` do.
    """
    key = layout_rows.key_of(job, KIND, provenance.digest_of(__name__))
    with store.exclusive(key):
        entry = None if force else store.get(key)
        if entry is None:
            work = store.new_run_folder(key)
            figures = _figures(job, store, work, told)
            entry = store.put(key, KIND, job.design.name, job.place, figures)
    return PlacedFigures.model_validate(entry.result)


def _figures(job: Job, store: Store, work: Path, told: Told) -> dict[str, Any]:
    target = job.target
    assert isinstance(target, CellTarget)
    best, measured = layout_rows.mapped_netlist(job, store)
    netlists = {measured["recipe"]: best}
    for recipe in _candidates(measured, job):
        netlists.setdefault(recipe, _trial(store.run_folder(job.key), recipe))

    def run(recipe: str, *seeds: int) -> list[Placed]:
        told(f"{recipe}: placing by {len(seeds)} of {len(SEEDS)} seeds")
        return _place(netlists[recipe], target, work / _folder(recipe), seeds)

    made = together([partial(run, recipe, SEEDS[0]) for recipe in netlists])
    firsts = dict(zip(netlists, chain(*made), strict=True))
    recipe = min(firsts, key=lambda name: (firsts[name].period_ns, name))
    mapped = netlists[recipe]
    if mapped != best:
        sources = rtl.write_sources(job.design, work / "rtl", adapted=False)
        told(f"{recipe}: comparing the netlist with the RTL")
        require_equal(
            Mapped(tuple(sources), job.design.top, mapped, library=target.liberty, clock=CLOCK),
            work / "compare",
        )
    runs = [firsts[recipe], *run(recipe, *SEEDS[1:])]
    placed_recipes = {name: run.period_ns for name, run in firsts.items()}
    return {"recipe": recipe, "placed_recipes": placed_recipes} | _of(job, mapped, runs)


def by_recipe(
    job: Job,
    recipe: str,
    store: Store,
    *,
    seeds: Sequence[int] = SEEDS,
    told: Told = lambda now: None,
) -> PlacedFigures:
    """The same for the netlist of one recipe, without the search that chose it.

    `unplaced` has its gate equivalents and its clock without wires. Raises as `placed` does.
    """
    ours = provenance.digest_of(__name__)
    key = layout_rows.key_of(job, f"{KIND} by {recipe} and {len(seeds)} seeds", ours)
    with store.exclusive(key):
        entry = store.get(key)
        if entry is None:
            work = store.new_run_folder(key)
            design, target = job.design, job.target
            assert isinstance(target, CellTarget)
            told(f"mapping by {recipe}")
            sources = rtl.write_sources(design, work / "rtl", adapted=False)
            mapped, area, period = map_by_recipe(
                *(Subject.of(design), target, sources, abc.Recipe.parse(recipe), job.options),
                work / "map",
            )
            told(f"placing by {len(seeds)} seeds")
            runs = _place(mapped, target, work, seeds)
            unplaced = {"gate_equivalents": area, "period_ns": period}
            figures = {"recipe": recipe, "unplaced": unplaced} | _of(job, mapped, runs)
            entry = store.put(key, KIND, design.name, job.place, figures)
    return PlacedFigures.model_validate(entry.result)


def _of(job: Job, mapped: Path, runs: Sequence[Placed]) -> dict[str, Any]:
    """The figures of a netlist that was placed with each seed."""
    target = job.target
    assert isinstance(target, CellTarget)
    middle = sorted(runs, key=lambda run: (run.period_ns, run.seed))[len(runs) // 2]
    placement = middle.placement
    model = layouts.wire_model(placement.technology, layouts.rules(target))
    area = total_area(target, Counter(placement.netlist.cells.values()))
    return {
        "period_ns": middle.period_ns,
        "fmax_mhz": round(1000 / middle.period_ns, 2),
        "periods_ns": [run.period_ns for run in runs],
        "seeds": [run.seed for run in runs],
        "seed": middle.seed,
        "wire_mm": round(sum(one.length_um for one in middle.wires.values()) / 1000, 2),
        "wire_model": model.to_json(),
        "die_um2": round(placement.floor.die_um2, 1),
        "utilisation": middle.utilisation,
        "cells": len(placement.netlist.cells),
        "gate_equivalents": gate_equivalents(target, area),
        "resized_cells": middle.resized,
        "wire_buffers": middle.wire_buffers,
        "clock_buffers": len(clock_tree.buffers(placement.netlist)),
        "skew_ns": middle.timing.skew_ns,
        "hold_slack_ns": middle.timing.hold_ns,
        "max_transition_ns": middle.timing.setup.max_transition_ns,
        "energy_pj_per_bit": layout_figures.energy_of(
            *(job.design, target, mapped, placement.netlist, middle.wires, middle.period_ns)
        ),
        "tools": {
            name: version
            for name, version in layout_figures.tools().items()
            if name in ("coloquinte", "opensta")
        },
    }


def _candidates(measured: Mapping[str, Any], job: Job) -> list[str]:
    """Recipes to place beside the best: in a search for speed alone, the next best."""
    if job.options.goal != "speed" or job.options.clock_ns is not None:
        return []
    tried = sorted(measured["tried"], key=lambda one: one["min_period"])
    limit = _NEAR * tried[0]["min_period"]
    return [one["recipe"] for one in tried[:BEST] if one["min_period"] <= limit]


def _folder(recipe: str) -> str:
    """What `measure` calls the folder of a recipe."""
    return recipe.replace(", ", "-").replace(" ", "-")


def _trial(measured: Path, recipe: str) -> Path:
    """The netlist of a recipe in the folder of a measurement; sized anew if S-boxes were kept."""
    folder = measured / _folder(recipe)
    sized = folder / "sized" / "netlist.v"
    return sized if sized.is_file() else folder / "netlist.v"


def _place(mapped: Path, target: CellTarget, work: Path, seeds: Sequence[int]) -> list[Placed]:
    rules = layouts.rules(target)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    return timed_placement.placed(netlist, target, rules, CLOCK, work, seeds=seeds)
