# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Judges measured against printed values, with a sentence that explains the verdict."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from typing import Literal

from aesilicon_lab.papers.measures import RATES
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.printed_table import NOT_PRINTED, Factor, Order, PrintedCell, PrintedTable

_SIZES = ("gate_equivalents", "area_um2", "area_mm2", "luts", "ffs", "slices", "brams")
"""Metrics that are smaller for a smaller design."""

Verdict = Literal[
    "holds",
    "better",
    "does not hold",
    "not comparable",
    "as printed",
    "not testable",
    "not in the paper",
]


@dataclass(frozen=True)
class Judged:
    """One line of a reproduced table."""

    printed: float | int | str
    measured: float | str | None
    """Measured value in the unit of the column."""
    verdict: Verdict
    why: str
    corrected: float | int | None = None
    """Corrected value if the paper has a slip; the measurement is judged by it."""
    printed_to_reference: float | None = None
    """Ratio of the printed value to that of the reference row."""
    measured_to_reference: float | None = None

    @property
    def ratio(self) -> float | None:
        """Measured / printed, or / corrected; None if that is 0 or words."""
        right = self.printed if self.corrected is None else self.corrected
        if self.measured is None or isinstance(self.measured, str) or isinstance(right, str):
            return None
        return self.measured / right if right else None


