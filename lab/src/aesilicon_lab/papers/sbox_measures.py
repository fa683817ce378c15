# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a paper's S-boxes on standard cells."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from aesilicon.errors import AesiliconError
from aesilicon.flows import measure
from aesilicon.step import Step, Tell, Work
from aesilicon.targets import CellTarget, liberty, plain_cells
from aesilicon.tools import abc
from aesilicon_lab.foundry.block import Block
from aesilicon_lab.foundry.figures import measure as measure_block
from aesilicon_lab.foundry.sbox_results import BlockFigures, Synthesis
from aesilicon_lab.papers.printed_table import Column


@dataclass(frozen=True)
class ReproduceSbox(Step[BlockFigures]):
    """One measurement of an S-box, shared by the cells of a row."""

    block: Block
    synthesis: Synthesis
    goal: abc.Goal
    target: CellTarget
    wires: bool
    quick: bool

    kind = "reproduce"
    result = BlockFigures
    code = ("aesilicon_lab.foundry.figures",)

    @property
    def subject(self) -> str:
        """The S-box and its direction."""
        return self.block.label

    @property
    def place(self) -> str:
        """Target, synthesis, goal and wires."""
        how = f"{self.synthesis}, {self.goal}{', wires' if self.wires else ''}"
        return f"{self.target.name} ({how})"

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools that the target needs."""
        return measure.tools(self.target)

    def run(self, work: Work, tell: Tell) -> BlockFigures:
        """Measures the S-box; raises `AesiliconError` if its netlist is not proven."""
        figures = measure_block(
            self.block,
            self.target,
            synthesis=self.synthesis,
            goal=self.goal,
            wires=self.wires,
            quick=self.quick,
            work=work.folder,
        )
        if not figures.proven:
            raise AesiliconError(f"{self.label} is not proven: {'; '.join(figures.notes)}")
        return figures


def value(column: Column, figures: BlockFigures) -> float | None:
    """A figure in the unit of its metric; None if the target does not have it."""
    match column.metric:
        case "delay_ns":
            return figures.delay_ns
        case "delay_ps":
            return figures.delay_ns and 1000 * figures.delay_ns
        case "gate_equivalents":
            return figures.gate_equivalents
        case "area_um2":
            return figures.area_um2
    raise AssertionError(column.metric)


def evidence(column: Column, target: CellTarget, figures: BlockFigures) -> str:
    """Text on the parts of a circuit that explain its delay or size."""
    if column.metric in ("delay_ps", "delay_ns"):
        kinds = Counter(figures.gates_by_kind or {})
        xors = kinds["XOR"] + kinds["XNOR"]
        structure = f", {xors} XORs among {figures.gates:,} gates" if xors else ""
        return (
            f"{figures.gate_equivalents:,.0f} GE{structure}, an input fan-out of "
            f"{figures.worst_fanout} pins, and {_path(target, figures)}"
        )
    buffers = _buffers(target)
    area = {
        name: number * liberty.cell_area(target.liberty, name)
        for name, number in figures.cells.items()
    }
    share = sum(area[name] for name in area if name in buffers) / (sum(area.values()) or 1)
    number = sum(figures.cells.values())
    return f"{number:,} cells, with {share:.0%} of the area in buffers and inverters"


def _path(target: CellTarget, figures: BlockFigures) -> str:
    """Text on the slowest path from a port, and its share of delay in buffers and drivers."""
    path = figures.path
    if not path:
        return f"at most {figures.depth} cells in series"
    assert figures.delay_ns is not None
    drivers = {"in", *_buffers(target)}
    driving = 1000 * sum(step.delay_ns for step in path if step.cell in drivers)
    return (
        f"{len(path) - 1} cells in {1000 * figures.delay_ns:,.0f} ps, {driving:,.0f} "
        "ps of it in input driver, buffers and inverters"
    )


def _buffers(target: CellTarget) -> set[str]:
    return {gate.name for gate in plain_cells.gates(target.liberty) if len(gate.inputs) == 1}
