# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proves a block exhaustively: compares its RTL and its netlists with `spec` for all inputs.

A clocked block has a register at its output; its next-state value is checked, for both values of
`clear_i`. In a block with one direction `inverse_i` must not matter.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.mapped import Mapped, lowered
from aesilicon.equivalence.sbox_check import model
from aesilicon.mapping.gate_simulator import Simulator
from aesilicon.netlist.gates import column
from aesilicon.netlist.netlist import Netlist
from aesilicon_lab.foundry.block import CLOCK, TOP, Block

BYTES = 256


def wrong_rtl(block: Block, files: Sequence[Path], work: Path) -> str | None:
    """A sentence on the first wrong image of the elaborated RTL; None if all are right."""
    netlist = elaborate(files, TOP, CLOCK, work).core
    return _wrong_model(block, netlist, "RTL")


def wrong_luts(block: Block, mapped: Mapped, work: Path) -> str | None:
    """A sentence on the first wrong image of a netlist of LUTs; None if all are right."""
    return _wrong_model(block, lowered(mapped, work), "netlist")


def wrong_cells(block: Block, simulator: Simulator) -> str | None:
    """A sentence on the first wrong image of a netlist of cells; None if all are right.

    The simulator has 256 lanes, one for each byte.
    """
    controls = [port for port in block.ports if port in ("clear_i", "inverse_i")]
    inputs = dict.fromkeys(simulator.netlist.inputs, 0)
    inputs.pop(CLOCK, None)
    for bit in range(8):
        inputs[f"data_i[{bit}]"] = column(bit, 8)
    for values in product((0, 1), repeat=len(controls)):
        setting = dict(zip(controls, values, strict=True))
        inputs |= {port: simulator.mask * setting[port] for port in setting if port in inputs}
        for _ in range(1 + block.clocks):
            simulator.clock(inputs)
        columns = [simulator[simulator.netlist.outputs[f"data_o[{bit}]"]] for bit in range(8)]
        images = [
            sum((column >> byte & 1) << bit for bit, column in enumerate(columns))
            for byte in range(BYTES)
        ]
        if wrong := _difference(block, images, setting, "netlist"):
            return wrong
    return None


def _wrong_model(block: Block, netlist: Netlist, what: str) -> str | None:
    """Checks the truth table of the logic, or of the output register's next-state value."""
    if len(netlist.registers) != 8 * block.clocks:
        return f"{block.label}: the {what} has {len(netlist.registers)} registers"
    if block.clocks:
        taken = {register.q: register.d for register in netlist.registers}
        outputs = {name: [taken.get(net) for net in nets] for name, nets in netlist.outputs.items()}
        if any(net is None for nets in outputs.values() for net in nets):
            return f"{block.label}: an output of the {what} is no register"
        through = {
            name: tuple(net for net in nets if net is not None) for name, nets in outputs.items()
        }
        netlist = replace(netlist, outputs=through, registers=())
    truth = model(block.label, netlist)
    names = [name for name, _ in truth.controls]
    for value, table in enumerate(truth.tables):
        setting = {name: value >> place & 1 for place, name in enumerate(names)}
        if wrong := _difference(block, table, setting, what):
            return wrong
    return None


def _difference(
    block: Block, images: Sequence[int], setting: Mapping[str, int], what: str
) -> str | None:
    """A sentence on the first byte whose image differs from the definition, or None."""
    for byte, image in enumerate(images):
        right = 0
        if not setting.get("clear_i"):
            right = block.expected(byte, inverse=bool(setting.get("inverse_i")))
        if image != right:
            at = "".join(f", {port} = {value}" for port, value in setting.items())
            return (
                f"{block.label}: the {what} gives {image:02x} for {byte:02x}{at}, "
                f"which should be {right:02x}"
            )
    return None
