# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Clocks, throughput and energy of each direction, key length and block length, as tables."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from aesilicon.architectures import LENGTHS
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import tables

CLOCKS = ("design", "key", "block", "latency", "interval", "key set-up")
RATES = (
    "design",
    "target",
    "goal",
    "block",
    *(f"Gb/s, key {key}" for key in LENGTHS),
    "pJ/bit",
)


def section(rows: Sequence[Measurement]) -> str:
    """Markdown: the section of the results page, below the table with a line for each row."""
    names = dict.fromkeys(row.design for row in rows)
    return "\n".join(
        (
            "## Each direction and key length",
            "",
            "The table above has the throughput of a design's shortest key and longest block. This",
            "one has all lengths of the designs with several, at the same clock. Two figures are",
            "encryption / decryption; one figure holds for both. Energy is measured with the",
            "shortest key and the longest block. A dash means not measured, or not built.",
            "",
            rates(rows),
            "",
            "Clocks do not depend on the target. Latency is from a block's transfer to its result,",
            "interval from one block's transfer to the next, key set-up from a key's transfer to",
            "that of the first block. Those of a processor are of its core.",
            "",
            clocks([design.load(name) for name in names]),
        )
    )


def clocks(designs: Sequence[Design]) -> str:
    """Markdown: the documented clocks of each design by key and block length.

    A cell has two figures, encryption / decryption, if they differ.
    """
    lines = []
    for one in designs:
        for (key, block), group in groupby(
            one.documented(), key=itemgetter("key_bits", "block_bits")
        ):
            ways = list(group)
            figures = (
                tables.both({str(way["direction"]): way[field] for way in ways}, "{:d}")
                for field in ("latency", "interval", "key_setup")
            )
            lines.append([f"`{one.name}`", str(key), str(block), *figures])
    return tables.markdown(CLOCKS, lines)


def rates(rows: Sequence[Measurement]) -> str:
    """Markdown: throughput by block and key length, and energy, of rows with a clock in MHz.

    Designs with a single key and block length are left out: other tables have their figures.
    """
    return tables.markdown(RATES, [line for row in rows if row.fmax_mhz for line in _rates(row)])


def _rates(row: Measurement) -> list[list[str]]:
    """A line for each block length; the line of `row.block_bits` has the measured energy.

    Empty for an older row, published without `clocks`.
    """
    intervals: dict[tuple[int, int], dict[str, int]] = {}
    for size in row.clocks:
        ways = intervals.setdefault((size.key_bits, size.block_bits), {})
        ways[size.direction] = size.interval
    if len(intervals) < 2:
        return []
    fmax_mhz = row.fmax_mhz
    assert fmax_mhz is not None

    def throughput(key: int, block: int) -> str:
        clocks = intervals.get((key, block), {})
        gbps = {way: block * fmax_mhz / interval / 1000 for way, interval in clocks.items()}
        return tables.both(gbps, "{:.2f}")

    return [
        [
            f"`{row.design}`" + (" †" if row.earlier else ""),
            row.target + (" (estimate)" if row.estimate else ""),
            tables.goal(row),
            str(block),
            *(throughput(key, block) for key in LENGTHS),
            tables.energy(row.energy_pj_per_bit) if block == row.block_bits else "-",
        ]
        for block in sorted({block for _, block in intervals})
    ]
