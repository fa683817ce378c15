# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures the tables of papers again: rows with printed and measured value, ratio and verdict.

Each measurable cell is measured on every target of its table; on standard cells without wires, with
wires or both. A target with a choice of wires is a `Ruler`. The claims about a table are judged for
each ruler.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock

from aesilicon.console import Watch
from aesilicon.design import rtl
from aesilicon.errors import AesiliconError, UserError
from aesilicon.executors import run_all, unwatched
from aesilicon.flows import measure
from aesilicon.flows.measure.flow_hash import flow_hash
from aesilicon.store import Store
from aesilicon_lab.papers.design_measures import ReproduceDesign
from aesilicon_lab.papers.judged_again import judged_again
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures, PaperRow
from aesilicon_lab.papers.printed_table import PrintedTable, cells, measured_cells
from aesilicon_lab.papers.sbox_measures import ReproduceSbox
from aesilicon_lab.papers.table_rows import Figures, ruler_rows, unmeasured_rows
from aesilicon_lab.papers.table_settings import Measurable, Ruler, rulers

Told = Callable[[PaperRow, int, int], None]
"""Takes a row as soon as it is made, its number and the number of all rows."""


@dataclass(frozen=True)
class _Part:
    """The rows of a table by one ruler, or those that need none."""

    paper: Paper
    table: PrintedTable
    ruler: Ruler | None
    published: Sequence[PaperRow]
    """Published rows of the part that need no measurement; may be empty."""

    @cached_property
    def steps(self) -> list[Measurable]:
        """The measurements that the rows need."""
        if self.ruler is None or self.published:
            return []
        found = (self.ruler.step(self.paper, cell.row) for cell in measured_cells(self.table))
        return [step for step in dict.fromkeys(found) if step is not None]

    @property
    def size(self) -> int:
        """Number of its rows."""
        if self.ruler is not None:
            return len([*measured_cells(self.table), *self.table.claims])
        return (
            len([*cells(self.table)]) - len([*measured_cells(self.table)]) + len(self.table.builds)
        )

    def rows(
        self, figures: Mapping[Measurable, Figures], published: Sequence[PaperRow]
    ) -> list[PaperRow]:
        """Its rows, from the figures of its measurements."""
        if self.published:
            return [*self.published]
        if self.ruler is None:
            return [*unmeasured_rows(self.paper, self.table, published)]
        return [*ruler_rows(self.paper, self.table, self.ruler, figures)]


@dataclass
class _Made:
    """The rows of the parts, each made when its measurements have ended."""

    parts: Sequence[_Part]
    published: Sequence[PaperRow]
    told: Told | None
    figures: dict[Measurable, Figures]
    rows: dict[int, list[PaperRow]] = field(default_factory=dict)
    """Place of a part -> its rows."""
    lock: Lock = field(default_factory=Lock)

    def add(self, figures: Mapping[Measurable, Figures], *, last: bool = False) -> None:
        """Takes figures and makes the parts that are complete; the last time all others too."""
        with self.lock:
            self.figures |= figures
            for place, part in enumerate(self.parts):
                if place not in self.rows and (last or self.figures.keys() >= {*part.steps}):
                    said = sum(map(len, self.rows.values()))
                    self.rows[place] = part.rows(self.figures, self.published)
                    self._tell(self.rows[place], said)

    def _tell(self, rows: Sequence[PaperRow], said: int) -> None:
        of = sum(part.size for part in self.parts)
        for number, row in enumerate(rows, said + 1):
            if self.told is not None:
                self.told(row, number, of)


