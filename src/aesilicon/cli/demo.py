# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `demo`."""

from pathlib import Path
from typing import Annotated

import typer

from aesilicon import demo
from aesilicon.cli import options
from aesilicon.store import Store


def demo_(
    name: options.DesignArgument = "aes-round",
    output: Annotated[Path, typer.Option("--output", help="Folder to write.")] = Path("build"),
    force: options.ForceOption = False,
) -> None:
    """Do all steps for one design: prove, build, encrypt a picture, verify, measure, report."""
    if not demo.main_job(name, output, Store(), force=force):
        raise typer.Exit(1)
