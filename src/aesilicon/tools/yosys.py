# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Yosys (pyosys): synthesis on standard cells and FPGAs, with slang as its front end.

A wrong command ends the whole interpreter, so each synthesis is a script that a child process
runs: `yosys_commands`.
"""

import json
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Any, Literal

from aesilicon.errors import ToolError
from aesilicon.netlist.generated_names import NAMELESS, Names, Unnamed
from aesilicon.tools import abc, ecp5_rams, process

COMMAND: tuple[str, ...] = (
    sys.executable,
    "-P",
    str(Path(__file__).with_name("yosys_commands.py")),
)
"""Command that runs a script, whose file name is to be appended."""

STEP = "synthesis"

FpgaFamily = Literal["ecp5", "ice40", "gowin", "nexus", "xc7", "xcve"]

_PRODUCTS = ("elaborated.json", "logic.json", "cells.json", "netlist.v", "netlist.json")
"""Files that scripts write. They are removed before a run, so that no old file counts as new."""

_LATCH = re.compile(r"latch|^\$_?(DLATCH|SR_)", re.IGNORECASE)
_ERROR = re.compile(r"^(?:(?:.*?/)?([^/\s]+:\d+): |.*: )?ERROR: (.*)$", re.MULTILINE)
"""Line of a log with an error: file and line, if it names them, and the message."""
_FILE_LIST = re.compile(r"^read_slang .*-f (\S+)$", re.MULTILINE)
_MODULE = re.compile(r"^\s*module\s+(\w+)", re.MULTILINE)
_MEMORY_ATTRIBUTES = ("ram_style", "rom_style", "ram_block", "rom_block", "syn_romstyle")
"""A memory with one of these attributes may become a block RAM; a `case` table never does."""


@dataclass(frozen=True)
class FpgaNetlist:
    """A design mapped on an FPGA family."""

    netlist: Path
    """JSON file for nextpnr. All names but those of ports are generated."""
    cells: Mapping[str, int]
    names: Names = NAMELESS
    """What the names of registers and memories stand for."""


SYNCHRONOUS = tuple(
    f"chtype -set $_S{flop} t:$_{flop}"
    for clock in "PN"
    for reset in "PN"
    for value in "01"
    for flop in (
        f"DFF_{clock}{reset}{value}_",
        *(f"DFFE_{clock}{reset}{value}{enable}_" for enable in "PN"),
    )
)
"""Commands that turn the asynchronous resets of single flip-flops into synchronous resets."""


def version() -> str:
    """Version of pyosys, whose wheel also carries ABC and slang."""
    return package_version("pyosys")


@dataclass(frozen=True)
class LutLogic:
    """A design as simple gates, and as the flip-flops, memories and carries of an FPGA family."""

    logic: Unnamed
    family: FpgaFamily
    command: str
    """Yosys's synthesis command, without the stages to run."""


def synthesize_fpga(
    files: Sequence[Path],
    top: str,
    family: FpgaFamily,
    *,
    device: str = "",
    goal: abc.Goal = "speed",
    aim: abc.LutAim | None = None,
    wide: bool = True,
    work: Path,
    timeout: float = 1800,
) -> FpgaNetlist:
    """Maps SystemVerilog `files` on an FPGA: `prepare_luts`, then `map_luts`."""
    logic = prepare_luts(
        files, top, family, device=device, wide=wide, work=work / "logic", timeout=timeout
    )
    return map_luts(logic, goal=goal, aim=aim, work=work, timeout=timeout)


def prepare_luts(
    files: Sequence[Path],
    top: str,
    family: FpgaFamily,
    *,
    device: str = "",
    wide: bool = True,
    work: Path,
    timeout: float = 1800,
) -> LutLogic:
    """Reads SystemVerilog `files` (in compilation order) for an FPGA, without pads.

    `device` is the branch of the family ("hx", "gw2a") if synthesis needs it; all files are written
    into `work`. Unless `wide`, multiplexers between LUTs do not join them. Raises `ToolError` if
    elaboration fails, and for latches.
    """
    names = elaborate(files, top, work, timeout=timeout)
    command = lut_command(top, family, device, wide=wide)
    log = run_script(lut_preparation(command, top), work, timeout)
    logic = read_unnamed(work / "logic.json", top, log, earlier=names)
    return LutLogic(logic, family, command)


def lut_preparation(command: str, top: str) -> list[str]:
    """Commands of `prepare_luts`, with the synthesis command of a family."""
    return [
        "read_rtlil elaborated.il",
        *lut_logic(command),
        *_wrapped_carry(command),  # or JSON lacks the directions of its pins
        f"select {top}",  # cells of the family have processes, which JSON cannot hold
        "write_json -selected logic.json",
    ]


