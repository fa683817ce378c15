# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Key slots behind AXI4-Streams: each message against OpenSSL under the key of its slot."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.drivers.mode_logic import CODES
from openssl_modes import computed

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
axis_packets = pytest.importorskip("axis_packets", reason="needs cocotb and cocotbext-axi")
Engine, Traffic, engine = axis_packets.Engine, axis_packets.Traffic, axis_packets.engine

pytestmark = pytest.mark.xdist_group("aes_axis_slots")  # one simulator

SLOTS = 4


def built(
    name: str, width: int, cache: Path, work: Path, replaced: Mapping[str, Path] = {}
) -> Engine:
    return engine(design.load(name), width, cache, work, replaced, SLOTS)


@pytest.fixture(scope="module")
def lean(simulators: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    return built("aes128-gcm-lean", 32, simulators, tmp_path_factory.mktemp("lean"))


def put(traffic: Traffic, slot: int, key: bytes, *, beside: bool = False) -> None:
    """Sends a key into a slot; `beside` does not wait for the packets before it."""
    traffic.events.append({"key": key.hex(), "slot": slot, "beside": beside})


def use(traffic: Traffic, slot: int, key: bytes) -> None:
    """The messages that follow take the slot, which has the key."""
    traffic.slot, traffic.key = slot, key


def test_each_message_gets_the_key_of_its_slot(lean: Engine, tmp_path: Path) -> None:
    check_keys(lean, tmp_path, 16)


def check_keys(made: Engine, work: Path, key_bytes: int) -> None:
    """Keys come between messages and beside them, into the slot in use and into others."""
    chance = random.Random(3)
    traffic = made.traffic()
    keys: dict[int, bytes] = {}
    for number in range(60):
        slot = chance.randrange(SLOTS)
        if slot not in keys or number % 5 == 0:
            keys[slot] = chance.randbytes(key_bytes)
            put(traffic, slot, keys[slot])
        use(traffic, slot, keys[slot])
        iv, aad, text = (chance.randbytes(chance.randrange(n, 40)) for n in (8, 0, 0))
        send = traffic.decrypt if number % 3 == 0 else traffic.encrypt
        send(f"message {number} in slot {slot}", iv, aad, text)
        if number % 7 == 0:
            # The message may have begun, or wait for the key in its slot.
            other = (slot + 1 + chance.randrange(SLOTS - 1)) % SLOTS
            keys[other] = chance.randbytes(key_bytes)
            traffic.wait()  # no earlier message waits for the key that is replaced
            send(f"message {number} again", iv, aad, text)
            put(traffic, other, keys[other], beside=True)
            traffic.events.append({"settle": True})
    for gaps in (0.0, 0.4):
        made.run(traffic, work, gaps)


def test_a_packet_waits_until_its_slot_has_a_key(lean: Engine, tmp_path: Path) -> None:
    traffic = lean.traffic()
    key = bytes(range(16))
    put(traffic, 1, key)
    use(traffic, 1, key)
    traffic.encrypt("slot 1", bytes(12), b"", bytes(20))
    traffic.wait()
    use(traffic, 2, bytes(16))
    traffic.encrypt("slot 2", bytes(12), b"", bytes(20))
    traffic.events.append({"wait": 1})  # and 50 clocks
    put(traffic, 3, bytes(16), beside=True)
    put(traffic, 2, bytes(16), beside=True)
    traffic.wait()
    out = lean.run(traffic, tmp_path)
    assert [ready for _, ready in out["statuses"]] == [0, 0, 0]


@pytest.mark.parametrize("size", [4, 12, 20, 24, 32, 64])
def test_a_key_of_another_length_is_refused(size: int, lean: Engine, tmp_path: Path) -> None:
    """When a packet asks for it; the other slots keep their keys."""
    traffic = lean.traffic()
    good, other = bytes(range(16)), bytes(16)
    put(traffic, 0, good)
    put(traffic, 1, bytes(size))
    use(traffic, 0, good)
    traffic.encrypt("a good slot", bytes(12), b"", bytes(20))
    traffic.wait()
    use(traffic, 1, other)
    traffic.encrypt("a refused key", bytes(12), b"", bytes(20))
    traffic.events.append({"wait": 1})
    put(traffic, 1, other, beside=True)
    traffic.wait()
    use(traffic, 0, good)
    traffic.encrypt("the good slot again", bytes(12), b"", bytes(20))
    out = lean.run(traffic, tmp_path)
    assert [error for error, _ in out["statuses"]] == [0, 1, 0]


def test_a_clear_drops_all_keys(lean: Engine, tmp_path: Path) -> None:
    traffic = lean.traffic()
    for slot in range(SLOTS):
        put(traffic, slot, bytes([slot]) * 16)
    use(traffic, 3, bytes([3]) * 16)
    traffic.encrypt("before the clear", bytes(12), b"", bytes(20))
    traffic.wait()
    traffic.events.append({"clear": 3})
    for slot in range(SLOTS):
        use(traffic, slot, bytes(range(slot, 16 + slot)))
        traffic.encrypt(f"slot {slot} behind the clear", bytes(12), b"", bytes(20))
        traffic.events.append({"wait": 1 + slot})
        put(traffic, slot, traffic.key, beside=True)
        traffic.wait()
    out = lean.run(traffic, tmp_path)
    assert out["statuses"] == [[0, 0]] * (1 + 2 * SLOTS)


def test_slots_have_keys_of_all_lengths(simulators: Path, tmp_path: Path) -> None:
    """In front of a core, in all modes: what comes back is OpenSSL's under the slot's key."""
    values = {"KeyLengths": "3'b111", "KeySlots": str(SLOTS)}
    program = cocotb_bench.compiled("aes_axis", values, simulators)
    chance = random.Random(4)
    keys = [chance.randbytes(size) for size in (32, 16, 24, 16)]
    events: list[dict[str, Any]] = [{"key": key.hex(), "slot": n} for n, key in enumerate(keys)]
    due = []
    for number in range(60):
        mode, decrypt = chance.choice([*CODES]), chance.random() < 0.5
        slot = chance.randrange(SLOTS)
        if number % 10 == 9:
            keys[slot] = chance.randbytes(chance.choice((16, 24, 32)))
            events.append({"key": keys[slot].hex(), "slot": slot})
        iv = b"" if mode == "ecb" else chance.randbytes(16)
        data = chance.randbytes(16 * chance.randrange(1, 4))
        user = CODES[mode] | 8 * decrypt | slot << 4
        events.append({"user": user, "id": number % 2, "data": (iv + data).hex()})
        due.append(computed(mode, keys[slot], iv, data, decrypt=decrypt).hex())
    for gaps in (0.0, 0.4):
        job = {"seed": 2, "gaps": gaps, "events": events, "packets": len(due)}
        out = cocotb_bench.drive(program, "aes_axis", "axis_traffic", job, tmp_path)
        assert [(one["data"], one["errors"]) for one in out["packets"]] == [
            (data, [0]) for data in due
        ]


BUILDS = [("aes128-gcm-lean", 128), ("aes256-gcm", 64), ("aes256-gcm", 128)]


@pytest.mark.bench
@pytest.mark.parametrize(("name", "width"), BUILDS)
def test_other_builds(name: str, width: int, simulators: Path, tmp_path: Path) -> None:
    made = built(name, width, simulators, tmp_path)
    check_keys(made, tmp_path, design.load(name).core.key_bits[0] // 8)


FAULTS = {
    "the key of another slot": (" && current_q == slot_q)", ")"),
    "a key that was overwritten": ("has_q <= 1'b0", "has_q <= has_q"),
    "keys of a cleared wrapper": ("known_q[s] <= 1'b0", "known_q[s] <= known_q[s]"),
    "a beat in another place": (
        "here && place_q == INDEX_BITS'(n)",
        "here && place_q != INDEX_BITS'(n)",
    ),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    old, new = FAULTS[name]
    right = next(file.path for file in rtl.manifest() if file.path.stem == "aes_axis_slots")
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    made = built("aes128-gcm-lean", 32, tmp_path, tmp_path, {right.stem: wrong})
    checks = [
        test_each_message_gets_the_key_of_its_slot,
        test_a_packet_waits_until_its_slot_has_a_key,
        test_a_clear_drops_all_keys,
    ]
    caught = 0
    for check in checks:
        try:
            check(made, tmp_path)
        except Exception:  # a hang in the simulator ends in a timeout
            caught += 1
    assert caught
