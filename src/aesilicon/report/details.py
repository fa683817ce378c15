# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One measurement on the HTML page: areas, critical path, slack, energy, circumstances.

A part is empty if the measurement lacks it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import floor, log10
from typing import Any

from aesilicon.architectures import DIRECTIONS
from aesilicon.design.design import merged
from aesilicon.report import layout_details
from aesilicon.report.layout_details import Layout, Made
from aesilicon.report.rows import ENERGY_PARTS, Row, inside, seeds

HUES = 8
"""Number of colours for the parts of a bar."""


@dataclass(frozen=True)
class Bar:
    """One part of a sum, or one of several compared values."""

    label: str
    text: str
    """Its figure with the unit."""
    width: float
    """Of the bar, in percent."""
    share: str
    """Of the whole, in words."""
    hue: int
    """0 to `HUES` - 1."""
    after: str = ""
    """The sum up to and with this part."""


@dataclass(frozen=True)
class DirectionEnergy:
    """Energy of one block in one direction."""

    direction: str
    total: str
    parts: Sequence[Bar]
    remarks: Sequence[str]


@dataclass(frozen=True)
class Details:
    """The details of one measurement below its line of the table."""

    split: Sequence[Bar]
    modules: Sequence[Bar]
    path: Sequence[Bar]
    path_unit: str
    path_total: str
    slack: Sequence[tuple[str, str, bool]]
    """Clock, slack, whether it is met."""
    energy: Sequence[DirectionEnergy]
    clocks: Sequence[Mapping[str, Any]]
    """Of each key length, block length and direction, where the directions differ."""
    circumstances: Sequence[tuple[str, str, bool]]
    """Name, text, whether the text is code."""
    layout: Layout | None = None


def details(row: Row, layouts: Sequence[Made] = ()) -> Details:
    """The parts of one measurement; `layouts` are the user's own."""
    timed = all(stage.get("delay_ns") is not None for stage in row.get("critical_path") or ())
    path = _path(row, "delay_ns" if timed else "delay_units")
    return Details(
        split=_split(row),
        modules=_modules(row),
        path=path,
        path_unit="ns" if timed else "FO4 NAND2",
        path_total=path[-1].after if path else "",
        slack=[
            (f"{at['clock_ns']:g} ns", f"{at['slack_ns']:+.3f} ns", at["slack_ns"] >= 0)
            for at in row.get("slack_ns") or ()
        ],
        energy=[made for made in (_energy(row, d) for d in DIRECTIONS) if made is not None],
        clocks=merged(row.get("clocks") or ()),
        circumstances=_circumstances(row),
        layout=layout_details.of(row, layouts),
    )


def _split(row: Row) -> list[Bar]:
    kinds = ("registers", "logic")
    parts = {kind: inside(row, "area_split", kind) for kind in kinds}
    return _stack([(kind, v) for kind, v in parts.items() if v is not None], "{:,.0f} GE".format)


def _modules(row: Row) -> list[Bar]:
    parts = [(part["module"], part["gate_equivalents"]) for part in row.get("area_by_module") or ()]
    total = row["gate_equivalents"] or sum(area for _, area in parts)
    largest = max((area for _, area in parts), default=0)
    return [
        Bar(
            label=module,
            text=f"{area:,.0f} GE",
            width=_percent(area, largest),
            share=f"{_percent(area, total):.1f} %",
            hue=0,
        )
        for module, area in parts
    ]


def _path(row: Row, key: str) -> list[Bar]:
    stages = row.get("critical_path") or ()
    return _stack([(stage["stage"], stage.get(key) or 0.0) for stage in stages], "{:.3f}".format)


def _energy(row: Row, direction: str) -> DirectionEnergy | None:
    found = inside(row, "energy", direction)
    if found is None:
        return None
    values = {part: found.get(f"{part}_pj") for part in ENERGY_PARTS}
    parts = [(part, value) for part, value in values.items() if value is not None]
    total = f"{_picojoules(sum(value for _, value in parts))} a block"
    per_bit = inside(row, "energy_pj_per_bit", direction)
    conditions = {
        "{:,d} blocks": found.get("blocks"),
        "{:g} clocks a block": found.get("clocks_per_block"),
        "clock of {:.4g} ns": found.get("period_ns"),
    }
    return DirectionEnergy(
        direction=direction,
        total=total if per_bit is None else f"{per_bit:.4g} pJ/bit, {total}",
        parts=_stack(parts, _picojoules),
        remarks=[
            *(form.format(v) for form, v in conditions.items() if v is not None),
            *(found.get("notes") or ()),
        ],
    )


def _picojoules(value: float) -> str:
    """Four significant figures, no exponent."""
    decimals = 3 - floor(log10(value)) if value > 0 else 0
    return f"{value:,.{max(0, decimals)}f} pJ"


def _stack(parts: Sequence[tuple[str, float]], form: Callable[[float], str]) -> list[Bar]:
    """Bars that add up to the whole; the same label has the same colour."""
    whole = sum(max(value, 0.0) for _, value in parts)
    hues: dict[str, int] = {}
    return [
        Bar(
            label=label,
            text=form(value),
            width=_percent(value, whole),
            share=f"{_percent(value, whole):.0f} %",
            hue=hues.setdefault(label, len(hues) % HUES),
            after=form(sofar),
        )
        for (label, value), sofar in zip(parts, accumulate(v for _, v in parts), strict=True)
    ]


def _percent(value: float, whole: float) -> float:
    """0 for a negative value: some cells have a negative delay."""
    return round(max(value, 0.0) / whole * 100, 2) if whole > 0 else 0.0


def _circumstances(row: Row) -> list[tuple[str, str, bool]]:
    library = row.get("library")
    lines = [
        ("notes", "; ".join(row.get("notes") or ()), False),
        ("command", row["command"], True),
        ("build", row.get("build") or "", True),
        ("repository", source(row), False),
        ("remark", row.get("remark") or "", False),
        ("when", row.get("created") or "", False),
        ("took", f"{row['seconds']:.0f} s", False),
        ("goal", row.get("goal") or "", False),
        ("recipe", row.get("recipe") or "", True),
        ("seeds", ", ".join(map(str, seeds(row))), False),
        ("design hash", row["design_hash"], True),
        ("tools", _pairs(row["tools"]), False),
        ("library", library["name"] if library else "", False),
        ("library sha256", library["sha256"] if library else "", True),
        ("areas of the layout", corrected_areas(row), False),
        ("around the netlist", _pairs(row.get("constants")), False),
        ("cells", _pairs(row.get("cells")), False),
    ]
    return [line for line in lines if line[1]]


def source(row: Row) -> str:
    """Repository, commit and licence of another project's core; empty for one of ours."""
    if "repository" not in row:
        return ""
    return f"{row['repository']} at {row['commit'][:12]}, {row['licence']}"


def corrected_areas(row: Row) -> str:
    """Each cell whose area is that of the layout and not that of the liberty file, with both."""
    areas = (row.get("library") or {}).get("areas") or {}
    return "; ".join(f"{cell} {a['layout']:g}, not {a['liberty']}" for cell, a in areas.items())


def _pairs(values: Mapping[str, Any] | None) -> str:
    return ", ".join(f"{name} {value}" for name, value in (values or {}).items())
