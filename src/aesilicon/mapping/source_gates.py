# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads the gates of a combinational module as its author wrote them, for `gate_by_gate`."""

import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from aesilicon.errors import ToolError, UserError
from aesilicon.mapping.composition import STEP, Composer
from aesilicon.netlist.gates import ARITY, TABLES, full
from aesilicon.netlist.mapped_netlist import CONSTANTS
from aesilicon.netlist.order import LoopError, in_order
from aesilicon.targets.plain_cells import BUFFER, INVERTER, NAND2
from aesilicon.tools import yosys

NAMES = {(ARITY[kind], table): kind for kind, table in TABLES.items() if kind != "BUF"} | {
    (2, 0b0100): "ANDNOT",
    (2, 0b1101): "ORNOT",
}
"""(Inputs, truth table) -> name; tables are numbers as in `targets.plain_cells.PlainGate.table`."""
_AND2, _OR2, NOR2 = TABLES["AND"], TABLES["OR"], TABLES["NOR"]
_OF_YOSYS = {f"$_{kind}_": table for kind, table in TABLES.items()}

Net = int | str
"""A net in Yosys's JSON; "0" and "1" are the constants."""


@dataclass(frozen=True)
class SourceGate:
    """One gate of the source, which becomes one cell."""

    table: int
    """Truth table as a number, see `targets.plain_cells.PlainGate.table`."""
    ins: tuple[Net, ...]
    out: Net


@dataclass(frozen=True)
class SourceCircuit:
    """A circuit of gates; each gate comes after the gates that drive it."""

    inputs: Mapping[str, list[Net]]
    """Port -> nets, least significant bit first."""
    outputs: Mapping[str, list[Net]]
    gates: tuple[SourceGate, ...]
    named: Collection[Net]
    """Nets that the sources give a name."""


def read(
    files: Sequence[Path],
    top: str,
    composer: Composer,
    *,
    smallest: bool,
    work: Path,
) -> SourceCircuit:
    """The gates of module `top`. Gates that a single cell of `composer` can compute are joined.

    With `smallest` a multiplexer exchanges its data inputs where its select then becomes an
    inverting gate. Raises the errors of `gate_by_gate.map_as_designed`.
    """
    circuit = _inverting(_elaborate(files, top, work))
    return _joined(_turned(circuit) if smallest else circuit, composer)


def flat(ports: Mapping[str, list[Net]]) -> list[Net]:
    """The nets of all ports."""
    return [net for nets in ports.values() for net in nets]


def _elaborate(files: Sequence[Path], top: str, work: Path) -> SourceCircuit:
    yosys.write(work / "files.f", "".join(f'"{file.resolve()}"\n' for file in files))
    script = [
        f"read_slang --top {top} -f files.f",
        f"hierarchy -check -top {top}",
        "proc -norom -noopt",
        "flatten",
        "simplemap",
        "write_json netlist.json",
    ]
    log = yosys.run_script(script, work, 600)
    try:
        text = (work / "netlist.json").read_text(encoding="utf-8")
        module = json.loads(text)["modules"][top]
    except (OSError, ValueError, KeyError) as e:
        raise ToolError(STEP, "Yosys wrote no usable netlist.json", log) from e
    ports: dict[str, dict[str, list[Net]]] = {"input": {}, "output": {}}
    for name, port in module["ports"].items():
        if port["direction"] not in ports:
            raise UserError(f"'{top}' cannot be mapped as designed: port '{name}' is an inout")
        ports[port["direction"]][name] = [_net(bit) for bit in port["bits"]]
    named = {
        bit
        for name in module["netnames"].values()
        if "hdlname" in name["attributes"]
        for bit in name["bits"]
    }
    ordered = _in_order(top, [_gate(top, cell) for cell in _cells(module)])
    return _simplified(SourceCircuit(ports["input"], ports["output"], ordered, named))


