# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A paper as data: its printed tables and its errata."""

from collections.abc import Mapping, Sequence

from pydantic import Field, field_validator, model_validator

from aesilicon.errors import nearest
from aesilicon_lab.papers import arithmetic
from aesilicon_lab.papers.measures import Strict, Variant
from aesilicon_lab.papers.printed_table import PrintedTable, cells


class Erratum(Strict):
    """A slip of the paper, with its correction."""

    where: str
    printed: str
    correct: str
    why: str
    check: str | None = None
    """An expression of `arithmetic` that is true because the print is wrong, or None."""
    table: str | None = None
    """Number of the table for a slip in a cell; `row` and `column` then name the cell."""
    row: str | None = None
    column: str | None = None
    value: int | float | None = None
    """The corrected value, which is shown beside the printed one and used for the verdict."""

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


class Paper(Strict):
    """One paper."""

    key: str
    """Name of the paper on the command line, and name of its file."""
    authors: list[str] = Field(min_length=1)
    title: str
    venue: str
    year: int | None = None
    """None if the paper has no date."""
    doi: str | None = None
    technology: str
    designs: Mapping[str, Variant] = {}
    """Name -> design that a table measures."""
    tables: list[PrintedTable] = Field(min_length=1)
    errata: Sequence[Erratum] = []

    @property
    def citation(self) -> str:
        """Authors, title, venue, year and DOI of the paper in one line."""
        year = f", {self.year}" if self.year else ""
        doi = f", doi:{self.doi}" if self.doi else ""
        return f'{", ".join(self.authors)}: "{self.title}", {self.venue}{year}{doi}'

    def corrected(self, table: str, row: str, column: str) -> Erratum | None:
        """The slip in a cell of a table, or None."""
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
