# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measurements as table rows: the same cells on a terminal, in Markdown and in HTML."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from aesilicon import proof_reach
from aesilicon.flows.measure.measurement import Measurement

COLUMNS = (
    "design",
    "target",
    "goal",
    "area",
    "clock",
    "clocks a block",
    "throughput",
    "pJ/bit",
    "verified",
    "proven",
)

EARLIER = "† stale: of another circuit, flow or cell areas; `make results` measures it again."
"""Footnote of a table with stale rows."""

LIBERTY_AREAS = "areas of the liberty file, not of the layout; `make results` measures them again"
"""Note beside rows that are older than the corrected areas."""

PLACED = "pnr"
"""`fmax_method` of a design that is placed and routed."""

METHODS = {"sta": "STA", PLACED: "routed", "logic": "logic estimate"}
"""`fmax_method` in words."""


def cells(row: Measurement, proofs: str | None = None) -> list[str]:
    """One measurement as the cells of `COLUMNS`.

    The last cell is `no`, the reach of the proof, or the parts that are proven of a row with a mode
    or bus. With `proofs`, a page, the reach is a Markdown link to the design's section there.
    """
    reach = row.proof_reach or proof_reach.published(row.design_hash)
    parts = "core and mode" if row.mode else "core" if row.bus else reach
    proven = parts if row.proven else "no"
    section = f"{proofs}#{row.design}" if proofs and row.proven and not row.mode else ""
    return [
        row.design + (" †" if row.earlier else ""),
        row.target + (" (estimate)" if row.estimate else ""),
        goal(row),
        _area(row),
        _clock(row),
        both(row.interval_cycles, "{:d}"),
        _throughput(row),
        energy(row.energy_pj_per_bit),
        "yes" if row.verified else "no",
        f"[{proven}]({section})" if section else proven,
    ]


def goal(row: Measurement) -> str:
    """The goal of synthesis, with the requested clock period."""
    return row.goal + "".join(f" at {at.clock_ns:g} ns" for at in row.slack_ns or ())


def _area(row: Measurement) -> str:
    if row.gate_equivalents is not None:
        return f"{row.gate_equivalents / 1000:.1f} kGE"
    parts = [f"{row.luts:,} LUT", f"{row.ffs:,} FF"]
    if row.brams:
        parts.append(f"{row.brams} BRAM")
    return ", ".join(parts)


def _clock(row: Measurement) -> str:
    if row.fmax_mhz is not None and row.fmax_method is not None:
        return f"{row.fmax_mhz:.1f} MHz ({METHODS[row.fmax_method]})"
    if row.min_period_units is not None:
        return f"{row.min_period_units:.1f} FO4 NAND2"
    return "-"


def both(values: Mapping[Any, Any], form: str) -> str:
    """Text of the values by direction: one figure if all agree, otherwise figures joined by /."""
    shown = [form.format(v) for v in values.values() if v is not None]
    return " / ".join(dict.fromkeys(shown)) or "-"


def _throughput(row: Measurement) -> str:
    text = gbps(row.throughput_mbps)
    through = row.port_throughput_mbps
    narrow = "" if through is None else f"; {through / 1000:.2f} through its port"
    return text if text == "-" else f"{text} Gb/s{narrow}"


def gbps(mbps: Mapping[Any, float | None]) -> str:
    """Throughput in Gb/s by direction: one figure where both agree, `-` for none."""
    return both({way: rate and rate / 1000 for way, rate in mbps.items()}, "{:.2f}")


def energy(pj_per_bit: Mapping[Any, float | None] | None) -> str:
    """Energy in pJ/bit by direction: one figure where both agree, `-` for none."""
    return both(pj_per_bit or {}, "{:.1f}")


def tools(versions: Mapping[str, str], between: str = ", ") -> str:
    """Name and version of each tool, by name."""
    return between.join(f"{name} {version}" for name, version in sorted(versions.items()))


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table, without a line break at its end."""
    lines = ["| " + " | ".join(columns) + " |", "|" + "---|" * len(columns)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def between(text: str, begin: str, end: str, content: str) -> str:
    """The text of a page with new content between two markers.

    Raises `ValueError` where a marker is missing.
    """
    before, opened, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not (opened and closed):
        raise ValueError(f"no table between {begin} and {end}")
    return f"{before}{begin}\n{content}\n{end}{after}"


def flat(core: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Keys and values of `[core]`, including those of the architecture's own table."""
    for key, value in core.items():
        yield from flat(value) if isinstance(value, dict) else ((key, value),)


def changes(core: Mapping[str, Any]) -> str:
    """Changed keys of `[core]` as Markdown: "`sbox = "table"` and `word_bits = 16`"."""
    return " and ".join(f"`{key} = {json.dumps(value)}`" for key, value in flat(core))
