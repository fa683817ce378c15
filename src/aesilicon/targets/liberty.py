# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The few facts we read from a liberty file ourselves: cell areas, and a flip-flop's timing."""

import hashlib
import re
from functools import cache
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.targets.libraries import Flop

_CELL = re.compile(r"^[ \t]*cell[ \t]*\([ \t]*\"?([\w$]+)\"?[ \t]*\)", re.MULTILINE)
_AREA = re.compile(r"^[ \t]*area[ \t]*:[ \t]*\"?([\d.eE+-]+)", re.MULTILINE)
_PICOSECOND = re.compile(r"time_unit[ \t]*:[ \t]*\"?1ps")
_NUMBER = re.compile(r"-?\d+\.?\d*(?:[eE][-+]?\d+)?")


def sha256(path: Path) -> str:
    """SHA-256 (hex) of a file, read once for each of its states."""
    stat = path.stat()
    return _sha256(path, stat.st_mtime_ns, stat.st_size)


@cache
def _sha256(path: Path, mtime_ns: int, size: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def cell_area(path: Path, cell: str) -> float:
    """Area of one cell in the file's own unit (um2 in every library we know but `generic`)."""
    match = _AREA.search(_cell(path, cell))
    if match is None:
        raise ToolError("reading the library", f"{path} gives cell {cell} no area")
    return float(match[1])


def header_text(path: Path) -> str:
    """What stands in a library before its first cell: units, voltages, templates of tables."""
    text = _text(path)
    return text[: min(_starts(path).values(), default=len(text))]


def cell_text(path: Path, cell: str) -> str:
    """The body of one cell's group, braces aside; `ToolError` if the library has no such cell."""
    return _cell(path, cell)


def flop_delay_ns(path: Path, flop: Flop) -> float:
    """Clock-to-output without load plus setup time of a flip-flop, in ns; the slower edge of each.

    For estimates only: both are taken at the smallest clock transition, setup at the middle of
    the data transitions.
    """
    text = _cell(path, flop.cell)
    launch = [
        min(_values(table))
        for pin in _groups(text, "pin", flop.output)
        for arc in _groups(pin, "timing")
        if _relates(arc, flop.clock)
        for table in [*_groups(arc, "cell_rise"), *_groups(arc, "cell_fall")]
    ]
    setup = [
        sorted(_values(table))[len(_values(table)) // 2]
        for pin in _groups(text, "pin", flop.data)
        for arc in _groups(pin, "timing")
        if re.search(r"timing_type\s*:\s*\"?setup_", arc)
        for table in [*_groups(arc, "rise_constraint"), *_groups(arc, "fall_constraint")]
    ]
    if not launch or not setup:
        raise ToolError("reading the library", f"{path} gives no timing of {flop.cell}")
    scale = 1e-3 if _PICOSECOND.search(_text(path)[:20000]) else 1.0
    return (max(launch) + max(setup)) * scale


@cache
def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as e:
        raise UserError(f"cannot read library {path}: {e.strerror}") from e


@cache
def _starts(path: Path) -> dict[str, int]:
    """Cell -> where its first group begins."""
    starts: dict[str, int] = {}
    for match in _CELL.finditer(_text(path)):
        starts.setdefault(match[1], match.start())
    return starts


@cache
def _cell(path: Path, cell: str) -> str:
    """The text of one cell's group."""
    start = _starts(path).get(cell)
    if start is None:
        raise ToolError("reading the library", f"{path} has no cell {cell}")
    return _braced(_text(path), start)


def _braced(text: str, start: int) -> str:
    """What stands between the first brace after `start` and the one that closes it."""
    begin = text.index("{", start) + 1
    depth, place = 1, begin
    while depth:
        place = min(p for p in (text.find("{", place), text.find("}", place)) if p >= 0)
        depth += 1 if text[place] == "{" else -1
        place += 1
    return text[begin : place - 1]


def _groups(text: str, kind: str, name: str | None = None) -> list[str]:
    """The bodies of the groups `kind (name) { ... }` anywhere in `text`."""
    pattern = re.compile(rf"\b{kind}\s*\(\s*\"?([\w\[\]]*)\"?\s*\)\s*\{{")
    return [
        _braced(text, m.start()) for m in pattern.finditer(text) if name is None or m[1] == name
    ]


def _relates(arc: str, clock: str) -> bool:
    edge = re.search(r"timing_type\s*:\s*\"?rising_edge", arc)
    return bool(edge and re.search(rf"related_pin\s*:\s*\"?{re.escape(clock)}\b", arc))


def _values(table: str) -> list[float]:
    match = re.search(r"values\s*\((.*?)\)", table, re.DOTALL)
    return [float(n) for n in _NUMBER.findall(match[1])] if match else []
