# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures the tables of papers again: rows of paper, measured, ratio and verdict.

Each cell that can be measured is measured on every target of its table, on standard cells without
wires, with wires or both, as the table says. A target with this choice is a `Ruler`. The claims
about a table are judged for each of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

from aesilicon.design import rtl
from aesilicon.errors import UserError
from aesilicon.flows import measure
from aesilicon.parallel import together
from aesilicon.store import Store
from aesilicon_lab.foundry.results import BlockFigures
from aesilicon_lab.papers.design_measures import DesignJob
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.printed_table import PrintedTable, cells
from aesilicon_lab.papers.results import DesignFigures, PaperRow
from aesilicon_lab.papers.rulers import Job, Ruler, rulers
from aesilicon_lab.papers.sbox_measures import SboxJob
from aesilicon_lab.papers.table_rows import Figures, table_rows

Told = Callable[[str, str], None]
"""Called with the name of a measurement and "measuring", "done", "stored" or "failed"."""


@dataclass(frozen=True)
class _Task:
    """A table to rebuild."""

    paper: Paper
    table: PrintedTable
    rulers: Sequence[Ruler]
    published: Sequence[PaperRow]
    """Its published rows, where these stay; else none."""


def rows(
    papers: Sequence[Paper],
    store: Store,
    *,
    where: Sequence[str] = (),
    quick: bool = False,
    force: bool = False,
    told: Told = lambda label, state: None,
    published: Sequence[PaperRow] = (),
) -> list[PaperRow]:
    """The `reproduce` rows of some papers, in the order of their tables.

    `where` names targets in place of those that the papers' data names. A library that is not on
    this machine makes its rows `not testable`; an FPGA leaves out the tables of standard cells.
    Designs of `published` rows, earlier rows of the same tables, are judged again by their figures
    and not measured; tables of S-boxes and software stay as published.
    Raises `UserError` for a target that means nothing or measures none of the tables, `ToolError`
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
    jobs = [
        ruler.job(task.paper, cell.row)
        for task in tasks
        if not task.published
        for ruler in task.rulers
        for cell in cells(task.table)
        if cell.quoted is None
    ]
    unique = [job for job in dict.fromkeys(jobs) if job is not None and job not in figures]
    measured = together([partial(_measured, job, store, force, told) for job in unique])
    figures |= dict(zip(unique, measured, strict=True))
    return [
        row
        for task in tasks
        for row in task.published or table_rows(task.paper, task.table, task.rulers, figures)
    ]


def _that_stay(paper: Paper, table: PrintedTable, published: Sequence[PaperRow]) -> list[PaperRow]:
    """The published rows of a table of S-boxes or software, which do not hold all figures."""
    if not any(row.reproduce or row.software for row in table.rows):
        return []
    return [
        row.model_copy(update={"caption": table.caption})
        for row in published
        if (row.paper, row.table) == (paper.key, table.number)
    ]


def _figures(tasks: Sequence[_Task], published: Sequence[PaperRow]) -> dict[Job, Figures]:
    """The figures in published rows of designs, where RTL and tools are still these."""
    known = {
        (row.paper, row.table, row.row, row.metric, row.target, row.wires): row
        for row in published
        if row.figures is not None
    }
    current: dict[Job, Figures] = {}
    for task in tasks if known else ():
        for ruler, cell in product(task.rulers, cells(task.table)):
            place = (task.paper.key, task.table.number, cell.row.name, cell.column)
            row = known.get((*place, ruler.name, ruler.wires))
            job = ruler.job(task.paper, cell.row)
            if row is None or not isinstance(job, DesignJob) or job in current:
                continue
            figures = row.figures
            if not isinstance(figures, DesignFigures):
                continue
            if (figures.design, figures.goal) != (job.name, job.options.goal):
                continue
            if row.tools != measure.tools(job.target):
                continue
            if figures.design_hash == rtl.design_hash(job.design):
                current[job] = figures
    return current


def _measured(job: Job, store: Store, force: bool, told: Told) -> Figures:
    """The figures of a job, from the store if they are there."""

    def make() -> dict[str, object]:
        told(job.label, "measuring")
        return job.measure(store).to_json()

    name = job.block.label if isinstance(job, SboxJob) else job.name
    figures = store.once(job.key, "reproduce", name, job.target.name, make, force=force)
    told(job.label, "done")
    model = BlockFigures if isinstance(job, SboxJob) else DesignFigures
    return model.model_validate(figures)
