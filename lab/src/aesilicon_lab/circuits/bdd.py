# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as a shared binary decision diagram of multiplexers (Bryant 1986).

After Morioka & Satoh 2002, section 3: one diagram for all outputs, reduced and ordered. The order
of the inputs is one with the fewest nodes of all orders, found by the dynamic program of Friedman &
Supowit 1990 over the sets of inputs that are decided first.
"""

from collections.abc import Sequence
from functools import cache

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import sv_writer, truth

_PARAGRAPH = """\
// The AES S-box as a shared binary decision diagram (Morioka & Satoh 2002, section 3): each node
// is a mux; the variable order has the fewest nodes of all orders. Combinational.
"""


def best_order(columns: Sequence[int], inputs: int) -> tuple[int, tuple[int, ...]]:
    """The fewest nodes of a shared diagram, and an order of the inputs, root first, that has them.

    The nodes of an input are the distinct subfunctions that depend on it once all inputs above are
    decided; their order does not matter.
    """
    everything = (1 << inputs) - 1
    below: dict[int, frozenset[int]] = {0: frozenset(columns)}
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for decided in range(1, everything + 1):
        ways = []
        for place in range(inputs):
            if decided >> place & 1:
                above = decided ^ 1 << place
                pairs = [truth.cofactors(column, place, inputs) for column in below[above]]
                nodes, order = best[above]
                nodes += sum(low != high for low, high in pairs)
                ways.append((nodes, (*order, place)))
                below[decided] = frozenset(column for pair in pairs for column in pair)
        best[decided] = min(ways)
    return best[everything]


def diagram(columns: Sequence[int], order: Sequence[int]) -> Circuit:
    """The shared diagram with the inputs in `order`, root first, a multiplexer a node.

    A node with a constant child is an AND or OR; a node that equals its input needs no gate.
    """
    inputs = len(order)
    ones = (1 << (1 << inputs)) - 1
    builder = Builder(inputs)
    known = {ones ^ truth.where_zero(place, inputs): place for place in range(inputs)}

    def node(column: int, level: int) -> int:
        if column not in known:
            low, high = truth.cofactors(column, order[level], inputs)
            if low == high:
                return node(column, level + 1)
            known[column] = multiplexer(order[level], low, high, level + 1)
        return known[column]

    def multiplexer(place: int, low: int, high: int, level: int) -> int:
        match low == 0, low == ones, high == 0, high == ones:
            case _, True, True, _:
                return builder.add("NOT", place)
            case True, _, _, _:
                return builder.add("AND", place, node(high, level))
            case _, True, _, _:
                return builder.add("OR", builder.add("NOT", place), node(high, level))
            case _, _, True, _:
                return builder.add("AND", builder.add("NOT", place), node(low, level))
            case _, _, _, True:
                return builder.add("OR", place, node(low, level))
        return builder.add("MUX", place, node(high, level), node(low, level))

    return builder.circuit(node(column, 0) for column in columns)


def smallest(columns: Sequence[int], inputs: int) -> Circuit:
    """The diagram with the order that is best for these columns."""
    return diagram(columns, best_order(columns, inputs)[1])


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward, inverse, and both: one diagram over 9 inputs, input 8 selects the inverse.

    That diagram has fewer nodes than the two others together.
    """
    forward, inverse = truth.columns(SBOX), truth.columns(INV_SBOX)
    both = tuple(a | b << 256 for a, b in zip(forward, inverse, strict=True))
    return smallest(forward, 8), smallest(inverse, 8), smallest(both, 9)


def generate() -> str:
    """SystemVerilog of module `aes_sbox_bdd`."""
    return sv_writer.circuit_module("aes_sbox_bdd", _PARAGRAPH, *circuits())
