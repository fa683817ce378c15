# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a combinational module on cells with every gate as its author wrote it.

Morioka and Satoh 2002 kept their S-box netlists as designed and let synthesis choose cell strengths
only. In the same way each bit of each operator in the source is one gate, and each gate one cell:

- Yosys elaborates and flattens; neither Yosys nor ABC optimises. A gate with a constant input is
  simplified, and a gate on which no output depends is removed. The front end also simplifies
  `~(~a)` and `a & a` within one expression to `a`. An unnamed AND or OR that is read both inverted
  and not inverted becomes a NAND or NOR with an inverter.
- An inverted operator (`~(a & b)`) is one inverting gate, unless the sources give the inner value
  a name or read it twice; values inside functions have no names. ANDs and ORs at its inputs join
  it in the same way if the library has a cell of the joint function: `~((a | b) & c)` is one OAI21.
- The cell is the smallest of the library with this function; without one it is a fixed composition
  of cells (`composition`).
- ABC then only buffers nets of large fan-out and replaces cells by others of the same function.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.mapping import sizing, source_gates, verilog
from aesilicon.mapping.composition import Composer, usable
from aesilicon.mapping.library import total_area
from aesilicon.mapping.source_gates import NAMES, Net, SourceCircuit, flat
from aesilicon.netlist.mapped_netlist import CONSTANTS, Instance, MappedNetlist
from aesilicon.targets import CellTarget
from aesilicon.tools import abc

_MANY = 8
"""With `smallest` a gate with more readers gets the strongest cell that takes no more area."""
NO_CLOCK = "{}"
"""An empty list of ports for OpenSTA, which makes the clock a virtual one."""


@dataclass(frozen=True)
class AsDesigned:
    """A module mapped gate by gate."""

    netlist: Path
    """Verilog of cells and plain wires, with one port for each bit."""
    gates: Mapping[str, int]
    """Kind of gate as designed -> number of gates.

    Kinds are NOT, AND, OR, XOR, NAND, NOR, XNOR, ANDNOT, ORNOT, MUX, NMUX, and the joint gates
    NAND3, NOR3, AOI21, OAI21, AOI22, OAI22.
    """
    cells: Mapping[str, int]
    area: float
    """Area in the library's unit."""
    timing: abc.Timing
    """Timing by ABC."""


def map_as_designed(
    files: Sequence[Path],
    top: str,
    target: CellTarget,
    *,
    work: Path,
    buffered: bool = True,
    smallest: bool = False,
    max_fanout: int = abc.SINGLE["speed"].max_fanout,
) -> AsDesigned:
    """Maps the module `top` of SystemVerilog `files` (in compilation order) gate by gate.

    All files go into `work`. Without `buffered` every cell is the smallest of its function, and no
    buffer is inserted. `smallest` asks for the least area: a gate with many readers gets the
    strongest of the smallest cells, and a multiplexer exchanges its data inputs where its select
    then becomes an inverting gate.
    Raises `UserError` for a module that is not combinational logic of simple gates, `ToolError`
    where a tool fails.
    """
    composer = Composer(usable(target))
    circuit = source_gates.read(files, top, composer, smallest=smallest, work=work)
    reads = Counter(net for gate in circuit.gates for net in gate.ins)
    for gate in circuit.gates:
        strong = smallest and reads[gate.out] > _MANY
        composer.build(gate.table, tuple(map(_wire, gate.ins)), _wire(gate.out), strong=strong)
    mapped = MappedNetlist(
        top,
        tuple(_wire(net) for nets in circuit.inputs.values() for net in nets),
        {f"o{n}": _wire(net) for n, net in enumerate(flat(circuit.outputs))},
        tuple(composer.instances),
    )
    sized, timing = sizing.size(mapped, target, work, max_fanout if buffered else None)
    cells = Counter(instance.cell for instance in sized.instances)
    verilog.write(_named(sized, circuit), work / "netlist.v")
    return AsDesigned(
        netlist=work / "netlist.v",
        gates=dict(sorted(Counter(NAMES[len(g.ins), g.table] for g in circuit.gates).items())),
        cells=dict(sorted(cells.items())),
        area=total_area(target, cells),
        timing=timing,
    )


def _wire(net: Net) -> str:
    return net if isinstance(net, str) else f"w{net}"


def _named(netlist: MappedNetlist, circuit: SourceCircuit) -> MappedNetlist:
    """The netlist with the port names of the source, one port for each bit."""
    names = dict(zip(CONSTANTS, CONSTANTS, strict=True))
    names |= {_wire(net): port for port, net in _bits(circuit.inputs)}
    ports = [port for port, _ in _bits(circuit.outputs)]
    outputs = {port: netlist.outputs[f"o{n}"] for n, port in enumerate(ports)}
    for port, net in outputs.items():
        names.setdefault(net, port)
    inner = sorted(
        {net for instance in netlist.instances for net in instance.pins.values()} - {*names}
    )
    names |= {net: f"_n{n}_" for n, net in enumerate(inner)}
    return MappedNetlist(
        netlist.top,
        tuple(port for port, _ in _bits(circuit.inputs)),
        {port: names[net] for port, net in outputs.items()},
        tuple(
            Instance(
                f"_g{n}_", instance.cell, {pin: names[net] for pin, net in instance.pins.items()}
            )
            for n, instance in enumerate(netlist.instances)
        ),
    )


def _bits(ports: Mapping[str, list[Net]]) -> list[tuple[str, Net]]:
    return [
        (f"{name}[{n}]" if len(nets) > 1 else name, net)
        for name, nets in ports.items()
        for n, net in enumerate(nets)
    ]
