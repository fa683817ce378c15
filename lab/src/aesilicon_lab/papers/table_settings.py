# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Target and options by which a table is measured, and the measurement step of a row."""

from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon import targets
from aesilicon.errors import MissingToolError, UserError
from aesilicon.flows.measure.options import Options
from aesilicon.targets import CellTarget, Target
from aesilicon_lab.foundry.block import Block
from aesilicon_lab.papers import design_measures
from aesilicon_lab.papers.design_measures import ReproduceDesign
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.printed_table import PrintedRow, PrintedTable
from aesilicon_lab.papers.sbox_measures import ReproduceSbox

Measurable = ReproduceSbox | ReproduceDesign
"""Measurement step of a row in a paper's table."""


@dataclass(frozen=True)
class Ruler:
    """Target and options for a table. Figures with the same ruler are comparable."""

    target: Target | str
    """The target, or the reason why it is not available."""
    name: str
    wires: bool | None
    """None on an FPGA."""
    quick: bool

    def step(self, paper: Paper, row: PrintedRow) -> Measurable | None:
        """The measurement step of a row; None if it cannot be measured.

        Raises `UserError` for a direction that the row's design lacks.
        """
        if isinstance(self.target, str):
            return None
        wires = bool(self.wires)
        if row.reproduce is not None:
            assert isinstance(self.target, CellTarget)
            asked = row.reproduce
            block = Block(asked.sbox, asked.direction)
            how = asked.synthesis, asked.goal
            return ReproduceSbox(block, *how, self.target, wires, self.quick)
        if (what := row.measure) is None:
            return None
        built = design_measures.build(paper, what.design)
        if what.direction not in (None, *built.core.directions):
            raise UserError(
                f"'{row.name}' of paper '{paper.key}' measures design '{what.design}', which does "
                f"not {what.direction}"
            )
        quick = self.quick or what.quick
        options = Options(what.goal, what.clock_ns, quick=quick, wires=wires)
        target: Target | str = self.target
        if what.corners:
            corner = what.corners.get(self.name)
            target = _find(f"{self.name}:{corner}") if corner else "no corner"
        if isinstance(target, str):
            return None
        return ReproduceDesign(paper.key, what.design, options, target, built)


def rulers(table: PrintedTable, where: Sequence[str], quick: bool) -> list[Ruler]:
    """The rulers of a table; empty for a table of standard cells if only FPGAs are named.

    A quick run skips targets on which the table never has a search, unless the user names them.
    """
    names = dict.fromkeys(where or table.targets) if table.targets else ()
    return [
        Ruler(target, name, wires, quick or not table.gets_search(name, wires))
        for name, target in ((name, _find(name)) for name in names)
        if isinstance(target, (CellTarget, str)) or table.on_fpgas
        for wires in (table.wires if isinstance(target, (CellTarget, str)) else [None])
        if where or not quick or table.gets_search(name, wires)
    ]


def _find(name: str) -> Target | str:
    try:
        return targets.find(name)
    except MissingToolError as e:
        return str(e)
