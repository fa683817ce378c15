# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axis_message_streams` behind masters of cocotbext-axi: CCM and CMAC of several streams."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.design.surroundings import put_around
from aesilicon.drivers import ccm_checks, cmac_checks
from aesilicon.drivers.message_simulator import Kind, Message, Status, ccm_message, message
from axis_streams_packets import BLOCK, RANDOM, Traffic

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")

pytestmark = pytest.mark.xdist_group("aes_axis_message_streams")  # one simulator


@dataclass(frozen=True)
class Due:
    """What must come of a message."""

    name: str
    status: Status
    text: bytes | None
    """None: any, as of a message that does not end well."""
    tag: bytes = b""
    """Empty in decryption."""


@dataclass(frozen=True)
class Mode:
    """A mode of messages: how one is formed, and OpenSSL's answer."""

    form: Callable[..., Message]
    seal: Callable[[bytes, bytes, bytes, bytes, int], tuple[bytes, bytes]]
    tags: Sequence[int]
    nonces: Sequence[int]
    """Their lengths in bytes; 0: the mode has no nonce, and no text."""


CCM = Mode(ccm_message, ccm_checks.sealed, (4, 8, 12, 16), (7, 12, 13))
CMAC = Mode(message, cmac_checks.sealed, (8, 12, 16), (0,))


@dataclass
class Messages(Traffic):
    """Keys and messages for the streams, and what must come back."""

    mode: Mode = CCM
    dues: dict[int, list[Due]] = field(default_factory=dict)
    """Of each stream, in order."""

    def send(self, tid: int, given: Message, due: Due | None, *, behind: bytes = b"") -> None:
        """Queues a message, with text `behind` its last beat where none belongs."""
        side = given.decrypt << 2 | given.tag_bytes << 3
        parts = [
            (kind, b"".join(beat.data for beat in some))
            for kind, some in groupby(given.beats, key=lambda beat: beat.kind)
        ]
        if behind:
            parts.append((Kind.TEXT, behind))
        beats = [beat for kind, part in parts for beat in self.beats(part, side | kind, tid)]
        for beat in beats:
            beat[2] = 0
        beats[-1][2] = 1
        self.packet(tid, beats, None)
        if due is not None:
            self.dues.setdefault(tid, []).append(due)

    def random(self, tid: int) -> None:
        """A message that ends well, one with a wrong tag, or one that is refused."""
        mode, what = self.mode, RANDOM.randrange(8)
        nonce = RANDOM.randbytes(RANDOM.choice(mode.nonces))
        sizes = [max(0, RANDOM.randrange(-8, 60)) for _ in range(2)]
        aad, text = RANDOM.randbytes(sizes[0]), RANDOM.randbytes(sizes[1] if nonce else 0)
        ciphertext, tag = mode.seal(self.key, nonce, aad, text, RANDOM.choice(mode.tags))
        name = f"{len(aad)} and {len(text)} bytes on {tid}"
        if what == 0:
            given = mode.form(nonce, aad, text, tag_bytes=len(tag))
            due = Due(f"refused: {name}", Status.REFUSED, None)
            self.send(tid, given, due, behind=bytes(RANDOM.randrange(1, 40)))
        elif what < 4:
            given = mode.form(nonce, aad, text, tag_bytes=len(tag))
            self.send(tid, given, Due(f"encrypt {name}", Status.GOOD, ciphertext, tag))
        elif what < 7:
            given = mode.form(nonce, aad, ciphertext, tag=tag)
            self.send(tid, given, Due(f"decrypt {name}", Status.GOOD, text))
        else:
            given = mode.form(nonce, aad, ciphertext, tag=bytes([tag[0] ^ 1]) + tag[1:])
            self.send(tid, given, Due(f"wrong tag: {name}", Status.BAD_TAG, text))

    @property
    def packets(self) -> int:
        return sum(map(len, self.dues.values()))

    def compare(self, beats: Sequence[Sequence[int]]) -> None:
        """Compares the packets of each stream; no other stream has any."""
        for tid, dues in self.dues.items():
            got = received(beats, tid)
            assert len(got) == len(dues), f"{len(got)} packets of {len(dues)} on {tid}"
            for due, (text, trailer, users) in zip(dues, got, strict=True):
                assert users == {4 + due.status}, due.name
                assert due.text is None or text == due.text, due.name
                assert trailer == (due.tag or bytes([due.status])), due.name
        assert {beat[4] for beat in beats} == {*self.dues}


def received(beats: Sequence[Sequence[int]], tid: int) -> list[tuple[bytes, bytes, set[int]]]:
    """Text, trailer and `tuser` of the trailer of each packet of a stream."""
    packets = []
    text, trailer, users = b"", b"", set[int]()
    for word, keep, last, user, _, _ in (beat for beat in beats if beat[4] == tid):
        data = word.to_bytes(BLOCK, "little")[: keep.bit_count()]
        assert data, "a beat without bytes"
        if user < 4:
            assert user == 0 and not trailer
            text += data
        else:
            trailer += data
            users.add(user)
        if last:
            packets.append((text, trailer, users))
            text, trailer, users = b"", b"", set()
    return packets


