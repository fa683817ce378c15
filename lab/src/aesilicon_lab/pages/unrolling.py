# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The comparison of McLoone & McCanny 2001, section 3: one looped round, several, or all rounds."""

from collections.abc import Sequence

from aesilicon.flows.measure.measurement import Measurement
from aesilicon.report import tables

WAYS = {
    "aes128-round-enc": "iterative looping (IL)",
    "aes128-round-brisk": "iterative looping (IL)",
    "aes128-round-unrolled2": "loop unrolling (LU), two rounds",
    "aes128-round-unrolled5": "loop unrolling (LU), five rounds",
    "mcloone-pipeline": "pipelining (P), S-boxes in block RAM",
    "aes128-pipeline": "pipelining (P)",
    "aes128-pipeline-fast": "pipelining (P)",
    "aes128-pipeline-small": "pipelining (P)",
    "aes128-pipeline-deep": "sub-pipelining (SP), two registers a round",
    "aes128-pipeline-ecp5": "sub-pipelining (SP), four registers a round, S-boxes in block RAM",
}
"""Design -> the paper's name for its architecture. All do AES-128 encryption, one key at a time."""

COLUMNS = ("target", "architecture", "design", "area", "clock", "throughput", "for the area")


def section(rows: Sequence[Measurement]) -> str:
    """Markdown: the section of the results page, for targets with two or more architectures."""
    lines = []
    for target in dict.fromkeys(row.target for row in rows):
        timed = {row.design: row for row in rows if row.target == target and row.fmax_mhz}
        ways = [name for name in WAYS if name in timed]
        if len({WAYS[name] for name in ways}) > 1:
            lines += [[target, WAYS[name], *_figures(timed[name])] for name in ways]
    return "\n".join(
        (
            "## One round or all of them",
            "",
            "McLoone & McCanny name four ways to build the rounds: a loop over one round, several",
            "behind each other in one clock, a register behind each round, and more registers in a",
            "round. AES-128 encryption, the same rows as above.",
            "",
            tables.markdown(COLUMNS, lines),
        )
    )


def _figures(row: Measurement) -> list[str]:
    """Cells of a row: design, area, clock, throughput, and throughput divided by area."""
    encrypted = row.throughput_mbps["encrypt"]
    assert encrypted is not None
    gbps = encrypted / 1000
    if row.gate_equivalents is not None:
        area = f"{row.gate_equivalents / 1000:.1f} kGE"
        rate = f"{1e6 * gbps / row.gate_equivalents:.0f} kb/s a GE"
    else:
        assert row.luts is not None
        area = f"{row.luts:,} LUT" + (f", {row.brams} RAM" if row.brams else "")
        rate = f"{1e3 * gbps / row.luts:.2f} Mb/s a LUT"
    earlier = " †" if row.earlier else ""
    return [
        f"`{row.design}`{earlier}",
        area,
        f"{row.fmax_mhz:.0f} MHz",
        f"{gbps:.2f} Gb/s",
        rate,
    ]
