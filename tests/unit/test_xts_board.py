# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The board of the checks of XTS compares all text of a job, also behind the last end."""

import random
from types import SimpleNamespace

import pytest

from aesilicon.design import design
from aesilicon.drivers import xts_checks
from aesilicon.drivers.message_simulator import MessageJob, MessageResult, Status, Transfer

UNIT, TEXT = bytes(16), bytes(range(16))


@pytest.mark.parametrize(
    ("behind", "error"), [(0, None), (1, "1 beats of text come behind the last end")]
)
def test_text_behind_the_last_end_is_an_error(behind: int, error: str | None) -> None:
    pair = bytes(range(64))
    text = Transfer(4, 0, 0xFFFF, xts_checks.sealed(pair, UNIT, TEXT))
    end = Transfer(5, 0, Status.GOOD, bytes(16))
    extra = (Transfer(9, 0, 0xFFFF, bytes(16)),) * behind
    result = MessageResult((text, *extra), (end,), (), (), 9, None)
    simulator = SimpleNamespace(ids=4, job=lambda: MessageJob(), run=lambda _: result)
    bench = SimpleNamespace(
        design=design.load("aes256-xts"), simulator=simulator, rng=lambda _: random.Random(1)
    )
    board = xts_checks._Board(bench, "text")
    board.key(pair)
    board.send("unit", UNIT, TEXT, xts_checks.sealed(pair, UNIT, TEXT), decrypt=False)
    assert board.run() == (1, error)
