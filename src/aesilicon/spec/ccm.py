# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CCM (NIST SP 800-38C) over any cipher of 128-bit blocks."""

import hmac

from aesilicon.spec.gcm import padded
from aesilicon.spec.modes import BlockEngine
from aesilicon.spec.rijndael import xor

BLOCK = 16
"""Bytes in a block."""
TAG_BYTES = (4, 6, 8, 10, 12, 14, 16)
NONCE_BYTES = (7, 8, 9, 10, 11, 12, 13)


def first_block(nonce: bytes, aad_bytes: int, text_bytes: int, tag_bytes: int) -> bytes:
    """B0, with which the CBC-MAC begins (appendix A.2.1)."""
    size = 15 - len(nonce)
    flags = 64 * (aad_bytes > 0) + 8 * ((tag_bytes - 2) // 2) + size - 1
    return bytes([flags]) + nonce + text_bytes.to_bytes(size)


def coded_aad(aad: bytes) -> bytes:
    """The additional data behind their length (appendix A.2.2); nothing if there are none."""
    if not aad:
        return b""
    if len(aad) < 2**16 - 2**8:
        return len(aad).to_bytes(2) + aad
    if len(aad) < 2**32:
        return b"\xff\xfe" + len(aad).to_bytes(4) + aad
    return b"\xff\xff" + len(aad).to_bytes(8) + aad


def counter_blocks(nonce: bytes, count: int) -> bytes:
    """The counter blocks from number 0 on, which masks the tag (appendix A.3)."""
    size = 15 - len(nonce)
    return b"".join(bytes([size - 1]) + nonce + n.to_bytes(size) for n in range(count))


def text_limit(nonce: bytes) -> int:
    """Bytes that a text under this nonce must stay below."""
    return int(256 ** (15 - len(nonce)))


def too_long(nonce: bytes, text_bytes: int) -> str:
    """Sentence on a text that is not shorter than `text_limit`."""
    return (
        f"with a nonce of {len(nonce)} bytes a CCM text has less than {text_limit(nonce)} bytes, "
        f"not {text_bytes}"
    )


def encrypt(
    engine: BlockEngine, nonce: bytes, aad: bytes, text: bytes, tag_bytes: int = BLOCK
) -> tuple[bytes, bytes]:
    """Ciphertext and tag (section 6.1); raises `ValueError` for a length that CCM does not have."""
    _check(nonce, len(text), tag_bytes)
    ciphertext, mask = _cipher(engine, nonce, text)
    return ciphertext, _tag(engine, nonce, aad, text, mask, tag_bytes)


def decrypt(
    engine: BlockEngine, nonce: bytes, aad: bytes, ciphertext: bytes, tag: bytes
) -> bytes | None:
    """The text, or None if the tag is wrong (section 6.2); raises as `encrypt` does."""
    _check(nonce, len(ciphertext), len(tag))
    text, mask = _cipher(engine, nonce, ciphertext)
    right = _tag(engine, nonce, aad, text, mask, len(tag))
    return text if hmac.compare_digest(right, tag) else None


def _cipher(engine: BlockEngine, nonce: bytes, text: bytes) -> tuple[bytes, bytes]:
    """The text XOR its key stream, and the mask of the tag."""
    blocks = counter_blocks(nonce, 1 + len(padded(text)) // BLOCK)
    stream = engine.stream(blocks, decrypt=False, chain=False)
    return xor(text, stream[BLOCK : BLOCK + len(text)]), stream[:BLOCK]


def _tag(
    engine: BlockEngine, nonce: bytes, aad: bytes, text: bytes, mask: bytes, tag_bytes: int
) -> bytes:
    first = first_block(nonce, len(aad), len(text), tag_bytes)
    blocks = first + padded(coded_aad(aad)) + padded(text)
    mac = engine.stream(blocks, decrypt=False, chain=True)[-BLOCK:]
    return xor(mac, mask)[:tag_bytes]


def _check(nonce: bytes, text_bytes: int, tag_bytes: int) -> None:
    if len(nonce) not in NONCE_BYTES:
        raise ValueError(f"a CCM nonce has 7 to 13 bytes, not {len(nonce)}")
    if tag_bytes not in TAG_BYTES:
        raise ValueError(f"a CCM tag has 4, 6, 8, 10, 12, 14 or 16 bytes, not {tag_bytes}")
    if text_bytes >= text_limit(nonce):
        raise ValueError(too_long(nonce, text_bytes))
