# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The compiled driver: what a job gives back, clock by clock, and the cache of programs."""

import resource
import shutil
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.drivers import simulator as simulate
from aesilicon.drivers.scoreboard import Scoreboard, reference
from aesilicon.drivers.simulator import (
    BlockRecord,
    ClearRecord,
    Job,
    JobResult,
    KeyRecord,
    RtlEngine,
    Simulator,
)
from aesilicon.errors import ToolError
from aesilicon.flows.verify import protocol
from aesilicon.tools import verilator
from aesilicon_lab.mutants import planted_faults

KEY = bytes(range(16))
OTHER = bytes(range(100, 132))
PLAIN = bytes.fromhex("00112233445566778899aabbccddeeff")
CIPHER = bytes.fromhex("69c4e0d86a7b0430d8cdb78070b4c55a")


@pytest.fixture(scope="module")
def simulator(aes_round: Design, simulators: Path) -> Simulator:
    return Simulator(aes_round, simulators)


def test_every_event_has_its_clock(simulator: Simulator) -> None:
    """AES-128: latency 11, interval 10, key setup 11; the first reset takes clocks 0 and 1."""
    job = Job()
    job.key(KEY)
    job.blocks(PLAIN)
    job.blocks(CIPHER, decrypt=True)
    result = simulator.run(job, records=True)
    assert result.violation is None
    assert result.data == CIPHER + PLAIN
    assert result.clears == (ClearRecord(begin=0, release=2, ready=3),)
    assert result.keys == (KeyRecord(offered=2, accepted=3, error_clock=None),)
    first, second = result.blocks
    assert first == BlockRecord(14, 25, 25, first.tag, error=False)
    assert second == BlockRecord(24, 35, 35, second.tag, error=False)
    assert {first.tag, second.tag} == {0, 1}
    assert result.busy_clocks == 35 - 2 + 1
    assert (result.done, result.errors) == (2, 0)
    assert simulator.run(job) == replace(result, blocks=())


def test_chain_is_cbc_and_begins_anew_with_each_call(simulator: Simulator) -> None:
    data = bytes(range(256)) * 2
    job = Job()
    job.key(KEY)
    job.blocks(data, chain=True)
    job.blocks(data, chain=True)
    result = simulator.run(job, records=True)
    cbc = Cipher(algorithms.AES(KEY), modes.CBC(bytes(16))).encryptor().update(data)
    assert result.data == cbc * 2
    ins = [record.in_clock for record in result.blocks]
    assert ins[1:32] == [ins[0] + 11 * n for n in range(1, 32)]


def test_gaps_and_stalls_cost_clocks_and_nothing_else(simulator: Simulator) -> None:
    data = bytes(range(256)) * 8

    def run(**traffic: float) -> JobResult:
        job = Job()
        job.traffic(**traffic)
        job.key(KEY)
        job.blocks(data)
        return simulator.run(job, records=True)

    free = run()
    assert free.data == reference(KEY, data, decrypt=False)
    clocks = set()
    for traffic in (
        {"gap": 0.9},
        {"stall": 0.9},
        {"gap": 0.9, "seed": 1},
        {"stall": 0.9, "seed": 1},
    ):
        slow = run(**traffic)
        assert slow.data == free.data
        assert slow.busy_clocks > free.busy_clocks + 300
        assert slow == run(**traffic)
        waited = any(record.taken_clock != record.out_clock for record in slow.blocks)
        assert waited == ("stall" in traffic)
        clocks.add(slow.busy_clocks)
    assert len(clocks) == 4


def test_eager_key_lets_blocks_compete(simulator: Simulator) -> None:
    """The round core still takes the block that stands beside a key, and then the key."""
    job = Job()
    job.key(KEY)
    job.blocks(PLAIN)
    job.drain()
    job.key(OTHER, eager=True)
    job.blocks(PLAIN * 2)
    result = simulator.run(job, records=True)
    key, (_, beside, behind) = result.keys[1], result.blocks
    assert key.offered == beside.in_clock
    assert key.accepted == key.offered + 11
    assert behind.in_clock == key.accepted + 15
    new = reference(OTHER, PLAIN, decrypt=False)
    assert result.data == CIPHER * 2 + new


