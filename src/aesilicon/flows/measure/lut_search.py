# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the best throughput a LUT, over ABC's scripts and the delays they aim at.

Logic is mapped by the script for area, by that for speed, and for the least delay that it can be
mapped for without restructuring. Then it is mapped for a few longer delays, for delays beside the
best of them, and without multiplexers that join LUTs.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from aesilicon.flows.measure.measurement import Effort, TriedRecipe
from aesilicon.flows.measure.options import Goal
from aesilicon.tools import abc
from aesilicon.tools.yosys import FpgaNetlist


@dataclass(frozen=True)
class LutRecipe:
    """One way to map logic on LUTs."""

    goal: abc.Goal
    aim: abc.LutAim | None
    wide: bool = True
    """Whether multiplexers may join LUTs."""
    order: int = 0
    """Order in which ABC reads the gates: 0 for the canonical one, else the seed of another."""

    def __str__(self) -> str:
        aim = f", for {self.aim.delay_ps} ps" if self.goal == "speed" and self.aim else ""
        joined = "" if self.wide else ", LUTs not joined"
        return f"{self.goal}{aim}{joined}" + (f", order {self.order}" if self.order else "")


@dataclass(frozen=True)
class LutTrial:
    """One recipe and the figures of its netlist."""

    recipe: LutRecipe
    mapped: FpgaNetlist
    luts: int
    period_ns: float | None
    """None if no path can be timed."""
    logic_ps: float
    """Longest delay of the mapped logic by ABC's own estimate."""

    def result(self) -> TriedRecipe:
        """One entry of `tried` in a measurement."""
        return TriedRecipe(
            recipe=str(self.recipe),
            luts=self.luts,
            min_period=None if self.period_ns is None else round(self.period_ns, 4),
        )

    def key(self, goal: Goal) -> tuple[float, ...]:
        """Sort key, smaller is better."""
        period = self.period_ns or 0.0
        if goal == "efficiency":
            return (self.luts * period,)
        return (self.luts, period) if goal == "area" else (period, self.luts)


_LONGER = (1.1, 1.25, 1.5)
"""Delays to map for, as ratios to the shortest one."""
_BESIDE = (0.95, 1.05)
"""Further delays, as ratios to the delay of the best recipe."""


def search(
    attempt: Callable[[LutRecipe], LutTrial], library: str, *, joined: bool
) -> tuple[LutTrial, list[LutTrial]]:
    """The best trial, and all trials in order; `attempt` maps and times one recipe.

    `library` is the text of ABC's LUT library, empty for Yosys's. If LUTs can be `joined`, the best
    recipe is tried without that too. Every core gets the same tries.
    """
    tried: dict[LutRecipe, LutTrial] = {}

    def run(recipe: LutRecipe) -> LutTrial:
        if recipe not in tried:
            tried[recipe] = attempt(recipe)
        return tried[recipe]

    def aimed(delay_ps: float) -> LutRecipe:
        return LutRecipe("speed", abc.LutAim(max(1, round(delay_ps)), library))

    def best() -> LutTrial:
        return min(tried.values(), key=lambda trial: trial.key("efficiency"))

    run(LutRecipe("area", None))
    run(LutRecipe("speed", None))
    shortest = run(aimed(1)).logic_ps
    for ratio in _LONGER:
        run(aimed(shortest * ratio))
    found = best()
    for ratio in _BESIDE:
        run(aimed(found.logic_ps * ratio))
    if joined:
        run(replace(best().recipe, wide=False))
    return best(), list(tried.values())


def effort(tried: list[LutTrial]) -> Effort:
    """How much a search tried; a recipe without an aim counts as one clock."""
    recipes = [trial.recipe for trial in tried]
    return Effort(
        clocks=len({recipe.aim and recipe.aim.delay_ps for recipe in recipes}),
        recipes=len({(r.goal, r.aim is None, r.wide) for r in recipes}),
        orders=len({recipe.order for recipe in recipes}),
        tries=len(recipes),
    )
