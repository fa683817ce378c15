# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Yosys on standard cells: RTL to logic once, then logic to cells by any number of recipes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.tools import abc
from aesilicon.tools.yosys import (
    STEP,
    SYNCHRONOUS,
    counts,
    elaborate,
    number,
    run_script,
    statistics,
    write,
)

_PREPARED = "prepared.il"


@dataclass(frozen=True)
class Cells:
    """A standard-cell library as synthesis sees it."""

    liberty: Path
    flop: str
    flop_pins: tuple[str, str, str]
    """Clock, data, output."""
    tied_pins: tuple[tuple[str, int], ...]
    """Pins of the flip-flop that get a constant."""
    driving_cell: str
    output_load_pf: float
    dont_use: tuple[str, ...]


@dataclass(frozen=True)
class CellNetlist:
    """A design mapped on standard cells, flat."""

    netlist: Path
    """Verilog of cells and plain wires; registers keep their RTL names."""
    cells: Mapping[str, int]
    flops: int
    area: float
    """Area in the library's unit."""
    timing: abc.Timing
    """ABC's own, without the flip-flops."""


@dataclass(frozen=True)
class Prepared:
    """A design as logic and the library's flip-flops."""

    file: Path
    """RTLIL."""
    top: str


def prepare(
    files: Sequence[Path],
    top: str,
    library: Cells,
    *,
    boxes: Sequence[str] = (),
    synchronous: bool = False,
    work: Path,
    timeout: float = 1800,
) -> Prepared:
    """Reads SystemVerilog `files` (in compilation order) and flattens; `work` holds all it writes.

    Instances of the modules `boxes` stay, to be filled in by `map_cells`. Every register becomes
    the library's one flip-flop, with enable and reset as logic before it; with `synchronous`
    asynchronous resets become synchronous ones. Raises `ToolError` for RTL that does not
    elaborate, for latches, and otherwise for asynchronous resets.
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
    script = [
        *elaborate(files, top, work, boxes),
        # A case table is a memory to Yosys, which would move registers across it.
        "memory_map",
        "opt_clean",
        f"synth -top {top} -flatten -noabc -noshare",
        *(SYNCHRONOUS if synchronous else []),
        "dfflegalize -cell $_DFF_P_ x",
        # A full `opt` would make enables and resets of the registers' logic again.
        "opt_expr",
        "opt_merge",
        "opt_clean",
        "techmap -map map.v",
        f"write_rtlil {_PREPARED}",
    ]
    log = run_script(script, work, timeout)
    if not (work / _PREPARED).is_file():
        raise ToolError(STEP, "ended without a netlist", log)
    return Prepared(work / _PREPARED, top)


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
    """Maps what `prepare` made on a library by one recipe; `work` holds all it writes.

    With `delay_ns` the logic between registers need be no faster than that. `boxes` is Verilog of
    cells for the modules that `prepare` left; ABC's timing ends at these.
    """
    clock, data, output = library.flop_pins
    inputs = [clock, data, *(pin for pin, _ in library.tied_pins)]
    # Tells Yosys which pin is the output, so that the register can be named after it.
    declared = ", ".join(f"input {pin}" for pin in inputs)
    write(work / "flop.v", f"module {library.flop} ({declared}, output {output}); endmodule\n")
    for name, file in (("library.lib", library.liberty), ("input.il", prepared.file)):
        link = work / name  # its own path may have spaces
        link.unlink(missing_ok=True)
        link.symlink_to(file.resolve())
    write(work / "abc.constr", abc.constraints(library.driving_cell, library.output_load_pf))
    if boxes:
        write(work / "boxes.v", boxes)
    delay_ps = None if delay_ns is None else 1000 * delay_ns
    mapping = abc.cell_script(recipe, "abc.constr", delay_ps)
    unused = "".join(f" -dont_use {pattern}" for pattern in library.dont_use)
    script = [
        "read_rtlil input.il",
        f"abc -liberty library.lib -script {mapping}{unused}",
        *(["techmap -map boxes.v"] if boxes else []),
        "setundef -zero",
        "splitnets -ports",
        "opt_clean -purge",
        "read_verilog -lib flop.v",
        f"rename -wire -suffix _reg t:{library.flop}",
        "tee -q -o cells.json stat -json -liberty library.lib",
        # OpenSTA 2.0 reads neither expressions nor concatenations.
        "write_verilog -noattr -noexpr -nohex -simple-lhs netlist.v",
    ]
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
        cells=cells,
        flops=cells.get(library.flop, 0),
        area=number(module, "area", log),
        timing=timing,
    )


def synthesize_cells(
    files: Sequence[Path],
    top: str,
    library: Cells,
    *,
    recipe: abc.Recipe = abc.SINGLE["speed"],
    work: Path,
) -> CellNetlist:
    """`prepare` and `map_cells`, by one recipe."""
    prepared = prepare(files, top, library, work=work / "logic")
    return map_cells(prepared, library, recipe, work=work)
