# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Gives the registers of a mapped netlist the names that they have in the sources.

ABC and nextpnr read generated names, so that a renamed signal moves no figure. Reports, breakdown
and the equivalence proof read the restored netlist.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from aesilicon.mapping import verilog
from aesilicon.netlist.generated_names import Names
from aesilicon.tools import yosys


def cells(netlist: Path, names: Names, output: Path) -> Path:
    """Writes a Verilog netlist of standard cells with names restored to `output`; returns this."""
    read = verilog.read(netlist)
    taken = {*read.inputs, *read.outputs}
    nets: dict[str, str] = {}
    for wire, aliases in names.wires.items():
        if wire not in taken and (name := _free(aliases, taken)):
            nets[wire] = name
            taken.add(name)
    instances = tuple(
        replace(
            one,
            name=names.cells.get(one.name, one.name),
            pins={pin: nets.get(net, net) for pin, net in one.pins.items()},
        )
        for one in read.instances
    )
    outputs = {port: nets.get(net, net) for port, net in read.outputs.items()}
    verilog.write(replace(read, instances=instances, outputs=outputs), output)
    return output


def _free(aliases: Sequence[str], taken: set[str]) -> str | None:
    return next((name for name in aliases if name not in taken), None)


def luts(netlist: Path, top: str, names: Names, output: Path) -> Path:
    """Writes a JSON netlist of an FPGA with names restored to `output`; returns this."""
    design = json.loads(netlist.read_text(encoding="utf-8"))
    module: Any = design["modules"][top]
    nets = module["netnames"]
    bits = {name: net["bits"] for name, net in nets.items()}
    for wire, aliases in names.wires.items():
        for name in aliases if wire in bits else ():
            nets.setdefault(name, {"hide_name": 0, "bits": bits[wire], "attributes": {}})
    for wire in names.wires:
        nets.pop(wire, None)
    cells: dict[str, Any] = {}
    for name, cell in module["cells"].items():
        restored = names.cells.get(name, name)
        cells[name if restored in cells else restored] = cell
    module["cells"] = cells
    yosys.write(output, json.dumps(design))
    return output
