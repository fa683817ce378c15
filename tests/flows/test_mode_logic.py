# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_mode` before cores of every kind: data against OpenSSL, clocks, errors, clears, new keys."""

import random
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from cryptography.hazmat.decrepit.ciphers.modes import CFB, OFB
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

import sample
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers import mode_logic
from aesilicon.drivers.mode_simulator import ModeSimulator
from aesilicon.drivers.simulator import Job, JobResult

KEYS = [bytes(range(n, n + 16)) for n in range(4)]
LAST = b"\xff" * 16
"""The counter block before zero."""
MODES = {
    "ecb": lambda iv: modes.ECB(),
    "cbc": modes.CBC,
    "cfb128": CFB,
    "ofb": OFB,
    "ctr": modes.CTR,
}
TBOX = """\
name = "aes128-tbox-table"
purpose = "a core with chaining whose simulator compiles soon"
[core]
architecture = "tbox"
key_bits = [128]
directions = ["encrypt"]
key_schedule = "on_the_fly"
"""
SOME = ["aes-round", "tbox"]
OTHERS = [
    *("aes128-pipeline", "morioka-tbox", "aes-tbox", "aes-pipeline"),
    *("vater-wlan", "mcloone-pipeline-reload"),
]
NAMES = [*SOME, *sample.none(OTHERS)]


@pytest.fixture(params=NAMES)
def simulator(request: pytest.FixtureRequest, simulators: Path, tmp_path: Path) -> ModeSimulator:
    return made(request.param, simulators, tmp_path)


def made(name: str, simulators: Path, folder: Path) -> ModeSimulator:
    if name == "tbox":
        (folder / "tbox.toml").write_text(TBOX)
        name = str(folder / "tbox.toml")
    return ModeSimulator(design.load(name), simulators)


