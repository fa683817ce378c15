# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A paper as data: its tables as printed, what reproduces each cell, and its slips.

A cell is a value that the paper prints in one row and column of a table. It is measured if its row
names a circuit (`reproduce` an S-box, `measure` a design) and its column a `metric`. Every other
cell must be `quoted` with a verdict and a reason: in the cell, or else in its row, column or table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from aesilicon.architectures import Direction
from aesilicon.design.design import catalogue, load
from aesilicon.design.sboxes import SBOXES
from aesilicon.errors import nearest
from aesilicon_lab.papers import arithmetic
from aesilicon_lab.papers.stages import Stage

Value = int | float | str
"""As printed: a number in the unit of its column, or words such as `n/a`."""

SboxMetric = Literal["delay_ps", "delay_ns", "gate_equivalents", "area_um2"]
DesignMetric = Literal[
    "period_ns",
    "clock_mhz",
    "area_mm2",
    "gate_equivalents",
    "share_percent",
    "throughput_mbps",
    "port_mbps",
    "energy_mj",
    "power_w",
    "stage_ps",
    "key_setup_clocks",
    "key_wait_clocks",
    "latency_clocks",
    "interval_clocks",
    "luts",
    "ffs",
    "slices",
    "brams",
    "lookups",
]
Metric = SboxMetric | DesignMetric
SBOX_METRICS = get_args(SboxMetric)
DESIGN_METRICS = get_args(DesignMetric)
FPGA_METRICS: tuple[DesignMetric, ...] = (
    *("clock_mhz", "throughput_mbps", "port_mbps", "key_setup_clocks", "latency_clocks"),
    *("key_wait_clocks", "interval_clocks", "luts", "ffs", "slices", "brams", "lookups"),
)
"""Those that an FPGA has. `luts` counts the LUTs of the family, with four or six inputs."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Quoted(_Strict):
    """A verdict without a measurement."""

    verdict: Literal["as printed", "not testable"]
    why: str = Field(min_length=1)


class Reproduce(_Strict):
    """The measurement of one S-box alone, on standard cells."""

    sbox: str
    direction: Literal["forward", "inverse", "both"] = "forward"
    synthesis: Literal["as designed", "free"] = "as designed"
    """As designed: one cell for each gate of the source; only strengths and buffers are chosen."""
    goal: Literal["area", "speed"] = "speed"

    @field_validator("sbox")
    @classmethod
    def _known(cls, value: str) -> str:
        if value not in SBOXES:
            raise ValueError(f"names an unknown S-box '{value}'; {nearest(value, list(SBOXES))}")
        return value


class Variant(_Strict):
    """A design of the catalogue with some `[core]` keys changed for a paper."""

    of: str
    core: dict[str, Any] = {}

    @field_validator("of")
    @classmethod
    def _known(cls, value: str) -> str:
        return _known_design(value)


def _known_design(value: str) -> str:
    known = list(catalogue())
    if value not in known:
        raise ValueError(f"names an unknown design '{value}'; {nearest(value, known)}")
    return value


class Measure(_Strict):
    """The measurement of a design, or on standard cells of a part of it."""

    design: str
    """One of the paper's `designs`."""
    direction: Direction | None = None
    """That its clocks and throughput are of; None: the only one, or encryption."""
    goal: Literal["area", "speed"] = "speed"
    clock_ns: float | None = None
    """The smallest area that meets this clock."""
    modules: list[str] | None = None
    """The part: patterns of module names, such as `*.key*`; None is the whole."""
    without: list[str] = []
    """Patterns of modules that are not in the part."""
    registers: bool = False
    """The part includes all registers of the design; its modules must then have none."""
    stage: Stage | None = None
    """The part of the slowest path, from registers of `modules` to such, that `stage_ps` is of."""
    quick: bool = False
    """By one recipe of synthesis in any case, because a search takes hours."""


class Software(_Strict):
    """A cipher of OpenSSL on this machine."""

    cipher: str
    """As `openssl speed -evp` names it."""
    instructions: bool
    """With the processor's AES instructions."""


class Column(_Strict):
    """One kind of figure."""

    unit: str
    metric: Metric | None = None
    size: list[Literal[128, 192, 256]] = Field(default=[256, 128], min_length=2, max_length=2)
    """Bits of block and key, where the figure of a design depends on them."""
    paths: list[str] = ["*"]
    """Of `lookups`, S-boxes and T-boxes in the elaborated RTL: patterns of their paths."""
    mhz: float | None = None
    """The clock at which a power is."""
    better: Literal["lower", "higher"] | None = None
    """A value judged by itself is `better` if it is beyond the tolerance in this direction."""
    judged_by: Literal["ratio", "value"] = "ratio"
    """Ratio: to the reference row, because absolute figures depend on the library. Value: the
    figure itself, if its unit does not depend on the library."""
    exact: bool = False
    """A count, such as clocks: it holds only as printed."""
    quoted: Quoted | None = None


