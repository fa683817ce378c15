# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL of a design with a mode as a compiled program, which plays jobs of messages.

A job is a list of records of 32 bytes, which message_driver.cpp plays in order: a code, three
bytes a, b, c, a number d of 32 bits, a number e of 64 bits and 16 bytes of data. A key takes a
second record. The result has a record of 32 bytes for each transfer: type, id, a value of 16 bits,
the clock at byte 8 and 16 bytes of data.
"""

import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from importlib.resources import as_file, files
from pathlib import Path

from aesilicon.architectures import LENGTHS
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.simulator import answer, compiled
from aesilicon.tools import verilator

_DRIVER = "message_driver.cpp"
_OPERATION = struct.Struct("<4BIQ16s")
_RECORD = struct.Struct("<2BH4xQ16s")
_KEY, _BEAT, _CLEAR, _TRAFFIC, _DRAIN, _IDLE = range(6)
_TEXT, _TAG, _TAKEN, _KEY_TAKEN, _END = range(5)
BLOCK = 16
RESET_CLOCKS = 2
"""Clocks of reset with which a job begins."""
_MOST_ID_BITS = 8
"""Bits of an id in the records of a job."""


class Kind(IntEnum):
    """What a beat carries, a value of `aes_message_pkg::kind_e`."""

    IV = 0
    AAD = 1
    TEXT = 2
    TAG = 3


class Status(IntEnum):
    """The end of a message, a value of `aes_message_pkg::status_e`."""

    GOOD = 0
    BAD_TAG = 1
    REFUSED = 2
    TOO_LONG = 3


@dataclass(frozen=True)
class Beat:
    """A beat of the input stream."""

    kind: Kind
    data: bytes
    """Up to 16 bytes; those without a strobe are junk."""
    last: bool = False
    strobes: int | None = None
    """Bit 15 is the first byte; None: those of `data`."""


@dataclass(frozen=True)
class Message:
    """A message as its beats."""

    beats: tuple[Beat, ...]
    decrypt: bool = False
    tag_bytes: int = BLOCK


def message(
    iv: bytes, aad: bytes, text: bytes, *, tag: bytes | None = None, tag_bytes: int = BLOCK
) -> Message:
    """A message to encrypt, or with a tag to decrypt; the modes without an IV take an empty one."""
    parts = [(Kind.IV, iv), (Kind.AAD, aad), (Kind.TEXT, text)]
    if tag is not None:
        parts.append((Kind.TAG, tag))
        tag_bytes = len(tag)
    cut = [
        (kind, data[at : at + BLOCK]) for kind, data in parts for at in range(0, len(data), BLOCK)
    ]
    cut = cut or [(Kind.AAD, b"")]
    beats = [Beat(kind, data, last=n == len(cut)) for n, (kind, data) in enumerate(cut, 1)]
    return Message(tuple(beats), tag is not None, tag_bytes)


def ccm_message(
    nonce: bytes, aad: bytes, text: bytes, *, tag: bytes | None = None, tag_bytes: int = BLOCK
) -> Message:
    """A message of CCM, whose IV is its lengths, then the nonce."""
    lengths = len(aad).to_bytes(8) + len(text).to_bytes(8)
    return message(lengths + nonce, aad, text, tag=tag, tag_bytes=tag_bytes)


def xts_message(unit: bytes, text: bytes, *, decrypt: bool) -> Message:
    """A data unit of XTS, whose IV is its number."""
    return replace(message(unit, b"", text), decrypt=decrypt)


class MessageJob:
    """A queue of keys and messages for one run, which begins with a reset."""

    def __init__(self, ids: int = 256) -> None:
        """`ids` is the number of ids that the build has, a power of two up to 256."""
        self.ids = ids
        self.count = 0
        """Number of messages so far; a message's id is its number modulo `ids`."""
        self._parts: list[bytes] = []

    def key(self, key: bytes, *, beside: bool = False, length_code: int | None = None) -> None:
        """Offers a key. What follows waits until it is taken, unless it is offered `beside`."""
        code = LENGTHS.index(len(key) * 8) if length_code is None else length_code
        self._add(_KEY, code, not beside)
        self._parts.append((key + bytes(byte ^ 0xFF for byte in key))[:32].ljust(32, b"\xa5"))

    def send(self, given: Message) -> None:
        """Streams a message."""
        for beat in given.beats:
            self.beat(beat, decrypt=given.decrypt, tag_bytes=given.tag_bytes)
        self.count += 1

    def beat(self, beat: Beat, *, decrypt: bool = False, tag_bytes: int = BLOCK) -> None:
        """Streams a beat of message `count`; after the last one `count` must rise."""
        strobes = beat.strobes
        if strobes is None:
            strobes = (0xFFFF << BLOCK - len(beat.data)) & 0xFFFF
        # Junk where there is no byte.
        data = beat.data + bytes(0xC3 ^ n for n in range(len(beat.data), BLOCK))
        flags = beat.last | decrypt << 1
        number = strobes | tag_bytes << 16
        self._add(_BEAT, beat.kind, flags, self.count % self.ids, number, data=data)

    def clear(self) -> None:
        """A clock with `key_clear_i`: what was offered or is inside is dropped."""
        self._add(_CLEAR)

    def traffic(self, *, gap: float = 0, stall: float = 0, seed: int = 0) -> None:
        """Probability of a clock without an offer, and of one without each ready."""
        self._add(_TRAFFIC, seed % 256, number=int(gap * 2**32), wide=int(stall * 2**32))

    def drain(self) -> None:
        """Waits for the verdict of each message sent since the last clear."""
        self._add(_DRAIN)

    def idle(self, clocks: int) -> None:
        """Offers nothing for a number of clocks."""
        self._add(_IDLE, number=clocks)

    def encode(self) -> bytes:
        """The job file."""
        return b"".join(self._parts)

    def _add(
        self,
        code: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        number: int = 0,
        wide: int = 0,
        data: bytes = b"",
    ) -> None:
        self._parts.append(_OPERATION.pack(code, a, b, c, number, wide, data))


