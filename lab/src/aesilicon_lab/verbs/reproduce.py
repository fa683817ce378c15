# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `reproduce`: the tables of the papers, paper beside measured."""

from typing import Annotated

import typer

from aesilicon import console, files, targets
from aesilicon.cli.options import ForceOption, JsonOption
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.pages import markdown_page
from aesilicon_lab.pages import papers as tables
from aesilicon_lab.papers import reproduce as flow


def reproduce(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PAPER]...", help="For example morioka-satoh; default: all."),
    ] = None,
    target: Annotated[
        list[str] | None,
        typer.Option("--target", help="Where, instead of the targets of each table; may repeat."),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="One recipe of synthesis, no search.")
    ] = False,
    force: ForceOption = False,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="HTML page to write, or - for stdout.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Measure the papers' tables again: printed, measured, ratio and verdict."""
    if html is not None:
        if html == "-" and json:
            raise typer.BadParameter("only one of --html - and --json can write to standard output")
        files.check_writable(html)
    for name in target or ():
        targets.find(name)
    chosen = [papers.load(key) for key in dict.fromkeys(names or papers.catalogue())]
    with console.step("measuring") as tell:
        rows = flow.rows(
            chosen,
            Store(),
            where=target or (),
            quick=quick,
            force=force,
            watch=lambda label, state, detail="": tell(f"{label}: {state}"),
            told=lambda row, number, of: console.progress.print(
                tables.line(row, number, of), markup=False, soft_wrap=True
            ),
        )
    if html is not None:
        text = "\n".join(tables.page(paper, rows, _again(paper.key), []) for paper in chosen)
        drawings = {
            tables.plot_file(paper): tables.plot(paper, rows, _again(paper.key)) or ""
            for paper in chosen
        }
        page = markdown_page.render("AESilicon: papers, measured", text, drawings)
        files.write(html, page.encode())
    if json:
        console.emit_json({"rows": [row.to_json() for row in rows]})
    elif html is not None:
        if html != "-":
            console.say(f"{len(chosen)} {'papers' if len(chosen) > 1 else 'paper'} in {html}")
    else:
        tables.show(chosen, rows)


def _again(key: str) -> str:
    return f"aesilicon reproduce {key} --html"
