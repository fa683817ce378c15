# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a design around S-boxes that keep the cells for which they were optimised.

ABC restructures a circuit before it maps it, S-boxes included. Here ABC maps only the logic around
the S-boxes, and the S-boxes are inserted as cells. Then drive strengths and buffers are chosen for
the complete netlist. As for every netlist, equality with the RTL is proven afterwards.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.design.sboxes import SBOXES
from aesilicon.flows.measure import designed_cells
from aesilicon.flows.measure.search import AS_DESIGNED, SIZED
from aesilicon.mapping import cell_circuit, searched_sboxes, sizing, verilog
from aesilicon.mapping.library import total_area
from aesilicon.netlist.mapped_netlist import CONSTANTS, Instance, MappedNetlist
from aesilicon.targets import CellTarget
from aesilicon.tools.yosys_cells import CellNetlist

_DIRECTIONS = ("forward", "inverse", "both")
"""Directions of an S-box, in the order of `direction_e` in `aes_pkg`."""


@dataclass(frozen=True)
class SboxCells:
    """S-boxes of a design as cells of a library."""

    modules: tuple[str, ...]
    """Modules to leave out of synthesis."""
    cells: str
    """Verilog of these modules, for Yosys's `techmap`."""
    again: tuple[int, ...] = SIZED
    """Fan-out limits for buffering with the cells in place: `again` of `search.search`."""


def kept(
    design: Design, target: CellTarget, sources: Sequence[Path], work: Path
) -> SboxCells | None:
    """The twisted BDDs of a design as cells; without twisted BDDs the result of `sboxes`.

    The two are never combined: ABC would also see the key schedule in parts, and make its XOR chain
    slower.
    """
    designed = designed_cells.modules(design, target, sources, work)
    if not designed:
        return sboxes(design, target)
    return SboxCells(tuple(designed), "".join(designed.values()), AS_DESIGNED)


def sboxes(design: Design, target: CellTarget) -> SboxCells | None:
    """The S-boxes of a design that have optimised cells in this library; None if none has.

    An S-box is included if it has cells for each direction in which the design uses it.
    """
    known = cell_circuit.kinds(target)
    sources = {
        module: cell_circuit.module(module, ways, known)
        for module, ways in circuits(design, target).items()
    }
    return SboxCells(tuple(sources), "".join(sources.values())) if sources else None


def circuits(design: Design, target: CellTarget) -> dict[str, dict[int, cell_circuit.CellCircuit]]:
    """Module of an S-box with optimised cells -> value of `Directions` -> the circuit of cells."""
    ways = {design.sbox.name: set(_directions(design))}
    ways.setdefault(design.key_sbox.name, set()).add("forward")
    known = cell_circuit.kinds(target)
    return {
        SBOXES[name].module: {
            _DIRECTIONS.index(way): cell_circuit.read(
                searched_sboxes.text(name, way, target.name),
                searched_sboxes.DIRECTIONS[way],
                known,
            )
            for way in sorted(used)
        }
        for name, used in ways.items()
        if all(searched_sboxes.has_cells(name, way, target.name) for way in used)
    }


def _directions(design: Design) -> tuple[str, ...]:
    """Directions of the S-boxes in the data path."""
    one_way = ["forward" if way == "encrypt" else "inverse" for way in design.core.directions]
    if len(one_way) == 1 or design.traits.path_each_way:
        return tuple(one_way)
    return ("both",)


def sized(
    mapped: CellNetlist,
    target: CellTarget,
    max_fanout: int,
    *,
    small: bool,
    delay_ns: float | None,
    work: Path,
) -> CellNetlist:
    """Inserts buffers and chooses drive strengths in a mapped netlist, timed as a whole.

    Nets with more than `max_fanout` loads are buffered (0: none). `small` asks for the least area;
    `delay_ns` is a sufficient delay. Raises `ToolError` if ABC fails or changes anything else.
    """
    netlist = verilog.read(mapped.netlist)
    flop = target.library.flop
    registers = [one for one in netlist.instances if one.cell == flop.cell]
    sources = [*netlist.inputs, *(one.pins[flop.output] for one in registers)]
    sinks = [*netlist.outputs.values(), *(one.pins[flop.data] for one in registers)]
    # ABC renames nets with special characters, so it gets plain names.
    names = dict(zip(CONSTANTS, CONSTANTS, strict=True))
    names |= {net: f"i{n}" for n, net in enumerate(sources)}

    def plain(net: str) -> str:
        return names.setdefault(net, f"n{len(names)}")

    logic = MappedNetlist(
        "logic",
        tuple(names[net] for net in sources),
        {f"o{n}": plain(net) for n, net in enumerate(sinks)},
        tuple(
            Instance(f"g{n}", one.cell, {pin: plain(net) for pin, net in one.pins.items()})
            for n, one in enumerate(netlist.instances)
            if one.cell != flop.cell
        ),
    )
    # Buffers for long wires would slow the S-boxes, whose loads were balanced without wires.
    made, timing = sizing.size(
        logic,
        target,
        work,
        max_fanout,
        small=small,
        delay_ns=delay_ns,
        wire_loads=False,
        timeout=1800,
    )
    back = {names[net]: net for net in sources}
    ends = [back.get(net, net) for net in (made.outputs[f"o{n}"] for n in range(len(sinks)))]
    ports, data = ends[: len(netlist.outputs)], ends[len(netlist.outputs) :]
    whole = replace(
        netlist,
        outputs=dict(zip(netlist.outputs, ports, strict=True)),
        instances=(
            *(
                replace(one, pins={**one.pins, flop.data: net})
                for one, net in zip(registers, data, strict=True)
            ),
            *(
                Instance(f"_{n}_", one.cell, _named(one.pins, back))
                for n, one in enumerate(made.instances)
            ),
        ),
    )
    verilog.write(whole, work / "netlist.v")
    cells = Counter(one.cell for one in whole.instances)
    return CellNetlist(
        netlist=work / "netlist.v",
        names=mapped.names,
        cells=dict(sorted(cells.items())),
        flops=len(registers),
        area=total_area(target, cells),
        timing=timing,
    )


def _named(pins: Mapping[str, str], back: Mapping[str, str]) -> dict[str, str]:
    return {pin: back.get(net, net) for pin, net in pins.items()}
