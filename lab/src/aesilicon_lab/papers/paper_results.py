# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Results of `reproduce`: its rows, and the figures of designs behind them."""

from collections.abc import Mapping
from typing import Literal

from aesilicon.architectures import Direction
from aesilicon.flows.measure.measurement import Figures, Library, Measurement
from aesilicon.result import Result
from aesilicon_lab.foundry.sbox_results import BlockFigures
from aesilicon_lab.papers.printed_table import Value
from aesilicon_lab.papers.stages import ModuleStages
from aesilicon_lab.papers.verdict import Verdict


class _Measured(Result):
    """The identity of the measured design."""

    design: str
    """Name of one of the paper's `designs`."""
    design_hash: str
    flow_hash: str = ""
    """Hash of the commands that made the netlist; empty in older rows."""


class DesignFigures(Figures, _Measured):
    """The figures of a measured design from which the cells of a table are computed."""

    goal: Literal["area", "speed"]
    seeds: tuple[int, ...] | None = None
    energy_pj_per_bit: Mapping[Direction, float | None] | None = None
    stages_by_module: tuple[ModuleStages, ...] = ()
    """Empty on an FPGA and without OpenSTA."""

    @classmethod
    def on_cells(
        cls, measured: Measurement, stages_by_module: tuple[ModuleStages, ...]
    ) -> "DesignFigures":
        """The figures of a measurement on standard cells."""
        fields = {name: getattr(measured, name) for name in _ON_CELLS}
        return cls(**fields, stages_by_module=stages_by_module)

    @classmethod
    def on_fpga(cls, measured: Measurement) -> "DesignFigures":
        """The figures of a measurement on an FPGA."""
        return cls(**{name: getattr(measured, name) for name in _ON_FPGA})


_ON_CELLS = (
    *("design", "design_hash", "flow_hash", "area_um2", "gate_equivalents", "fmax_mhz"),
    "min_period_units",
    *("area_split", "area_by_module", "critical_path", "paths_by_module", "recipe", "notes"),
    *("goal", "slack_ns", "energy_pj_per_bit"),
)
_ON_FPGA = (
    *("design", "design_hash", "flow_hash", "luts", "ffs", "brams", "fmax_mhz", "fmax_method"),
    *("critical_path", "notes", "goal", "seeds", "estimate"),
)


class PaperRow(Result):
    """A figure of a paper, or a claim about a table: printed, measured, ratio and verdict."""

    paper: str
    """Key of the paper."""
    table: str
    """Number of the table."""
    caption: str
    row: str
    """Name of the row; for a claim its words."""
    metric: str
    """Name of the column."""
    unit: str
    claim: bool
    target: str | None
    """None if it is not measured."""
    wires: bool | None
    """Whether the wires have a capacitance for each fan-out; None except on standard cells."""
    printed: Value
    corrected: int | float | None
    """The right value if the paper has a slip here, else None."""
    measured: int | float | str | None
    """The measured value, in words for a claim."""
    ratio: float | None
    """Measured / printed, or / corrected."""
    compared_with: str | None
    """Name of the reference row of the table's ratios."""
    printed_to_reference: float | None
    measured_to_reference: float | None
    verdict: Verdict
    why: str
    library: Library | None
    tools: Mapping[str, str] | None
    command: str | None
    figures: DesignFigures | BlockFigures | None
    """All figures of the measurement to which the cell belongs."""

    @property
    def ruled(self) -> tuple[str, str | None, bool | None]:
        """(Table, target, wires). Rows that agree in these are shown in one table."""
        return self.table, self.target, self.wires

    def published(self) -> "PaperRow":
        """The published form of the row: the figures of a block without cells and path."""
        if not isinstance(self.figures, BlockFigures):
            return self
        return self.model_copy(update={"figures": self.figures.published()})
