# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Truth tables as big numbers, and trees of inverting gates.

A column is a function of all input bits: bit x of the number is its value for input x.
"""

from collections.abc import Mapping, Sequence

from aesilicon.netlist.circuit import Builder


def columns(table: Sequence[int]) -> tuple[int, ...]:
    """The column of each of the 8 output bits of a table of bytes."""
    return tuple(sum((y >> bit & 1) << x for x, y in enumerate(table)) for bit in range(8))


def where_zero(place: int, inputs: int) -> int:
    """The column that is the complement of input bit `place`."""
    return ((1 << (1 << inputs)) - 1) // ((1 << (1 << place)) + 1)


def cofactors(column: int, place: int, inputs: int) -> tuple[int, int]:
    """The cofactors of a column for input bit `place` = 0 and 1, as columns of all inputs."""
    half, zeros = 1 << place, where_zero(place, inputs)
    low, high = column & zeros, column >> half & zeros
    return low | low << half, high | high << half


def literal(builder: Builder, place: int, value: bool) -> int:
    """Input bit `place`, or its complement if `value` is 0."""
    return place if value else builder.add("NOT", place)


def nibble_product(builder: Builder, literals: Mapping[int, bool]) -> int:
    """The product of one to four literals (input bit -> value) of one nibble.

    A NOR of two NANDs, of the nibble's lower and upper two bits.
    """
    if len(literals) == 1:
        return literal(builder, *next(iter(literals.items())))
    pairs: dict[int, list[int]] = {}
    for place in sorted(literals):
        pairs.setdefault(place // 2, []).append(place)
    groups = list(pairs.values()) if len(pairs) == 2 else [[place] for place in literals]
    complements = (
        builder.add("NAND", *(literal(builder, place, literals[place]) for place in group))
        if len(group) == 2
        else literal(builder, group[0], not literals[group[0]])
        for group in groups
    )
    return builder.add("NOR", *complements)


def any_of(builder: Builder, complements: Sequence[int]) -> int:
    """The OR of one or more signals, given as their complements.

    A balanced tree of alternating NANDs and NORs, its first level NANDs; a signal that enters at
    the second level is inverted.
    """
    if not complements:
        raise ValueError("a sum of no terms")
    depth = (len(complements) - 1).bit_length()
    total = _tree(builder, complements, inverted=depth % 2 == 0)
    return builder.add("NOT", total) if depth % 2 == 0 else total


def _tree(builder: Builder, complements: Sequence[int], inverted: bool) -> int:
    if len(complements) == 1:
        return complements[0] if inverted else builder.add("NOT", complements[0])
    middle = len(complements) // 2
    halves = (complements[:middle], complements[middle:])
    ins = (_tree(builder, half, not inverted) for half in halves)
    return builder.add("NOR" if inverted else "NAND", *ins)
