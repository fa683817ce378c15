# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof that a mapped netlist equals its RTL, register to register, for all values.

RTL and netlist are cut at their registers. The registers are paired (`pairing`), and ABC compares
the logic between them by SAT. An asynchronous reset counts as a synchronous reset. A register that
synthesis removed must be constant: it has this value after a reset and keeps it by induction. A
removed register without reset must keep 0 once it is 0, because synthesis may choose its power-up
value. A netlist register that always loads the same constant counts as removed. The comparison
includes unreachable states.

The netlist may also be plain Verilog that another front end made of the RTL.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Literal

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence import block_rams, written_rams
from aesilicon.equivalence.pairing import Pairs, pair
from aesilicon.equivalence.results import Counterexample
from aesilicon.errors import ToolError
from aesilicon.netlist import blif
from aesilicon.netlist.gates import FUNCTIONS
from aesilicon.netlist.netlist import Gate, Netlist, load
from aesilicon.tools import abc, yosys

STEP = "netlist check"
RESET = "rst_ni"

Family = Literal["ecp5", "gowin", "ice40", "nexus", "xcve", "xc7"]

_CELL_MODELS: dict[Family, str] = {
    "ecp5": "ecp5",
    "gowin": "gowin",
    "ice40": "ice40",
    "nexus": "nexus",
    "xcve": "xilinx",
    "xc7": "xilinx",
}
"""Family -> Yosys's folder of simulation models for its cells."""

_GATES = "\n".join(
    (
        # A register that an asynchronous reset does not change loads its own value in the reset.
        *("opt_expr", "opt_clean", "select -set loaded t:$aldff t:$aldffe", "opt_dff @loaded"),
        *("techmap", *yosys.SYNCHRONOUS, "dffunmap", "simplemap"),
        *("opt_expr", "opt_merge", "opt_clean", ""),
    )
)

_CASE_TABLES = "\n".join(
    (
        "opt_expr",
        "opt_merge",
        "techmap t:$pmux t:$eq",
        "simplemap",
        "opt_expr",
        "opt_merge",
        "opt_clean",
        "",
    )
)
"""Makes gates of the S-boxes of plain Verilog once a module, not once an instance."""


@dataclass(frozen=True)
class Mapped:
    """A mapped netlist of a core, and the models of its cells."""

    core: CoreUnderTest
    netlist: Path
    """Verilog with cells of `library`, Yosys's JSON with cells of `family`, or plain Verilog."""
    library: Path | None = None
    """Liberty file that defines the functions of the cells."""
    family: Family | None = None


@dataclass(frozen=True)
class NetlistProof:
    """Whether a mapped netlist equals its RTL."""

    registers: int
    """Number of netlist registers. Each is one RTL register, or several merged equal registers."""
    constant: tuple[str, ...]
    """Registers of the RTL that are constant and not in the netlist."""
    outputs: int
    """Outputs and register inputs that were compared."""
    counterexample: Counterexample | None = None

    @property
    def equal(self) -> bool:
        """Proven."""
        return self.counterexample is None


def prove_netlist(mapped: Mapped, work: Path) -> NetlistProof:
    """Compares a netlist with its RTL; files go into `work`.

    Raises `ToolError` when Yosys or ABC fails, and `UserError` for a circuit that cannot be
    compared (latches, several clocks).
    """
    work.mkdir(parents=True, exist_ok=True)
    rtl = _trim(elaborated(mapped, work, cut=_written(mapped)))
    netlist = _trim(_without_constant_registers(lowered(mapped, work)))
    values = _after_reset(rtl)
    found = pair(rtl, netlist, values, _after_reset(netlist))
    if found.stray is not None:
        what = f"register {found.stray} of the netlist is not one register of the RTL"
        return _differs(netlist, (), 0, found.stray, what)
    if found.merged and (wrong := _unlike(rtl, found.merged, work)) is not None:
        one, other = (rtl.registers[i].name for i in (wrong, found.merged[wrong]))
        what = f"registers {one} and {other} are one in the netlist and can take different values"
        return _differs(netlist, (), 0, one, what)
    there = {*found.of_netlist.values(), *found.merged}
    lost = [i for i in range(len(rtl.registers)) if i not in there]
    constants = {i: values[i] or 0 for i in lost}
    names = tuple(sorted(rtl.registers[i].name for i in constants))
    points = _write(rtl, netlist, found, constants, work)
    wrong = _compare("rtl", "netlist", work)
    if wrong is None:
        return NetlistProof(len(netlist.registers), names, len(points))
    signal = points[wrong]
    what = f"{signal} differs from the RTL"
    if signal in {f"register {rtl.registers[i].name}" for i in lost if values[i] is None}:
        what = f"{signal} is not in the netlist"
    return _differs(netlist, names, len(points), signal, what)


