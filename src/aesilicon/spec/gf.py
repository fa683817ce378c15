# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GF(2^8) as AES uses it (FIPS-197 section 4): bytes are polynomials over GF(2), bit i is x^i.

Every function takes and returns integers from 0 to 255.
"""

POLYNOMIAL = 0x11B
"""m(x) = x^8 + x^4 + x^3 + x + 1, irreducible over GF(2) (FIPS-197 section 4.2)."""


def add(a: int, b: int) -> int:
    """Sum of two elements: coefficients add modulo 2 (FIPS-197 section 4.1)."""
    return a ^ b


def xtime(a: int) -> int:
    """Product of `a` and x: a shift, then one subtraction of m(x) if the degree reaches 8."""
    a <<= 1
    return a ^ POLYNOMIAL if a & 0x100 else a


def mul(a: int, b: int) -> int:
    """Product of two polynomials modulo m(x) (FIPS-197 section 4.2)."""
    product = 0
    while b:
        if b & 1:
            product = add(product, a)
        a = xtime(a)
        b >>= 1
    return product


def power(a: int, exponent: int) -> int:
    """`a` to the power of `exponent` >= 0; 1 for exponent 0."""
    result = 1
    while exponent:
        if exponent & 1:
            result = mul(result, a)
        a = mul(a, a)
        exponent >>= 1
    return result


def inverse(a: int) -> int:
    """The b with mul(a, b) = 1, which is a^254; 0 for a = 0 (FIPS-197 section 5.1.1)."""
    return power(a, 254)
