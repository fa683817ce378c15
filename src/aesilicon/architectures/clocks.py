# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The executable timing contract of a core: from its inputs in a clock to its outputs.

An architecture describes its clocks as an automaton without data and without RTL: a state, and a
step from one clock to the next. All flows read latency, interval and key set-up off the automaton.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

Direction = Literal["encrypt", "decrypt"]
DIRECTIONS: tuple[Direction, Direction] = ("encrypt", "decrypt")
"""The index of a direction is its value on `in_decrypt_i`."""
LENGTHS = (128, 192, 256)
"""Legal key and block lengths in bits; the index is the code on `key_len_i` and `block_len_i`."""


@dataclass(frozen=True)
class Request:
    """A block at the input, without its data: the properties that may influence the timing."""

    decrypt: bool
    length: int
    """Code on `block_len_i`, 0 to 3. A build with one block length ignores it."""
    chain: bool = False


@dataclass(frozen=True)
class Offer:
    """The inputs of the core in one clock."""

    key: int | None = None
    """Code on `key_len_i`, 0 to 3; None while `key_valid_i` is low."""
    block: Request | None = None
    """The block at the input; None while `in_valid_i` is low."""
    out_ready: bool = True
    clear: bool = False
    reset: bool = False
    """`rst_ni` is low; the answer has no meaning then."""


@dataclass(frozen=True)
class Answer:
    """The outputs of the core in the clock of an `Offer`."""

    key_ready: bool
    """Meaningful only while a key is offered."""
    in_ready: bool
    """Meaningful only while a block is offered."""
    out_valid: bool
    out_error: bool
    """Meaningful only while `out_valid` is high."""
    key_error: bool


S = TypeVar("S")
"""State of an automaton: hashable and never changed in place."""


class Clocks(ABC, Generic[S]):
    """The timing contract of one build: an automaton with states `S`."""

    @property
    @abstractmethod
    def after_reset(self) -> S:
        """The state in the first clock after a reset."""

    @abstractmethod
    def step(self, state: S, offer: Offer) -> tuple[Answer, S]:
        """Returns the outputs in this clock and the state in the next clock."""


@dataclass(frozen=True)
class Timing:
    """Clocks of one key length, block length and direction, as the datasheet prints them."""

    latency: int
    """Clocks from the input transfer to the first clock with `out_valid_o` high."""
    interval: int
    """Clocks between successive input transfers at full rate; the mean, where two take turns."""
    key_setup: int
    """Clocks from the key transfer to the first clock in which a waiting block is accepted."""
    length_change: int = 0
    """Most clocks, beyond the interval, that a block waits after a block of another length."""


class Run(Generic[S]):
    """An automaton, its state and the number of the current clock."""

    def __init__(self, clocks: Clocks[S], state: S | None = None) -> None:
        self.clocks = clocks
        self.state = clocks.after_reset if state is None else state
        self.clock = 0
        """Clocks since the first state."""
        self.answer = Answer(False, False, False, False, False)
        """Outputs in the clock that ended the last `until`."""

    def step(self, offer: Offer) -> Answer:
        """Advances the automaton by one clock; returns the outputs in this clock."""
        answer, self.state = self.clocks.step(self.state, offer)
        self.clock += 1
        return answer

    def until(self, signal: str, offer: Offer, limit: int = 10_000) -> int:
        """Repeats `offer` until the output `signal` is high; returns the number of that clock.

        Raises `ValueError` after `limit` clocks: the contract has a deadlock.
        """
        for _ in range(limit):
            self.answer = self.step(offer)
            if getattr(self.answer, signal):
                return self.clock - 1
        raise ValueError(f"{signal} stays low for {limit} clocks")


def timing(
    clocks: Clocks[S], key: int, length: int, direction: Direction, others: tuple[int, ...] = ()
) -> Timing:
    """The figures of a key length, block length (codes) and direction, read off the automaton.

    `others` are the codes of the other block lengths of the build.
    """
    block = Request(direction == "decrypt", length)
    waiting = Offer(key=key, block=block)
    run = Run(clocks)
    loaded = run.until("key_ready", waiting)
    together = run.answer.in_ready  # key and block are taken together
    entered = loaded if together else run.until("in_ready", Offer(block=block))
    first_out = Run(clocks, run.state)
    latency = first_out.until("out_valid", Offer()) + 1
    run.until("in_ready", Offer(block=block))
    interval = (run.until("in_ready", Offer(block=block)) - entered) // 2
    change = 0
    for other in others:
        run = Run(clocks)
        run.until("key_ready", waiting)
        before = Request(block.decrypt, other)
        behind = run.until("in_ready", Offer(block=before))
        rate = Run(clocks, run.state)
        expected = rate.until("in_ready", Offer(block=before)) + 1
        change = max(change, run.until("in_ready", Offer(block=block)) - behind - expected)
    return Timing(latency, interval, entered - loaded, change)