def _cells(module: Any) -> list[Any]:
    return [cell for cell in module["cells"].values() if cell["type"] != "$scopeinfo"]


def _gate(top: str, cell: Any) -> SourceGate:
    kind, pins = cell["type"], cell["connections"]
    if kind not in _OF_YOSYS:
        raise UserError(
            f"'{top}' cannot be mapped as designed: it has a {kind}, which is no simple gate"
        )
    ins = tuple(_net(pins[pin][0]) for pin in ("A", "B", "S") if pin in pins)
    return SourceGate(_OF_YOSYS[kind], ins, pins["Y"][0])


def _net(bit: Net) -> Net:
    """The net of a bit in Yosys's JSON; "0" for an undefined bit."""
    return "0" if bit in ("x", "z") else bit


def _in_order(top: str, gates: Sequence[SourceGate]) -> tuple[SourceGate, ...]:
    try:
        return tuple(in_order(gates, lambda gate: gate.ins, lambda gate: (gate.out,)))
    except LoopError as e:
        raise UserError(f"'{top}' cannot be mapped as designed: its gates form a loop") from e


def _simplified(circuit: SourceCircuit) -> SourceCircuit:
    """Removes constants and unread gates; joins an inverter with a gate that only it reads."""
    same: dict[Net, Net] = {}
    by_net: dict[Net, SourceGate] = {}
    driven = {gate.out for gate in circuit.gates}
    driven.update(net for nets in circuit.inputs.values() for net in nets)

    def source(net: Net) -> Net:
        return same.get(net, net) if net in driven else (net if net in CONSTANTS else "0")

    for gate in circuit.gates:
        table, ins = _folded(gate.table, tuple(source(net) for net in gate.ins))
        if not ins or (len(ins) == 1 and table == BUFFER):
            same[gate.out] = ins[0] if ins else str(table)
        else:
            by_net[gate.out] = SourceGate(table, ins, gate.out)
    outputs = {name: [source(net) for net in nets] for name, nets in circuit.outputs.items()}
    by_net = _live(by_net, outputs)
    simplified = replace(circuit, outputs=outputs, gates=tuple(by_net.values()))
    private = _private(simplified)
    for gate in list(by_net.values()):
        inner = by_net.get(gate.ins[0]) if gate.table == INVERTER and len(gate.ins) == 1 else None
        if inner and len(inner.ins) > 1 and inner.out in private:
            inverted = inner.table ^ full(len(inner.ins))
            by_net[gate.out] = SourceGate(inverted, inner.ins, gate.out)
            del by_net[inner.out]
    return replace(simplified, gates=tuple(by_net.values()))


def _private(circuit: SourceCircuit) -> set[Net]:
    """Unnamed nets that exactly one gate input reads."""
    reads = Counter(net for gate in circuit.gates for net in gate.ins)
    single = {net for net, number in reads.items() if number == 1}
    return single - {*flat(circuit.outputs), *circuit.named}


def _inverting(circuit: SourceCircuit) -> SourceCircuit:
    """Replaces an unnamed AND (OR) that drives an inverter by a NAND (NOR) and an inverter.

    The front end makes an AND of `~(~(a & b))` even if other gates read the NAND.
    """
    by_net = {gate.out: gate for gate in circuit.gates}
    for gate in circuit.gates:
        inner = by_net.get(gate.ins[0]) if gate.table == INVERTER and len(gate.ins) == 1 else None
        if inner and _plain(inner) and not {inner.out, gate.out} & {*circuit.named}:
            by_net[gate.out] = SourceGate(inner.table ^ 0xF, inner.ins, gate.out)
            by_net[inner.out] = SourceGate(INVERTER, (gate.out,), inner.out)
    return replace(circuit, gates=_in_order("these gates", list(by_net.values())))