def test_patient_key_goes_first(simulator: Simulator) -> None:
    job = Job()
    job.key(KEY)
    job.blocks(PLAIN)
    job.key(OTHER)
    job.blocks(PLAIN)
    result = simulator.run(job, records=True)
    assert result.data == CIPHER + reference(OTHER, PLAIN, decrypt=False)
    first, second = result.blocks
    assert result.keys[1].offered == first.in_clock + 1
    assert result.keys[1].accepted < second.in_clock


@pytest.mark.parametrize("offer", [False, True])
@pytest.mark.parametrize("signal", ["clear", "reset"])
@pytest.mark.parametrize(("after", "survives"), [(0, False), (10, False), (11, True)])
def test_clear_and_reset_come_in_a_stated_clock(
    simulator: Simulator, signal: str, after: int, survives: bool, offer: bool
) -> None:
    """`after` 0 is the clock behind the transfer, so 10 is the one that shows the result."""
    job = Job()
    job.key(KEY)
    job.blocks(PLAIN)
    cut = job.clear if signal == "clear" else job.reset
    cut(3, after=after, offer=offer)
    job.key(KEY)
    job.blocks(CIPHER, decrypt=True)
    result = simulator.run(job, records=True)
    assert result.violation is None
    first, second = result.blocks
    begin = first.in_clock + 1 + after
    assert result.clears[1] == ClearRecord(begin, begin + 3, begin + 4)
    assert (first.taken_clock is not None) == survives
    assert result.data == (CIPHER if survives else bytes(16)) + PLAIN
    assert second.taken_clock is not None
    assert result.done == 1 + survives


def test_stall_of_one_takes_nothing(simulator: Simulator) -> None:
    job = Job()
    job.key(KEY)
    job.traffic(stall=1)
    job.blocks(PLAIN)
    job.idle(100)
    job.traffic()
    result = simulator.run(job, records=True)
    (record,) = result.blocks
    assert record.out_clock == record.in_clock + 11
    assert record.taken_clock == record.in_clock + 101


def test_job_ends_with_its_last_result(simulator: Simulator) -> None:
    """However late: this luck stalls it for 350 clocks."""
    job = Job()
    job.key(KEY)
    job.traffic(stall=0.99, seed=0)
    job.blocks(PLAIN)
    result = simulator.run(job, records=True)
    assert result.data == CIPHER
    assert result.blocks[0].taken_clock == result.blocks[0].out_clock + 350


def test_bad_key_length_has_its_clock(simulator: Simulator) -> None:
    job = Job()
    job.key(KEY)
    job.key(bytes(32), length_code=3)
    result = simulator.run(job)
    good, bad = result.keys
    assert good.error_clock is None
    assert bad.error_clock == bad.accepted + 1


def test_core_that_waits_for_ever_is_reported(simulator: Simulator) -> None:
    """A block without a key is the job's fault here; the driver cannot tell."""
    job = Job(watchdog=50)
    job.blocks(PLAIN)
    result = simulator.run(job)
    assert result.violation == (
        "clock 53: nothing moved for 50 clocks: in_ready_o stays low with 0 block(s) in flight, "
        "block 0 next"
    )
    job = Job(watchdog=50)
    job.key(KEY)
    job.traffic(stall=1)
    job.blocks(PLAIN * 3)
    assert "in_ready_o stays low with 2 block(s) in flight" in (simulator.run(job).violation or "")


def test_job_refuses_what_is_no_job() -> None:
    job = Job()
    with pytest.raises(ValueError, match="17 bytes are not a whole number of blocks"):
        job.blocks(bytes(17))
    with pytest.raises(ValueError, match="probabilities"):
        job.traffic(gap=1)
    with pytest.raises(ValueError, match="not in tuple"):
        job.key(bytes(15))
    with pytest.raises(ValueError, match="not in tuple"):
        job.blocks(bytes(20), block_bytes=20)
    assert job.count == 0


@pytest.mark.parametrize(
    ("cut", "why"),
    [
        (slice(0, 10), "the job has no header"),
        (slice(4, None), "not a job file"),
        (slice(0, -1), "the job ends inside an operation"),
        (slice(0, -20), "the job ends inside an operation"),
    ],
)
def test_driver_refuses_a_damaged_job(
    simulator: Simulator, monkeypatch: pytest.MonkeyPatch, cut: slice, why: str
) -> None:
    whole = Job()
    whole.blocks(PLAIN)
    content = whole.encode(records=False)[cut]
    monkeypatch.setattr(Job, "encode", lambda self, **_: content)
    with pytest.raises(ToolError, match=r"^simulation of aes-round: failed with status 2") as error:
        simulator.run(Job())
    assert error.value.log is not None
    assert error.value.log.read_text() == f"simulator: {why}\n"
    error.value.log.unlink()


