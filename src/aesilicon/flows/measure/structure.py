# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a combinational module on cells with every gate as its author wrote it.

For studies of S-boxes after Morioka and Satoh 2002, who kept netlists as designed and let
synthesis choose cell strengths only. Each bit of each operator in the source is one gate, and each
gate one cell:

- Yosys elaborates and flattens; neither it nor ABC optimises. Gates with a constant input become
  what is left of them, and gates that no output depends on are left out. Beside that the front end
  takes `~(~a)` and `a & a` within one expression for `a`.
- An inverted operator (`~(a & b)`) is one inverting gate, unless the sources give the inner value
  a name or read it twice; values inside functions have no names.
- The cell is the smallest of the library with that function, or where there is none a fixed
  composition: see `composition`.
- ABC then only buffers nets of many fan-outs and exchanges cells for others of the same function.
"""

import json
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import distribution
from itertools import permutations
from pathlib import Path
from typing import Any

from aesilicon.errors import ToolError, UserError
from aesilicon.flows.measure import gates
from aesilicon.flows.measure.composition import MUX, STEP, XOR, Composer, full, usable
from aesilicon.flows.measure.gates import CONSTANTS, Instance, Netlist
from aesilicon.targets import CellTarget, liberty, plain
from aesilicon.targets.plain import BUFFER, INVERTER, NAND2
from aesilicon.tools import abc, opensta, process, yosys

_NAMES = {
    (1, INVERTER): "NOT",
    (2, 0b1000): "AND",
    (2, 0b1110): "OR",
    (2, XOR): "XOR",
    (2, NAND2): "NAND",
    (2, 0b0001): "NOR",
    (2, 0b1001): "XNOR",
    (2, 0b0010): "ANDNOT",
    (2, 0b0100): "ANDNOT",
    (2, 0b1011): "ORNOT",
    (2, 0b1101): "ORNOT",
    (3, MUX): "MUX",
    (3, MUX ^ full(3)): "NMUX",
}
"""(Inputs, truth table) -> name; for tables as numbers see `targets.plain.Gate.table`."""
_TABLES = {
    **{f"$_{name}_": table for (_, table), name in reversed(_NAMES.items())},
    "$_BUF_": BUFFER,
}
_NO_CLOCK = "{}"
"""To OpenSTA an empty list of ports, so that the clock is one of thought only."""

Net = int | str
"""In Yosys's JSON; "0" and "1" are the constants."""


@dataclass(frozen=True)
class AsDesigned:
    """A module mapped gate by gate."""

    netlist: Path
    """Verilog of cells and plain wires, one port a bit."""
    gates: Mapping[str, int]
    """As designed, by name: NOT, AND, OR, XOR, NAND, NOR, XNOR, ANDNOT, ORNOT, MUX, NMUX."""
    cells: Mapping[str, int]
    area: float
    """In the library's unit."""
    timing: abc.Timing
    """ABC's own."""


def map_as_designed(
    files: Sequence[Path],
    top: str,
    target: CellTarget,
    *,
    work: Path,
    buffered: bool = True,
    max_fanout: int = abc.SINGLE["speed"].max_fanout,
    timeout: float = 600,
) -> AsDesigned:
    """Maps SystemVerilog `files` (in compilation order) as the module says; see above.

    `work` holds all that is written. Without `buffered` every cell is the smallest of its
    function, and no buffer is put in. Raises `UserError` for a module that is not combinational
    logic of simple gates, `ToolError` where a tool fails.
    """
    circuit = _elaborate(files, top, work, timeout)
    composer = Composer(usable(target))
    for gate in circuit.gates:
        composer.build(gate.table, tuple(map(_wire, gate.ins)), _wire(gate.out))
    mapped = Netlist(
        top,
        tuple(_wire(net) for nets in circuit.inputs.values() for net in nets),
        {f"o{n}": _wire(net) for n, net in enumerate(_flat(circuit.outputs))},
        tuple(composer.instances),
    )
    sized, timing = _size(mapped, target, work, max_fanout if buffered else None, timeout)
    cells = Counter(one.cell for one in sized.instances)
    _write(_named(sized, circuit), work / "netlist.v")
    return AsDesigned(
        netlist=work / "netlist.v",
        gates=dict(sorted(Counter(_NAMES[len(g.ins), g.table] for g in circuit.gates).items())),
        cells=dict(sorted(cells.items())),
        area=sum(n * liberty.cell_area(target.liberty, cell) for cell, n in cells.items()),
        timing=timing,
    )


def time_combinational(
    netlist: Path, top: str, target: CellTarget, *, work: Path, timeout: float = 300
) -> opensta.Timing:
    """OpenSTA's slowest path from an input to an output: `min_period_ns` is its delay.

    Inputs are driven and outputs loaded as the target's constants say; the part of the driving
    cell's delay that its load makes counts. Raises as `opensta.analyze` does.
    """
    library = target.library
    return opensta.analyze(
        netlist,
        top,
        target.liberty,
        clock=_NO_CLOCK,
        driving_cell=library.driving_cell,
        input_slew_ns=library.input_slew_ns,
        output_load_pf=library.output_load_pf,
        max_transition_ns=library.max_transition_ns,
        work=work,
        timeout=timeout,
    )


