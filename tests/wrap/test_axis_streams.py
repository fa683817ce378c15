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
from openssl_modes import computed

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
    traffic.run(tmp_path)


def keyed(engine: Engine) -> tuple[Traffic, list[Beat]]:
    """A key, a packet of stream 0 of which two beats are sent, and a key that waits for its end.

    The beats that are left are given back.
    """
    traffic = Traffic(engine)
    traffic.load(bytes(16))
    traffic.message(0, "cbc", 5 * BLOCK)
    rest = traffic.lanes[0][2:]
    del traffic.lanes[0][2:]
    traffic.load(bytes(range(16)))
    return traffic, rest


def test_a_packet_that_begins_before_a_waiting_key_is_refused(
    small: Engine, tmp_path: Path
) -> None:
    """Else it would stand before the beats that the key waits for."""
    traffic, rest = keyed(small)
    beats = traffic.beats(bytes(3 * BLOCK), CODES["cbc"], 1)
    traffic.packet(1, beats, Due("between", bytes(2 * BLOCK), refused=True))
    traffic.lanes[0] = rest
    traffic.mix(rounds=True)
    messages(traffic, 10)
    traffic.run(tmp_path)


def test_a_key_does_not_wait_for_a_refused_packet(small: Engine, tmp_path: Path) -> None:
    traffic, rest = keyed(small)
    beats = traffic.beats(bytes(2 * BLOCK), CODES["ecb"], 1)
    due = Due("between", bytes(2 * BLOCK), refused=True)
    traffic.packet(1, beats[:1], due)
    traffic.mix()
    traffic.lanes[0] = rest
    traffic.mix()
    traffic.message(2, "ctr", 50)
    traffic.mix()
    traffic.packet(1, beats[1:], None)
    messages(traffic, 10)
    traffic.run(tmp_path)


def test_a_key_of_another_length_stops_the_packets(small: Engine, tmp_path: Path) -> None:
    traffic = Traffic(small)
    traffic.wait()
    for size in (8, 20, 40):
        traffic.load(RANDOM.randbytes(24))
        messages(traffic, 6)
        traffic.wait()
        traffic.load(bytes(size))
        traffic.wait()
    out = traffic.run(tmp_path)
    assert out["statuses"] == [[0, 0], *[[0, 1], [1, 0]] * 3, [1, 0]]


def test_a_clear_drops_key_and_packets(small: Engine, tmp_path: Path) -> None:
    traffic = Traffic(small)
    for after in range(0, 12, 2):
        traffic.load(RANDOM.randbytes(16))
        messages(traffic, 6)
        traffic.wait()
        # Their first blocks do not leave: they wait for the clocks of a core, or for more beats.
        for tid in range(3):
            traffic.packet(tid, traffic.beats(bytes(80), CODES["ctr"], tid)[: tid + 1], None)
        traffic.mix()
        traffic.events.append({"clear": after})
        traffic.key = b""
        traffic.wait()
    out = traffic.run(tmp_path, gaps=0.0)
    assert out["statuses"] == [*[[0, 1], [0, 0]] * 6, [0, 0]]


def clocks(out: Any, *tids: int) -> list[int]:
    """The clocks in which blocks of streams begin to leave, from the first on."""
    begins: list[int] = []
    left = 0
    for _, keep, _, _, tid, clock in out["beats"]:
        if tid in tids and left <= 0:
            begins.append(clock)
            left = BLOCK
        left -= keep.bit_count()
    return [clock - begins[0] for clock in begins]


def cbc_on(engine: Engine, folder: Path, streams: int, blocks: int) -> list[int]:
    """The clocks of CBC on the first streams."""
    traffic = Traffic(engine)
    traffic.load(bytes(16))
    for tid in range(streams):
        traffic.message(tid, "cbc", blocks * BLOCK)
    traffic.mix(rounds=True)
    return clocks(traffic.run(folder, gaps=0.0), *range(streams))


def test_two_streams_fill_a_round_core(small: Engine, tmp_path: Path) -> None:
    """10 clocks a block, and 13 of a stream alone: the latency, and two registers."""
    assert cbc_on(small, tmp_path, 2, 8) == [*range(0, 16 * 10, 10)]
    assert cbc_on(small, tmp_path, 1, 8) == [*range(0, 8 * 13, 13)]


def test_streams_take_turns(small: Engine, tmp_path: Path) -> None:
    """A block does not wait for all blocks of another stream."""
    traffic = Traffic(small)
    traffic.load(bytes(16))
    traffic.message(0, "ecb", 12 * BLOCK)
    traffic.message(1, "ecb", BLOCK)
    traffic.mix(rounds=True)
    out = traffic.run(tmp_path, gaps=0.0)
    order = [beat[4] for beat in out["beats"]]
    assert order.index(1) <= 2 * BLOCK * 8 // small.width


