# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Rijndael with blocks and keys of 128, 192 and 256 bits; AES (FIPS-197) is the 128-bit block.

A state is `bytes` in the order of FIPS-197 section 3.4: byte n stands in row n mod 4, column
n div 4. Every step takes one block or many concatenated blocks and treats each by itself, so that
a long message costs little more than a short one. For block lengths beyond FIPS-197 the source is
the Rijndael proposal ("AES Proposal: Rijndael", Daemen and Rijmen, 1999).
"""

from collections.abc import Iterator
from functools import cache

from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX

LENGTHS = (16, 24, 32)
"""Legal lengths of a key and of a block, in bytes."""

MIX = (0x02, 0x03, 0x01, 0x01)
"""Row 0 of the MixColumns matrix; row r is row 0 rotated right by r (FIPS-197 section 5.1.3)."""

INV_MIX = (0x0E, 0x0B, 0x0D, 0x09)
"""Row 0 of the InvMixColumns matrix (FIPS-197 section 5.3.3)."""

_MULTIPLES = {c: bytes(gf.mul(c, x) for x in range(256)) for c in {*MIX, *INV_MIX}}


def rounds(key_bytes: int, block_bytes: int) -> int:
    """Number of rounds Nr = max(Nk, Nb) + 6 (Rijndael section 4.1; FIPS-197 section 5)."""
    return max(key_bytes, block_bytes) // 4 + 6


def shift_offsets(block_bytes: int) -> tuple[int, int, int, int]:
    """Columns by which ShiftRows moves each row to the left (Rijndael section 4.2.2)."""
    return (0, 1, 3, 4) if block_bytes == 32 else (0, 1, 2, 3)


def sub_bytes(state: bytes) -> bytes:
    """The S-box on every byte (FIPS-197 section 5.1.1)."""
    return state.translate(SBOX)


def inv_sub_bytes(state: bytes) -> bytes:
    """The inverse S-box on every byte (FIPS-197 section 5.3.2)."""
    return state.translate(INV_SBOX)


def shift_rows(state: bytes, block_bytes: int) -> bytes:
    """ShiftRows: each row rotated to the left by `shift_offsets` (FIPS-197 section 5.1.2)."""
    return _shift(state, block_bytes, direction=1)


def inv_shift_rows(state: bytes, block_bytes: int) -> bytes:
    """InvShiftRows: each row rotated to the right by `shift_offsets` (FIPS-197 section 5.3.1)."""
    return _shift(state, block_bytes, direction=-1)


def mix_columns(state: bytes) -> bytes:
    """Every column times {03}x^3 + {01}x^2 + {01}x + {02} (FIPS-197 section 5.1.3)."""
    return _mix(state, MIX)


def inv_mix_columns(state: bytes) -> bytes:
    """Every column times {0b}x^3 + {0d}x^2 + {09}x + {0e} (FIPS-197 section 5.3.3)."""
    return _mix(state, INV_MIX)


def add_round_key(state: bytes, round_key: bytes) -> bytes:
    """Every block XOR a round key (FIPS-197 section 5.1.4)."""
    return xor(state, round_key * (len(state) // len(round_key)))


def key_expansion(key: bytes, block_bytes: int = 16) -> tuple[bytes, ...]:
    """Round keys 0 to Nr, each of `block_bytes` bytes (FIPS-197 section 5.2).

    Raises `ValueError` for an illegal length of key or block, `TypeError` for a key that is text.
    """
    _check_lengths(key, block_bytes)
    nk = len(key) // 4
    words = [key[i : i + 4] for i in range(0, len(key), 4)]
    rcon = 0x01
    for i in range(nk, block_bytes // 4 * (rounds(len(key), block_bytes) + 1)):
        word = words[-1]
        if i % nk == 0:
            word = xor(sub_bytes(word[1:] + word[:1]), bytes([rcon, 0, 0, 0]))
            rcon = gf.xtime(rcon)
        elif nk > 6 and i % nk == 4:
            word = sub_bytes(word)
        words.append(xor(words[i - nk], word))
    schedule = b"".join(words)
    return tuple(schedule[i : i + block_bytes] for i in range(0, len(schedule), block_bytes))


class Rijndael:
    """The cipher with one key; key and block have 16, 24 or 32 bytes, independently.

    The constructor raises as `key_expansion` does; the methods raise `TypeError` for text.
    """

    def __init__(self, key: bytes, block_bytes: int = 16) -> None:
        self.block_bytes = block_bytes
        self.round_keys = key_expansion(key, block_bytes)
        """Round keys 0 to Nr."""

    @property
    def rounds(self) -> int:
        """Number of rounds Nr."""
        return len(self.round_keys) - 1

    def encrypt_block(self, block: bytes) -> bytes:
        """Encrypts one block; raises `ValueError` unless it has `block_bytes` bytes."""
        return self.encrypt_states(block)[-1]

    def decrypt_block(self, block: bytes) -> bytes:
        """Decrypts one block; raises `ValueError` unless it has `block_bytes` bytes."""
        return self.decrypt_states(block)[-1]

    def encrypt_blocks(self, blocks: bytes) -> bytes:
        """Encrypts any number of blocks, each by itself; `ValueError` if the last is not whole."""
        return _last(self._cipher(self._whole(blocks)))

    def decrypt_blocks(self, blocks: bytes) -> bytes:
        """Decrypts any number of blocks, each by itself; `ValueError` if the last is not whole."""
        return _last(self._inverse_cipher(self._whole(blocks)))

    def encrypt_states(self, block: bytes) -> tuple[bytes, ...]:
        """The state after the first AddRoundKey and after each round: Nr + 1 blocks.

        The last is the ciphertext; the others are `round[1].start` to `round[Nr].start` in the
        examples of FIPS-197 appendix C.
        """
        return tuple(self._cipher(self._one(block)))

    def decrypt_states(self, block: bytes) -> tuple[bytes, ...]:
        """The state after the first AddRoundKey and after each inverse round: Nr + 1 blocks.

        The last is the plaintext; the others are `round[1].istart` to `round[Nr].istart` in the
        examples of FIPS-197 appendix C.
        """
        return tuple(self._inverse_cipher(self._one(block)))

    def _cipher(self, state: bytes) -> Iterator[bytes]:
        """The cipher of FIPS-197 section 5.1; yields the states of `encrypt_states`."""
        first, *middle, last = self.round_keys
        state = add_round_key(state, first)
        yield state
        for round_key in middle:
            state = mix_columns(shift_rows(sub_bytes(state), self.block_bytes))
            state = add_round_key(state, round_key)
            yield state
        state = shift_rows(sub_bytes(state), self.block_bytes)
        yield add_round_key(state, last)

    def _inverse_cipher(self, state: bytes) -> Iterator[bytes]:
        """The inverse cipher of FIPS-197 section 5.3; yields the states of `decrypt_states`."""
        last, *middle, first = self.round_keys
        state = add_round_key(state, first)
        yield state
        for round_key in reversed(middle):
            state = inv_sub_bytes(inv_shift_rows(state, self.block_bytes))
            state = inv_mix_columns(add_round_key(state, round_key))
            yield state
        state = inv_sub_bytes(inv_shift_rows(state, self.block_bytes))
        yield add_round_key(state, last)

    def _one(self, block: bytes) -> bytes:
        _refuse_text("a block", block)
        if len(block) != self.block_bytes:
            raise ValueError(f"a block has {self.block_bytes} bytes, not {len(block)}")
        return block

    def _whole(self, blocks: bytes) -> bytes:
        _refuse_text("a block", blocks)
        if len(blocks) % self.block_bytes:
            raise ValueError(
                f"{len(blocks)} bytes are not a whole number of {self.block_bytes}-byte blocks"
            )
        return blocks


def xor(a: bytes, b: bytes) -> bytes:
    """XOR of two byte strings; raises `ValueError` if their lengths differ."""
    if len(a) != len(b):
        raise ValueError(f"cannot XOR {len(a)} bytes with {len(b)}")
    # One XOR of two big integers is the fastest way for a message of megabytes.
    return (int.from_bytes(a) ^ int.from_bytes(b)).to_bytes(len(a))


def _shift(state: bytes, block_bytes: int, direction: int) -> bytes:
    sources = _shift_sources(block_bytes, direction)
    if len(state) == block_bytes:  # a faster way for one block
        return bytes([state[source] for source in sources])
    shifted = bytearray(len(state))
    for n, source in enumerate(sources):
        shifted[n::block_bytes] = state[source::block_bytes]
    return bytes(shifted)


@cache
def _shift_sources(block_bytes: int, direction: int) -> tuple[int, ...]:
    """Byte n of a shifted block is byte `result[n]` of the block."""
    offsets = shift_offsets(block_bytes)
    return tuple((n + 4 * direction * offsets[n % 4]) % block_bytes for n in range(block_bytes))


def _mix(state: bytes, coefficients: tuple[int, ...]) -> bytes:
    """Row r of the result is the sum over k of coefficient k times row (r + k) mod 4 of the state.

    One integer holds all columns; Horner's rule rotates all columns up by one row in each step.
    """
    row_0 = int.from_bytes(b"\xff\0\0\0" * (len(state) // 4))
    total = 0
    for coefficient in reversed(coefficients):
        top = total & row_0
        total = (total ^ top) << 8 | top >> 24
        total ^= int.from_bytes(state.translate(_MULTIPLES[coefficient]))
    return total.to_bytes(len(state))


def _last(states: Iterator[bytes]) -> bytes:
    for state in states:
        last = state
    return last


def _refuse_text(name: str, value: object) -> None:
    if isinstance(value, str):
        raise TypeError(f"{name} is bytes, not text; bytes.fromhex reads hex digits")


def _check_lengths(key: bytes, block_bytes: int) -> None:
    _refuse_text("a key", key)
    if len(key) not in LENGTHS:
        raise ValueError(f"a key has 16, 24 or 32 bytes, not {len(key)}")
    if block_bytes not in LENGTHS:
        raise ValueError(f"a block has 16, 24 or 32 bytes, not {block_bytes}")