def rows(
    papers: Sequence[Paper],
    store: Store,
    *,
    where: Sequence[str] = (),
    quick: bool = False,
    force: bool = False,
    watch: Watch = unwatched,
    told: Told | None = None,
    published: Sequence[PaperRow] = (),
    only_judge: bool = False,
) -> list[PaperRow]:
    """The `reproduce` rows of several papers, in the order of their tables.

    `where` names targets in place of those of the tables. A library that is not installed makes its
    rows `not testable`; an FPGA skips tables of standard cells. `told` takes each row as soon as
    its table is measured by its ruler. With `published` (earlier rows of the same tables) designs
    are judged by published figures of today's RTL and tools, and measured where these are missing;
    S-boxes are judged by their published values; rows of software stay as published. With
    `only_judge` nothing is measured: figures of earlier RTL or of another flow are judged too, and
    cells without figures have no row. Raises `UserError` for a target that is unknown or measures
    none of the tables, `ToolError` where a tool fails, and `AesiliconError` for a netlist that is
    not proven to be the S-box.
    """
    parts = [
        part
        for paper in papers
        for table in paper.tables
        if (chosen := rulers(table, where, quick)) or not table.targets
        for part in _parts(paper, table, chosen, published)
    ]
    if where and not any(part.ruler for part in parts):
        raise UserError(
            f"no table of this paper is measured on '{where[0]}', which has no standard cells: "
            "name a library"
        )
    made = _Made(parts, published, told, _figures(parts, published, any_rtl=only_judge))
    made.add({})
    asked = [] if only_judge else dict.fromkeys(step for part in parts for step in part.steps)
    todo = [step for step in asked if step not in made.figures]
    results = run_all(todo, store, force=force, watch=_counted(watch, todo, store, made))
    made.add({s: results[s] for s in todo if isinstance(s, ReproduceDesign)})
    made.add({s: results[s] for s in todo if isinstance(s, ReproduceSbox)}, last=True)
    return [row for place in sorted(made.rows) for row in made.rows[place]]


def _parts(
    paper: Paper, table: PrintedTable, chosen: Sequence[Ruler], published: Sequence[PaperRow]
) -> list[_Part]:
    """The parts of a table; a table of S-boxes with published rows is one part."""
    if stay := _that_stay(paper, table, published):
        return [_Part(paper, table, chosen[0] if chosen else None, stay)]
    return [_Part(paper, table, ruler, ()) for ruler in (None, *chosen)]


def _counted(watch: Watch, todo: Sequence[Measurable], store: Store, made: _Made) -> Watch:
    """A watch that counts ended measurements before each label, and hands on their figures."""
    ended = 0

    def tell(label: str, state: str, detail: str = "") -> None:
        nonlocal ended
        ended += state in ("stored", "done", "failed")
        watch(f"measurement {ended} of {len(todo)}, {label}", state, detail)
        if made.told is not None and state in ("stored", "done"):
            own = (step for step in todo if step.label == label)
            with suppress(AesiliconError):  # it is raised again when all measurements have ended
                made.add({s: figures for s in own if (figures := s.stored(store)) is not None})

    return tell


def _that_stay(paper: Paper, table: PrintedTable, published: Sequence[PaperRow]) -> list[PaperRow]:
    """The published rows of a table of S-boxes, judged again; else none."""
    of_sboxes = any(row.reproduce for row in table.rows)
    return list(judged_again(paper, table, published)) if of_sboxes else []


def _figures(
    parts: Sequence[_Part], published: Sequence[PaperRow], any_rtl: bool
) -> dict[Measurable, Figures]:
    """Measurement -> figures from published rows of today's tools and, unless `any_rtl`, RTL and
    flow.
    """
    known = {
        (row.paper, row.table, row.row, row.metric, row.target, row.wires): row
        for row in published
        if row.figures is not None
    }
    current: dict[Measurable, Figures] = {}
    for part in parts if known else ():
        for cell in measured_cells(part.table) if part.ruler else ():
            assert part.ruler is not None
            place = (part.paper.key, part.table.number, cell.row.name, cell.column)
            row = known.get((*place, part.ruler.name, part.ruler.wires))
            step = part.ruler.step(part.paper, cell.row)
            if row is None or not isinstance(step, ReproduceDesign) or step in current:
                continue
            figures = row.figures
            if not isinstance(figures, DesignFigures):
                continue
            if (figures.design, figures.goal) != (step.name, step.options.goal):
                continue
            if row.tools != measure.tools(step.target):
                continue
            if any_rtl or _is_current(figures, step):
                current[step] = figures
    return current


def _is_current(figures: DesignFigures, step: ReproduceDesign) -> bool:
    """Whether figures are of today's RTL, and of the flow that the step would use."""
    asked = step.options
    flow = flow_hash(step.target.name, asked.goal, for_clock=asked.for_clock)
    return (figures.design_hash, figures.flow_hash) == (rtl.design_hash(step.design), flow)
