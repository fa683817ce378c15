# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the fastest clock, or for the smallest area at a clock, over ABC's recipes.

Synthesis is a heuristic: no recipe is best for every design. Each structure is tried with one
fan-out limit, then the best structure with other limits, smaller and smaller while the result
improves. Netlists are compared by OpenSTA's timing. Among netlists within 1 % of the best, the one
with the better other figure is taken: half a percent of clock is not worth a tenth of the area.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aesilicon.errors import UserError
from aesilicon.flows.measure.measurement import TriedRecipe
from aesilicon.flows.measure.options import Options
from aesilicon.targets import CellTarget
from aesilicon.tools import abc, opensta
from aesilicon.tools.yosys_cells import CellNetlist

FANOUT = 10
OTHER_FANOUTS = (6, 16)
SMALLER_FANOUTS = (5, 4, 3)
"""Fan-out limits tried in order while the last result is within `_NOISE` of the best."""
_NOISE = 1.02
"""Results within this ratio count as equal: ABC's vary by more with the form of its input."""
_AS_GOOD = 1.01
"""Trials within this ratio of the best figure are ranked by the other figure."""
SIZED = (0, 24)
"""Fan-out limits around S-boxes that are already sized and buffered: no buffers, or 24."""
AS_DESIGNED = (6, 10, 4)
"""Fan-out limits around S-boxes that have neither buffers nor drive strengths yet. The first is
also the limit when the logic around them is mapped."""
_SLOW_NET_FANOUTS = (6, 4)
"""Fan-out limits that a quick search tries while a net is slower than the library's limit."""

_FIRST = {
    ("speed", False): ("sop", "dch", "nf"),
    ("speed", True): ("amap", "nf-area", "nf", "dch", "sop"),
    ("area", False): ("amap", "nf-area"),
    ("area", True): ("amap", "nf-area", "nf", "dch", "sop"),
}
"""(Goal, whether there is a clock to meet) -> structures to try."""

_AROUND_KEPT = {"speed": ("dch", "nf", "amap"), "area": ("amap", "nf-area")}
"""Goal -> structures to try around S-boxes that keep their cells."""

_UNLOADED = {False: ("nf", "nf-light", "dch", "sop"), True: ("dch", "sop")}
"""Whether S-boxes keep their cells -> structures to try with buffers for no wires."""
_UNLOADED_FANOUTS = (5, 6, 10, 16, 24)


@dataclass(frozen=True)
class Trial:
    """One recipe, its netlist and the figures of the netlist."""

    recipe: abc.Recipe
    mapped: CellNetlist
    timed: opensta.Timing | None
    """None without OpenSTA, and on the built-in library."""
    gate_equivalents: float
    period: float
    """Shortest clock period in ns; on the built-in library in delays of a NAND2 driving four."""

    def result(self) -> TriedRecipe:
        """One entry of `tried` in a measurement."""
        return TriedRecipe(
            recipe=str(self.recipe),
            gate_equivalents=self.gate_equivalents,
            min_period=self.period,
        )


def search(
    target: CellTarget,
    options: Options,
    attempt: Callable[[abc.Recipe], Trial],
    *,
    kept: bool = False,
    again: Sequence[int] = SIZED,
) -> tuple[Trial, list[Trial]]:
    """The best trial, and all trials in order; `attempt` runs one recipe.

    With `kept` the design has S-boxes that can keep their cells, and recipes that keep them are
    tried too; with `options.keep_sboxes` only these are tried, and without `kept` this raises
    `UserError`. `again` lists fan-out limits for buffering around kept S-boxes (0: no buffers); a
    quick search uses the first.
    """
    require_kept(options, kept)
    tried: list[Trial] = []

    around: dict[str, Any] = {}
    if kept:
        around = {"boxes_kept": True, "fanout_again": again[0], "max_fanout": again[0] or FANOUT}
    if options.quick:
        recipe = _single("area" if options.clock_ns is not None else options.goal, around)
        tried.append(attempt(recipe))
        if options.clock_ns is not None and tried[0].period > options.clock_ns:
            recipe = _single("speed", around)
            tried.append(attempt(recipe))
        for fanout in _SLOW_NET_FANOUTS:
            if not is_slow(tried[-1], target):
                break
            if fanout != recipe.max_fanout:
                tried.append(attempt(replace(recipe, max_fanout=fanout)))
        return best(tried, target, options), tried
    alone = options.keep_sboxes
    for structure in () if alone else _FIRST[options.goal, options.clock_ns is not None]:
        tried.append(attempt(abc.Recipe(structure, FANOUT)))
    for structure in _AROUND_KEPT[options.goal] if kept else ():
        for fanout in again if alone else again[:1]:
            around["fanout_again"] = fanout
            tried.append(attempt(abc.Recipe(structure, **around)))
    # Slow nets do not count against a structure here, because smaller fan-outs remove them.
    recipe = min(tried, key=lambda trial: _order(trial, target, options)[1:]).recipe
    for fanout in OTHER_FANOUTS:
        if fanout != recipe.max_fanout:
            tried.append(attempt(replace(recipe, max_fanout=fanout)))
    if recipe.boxes_kept and not alone:
        tried += [attempt(replace(recipe, fanout_again=fanout)) for fanout in again[1:]]
        return best(tried, target, options), tried
    for fanout in SMALLER_FANOUTS:
        same = [t for t in tried if replace(t.recipe, max_fanout=recipe.max_fanout) == recipe]
        smallest = min(same if alone else tried, key=lambda trial: trial.recipe.max_fanout)
        if _figure(smallest, options) > _NOISE * _figure(_first(tried, target, options), options):
            break
        tried.append(attempt(replace(recipe, max_fanout=fanout)))
    return best(tried, target, options), tried


