# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axis` behind AXI4-Stream masters of cocotbext-axi: vectors, odd lengths, illegal packets."""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.architectures import LENGTHS
from aesilicon.drivers import vectors
from aesilicon.drivers.mode_logic import CODES
from aesilicon.drivers.vectors import Vector
from aesilicon.resources import project_dir
from openssl_modes import computed

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")

pytestmark = pytest.mark.xdist_group("aes_axis")  # one simulator

TOP = "aes_axis"
ALL_KEYS = {"KeyLengths": "3'b111"}
RANDOM = random.Random(5)


@dataclass
class Traffic:
    """Keys and packets for the streams, and what must come back."""

    events: list[dict[str, Any]] = field(default_factory=list)
    due: list[tuple[str, bytes | None]] = field(default_factory=list)
    """Name of each packet, and its data; None: it is refused."""
    key: bytes = b""

    def load(self, key: bytes) -> None:
        if key != self.key:
            self.events.append({"key": key.hex()})
            self.key = key

    def packet(
        self,
        name: str,
        code: int,
        data: bytes,
        due: bytes | None,
        keep: Sequence[int] | None = None,
    ) -> None:
        event = {"user": code, "id": len(self.due) % 2, "data": data.hex()}
        self.events.append(event | ({} if keep is None else {"keep": list(keep)}))
        self.due.append((name, due))

    def wait(self) -> None:
        """Waits for all packets."""
        self.events.append({"wait": len(self.due)})

    def vector(self, vector: Vector) -> None:
        pair = (vector.plaintext, vector.ciphertext)
        given, due = reversed(pair) if vector.decrypt else pair
        self.load(vector.key)
        code = CODES[vector.mode] | 8 * vector.decrypt
        self.packet(vector.name, code, vector.iv + given, due)

    def message(self, mode: str, size: int, *, decrypt: bool = False) -> None:
        """A message of random data, checked by OpenSSL."""
        iv = b"" if mode == "ecb" else RANDOM.randbytes(16)
        data = RANDOM.randbytes(size)
        due = computed(mode, self.key, iv, data, decrypt=decrypt)
        name = f"{mode} {'decrypt' if decrypt else 'encrypt'} {size} bytes"
        self.packet(name, CODES[mode] | 8 * decrypt, iv + data, due)

    def run(self, program: Path, folder: Path, gaps: float = 0.3, *, whole: bool = True) -> Any:
        """The report of the simulator, after the packets have been compared.

        Without `whole` a packet may have more beats before its data.
        """
        job = {"seed": 1, "gaps": gaps, "events": self.events, "packets": len(self.due)}
        out = cocotb_bench.drive(program, TOP, "axis_traffic", job, folder)
        for number, ((name, due), got) in enumerate(zip(self.due, out["packets"], strict=True)):
            assert got["ids"] == [number % 2], name
            assert got["error"] == (due is None), f"{name}: error {got['error']}"
            if due is None:
                size = len(got["data"]) // 2
                last = bytes.fromhex(got["data"])[(size - 1) // 16 * 16 :] if size else b""
                assert not any(last), f"{name} shows data"
            else:
                data = got["data"] if whole else got["data"][-2 * len(due) :]
                assert got["errors"] == [0] and data == due.hex(), name
        return out


@pytest.fixture(scope="module")
def small(simulators: Path) -> Path:
    """Streams of 32 bits in front of a round core for all keys and both directions."""
    return cocotb_bench.compiled(TOP, ALL_KEYS, simulators)


def test_published_vectors(small: Path, tmp_path: Path) -> None:
    traffic = Traffic()
    for vector in vectors.sp800_38a():
        traffic.vector(vector)
    for mode in CODES:
        for bits in LENGTHS:
            known = () if mode == "ctr" else vectors.known_answers(mode, bits)[::149]
            for vector in (*known, *vectors.multi_block(mode, bits)[2::8]):
                traffic.vector(vector)
    traffic.run(small, tmp_path)


def test_messages_of_all_lengths(small: Path, tmp_path: Path) -> None:
    traffic = Traffic()
    for bits in LENGTHS:
        traffic.load(RANDOM.randbytes(bits // 8))
        for mode in CODES:
            step = 16 if mode in ("ecb", "cbc") else 1
            for size in (0, *range(16, 49, 16), *range(step, 40, max(step, 7))):
                traffic.message(mode, size, decrypt=bool(size // 16 % 2))
    # In ECB an empty packet is one beat without a byte.
    traffic.events = [
        event | ({"data": "00000000", "keep": [0] * 4} if event.get("data") == "" else {})
        for event in traffic.events
    ]
    traffic.run(small, tmp_path)


GOOD = [1] * 32
REFUSED = {
    "a short block in ECB": ("ecb", 20, None),
    "a short block in CBC": ("cbc", 35, None),
    "half an IV": ("ctr", 8, None),
    "a mode that no build has": ("none", 48, None),
    "a gap in the last beat": ("ctr", 32, [*GOOD[:-3], 0, 1, 0]),
    "a gap before the end": ("ctr", 32, [*GOOD[:18], 0, *GOOD[19:]]),
    "a last beat that begins late": ("ofb", 32, [*GOOD[:-4], 0, 1, 1, 1]),
    "an IV with a gap": ("cbc", 32, [*GOOD[:7], 0, *GOOD[8:]]),
}


def test_illegal_packets_are_refused_and_the_next_is_served(small: Path, tmp_path: Path) -> None:
    traffic = Traffic()
    traffic.load(bytes(range(16)))
    for name, (mode, size, keep) in REFUSED.items():
        data = RANDOM.randbytes(size)
        traffic.packet(name, CODES.get(mode, 6), data, None, keep)
        traffic.message(random.Random(name).choice(list(CODES)), 48)
    traffic.run(small, tmp_path)


def test_refusal_does_not_touch_earlier_blocks(small: Path, tmp_path: Path) -> None:
    """The blocks before the illegal beat have left already; the last beat has the verdict."""
    traffic = Traffic()
    traffic.load(bytes(16))
    data = bytes(48)
    traffic.packet("two blocks and a gap", CODES["ecb"], data, None, [*[1] * 40, 0, *[1] * 7])
    out = traffic.run(small, tmp_path)
    block = computed("ecb", bytes(16), b"", data[:32], decrypt=False)
    assert out["packets"][0]["data"] == (block + bytes(15)).hex()
    assert out["packets"][0]["errors"] == [0, 1]


def test_a_key_of_another_length_stops_the_packets(small: Path, tmp_path: Path) -> None:
    traffic = Traffic()
    for size in (4, 20, 28, 36, 64, 72):
        traffic.load(RANDOM.randbytes(24))
        traffic.message("ctr", 48)
        traffic.wait()
        traffic.load(bytes(size))
        traffic.wait()
    out = traffic.run(small, tmp_path)
    assert out["statuses"] == [[0, 1], [1, 0]] * 6


def test_a_key_serves_the_packets_that_begin_behind_it(small: Path, tmp_path: Path) -> None:
    """Blocks of the packet before are still in the core when the key comes."""
    traffic = Traffic()
    for number in range(12):
        traffic.load(bytes([number]) * (LENGTHS[number % 3] // 8))
        traffic.message("cbc", 16 * (number % 4 + 1))
    traffic.run(small, tmp_path, gaps=0.0)


def test_a_clear_drops_key_and_packets(small: Path, tmp_path: Path) -> None:
    traffic = Traffic()
    traffic.key = bytes(32)
    traffic.wait()  # without a key no packet is taken
    for after in range(0, 20, 2):
        traffic.load(RANDOM.randbytes(16))
        traffic.message("cbc", 32)
        traffic.wait()
        # A cleared packet may have given beats, which the sink puts before the next packet.
        traffic.events.append({"user": 4, "id": len(traffic.due) % 2, "data": bytes(80).hex()})
        traffic.events.append({"clear": after})
        traffic.key = b""
        traffic.wait()
    out = traffic.run(small, tmp_path, gaps=0.0, whole=False)
    assert out["statuses"] == [[0, 0], *[[0, 1], [0, 0]] * 10]


def test_the_picture_of_the_byte_order_is_right() -> None:
    """The document's beats are those that put byte 0 on `tdata[7:0]`, which the vectors need."""
    page = (project_dir() / "docs/reference/axis.md").read_text()
    key = vectors.sp800_38a()[0].key
    wide = int.from_bytes(key, "little").to_bytes(16, "big").hex()
    assert f"128'h{'_'.join(wide[n : n + 8] for n in range(0, 32, 8))}" in page
    beats = re.findall(r"^ {10}(\d) +(\w\w) +(\w\w) +(\w\w) +(\w\w) +1111", page, re.MULTILINE)
    shown = [bytes.fromhex("".join(beat[:0:-1])) for beat in beats]
    assert b"".join(shown) == key


BUILDS = [
    ("64 bits", {"DataBits": "64", **ALL_KEYS}),
    ("128 bits", {"DataBits": "128", **ALL_KEYS}),
    ("column", {"Arch": '"column"', **ALL_KEYS}),
    ("serial", {"Arch": '"serial"'}),
    ("tbox", {"Arch": '"tbox"', "DataBits": "64", "Directions": "0"}),
    ("pipeline", {"Arch": '"pipeline"', "DataBits": "128"}),
    ("one mode", {"Modes": "5'b00010"}),
]


@pytest.mark.bench
@pytest.mark.parametrize(("name", "parameters"), BUILDS, ids=[name for name, _ in BUILDS])
def test_other_builds(
    name: str, parameters: dict[str, str], simulators: Path, tmp_path: Path
) -> None:
    traffic = Traffic()
    served = ["cbc"] if name == "one mode" else list(CODES)
    encrypts = name == "tbox"
    for bits in LENGTHS if "KeyLengths" in parameters else LENGTHS[:1]:
        traffic.load(RANDOM.randbytes(bits // 8))
        for mode in served:
            for size in (16, 48, 80, *(() if mode in ("ecb", "cbc") else (1, 25, 47))):
                traffic.message(mode, size)
                if not (encrypts and mode in ("ecb", "cbc")):
                    traffic.message(mode, size, decrypt=True)
    if encrypts:
        traffic.packet("decryption on a core that encrypts", 8, bytes(32), None)
    program = cocotb_bench.compiled(TOP, parameters, simulators)
    for gaps in (0.0, 0.4):
        traffic.run(program, tmp_path, gaps)


@pytest.mark.bench
def test_a_pipeline_takes_a_block_a_clock(simulators: Path, tmp_path: Path) -> None:
    parameters = {"Arch": '"pipeline"', "DataBits": "128"}
    traffic = Traffic()
    traffic.load(bytes(16))
    traffic.message("ctr", 16 * 400)
    out = traffic.run(cocotb_bench.compiled(TOP, parameters, simulators), tmp_path, gaps=0.0)
    assert 400 < out["clocks"] < 450


@pytest.mark.bench
@pytest.mark.parametrize("mode", CODES)
def test_all_published_vectors(mode: str, small: Path, tmp_path: Path) -> None:
    traffic = Traffic()
    for bits in LENGTHS:
        known = () if mode == "ctr" else vectors.known_answers(mode, bits)
        for vector in (*known, *vectors.multi_block(mode, bits)):
            traffic.vector(vector)
    traffic.run(small, tmp_path, gaps=0.1)


FAULTS = {
    "a result that waits moves on": (
        "aes_axis_scatter",
        "(tready_i && final_beat)",
        "final_beat",
    ),
    "the next packet keeps the IV": ("aes_axis_packet", "iv_valid_o && iv_ready_i", "piece"),
    "a short block is taken": ("aes_axis_packet", "open_q ? whole && ", "open_q ? 1'b0 && "),
    "the order of bytes": ("aes_axis_scatter", "data_q[127-8*n -: 8]", "data_q[112+8*n -: 8]"),
    "a key inside a packet": ("aes_axis_key", "waits && between_i", "waits"),
    "a gap passes": ("aes_axis_gather", "illegal || (illegal_q && !first)", "1'b0"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, simulators: Path, tmp_path: Path) -> None:
    module, old, new = FAULTS[name]
    right = next(f for f in cocotb_bench.files(TOP, "round", {}) if f.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    program = cocotb_bench.compiled(TOP, ALL_KEYS, tmp_path, replaced={module: wrong})
    checks = [
        test_published_vectors,
        test_messages_of_all_lengths,
        test_illegal_packets_are_refused_and_the_next_is_served,
        test_a_key_serves_the_packets_that_begin_behind_it,
    ]
    caught = 0
    for check in checks:
        try:
            check(program, tmp_path)
        except Exception:  # a hang in the simulator ends in a timeout
            caught += 1
    assert caught
