# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Packets of interleaved AXI4-Streams as beats in any order, and what must come back."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from aesilicon.drivers.mode_logic import CODES
from aesilicon.drivers.vectors import Vector
from openssl_modes import computed

RANDOM = random.Random(11)
BLOCK = 16

Beat = list[int]
"""`tdata`, `tkeep`, `tlast`, `tuser` and `tid`."""


@dataclass(frozen=True)
class Due:
    """What must come of a packet."""

    name: str
    data: bytes
    """Of a refused packet zeros."""
    refused: bool = False


@dataclass
class Traffic:
    """Keys and packets for the streams, and what must come back."""

    width: int
    events: list[dict[str, Any]] = field(default_factory=list)
    due: dict[int, list[Due]] = field(default_factory=dict)
    """Of each stream, in order."""
    lanes: dict[int, list[Beat]] = field(default_factory=dict)
    """Beats of each stream that are not sent yet."""
    key: bytes = b""

    def beats(
        self, data: bytes, user: int = 0, tid: int = 0, keep: Sequence[int] = ()
    ) -> list[Beat]:
        size = self.width // 8
        kept = [*keep, *[1] * (len(data) - len(keep))]
        starts = range(0, max(len(data), 1), size)
        return [
            [
                int.from_bytes(data[at : at + size], "little"),
                sum(bit << n for n, bit in enumerate(kept[at : at + size])),
                int(at == starts[-1]),
                user,
                tid,
            ]
            for at in starts
        ]

    def load(self, key: bytes) -> None:
        """Sends a key; packets before it are sent first."""
        if key != self.key:
            self.mix()
            self.events.append({"key": self.beats(key)})
            self.key = key

    def packet(self, tid: int, beats: Iterable[Beat], due: Due | None) -> None:
        self.lanes.setdefault(tid, []).extend(beats)
        if due is not None:
            self.due.setdefault(tid, []).append(due)

    def message(self, tid: int, mode: str, size: int, *, decrypt: bool = False) -> None:
        """A message of random data, checked by OpenSSL."""
        iv = b"" if mode == "ecb" else RANDOM.randbytes(BLOCK)
        data = RANDOM.randbytes(size)
        due = computed(mode, self.key, iv, data, decrypt=decrypt)
        name = f"{mode} {'decrypt' if decrypt else 'encrypt'} {size} bytes on {tid}"
        beats = self.beats(iv + data, CODES[mode] | 8 * decrypt, tid)
        self.packet(tid, beats, Due(name, due))

    def vector(self, tid: int, vector: Vector) -> None:
        pair = (vector.plaintext, vector.ciphertext)
        given, due = reversed(pair) if vector.decrypt else pair
        beats = self.beats(vector.iv + given, CODES[vector.mode] | 8 * vector.decrypt, tid)
        self.packet(tid, beats, Due(vector.name, due))

    def mix(self, *, rounds: bool = False) -> None:
        """Sends what the streams have, their beats in any order, or each one's beat by turns."""
        if rounds:
            turns = [beat for row in zip_longest(*self.lanes.values()) for beat in row if beat]
        else:
            order = [tid for tid, beats in self.lanes.items() for _ in beats]
            RANDOM.shuffle(order)
            turns = [self.lanes[tid].pop(0) for tid in order]
        self.events.append({"beats": turns})
        self.lanes.clear()

    def wait(self) -> None:
        """Waits for all packets."""
        self.mix()
        self.events.append({"wait": self.packets})

    @property
    def packets(self) -> int:
        """How many must come out."""
        return sum(map(len, self.due.values()))

    def compare(self, beats: Sequence[Sequence[int]]) -> None:
        """Compares the packets of each stream; no other stream has any."""
        for tid, due in self.due.items():
            got = received(beats, tid)
            assert len(got) == len(due), f"{len(got)} packets of {len(due)} on {tid}"
            for packet, (data, refused) in zip(due, got, strict=True):
                assert (refused, data.hex()) == (packet.refused, packet.data.hex()), packet.name
        assert {beat[4] for beat in beats} == {*self.due}


def received(beats: Iterable[Sequence[int]], tid: int) -> list[tuple[bytes, bool]]:
    """Data and verdict of each packet of a stream."""
    packets = []
    data = b""
    for word, keep, last, user, _, _ in (beat for beat in beats if beat[4] == tid):
        data += word.to_bytes(BLOCK, "little")[: keep.bit_count()]
        if last:
            packets.append((data, bool(user)))
            data = b""
    return packets
