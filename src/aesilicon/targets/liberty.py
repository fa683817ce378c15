# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads liberty files: groups of attributes, units, cell areas, flip-flop timing; `normal` files.

A file is read as a whole, once for each content: 13 MB take 2 s.
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache, wraps
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from aesilicon import folders, provenance
from aesilicon.errors import ToolError, UserError
from aesilicon.targets import liberty_text
from aesilicon.targets.liberty_text import Group, Library
from aesilicon.targets.libraries import Flop

STEP = "reading the library"

Found = TypeVar("Found")
Rest = TypeVarTuple("Rest")

_SCALE = {"f": 1e-15, "p": 1e-12, "n": 1e-9, "u": 1e-6, "m": 1e-3, "": 1.0, "k": 1e3}
_UNIT = re.compile(r"([\d.]*)\s*([fpnumk]?)(?:s|w|v|f)$", re.IGNORECASE)


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
    """Reads a liberty file; raises `UserError` if it cannot be read or parsed."""
    return _parsed(path).top


@by_content
def _parsed(path: Path) -> Library:
    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        raise UserError(f"library {path} is compressed; unpack it with gunzip first")
    return liberty_text.parse(liberty_text.decoded(data), path)


def normal_text(path: Path) -> str:
    """The normal text of a liberty file, from the cache if it is there; raises as `library`."""
    copy = _copy(path, "")
    return copy.read_text(encoding="utf-8") if copy.is_file() else _parsed(path).text


def normal(path: Path) -> Path:
    """A file in the user's cache with the normal text of a liberty file; for tools."""
    return edited(path, "", lambda text: text)


def edited(path: Path, what: str, edit: Callable[[str], str]) -> Path:
    """`normal` after a change of the text, which `what` describes.

    Raises as `library`, and `UserError` if the cache cannot be written.
    """
    copy = _copy(path, what)
    if not copy.is_file():
        folders.need(copy, edit(normal_text(path)))
    return copy


def _copy(path: Path, what: str) -> Path:
    state = f"{sha256(path)} {provenance.digest_of(liberty_text.__name__)} {what}"
    return folders.cache() / "liberty" / hashlib.sha256(state.encode()).hexdigest()[:16] / path.name


@by_content
def cells(path: Path) -> Mapping[str, Group]:
    """The cells of a liberty file by name, in file order."""
    return {cell.name: cell for cell in library(path).all("cell")}


def cell(path: Path, name: str) -> Group:
    """The cell `name` of a liberty file; raises `ToolError` if there is none."""
    group = cells(path).get(name)
    if group is None:
        raise ToolError(STEP, f"{path} has no cell {name}")
    return group


def cell_area(path: Path, name: str) -> float:
    """Area of a cell in the unit of the file (um2 in all known libraries but `generic`).

    Raises `ToolError` for a cell without one.
    """
    area = cell(path, name).number("area")
    if area is None:
        raise ToolError(STEP, f"{path} gives cell {name} no area")
    return area


def unit(text: str, base: float) -> float:
    """A unit of time, power, voltage or capacitance, such as `1ns`, divided by `base` (SI).

    Raises `ToolError` for other text.
    """
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

    For estimates only: the delay is the smallest table value, the setup time the median. Raises
    `ToolError` where one is missing.
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
