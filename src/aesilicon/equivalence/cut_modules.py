# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Modules that are compared once by themselves, such as S-boxes, and cut out of the rest.

An instance becomes ports of the top module: what it gives comes in, what it takes goes out. The
instances of one name on both sides are one circuit, and so give the same where they have always
taken the same. Neither side has a combinational loop through them, so if both sides take the same
for all that may come in, they do so in the whole circuit.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Box, Netlist

_UNNAMED = re.compile(r"\bgenblk\d+\.")
"""Unnamed generate blocks, which front ends number differently in instance names."""


def cut(netlist: Netlist, clock: str) -> tuple[Netlist, Mapping[str, Box]]:
    """The netlist with its black boxes cut out, and these by the name of the instance.

    A port that has the clock says so by its name. Raises `UserError` for two instances of one name.
    """
    boxes: dict[str, Box] = {}
    inputs, outputs = dict(netlist.inputs), dict(netlist.outputs)
    clocks = {net for net, names in netlist.aliases.items() if clock in names}
    for cell in netlist.cells:
        if not isinstance(cell, Box):
            continue
        name = _UNNAMED.sub("", cell.name)
        if name in boxes:
            raise UserError(f"{netlist.top}: two S-boxes are called {name}, so it is not compared")
        boxes[name] = cell
        inputs |= {f"{name}.{port}": nets for port, nets in cell.out_ports}
        for port, nets in cell.ports:
            clocked = clocks.issuperset(nets)
            outputs[f"{name}.{port}{'.clocked' if clocked else ''}"] = (1,) if clocked else nets
    return replace(
        netlist,
        inputs=inputs,
        outputs=outputs,
        cells=tuple(cell for cell in netlist.cells if not isinstance(cell, Box)),
        unknown=tuple(net for net in netlist.unknown if net not in clocks),
    ), boxes


def names(text: str, modules: tuple[str, ...]) -> list[str]:
    """The modules of plain Verilog that were made of some modules of the RTL."""
    if not modules:
        return []
    kinds = "|".join(modules)
    return re.findall(rf"^module ((?:{kinds})(?:_\d+)?)\b", text, re.MULTILINE)
