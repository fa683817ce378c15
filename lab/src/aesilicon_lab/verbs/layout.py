# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `layout`; `cli` registers it."""

from pathlib import Path
from typing import Annotated

import typer

from aesilicon import console, files, proof_status, targets
from aesilicon.cli import options as shared
from aesilicon.errors import UserError
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.store import Store
from aesilicon.targets import CellTarget
from aesilicon_lab.layout import layout_rows
from aesilicon_lab.layout.layout_results import LayoutRow


def layout(
    name: shared.DesignArgument,
    target: Annotated[str, typer.Option("--target", help="osu018; others are placed, not routed.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="Folder to write.")],
    gds: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="GDS file of the library; without it cells are abstracts."
        ),
    ] = None,
    goal: shared.GoalOption = shared.Goal.SPEED,
    clock: Annotated[
        float | None,
        typer.Option(metavar="NS", help="The smallest area that meets this clock without wires."),
    ] = None,
    utilisation: Annotated[
        float | None,
        typer.Option(min=0.3, max=0.95, help="Share of the rows that cells take; first to try."),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="One recipe of synthesis.")] = False,
    unproven: shared.UnprovenOption = False,
    force: shared.ForceOption = False,
    json: shared.JsonOption = False,
) -> None:
    """Place, route and check a design on a library: DEF, LEF, SPEF, GDS, netlist and picture.

    ihp-sg13g2, sky130A: placed and drawn, with a configuration for LibreLane, which routes them.
    """
    where = targets.find(target)
    if not isinstance(where, CellTarget):
        raise UserError(f"'{target}' is an FPGA: a layout needs a standard-cell library")
    shared.check_clock(clock)
    if gds is not None:
        files.check_readable(gds)
    if output.exists() and not output.is_dir():
        raise UserError(f"{output} is a file; name a folder")
    layout_rows.require(where, gds)
    chosen = shared.load(name)
    store = Store()
    if not unproven:
        with console.step(f"proving {name}") as tell:
            proof_status.require_proven(proof_status.proof_of(chosen, store, tell=tell))
    measured = MeasureDesign(chosen, where, Options(goal.value, clock, quick))
    step = layout_rows.LayOut(measured, gds, utilisation)
    with console.step(f"laying out {name}") as tell:
        row, made = layout_rows.laid_out(step, store, force=force, tell=tell)
        written = made.copy(output)
    if json:
        console.emit_json({**row.to_json(), "folder": str(output), "files": written})
    else:
        _show(row, output, written)


def _show(row: LayoutRow, output: Path, written: list[str]) -> None:
    periods = row.period_ns
    width, height = row.die_um
    length_mm = row.wire_mm_placed if row.wire_mm is None else row.wire_mm
    facts = [
        ["die", f"{width:g} x {height:g} um, {row.die_um2 / 1e6:.4f} mm2"],
        [
            "cells",
            f"{row.cells}, {row.clock_buffers} of them in the clock tree, "
            f"{row.wire_buffers} buffers for the load of wires",
        ],
        ["utilisation of the rows", f"{row.utilisation:g}"],
        ["wires", f"{length_mm:g} mm"],
        ["clock period without wires", f"{periods.no_wires:.3f} ns"],
        ["placed, wires estimated", f"{periods.placed:.3f} ns"],
    ]
    if row.routed:
        facts += [
            ["routed, with clock tree", f"{periods.routed:.3f} ns ({row.fmax_mhz:g} MHz)"],
            ["opens, shorts, broken rules", "none"],
        ]
    facts.append(["skew, hold slack", f"{row.skew_ns:g} ns, {row.hold_slack_ns:g} ns"])
    energy = row.energy_pj_per_bit or {}
    facts += [[f"energy, {way}", f"{pj:.4g} pJ/bit"] for way, pj in energy.items()]
    console.table(["figure", "value"], facts, title=f"{row.design} on {row.target}")
    console.say(f"{', '.join(written)} in {output}")
    if not row.routed:
        console.say(row.notes[0])
