# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `sbox`; `cli` registers it."""

from typing import Annotated

import typer

from aesilicon import console, files, targets
from aesilicon.cli.options import ForceOption, JsonOption, TargetsOption
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
            help="canright, tbox_table, canright:forward, ...; default: all.",
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
    force: ForceOption = False,
    json: JsonOption = False,
) -> None:
    """Prove S-boxes alone, and measure their gates, area, delay, LUTs and energy on targets."""
    chosen = block.chosen(names or [])
    where = [targets.find(name) for name in dict.fromkeys(target or [])]
    if not where:
        raise typer.BadParameter("name a --target")
    if plot is not None:
        sbox_page.check_plot(plot, where)
        files.check_writable(plot)
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
    if json:
        console.emit_json({"rows": [one.to_json() for one in rows]})
    else:
        sbox_page.table(rows)
    failures = [failure for row in rows for failure in row.failures]
    if failures:
        raise AesiliconError(f"not proven: {failures[0]}")
