# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Arguments and options that several verbs share."""

from enum import StrEnum
from typing import Annotated

import typer

from aesilicon.design import design


class Goal(StrEnum):
    """Goal of synthesis."""

    AREA = "area"
    SPEED = "speed"


DesignArgument = Annotated[
    str, typer.Argument(metavar="DESIGN", help="A name from `aesilicon list`, or a TOML file.")
]
DesignsArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar="[DESIGN]...", help="Names from `aesilicon list`, or TOML files."),
]
AllOption = Annotated[bool, typer.Option("--all", help="Every design of the catalogue.")]
TargetsOption = Annotated[
    list[str] | None,
    typer.Option("--target", help="Where: generic, osu018, ecp5, xc7, a PDK, ...; may repeat."),
]
GoalOption = Annotated[Goal, typer.Option(help="What synthesis optimises.")]
TopOption = Annotated[str, typer.Option(help="Top module of --rtl.")]
JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON object on standard output.")
]
UnprovenOption = Annotated[
    bool, typer.Option("--unproven", help="Continue without a proof and mark the result.")
]
ForceOption = Annotated[
    bool, typer.Option("--force", help="Run again even if the result is stored.")
]


def check_clock(period_ns: float | None) -> None:
    """Raises `typer.BadParameter` for a --clock that no core could have."""
    if period_ns is not None and not 0.01 <= period_ns <= 1e6:
        raise typer.BadParameter("--clock is a period in ns, from 0.01 to 1000000")


def designs(names: list[str], everything: bool) -> list[design.Design]:
    """The designs that a verb was given; raises `typer.BadParameter` unless by names or --all.

    Without the laboratory --all leaves out those with a wrapper of the laboratory.
    """
    if everything == bool(names):
        raise typer.BadParameter("name designs, or give --all")
    if not everything:
        return [design.load(name) for name in names]
    return [one for one in map(design.load, design.catalogue()) if one.is_described]