def _turned(circuit: SourceCircuit) -> SourceCircuit:
    """Exchanges the data of a multiplexer whose select is a private inverter, AND or OR.

    This removes the inverter, or makes the AND or OR an inverting gate, which is smaller.
    """
    by_net = {gate.out: gate for gate in circuit.gates}
    private = _private(circuit)
    for gate in circuit.gates:
        if len(gate.ins) != 3 or gate.ins[2] not in private & {*by_net}:
            continue
        low, high, select = gate.ins
        inner = by_net[select]
        if inner.table == INVERTER and len(inner.ins) == 1:
            by_net[gate.out] = replace(gate, ins=(high, low, inner.ins[0]))
            del by_net[select]
        elif _plain(inner):
            by_net[gate.out] = replace(gate, ins=(high, low, select))
            by_net[select] = replace(inner, table=inner.table ^ 0xF)
    return replace(circuit, gates=tuple(by_net.values()))


def _joined(circuit: SourceCircuit, composer: Composer) -> SourceCircuit:
    """Joins NANDs and NORs with private ANDs and ORs below, if one cell has the joint function."""
    by_net = {gate.out: gate for gate in circuit.gates}
    private = _private(circuit)
    for gate in circuit.gates:
        if len(gate.ins) != 2 or gate.table not in (NAND2, NOR2):
            continue
        below = [
            net for net in gate.ins if net in private and net in by_net and _plain(by_net[net])
        ]
        for taken in (below, below[:1], below[1:]):
            table, ins = _whole(gate, [by_net[net] for net in taken])
            mappable = (len(ins), table) in NAMES and composer.area(table, len(ins)) is not None
            if taken and mappable:
                by_net[gate.out] = SourceGate(table, ins, gate.out)
                for net in taken:
                    del by_net[net]
                break
    return replace(circuit, gates=tuple(by_net.values()))


def _plain(gate: SourceGate) -> bool:
    return len(gate.ins) == 2 and gate.table in (_AND2, _OR2)


def _whole(gate: SourceGate, below: Sequence[SourceGate]) -> tuple[int, tuple[Net, ...]]:
    """Truth table and inputs of a NAND or NOR joined with the gates `below`; their inputs first."""
    rest = [net for net in gate.ins if net not in {inner.out for inner in below}]
    ins = (*(net for inner in below for net in inner.ins), *rest)
    table = 0
    for row in range(1 << len(ins)):
        bits = [row >> n & 1 for n in range(len(ins))]
        values = [
            inner.table >> (bits[2 * n] | bits[2 * n + 1] << 1) & 1 for n, inner in enumerate(below)
        ]
        left, right = [*values, *bits[2 * len(below) :]]
        table |= (gate.table >> (left | right << 1) & 1) << row
    return table, ins


def _live(
    by_net: Mapping[Net, SourceGate], outputs: Mapping[str, list[Net]]
) -> dict[Net, SourceGate]:
    marked = set(flat(outputs))
    for gate in reversed(list(by_net.values())):
        if gate.out in marked:
            marked.update(gate.ins)
    return {net: gate for net, gate in by_net.items() if net in marked}


def _folded(table: int, ins: tuple[Net, ...]) -> tuple[int, tuple[Net, ...]]:
    """Table and inputs of a gate without constant inputs and inputs that these make irrelevant."""
    if not set(ins) & set(CONSTANTS):
        return table, ins
    for place in reversed(range(len(ins))):
        if ins[place] in CONSTANTS:
            table = _cofactor(table, len(ins), place, ins[place] == "1")
            ins = ins[:place] + ins[place + 1 :]
    for place in reversed(range(len(ins))):
        low, high = (_cofactor(table, len(ins), place, value) for value in (False, True))
        if low == high:
            table, ins = low, ins[:place] + ins[place + 1 :]
    return table, ins


def _cofactor(table: int, inputs: int, place: int, value: bool) -> int:
    rows = [row for row in range(1 << inputs) if bool(row >> place & 1) == value]
    return sum((table >> row & 1) << n for n, row in enumerate(rows))
