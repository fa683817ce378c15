# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The cells of a paper's tables that published rows do not have yet."""

import shlex
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import PaperRow
from aesilicon_lab.papers.printed_table import measured_cells
from aesilicon_lab.papers.table_settings import rulers


@dataclass(frozen=True)
class Lacking:
    """Rows of a table that a ruler has not measured."""

    table: str
    """Number of the table."""
    target: str
    rows: Sequence[str]
    command: str
    """Command that measures them."""


def lacking(paper: Paper, rows: Iterable[PaperRow], quick: bool) -> Iterator[Lacking]:
    """What `rows` lack of a paper's tables, which are measured `quick` or not."""
    there = {
        (row.table, row.row, row.metric, row.target, row.wires)
        for row in rows
        if row.paper == paper.key
    }
    for table in paper.tables:
        for ruler in rulers(table, (), quick):
            without = dict.fromkeys(
                cell.row.name
                for cell in measured_cells(table)
                if (table.number, cell.row.name, cell.column, ruler.name, ruler.wires) not in there
            )
            if without:
                words = ["aesilicon", "reproduce", paper.key, "--target", ruler.name]
                command = shlex.join([*words, *(["--quick"] if quick else [])])
                yield Lacking(table.number, ruler.name, [*without], command)
