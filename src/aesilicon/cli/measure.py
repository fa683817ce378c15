# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `measure`."""

from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer

from aesilicon import console, files, laboratory, proof_status, targets
from aesilicon.cli import options
from aesilicon.design.surroundings import put_around
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows import prove as prover
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import DEFAULT, Options
from aesilicon.flows.measure.steps import MeasureDesign, MeasureForeign
from aesilicon.flows.prove.report import Proof
from aesilicon.report import terminal
from aesilicon.result import Result
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target


def measure(
    names: options.DesignsArgument = None,
    all_: options.AllOption = False,
    target: options.TargetsOption = None,
    liberty: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Where: any liberty file; may repeat."),
    ] = None,
    lef: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Cell sizes of each --liberty FILE, in their order."),
    ] = None,
    mode: options.AroundModeOption = None,
    bus: options.BusOption = None,
    data_bits: options.DataBitsOption = None,
    streams: options.StreamsOption = None,
    key_slots: options.KeySlotsOption = None,
    goal: options.GoalOption = options.Goal.SPEED,
    clock: Annotated[
        float | None,
        typer.Option(metavar="NS", help="Cells: the smallest area that meets this clock."),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Cells: one recipe of synthesis, no search.")
    ] = False,
    keep_sboxes: Annotated[
        bool,
        typer.Option(
            "--keep-sboxes", help="Cells: search only recipes that keep the cells of the S-boxes."
        ),
    ] = False,
    wires: Annotated[
        bool, typer.Option("--wires", help="Cells: a stated wire capacitance for each fan-out.")
    ] = False,
    placed: Annotated[
        bool,
        typer.Option(
            "--placed", help="Cells with a LEF file: also the clock of the placed netlist."
        ),
    ] = False,
    seeds: Annotated[
        int,
        typer.Option(min=1, max=100, help="FPGAs: median clock of this many place-and-route runs."),
    ] = 1,
    orders: Annotated[
        int,
        typer.Option(
            min=1, max=100, help="Orders of the gates to try: the best counts, medians are shown."
        ),
    ] = DEFAULT.orders,
    recipe: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Cells, with --clock: this recipe, no search."),
    ] = None,
    rtl: Annotated[
        list[str] | None,
        typer.Option(metavar="FILES", help="Instead: measure a foreign core in these files."),
    ] = None,
    top: options.TopOption = "",
    clock_port: Annotated[
        str, typer.Option(metavar="PORT", help="Clock of --rtl; default: that of --protocol.")
    ] = "",
    protocol: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.toml",
            help="How to drive the ports of --rtl: proves it, adds clocks and energy.",
        ),
    ] = None,
    unproven: options.UnprovenOption = False,
    dask: options.DaskOption = None,
    force: options.ForceOption = False,
    json: options.JsonOption = False,
) -> None:
    """Prove designs, then measure their area, clock, cycles, throughput and energy on targets.

    With --mode and --bus it measures the whole around each; a proof is that of what stands inside.
    """
    options.check_clock(clock)
    asked = Options(goal.value, clock, quick, wires, keep_sboxes, seeds, orders, recipe)
    if not rtl and (top or clock_port or protocol):
        raise typer.BadParameter("--top, --clock-port and --protocol need --rtl")
    around = (mode, bus, data_bits, streams, key_slots)
    if rtl and (all_ or dask or any(around)):
        raise typer.BadParameter("--rtl goes without --all, --dask, and options of a mode or bus")
    where = [targets.find(name) for name in dict.fromkeys(target or [])]
    if lef and len(lef) != len(liberty or []):
        raise typer.BadParameter("give as many --lef FILE as --liberty FILE")
    for file, layout in dict(zip_longest(liberty or [], lef or [])).items():
        where.append(targets.from_liberty(file, layout))
    if not where:
        raise typer.BadParameter("name a --target, or a --liberty FILE")
    if nothing := asked.meaningless(where):
        raise typer.BadParameter(nothing)
    if placed:
        _check_placeable(where, foreign=bool(rtl))
    store = Store()
    if rtl:
        core = _foreign([Path(file) for file in (*rtl, *(names or []))], top, clock_port, protocol)
        rows = _measure_foreign(core, where, asked, store, unproven=unproven, force=force)
        _show(rows, single=len(rows) == 1, json=json)
        return
    if all_ and any(around):
        raise typer.BadParameter("--all goes without options of a mode or bus: name the designs")
    executor = options.executor(dask)
    chosen = [put_around(one, *around) for one in options.designs(names or [], all_, with_bus=True)]
    if placed and any(one.bus for one in chosen):
        raise typer.BadParameter("--placed is for designs without a bus")
    refused: list[Proof] = []
    if not unproven:
        needed = proof_status.ProofSteps.of(chosen)
        with console.watch([step.label for step in needed.steps]) as watch:
            proofs = needed.proofs(store, watch=watch, executor=executor)
        refused = [proof for proof in proofs if not proof.proven]
        chosen = [one for one, proof in zip(chosen, proofs, strict=True) if proof.proven]
    steps = [MeasureDesign(one, there, asked) for one in chosen for there in where]
    with console.watch([step.label for step in steps]) as watch:
        rows = proof_status.measurements(steps, store, force=force, watch=watch, executor=executor)
    if placed:
        rows = [_placed(*pair, store, force) for pair in zip(steps, rows, strict=True)]
    _show(rows, single=len(rows) == 1 and not all_, json=json)
    for proof in refused[:1]:
        proof_status.require_proven(proof)


def _show(rows: list[Measurement], *, single: bool, json: bool) -> None:
    """Prints rows; as JSON a `single` one by itself."""
    if json:
        printed = [row.to_json() for row in rows]
        console.emit_json(printed[0] if single else {"rows": printed})
    elif rows:
        terminal.measurements(rows)
        if any(row.placed is not None for row in rows):
            laboratory.require("placed", "--placed").show(rows)


def _check_placeable(where: list[Target], *, foreign: bool) -> None:
    """Raises for what cannot be placed, before anything is measured."""
    if foreign:
        raise typer.BadParameter("--placed does not go with --rtl")
    for target in where:
        if not isinstance(target, CellTarget):
            raise typer.BadParameter("--placed is for standard cells")
    laboratory.require("placed", "--placed").check(where)


def _placed(step: MeasureDesign, row: Measurement, store: Store, force: bool) -> Measurement:
    with console.step(f"placing {step.label}") as tell:
        placed = laboratory.require("placed", "--placed").placed
        figures: Result = placed(step, store, force=force, tell=tell)
    return row.model_copy(update={"placed": figures})


def _foreign(rtl: list[Path], top: str, clock_port: str, protocol: Path | None) -> CoreUnderTest:
    if not top or not (clock_port or protocol):
        raise typer.BadParameter("--rtl needs --top and --clock-port, or --top and --protocol")
    for file in rtl:
        files.check_readable(file)
    drives = None if protocol is None else prover.load_protocol(protocol)
    clock = clock_port or (drives.clock.port if drives else "")
    return CoreUnderTest.foreign(rtl, top, clock, drives, protocol)


def _measure_foreign(
    core: CoreUnderTest,
    where: list[Target],
    asked: Options,
    store: Store,
    *,
    unproven: bool,
    force: bool,
) -> list[Measurement]:
    rows = []
    for target in where:
        step = MeasureForeign(core, target, asked, unproven)
        with console.step(f"measuring {core.top} on {target.name}") as tell:
            rows.append(step.done(store, force=force, tell=tell))
    return rows
