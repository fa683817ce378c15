# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measurements as a CSV table: a line for each row, units in column names."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.flows.measure.measurement import BlockEnergy, Measurement, PathStage, SizeClocks
from aesilicon.report import tables

Field = str | int | float | None
Part = TypeVar("Part")
Column = Callable[[Measurement], Field]

ENERGY_PARTS: Mapping[str, Callable[[BlockEnergy], float]] = {
    "switching": lambda energy: energy.switching_pj,
    "internal": lambda energy: energy.internal_pj,
    "clock": lambda energy: energy.clock_pj,
    "leakage": lambda energy: energy.leakage_pj,
}
"""Name of a part of a block's energy -> its value in pJ."""


def energy_of(row: Measurement, direction: Direction) -> BlockEnergy | None:
    """Energy of a block in a direction; None if it was not measured."""
    return (row.energy or {}).get(direction)


def seeds(row: Measurement) -> tuple[int, ...]:
    """Seeds of place and route; older measurements have a single `seed`."""
    return row.seeds or (() if row.seed is None else (row.seed,))


def _joined(texts: Iterable[str]) -> str | None:
    return "; ".join(texts) or None


def _stage(stage: PathStage) -> str:
    if stage.delay_ns is not None:
        return f"{stage.stage} {stage.delay_ns} ns"
    return f"{stage.stage} {stage.delay_units} units"


def _clocks(of: SizeClocks) -> str:
    return (
        f"{of.direction} key {of.key_bits} block {of.block_bits}: latency "
        f"{of.latency} interval {of.interval} key set-up {of.key_setup}"
    )


def _of(part: Callable[[Measurement], Part | None], figure: Callable[[Part], Field]) -> Column:
    """A column with a figure from a part of the row; None where the row lacks this part."""
    return lambda row: None if (present := part(row)) is None else figure(present)


def _each(
    name: str, figures: Callable[[Measurement], Mapping[Direction, Field] | None]
) -> dict[str, Column]:
    """A column for each direction; the direction replaces `{}` in the name."""

    def column(direction: Direction) -> Column:
        return _of(figures, lambda by: by.get(direction))

    return {name.format(direction): column(direction) for direction in DIRECTIONS}


def _energy_parts(direction: Direction) -> dict[str, Column]:
    """A column for each part of the energy of a block."""
    return {
        f"energy_{direction}_{part}_pj_per_block": _of(partial(energy_of, direction=direction), of)
        for part, of in ENERGY_PARTS.items()
    }


CSV_COLUMNS: Mapping[str, Column] = {
    "design": lambda row: row.design,
    "target": lambda row: row.target,
    "goal": lambda row: row.goal,
    "verified": lambda row: row.verified,
    "proven": lambda row: row.proven,
    "estimate": lambda row: row.estimate,
    "area_um2": lambda row: row.area_um2,
    "area_gate_equivalents": lambda row: row.gate_equivalents,
    "area_registers_gate_equivalents": _of(lambda row: row.area_split, lambda at: at.registers),
    "area_logic_gate_equivalents": _of(lambda row: row.area_split, lambda at: at.logic),
    "luts": lambda row: row.luts,
    "ffs": lambda row: row.ffs,
    "brams": lambda row: row.brams,
    "fmax_mhz": lambda row: row.fmax_mhz,
    "min_period_fo4_nand2": lambda row: row.min_period_units,
    "fmax_method": lambda row: row.fmax_method,
    "key_bits": lambda row: row.key_bits,
    "block_bits": lambda row: row.block_bits,
    **_each("latency_{}_cycles", lambda row: row.latency_cycles),
    **_each("interval_{}_cycles", lambda row: row.interval_cycles),
    "key_setup_cycles": lambda row: row.key_setup_cycles,
    "clocks": lambda row: _joined(map(_clocks, row.clocks)),
    **_each("throughput_{}_mbps", lambda row: row.throughput_mbps),
    "port_throughput_mbps": lambda row: row.port_throughput_mbps,
    **_each("energy_{}_pj_per_bit", lambda row: row.energy_pj_per_bit),
    **_energy_parts("encrypt"),
    **_energy_parts("decrypt"),
    "slack_ns_at_clock_ns": lambda row: _joined(
        f"{at.slack_ns} at {at.clock_ns}" for at in row.slack_ns or ()
    ),
    "critical_path": lambda row: _joined(map(_stage, row.critical_path)),
    "area_by_module_gate_equivalents": lambda row: _joined(
        f"{part.module} {part.gate_equivalents}" for part in row.area_by_module
    ),
    "seeds": lambda row: _joined(map(str, seeds(row))),
    "recipe": lambda row: row.recipe,
    "library": _of(lambda row: row.library, lambda at: at.name),
    "library_sha256": _of(lambda row: row.library, lambda at: at.sha256),
    "layout_sha256": _of(lambda row: row.library, lambda at: at.lef_sha256),
    "tools": lambda row: tables.tools(row.tools, "; "),
    "design_hash": lambda row: row.design_hash,
    "command": lambda row: row.command,
    "seconds": lambda row: row.seconds,
    "notes": lambda row: _joined(row.notes),
    "origin": lambda row: row.origin,
    "build": lambda row: row.build,
    "repository": lambda row: row.repository,
    "commit": lambda row: row.commit,
}
"""Column name -> function that takes its value from a row, in order. `; ` joins lists."""


def to_csv(rows: Sequence[Measurement]) -> str:
    """Measurements as CSV with a heading line. An empty field is null; flags are true and false.

    Numbers have the same digits as in `measure --json`.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    writer.writerows([_plain(of(row)) for of in CSV_COLUMNS.values()] for row in rows)
    return text.getvalue()


def _plain(value: Field) -> Field:
    return str(value).lower() if isinstance(value, bool) else value
