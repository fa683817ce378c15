# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scenarios at the common ports for the proof of a design."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice, permutations, product

from aesilicon.architectures import DIRECTIONS, LENGTHS, Reloads, Timing
from aesilicon.design.design import Design
from aesilicon.drivers.scenario import (
    Block,
    Both,
    Clear,
    Drain,
    Gap,
    Key,
    Reset,
    Scenario,
    Step,
    Wait,
)


def scenarios(design: Design) -> Iterator[Scenario]:
    """All scenarios of the data, time and secrets parts of a design's proof."""
    build = _Build.of(design)
    for key in build.keys:
        for length in build.lengths:
            yield from _one_size(build, key, length)
        for first, second in permutations(build.lengths, 2):
            yield _length_change(build, key, first, second)
    for first, second in product(build.lengths, repeat=2):
        yield _behind_held(build, first, second)
    for decrypt in build.directions:
        yield from _key_changes(build, decrypt)
        if build.capacity > 2:  # the scenarios above fill a smaller core
            yield from _filled(build, decrypt)
    yield from _impatient(build)
    yield from _interruptions(build)
    yield _refusals(build)
    if len(build.lengths) > 1:
        yield _refused_lengths(build)
    if design.traits.key_per_block:
        yield from _a_key_a_block(build)
    if design.traits.chaining:
        yield from _chained(build)
    if isinstance(design.arch, Reloads) and build.both:
        yield from _turns(build, design.arch.reload_cycles)


def trial(design: Design) -> tuple[Step, ...]:
    """A short sequence with a key and blocks in each direction, run after a trial clear."""
    build = _Build.of(design)
    blocks = [Block(decrypt, build.lengths[-1]) for decrypt in build.directions]
    last = Block(build.directions[0], build.lengths[0])
    if design.traits.chaining:  # chains with the old result if the clear left it
        blocks.insert(0, Block(False, build.lengths[-1], chain=True))
    return (Wait(1, last), Key(build.keys[-1]), *blocks, last, Drain())


@dataclass(frozen=True)
class _Build:
    """The sizes and directions of a design."""

    design: Design
    keys: list[int]
    """Codes of the key lengths, shortest first."""
    lengths: list[int]
    """Codes of the block lengths, shortest first."""
    directions: list[bool]
    """Values of `in_decrypt_i`."""

    @classmethod
    def of(cls, design: Design) -> "_Build":
        core = design.core
        return cls(
            design,
            [LENGTHS.index(bits) for bits in core.key_bits],
            [LENGTHS.index(bits) for bits in core.block_bits],
            [way == "decrypt" for way in core.directions],
        )

    @property
    def capacity(self) -> int:
        return max(2, self.design.traits.capacity)

    @property
    def both(self) -> bool:
        return len(self.directions) == 2

    def timing(self, key: int, length: int, *, decrypt: bool) -> Timing:
        return self.design.timing(LENGTHS[key], LENGTHS[length], DIRECTIONS[decrypt])

    def size(self, key: int, length: int) -> str:
        several = f" and {LENGTHS[length]}-bit blocks" if len(self.lengths) > 1 else ""
        return f"a {LENGTHS[key]}-bit key{several}"


def _one_size(build: _Build, key: int, length: int) -> Iterator[Scenario]:
    """Scenarios with one key length and one block length."""
    size = build.size(key, length)
    for decrypt in build.directions:
        block = Block(decrypt, length)
        blocks = (block,) * (build.capacity + 1)
        yield Scenario(f"{_way(decrypt)} with {size}, full rate", (Key(key), *blocks, Drain()))
    # With several block lengths one scenario has both directions, so that each size is probed once.
    together = len(build.lengths) > 1
    for ways in [build.directions] if together else [[way] for way in build.directions]:
        one, two = Block(ways[0], length), Block(ways[-1], length)
        yield Scenario(
            f"{' and '.join(map(_way, ways))} with {size}, stalls, gaps and a clear in every clock",
            (Key(key), Gap(2), one, two, Drain(), Gap(1), one, Drain(), Gap(1)),
            stalls=(build.timing(key, length, decrypt=ways[0]).latency + 3, 1, 2),
            probe=True,
        )
    if build.both:
        turns = islice(cycle((0, 1, 1, 0, 0)), max(5, build.capacity + 2))
        mixed = tuple(Block(bool(d), length) for d in turns)
        yield Scenario(f"direction changes with {size}", (Key(key), *mixed, Drain()))


def _way(decrypt: bool) -> str:
    return "decrypt" if decrypt else "encrypt"


def _length_change(build: _Build, key: int, first: int, second: int) -> Scenario:
    """Changes between two block lengths.

    Under the longest key, if `first` is shorter, with a clear in every clock. With both directions,
    the length changes between encryptions and decryptions too, and the previous decryption is none,
    of the same length, or of the other length. The last block finds the core idle.
    """
    if build.both:
        e1, e2, d1, d2 = (Block(bool(d), n) for d in (0, 1) for n in (first, second))
        blocks, last = [e1, e2, d2, e1, d2, d1, e2], d2
    else:
        one, two = (Block(build.directions[0], n) for n in (first, second))
        blocks, last = [one, two, one], two
    return Scenario(
        f"{LENGTHS[first]}-bit and {LENGTHS[second]}-bit blocks with a {LENGTHS[key]}-bit key",
        (Key(key), *blocks, Drain(), last, Drain()),
        probe=key == build.keys[-1] and first < second,
    )


