# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axis_message` around GCM, behind masters of cocotbext-axi: vectors, lengths, refusals."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.bundle.surroundings import put_around
from aesilicon.design import design, rtl
from aesilicon.drivers import gcm_vectors
from aesilicon.drivers.gcm_checks import sealed
from aesilicon.drivers.message_simulator import Kind, Status
from aesilicon.drivers.message_vector import MessageVector

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")

pytestmark = pytest.mark.xdist_group("aes_axis_message")  # one simulator

RANDOM = random.Random(7)
SERVED = (12, 13, 14, 15, 16)
"""Bytes of tags that the builds serve."""


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

    def load(self, key: bytes) -> None:
        if key != self.key:
            self.events.append({"key": key.hex()})
            self.key = key

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
            users += [kind | decrypt << 2 | tag_bytes << 3] * beats
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

    def vector(self, one: MessageVector) -> None:
        self.load(one.key)
        if one.decrypt:
            parts = [(Kind.IV, one.iv), (Kind.AAD, one.aad), (Kind.TEXT, one.ciphertext)]
            given = [*((kind, part) for kind, part in parts if part), (Kind.TAG, one.tag)]
            status = Status.BAD_TAG if one.text is None else Status.GOOD
            self.send(Due(one.name, status, one.text), given, tag_bytes=len(one.tag), decrypt=True)
        else:
            assert one.text is not None
            parts = [(Kind.IV, one.iv), (Kind.AAD, one.aad), (Kind.TEXT, one.text)]
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
    name: str, width: int, cache: Path, work: Path, replaced: Mapping[str, Path] = {}
) -> Engine:
    one = put_around(design.load(name), bus="axis", data_bits=width)
    sources = rtl.write_sources(one, work)
    program = cocotb_bench.compiled(one.top, {}, cache, sources=sources, replaced=replaced)
    return Engine(program, one.top, width)


