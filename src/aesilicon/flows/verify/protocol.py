# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks of a core's port protocol and of its documented clocks. Each check is a simulator job.

The driver watches the handshakes in every clock of every job. Each check returns the number of
blocks or events that it tried, and a sentence about the first failure.
"""

import random
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from aesilicon.architectures import DIRECTIONS, LENGTHS, Offer, Request, Run, Timing
from aesilicon.design.design import Design
from aesilicon.drivers.scoreboard import Scoreboard
from aesilicon.drivers.simulator import BlockRecord, ClearRecord, JobResult, KeyRecord, Simulator

_TRAFFIC = ((0, 0.95), (0, 0.5), (0.5, 0), (0.5, 0.5), (0.9, 0.9), (0, 0.8), (0.1, 0.1))
"""Probabilities (input gap, output stall) in a clock."""


@dataclass(frozen=True)
class Finding:
    """The result of one check: number of trials, and the first failure."""

    count: int
    failure: str | None


@dataclass(frozen=True)
class Bench:
    """A compiled design, the seed and the number of random blocks."""

    simulator: Simulator
    seed: int
    blocks: int
    """Random blocks for each pair of lengths and each direction."""

    @property
    def design(self) -> Design:
        """The design under test."""
        return self.simulator.design

    @property
    def decrypts(self) -> list[bool]:
        """The directions that the design has, as values of `in_decrypt_i`."""
        return [d == "decrypt" for d in self.design.core.directions]

    def operations(self) -> Iterator[tuple[int, int, bool]]:
        """Each operation of the design: (key length in bits, block length in bits, decrypt)."""
        for key_bits, block_bits in self.design.sizes():
            for decrypt in self.decrypts:
                yield key_bits, block_bits, decrypt

    def timing(self, key_bits: int, block_bits: int, decrypt: bool) -> Timing:
        """The documented clocks of an operation."""
        return self.design.timing(key_bits, block_bits, DIRECTIONS[decrypt])

    def rng(self, check: str) -> random.Random:
        """Random numbers that depend on the seed and the check only, not on earlier checks."""
        return random.Random(f"{self.seed} {check}")

    def some_key(self, rng: random.Random) -> bytes:
        """A random key of a length the design has."""
        return rng.randbytes(rng.choice(self.design.core.key_bits) // 8)

    def slowest(self, key_bits: int, block_bits: int) -> int:
        """The longest latency over the directions."""
        return max(self.timing(key_bits, block_bits, way).latency for way in self.decrypts)

    def some_blocks(self, board: Scoreboard, rng: random.Random, count: int = 1) -> int:
        """Random blocks of one length and direction that the design has; returns the length."""
        bits = rng.choice(self.design.core.block_bits)
        data = rng.randbytes(count * bits // 8)
        board.blocks(data, decrypt=rng.choice(self.decrypts), block_bytes=bits // 8)
        return bits


def back_pressure(bench: Bench) -> Finding:
    """Random input gaps and output stalls: nothing is lost, repeated or reordered."""
    rng = bench.rng("back-pressure")
    board = Scoreboard(bench.simulator)
    for seed, (gap, stall) in enumerate(_TRAFFIC):
        board.job.traffic(gap=gap, stall=stall, seed=seed)
        for key_bits, block_bits, decrypt in bench.operations():
            board.key(rng.randbytes(key_bits // 8))
            size = block_bits // 8
            for burst in (1, 2, 5, max(1, bench.blocks // 100)):
                board.blocks(rng.randbytes(size * burst), decrypt=decrypt, block_bytes=size)
    return Finding(board.count, board.run()[1])


def block_change(bench: Bench) -> Finding:
    """Changes direction and block length from block to block, at full rate and with gaps."""
    rng = bench.rng("block-change")
    board = Scoreboard(bench.simulator)
    lengths = bench.design.core.block_bits
    for key_bits in bench.design.core.key_bits:
        for p in (0, 0.4):
            board.job.traffic(gap=p, stall=p, seed=key_bits)
            board.key(rng.randbytes(key_bits // 8))
            for block_bits in lengths:  # first the direction alternates, then the length, then both
                for n in range(24):
                    decrypt = bench.decrypts[n % len(bench.decrypts)]
                    data = rng.randbytes(block_bits // 8)
                    board.blocks(data, decrypt=decrypt, block_bytes=len(data))
            for decrypt in bench.decrypts:
                for n in range(24):
                    data = rng.randbytes(lengths[n % len(lengths)] // 8)
                    board.blocks(data, decrypt=decrypt, block_bytes=len(data))
            for _ in range(24 * len(lengths)):
                bench.some_blocks(board, rng)
    return Finding(board.count, board.run()[1])


def key_change(bench: Bench) -> Finding:
    """Offers a key in every clock of a block in flight, alone or together with the next block."""
    rng = bench.rng("key-change")
    board = Scoreboard(bench.simulator)
    lengths = bench.design.core.key_bits
    bounds = [0]
    """Key number -> clocks in which it must be taken: one latency under the previous key."""
    for (old, block_bits, decrypt), new in product(bench.operations(), lengths):
        latency = bench.timing(old, block_bits, decrypt).latency
        size = block_bits // 8
        for phase, eager in product(range(latency + 2), (False, True)):
            board.key(rng.randbytes(old // 8))
            board.blocks(rng.randbytes(2 * size), decrypt=decrypt, block_bytes=size)
            board.job.idle(phase)
            board.key(rng.randbytes(new // 8), eager=eager)
            next_bits = bench.some_blocks(board, rng, 2)
            slowest = max(latency, bench.slowest(old, next_bits))
            bounds += [slowest, bench.slowest(new, next_bits)]
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
    torture = key_torture(bench)
    return Finding(board.count + torture.count, torture.failure)


def key_torture(bench: Bench) -> Finding:
    """Random keys, alone or together with the next block, under random gaps and stalls."""
    rng = bench.rng("key-torture")
    board = Scoreboard(bench.simulator)
    board.key(bench.some_key(rng))
    turns = bench.blocks // 20
    each = 1 + turns // len(_TRAFFIC)
    for n in range(turns):
        if n % each == 0:  # some patterns have long stalls, which fill the core before a key comes
            gap, stall = _TRAFFIC[n // each]
            board.job.traffic(gap=gap, stall=stall, seed=n)
        bench.some_blocks(board, rng, rng.randint(1, 3))
        board.key(bench.some_key(rng), eager=rng.random() < 0.5)
        bench.some_blocks(board, rng)
    return Finding(board.count, board.run()[1])


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
    """Number of a block that may be cut short -> its latency in clocks; huge if it is stalled."""

    def work_again(setup: int) -> None:
        board.job.idle(rng.choice((0, 1, setup + 2)))  # would reveal a key that was not cleared
        board.key(bench.some_key(rng))
        bench.some_blocks(board, rng, 2)
        board.job.drain()

    for key_bits, block_bits, decrypt in bench.operations():
        documented = bench.timing(key_bits, block_bits, decrypt)
        latency, setup, size = documented.latency, documented.key_setup, block_bits // 8

        def begin(
            count: int,
            limit: int,
            patience: int | None = None,
            *,
            decrypt: bool = decrypt,
            size: int = size,
        ) -> None:
            latencies.update(dict.fromkeys(range(board.count, board.count + count), limit))
            data = rng.randbytes(count * size)
            board.blocks(data, decrypt=decrypt, block_bytes=size, patience=patience)

        for offer in (False, True):
            for after in range(setup + 2):
                board.key(rng.randbytes(key_bits // 8))
                cut(rng.randint(1, 3), after=after, offer=offer)
                work_again(setup)
            for after in range(latency + 2):
                board.key(rng.randbytes(key_bits // 8))
                begin(2, latency)
                cut(rng.randint(1, 3), after=after, offer=offer)
                work_again(setup)
            board.key(rng.randbytes(key_bits // 8))
            board.job.traffic(stall=1)
            begin(1, 1 << 30)
            cut(after=latency + 3, offer=offer)
            board.job.traffic()
            work_again(setup)
        others = [bits for bits in bench.design.core.block_bits if bits != block_bits]
        for before in (None, *others):  # while a block waits, behind the key or another block
            wait = setup
            if before is not None:
                wait = bench.timing(key_bits, before, decrypt).interval + documented.length_change
            for after in range(1, wait + 2):
                board.key(rng.randbytes(key_bits // 8))
                if before is not None:
                    begin(1, bench.timing(key_bits, before, decrypt).latency, size=before // 8)
                begin(2, latency, after)
                cut(rng.randint(1, 3))
                work_again(setup)
    traits = bench.design.traits
    # A narrow core may clear its registers after a reset too; its adapter takes a key meanwhile.
    own_ports = bench.simulator.own_ports
    waking = traits.clear_cycles if own_ports else traits.reset_cycles
    wakes = {"clear": traits.clear_cycles, "reset": waking}
    cut()
    cut(after=wakes[signal] + 1, offer=True)  # while the core is ready and has no key
    work_again(0)
    result, failure = board.run()
    return Finding(
        len(result.clears),
        failure
        or _wrong_cut(result, latencies, signal)
        or _late_ready(result.clears[:1], "reset", wakes["reset"])  # the reset before the job
        or _late_ready(result.clears[1:], signal, wakes[signal]),
    )


def _wrong_cut(result: JobResult, latencies: dict[int, int], signal: str) -> str | None:
    """A sentence about a block that has no result though `signal` did not cut it short, or None.

    Only blocks that were still inside their latency when the signal came may have no result.
    """
    begins = [c.begin for c in result.clears if c.begin is not None]
    for index, record in enumerate(result.blocks):
        if record.taken_clock is not None or record.in_clock is None:
            continue
        after = bisect_right(begins, record.in_clock)
        came = begins[after] if after < len(begins) else None
        if index not in latencies or came is None or came > record.in_clock + latencies[index]:
            return (
                f"block {index}, in at clock {record.in_clock}, never came out, "
                f"though the next {signal} came at clock {came}"
            )
    return None


def _late_ready(cuts: Iterable[ClearRecord], signal: str, wake: int) -> str | None:
    """A sentence about the first cut after which `key_ready_o` rose later than `wake` clocks."""
    for record in cuts:
        if record.release is None:
            continue
        if record.ready is None or record.ready > record.release + wake:
            return (
                f"key_ready_o was not high {wake} clock(s) after the {signal} "
                f"that ended at clock {record.release}"
            )
    return None


def timing(bench: Bench) -> Finding:
    """Latency, interval and key setup are as documented, for random and special keys and blocks."""
    rng = bench.rng("timing")
    board = Scoreboard(bench.simulator)
    streams: list[_Stream] = []
    # A core that waits for `in_valid_i` cannot take the block that is offered beside the key.
    patient = bench.design.traits.ready_waits_for_valid

    def stream(key: bytes, what: str, blocks: list[tuple[bytes, bool]]) -> None:
        board.key(key, eager=patient)
        kinds = [(8 * len(data), decrypt) for data, decrypt in blocks]
        streams.append(_Stream(what, 8 * len(key), board.count, kinds))
        for data, decrypt in blocks:
            board.blocks(data, decrypt=decrypt, block_bytes=len(data))
        board.job.drain()

    turns: dict[str, list[bool]] = {DIRECTIONS[d]: [d] for d in bench.decrypts}
    if len(turns) == 2:
        turns["alternating"] = bench.decrypts
    for (key_bits, block_bits), (turn, pattern) in product(bench.design.sizes(), turns.items()):
        for fill in (rng.randbytes(80), rng.randbytes(80), bytes(80), b"\xff" * 80):
            parts = [fill[8 * n : 8 * n + block_bits // 8] for n in range(6)]
            blocks = [(part, pattern[n % len(pattern)]) for n, part in enumerate(parts)]
            stream(fill[: key_bits // 8], f"{_name(key_bits, block_bits)} {turn}", blocks)
    if len(bench.design.core.block_bits) > 1:
        for key_bits in bench.design.core.key_bits * 4:
            lengths = rng.choices(bench.design.core.block_bits, k=24)
            blocks = [(rng.randbytes(bits // 8), rng.choice(bench.decrypts)) for bits in lengths]
            stream(rng.randbytes(key_bits // 8), f"{key_bits}-bit key, all lengths", blocks)
    result, failure = board.run()
    contract = Run(bench.design.clocks)
    for _ in range(bench.design.traits.reset_cycles):
        contract.step(Offer())
    for key, one in zip(result.keys, streams, strict=True):
        if not failure:
            failure = _wrong_clocks(contract, one, key, result.blocks, beside=patient)
    return Finding(board.count, failure)


@dataclass(frozen=True)
class _Stream:
    """Blocks of one key, streamed into an idle core."""

    what: str
    key_bits: int
    first: int
    """Number of the stream's first block in the job."""
    kinds: list[tuple[int, bool]]
    """Length in bits and direction of each block."""


