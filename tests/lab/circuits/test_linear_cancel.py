# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Linear maps with cancellation: right, no worse than without, and backwards."""

import pytest

from aesilicon_lab.circuits import linear, linear_cancel
from aesilicon_lab.circuits.inversion import INVERSE_MAP, SBOX_MAP
from circuit_checks import run

CANCELS = (0b0011, 0b0111, 0b1111, 0b1110)
"""x0 + x1, ... The last row is the third plus x0: four gates, five without cancellation."""


@pytest.mark.parametrize("rows", [SBOX_MAP, INVERSE_MAP, (*SBOX_MAP[:3], 1, 1)])
@pytest.mark.parametrize("seed", range(5))
def test_a_program_computes_its_map(rows: linear.Rows, seed: int) -> None:
    program = linear_cancel.share(rows, 8, seed)
    assert [run(program, x) for x in range(256)] == [linear.apply(rows, x) for x in range(256)]
    assert program.rows() == rows


def test_sums_cancel_where_that_saves_a_gate() -> None:
    assert linear_cancel.share(CANCELS, 4).xors == 4
    assert linear.share(CANCELS, 4).xors == 5


def test_every_gate_is_needed() -> None:
    for seed in range(40):
        program = linear_cancel.share(SBOX_MAP, 8, seed)
        read = {signal for step in program.steps for signal in step} | {*program.outputs}
        assert read.issuperset(range(8, 8 + program.xors))


def test_the_same_seed_is_the_same_program() -> None:
    assert linear_cancel.share(SBOX_MAP, 8, 7) == linear_cancel.share(SBOX_MAP, 8, 7)


@pytest.mark.parametrize("rows", [SBOX_MAP, SBOX_MAP + INVERSE_MAP[:5], (*CANCELS, 0b11110000)])
def test_a_reversed_program_computes_the_transposed_map(rows: linear.Rows) -> None:
    turned = linear_cancel.transposed(rows, 8)
    assert linear_cancel.transposed(turned, len(rows)) == rows
    program = linear_cancel.share(rows, 8)
    backwards = linear_cancel.reverse(program)
    assert backwards.rows() == turned
    assert backwards.xors == program.xors + len(rows) - 8


def test_the_best_seed_wins() -> None:
    counts = [linear_cancel.share(SBOX_MAP, 8, seed).xors for seed in range(10)]
    seed, program = linear_cancel.best(SBOX_MAP, 8, range(10))
    assert program.xors == min(counts)
    assert seed == counts.index(min(counts))


def test_a_zero_row_is_refused() -> None:
    with pytest.raises(ValueError, match="a row of a linear map is zero"):
        linear_cancel.share((1, 0), 2)