def lut_logic(command: str) -> list[str]:
    """Commands from a flat design of words to the gates that are mapped on LUTs."""
    attributes = "".join(f" -attr !{name}" for name in _MEMORY_ATTRIBUTES)
    return [
        ENCODED,
        f"memory_map -rom-only{attributes}",
        "opt_clean",
        f"{command} -run begin:map_luts",
        "simplemap",
    ]


def map_luts(
    logic: LutLogic,
    *,
    goal: abc.Goal = "speed",
    aim: abc.LutAim | None = None,
    order: int = 0,
    work: Path,
    timeout: float = 1800,
) -> FpgaNetlist:
    """Maps prepared logic on LUTs; all files are written into `work`.

    `aim` is passed to `abc.lut_script`. `order` is that in which ABC reads the gates: 0 for the
    canonical one, else the seed of another.
    """
    if aim is not None and aim.library:
        write(work / "aim.lut", aim.library)
    text, names = logic.logic.written(order)
    write(work / "input.il", text)

    def mapped(aim: abc.LutAim | None) -> Path:
        return run_script(lut_mapping(logic.command, logic.family, goal, aim), work, timeout)

    log = mapped(aim)
    if aim is not None and aim.else_fastest and goal == "speed":
        said = log.read_text(encoding="utf-8", errors="replace")
        if abc.lut_delay_ps(said) > aim.delay_ps:
            log = mapped(None)
    netlist = replace(_fpga_netlist(log, work), names=names)
    return _with_output_registers(netlist, logic.logic.top) if logic.family == "ecp5" else netlist


def lut_mapping(
    command: str, family: FpgaFamily, goal: abc.Goal, aim: abc.LutAim | None
) -> list[str]:
    """Commands of `map_luts`, with the synthesis command of a family."""
    return [
        "read_rtlil input.il",
        *_wrapped_carry(command),
        f"{command} -run begin:{_AFTER_BEGIN[family]}",  # reads the cells of the family
        *to_luts(command, goal, aim, "aim.lut"),
        "tee -q -o cells.json stat -json",
        "write_json netlist.json",
    ]


def to_luts(command: str, goal: abc.Goal, aim: abc.LutAim | None, library: str) -> list[str]:
    """Commands from gates to LUTs; `library` is the file that holds the aim's LUT library."""
    return [
        f"scratchpad -set abc9.script {abc.lut_script(goal, aim, library)}",
        f"{command} -run map_luts:",
    ]


_AFTER_BEGIN: Mapping[FpgaFamily, str] = {
    "ecp5": "coarse",
    "gowin": "coarse",
    "ice40": "flatten",
    "nexus": "coarse",
    "xc7": "prepare",
    "xcve": "prepare",
}
"""Family -> the label after `begin` in its synthesis command."""


def _with_output_registers(mapped: FpgaNetlist, top: str) -> FpgaNetlist:
    """The netlist, with flip-flops behind block RAMs moved into the RAMs' output registers."""
    design = json.loads(mapped.netlist.read_text(encoding="utf-8"))
    gone = ecp5_rams.with_output_registers(design["modules"][top])
    if not gone:
        return mapped
    write(mapped.netlist, json.dumps(design))
    flops = mapped.cells["TRELLIS_FF"] - gone
    return replace(mapped, cells={**mapped.cells, "TRELLIS_FF": flops})


def surround_fpga(
    wrapper: Path,
    top: str,
    inner: Path,
    inner_top: str,
    family: FpgaFamily,
    *,
    device: str = "",
    work: Path,
    timeout: float = 600,
) -> FpgaNetlist:
    """Puts a mapped netlist (JSON) into a SystemVerilog wrapper, adds pads, and flattens.

    `wrapper` declares `inner_top` as a black box, so synthesis does not optimise across the border.
    The netlist has the cells of wrapper and `inner`; `cells` counts those of the wrapper only.
    """
    write(work / "inner.json", inner.read_text(encoding="utf-8"))
    script = [
        *_sources([wrapper], top, work),
        fpga_command(top, family, device, pads=True),
        f"tee -q -o cells.json stat -json -top {top}",
        *filled_in(top, inner_top, "inner.json"),
        "write_json netlist.json",
    ]
    netlist = _fpga_netlist(run_script(script, work, timeout), work)
    cells = {kind: n for kind, n in netlist.cells.items() if kind != inner_top}
    return FpgaNetlist(netlist.netlist, cells)


