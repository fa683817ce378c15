# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Evaluates a netlist in many lanes at once: bit n of a net's integer is its value in lane n."""

from collections.abc import Callable, Sequence
from itertools import chain

from aesilicon.netlist.gates import EVALUATE
from aesilicon.netlist.netlist import Box, Netlist, Table

LookUp = Callable[[Box, dict[int, int], int], int]
"""Function (box, net -> value, lane) -> output word of the box in this lane."""


def evaluate(
    netlist: Netlist, values: dict[int, int], lanes: int, box: LookUp | None = None
) -> dict[int, int]:
    """Adds the values of all nets to `values`, which holds inputs and registers, and returns it.

    Bit n of a value is lane n. An input, register, undriven net or (without `box`) box output that
    `values` lacks is 0.
    """
    ones = (1 << lanes) - 1
    values |= {0: 0, 1: ones}
    free = [*netlist.unknown, *(register.q for register in netlist.registers)]
    for net in chain(free, *netlist.inputs.values()):
        values.setdefault(net, 0)
    for op, cell in netlist.runs:
        if isinstance(cell, list):
            EVALUATE[op](ones, values, cell)
        elif isinstance(cell, Table):
            words = [cell.entries[word(values, cell.ins, lane)] for lane in range(lanes)]
            _spread(cell.outs, words, values)
        elif box is not None:
            _spread(cell.outs, [box(cell, values, lane) for lane in range(lanes)], values)
        else:
            for net in cell.outs:
                values.setdefault(net, 0)
    return values


def word(values: dict[int, int], nets: Sequence[int], lane: int) -> int:
    """The number that the bits of `nets` form in one lane, least significant bit first."""
    return sum((values[net] >> lane & 1) << i for i, net in enumerate(nets))


def _spread(nets: Sequence[int], words: Sequence[int], values: dict[int, int]) -> None:
    for i, net in enumerate(nets):
        values[net] = sum((word >> i & 1) << lane for lane, word in enumerate(words))
