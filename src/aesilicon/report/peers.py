# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Builds of one block and key length beside rijndael-sv, the other open core with all nine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aesilicon import design
from aesilicon.report import tables
from aesilicon.spec.rijndael import rounds

TARGET = "osu018"


@dataclass(frozen=True)
class Peer:
    """One size of rijndael-sv, and our build of it."""

    design: str
    """Name in the catalogue."""
    gate_equivalents: int
    min_period_ns: float

    @property
    def size(self) -> tuple[int, int]:
        """Block and key length in bits, the only ones of our build."""
        core = design.load(self.design).core
        return core.block_bits[0], core.key_bits[0]

    @property
    def kbps_per_ge(self) -> float:
        """Throughput for its area; a block takes Nr + 1 clocks."""
        block, key = self.size
        clocks = rounds(key // 8, block // 8) + 1
        return 1e6 * block / clocks / self.min_period_ns / self.gate_equivalents


PEERS = (
    Peer("aes128-round-lean", 17_393, 2.81),
    Peer("aes256-round-lean", 20_959, 4.06),
    Peer("rijndael256-round-key256", 32_646, 4.23),
    Peer("rijndael256-round-key192", 35_884, 4.81),
    Peer("rijndael256-round-key128", 33_177, 4.12),
)
"""rijndael-sv (github.com/nhoeher/rijndael-sv), encryption: Yosys 0.70, ABC with a driving cell and
an output load, the faster of two recipes, OpenSTA, no wires. The figures come from a separate
script with the same tools, not from this project's commands."""


def kbps_per_ge(row: Mapping[str, Any]) -> float:
    """Throughput of encryption for the area, in kb/s a gate equivalent."""
    return float(1000 * row["throughput_mbps"]["encrypt"] / row["gate_equivalents"])


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Markdown: theirs, ours and the ratio; ours from the published rows."""
    ours_of = {row["design"]: row for row in rows if row["target"] == TARGET}
    columns = ("block / key", "rijndael-sv", "kb/s a GE", "here", "kb/s a GE", "ratio")
    lines = []
    for peer in PEERS:
        row = ours_of[peer.design]
        ours = kbps_per_ge(row)
        period = 1000 / row["fmax_mhz"]
        lines.append(
            [
                " / ".join(map(str, peer.size)),
                f"{peer.gate_equivalents:,} GE, {peer.min_period_ns} ns",
                f"{peer.kbps_per_ge:.0f}",
                f"{row['gate_equivalents']:,.0f} GE, {period:.2f} ns",
                f"{ours:.0f}",
                f"{ours / peer.kbps_per_ge:.2f}",
            ]
        )
    return tables.markdown(columns, lines)
