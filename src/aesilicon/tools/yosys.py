# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Yosys (pyosys): synthesis on standard cells and FPGAs, with slang as its front end.

A wrong command ends the whole interpreter, so each synthesis is a script that a child process
runs: `python -m aesilicon.tools.yosys SCRIPT`.
"""

import json
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Any, Literal

from aesilicon.errors import ToolError
from aesilicon.tools import abc, process

COMMAND: tuple[str, ...] = (sys.executable, "-P", "-m", "aesilicon.tools.yosys")
"""Runs the script named after it."""

STEP = "synthesis"

_LATCH = re.compile(r"latch|^\$_?(DLATCH|SR_)", re.IGNORECASE)
_ERROR = re.compile(r"^(?:.*: )?ERROR: (.*)$", re.MULTILINE)
_PARAMETRISED = re.compile(r"\\\$paramod\S+")
_MEMORY_ATTRIBUTES = ("ram_style", "rom_style", "ram_block", "rom_block", "syn_romstyle")
"""A memory that bears one of these may become a block RAM; a `case` table never does."""


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
    """In the library's unit."""
    timing: abc.Timing
    """ABC's own, without the flip-flops."""


@dataclass(frozen=True)
class FpgaNetlist:
    """A design mapped on an FPGA family."""

    netlist: Path
    """JSON for nextpnr."""
    cells: Mapping[str, int]


def version() -> str:
    """Version of pyosys, whose wheel also carries ABC and slang."""
    return package_version("pyosys")


def synthesize_cells(
    files: Sequence[Path],
    top: str,
    library: Cells,
    *,
    goal: abc.Goal = "speed",
    max_fanout: int = 10,
    work: Path,
    timeout: float = 1800,
) -> CellNetlist:
    """Maps SystemVerilog `files` (in compilation order) on a library; `work` holds all it writes.

    Every register becomes the library's one flip-flop, with enable and reset as logic before it.
    Raises `ToolError` for RTL that does not elaborate, for latches and asynchronous resets.
    """
    clock, data, output = library.flop_pins
    pins = [(clock, "C"), (data, "D"), (output, "Q")]
    pins += [(pin, f"1'b{value}") for pin, value in library.tied_pins]
    connections = ", ".join(f".{pin}({net})" for pin, net in pins)
    _write(
        work / "map.v",
        "module \\$_DFF_P_ (input C, input D, output Q);\n"
        f"  {library.flop} _TECHMAP_REPLACE_ ({connections});\nendmodule\n",
    )
    # Tells Yosys which pin is the output, so that the register can be named after it.
    inputs = ", ".join(f"input {pin}" for pin, _ in pins if pin != output)
    _write(work / "flop.v", f"module {library.flop} ({inputs}, output {output}); endmodule\n")
    link = work / "library.lib"  # its own path may have spaces
    link.unlink(missing_ok=True)
    link.symlink_to(library.liberty.resolve())
    _write(work / "abc.constr", abc.constraints(library.driving_cell, library.output_load_pf))
    mapping = abc.cell_script(goal, max_fanout, "abc.constr")
    unused = "".join(f" -dont_use {pattern}" for pattern in library.dont_use)
    script = [
        *_elaborate(files, top, work),
        # A case table is a memory to Yosys, which would move registers across it.
        "memory_map",
        "opt_clean",
        f"synth -top {top} -flatten -noabc -noshare",
        "dfflegalize -cell $_DFF_P_ x",
        # A full `opt` would make enables and resets of the registers' logic again.
        "opt_expr",
        "opt_merge",
        "opt_clean",
        "techmap -map map.v",
        f"abc -liberty library.lib -script {mapping}{unused}",
        "setundef -zero",
        "splitnets -ports",
        "opt_clean -purge",
        "read_verilog -lib flop.v",
        f"rename -wire -suffix _reg t:{library.flop}",
        "tee -q -o cells.json stat -json -liberty library.lib",
        # OpenSTA 2.0 reads neither expressions nor concatenations.
        "write_verilog -noattr -noexpr -nohex -simple-lhs netlist.v",
    ]
    log = _run(script, work, timeout)
    module = _statistics(work / "cells.json", log)
    cells = _counts(module, log)
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
        area=_number(module, "area", log),
        timing=timing,
    )


def synthesize_fpga(
    files: Sequence[Path],
    top: str,
    family: Literal["ecp5", "xc7"],
    *,
    goal: abc.Goal = "speed",
    work: Path,
    timeout: float = 1800,
) -> FpgaNetlist:
    """Maps SystemVerilog `files` (in compilation order) on an FPGA; `work` holds all it writes."""
    kept = "".join(f" -attr !{name}" for name in _MEMORY_ATTRIBUTES)
    commands = {
        "ecp5": [f"synth_ecp5 -top {top} -json netlist.json"],
        "xc7": [
            f"synth_xilinx -top {top} -family xc7 -noiopad -flatten",
            "write_json netlist.json",
        ],
    }
    script = [
        *_elaborate(files, top, work),
        f"memory_map -rom-only{kept}",
        "opt_clean",
        f"scratchpad -set abc9.script {abc.lut_script(goal)}",
        *commands[family],
        "tee -q -o cells.json stat -json",
    ]
    log = _run(script, work, timeout)
    cells = _counts(_statistics(work / "cells.json", log), log)
    if not (work / "netlist.json").is_file():
        raise ToolError(STEP, "ended without a mapped netlist", log)
    return FpgaNetlist(work / "netlist.json", cells)


