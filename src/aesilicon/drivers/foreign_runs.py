# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The sequences of keys and blocks in which a foreign core is proven, and what they cover."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from aesilicon.architectures import Direction
from aesilicon.drivers.foreign_protocol import Protocol


@dataclass(frozen=True)
class Run:
    """A scenario for a foreign core: a sequence of blocks, with arbitrary keys and data."""

    name: str
    key_bits: tuple[int, ...]
    """Length of each key, repeated."""
    blocks: tuple[tuple[Direction, bool], ...]
    """(direction, whether a new key comes first) of each block.

    With keyed blocks a key comes with each block.
    """
    gaps: tuple[int, ...] = (0,)
    """Idle clocks after each block, repeated; with a start input after its result."""
    stalls: tuple[int, ...] = (0,)
    """Clocks that each result waits for the output's ready, repeated."""
    one_key: bool = False
    """With keyed blocks: every block comes with the first key."""
    spacing: int | None = None
    """Clocks between two starts of a core with a start input; None: start after each result."""
    early: bool = False
    """With a start input: start each block in the clock of the result before it."""
    key_waits: tuple[int, ...] = ()
    """Clocks from a block's transfer to the offer of the next key, repeated; empty: after results.

    For keys with valid and ready only.
    """


@dataclass(frozen=True)
class Measured:
    """What a simulation of a foreign core shows, to choose the runs by."""

    latency: int
    """The most clocks from a block's transfer to its result, without stalls."""
    interval: int
    """The fewest clocks between two transfers of blocks."""
    capacity: int
    """The most blocks inside while results were stalled for two latencies."""
    early: bool
    """Whether the core takes a start in the clock of a result."""


def basic(protocol: Protocol) -> Iterator[Run]:
    """Two runs for each key length: direction and key changes, then with gaps and stalls too."""
    ways = protocol.core.directions
    blocks = [(ways[0], True), *((way, False) for way in ways for _ in range(2))]
    blocks += [(ways[0], True), (ways[-1], False), (ways[0], False)]
    for bits in protocol.core.key_bits:
        yield Run(f"{bits}-bit keys", (bits,), tuple(blocks))
        stalls = (3, 0, 1) if protocol.output.ready else (0,)
        name = f"{bits}-bit keys, gaps and stalls"
        yield Run(name, (bits,), tuple(blocks), gaps=(2,), stalls=stalls)


