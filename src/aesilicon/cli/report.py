# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `report`."""

from pathlib import Path
from typing import Annotated

import typer

from aesilicon import console, files, proof_status
from aesilicon.cli import options
from aesilicon.flows.simulate.report import RunReport
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.step import Verify
from aesilicon.report import candidates, layout_details, page
from aesilicon.report import csv_table as flat
from aesilicon.store import Store


def report(
    output: Annotated[
        str | None, typer.Option("-o", "--output", help="HTML file to write, or - for stdout.")
    ] = None,
    csv: Annotated[
        str | None, typer.Option(metavar="FILE", help="CSV file to write, or - for stdout.")
    ] = None,
    json: options.JsonOption = False,
) -> None:
    """Write your measurements, the published ones and other cores as an HTML page, CSV or JSON."""
    written = [name for name in (output, csv) if name is not None]
    if not (written or json):
        raise typer.BadParameter("name an output: -o FILE.html, --csv FILE or --json")
    if written.count("-") + json > 1:
        raise typer.BadParameter(
            "only one of -o -, --csv - and --json can write to standard output; name an output file"
        )
    if len({Path(name).absolute() for name in written}) < len(written):
        raise typer.BadParameter("-o and --csv name the same file")
    for name in written:
        files.check_writable(name)
    store = Store(read=True)
    rows = candidates.every(
        proof_status.stored_measurements(store), proof_status.stored_foreign(store)
    )
    if output is not None:
        text = page.render(
            rows,
            store.latest(Verify.kind, VerifyReport),
            store.latest(RunReport.KIND, RunReport),
            layout_details.in_store(store),
        )
        files.write(output, text.encode())
    if csv is not None:
        files.write(csv, flat.to_csv(rows).encode())
    if json:
        console.emit_json({"file": output, "csv": csv, "rows": [row.to_json() for row in rows]})
    elif "-" not in written:
        console.say(f"{candidates.counted(rows)} in {' and '.join(written)}")
