# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The check of `verify` on CMAC with messages in parts: save and restore of a context."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from aesilicon.drivers.message_checks import Board
from aesilicon.drivers.message_parts import Part, Refused, beats, cbc_mac, check
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind, Message, Status


@dataclass(frozen=True)
class Whole:
    """Data whose tag is made or, with `decrypt`, compared."""

    key: bytes
    data: bytes
    tag: bytes
    decrypt: bool

    def part(self, start: int, stop: int | None, mac: bytes | None = None) -> Part:
        """The part with data from `start` to `stop`, or the last part. `mac` is a wrong context."""
        pieces = [(Kind.AAD, self.data[start:stop])]
        if start:
            pieces.insert(0, (Kind.TAG, mac or cbc_mac(self.key, self.data[:start])))
        if stop is not None:
            sent = Message(beats(pieces), self.decrypt, 0)
            return Part(sent, b"", cbc_mac(self.key, self.data[:stop]))
        if self.decrypt:
            pieces.append((Kind.TAG, self.tag))
        status = Status.BAD_TAG if mac else Status.GOOD
        sent = Message(beats(pieces), self.decrypt, len(self.tag))
        return Part(sent, b"", b"" if self.decrypt else self.tag, status)

    def parts(self, rng: random.Random) -> Iterator[Part]:
        """Random parts of whole blocks, and the last, which has data."""
        start = 0
        while rng.random() < 3 / 4 and start + BLOCK < len(self.data):
            blocks = min(rng.randint(1, 3), (len(self.data) - start - 1) // BLOCK)
            yield self.part(start, start + BLOCK * blocks)
            start += BLOCK * blocks
        forged = rng.random() < 1 / 8 and self.decrypt and start
        yield self.part(start, None, rng.randbytes(BLOCK) if forged else None)


def messages_in_parts(board: Board) -> tuple[int, str | None]:
    """Random data in random parts that interleave, and messages that are refused."""
    return check(board, _any, refused)


def _any(board: Board) -> Whole:
    rng = board.rng
    if not board.secret or rng.random() < 0.3:
        board.key()
    data = rng.randbytes(rng.choice((0, 7, 16, 32, 48, rng.randrange(120))))
    _, tag = board.sealing.seal(board.secret, b"", data, b"", rng.choice(board.options.tag_bytes))
    return Whole(board.secret, data, tag, rng.random() < 0.5)


def refused(tag_bytes: int) -> Iterator[Refused]:
    """Messages that break the order of parts; `tag_bytes` is a length that the build serves."""
    mac, data = Beat(Kind.TAG, bytes(BLOCK)), Beat(Kind.AAD, bytes(BLOCK))
    last, tag = Beat(Kind.AAD, bytes(BLOCK), last=True), Beat(Kind.TAG, bytes(tag_bytes), last=True)
    empty, short = Beat(Kind.AAD, b"", last=True), Beat(Kind.AAD, bytes(9), last=True)
    for decrypt in (False, True):
        yield "no data", (empty,), decrypt, 0
        yield "data and an empty beat", (data, empty), decrypt, 0
        yield "a partial block", (data, short), decrypt, 0
        yield "a tag", (data, Beat(Kind.TAG, bytes(BLOCK), last=True)), decrypt, 0
        yield "no data behind a MAC", (mac, empty), decrypt, 0
        yield "a MAC alone", (Beat(Kind.TAG, bytes(BLOCK), last=True),), decrypt, 0
        yield "a MAC of 15 bytes", (Beat(Kind.TAG, bytes(15)), last), decrypt, 0
        yield "two MACs", (mac, mac, last), decrypt, 0
        yield "a MAC behind data", (data, mac, last), decrypt, 0
        yield "text behind a MAC", (mac, Beat(Kind.TEXT, bytes(BLOCK), last=True)), decrypt, 0
        yield "a tag of a length that is not served", (mac, last), decrypt, 3
    yield "no data behind a MAC", (mac, empty), False, tag_bytes
    yield "an empty beat behind a MAC", (mac, Beat(Kind.AAD, b""), last), False, tag_bytes
    yield "a tag behind a MAC", (mac, tag), True, tag_bytes
