# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Starts of the search for speed: the truth table of an S-box, mapped by ABC in random ways.

The order of the inputs, the form that the table is first given, how that is restructured and the
fan-out from which nets are buffered are drawn; the start is the mapping that ABC's own timing finds
fastest.
"""

import random
from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.mapping import cell_circuit as fixed
from aesilicon.mapping import verilog as gates
from aesilicon.mapping.cell_circuit import Cell, CellCircuit, Kind
from aesilicon.mapping.searched_sboxes import DIRECTIONS
from aesilicon.netlist.mapped_netlist import MappedNetlist
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.targets import CellTarget
from aesilicon.tools import abc, process

STEP = "mapping a truth table"

_TABLES = {"forward": SBOX, "inverse": INV_SBOX, "both": SBOX + INV_SBOX}
_FORMS = (
    "strash",
    "collapse; sop; strash",
    "collapse; bdd; strash",
    "collapse; bdd; muxes; strash",
)
_RESTRUCTURED = (
    *("dc2 -b", "dch -f", "balance", "if -g -K 5; strash", "if -g -K 6 -C 8; strash"),
    *("&get -n; &syn3; &put", "&get -n; &synch2; &put", "&get -n; &dch -f; &put"),
)
_MAPPERS = ("dch; map", "dch; map", "dch -f; map -B 0.9 -D 1", "&get -n; &dch -f; &nf -p; &put")
_FANOUTS = (4, 5, 6, 8)
_MOST_STEPS = 3


def fastest(direction: str, target: CellTarget, tries: int, seed: int, work: Path) -> CellCircuit:
    """The fastest of some mappings; input 8 of `both` is 1 for the inverse.

    Raises `ToolError` where ABC fails.
    """
    process.link(target.liberty, work / "library.lib")
    library = target.library
    constraints = abc.constraints(library.driving_cell, library.output_load_pf)
    (work / "abc.constr").write_text(constraints, encoding="utf-8")
    draw = random.Random(seed)
    mappings: list[tuple[float, int, CellCircuit]] = []
    for number in range(tries):
        table, inputs = _TABLES[direction], DIRECTIONS[direction]
        order = draw.sample(range(inputs), inputs)
        (work / "table.pla").write_text(_pla(table, order), encoding="utf-8")
        delay_ns = _map(_recipe(draw), target, work)
        mappings.append((delay_ns, number, _circuit(work, inputs, target)))
    return min(mappings, key=lambda mapping: mapping[:2])[2]


def _pla(table: bytes, order: list[int]) -> str:
    """A table in the format of espresso, with its inputs in some order."""
    lines = [f".i {len(order)}", ".o 8", f".ilb {' '.join(f'x{i}' for i in order)}"]
    lines += [f".ob {' '.join(f'y{bit}' for bit in range(8))}", f".p {len(table)}"]
    for x, y in enumerate(table):
        ins = "".join(str(x >> i & 1) for i in order)
        lines.append(f"{ins} {''.join(str(y >> bit & 1) for bit in range(8))}")
    return "\n".join([*lines, ".e"]) + "\n"


def _recipe(draw: random.Random) -> str:
    steps = [draw.choice(_FORMS)]
    steps += draw.choices(_RESTRUCTURED, k=draw.randint(0, _MOST_STEPS))
    steps += [draw.choice(_MAPPERS), "topo", f"buffer -c -p -N {draw.choice(_FANOUTS)}"]
    return "; ".join([*steps, "upsize", "dnsize", "topo", "stime -p"])


def _map(recipe: str, target: CellTarget, work: Path) -> float:
    """Maps `table.pla` as `mapped.v`; its delay in ns by ABC."""
    unused = "".join(f" -X {pattern}" for pattern in target.library.dont_use)
    script = (
        f"read_lib{unused} -w library.lib; read_constr -v abc.constr; read_pla table.pla; strash; "
        f"{recipe}; write_verilog mapped.v"
    )
    log = work / "abc.log"
    said = abc.run(STEP, script, log=log, work=work)
    timing = abc.read_timing(said)
    if timing is None or not abc.used_constraints(said):
        raise ToolError(STEP, "ended without a netlist", log)
    return timing.delay_ns


def _circuit(work: Path, inputs: int, target: CellTarget) -> CellCircuit:
    """`mapped.v` with its inputs in the order of their numbers."""
    mapped = gates.read(work / "mapped.v")
    ports = tuple(f"x{i}" for i in range(inputs))
    return from_netlist(mapped, ports, [f"y{bit}" for bit in range(8)], fixed.kinds(target))


def from_netlist(
    netlist: MappedNetlist, inputs: Sequence[str], outputs: Sequence[str], known: Mapping[str, Kind]
) -> CellCircuit:
    """The circuit of a mapped netlist between these ports.

    Raises `UserError` for a cell that is not one of `known`, for loops and undriven nets.
    """
    signals = {net: n for n, net in enumerate(inputs)}
    drivers = {
        one.pins[known[one.cell].output]: one for one in netlist.instances if one.cell in known
    }
    nets = {net: [one.pins[pin] for pin in known[one.cell].pins] for net, one in drivers.items()}
    try:
        order = [net for net in TopologicalSorter(nets).static_order() if net in drivers]
        signals |= {net: len(inputs) + k for k, net in enumerate(order)}
        cells = [Cell(drivers[net].cell, tuple(signals[i] for i in nets[net])) for net in order]
        outs = tuple(signals[netlist.outputs[port]] for port in outputs)
    except (CycleError, KeyError) as e:
        raise UserError(f"'{netlist.top}' is no circuit of known cells: {e}") from e
    return CellCircuit(len(inputs), tuple(cells), outs)
