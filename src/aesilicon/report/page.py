# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One self-contained HTML page of everything in the store, which cannot reach any network.

Its policy admits the page's own scripts by their hashes and nothing else; the plots therefore run
on Vega's expression interpreter, which needs no `unsafe-eval`.
"""

import hashlib
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from aesilicon import __version__
from aesilicon.report import plots, tables
from aesilicon.report.details import Details, details
from aesilicon.store import Entry

NUMERIC = ("area", "clock", "clocks a block", "throughput", "pJ/bit")
"""Columns that are sorted by number."""


@dataclass(frozen=True)
class Cell:
    """One cell of the table of measurements."""

    text: str
    value: float | None = None
    """Sort key in a numeric column; None comes last."""
    unit: str = ""
    """Unit of the value, if a column has several units; each unit is sorted separately."""


@dataclass(frozen=True)
class Line:
    """One measurement: its line of the table and its details below."""

    design: str
    target: str
    cells: Sequence[Cell]
    details: Details


def render(measured: list[Entry], verified: list[Entry], runs: list[Entry]) -> str:
    """The page of the newest measurement, verification and file run of each design."""
    rows = [entry.result for entry in measured]
    drawn = plots.points(rows)
    colours = plots.colours(sorted({row["target"] for row in rows}))
    loader = PackageLoader("aesilicon", "templates")
    environment = Environment(
        loader=loader,
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    style, behaviour = (
        loader.get_source(environment, name)[0] for name in ("report.css", "report.js")
    )
    scripts = [*([plots.javascript()] if drawn else []), *([behaviour] if rows else [])]
    return environment.get_template("report.html.j2").render(
        version=__version__,
        policy=_policy(scripts),
        style=style,
        scripts=scripts,
        columns=[(name, name in NUMERIC) for name in tables.COLUMNS],
        lines=[
            Line(e.result["design"], e.result["target"], _cells(e.result), _details(e))
            for e in measured
        ],
        colours=colours,
        plots=plots.specifications(drawn, colours),
        units=plots.UNITS,
        undrawn=len(rows) - len(drawn),
        verified=verified,
        runs=runs,
    )


def _details(entry: Entry) -> Details:
    return details(entry.result, entry.created)


def _cells(row: Mapping[str, Any]) -> list[Cell]:
    texts = dict(zip(tables.COLUMNS, tables.cells(row), strict=True))
    gates, clock = row["gate_equivalents"], row["fmax_mhz"]
    values: dict[str, tuple[float | None, str]] = {
        "area": (gates, "GE") if gates is not None else (row["luts"], "LUT"),
        "clock": (clock, "MHz") if clock is not None else (row["min_period_units"], "periods"),
        "clocks a block": (plots.first(row, "interval_cycles"), ""),
        "throughput": (plots.first(row, "throughput_mbps"), ""),
        "pJ/bit": (plots.first(row, "energy_pj_per_bit"), ""),
    }
    return [Cell(texts[name], *values.get(name, (None, ""))) for name in tables.COLUMNS]


def _policy(scripts: Sequence[str]) -> str:
    """A Content-Security-Policy: no network at all, these scripts only."""
    hashes = [
        f"'sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
        for script in scripts
    ]
    admitted = " ".join(hashes) or "'none'"
    return (
        f"default-src 'none'; script-src {admitted}; "
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    )
