# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Boolean functions in algebraic normal form: the XOR of products of variables.

The form of a function is unique, so equal forms mean equal functions, and functions with different
forms differ for some values of the variables. Forms stay short in multipliers over GF(2), whose
nodes are sums of products of two variables, where BDDs and SAT solvers give up.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from aesilicon.netlist.gates import FUNCTIONS
from aesilicon.netlist.netlist import Gate, Netlist

MOST_TERMS = 1 << 20
"""Products of forms with more pairs of terms than this are refused."""

UNDRIVEN = 1 << 12
"""Number of the first variable that stands for an undriven net."""


class TooLargeError(Exception):
    """The normal form of a node has too many terms."""


@dataclass(frozen=True, slots=True)
class Polynomial:
    """A normal form. A term is an integer whose bit n means variable n; 0 is the constant 1."""

    terms: frozenset[int]

    def __xor__(self, other: "Polynomial") -> "Polynomial":
        return Polynomial(self.terms ^ other.terms)

    def __and__(self, other: "Polynomial") -> "Polynomial":
        if len(self.terms) > len(other.terms):
            return other & self
        if self == ONE or not self.terms:
            return other if self.terms else ZERO
        if len(self.terms) * len(other.terms) > MOST_TERMS:
            raise TooLargeError
        product: set[int] = set()
        for term in self.terms:
            # Two terms of the other factor can give the same product with this one.
            for joined in (term | more for more in other.terms):
                product ^= {joined}
        return Polynomial(frozenset(product))

    def __or__(self, other: "Polynomial") -> "Polynomial":
        return self ^ other ^ (self & other)

    def __invert__(self) -> "Polynomial":
        return self ^ ONE

    def value(self, ones: int) -> int:
        """The value 0 or 1 where the variables of the bits of `ones` are 1 and all others 0."""
        return sum(term & ~ones == 0 for term in self.terms) & 1

    def witness(self) -> int | None:
        """Variables that, alone set to 1, make the function 1; None for the constant 0."""
        # No other term divides a shortest one, so no other is 1 too.
        return min(self.terms, key=lambda term: (term.bit_count(), term), default=None)


ZERO = Polynomial(frozenset())
ONE = Polynomial(frozenset({0}))


def variables(start: int, width: int) -> tuple[Polynomial, ...]:
    """Variables from number `start` on, one for each bit of a word."""
    return tuple(Polynomial(frozenset({1 << n})) for n in range(start, start + width))


def constant(value: int, width: int) -> tuple[Polynomial, ...]:
    """The bits of a number, least significant first."""
    return tuple(ONE if value >> n & 1 else ZERO for n in range(width))


def evaluate(
    netlist: Netlist,
    inputs: Mapping[str, Sequence[Polynomial]],
    registers: Sequence[Polynomial],
) -> dict[int, Polynomial]:
    """Net -> normal form, for given inputs and registers.

    An undriven net is a variable from number `UNDRIVEN` on. Raises `TooLargeError`, and
    `ValueError` for a netlist with tables or black boxes.
    """
    values = {0: ZERO, 1: ONE}
    values |= dict(zip(netlist.unknown, variables(UNDRIVEN, len(netlist.unknown)), strict=True))
    for port, nets in netlist.inputs.items():
        values |= dict(zip(nets, inputs[port], strict=True))
    values |= dict(zip((r.q for r in netlist.registers), registers, strict=True))
    for cell in netlist.cells:
        if not isinstance(cell, Gate):
            raise ValueError(f"{netlist.name(cell.outs[0])} is not a gate")
        values[cell.out] = _gate(cell.op, [values[net] for net in cell.ins])
    return values


def _gate(op: str, ins: Sequence[Polynomial]) -> Polynomial:
    if op in ("MUX", "NMUX"):  # so the product of both inputs does not arise
        zero, one, select = ins
        chosen = zero ^ (select & (zero ^ one))
        return ~chosen if op == "NMUX" else chosen
    function = FUNCTIONS[op]
    return function(ONE, *ins)  # type: ignore[return-value]


def word(values: Mapping[int, Polynomial], nets: Iterable[int]) -> tuple[Polynomial, ...]:
    """The forms of several nets."""
    return tuple(values[net] for net in nets)