def require_equal(mapped: Mapped, work: Path) -> None:
    """Raises `ToolError` if the netlist is not proven equal to its RTL; it is then not measured."""
    proof = prove_netlist(mapped, work)
    if proof.counterexample is not None:
        raise ToolError(STEP, proof.counterexample.what, work / "abc.log")


def _differs(
    netlist: Netlist, constant: tuple[str, ...], outputs: int, signal: str, what: str
) -> NetlistProof:
    found = Counterexample("netlist", "register to register", 0, signal, what)
    return NetlistProof(len(netlist.registers), constant, outputs, found)


def _written(mapped: Mapped) -> list[str]:
    """The memories that the netlist has in block RAMs that are written."""
    if mapped.family is None:
        return []
    return block_rams.written(
        json.loads(mapped.netlist.read_text(encoding="utf-8")), mapped.core.top
    )


def elaborated(mapped: Mapped, work: Path, *, cut: Sequence[str] = ()) -> Netlist:
    """The RTL as simple gates and registers, with its names; files go into `work`.

    The memories `cut` become ports (`written_rams`). Raises `UserError` if one cannot.
    """
    work.mkdir(parents=True, exist_ok=True)
    keep = f"select -set written {written_rams.selection(cut)}\n" if cut else ""
    names = "".join(f'"{file.resolve()}"\n' for file in mapped.core.files)
    (work / "files.f").write_text(names, encoding="utf-8")
    script = (
        f"read_slang --top {mapped.core.top} -f files.f\nhierarchy -check -top {mapped.core.top}\n"
        f"proc\nflatten\nopt_expr\nopt_clean\nmemory_collect\n{keep}"
        f"memory_map{' t:* @written %d' if cut else ''}\n"
        f"{_GATES}write_json rtl.json\n"
    )
    yosys.run("elaborate", script, work)
    if cut:
        written_rams.cut_rtl(work / "rtl.json", mapped.core.top, mapped.core.clock, cut)
    return load(work / "rtl.json", mapped.core.top, mapped.core.clock)


def lowered(mapped: Mapped, work: Path) -> Netlist:
    """The netlist as simple gates and registers; files go into `work`."""
    work.mkdir(parents=True, exist_ok=True)
    link = work / f"mapped{mapped.netlist.suffix}"  # its own path may have spaces
    link.unlink(missing_ok=True)
    if mapped.family is None:
        link.symlink_to(mapped.netlist.resolve())
    once = ""
    if mapped.library is not None:
        library = work / "library.lib"
        library.unlink(missing_ok=True)
        library.symlink_to(mapped.library.resolve())
        read = f"read_liberty -ignore_miss_func library.lib\nread_verilog {link.name}\n"
    elif mapped.family is None:
        read, once = f"read_verilog {link.name}\n", _CASE_TABLES
    else:
        models = _CELL_MODELS[mapped.family]
        module = json.loads(mapped.netlist.read_text(encoding="utf-8"))["modules"][mapped.core.top]
        rams = block_rams.replaced(module)
        # The models that synthesis left in the file have no insides.
        link.write_text(json.dumps({"modules": {mapped.core.top: module}}), encoding="utf-8")
        (work / "rams.v").write_text(rams, encoding="utf-8")
        read = (
            f"read_json {link.name}\n"
            f"read_verilog -overwrite +/{models}/cells_sim.v\nread_verilog rams.v\n"
        )
        once = f"memory_collect\nmemory_map\n{_CASE_TABLES}" if rams else ""
    script = (
        f"{read}hierarchy -check -top {mapped.core.top}\nproc\n{once}flatten -wb\n"
        f"{_GATES}write_json netlist.json\n"
    )
    yosys.run("lower", script, work)
    netlist = load(work / "netlist.json", mapped.core.top, mapped.core.clock)
    return replace(netlist, inputs=_joined(netlist.inputs), outputs=_joined(netlist.outputs))


