# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `sbox`; `cli` registers it."""

from typing import Annotated

import typer

from aesilicon import console, files, targets
from aesilicon.cli.options import ForceOption, JsonOption, TargetsOption
from aesilicon.design import own_sbox
from aesilicon.equivalence import own_sbox_check
from aesilicon.errors import AesiliconError
from aesilicon.executors import run_all
from aesilicon.store import Store
from aesilicon_lab.foundry import block
from aesilicon_lab.foundry.step import MeasureSbox
from aesilicon_lab.pages import sbox_page


def sbox(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME]...",
            help="canright, tbox_table, canright:forward, my_sbox.sv, ...; default: all.",
        ),
    ] = None,
    target: TargetsOption = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="One recipe of synthesis a goal, no wires, no LUT6.")
    ] = False,
    plot: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Area against delay, as .html, .svg or .png."),
    ] = None,
    csv: Annotated[
        str | None, typer.Option(metavar="FILE", help="Also as a CSV file, or - for stdout.")
    ] = None,
    force: ForceOption = False,
    json: JsonOption = False,
) -> None:
    """Prove S-boxes alone, and measure their gates, area, delay, LUTs and energy on targets."""
    chosen = block.chosen(names or [])
    for one in chosen:
        if one.sbox.file:
            own_sbox_check.check(own_sbox.read(one.name), block.PARAMETERS[one.direction])
    where = [targets.find(name) for name in dict.fromkeys(target or [])]
    if not where:
        raise typer.BadParameter("name a --target")
    if plot is not None:
        sbox_page.check_plot(plot, where)
        files.check_writable(plot)
    if csv is not None:
        if json and csv == "-":
            raise typer.BadParameter(
                "--csv - and --json both write to standard output; name a file"
            )
        files.check_writable(csv)
    steps = [MeasureSbox(one, there, quick) for there in where for one in chosen]
    over = 0
    with console.step(f"measuring {len(steps)} rows") as tell:

        def watch(label: str, state: str, detail: str = "") -> None:
            nonlocal over
            over += state in console.FINAL
            tell(f"{over} done, {label}: {state}")

        results = run_all(steps, Store(), force=force, watch=watch)
    rows = [results[step] for step in steps]
    if plot is not None:
        files.write(plot, sbox_page.picture(rows, plot))
    if csv is not None:
        files.write(csv, sbox_page.to_csv(rows))
    if json:
        console.emit_json({"rows": [one.to_json() for one in rows]})
    elif csv != "-":
        sbox_page.table(rows)
    failures = [failure for row in rows for failure in row.failures]
    if failures:
        raise AesiliconError(f"not proven: {failures[0]}")
