# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
from py3rijndael import constants

from aesilicon.spec import sbox
from aesilicon.spec.sbox import INV_SBOX, SBOX

BYTES = range(256)


def test_examples_of_fips_197() -> None:
    # Section 5.1.1 (the example below figure 7) and the first byte of appendix B.
    assert SBOX[0x53] == 0xED
    assert SBOX[0x19] == 0xD4
    assert SBOX[0x00] == 0x63


def test_both_tables_agree_with_another_implementation() -> None:
    assert list(SBOX) == list(constants.S)
    assert list(INV_SBOX) == list(constants.Si)


def test_is_a_bijection_undone_by_the_inverse() -> None:
    assert sorted(SBOX) == list(BYTES)
    assert all(INV_SBOX[SBOX[x]] == x and SBOX[INV_SBOX[x]] == x for x in BYTES)


def test_has_no_fixed_point_and_no_opposite_fixed_point() -> None:
    assert all(SBOX[x] not in (x, x ^ 0xFF) for x in BYTES)


def test_affine_map_bit_by_bit() -> None:
    # FIPS-197 equation 5.1: b'_i = b_i + b_i+4 + b_i+5 + b_i+6 + b_i+7 + c_i, indices modulo 8.
    for b in BYTES:
        expected = 0
        for i in range(8):
            bit = sbox.AFFINE_CONSTANT >> i
            for offset in (0, 4, 5, 6, 7):
                bit ^= b >> (i + offset) % 8
            expected |= (bit & 1) << i
        assert sbox.linear_map(b) ^ sbox.AFFINE_CONSTANT == expected


def test_inverse_linear_map_undoes_the_linear_map() -> None:
    assert all(sbox.inverse_linear_map(sbox.linear_map(b)) == b for b in BYTES)
