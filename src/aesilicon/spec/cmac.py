# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CMAC (NIST SP 800-38B) over any cipher of 128-bit blocks."""

import hmac

from aesilicon.spec.modes import BlockEngine
from aesilicon.spec.rijndael import xor

BLOCK = 16
"""Bytes in a block."""
TAG_BYTES = tuple(range(8, BLOCK + 1))
"""Usual lengths of tags; shorter ones ask for the care of appendix A."""


def double(block: bytes) -> bytes:
    """The block times x, its first bit the highest power (section 6.1)."""
    number = int.from_bytes(block) << 1
    return (number ^ (0x87 if number >> 128 else 0)).to_bytes(BLOCK + 1)[1:]


def subkeys(engine: BlockEngine) -> tuple[bytes, bytes]:
    """K1 and K2, for a whole and for a padded last block."""
    first = double(engine.stream(bytes(BLOCK), decrypt=False, chain=False))
    return first, double(first)


def tag(engine: BlockEngine, data: bytes, tag_bytes: int = BLOCK) -> bytes:
    """The tag (section 6.2); raises `ValueError` unless it has 1 to 16 bytes."""
    if not 1 <= tag_bytes <= BLOCK:
        raise ValueError(f"a CMAC tag has 1 to 16 bytes, not {tag_bytes}")
    whole, padded = subkeys(engine)
    at = max(0, len(data) - 1) // BLOCK * BLOCK
    last = data[at:]
    if len(last) == BLOCK:
        last = xor(last, whole)
    else:
        last = xor((last + b"\x80").ljust(BLOCK, b"\0"), padded)
    return engine.stream(data[:at] + last, decrypt=False, chain=True)[-BLOCK:][:tag_bytes]


def verifies(engine: BlockEngine, data: bytes, given: bytes) -> bool:
    """Whether the tag is right (section 6.3); raises as `tag` does."""
    return hmac.compare_digest(tag(engine, data, len(given)), given)