_BIT = re.compile(r"(.+)\[(\d+)\]")


def _joined(ports: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Joins ports that synthesis split into bits, such as `data_i[3]`."""
    found: dict[str, dict[int, tuple[int, ...]]] = {}
    for name, nets in ports.items():
        bit = _BIT.fullmatch(name)
        found.setdefault(bit[1] if bit else name, {})[int(bit[2]) if bit else 0] = nets
    return {
        name: tuple(net for place in sorted(bits) for net in bits[place])
        for name, bits in found.items()
    }


def _trim(netlist: Netlist) -> Netlist:
    """The netlist without cells and registers on which no output depends."""
    cells, registers = netlist.live()
    return replace(
        netlist,
        cells=tuple(netlist.cells[i] for i in cells),
        registers=tuple(netlist.registers[i] for i in registers),
    )


def _without_constant_registers(netlist: Netlist) -> Netlist:
    """The netlist with the constant in place of each register that always loads a constant.

    Yosys merges such registers, even where the RTL has another name for each.
    """
    while values := {r.q: r.d for r in netlist.registers if r.d in (0, 1)}:
        netlist = replace(
            netlist,
            cells=tuple(
                replace(cell, ins=tuple(values.get(net, net) for net in cell.ins))
                if isinstance(cell, Gate)
                else cell
                for cell in netlist.cells
            ),
            registers=tuple(
                replace(r, d=values.get(r.d, r.d)) for r in netlist.registers if r.q not in values
            ),
            outputs={
                port: tuple(values.get(net, net) for net in nets)
                for port, nets in netlist.outputs.items()
            },
        )
    return netlist


def _after_reset(netlist: Netlist) -> list[int | None]:
    """Each register's value after one clock of reset from any state: 0, 1, or None for unknown."""
    known: dict[int, int] = {0: 0, 1: 1}
    known |= dict.fromkeys(netlist.inputs.get(RESET, ()), 0)
    for cell in netlist.cells:
        if isinstance(cell, Gate):
            value = _three_valued(cell, known)
            if value is not None:
                known[cell.out] = value
    return [known.get(register.d) for register in netlist.registers]


def _three_valued(gate: Gate, known: Mapping[int, int]) -> int | None:
    """The gate's output if it is the same for all values of the unknown inputs."""
    choices = [(known[net],) if net in known else (0, 1) for net in gate.ins]
    results = {FUNCTIONS[gate.op](1, *ins) for ins in product(*choices)}
    return results.pop() if len(results) == 1 else None


def _write(
    rtl: Netlist,
    netlist: Netlist,
    found: Pairs,
    constants: Mapping[int, int],
    work: Path,
) -> list[str]:
    """Writes both sides in BLIF with the same ports; returns the name of each output."""
    pairs = found.of_netlist
    sides = (
        (rtl, {i: i for i in pairs.values()}, "rtl"),
        (netlist, pairs, "netlist"),
    )
    interfaces = []
    for side, names, file in sides:
        wires = {0: "zero", 1: "one"}
        # Undriven nets of the RTL are don't-cares of synthesis: 0. Those of a netlist are inputs.
        if side is rtl:
            wires |= dict.fromkeys(side.unknown, "zero")
        else:
            wires |= {net: f"open{n}" for n, net in enumerate(side.unknown)}
        ports = _bits(side.inputs)
        wires |= {net: f"in{name}" for name, net in ports.items()}
        wires |= {r.q: f"q{names[i]}" for i, r in enumerate(side.registers) if i in names}
        if side is rtl:
            wires |= {rtl.registers[i].q: ("zero", "one")[v] for i, v in constants.items()}
            wires |= {rtl.registers[i].q: f"q{other}" for i, other in found.merged.items()}
        wires |= {c.out: f"n{c.out}" for c in side.cells if isinstance(c, Gate)}
        points = {f"output {name}": wires[net] for name, net in _bits(side.outputs).items()}
        for i, register in enumerate(side.registers):
            if i in names:
                points[f"register {rtl.registers[names[i]].name}"] = wires[register.d]
        for i, value in constants.items():
            right = ("zero", "one")[value]
            d = wires[rtl.registers[i].d] if side is rtl else right
            points[f"register {rtl.registers[i].name}"] = d
        inputs = [
            *sorted(f"in{name}" for name in ports),
            *(f"q{i}" for i in sorted(names.values())),
            *(f"open{n}" for n in range(len(netlist.unknown))),
        ]
        outputs = sorted(points)
        interfaces.append((inputs, outputs))
        _write_side(work / f"{file}.blif", side, wires, inputs, [points[name] for name in outputs])
    if interfaces[0] != interfaces[1]:
        raise ToolError(
            STEP, "found other ports on the netlist than on the RTL", work / "lower.log"
        )
    return interfaces[0][1]


def _write_side(
    path: Path,
    side: Netlist,
    wires: Mapping[int, str],
    inputs: Sequence[str],
    outputs: Sequence[str],
) -> None:
    """Writes the gates of one side in BLIF; `outputs` are the wires of its outputs."""
    lines = [
        ".model side",
        f".inputs {' '.join(inputs)}",
        f".outputs {' '.join(f'out{n}' for n in range(len(outputs)))}",
        ".names zero",
        ".names one\n1",
        *blif.gates(side, wires),
        *(f".names {wire} out{n}\n1 1" for n, wire in enumerate(outputs)),
        ".end",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _unlike(rtl: Netlist, merged: Mapping[int, int], work: Path) -> int | None:
    """The first merged register whose next-state value can differ from its partner's, or None."""
    wires = {0: "zero", 1: "one"} | dict.fromkeys(rtl.unknown, "zero")
    inputs = {net: f"in{name}" for name, net in _bits(rtl.inputs).items()}
    inputs |= {register.q: f"q{i}" for i, register in enumerate(rtl.registers)}
    wires |= inputs | {c.out: f"n{c.out}" for c in rtl.cells if isinstance(c, Gate)}
    for file, registers in (("merged", merged), ("others", merged.values())):
        taken = [wires[rtl.registers[i].d] for i in registers]
        _write_side(work / f"{file}.blif", rtl, wires, sorted(inputs.values()), taken)
    wrong = _compare("merged", "others", work)
    return None if wrong is None else [*merged][wrong]


def _bits(ports: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Port bit -> net."""
    return {
        f"{name}[{i}]" if len(nets) > 1 else name: net
        for name, nets in ports.items()
        for i, net in enumerate(nets)
    }


_DISPROVED = re.compile(r"(?:Disproved .*zero-based number|Output) (\d+)")


def _compare(one: str, other: str, work: Path) -> int | None:
    """The first output in which two BLIF files differ; None if ABC proves all of them equal."""
    script = "; ".join(
        [
            *(f"read_blif {file}.blif; strash; write_aiger -s {file}.aig" for file in (one, other)),
            f"&cec {one}.aig {other}.aig",
        ]
    )
    log = work / "abc.log"
    said = abc.run(STEP, script, log=log, work=work, timeout=900)
    if "Networks are equivalent" in said:
        return None
    found = _DISPROVED.search(said)
    if "NOT EQUIVALENT" not in said or found is None:
        raise ToolError(STEP, "ended undecided", log)
    return int(found[1])
