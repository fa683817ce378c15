# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Packets of messages for `aes_axis_message`, and what must come of each."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.surroundings import put_around
from aesilicon.drivers.gcm_checks import sealed
from aesilicon.drivers.message_simulator import Kind, Status
from aesilicon.drivers.message_vector import MessageVector

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")

RANDOM = random.Random(7)


@dataclass(frozen=True)
class Due:
    """What must come of a packet."""

    name: str
    status: Status
    text: bytes | None
    """None: any, as of a message that does not end well."""
    tag: bytes = b""
    """Empty in decryption."""


@dataclass
class Traffic:
    """Keys and messages for the streams, and what must come back."""

    width: int
    events: list[dict[str, Any]] = field(default_factory=list)
    due: list[Due] = field(default_factory=list)
    key: bytes = b""
    slot: int = 0
    """Slot of the key of the packets that follow."""

    def load(self, *keys: bytes) -> None:
        """Sends the keys, of which XTS has two, unless they are those that stand."""
        if b"".join(keys) != self.key:
            self.events += ({"key": key.hex()} for key in keys)
            self.key = b"".join(keys)

    def send(
        self,
        due: Due,
        parts: Sequence[tuple[Kind, bytes]],
        *,
        tag_bytes: int = 16,
        decrypt: bool = False,
        keep: Mapping[int, int] = {},
    ) -> None:
        """Sends a message; `keep` maps a byte's place in the packet to another strobe."""
        data, strobes, users = b"", list[int](), list[int]()
        for kind, part in parts:
            beats = max(1, -(-len(part) // (self.width // 8))) * (self.width // 8)
            data += part.ljust(beats, b"\xa5")
            strobes += [1] * len(part) + [0] * (beats - len(part))
            users += [kind | decrypt << 2 | tag_bytes << 3 | self.slot << 8] * beats
        for place, strobe in keep.items():
            strobes[place] = strobe
        number = len(self.due) % 2
        self.events.append({"user": users, "id": number, "data": data.hex(), "keep": strobes})
        self.due.append(due)

    def encrypt(self, name: str, iv: bytes, aad: bytes, text: bytes, tag_bytes: int = 16) -> None:
        ciphertext, tag = sealed(self.key, iv, aad, text, 16)
        parts = [(Kind.IV, iv), (Kind.AAD, aad), (Kind.TEXT, text)]
        given = [(kind, part) for kind, part in parts if part or RANDOM.random() < 0.1]
        due = Due(name, Status.GOOD, ciphertext, tag[:tag_bytes])
        self.send(due, given, tag_bytes=tag_bytes)

    def decrypt(self, name: str, iv: bytes, aad: bytes, text: bytes, tag_bytes: int = 16) -> None:
        """Decrypts what encryption would give; every third tag is wrong."""
        ciphertext, tag = sealed(self.key, iv, aad, text, 16)
        tag, status, clear = tag[:tag_bytes], Status.GOOD, text
        if len(self.due) % 3 == 0:
            tag = bytes([tag[0] ^ 4]) + tag[1:]
            status = Status.BAD_TAG
        parts = [(Kind.IV, iv), (Kind.AAD, aad), (Kind.TEXT, ciphertext), (Kind.TAG, tag)]
        given = [(kind, part) for kind, part in parts if part]
        self.send(Due(name, status, clear), given, tag_bytes=tag_bytes, decrypt=True)

    def vector(self, one: MessageVector, iv: bytes | None = None) -> None:
        """Sends a published message, with another IV than its own where the mode asks for it."""
        self.load(one.key)
        iv = one.iv if iv is None else iv
        if one.decrypt:
            parts = [(Kind.IV, iv), (Kind.AAD, one.aad), (Kind.TEXT, one.ciphertext)]
            given = [*((kind, part) for kind, part in parts if part), (Kind.TAG, one.tag)]
            status = Status.BAD_TAG if one.text is None else Status.GOOD
            self.send(Due(one.name, status, one.text), given, tag_bytes=len(one.tag), decrypt=True)
        else:
            assert one.text is not None
            parts = [(Kind.IV, iv), (Kind.AAD, one.aad), (Kind.TEXT, one.text)]
            due = Due(one.name, Status.GOOD, one.ciphertext, one.tag)
            self.send(due, [(k, part) for k, part in parts if part], tag_bytes=len(one.tag))

    def wait(self) -> None:
        """Waits for all packets."""
        self.events.append({"wait": len(self.due)})

    def run(self, program: Path, top: str, folder: Path, gaps: float = 0.3) -> Any:
        """The report of the simulator, after the packets have been compared."""
        job = {"seed": 1, "gaps": gaps, "events": self.events, "packets": len(self.due)}
        out = cocotb_bench.drive(program, top, "axis_traffic", job, folder)
        for number, (due, got) in enumerate(zip(self.due, out["packets"], strict=True)):
            data = bytes.fromhex(got["data"])
            text = bytes(byte for byte, user in zip(data, got["users"], strict=True) if user < 4)
            trailer = data[len(text) :]
            assert got["ids"] == [number % 2], due.name
            assert got["users"] == [0] * len(text) + [4 + due.status] * len(trailer), due.name
            assert due.text is None or text == due.text, due.name
            assert trailer == (due.tag or bytes([due.status])), due.name
        return out


@dataclass(frozen=True)
class Engine:
    """A compiled engine."""

    program: Path
    top: str
    width: int

    def traffic(self) -> Traffic:
        return Traffic(self.width)

    def run(self, traffic: Traffic, folder: Path, gaps: float = 0.3) -> Any:
        return traffic.run(self.program, self.top, folder, gaps)


def engine(
    made: Design,
    width: int,
    cache: Path,
    work: Path,
    replaced: Mapping[str, Path] = {},
    key_slots: int | None = None,
) -> Engine:
    """A design with a mode behind streams of `width` bits, with other files for some modules."""
    one = put_around(made, bus="axis", data_bits=width, key_slots=key_slots)
    sources = rtl.write_sources(one, work)
    program = cocotb_bench.compiled(one.top, {}, cache, sources=sources, replaced=replaced)
    return Engine(program, one.top, width)
