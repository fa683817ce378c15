# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Builds of one block and key length beside rijndael-sv, the one other open core with all nine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aesilicon.architectures import rounds
from aesilicon.report import tables

TARGET = "osu018"


@dataclass(frozen=True)
class Peer:
    """One size of rijndael-sv, and our build of it."""

    design: str
    """Name, and file in `designs/fixed/`."""
    gate_equivalents: int
    min_period_ns: float
    clock_ns: float | None
    """The clock that ours is measured for; None: as fast as one recipe makes it."""

    @property
    def kbps_per_ge(self) -> float:
        """Throughput for its area; a block takes Nr + 1 clocks."""
        block, key = (int(word) for word in self.design.split("-")[1:])
        clocks = rounds(key, block) + 1
        return 1e6 * block / clocks / self.min_period_ns / self.gate_equivalents


PEERS = (
    Peer("rijndael-128-128", 17_393, 2.81, clock_ns=3.85),
    Peer("rijndael-128-256", 20_959, 4.06, clock_ns=2.95),
    Peer("rijndael-256-256", 32_646, 4.23, clock_ns=None),
    Peer("rijndael-256-192", 35_884, 4.81, clock_ns=None),
    Peer("rijndael-256-128", 33_177, 4.12, clock_ns=None),
)
"""rijndael-sv (github.com/nhoeher/rijndael-sv), encryption: Yosys 0.70, ABC with a driving cell and
an output load, the faster of two recipes, OpenSTA, no wires. The figures of another run of the same
tools, not of this project's commands."""


def kbps_per_ge(row: Mapping[str, Any]) -> float:
    """Throughput of encryption for the area, in kb/s a gate equivalent."""
    return float(1000 * row["throughput_mbps"]["encrypt"] / row["gate_equivalents"])


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Markdown: theirs, ours and the ratio."""
    columns = ("block / key", "rijndael-sv", "kb/s a GE", "here", "kb/s a GE", "ratio")
    lines = []
    for peer, row in zip(PEERS, rows, strict=True):
        ours = kbps_per_ge(row)
        period = 1000 / row["fmax_mhz"]
        lines.append(
            [
                peer.design.removeprefix("rijndael-").replace("-", " / "),
                f"{peer.gate_equivalents:,} GE, {peer.min_period_ns} ns",
                f"{peer.kbps_per_ge:.0f}",
                f"{row['gate_equivalents']:,.0f} GE, {period:.2f} ns",
                f"{ours:.0f}",
                f"{ours / peer.kbps_per_ge:.2f}",
            ]
        )
    return tables.markdown(columns, lines)
