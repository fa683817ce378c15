# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `list`."""

from typing import Annotated

import typer

from aesilicon import console
from aesilicon.cli import options
from aesilicon.design.design import Design


def list_(
    all_: Annotated[bool, typer.Option("--all", help="Also the chips of papers, rebuilt.")] = False,
    json: options.JsonOption = False,
) -> None:
    """List the named designs to choose from."""
    designs, engines = options.catalogued(papers=all_), options.with_modes()
    if json:
        every = [*designs, *engines]
        rows = [d.model_dump() | {"clocks": d.documented()} for d in every]
        for row, d in zip(rows, every, strict=True):
            row["core"] |= d.core.table()
        console.emit_json({"rows": rows})
        return
    _table("design", designs)
    _table("design with a mode", engines)


def _table(title: str, designs: list[Design]) -> None:
    """Prints a group of designs."""
    console.table(
        [title, "blocks", "keys", "directions", "latency", "interval", "S-box", "purpose"],
        [
            [
                d.name,
                "/".join(map(str, d.core.block_bits)),
                "/".join(map(str, d.core.key_bits)),
                ", ".join(d.directions),
                *_shortest(d),
                d.core.sbox,
                d.purpose,
            ]
            for d in designs
        ],
    )


def _shortest(chosen: Design) -> list[str]:
    """Latency and interval for the shortest key and longest block, of both directions if need be.

    Of a wrapper those of its core, of a mode those of a long message.
    """
    key_bits, ways = min(chosen.core.key_bits), chosen.directions
    timings = [chosen.timing(key_bits, chosen.block_bits, way) for way in ways]
    latencies = dict.fromkeys(str(timing.latency) for timing in timings)
    intervals = dict.fromkeys(str(timing.interval) for timing in timings)
    return [" / ".join(latencies), " / ".join(intervals)]
