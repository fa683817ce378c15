# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof that a mapped netlist equals its RTL, register to register, for all values.

RTL and netlist are cut at their registers. The registers are paired (`pairing`), and ABC compares
the logic between them by SAT. An asynchronous reset counts as a synchronous reset. A register that
synthesis removed must equal a kept one from a reset on, or be constant: it has this value after a
reset and keeps it by induction. A removed register without reset must keep 0 once it is 0, because
synthesis may choose its power-up value. A netlist register that always loads the same constant
counts as removed. The comparison includes unreachable states.

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
from aesilicon.equivalence import block_rams, compared_circuits, cut_modules, written_rams
from aesilicon.equivalence.pairing import AfterReset, Pairs, pair, twins
from aesilicon.equivalence.results import Counterexample
from aesilicon.errors import ToolError
from aesilicon.netlist.gates import FUNCTIONS
from aesilicon.netlist.netlist import Box, Gate, Netlist, load
from aesilicon.tools import process, yosys
from aesilicon.tools.boxes import bodiless

RESETS = ("rst_ni", "aresetn", "presetn")
"""Names of the reset, which is active low: of cores, and of wrappers for AXI and APB."""

Family = Literal["ecp5", "gowin", "ice40", "nexus", "xcve", "xc7"]

CELL_MODELS: dict[Family, str] = {
    "ecp5": "ecp5",
    "gowin": "gowin",
    "ice40": "ice40",
    "nexus": "nexus",
    "xcve": "xilinx",
    "xc7": "xilinx",
}
"""Family -> Yosys's folder of simulation models for its cells."""

_FLAT = "proc\nflatten\nopt_expr\nopt_clean\nmemory_collect\n"
"""Yosys passes for the RTL, before its memories become registers."""

_SMALLER = "opt_expr\nopt_merge\nopt_clean\n"


def _bits(*passes: str) -> str:
    """Yosys passes from words to gates and plain flip-flops, of which `passes` make the gates."""
    # A register that an asynchronous reset does not change loads its own value in the reset.
    loaded = ("opt_expr", "opt_clean", "select -set loaded t:$aldff t:$aldffe", "opt_dff @loaded")
    return "\n".join((*loaded, *passes, *yosys.SYNCHRONOUS, "dffunmap", "simplemap", ""))


_GATES = _bits("techmap") + _SMALLER

_WORDS = f"memory_map\n{_SMALLER}" + _bits("simplemap", "techmap t:$* t:$_* %d")
"""Yosys passes after `_FLAT` for plain Verilog and its RTL. Both are made smaller as words: on bits
that takes as long as all the rest, and `simplemap` takes a tenth of the time of `techmap`."""

_TABLES = f"memory_collect\nmemory_map\n{_SMALLER}techmap t:$pmux t:$eq\nsimplemap\n{_SMALLER}"
"""Yosys passes that turn memories and case statements into gates, once for each module."""


@dataclass(frozen=True)
class Mapped:
    """A mapped netlist of a core, and the models of its cells."""

    core: CoreUnderTest
    netlist: Path
    """Verilog with cells of `library`, Yosys's JSON with cells of `family`, or plain Verilog."""
    library: Path | None = None
    """Liberty file that defines the functions of the cells."""
    family: Family | None = None
    apart: tuple[str, ...] = ()
    """Modules that are compared once, not in every instance. For plain Verilog only."""

    @property
    def plain(self) -> bool:
        """Whether the netlist is plain Verilog."""
        return self.library is None and self.family is None


@dataclass(frozen=True)
class NetlistProof:
    """The verdict whether a mapped netlist equals its RTL."""

    registers: int
    """Number of netlist registers. Each is one RTL register, or several merged equal registers."""
    constant: tuple[str, ...]
    """Registers of the RTL that are constant and not in the netlist."""
    outputs: int
    """Outputs and register inputs that were compared."""
    counterexample: Counterexample | None = None

    @property
    def equal(self) -> bool:
        """Whether the netlist is proven equal to the RTL."""
        return self.counterexample is None


def prove_netlist(mapped: Mapped, work: Path) -> NetlistProof:
    """Compares a netlist with its RTL; files go into `work`.

    Raises `ToolError` when Yosys or ABC fails, and `UserError` for a circuit that cannot be
    compared (latches, several clocks).
    """
    work.mkdir(parents=True, exist_ok=True)
    rtl = _trim(elaborated(mapped, work, cut=_written(mapped)))
    netlist = _trim(_without_constant_registers(lowered(mapped, work)))
    if not mapped.apart:
        return _proof(rtl, netlist, work)
    rtl, rtl_boxes = cut_modules.cut(rtl, mapped.core.clock)
    netlist, netlist_boxes = cut_modules.cut(netlist, mapped.core.clock)
    proof = _proof(rtl, netlist, work)
    if not proof.equal or not rtl_boxes:
        return proof
    kinds = {(rtl_boxes[i].kind, netlist_boxes[i].module): rtl_boxes[i] for i in rtl_boxes}
    alone = _alone(mapped, [*kinds.values()], work)
    for n, ((_, module), part) in enumerate(zip(kinds, alone, strict=True)):
        other = load(work / f"{module}.json", module, mapped.core.clock)
        (work / f"apart{n}").mkdir(exist_ok=True)
        other = _trim(_without_constant_registers(other))
        counterexample = _proof(_trim(part), other, work / f"apart{n}").counterexample
        if counterexample is not None:
            return replace(
                proof,
                counterexample=replace(counterexample, what=f"{module}: {counterexample.what}"),
            )
    return proof