def _behind_held(build: _Build, first: int, second: int) -> Scenario:
    """A block waits behind a block whose last round waits for the output."""
    key, way = build.keys[-1], build.directions[-1]
    one, two = Block(way, first), Block(way, second)
    return Scenario(
        f"{LENGTHS[second]}-bit behind {LENGTHS[first]}-bit blocks, behind held results",
        (Key(key), one, one, two, two, Drain()),
        stalls=(2 * build.timing(key, first, decrypt=way).latency + 3, 1),
    )


def _key_changes(build: _Build, decrypt: bool) -> Iterator[Scenario]:
    """New keys during a block, for every pair of the old and the new key length."""
    other = decrypt != build.both
    for first, key in enumerate(build.keys):
        lengths = cycle(build.lengths)
        steps: list[Step] = [Key(key), Block(decrypt, next(lengths))]
        for after in build.keys[first:]:
            steps += [Key(after), Block(decrypt, next(lengths))]
            if after != key:
                steps += [Key(key), Block(decrypt, next(lengths))]
        steps += [Both(Key(key), Block(other, next(lengths))), Drain()]
        yield Scenario(
            f"{_way(decrypt)} under keys that change from and to code {key}", tuple(steps)
        )


def _filled(build: _Build, decrypt: bool) -> Iterator[Scenario]:
    """Fills the core with blocks: with stalls, with gaps, and with new keys between blocks."""
    key, other = Key(build.keys[-1]), Key(build.keys[0])
    block, most = Block(decrypt, build.lengths[0]), build.capacity
    timing = build.timing(key.code, block.code, decrypt=decrypt)
    until_full = timing.latency + most * timing.interval + 2
    fill = (block,) * most
    yield Scenario(
        f"{_way(decrypt)}, full, stalled and a clear in every clock",
        (key, *fill, block, block, Drain(), *fill, Gap(until_full), block, Drain()),
        stalls=(until_full, 1, 0, 2, *(0,) * (most - 3), until_full),
        probe=True,
    )
    # A scenario for each gap, since symbolic forms grow with the length of a scenario.
    for before in range(most):
        yield Scenario(
            f"{_way(decrypt)}, a gap behind {before} of the blocks that fill the core",
            (key, *fill[:before], Gap(1), *fill[before:], block, Drain()),
            stalls=(until_full, *(0,) * most),
        )
    for inside in range(most + 1):
        # Stall the oldest result and the last result under the old key.
        stalled = timing.latency, *(0,) * (inside - 2), timing.latency, 1
        for stalls, how in (((0,), ""), (stalled, ", stalled")):
            yield Scenario(
                f"{_way(decrypt)}, a key change with {inside} blocks inside{how}",
                (other, *fill[:inside], key, block, block, other, block, Drain()),
                stalls=stalls,
            )


_TOGETHER = 4
"""Number of gap lengths in one scenario."""


def _impatient(build: _Build) -> Iterator[Scenario]:
    """Offers a key in each clock in which the previous key is still being set up.

    With several block lengths the set-up may wait for a block, so a block is offered too.
    """
    key, block = Key(build.keys[0]), Block(build.directions[-1], build.lengths[0])
    setup = build.timing(key.code, block.code, decrypt=block.decrypt).key_setup
    for first in range(0, setup - 1, _TOGETHER):
        gaps = range(first, min(first + _TOGETHER, setup))
        steps: list[Step] = []
        waiting: list[Step] = []
        for gap in gaps:
            steps += [key, Gap(gap), key, block, Drain()]
            waiting += [key, Both(key, block, later=gap), Drain()]
        name = f"a key {gaps[0]} to {gaps[-1]} clocks after another"
        yield Scenario(name, tuple(steps))
        if len(build.lengths) > 1:
            yield Scenario(f"{name}, with a block waiting", tuple(waiting))


