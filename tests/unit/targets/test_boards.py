# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Boards: rates that their clocks make, constraints, and the table of the reference."""

import re

import pytest

from aesilicon.errors import UserError
from aesilicon.resources import project_dir
from aesilicon.targets import boards

PAGE = (project_dir() / "docs" / "reference" / "board.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", boards.BOARDS)
def test_the_reference_has_its_pins_and_their_source(name: str) -> None:
    board = boards.BOARDS[name]
    row = next(line for line in PAGE.splitlines() if re.match(rf"\| .*`{name}`.*\|", line))
    pins = ", ".join(board.pins[port] for port in (boards.CLOCK, boards.RX, boards.TX))
    assert f"| {board.clock_hz / 1e6:g} | {pins} |" in row
    assert all(f"`{part}`" in row or part in row for part in board.source.split(" of "))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("icebreaker", "set_io rx_i 6\n"),
        ("ulx3s:12k", 'LOCATE COMP "high_o" SITE "L2";\n'),
        ("tangnano20k", 'IO_LOC "tx_o" 69;\n'),
    ],
)
def test_constraints_are_in_the_format_of_the_family(name: str, line: str) -> None:
    assert line in boards.find(name).constraints()


def test_every_board_makes_the_default_rate() -> None:
    divisors = {name: boards.divisor(board, 115200) for name, board in boards.BOARDS.items()}
    assert divisors["icebreaker"] == 104
    assert divisors["tangnano20k"] == 234
    assert divisors["colorlight-i5"] == 217


def test_a_rate_that_the_clock_does_not_divide_into_is_refused() -> None:
    board = boards.find("tangnano20k")
    with pytest.raises(UserError, match=r"27 MHz cannot make 2000000 baud; it makes 9600"):
        boards.divisor(board, 2000000)


def test_a_rate_of_no_port_is_refused() -> None:
    with pytest.raises(UserError, match="no serial port has 115000 baud; choose 9600"):
        boards.divisor(boards.find("ulx3s"), 115000)


def test_an_unknown_board_gets_the_nearest() -> None:
    with pytest.raises(UserError, match="unknown board 'icebraker'; did you mean 'icebreaker'"):
        boards.find("icebraker")