def wide(protocol: Protocol, measured: Measured) -> Iterator[Run]:
    """Runs over gaps, stalls and offers of a key up to a time that follows from the latency.

    They take every number of clocks; of a slow core `_sweep` leaves some out.
    """
    core, latency = protocol.core, measured.latency
    lengths = tuple(core.key_bits)
    # Directions in an order in which each follows each, itself too.
    around = (core.directions[0], *core.directions, *core.directions[:0:-1])
    gaps = _sweep(latency + 1 if protocol.waits else 2 * latency + 1, latency)
    yield Run("every gap", lengths, _changing(around, len(gaps)), gaps=gaps)
    if protocol.output.ready:
        stalls = _in_turns(_sweep(2 * latency, latency))
        for way in core.directions:
            yield filling(protocol, latency, measured.interval, way, stalls)
    if protocol.key.ready:
        waits = _sweep(latency + 2, latency)
        blocks = _changing(around, len(waits) + 1, every=1)
        yield Run("a key in every clock of a block", lengths, blocks, key_waits=waits)
        waits = tuple(reversed(waits))
        stalls = (latency, 0) if protocol.output.ready else (0,)
        name = "a key in every clock, with stalls"
        yield Run(name, lengths[::-1], blocks, key_waits=waits, stalls=stalls)
    if protocol.waits and measured.early:
        yield early(protocol)
    if not protocol.waits:
        count = min(_MOST_BLOCKS, 2 * (latency // measured.interval + 3))
        yield Run("full rate", lengths, _changing(around, count, every=count // 2))


def filling(
    protocol: Protocol, latency: int, interval: int, way: Direction, stalls: tuple[int, ...]
) -> Run:
    """Blocks at full rate, as many as come in while the first stall fills the core, and two more.

    At least one for each stall; a first stall lasts two latencies.
    """
    count = max(len(stalls), min(_MOST_BLOCKS, 3 * latency // interval + 2))
    blocks = _changing((way,), count, every=count)
    return Run(f"every stall, {way}", tuple(protocol.core.key_bits[:1]), blocks, stalls=stalls)


def early(protocol: Protocol) -> Run:
    """Starts in the clock of a result.

    Where ports hold until the result, the clock of the result allows no other direction and key.
    """
    ways = protocol.core.directions
    name = "starts in the clock of a result"
    lengths = tuple(protocol.core.key_bits)
    if protocol.input.hold:
        return Run(name, lengths[:1], _changing(ways[:1], 4, every=4), one_key=True, early=True)
    return Run(
        name, lengths, _changing((ways[0], *ways, *ways[:0:-1]), 4 * len(ways), 9), early=True
    )


def early_alone(protocol: Protocol) -> Run:
    """The shortest run that tells whether a core takes starts in the clock of a result."""
    blocks = _changing(protocol.core.directions[:1], 4, every=4)
    return Run("early", tuple(protocol.core.key_bits[:1]), blocks, one_key=True, early=True)


_MOST_BLOCKS = 70
_ROOM = 3000
"""Clocks of a run, about, beyond which a sweep leaves times out."""


def _sweep(top: int, latency: int) -> tuple[int, ...]:
    """0 to `top`; in a slow core fewer, the first half of them from 0 on, the others evenly."""
    count = max(4, min(top + 1, _ROOM // (latency + top // 2 + 1)))
    if count > top:
        return tuple(range(top + 1))
    near = range(count // 2)
    far = count - len(near)
    return (*near, *(top - (top - len(near)) * n // far for n in range(far - 1, -1, -1)))


def _in_turns(times: Sequence[int]) -> tuple[int, ...]:
    """The longest, the shortest, the second longest and so on."""
    half = len(times) // 2
    pairs = zip(reversed(times[half:]), times[:half], strict=False)
    middle = times[half : half + len(times) % 2]
    return (*(time for pair in pairs for time in pair), *middle)


def _changing(
    ways: Sequence[Direction], count: int, every: int = 3
) -> tuple[tuple[Direction, bool], ...]:
    """Blocks in these directions, repeated, with a new key before every `every`-th."""
    return tuple((ways[n % len(ways)], n % every == 0) for n in range(count))


WARM = 3
"""Blocks at full rate before the first counted block."""


def full_rate(protocol: Protocol, way: Direction, blocks: int, spacing: int | None = None) -> Run:
    """A run of `blocks` blocks in one direction under one key, without gaps."""
    plan = _changing((way,), blocks, every=blocks)
    bits = min(protocol.core.key_bits)
    return Run(f"{way} at full rate", (bits,), plan, one_key=True, spacing=spacing)


def covered(protocol: Protocol, plans: Sequence[Run]) -> str:
    """The clause that says how far the runs go: nothing longer is examined by them."""
    blocks = max(len(plan.blocks) for plan in plans)
    keys = max(
        len(plan.blocks) if protocol.keyed_blocks else sum(new for _, new in plan.blocks)
        for plan in plans
    )
    said = [f"up to {blocks} blocks", f"up to {keys} keys", _times("gaps of", _all(plans, "gaps"))]
    if protocol.output.ready:
        said.append(_times("results stalled for", _all(plans, "stalls")))
    if any(plan.key_waits for plan in plans):
        waits = _all(plans, "key_waits")
        said.append(_times("keys offered", waits) + " after a block")
    if protocol.waits:
        when = "in the clock of" if any(plan.early for plan in plans) else "after"
        said.append(f"starts {when} the result before")
    return f"in {len(plans)} sequences of {', '.join(said)}"


def _all(plans: Sequence[Run], field: str) -> set[int]:
    return {time for plan in plans for time in getattr(plan, field)}


def _times(what: str, times: set[int]) -> str:
    top = max(times)
    if len(times) == top + 1:
        return f"{what} 0 to {top} clocks"
    return f"{what} up to {top} clocks ({len(times)} lengths)"