class Row(_Strict):
    """One row; columns without a value are left out."""

    name: str
    printed: dict[str, Value] = Field(min_length=1)
    """Column -> value."""
    reproduce: Reproduce | None = None
    measure: Measure | None = None
    software: Software | None = None
    """Beside the paper's own software: its one cell is in Mb/s."""
    quoted: Quoted | None = None
    cells: dict[str, Quoted] = {}
    """Column -> the verdict on that cell alone."""
    notes: dict[str, str] = {}
    """Column -> explanation of the measured figure, shown with every verdict but `holds`."""

    @property
    def whole(self) -> bool:
        """It is a complete design, which an FPGA can hold too."""
        return self.measure is not None and self.measure.modules is None

    @property
    def metrics(self) -> tuple[str, ...]:
        """Metrics of the circuit that the row names."""
        if self.software:
            return ("throughput_mbps",)
        return SBOX_METRICS if self.reproduce else DESIGN_METRICS if self.measure else ()

    @model_validator(mode="after")
    def _is_one_thing(self) -> "Row":
        if self.reproduce and self.measure:
            raise ValueError("has both 'reproduce' and 'measure'; a row is one S-box or one design")
        if self.software and (self.reproduce or self.measure):
            raise ValueError("is software, so it has neither 'reproduce' nor 'measure'")
        return self


class Order(_Strict):
    """A claim: the rows come in the same order here, by one column."""

    name: str
    column: str
    tie: float = Field(default=0.0, ge=0, lt=1)
    """Two rows whose printed values differ by less than this part may come in either order."""


class Factor(_Strict):
    """A claim: one row is better than each of some others by a factor within limits."""

    name: str
    column: str
    of: str
    over: list[str] = Field(min_length=1)
    """Their printed cells may be words."""
    at_least: float
    at_most: float


class Builds(_Strict):
    """A claim: a design can be built with each of some key lengths and each of some options."""

    name: str
    column: str
    of: str
    """A design of the catalogue."""
    key_bits: list[list[int]] = Field(min_length=1)
    options: list[dict[str, Any]] = Field(min_length=1)
    """Of the table `[core.<architecture>]`."""

    @field_validator("of")
    @classmethod
    def _known(cls, value: str) -> str:
        return _known_design(value)

    def variants(self) -> list[Variant]:
        """Each of its builds."""
        own = load(self.of).core.architecture
        return [
            Variant(of=self.of, core={"key_bits": key_bits, own: options})
            for key_bits, options in product(self.key_bits, self.options)
        ]


class Table(_Strict):
    """One table of the paper."""

    number: str
    section: str
    page: int | None = None
    caption: str
    columns: dict[str, Column] = Field(min_length=1)
    rows: list[Row] = Field(min_length=1)
    quoted: Quoted | None = None
    targets: list[str] = []
    """Where it is measured unless the user says where."""
    wires: list[bool] = [False]
    """Without and with a wire capacitance for each fan-out, or one of them."""
    searched: list[str] | None = None
    """Targets on which rows that are not `quick` get a search of recipes, without wires, because a
    search takes hours; elsewhere each row has one recipe, and `reproduce --quick` leaves it out
    unless the user says where. None: a search everywhere."""
    compared_with: str | None = None
    """The reference row of ratios."""
    tolerance: float | None = Field(default=None, gt=0, lt=1)
    """A figure holds if it is off by a factor of at most 1 + this, either way."""
    orders: list[Order] = []
    factors: list[Factor] = []
    builds: list[Builds] = []

    def row(self, name: str) -> Row:
        """The row of a name."""
        return next(row for row in self.rows if row.name == name)

    def gets_search(self, target: str, wires: bool | None) -> bool:
        """Whether rows that are not `quick` get a search of recipes on a target."""
        return self.searched is None or (target in self.searched and not wires)

    @property
    def on_fpgas(self) -> bool:
        """An FPGA has every figure that is measured."""
        measured = [c for c in cells(self) if c.quoted is None and not c.row.software]
        return all(
            cell.row.whole and self.columns[cell.column].metric in FPGA_METRICS for cell in measured
        )

    @model_validator(mode="after")
    def _is_whole(self) -> "Table":
        names = [row.name for row in self.rows]
        if len(set(names)) != len(names):
            raise ValueError("names a row twice")
        wanted = [order.column for order in self.orders]
        wanted += [factor.column for factor in self.factors]
        wanted += [claim.column for claim in self.builds]
        wanted += [name for row in self.rows for name in (*row.printed, *row.cells, *row.notes)]
        for column in wanted:
            if column not in self.columns:
                raise ValueError(f"has no column '{column}'; {nearest(column, list(self.columns))}")
        wanted = [self.compared_with] if self.compared_with else []
        wanted += [name for factor in self.factors for name in (factor.of, *factor.over)]
        for name in wanted:
            if name not in names:
                raise ValueError(f"has no row '{name}'; {nearest(name, names)}")
        for name in self.searched or ():
            if name not in self.targets:
                raise ValueError(
                    f"says how '{name}' is measured, which is none of its targets; "
                    f"{nearest(name, self.targets)}"
                )
        measured = [c for c in cells(self) if c.quoted is None and not c.row.software]
        for cell in measured:
            if self.columns[cell.column].metric not in cell.row.metrics:
                raise ValueError(
                    f"neither measures nor quotes {cell.column} of '{cell.row.name}'; give its row "
                    "'reproduce' or 'measure' and its column a 'metric' of such, or give one of "
                    "them 'quoted'"
                )
            if isinstance(cell.printed, str) and cell.row.reproduce:
                raise ValueError(f"measures {cell.column} of '{cell.row.name}', which is words")
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
        by_ratio = [c for c in measured if self.columns[c.column].judged_by == "ratio"]
        if by_ratio and not self.compared_with:
            raise ValueError("is judged by ratios, so it needs 'compared_with'")
        return self


