# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the bundle of a design with a mode has in place of a core's: bench and data sheet."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aesilicon.architectures import LENGTHS
from aesilicon.design.design import Design
from aesilicon.drivers import ccm_checks, cmac_checks, gcm_checks, xts_checks
from aesilicon.drivers.message_simulator import (
    BLOCK,
    Message,
    Status,
    ccm_message,
    message,
    xts_message,
)
from aesilicon.engines.engine import HoldOptions, TagOptions
from aesilicon.engines.gcm import GcmOptions
from aesilicon.engines.xts import KEY_BITS, XtsOptions
from aesilicon.flows.prove.report import Proof

TEMPLATES: Mapping[str, str | None] = {
    "bench.sv.j2": "message_bench.sv.j2",
    "bench.vhd.j2": None,
    "datasheet.md.j2": "message_datasheet.md.j2",
}
"""Bundle template of a bare core -> that of a design with a mode; None: the file is left out."""


@dataclass(frozen=True)
class Exchange:
    """A message of the test bench and what must come of it, as hex digits."""

    beats: Sequence[tuple[int, int, str, str]]
    """(kind, last, strobes, data)"""
    decrypt: int
    tag_bytes: int
    text: Sequence[tuple[str, str]]
    """(strobes, data) of each beat that comes out."""
    status: int
    tag: str


def facts(design: Design, proof: Proof | None) -> dict[str, Any]:
    """Name -> value for the templates, in addition to the names of every bundle."""
    assert design.mode is not None
    of = _MODES[design.mode.name]
    keys, messages = exchanges(design)
    return {
        "engine": design.mode.engine,
        "parameters": design.parameters(),
        "message": of.message,
        "last": of.last,
        "key_code": LENGTHS.index(len(keys[0]) * 8),
        "keys": [part.ljust(32, b"\xa5").hex() for part in keys],
        "exchanges": messages,
        "engine_proof": proof.engine if proof else None,
    }


def exchanges(design: Design) -> tuple[list[bytes], list[Exchange]]:
    """The keys of the bench, and its messages."""
    assert design.mode is not None
    of = _MODES[design.mode.name]
    lengths = [bits for bits in design.core.key_bits if of.keys == 1 or bits in KEY_BITS]
    size = min(lengths) // 8
    key = bytes(range(of.keys * size))
    parts = [key[at : at + size] for at in range(0, len(key), size)]
    return parts, [*of.exchanges(design.mode.options, key, design.directions)]


def _sealed(
    seal: Callable[..., tuple[bytes, bytes]],
    form: Callable[..., Message],
    iv: bytes,
    text: bytes,
) -> Callable[[Any, bytes, Sequence[str]], Iterator[Exchange]]:
    """The messages of a mode with tags: to encrypt, to decrypt, and to decrypt a wrong tag."""

    def exchanges(options: TagOptions, key: bytes, _: Sequence[str]) -> Iterator[Exchange]:
        aad, held = bytes(range(20)), isinstance(options, HoldOptions) and options.hold_blocks
        most = options.text_blocks if isinstance(options, GcmOptions) else len(text)
        given = text[: BLOCK * most]
        ciphertext, tag = seal(key, iv, aad, given, max(options.tag_bytes))
        wrong = tag[:-1] + bytes([tag[-1] ^ 1])
        fits = not held or len(given) <= BLOCK * held
        sent = form(iv, aad, given, tag_bytes=len(tag))
        yield _exchange(sent, ciphertext, Status.GOOD, tag)
        good = Status.GOOD if fits else Status.TOO_LONG
        yield _exchange(form(iv, aad, ciphertext, tag=tag), given if fits else b"", good)
        sent = form(iv, aad, ciphertext, tag=wrong)
        yield _exchange(sent, b"" if held else given, Status.BAD_TAG)

    return exchanges


def _xts(options: XtsOptions, pair: bytes, ways: Sequence[str]) -> Iterator[Exchange]:
    """A data unit that ends with a part of a block, there and back, and one without text."""
    unit, text = bytes(range(0xC0, 0xD0)), bytes(range(0x40, 0x68))
    text = text[: BLOCK * options.unit_blocks]
    ciphertext = xts_checks.sealed(pair, unit, text)
    yield _exchange(xts_message(unit, text, decrypt=False), ciphertext, Status.GOOD)
    if "decrypt" in ways:
        yield _exchange(xts_message(unit, ciphertext, decrypt=True), text, Status.GOOD)
    yield _exchange(xts_message(unit, b"", decrypt=False), b"", Status.REFUSED)


@dataclass(frozen=True)
class _Mode:
    """What the bench sends in a mode, and how the data sheet describes it."""

    exchanges: Callable[[Any, bytes, Sequence[str]], Iterator[Exchange]]
    message: str
    """Sentences on the beats of a message."""
    last: str = "the last of them with a wrong tag"
    keys: int = 1


_TEXT = bytes(range(0x40, 0x68))
_OUT = "Its text comes out at `out_data_o`."
_MODES: Mapping[str, _Mode] = {
    "gcm": _Mode(
        _sealed(gcm_checks.sealed, message, bytes(range(0xC0, 0xCC)), _TEXT),
        "A message goes in as beats of an IV, additional data, text and, to decrypt, the tag, in "
        f"this order. {_OUT}",
    ),
    "ccm": _Mode(
        _sealed(ccm_checks.sealed, ccm_message, bytes(range(0xC0, 0xCD)), _TEXT),
        "A message goes in as two beats of kind 0 (the bytes of additional data and of text, each "
        "as 8 bytes, big-endian; then the nonce), additional data, text and, to decrypt, the tag, "
        f"in this order. {_OUT}",
    ),
    "cmac": _Mode(
        _sealed(cmac_checks.sealed, message, b"", b""),
        "A message goes in as beats of kind 1, its data, and, to compare (`in_decrypt_i`), the "
        "tag; without data it is an empty beat of kind 1, or the tag alone. No text comes out.",
    ),
    "xts": _Mode(
        _xts,
        "Two keys are taken, that of the data, then that of the tweak; they must differ. A data "
        "unit goes in as a beat of kind 0, its number, the lowest byte first, and text of 16 bytes "
        f"or more. There is no tag. {_OUT}",
        "the last of them without text",
        keys=2,
    ),
}
"""Name of a mode -> what is its own in a bundle."""


def _exchange(given: Message, text: bytes, status: Status, tag: bytes = b"") -> Exchange:
    return Exchange(
        beats=[
            (int(beat.kind), int(beat.last), *_beat(beat.data, b"\xa5")) for beat in given.beats
        ],
        decrypt=int(given.decrypt),
        tag_bytes=given.tag_bytes,
        text=[_beat(text[at : at + BLOCK], b"\0") for at in range(0, len(text), BLOCK)],
        status=int(status),
        tag=tag.ljust(BLOCK, b"\0").hex(),
    )


def _beat(data: bytes, fill: bytes) -> tuple[str, str]:
    strobes = 0xFFFF << BLOCK - len(data) & 0xFFFF
    return f"{strobes:04x}", data.ljust(BLOCK, fill).hex()
