# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One self-contained HTML page to choose an engine or a core, without access to any network.

Its content security policy admits only the page's own scripts, by their hashes. The plots therefore
run on Vega's expression interpreter, which needs no `unsafe-eval`.
"""

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from aesilicon import __version__, laboratory
from aesilicon.architectures import LENGTHS
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.simulate.report import RunReport
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.report import engines, facts, plots, rates, tables
from aesilicon.report.candidates import ORIGINS
from aesilicon.report.details import Details, details, source
from aesilicon.report.layout_details import Made
from aesilicon.store import Entry

OF = "figures of"
"""Column that says whether the figures beside it are those of a core alone or with its mode."""

NUMERIC = ("area", "clock", "clocks a block", "throughput", "pJ/bit")
"""Columns that the page sorts numerically."""

SCRIPTS = ("choice.js", "answer.js", "link.js", "report.js")
"""Scripts of a page with rows, in order."""


def _columns() -> tuple[str, ...]:
    design, *others = (name for name in tables.COLUMNS if name != "verified")
    place = others.index("area")
    return (design, "from", *others[:place], OF, *others[place:], "build")


COLUMNS = _columns()


@dataclass(frozen=True)
class TableCell:
    """One cell of the table of measurements."""

    text: str
    value: float | None = None
    """Sort key in a numeric column; None comes last."""
    unit: str = ""
    """Unit of the value, if a column has several units; each unit is sorted separately."""
    code: bool = False
    """Whether the text is a command."""


@dataclass(frozen=True)
class Line:
    """One measurement: its line of the table and its details below."""

    design: str
    target: str
    origin: str
    cells: Mapping[str, TableCell]
    """Name in `COLUMNS` -> cell."""
    details: Details


def render(
    rows: Sequence[Measurement],
    verified: Sequence[Entry[VerifyReport]],
    runs: Sequence[Entry[RunReport]],
    layouts: Sequence[Made] = (),
) -> str:
    """The page with rows of `candidates.every`, and with the newest check and run of each design.

    `layouts` are the user's own layouts; published layouts are added.
    """
    drawn = plots.points(rows)
    colours = plots.colours(sorted({row.target for row in rows}))
    loader = PackageLoader("aesilicon", "templates")
    environment = Environment(
        loader=loader,
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    style, *own = (loader.get_source(environment, name)[0] for name in ("report.css", *SCRIPTS))
    scripts = [*([plots.javascript()] if drawn else []), *(own if rows else [])]
    present = {row.origin for row in rows}
    needs = {
        name: {way: asdict(need) for way, need in of.items()} for name, of in rates.modes().items()
    }
    return environment.get_template("report.html.j2").render(
        version=__version__,
        policy=_policy(scripts),
        style=style,
        scripts=scripts,
        columns=[(name, name in NUMERIC) for name in COLUMNS],
        lines=[
            Line(row.design, row.target, plots.origin_of(row), _cells(row), details(row, layouts))
            for row in rows
        ],
        facts=_lean(facts.of_rows(rows)),
        origins={name: said for name, said in ORIGINS.items() if name in present},
        glyphs=plots.GLYPHS,
        targets=_targets((plots.unit_of(row), row.target) for row in rows),
        drawn_targets=_targets((point.unit, point.target) for point in drawn),
        lengths=LENGTHS,
        titles=engines.TITLES,
        buses=engines.BUSES,
        needs=needs,
        around={
            "needs": needs,
            "titles": engines.TITLES,
            "buses": {name: asdict(bus) for name, bus in engines.BUSES.items()},
            "catalogue": _lean(facts.of_catalogue()),
        },
        earlier=tables.EARLIER if any(row.earlier for row in rows) else "",
        colours=colours,
        plots=plots.specifications(drawn, colours),
        units=plots.UNITS,
        papers=_papers(),
        verified=[(entry.created, entry.result) for entry in verified],
        runs=[entry.result for entry in runs],
    )


def _targets(measured: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Unit of area -> its targets, from pairs (unit, target)."""
    pairs = sorted(set(measured))
    by_unit = {unit: [target for of, target in pairs if of == unit] for unit in plots.UNITS}
    return {unit: names for unit, names in by_unit.items() if names}


def _lean(of: Sequence[facts.Facts]) -> Any:
    """Facts as the page's script reads them: what is None is left out."""
    return [_without_none(asdict(one)) for one in of]


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(part) for key, part in value.items() if part is not None}
    return [_without_none(part) for part in value] if isinstance(value, (list, tuple)) else value


def _cells(row: Measurement) -> dict[str, TableCell]:
    texts = dict(zip(tables.COLUMNS, tables.cells(row), strict=True))
    clock = row.fmax_mhz
    values: dict[str, tuple[float | None, str]] = {
        "area": (plots.area_of(row), plots.unit_of(row)),
        "clock": (clock, "MHz") if clock is not None else (row.min_period_units, "periods"),
        "clocks a block": (plots.first(row.interval_cycles), ""),
        "throughput": (plots.first(row.throughput_mbps), ""),
        "pJ/bit": (plots.first(row.energy_pj_per_bit), ""),
    }
    cells = {name: TableCell(text, *values.get(name, (None, ""))) for name, text in texts.items()}
    cells["from"] = TableCell(
        f"{plots.GLYPHS[plots.origin_of(row)]} {ORIGINS[plots.origin_of(row)]}"
    )
    of = f"{engines.TITLES[row.mode]} with its core" if row.mode else "core alone"
    title = engines.of_row(row).bus_title
    cells[OF] = TableCell(f"{of.removesuffix(' alone')} and {title}" if title else of)
    if row.mode:
        proven = engines.of_row(row).proven
        parts = (("core", "core"), (engines.TITLES[row.mode], row.mode))
        cells["proven"] = TableCell("; ".join(f"{said}: {proven[part]}" for said, part in parts))
    cells["build"] = TableCell(row.build or source(row), code=row.build is not None)
    return {name: cells[name] for name in COLUMNS}


def _papers() -> list[dict[str, str]]:
    """Name, key, claim and verdict of each paper; empty without the laboratory."""
    verdicts = laboratory.part("papers")
    rows: list[dict[str, str]] = verdicts() if verdicts else []
    return rows


def _policy(scripts: Sequence[str]) -> str:
    """A Content-Security-Policy that admits these scripts and no network."""
    hashes = [
        f"'sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
        for script in scripts
    ]
    admitted = " ".join(hashes) or "'none'"
    return (
        f"default-src 'none'; script-src {admitted}; "
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    )
