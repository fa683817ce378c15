# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axis_streams` behind masters of cocotbext-axi: beats of several streams in any order."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.architectures import LENGTHS
from aesilicon.bundle.surroundings import put_around
from aesilicon.design import design, rtl
from aesilicon.drivers import vectors
from aesilicon.drivers.mode_logic import CODES
from aesilicon.drivers.vectors import Vector
from mode_reference import computed

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")

pytestmark = pytest.mark.xdist_group("aes_axis_streams")  # one simulator

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


@dataclass(frozen=True)
class Engine:
    """A compiled engine."""

    program: Path
    top: str
    width: int
    streams: int


@dataclass
class Traffic:
    """Keys and packets for the streams, and what must come back."""

    engine: Engine
    events: list[dict[str, Any]] = field(default_factory=list)
    due: dict[int, list[Due]] = field(default_factory=dict)
    """Of each stream, in order."""
    lanes: dict[int, list[Beat]] = field(default_factory=dict)
    """Beats of each stream that are not sent yet."""
    key: bytes = b""

    def beats(
        self, data: bytes, user: int = 0, tid: int = 0, keep: Sequence[int] = ()
    ) -> list[Beat]:
        size = self.engine.width // 8
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
        self.events.append({"wait": sum(map(len, self.due.values()))})

    def run(self, folder: Path, gaps: float = 0.3) -> Any:
        """The report of the simulator, after the packets have been compared."""
        self.mix()
        packets = sum(map(len, self.due.values()))
        job = {"seed": 1, "gaps": gaps, "events": self.events, "packets": packets}
        one = self.engine
        out = cocotb_bench.drive(one.program, one.top, "axis_streams_traffic", job, folder)
        for tid, due in self.due.items():
            got = received(out["beats"], tid)
            assert len(got) == len(due), f"{len(got)} packets of {len(due)} on {tid}"
            for packet, (data, refused) in zip(due, got, strict=True):
                assert (refused, data.hex()) == (packet.refused, packet.data.hex()), packet.name
        assert {beat[4] for beat in out["beats"]} == {*self.due}
        return out


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


def engine(
    name: str,
    around: Mapping[str, Any],
    cache: Path,
    work: Path,
    replaced: Mapping[str, Path] = {},
) -> Engine:
    one = put_around(design.load(name), bus="axis", **around)
    assert one.bus is not None and one.bus.streams is not None
    sources = rtl.write_sources(one, work)
    program = cocotb_bench.compiled(one.top, {}, cache, sources=sources, replaced=replaced)
    return Engine(program, one.top, one.bus.width, one.bus.streams)


SMALL = ("aes-round", {"streams": 5, "data_bits": 64})
"""All keys and both directions; `tid` 5 to 7 is no stream."""


@pytest.fixture(scope="module")
def small(simulators: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    return engine(*SMALL, simulators, tmp_path_factory.mktemp("small"))


def messages(traffic: Traffic, number: int, modes: Sequence[str] = tuple(CODES)) -> None:
    """Random messages on random streams; ECB and CBC take whole blocks."""
    for _ in range(number):
        mode = RANDOM.choice(modes)
        whole = mode in ("ecb", "cbc")
        size = BLOCK * RANDOM.randrange(1, 6) if whole else RANDOM.randrange(1, 80)
        tid = RANDOM.randrange(traffic.engine.streams)
        traffic.message(tid, mode, size, decrypt=RANDOM.random() < 0.5)


def test_any_order_of_beats(small: Engine, tmp_path: Path) -> None:
    traffic = Traffic(small)
    for number in range(6):
        traffic.load(RANDOM.randbytes(LENGTHS[number % 3] // 8))
        messages(traffic, 25)
    for gaps in (0.0, 0.4):
        traffic.run(tmp_path, gaps)


def published(traffic: Traffic, some: Iterable[Vector]) -> None:
    """Vectors by key, those of a key on all streams."""
    for number, vector in enumerate(sorted(some, key=lambda one: one.key)):
        traffic.load(vector.key)
        traffic.vector(number % traffic.engine.streams, vector)


def test_published_vectors(small: Engine, tmp_path: Path) -> None:
    traffic = Traffic(small)
    chosen = [*vectors.sp800_38a()]
    for mode in CODES:
        for bits in LENGTHS:
            chosen += () if mode == "ctr" else vectors.known_answers(mode, bits)[::199]
            chosen += vectors.multi_block(mode, bits)[3::9]
    published(traffic, chosen)
    traffic.run(tmp_path)


def test_what_is_illegal_is_refused_and_the_rest_served(small: Engine, tmp_path: Path) -> None:
    """On each stream a mistake between messages, while the other streams go on."""
    traffic = Traffic(small)
    traffic.load(bytes(range(32)))
    data, size = RANDOM.randbytes(3 * BLOCK), small.width // 8
    changed = traffic.beats(data, CODES["ctr"])
    for beat in changed[BLOCK // size * 2 :]:
        beat[3] ^= 8
    block = computed("ctr", traffic.key, data[:BLOCK], data[BLOCK : 2 * BLOCK], decrypt=False)
    gap = traffic.beats(data, CODES["ctr"], keep=[1] * (BLOCK + 5) + [0])
    mistakes = {
        "a mode that changes": (changed, block + bytes(BLOCK)),
        "a mode that is none": (traffic.beats(data, 6), bytes(2 * BLOCK)),
        "a short block in CBC": (traffic.beats(data[:-4], CODES["cbc"]), block * 0 + bytes(12)),
        "half an IV": (traffic.beats(data[: BLOCK // 2], CODES["ofb"]), b""),
        "a gap": (gap, bytes(2 * BLOCK - 1)),
    }
    first = computed("cbc", traffic.key, data[:BLOCK], data[BLOCK : 2 * BLOCK], decrypt=False)
    for tid, (name, (beats, due)) in enumerate(mistakes.items()):
        due = first + due if name == "a short block in CBC" else due
        messages(traffic, 8)
        given = [[*beat[:4], tid] for beat in beats]
        traffic.packet(tid, given, Due(name, due, refused=True))
    messages(traffic, 10)
    for gaps in (0.0, 0.3):
        traffic.run(tmp_path, gaps)


def test_a_stream_that_is_none_gets_a_refusal(small: Engine, tmp_path: Path) -> None:
    traffic = Traffic(small)
    traffic.load(bytes(16))
    for size in (1, 16, 40):
        messages(traffic, 10)
        for tid in (5, 7):
            beats = traffic.beats(bytes(size), CODES["ecb"], tid)
            traffic.packet(tid, beats, Due(f"{size} bytes to {tid}", b"", refused=True))
    for gaps in (0.0, 0.3):
        traffic.run(tmp_path, gaps)
