# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The whole RTL of a board, simulated behind a pseudo-terminal in the place of its serial port."""

import hashlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers import uart_logic
from aesilicon.drivers.simulator import compiled
from aesilicon.targets import boards
from aesilicon.targets.boards import Board
from aesilicon.tools import verilator

DRIVER = Path(__file__).with_name("board_driver.cpp")
"""The C++ driver of a module with the ports of a board."""


def simulator(design: Design, board: Board, baud: int, cache: Path) -> Path:
    """The program that simulates the board, compiled unless it is in `cache`."""
    divisor, high = boards.divisor(board, baud), boards.HIGH in board.pins
    made = uart_logic.inner_source(design, divisor) + uart_logic.outer_source(
        design, high=high, boxed=False
    )
    texts = [made, *(path.read_text() for path in (*uart_logic.files(), DRIVER))]
    identity = hashlib.sha256("\0".join([rtl.text_hash(design), *texts]).encode()).hexdigest()

    def compile_(executable: Path, folder: Path, log: Path) -> None:
        sources = uart_logic.write_sources(design, folder, divisor)
        top = folder / f"{uart_logic.TOP}.sv"
        top.write_text(uart_logic.outer_source(design, high=high, boxed=False))
        verilator.build([*sources, top], uart_logic.TOP, DRIVER, executable, log=log)

    return compiled(cache / f"{uart_logic.TOP}-{identity[:24]}", compile_)


@contextmanager
def plugged_in(program: Path, board: Board) -> Iterator[str]:
    """The name of a serial port behind which the program runs."""
    master, slave = os.openpty()
    try:
        command = [program, str(master), str(board.clock_hz)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[master]) as child:
            yield os.ttyname(slave)
            assert child.stdin is not None
            child.stdin.close()
    finally:
        os.close(master)
        os.close(slave)
