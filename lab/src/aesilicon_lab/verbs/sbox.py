# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `sbox`; `cli` registers it."""

from typing import Annotated

import typer

from aesilicon import console, files, targets
from aesilicon.cli.options import ForceOption, JsonOption, TargetsOption
from aesilicon.errors import AesiliconError
from aesilicon.store import Store
from aesilicon_lab.foundry import block, row
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
    jobs = [row.Job(one, there, quick) for there in where for one in chosen]
    over = 0
    with console.step(f"measuring {len(jobs)} rows") as tell:

        def told(label: str, state: str) -> None:
            nonlocal over
            over += state in console.FINAL
            tell(f"{over} done, {label}: {state}")

        rows = row.rows(jobs, Store(), force=force, told=told)
    if plot is not None:
        files.write(plot, sbox_page.picture(rows, plot))
    if json:
        console.emit_json({"rows": [one.to_json() for one in rows]})
    else:
        sbox_page.table(rows)
    failures = [failure for one in rows for failure in one.failures]
    if failures:
        raise AesiliconError(f"not proven: {failures[0]}")
