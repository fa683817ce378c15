# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Bitstreams: nextpnr with a board's constraints, then icepack, ecppack or gowin_pack."""

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from aesilicon.errors import ToolError
from aesilicon.tools import nextpnr, process

PackedFamily = Literal["ice40", "ecp5", "gowin"]

_STEP = "packing of the bitstream"


@dataclass(frozen=True)
class Bitstream:
    """A bitstream, and the design in it."""

    data: bytes
    routed: nextpnr.Routed


@dataclass(frozen=True)
class _Format:
    package: str
    """nextpnr's package."""
    constrained: tuple[str, ...]
    """nextpnr's options with the constraints file."""
    written: tuple[str, ...]
    """nextpnr's options for the routed design."""
    pack: tuple[str, ...]
    """Command from the routed design to the bitstream; `{device}` is its device."""


_FORMATS: dict[PackedFamily, _Format] = {
    "ice40": _Format(
        nextpnr.ICE40,
        ("--pcf", "board.txt"),
        ("--asc", "routed"),
        ("yowasp-icepack", "routed", "bitstream"),
    ),
    "ecp5": _Format(
        nextpnr.ECP5,
        ("--lpf", "board.txt"),
        ("--textcfg", "routed"),
        ("yowasp-ecppack", "--compress", "routed", "bitstream"),
    ),
    "gowin": _Format(
        nextpnr.GOWIN,
        ("--vopt", "cst=board.txt"),
        ("--write", "routed"),
        ("gowin_pack", "-d", "{device}", "-o", "bitstream", "routed"),
    ),
}


def make(
    netlist: Path,
    top: str,
    family: PackedFamily,
    *,
    options: Sequence[str],
    device: str,
    constraints: str,
    clock_hz: int,
    work: Path,
    timeout: float = 1800,
) -> Bitstream:
    """Places, routes and packs a JSON netlist in the folder `work`.

    `options` select the device for nextpnr, `device` names it for gowin_pack, `constraints` is the
    text of the constraints file. Raises `ToolError` if a tool fails, if the design does not fit, or
    if its clock is below `clock_hz`.
    """
    form = _FORMATS[family]
    work.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(netlist, work / "netlist.json")
    (work / "board.txt").write_text(constraints, encoding="utf-8")
    log, report = work / "nextpnr.log", work / "report.json"
    words = [
        *options,
        *form.constrained,
        *form.written,
        *("--json", "netlist.json", "--top", top, "--report", report.name),
        *("--freq", f"{clock_hz / 1e6:g}", "--seed", "1", "--timing-allow-fail"),
    ]
    nextpnr.run([nextpnr.program(form.package), *words], work, log, timeout)
    routed = nextpnr.read(form.package, report, log)
    if routed.fmax_mhz < clock_hz / 1e6:
        raise ToolError(
            nextpnr.STEP,
            f"the design reaches {routed.fmax_mhz:.1f} MHz, and the clock of the board is "
            f"{clock_hz / 1e6:g} MHz; choose a design with shorter paths, or a faster board",
            log,
        )
    program, *rest = (word.format(device=device) for word in form.pack)
    process.run(_STEP, [nextpnr.program(program), *rest], log=work / "pack.log", cwd=work)
    try:
        return Bitstream((work / "bitstream").read_bytes(), routed)
    except OSError as e:
        raise ToolError(_STEP, "ended without a bitstream", work / "pack.log") from e
