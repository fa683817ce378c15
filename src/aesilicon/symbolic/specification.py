# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Rijndael over forms: what a core must compute, written from FIPS-197 and from nothing in `rtl/`.

A vector is a tuple of forms, least significant first. Its first byte is the leftmost: byte n of a
vector of W bits begins at bit W-8-8n. Tests compare with `spec.rijndael` for concrete values.
"""

from collections.abc import Sequence
from operator import xor

from aesilicon.drivers.machine import Bits
from aesilicon.spec.gf import power
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.symbolic.forms import Forms
from aesilicon.symbolic.tables import recognise

Byte = Bits
Word = tuple[Byte, Byte, Byte, Byte]
State = list[Word]
"""Columns of four bytes, row 0 first."""


def split(vector: Bits) -> list[Byte]:
    """The bytes of a vector, first byte first, each with its least significant bit first."""
    return [vector[start : start + 8] for start in range(len(vector) - 8, -8, -8)]


def join(data: Sequence[Byte]) -> Bits:
    """Joins bytes into a vector with the first byte leftmost."""
    return tuple(bit for byte in reversed(data) for bit in byte)


class Cipher:
    """Rijndael under one symbolic key (FIPS-197 for 128-bit blocks)."""

    def __init__(self, forms: Forms, key: Bits, block_bits: int = 128) -> None:
        """`key` has 128, 192 or 256 bits; the schedule is expanded at once."""
        self._forms = forms
        self._nb = block_bits // 32
        self._nk = len(key) // 32
        self._rounds = max(self._nb, self._nk) + 6
        words = self._expand(_columns(split(key)))
        starts = range(0, len(words), self._nb)
        self._round_keys = [words[start : start + self._nb] for start in starts]
        self._encrypted: dict[Bits, Bits] = {}
        self._decrypted: dict[Bits, Bits] = {}

    def encrypt(self, block: Bits) -> Bits:
        """The cipher, FIPS-197 section 5.1."""
        if block not in self._encrypted:
            self._encrypted[block] = self._encrypt(block)
        return self._encrypted[block]

    def decrypt(self, block: Bits) -> Bits:
        """The inverse cipher, FIPS-197 section 5.3."""
        if block not in self._decrypted:
            self._decrypted[block] = self._decrypt(block)
        return self._decrypted[block]

    def _encrypt(self, block: Bits) -> Bits:
        state = self._add_key(_columns(split(block)), 0)
        for r in range(1, self._rounds + 1):
            state = self._shift_rows([self._sub_word(c) for c in state], 1)
            if r < self._rounds:
                state = [_mix(c, (2, 3, 1, 1)) for c in state]
            state = self._add_key(state, r)
        return join([byte for column in state for byte in column])

    def _decrypt(self, block: Bits) -> Bits:
        state = self._add_key(_columns(split(block)), self._rounds)
        for r in range(self._rounds - 1, -1, -1):
            state = self._shift_rows(state, -1)
            state = self._add_key([self._sub_word(c, inverse=True) for c in state], r)
            if r > 0:
                state = [_mix(c, (14, 11, 13, 9)) for c in state]
        return join([byte for column in state for byte in column])

    def _expand(self, words: State) -> State:
        """KeyExpansion, FIPS-197 section 5.2; `words` holds the words of the key."""
        nk = self._nk
        for i in range(nk, self._nb * (self._rounds + 1)):
            temp = words[i - 1]
            if i % nk == 0:
                temp = self._sub_word((temp[1], temp[2], temp[3], temp[0]))
                rcon = power(2, i // nk - 1)
                temp = (_add_constant(temp[0], rcon), *temp[1:])
            elif nk > 6 and i % nk == 4:
                temp = self._sub_word(temp)
            words.append(_add_words(words[i - nk], temp))
        return words

    def _sub_word(self, word: Word, *, inverse: bool = False) -> Word:
        a, b, c, d = word
        return (
            substitute(self._forms, a, inverse=inverse),
            substitute(self._forms, b, inverse=inverse),
            substitute(self._forms, c, inverse=inverse),
            substitute(self._forms, d, inverse=inverse),
        )

    def _shift_rows(self, state: State, direction: int) -> State:
        """Row r moves left by its offset (right for direction -1); Rijndael section 4.2.2."""
        nb = self._nb
        o = (0, 1, 3, 4) if nb == 8 else (0, 1, 2, 3)
        source = [[(c + direction * o[r]) % nb for r in range(4)] for c in range(nb)]
        return [(state[s[0]][0], state[s[1]][1], state[s[2]][2], state[s[3]][3]) for s in source]

    def _add_key(self, state: State, r: int) -> State:
        return [_add_words(a, b) for a, b in zip(state, self._round_keys[r], strict=True)]


def substitute(forms: Forms, byte: Byte, *, inverse: bool = False) -> Byte:
    """The S-box, or its inverse, of one byte."""
    affine = recognise(tuple(INV_SBOX if inverse else SBOX), 8)
    assert affine is not None
    return affine.apply(forms, byte)


def _columns(data: list[Byte]) -> State:
    return [(data[i], data[i + 1], data[i + 2], data[i + 3]) for i in range(0, len(data), 4)]


def _add(a: Byte, b: Byte) -> Byte:
    return tuple(map(xor, a, b))


def _add_words(a: Word, b: Word) -> Word:
    return (_add(a[0], b[0]), _add(a[1], b[1]), _add(a[2], b[2]), _add(a[3], b[3]))


def _add_constant(a: Byte, constant: int) -> Byte:
    return tuple(x ^ (constant >> i & 1) for i, x in enumerate(a))


def _double(a: Byte) -> Byte:
    """A byte times x modulo x^8 + x^4 + x^3 + x + 1 (FIPS-197 section 4.2.1)."""
    top = a[7]
    return (top, a[0] ^ top, a[1], a[2] ^ top, a[3] ^ top, a[4], a[5], a[6])


def _times(a: Byte, factors: tuple[int, ...]) -> dict[int, Byte]:
    """Factor below 16 -> its product with a byte in GF(2^8)."""
    two = _double(a)
    four = _double(two)
    powers = (a, two, four, _double(four))
    products = {}
    for factor in factors:
        total: Byte = (0,) * 8
        for i, power_of_x in enumerate(powers):
            if factor >> i & 1:
                total = _add(total, power_of_x)
        products[factor] = total
    return products


def _mix(column: Word, factors: tuple[int, int, int, int]) -> Word:
    """A column times a circulant matrix with this first row (FIPS-197 sections 5.1.3, 5.3.3)."""
    products = [_times(byte, factors) for byte in column]
    out = []
    for r in range(4):
        a, b, c, d = (products[i][factors[(i - r) % 4]] for i in range(4))
        out.append(_add(_add(a, b), _add(c, d)))
    return out[0], out[1], out[2], out[3]
