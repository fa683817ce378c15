# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Yosys for standard cells: turns RTL into logic once, then maps the logic by several recipes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.netlist.generated_names import Names, Unnamed
from aesilicon.tools import abc, process
from aesilicon.tools.yosys import (
    ENCODED,
    STEP,
    SYNCHRONOUS,
    counts,
    elaborate,
    number,
    read_unnamed,
    run_script,
    statistics,
    write,
)

_LOGIC = "logic.json"


@dataclass(frozen=True)
class Cells:
    """A standard-cell library as synthesis sees it."""

    liberty: Path
    flop: str
    flop_pins: tuple[str, str, str]
    """Names of the flip-flop's clock, data and output pins."""
    tied_pins: tuple[tuple[str, int], ...]
    """(pin, constant) of the flip-flop's other inputs."""
    driving_cell: str
    output_load_pf: float
    dont_use: tuple[str, ...]


@dataclass(frozen=True)
class CellNetlist:
    """A flattened design, mapped on standard cells."""

    netlist: Path
    """Verilog file of cells and plain wires. All names but those of ports are generated."""
    names: Names
    """What the names of registers stand for."""
    cells: Mapping[str, int]
    flops: int
    area: float
    """Area in the library's unit."""
    timing: abc.Timing
    """ABC's timing report, which leaves out the flip-flops."""


@dataclass(frozen=True)
class Prepared:
    """A design as simple gates, plain flip-flops and boxes, before mapping."""

    logic: Unnamed

    @property
    def top(self) -> str:
        """The module's name."""
        return self.logic.top


def prepare(
    files: Sequence[Path],
    top: str,
    *,
    boxes: Sequence[str] = (),
    synchronous: bool = False,
    work: Path,
    timeout: float = 1800,
) -> Prepared:
    """Reads SystemVerilog `files` (in compilation order) and flattens; writes files into `work`.

    Instances of the modules `boxes` stay; `map_cells` fills them in. Every register becomes a
    plain flip-flop, with enable and reset as logic before it. With `synchronous` asynchronous
    resets become synchronous; without it they raise `ToolError`, as latches and RTL that does not
    elaborate do.
    """
    names = elaborate(files, top, work, boxes=boxes, timeout=timeout)
    log = run_script(preparation(top, synchronous=synchronous), work, timeout)
    return Prepared(read_unnamed(work / _LOGIC, top, log, earlier=names))


def preparation(top: str, *, synchronous: bool) -> list[str]:
    """Commands of `prepare`."""
    return ["read_rtlil elaborated.il", *cell_logic(top, synchronous), f"write_json {_LOGIC}"]


def cell_logic(top: str, synchronous: bool = False) -> list[str]:
    """Commands from a flat design of words to simple gates and plain flip-flops."""
    return [
        ENCODED,
        # Yosys takes a case table for a memory, and would move registers across it.
        "memory_map",
        "opt_clean",
        f"synth -top {top} -flatten -noabc -noshare",
        *(SYNCHRONOUS if synchronous else []),
        "dfflegalize -cell $_DFF_P_ x",
        # A full `opt` would turn the logic before registers into enables and resets again.
        "opt_expr",
        "opt_merge",
        "opt_clean",
    ]


def map_cells(
    prepared: Prepared,
    library: Cells,
    recipe: abc.Recipe,
    *,
    delay_ns: float | None = None,
    boxes: str = "",
    work: Path,
    timeout: float = 1800,
) -> CellNetlist:
    """Maps a prepared design on a library by one recipe; writes files into `work`.

    `delay_ns` is the target delay between registers; None: as fast as possible. `boxes` is Verilog
    that implements the boxes of `prepare` with cells; ABC's timing ends at these.
    """
    clock, data, output = library.flop_pins
    pins = [(clock, "C"), (data, "D"), (output, "Q")]
    pins += [(pin, f"1'b{value}") for pin, value in library.tied_pins]
    connections = ", ".join(f".{pin}({net})" for pin, net in pins)
    write(
        work / "map.v",
        "module \\$_DFF_P_ (input C, input D, output Q);\n"
        f"  {library.flop} _TECHMAP_REPLACE_ ({connections});\nendmodule\n",
    )
    netlist, names = prepared.logic.written(recipe.order)
    write(work / "input.il", netlist)
    process.link(library.liberty, work / "library.lib")
    write(work / "abc.constr", abc.constraints(library.driving_cell, library.output_load_pf))
    if boxes:
        write(work / "boxes.v", boxes)
    delay_ps = None if delay_ns is None else 1000 * delay_ns
    script = mapping(recipe, delay_ps, library.dont_use, boxes=bool(boxes))
    log = run_script(script, work, timeout)
    module = statistics(work / "cells.json", log)
    cells = counts(module, log)
    said = log.read_text(encoding="utf-8", errors="replace")
    timing = abc.read_timing(said)
    unmapped = sorted(cell for cell in cells if cell.startswith("$"))
    if unmapped:
        raise ToolError(STEP, f"left {', '.join(unmapped)} without a cell of the library", log)
    if timing is None or not abc.used_constraints(said) or not (work / "netlist.v").is_file():
        raise ToolError(STEP, "ended without a mapped netlist", log)
    return CellNetlist(
        netlist=work / "netlist.v",
        names=names,
        cells=cells,
        flops=cells.get(library.flop, 0),
        area=number(module, "area", log),
        timing=timing,
    )


def mapping(
    recipe: abc.Recipe, delay_ps: float | None, dont_use: Sequence[str], *, boxes: bool
) -> list[str]:
    """Commands of `map_cells`."""
    return [
        "read_rtlil input.il",
        *to_cells(recipe, delay_ps, dont_use, boxes="boxes.v" if boxes else ""),
        "tee -q -o cells.json stat -json -liberty library.lib",
        NETLIST,
    ]


# OpenSTA 2.0 reads neither expressions nor concatenations.
NETLIST = "write_verilog -noattr -noexpr -nohex -simple-lhs netlist.v"


def to_cells(
    recipe: abc.Recipe, delay_ps: float | None, dont_use: Sequence[str], *, boxes: str = ""
) -> list[str]:
    """Commands from gates to the cells in library.lib, with map.v and abc.constr.

    `boxes` is the file with the cells of the boxes; empty if there are none.
    """
    script = abc.cell_script(recipe, "abc.constr", delay_ps)
    unused = "".join(f" -dont_use {pattern}" for pattern in dont_use)
    return [
        "techmap -map map.v",
        f"abc -liberty library.lib -script {script}{unused}",
        *([f"techmap -map {boxes}"] if boxes else []),
        "setundef -zero",
        "splitnets -ports",
        "opt_clean -purge",
    ]


def synthesize_cells(
    files: Sequence[Path],
    top: str,
    library: Cells,
    *,
    recipe: abc.Recipe = abc.SINGLE["speed"],
    work: Path,
) -> CellNetlist:
    """Prepares and maps a design on standard cells by one recipe."""
    prepared = prepare(files, top, work=work / "logic")
    return map_cells(prepared, library, recipe, work=work)
