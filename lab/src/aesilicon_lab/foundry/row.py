# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Makes a row of `sbox --json`, for a block on a target."""

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path

from aesilicon.errors import UserError
from aesilicon.flows.measure import flow_hash as of_designs
from aesilicon.flows.measure.measurement import Constants, Library
from aesilicon.mapping.library import tool_versions
from aesilicon.targets import CellTarget, Target
from aesilicon.targets.wire_load import loaded as with_wires
from aesilicon.tools import abc, yosys
from aesilicon_lab.foundry import luts
from aesilicon_lab.foundry.block import Block, rtl_hash, sources
from aesilicon_lab.foundry.block_proof import wrong_rtl
from aesilicon_lab.foundry.figures import measure_goals
from aesilicon_lab.foundry.sbox_results import SYNTHESES, BlockFigures, Extremes, SboxRow

_OF_SMALLEST = (
    *("gate_equivalents", "delay_ns", "delay_units", "area_delay", "energy_pj"),
    *("depth", "worst_fanout"),
)
"""Fields of the smallest figures that are copied into the row."""

_FPGA = "an FPGA has LUTs alone: no gates, delay or energy of a block by itself"
_QUICK = "quick: one recipe of synthesis for each goal, without wires and LUT6"


def command(block: Block, target: Target, *, quick: bool) -> str:
    """The command that makes a row again."""
    return f"aesilicon sbox {block.label} --target {target.name}{' --quick' if quick else ''}"


def measure(block: Block, target: Target, *, quick: bool, work: Path) -> SboxRow:
    """Measures and proves a block; the tools write all files to the folder `work`.

    A block that fails its proof gets a row too. Raises `ToolError` where a tool fails.
    """
    began = time.monotonic()
    wrong = wrong_rtl(block, sources(block, work / "rtl"), work / "rtl")
    figures: list[BlockFigures] = []
    notes = [_QUICK] if quick else []
    if isinstance(target, CellTarget):
        figures, why_not = _figures(block, target, work, quick=quick)
        notes += why_not
        wanted = {size: (family, "") for size, family in luts.FAMILY_OF.items()}
        if quick:
            del wanted["lut6"]
    else:
        notes.append(_FPGA)
        wanted = {luts.size_of(target.family): (target.family, target.branch)}
    counted = {
        size: luts.count(block, family, work / family, branch=named)
        for size, (family, named) in wanted.items()
    }
    failures = [] if wrong is None else [wrong]
    failures += [way.notes[0] for way in figures if not way.proven]
    failures += [count.wrong for count in counted.values() if count.wrong]
    notes += [one.unseen for one in counted.values() if one.unseen]
    bare = _best([one for one in figures if not one.wires], target)
    gates = next((one.gates_by_kind for one in figures if one.gates_by_kind is not None), None)
    return SboxRow(
        name=block.variant,
        direction=block.direction,
        factor=block.tbox_factor,
        target=target.name,
        library=_library(target),
        tools=tools(target),
        rtl_hash=rtl_hash(block),
        flow_hash=flow_hash(target),
        command=command(block, target, quick=quick),
        seconds=round(time.monotonic() - began, 1),
        paper=block.sbox.paper,
        patented=block.sbox.patented,
        clocks=block.clocks,
        gates=None if gates is None else sum(gates.values()),
        gates_by_kind=gates,
        **{name: getattr(bare.smallest, name, None) for name in _OF_SMALLEST},
        luts={size: counted[size].luts if size in counted else None for size in luts.FAMILY_OF},
        brams={size: counted[size].brams if size in counted else None for size in luts.FAMILY_OF},
        smallest=bare.smallest,
        fastest=bare.fastest,
        wires=_best([one for one in figures if one.wires], target),
        figures=tuple(figures),
        constants=_constants(target),
        proven=not failures,
        failures=tuple(failures),
        notes=tuple(notes),
    )


def _figures(
    block: Block, target: CellTarget, work: Path, *, quick: bool
) -> tuple[list[BlockFigures], list[str]]:
    """(Figures of each synthesis, with and without wires, for each goal; notes on missing ones)."""
    wired = None if quick else with_wires(target, work / "wires")
    figures: list[BlockFigures] = []
    why_not: list[str] = []
    for synthesis in SYNTHESES:
        try:
            for loaded in (None,) if quick else (None, wired):
                folder = work / f"{synthesis.replace(' ', '-')}{'-wires' if loaded else ''}"
                figures += measure_goals(block, target, loaded, synthesis, quick=quick, work=folder)
        except UserError as e:
            if synthesis == "free":
                raise
            why_not.append(f"not mapped as designed: {str(e).partition(': ')[2]}")
    return figures, why_not


def _best(figures: Sequence[BlockFigures], target: Target) -> Extremes:
    """The smallest and the fastest of `figures`; figures with a slow net come last."""
    if not isinstance(target, CellTarget) or not figures:
        return Extremes(smallest=None, fastest=None)
    limit = target.library.max_transition_ns

    def order(one: BlockFigures, goal: abc.Goal) -> tuple[float, ...]:
        late = max(0.0, (one.max_transition_ns or 0.0) - limit)
        sizes = (one.gate_equivalents, one.delay)
        return (not one.proven, late, *(sizes if goal == "area" else reversed(sizes)))

    return Extremes(
        smallest=min(figures, key=lambda one: order(one, "area")),
        fastest=min(figures, key=lambda one: order(one, "speed")),
    )


def _library(target: Target) -> Library | None:
    if not isinstance(target, CellTarget):
        return None
    return Library.model_validate(target.provenance())


def flow_hash(target: Target) -> str:
    """SHA-256 (hex) of the commands of the tools on a target, and of those that count LUTs."""
    names = (target.name, *luts.FAMILY_OF.values())
    hashes = [of_designs.flow_hash(name, "area") for name in names]
    return hashlib.sha256("\n".join(hashes).encode()).hexdigest()


def _constants(target: Target) -> Constants | None:
    """The assumptions around a block of cells. The wire load holds for figures with `wires`."""
    if not isinstance(target, CellTarget):
        return None
    return Constants(**{name: getattr(target.library, name) for name in Constants.model_fields})


def tools(target: Target) -> dict[str, str]:
    """Tool -> version, for the synthesis tools of a target; a block is not placed and routed."""
    return tool_versions(target) if isinstance(target, CellTarget) else {"pyosys": yosys.version()}