def openssl(mode: str, key: bytes, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
    cipher = Cipher(algorithms.AES(key), MODES[mode](iv))
    return (cipher.decryptor() if decrypt else cipher.encryptor()).update(data)


def served(core: Design) -> list[tuple[str, bool]]:
    """(mode, decrypt) that the core can do."""
    ways = [(mode, decrypt) for mode in MODES for decrypt in (False, True)]
    both = "decrypt" in core.core.directions
    return [(m, d) for m, d in ways if both or not d or m not in ("ecb", "cbc")]


@dataclass
class Traffic:
    """A job with messages and what is due for each block; None: a refusal."""

    seed: int
    job: Job = field(default_factory=Job)
    due: list[bytes | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)

    def message(self, mode: str, key: bytes, count: int, *, decrypt: bool = False) -> None:
        iv = LAST[:15] + bytes([256 - self.luck.randrange(1, 5)]) if mode == "ctr" else None
        iv = iv or self.luck.randbytes(16)
        self.job.message(mode_logic.CODES[mode], iv, decrypt=decrypt)
        data = self.luck.randbytes(16 * count)
        self.job.blocks(data)
        out = openssl(mode, key, iv, data, decrypt=decrypt)
        self.due += [out[at : at + 16] for at in range(0, len(out), 16)]

    def refused(self, count: int) -> None:
        self.job.blocks(self.luck.randbytes(16 * count))
        self.due += [None] * count

    def play(self, simulator: ModeSimulator) -> JobResult:
        """Runs the job: the protocol holds, and each block that was not dropped is as due."""
        result = simulator.run(self.job, records=True)
        assert result.violation is None
        last_clear = max(clear.begin or 0 for clear in result.clears)
        for n, (due, record) in enumerate(zip(self.due, result.blocks, strict=True)):
            if record.taken_clock is None:
                assert record.in_clock is not None
                assert record.in_clock < last_clear, f"block {n} is lost"
                continue
            assert record.error == (due is None), f"block {n}"
            got = result.data[16 * n : 16 * n + 16]
            assert got == (due or bytes(16)), f"block {n}"
        return result


@pytest.mark.parametrize("seed", [1, 2])
def test_messages_in_all_modes_match_openssl(simulator: ModeSimulator, seed: int) -> None:
    """Under gaps and stalls, with new keys, clears and a counter that wraps around."""
    traffic = Traffic(seed)
    ways = served(simulator.design)
    for n in range(40):
        gap, stall = traffic.luck.choice([(0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95)])
        traffic.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 5 == 0:
            key = KEYS[n // 5 % len(KEYS)]
            traffic.job.key(key)
        mode, decrypt = traffic.luck.choice(ways)
        traffic.message(mode, key, traffic.luck.randrange(1, 12), decrypt=decrypt)
        if n % 8 == 7:
            traffic.job.clear(after=traffic.luck.randrange(4), offer=True)
            traffic.job.key(key)
    result = traffic.play(simulator)
    assert result.done > 100
    assert any(record.taken_clock is None for record in result.blocks)


def test_each_mode_has_its_clocks(simulator: ModeSimulator) -> None:
    """The core's interval, but its latency where a block waits for the result before it."""
    core = simulator.design
    for mode, decrypt in served(core):
        traffic = Traffic(0)
        key = (bytes(range(32)))[: min(core.core.key_bits) // 8]
        traffic.job.message(mode_logic.CODES[mode], LAST, decrypt=decrypt)
        traffic.job.key(key)
        data = traffic.luck.randbytes(16 * 100)
        traffic.job.blocks(data)
        out = openssl(mode, key, LAST, data, decrypt=decrypt)
        traffic.due = [out[at : at + 16] for at in range(0, len(out), 16)]
        result = traffic.play(simulator)
        backwards = decrypt and mode in ("ecb", "cbc")
        timing = core.timing(len(key) * 8, direction="decrypt" if backwards else "encrypt")
        waits = mode == "ofb" or (mode in ("cbc", "cfb128") and not decrypt)
        interval = timing.latency if waits and not core.traits.chaining else timing.interval
        entered = [record.in_clock or 0 for record in result.blocks]
        steps = {after - before for before, after in pairwise(entered)}
        assert steps == {interval}, (mode, decrypt)
        left = result.blocks[0].out_clock
        assert left is not None
        assert left - entered[0] == timing.latency


CHAINED = [
    *("morioka-tbox", "aes128-feedback-fast", "aes-tbox"),
    *("aes128-feedback-lean-enc", "aes128-feedback-lean"),
]


@pytest.mark.parametrize("name", ["tbox", *sample.none(CHAINED)])
def test_ten_clocks_a_block_in_cbc(name: str, simulators: Path, tmp_path: Path) -> None:
    """Chained blocks of AES-128: each enters in the clock of the last round before it."""
    simulator = made(name, simulators, tmp_path)
    count, traffic = 10_000, Traffic(0)
    traffic.job.key(KEYS[0])
    traffic.message("cbc", KEYS[0], count)
    blocks = traffic.play(simulator).blocks
    assert len(blocks) == count
    first = blocks[0].in_clock
    assert first is not None
    assert [block.in_clock for block in blocks] == [first + 10 * n for n in range(count)]
    assert [block.out_clock for block in blocks] == [first + 11 + 10 * n for n in range(count)]


@pytest.mark.parametrize("name", SOME)
def test_a_message_that_cannot_be_served_is_refused(
    name: str, simulators: Path, tmp_path: Path
) -> None:
    """An unknown mode, and a key inside a message; the next message is served again."""
    simulator = made(name, simulators, tmp_path)
    traffic = Traffic(3)
    traffic.job.key(KEYS[0])
    for code in (5, 7):
        traffic.job.message(code, LAST)
        traffic.refused(3)
        traffic.message("cbc", KEYS[0], 3)
    for mode in MODES:
        traffic.message(mode, KEYS[0], 3)
        traffic.job.key(KEYS[1])
        traffic.refused(3)
        traffic.message(mode, KEYS[1], 3)
        traffic.job.key(KEYS[0])
        traffic.refused(1)
    # A key between a message's IV and its first block is that of the message.
    iv, data = traffic.luck.randbytes(16), traffic.luck.randbytes(48)
    traffic.job.message(mode_logic.CODES["ctr"], iv)
    traffic.job.key(KEYS[2])
    traffic.job.blocks(data)
    out = openssl("ctr", KEYS[2], iv, data, decrypt=False)
    traffic.due += [out[at : at + 16] for at in range(0, 48, 16)]
    if "decrypt" not in simulator.design.core.directions:
        traffic.job.message(mode_logic.CODES["cbc"], iv, decrypt=True)
        traffic.refused(2)
    result = traffic.play(simulator)
    assert result.errors == traffic.due.count(None)


def test_no_block_enters_before_a_message(simulators: Path, tmp_path: Path) -> None:
    """After a reset and after a clear."""
    simulator = made("aes-round", simulators, tmp_path)
    for clears in (0, 1):
        job = Job()
        job.key(KEYS[0])
        if clears:
            job.message(mode_logic.CODES["ecb"], LAST)
            job.blocks(bytes(16))
            job.clear()
            job.key(KEYS[0])
        job.blocks(bytes(16), patience=100)
        job.clear()
        result = simulator.run(job, records=True)
        assert result.violation is None
        assert result.blocks[-1].in_clock is None
