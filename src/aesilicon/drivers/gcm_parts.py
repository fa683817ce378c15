# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The check of `verify` on GCM with messages in parts: save and restore of a context."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.drivers.message_checks import TRAFFIC, Board, Due
from aesilicon.drivers.message_parts import Part, beats
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind, Message, Status
from aesilicon.spec.gcm import ghash, length_block, padded

MESSAGES = 150
"""Number of random messages."""
_LENGTHS = (*range(120), 4_200, 4_300)
"""Bytes of text: some with more than 256 blocks, which counters of 8 bits do not hold."""
_IV_BYTES = 12


@dataclass(frozen=True)
class Whole:
    """A message, encrypted or to decrypt."""

    key: bytes
    iv: bytes
    aad: bytes
    text: bytes
    ciphertext: bytes
    tag: bytes
    decrypt: bool

    def part(self, aad: slice, text: slice, *, last: bool) -> Part:
        """The part with these additional data and text; only the last part may be without both."""
        given, taken = self.text[text], self.ciphertext[text]
        if self.decrypt:
            given, taken = taken, given
        pieces = [(Kind.IV, self.iv), (Kind.AAD, self.aad[aad]), (Kind.TEXT, given)]
        if aad.start or text.start:
            before = self._hash(aad.start, text.start)
            pieces[:0] = [(Kind.TAG, before), (Kind.TAG, length_block(aad.start, text.start))]
        if last and self.decrypt:
            pieces.append((Kind.TAG, self.tag))
        message = Message(beats(pieces), self.decrypt, len(self.tag) if last else 0)
        if not last:
            return Part(message, taken, self._hash(aad.stop, text.stop))
        return Part(message, taken, b"" if self.decrypt else self.tag)

    def parts(self, rng: random.Random) -> Iterator[Part]:
        """Random parts, and the last; a part ends with a whole block, or with all data or text."""
        at = [0, 0]
        for n, data in enumerate((self.aad, self.text)):
            while rng.random() < 2 / 3 and at[n] < len(data):
                start = [*at]
                most = max(3, len(data) // BLOCK // 2)
                at[n] = min(at[n] + BLOCK * rng.randint(1, most), len(data))
                # Text behind the last additional data may stand in the same part.
                if n == 0 and at[0] == len(data) and rng.random() < 0.5:
                    at[1] = min(BLOCK * rng.randint(0, 2), len(self.text))
                yield self.part(slice(start[0], at[0]), slice(start[1], at[1]), last=False)
            if n == 0 and at[0] < len(data):
                break
        yield self.part(slice(at[0], len(self.aad)), slice(at[1], len(self.text)), last=True)

    def _hash(self, aad: int, text: int) -> bytes:
        cipher = Cipher(algorithms.AES(self.key), modes.ECB()).encryptor()
        hashed = padded(self.aad[:aad]) + padded(self.ciphertext[:text])
        return ghash(cipher.update(bytes(BLOCK)), hashed)


def messages_in_parts(board: Board) -> tuple[int, str | None]:
    """Random messages in random parts, and refused messages, under gaps and stalls."""
    rng = board.rng
    for n in range(MESSAGES):
        if n % 9 == 0:
            board.key()
        gap, stall = rng.choice(TRAFFIC)
        board.job.traffic(gap=gap, stall=stall, seed=n)
        whole = _any(board)
        for part in whole.parts(rng):
            due = Due("part of a message", Status.GOOD, part.text, part.tag.ljust(BLOCK, b"\0"))
            board.expect(part.message, due)
        if n % 5 == 0:
            for name, sent, tag_bytes in refused(whole):
                board.refused(f"{name} in a part", *sent, tag_bytes=tag_bytes)
    return board.run()


def _any(board: Board) -> Whole:
    rng = board.rng
    iv, aad, text = (
        rng.randbytes(size) for size in (_IV_BYTES, rng.randrange(90), rng.choice(_LENGTHS))
    )
    text = text[: board.most]
    length = rng.choice(board.options.tag_bytes)
    ciphertext, tag = board.sealing.seal(board.secret, iv, aad, text, length)
    return Whole(board.secret, iv, aad, text, ciphertext, tag, rng.random() < 0.5)


def refused(whole: Whole) -> Iterator[tuple[str, tuple[Beat, ...], int]]:
    """(Name, beats, bytes of the tag) of messages that break the order of parts."""
    hashed, iv = Beat(Kind.TAG, bytes(BLOCK)), Beat(Kind.IV, whole.iv)
    text, last = Beat(Kind.TEXT, bytes(BLOCK)), Beat(Kind.TEXT, bytes(BLOCK), last=True)
    aad = Beat(Kind.AAD, bytes(BLOCK))

    def lengths(aad_bits: int, text_bits: int) -> Beat:
        return Beat(Kind.TAG, aad_bits.to_bytes(8) + text_bits.to_bytes(8))

    whole_tag = len(whole.tag)
    yield "no data", (iv, Beat(Kind.TEXT, b"", last=True)), 0
    yield "an IV alone", (Beat(Kind.IV, whole.iv, last=True),), 0
    yield "an IV of another length", (Beat(Kind.IV, whole.iv[:11]), last), 0
    yield "a hash without lengths", (hashed, iv, last), 0
    yield "a hash of 15 bytes", (Beat(Kind.TAG, bytes(15)), lengths(0, 0), iv, last), 0
    yield "a hash alone", (Beat(Kind.TAG, bytes(BLOCK), last=True),), 0
    yield "no IV behind the lengths", (hashed, lengths(0, 128), last), 0
    yield (
        "an IV of 16 bytes to go on",
        (*(hashed, lengths(0, 128), Beat(Kind.IV, bytes(BLOCK)), last),),
        whole_tag,
    )
    yield "three beats before the IV", (hashed, lengths(0, 128), hashed, iv, last), 0
    yield "a length that is no number of bytes", (hashed, lengths(4, 128), iv, last), 0
    yield "more text than a message has", (hashed, lengths(0, (2**32 - 1) << 7), iv, last), 0
    yield "additional data behind text", (hashed, lengths(128, 8), iv, aad, last), 0
    yield "additional data behind a partial block", (hashed, lengths(8, 0), iv, aad, last), 0
    yield "text behind a partial block", (hashed, lengths(0, 136), iv, text, last), whole_tag
    yield "a tag of a length that is not served", (hashed, lengths(0, 128), iv, last), 3
