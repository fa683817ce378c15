# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The hash of the flow that makes a netlist of a design: commands of the tools, and the search.

It does not depend on our Python code, but on the commands which this gives: the scripts of Yosys
and ABC, the recipes that a search tries if figures are made up, and a small canonical netlist. Not
in it, because a row states them by themselves: tool versions, the library and its constants, and
the options in the row's command.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, cast

from aesilicon import targets
from aesilicon.flows.measure import efficiency_search, harness, lut_search, search
from aesilicon.flows.measure.options import Goal, Options
from aesilicon.flows.measure.search import Trial
from aesilicon.netlist.generated_names import NAMELESS, Unnamed
from aesilicon.targets import CellTarget, FpgaTarget
from aesilicon.targets.fpga import FAMILIES
from aesilicon.tools import abc, yosys, yosys_cells


@cache
def flow_hash(target: str, goal: Goal, *, for_clock: bool = False) -> str:
    """SHA-256 (hex) of the flow on a target, by the target's name, for a goal.

    `for_clock`: of a search for the least area at a clock, where the target is a library.
    """
    lines = [*_canonical(), *yosys.ELABORATION]
    lines += _on_luts(target, goal) if target.partition(":")[0] in FAMILIES else _on_cells(goal)
    if for_clock:
        lines += _for_clock(goal)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _canonical() -> Iterator[str]:
    """A small netlist of words and one of gates, in two orders."""
    bits = {name: place for place, name in enumerate("cabsdqy", 2)}

    def cell(kind: str, **pins: str) -> dict[str, Any]:
        ways = {pin: "output" if pin in "QY" else "input" for pin in pins}
        nets = {pin: [bits[net]] for pin, net in pins.items()}
        known: dict[str, Any] = {"type": kind, "hide_name": 1, "parameters": {}, "attributes": {}}
        return known | {"port_directions": ways, "connections": nets}

    module = {
        "ports": {
            name: {"direction": "output" if name == "y" else "input", "bits": [bits[name]]}
            for name in "cabsy"
        },
        "cells": {
            "mux": cell("$_MUX_", A="a", B="q", S="s", Y="d"),
            "flop": cell("$_DFF_P_", C="c", D="d", Q="q"),
            "xor": cell("$_XNOR_", A="q", B="b", Y="y"),
        },
        "netnames": {},
    }
    for gates in (False, True):
        for order in (0, 1):
            yield Unnamed("top", {"top": module}, gates=gates).written(order)[0]


def _on_cells(goal: Goal) -> Iterator[str]:
    for synchronous in (False, True):
        yield from yosys_cells.preparation("top", synchronous=synchronous)
    for structure in abc.STRUCTURES:
        for delay_ps in (None, 1000.0):
            recipe = abc.Recipe(structure, 10)
            yield from yosys_cells.mapping(recipe, delay_ps, ("unused",), boxes=True)
    target = cast(CellTarget, targets.find("generic"))
    search_of = efficiency_search if goal == "efficiency" else search
    for kept in (False, True):
        for clock_ns in (None,) if goal == "efficiency" else (None, 0.5):
            asked = Options(goal, clock_ns)
            best, tried = search_of.search(target, asked, _made_up, kept=kept)
            yield from (str(trial.recipe) for trial in (best, *tried))


def _for_clock(goal: Goal) -> Iterator[str]:
    for structure in (*abc.STRUCTURES, *abc.LIGHT):
        recipe = abc.Recipe(structure, 10, wire_loads=False)
        yield from yosys_cells.mapping(recipe, 1000.0, ("unused",), boxes=True)
    target = cast(CellTarget, targets.find("generic"))
    for kept in (False, True):
        best, tried = search.unloaded(target, Options(goal, 0.5), _made_up, [], kept=kept)
        yield from (str(trial.recipe) for trial in (best, *tried))
        yield str(search.lightest(tried, Options(goal, 1.5)))


def _made_up(recipe: abc.Recipe) -> Trial:
    """A trial with figures that depend on the recipe's text alone."""
    number = int(hashlib.sha256(str(recipe).encode()).hexdigest()[:8], 16) / 16**8
    nothing = abc.Timing(0.0, "", "", ())
    netlist = yosys_cells.CellNetlist(Path(), NAMELESS, {}, 0, 0.0, nothing)
    return Trial(recipe, netlist, None, 1 + number, 2 - number)


def _on_luts(name: str, goal: Goal) -> Iterator[str]:
    target = cast(FpgaTarget, targets.find(name))
    traits = target.traits
    wide = yosys.fpga_command("top", target.family, target.branch, pads=False)
    yield from yosys.lut_preparation(wide, "top")
    for of in abc.GOALS:
        for aim in dict.fromkeys((None, traits.aim)):
            yield from yosys.lut_mapping(wide, target.family, of, aim)
    yield json.dumps((traits.aim, traits.timing, target.device), sort_keys=True, default=_plain)
    ports = [harness.Port("i", "input", 1), harness.Port("o", "output", 1)]
    yield harness.source("top", ports)
    if goal == "efficiency":
        best, tried = lut_search.search(_made_up_luts, "", joined=True)
        yield from (str(trial.recipe) for trial in (best, *tried))


def _plain(value: Any) -> Any:
    """A value for JSON; sets are sorted, as their order differs from process to process."""
    return sorted(value) if isinstance(value, frozenset) else asdict(value)


def _made_up_luts(recipe: lut_search.LutRecipe) -> lut_search.LutTrial:
    number = int(hashlib.sha256(str(recipe).encode()).hexdigest()[:4], 16)
    return lut_search.LutTrial(recipe, yosys.FpgaNetlist(Path(), {}), number, 1.0, 1000.0)
