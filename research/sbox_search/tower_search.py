# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for the bases and multiples that the tower-field S-boxes are committed with.

`python -m sbox_search.tower_search canright|boyar_peralta|reyhani_masoleh`

It prints the constants of that module in `aesilicon_lab.circuits`: bases with the fewest XORs in
the linear maps, and the multiplexers of the circuit for both directions. `canright` takes seconds,
`boyar_peralta` minutes, `reyhani_masoleh` an hour.
"""

import sys
from collections.abc import Iterator
from functools import cache

from aesilicon.spec import gf
from aesilicon_lab.circuits import boyar_peralta, reyhani_masoleh, towers
from aesilicon_lab.circuits.canright import Case
from aesilicon_lab.circuits.reyhani_masoleh import BOTH, FIELD, MULTIPLE, Choice
from aesilicon_lab.circuits.towers import Pair
from sbox_search import linear_map_gates
from sbox_search.multiplexer_search import multiplexers

_USAGE = "usage: python -m sbox_search.tower_search canright|boyar_peralta|reyhani_masoleh"


def bases(q: int) -> Iterator[Pair]:
    """Bases of the field with q^2 elements over that with q, of x with trace 1 and x^q or 1.

    Normal bases (x^q, x) once, and polynomial bases (x, 1); 3, 6 and 24 for q = 2, 4, 16.
    """
    for x in range(256):
        if gf.power(x, q * q) == x and x ^ gf.power(x, q) == 1:
            if gf.power(x, q) > x:
                yield gf.power(x, q), x
            yield x, 1


def canright_cases() -> Iterator[Case]:
    """All 432."""
    for y in bases(16):
        for z in bases(4):
            for w in bases(2):
                yield Case(y, z, w)


@cache
def distinct_canright_cases() -> tuple[Case, ...]:
    """The first case of each set of factors: the others have the same maps in another order."""
    first: dict[frozenset[frozenset[int]], Case] = {}
    for case in canright_cases():
        top = case.top
        first.setdefault(frozenset({frozenset(top.p), frozenset(top.r)}), case)
    return tuple(first.values())


def best_canright_cases(seeds: int) -> tuple[Case, Case]:
    """The cases with the fewest XORs forward and inverse, the first of equals."""
    cores = {case: case.core() for case in distinct_canright_cases()}
    tried = range(seeds)
    return (
        min(cores, key=lambda case: linear_map_gates.forward(cores[case], tried)),
        min(cores, key=lambda case: linear_map_gates.inverse(cores[case], tried)),
    )


def reyhani_masoleh_choices() -> list[Choice]:
    """All whose linear term costs nothing, one OR for each coordinate; p and r in one order."""
    elements = []
    for h in range(1, 256):
        if gf.power(h, 16) != h:
            ors = towers.Extension(16, 1, h, FIELD, towers.BYTE).ors
            if ors and all(mask.bit_count() == 1 for mask in ors) and h < gf.inverse(h):
                elements.append(h)
    return [Choice(h, factor, n) for h in elements for n in range(8) for factor in range(1, 256)]


def common_outputs(multiple: int) -> int:
    """Outputs that are one sum of products in both directions, whatever the choice."""
    core = BOTH[0].core()
    _, one = core.sbox_maps()
    _, other = core.moved(multiple, 0).inverse_maps()
    return sum(a == b for a, b in zip(one, other, strict=True))


def inverse_partner(choice: Choice) -> Choice:
    """The choice for the inverse S-box where it shares its circuit with `choice` for the S-box."""
    times = gf.power(MULTIPLE, 1 << choice.squarings)
    return Choice(choice.h, gf.mul(choice.factor, times), choice.squarings)


def best_reyhani_masoleh_choices(seeds: int) -> tuple[Choice, Choice]:
    """The choices with the fewest XORs forward and inverse, the first of equals."""
    tried = range(seeds)
    choices = reyhani_masoleh_choices()
    return (
        min(choices, key=lambda one: linear_map_gates.forward(one.core(), tried)),
        min(choices, key=lambda one: linear_map_gates.inverse(one.core(), tried)),
    )


def best_reyhani_masoleh_pair() -> Choice:
    """The choice with the fewest gates after the core of both directions."""
    return min(
        reyhani_masoleh_choices(),
        key=lambda one: linear_map_gates.after_both(one.core(), inverse_partner(one).core()),
    )


def main(arguments: list[str]) -> str | None:
    """Prints the choices; returns what is wrong with the arguments."""
    match arguments:
        case ["canright"]:
            print(*best_canright_cases(20), sep="\n")
        case ["boyar_peralta"]:
            print(multiplexers(*boyar_peralta.directions(), 500, 1))
        case ["reyhani_masoleh"]:
            print(*best_reyhani_masoleh_choices(2), best_reyhani_masoleh_pair(), sep="\n")
            ahead, back = (choice.core() for choice in reyhani_masoleh.BOTH)
            print(multiplexers(ahead, back, 2500, 1))
        case _:
            return _USAGE
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
