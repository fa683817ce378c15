# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GHASH, GCM and GMAC (NIST SP 800-38D) over any cipher of 128-bit blocks.

GMAC is GCM with empty text. A block of 16 bytes is a polynomial over GF(2) in the order of the
standard: its first bit, the most significant bit of the first byte, is the coefficient of x^0.
"""

import hmac

from aesilicon.spec.modes import BlockEngine
from aesilicon.spec.rijndael import xor

BLOCK = 16
"""Bytes in a block."""
TAG_BYTES = (12, 13, 14, 15, 16)
SHORT_TAG_BYTES = (4, 8)
"""Lengths of tags that SP 800-38D allows for some uses and that its revision withdraws."""
MOST_TEXT_BYTES = 2**36 - 32
"""Longest text (section 5.2.1.1): 2^32 - 2 blocks, so no counter block comes twice."""

_R = 0xE1 << 120
"""x^128 = 1 + x + x^2 + x^7 (section 6.3)."""


def multiply(x: int, y: int) -> int:
    """The product of two blocks as numbers of 128 bits, first byte on top (Algorithm 1)."""
    z, v = 0, y
    for place in range(127, -1, -1):
        if x >> place & 1:
            z ^= v
        v = v >> 1 ^ (_R if v & 1 else 0)
    return z


def ghash(h: bytes, blocks: bytes) -> bytes:
    """The hash of whole blocks under the hash subkey `h` (Algorithm 2)."""
    key, y = int.from_bytes(h), 0
    for at in range(0, len(blocks), BLOCK):
        y = multiply(y ^ int.from_bytes(blocks[at : at + BLOCK]), key)
    return y.to_bytes(BLOCK)


def length_block(first: int, second: int) -> bytes:
    """Two lengths in bytes, as numbers of 64 bits that count bits."""
    return (8 * first).to_bytes(8) + (8 * second).to_bytes(8)


def first_counter(engine: BlockEngine, iv: bytes) -> bytes:
    """J0, the counter block that masks the tag (section 7.1 step 2)."""
    if len(iv) == 12:
        return iv + (1).to_bytes(4)
    return ghash(subkey(engine), padded(iv) + length_block(0, len(iv)))


def subkey(engine: BlockEngine) -> bytes:
    """The hash subkey H, the cipher of zero."""
    return engine.stream(bytes(BLOCK), decrypt=False, chain=False)


def counter_blocks(first: bytes, count: int) -> bytes:
    """`count` blocks from `first` on; the last 32 bits count and wrap around (inc32)."""
    low = int.from_bytes(first[12:])
    return b"".join(first[:12] + ((low + n) % 2**32).to_bytes(4) for n in range(count))


def padded(data: bytes) -> bytes:
    """The data and as many zeros as make whole blocks."""
    return data + bytes(-len(data) % BLOCK)


def encrypt(
    engine: BlockEngine, iv: bytes, aad: bytes, text: bytes, tag_bytes: int = BLOCK
) -> tuple[bytes, bytes]:
    """Ciphertext and tag (Algorithm 4).

    Raises `ValueError` for an empty IV, a tag of another length than 12 to 16, 4 or 8 bytes, and
    text longer than `MOST_TEXT_BYTES`.
    """
    _check(iv, len(text), tag_bytes)
    ciphertext, mask = _cipher(engine, iv, text)
    return ciphertext, _tag(engine, mask, aad, ciphertext)[:tag_bytes]


def decrypt(
    engine: BlockEngine, iv: bytes, aad: bytes, ciphertext: bytes, tag: bytes
) -> bytes | None:
    """The text, or None if the tag is wrong (Algorithm 5); raises as `encrypt` does."""
    _check(iv, len(ciphertext), len(tag))
    text, mask = _cipher(engine, iv, ciphertext)
    right = _tag(engine, mask, aad, ciphertext)[: len(tag)]
    return text if hmac.compare_digest(right, tag) else None


def _cipher(engine: BlockEngine, iv: bytes, text: bytes) -> tuple[bytes, bytes]:
    """The text XOR its key stream, and the mask of the tag."""
    blocks = counter_blocks(first_counter(engine, iv), 1 + len(padded(text)) // BLOCK)
    stream = engine.stream(blocks, decrypt=False, chain=False)
    return xor(text, stream[BLOCK : BLOCK + len(text)]), stream[:BLOCK]


def _tag(engine: BlockEngine, mask: bytes, aad: bytes, ciphertext: bytes) -> bytes:
    hashed = padded(aad) + padded(ciphertext) + length_block(len(aad), len(ciphertext))
    return xor(mask, ghash(subkey(engine), hashed))


def _check(iv: bytes, text_bytes: int, tag_bytes: int) -> None:
    if not iv:
        raise ValueError("GCM needs an IV of at least one byte")
    if tag_bytes not in (*TAG_BYTES, *SHORT_TAG_BYTES):
        raise ValueError(f"a GCM tag has 4, 8 or 12 to 16 bytes, not {tag_bytes}")
    if text_bytes > MOST_TEXT_BYTES:
        raise ValueError(
            f"a GCM message has at most {MOST_TEXT_BYTES} bytes of text, not {text_bytes}"
        )
