# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The gates of a netlist in BLIF, the language that ABC reads."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from aesilicon.netlist.gates import ARITY, TABLES
from aesilicon.netlist.netlist import Gate, Netlist


def gates(netlist: Netlist, wires: Mapping[int, str]) -> Iterator[str]:
    """The lines of every gate; `wires` maps nets to names. Tables and boxes are left out."""
    for cell in netlist.cells:
        if isinstance(cell, Gate):
            yield f".names {' '.join(wires[net] for net in cell.ins)} {wires[cell.out]}"
            yield from cover(cell.op)


@cache
def cover(kind: str) -> tuple[str, ...]:
    """The BLIF rows of a kind of gate: the cubes of its on-set or off-set, the fewer of the two."""
    return min((_cubes(kind, "1"), _cubes(kind, "0")), key=len)


def _cubes(kind: str, value: str) -> tuple[str, ...]:
    inputs, table = ARITY[kind], TABLES[kind]
    rows = {
        "".join(str(n >> place & 1) for place in range(inputs))
        for n in range(1 << inputs)
        if str(table >> n & 1) == value
    }
    uncovered, cubes = set(rows), []
    for cube in sorted(product("-01", repeat=inputs), key=lambda one: -one.count("-")):
        inside = {"".join(row) for row in product(*("01" if c == "-" else c for c in cube))}
        if inside <= rows and inside & uncovered:
            cubes.append(f"{''.join(cube)} {value}")
            uncovered -= inside
    return tuple(cubes)
