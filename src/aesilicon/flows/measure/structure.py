# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Maps a combinational module on cells with every gate as its author wrote it.

For studies of S-boxes after Morioka and Satoh 2002, who kept netlists as designed and let
synthesis choose cell strengths only. Each bit of each operator in the source is one gate, and each
gate one cell:

- Yosys elaborates and flattens; neither it nor ABC optimises. Gates with a constant input become
  what is left of them, and gates that no output depends on are left out. Beside that the front end
  takes `~(~a)` and `a & a` within one expression for `a`; an AND or OR without a name that is then
  read inverted and not is taken for a NAND or NOR with an inverter.
- An inverted operator (`~(a & b)`) is one inverting gate, unless the sources give the inner value
  a name or read it twice; values inside functions have no names. In the same way ANDs and ORs below
  it are part of it, if the library has a cell for the whole: `~((a | b) & c)` is one OAI21 cell.
- The cell is the smallest of the library with that function, or where there is none a fixed
  composition: see `composition`. Where asked for, pins of it may be bridged: on osu018 an OAI21X1
  that reads a net twice is a smaller NAND2 than NAND2X1.
- ABC then only buffers nets of many fan-outs and exchanges cells for others of the same function.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.flows.measure import designed, gates
from aesilicon.flows.measure.composition import STEP, Composer, usable
from aesilicon.flows.measure.designed import NAMES, NOR2, Circuit, Net, flat
from aesilicon.flows.measure.gates import CONSTANTS, Instance, Netlist
from aesilicon.targets import CellTarget, liberty, plain
from aesilicon.targets.plain import NAND2
from aesilicon.tools import abc, opensta, yosys

_MANY = 8
"""More readers than this need strength, if it takes no area."""
NO_CLOCK = "{}"
"""To OpenSTA an empty list of ports, so that the clock is one of thought only."""


@dataclass(frozen=True)
class AsDesigned:
    """A module mapped gate by gate."""

    netlist: Path
    """Verilog of cells and plain wires, one port a bit."""
    gates: Mapping[str, int]
    """As designed, by name: NOT, AND, OR, XOR, NAND, NOR, XNOR, ANDNOT, ORNOT, MUX, NMUX, and what
    ANDs and ORs below a NAND or NOR were joined to: NAND3, NOR3, AOI21, OAI21, AOI22, OAI22."""
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
    bridged: bool = False,
    max_fanout: int = abc.SINGLE["speed"].max_fanout,
    timeout: float = 600,
) -> AsDesigned:
    """Maps SystemVerilog `files` (in compilation order) as the module says; see above.

    `work` holds all that is written. Without `buffered` every cell is the smallest of its
    function, and no buffer is put in. `bridged` is for the least area: the cell of a gate may have
    more pins than the gate has inputs, a gate of many readers is as strong as takes no area, and a
    multiplexer has its data exchanged where that makes an inverting gate of its select.
    Raises `UserError` for a module that is not combinational logic of simple gates, `ToolError`
    where a tool fails.
    """
    composer = Composer(usable(target), bridged=bridged)
    circuit = designed.read(files, top, composer, smallest=bridged, work=work, timeout=timeout)
    reads = Counter(net for gate in circuit.gates for net in gate.ins)
    for gate in circuit.gates:
        ins, strong = gate.ins, False
        if bridged:
            strong = reads[gate.out] > _MANY
            if (len(ins), gate.table) in ((2, NAND2), (2, NOR2)):
                # The first input takes the bridged pins: it is to be the one of fewer readers.
                ins = tuple(sorted(ins, key=lambda net: reads[net]))
        composer.build(gate.table, tuple(map(_wire, ins)), _wire(gate.out), strong=strong)
    mapped = Netlist(
        top,
        tuple(_wire(net) for nets in circuit.inputs.values() for net in nets),
        {f"o{n}": _wire(net) for n, net in enumerate(flat(circuit.outputs))},
        tuple(composer.instances),
    )
    sized, timing = size(mapped, target, work, max_fanout if buffered else None, timeout=timeout)
    cells = Counter(one.cell for one in sized.instances)
    write(_named(sized, circuit), work / "netlist.v")
    return AsDesigned(
        netlist=work / "netlist.v",
        gates=dict(sorted(Counter(NAMES[len(g.ins), g.table] for g in circuit.gates).items())),
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
        clock=NO_CLOCK,
        driving_cell=library.driving_cell,
        input_slew_ns=library.input_slew_ns,
        output_load_pf=library.output_load_pf,
        max_transition_ns=library.max_transition_ns,
        work=work,
        timeout=timeout,
    )


def _wire(net: Net) -> str:
    return net if isinstance(net, str) else f"w{net}"


# --- strengths and buffers -----------------------------------------------------------------------


def size(
    mapped: Netlist,
    target: CellTarget,
    work: Path,
    max_fanout: int | None,
    *,
    small: bool = False,
    delay_ns: float | None = None,
    timeout: float,
) -> tuple[Netlist, abc.Timing]:
    """ABC's netlist with buffers and other strengths, and its timing.

    Without `max_fanout` as it is. `small` and `delay_ns` as `abc.sizes` says. The nets of `mapped`
    need plain names. Raises `ToolError` if ABC fails or changes more than that.
    """
    library = target.library
    inner = _driven(mapped)
    if not inner.instances:
        raise UserError(f"'{mapped.top}' has no gates")
    write(inner, work / "gates.v")
    link = work / "library.lib"  # its own path may have spaces
    link.unlink(missing_ok=True)
    link.symlink_to(target.liberty.resolve())
    constraints = abc.constraints(library.driving_cell, library.output_load_pf)
    yosys.write(work / "abc.constr", constraints)
    unused = "".join(f" -X {pattern}" for pattern in library.dont_use)
    delay_ps = None if delay_ns is None else 1000 * delay_ns
    sizes = f"{abc.sizes(max_fanout, small, delay_ps)}; topo; " if max_fanout else ""
    script = (
        f"read_lib{unused} -w library.lib; read_verilog -m gates.v; read_constr -v abc.constr; "
        f"topo; {sizes}stime -p; write_verilog sized.v"
    )
    log = work / "abc.log"
    (work / "sized.v").unlink(missing_ok=True)
    said = abc.run(STEP, script, log=log, work=work, timeout=timeout)
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


def _named(netlist: Netlist, circuit: Circuit) -> Netlist:
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


def write(netlist: Netlist, path: Path) -> None:
    """A netlist as flat Verilog."""
    ports = [*netlist.inputs, *netlist.outputs]
    wires = {net for one in netlist.instances for net in one.pins.values()} - {*ports}
    lines = [f"module {netlist.top} ({', '.join(map(_word, ports))});"]
    lines += [f"  input {_word(port)};" for port in netlist.inputs]
    lines += [f"  output {_word(port)};" for port in netlist.outputs]
    lines += [f"  wire {_word(net)};" for net in sorted(wires)]
    for one in netlist.instances:
        pins = ", ".join(f".{pin}({_word(net)})" for pin, net in one.pins.items())
        lines.append(f"  {one.cell} {_word(one.name)} ({pins});")
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
