# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The options of a measurement."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from aesilicon.targets import CellTarget, FpgaTarget, Target
from aesilicon.tools import abc

Goal = Literal[abc.Goal, "efficiency"]


@dataclass(frozen=True)
class Options:
    """The user's options. A target ignores the options that do not apply to it."""

    goal: Goal = "speed"
    """What the search optimises: area, clock, or throughput for each gate (or each LUT)."""
    clock_ns: float | None = None
    """Standard cells: clock period to meet, with the smallest area."""
    quick: bool = False
    """Standard cells: one recipe of the logic mapper instead of a search."""
    wires: bool = False
    """Standard cells: add the library's wire capacitance for each fan-out."""
    keep_sboxes: bool = False
    """Standard cells: search only recipes that keep the designed cells of the S-boxes."""
    seeds: int = 1
    """Place and route runs with the seeds 1 to `seeds`; the clock is the median."""
    orders: int = 5
    """Number of orders in which ABC reads the gates; with `quick` one."""
    recipe: str | None = None
    """Standard cells: the only recipe to try for a clock to meet, as `recipe` of a row has it."""

    @property
    def order_seeds(self) -> range:
        """Seeds of the orders to try; 0 is the canonical order."""
        return range(1 if self.quick else self.orders)

    @property
    def for_clock(self) -> bool:
        """Whether a search is for the least area at a clock."""
        return self.clock_ns is not None and not self.quick

    def meaningless(self, targets: Sequence[Target]) -> str | None:
        """An error sentence about options that no target can use, or that conflict; else None."""
        on_cells = [target for target in targets if isinstance(target, CellTarget)]
        asked = self.clock_ns is not None or self.quick or self.wires or self.keep_sboxes
        if (asked or self.recipe is not None) and not on_cells:
            return "--clock, --quick, --keep-sboxes, --wires and --recipe are for standard cells"
        if self.recipe is not None and (self.clock_ns is None or self.quick or self.keep_sboxes):
            return "--recipe needs --clock, and goes without --quick and --keep-sboxes"
        if self.recipe is not None:
            try:
                abc.Recipe.parse(self.recipe)
            except ValueError as e:
                return str(e)
        if self.goal == "efficiency" and (self.clock_ns is not None or self.quick):
            return "--goal efficiency searches for the clock itself; leave --clock and --quick out"
        if self.quick and self.keep_sboxes:
            return "--keep-sboxes is a search, and --quick goes without one; name one of them"
        if self.quick and self.orders != DEFAULT.orders:
            return "--quick takes one order, and --orders asks for several; name one of them"
        if self.clock_ns is not None and any(target.built_in for target in on_cells):
            return "--clock is in ns, and the times of 'generic' are not; name another target"
        if self.seeds != 1 and not any(map(has_seeds, targets)):
            return "--seeds is for FPGAs that are placed and routed"
        return None

    def on(self, target: Target) -> "Options":
        """These options with those that do not apply to the target set to their defaults."""
        if isinstance(target, CellTarget):
            return replace(self, seeds=DEFAULT.seeds)
        seeds = self.seeds if has_seeds(target) else DEFAULT.seeds
        return Options(self.goal, seeds=seeds, orders=self.orders)

    def words(self, target: Target) -> list[str]:
        """The command-line words of the options that apply to a target and are not the default."""
        words = ["--goal", self.goal] if self.goal != "speed" else []
        if isinstance(target, CellTarget):
            words += ["--clock", f"{self.clock_ns:g}"] if self.clock_ns is not None else []
            words += ["--quick"] if self.quick else []
            words += ["--keep-sboxes"] if self.keep_sboxes else []
            words += ["--wires"] if self.wires else []
            words += ["--recipe", self.recipe] if self.recipe is not None else []
        elif has_seeds(target) and self.seeds != 1:
            words += ["--seeds", str(self.seeds)]
        words += ["--orders", str(self.orders)] if self.orders != DEFAULT.orders else []
        return words


DEFAULT = Options()


def has_seeds(target: Target) -> bool:
    """Whether a target is placed and routed."""
    return isinstance(target, FpgaTarget) and target.device is not None
