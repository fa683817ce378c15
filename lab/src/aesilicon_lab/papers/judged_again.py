# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Judges published rows of S-boxes by today's data.

They are published without cells and path, so what explains a figure is read from the old reasons.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from aesilicon_lab.foundry.sbox_results import BlockFigures
from aesilicon_lab.papers import verdict
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import PaperRow
from aesilicon_lab.papers.printed_table import PrintedTable, cells
from aesilicon_lab.papers.verdict import Judged, Results


def judged_again(
    paper: Paper, table: PrintedTable, published: Iterable[PaperRow]
) -> Iterator[PaperRow]:
    """The published rows of a table that today's data still have, with today's verdicts."""
    there = {(cell.row.name, cell.column): cell for cell in cells(table)}
    own = [
        row
        for row in published
        if (row.paper, row.table) == (paper.key, table.number)
        and (row.claim or (row.row, row.metric) in there)
    ]
    claims = {claim.name: claim for claim in table.claims}
    for _, group in groupby(own, lambda row: row.ruled):
        rows = list(group)
        results = _results(paper, table, rows)
        for row in rows:
            if not row.claim:
                cell = there[row.row, row.metric]
                again = cell.quoted is None and row.measured is not None
                yield _with(row, verdict.cell(cell, results) if again else None, table)
            elif claim := claims.get(row.row):
                yield _with(row, verdict.claim(claim, results), table)


def _results(paper: Paper, table: PrintedTable, rows: Sequence[PaperRow]) -> Results:
    values: dict[tuple[str, str], float | None] = {}
    evidence: dict[tuple[str, str], str] = {}
    for row in rows:
        if isinstance(row.figures, BlockFigures) and not isinstance(row.measured, str):
            place = row.row, row.metric
            values[place] = row.measured
            evidence[place] = _said(row, row.figures, rows)
    return Results(table, paper, values, evidence)


def _said(row: PaperRow, figures: BlockFigures, rows: Iterable[PaperRow]) -> str:
    """What the reasons of a ruler say of a figure's circuit; else its size."""
    same = [one.why for one in rows if one.metric == row.metric]
    for why in same:
        if found := re.search(rf"'{re.escape(row.row)}' has ([^;]+)", why):
            return found[1]
    return f"{figures.gate_equivalents:,.0f} GE"


def _with(row: PaperRow, judged: Judged | None, table: PrintedTable) -> PaperRow:
    """A row with a new judgement; None keeps the old one."""
    told: dict[str, object] = {"caption": table.caption}
    if judged is not None:
        told |= {
            "printed": judged.printed,
            "corrected": judged.corrected,
            "ratio": _rounded(judged.ratio),
            "printed_to_reference": _rounded(judged.printed_to_reference),
            "measured_to_reference": _rounded(judged.measured_to_reference),
            "verdict": judged.verdict,
            "why": judged.why,
        }
        told |= {"measured": judged.measured} if row.claim else {}
    return row.model_copy(update=told)


def _rounded(ratio: float | None) -> float | None:
    return None if ratio is None else round(ratio, 4)
