# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Flat Verilog of library cells: ABC and Yosys write it, ABC and OpenSTA read it."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aesilicon.errors import ToolError
from aesilicon.files import scratch
from aesilicon.netlist.mapped_netlist import CONSTANTS, MappedNetlist, mapped_netlist
from aesilicon.tools import process, yosys

STEP = "reading the mapped netlist"


def read(path: Path) -> MappedNetlist:
    """Reads a netlist by Yosys, with ports and cells in the order of the file.

    Raises `ToolError` if the file holds anything but instances of cells and assigned wires.
    """
    with scratch() as work:
        process.link(path, work / "netlist.v")
        script = "read_verilog netlist.v\nwrite_json netlist.json\n"
        yosys.run("read-netlist", script, work)
        modules = json.loads((work / "netlist.json").read_text(encoding="utf-8"))["modules"]
    if len(modules) != 1:
        raise ToolError(STEP, "the netlist is not flat", path)
    top, module = modules.popitem()
    for cell in module["cells"].values():
        if cell["type"].startswith("$"):
            raise ToolError(STEP, f"'{cell['type']}' is no cell of a library", path)
    for kind, place in (("cells", module["cells"]), ("ports", module["netnames"])):
        module[kind] = dict(sorted(module[kind].items(), key=lambda entry: _place(place[entry[0]])))
    return mapped_netlist(top, module, ports_last=True)


def _place(attributes: Mapping[str, Any]) -> tuple[int, ...]:
    """Line and column of an object in the Verilog file."""
    return tuple(map(int, re.findall(r"\d+", attributes["attributes"]["src"].rpartition(":")[2])))


def write(netlist: MappedNetlist, path: Path) -> None:
    """Writes a netlist as flat Verilog."""
    ports = [*netlist.inputs, *netlist.outputs]
    wires = {net for instance in netlist.instances for net in instance.pins.values()} - {
        *ports,
        *CONSTANTS,
    }
    lines = [f"module {netlist.top} ({', '.join(map(_word, ports))});"]
    lines += [f"  input {_word(port)};" for port in netlist.inputs]
    lines += [f"  output {_word(port)};" for port in netlist.outputs]
    lines += [f"  wire {_word(net)};" for net in sorted(wires)]
    for instance in netlist.instances:
        pins = ", ".join(f".{pin}({_word(net)})" for pin, net in instance.pins.items())
        lines.append(f"  {instance.cell} {_word(instance.name)} ({pins});")
    lines += [
        f"  assign {_word(port)} = {_word(net)};"
        for port, net in netlist.outputs.items()
        if port != net
    ]
    yosys.write(path, "\n".join([*lines, "endmodule"]) + "\n")


def _word(name: str) -> str:
    """The Verilog word for a net: a constant, or an identifier, escaped if need be."""
    if name in CONSTANTS:
        return f"1'b{name}"
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f"\\{name} "