def plain_verilog(
    files: Sequence[Path], top: str, output: Path, *, work: Path, timeout: float = 300
) -> None:
    """Writes SystemVerilog `files` as one file of Verilog-2005, hierarchy kept.

    Reads them with Yosys's own front end: slang would make a module of each instance.
    """
    for file in files:  # the names below hold those of the files, so without any folder
        _write(work / file.name, file.read_text(encoding="utf-8"))
    script = [
        *(f"read_verilog -sv {file.name}" for file in files),
        f"hierarchy -check -top {top}",
        "proc -norom",  # a table stays a case statement, which every tool can synthesise
        "opt_expr",
        "opt_clean",
        "write_verilog -noattr plain.v",
    ]
    _run(script, work, timeout)
    text = (work / "plain.v").read_text(encoding="utf-8")
    names: dict[str, str] = {}
    for name in dict.fromkeys(_PARAMETRISED.findall(text)):
        # Modules with parameters get names that only Yosys can love.
        module = next(part for part in name.split("\\")[1:] if part.isidentifier())
        names[name] = f"{module}_{1 + sum(n.startswith(f'{module}_') for n in names.values())}"
    output.write_text(_PARAMETRISED.sub(lambda m: names[m[0]], text), encoding="utf-8")


def _elaborate(files: Sequence[Path], top: str, work: Path) -> list[str]:
    return [
        *_sources(files, top, work),
        "proc",
        "opt_expr",
        "tee -q -o elaborated.json stat -json",
        "memory_collect",
    ]


def _sources(files: Sequence[Path], top: str, work: Path) -> list[str]:
    _write(work / "files.f", "".join(f'"{file.resolve()}"\n' for file in files))
    return [f"read_slang --top {top} -f files.f", f"hierarchy -check -top {top}"]


def _run(script: Sequence[str], work: Path, timeout: float) -> Path:
    """Runs a script in `work`; returns the log."""
    log = work / "yosys.log"
    for stale in ("elaborated.json", "cells.json", "netlist.v", "netlist.json"):
        (work / stale).unlink(missing_ok=True)
    _write(work / "synthesis.ys", "\n".join(script) + "\n")
    try:
        process.run(
            STEP,
            [*COMMAND, "synthesis.ys"],
            log=log,
            cwd=work,
            env={"TMPDIR": "."},  # ABC's files, and a cache that runs would share
            timeout=timeout,
        )
    except ToolError as e:
        _refuse_latches(work, log)
        said = _ERROR.search(log.read_text(encoding="utf-8", errors="replace"))
        if said is None:
            raise
        raise ToolError(STEP, said[1].strip().rstrip("."), log) from e
    finally:
        for leftover in [*work.glob("yosys-abc-*"), *work.glob("yosys-liberty-*")]:
            shutil.rmtree(leftover, ignore_errors=True)
    _refuse_latches(work, log)
    return log


def _refuse_latches(work: Path, log: Path) -> None:
    """A latch costs nothing in some libraries, and none of our cores has one."""
    if not (work / "elaborated.json").is_file():
        return
    cells = _counts(_statistics(work / "elaborated.json", log), log)
    latches = sum(number for cell, number in cells.items() if _LATCH.search(cell))
    if latches:
        raise ToolError(
            STEP, f"the design has latches ({latches} of them); use flip-flops only", log
        )


def _statistics(file: Path, log: Path) -> Mapping[str, Any]:
    """The whole design's part of a `stat -json` report."""
    try:
        design = json.loads(file.read_text(encoding="utf-8"))["design"]
    except (OSError, ValueError, KeyError, TypeError) as e:
        raise ToolError(STEP, f"wrote no usable {file.name}", log) from e
    if not isinstance(design, dict):
        raise ToolError(STEP, f"wrote no usable {file.name}", log)
    return design


def _counts(statistics: Mapping[str, Any], log: Path) -> dict[str, int]:
    counts = statistics.get("num_cells_by_type")
    if not isinstance(counts, dict) or not all(type(n) is int for n in counts.values()):
        raise ToolError(STEP, "wrote statistics without cell counts", log)
    return {str(cell): int(number) for cell, number in sorted(counts.items())}


def _number(statistics: Mapping[str, Any], key: str, log: Path) -> float:
    value = statistics.get(key)
    if not isinstance(value, int | float):
        raise ToolError(STEP, f"wrote statistics without {key}", log)
    return float(value)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Runs the commands of a script file, one a line."""
    from pyosys import libyosys  # type: ignore[import-untyped]

    design = libyosys.Design()
    for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        libyosys.run_pass(line, design)


if __name__ == "__main__":
    main()
