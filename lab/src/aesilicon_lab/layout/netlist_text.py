# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Writes a laid-out netlist as flat Verilog, with the port buses of the RTL."""

import re
from collections.abc import Sequence
from pathlib import Path

from aesilicon_lab.layout.physical import PORT, Physical

_BIT = re.compile(r"(.*)\[(\d+)\]")


def write(netlist: Physical, path: Path) -> None:
    """Writes the netlist. A net with ports takes the name of its first port."""
    net_of = netlist.net_of()
    declared = [
        f"  {way} {width}{name};"
        for way, ports in (("input", netlist.inputs), ("output", netlist.outputs))
        for name, width in _buses(ports).items()
    ]
    names = [*_buses([*netlist.inputs, *netlist.outputs])]
    ports = {*netlist.inputs, *netlist.outputs}
    wires = [f"  wire {net};" for net in netlist.nets if net not in ports]
    pins: dict[str, list[str]] = {cell: [] for cell in netlist.cells}
    for (cell, pin), net in net_of.items():
        if cell != PORT:
            pins[cell].append(f".{pin}({net})")
    cells = [
        f"  {kind} {cell} ({', '.join(sorted(pins[cell]))});"
        for cell, kind in netlist.cells.items()
    ]
    shared = [
        f"  assign {port} = {net_of[PORT, port]};"
        for port in netlist.outputs
        if net_of[PORT, port] != port
    ]
    head = f"module {netlist.top} ({', '.join(names)});"
    text = "\n".join([head, *declared, *wires, *cells, *shared, "endmodule"])
    path.write_text(text + "\n", encoding="utf-8")


def _buses(ports: Sequence[str]) -> dict[str, str]:
    """Name of a bus or single port -> its range as Verilog, empty for a single port."""
    bits: dict[str, list[int]] = {}
    for port in ports:
        if bit := _BIT.fullmatch(port):
            bits.setdefault(bit[1], []).append(int(bit[2]))
        else:
            bits.setdefault(port, [])
    return {name: f"[{max(known)}:{min(known)}] " if known else "" for name, known in bits.items()}
