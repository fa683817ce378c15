# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The reader of liberty files: nested groups of attributes, units, cell areas, flip-flop timing.

A file is read as a whole, once for each content: 13 MB take 2 s.
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, wraps
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from aesilicon.errors import ToolError, UserError
from aesilicon.targets.libraries import Flop

STEP = "reading the library"

Found = TypeVar("Found")
Rest = TypeVarTuple("Rest")

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_LIBRARY = re.compile(r"\blibrary\s*\([^(){}]*\)\s*\{")
_TOKEN = re.compile(r'"([^"]*)"|([(){};:,])|([^\s"(){};:,\\]+)')
_NUMBER = re.compile(r"[-+]?\d+\.?\d*(?:[eE][-+]?\d+)?|[-+]?\.\d+(?:[eE][-+]?\d+)?")
_SCALE = {"f": 1e-15, "p": 1e-12, "n": 1e-9, "u": 1e-6, "m": 1e-3, "": 1.0, "k": 1e3}
_UNIT = re.compile(r"([\d.]*)\s*([fpnumk]?)(?:s|w|v|f)$", re.IGNORECASE)


@dataclass(frozen=True)
class Group:
    """A group `kind (names) { ... }`, for instance a cell, pin or table."""

    kind: str
    names: tuple[str, ...]
    attributes: Mapping[str, str]
    """From `name : value;` and `name (values);` (joined by commas); the last of a name counts."""
    groups: tuple["Group", ...]

    @property
    def name(self) -> str:
        """The first name of the group; empty if it has none."""
        return self.names[0] if self.names else ""

    def all(self, *kinds: str) -> list["Group"]:
        """The direct subgroups of these kinds, in file order."""
        return [group for group in self.groups if group.kind in kinds]

    def number(self, attribute: str) -> float | None:
        """The first number in an attribute; None if there is none."""
        numbers = self.numbers(attribute)
        return numbers[0] if numbers else None

    def numbers(self, attribute: str) -> list[float]:
        """All numbers in an attribute, in order."""
        return [float(n) for n in _NUMBER.findall(self.attributes.get(attribute, ""))]


def sha256(path: Path) -> str:
    """SHA-256 (hex) of a file, read again only if its time or size changes.

    Raises `UserError` for a file that cannot be read.
    """
    try:
        stat = path.stat()
        return _sha256(path, stat.st_mtime_ns, stat.st_size)
    except OSError as e:
        raise UserError(f"cannot read library {path}: {e.strerror}") from e


