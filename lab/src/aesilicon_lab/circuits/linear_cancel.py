# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Linear maps of few inputs in few XOR gates, with cancellation of terms.

After Boyar, Matthews and Peralta 2013 (Journal of Cryptology 26): the next gate is the sum of two
signals that reduces the distances of the outputs most. The distance of a value is the number of
signals that sum to it. Distances are exact here, because a map has few inputs: a set of values is
one integer with a bit for each of the 2^n sums of inputs. A map of many inputs and few outputs is
computed by the reversed program of its transpose.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from random import Random

from aesilicon_lab.circuits.linear import Rows, XorProgram


def share(rows: Rows, inputs: int, seed: int = 0) -> XorProgram:
    """A program for a map without a zero row; `seed` chooses among equally good gates.

    Equal rows share their signal. Time grows with 2^`inputs`: eight take some milliseconds.
    """
    if not all(rows):
        raise ValueError("a row of a linear map is zero: no XOR program computes it")
    choose = Random(seed).random
    place = {1 << j: j for j in range(inputs)}
    depth = dict.fromkeys(place, 0)
    within = [1]
    while not all(within[-1] >> row & 1 for row in rows):
        grown = within[-1]
        for value in place:
            grown |= _moved(within[-1], value, inputs)
        within.append(grown)
    steps: list[tuple[int, int]] = []
    while left := sorted({row for row in rows if row not in place}):
        value = _next(left, within, inputs, choose)
        a = min(
            (a for a in place if a ^ value in place),
            key=lambda a: (max(depth[a], depth[a ^ value]), a),
        )
        steps.append((place[a], place[a ^ value]))
        place[value] = inputs + len(steps) - 1
        depth[value] = 1 + max(depth[a], depth[a ^ value])
        within[1:] = [after | _moved(before, value, inputs) for before, after in pairwise(within)]
    return _live(XorProgram(inputs, tuple(steps), tuple(place[row] for row in rows)))


def best(rows: Rows, inputs: int, seeds: Iterable[int]) -> tuple[int, XorProgram]:
    """The seed with the fewest gates, the first of equals, and its program."""
    tried = ((seed, share(rows, inputs, seed)) for seed in seeds)
    return min(tried, key=lambda pair: pair[1].xors)


def transposed(rows: Rows, inputs: int) -> Rows:
    """The map with the transposed matrix: `len(rows)` inputs and `inputs` outputs."""
    return tuple(sum((row >> j & 1) << i for i, row in enumerate(rows)) for j in range(inputs))


def reverse(program: XorProgram) -> XorProgram:
    """The program of the transposed map: sums become branches, and branches sums.

    From n inputs and m outputs with k gates it makes k + m - n, where every input is read.
    """
    readers: list[list[int]] = [[] for _ in range(program.inputs + len(program.steps))]
    for output, signal in enumerate(program.outputs):
        readers[signal].append(output)
    steps: list[tuple[int, int]] = []
    depth = [0] * len(program.outputs)

    def summed(signals: list[int]) -> int:
        """The shallowest are added first."""
        while len(signals) > 1:
            a, b, *signals = sorted(signals, key=lambda signal: (depth[signal], signal))
            steps.append((a, b))
            signals.append(len(depth))
            depth.append(1 + max(depth[a], depth[b]))
        return signals[0]

    for k in reversed(range(len(program.steps))):
        value = summed(readers[program.inputs + k])
        for source in program.steps[k]:
            readers[source].append(value)
    outputs = tuple(summed(readers[j]) for j in range(program.inputs))
    return XorProgram(len(program.outputs), tuple(steps), outputs)


def _live(program: XorProgram) -> XorProgram:
    """The program without gates that no output needs; greedy choice may leave unused sums."""
    needed = set(program.outputs)
    for k in reversed(range(len(program.steps))):
        if program.inputs + k in needed:
            needed.update(program.steps[k])
    place = {j: j for j in range(program.inputs)}
    steps: list[tuple[int, int]] = []
    for k, (a, b) in enumerate(program.steps, program.inputs):
        if k in needed:
            place[k] = program.inputs + len(steps)
            steps.append((place[a], place[b]))
    return XorProgram(program.inputs, tuple(steps), tuple(place[k] for k in program.outputs))


def _next(rows: list[int], within: list[int], inputs: int, choose: Callable[[], float]) -> int:
    """The sum of two signals that reduces most distances; a row itself if it is such a sum."""
    ready = [row for row in rows if within[2] >> row & 1]
    if ready:
        return ready[int(choose() * len(ready))]
    sums = within[2] & ~within[1]
    planes: list[int] = []  # bit-sliced counters: how many rows each value brings nearer
    for row in rows:
        distance = next(d for d, reached in enumerate(within) if reached >> row & 1)
        carry = _moved(within[distance - 2], row, inputs) & sums
        for n, plane in enumerate(planes):
            planes[n], carry = plane ^ carry, plane & carry
        planes.append(carry)
    for plane in reversed(planes):
        sums = sums & plane or sums
    values = [value for value in range(1 << inputs) if sums >> value & 1]
    return values[int(choose() * len(values))]


def _moved(values: int, by: int, inputs: int) -> int:
    """The set of values v + `by`."""
    for j in range(inputs):
        if by >> j & 1:
            high = _having(j, inputs)
            values = (values & high) >> (1 << j) | (values & high >> (1 << j)) << (1 << j)
    return values


@cache
def _having(j: int, inputs: int) -> int:
    """The set of values that contain input `j`."""
    return sum(1 << value for value in range(1 << inputs) if value >> j & 1)
