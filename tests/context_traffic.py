# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Messages of GCM in parts that interleave, each under its key, with what OpenSSL says of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from message_traffic import encrypted

TEXT_BLOCKS = 64
PARTS: dict[str, Any] = {"parts": True, "text_blocks": TEXT_BLOCKS}
"""Options of the mode: messages in parts, which are soon too long."""


@dataclass(frozen=True)
class Sealed:
    """A message in one direction."""

    key: bytes
    iv: bytes
    aad: bytes
    given: bytes
    """Its text, or if it decrypts its ciphertext."""
    made: bytes
    tag: bytes
    decrypt: bool


@dataclass(frozen=True)
class Step:
    """A call on the context of a message: `aad` or `text` with data, or `end`."""

    number: int
    part: str
    data: bytes = b""
    made: bytes = b""


def any_message(choose: random.Random, key: bytes, *, decrypt: bool) -> Sealed:
    iv, aad = choose.randbytes(12), choose.randbytes(choose.choice((0, 5, 16, 32, 37, 64)))
    text = choose.randbytes(choose.choice((0, 1, 16, 17, 48, 64, 90, 128)))
    ciphertext, tag = encrypted(key, iv, aad, text)
    given, made = (ciphertext, text) if decrypt else (text, ciphertext)
    return Sealed(key, iv, aad, given, made, tag[: choose.randrange(12, 17)], decrypt)


def steps(choose: random.Random, number: int, one: Sealed) -> Iterator[Step]:
    """The message in random parts, some of no bytes."""
    for at, size in _cuts(choose, len(one.aad)):
        yield Step(number, "aad", one.aad[at : at + size])
    for at, size in _cuts(choose, len(one.given)):
        yield Step(number, "text", one.given[at : at + size], one.made[at : at + size])
    yield Step(number, "end")


def interleaved(choose: random.Random, messages: list[Sealed]) -> Iterator[Step]:
    """The steps of all messages, each message's in order."""
    left = [list(steps(choose, number, one)) for number, one in enumerate(messages)]
    while some := [one for one in left if one]:
        yield choose.choice(some).pop(0)


def _cuts(choose: random.Random, size: int) -> Iterator[tuple[int, int]]:
    at = 0
    while at < size:
        step = 16 * choose.randrange(4)
        yield at, step
        at += step