@cache
def _sha256(path: Path, mtime_ns: int, size: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def by_content(read: Callable[[Path, *Rest], Found]) -> Callable[[Path, *Rest], Found]:
    """Decorator that caches the result of reading a file, by its content and other arguments."""

    @cache
    def once(path: Path, sha256: str, *rest: *Rest) -> Found:
        return read(path, *rest)

    @wraps(read)
    def found(path: Path, *rest: *Rest) -> Found:
        return once(path, sha256(path), *rest)

    return found


@by_content
def library(path: Path) -> Group:
    """Reads a liberty file; raises `UserError` if it is unreadable or no liberty file."""
    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        raise UserError(f"library {path} is compressed; unpack it with gunzip first")
    return parse(data.decode("utf-8", errors="replace"), path)


def parse(text: str, path: Path) -> Group:
    """The library group of a liberty text; raises as `library` does, with `path` in messages.

    Text after a surplus closing brace is ignored.
    """
    text = _COMMENT.sub(" ", text)
    start = _LIBRARY.search(text)
    if start is None:
        raise UserError(f"{path} is no liberty file: it has no group 'library (NAME) {{ ... }}'")
    reader = _Reader(text[start.end() :])
    root = reader.group("library", ())
    if not reader.whole:
        raise UserError(f"{path} is no whole liberty file: its last group is not closed")
    return root


@by_content
def cells(path: Path) -> Mapping[str, Group]:
    """The cells of a liberty file by name, in file order; the first cell of a name counts."""
    by_name: dict[str, Group] = {}
    for cell in library(path).all("cell"):
        by_name.setdefault(cell.name, cell)
    return by_name


def cell(path: Path, name: str) -> Group:
    """The cell `name` of a liberty file; raises `ToolError` if there is none."""
    group = cells(path).get(name)
    if group is None:
        raise ToolError(STEP, f"{path} has no cell {name}")
    return group


def cell_area(path: Path, name: str) -> float:
    """Area of a cell in the unit of the file (um2 in all known libraries but `generic`)."""
    area = cell(path, name).number("area")
    if area is None:
        raise ToolError(STEP, f"{path} gives cell {name} no area")
    return area


def unit(text: str, base: float) -> float:
    """A unit of time, power, voltage or capacitance, such as `1ns`, divided by `base` (SI)."""
    match = _UNIT.match(text.strip())
    if match is None:
        raise ToolError(STEP, f"'{text.strip()}' is no unit")
    return round(float(match[1] or 1) * _SCALE[match[2].lower()] / base, 12)


def time_unit_ns(top: Group) -> float:
    """The unit of time of a library, in ns."""
    return unit(top.attributes.get("time_unit", "1ns"), 1e-9)


def capacitance_unit_pf(top: Group) -> float:
    """The unit of capacitance of a library, in pF."""
    number, _, base = top.attributes.get("capacitive_load_unit", "1, pf").partition(",")
    return float(number) * unit(base, 1e-12)


def flop_delay_ns(path: Path, flop: Flop) -> float:
    """Clock-to-output delay without load plus setup time of a flip-flop in ns, slower edges.

    For estimates only: the delay is the smallest table value, the setup time the median.
    """
    pins = {name: pin for pin in cell(path, flop.cell).all("pin") for name in pin.names}
    none = Group("pin", (), {}, ())
    launch = [
        min(table.numbers("values"))
        for arc in pins.get(flop.output, none).all("timing")
        if arc.attributes.get("timing_type") == "rising_edge"
        and flop.clock in arc.attributes.get("related_pin", "").split()
        for table in arc.all("cell_rise", "cell_fall")
    ]
    setup = [
        sorted(table.numbers("values"))[len(table.numbers("values")) // 2]
        for arc in pins.get(flop.data, none).all("timing")
        if arc.attributes.get("timing_type", "").startswith("setup_")
        for table in arc.all("rise_constraint", "fall_constraint")
    ]
    if not launch or not setup:
        raise ToolError(STEP, f"{path} gives no timing of {flop.cell}")
    return (max(launch) + max(setup)) * time_unit_ns(library(path))


class _Reader:
    """Recursive-descent parser over tokens (text, whether quoted)."""

    def __init__(self, text: str) -> None:
        self.whole = True
        """Whether all groups are closed."""
        self._tokens: list[tuple[str, bool]] = [
            (token[0], True) if not token[1] and not token[2] else (token[1] or token[2], False)
            for token in _TOKEN.findall(text)
        ]
        self._at = 0

    def group(self, kind: str, names: tuple[str, ...]) -> Group:
        attributes: dict[str, str] = {}
        groups: list[Group] = []
        while not self._take("}"):
            if self._at >= len(self._tokens):
                self.whole = False
                break
            if self._take(";"):
                continue
            name = self._next()
            if self._take("("):
                words = self._until(")")
                if self._take("{"):
                    groups.append(self.group(name, words))
                else:
                    attributes[name] = ", ".join(words)
            elif self._take(":"):
                attributes[name] = " ".join(self._until(";"))
        return Group(kind, names, attributes, tuple(groups))

    def _until(self, end: str) -> tuple[str, ...]:
        words = []
        while self._at < len(self._tokens) and not self._take(end):
            if not self._take(","):
                words.append(self._next())
        return tuple(words)

    def _take(self, mark: str) -> bool:
        taken = self._at < len(self._tokens) and self._tokens[self._at] == (mark, False)
        self._at += taken
        return taken

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1][0]