@dataclass(frozen=True)
class Transfer:
    """A transfer at a port, and its clock."""

    clock: int
    id: int
    value: int
    """Strobes of text, status of a verdict, kind of a beat."""
    data: bytes

    @property
    def given(self) -> bytes:
        """The bytes of text that have a strobe."""
        if self.value == 0xFFFF:
            return self.data
        return bytes(byte for n, byte in enumerate(self.data) if self.value >> 15 - n & 1)


@dataclass(frozen=True)
class MessageResult:
    """All transfers of a job in order."""

    text: tuple[Transfer, ...]
    verdicts: tuple[Transfer, ...]
    beats: tuple[Transfer, ...]
    keys: tuple[Transfer, ...]
    clocks: int
    violation: str | None
    """Sentence on the broken rule that ended the job; None without one."""

    def output(self, number: int) -> bytes:
        """The text of a message; ids must not have wrapped around within the job's results."""
        return b"".join(t.given for t in self.text if t.id == number % 256)


class MessageSimulator:
    """The compiled RTL; built into `cache_dir` unless it is there already.

    Raises `MissingToolError` without Verilator or a program that it needs, such as a C++ compiler,
    and `ToolError` when the RTL does not compile.
    """

    def __init__(self, design: Design, cache_dir: Path, *, replaced: Sequence[Path] = ()) -> None:
        """`design` has a mode; `replaced` are files in place of those of the same name."""
        self.design = design
        self._replaced = {path.name: path for path in replaced}
        id_bits = next(port.bits for port in rtl.ports(design) if port.name == "in_id_i")
        self.ids = 2 ** min(id_bits, _MOST_ID_BITS)
        """Number of ids that a job can use."""
        digest = hashlib.sha256(rtl.text_hash(design).encode())
        for path in replaced:
            digest.update(path.name.encode() + path.read_bytes())
        digest.update((files(__package__) / _DRIVER).read_bytes())
        digest.update(verilator.version().encode())
        name = f"{design.top}-{digest.hexdigest()[:24]}"
        self.executable = compiled(cache_dir / name, self._compile)

    def _compile(self, executable: Path, folder: Path, log: Path) -> None:
        sources = rtl.write_sources(self.design, folder)
        sources = [self._replaced.get(path.name, path) for path in sources]
        with as_file(files(__package__)) as here:
            verilator.build(
                *(sources, self.design.top, here / _DRIVER, executable),
                log=log,
                options=[verilator.SHARED_FUNCTIONS],
            )

    def job(self) -> MessageJob:
        """An empty job with the ids of the build."""
        return MessageJob(self.ids)

    def run(self, job: MessageJob) -> MessageResult:
        """Plays a job; raises `ToolError` when the program itself fails."""
        encoded = job.encode()
        step, timeout = f"simulation of {self.design.name}", 600 + len(encoded) / 10**5
        return _decode(answer(step, self.executable, encoded, timeout=timeout))


def _decode(raw: bytes) -> MessageResult:
    found: list[list[Transfer]] = [[] for _ in range(_END)]
    at = 0
    while True:
        kind, number, value, clock, data = _RECORD.unpack_from(raw, at)
        at += _RECORD.size
        if kind == _END:
            text, verdicts, beats, keys = map(tuple, found)
            violation = raw[at : at + value].decode() or None
            return MessageResult(text, verdicts, beats, keys, clock, violation)
        found[kind].append(Transfer(clock, number, value, data))
