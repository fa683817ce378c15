# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A circuit of gates in many states at once: a net is one integer, a bit for each state."""

from aesilicon.flows.prove.netlist import Gate, Netlist, Table


def evaluate(netlist: Netlist, values: dict[int, int], lanes: int) -> dict[int, int]:
    """Every net, from those of inputs and registers; bit n of a value is that in lane n.

    What is not given and comes from no gate or table is 0.
    """
    ones = (1 << lanes) - 1
    values |= {0: 0, 1: ones}
    get = values.get
    for cell in netlist.cells:
        if isinstance(cell, Table):
            _look_up(cell, values, lanes)
            continue
        if not isinstance(cell, Gate):
            continue
        a, b = get(cell.ins[0], 0), get(cell.ins[-1], 0)
        match cell.op:
            case "MUX":
                out = a ^ ((a ^ get(cell.ins[1], 0)) & b)
            case "BUF":
                out = a
            case "NOT":
                out = a ^ ones
            case "AND":
                out = a & b
            case "NAND":
                out = a & b ^ ones
            case "ANDNOT":
                out = a & (b ^ ones)
            case "OR":
                out = a | b
            case "NOR":
                out = (a | b) ^ ones
            case "ORNOT":
                out = a | (b ^ ones)
            case "XOR":
                out = a ^ b
            case "XNOR":
                out = a ^ b ^ ones
            case _:
                raise AssertionError(cell.op)
        values[cell.out] = out
    return values


def _look_up(table: Table, values: dict[int, int], lanes: int) -> None:
    address = [values.get(net, 0) for net in table.ins]
    outs = [0] * len(table.outs)
    for lane in range(lanes):
        entry = table.entries[sum((bits >> lane & 1) << i for i, bits in enumerate(address))]
        for i in range(len(outs)):
            outs[i] |= (entry >> i & 1) << lane
    values |= zip(table.outs, outs, strict=True)
