# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A table of a paper as data: its printed cells, and the measurement behind each.

A cell is a value that the paper prints in one row and column of a table. It is measured if its row
names a circuit (`reproduce` an S-box, `measure` a design) and its column a `metric`. Every other
cell must be `quoted` with a verdict and a reason, given for the cell, its row, column or table.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from pydantic import Field, field_validator, model_validator

from aesilicon.design.design import load
from aesilicon.errors import nearest
from aesilicon_lab.papers import arithmetic
from aesilicon_lab.papers.measures import (
    COUNTS,
    DESIGN_METRICS,
    FPGA_METRICS,
    RATES,
    SBOX_METRICS,
    Measure,
    Metric,
    Reproduce,
    Software,
    Strict,
    Variant,
    known_design,
)

Value = int | float | str
"""A printed value: a number in the unit of its column, or words such as `n/a`."""

NOT_PRINTED = "not in the paper"
"""Printed value in the cells of rows that we added to a paper's table."""


class Quoted(Strict):
    """A verdict without a measurement."""

    verdict: Literal["as printed", "not testable"]
    why: str = Field(min_length=1)


class Column(Strict):
    """A column of a table: one kind of figure."""

    unit: str
    metric: Metric | None = None
    size: list[Literal[128, 192, 256]] = Field(default=[256, 128], min_length=2, max_length=2)
    """[Block bits, key bits], for figures of a design that depend on them."""
    paths: Sequence[str] = ["*"]
    """Path patterns of the S-boxes and T-boxes in the elaborated RTL that `lookups` counts."""
    mhz: float | None = None
    """Clock for a power."""
    judged_by: Literal["ratio", "value"] = "ratio"
    """`ratio`: the ratio to the reference row is judged, because absolute figures depend on the
    library. `value`: the figure itself is judged; its unit must not depend on the library."""
    not_comparable: str = ""
    """Why our figures are of another kind than the printed ones; they are shown and not judged."""
    quoted: Quoted | None = None

    @property
    def better(self) -> Literal["lower", "higher"] | None:
        """Direction in which a value beyond the tolerance is `better`; a share has none."""
        if self.metric in (None, "share_percent"):
            return None
        return "higher" if self.metric in RATES else "lower"

    @property
    def exact(self) -> bool:
        """Whether the figure is a count, such as clocks, that holds only if it is equal."""
        return self.metric in COUNTS

    @property
    def by_value(self) -> bool:
        """Whether the figure itself is judged."""
        return self.exact or self.judged_by == "value"

    @property
    def is_time(self) -> bool:
        """Whether the figure follows from a clock."""
        return self.metric in (*RATES, "period_ns", "stage_ps")


class PrintedRow(Strict):
    """One row of a table. Columns in which the paper prints nothing are left out."""

    name: str
    printed: dict[str, Value] = Field(min_length=1)
    """Column -> value."""
    reproduce: Reproduce | None = None
    measure: Measure | None = None
    software: Software | None = None
    """OpenSSL cipher to compare with the paper's software row, whose only cell is in Mb/s."""
    quoted: Quoted | None = None
    cells: Mapping[str, Quoted] = {}
    """Column -> verdict on this single cell."""
    neighbour: str = ""
    """Why the measured circuit is not the one that the row names; its figures are not judged."""
    derived: Mapping[str, str] = {}
    """Column -> how its value follows from figures that the paper prints elsewhere."""
    notes: Mapping[str, str] = {}
    """Column -> explanation of the measured figure, shown with every verdict but `holds`."""

    @property
    def is_complete_design(self) -> bool:
        """Whether the row measures a complete design, which an FPGA can hold too."""
        return self.measure is not None and self.measure.modules is None

    @property
    def metrics(self) -> tuple[str, ...]:
        """Legal metrics for the circuit that the row names."""
        if self.software:
            return ("throughput_mbps",)
        return SBOX_METRICS if self.reproduce else DESIGN_METRICS if self.measure else ()

    @model_validator(mode="after")
    def _derives_its_values(self) -> "PrintedRow":
        for column, how in self.derived.items():
            value = self.printed.get(column)
            if not arithmetic.holds(f"abs({how} - {value}) <= 0.005 * {value}"):
                raise ValueError(f"derives {column} as {how}, which is not {value}")
        return self

    @model_validator(mode="after")
    def _check_one_measurement(self) -> "PrintedRow":
        if self.reproduce and self.measure:
            raise ValueError("has both 'reproduce' and 'measure'; a row is one S-box or one design")
        if self.software and (self.reproduce or self.measure):
            raise ValueError("is software, so it has neither 'reproduce' nor 'measure'")
        return self


class Order(Strict):
    """The claim that the measured values of a column rank the rows in the printed order."""

    name: str
    column: str
    tie: float = Field(default=0.0, ge=0, lt=1)
    """Rows whose printed values differ by less than this share may be in either order."""


class Factor(Strict):
    """The claim that row `of` is better than each row in `over` by a factor within limits."""

    name: str
    column: str
    of: str
    over: list[str] = Field(min_length=1)
    """Names of the rows to compare with, whose printed cells may be words."""
    at_least: float
    at_most: float


class Builds(Strict):
    """The claim that a design can be built with each of `key_bits` and each of `options`."""

    name: str
    column: str
    of: str
    """Name of a design of the catalogue."""
    key_bits: list[list[int]] = Field(min_length=1)
    options: list[dict[str, Any]] = Field(min_length=1)
    """Settings of the table `[core.<architecture>]`."""

    @field_validator("of")
    @classmethod
    def _known(cls, value: str) -> str:
        return known_design(value)

    def variants(self) -> list[Variant]:
        """The variants to build: every combination of key lengths and options."""
        own = load(self.of).core.architecture
        return [
            Variant(of=self.of, core={"key_bits": key_bits, own: options})
            for key_bits, options in product(self.key_bits, self.options)
        ]


