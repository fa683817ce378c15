# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Arguments and options that several verbs share."""

from enum import StrEnum
from typing import Annotated

import typer

from aesilicon import design


class Goal(StrEnum):
    """Goal of synthesis."""

    AREA = "area"
    SPEED = "speed"


DesignArgument = Annotated[
    str, typer.Argument(metavar="DESIGN", help="A name from `aesilicon list`, or a TOML file.")
]
JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON object on standard output.")
]
UnprovenOption = Annotated[
    bool, typer.Option("--unproven", help="Continue without a proof and mark the result.")
]
ForceOption = Annotated[
    bool, typer.Option("--force", help="Run again even if the result is stored.")
]


def designs(names: list[str], everything: bool) -> list[design.Design]:
    """The designs that a verb was given; raises `typer.BadParameter` unless by names or --all."""
    if everything == bool(names):
        raise typer.BadParameter("name designs, or give --all")
    return [design.load(name) for name in (design.catalogue() if everything else names)]