def filled_in(top: str, inner_top: str, inner: str) -> list[str]:
    """Commands that replace a black box in `top` by the netlist in the JSON file `inner`."""
    return [
        f"delete =A:blackbox =A:whitebox {inner_top}",
        f"read_json {inner}",
        f"hierarchy -top {top}",
        "flatten",
        "opt_clean",
    ]


def lut_command(top: str, family: FpgaFamily, device: str, *, wide: bool) -> str:
    """Yosys's synthesis command of a family without pads.

    Unless `wide`, multiplexers between LUTs do not join them.
    """
    narrow = "" if wide or family == "ice40" else " -nowidelut"
    return fpga_command(top, family, device, pads=False) + narrow


def _wrapped_carry(command: str) -> list[str]:
    """Commands that read the model of iCE40's carry with LUT; Yosys reads it to map LUTs only."""
    ice40 = command.startswith("synth_ice40")
    return ["read_verilog -icells -lib +/ice40/abc9_model.v"] if ice40 else []


def fpga_command(top: str, family: FpgaFamily, device: str, *, pads: bool) -> str:
    """Yosys's synthesis command of a family; without `pads` it inserts no pads."""
    commands = {
        "ecp5": "synth_ecp5",
        "ice40": f"synth_ice40 -device {device or 'hx'}",
        "gowin": f"synth_gowin -family {device or 'gw2a'}" + ("" if pads else " -noiopads"),
        "nexus": "synth_nexus" + ("" if pads else " -noiopad"),
        "xc7": "synth_xilinx -family xc7 -noiopad -flatten",
        "xcve": "synth_xilinx -family xcve -noiopad -flatten",
    }
    return f"{commands[family]} -top {top}"


def _fpga_netlist(log: Path, work: Path) -> FpgaNetlist:
    cells = counts(statistics(work / "cells.json", log), log)
    if not (work / "netlist.json").is_file():
        raise ToolError(STEP, "ended without a mapped netlist", log)
    return FpgaNetlist(work / "netlist.json", cells)


FLAT_WORDS = (
    *("memory_collect", "flatten"),
    *("opt_expr", "opt_merge", "opt_expr", "opt_merge", "opt_clean"),
)
"""Commands from elaborated modules without processes to a flat design of words."""

ELABORATION = (
    # Cells are counted in a copy without unread parts: slang makes latches of temporaries that only
    # some branches assign.
    *("proc", "opt_expr", "design -push-copy", "opt_clean"),
    *("tee -q -o elaborated.json stat -json", "design -pop", *FLAT_WORDS, "write_json logic.json"),
)
"""Commands of `elaborate` after slang."""

ENCODED = 'setattr -set fsm_encoding "none" t:$*dff* %co1:+[Q] w:* %i'
"""Command after which state machines keep their encoding, and a netlist the registers of the
RTL."""


def elaborate(
    files: Sequence[Path],
    top: str,
    work: Path,
    *,
    boxes: Sequence[str] = (),
    timeout: float = 1800,
) -> Names:
    """Writes the design as `elaborated.il`: flat, of words, in canonical order; returns its names.

    slang reads the SystemVerilog; `case` tables become memories. Instances of the modules `boxes`
    stay cells of their module's name. Yosys's results depend on the order of what it reads, so
    names and order are gone from this file on. Raises `ToolError` for latches.
    """
    folder = work / "elaborated"
    log = run_script([*_sources(files, top, folder, boxes), *ELABORATION], folder, timeout)
    text, names = read_unnamed(folder / "logic.json", top, log, gates=False).written()
    write(work / "elaborated.il", text)
    return names


def _sources(files: Sequence[Path], top: str, work: Path, boxes: Sequence[str] = ()) -> list[str]:
    write(work / "files.f", "".join(f'"{file.resolve()}"\n' for file in files))
    options = "".join(f"--blackboxed-module {box} " for box in boxes)
    return [f"read_slang {options}--top {top} -f files.f", f"hierarchy -check -top {top}"]


def run(
    step: str, script: str, work: Path, *, log_name: str | None = None, timeout: float = 300
) -> Path:
    """Runs a script of commands, one a line, in the folder `work`; returns the log file.

    Raises `ToolError` with Yosys's error message.
    """
    log = work / (log_name or f"{step}.log")
    write(work / f"{step}.ys", script)
    try:
        process.run(
            step,
            [*COMMAND, f"{step}.ys"],
            log=log,
            cwd=work,
            env={"TMPDIR": "."},  # keeps ABC's files and cache apart from other runs
            timeout=timeout,
        )
    except ToolError as e:
        said = _ERROR.search(log.read_text(encoding="utf-8", errors="replace"))
        if said is None:
            raise
        place = f" ({said[1]})" if said[1] else ""
        what = said[2].strip().rstrip(".") + place
        if "is not a valid top-level module" in what and (known := _modules(script, work)):
            what += f"; the files have {', '.join(known)}"
        raise ToolError(step, what, log) from e
    return log


