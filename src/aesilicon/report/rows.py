# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measurements as a flat CSV table: one line a row of `measure --json`, units in the names."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from aesilicon.architectures import DIRECTIONS

Row = Mapping[str, Any]
Field = str | int | float | None

ENERGY_PARTS = ("switching", "internal", "clock", "leakage")
"""What the energy of a block is split into, as `energy` names it with `_pj` behind."""


def inside(row: Row, *path: str) -> Any:
    """What lies at a path of keys; None where any of them is missing or null."""
    here: Any = row
    for key in path:
        here = here.get(key) if isinstance(here, Mapping) else None
    return here


def seeds(row: Row) -> list[int]:
    """Those of place and route; older measurements have a single `seed`."""
    found: list[int | None] = row.get("seeds") or [row.get("seed")]
    return [seed for seed in found if seed is not None]


def of_netlist(row: Row, known: Iterable[Row], gates: Callable[[Row], float]) -> Row | None:
    """The one of some rows that is of the netlist a row measures; `gates` gives its size in GE."""
    same = ("design", "design_hash", "target", "recipe")
    for one in known:
        if all(one[key] == row.get(key) for key in same) and gates(one) == row["gate_equivalents"]:
            return one
    return None


def _at(*path: str) -> Callable[[Row], Any]:
    return lambda row: inside(row, *path)


def _joined(key: str, form: Callable[[Any], str]) -> Callable[[Row], str | None]:
    return lambda row: "; ".join(form(item) for item in row.get(key) or ()) or None


def tools(row: Row, between: str = ", ") -> str:
    """Name and version of each tool, by name."""
    return between.join(f"{name} {version}" for name, version in sorted(row["tools"].items()))


def _path(stage: Mapping[str, Any]) -> str:
    delay = stage.get("delay_ns")
    unit = "ns" if delay is not None else "units"
    return f"{stage['stage']} {stage.get('delay_units') if delay is None else delay} {unit}"


def _clocks(one: Mapping[str, Any]) -> str:
    return (
        f"{one['direction']} key {one['key_bits']} block {one['block_bits']}: latency "
        f"{one['latency']} interval {one['interval']} key set-up {one['key_setup']}"
    )


CSV_COLUMNS: Mapping[str, Callable[[Row], Any]] = {
    "design": _at("design"),
    "target": _at("target"),
    "goal": _at("goal"),
    "verified": _at("verified"),
    "proven": _at("proven"),
    "estimate": _at("estimate"),
    "area_um2": _at("area_um2"),
    "area_gate_equivalents": _at("gate_equivalents"),
    "area_registers_gate_equivalents": _at("area_split", "registers"),
    "area_logic_gate_equivalents": _at("area_split", "logic"),
    "luts": _at("luts"),
    "ffs": _at("ffs"),
    "brams": _at("brams"),
    "fmax_mhz": _at("fmax_mhz"),
    "min_period_fo4_nand2": _at("min_period_units"),
    "fmax_method": _at("fmax_method"),
    "key_bits": _at("key_bits"),
    "block_bits": _at("block_bits"),
    **{f"latency_{d}_cycles": _at("latency_cycles", d) for d in DIRECTIONS},
    **{f"interval_{d}_cycles": _at("interval_cycles", d) for d in DIRECTIONS},
    "key_setup_cycles": _at("key_setup_cycles"),
    "clocks": _joined("clocks", _clocks),
    **{f"throughput_{d}_mbps": _at("throughput_mbps", d) for d in DIRECTIONS},
    "port_throughput_mbps": _at("port_throughput_mbps"),
    **{f"energy_{d}_pj_per_bit": _at("energy_pj_per_bit", d) for d in DIRECTIONS},
    **{
        f"energy_{d}_{part}_pj_per_block": _at("energy", d, f"{part}_pj")
        for d in DIRECTIONS
        for part in ENERGY_PARTS
    },
    "slack_ns_at_clock_ns": _joined("slack_ns", lambda at: f"{at['slack_ns']} at {at['clock_ns']}"),
    "critical_path": _joined("critical_path", _path),
    "area_by_module_gate_equivalents": _joined(
        "area_by_module", lambda part: f"{part['module']} {part['gate_equivalents']}"
    ),
    "seeds": lambda row: "; ".join(map(str, seeds(row))) or None,
    "recipe": _at("recipe"),
    "library": _at("library", "name"),
    "library_sha256": _at("library", "sha256"),
    "layout_sha256": _at("library", "lef_sha256"),
    "tools": lambda row: tools(row, "; "),
    "design_hash": _at("design_hash"),
    "command": _at("command"),
    "seconds": _at("seconds"),
    "notes": _joined("notes", str),
    "origin": _at("origin"),
    "build": _at("build"),
    "repository": _at("repository"),
    "commit": _at("commit"),
}
"""Column -> its field of a row, in the order of the file. Lists are joined by `; `."""


def to_csv(rows: Sequence[Row]) -> str:
    """Some measurements as CSV with a heading: an empty field is null, flags are true and false.

    Numbers are those of `measure --json`, digit for digit.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    writer.writerows([_plain(of(row)) for of in CSV_COLUMNS.values()] for row in rows)
    return text.getvalue()


def _plain(value: Any) -> Field:
    if isinstance(value, bool):
        return "true" if value else "false"
    field: Field = value
    return field
