# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the bundle of a design with a mode has in place of a core's: bench and data sheet."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from aesilicon.architectures import LENGTHS
from aesilicon.design.design import Design
from aesilicon.drivers.gcm_checks import sealed
from aesilicon.drivers.message_simulator import BLOCK, Message, Status, message
from aesilicon.engines.gcm import GcmOptions
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
    key, some = exchanges(design)
    return {
        "engine": design.mode.engine,
        "parameters": design.parameters(),
        "key_code": LENGTHS.index(len(key) * 8),
        "key": key.ljust(32, b"\xa5").hex(),
        "exchanges": some,
        "engine_proof": proof.engine if proof else None,
    }


def exchanges(design: Design) -> tuple[bytes, list[Exchange]]:
    """The key of the bench, and its messages."""
    assert design.mode is not None
    key = bytes(range(min(design.core.key_bits) // 8))
    return key, [*_EXCHANGES[design.mode.name](design, key)]


def _gcm(design: Design, key: bytes) -> Iterator[Exchange]:
    assert design.mode is not None
    options = cast(GcmOptions, design.mode.options)
    iv, aad, text = bytes(range(0xC0, 0xCC)), bytes(range(20)), bytes(range(0x40, 0x68))
    text = text[: BLOCK * options.text_blocks]
    ciphertext, tag = sealed(key, iv, aad, text)
    tag = tag[: max(options.tag_bytes)]
    wrong = tag[:-1] + bytes([tag[-1] ^ 1])
    held = options.hold_blocks
    fits = not held or len(text) <= BLOCK * held
    yield _exchange(message(iv, aad, text, tag_bytes=len(tag)), ciphertext, Status.GOOD, tag)
    good = Status.GOOD if fits else Status.TOO_LONG
    yield _exchange(message(iv, aad, ciphertext, tag=tag), text if fits else b"", good)
    bad = Status.BAD_TAG if fits else Status.TOO_LONG
    yield _exchange(message(iv, aad, ciphertext, tag=wrong), b"" if held else text, bad)


_EXCHANGES: Mapping[str, Callable[[Design, bytes], Iterator[Exchange]]] = {"gcm": _gcm}
"""Name of a mode -> the messages of its test bench."""


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
