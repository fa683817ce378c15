# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Cuts out modules, such as S-boxes, that are compared once on their own.

An instance becomes ports of the top module: its outputs become inputs, its inputs become outputs.
Instances of one name on both sides are proven to be the same circuit, so they have equal outputs
as long as their inputs have always been equal. Neither side has a combinational loop through them.
So it is enough to prove, for arbitrary outputs of the instances, that their inputs are equal.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Box, Netlist

_UNNAMED = re.compile(r"\bgenblk\d+\.")
"""Unnamed generate blocks, which front ends number differently in instance names."""


def cut(netlist: Netlist, clock: str) -> tuple[Netlist, Mapping[str, Box]]:
    """The netlist with its black boxes cut out, and instance name -> black box.

    The name of a cut port tells if it carries the clock. Raises `UserError` if two instances have
    the same name.
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
    """Names of the modules in plain Verilog that a front end made from the RTL's `modules`."""
    if not modules:
        return []
    kinds = "|".join(modules)
    return re.findall(rf"^module ((?:{kinds})(?:_\d+)?)\b", text, re.MULTILINE)