# --- the gates of the source ---------------------------------------------------------------------


@dataclass(frozen=True)
class _Gate:
    table: int
    ins: tuple[Net, ...]
    out: Net


@dataclass(frozen=True)
class _Circuit:
    """Gates, each after those that drive it."""

    inputs: Mapping[str, list[Net]]
    """Port -> nets, least significant bit first."""
    outputs: Mapping[str, list[Net]]
    gates: tuple[_Gate, ...]


def _elaborate(files: Sequence[Path], top: str, work: Path, timeout: float) -> _Circuit:
    yosys.write(work / "files.f", "".join(f'"{file.resolve()}"\n' for file in files))
    script = [
        f"read_slang --top {top} -f files.f",
        f"hierarchy -check -top {top}",
        "proc -norom -noopt",
        "flatten",
        "simplemap",
        "write_json netlist.json",
    ]
    log = yosys.run_script(script, work, timeout)
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
    found = _in_order(top, [_gate(top, cell) for cell in _cells(module)])
    return _simplified(_Circuit(ports["input"], ports["output"], found), named)


def _cells(module: Any) -> list[Any]:
    return [cell for cell in module["cells"].values() if cell["type"] != "$scopeinfo"]


def _gate(top: str, cell: Any) -> _Gate:
    kind, pins = cell["type"], cell["connections"]
    if kind not in _TABLES:
        raise UserError(
            f"'{top}' cannot be mapped as designed: it has a {kind}, which is no simple gate"
        )
    ins = tuple(_net(pins[pin][0]) for pin in ("A", "B", "S") if pin in pins)
    return _Gate(_TABLES[kind], ins, pins["Y"][0])


def _net(bit: Net) -> Net:
    """What nothing drives is 0."""
    return "0" if bit in ("x", "z") else bit


def _in_order(top: str, found: Sequence[_Gate]) -> tuple[_Gate, ...]:
    drivers = {gate.out: gate for gate in found}
    graph = {gate.out: [net for net in gate.ins if net in drivers] for gate in found}
    try:
        return tuple(drivers[net] for net in TopologicalSorter(graph).static_order())
    except CycleError as e:
        raise UserError(f"'{top}' cannot be mapped as designed: its gates form a loop") from e


def _simplified(circuit: _Circuit, named: Collection[Net]) -> _Circuit:
    """Without constants, unread gates, and inverters of values that nothing else reads."""
    same: dict[Net, Net] = {}
    kept: dict[Net, _Gate] = {}
    driven = {gate.out for gate in circuit.gates}
    driven.update(net for nets in circuit.inputs.values() for net in nets)

    def source(net: Net) -> Net:
        return same.get(net, net) if net in driven else (net if net in CONSTANTS else "0")

    for gate in circuit.gates:
        table, ins = _folded(gate.table, tuple(source(net) for net in gate.ins))
        if not ins or (len(ins) == 1 and table == BUFFER):
            same[gate.out] = ins[0] if ins else str(table)
        else:
            kept[gate.out] = _Gate(table, ins, gate.out)
    outputs = {name: [source(net) for net in nets] for name, nets in circuit.outputs.items()}
    kept = _live(kept, outputs)
    reads = Counter(net for gate in kept.values() for net in gate.ins)
    reads.update(_flat(outputs))
    for gate in list(kept.values()):
        inner = kept.get(gate.ins[0]) if gate.table == INVERTER and len(gate.ins) == 1 else None
        if inner and len(inner.ins) > 1 and reads[inner.out] == 1 and inner.out not in named:
            inverted = inner.table ^ full(len(inner.ins))
            kept[gate.out] = _Gate(inverted, inner.ins, gate.out)
            del kept[inner.out]
    return replace(circuit, outputs=outputs, gates=tuple(kept.values()))


def _live(found: Mapping[Net, _Gate], outputs: Mapping[str, list[Net]]) -> dict[Net, _Gate]:
    marked = set(_flat(outputs))
    for gate in reversed(list(found.values())):
        if gate.out in marked:
            marked.update(gate.ins)
    return {net: gate for net, gate in found.items() if net in marked}


def _folded(table: int, ins: tuple[Net, ...]) -> tuple[int, tuple[Net, ...]]:
    """A gate without constant inputs, nor those that matter no more because of them."""
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


def _flat(ports: Mapping[str, list[Net]]) -> list[Net]:
    return [net for nets in ports.values() for net in nets]


def _wire(net: Net) -> str:
    return net if isinstance(net, str) else f"w{net}"


# --- strengths and buffers -----------------------------------------------------------------------