@pytest.fixture(scope="module")
def lean(simulators: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """Streams of 32 bits around GCM on a round core for AES-128."""
    return engine("aes128-gcm-lean", 32, simulators, tmp_path_factory.mktemp("lean"))


def test_published_vectors(lean: Engine, tmp_path: Path) -> None:
    traffic = lean.traffic()
    for decrypt in (False, True):
        vectors = [v for v in gcm_vectors.load(128, decrypt=decrypt) if len(v.tag) in SERVED]
        for one in vectors[::97]:
            traffic.vector(one)
    lean.run(traffic, tmp_path)


def test_messages_of_all_lengths(lean: Engine, tmp_path: Path) -> None:
    """IVs, additional data and text that end in every place of a beat and of a block."""
    traffic = lean.traffic()
    for number in range(60):
        traffic.load(RANDOM.randbytes(16) if number % 7 == 0 else traffic.key)
        iv = RANDOM.randbytes(12 if number % 2 else RANDOM.randrange(8, 40))
        aad, text = (RANDOM.randbytes(max(0, RANDOM.randrange(-8, 40))) for _ in range(2))
        name = f"IV of {len(iv)}, {len(aad)} bytes of additional data, {len(text)} of text"
        send = traffic.decrypt if number // 2 % 2 else traffic.encrypt
        send(name, iv, aad, text, SERVED[number % 5])
    for gaps in (0.0, 0.4):
        lean.run(traffic, tmp_path, gaps)


IV, TEXT = (Kind.IV, bytes(12)), (Kind.TEXT, bytes(range(32)))
TAG = (Kind.TAG, bytes(16))
REFUSED: dict[str, tuple[list[tuple[Kind, bytes]], dict[str, Any]]] = {
    "text before the IV": ([TEXT, IV], {}),
    "an IV of no bytes": ([(Kind.IV, b""), TEXT], {}),
    "additional data behind text": ([IV, TEXT, (Kind.AAD, b"x")], {}),
    "a tag in encryption": ([IV, TEXT, TAG], {}),
    "no tag in decryption": ([IV, TEXT], {"decrypt": True}),
    "a tag of another length": ([IV, TEXT, (Kind.TAG, bytes(13))], {"decrypt": True}),
    "a tag length that no build has": ([IV, TEXT], {"tag_bytes": 11}),
    "a gap in a beat": ([IV, TEXT], {"keep": {13: 0}}),
    "a gap between beats": ([IV, TEXT], {"keep": {15: 0}}),
    "a beat that begins late": ([IV, TEXT], {"keep": {40: 0}}),
    "text behind a beat of part": ([IV, (Kind.TEXT, bytes(5)), (Kind.TEXT, bytes(16))], {}),
}


def test_illegal_packets_are_refused_and_the_next_is_served(lean: Engine, tmp_path: Path) -> None:
    traffic = lean.traffic()
    traffic.load(bytes(range(16)))
    for name, (parts, options) in REFUSED.items():
        traffic.send(Due(name, Status.REFUSED, None), parts, **options)
        traffic.encrypt(f"behind {name}", bytes(12), b"head", bytes(21))
    lean.run(traffic, tmp_path)


def test_text_follows_the_verdict_of_the_message_before(lean: Engine, tmp_path: Path) -> None:
    """Short messages and such without text, so that the engine holds parts of two."""
    traffic = lean.traffic()
    traffic.load(bytes(16))
    for number in range(40):
        size = (0, 16, 0, 3, 33)[number % 5]
        send = traffic.decrypt if number % 3 else traffic.encrypt
        send(f"message {number}", bytes(12), bytes(number % 4), bytes([number]) * size)
    for gaps in (0.0, 0.7):
        lean.run(traffic, tmp_path, gaps)


def test_a_key_of_another_length_stops_the_packets(lean: Engine, tmp_path: Path) -> None:
    traffic = lean.traffic()
    for size in (4, 20, 24, 32, 36, 48, 64):
        traffic.load(RANDOM.randbytes(16))
        traffic.encrypt("a good key", bytes(12), b"", bytes(20))
        traffic.wait()
        traffic.load(bytes(size))
        traffic.wait()
    out = lean.run(traffic, tmp_path)
    assert out["statuses"] == [[0, 1], [1, 0]] * 7


def test_a_key_serves_the_packets_that_begin_behind_it(lean: Engine, tmp_path: Path) -> None:
    """Blocks of the packet before are still in the engine when the key comes."""
    traffic = lean.traffic()
    for number in range(12):
        traffic.load(bytes([number]) * 16)
        traffic.encrypt(f"key {number}", bytes(12), b"", bytes(16 * (number % 4)))
    lean.run(traffic, tmp_path, gaps=0.0)


def test_a_clear_drops_key_and_packets(lean: Engine, tmp_path: Path) -> None:
    traffic = lean.traffic()
    traffic.key = bytes(32)
    traffic.wait()  # without a key no packet is taken
    user = [Kind.IV | 16 << 3] * 12 + [Kind.TEXT | 16 << 3] * 48
    for after in range(0, 40, 3):
        traffic.load(RANDOM.randbytes(16))
        traffic.encrypt("before a clear", bytes(12), b"", bytes(32))
        traffic.wait()
        # No beat of a cleared packet leaves: its first would be the last of the packet before.
        traffic.events.append({"user": user[:12], "id": 0, "data": bytes(12).hex()})
        traffic.events.append({"clear": after if after < 20 else 0})
        traffic.key = b""
        traffic.wait()
    out = lean.run(traffic, tmp_path, gaps=0.0)
    assert out["statuses"] == [[0, 0], *[[0, 1], [0, 0]] * 14]


BUILDS = [
    (name, width)
    for name in ("aes128-gcm-lean", "aes256-gcm", "aes128-gcm-pipeline")
    for width in (32, 64, 128)
]


@pytest.mark.bench
@pytest.mark.parametrize(("name", "width"), BUILDS)
def test_other_builds(name: str, width: int, simulators: Path, tmp_path: Path) -> None:
    built = engine(name, width, simulators, tmp_path)
    bits = design.load(name).core.key_bits[0]
    traffic = built.traffic()
    for decrypt in (False, True):
        vectors = [v for v in gcm_vectors.load(bits, decrypt=decrypt) if len(v.tag) in SERVED]
        for one in vectors[:: 31 if width == 32 else 61]:
            traffic.vector(one)
    for gaps in (0.0, 0.4):
        built.run(traffic, tmp_path, gaps)


@pytest.mark.bench
def test_a_pipeline_takes_a_block_a_clock(simulators: Path, tmp_path: Path) -> None:
    built = engine("aes128-gcm-pipeline", 128, simulators, tmp_path)
    traffic = built.traffic()
    traffic.load(bytes(16))
    traffic.encrypt("a long message", bytes(12), b"", bytes(16 * 400))
    out = built.run(traffic, tmp_path, gaps=0.0)
    assert 400 < out["clocks"] < 480


FAULTS = {
    "text of the next message before the trailer": (
        "aes_axis_message",
        "message_out_valid_i && message_out_id_i[IdBits+6] == due_q",
        "message_out_valid_i",
    ),
    "a tag in decryption": ("aes_axis_message", "good && !decrypt && ", "good && "),
    "a tag of 16 bytes": ("aes_axis_message", "trailer_bytes = tag_bytes", "trailer_bytes = 5'd16"),
    "kinds in one piece": ("aes_axis_beats", "!first && held_kind_q != kind_q", "1'b0"),
    "a packet goes on": ("aes_axis_beats", "ends = held_last_q || ", "ends = "),
    "strobes in another order": ("aes_axis_beats", "strobes[BYTES-1-n]", "strobes[n]"),
    "a beat is lost": ("aes_axis_beats", "(!valid_q || take_i) && !other", "!other"),
    "text fills its beats": ("aes_axis_message", "text ? text_bytes", "text ? 5'd16"),
    "a packet before its key": ("aes_axis_key", "!key_error_i && !waits", "!key_error_i"),
    "a long key": ("aes_axis_key", "!long_q && !illegal", "!illegal"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, simulators: Path, tmp_path: Path) -> None:
    module, old, new = FAULTS[name]
    right = next(file.path for file in rtl.manifest() if file.path.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    # Its text may leave before the end of the message before.
    built = engine("aes128-gcm-pipeline", 32, tmp_path, tmp_path, {module: wrong})
    checks = [
        test_messages_of_all_lengths,
        test_illegal_packets_are_refused_and_the_next_is_served,
        test_text_follows_the_verdict_of_the_message_before,
        test_a_key_of_another_length_stops_the_packets,
        test_a_key_serves_the_packets_that_begin_behind_it,
    ]
    caught = 0
    for check in checks:
        try:
            check(built, tmp_path)
        except Exception:  # a hang in the simulator ends in a timeout
            caught += 1
    assert caught
