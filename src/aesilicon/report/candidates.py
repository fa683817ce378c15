# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The cores one can choose from: the user's own measurements, the published ones, other cores.

A row is one of `measure --json` and has beside it `origin` (a key of `ORIGINS`), `created` (when it
was stored, null unless it is the user's own) and `build` (the command that builds the core, null
for another project's).
"""

import shlex
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import peers, published, rates
from aesilicon.store import Entry

ORIGINS = {"own": "own", "published": "published", "peer": "other core"}
"""Origin -> as the page says it."""


def every(measured: Iterable[Entry[Measurement]]) -> list[dict[str, Any]]:
    """All rows, by target and there the fastest first.

    Without the project's `results/` only the user's own `measured`.
    """
    rows = [_own(entry) for entry in measured]
    rows += [_published(row) for row in published.read_if_there("measured")]
    rows += [_peer(row) for row in published.read_if_there("peers")]
    return sorted(rows, key=_order)


def build_command(name: str) -> str:
    """Builds a design of the catalogue by its name, any other from its file."""
    argument = name if name in design.catalogue() else f"{name}.toml"
    return shlex.join(["aesilicon", "build", argument, "-o", name])


def counted(rows: Iterable[Mapping[str, Any]]) -> str:
    """How many rows there are of each origin, in words."""
    number = Counter(row["origin"] for row in rows)
    return f"{number['own']} own, {number['published']} published, {number['peer']} of other cores"


def _own(entry: Entry[Measurement]) -> dict[str, Any]:
    row = entry.result.to_json()
    build = build_command(row["design"])
    return {**row, "origin": "own", "created": entry.created, "build": build}


def _published(row: dict[str, Any]) -> dict[str, Any]:
    # rows of earlier releases lack the clocks of their other sizes; the contract has them
    clocks = row.get("clocks") or design.load(row["design"]).documented()
    build = build_command(row["design"])
    return {**row, "clocks": clocks, "origin": "published", "created": None, "build": build}


def _peer(row: dict[str, Any]) -> dict[str, Any]:
    key_bits, block_bits = peers.size(row)
    return {
        **row,
        "design": row["core"],
        "key_bits": key_bits,
        "block_bits": block_bits,
        "min_period_units": row.get("min_period_units"),
        "verified": False,
        "origin": "peer",
        "created": None,
        "build": None,
    }


def _order(row: dict[str, Any]) -> tuple[Any, ...]:
    on_cells = row["gate_equivalents"] is not None
    area = row["gate_equivalents"] if on_cells else row["luts"]
    return (not on_cells, row["target"], -(rates.gbps(row) or 0), area, row["design"])
