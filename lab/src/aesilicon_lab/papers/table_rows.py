# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Makes the rows of a table: its cells and claims, judged by the figures of a ruler."""

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from aesilicon.errors import MissingToolError, ToolError, UserError
from aesilicon.flows import measure
from aesilicon.flows.measure.measurement import Library
from aesilicon.targets import CellTarget
from aesilicon_lab.foundry.sbox_results import BlockFigures
from aesilicon_lab.papers import counted, design_measures, sbox_measures, software, verdict
from aesilicon_lab.papers.design_measures import ReproduceDesign
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.papers.printed_table import (
    Builds,
    Column,
    Factor,
    Order,
    PrintedRow,
    PrintedTable,
    cells,
    measured_cells,
)
from aesilicon_lab.papers.table_settings import Measurable, Ruler
from aesilicon_lab.papers.verdict import Judged, Results

Figures = DesignFigures | BlockFigures


def unmeasured_rows(
    paper: Paper, table: PrintedTable, published: Sequence[PaperRow] = ()
) -> Iterator[PaperRow]:
    """The rows of a table that need no ruler: quoted cells, software, claims about builds.

    Rows of software are those of `published`, and measured where it has none.
    """
    for cell in cells(table):
        if cell.quoted is not None:
            slip = paper.corrected(table.number, cell.row.name, cell.column)
            right = None if slip is None else slip.value
            judged = Judged(cell.printed, None, cell.quoted.verdict, cell.quoted.why, right)
            yield _row(paper, table, None, cell.row.name, cell.column, judged)
    there = {
        row.row: row for row in published if (row.paper, row.table) == (paper.key, table.number)
    }
    for row in table.rows:
        if row.software is not None:
            yield there.get(row.name) or _beside(paper, table, row)
    for build in table.builds:
        judged = _built(paper, build)
        yield _row(paper, table, None, build.name, build.column, judged, claim=True)


def ruler_rows(
    paper: Paper, table: PrintedTable, ruler: Ruler, figures: Mapping[Measurable, Figures]
) -> Iterator[PaperRow]:
    """The rows of a table by one ruler: measured cells, then claims.

    A cell whose step is not in `figures` has no row, nor has a claim about it.
    """
    results = _results(paper, table, ruler, figures)
    absent = ruler.target if isinstance(ruler.target, str) else None
    for cell in measured_cells(table):
        step = ruler.step(paper, cell.row)
        if step is not None and step not in figures:
            continue
        judged = Judged(cell.printed, None, "not testable", absent or "")
        if absent is None:
            judged = verdict.cell(cell, results)
        measured = None if step is None else figures[step]
        at = ruler if step is None else replace(ruler, target=step.target)
        yield _row(paper, table, at, cell.row.name, cell.column, judged, figures=measured)
    there = {name for name, _ in results.values}
    for claim in table.claims:
        if absent is None and not there.issuperset(_claimed(claim, table)):
            continue
        judged = verdict.claim(claim, results)
        judged = replace(judged, why=absent or judged.why)
        yield _row(paper, table, ruler, claim.name, claim.column, judged, claim=True)


def _claimed(claim: Order | Factor, table: PrintedTable) -> list[str]:
    """Names of the rows that a claim is about."""
    return [claim.of, *claim.over] if isinstance(claim, Factor) else [r.name for r in table.rows]


def _built(paper: Paper, claim: Builds) -> Judged:
    """Judges the claim: elaborates each build, and counts its S-boxes and clocks."""
    builds, refused = [], []
    for variant in claim.variants():
        (key_bits,), options = variant.core["key_bits"], list(variant.core.values())[-1]
        shown = ", ".join(f"{name} = {value}" for name, value in options.items())
        try:
            design = design_measures.varied(paper, "build", variant)
        except UserError as e:
            refused.append(str(e))
            continue
        clocks = design.timing(key_bits, 128).interval
        boxes = counted.lookups(design)
        builds.append(f"AES-{key_bits} with {shown}: {boxes} S-boxes, {clocks} clocks")
    printed, measured = f"{len(builds) + len(refused)} builds", f"{len(builds)} builds"
    why = "; ".join(refused or builds)
    return Judged(printed, measured, "does not hold" if refused else "holds", why)


def _beside(paper: Paper, table: PrintedTable, row: PrintedRow) -> PaperRow:
    """The row of OpenSSL on this machine, which is measured anew each time."""
    assert row.software is not None
    (column, printed), *_ = row.printed.items()
    why = "OpenSSL on the machine that made this row, one core"
    try:
        speed = software.measure(row.software.cipher, instructions=row.software.instructions)
    except (MissingToolError, ToolError) as e:
        judged = Judged(printed, None, "not testable", str(e))
        return _row(paper, table, None, row.name, column, judged)
    judged = Judged(printed, speed.mbps, "not in the paper", why)
    made_by = {
        "tools": {"openssl": speed.openssl},
        "command": speed.command,
        "target": f"one core of {speed.processor}",
    }
    quoted = _row(paper, table, None, row.name, column, judged)
    return quoted.model_copy(update=made_by)