@dataclass(frozen=True)
class Engine:
    """A compiled engine."""

    program: Path
    top: str
    width: int
    streams: int
    mode: Mode

    def traffic(self) -> Messages:
        return Messages(self.width, mode=self.mode)

    def run(self, traffic: Messages, folder: Path, gaps: float = 0.3) -> Any:
        """The report of the simulator, after the packets have been compared."""
        traffic.mix()
        job = {"seed": 1, "gaps": gaps, "events": traffic.events, "packets": traffic.packets}
        out = cocotb_bench.drive(self.program, self.top, "axis_streams_traffic", job, folder)
        traffic.compare(out["beats"])
        return out


def engine(
    name: str,
    around: Mapping[str, Any],
    cache: Path,
    work: Path,
    replaced: Mapping[str, Path] = {},
) -> Engine:
    one = put_around(design.load(name), bus="axis", **around)
    assert one.bus is not None and one.bus.streams is not None and one.mode is not None
    sources = rtl.write_sources(one, work)
    program = cocotb_bench.compiled(one.top, {}, cache, sources=sources, replaced=replaced)
    mode = {"ccm": CCM, "cmac": CMAC}[one.mode.name]
    return Engine(program, one.top, one.bus.width, one.bus.streams, mode)


SMALL: Sequence[tuple[str, dict[str, Any]]] = (
    ("aes128-round-twin", {"mode": "ccm", "streams": 3, "data_bits": 64}),
    ("aes256-round-lean", {"mode": "cmac", "streams": 5, "data_bits": 32}),
)
"""`tid` 3, and 5 to 7, are no streams."""


@pytest.fixture(
    scope="module",
    params=[SMALL[0], pytest.param(SMALL[1], marks=pytest.mark.bench)],
    ids=lambda one: one[1]["mode"],
)
def small(
    request: pytest.FixtureRequest, simulators: Path, tmp_path_factory: pytest.TempPathFactory
) -> Engine:
    return engine(*request.param, simulators, tmp_path_factory.mktemp("small"))


def key_of(built: Engine) -> bytes:
    return RANDOM.randbytes(32 if "256" in built.top else 16)


def test_any_order_of_beats(small: Engine, tmp_path: Path) -> None:
    traffic = small.traffic()
    for _ in range(6):
        traffic.load(key_of(small))
        for _ in range(24):
            traffic.random(RANDOM.randrange(small.streams))
    for gaps in (0.0, 0.4):
        small.run(traffic, tmp_path, gaps)


def test_a_stream_that_is_none_gets_a_refusal(small: Engine, tmp_path: Path) -> None:
    traffic = small.traffic()
    traffic.load(key_of(small))
    for size in (0, 1, 40):
        for tid in range(small.streams):
            traffic.random(tid)
        given = message(bytes(12), bytes(size), b"")
        traffic.send(small.streams, given, Due(f"{size} bytes to none", Status.REFUSED, b""))
    for gaps in (0.0, 0.4):
        small.run(traffic, tmp_path, gaps)


def test_a_key_waits_for_all_packets(small: Engine, tmp_path: Path) -> None:
    """Packets that begin beside a waiting key, while another one is inside, have the key before."""
    traffic = small.traffic()
    for left in (3, 9, 30):
        traffic.load(key_of(small))
        traffic.random(0)
        first, *rest = traffic.lanes.pop(0)
        for tid in range(1, small.streams):
            traffic.random(tid)
        traffic.events.append({"beats": [first]})
        traffic.mix()
        traffic.events[-1]["beats"] += rest
        traffic.key = key_of(small)
        traffic.events.append({"key": traffic.beats(traffic.key), "beside": left})
        traffic.wait()
        for tid in range(small.streams):
            traffic.random(tid)
    small.run(traffic, tmp_path)


def test_a_key_of_another_length_stops_the_packets(small: Engine, tmp_path: Path) -> None:
    traffic = small.traffic()
    traffic.wait()
    for size in (8, 20, 40):
        traffic.load(key_of(small))
        for tid in range(small.streams):
            traffic.random(tid)
        traffic.wait()
        traffic.load(bytes(size))
        traffic.wait()
    out = small.run(traffic, tmp_path)
    assert [error for error, _ in out["statuses"]] == [0, *[0, 1] * 3, 1]


def test_a_packet_that_comes_before_its_key_waits(small: Engine, tmp_path: Path) -> None:
    traffic = small.traffic()
    traffic.key = key_of(small)
    for tid in range(small.streams):
        traffic.random(tid)
    traffic.mix()
    traffic.events.insert(0, {"key": traffic.beats(traffic.key), "beside": 1000})
    traffic.events.reverse()
    small.run(traffic, tmp_path)