def _alone(mapped: Mapped, boxes: Sequence[Box], work: Path) -> list[Netlist]:
    """The modules of `boxes` elaborated alone, with the parameters of these instances."""
    script = ""
    for n, box in enumerate(boxes):
        settings = "".join(f" -G {key}={len(bits)}'b{bits}" for key, bits in box.parameters)
        script += (
            f"read_slang --relax-enum-conversions --top {box.module}{settings} -f files.f\n"
            f"{_FLAT}memory_map\n{_GATES}write_json apart{n}.json\ndesign -reset\n"
        )
    yosys.run("elaborate-apart", script, work)
    return [load(work / f"apart{n}.json", b.module, mapped.core.clock) for n, b in enumerate(boxes)]


def _proof(rtl: Netlist, netlist: Netlist, work: Path) -> NetlistProof:
    values = _after_reset(rtl)
    paired = pair(rtl, netlist, values, _after_reset(netlist))
    if paired.stray is not None:
        what = f"register {paired.stray} of the netlist is not one register of the RTL"
        return _differs(netlist, (), 0, paired.stray, what)
    if paired.merged and (wrong := compared_circuits.unlike(rtl, paired.merged, work)) is not None:
        one, other = (rtl.registers[i].name for i in (wrong, paired.merged[wrong]))
        what = f"registers {one} and {other} are one in the netlist and can take different values"
        return _differs(netlist, (), 0, one, what)
    lost, points, wrong = _compared(rtl, netlist, paired, values, work)
    if wrong is not None and (equal := _equal(rtl, paired, values, work)):
        paired = replace(paired, merged={**paired.merged, **equal})
        lost, points, wrong = _compared(rtl, netlist, paired, values, work)
    names = tuple(sorted(rtl.registers[i].name for i in lost))
    if wrong is None:
        return NetlistProof(len(netlist.registers), names, len(points))
    signal = points[wrong]
    what = f"{signal} differs from the RTL"
    if signal in {f"register {rtl.registers[i].name}" for i in lost if values[i] is None}:
        what = f"{signal} is not in the netlist"
    return _differs(netlist, names, len(points), signal, what)


def require_equal(mapped: Mapped, work: Path) -> None:
    """Raises `ToolError` if the netlist is not proven equal to its RTL."""
    proof = prove_netlist(mapped, work)
    if proof.counterexample is not None:
        raise ToolError(compared_circuits.STEP, proof.counterexample.what, work / "abc.log")


def _differs(
    netlist: Netlist, constant: tuple[str, ...], outputs: int, signal: str, what: str
) -> NetlistProof:
    counterexample = Counterexample("netlist", "register to register", 0, signal, what)
    return NetlistProof(len(netlist.registers), constant, outputs, counterexample)


def _written(mapped: Mapped) -> list[str]:
    """Names of the memories that are block RAMs which the design writes."""
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
    gates = _WORDS if mapped.plain else f"memory_map{' t:* @written %d' if cut else ''}\n{_GATES}"
    for name, boxes in (("files.f", ()), ("boxed.f", mapped.apart)):
        names = "".join(f'"{file}"\n' for file in bodiless(mapped.core.files, boxes, work))
        (work / name).write_text(names, encoding="utf-8")
    # With black boxes no `hierarchy`: it gives all instances of a module the same port widths.
    check = "" if mapped.apart else f"hierarchy -check -top {mapped.core.top}\n"
    options = "".join(f"--blackboxed-module {module} " for module in mapped.apart)
    script = (
        f"read_slang {options}--top {mapped.core.top} -f boxed.f\n{check}"
        f"{_FLAT}{keep}{gates}write_json rtl.json\n"
    )
    yosys.run("elaborate", script, work)
    if cut:
        written_rams.cut_rtl(work / "rtl.json", mapped.core.top, mapped.core.clock, cut)
    return load(work / "rtl.json", mapped.core.top, mapped.core.clock)


