# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Messages in parts: what the checks of the modes share."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.drivers.message_checks import TRAFFIC, Board, Due
from aesilicon.drivers.message_simulator import BLOCK, Beat, Kind, Message, Status

GROUPS = 50
"""Groups of messages whose parts interleave."""

Refused = tuple[str, tuple[Beat, ...], bool, int]
"""Name, beats, direction and bytes of the tag of a message that breaks the order of parts."""


@dataclass(frozen=True)
class Part:
    """A part of a message as the engine takes it, and what must come of it."""

    message: Message
    text: bytes
    """The text that comes out."""
    tag: bytes
    """The context for the next part; of the last part the tag, empty if it is compared."""
    status: Status = Status.GOOD


class Whole(Protocol):
    """A message, encrypted or to decrypt."""

    @property
    def key(self) -> bytes:
        """Its key."""

    def parts(self, rng: random.Random) -> Iterator[Part]:
        """Random parts, and the last."""


def beats(pieces: Sequence[tuple[Kind, bytes]]) -> tuple[Beat, ...]:
    """The beats of a message; without data one of no bytes."""
    cut = [
        (kind, data[at : at + BLOCK]) for kind, data in pieces for at in range(0, len(data), BLOCK)
    ] or [(Kind.AAD, b"")]
    return tuple(Beat(kind, data, n == len(cut)) for n, (kind, data) in enumerate(cut, 1))


def cbc_mac(key: bytes, data: bytes) -> bytes:
    """The CBC-MAC of whole blocks, by OpenSSL."""
    work = Cipher(algorithms.AES(key), modes.CBC(bytes(BLOCK))).encryptor()
    return work.update(data)[-BLOCK:]


def interleaved(rng: random.Random, wholes: Sequence[Whole]) -> Iterator[tuple[bytes, Part]]:
    """(Key, part) of all messages, those of one in order, with those of others between them."""
    left = [(whole.key, [*whole.parts(rng)]) for whole in wholes]
    while left:
        key, parts = rng.choice(left)
        yield key, parts.pop(0)
        left = [one for one in left if one[1]]


def check(
    board: Board,
    any_message: Callable[[Board], Whole],
    refused: Callable[[int], Iterable[Refused]],
) -> tuple[int, str | None]:
    """Random messages in parts, and behind some groups those that are refused.

    `refused` takes a length of the tag that the build serves.
    """
    for n in range(GROUPS):
        wholes = [any_message(board) for _ in range(board.rng.randint(1, 4))]
        play(board, wholes, seed=n)
        if n % 5 == 0:
            for name, sent, decrypt, tag_bytes in refused(max(board.options.tag_bytes)):
                board.refused(f"{name} in a part", *sent, decrypt=decrypt, tag_bytes=tag_bytes)
    return board.run()


def play(board: Board, wholes: Sequence[Whole], seed: int) -> None:
    """Sends the parts, interleaved, under gaps and stalls; loads a key where it changes."""
    gap, stall = board.rng.choice(TRAFFIC)
    board.job.traffic(gap=gap, stall=stall, seed=seed)
    for key, part in interleaved(board.rng, wholes):
        if board.secret != key:
            board.key(key)
        due = Due("part of a message", part.status, part.text, part.tag.ljust(BLOCK, b"\0"))
        board.expect(part.message, due)