def test_block_wider_than_the_ports_is_no_job(simulator: Simulator) -> None:
    job = Job()
    job.key(KEY)
    job.blocks(bytes(24), block_bytes=24)
    with pytest.raises(ToolError, match=r"^simulation of aes-round: failed with status 2") as error:
        simulator.run(job)
    assert error.value.log is not None
    assert error.value.log.read_text() == "simulator: a block does not fit the ports\n"
    error.value.log.unlink()


def test_block_may_be_given_up_while_it_waits(simulator: Simulator) -> None:
    """Its key setup takes 11 clocks, and what is given up costs the others nothing."""
    job = Job()
    for patience in (0, 5, 11, 12, 25):
        job.key(KEY)
        job.blocks(PLAIN * 3, patience=patience)
        job.clear()
        job.key(KEY)
        job.blocks(PLAIN)
    result = simulator.run(job, records=True)
    assert result.violation is None
    taken = [record.in_clock is not None for record in result.blocks]
    begun = [taken[4 * n : 4 * n + 4].count(True) - 1 for n in range(5)]
    assert begun == [0, 0, 1, 1, 2]
    last = [result.data[64 * n + 48 : 64 * n + 64] for n in range(5)]
    assert last == [CIPHER] * 5
    waited = [result.clears[1].begin, result.keys[1].accepted]
    assert waited[1] - waited[0] == 2


def test_engine_counts_clocks_and_blocks(simulator: Simulator) -> None:
    engine = RtlEngine(simulator, KEY)
    assert engine.block_bytes == 16
    assert engine.stream(PLAIN, decrypt=False, chain=False) == CIPHER
    assert engine.stream(CIPHER * 2, decrypt=True, chain=False) == PLAIN * 2
    # Key offered and taken, its setup, 0 or 1 interval, a latency.
    assert engine.clocks == (1 + 11 + 11 + 1) + (1 + 11 + 10 + 11 + 1)
    assert engine.blocks == 3


def test_engine_does_not_hide_refused_blocks(simulators: Path) -> None:
    engine = RtlEngine(Simulator(design.load("aes128-round-enc"), simulators), KEY)
    with pytest.raises(ToolError, match="the core refused 2 of 2 blocks"):
        engine.stream(PLAIN * 2, decrypt=True, chain=False)


