# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""XTS (IEEE 1619, NIST SP 800-38E) over any cipher of 128-bit blocks, with ciphertext stealing."""

from collections.abc import Iterator

from aesilicon.spec.modes import BlockEngine
from aesilicon.spec.rijndael import xor

BLOCK = 16
"""Bytes in a block, and in the number of a data unit."""
MOST_BLOCKS = 2**20
"""Most blocks of a data unit."""


def double(tweak: bytes) -> bytes:
    """The tweak of the next block (section 5.2): times x, the first byte the lowest powers."""
    number = int.from_bytes(tweak, "little") << 1
    return (number ^ (0x87 if number >> 128 else 0)).to_bytes(BLOCK + 1, "little")[:BLOCK]


def illegal_length(text_bytes: int) -> str:
    """Sentence on a length that a data unit cannot have."""
    return f"an XTS data unit has {BLOCK} bytes to {MOST_BLOCKS} blocks, not {text_bytes} bytes"


def encrypt(data: BlockEngine, tweak: BlockEngine, unit: bytes, text: bytes) -> bytes:
    """The ciphertext of a data unit (section 5.3), with an engine for each key.

    `unit` is its number in 16 bytes, the lowest first. Raises `ValueError` if it has another length
    or the text not 16 bytes to 2^20 blocks.
    """
    return _cipher(data, tweak, unit, text, decrypt=False)


def decrypt(data: BlockEngine, tweak: BlockEngine, unit: bytes, text: bytes) -> bytes:
    """The plaintext of a data unit (section 5.4); arguments and errors as in `encrypt`."""
    return _cipher(data, tweak, unit, text, decrypt=True)


def _cipher(
    data: BlockEngine, tweak: BlockEngine, unit: bytes, text: bytes, *, decrypt: bool
) -> bytes:
    if len(unit) != BLOCK:
        raise ValueError(f"the number of an XTS data unit has {BLOCK} bytes, not {len(unit)}")
    if not BLOCK <= len(text) <= BLOCK * MOST_BLOCKS:
        raise ValueError(illegal_length(len(text)))
    rest = len(text) % BLOCK
    tweaks = list(_tweaks(tweak, unit, -(-len(text) // BLOCK)))
    if rest and decrypt:
        tweaks[-2:] = tweaks[:-3:-1]

    def block(given: bytes, mask: bytes) -> bytes:
        return xor(data.stream(xor(given, mask), decrypt=decrypt, chain=False), mask)

    whole = [text[at : at + BLOCK] for at in range(0, len(text) - rest, BLOCK)]
    made = [block(given, mask) for given, mask in zip(whole, tweaks, strict=False)]
    if rest:
        stolen = made[-1]
        made[-1:] = [block(text[-rest:] + stolen[rest:], tweaks[-1]), stolen[:rest]]
    return b"".join(made)


def _tweaks(engine: BlockEngine, unit: bytes, count: int) -> Iterator[bytes]:
    tweak = engine.stream(unit, decrypt=False, chain=False)
    for _ in range(count):
        yield tweak
        tweak = double(tweak)
