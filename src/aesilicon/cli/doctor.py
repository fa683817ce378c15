# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `doctor`."""

import typer

from aesilicon import console, doctor
from aesilicon.cli import options


def doctor_(json: options.JsonOption = False) -> None:
    """List the tools and libraries found, and how to get the missing ones."""
    findings = doctor.examine()
    missing = [f for f in findings if f.needed and f.found is None]
    if json:
        console.emit_json({"ready": not missing, "rows": [f.to_json() for f in findings]})
    else:
        console.table(
            ["what", "found", "for", "how to get it"],
            [[f.name, f.found or "-", f.purpose, "" if f.found else f.remedy] for f in findings],
        )
    if missing:
        raise typer.Exit(2)