def _results(
    paper: Paper, table: PrintedTable, ruler: Ruler, figures: Mapping[Measurable, Figures]
) -> Results:
    values: dict[tuple[str, str], float | None] = {}
    evidence: dict[tuple[str, str], str] = {}
    unlike: dict[tuple[str, str], str] = {}
    others: dict[str, str] = {}
    for cell in measured_cells(table):
        step, column = ruler.step(paper, cell.row), table.columns[cell.column]
        if step is not None and step in figures:
            place = cell.row.name, cell.column
            value, evidence[place] = _read(cell.row, column, step, figures[step])
            values[place] = value and _rounded(value)
            if why := _unlike(table, column, ruler, figures[step]):
                unlike[place] = why
            if why := another(cell.row, step, figures[step]):
                others[cell.row.name] = why
    return Results(table, paper, values, evidence, unlike, others)


def another(row: PrintedRow, step: Measurable, figures: Figures) -> str:
    """Why the measured circuit is not the one that a row names; empty if it is."""
    recipe = figures.recipe or ""
    if (
        isinstance(step, ReproduceDesign)
        and step.design.core.sbox == "twisted_bdd"
        and recipe
        and "S-boxes kept" not in recipe
    ):
        return f"synthesis made another circuit of the twisted BDDs (recipe `{recipe}`)"
    return row.neighbour


def _unlike(table: PrintedTable, column: Column, ruler: Ruler, figures: Figures) -> str:
    """Why a value is of another kind than the printed one; empty if it is of the same kind.

    Ratios of two estimates to each other are compared with ratios of two printed figures.
    """
    estimated = isinstance(figures, DesignFigures) and figures.estimate
    if estimated and column.by_value and column.is_time:
        return "an estimate with assumed wires is not judged against the clock of another tool"
    process = table.paper_process
    if column.by_value and column.is_time and process is not None and ruler.name not in process:
        return "cells of another node or voltage than the paper's"
    return column.not_comparable


def _read(
    row: PrintedRow, column: Column, step: Measurable, figures: Figures
) -> tuple[float | None, str]:
    """(Value of a cell, text on the parts of the circuit that explain it)."""
    if isinstance(step, ReproduceDesign):
        assert row.measure is not None and isinstance(figures, DesignFigures)
        value = design_measures.value(row.measure, column, step, figures)
        return value, design_measures.evidence(row.measure, column, figures)
    assert isinstance(figures, BlockFigures)
    return sbox_measures.value(column, figures), sbox_measures.evidence(
        column, step.target, figures
    )


def _rounded(value: float) -> float:
    return round(value, 1) if value >= 100 else float(f"{value:.4g}")


def _row(
    paper: Paper,
    table: PrintedTable,
    ruler: Ruler | None,
    name: str,
    column: str,
    judged: Judged,
    *,
    claim: bool = False,
    figures: Figures | None = None,
) -> PaperRow:
    """One row. For a claim `name` is the sentence of the claim."""
    return PaperRow(
        paper=paper.key,
        table=table.number,
        caption=table.caption,
        row=name,
        metric=column,
        unit="x" if claim and ruler else table.columns[column].unit,
        claim=claim,
        target=ruler.name if ruler is not None else None,
        wires=ruler.wires if ruler is not None else None,
        printed=judged.printed,
        corrected=judged.corrected,
        measured=judged.measured,
        ratio=_ratio(judged.ratio),
        compared_with=table.compared_with if ruler is not None else None,
        printed_to_reference=_ratio(judged.printed_to_reference),
        measured_to_reference=_ratio(judged.measured_to_reference),
        verdict=judged.verdict,
        why=judged.why,
        **_made_by(paper, ruler),
        figures=figures,
    )


def _made_by(paper: Paper, ruler: Ruler | None) -> dict[str, Any]:
    """Library, tools and command of a row."""
    if ruler is None or isinstance(ruler.target, str):
        return {"library": None, "tools": None, "command": None}
    target = ruler.target
    library = None
    if isinstance(target, CellTarget):
        library = Library.model_validate(target.provenance())
    words = ["aesilicon", "reproduce", paper.key, "--target", ruler.name]
    return {
        "library": library,
        "tools": measure.tools(target),
        "command": shlex.join([*words, *(["--quick"] if ruler.quick else [])]),
    }


def _ratio(ratio: float | None) -> float | None:
    return None if ratio is None else round(ratio, 4)
