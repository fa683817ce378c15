# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a paper's S-boxes on standard cells."""

import hashlib
from collections import Counter
from dataclasses import dataclass

from aesilicon import provenance
from aesilicon.errors import AesiliconError
from aesilicon.files import scratch
from aesilicon.flows import measure
from aesilicon.store import Store
from aesilicon.targets import CellTarget, liberty, plain
from aesilicon_lab.foundry.block import Block, sources
from aesilicon_lab.foundry.figures import measure as measure_block
from aesilicon_lab.foundry.results import BlockFigures
from aesilicon_lab.papers.measures import Reproduce
from aesilicon_lab.papers.printed_table import Column


@dataclass(frozen=True)
class SboxJob:
    """One measurement of an S-box; the cells of a row share it."""

    what: Reproduce
    target: CellTarget
    wires: bool
    quick: bool

    @property
    def block(self) -> Block:
        """The S-box."""
        return Block(self.what.sbox, self.what.direction)

    @property
    def label(self) -> str:
        """One line that names it."""
        how = f"{self.what.synthesis}, {self.what.goal}{', wires' if self.wires else ''}"
        return f"{self.what.sbox} {self.what.direction} on {self.target.name} ({how})"

    @property
    def key(self) -> str:
        """SHA-256 (hex) of all that it depends on: RTL, target, tools, options, us."""
        with scratch() as folder:
            texts = [file.read_bytes() for file in sources(self.block, folder)]
        parts = [self.label, str(self.what), str(self.wires), str(self.quick)]
        parts += [
            self.target.identity,
            "reproduce",
            str(sorted(measure.tools(self.target).items())),
        ]
        digest = hashlib.sha256("\0".join(parts).encode())
        code = provenance.digest_of("aesilicon_lab.foundry.figures")
        for text in (*texts, code.encode()):
            digest.update(hashlib.sha256(text).digest())
        return digest.hexdigest()

    def measure(self, store: Store) -> BlockFigures:
        """The figures; raises `AesiliconError` for a netlist that is not proven."""
        figures = measure_block(
            self.block,
            self.target,
            synthesis=self.what.synthesis,
            goal=self.what.goal,
            wires=self.wires,
            quick=self.quick,
            work=store.new_run_folder(self.key),
        )
        if not figures.proven:
            raise AesiliconError(f"{self.label} is not proven: {'; '.join(figures.notes)}")
        return figures


def value(column: Column, figures: BlockFigures) -> float | None:
    """A figure in the unit of its metric; None where the target has none."""
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
    """The parts of a circuit that explain its delay or size."""
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
    """The slowest path from a port, and the part of it spent in buffers and drivers."""
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
    return {gate.name for gate in plain.gates(target.liberty) if len(gate.inputs) == 1}
