# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import pytest

from aesilicon.spec import gf

ELEMENTS = range(256)


def test_examples_of_fips_197_section_4() -> None:
    assert gf.add(0x57, 0x83) == 0xD4
    assert gf.mul(0x57, 0x83) == 0xC1
    assert gf.mul(0x57, 0x13) == 0xFE
    chain = [0x57]
    for _ in range(4):
        chain.append(gf.xtime(chain[-1]))
    assert chain == [0x57, 0xAE, 0x47, 0x8E, 0x07]


def test_mul_is_a_commutative_product_with_unit_and_zero() -> None:
    for a in ELEMENTS:
        assert gf.mul(a, 1) == a
        assert gf.mul(a, 0) == 0
        assert gf.mul(a, 2) == gf.xtime(a)
        for b in range(0, 256, 7):
            assert gf.mul(a, b) == gf.mul(b, a) < 256


def test_mul_distributes_over_add() -> None:
    for a in range(0, 256, 5):
        for b in range(0, 256, 11):
            for c in range(0, 256, 13):
                assert gf.mul(a, gf.add(b, c)) == gf.add(gf.mul(a, b), gf.mul(a, c))


def test_inverse_of_every_element() -> None:
    assert gf.inverse(0) == 0
    for a in range(1, 256):
        assert gf.mul(a, gf.inverse(a)) == 1


@pytest.mark.parametrize("exponent", [0, 1, 2, 5, 254, 255, 256])
def test_power_is_repeated_multiplication(exponent: int) -> None:
    for a in ELEMENTS:
        expected = 1
        for _ in range(exponent):
            expected = gf.mul(expected, a)
        assert gf.power(a, exponent) == expected


def test_03_generates_every_nonzero_element() -> None:
    assert {gf.power(3, n) for n in range(255)} == set(range(1, 256))
