# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The plot of a paper: a dot for each judged figure, at its ratio."""

import re
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from aesilicon_lab.pages import paper_plot
from aesilicon_lab.papers.paper_results import PaperRow

SVG = "{http://www.w3.org/2000/svg}"


def row(name: str, ratio: float | None, verdict: str, **more: Any) -> PaperRow:
    fields = {
        **{"table": "3", "target": "osu018", "wires": False, "claim": False, "row": name},
        **{"metric": "area", "ratio": ratio, "verdict": verdict, "compared_with": None},
        **{"measured_to_reference": None, "printed_to_reference": None},
        **more,
    }
    return PaperRow.model_construct(**fields)


def drawn(rows: list[PaperRow]) -> list[tuple[float, str, str]]:
    """Of each dot: x, colour and what it says."""
    text = paper_plot.svg("a paper", rows, "a command")
    assert text is not None
    dots = ElementTree.fromstring(text).iter(f"{SVG}circle")
    return [
        (float(dot.attrib["cx"]), dot.attrib["fill"], dot.findtext(f"{SVG}title", ""))
        for dot in dots
        if dot.find(f"{SVG}title") is not None
    ]


def test_a_dot_for_each_judged_figure_in_the_order_of_the_ratios() -> None:
    rows = [
        row("a", 0.5, "better"),
        row("b", 1.0, "holds"),
        row("c", 2.0, "does not hold"),
        row("d", 99.0, "not testable"),
        row("e", None, "not testable"),
        row("f", 1.0, "not in the paper"),
        row("g", 3.0, "holds", claim=True),
    ]
    dots = drawn(rows)
    assert [told for _, _, told in dots] == [
        "a, area: 0.50, better",
        "b, area: 1.00, holds",
        "c, area: 2.00, does not hold",
        "d, area: 99.00, not testable",
    ]
    assert [colour for _, colour, _ in dots] == [
        paper_plot.COLOURS[one.verdict] for one in rows[:4]
    ]
    places = [x for x, _, _ in dots]
    assert places == sorted(places)
    assert places[1] - places[0] == pytest.approx(places[2] - places[1])


def test_equal_figures_have_places_of_their_own() -> None:
    ratios = [("a", 1.0), ("b", 1.5), ("c", 1.0), ("d", 1.0)]
    text = paper_plot.svg("a paper", [row(name, r, "holds") for name, r in ratios], "a command")
    assert text is not None
    found = re.findall(r'<circle cx="(\S+)" cy="(\S+)" r="4.5" stroke', text)
    places = [(float(x), float(y)) for x, y in found]
    assert len(places) == len(ratios)
    assert min(dist(a, b) for a, b in combinations(places, 2)) > 4.5


def test_a_row_compared_with_another_is_drawn_by_both_ratios() -> None:
    related = {"compared_with": "b", "measured_to_reference": 0.6, "printed_to_reference": 0.3}
    ((_, _, told),) = drawn([row("a", 0.1, "holds", **related)])
    assert told == "a, area: 2.00, holds"
    itself = {**related, "measured_to_reference": 1.0, "printed_to_reference": 1.0}
    ((_, _, told),) = drawn([row("b", 0.1, "not testable", **itself)])
    assert told == "b, area: 0.10, not testable"


def test_a_figure_that_is_judged_by_itself_is_drawn_at_its_ratio() -> None:
    related = {"compared_with": "b", "measured_to_reference": 0.6, "printed_to_reference": 0.3}
    rows = [row("a", 0.1, "better", **related), row("a", 0.1, "holds", **related, table="4")]
    text = paper_plot.svg("a paper", rows, "a command", {("3", "area")})
    assert text is not None
    assert re.findall("a, area: [^<]*", text) == ["a, area: 0.10, better", "a, area: 2.00, holds"]


def test_a_line_for_each_table_target_and_wires() -> None:
    rows = [row("a", 1.0, "holds"), row("a", 1.0, "holds", wires=True), row("a", 1.0, "holds")]
    rows.append(row("a", None, "not testable", table="4"))
    text = paper_plot.svg("a paper", rows, "a command")
    assert text is not None
    assert re.findall(r">(Table [^<]*)<", text) == [
        "Table 3, osu018",
        "Table 3, osu018, wires",
        "Table 3, osu018",
    ]


def test_nothing_is_drawn_without_a_ratio() -> None:
    assert paper_plot.svg("a paper", [row("a", None, "as printed")], "a command") is None
