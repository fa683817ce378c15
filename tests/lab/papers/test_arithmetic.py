# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks of slips: true as they stand, false when a figure changes, and only arithmetic."""

import re

import pytest

from aesilicon_lab import papers
from aesilicon_lab.papers import arithmetic

CHECKS = [
    pytest.param(slip.check, id=f"{key}: {slip.where}")
    for key in papers.catalogue()
    for slip in papers.load(key).errata
    if slip.check
]


def test_most_slips_have_a_check() -> None:
    assert len(CHECKS) >= 35


@pytest.mark.parametrize("check", CHECKS)
def test_a_check_is_true_and_would_fail(check: str) -> None:
    assert arithmetic.holds(check)
    changed = re.sub(r"== (-?[\d.]+|0x\w+)(?![\w.])", "== 12345", check, count=1)
    if changed == check:
        changed = re.sub(r"< [\d.]+(?![\w.])", "< -12345", check, count=1)
    if changed == check:
        changed = re.sub(r"== \[", "== [7, ", check, count=1)
    if changed == check:
        changed = check.replace("not in", "in").replace("192 in", "193 in")
    assert changed != check
    assert not arithmetic.holds(changed)


@pytest.mark.parametrize(
    "check", ["__import__('os')", "1 ==", "open('x') == 1", "(1).real == 1", "sbox == sbox or x"]
)
def test_nothing_else_is_evaluated(check: str) -> None:
    with pytest.raises(ValueError, match="check"):
        arithmetic.holds(check)


def test_multiplication_of_columns() -> None:
    assert arithmetic.product([0, 0, 0, 1], [3, 1, 1, 2]) == [3, 1, 1, 2]
    assert arithmetic.product([0, 0, 1, 0], [3, 1, 1, 2]) == [1, 1, 2, 3]
