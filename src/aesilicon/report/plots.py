# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Vega-Lite plots of area against throughput, and the JavaScript that draws them without network.

There is a plot for each unit of area, a point for each measurement, and a line through the
non-dominated points of each target. The parameter `rates` of a plot is the list of throughputs in
Gb/s to draw, one for each measurement; null hides the measurement.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import rates, tables
from aesilicon.targets import fpga

if TYPE_CHECKING:
    import altair as alt

UNITS = {
    "kGE": "Standard cells",
    "LUT4": "FPGAs with 4-input LUTs",
    "LUT6": "FPGAs with 6-input LUTs",
}
"""Unit of area -> the kind of targets with this unit."""

COLOURS = {"ecp5": "#4e79a7", "xc7": "#e15759", "ihp-sg13g2": "#59a14f", "osu018": "#b07aa1"}
"""Target -> its colour on every page."""

PALETTE = (
    *("#f28e2b", "#2fa39a", "#d4a017", "#ff7fa5", "#9c755f"),
    *("#8c8c8c", "#5f8f00", "#c05ad6", "#00a2d8", "#c96a3d"),
)
"""Colours of all other targets. All are legible on white and on near black."""

SHAPES = {"own": "circle", "published": "square", "peer": "triangle-up"}
"""Origin -> shape of the point; only the user's own points are filled."""

GLYPHS = {"own": "●", "published": "□", "peer": "△"}
"""Origin -> character with the shape of `SHAPES`, for the text of the page."""

_FADED = 0.55
"""Opacity of the points that are not the user's own."""

_LOG_FROM = 8.0
"""Largest / smallest value from which an axis is logarithmic."""


@dataclass(frozen=True)
class Point:
    """One measurement in a plot."""

    row: int
    """Index of the measurement."""
    unit: str
    area: float
    """Area in `unit`."""
    gbps: float
    """Throughput without feedback, with the row's own key and block length."""
    range_gbps: tuple[float, float]
    """Lowest and highest throughput over all sizes, directions and modes."""
    origin: str
    design: str
    target: str
    goal: str
    area_text: str
    clock: str
    energy: str


def first(figures: Mapping[Direction, float | None] | None) -> float | None:
    """The figure of encryption, else that of decryption, else None."""
    figures_by_way = [(figures or {}).get(direction) for direction in DIRECTIONS]
    return next((float(figure) for figure in figures_by_way if figure is not None), None)


def origin_of(row: Measurement) -> str:
    """Origin of a row, a key of `SHAPES`."""
    return row.origin or "own"


def unit_of(row: Measurement) -> str:
    """Unit of a row's area, a key of `UNITS`."""
    if row.gate_equivalents is not None:
        return "kGE"
    return f"LUT{fpga.lut_inputs(row.target)}"


def area_of(row: Measurement) -> float:
    """Area of a row in the unit `unit_of`."""
    return (row.luts or 0.0) if row.gate_equivalents is None else row.gate_equivalents / 1000


def points(rows: Sequence[Measurement]) -> list[Point]:
    """The points of the measurements that have an area and a throughput."""
    drawn = [_point(number, row) for number, row in enumerate(rows)]
    return [point for point in drawn if point is not None]


def _point(number: int, row: Measurement) -> Point | None:
    area, gbps = area_of(row), rates.gbps(row)
    if not area or not gbps:
        return None
    reached = rates.extremes(rates.rates(row))
    cells = dict(zip(tables.COLUMNS, tables.cells(row), strict=True))
    joules = tables.energy(row.energy_pj_per_bit)
    return Point(
        row=number,
        unit=unit_of(row),
        area=area,
        gbps=gbps,
        range_gbps=(min(reached), max(reached)),
        origin=origin_of(row),
        design=row.design,
        target=row.target,
        goal=row.goal,
        area_text=cells["area"],
        clock=cells["clock"],
        energy=joules if joules == "-" else f"{joules} pJ/bit",
    )


def colours(targets: Sequence[str]) -> dict[str, str]:
    """Target -> its colour on the page; more than ten targets beside `COLOURS` share colours."""
    others = [target for target in dict.fromkeys(targets) if target not in COLOURS]
    return COLOURS | {t: PALETTE[n % len(PALETTE)] for n, t in enumerate(others)}


def specifications(
    drawn: Sequence[Point], colour_of: Mapping[str, str]
) -> dict[str, dict[str, Any]]:
    """Unit -> the Vega-Lite specification of its plot, for the units that have a point."""
    by_unit = {unit: [p for p in drawn if p.unit == unit] for unit in UNITS}
    return {unit: _plot(unit, plotted, colour_of) for unit, plotted in by_unit.items() if plotted}


def _plot(unit: str, drawn: Sequence[Point], colour_of: Mapping[str, str]) -> dict[str, Any]:
    import altair as alt  # slow import; other verbs do not need it

    targets = list(dict.fromkeys(p.target for p in drawn))
    by_row = {p.row: p.gbps for p in drawn}
    initial = [by_row.get(row) for row in range(max(by_row) + 1)]
    reached = [gbps for p in drawn for gbps in p.range_gbps]
    colour = alt.Scale(domain=targets, range=[colour_of[t] for t in targets])
    base = (
        alt.Chart(alt.InlineData(values=[asdict(p) for p in drawn]))
        .transform_filter("isValid(rates[datum.row])")
        .transform_calculate(
            gbps="rates[datum.row]", throughput="format(rates[datum.row], '.2f') + ' Gb/s'"
        )
        .encode(
            x=alt.X("area:Q", title=f"area ({unit})", scale=_scale([p.area for p in drawn])),
            y=alt.Y("gbps:Q", title="throughput (Gb/s)", scale=_scale(reached)),
            stroke=alt.Stroke("target:N", legend=None, scale=colour),
        )
    )
    small = {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    chart = (
        alt.layer(_fronts(base), _marks(base, colour))
        .add_params(alt.param(name="rates", value=initial))
        .properties(width="container", height=340)
        .configure(background="transparent", font="system-ui, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(tickCount=6, **small)
    )
    specification: dict[str, Any] = chart.to_dict()
    return specification


def _fronts(base: "alt.Chart") -> "alt.Chart":
    """The Pareto line of each target, through the points faster than every smaller shown point."""
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


def _marks(base: "alt.Chart", colour: "alt.Scale") -> "alt.Chart":
    """The points, with a tooltip: the user's own filled, the others hollow and faded."""
    import altair as alt

    own = "datum.origin === 'own'"
    shapes = alt.Scale(domain=list(SHAPES), range=list(SHAPES.values()))
    points: alt.Chart = base.mark_point(size=95, strokeWidth=1.8, cursor="pointer").encode(
        fill=alt.condition(
            own, alt.Fill("target:N", legend=None, scale=colour), alt.value("transparent")
        ),
        opacity=alt.condition(own, alt.value(0.9), alt.value(_FADED)),
        shape=alt.Shape("origin:N", legend=None, scale=shapes),
        tooltip=[
            alt.Tooltip("design:N"),
            alt.Tooltip("origin:N"),
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
    """The fixed scale of an axis: linear from zero, or logarithmic for a large range."""
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
