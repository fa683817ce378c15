# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the multiplexers of an S-box for both directions around one inversion.

`tower_search` runs it; a thousand tries take minutes.
"""

from collections.abc import Sequence
from random import Random

from aesilicon_lab.circuits import linear
from aesilicon_lab.circuits.inversion import Core, Multiplexer, before_program, resolved

Value = tuple[int, int]
"""A sum of input bits in the S-box, and the one in the inverse S-box."""


def multiplexers(ahead: Core, back: Core, tries: int, seed: int) -> tuple[int, list[Multiplexer]]:
    """Gates before the core of both directions, and its multiplexers, by hill climbing.

    A step exchanges one multiplexer for another of two sums that are there anyway, or are cheap.
    """
    random = Random(seed)
    forms = list(zip(ahead.sbox_maps()[0], back.inverse_maps()[0], strict=True))
    differences = {0}
    size = 0
    for a, b in forms:
        if a ^ b not in differences:
            differences |= {value ^ a ^ b for value in differences}
            size += 1
    units = [(1 << j, 1 << j) for j in range(8)]

    def some(chosen: Sequence[Multiplexer]) -> Value:
        """A signal to choose: an input bit, the sum of two, a form, a multiplexer."""
        kind = random.random()
        if kind < 0.35:
            return random.choice(units)
        if kind < 0.6:
            return random.choice(forms)
        if kind < 0.8 or not chosen:
            return _sum(*random.sample(units, 2))
        mux = random.choice(resolved(chosen))
        value = mux.forward, mux.inverse
        return value if kind < 0.9 else _sum(value, random.choice(units))

    def another(chosen: Sequence[Multiplexer]) -> tuple[Value, Value]:
        while True:
            a, b = some(chosen), some(chosen)
            if a[0] ^ b[1] in differences and a[0] != b[1] and b[1]:
                return a, b

    def begin() -> list[tuple[Value, Value]]:
        while True:
            pairs = [another(()) for _ in range(size)]
            if len(linear.span([a[0] ^ b[1] for a, b in pairs])) == 1 << size:
                return pairs

    best = (1 << 30, [(((0, 0), (0, 0)), False)])
    for n in range(tries):
        if n < 15:
            state = [(pair, random.random() < 0.5) for pair in begin()]
        else:
            state = list(best[1])
            i = random.randrange(size)
            (pair, sign), turn = state[i], random.random()
            muxes = _expressed(state)
            state[i] = (pair if turn < 0.15 else another(muxes or ()), sign ^ (turn < 0.4))
        gates = _gates_before(ahead, back, _expressed(state), random.randrange(3))
        if gates <= best[0]:
            best = gates, state
    return best[0], _expressed(best[1]) or []


def _gates_before(ahead: Core, back: Core, muxes: list[Multiplexer] | None, seed: int) -> int:
    if muxes is None:
        return 1 << 29
    try:
        return before_program(ahead, back, muxes, seed).xors + len(muxes)
    except ValueError:
        return 1 << 29


def _sum(a: Value, b: Value) -> Value:
    return a[0] ^ b[0], a[1] ^ b[1]


def _expressed(state: Sequence[tuple[tuple[Value, Value], bool]]) -> list[Multiplexer] | None:
    """Multiplexers of given values: what they choose, by input bits and multiplexers."""
    own = [(a[0], b[1]) for (a, b), _ in state]
    sums = linear.span([ahead ^ back for ahead, back in own])

    def mask(value: Value) -> int | None:
        used = sums.get(value[0] ^ value[1])
        if used is None:
            return None
        bits = value[0]
        for i, (ahead, _) in enumerate(own):
            if used >> i & 1:
                bits ^= ahead
        return bits | used << 8

    muxes = []
    for (a, b), sign in state:
        ahead, back = mask(a), mask(b)
        if ahead is None or not back:
            return None
        muxes.append(Multiplexer(ahead, back, sign))
    return muxes