@dataclass(frozen=True)
class Cell:
    """One cell of a table."""

    row: Row
    column: str
    printed: Value
    quoted: Quoted | None
    """None: it is measured."""


def cells(table: Table) -> Iterator[Cell]:
    """The cells of a table, row by row."""
    for row in table.rows:
        for column, printed in row.printed.items():
            quoted = row.cells.get(column) or row.quoted
            quoted = quoted or table.columns[column].quoted or table.quoted
            yield Cell(row, column, printed, None if row.software else quoted)


class Erratum(_Strict):
    """A slip of the paper, with what is right."""

    where: str
    printed: str
    correct: str
    why: str
    check: str | None = None
    """An expression of `arithmetic`, true because what is printed is wrong; None: no arithmetic."""
    table: str | None = None
    """Number of the table, where it is in a cell of one; then `row` and `column` say which."""
    row: str | None = None
    column: str | None = None
    value: int | float | None = None
    """The corrected value, which stands beside the printed one; the verdict on a measurement uses
    it."""

    @field_validator("check")
    @classmethod
    def _is_true(cls, value: str | None) -> str | None:
        if value is not None and not arithmetic.holds(value):
            raise ValueError(f"the check '{value}' is false")
        return value

    @model_validator(mode="after")
    def _names_a_cell_or_none(self) -> "Erratum":
        if len({x is None for x in (self.table, self.row, self.column, self.value)}) > 1:
            raise ValueError("needs all of 'table', 'row', 'column' and 'value', or none of them")
        return self


class Paper(_Strict):
    """One paper."""

    key: str
    """Its name on the command line and that of its file."""
    authors: list[str] = Field(min_length=1)
    title: str
    venue: str
    year: int | None = None
    """None: the paper has no date."""
    doi: str | None = None
    technology: str
    designs: dict[str, Variant] = {}
    """Name -> design that a table measures."""
    tables: list[Table] = Field(min_length=1)
    errata: list[Erratum] = []

    @property
    def citation(self) -> str:
        """One line that names it."""
        year = f", {self.year}" if self.year else ""
        doi = f", doi:{self.doi}" if self.doi else ""
        return f'{", ".join(self.authors)}: "{self.title}", {self.venue}{year}{doi}'

    def corrected(self, table: str, row: str, column: str) -> Erratum | None:
        """The slip in a cell, if there is one."""
        here = (table, row, column)
        return next((e for e in self.errata if (e.table, e.row, e.column) == here), None)

    @model_validator(mode="after")
    def _measures_its_designs(self) -> "Paper":
        for row in (row for table in self.tables for row in table.rows):
            if row.measure and row.measure.design not in self.designs:
                raise ValueError(
                    f"'{row.name}' measures an unknown design '{row.measure.design}'; "
                    + nearest(row.measure.design, list(self.designs))
                )
        return self

    @model_validator(mode="after")
    def _errata_are_of_its_cells(self) -> "Paper":
        numbers = [table.number for table in self.tables]
        if len(set(numbers)) != len(numbers):
            raise ValueError("a table number stands there twice")
        known = {
            (table.number, cell.row.name, cell.column)
            for table in self.tables
            for cell in cells(table)
        }
        for slip in self.errata:
            if slip.table is not None and (slip.table, slip.row, slip.column) not in known:
                raise ValueError(
                    f"an erratum names {slip.column} of '{slip.row}' in table {slip.table}, "
                    "a cell that there is not"
                )
        return self
