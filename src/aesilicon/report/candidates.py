# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The cores to choose from: the user's measurements, published rows and other projects' cores.

Each core is a `Measurement` with `origin` (a key of `ORIGINS`). The user's rows have `created`,
those of our designs `build`.
"""

import shlex
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from aesilicon.design import design
from aesilicon.flows.measure import staleness
from aesilicon.flows.measure.measurement import Measurement, SizeClocks
from aesilicon.report import engines, peers, rates
from aesilicon.report.published import MEASURED, PEERS, WITH_BUS
from aesilicon.store import Entry

ORIGINS = {"own": "own", "published": "published", "peer": "other core"}
"""Origin -> words for it on the page."""


def every(
    measured: Iterable[Entry[Measurement]], foreign: Iterable[Entry[Measurement]] = ()
) -> list[Measurement]:
    """All rows: on cells before FPGAs, with a clock before without, by target, the fastest first.

    A design with a mode or a bus follows the one inside.

    Without the project's `results/` these are only the user's own rows `measured`, and those of
    other projects' cores that the user measured, `foreign`.
    """
    rows = [_own(entry) for entry in measured]
    rows += [_with(entry.result, origin="peer", created=entry.created) for entry in foreign]
    rows += map(_published, (*MEASURED.read_if_there(), *WITH_BUS.read_if_there()))
    rows += [_peer(row) for row in PEERS.read_if_there() if row.core]
    rows = staleness.with_age(rows)
    led = {id(row): core_of(row, rows) or row for row in rows}
    lead = {id(row): led[id(led[id(row)])] for row in rows}  # of a bus around a mode, its core
    return sorted(
        rows,
        key=lambda row: (_order(lead[id(row)]), row.mode is not None, row.bus is not None),
    )


def core_of(row: Measurement, rows: Iterable[Measurement]) -> Measurement | None:
    """The row of the design inside mode or bus, on the same target; None if there is none.

    A row with the same goal comes before others.
    """
    if row.mode is None and row.bus is None:
        return None
    core = engines.of_row(row).core
    cores = [one for one in rows if (one.design, one.target) == (core, row.target)]
    return min(cores, key=lambda one: one.goal != row.goal, default=None)


def build_command(name: str, words: Sequence[str] = ()) -> str:
    """Command that builds a design: by name for the catalogue, otherwise by `words` or file."""
    words = [name] if name in design.shipped() else words or [f"{name}.toml"]
    return shlex.join(["aesilicon", "build", *words, "-o", name])


def counted(rows: Iterable[Measurement]) -> str:
    """The number of rows of each origin, in words."""
    number = Counter(row.origin for row in rows)
    return f"{number['own']} own, {number['published']} published, {number['peer']} of other cores"


def _own(entry: Entry[Measurement]) -> Measurement:
    build = build_command(entry.result.design, entry.result.words)
    return _with(entry.result, origin="own", created=entry.created, build=build)


def _published(row: Measurement) -> Measurement:
    build = build_command(row.design, row.words)
    if not row.clocks:  # a row of an earlier release: take the clocks from the contract
        clocks = design.load(row.design).documented()
        row = _with(row, clocks=tuple(SizeClocks.model_validate(size) for size in clocks))
    return _with(row, origin="published", created=None, build=build)


def _peer(row: Measurement) -> Measurement:
    key_bits, block_bits = peers.size(row)
    size = {"key_bits": key_bits, "block_bits": block_bits}
    period = row.min_period_units
    return _with(
        row,
        **size,
        min_period_units=period,
        verified=False,
        origin="peer",
        created=None,
        build=None,
    )


def _with(row: Measurement, **fields: Any) -> Measurement:
    return row.model_copy(update=fields)


def _order(row: Measurement) -> tuple[Any, ...]:
    on_cells = row.gate_equivalents is not None
    area = row.gate_equivalents if on_cells else row.luts
    clockless = row.fmax_mhz is None
    return (not on_cells, clockless, row.target, -(rates.gbps(row) or 0), area, row.design)