def test_a_clear_drops_key_and_packets(small: Engine, tmp_path: Path) -> None:
    traffic = small.traffic()
    for after in range(0, 12, 2):
        traffic.load(key_of(small))
        for tid in range(small.streams):
            traffic.random(tid)
        traffic.wait()
        for tid in range(small.streams):
            given = small.mode.form(bytes(small.mode.nonces[0]), bytes(40), b"", tag_bytes=16)
            traffic.send(tid, given, None)
            del traffic.lanes[tid][tid + 1 :]
            traffic.lanes[tid][-1][2] = 0
        traffic.mix()
        traffic.events.append({"clear": after})
        traffic.key = b""
        traffic.wait()
    small.run(traffic, tmp_path, gaps=0.0)


def clocks_a_block(built: Engine, folder: Path, streams: int) -> float:
    """Clocks of a block of data, when so many streams send long messages."""
    traffic, blocks = built.traffic(), 40
    traffic.load(key_of(built))
    for _ in range(2):
        for tid in range(streams):
            nonce, data = bytes(built.mode.nonces[0]), bytes(BLOCK * blocks)
            parts = (b"", data) if nonce else (data, b"")
            ciphertext, tag = built.mode.seal(traffic.key, nonce, *parts, 16)
            given = built.mode.form(nonce, *parts, tag_bytes=16)
            traffic.send(tid, given, Due(f"on {tid}", Status.GOOD, ciphertext, tag))
    traffic.mix(rounds=True)
    out = built.run(traffic, folder, gaps=0.0)
    # From the first message's end to the second's, of the stream that ends last.
    ends = [beat[5] for beat in out["beats"] if beat[2] and beat[4] == streams - 1]
    return (ends[1] - ends[0]) / (streams * blocks)


@pytest.mark.bench
@pytest.mark.parametrize("mode", ["ccm", "cmac"])
def test_streams_fill_a_pipeline(mode: str, simulators: Path, tmp_path: Path) -> None:
    """Latency 11. CCM has two blocks of the core for one of text."""
    around = {"mode": mode, "streams": 14, "data_bits": 128}
    built = engine("aes128-pipeline", around, simulators, tmp_path)
    fill = {"ccm": 7, "cmac": 13}[mode]
    clocks = {n: clocks_a_block(built, tmp_path, n) for n in (1, fill)}
    # Beside the blocks of data a message has a few of its own.
    alone, least = {"ccm": (14, 2), "cmac": (13, 1)}[mode]
    assert alone <= clocks[1] < alone + 0.6
    assert least <= clocks[fill] < least + 0.15


BUILDS: dict[str, tuple[str, dict[str, Any]]] = {
    "two streams": ("aes-column", {"mode": "ccm", "streams": 2}),
    "32 streams": ("aes128-round-lean", {"mode": "cmac", "streams": 32, "data_bits": 128}),
    "a pipeline": ("aes128-pipeline-small", {"mode": "ccm", "streams": 4, "data_bits": 128}),
    "a narrow core": ("aes128-serial-enc", {"mode": "ccm", "streams": 2, "data_bits": 64}),
    "both directions": ("mcloone-pipeline-reload", {"mode": "cmac", "streams": 17}),
}


@pytest.mark.bench
@pytest.mark.parametrize("name", BUILDS)
def test_other_builds(name: str, simulators: Path, tmp_path: Path) -> None:
    built = engine(*BUILDS[name], simulators, tmp_path)
    traffic = built.traffic()
    for _ in range(4):
        traffic.load(key_of(built))
        for _ in range(30):
            traffic.random(RANDOM.randrange(built.streams))
    for gaps in (0.0, 0.4):
        built.run(traffic, tmp_path, gaps)


FAULTS = {
    "a result for another stream": ("aes_core_turns", "oldest_index == IndexBits'(n)", "n == 0"),
    "a key when one stream is idle": ("aes_ccm_streams", "= &key_open", "= |key_open"),
    "a result that waits is lost": ("aes_ccm_streams", "!waits_q || taken;", "1'b1;"),
    "tid is not returned": (
        "aes_axis_message_streams",
        "id = id | (IdBits'(n)",
        "id = id | (IdBits'(0)",
    ),
    "a beat that waits is lost": (
        "aes_axis_message_streams",
        "live && (!held_q || leaves)",
        "live",
    ),
    "a stream that is none is lost": ("aes_axis_message_streams", "stray && held_last_q", "1'b0"),
    "a key beside packets": ("aes_axis_message_streams", "quiet = &outside && ", "quiet = "),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    module, old, new = FAULTS[name]
    right = next(file.path for file in rtl.manifest() if file.path.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    built = engine(*SMALL[0], tmp_path, tmp_path, {module: wrong})
    checks = [
        test_any_order_of_beats,
        test_a_stream_that_is_none_gets_a_refusal,
        test_a_key_waits_for_all_packets,
    ]
    caught = 0
    for check in checks:
        try:
            check(built, tmp_path)
        except Exception:  # a hang in the simulator ends in a timeout
            caught += 1
    assert caught
