# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the best throughput a gate, over ABC's recipes and the clocks they are mapped for.

A core takes a fixed number of clocks a block, so its throughput a gate is best where area times
clock period is smallest: between the fastest netlist, which is large, and the smallest, which is
slow. Each structure is mapped without a clock. The best of them are mapped for a few clocks around
their own. Of these the best are tried with other fan-out limits, and last the best recipe of all
with clocks beside its own.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.search import (
    FANOUT,
    OTHER_FANOUTS,
    SIZED,
    SMALLER_FANOUTS,
    Trial,
    is_slow,
    require_kept,
)
from aesilicon.targets import CellTarget
from aesilicon.tools import abc

_AROUND_KEPT = ("dch", "nf", "amap", "nf-area")
"""Structures to try around S-boxes that keep their cells."""
TRIES = 32
"""Number of netlists that are made of every core."""
_TIMED = 3
"""Number of structures that are mapped for clocks. Without a clock, area times period of a
structure is within some percent of its best, so that the others can be left out."""
_BUFFERED = 2
"""Number of structures whose best recipe is tried with every fan-out limit."""
_RELAXED = (1.05, 1.12, 1.25)
"""Clocks to map for, as ratios to the period without a clock: logic for speed is then as fast as
it gets, so that a shorter clock changes nothing."""
_TIGHTENED = (0.8, 1.05, 1.2)
"""The same for structures for area, whose cells are not upsized without a clock."""
_FINE = (0.95, 1.05, 0.98, 1.02, 0.92, 1.08, 0.9, 1.15)
"""Further clocks of the best recipe, as ratios to its clock, until all tries are used up."""


def search(
    target: CellTarget,
    options: Options,
    attempt: Callable[[abc.Recipe], Trial],
    *,
    kept: bool = False,
    again: Sequence[int] = SIZED,
) -> tuple[Trial, list[Trial]]:
    """The best trial, and all trials in order. Arguments and errors are those of `search.search`.

    Every core gets the same number of tries.
    """
    require_kept(options, kept)
    tried: dict[abc.Recipe, Trial] = {}

    def run(recipe: abc.Recipe) -> Trial:
        if recipe not in tried:
            tried[recipe] = attempt(recipe)
        return tried[recipe]

    # Slow nets do not count against a structure, because smaller fan-outs remove them.
    free = sorted(map(run, _structures(options, kept, again)), key=_figure)
    finals = []
    for trial in free[:_TIMED]:
        ratios = _TIGHTENED if trial.recipe.small else _RELAXED
        timed = [run(replace(trial.recipe, clock_ns=_clock(trial, ratio))) for ratio in ratios]
        finals.append(min((trial, *timed), key=_figure))
    for trial in sorted(finals, key=_figure)[:_BUFFERED]:
        for recipe in _fanouts(trial.recipe, again):
            run(recipe)
    found = best([*tried.values()], target, options)
    for ratio in _FINE:
        if len(tried) < TRIES:
            run(replace(found.recipe, clock_ns=_clock(found, ratio)))
    return best([*tried.values()], target, options), list(tried.values())


def best(tried: Sequence[Trial], target: CellTarget, options: Options) -> Trial:
    """The trial with the smallest product of area and period; those with slow nets come last."""
    return min(tried, key=lambda trial: (is_slow(trial, target), _figure(trial)))


def _structures(options: Options, kept: bool, again: Sequence[int]) -> Iterator[abc.Recipe]:
    """Every structure with one fan-out limit and without a clock."""
    if not options.keep_sboxes:
        yield from (abc.Recipe(structure, FANOUT) for structure in abc.STRUCTURES)
    if kept:
        for structure in _AROUND_KEPT:
            yield abc.Recipe(structure, again[0] or FANOUT, True, again[0])


def _fanouts(recipe: abc.Recipe, again: Sequence[int]) -> Iterator[abc.Recipe]:
    """A recipe with every other fan-out limit."""
    for fanout in (FANOUT, *OTHER_FANOUTS, *SMALLER_FANOUTS):
        yield replace(recipe, max_fanout=fanout)
    if recipe.boxes_kept:
        yield from (replace(recipe, fanout_again=fanout) for fanout in again)


def _clock(trial: Trial, ratio: float) -> float:
    """The clock of a trial, or its period if it has none, times `ratio`."""
    return round((trial.recipe.clock_ns or trial.period) * ratio, 3)


def _figure(trial: Trial) -> float:
    """Area times period."""
    return trial.gate_equivalents * trial.period
