# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `verify`."""

from typing import Annotated

import typer

from aesilicon import console, files
from aesilicon.cli import options
from aesilicon.drivers import layer_registry, mode_choice
from aesilicon.errors import UserError
from aesilicon.flows.verify import cases
from aesilicon.flows.verify.layer import VerifyLayer
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.step import Verify
from aesilicon.report import terminal
from aesilicon.store import Store


def verify(
    name: options.DesignArgument,
    case: Annotated[
        list[str] | None,
        typer.Option(help="Run only these: key:HEX, encrypt:HEX or decrypt:HEX, in this order."),
    ] = None,
    waves: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write the waveform of the cases to this VCD file."),
    ] = None,
    mode: options.ModeOption = None,
    decrypt: options.DecryptOption = False,
    force: options.ForceOption = False,
    json: options.JsonOption = False,
) -> None:
    """Check a design's RTL: known vectors, random blocks against a reference, protocol, clocks."""
    if mode is None and decrypt:
        raise UserError("--decrypt needs --mode")
    if mode is not None and (case or waves):
        raise UserError("--mode takes no --case and no --waves; see 'aesilicon run' for a file")
    chosen = options.load(name)
    store = Store()
    if mode is not None:
        asked_ways = layer_registry.choose(chosen, mode, decrypt=decrypt)
        step = VerifyLayer(chosen, asked_ways.layer, asked_ways.modes, asked_ways.ways)
        with console.step(f"verifying {name} behind {step.layer}") as tell:
            layered = step.done(store, force=force, tell=tell)
        if asked_ways.left_out:
            console.progress.print(asked_ways.left_out, markup=False, soft_wrap=True)
        _show(layered, json=json)
        return
    if case:
        mode_choice.require_core(chosen)
    asked = cases.parse(chosen, case) if case else None
    if waves is not None:
        if not asked:
            raise UserError("--waves shows given cases; give --case key:HEX --case encrypt:HEX too")
        files.check_writable(waves)
    with console.step(f"verifying {name}") as tell:
        if asked:
            with files.scratch() as work:
                recorded = work / "waves.vcd" if waves else None
                report = cases.run(chosen, asked, store.cache, waves=recorded)
                if waves and recorded:
                    files.write(waves, recorded.read_bytes())
        else:
            report = Verify(chosen).done(store, force=force, tell=tell)
    _show(report, json=json)


def _show(report: VerifyReport, *, json: bool) -> None:
    """Prints a report; ends with status 1 if a check failed."""
    if json:
        console.emit_json(report.to_json())
    else:
        terminal.checks(report)
    if not report.passed:
        raise typer.Exit(1)
