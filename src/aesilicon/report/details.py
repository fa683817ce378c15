# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The details of one measurement on the HTML page: areas, path, slack, energy, circumstances.

A part is empty if the measurement lacks it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import floor, log10
from typing import Any

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.design.design import merged
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import layout_details
from aesilicon.report.csv_table import ENERGY_PARTS, energy_of, seeds
from aesilicon.report.layout_details import Layout, Made

HUES = 8
"""Number of colours for the parts of a bar."""


@dataclass(frozen=True)
class Bar:
    """One part of a sum, or one of several compared values."""

    label: str
    text: str
    """The value with its unit."""
    width: float
    """Width of the bar, in percent."""
    share: str
    """Share of the sum, in words."""
    hue: int
    """Number of the colour, 0 to `HUES` - 1."""
    after: str = ""
    """Sum of this part and all parts before it, as text."""


@dataclass(frozen=True)
class DirectionEnergy:
    """Energy of one block in one direction."""

    direction: str
    total: str
    parts: Sequence[Bar]
    remarks: Sequence[str]


@dataclass(frozen=True)
class Details:
    """The details of one measurement, which the page shows below its line of the table."""

    split: Sequence[Bar]
    modules: Sequence[Bar]
    path: Sequence[Bar]
    path_unit: str
    path_total: str
    slack: Sequence[tuple[str, str, bool]]
    """(Clock, slack, whether the clock is met) for each requested clock."""
    energy: Sequence[DirectionEnergy]
    clocks: Sequence[Mapping[str, Any]]
    """Rows of `design.merged`: one for each size, or two where the directions differ."""
    circumstances: Sequence[tuple[str, str, bool]]
    """(Name, text, whether the text is code) for each circumstance."""
    layout: Layout | None = None


def details(row: Measurement, layouts: Sequence[Made] = ()) -> Details:
    """The details of one measurement; `layouts` are the user's own layouts."""
    timed = all(stage.delay_ns is not None for stage in row.critical_path)
    delays = [(at.stage, at.delay_ns if timed else at.delay_units) for at in row.critical_path]
    path = _stack([(stage, delay or 0.0) for stage, delay in delays], "{:.3f}".format)
    return Details(
        split=_split(row),
        modules=_modules(row),
        path=path,
        path_unit="ns" if timed else "FO4 NAND2",
        path_total=path[-1].after if path else "",
        slack=[
            (f"{at.clock_ns:g} ns", f"{at.slack_ns:+.3f} ns", at.slack_ns >= 0)
            for at in row.slack_ns or ()
        ],
        energy=[parts for parts in (_energy(row, d) for d in DIRECTIONS) if parts is not None],
        clocks=merged(clocks.model_dump() for clocks in row.clocks),
        circumstances=_circumstances(row),
        layout=layout_details.of(row, layouts),
    )


def _split(row: Measurement) -> list[Bar]:
    split = row.area_split
    parts = [] if split is None else [("registers", split.registers), ("logic", split.logic)]
    return _stack(parts, "{:,.0f} GE".format)


def _modules(row: Measurement) -> list[Bar]:
    parts = [(part.module, part.gate_equivalents) for part in row.area_by_module]
    total = row.gate_equivalents or sum(area for _, area in parts)
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


def _energy(row: Measurement, direction: Direction) -> DirectionEnergy | None:
    energy = energy_of(row, direction)
    if energy is None:
        return None
    parts = [(part, of(energy)) for part, of in ENERGY_PARTS.items()]
    total = f"{_picojoules(sum(value for _, value in parts))} a block"
    per_bit = (row.energy_pj_per_bit or {}).get(direction)
    return DirectionEnergy(
        direction=direction,
        total=total if per_bit is None else f"{per_bit:.4g} pJ/bit, {total}",
        parts=_stack(parts, _picojoules),
        remarks=[
            f"{energy.blocks:,d} blocks",
            f"{energy.clocks_per_block:g} clocks a block",
            f"clock of {energy.period_ns:.4g} ns",
            *energy.notes,
        ],
    )


def _picojoules(value: float) -> str:
    """An energy in pJ with four or more significant figures and no exponent."""
    decimals = 3 - floor(log10(value)) if value > 0 else 0
    return f"{value:,.{max(0, decimals)}f} pJ"


def _stack(parts: Sequence[tuple[str, float]], form: Callable[[float], str]) -> list[Bar]:
    """The bars of a sum, one for each (label, value). Equal labels have the same colour."""
    total = sum(max(value, 0.0) for _, value in parts)
    hues: dict[str, int] = {}
    return [
        Bar(
            label=label,
            text=form(value),
            width=_percent(value, total),
            share=f"{_percent(value, total):.0f} %",
            hue=hues.setdefault(label, len(hues) % HUES),
            after=form(sofar),
        )
        for (label, value), sofar in zip(parts, accumulate(v for _, v in parts), strict=True)
    ]


def _percent(value: float, total: float) -> float:
    """Share in percent; 0 for a negative value, because some cells have negative delays."""
    return round(max(value, 0.0) / total * 100, 2) if total > 0 else 0.0


def _circumstances(row: Measurement) -> list[tuple[str, str, bool]]:
    library = row.library
    lines = [
        ("notes", "; ".join(row.notes), False),
        ("command", row.command, True),
        ("build", row.build or "", True),
        ("repository", source(row), False),
        ("remark", row.remark or "", False),
        ("when", row.created or "", False),
        ("took", f"{row.seconds:.0f} s", False),
        ("goal", row.goal, False),
        ("recipe", row.recipe or "", True),
        ("seeds", ", ".join(map(str, seeds(row))), False),
        ("design hash", row.design_hash, True),
        ("tools", _pairs(row.tools), False),
        ("library", library.name if library else "", False),
        ("library sha256", library.sha256 if library else "", True),
        ("areas of the layout", corrected_areas(row), False),
        ("around the netlist", _pairs(dict(row.constants or {})), False),
        ("cells", _pairs(row.cells), False),
    ]
    return [line for line in lines if line[1]]


def source(row: Measurement) -> str:
    """Repository, commit and licence of another project's core; empty for our designs."""
    if row.repository is None or row.commit is None:
        return ""
    return f"{row.repository} at {row.commit[:12]}, {row.licence}"


def corrected_areas(row: Measurement) -> str:
    """Text that lists the cells whose layout area replaces the liberty area, with both areas."""
    areas = (row.library.areas if row.library else None) or {}
    return "; ".join(f"{cell} {a.layout:g}, not {a.liberty}" for cell, a in areas.items())


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())
