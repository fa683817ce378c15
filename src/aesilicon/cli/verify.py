# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `verify`."""

from typing import Annotated

import typer

from aesilicon import console
from aesilicon.cli import options
from aesilicon.design import design
from aesilicon.flows.verify import cases
from aesilicon.flows.verify.step import Verify
from aesilicon.report import terminal
from aesilicon.store import Store


def verify(
    name: options.DesignArgument,
    case: Annotated[
        list[str] | None,
        typer.Option(help="Run only these: key:HEX, encrypt:HEX or decrypt:HEX, in this order."),
    ] = None,
    force: options.ForceOption = False,
    json: options.JsonOption = False,
) -> None:
    """Check a design's RTL: known vectors, random blocks against a reference, protocol, clocks."""
    chosen = design.load(name)
    store = Store()
    asked = cases.parse(chosen, case) if case else None
    with console.step(f"verifying {name}") as tell:
        if asked:
            report = cases.run(chosen, asked, store.cache)
        else:
            report = Verify(chosen).done(store, force=force, tell=tell)
    if json:
        console.emit_json(report.to_json())
    else:
        terminal.checks(report)
    if not report.passed:
        raise typer.Exit(1)
