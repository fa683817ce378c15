# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random
from itertools import combinations

import pytest

from aesilicon.netlist.circuit import Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import cover, sop, truth

TABLES = (SBOX, INV_SBOX)


def covered(cube: sop.Cube) -> int:
    cares, values = cube
    return sum(1 << x for x in range(256) if x & cares == values)


@pytest.mark.parametrize("seed", range(30))
def test_a_minimum_cover_is_as_small_as_by_trying_all(seed: int) -> None:
    rng = random.Random(seed)
    rows = [rng.randrange(1, 1 << 9) & rng.randrange(1 << 9) or 1 for _ in range(rng.randrange(20))]
    sizes = range(10)
    fewest = next(
        size
        for size in sizes
        for chosen in combinations(range(9), size)
        if all(row & sum(1 << column for column in chosen) for row in rows)
    )
    found = cover.minimum(rows)
    assert all(row & found for row in rows)
    assert found.bit_count() == fewest


def test_a_row_without_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="no column covers"):
        cover.minimum([1, 0])


def test_primes_are_all_implicants_that_no_other_contains() -> None:
    column = truth.columns(SBOX)[3]
    implicants = {
        (cares, values): covered((cares, values))
        for cares in range(256)
        for values in range(256)
        if values & cares == values and not covered((cares, values)) & ~column
    }
    prime = {
        cube
        for cube, minterms in implicants.items()
        if not any(
            (cube[0] & ~bit, cube[1] & ~bit) in implicants
            for bit in (1 << place for place in range(8))
            if cube[0] & bit
        )
        and minterms
    }
    found = sop.primes(column)
    assert found.keys() == prime
    assert all(found[cube] == covered(cube) for cube in found)


@pytest.mark.parametrize(
    ("table", "different", "all_in_all"), [(SBOX, 336, 396), (INV_SBOX, 339, 390)]
)
def test_sums_are_primes_and_none_is_needless(
    table: bytes, different: int, all_in_all: int
) -> None:
    found = sop.sums(truth.columns(table))
    for terms, column in zip(found, truth.columns(table), strict=True):
        assert set(terms) <= sop.primes(column).keys()
        for left_out in [None, *terms]:
            union = 0
            for cube in terms:
                union |= covered(cube) if cube != left_out else 0
            assert (union == column) == (left_out is None)
    assert len({cube for terms in found for cube in terms}) == different
    assert sum(map(len, found)) == all_in_all


def test_each_sum_alone_would_need_no_fewer_than_the_minimum_of_its_own() -> None:
    """375 terms if every output is minimised for itself; 21 more uses save terms in all."""
    columns = truth.columns(SBOX)
    alone = 0
    for column in columns:
        implicants = list(sop.primes(column).values())
        rows = [
            sum(1 << n for n, one in enumerate(implicants) if one & minterm)
            for minterm in cover.members(column)
        ]
        alone += cover.minimum(rows).bit_count()
    assert alone == 375 <= sum(map(len, sop.sums(columns)))


def test_terms_are_gates_once() -> None:
    """At most seven gates deep: three for a term of both nibbles, and sums of up to 64 terms."""
    forward, inverse, both = sop.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX) + tuple(INV_SBOX)
    for one in (forward, inverse):
        assert set(one.counts()) == {"NOT", "NAND", "NOR"}
        assert len(set(one.columns)) == len(one.columns)
        assert depth(one) <= 1 + 3 + 6 + 1
    assert len(both.gates) < len(forward.gates) + len(inverse.gates)


def depth(circuit: Circuit) -> int:
    levels = [0] * circuit.inputs
    for gate in circuit.gates:
        levels.append(1 + max(levels[i] for i in gate.ins))
    return max(levels[i] for i in circuit.outputs)