def test_engine_does_not_hide_a_violation(
    aes_round: Design, simulators: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = planted_faults.write_all(tmp_path / "rtl")
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    monkeypatch.chdir(tmp_path)
    planted_faults.switch_on("a result stays on the port")
    engine = RtlEngine(Simulator(aes_round, simulators), KEY)
    with pytest.raises(ToolError, match=r"the core broke its protocol at clock \d+: out_data_o is"):
        engine.stream(PLAIN, decrypt=False, chain=False)


def test_speed(simulator: Simulator) -> None:
    """200,000 blocks a second of processor time, however busy the machine is."""
    job = Job()
    job.key(KEY)
    job.blocks(bytes(16 * 100_000))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert simulator.run(job).done == 100_000
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert 100_000 / seconds >= 200_000


def test_program_is_compiled_once(
    aes_round: Design, simulator: Simulator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    builds: list[Path] = []

    def build(*args: object, **options: object) -> None:
        builds.append(args[3])  # type: ignore[arg-type]

    monkeypatch.setattr(verilator, "build", build)
    assert Simulator(aes_round, simulator.executable.parent).executable == simulator.executable
    assert builds == []

    copy = tmp_path / "rtl"
    shutil.copytree(rtl.manifest()[0].path.parent, copy)
    files = tuple(replace(f, path=copy / f.relative) for f in rtl.manifest())
    core = next(file.path for file in files if file.path.stem == "aes_core_round")
    with core.open("a") as file:
        file.write("// touched\n")
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    Simulator(aes_round, tmp_path)
    monkeypatch.setattr(verilator, "version", lambda: "0")
    Simulator(aes_round, tmp_path)
    assert len({simulator.executable.name, *(path.name for path in builds)}) == 3


def test_two_that_need_the_same_program_build_it_once(
    aes_round: Design, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    builds: list[Path] = []

    def build(sources: object, top: str, cpp: Path, executable: Path, **options: object) -> None:
        builds.append(executable)
        time.sleep(0.2)
        executable.touch()

    monkeypatch.setattr(verilator, "build", build)
    threads = [threading.Thread(target=Simulator, args=(aes_round, tmp_path)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(builds) == 1


def test_failed_build_is_tried_again(
    aes_round: Design, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def build(*args: object, **options: object) -> None:
        raise ToolError("Verilator build", "out of luck")

    monkeypatch.setattr(verilator, "build", build)
    for _ in range(2):
        with pytest.raises(ToolError, match="out of luck"):
            Simulator(aes_round, tmp_path)


class Recorded(Simulator):
    """Answers every job with one result."""

    def __init__(self, result: JobResult) -> None:
        self.result = result

    def run(self, job: Job, **options: object) -> JobResult:
        return self.result


GOOD = JobResult(
    data=CIPHER,
    clocks=100,
    busy_clocks=24,
    done=1,
    errors=0,
    violation=None,
    keys=(KeyRecord(2, 3, None),),
    clears=(ClearRecord(0, 2, 3),),
    blocks=(BlockRecord(14, 25, 25, 0, error=False),),
)


@pytest.mark.parametrize(
    ("result", "failure"),
    [
        (GOOD, None),
        (replace(GOOD, violation="clock 9: wrong"), "clock 9: wrong"),
        (
            replace(GOOD, data=PLAIN),
            f"block 0 (encrypt, in at clock 14): expected {CIPHER.hex()}, got {PLAIN.hex()}",
        ),
        (
            replace(GOOD, blocks=(BlockRecord(14, 25, 25, 0, error=True),)),
            "block 0 (encrypt, in at clock 14): out_error_o is 1, expected 0",
        ),
        (
            replace(GOOD, blocks=(BlockRecord(14, None, None, 0, error=False),)),
            "block 0 (encrypt, in at clock 14): never came out",
        ),
        (
            replace(GOOD, blocks=(BlockRecord(None, None, None, 0, error=False),)),
            "block 0 (encrypt, in at clock None): never taken",
        ),
        (
            replace(GOOD, keys=(KeyRecord(2, 3, 4),)),
            "key 0, in at clock 3: key_error_o is high after a good length",
        ),
    ],
)
def test_scoreboard(result: JobResult, failure: str | None) -> None:
    board = Scoreboard(Recorded(result))
    board.key(KEY)
    board.blocks(PLAIN)
    assert board.run() == (result, failure)


def test_scoreboard_allows_an_untaken_block_only_if_it_may_be_given_up() -> None:
    untaken = replace(GOOD, blocks=(BlockRecord(None, None, None, 0, error=False),))
    board = Scoreboard(Recorded(untaken))
    board.key(KEY)
    board.blocks(PLAIN, patience=5)
    assert board.run() == (untaken, None)


@pytest.mark.parametrize(
    ("clear", "latency", "wrong"),
    [(25, 11, False), (26, 11, True), (26, 1 << 30, False), (None, 11, True), (14, 11, True)],
)
def test_lost_block_must_have_been_cut_short(clear: int | None, latency: int, wrong: bool) -> None:
    lost = replace(
        GOOD,
        blocks=(BlockRecord(14, None, None, 0, error=False),),
        clears=(GOOD.clears[0], ClearRecord(clear, 30, 31)),
    )
    sentence = protocol._wrong_cut(lost, {0: latency}, "clear")
    assert (sentence is not None) == wrong
    assert protocol._wrong_cut(lost, {}, "clear") is not None  # not meant to be cut short
    if wrong:
        came = clear if clear == 26 else None
        assert sentence == (
            f"block 0, in at clock 14, never came out, though the next clear came at clock {came}"
        )


def test_result_of_another_format_is_not_believed() -> None:
    with pytest.raises(AssertionError, match="disagree"):
        simulate._decode(bytes(200))


@pytest.mark.bench
def test_a_million_blocks_take_seconds(
    aes_round: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a user's simulator is compiled: tens of thousands of blocks a second."""
    monkeypatch.setattr(verilator, "EFFORT", "-O2")
    simulator = Simulator(aes_round, tmp_path)
    job = Job()
    job.key(KEY)
    job.blocks(PLAIN * 1_000_000)
    begin = time.monotonic()
    result = simulator.run(job)
    assert time.monotonic() - begin < 60
    assert result.violation is None
    assert result.data == CIPHER * 1_000_000
