# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The AES S-box from its definition: inversion in GF(2^8), then an affine map over GF(2)."""

from aesilicon.spec import gf

AFFINE_CONSTANT = 0x63
"""The constant c = {01100011} of the affine map (FIPS-197 section 5.1.1)."""


def linear_map(b: int) -> int:
    """The linear part of the affine map: b'_i = b_i + b_i+4 + ... + b_i+7, indices modulo 8."""
    return b ^ _rotate_left(b, 1) ^ _rotate_left(b, 2) ^ _rotate_left(b, 3) ^ _rotate_left(b, 4)


def inverse_linear_map(b: int) -> int:
    """The inverse of `linear_map`: b'_i = b_i+2 + b_i+5 + b_i+7, indices modulo 8."""
    return _rotate_left(b, 1) ^ _rotate_left(b, 3) ^ _rotate_left(b, 6)


def _rotate_left(b: int, bits: int) -> int:
    return (b << bits | b >> (8 - bits)) & 0xFF


def substitute(b: int) -> int:
    """S-box of one byte (FIPS-197 section 5.1.1)."""
    return linear_map(gf.inverse(b)) ^ AFFINE_CONSTANT


SBOX = bytes(substitute(b) for b in range(256))
"""S-box as 256 bytes, indexed by the input (FIPS-197 section 5.1.1)."""

INV_SBOX = bytes(SBOX.index(b) for b in range(256))
"""Inverse S-box as 256 bytes, indexed by the input (FIPS-197 section 5.3.2)."""
