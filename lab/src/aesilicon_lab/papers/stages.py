# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slowest path between a module's registers, in the stages of Morioka & Satoh 2002, table 3.

The path is OpenSTA's, a cell at a time; it begins and ends in registers of the module, so that of
the state register is the round's. `register`: from the clock to the output of the register
where it begins. `drivers`: the buffers and inverters behind it, up to the first gate of two inputs
or more. `lookup`: from that gate to the last cell of an S-box or T-box. `logic`: what follows.
`setup`: of the register where it ends. Delays add up to the period that the path allows.
"""

import re
from collections.abc import Collection, Iterable
from typing import Any, Literal, get_args

from aesilicon.flows.measure.measurement import CellDelay, ModulePath

Stage = Literal["register", "drivers", "lookup", "logic", "setup", "total"]
STAGES = get_args(Stage)

_LOOKUP = re.compile(r"(.*\.)?(sbox|times|once)(\..*)?")
"""Modules with an S-box or T-box, as `breakdown.path` names them."""


def by_module(paths: Iterable[ModulePath], single: Collection[str]) -> list[dict[str, Any]]:
    """The stages of each path in ns; `single` names the cells with one input.

    A path without an S-box or T-box has its gates in `logic`.
    """
    return [
        {"module": one.module, "delay_ns": one.delay_ns, "stages": _stages(one, single)}
        for one in paths
    ]


def _stages(path: ModulePath, single: Collection[str]) -> dict[str, float]:
    first, *rest = path.cells
    drivers = 0
    while drivers < len(rest) and rest[drivers].cell in single:
        drivers += 1
    looked = [n for n, one in enumerate(rest) if _LOOKUP.fullmatch(one.module)]
    end = max(drivers, looked[-1] + 1 if looked else 0)
    parts = {
        "register": first.delay,
        "drivers": _sum(rest[:drivers]),
        "lookup": _sum(rest[drivers:end]),
        "logic": _sum(rest[end:]),
    }
    parts["setup"] = path.delay_ns - sum(parts.values())
    return {name: round(delay, 4) for name, delay in {**parts, "total": path.delay_ns}.items()}


def _sum(cells: Iterable[CellDelay]) -> float:
    return sum(one.delay for one in cells)