@pytest.fixture(scope="module")
def pipeline(simulators: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """A core with a latency of 11 clocks, which takes a block a clock."""
    around = {"streams": 16, "data_bits": 128}
    return engine("aes128-pipeline", around, simulators, tmp_path_factory.mktemp("pipeline"))


@pytest.mark.bench
def test_sixteen_streams_fill_a_pipeline(pipeline: Engine, tmp_path: Path) -> None:
    assert cbc_on(pipeline, tmp_path, 16, 20) == [*range(16 * 20)]
    assert cbc_on(pipeline, tmp_path, 13, 20) == [*range(13 * 20)]
    assert cbc_on(pipeline, tmp_path, 1, 8) == [*range(0, 8 * 13, 13)]


@pytest.mark.bench
def test_a_stream_that_waits_does_not_block_others(pipeline: Engine, tmp_path: Path) -> None:
    """Its next block waits in its own register."""
    traffic = Traffic(pipeline)
    traffic.load(bytes(16))
    traffic.message(0, "cbc", 2 * BLOCK)
    traffic.mix()
    traffic.message(1, "ctr", 40 * BLOCK)
    out = traffic.run(tmp_path, gaps=0.0)
    assert clocks(out, 0) == [0, 13]
    assert clocks(out, 0, 1) == [0, *range(3, 44)]


BUILDS: dict[str, tuple[str, dict[str, Any]]] = {
    "two streams": ("aes-column", {"streams": 2, "data_bits": 32}),
    "32 streams of one mode": ("aes128-round-lean", {"streams": 32, "mode": "cbc"}),
    "a core with chaining": ("aes128-feedback-lean", {"streams": 3, "data_bits": 64}),
    "a narrow core": ("aes128-serial-enc", {"streams": 4, "data_bits": 128}),
    "a pipeline of both directions": ("mcloone-pipeline-reload", {"streams": 17}),
}


@pytest.mark.bench
@pytest.mark.parametrize("name", BUILDS)
def test_other_builds(name: str, simulators: Path, tmp_path: Path) -> None:
    chosen, around = BUILDS[name]
    traffic = Traffic(engine(chosen, around, simulators, tmp_path))
    one = design.load(chosen).core
    for number in range(4):
        traffic.load(RANDOM.randbytes(one.key_bits[number % len(one.key_bits)] // 8))
        modes = [around["mode"]] if "mode" in around else [*CODES]
        if "decrypt" not in one.directions:
            for tid in range(traffic.engine.streams):
                traffic.message(tid, RANDOM.choice(modes), 3 * BLOCK)
            modes = [mode for mode in modes if mode not in ("ecb", "cbc")]
        if modes:
            messages(traffic, 20, modes)
    for gaps in (0.0, 0.4):
        traffic.run(tmp_path, gaps)


@pytest.mark.bench
@pytest.mark.parametrize("mode", CODES)
def test_all_published_vectors(mode: str, small: Engine, tmp_path: Path) -> None:
    traffic = Traffic(small)
    chosen = [vector for vector in vectors.sp800_38a() if vector.mode == mode]
    for bits in LENGTHS:
        chosen += () if mode == "ctr" else vectors.known_answers(mode, bits)
        chosen += vectors.multi_block(mode, bits)
    published(traffic, chosen)
    traffic.run(tmp_path, gaps=0.1)


FAULTS = {
    "contexts mixed up": ("aes_mode_streams", "(feed_q[n] &", "(feed_q[0] &"),
    "the mode of another stream": ("aes_mode_streams", "(mode_q[n] &", "(mode_q[0] &"),
    "the chaining value of another message": (
        "aes_mode_streams",
        "give && oldest_feeds && ",
        "give && ",
    ),
    "a block before the result it needs": (
        "aes_mode_streams",
        "message_q & ~awaits_q",
        "message_q",
    ),
    "an IV before the result of its stream": (
        "aes_mode_streams",
        "!key_clear_i && !awaits_q[n]",
        "!key_clear_i",
    ),
    "an error is swallowed": ("aes_mode_streams", "oldest_refused || core_out_error_i", "1'b0"),
    "a block overtakes the one that waits": (
        "aes_mode_streams",
        "!key_clear_i && (!wait_q || core_in_ready_i)",
        "!key_clear_i",
    ),
    "a key overtakes a block": (
        "aes_mode_streams",
        "settled_o = !wait_q || harmless_q",
        "settled_o = 1'b1",
    ),
    "one stream has all turns": ("aes_mode_turns", "later != '0 ? later : want_i", "want_i"),
    "tid is not returned": ("aes_axis_streams", "= result_stream;", "= '0;"),
    "a beat that waits is lost": ("aes_axis_streams", "live && (!held_q || leaves)", "live"),
    "a change passes": ("aes_axis_streams", "held_user_q != {decrypt[n], mode[n]}", "1'b0"),
    "a stream that is none is lost": ("aes_axis_streams", "stray && held_last_q", "1'b0"),
    "an answer pushes a result out": ("aes_axis_streams", "room && !answer", "room"),
    "a packet stands before its key": ("aes_axis_streams", "(inside_q & ~fault_q) != '0", "1'b0"),
    "a packet with the key before": (
        "aes_axis_streams",
        "fault_q[n] <= !allowed",
        "fault_q[n] <= 1'b0",
    ),
    "a key waits for what is refused": ("aes_axis_streams", "&(outside | fault_q)", "&outside"),
    "a key inside a packet": ("aes_axis_key", "waits && between_i", "waits"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    module, old, new = FAULTS[name]
    right = next(file.path for file in rtl.manifest() if file.path.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    built = engine(*SMALL, tmp_path, tmp_path, {module: wrong})
    checks = [
        test_any_order_of_beats,
        test_what_is_illegal_is_refused_and_the_rest_served,
        test_a_stream_that_is_none_gets_a_refusal,
        test_a_packet_that_begins_before_a_waiting_key_is_refused,
        test_a_key_does_not_wait_for_a_refused_packet,
        test_two_streams_fill_a_round_core,
        test_streams_take_turns,
    ]
    caught = 0
    for check in checks:
        try:
            check(built, tmp_path)
        except Exception:  # a hang in the simulator ends in a timeout
            caught += 1
    assert caught