def _size(
    mapped: Netlist, target: CellTarget, work: Path, max_fanout: int | None, timeout: float
) -> tuple[Netlist, abc.Timing]:
    """ABC's netlist with buffers and other strengths (None: as it is), and its timing."""
    library = target.library
    inner = _driven(mapped)
    if not inner.instances:
        raise UserError(f"'{mapped.top}' has no gates")
    _write(inner, work / "gates.v")
    link = work / "library.lib"  # its own path may have spaces
    link.unlink(missing_ok=True)
    link.symlink_to(target.liberty.resolve())
    constraints = abc.constraints(library.driving_cell, library.output_load_pf)
    yosys.write(work / "abc.constr", constraints)
    unused = "".join(f" -X {pattern}" for pattern in library.dont_use)
    size = f"buffer -c -p -N {max_fanout}; upsize; dnsize; topo; " if max_fanout else ""
    script = (
        f"read_lib{unused} -w library.lib; read_verilog -m gates.v; read_constr -v abc.constr; "
        f"topo; {size}stime -p; write_verilog sized.v"
    )
    program = distribution("pyosys").locate_file("pyosys/yosys-abc")
    log = work / "abc.log"
    (work / "sized.v").unlink(missing_ok=True)
    said = process.run(STEP, [str(program), "-c", script], log=log, cwd=work, timeout=timeout)
    timing = abc.read_timing(said)
    if timing is None or not abc.used_constraints(said) or not (work / "sized.v").is_file():
        raise ToolError(STEP, "ABC ended without a netlist", log)
    sized = gates.read(work / "sized.v")
    if _functions(sized, target) != _functions(inner, target):
        raise ToolError(STEP, "ABC changed more than strengths and buffers", log)
    return replace(sized, top=mapped.top, outputs={**mapped.outputs, **sized.outputs}), timing


def _driven(netlist: Netlist) -> Netlist:
    """With those outputs only that come from a cell, which is then called after the first."""
    made = {net for one in netlist.instances for net in one.pins.values()} - {*netlist.inputs}
    ports = {port: net for port, net in netlist.outputs.items() if net in made}
    names = {net: port for port, net in reversed(ports.items())}
    instances = (
        replace(one, pins={pin: names.get(net, net) for pin, net in one.pins.items()})
        for one in netlist.instances
    )
    outputs = {port: names[net] for port, net in ports.items()}
    return replace(netlist, outputs=outputs, instances=tuple(instances))


def _functions(netlist: Netlist, target: CellTarget) -> Counter[tuple[int, int]]:
    """How many cells there are of each function, buffers and inverters aside."""
    known = {gate.name: gate for gate in plain.gates(target.liberty)}
    counts = Counter(one.cell for one in netlist.instances)
    found: Counter[tuple[int, int]] = Counter()
    for cell, number in counts.items():
        inputs = known[cell].inputs
        if len(inputs) > 1:
            table = min(known[cell].table(pins) for pins in permutations(inputs))
            found[len(inputs), table] += number
    return found


# --- Verilog -------------------------------------------------------------------------------------


def _named(netlist: Netlist, circuit: _Circuit) -> Netlist:
    """With the names of the source on ports, which are one bit each."""
    names = dict(zip(CONSTANTS, CONSTANTS, strict=True))
    names |= {_wire(net): port for port, net in _bits(circuit.inputs)}
    ports = [port for port, _ in _bits(circuit.outputs)]
    outputs = {port: netlist.outputs[f"o{n}"] for n, port in enumerate(ports)}
    for port, net in outputs.items():
        names.setdefault(net, port)
    inner = sorted({net for one in netlist.instances for net in one.pins.values()} - {*names})
    names |= {net: f"_n{n}_" for n, net in enumerate(inner)}
    return Netlist(
        netlist.top,
        tuple(port for port, _ in _bits(circuit.inputs)),
        {port: names[net] for port, net in outputs.items()},
        tuple(
            Instance(f"_g{n}_", one.cell, {pin: names[net] for pin, net in one.pins.items()})
            for n, one in enumerate(netlist.instances)
        ),
    )


def _bits(ports: Mapping[str, list[Net]]) -> list[tuple[str, Net]]:
    return [
        (f"{name}[{n}]" if len(nets) > 1 else name, net)
        for name, nets in ports.items()
        for n, net in enumerate(nets)
    ]


def _write(netlist: Netlist, path: Path) -> None:
    ports = [*netlist.inputs, *netlist.outputs]
    wires = {net for one in netlist.instances for net in one.pins.values()} - {*ports}
    lines = [f"module {netlist.top} ({', '.join(map(_word, ports))});"]
    lines += [f"  input {_word(port)};" for port in netlist.inputs]
    lines += [f"  output {_word(port)};" for port in netlist.outputs]
    lines += [f"  wire {_word(net)};" for net in sorted(wires)]
    for one in netlist.instances:
        pins = ", ".join(f".{pin}({_word(net)})" for pin, net in one.pins.items())
        lines.append(f"  {one.cell} {one.name} ({pins});")
    lines += [
        f"  assign {_word(port)} = {_word(net)};"
        for port, net in netlist.outputs.items()
        if port != net
    ]
    yosys.write(path, "\n".join([*lines, "endmodule"]) + "\n")


def _word(name: str) -> str:
    """A net as Verilog writes it."""
    if name in CONSTANTS:
        return f"1'b{name}"
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f"\\{name} "