@dataclass(frozen=True)
class Results:
    """Values of one ruler (target, wires) for the rows of a table; None for a missing value."""

    table: PrintedTable
    paper: Paper
    values: Mapping[tuple[str, str], float | None]
    """(Row, column) -> value."""
    evidence: Mapping[tuple[str, str], str]
    """(Row, column) -> parts of the circuit that explain the value."""
    unlike: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(Row, column) -> why the value is of another kind than the printed one; else absent."""
    others: Mapping[str, str] = field(default_factory=dict)
    """Row -> why the measured circuit is not the one that the row names; else absent."""

    def right(self, row: str, column: str) -> float:
        """The printed value of a measured cell, corrected if the paper has a slip."""
        slip = self.paper.corrected(self.table.number, row, column)
        value = self.table.row(row).printed[column] if slip is None else slip.value
        assert isinstance(value, (int, float))
        return value


def cell(cell: PrintedCell, results: Results) -> Judged:
    """Judges a measured cell by its ratio to the reference row, or by its value."""
    table, name, column = results.table, cell.row.name, cell.column
    measured = results.values.get((name, column))
    reference = table.compared_with
    assert table.tolerance is not None
    if measured is None:
        why = f"there is no {column} of '{name}' on this target"
        return Judged(cell.printed, None, "not testable", why)
    base = results.values.get((reference, column)) if reference else None
    here = measured / base if base else None
    note = cell.row.notes.get(column)
    if cell.printed == NOT_PRINTED:
        return Judged(
            cell.printed, measured, "not in the paper", note or "a row beside the paper's"
        )
    if isinstance(cell.printed, str):
        shown = f"the paper gives no figure ('{cell.printed}')"
        shown += f"; {here:.2f} times '{reference}' here" if here else ""
        why = f"{shown}: {_seen(results, [name], column)}" + (f"; {note}" if note else "")
        return Judged(cell.printed, measured, "not testable", why, measured_to_reference=here)
    slip = results.paper.corrected(table.number, name, column)
    right = results.right(name, column)
    in_words = reference is not None and isinstance(table.row(reference).printed.get(column), str)
    there = (
        right / results.right(reference, column) if base and reference and not in_words else None
    )
    correction = ""
    if slip is not None:
        correction = f"; judged by {slip.correct}, because '{slip.printed}' is a slip of the paper"

    def judged(verdict: Verdict, why: str) -> Judged:
        corrected = None if slip is None else slip.value
        return Judged(cell.printed, measured, verdict, why + correction, corrected, there, here)

    if other := results.others.get(name) or results.unlike.get((name, column)):
        return judged("not comparable", other)
    unit = table.columns[column].unit
    tolerance = 0 if table.columns[column].exact else table.tolerance
    better = None
    if table.columns[column].by_value:
        factor, limit = _factor(measured, right), 1 + tolerance
        shown = f"{_figure(measured)} {unit} here, {_figure(right)} printed"
        seen = [name]
        better = table.columns[column].better
    elif name == reference:
        return judged("not testable", "the row that the others are compared with")
    elif reference is None or here is None or there is None:
        return judged("not testable", f"there is no {column} of '{reference}' to compare with")
    else:
        factor, limit = here / there, 1 + tolerance
        shown = f"{here:.2f} times '{reference}' here, {there:.2f} times printed"
        seen = [name, reference]
    if 1 / limit <= factor <= limit:
        return judged("holds", f"{shown}: {f'within {tolerance:.0%}' if tolerance else 'as many'}")
    is_better = better == ("lower" if factor < 1 else "higher")
    why = f"{shown}: {_seen(results, seen, column)}" + (f"; {note}" if note else "")
    return judged("better" if is_better else "does not hold", why)


def _factor(measured: float, right: float) -> float:
    """Measured / right. If `right` is 0: 1 for a measured 0, infinity for any other value."""
    return measured / right if right else 1.0 if measured == right else inf


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def claim(one: Order | Factor, results: Results) -> Judged:
    """Judges a claim about the rows of a table."""
    return order(one, results) if isinstance(one, Order) else factor(one, results)


def order(claim: Order, results: Results) -> Judged:
    """Judges the claim that the rows rank in the printed order, largest value first."""
    names = [row.name for row in results.table.rows]
    there = {name: results.right(name, claim.column) for name in names}
    ranked = sorted(names, key=lambda name: -there[name])
    printed = " > ".join(ranked)
    here = {
        name: value
        for name in names
        if (value := results.values.get((name, claim.column))) is not None
    }
    if len(here) < len(names):
        return Judged(printed, None, "not testable", f"not every row has a {claim.column} here")
    measured = " > ".join(sorted(names, key=lambda name: -here[name]))
    wrong = [
        (a, b)
        for a, b in combinations(ranked, 2)
        if here[b] > here[a] and there[b] < there[a] * (1 - claim.tie)
    ]
    if not wrong:
        tie = f"; a difference below {claim.tie:.0%} counts as equal" if claim.tie else ""
        return Judged(
            printed, measured, "holds", f"every pair of rows is in the printed order{tie}"
        )
    reasons = [
        f"'{b}' is not below '{a}' "
        f"(ratio {here[b] / here[a]:.2f}, {there[b] / there[a]:.2f} printed)"
        for a, b in wrong
    ]
    out = list(dict.fromkeys(name for pair in wrong for name in pair))
    why = f"{', '.join(reasons)}: {_seen(results, out, claim.column)}"
    return Judged(printed, measured, "does not hold", why)


def factor(claim: Factor, results: Results) -> Judged:
    """Judges the claim that one row is better than several others by a factor within limits."""
    printed = f"{claim.at_least:g} to {claim.at_most:g}"
    own = results.values.get((claim.of, claim.column))
    others = {name: results.values.get((name, claim.column)) for name in claim.over}
    if not own or not all(others.values()):
        return Judged(printed, None, "not testable", f"not every row has a {claim.column} here")
    for name in (claim.of, *claim.over):
        if name in results.others:
            return Judged(printed, None, "not comparable", f"'{name}': {results.others[name]}")
    metric = results.table.columns[claim.column].metric
    rate = metric in RATES

    def gain(own_value: float, other: float) -> float:
        return own_value / other if rate else other / own_value

    gains = {name: gain(own, other) for name, other in others.items() if other is not None}
    low, high = min(gains.values()), max(gains.values())
    measured = f"{low:.2f} to {high:.2f}" if len(gains) > 1 else f"{low:.2f}"
    how = "small" if metric in _SIZES else "fast"

    def printed_too(name: str) -> str:
        if isinstance(results.table.row(name).printed[claim.column], str):
            return ""
        there = gain(results.right(claim.of, claim.column), results.right(name, claim.column))
        return f" ({there:.2f} printed)"

    gains_text = ", ".join(
        f"{here:.2f} times as {how} as '{name}'{printed_too(name)}" for name, here in gains.items()
    )
    if claim.at_least <= low and high <= claim.at_most:
        return Judged(printed, measured, "holds", gains_text)
    if claim.at_least <= low:
        more: Verdict = "better" if low > claim.at_most else "holds"
        return Judged(printed, measured, more, f"{gains_text}: more than the paper claims")
    why = f"{gains_text}: {_seen(results, [claim.of, *claim.over], claim.column)}"
    return Judged(printed, measured, "does not hold", why)


def _seen(results: Results, rows: list[str], column: str) -> str:
    return "; ".join(f"'{row}' has {results.evidence[row, column]}" for row in rows)
