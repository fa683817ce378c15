# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Placed layouts, with files for LibreLane, on libraries whose wires are not routed here."""

import json
from pathlib import Path

from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.step import Tell
from aesilicon.targets import CellTarget
from aesilicon_lab.layout import (
    def_write,
    draw_placed,
    layout,
    layout_rules,
    librelane,
    netlist_text,
)
from aesilicon_lab.layout.layout_figures import (
    CLOCK,
    energy_of,
    laid_netlist,
    length_mm,
    write_files,
)
from aesilicon_lab.layout.layout_results import LayoutRow, Periods

NOT_DONE = (
    "placed, not routed: wires are estimated, and power, fillers and design rules are left to "
    "LibreLane, which takes librelane.json"
)
NOTES = (
    NOT_DONE,
    "estimated wires: half perimeter times a Steiner factor; one corner",
    "ports are timed against a clock as late as the registers' is on average",
)

_LIBRELANE = "librelane.json"


def names(top: str) -> dict[str, str]:
    """File in the run folder -> name of the copy for the user."""
    ends = ("def", "spef", "v", "sdc", "png")
    return {f"layout.{end}": f"{top}.{end}" for end in ends} | {
        "mapped.v": _mapped(top),
        "librelane.sdc": "librelane.sdc",
        _LIBRELANE: _LIBRELANE,
    }


def _mapped(top: str) -> str:
    return f"{top}_without_clock_tree.v"


def row(
    step: MeasureDesign,
    measured: Measurement,
    mapped: Path,
    folder: Path,
    tell: Tell,
    *,
    utilisation: float,
) -> LayoutRow:
    """Places a netlist, writes the files of `names` to `folder`, and returns the row.

    The placement is that of the seed with the best estimated clock. Raises the errors of
    `coloquinte.place` and `layout_timing.analyze`, and `UserError` if the library has no layout.
    """
    design, target = step.design, step.target
    assert isinstance(target, CellTarget) and measured.fmax_mhz is not None
    rules = layout_rules.rules(target)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    best = next(
        layout.placements(
            *(netlist, target, rules, CLOCK, folder / "work", [utilisation], layout.SEEDS, tell)
        )
    )
    made, timed = best.placement, best.timing
    tell("energy")
    energy = energy_of(design, target, mapped, made.netlist, best.wires, best.period_ns)
    tell("drawing")
    def_write.write(made, rules, None, folder / "layout.def")
    write_files(best.folder / "placed.spef", folder, target, timed)
    draw_placed.picture(made, target.library.flop.cell, folder / "layout.png")
    netlist_text.write(netlist, folder / "mapped.v")
    librelane.constraints(CLOCK, target.library, best.period_ns, folder / "librelane.sdc")
    configuration = librelane.configuration(
        *(netlist.top, target.name, _mapped(netlist.top), "librelane.sdc", CLOCK, best.period_ns)
    )
    text = json.dumps(configuration, indent=2) + "\n"
    (folder / _LIBRELANE).write_text(text, encoding="utf-8")
    return LayoutRow(
        **dict(laid_netlist(step, measured, made)),
        utilisation=best.utilisation,
        seed=best.seed,
        resized_cells=best.resized,
        wire_buffers=best.wire_buffers,
        routed=False,
        wire_mm_placed=length_mm(best.wires.values()),
        wire_model=layout_rules.wire_model(made.technology, rules),
        period_ns=Periods(
            no_wires=round(1000 / measured.fmax_mhz, 4), placed=best.period_ns, routed=None
        ),
        fmax_mhz=round(1000 / best.period_ns, 2),
        skew_ns=timed.skew_ns,
        clock_latency_ns=timed.latencies_ns[0],
        hold_slack_ns=timed.hold_ns,
        max_transition_ns=timed.setup.max_transition_ns,
        energy_pj_per_bit=energy,
        notes=NOTES,
    )