def _modules(script: str, work: Path) -> list[str]:
    """The modules in the files that a script reads, by name."""
    lists = [(work / name).read_text(encoding="utf-8") for name in _FILE_LIST.findall(script)]
    files = [Path(line.strip('"')) for text in lists for line in text.splitlines()]
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in files]
    return sorted({name for text in texts for name in _MODULE.findall(text)})


def run_script(script: Sequence[str], work: Path, timeout: float) -> Path:
    """Runs a synthesis script in `work`; returns the log file. Raises as `run`, and for latches."""
    for stale in _PRODUCTS:
        (work / stale).unlink(missing_ok=True)
    log = work / "yosys.log"
    try:
        run(STEP, "\n".join(script) + "\n", work, log_name=log.name, timeout=timeout)
    except ToolError:
        _refuse_latches(work, log)
        raise
    finally:
        for leftover in [*work.glob("yosys-abc-*"), *work.glob("yosys-liberty-*")]:
            shutil.rmtree(leftover, ignore_errors=True)
    _refuse_latches(work, log)
    return log


def _refuse_latches(work: Path, log: Path) -> None:
    """Raises `ToolError` for latches, as some libraries give them no area and no core needs one."""
    if not (work / "elaborated.json").is_file():
        return
    cells = counts(statistics(work / "elaborated.json", log), log)
    latches = sum(number for cell, number in cells.items() if _LATCH.search(cell))
    if latches:
        such = f", such as {name}" if (name := _latch(work / "logic.json")) else ""
        raise ToolError(
            STEP, f"the design has latches ({latches} of them{such}); use flip-flops only", log
        )


def _latch(netlist: Path) -> str:
    """The source's name of a latch in a JSON netlist, with file and line; empty if unknown."""
    try:
        modules = json.loads(netlist.read_text(encoding="utf-8"))["modules"].values()
    except (OSError, ValueError, KeyError):
        return ""
    for module in modules:
        for cell in module["cells"].values():
            if not _LATCH.search(cell["type"]):
                continue
            bit = cell["connections"]["Q"][0]
            for name, net in module["netnames"].items():
                if bit in net["bits"] and not net["hide_name"]:
                    place = re.search(r"[^/|]+:\d+", cell["attributes"].get("src", ""))
                    return f"{name} ({place[0]})" if place else name
    return ""


def read_unnamed(
    file: Path, top: str, log: Path, *, gates: bool = True, earlier: Names = NAMELESS
) -> Unnamed:
    """The flat module `top` of a JSON file that a script wrote; options are those of `Unnamed`."""
    try:
        modules = json.loads(file.read_text(encoding="utf-8"))["modules"]
        return Unnamed(top, modules, gates=gates, earlier=earlier)
    except (OSError, ValueError, KeyError) as e:
        raise ToolError(STEP, "ended without a netlist", log) from e


def statistics(file: Path, log: Path) -> Mapping[str, Any]:
    """The entry for the whole design in a `stat -json` report."""
    try:
        design = json.loads(file.read_text(encoding="utf-8"))["design"]
    except (OSError, ValueError, KeyError, TypeError) as e:
        raise ToolError(STEP, f"wrote no usable {file.name}", log) from e
    if not isinstance(design, dict):
        raise ToolError(STEP, f"wrote no usable {file.name}", log)
    return design


def counts(statistics: Mapping[str, Any], log: Path) -> dict[str, int]:
    """Cell type -> number of cells, from the result of `statistics()`."""
    counts = statistics.get("num_cells_by_type")
    if not isinstance(counts, dict) or not all(type(n) is int for n in counts.values()):
        raise ToolError(STEP, "wrote statistics without cell counts", log)
    return {str(cell): int(number) for cell, number in sorted(counts.items())}


def number(statistics: Mapping[str, Any], key: str, log: Path) -> float:
    """The figure `key` of the result of `statistics()`."""
    value = statistics.get(key)
    if not isinstance(value, int | float):
        raise ToolError(STEP, f"wrote statistics without {key}", log)
    return float(value)


def write(path: Path, text: str) -> None:
    """Writes a file; creates its folder if it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
