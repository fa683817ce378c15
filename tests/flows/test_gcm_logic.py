# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_gcm` before cores of several kinds: OpenSSL, NIST's vectors, clocks, clears, new keys."""

from itertools import pairwise
from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.drivers import gcm_vectors
from aesilicon.drivers.message_simulator import (
    Beat,
    Kind,
    MessageJob,
    MessageSimulator,
    Status,
    message,
)
from message_traffic import Build, Traffic, encrypted, wrong

SLOW = ["aes128-pipeline", "aes128-feedback-lean-enc", "vater-wlan"]
CORES = ["aes128-round-enc", *sample.none(SLOW)]
JOB = 200
"""Vectors in a job: fewer than ids of messages."""


def made(name: str, folder: Path, **options: object) -> MessageSimulator:
    return Build("gcm", **options).simulator(name, folder)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", CORES)
def test_messages_match_openssl(name: str, seed: int, simulators: Path) -> None:
    """Of any length, in both directions, with new keys, under gaps and stalls."""
    traffic = Traffic(seed)
    for n in range(70):
        gap, stall = traffic.luck.choice([(0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95)])
        traffic.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 9 == 8:
            traffic.key(beside=n % 2 == 0)
            if n % 2 == 0:
                traffic.job.idle(200)  # or the next message might come first
        traffic.any()
    traffic.play(made(name, simulators))


@pytest.mark.parametrize("step", [61, *sample.none([1])])
@pytest.mark.parametrize("decrypt", [False, True])
@pytest.mark.parametrize("bits", [128, *sample.none([192, 256])])
def test_nist_vectors_on_the_rtl(bits: int, decrypt: bool, step: int, simulators: Path) -> None:
    """Tags that must not verify included."""
    name = "aes128-round-enc" if bits == 128 else "aes-round"
    dut = made(name, simulators, tag_bytes=[4, 8, *range(12, 17)])
    vectors = gcm_vectors.load(bits, decrypt=decrypt)[::step]
    failed = [
        vector.name
        for at in range(0, len(vectors), JOB)
        for vector in wrong(dut, vectors[at : at + JOB], message)
    ]
    assert failed == []


@pytest.mark.parametrize(
    ("name", "interval"), [("aes128-round-enc", 10), *sample.none([("aes128-pipeline", 1)])]
)
def test_a_block_a_block_of_the_core(name: str, interval: int, simulators: Path) -> None:
    """A message takes its text and a block for the tag; in a pipeline a clock more for the IV."""
    traffic = Traffic()
    for _ in range(4):
        traffic.encrypt(b"", bytes(320), bytes(12))
    result = traffic.play(made(name, simulators))
    firsts = [beat.clock for beat in result.beats if beat.value == Kind.IV]
    steady = {after - before for before, after in list(pairwise(firsts))[1:]}
    assert steady == {21 * interval if interval > 1 else 22}


@pytest.mark.parametrize("name", CORES)
def test_a_clear_drops_message_and_key(name: str, simulators: Path) -> None:
    """At any clock of a message; the next one, under a new key, is right."""
    dut = made(name, simulators)
    text, aad, key = bytes(50), b"aad", bytes(range(16))
    for wait in range(0, 60, 3):
        job = MessageJob()
        job.key(key)
        for beat in message(bytes(12), aad, text).beats[: 2 + wait % 3]:
            job.beat(beat)
        job.idle(wait)
        job.clear()
        job.key(bytes(16))
        job.count = 1
        job.send(message(bytes(16), aad, text))
        job.drain()
        result = dut.run(job)
        assert result.violation is None
        ciphertext, tag = encrypted(bytes(16), bytes(16), aad, text)
        assert [(v.id, v.value, v.data) for v in result.verdicts] == [(1, Status.GOOD, tag)]
        assert result.output(1) == ciphertext


def test_without_a_key_nothing_is_taken(simulators: Path) -> None:
    """After a reset, and after a key of a length that the core lacks; a good key mends it."""
    dut = made("aes128-round-enc", simulators)
    job = MessageJob()
    job.key(bytes(16), length_code=2)
    job.idle(30)
    job.key(bytes(16))
    job.send(message(bytes(12), b"", b"text"))
    job.drain()
    result = dut.run(job)
    assert result.violation is None
    assert result.verdicts[0].data == encrypted(bytes(16), bytes(12), b"", b"text")[1]
    assert result.beats[0].clock > result.keys[1].clock
    job = MessageJob()
    job.send(message(bytes(12), b"", b"text"))
    assert dut.run(job).violation == "nothing moves any more"


def test_a_refusal_does_not_wait_for_the_core(simulators: Path) -> None:
    """An illegal message is taken to its end, whatever it is made of."""
    traffic = Traffic()
    beats = [Beat(Kind.TEXT, bytes(16))] * 50
    traffic.refused(*beats, Beat(Kind.TEXT, b"", last=True))
    result = traffic.play(made("aes128-round-enc", simulators))
    assert result.beats[-1].clock - result.beats[0].clock == 50
    assert result.text == ()


def test_what_fits() -> None:
    for name, digit in (("aes128-pipeline", "128"), ("aes128-round-enc", "16")):
        assert design.behind(design.load(name), "gcm").parameters()["Digit"] == digit
    for name in ("rijndael-round", "kuo-processor", "aes128-gcm"):
        with pytest.raises(
            ValueError, match=r"blocks of 128 bits only|has a wrapper, a mode or a bus"
        ):
            design.behind(design.load(name), "gcm")