class PrintedTable(Strict):
    """One table of a paper."""

    number: str
    section: str
    page: int | None = None
    caption: str
    columns: dict[str, Column] = Field(min_length=1)
    rows: list[PrintedRow] = Field(min_length=1)
    quoted: Quoted | None = None
    targets: Sequence[str] = []
    """Targets on which the table is measured unless the user names others."""
    wires: Sequence[bool] = [False]
    """Whether to measure with a wire capacitance for each fan-out; two values: both ways."""
    searched: list[str] | None = None
    """Targets on which rows that are not `quick` get a search of recipes (which takes hours),
    without wires. On other targets each row has one recipe, and `reproduce --quick` leaves them out
    unless the user names them. None: a search on all targets."""
    paper_process: Sequence[str] | None = None
    """Targets with the paper's node and voltage; on others times and rates are not judged by value.
    None: judged on all targets."""
    compared_with: str | None = None
    """Name of the reference row of ratios."""
    tolerance: float | None = Field(default=None, gt=0, lt=1)
    """A figure holds if it differs by a factor of at most 1 + `tolerance` in either direction."""
    orders: Sequence[Order] = []
    factors: Sequence[Factor] = []
    builds: Sequence[Builds] = []

    @property
    def claims(self) -> "list[Order | Factor]":
        """The claims that each ruler judges."""
        return [*self.orders, *self.factors]

    def row(self, name: str) -> PrintedRow:
        """The row with this name."""
        return next(row for row in self.rows if row.name == name)

    def gets_search(self, target: str, wires: bool | None) -> bool:
        """Whether rows that are not `quick` get a search of recipes on a target."""
        return self.searched is None or (target in self.searched and not wires)

    @property
    def on_fpgas(self) -> bool:
        """Whether an FPGA has every figure that the table measures."""
        measured = list(measured_cells(self))
        metrics = {self.columns[cell.column].metric for cell in measured}
        complete = all(cell.row.is_complete_design for cell in measured)
        return complete and metrics <= {*FPGA_METRICS}

    @model_validator(mode="after")
    def _check_references(self) -> "PrintedTable":
        names = [row.name for row in self.rows]
        if len(set(names)) != len(names):
            raise ValueError("names a row twice")
        references = [order.column for order in self.orders]
        references += [factor.column for factor in self.factors]
        references += [claim.column for claim in self.builds]
        references += [
            name
            for row in self.rows
            for name in (*row.printed, *row.derived, *row.cells, *row.notes)
        ]
        for column in references:
            if column not in self.columns:
                raise ValueError(f"has no column '{column}'; {nearest(column, list(self.columns))}")
        references = [self.compared_with] if self.compared_with else []
        references += [name for factor in self.factors for name in (factor.of, *factor.over)]
        for name in references:
            if name not in names:
                raise ValueError(f"has no row '{name}'; {nearest(name, names)}")
        for name in (*(self.searched or ()), *(self.paper_process or ())):
            if name not in self.targets:
                raise ValueError(
                    f"says how '{name}' is measured or judged, which is none of its targets; "
                    f"{nearest(name, [*self.targets])}"
                )
        measured = list(measured_cells(self))
        for cell in measured:
            if self.columns[cell.column].metric not in cell.row.metrics:
                raise ValueError(
                    f"neither measures nor quotes {cell.column} of '{cell.row.name}'; give its row "
                    "'reproduce' or 'measure' and its column a 'metric' of such, or give one of "
                    "them 'quoted'"
                )
            if isinstance(cell.printed, str) and cell.row.reproduce:
                raise ValueError(f"measures {cell.column} of '{cell.row.name}', which is words")
        for cell in cells(self):
            if cell.quoted is not None and cell.printed == NOT_PRINTED:
                raise ValueError(f"quotes {cell.column} of '{cell.row.name}', which is not printed")
        known = {(c.row.name, c.column) for c in measured if not isinstance(c.printed, str)}
        claimed = [(name, order.column) for order in self.orders for name in names]
        claimed += [(factor.of, factor.column) for factor in self.factors]
        in_words = {(c.row.name, c.column) for c in measured} - known
        over = [(name, factor.column) for factor in self.factors for name in factor.over]
        claimed += [one for one in over if one not in in_words]
        for name, column in claimed:
            if (name, column) not in known:
                raise ValueError(f"claims something of {column} of '{name}', which is not measured")
        if measured and not (self.targets and self.tolerance):
            raise ValueError("is measured, so it needs 'targets' and 'tolerance'")
        by_ratio = [c for c in measured if not self.columns[c.column].by_value]
        if by_ratio and not self.compared_with:
            raise ValueError("is judged by ratios, so it needs 'compared_with'")
        return self


@dataclass(frozen=True)
class PrintedCell:
    """One cell of a table."""

    row: PrintedRow
    column: str
    printed: Value
    quoted: Quoted | None
    """None for a measured cell."""


def cells(table: PrintedTable) -> Iterator[PrintedCell]:
    """The cells of a table, row by row."""
    for row in table.rows:
        for column, printed in row.printed.items():
            quoted = row.cells.get(column) or row.quoted
            quoted = quoted or table.columns[column].quoted or table.quoted
            yield PrintedCell(row, column, printed, None if row.software else quoted)


def measured_cells(table: PrintedTable) -> Iterator[PrintedCell]:
    """The cells of a table that a ruler measures, row by row."""
    return (one for one in cells(table) if one.quoted is None and one.row.software is None)
