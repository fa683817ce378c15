# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The gates of a netlist in BLIF, the language that ABC reads."""

from collections.abc import Iterator, Mapping

from aesilicon.flows.prove.netlist import Gate, Netlist

_COVERS = {
    "BUF": ("1 1",),
    "NOT": ("0 1",),
    "AND": ("11 1",),
    "NAND": ("11 0",),
    "OR": ("00 0",),
    "NOR": ("00 1",),
    "XOR": ("10 1", "01 1"),
    "XNOR": ("11 1", "00 1"),
    "ANDNOT": ("10 1",),
    "ORNOT": ("01 0",),
    "MUX": ("1-0 1", "-11 1"),
}


def gates(netlist: Netlist, wires: Mapping[int, str]) -> Iterator[str]:
    """Every gate; `wires` names the nets. Tables and boxes are left out."""
    for cell in netlist.cells:
        if isinstance(cell, Gate):
            yield f".names {' '.join(wires[net] for net in cell.ins)} {wires[cell.out]}"
            yield from _COVERS[cell.op]
