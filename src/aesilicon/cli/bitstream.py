# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `bitstream`."""

from typing import Annotated

import typer

from aesilicon import console, files
from aesilicon.cli import options
from aesilicon.flows.board import bitstream as flow
from aesilicon.targets import boards


def bitstream(
    name: options.DesignArgument,
    board: Annotated[str, typer.Option(help=f"One of {', '.join(boards.BOARDS)}.")],
    uart_baud: Annotated[
        int, typer.Option("--uart-baud", help="Rate of the serial line.")
    ] = options.BAUD,
    output: Annotated[
        str | None,
        typer.Option("-o", "--output", help="Output file; default DESIGN-BOARD and a suffix."),
    ] = None,
) -> None:
    """Write a bitstream with a design, its modes and a serial line for an FPGA board."""
    design, chosen = options.load(name), boards.find(board)
    flow.require(design)
    boards.divisor(chosen, uart_baud)
    file = output or f"{design.name}-{board.replace(':', '-')}{chosen.suffix}"
    files.check_writable(file)
    with console.step(f"making a bitstream of {design.name}"), files.scratch() as work:
        made = flow.make(design, chosen, uart_baud, work)
    files.write(file, made.data)
    console.progress.print(
        f"{file}: {design.name} on {chosen.title} at {uart_baud} baud, up to "
        f"{made.routed.fmax_mhz:.1f} MHz where the board has {chosen.clock_hz / 1e6:g}",
        markup=False,
        soft_wrap=True,
    )
