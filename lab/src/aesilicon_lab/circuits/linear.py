# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Linear maps over GF(2), and how to compute one with few XOR gates.

A map is a tuple of rows, one an output bit: output bit i is the parity of `rows[i] & x`, bit 0 the
least significant.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

Rows = tuple[int, ...]


def from_function(function: Callable[[int], int], bits: int) -> Rows:
    """The map of a linear `function` from `bits` bits to `bits` bits."""
    columns = [function(1 << j) for j in range(bits)]
    return tuple(sum((columns[j] >> i & 1) << j for j in range(bits)) for i in range(bits))


def apply(rows: Rows, x: int) -> int:
    """The image of `x`."""
    return sum(((row & x).bit_count() & 1) << i for i, row in enumerate(rows))


def span(vectors: Sequence[int]) -> dict[int, int]:
    """Every sum of vectors -> mask of its terms."""
    sums = {0: 0}
    for i, one in enumerate(vectors):
        sums |= {value ^ one: mask | 1 << i for value, mask in sums.items()}
    return sums


@dataclass(frozen=True)
class XorProgram:
    """A map as two-input XORs, in order of evaluation.

    Signals 0 to `inputs` - 1 are the input bits; signal `inputs` + k is the XOR of the two in
    `steps[k]`.
    """

    inputs: int
    steps: tuple[tuple[int, int], ...]
    outputs: tuple[int, ...]
    """The signal that is each output bit."""

    @property
    def xors(self) -> int:
        """Number of XOR gates."""
        return len(self.steps)

    def rows(self) -> Rows:
        """The map."""
        masks = [1 << j for j in range(self.inputs)]
        for a, b in self.steps:
            masks.append(masks[a] ^ masks[b])
        return tuple(masks[signal] for signal in self.outputs)


def share(rows: Rows, inputs: int) -> XorProgram:
    """A program for a map without a zero row, common sums computed once.

    Greedy, after Paar 1997: add the pair of signals that occurs in most rows; among equals the
    shallowest, then the first. Without cancellation, so not always the fewest gates.
    """
    left = [{j for j in range(inputs) if row >> j & 1} for row in rows]
    if not all(left):
        raise ValueError("a row of a linear map is zero: no XOR program computes it")
    depth = [0] * inputs
    steps: list[tuple[int, int]] = []
    while pairs := _count_pairs(left):
        a, b = min(pairs, key=lambda p: (-pairs[p], max(depth[p[0]], depth[p[1]]), p))
        signal = inputs + len(steps)
        steps.append((a, b))
        depth.append(1 + max(depth[a], depth[b]))
        for terms in left:
            if a in terms and b in terms:
                terms -= {a, b}
                terms.add(signal)
    return XorProgram(inputs, tuple(steps), tuple(next(iter(terms)) for terms in left))


def _count_pairs(rows: Iterable[set[int]]) -> Counter[tuple[int, int]]:
    return Counter(pair for terms in rows for pair in combinations(sorted(terms), 2))
