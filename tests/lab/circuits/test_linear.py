# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random

import pytest

from aesilicon.spec import gf
from aesilicon_lab.circuits import linear, sv_writer
from circuit_checks import run


def some_map(seed: int, rows: int) -> linear.Rows:
    rng = random.Random(seed)
    return tuple(rng.randrange(1, 256) for _ in range(rows))


def test_from_function_and_apply_are_the_function() -> None:
    rows = linear.from_function(gf.xtime, 8)
    assert [linear.apply(rows, x) for x in range(256)] == [gf.xtime(x) for x in range(256)]


@pytest.mark.parametrize("rows", [8, 16])
@pytest.mark.parametrize("seed", range(5))
def test_program_computes_its_map(seed: int, rows: int) -> None:
    matrix = some_map(seed, rows)
    program = linear.share(matrix, 8)
    assert all(run(program, x) == linear.apply(matrix, x) for x in range(256))


def test_program_saves_xors() -> None:
    # Two rows with three terms in common: 2 XORs for those, then 1 a row.
    program = linear.share((0b00010111, 0b00100111), 8)
    assert program.xors == 4
    matrix = some_map(1, 16)
    assert linear.share(matrix, 8).xors < sum(row.bit_count() - 1 for row in matrix)


def test_equal_rows_cost_nothing_more() -> None:
    assert linear.share((0b111, 0b111, 0b1), 3).xors == 2


def test_zero_row_is_refused() -> None:
    with pytest.raises(ValueError, match="zero"):
        linear.share((0b1, 0b0), 2)


def test_xor_statements_name_what_is_used_twice() -> None:
    program = linear.share((0b0011, 0b0111, 0b1000), 4)
    assert sv_writer.xor_statements(program).split("\n") == [
        "    logic [0:0] t;",
        "    logic [2:0] y;",
        "    t[0] = a[0] ^ a[1];",
        "    y[0] = t[0];",
        "    y[1] = a[2] ^ t[0];",
        "    y[2] = a[3];",
        "",
    ]
