# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
from functools import reduce
from operator import xor

import pytest

from aesilicon.netlist.circuit import Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import pprm, truth


@pytest.mark.parametrize("table", [SBOX, INV_SBOX])
def test_the_xor_of_the_products_is_the_column(table: bytes) -> None:
    for column in truth.columns(table):
        products = pprm.monomials(column)
        for x in range(256):
            values = (x & product == product for product in products)
            assert reduce(xor, values, False) == column >> x & 1


def test_the_sbox_has_all_degrees_but_the_last() -> None:
    """A permutation's outputs have degree 7 at most, and those of the S-box reach it."""
    for column in truth.columns(SBOX):
        assert max(product.bit_count() for product in pprm.monomials(column)) == 7


def test_circuits_are_the_sbox() -> None:
    forward, inverse, both = pprm.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX) + tuple(INV_SBOX)


def test_products_are_shared_and_sums_balanced() -> None:
    forward, _, both = pprm.circuits()
    degree_two_and_more = {
        product
        for column in truth.columns(SBOX)
        for product in pprm.monomials(column)
        if product.bit_count() > 1
    }
    assert len(degree_two_and_more) <= 247
    for circuit in (forward, both):  # both: the products are there once
        counts = circuit.counts()
        assert counts["NAND"] + counts["NOR"] <= 247 + 3 * 2
    longest = max(len(pprm.monomials(column)) for column in truth.columns(SBOX))
    assert 64 < longest <= 256
    assert xor_depth(forward) == (longest - 1).bit_length()


def xor_depth(circuit: Circuit) -> int:
    levels = [0] * circuit.inputs
    for gate in circuit.gates:
        levels.append((gate.op in ("XOR", "XNOR")) + max(levels[i] for i in gate.ins))
    return max(levels)
