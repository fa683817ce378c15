# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures the tables of papers again: rows with printed and measured value, ratio and verdict.

Each measurable cell is measured on every target of its table; on standard cells without wires, with
wires or both. A target with a choice of wires is a `Ruler`. The claims about a table are judged for
each ruler.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from aesilicon.console import Watch
from aesilicon.design import rtl
from aesilicon.errors import UserError
from aesilicon.executors import run_all, unwatched
from aesilicon.flows import measure
from aesilicon.store import Store
from aesilicon_lab.papers.design_measures import ReproduceDesign
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.papers.printed_table import PrintedTable, cells
from aesilicon_lab.papers.sbox_measures import ReproduceSbox
from aesilicon_lab.papers.table_rows import Figures, table_rows
from aesilicon_lab.papers.table_settings import Measurable, Ruler, rulers


@dataclass(frozen=True)
class _Task:
    """A table to measure again."""

    paper: Paper
    table: PrintedTable
    rulers: Sequence[Ruler]
    published: Sequence[PaperRow]
    """Published rows of the table that are kept without a new judgement; may be empty."""


def rows(
    papers: Sequence[Paper],
    store: Store,
    *,
    where: Sequence[str] = (),
    quick: bool = False,
    force: bool = False,
    watch: Watch = unwatched,
    published: Sequence[PaperRow] = (),
) -> list[PaperRow]:
    """The `reproduce` rows of several papers, in the order of their tables.

    `where` names targets in place of those of the tables. A library that is not installed makes its
    rows `not testable`; an FPGA skips tables of standard cells. With `published` (earlier rows of
    the same tables) designs are judged by their published figures and not measured again; tables of
    S-boxes, and rows of software, stay as published.
    Raises `UserError` for a target that is unknown or measures none of the tables, `ToolError`
    where a tool fails, and `AesiliconError` for a netlist that is not proven to be the S-box.
    """
    tasks = [
        _Task(paper, table, chosen, _that_stay(paper, table, published))
        for paper in papers
        for table in paper.tables
        if (chosen := rulers(table, where, quick)) or not table.targets
    ]
    if where and not any(task.rulers for task in tasks):
        raise UserError(
            f"no table of this paper is measured on '{where[0]}', which has no standard cells: "
            "name a library"
        )
    figures = _figures(tasks, published)
    steps = [
        ruler.step(task.paper, cell.row)
        for task in tasks
        if not task.published
        for ruler in task.rulers
        for cell in cells(task.table)
        if cell.quoted is None
    ]
    todo = [step for step in dict.fromkeys(steps) if step is not None and step not in figures]
    results = run_all(todo, store, force=force, watch=_counted(watch, len(todo)))
    figures |= {step: results[step] for step in todo if isinstance(step, ReproduceDesign)}
    figures |= {step: results[step] for step in todo if isinstance(step, ReproduceSbox)}
    return [
        row
        for task in tasks
        for row in task.published
        or table_rows(task.paper, task.table, task.rulers, figures, published)
    ]


def _counted(watch: Watch, number: int) -> Watch:
    """A watch that puts the count of ended measurements, of `number`, before each label."""
    ended = 0

    def tell(label: str, state: str, detail: str = "") -> None:
        nonlocal ended
        ended += state in ("stored", "done", "failed")
        watch(f"measurement {ended} of {number}, {label}", state, detail)

    return tell


def _that_stay(paper: Paper, table: PrintedTable, published: Sequence[PaperRow]) -> list[PaperRow]:
    """The published rows of a table of S-boxes, which lack some figures; else none."""
    if not any(row.reproduce for row in table.rows):
        return []
    there = {(cell.row.name, cell.column) for cell in cells(table)}
    return [
        row.model_copy(update={"caption": table.caption})
        for row in published
        if (row.paper, row.table) == (paper.key, table.number)
        and (row.claim or (row.row, row.metric) in there)
    ]


def _figures(tasks: Sequence[_Task], published: Sequence[PaperRow]) -> dict[Measurable, Figures]:
    """Measurement -> figures from published rows whose RTL and tools are still current."""
    known = {
        (row.paper, row.table, row.row, row.metric, row.target, row.wires): row
        for row in published
        if row.figures is not None
    }
    current: dict[Measurable, Figures] = {}
    for task in tasks if known else ():
        for ruler, cell in product(task.rulers, cells(task.table)):
            place = (task.paper.key, task.table.number, cell.row.name, cell.column)
            row = known.get((*place, ruler.name, ruler.wires))
            step = ruler.step(task.paper, cell.row)
            if row is None or not isinstance(step, ReproduceDesign) or step in current:
                continue
            figures = row.figures
            if not isinstance(figures, DesignFigures):
                continue
            if (figures.design, figures.goal) != (step.name, step.options.goal):
                continue
            if row.tools != measure.tools(step.target):
                continue
            if figures.design_hash == rtl.design_hash(step.design):
                current[step] = figures
    return current
