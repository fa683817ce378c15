# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Compares a core's RTL with its architecture's clocks in random traffic, clock by clock."""

from collections.abc import Iterable
from typing import Any

from aesilicon.architectures import DIRECTIONS, LENGTHS, Answer, Clocks, Offer, Run
from aesilicon.drivers.scoreboard import Scoreboard
from aesilicon.flows.verify.protocol import Bench, Finding

_TRAFFIC = ((0, 0), (0, 0), (0.5, 0), (0, 0.5), (0.3, 0.3), (0.9, 0.1))
"""Probabilities (input gap, output stall) in a clock."""
_MOST_CLOCKS = 200_000
"""Approximate bound on the clocks of one run, for cores with long blocks."""


def clock_by_clock(bench: Bench) -> Finding:
    """Random keys, blocks, refused keys and blocks, clears and resets, with gaps and stalls.

    The handshake must follow the architecture's `clocks` in each clock; all results must be right.
    """
    result, failure = _traffic(bench).run(trace=True)
    found = difference(bench.design.clocks, result.trace)
    return Finding(result.clocks, found or failure)


def random_traffic(bench: Bench) -> Finding:
    """The traffic of `clock_by_clock` where no clock is documented: all results must be right."""
    result, failure = _traffic(bench).run()
    return Finding(result.clocks, failure)


def _traffic(bench: Bench) -> Scoreboard:
    traffic = _Traffic(bench)
    for _ in range(max(40, min(bench.blocks // 4, _MOST_CLOCKS // traffic.long))):
        traffic.turn()
    traffic.end()
    return traffic.board


def difference(clocks: Clocks[Any], trace: Iterable[tuple[Offer, Answer]]) -> str | None:
    """A sentence about the first clock of a trace that differs from `clocks`; None if none does.

    The trace begins with a reset. Clocks in reset and ready signals without valid are not compared.
    """
    contract = Run(clocks)
    for clock, (offer, seen) in enumerate(trace):
        due = contract.step(offer)
        if offer.reset:
            continue
        judged = ["key_error", "out_valid"]
        judged += ["key_ready"] * (offer.key is not None) + ["in_ready"] * (offer.block is not None)
        judged += ["out_error"] * due.out_valid
        for name in judged:
            is_high, should_be = getattr(seen, name), getattr(due, name)
            if is_high != should_be:
                return (
                    f"clock {clock}: {name}_o is {int(is_high)}, documented is {int(should_be)}; "
                    f"{offer}"
                )
    return None


class _Traffic:
    """Builds a job of random turns. Each turn is legal after the turns before it."""

    def __init__(self, bench: Bench) -> None:
        self.board = Scoreboard(bench.simulator)
        self._bench = bench
        self._core = bench.design.core
        self._rng = bench.rng("clock-by-clock")
        timings = bench.design.timings()
        self.long = max(t.latency + t.key_setup + t.length_change for t in timings) + 3
        """Clocks in which a key and a block behind it are done."""
        self._keyed = False

    def turn(self) -> None:
        """Adds one random turn: a key, blocks, an idle time, a clear or a reset."""
        rng, board = self._rng, self.board
        if rng.random() < 0.2:
            gap, stall = rng.choice((*_TRAFFIC, (0, self._dwelling()), (self._dwelling(), 0)))
            board.job.traffic(gap=gap, stall=stall, seed=rng.randrange(1 << 30))
        turns = [self._key, self._bad_key, self._impatient, self._cut, self._idle, self._rest]
        weights = [3, 1, 1, 1, 2, 2]
        if self._keyed:
            turns += [self._blocks, self._eager_key]
            weights += [12, 4]
        elif self._bench.design.traits.key_per_block:
            turns.append(self._blocks)
            weights.append(4)
        rng.choices(turns, weights)[0]()

    def end(self) -> None:
        """Adds a key and blocks without gaps, and waits for the last result."""
        self.board.job.traffic()
        self._key()
        self._blocks()

    def _key(self, *, eager: bool = False) -> None:
        self.board.key(self._bench.some_key(self._rng), eager=eager)
        self._keyed = True

    def _eager_key(self) -> None:
        self._key(eager=True)
        self._blocks()
        self.board.job.drain()

    def _bad_key(self) -> None:
        codes = [c for c in range(4) if c == 3 or LENGTHS[c] not in self._core.key_bits]
        self.board.bad_key(self._rng.choice(codes))
        self.board.job.idle(1)  # a reset right behind it would hide `key_error_o`
        self._keyed = False

    def _idle(self) -> None:
        self.board.job.idle(self._rng.randrange(2 * self.long))

    def _rest(self) -> None:
        """Nothing is offered until the core is empty, and up to two blocks' time beyond that."""
        self.board.job.drain()
        self._idle()

    def _dwelling(self) -> float:
        """The probability of a gap or stall of, in all beats of a block, up to two blocks' time."""
        return 1 - 1 / self._rng.randint(2, 2 * self.long // self._bench.simulator.beats)

    def _impatient(self) -> None:
        """Offers blocks for a limited time, then clears or resets the core."""
        self.board.job.drain()
        self._blocks(patience=self._rng.randint(1, self.long))
        self._cut(after=0)

    def _cut(self, after: int | None = None) -> None:
        rng = self._rng
        cut = rng.choice((self.board.job.clear, self.board.job.clear, self.board.job.reset))
        when = rng.randrange(self.long) if after is None else after
        cut(rng.choice((1, 1, 2, 3)), after=when, offer=rng.random() < 0.5)
        self._keyed = False

    def _blocks(self, patience: int | None = None) -> None:
        """One to four blocks of one kind, which may be a kind that the core refuses."""
        rng, core = self._rng, self._core
        bits: int = rng.choice(core.block_bits)
        several = len(core.block_bits) > 1
        how: dict[str, Any] = {"decrypt": rng.choice(self._bench.decrypts), "patience": patience}
        if not several:
            how["length_code"] = rng.randrange(4)  # a core with one block length ignores it
        chains = self._bench.design.traits.chaining
        refusals: list[dict[str, Any]] = [
            {"chain_port": True, **({"decrypt": True} if chains else {})}
        ]
        refusals += [{"decrypt": d} for d in (False, True) if DIRECTIONS[d] not in core.directions]
        if several:
            codes = [c for c in range(4) if c == 3 or LENGTHS[c] not in core.block_bits]
            refusals += [{"length_code": code} for code in codes]
        if rng.random() < 0.2:
            how |= {**rng.choice(refusals), "refused": True}
            bits = self._bench.design.block_bits if several else bits
        elif chains and not how["decrypt"]:
            how["chain_port"] = rng.random() < 0.5
        if not self._keyed:  # a core that takes a key with each block refuses blocks without one
            how["refused"] = True
        count = rng.randint(1, 4)
        self.board.blocks(rng.randbytes(count * bits // 8), block_bytes=bits // 8, **how)
