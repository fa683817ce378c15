# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The bitstream of a design for a board: core, `aes_mode` and `aes_uart`."""

from pathlib import Path
from typing import cast

from aesilicon.design.design import Design
from aesilicon.drivers import mode_choice, mode_logic, uart_logic
from aesilicon.errors import UserError
from aesilicon.targets import boards
from aesilicon.targets.boards import Board
from aesilicon.tools import bitstreams, yosys
from aesilicon.tools.bitstreams import Bitstream, PackedFamily


def require(design: Design) -> None:
    """Raises `UserError` unless `aes_mode` fits the design."""
    mode_choice.require_core(design)
    if not mode_logic.fits(design):
        raise UserError(
            f"design '{design.name}' goes on no board, because aes_mode takes cores with blocks of "
            f"128 bits only and without a wrapper"
        )


def netlist(design: Design, board: Board, baud: int, work: Path) -> Path:
    """The mapped netlist of the board, module `uart_logic.TOP`, as JSON; files go to `work`.

    Raises `UserError` for a design or rate that the board cannot serve, `ToolError` from tools.
    """
    require(design)
    inner, family = uart_logic.inner(design), cast(PackedFamily, board.family)
    sources = uart_logic.write_sources(design, work, boards.divisor(board, baud))
    mapped = yosys.synthesize_fpga(
        *(sources, inner, family), device=board.synthesis, goal="area", work=work / "inner"
    )
    outer = work / f"{uart_logic.TOP}.sv"
    text = uart_logic.outer_source(design, high=boards.HIGH in board.pins, boxed=True)
    outer.write_text(text, encoding="utf-8")
    return yosys.surround_fpga(
        *(outer, uart_logic.TOP, mapped.netlist, inner, family),
        device=board.synthesis,
        work=work / "outer",
    ).netlist


def make(design: Design, board: Board, baud: int, work: Path) -> Bitstream:
    """The bitstream, at `baud` on the serial line; files go to `work`.

    Raises what `netlist` does, and `ToolError` if the design does not fit or misses the clock.
    """
    return bitstreams.make(
        *(netlist(design, board, baud, work), uart_logic.TOP, cast(PackedFamily, board.family)),
        options=board.options,
        device=board.device,
        constraints=board.constraints(),
        clock_hz=board.clock_hz,
        work=work / "routed",
    )
