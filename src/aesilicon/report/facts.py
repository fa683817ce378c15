# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The figures of each row that the page's script compares with a choice."""

from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement, SizeClocks
from aesilicon.report import candidates, engines, plots, rates, tables
from aesilicon.report.engines import Surroundings


@dataclass(frozen=True)
class Facts:
    """A measured design, or a design of the catalogue whose `target` and figures are None."""

    design: str
    origin: str
    around: Surroundings
    rates: Sequence[rates.Rate]
    key_bits: int | None
    block_bits: int | None
    """Block length. Figures are for `key_bits` and `block_bits` until the user chooses a size."""
    build: tuple[str, str] | None
    """The command that builds it, in front of `--mode` and behind it; None for other cores."""
    target: str | None = None
    unit: str | None = None
    """Unit of the area: a key of `plots.UNITS`."""
    area: float | None = None
    mhz: float | None = None
    goal: str = ""
    figures: str = ""
    """Area, clock and throughput in words."""


def of_rows(rows: Sequence[Measurement]) -> list[Facts]:
    """The facts of each row, in order."""
    return [_of_row(row) for row in rows]


def of_catalogue() -> list[Facts]:
    """The facts of each design of the catalogue, whether it is measured or not."""
    return [found for name in design.shipped() if (found := _of_design(name)) is not None]


def _of_row(row: Measurement) -> Facts:
    cells = dict(zip(tables.COLUMNS, tables.cells(row), strict=True))
    return Facts(
        design=row.design,
        origin=plots.origin_of(row),
        around=engines.of_row(row),
        rates=rates.rates(row),
        key_bits=row.key_bits,
        block_bits=row.block_bits,
        build=_parts(row.build),
        target=row.target,
        unit=plots.unit_of(row),
        area=plots.area_of(row),
        mhz=row.fmax_mhz,
        goal=cells["goal"],
        figures=", ".join(cells[name] for name in ("area", "clock", "throughput")),
    )


def _of_design(name: str) -> Facts | None:
    one, around = engines.load(name), engines.of_design(name)
    if one is None or around is None:
        return None
    clocks = [SizeClocks.model_validate(size) for size in one.documented()]
    return Facts(
        design=name,
        origin="published",
        around=around,
        rates=[
            rates.Rate(size.key_bits, size.block_bits, size.direction, None, None)
            for size in clocks
        ],
        key_bits=min(one.core.key_bits),
        block_bits=one.block_bits,
        build=_parts(candidates.build_command(name)),
    )


def _parts(build: str | None) -> tuple[str, str] | None:
    """A command in front of its `-o`, and from there on."""
    if build is None:
        return None
    before, output, folder = build.rpartition(" -o ")
    return (before, output + folder) if output else (build, "")