def lowered(mapped: Mapped, work: Path) -> Netlist:
    """The netlist as simple gates and registers; files go into `work`.

    Each module of plain Verilog that is compared apart is written to a separate `MODULE.json`.
    """
    work.mkdir(parents=True, exist_ok=True)
    link = work / f"mapped{mapped.netlist.suffix}"
    if mapped.family is None:
        process.link(mapped.netlist, link)
    once = ""
    instances: list[str] = []
    if mapped.library is not None:
        process.link(mapped.library, work / "library.lib")
        read = f"read_liberty -ignore_miss_func library.lib\nread_verilog {link.name}\n"
    elif mapped.family is None:
        read = f"read_verilog {link.name}\n"
        instances = cut_modules.names(link.read_text(encoding="utf-8"), mapped.apart)
    else:
        models = CELL_MODELS[mapped.family]
        module = json.loads(mapped.netlist.read_text(encoding="utf-8"))["modules"][mapped.core.top]
        rams = block_rams.replaced(module)
        # Only the top module is kept: the cell models that synthesis left in the file are empty.
        link.unlink(missing_ok=True)
        link.write_text(json.dumps({"modules": {mapped.core.top: module}}), encoding="utf-8")
        (work / "rams.v").write_text(rams, encoding="utf-8")
        read = (
            f"read_json {link.name}\n"
            f"read_verilog -overwrite +/{models}/cells_sim.v\nread_verilog rams.v\n"
        )
        once = _TABLES if rams else ""

    script = read + ("design -save read\n" if instances else "")
    for module in instances:
        script += (
            f"hierarchy -check -top {module}\nproc\n{_TABLES}{_GATES}flatten -wb\n"
            f"{_SMALLER}write_json {module}.json\ndesign -load read\n"
        )
    script += "".join(f"blackbox {module}\n" for module in instances)
    script += f"hierarchy -check -top {mapped.core.top}\n"
    script += _FLAT + _WORDS if mapped.plain else f"proc\n{once}flatten -wb\n{_GATES}"
    script += "write_json netlist.json\n"
    yosys.run("lower", script, work)
    netlist = load(work / "netlist.json", mapped.core.top, mapped.core.clock)
    return replace(netlist, inputs=_joined(netlist.inputs), outputs=_joined(netlist.outputs))


_BIT = re.compile(r"(.+)\[(\d+)\]")


def _joined(ports: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Joins ports that synthesis split into bits, such as `data_i[3]`."""
    words: dict[str, dict[int, tuple[int, ...]]] = {}
    for name, nets in ports.items():
        bit = _BIT.fullmatch(name)
        words.setdefault(bit[1] if bit else name, {})[int(bit[2]) if bit else 0] = nets
    return {
        name: tuple(net for place in sorted(bits) for net in bits[place])
        for name, bits in words.items()
    }


def _compared(
    rtl: Netlist, netlist: Netlist, paired: Pairs, values: AfterReset, work: Path
) -> tuple[list[int], list[str], int | None]:
    """The removed registers, the points that are compared, and the first that differs."""
    matched = {*paired.of_netlist.values(), *paired.merged}
    lost = [i for i in range(len(rtl.registers)) if i not in matched]
    constants = {i: values[i] or 0 for i in lost}
    points = compared_circuits.write(rtl, netlist, paired, constants, work)
    return lost, points, compared_circuits.compare("rtl", "netlist", work)


def _equal(rtl: Netlist, paired: Pairs, values: AfterReset, work: Path) -> Mapping[int, int]:
    """Removed registers -> a register of the netlist that is equal to each from a reset on.

    Proven by induction over all of them together.
    """
    equal = twins(rtl, paired, values)
    while equal:
        wrong = compared_circuits.unlike(rtl, equal, work, equal={**paired.merged, **equal})
        if wrong is None:
            break
        del equal[wrong]
    return equal


def _trim(netlist: Netlist) -> Netlist:
    """The netlist without cells and registers on which no output depends."""
    cells, registers = netlist.live()
    return replace(
        netlist,
        cells=tuple(netlist.cells[i] for i in cells),
        registers=tuple(netlist.registers[i] for i in registers),
    )


def _without_constant_registers(netlist: Netlist) -> Netlist:
    """Replaces each register that always loads a constant by that constant.

    Yosys merges such registers into one, so they cannot be paired by name with those of the RTL.
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
    values: dict[int, int] = {0: 0, 1: 1}
    for reset in RESETS:
        values |= dict.fromkeys(netlist.inputs.get(reset, ()), 0)
    for cell in netlist.cells:
        if isinstance(cell, Gate):
            value = _three_valued(cell, values)
            if value is not None:
                values[cell.out] = value
    return [values.get(register.d) for register in netlist.registers]


def _three_valued(gate: Gate, values: Mapping[int, int]) -> int | None:
    """The gate's output if it is the same for all values of the unknown inputs."""
    choices = [(values[net],) if net in values else (0, 1) for net in gate.ins]
    results = {FUNCTIONS[gate.op](1, *ins) for ins in product(*choices)}
    return results.pop() if len(results) == 1 else None
