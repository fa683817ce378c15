# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `measure`; `cli` registers it."""

from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import typer

from aesilicon import console, demo, files, laboratory, targets
from aesilicon.cli import options as shared
from aesilicon.flows import prove as prover
from aesilicon.flows import sweep
from aesilicon.flows.measure.foreign import ForeignCore
from aesilicon.flows.measure.options import Options
from aesilicon.report import terminal
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target


def measure(
    names: shared.DesignsArgument = None,
    all_: shared.AllOption = False,
    target: shared.TargetsOption = None,
    liberty: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Where: any liberty file; may repeat."),
    ] = None,
    lef: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Cell sizes of each --liberty FILE, in their order."),
    ] = None,
    goal: shared.GoalOption = shared.Goal.SPEED,
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
    rtl: Annotated[
        list[str] | None,
        typer.Option(metavar="FILES", help="Instead: measure a foreign core in these files."),
    ] = None,
    top: shared.TopOption = "",
    clock_port: Annotated[str, typer.Option(metavar="PORT", help="Clock of --rtl.")] = "",
    protocol: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.toml",
            help="How to drive the ports of --rtl: proves it, adds clocks and energy.",
        ),
    ] = None,
    unproven: shared.UnprovenOption = False,
    force: shared.ForceOption = False,
    json: shared.JsonOption = False,
) -> None:
    """Prove designs, then measure their area, clock, cycles, throughput and energy on targets."""
    shared.check_clock(clock)
    options = Options(goal.value, clock, quick, wires, keep_sboxes, seeds)
    if not rtl and (top or clock_port or protocol):
        raise typer.BadParameter("--top, --clock-port and --protocol need --rtl")
    if rtl and all_:
        raise typer.BadParameter("--rtl does not go with --all")
    where = [targets.find(name) for name in dict.fromkeys(target or [])]
    if lef and len(lef) != len(liberty or []):
        raise typer.BadParameter("give as many --lef FILE as --liberty FILE")
    for file, layout in dict(zip_longest(liberty or [], lef or [])).items():
        where.append(targets.from_liberty(file, layout))
    if not where:
        raise typer.BadParameter("name a --target, or a --liberty FILE")
    if nothing := options.meaningless(where):
        raise typer.BadParameter(nothing)
    if placed:
        _check_placeable(where, foreign=bool(rtl))
    store = Store()
    if rtl:
        core = _foreign([Path(file) for file in (*rtl, *(names or []))], top, clock_port, protocol)
        rows = _measure_foreign(core, where, options, store, unproven=unproven, force=force)
        if json:
            console.emit_json(rows[0] if len(rows) == 1 else {"rows": rows})
        else:
            terminal.measurements(rows)
        return
    chosen = shared.designs(names or [], all_)
    refused: list[dict[str, Any]] = []
    if not unproven:
        with console.watch([one.name for one in chosen]) as tell:
            proofs = sweep.all_proven(chosen, store, told=tell)
        refused = [proof for proof in proofs if not proof["proven"]]
        chosen = [one for one, proof in zip(chosen, proofs, strict=True) if proof["proven"]]
    jobs = [sweep.Job(one, there, options) for one in chosen for there in where]
    with demo.watch(jobs) as told:
        rows = sweep.measured(jobs, store, force=force, told=told)
    if placed:
        rows = [_placed(job, row, store, force) for job, row in zip(jobs, rows, strict=True)]
    if json:
        console.emit_json(rows[0] if len(rows) == 1 and not all_ else {"rows": rows})
    elif rows:
        terminal.measurements(rows)
        if placed:
            _show_placed(rows)
    for proof in refused[:1]:
        sweep.require_proven(proof)


def _check_placeable(where: list[Target], *, foreign: bool) -> None:
    """Raises for what cannot be placed, before anything is measured."""
    if foreign:
        raise typer.BadParameter("--placed does not go with --rtl")
    for target in where:
        if not isinstance(target, CellTarget):
            raise typer.BadParameter("--placed is for standard cells")
    laboratory.require("placed", "--placed").check(where)


def _placed(job: sweep.Job, row: dict[str, Any], store: Store, force: bool) -> dict[str, Any]:
    with console.step(f"placing {job.design.name} on {job.target.name}") as tell:
        placed = laboratory.require("placed", "--placed").placed
        return {**row, "placed": placed(job, store, force=force, told=tell).to_json()}


def _show_placed(rows: list[dict[str, Any]]) -> None:
    lines = []
    for row in rows:
        one = row["placed"]
        energy = ", ".join(f"{pj:.4g}" for pj in (one["energy_pj_per_bit"] or {}).values())
        spread = " to ".join(f"{pick(one['periods_ns']):.3f}" for pick in (min, max))
        clocks = (f"{1000 / row['fmax_mhz']:.3f}", f"{one['period_ns']:.3f}", spread)
        lines.append([row["design"], row["target"], *clocks, f"{one['wire_mm']:g}", energy or "-"])
    columns = ["design", "target", "no wires, ns", "placed, ns", "of three", "wires, mm", "pJ/bit"]
    console.table(columns, lines, title="Placed, with estimated wires and clock tree")


def _foreign(rtl: list[Path], top: str, clock_port: str, protocol: Path | None) -> ForeignCore:
    if not top or not clock_port:
        raise typer.BadParameter("--rtl needs --top and --clock-port")
    for file in rtl:
        files.check_readable(file)
    drives = None if protocol is None else prover.load_protocol(protocol)
    return ForeignCore(tuple(rtl), top, clock_port, protocol, drives)


def _measure_foreign(
    core: ForeignCore,
    where: list[Target],
    options: Options,
    store: Store,
    *,
    unproven: bool,
    force: bool,
) -> list[dict[str, Any]]:
    rows = []
    for target in where:
        with console.step(f"measuring {core.top} on {target.name}"):
            rows.append(
                sweep.measured_foreign(core, target, options, store, unproven=unproven, force=force)
            )
    return rows
