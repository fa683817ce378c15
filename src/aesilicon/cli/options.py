# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Arguments and options that several verbs share."""

from enum import StrEnum
from typing import Annotated

import typer

from aesilicon import console
from aesilicon.design import design
from aesilicon.design.around import CODES
from aesilicon.design.surroundings import ENGINE_TABLES
from aesilicon.equivalence.own_sbox_check import check_design
from aesilicon.errors import MissingToolError, UserError
from aesilicon.executors import Dask, Executor


class Goal(StrEnum):
    """Goal of synthesis."""

    AREA = "area"
    SPEED = "speed"
    EFFICIENCY = "efficiency"


AroundModeOption = Annotated[
    str | None,
    typer.Option(
        metavar="MODE",
        help=f"Put an engine around the core: {', '.join(ENGINE_TABLES)}; or, with --bus, "
        f"{', '.join(CODES)} (with commas).",
    ),
]
BusOption = Annotated[
    str | None, typer.Option(metavar="BUS", help="Put a bus around it: axis, axil or apb.")
]
DataBitsOption = Annotated[
    int | None, typer.Option(help="Width of AXI4-Streams: 32 (default), 64 or 128.")
]
StreamsOption = Annotated[
    int | None,
    typer.Option(
        help="Interleave 2 to 32 AXI4-Streams, so that CBC, CCM or CMAC fills a pipeline."
    ),
]
KeySlotsOption = Annotated[
    int | None,
    typer.Option(help="Keep 2, 4, 8 or 16 keys behind AXI4-Streams; a packet names its own."),
]

BAUD = 115200
"""Default rate of a board's serial line."""

DesignArgument = Annotated[
    str,
    typer.Argument(metavar="DESIGN", help="A name from `aesilicon list --all`, or a TOML file."),
]
DesignsArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar="[DESIGN]...", help="Names from `aesilicon list --all`, or TOML files."),
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
ModeOption = Annotated[
    str | None,
    typer.Option(
        metavar="MODES",
        help="Instead: the core behind aes_mode, in ecb, cbc, cfb128, ofb, ctr (with commas) or "
        "all.",
    ),
]
DecryptOption = Annotated[bool, typer.Option("--decrypt", help="With --mode: decryption alone.")]
DaskOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Work on the Dask cluster of this scheduler, not here."),
]


def executor(address: str | None) -> Executor | None:
    """Where --dask sends steps; None without it: to this machine."""
    return Dask(address) if address else None


def check_clock(period_ns: float | None) -> None:
    """Raises `typer.BadParameter` for a --clock that no core could have."""
    if period_ns is not None and not 0.01 <= period_ns <= 1e6:
        raise typer.BadParameter("--clock is a period in ns, from 0.01 to 1000000")


def designs(names: list[str], everything: bool, *, with_bus: bool = False) -> list[design.Design]:
    """The designs that a verb was given; raises `typer.BadParameter` unless by names or --all."""
    if everything == bool(names):
        raise typer.BadParameter("name designs, or give --all")
    return catalogued() if everything else [load(name, with_bus=with_bus) for name in names]


def load(name_or_file: str, *, with_bus: bool = False) -> design.Design:
    """A design by name or file, once a user's own S-box in it is checked for all inputs.

    Raises `UserError` for a design with a bus, unless `with_bus`: few verbs take those.
    """
    chosen = design.load(name_or_file)
    if chosen.bus is not None and not with_bus:
        parts = "".join(f"name {one.name}, or " for one in design.parts_of(chosen))
        others = parts or "take a file without its [bus], or "
        raise UserError(
            f"design '{chosen.name}' has the ports of a bus, which `build` and `measure` take: "
            f"{others}run `make test` in its bundle"
        )
    check_design(chosen)
    return chosen


def catalogued(*, papers: bool = True) -> list[design.Design]:
    """The designs of the catalogue; a line tells of one that needs the laboratory and lacks it."""
    designs = []
    for name in design.catalogue(papers=papers):
        try:
            designs.append(design.load(name))
        except MissingToolError as e:
            console.progress.print(f"{name} is left out: {e}", markup=False, soft_wrap=True)
    return designs


def with_modes() -> list[design.Design]:
    """The designs with a mode that ship with the project."""
    return [design.load(name) for name in design.engines()]
