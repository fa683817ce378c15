# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_ccm` and `aes_cmac` before cores of several kinds: OpenSSL, vectors, clocks, clears."""

from itertools import pairwise
from pathlib import Path

import pytest

import sample
from aesilicon.drivers import ccm_vectors
from aesilicon.drivers.message_simulator import (
    Kind,
    MessageJob,
    MessageSimulator,
    ccm_message,
    message,
)
from message_traffic import CCM, CMAC, Build, Sealing, Traffic, wrong

SLOW = ["aes128-round-twin", "aes128-pipeline", "aes128-feedback-lean-enc", "vater-wlan"]
CORES = ["aes128-round-enc", *sample.none(SLOW)]
MODES = [(CCM, Build("ccm")), (CMAC, Build("cmac"))]
JOB = 200
"""Vectors in a job: fewer than ids of messages."""


def made(name: str, build: Build, folder: Path) -> MessageSimulator:
    return build.simulator(name, folder)


@pytest.mark.parametrize(("sealing", "build"), MODES, ids=["ccm", "cmac"])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", CORES)
def test_messages_match_openssl(
    name: str, seed: int, sealing: Sealing, build: Build, simulators: Path
) -> None:
    """Of any length, in both directions, with new keys, under gaps and stalls."""
    traffic = Traffic(seed, sealing)
    for n in range(70):
        gap, stall = traffic.luck.choice([(0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95)])
        traffic.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 9 == 8:
            traffic.key(beside=n % 2 == 0)
            if n % 2 == 0:
                traffic.job.idle(200)  # or the next message might come first
        traffic.any()
    traffic.play(made(name, build, simulators))


@pytest.mark.parametrize("step", [7, *sample.none([1])])
@pytest.mark.parametrize("bits", [128, *sample.none([192, 256])])
def test_nist_vectors_of_ccm_on_the_rtl(bits: int, step: int, simulators: Path) -> None:
    """Tags that must not verify included."""
    dut = made("aes128-round-enc" if bits == 128 else "aes-round", Build("ccm"), simulators)
    failed = [
        vector.name
        for file in ccm_vectors.FILES
        for vectors in [ccm_vectors.load(bits, file)[::step]]
        for at in range(0, len(vectors), JOB)
        for vector in wrong(dut, vectors[at : at + JOB], ccm_message)
    ]
    assert failed == []


@pytest.mark.parametrize("bits", [128, *sample.none([192, 256])])
def test_examples_of_cmac_on_the_rtl(bits: int, simulators: Path) -> None:
    dut = made("aes128-round-enc" if bits == 128 else "aes-round", Build("cmac"), simulators)
    vectors = ccm_vectors.load_cmac(bits)
    job = MessageJob()
    job.key(vectors[0].key)
    for vector in vectors:
        job.send(message(b"", vector.data, b""))
        job.send(message(b"", vector.data, b"", tag=vector.tag))
    job.drain()
    result = dut.run(job)
    assert result.violation is None
    due = [pair for vector in vectors for pair in ((0, vector.tag), (0, bytes(16)))]
    assert [(verdict.value, verdict.data) for verdict in result.verdicts] == due


@pytest.mark.parametrize("decrypt", [False, True])
@pytest.mark.parametrize(
    ("name", "clocks"),
    [("aes128-round-enc", 20), *sample.none([("aes128-round-twin", 22), ("aes128-pipeline", 12)])],
)
def test_clocks_a_block_of_ccm(name: str, clocks: int, decrypt: bool, simulators: Path) -> None:
    """Two blocks of the core; a twin and a pipeline wait for the CBC-MAC alone."""
    traffic = Traffic(0, CCM)
    (traffic.decrypt if decrypt else traffic.encrypt)(b"", bytes(320))
    result = traffic.play(made(name, Build("ccm"), simulators))
    text = [transfer.clock for transfer in result.text if transfer.id == 0]
    assert {after - before for before, after in list(pairwise(text))[1:]} == {clocks}


@pytest.mark.parametrize(
    ("name", "clocks"), [("aes128-round-enc", 12), *sample.none([("aes128-pipeline", 12)])]
)
def test_clocks_a_block_of_cmac(name: str, clocks: int, simulators: Path) -> None:
    traffic = Traffic(0, CMAC)
    traffic.encrypt(bytes(320), b"")
    result = traffic.play(made(name, Build("cmac"), simulators))
    taken = [beat.clock for beat in result.beats if beat.value == Kind.AAD]
    assert {after - before for before, after in list(pairwise(taken))[3:]} == {clocks}


@pytest.mark.parametrize(("sealing", "build"), MODES, ids=["ccm", "cmac"])
@pytest.mark.parametrize("name", CORES)
def test_a_clear_drops_message_and_key(
    name: str, sealing: Sealing, build: Build, simulators: Path
) -> None:
    """At any clock of a message; the next one, under a new key, is right."""
    dut = made(name, build, simulators)
    iv, aad, text = (bytes(sealing.ivs[0]), b"a" * 20, bytes(50 if sealing is CCM else 0))
    for wait in range(0, 80, 3):
        job = MessageJob()
        job.key(bytes(range(16)))
        for beat in sealing.message(iv, aad, text).beats[: 1 + wait % 5]:
            job.beat(beat)
        job.idle(wait)
        job.clear()
        job.key(bytes(16))
        job.count = 1
        job.send(sealing.message(iv, aad, text))
        job.drain()
        result = dut.run(job)
        assert result.violation is None
        ciphertext, tag = sealing.seal(bytes(16), iv, aad, text, 16)
        assert next(v for v in result.verdicts if v.id == 1).data == tag
        assert result.output(1) == ciphertext


@pytest.mark.parametrize(("sealing", "build"), MODES, ids=["ccm", "cmac"])
def test_without_a_key_nothing_is_taken(sealing: Sealing, build: Build, simulators: Path) -> None:
    """After a reset, and after a key of a length that the core lacks; a good key mends it."""
    dut = made("aes128-round-enc", build, simulators)
    given = sealing.message(bytes(sealing.ivs[0]), b"aad", b"")
    job = MessageJob()
    job.key(bytes(16), length_code=2)
    job.idle(30)
    job.key(bytes(16))
    job.send(given)
    job.key(bytes(16), length_code=2)
    job.key(bytes(range(16)))
    job.send(given)
    job.drain()
    result = dut.run(job)
    assert result.violation is None
    tags = [
        sealing.seal(key, bytes(sealing.ivs[0]), b"aad", b"", 16)[1]
        for key in (bytes(16), bytes(range(16)))
    ]
    assert [verdict.data for verdict in result.verdicts] == tags
    assert result.beats[0].clock > result.keys[1].clock
    for lacking in (None, 2):
        job = MessageJob()
        if lacking:
            job.key(bytes(16), length_code=lacking)
        job.send(given)
        assert dut.run(job).violation == "nothing moves any more"
