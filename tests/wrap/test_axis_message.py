# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axis_message` around GCM, behind masters of cocotbext-axi: vectors, lengths, refusals."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.drivers import ccm_checks, ccm_parts, cmac_checks, cmac_parts, gcm_vectors
from aesilicon.drivers.gcm_checks import sealed
from aesilicon.drivers.gcm_parts import Whole
from aesilicon.drivers.message_simulator import Kind, Status

axis_packets = pytest.importorskip("axis_packets", reason="needs cocotb and cocotbext-axi")
Due, Engine, engine = axis_packets.Due, axis_packets.Engine, axis_packets.engine

pytestmark = pytest.mark.xdist_group("aes_axis_message")  # one simulator

RANDOM = random.Random(7)
SERVED = (12, 13, 14, 15, 16)
"""Bytes of tags that the builds serve."""


@pytest.fixture(scope="module")
def lean(simulators: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """Streams of 32 bits around GCM on a round core for AES-128."""
    return engine(design.load("aes128-gcm-lean"), 32, simulators, tmp_path_factory.mktemp("lean"))


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


def in_parts(
    cache: Path, work: Path, replaced: Mapping[str, Path] = {}, *, lean: bool = True
) -> Engine:
    """Streams of 32 bits around GCM that takes messages in parts."""
    core = design.load("aes128-round-twin")
    made = design.behind(core, "gcm", lean=lean, parts=True, id_bits=8)
    return engine(made, 32, cache, work, replaced)


def check_parts(built: Engine, work: Path) -> None:
    """The trailer of a part is the hash, in both directions; other packets come between."""
    traffic = built.traffic()
    traffic.load(bytes(range(16)))
    for number in range(8):
        iv, aad, text = (RANDOM.randbytes(size) for size in (12, 20 * (number % 3), 9 * number))
        ciphertext, tag = sealed(traffic.key, iv, aad, text, 16)
        whole = Whole(traffic.key, iv, aad, text, ciphertext, tag, decrypt=number % 2 == 1)
        for part in whole.parts(RANDOM):
            given = part.message
            pieces = [(beat.kind, beat.data) for beat in given.beats]
            due = Due(f"message {number}", Status.GOOD, part.text, part.tag)
            traffic.send(due, pieces, tag_bytes=given.tag_bytes, decrypt=given.decrypt)
            traffic.encrypt("behind a part", bytes(12), b"head", bytes(21))
    built.run(traffic, work)


@pytest.mark.parametrize("lean", [True, False])
def test_messages_in_parts(lean: bool, simulators: Path, tmp_path: Path) -> None:
    check_parts(in_parts(simulators, tmp_path, lean=lean), tmp_path)


def of_cmac(key: bytes, number: int) -> cmac_parts.Whole:
    data = RANDOM.randbytes(17 + 13 * number)
    _, tag = cmac_checks.sealed(key, b"", data, b"", 16)
    return cmac_parts.Whole(key, data, tag, decrypt=number % 2 == 1)


def of_ccm(key: bytes, number: int) -> ccm_parts.Whole:
    nonce, aad, text = (RANDOM.randbytes(size) for size in (12, 7 * number, 17 + 13 * number))
    ciphertext, tag = ccm_checks.sealed(key, nonce, aad, text, 8)
    return ccm_parts.Whole(key, nonce, aad, text, ciphertext, tag, decrypt=number % 2 == 1)


@pytest.mark.parametrize(("mode", "any_message"), [("cmac", of_cmac), ("ccm", of_ccm)])
def test_messages_of_a_mac_in_parts(
    mode: str, any_message: Callable[[bytes, int], Any], simulators: Path, tmp_path: Path
) -> None:
    made = design.behind(design.load("aes128-column-enc"), mode, parts=True, id_bits=8)
    built = engine(made, 32, simulators, tmp_path)
    traffic = built.traffic()
    traffic.load(bytes(range(16)))
    for number in range(12):
        for part in any_message(traffic.key, number).parts(RANDOM):
            given = part.message
            pieces = [(beat.kind, beat.data) for beat in given.beats]
            due = Due(f"message {number}", part.status, part.text, part.tag)
            traffic.send(due, pieces, tag_bytes=given.tag_bytes, decrypt=given.decrypt)
    built.run(traffic, tmp_path)


@pytest.mark.bench
def test_a_part_without_its_hash_is_found(simulators: Path, tmp_path: Path) -> None:
    right = next(file.path for file in rtl.manifest() if file.path.stem == "aes_axis_trailer")
    old, text = "if (Parts && good", right.read_text()
    assert text.count(old) == 1
    wrong = tmp_path / "wrong.sv"
    wrong.write_text(text.replace(old, f"{old} && !decrypt_i"))
    with pytest.raises(AssertionError):
        check_parts(in_parts(simulators, tmp_path, {right.stem: wrong}), tmp_path)


@pytest.mark.bench
@pytest.mark.parametrize(("name", "width"), BUILDS)
def test_other_builds(name: str, width: int, simulators: Path, tmp_path: Path) -> None:
    built = engine(design.load(name), width, simulators, tmp_path)
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
    built = engine(design.load("aes128-gcm-pipeline"), 128, simulators, tmp_path)
    traffic = built.traffic()
    traffic.load(bytes(16))
    traffic.encrypt("a long message", bytes(12), b"", bytes(16 * 400))
    out = built.run(traffic, tmp_path, gaps=0.0)
    assert 400 < out["clocks"] < 480


FAULTS = {
    "text of the next message before the trailer": (
        "aes_axis_trailer",
        "text_valid_i && text_parity_i == due_q",
        "text_valid_i",
    ),
    "a tag in decryption": ("aes_axis_trailer", "good && !decrypt_i && ", "good && "),
    "a tag of 16 bytes": ("aes_axis_trailer", "= tag_bytes_i;", "= 5'd16;"),
    "kinds in one piece": ("aes_axis_beats", "!first && held_kind_q != kind_q", "1'b0"),
    "a packet goes on": ("aes_axis_beats", "ends = held_last_q || ", "ends = "),
    "strobes in another order": ("aes_axis_beats", "strobes[BYTES-1-n]", "strobes[n]"),
    "a beat is lost": ("aes_axis_beats", "(!valid_q || take_i) && !other", "!other"),
    "text fills its beats": ("aes_axis_trailer", "is_text_o ? text_bytes", "is_text_o ? 5'd16"),
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
    built = engine(design.load("aes128-gcm-pipeline"), 32, tmp_path, tmp_path, {module: wrong})
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
