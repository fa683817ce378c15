# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks of a core's port protocol and of its documented clocks, each a job for the simulator.

The driver itself watches the handshakes in every clock of every job. Each check returns how many
blocks or events it tried, and a sentence about the first thing wrong.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from aesilicon.architectures import LENGTHS, Timing
from aesilicon.design import Design
from aesilicon.flows.scoreboard import Scoreboard
from aesilicon.flows.simulate import BlockRecord, JobResult, KeyRecord, Simulator

CLEAR_CYCLES = 1
"""Clocks after a reset or clear within which `key_ready_o` must rise."""
_TRAFFIC = ((0, 0.95), (0, 0.5), (0.5, 0), (0.5, 0.5), (0.9, 0.9), (0, 0.8), (0.1, 0.1))
"""Probabilities (input gap, output stall) in a clock."""


@dataclass(frozen=True)
class Finding:
    """What one check found."""

    count: int
    failure: str | None


@dataclass(frozen=True)
class Bench:
    """A compiled design and how hard to try."""

    simulator: Simulator
    seed: int
    blocks: int
    """Random blocks for each key length and direction."""

    @property
    def design(self) -> Design:
        """The design under test."""
        return self.simulator.design

    @property
    def decrypts(self) -> list[bool]:
        """The directions that the design has, as values of `in_decrypt_i`."""
        return [d == "decrypt" for d in self.design.core.directions]

    def operations(self) -> Iterator[tuple[int, bool]]:
        """(key length in bits, decrypt) of all that the design serves."""
        for bits in self.design.core.key_bits:
            for decrypt in self.decrypts:
                yield bits, decrypt

    def rng(self, check: str) -> random.Random:
        """Random numbers that depend on the seed and the check, not on what ran before."""
        return random.Random(f"{self.seed} {check}")

    def some_key(self, rng: random.Random) -> bytes:
        """A random key of a length the design has."""
        return rng.randbytes(rng.choice(self.design.core.key_bits) // 8)


def back_pressure(bench: Bench) -> Finding:
    """Random input gaps and output stalls: nothing is lost, repeated or reordered."""
    rng = bench.rng("back-pressure")
    board = Scoreboard(bench.simulator)
    for seed, (gap, stall) in enumerate(_TRAFFIC):
        board.job.traffic(gap=gap, stall=stall, seed=seed)
        for bits, decrypt in bench.operations():
            board.key(rng.randbytes(bits // 8))
            for burst in (1, 2, 5, max(1, bench.blocks // 20)):
                board.blocks(rng.randbytes(16 * burst), decrypt=decrypt)
    return Finding(board.count, board.run()[1])


def direction_change(bench: Bench) -> Finding:
    """Another direction with each block, at full rate and with gaps and stalls."""
    rng = bench.rng("direction-change")
    board = Scoreboard(bench.simulator)
    for bits in bench.design.core.key_bits:
        for p in (0, 0.4):
            board.job.traffic(gap=p, stall=p, seed=bits)
            board.key(rng.randbytes(bits // 8))
            for n in range(24):
                board.blocks(rng.randbytes(16), decrypt=bench.decrypts[n % len(bench.decrypts)])
            for _ in range(24):
                board.blocks(rng.randbytes(16), decrypt=rng.choice(bench.decrypts))
    return Finding(board.count, board.run()[1])


def key_change(bench: Bench) -> Finding:
    """A key offered at every clock of a block in flight, alone or beside the next block."""
    rng = bench.rng("key-change")
    board = Scoreboard(bench.simulator)
    lengths = bench.design.core.key_bits
    bounds = [0]
    """Per key, in clocks: one latency of the key before it."""
    for old, new in ((old, new) for old in lengths for new in lengths):
        timing = bench.design.timing(old)
        for decrypt in bench.decrypts:
            for phase in range(timing.latency + 2):
                for eager in (False, True):
                    board.key(rng.randbytes(old // 8))
                    board.blocks(rng.randbytes(32), decrypt=decrypt)
                    board.job.idle(phase)
                    board.key(rng.randbytes(new // 8), eager=eager)
                    board.blocks(rng.randbytes(32), decrypt=rng.choice(bench.decrypts))
                    bounds += [timing.latency, bench.design.timing(new).latency]
    result, failure = board.run()
    for index, key in enumerate(result.keys[1:], 1):
        if failure or key.accepted is None or key.offered is None:
            break
        waited = key.accepted - key.offered
        if waited > bounds[index]:
            failure = (
                f"key {index} waited {waited} clocks from clock {key.offered} on, "
                f"allowed is one latency of {bounds[index]}"
            )
    if failure:
        return Finding(board.count, failure)
    torture = Scoreboard(bench.simulator)
    torture.key(bench.some_key(rng))
    for n in range(bench.blocks // 4):
        if n % 50 == 0:  # long stalls among them, which fill the core before a key comes
            gap, stall = _TRAFFIC[n // 50 % len(_TRAFFIC)]
            torture.job.traffic(gap=gap, stall=stall, seed=n)
        torture.blocks(rng.randbytes(16 * rng.randint(1, 3)), decrypt=rng.choice(bench.decrypts))
        torture.key(bench.some_key(rng), eager=rng.random() < 0.5)
        torture.blocks(rng.randbytes(16), decrypt=rng.choice(bench.decrypts))
    return Finding(board.count + torture.count, torture.run()[1])


def clear(bench: Bench) -> Finding:
    """`key_clear_i` in every clock of a key setup and of a block, and correct work after it."""
    return _cut_short(bench, "clear")


def reset(bench: Bench) -> Finding:
    """`rst_ni` in every clock of a key setup and of a block, and correct work after it."""
    return _cut_short(bench, "reset")


def _cut_short(bench: Bench, signal: str) -> Finding:
    rng = bench.rng(signal)
    board = Scoreboard(bench.simulator)
    cut = board.job.clear if signal == "clear" else board.job.reset
    latencies: dict[int, int] = {}
    """Of each block that is meant to be cut short, in clocks; endless if results are stalled."""

    def work_again(bits: int) -> None:
        timing = bench.design.timing(bits)
        board.job.idle(rng.choice((0, 1, timing.key_setup + 2)))  # shows a key left behind
        board.key(bench.some_key(rng))
        board.blocks(rng.randbytes(32), decrypt=rng.choice(bench.decrypts))
        board.job.drain()

    for bits, decrypt in bench.operations():
        timing = bench.design.timing(bits)
        for offer in (False, True):
            for after in range(timing.key_setup + 2):
                board.key(rng.randbytes(bits // 8))
                cut(rng.randint(1, 3), after=after, offer=offer)
                work_again(bits)
            for after in range(timing.latency + 2):
                board.key(rng.randbytes(bits // 8))
                latencies |= {board.count: timing.latency, board.count + 1: timing.latency}
                board.blocks(rng.randbytes(32), decrypt=decrypt)
                cut(rng.randint(1, 3), after=after, offer=offer)
                work_again(bits)
            board.key(rng.randbytes(bits // 8))
            board.job.traffic(stall=1)
            latencies[board.count] = 1 << 30
            board.blocks(rng.randbytes(16), decrypt=decrypt)
            cut(after=timing.latency + 3, offer=offer)
            board.job.traffic()
            work_again(bits)
    cut()
    cut(after=CLEAR_CYCLES + 1, offer=True)  # ready for a key, and without one
    work_again(bits)
    result, failure = board.run()
    return Finding(
        len(result.clears),
        failure or _wrong_cut(result, latencies, signal) or _late_ready(result, signal),
    )


def _wrong_cut(result: JobResult, latencies: dict[int, int], signal: str) -> str | None:
    """A block without result must have been inside its latency when the signal came."""
    begins = [c.begin for c in result.clears if c.begin is not None]
    for index, record in enumerate(result.blocks):
        if record.taken_clock is not None or record.in_clock is None:
            continue
        came = next((b for b in begins if b > record.in_clock), None)
        if index not in latencies or came is None or came > record.in_clock + latencies[index]:
            return (
                f"block {index}, in at clock {record.in_clock}, never came out, "
                f"though the next {signal} came at clock {came}"
            )
    return None


def _late_ready(result: JobResult, signal: str) -> str | None:
    for record in result.clears:
        if record.release is None:
            continue
        if record.ready is None or record.ready > record.release + CLEAR_CYCLES:
            return (
                f"key_ready_o was not high {CLEAR_CYCLES} clock(s) after the {signal} "
                f"that ended at clock {record.release}"
            )
    return None


def timing(bench: Bench) -> Finding:
    """Latency, interval and key setup as documented, whatever the values of key and blocks."""
    rng = bench.rng("timing")
    board = Scoreboard(bench.simulator)
    runs: list[tuple[int, str, range]] = []
    kinds = {"decrypt" if d else "encrypt": [d] for d in bench.decrypts}
    if len(kinds) == 2:
        kinds["alternating"] = bench.decrypts
    for bits in bench.design.core.key_bits:
        for kind, pattern in kinds.items():
            for fill in (rng.randbytes(64), rng.randbytes(64), bytes(64), b"\xff" * 64):
                board.key(fill[: bits // 8])
                first = board.count
                for n in range(6):
                    board.blocks(fill[8 * n : 8 * n + 16], decrypt=pattern[n % len(pattern)])
                runs.append((bits, kind, range(first, board.count)))
                board.job.drain()
    result, failure = board.run()
    for key, (length, kind, span) in zip(result.keys, runs, strict=True):
        what = f"AES-{length} {kind}"
        documented = bench.design.timing(length)
        failure = failure or _wrong_clocks(documented, key, result.blocks, span, what)
    return Finding(board.count, failure)


def _wrong_clocks(
    documented: Timing,
    key: KeyRecord,
    blocks: tuple[BlockRecord, ...],
    span: range,
    what: str,
) -> str | None:
    """Compares the blocks of one key, streamed into an idle core, with the documented clocks."""
    ins = [blocks[n].in_clock or 0 for n in span]
    latencies = [(blocks[n].out_clock or 0) - (blocks[n].in_clock or 0) for n in span]
    intervals = [later - sooner for sooner, later in pairwise(ins)]
    for name, clocks, expected in (
        ("latency", latencies, documented.latency),
        ("interval", intervals, documented.interval),
        ("key setup", [ins[0] - (key.accepted or 0)], documented.key_setup),
    ):
        for index, measured in enumerate(clocks):
            if measured != expected:
                return (
                    f"{name} of block {span[index]} ({what}, in at clock {ins[index]}) is "
                    f"{measured} clocks, documented {expected}"
                )
    return None


def refusals(bench: Bench) -> Finding:
    """What the build lacks: blocks answered with `out_error_o`, keys with `key_error_o`."""
    rng = bench.rng("refusals")
    board = Scoreboard(bench.simulator)
    core = bench.design.core
    lacking = [d for d in (False, True) if d not in bench.decrypts]
    bad_codes = [code for code in range(4) if code == 3 or LENGTHS[code] not in core.key_bits]
    for bits, decrypt in bench.operations():
        board.key(rng.randbytes(bits // 8))
        for wrong in lacking:
            board.blocks(rng.randbytes(32), decrypt=wrong, refused=True)
            board.blocks(rng.randbytes(16), decrypt=decrypt)
        board.blocks(rng.randbytes(16), decrypt=decrypt, chain_port=True, refused=True)
        board.blocks(rng.randbytes(16), decrypt=decrypt)
        for code in bad_codes:
            board.bad_key(code)
            board.job.idle(bench.design.timing(bits).key_setup + 2)  # shows a key left behind
            board.key(rng.randbytes(bits // 8))
            board.blocks(rng.randbytes(16), decrypt=decrypt)
    return Finding(board.count + len(bad_codes), board.run()[1])
