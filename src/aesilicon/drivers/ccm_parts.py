# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The check of `verify` on CCM with messages in parts: save and restore of a context."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from aesilicon.drivers.message_checks import Board
from aesilicon.drivers.message_parts import Part, Refused, beats, cbc_mac, check
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind, Message, Status
from aesilicon.spec.ccm import coded_aad, first_block
from aesilicon.spec.gcm import length_block, padded


@dataclass(frozen=True)
class Whole:
    """A message, encrypted or to decrypt."""

    key: bytes
    nonce: bytes
    aad: bytes
    text: bytes
    ciphertext: bytes
    tag: bytes
    decrypt: bool

    def part(self, start: int, stop: int | None, mac: bytes | None = None) -> Part:
        """The part with text from `start` to `stop`, or the last part. `mac` is a wrong context."""
        given, taken = self.text[start:stop], self.ciphertext[start:stop]
        if self.decrypt:
            given, taken = taken, given
        pieces = [(Kind.IV, lengths(self.aad, self.text, self._told(stop)) + self.nonce)]
        if start:
            before = (mac or self.mac(start)) + length_block(len(self.aad), start)
            pieces.insert(0, (Kind.TAG, before))
        else:
            pieces.append((Kind.AAD, self.aad))
        pieces.append((Kind.TEXT, given))
        if stop is not None:
            sent = Message(beats(pieces), self.decrypt, 0)
            return Part(sent, taken, self.mac(stop))
        if self.decrypt:
            pieces.append((Kind.TAG, self.tag))
        status = Status.BAD_TAG if mac else Status.GOOD
        sent = Message(beats(pieces), self.decrypt, len(self.tag))
        return Part(sent, taken, b"" if self.decrypt else self.tag, status)

    def parts(self, rng: random.Random) -> Iterator[Part]:
        """Random parts of whole blocks, and the last."""
        start = 0
        while rng.random() < 3 / 4 and start + BLOCK <= len(self.text):
            blocks = min(rng.randint(1, 3), (len(self.text) - start) // BLOCK)
            yield self.part(start, start + BLOCK * blocks)
            start += BLOCK * blocks
        forged = rng.random() < 1 / 8 and self.decrypt and start
        yield self.part(start, None, rng.randbytes(BLOCK) if forged else None)

    def mac(self, stop: int) -> bytes:
        """The CBC-MAC of B0, all additional data and `stop` bytes of text, whole blocks."""
        first = first_block(self.nonce, len(self.aad), len(self.text), len(self.tag))
        return cbc_mac(self.key, first + padded(coded_aad(self.aad)) + self.text[:stop])

    def _told(self, stop: int | None) -> int:
        """Bytes of the tag as a part tells them: 0 in the last, and for 16 in those to decrypt."""
        return 0 if stop is None or (len(self.tag) == BLOCK and self.decrypt) else len(self.tag)


def lengths(aad: bytes, text: bytes, tag_bytes: int) -> bytes:
    """The first beat of the IV; `tag_bytes` is 0 in the last part, as in a whole message."""
    return bytes([tag_bytes]) + len(aad).to_bytes(7) + len(text).to_bytes(8)


def messages_in_parts(board: Board) -> tuple[int, str | None]:
    """Random messages in random parts that interleave, and messages that are refused."""
    return check(board, _any, refused)


def _any(board: Board) -> Whole:
    rng = board.rng
    if not board.secret or rng.random() < 0.3:
        board.key()
    nonce = rng.randbytes(rng.choice(board.sealing.ivs))
    aad, text = (rng.randbytes(rng.choice((0, 16, 48, rng.randrange(90)))) for _ in range(2))
    length = rng.choice(board.options.tag_bytes)
    ciphertext, tag = board.sealing.seal(board.secret, nonce, aad, text, length)
    return Whole(board.secret, nonce, aad, text, ciphertext, tag, rng.random() < 0.5)


def refused(tag_bytes: int) -> Iterator[Refused]:
    """Messages that break the order of parts; `tag_bytes` is a length that the build serves."""
    mac, nonce = Beat(Kind.TAG, bytes(BLOCK)), Beat(Kind.IV, bytes(13))
    text, last = Beat(Kind.TEXT, bytes(BLOCK)), Beat(Kind.TEXT, bytes(BLOCK), last=True)
    aad, tag = Beat(Kind.AAD, bytes(BLOCK)), Beat(Kind.TAG, bytes(tag_bytes), last=True)

    def before(aad_bits: int, text_bits: int) -> Beat:
        return Beat(Kind.TAG, aad_bits.to_bytes(8) + text_bits.to_bytes(8))

    def told(aad_bytes: int, text_bytes: int, tag: int = tag_bytes) -> Beat:
        return Beat(Kind.IV, lengths(bytes(aad_bytes), bytes(text_bytes), tag))

    for decrypt in (False, True):
        for name, sent in {
            "no text": (told(16, 40), nonce, Beat(Kind.AAD, bytes(BLOCK), last=True)),
            "a nonce alone": (told(0, 0), Beat(Kind.IV, bytes(13), last=True)),
            "an empty beat at the end": (
                *(told(0, 40), nonce, text, Beat(Kind.TEXT, b"", last=True)),
            ),
            "a partial block": (told(0, 9), nonce, Beat(Kind.TEXT, bytes(9), last=True)),
            "less additional data": (told(32, 40), nonce, aad, last),
            "a tag of a length that is not served": (told(0, 40, 5), nonce, last),
            "a tag of a length above 255": (told(0, 40, 0xF0 | tag_bytes), nonce, last),
            "a tag": (told(0, 16), nonce, text, Beat(Kind.TAG, bytes(BLOCK), last=True)),
            "a MAC without lengths": (mac, told(0, 40), nonce, last),
            "a MAC of 15 bytes": (
                *(Beat(Kind.TAG, bytes(15)), before(0, 128), told(0, 40), nonce, last),
            ),
            "a MAC alone": (Beat(Kind.TAG, bytes(BLOCK), last=True),),
            "lengths before alone": (mac, Beat(Kind.TAG, bytes(BLOCK), last=True)),
            "no lengths of the message": (mac, before(0, 128), nonce, last),
            "three beats before the lengths": (
                *(mac, before(0, 128), mac, told(0, 40), nonce, last),
            ),
            "bits before": (mac, before(4, 128), told(0, 40), nonce, last),
            "a partial block before": (mac, before(0, 136), told(0, 40), nonce, last),
            "more text before": (mac, before(0, 384), told(0, 40), nonce, last),
            "far more text before": (mac, before(0, 1 << 63), told(0, 40), nonce, last),
            "more additional data before": (mac, before(8, 128), told(0, 40), nonce, last),
            "less additional data before": (mac, before(0, 128), told(16, 40), nonce, last),
            "additional data again": (mac, before(128, 128), told(16, 40), nonce, aad, last),
            "an empty beat of additional data": (
                *(mac, before(0, 128), told(0, 40), nonce, Beat(Kind.AAD, b""), last),
            ),
            "too much text": (mac, before(0, 128), told(0, 24), nonce, last),
        }.items():
            yield name, sent, decrypt, 0
    whole = told(0, 20, 0)
    yield "too little text", (mac, before(0, 128), whole, nonce, tag), True, tag_bytes
    yield "a tag that is not served", (mac, before(0, 128), whole, nonce, last), False, 5
    long = told(0, 2**16 + 16, 0)
    yield "a long nonce", (mac, before(0, 2**19), long, nonce, last), False, tag_bytes
