# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Other open cores beside ours: same command, same tools, same library."""

from typing import Any

import pytest

import report_pages
from aesilicon import resources
from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove import load_protocol
from aesilicon.report import peers, published, tables

PEERS = published.PEERS.read()
OURS = published.MEASURED.read()


def _label(row: Measurement) -> str:
    return f"{row.core} on {row.target}, {tables.goal(row)}"


def _smallest(row: Measurement) -> bool:
    """Whether the smallest area was asked for, alone or for a clock."""
    return row.goal == "area" or bool(row.slack_ns)


@pytest.mark.parametrize("row", PEERS, ids=_label)
def test_a_peer_is_proven_and_says_whence(row: Measurement) -> None:
    assert row.proven
    assert row.compared in peers.OURS
    assert row.repository.count("/") == 1
    assert len(row.commit) == 40
    words = row.command.split()
    assert words[:3] == ["aesilicon", "measure", "--rtl"]
    protocol = resources.project_dir() / "results" / "peers" / words[words.index("--protocol") + 1]
    core = load_protocol(protocol).core
    assert [(bits, core.block_bits) for bits in core.key_bits] == [peers.size(row)]
    assert (row.throughput_mbps["encrypt"] or 0) > 0


@pytest.mark.parametrize("row", PEERS, ids=_label)
def test_both_sides_are_measured_alike(row: Measurement) -> None:
    """By the same tools, library, goal and seeds, and of today's RTL."""
    beside = [
        ours
        for ours in OURS
        if ours.design in peers.OURS[row.compared] and ours.target == row.target
    ]
    assert not any(ours.earlier for ours in beside)
    assert all((ours.tools, ours.library) == (row.tools, row.library) for ours in beside)
    assert any(ours.seeds == row.seeds for ours in beside)
    assert any(_smallest(ours) == _smallest(row) for ours in beside)


def test_our_designs_have_the_size_that_others_are_compared_with() -> None:
    for names in peers.OURS.values():
        sizes = [design.load(name).sizes() for name in names]
        assert all(one == sizes[0] and len(one) == 1 for one in sizes)


def test_the_page_sets_the_fastest_first() -> None:
    what = next(iter(peers.OURS))
    common = {"target": "xc7", "gate_equivalents": None, "fmax_mhz": 100.0, "ffs": 1}
    theirs = measured(
        "theirs",
        **common,
        **{"core": "theirs", "compared": what, "repository": "a/b", "commit": "c" * 40},
        **{"licence": "MIT", "remark": "As it is.", "command": "x", "luts": 1000},
        throughput_mbps={"encrypt": 1000.0, "decrypt": None},
    )
    ours = measured(
        "aes128-round-enc",
        **common,
        luts=1500,
        throughput_mbps={"encrypt": 2000.0, "decrypt": None},
    )
    page = peers.page([theirs], [ours], "make it").splitlines()
    first, second = [line for line in page if line.startswith("| ") and " xc7" not in line][1:3]
    assert first == "| **aes128-round-enc** | 10 | speed | 1,500 | 1 | 100 | 2.00 | 750 |"
    assert second == "| theirs | 10 | speed | 1,000 | 1 | 100 | 1.00 | 1,000 |"


def measured(design: str, **changed: Any) -> Measurement:
    return Measurement.model_validate(report_pages.row(design, **changed))


def _on_cells(area: float, mbps: float, design: str = "", **of: str) -> Measurement:
    rate = {"encrypt": mbps, "decrypt": None}
    return measured(design, gate_equivalents=area, throughput_mbps=rate, **of)


def test_each_core_is_at_its_best_on_cells() -> None:
    """Our designs count as one core; a core may have rows for each aim."""
    fast, small = _on_cells(300, 900, core="a"), _on_cells(100, 400, core="a")
    other = _on_cells(200, 850, core="b")
    ours = _on_cells(250, 1000, design="x"), _on_cells(90, 300, design="y")
    rows = [fast, small, other, *ours]
    assert peers.best(rows, "speed") == [ours[0], fast, other]
    assert peers.best(rows, "area") == [ours[1], small, other]
    assert peers.best(rows, "throughput a gate") == [other, small, ours[0]]


@pytest.mark.parametrize("target", ["osu018", "ihp-sg13g2"])
def test_the_page_has_every_core_for_every_aim(target: str) -> None:
    what = next(iter(peers.OURS))
    page = peers.page(PEERS, OURS, "make it")
    table = page.split(f"## {what}, {target}\n")[1].split("\n## ")[0]
    cores = {row.core for row in PEERS if (row.compared, row.target) == (what, target)}
    for aim in peers.AIMS:
        lines = [line for line in table.splitlines() if line.startswith(f"| {aim} |")]
        assert len(lines) == len(cores) + 1
        assert all(any(core in line for line in lines) for core in cores)


@pytest.mark.parametrize("row", [r for r in PEERS if r.gate_equivalents], ids=_label)
def test_a_row_on_cells_is_the_best_of_its_core_for_something(row: Measurement) -> None:
    alike = [one for one in PEERS if (one.core, one.target) == (row.core, row.target)]
    assert any(peers.best(alike, aim) == [row] for aim in peers.AIMS)