def unloaded(
    target: CellTarget,
    options: Options,
    attempt: Callable[[abc.Recipe], Trial],
    tried: Sequence[Trial],
    *,
    kept: bool = False,
) -> tuple[Trial, list[Trial]]:
    """What `search` gives, with more trials, whose buffers assume no wires and take less area.

    It is for a clock to meet, beyond which the speed of more buffers is of no use.
    """
    ways = ([] if options.keep_sboxes else [False]) + [True] * kept
    more = [
        attempt(abc.Recipe(structure, fanout, boxes_kept, wire_loads=False))
        for boxes_kept in ways
        for structure in _UNLOADED[boxes_kept]
        for fanout in _UNLOADED_FANOUTS
    ]
    tried = [*tried, *more]
    return best(tried, target, options), tried


def lightest(tried: Sequence[Trial], options: Options) -> abc.Recipe:
    """The recipe of the smallest trial that is least late, with slow nets or without.

    In another order of gates its netlist may have no slow net.
    """

    def late(trial: Trial) -> float:
        return max(0.0, trial.period - (options.clock_ns or 0.0))

    return min(tried, key=lambda trial: (late(trial), trial.gate_equivalents)).recipe


def best(tried: Sequence[Trial], target: CellTarget, options: Options) -> Trial:
    """The best of some trials by the goal; of those that are as good, by the other figure."""
    return min(
        _as_good(_first(tried, target, options), tried, target, options),
        key=lambda trial: (_other(trial, options), _figure(trial, options)),
    )


def _first(tried: Sequence[Trial], target: CellTarget, options: Options) -> Trial:
    return min(tried, key=lambda trial: _order(trial, target, options))


def require_kept(options: Options, kept: bool) -> None:
    """Raises `UserError` if S-boxes are to keep their cells and have none of their own."""
    if options.keep_sboxes and not kept:
        raise UserError(
            "the S-boxes of this design have no cells of their own to keep on this target; leave "
            "--keep-sboxes out"
        )


def named(text: str, *, kept: bool) -> abc.Recipe:
    """The recipe of a text; raises `UserError` if it is none, or keeps S-boxes without `kept`."""
    try:
        recipe = abc.Recipe.parse(text)
    except ValueError as e:
        raise UserError(str(e)) from None
    if recipe.boxes_kept and not kept:
        raise UserError(
            "the S-boxes of this design have no cells of their own to keep on this target; name a "
            "recipe without 'S-boxes kept'"
        )
    return recipe


def _single(goal: str, around: Mapping[str, Any]) -> abc.Recipe:
    """The only recipe of a quick search."""
    return replace(abc.SINGLE[goal], **around)


def _order(trial: Trial, target: CellTarget, options: Options) -> tuple[float, ...]:
    """Sort key, smaller is better: slow nets, then lateness at the requested clock, then goal."""
    late = 0.0
    if options.clock_ns is not None:
        late = max(0.0, trial.period - options.clock_ns)
    area, period = trial.gate_equivalents, trial.period
    by_area = options.goal == "area" or (options.clock_ns is not None and not late)
    return (is_slow(trial, target), late, *((area, period) if by_area else (period, area)))


def _as_good(
    first: Trial, tried: Sequence[Trial], target: CellTarget, options: Options
) -> list[Trial]:
    """Trials whose figure is within `_AS_GOOD` of `first`; with a requested clock only `first`.

    Trials with slow nets are left out unless `first` has slow nets itself.
    """
    if options.clock_ns is not None:
        return [first]
    limit = _AS_GOOD * _figure(first, options)
    return [
        trial
        for trial in tried
        if is_slow(trial, target) <= is_slow(first, target) and _figure(trial, options) <= limit
    ]


def _other(trial: Trial, options: Options) -> float:
    """The figure that the goal does not minimise."""
    return trial.period if options.goal == "area" else trial.gate_equivalents


def _figure(trial: Trial, options: Options) -> float:
    """The figure that the goal minimises."""
    return trial.gate_equivalents if options.goal == "area" else trial.period


def is_slow(trial: Trial, target: CellTarget) -> bool:
    """Whether a net of the netlist changes slower than the library's limit."""
    limit = target.library.max_transition_ns
    return trial.timed is not None and trial.timed.max_transition_ns > limit
