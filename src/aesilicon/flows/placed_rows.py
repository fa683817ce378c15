# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures of placed netlists: what `measure --placed` adds to a row.

Where a search for the fastest clock tried several recipes, its best few are placed, and the one
with the best placed clock counts. It is then placed with more seeds; the median clock is taken.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from aesilicon import provenance, rtl
from aesilicon.equivalence.mapped import Mapped, require_equal
from aesilicon.flows import layout_rows
from aesilicon.flows.layout import layout, placement, timed_placement
from aesilicon.flows.layout.timed_placement import Placed
from aesilicon.flows.layout_rows import CLOCK
from aesilicon.flows.sweep import Job
from aesilicon.store import Store
from aesilicon.targets import CellTarget, layouts

KIND = "placed"
SEEDS = (1, 2, 3)
"""The median clock of these counts."""
BEST = 3
"""Recipes of a search that are placed, at most."""
_NEAR = 1.05
"""Only those within this ratio of the best clock without wires."""

Told = Callable[[str], None]


def placed(
    job: Job, store: Store, *, force: bool = False, told: Told = lambda now: None
) -> dict[str, Any]:
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
    return entry.result


def _figures(job: Job, store: Store, work: Path, told: Told) -> dict[str, Any]:
    target = job.target
    assert isinstance(target, CellTarget)
    best, measured = layout_rows.mapped_netlist(job, store)
    netlists = {measured["recipe"]: best}
    for recipe in _candidates(measured, job):
        netlists.setdefault(recipe, _trial(store.run_folder(job.key), recipe))
    firsts = {}
    for recipe, netlist in netlists.items():
        told(f"{recipe}: placing with seed {SEEDS[0]}")
        firsts[recipe] = _place(netlist, target, work / _folder(recipe), SEEDS[0])
    recipe = min(firsts, key=lambda name: (firsts[name].period_ns, name))
    mapped = netlists[recipe]
    if mapped != best:
        sources = rtl.write_sources(job.design, work / "rtl", adapted=False)
        told(f"{recipe}: comparing the netlist with the RTL")
        require_equal(
            Mapped(tuple(sources), job.design.top, mapped, library=target.liberty, clock=CLOCK),
            work / "compare",
        )
    runs = [firsts[recipe]]
    for seed in SEEDS[1:]:
        told(f"{recipe}: placing with seed {seed}")
        runs.append(_place(mapped, target, work / _folder(recipe), seed))
    middle = sorted(runs, key=lambda run: (run.period_ns, run.seed))[len(runs) // 2]
    known = layouts.rules(target)
    model = layouts.wire_model(middle.placement.technology, known)
    cells = [*middle.placement.netlist.cells]
    return {
        "recipe": recipe,
        "placed_recipes": {name: run.period_ns for name, run in firsts.items()},
        "period_ns": middle.period_ns,
        "fmax_mhz": round(1000 / middle.period_ns, 2),
        "periods_ns": [run.period_ns for run in runs],
        "seeds": [*SEEDS],
        "seed": middle.seed,
        "wire_mm": round(sum(one.length_um for one in middle.wires.values()) / 1000, 2),
        "wire_model": model.to_json(),
        "die_um2": round(middle.placement.floor.die_um2, 1),
        "utilisation": placement.UTILISATION,
        "cells": len(cells),
        "resized_cells": middle.resized,
        "clock_buffers": sum(
            name.startswith("clock_buffer_") for name in middle.placement.netlist.cells
        ),
        "skew_ns": middle.timing.skew_ns,
        "hold_slack_ns": middle.timing.hold_ns,
        "max_transition_ns": middle.timing.setup.max_transition_ns,
        "energy_pj_per_bit": layout_rows.energy_of(
            *(job.design, target, mapped, middle.placement.netlist, middle.wires, middle.period_ns)
        ),
        "tools": {
            name: version
            for name, version in layout_rows.tools().items()
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


def _place(mapped: Path, target: CellTarget, work: Path, seed: int) -> Placed:
    rules = layouts.rules(target)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    return timed_placement.placed(netlist, target, rules, CLOCK, work / f"seed{seed}", seed=seed)