def _interruptions(build: _Build) -> Iterator[Scenario]:
    """A clear or a reset amid key set-up, a block, a waiting result or a change of length."""
    shortest, longest = Key(build.keys[0]), Key(build.keys[-1])
    block, other = (Block(build.directions[-1], n) for n in (build.lengths[0], build.lengths[-1]))
    latency = build.timing(shortest.code, block.code, decrypt=block.decrypt).latency
    inside = [block] * min(2, build.design.traits.capacity)
    for word, stop in (("clear", Clear()), ("reset", Reset())):
        yield Scenario(
            f"{word} amid key set-up and amid a block",
            (
                longest,
                Gap(2),
                stop,
                Wait(3, other),
                longest,
                block,
                Gap(3),
                stop,
                shortest,
                other,
                Drain(),
            ),
        )
        yield Scenario(
            f"{word} with a result waiting",
            (
                shortest,
                *inside,
                Gap(latency + 19),
                stop,
                Wait(2, block),
                longest,
                other,
                Drain(),
            ),
            stalls=(latency + 29, 0),
        )
        change = build.timing(longest.code, other.code, decrypt=block.decrypt).length_change
        if change > 1:
            yield Scenario(
                f"{word} amid a change of block length",
                (longest, block, Drain(), Wait(change // 2, other), stop, longest, other, Drain()),
            )


def _refusals(build: _Build) -> Scenario:
    """Requests that the build cannot serve, between legal ones."""
    decrypt, length, key = build.directions[0], build.lengths[0], Key(build.keys[0])
    good = Block(decrypt, length)
    # Builds with chaining serve the chained block; all others must refuse it.
    steps: list[Step] = [Wait(4, good), key, Block(decrypt, length, chain=True), good]
    if not build.both:
        steps += [Block(not decrypt, length), good]
    for code in _absent(build.keys):
        steps += [Key(code), Wait(6, good), key, good]
    return Scenario("requests that the build cannot serve", (*steps, Drain(), Gap(2)))


def _a_key_a_block(build: _Build) -> Iterator[Scenario]:
    """Offers a key with each block in the same clock, and blocks without a key."""
    key, block = Key(build.keys[0]), Block(build.directions[0], build.lengths[0])
    own = Both(key, block)
    most = build.capacity
    timing = build.timing(key.code, block.code, decrypt=block.decrypt)
    until_full = timing.latency + most * timing.interval + 2
    for stalls, how in (((0,), "full rate"), ((until_full, *(0,) * most, 1), "full and stalled")):
        # Some blocks come without a key, some keys without a block.
        some = (own, block, own, key, Gap(1), block, key, own)
        yield Scenario(
            f"a key a block, {how}", (*(own,) * (most + 1), *some, Drain()), stalls=stalls
        )
    bad = Key(_absent(build.keys)[0])
    yield Scenario(
        "blocks without a key",
        (Gap(1), block, own, Both(bad, block), block, own, Clear(), block, own, Drain()),
        probe=True,
    )


def _chained(build: _Build) -> Iterator[Scenario]:
    """Chained blocks after each kind of request, at full rate, with gaps and stalls.

    After a new key, a clear or a refused block, the next chained block is XORed with zeros.
    """
    key = Key(build.keys[-1])
    for length in build.lengths:
        plain, one = Block(False, length), Block(False, length, chain=True)
        refused = Block(True, length, chain=True)
        latency = build.timing(key.code, length, decrypt=False).latency
        other = [Block(True, length), one] if build.both else []
        mixed = [Block(False, build.lengths[-1]), one] if len(build.lengths) > 1 else []
        yield Scenario(
            f"chained {LENGTHS[length]}-bit blocks, full rate",
            (key, one, one, plain, one, *other, *mixed, refused, one, one, Drain(), one, Drain()),
        )
        yield Scenario(
            f"chained {LENGTHS[length]}-bit blocks, stalls, gaps, a new key and a clear",
            (key, one, Gap(2), one, key, one, one, Drain(), Gap(2), one, key, Gap(3), one, Drain()),
            stalls=(latency + 3, 0, 2),
            probe=True,
        )


def _refused_lengths(build: _Build) -> Scenario:
    """Blocks of lengths that the build lacks, between and after legal blocks, both directions."""
    steps: list[Step] = [Key(build.keys[0])]
    for code in _absent(build.lengths):
        for decrypt in build.directions:
            steps += [Block(decrypt, code), Block(decrypt, build.lengths[-1])]
    return Scenario("blocks of lengths that the build lacks", (*steps, Drain(), Gap(2)))


def _absent(codes: list[int]) -> list[int]:
    """The values of a 2-bit length code that are not in `codes`."""
    return [code for code in range(4) if code not in codes]


def _turns(build: _Build, reload: int) -> Iterator[Scenario]:
    """Changes of direction, each with a table reload of `reload` clocks.

    They are tried with a clear in every clock, behind a full core, and with new keys.
    """
    key, other = Key(build.keys[-1]), Key(build.keys[0])
    most = build.design.traits.capacity
    for decrypt in (False, True):
        before, behind = Block(decrypt, 0), Block(not decrypt, 0)
        to = DIRECTIONS[not decrypt]
        yield Scenario(
            f"a turn to {to}, stalls and a clear in every clock",
            (key, before, before, behind, behind, Drain()),
            stalls=(reload // 2, 1, 0),
            probe=True,
        )
        yield Scenario(
            f"a turn to {to} behind a full core",
            (key, *(before,) * most, behind, behind, before, Drain()),
            stalls=(2 * reload, *(0,) * most),
        )
        for gap in (0, 1, reload // 2, reload - 2, reload - 1, reload, reload + 1):
            yield Scenario(
                f"a turn to {to}, and a new key {gap} clocks later",
                (key, before, behind, Gap(gap), other, behind, before, Drain()),
            )
        yield Scenario(
            f"a turn to {to}, and two new keys",
            (key, before, behind, Gap(2), other, Gap(2), key, behind, before, Drain()),
        )