def _name(key_bits: int, block_bits: int) -> str:
    name = f"AES-{key_bits}"
    return name if block_bits == 128 else f"{block_bits}-bit block, {key_bits}-bit key"


def _wrong_clocks(
    contract: Run[Any],
    stream: _Stream,
    key: KeyRecord,
    blocks: tuple[BlockRecord, ...],
    *,
    beside: bool,
) -> str | None:
    """A sentence about the first clock of a stream that differs from the documented clock.

    The contract gets the offers of the stream: the key, and the blocks from the same clock on
    (`beside`) or from the next. Every result is taken at once.
    """
    assert key.offered is not None and key.accepted is not None
    offset = key.offered - contract.clock
    """Simulation clock that is clock 0 of the contract."""
    code = LENGTHS.index(stream.key_bits)
    waiting = [Request(decrypt, LENGTHS.index(bits)) for bits, decrypt in stream.kinds]
    loaded: int | None = None
    entered: list[int] = []
    left: list[int] = []
    while len(left) < len(stream.kinds):
        clock = offset + contract.clock
        block = waiting[0] if waiting and (beside or loaded is not None) else None
        answer = contract.step(Offer(key=code if loaded is None else None, block=block))
        if loaded is None and answer.key_ready:
            loaded = clock
        if block is not None and answer.in_ready:
            entered.append(clock)
            waiting.pop(0)
        if answer.out_valid:
            left.append(clock)
    assert loaded is not None
    before, documented_before = key.accepted, loaded
    for number, (enters, leaves) in enumerate(zip(entered, left, strict=True), stream.first):
        went_in, came_out = blocks[number].in_clock or 0, blocks[number].out_clock or 0
        for name, measured, expected in (
            (
                "key setup" if number == stream.first else "interval",
                went_in - before,
                enters - documented_before,
            ),
            ("latency", came_out - went_in, leaves - enters),
        ):
            if measured != expected:
                return (
                    f"{name} of block {number} ({stream.what}, in at clock {went_in}) is "
                    f"{measured} clocks, documented {expected}"
                )
        before, documented_before = went_in, enters
    return None


