# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Area against throughput as Vega-Lite plots, and the JavaScript that draws them without network.

One plot a unit of area, a point a measurement, a line through the non-dominated points of each
target. The plots have a parameter `shown`: the numbers of the measurements to draw.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from aesilicon.report import tables
from aesilicon.report.rows import DIRECTIONS, inside

if TYPE_CHECKING:
    import altair as alt

UNITS = {"kGE": "Standard cells", "LUT": "FPGAs"}
"""Unit of area -> the kind of targets with this unit."""

PALETTE = (
    *("#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1"),
    *("#2fa39a", "#d4a017", "#ff7fa5", "#9c755f", "#8c8c8c"),
)
"""Legible on white and on near black."""

SHAPES = {"speed": "circle", "area": "square"}
"""Goal of synthesis -> shape of the point; another goal is a diamond."""

_LOG_FROM = 8.0
"""Largest / smallest value from which an axis is logarithmic."""


@dataclass(frozen=True)
class Point:
    """One measurement in a plot."""

    row: int
    """Index of the measurement."""
    unit: str
    area: float
    """In `unit`."""
    gbps: float
    """Of encryption, or of decryption for a design that only does that."""
    design: str
    target: str
    goal: str
    area_text: str
    clock: str
    throughput: str
    energy: str


def first(row: Mapping[str, Any], key: str) -> float | None:
    """The figure of encryption, else that of decryption, else None."""
    values = [inside(row, key, direction) for direction in DIRECTIONS]
    return next((float(v) for v in values if v is not None), None)


def points(rows: Sequence[Mapping[str, Any]]) -> list[Point]:
    """The measurements that have an area and a throughput."""
    made = [_point(number, row) for number, row in enumerate(rows)]
    return [point for point in made if point is not None]


def _point(number: int, row: Mapping[str, Any]) -> Point | None:
    gates, luts, mbps = row["gate_equivalents"], row["luts"], first(row, "throughput_mbps")
    area = gates / 1000 if gates is not None else luts
    if not area or not mbps:
        return None
    cells = dict(zip(tables.COLUMNS, tables.cells(row), strict=True))
    joules = tables.energy(row)
    return Point(
        row=number,
        unit="kGE" if gates is not None else "LUT",
        area=area,
        gbps=mbps / 1000,
        design=row["design"],
        target=row["target"],
        goal=row["goal"],
        area_text=cells["area"],
        clock=cells["clock"],
        throughput=cells["throughput"],
        energy=joules if joules == "-" else f"{joules} pJ/bit",
    )


def colours(targets: Sequence[str]) -> dict[str, str]:
    """Target -> its colour on the page; the colours repeat after the tenth."""
    return {t: PALETTE[n % len(PALETTE)] for n, t in enumerate(dict.fromkeys(targets))}


def specifications(
    drawn: Sequence[Point], colour_of: Mapping[str, str]
) -> dict[str, dict[str, Any]]:
    """Unit -> the Vega-Lite specification of its plot, for the units that have a point."""
    by_unit = {unit: [p for p in drawn if p.unit == unit] for unit in UNITS}
    return {unit: _plot(unit, some, colour_of) for unit, some in by_unit.items() if some}


def _plot(unit: str, drawn: Sequence[Point], colour_of: Mapping[str, str]) -> dict[str, Any]:
    import altair as alt  # slow import; other verbs do not need it

    targets = list(dict.fromkeys(p.target for p in drawn))
    shown = [p.row for p in drawn]
    base = (
        alt.Chart(alt.InlineData(values=[asdict(p) for p in drawn]))
        .transform_filter("indexof(shown, datum.row) >= 0")
        .encode(
            x=alt.X("area:Q", title=f"area ({unit})", scale=_scale([p.area for p in drawn])),
            y=alt.Y("gbps:Q", title="throughput (Gb/s)", scale=_scale([p.gbps for p in drawn])),
            color=alt.Color(
                "target:N",
                legend=None,
                scale=alt.Scale(domain=targets, range=[colour_of[t] for t in targets]),
            ),
        )
    )
    small = {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    chart = (
        alt.layer(_fronts(base), _marks(base, list(dict.fromkeys(p.goal for p in drawn))))
        .add_params(alt.param(name="shown", value=shown))
        .properties(width="container", height=340)
        .configure(background="transparent", font="system-ui, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(tickCount=6, **small)
        .configure_legend(orient="top", titleOrient="left", **small)
    )
    made: dict[str, Any] = chart.to_dict()
    return made


def _fronts(base: "alt.Chart") -> "alt.Chart":
    """The Pareto line of each target: points faster than every smaller point that is shown."""
    import altair as alt

    order: list[alt.SortField | dict[str, str]] = [
        alt.SortField("area", order="ascending"),
        alt.SortField("gbps", order="descending"),
    ]
    lines: alt.Chart = (
        base.transform_window(best="max(gbps)", frame=[None, 0], groupby=["target"], sort=order)
        .transform_window(best_of_smaller="lag(best)", groupby=["target"], sort=order)
        .transform_filter("!(datum.gbps <= datum.best_of_smaller)")
        .mark_line(strokeWidth=1.5, opacity=0.6, tooltip=None, aria=False)
        .encode(order=alt.Order("area:Q"))
    )
    return lines


def _marks(base: "alt.Chart", goals: Sequence[str]) -> "alt.Chart":
    """The points, with a tooltip."""
    import altair as alt

    shapes = alt.Scale(domain=list(goals), range=[SHAPES.get(goal, "diamond") for goal in goals])
    points: alt.Chart = base.mark_point(filled=True, size=95, opacity=0.9, cursor="pointer").encode(
        shape=alt.Shape("goal:N", legend=alt.Legend() if len(goals) > 1 else None, scale=shapes),
        tooltip=[
            alt.Tooltip("design:N"),
            alt.Tooltip("target:N"),
            alt.Tooltip("area_text:N", title="area"),
            alt.Tooltip("clock:N"),
            alt.Tooltip("throughput:N"),
            alt.Tooltip("energy:N"),
            alt.Tooltip("goal:N"),
        ],
    )
    return points


def _scale(values: Sequence[float]) -> Any:
    """From zero; logarithmic for a large range. It stays the same when points are hidden."""
    import altair as alt

    low, high = min(values), max(values)
    if high < _LOG_FROM * low:
        return alt.Scale(domain=[0, high * 1.04], nice=True)
    return alt.Scale(type="log", domain=[low / 1.2, high * 1.2], nice=False)


@cache
def javascript() -> str:
    """A script without dependencies that defines `vegaEmbed`: about 0.9 MB. Takes seconds."""
    import altair
    import vl_convert

    version = ".".join(altair.SCHEMA_VERSION.lstrip("v").split(".")[:2])
    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", vl_version=version)
    return script.replace("</script", "<\\/script")
