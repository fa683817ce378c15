# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What a core is put through: sequences of keys, blocks, gaps, stalls, clears and resets."""

from collections.abc import Iterator
from dataclasses import dataclass

from aesilicon.architectures import LENGTHS
from aesilicon.design import Design


@dataclass(frozen=True)
class Key:
    """Offer a fresh key until it is taken; `code` is the value of `key_len_i`."""

    code: int


@dataclass(frozen=True)
class Block:
    """Offer a fresh block until it is taken."""

    decrypt: bool
    chain: bool = False


@dataclass(frozen=True)
class Both:
    """Offer a key and a block from the same clock on, until both are taken."""

    key: Key
    block: Block


@dataclass(frozen=True)
class Offer:
    """Offer a block for some clocks in which none may be taken."""

    clocks: int


@dataclass(frozen=True)
class Gap:
    """Offer nothing for some clocks."""

    clocks: int


@dataclass(frozen=True)
class Drain:
    """Offer nothing until every result is out."""


@dataclass(frozen=True)
class Clear:
    """Raise `key_clear_i` for one clock, with a key and a block offered: neither may be taken."""


@dataclass(frozen=True)
class Reset:
    """Pull `rst_ni` low for one clock."""


Step = Key | Block | Both | Offer | Gap | Drain | Clear | Reset


@dataclass(frozen=True)
class Scenario:
    """A sequence of steps; every key and block in it is arbitrary."""

    name: str
    steps: tuple[Step, ...]
    stalls: tuple[int, ...] = (0,)
    """Clocks that each result has to wait for `out_ready_i`, repeated."""
    probe: bool = False
    """In every clock, see what a clear in that clock would leave behind."""

    @property
    def timed(self) -> bool:
        """Nothing is held back, so latency, interval and key set-up must be as documented."""
        return self.stalls == (0,)


def scenarios(design: Design) -> Iterator[Scenario]:
    """Everything that the data, time and secrets parts of a design's proof run."""
    core = design.core
    codes = [LENGTHS.index(bits) for bits in core.key_bits]
    ways = ["encrypt" in core.directions, "decrypt" in core.directions]
    directions = [decrypt for decrypt in (False, True) if ways[decrypt]]
    for code in codes:
        bits = LENGTHS[code]
        latency = design.timing(bits).latency
        for decrypt in directions:
            block = Block(decrypt)
            name = f"{'decrypt' if decrypt else 'encrypt'} with a {bits}-bit key"
            yield Scenario(f"{name}, full rate", (Key(code), block, block, block, Drain()))
            yield Scenario(
                f"{name}, stalls, gaps and a clear in every clock",
                (Key(code), Gap(2), block, block, Drain(), Gap(1), block, Drain(), Gap(1)),
                stalls=(latency + 3, 1, 2),
                probe=True,
            )
        if len(directions) == 2:
            mixed = tuple(Block(bool(d)) for d in (0, 1, 1, 0, 0))
            yield Scenario(f"direction changes with a {bits}-bit key", (Key(code), *mixed, Drain()))
    for decrypt in directions:
        yield from _key_changes(codes, decrypt, directions)
    setup = design.timing(LENGTHS[codes[0]]).key_setup
    for first in range(0, setup - 1, _TOGETHER):
        gaps = range(first, min(first + _TOGETHER, setup))
        yield _impatient(codes[0], gaps, directions[-1])
    yield from _interruptions(codes, directions)
    yield _refusals(codes, directions, [c for c in range(4) if c not in codes])


def trial(design: Design) -> tuple[Step, ...]:
    """The shortest sequence that uses everything: to see whether a core works after a clear."""
    blocks = [Block(decrypt=way == "decrypt") for way in design.core.directions]
    code = LENGTHS.index(design.core.key_bits[-1])
    return (Offer(1), Key(code), *blocks, blocks[0], Drain())


def _key_changes(codes: list[int], decrypt: bool, directions: list[bool]) -> Iterator[Scenario]:
    """Every change from one key length to another or to itself, amid work on a block."""
    way = "decrypt" if decrypt else "encrypt"
    other = decrypt if len(directions) == 1 else not decrypt
    for first, code in enumerate(codes):
        steps: list[Step] = [Key(code), Block(decrypt)]
        for after in codes[first:]:
            steps += [Key(after), Block(decrypt)]
            if after != code:
                steps += [Key(code), Block(decrypt)]
        steps += [Both(Key(code), Block(other)), Drain()]
        yield Scenario(f"{way} under keys that change from and to code {code}", tuple(steps))


_TOGETHER = 4
"""Gaps tried in one scenario: the forms grow with what went before."""


def _impatient(code: int, gaps: range, decrypt: bool) -> Scenario:
    """A key offered while the one before it is still being set up, in some clocks of that."""
    steps: list[Step] = []
    for gap in gaps:
        steps += [Key(code), Gap(gap), Key(code), Block(decrypt), Drain()]
    return Scenario(f"a key {gaps[0]} to {gaps[-1]} clocks after another", tuple(steps))


def _interruptions(codes: list[int], directions: list[bool]) -> Iterator[Scenario]:
    """A clear or a reset amid the key set-up, amid a block, and with a result waiting."""
    shortest, longest, block = Key(codes[0]), Key(codes[-1]), Block(directions[-1])
    for word, stop in (("clear", Clear()), ("reset", Reset())):
        yield Scenario(
            f"{word} amid key set-up and amid a block",
            (
                longest,
                Gap(2),
                stop,
                Offer(3),
                longest,
                block,
                Gap(3),
                stop,
                shortest,
                block,
                Drain(),
            ),
        )
        yield Scenario(
            f"{word} with a result waiting",
            (shortest, block, block, Gap(30), stop, Offer(2), longest, block, Drain()),
            stalls=(40, 0),
        )


def _refusals(codes: list[int], directions: list[bool], illegal: list[int]) -> Scenario:
    """What the build cannot serve, between what it can."""
    good, key = Block(directions[0]), Key(codes[0])
    steps: list[Step] = [Offer(4), key, Block(directions[0], chain=True), good]
    if len(directions) == 1:
        steps += [Block(not directions[0]), good]
    for code in illegal:
        steps += [Key(code), Offer(6), key, good]
    return Scenario("requests that the build cannot serve", (*steps, Drain(), Gap(2)))