def refusals(bench: Bench) -> Finding:
    """Requests that the build does not serve: blocks get `out_error_o`, keys get `key_error_o`."""
    rng = bench.rng("refusals")
    board = Scoreboard(bench.simulator)
    core = bench.design.core
    directions = [d for d in (False, True) if d not in bench.decrypts]
    bad_keys = [code for code in range(4) if code == 3 or LENGTHS[code] not in core.key_bits]
    blocks = [code for code in range(4) if code == 3 or LENGTHS[code] not in core.block_bits]
    port = bench.design.block_bits // 8
    for key_bits, block_bits, decrypt in bench.operations():
        size = block_bits // 8

        def one(*, count: int = 1, size: int = size, decrypt: bool = decrypt, **how: Any) -> None:
            data = rng.randbytes(count * size)
            board.blocks(data, decrypt=decrypt, block_bytes=size, **how)

        board.key(rng.randbytes(key_bits // 8))
        for wrong in directions:
            one(count=2, decrypt=wrong, refused=True)
            one()
        one(chain_port=True, refused=decrypt or not bench.design.traits.chaining)
        one()
        for code in blocks:
            if len(core.block_bits) > 1:
                one(count=2, size=port, length_code=code, refused=True)
            else:  # a core with one block length ignores the code
                one(length_code=code)
            one()
        for code in bad_keys:
            board.bad_key(code)
            setup = bench.timing(key_bits, block_bits, decrypt).key_setup
            board.job.idle(setup + 2)  # would reveal a key that was loaded
            if bench.design.traits.key_per_block:
                one(count=2, refused=True)
            board.key(rng.randbytes(key_bits // 8))
            one()
    return Finding(board.count + len(bad_keys), board.run()[1])


def chaining(bench: Bench) -> Finding:
    """Blocks chained by the core, after random blocks, refusals, keys and clears."""
    rng = bench.rng("chaining")
    board = Scoreboard(bench.simulator)
    for turn in range(max(20, bench.blocks // 10)):
        if turn % 50 == 0:
            gap, stall = _TRAFFIC[turn // 50 % len(_TRAFFIC)]
            board.job.traffic(gap=gap, stall=stall, seed=turn)
        match rng.randrange(6):
            case 0:
                board.job.clear(after=rng.randrange(20))
                board.key(bench.some_key(rng))
            case 1 | 2:
                board.key(bench.some_key(rng), eager=rng.random() < 0.5)
        if turn == 0:
            board.key(bench.some_key(rng))
        if rng.random() < 0.5:  # else the first chained block is right behind the key or clear
            bench.some_blocks(board, rng)
        size = rng.choice(bench.design.core.block_bits) // 8
        data = rng.randbytes(rng.randint(1, 4) * size)
        board.blocks(data, chain_port=True, block_bytes=size)
        if rng.random() < 0.2:  # the chain after a refused block begins with zero
            wrong = rng.randbytes(size)
            board.blocks(wrong, decrypt=True, chain_port=True, refused=True, block_bytes=size)
            board.blocks(rng.randbytes(size), chain_port=True, block_bytes=size)
    return Finding(board.count, board.run()[1])


def a_key_a_block(bench: Bench) -> Finding:
    """Gives each block its own key: with gaps and stalls, then at one block per interval."""
    rng = bench.rng("a-key-a-block")
    board = Scoreboard(bench.simulator)
    timing = bench.timing(*bench.design.sizes()[0], bench.decrypts[0])
    count = max(100, bench.blocks)
    for gap, stall in _TRAFFIC:
        board.job.traffic(gap=gap, stall=stall, seed=board.count)
        for _ in range(count // len(_TRAFFIC)):
            board.key(bench.some_key(rng), eager=True)
            bench.some_blocks(board, rng)
    board.job.drain()
    board.job.traffic()
    first = board.count
    for _ in range(count):
        board.key(bench.some_key(rng), eager=True)
        bench.some_blocks(board, rng)
    result, failure = board.run()
    if not failure:
        clocks = (result.blocks[-1].in_clock or 0) - (result.blocks[first].in_clock or 0)
        if clocks != (count - 1) * timing.interval:
            failure = (
                f"{count} keys with a block each took {clocks} clocks, not a block an interval"
            )
    return Finding(board.count, failure)
