# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Texts about a paper: its claim, our verdict, and a paragraph for each table.

A figure in a text is a place in the paper's tables, `{table|row|column|target}`, with `|wires`
behind it for a ruler with wires; two places with a slash between them are their quotient. A place
`{published|design|column|target}` is in the published measurements; its column is `gates`, `luts`,
`clock` (MHz) or `throughput` (Mb/s, of the faster direction). What a text says without a figure
("more gates") stands in `checks`, as a condition over such places.
"""

import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from aesilicon.errors import AesiliconError
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report.published import MEASURED
from aesilicon_lab.papers import arithmetic
from aesilicon_lab.papers.paper_results import PaperRow

_PLACES = re.compile(r"\{([^{}]+)\}")


class Prose(BaseModel):
    """The texts about one paper, as Markdown."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    key: str
    claim: str
    """The paper's claim, in one sentence."""
    verdict: str
    """Our verdict on the claim, in one sentence."""
    built: str
    """The circuits that the authors built."""
    differs: str
    """Differences between their circuits and our builds."""
    today: str
    """Relevance for a design of today."""
    asked: dict[str, str] = {}
    """What the authors left to future work -> where it is done here, or that it is not."""
    tables: dict[str, str]
    """Number of a table -> paragraph on the figures that hold, and why."""
    checks: dict[str, str] = {}
    """Words in one of the texts -> condition under which they are true."""

    def filled(
        self, rows: Iterable[PaperRow], measured: Iterable[Measurement] | None = None
    ) -> "Prose":
        """The texts with the figures of `rows`, of which the last one of a place counts.

        `measured` stands for the published measurements. Raises `AesiliconError` for a place
        without a figure.
        """
        fill = _filler(self.key, rows, _shown, measured)
        texts = {name: fill(getattr(self, name)) for name in ("verdict", "differs", "today")}
        several = {
            name: {what: fill(text) for what, text in getattr(self, name).items()}
            for name in ("tables", "asked")
        }
        return self.model_copy(update={**texts, **several})

    def untrue(
        self, rows: Iterable[PaperRow], measured: Iterable[Measurement] | None = None
    ) -> list[str]:
        """The words of `checks` that the rows contradict, or that no text has."""
        fill = _filler(self.key, rows, repr, measured)
        texts = [self.verdict, self.differs, self.today, *self.tables.values()]
        said = " ".join(" ".join(texts).split())
        return [
            words
            for words, condition in self.checks.items()
            if words not in said or not arithmetic.holds(fill(condition))
        ]


def of(key: str) -> Prose:
    """The texts about a paper, by its key; their places are not filled."""
    return _all()[key]


def _filler(
    key: str,
    rows: Iterable[PaperRow],
    show: Callable[[float], str],
    measured: Iterable[Measurement] | None,
) -> Callable[[str], str]:
    """A function that replaces the places in a text by figures."""
    of_rows = {
        "|".join((row.table, row.row, row.metric, row.target, *["wires"] * bool(row.wires))): row
        for row in rows
        if row.paper == key and not row.claim and row.target is not None
    }
    published = _published() if measured is None else _places(measured)

    def value(place: str) -> float:
        if place in published:
            return published[place]
        row = of_rows.get(place)
        if row is None or row.measured is None or isinstance(row.measured, str):
            raise AesiliconError(f"the text on {key} names {place}, which has no figure")
        return row.measured

    def fill(match: re.Match[str]) -> str:
        first, _, second = match[1].partition(" / ")
        if not second:
            return show(value(first))
        quotient = value(first) / value(second)
        return f"{quotient:.2f}" if show is _shown else show(quotient)

    return lambda text: _PLACES.sub(fill, text)


@cache
def _published() -> dict[str, float]:
    return _places(MEASURED.read_if_there())


def _places(measured: Iterable[Measurement]) -> dict[str, float]:
    """Place -> figure of a published measurement."""
    found: dict[str, float] = {}
    for row in measured:
        figures = {
            "gates": row.gate_equivalents,
            "luts": row.luts,
            "clock": row.fmax_mhz,
            "throughput": max((one or 0.0 for one in row.throughput_mbps.values()), default=0.0),
        }
        found |= {f"published|{row.design}|{k}|{row.target}": v for k, v in figures.items() if v}
    return found


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


@cache
def _all() -> dict[str, Prose]:
    text = Path(__file__).with_name("prose.toml").read_text(encoding="utf-8")
    return {
        key: Prose.model_validate({"key": key, **words})
        for key, words in tomllib.loads(text).items()
    }
