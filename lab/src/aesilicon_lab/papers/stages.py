# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slowest path between a module's registers, in the stages of Morioka & Satoh 2002, table 3.

OpenSTA reports the path cell by cell. It begins and ends in registers of the module, so the path of
the state register is that of the round. Its stages, whose delays add up to the clock period:
`register` (clock to output of the first register), `drivers` (buffers and inverters up to the first
gate with two or more inputs), `lookup` (from this gate to the last cell of an S-box or T-box),
`logic` (all later cells) and `setup` (of the last register).
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Literal, get_args

from aesilicon.flows.measure.measurement import CellDelay, ModulePath
from aesilicon.result import Result

Stage = Literal["register", "drivers", "lookup", "logic", "setup", "total"]
STAGES = get_args(Stage)

_LOOKUP = re.compile(r"(.*\.)?(sbox|times|once)(\..*)?")
"""Modules with an S-box or T-box, as `breakdown.path` names them."""


class ModuleStages(Result):
    """The stages of the slowest path between a module's registers."""

    module: str
    delay_ns: float
    stages: Mapping[Stage, int | float]
    """Stage -> delay in ns."""


def by_module(paths: Iterable[ModulePath], single: Collection[str]) -> tuple[ModuleStages, ...]:
    """The stages of each path; `single` names the cells with one input.

    A path without an S-box or T-box has its gates in `logic`.
    """
    return tuple(
        ModuleStages(module=path.module, delay_ns=path.delay_ns, stages=_stages(path, single))
        for path in paths
    )


def _stages(path: ModulePath, single: Collection[str]) -> dict[Stage, float]:
    first, *rest = path.cells
    drivers = 0
    while drivers < len(rest) and rest[drivers].cell in single:
        drivers += 1
    lookups = [n for n, step in enumerate(rest) if _LOOKUP.fullmatch(step.module)]
    end = max(drivers, lookups[-1] + 1 if lookups else 0)
    delays: dict[Stage, float] = {
        "register": first.delay,
        "drivers": _sum(rest[:drivers]),
        "lookup": _sum(rest[drivers:end]),
        "logic": _sum(rest[end:]),
    }
    delays["setup"] = path.delay_ns - sum(delays.values())
    delays["total"] = path.delay_ns
    return {stage: round(delay, 4) for stage, delay in delays.items()}


def _sum(cells: Iterable[CellDelay]) -> float:
    return sum(cell.delay for cell in cells)
