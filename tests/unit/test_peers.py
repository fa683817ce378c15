# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Other open cores beside ours: same command, same tools, same library."""

from typing import Any

import pytest

import report_pages
from aesilicon import resources
from aesilicon.design import design
from aesilicon.flows.measure import staleness
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove import load_protocol
from aesilicon.report import peers, published, tables

ROWS = published.PEERS.read()
PEERS = [row for row in ROWS if row.core]
OURS = [*published.MEASURED.read(), *(row for row in ROWS if not row.core)]


def _label(row: Measurement) -> str:
    return f"{row.core} on {row.target}, {tables.goal(row)}"


@pytest.mark.parametrize("row", PEERS, ids=_label)
def test_a_peer_is_proven_and_says_whence(row: Measurement) -> None:
    assert row.proven or "Not proven" in (row.remark or "")
    one = peers.CLASSES[row.compared or ""]
    assert (row.repository or "").count("/") == 1
    assert len(row.commit or "") == 40
    words = row.command.split()
    assert words[:3] == ["aesilicon", "measure", "--rtl"]
    protocol = resources.project_dir() / "results" / "peers" / words[words.index("--protocol") + 1]
    core = load_protocol(protocol).core
    assert (tuple(core.key_bits), core.block_bits) == (one.key_bits, one.block_bits)
    assert tuple(core.directions) == one.directions
    assert all((row.throughput_mbps[way] or 0) > 0 for way in one.directions)


@pytest.mark.parametrize("row", PEERS, ids=_label)
def test_both_sides_are_measured_alike(row: Measurement) -> None:
    """By the flow of today, with the same tools and library; theirs with no fewer orders and tries.

    A search ends by the same rule for every core, for some a try earlier.
    """
    beside = [
        ours
        for ours in OURS
        if ours.design in peers.CLASSES[row.compared or ""].designs and ours.target == row.target
    ]
    assert not any(map(staleness.stale, [*beside, row]))
    assert all((ours.tools, ours.library) == (row.tools, row.library) for ours in beside)
    assert row.effort is not None
    alike = [ours for ours in beside if ours.effort and ours.goal == row.goal]
    alike = [ours for ours in alike if ("--quick" in ours.command) == ("--quick" in row.command)]
    for effort in (one.effort for one in alike):
        assert effort.orders <= row.effort.orders
        assert effort.tries <= row.effort.tries


def test_our_designs_hold_what_their_class_asks_for() -> None:
    for one in peers.CLASSES.values():
        for core in (design.load(name).core for name in one.designs):
            assert set(one.key_bits) <= set(core.key_bits)
            assert tuple(core.directions) == one.directions
            assert core.block_bits == [one.block_bits]


FIRST = next(iter(peers.CLASSES))


def measured(design: str, **changed: Any) -> Measurement:
    return Measurement.model_validate(report_pages.row(design, **changed))


def on(target: str, core: str, luts: int, mbps: float, **changed: Any) -> Measurement:
    whence = {"repository": "a/b", "commit": "c" * 40, "licence": "MIT", "remark": "As it is."}
    of = {"core": core, "compared": FIRST, **whence} if core.islower() else {}
    both = {"throughput_mbps": {"encrypt": mbps, "decrypt": None}, "fmax_mhz": 100.0, "ffs": 1}
    fields = {"gate_equivalents": None, "luts": luts, "command": "x", "fmax_method": "pnr"}
    name = core if core.islower() else "aes128-round-enc"
    return measured(name, **{"target": target, **both, **fields, **of, **changed})


def test_a_table_has_every_row_by_goal() -> None:
    tried = {"clocks": 7, "recipes": 4, "orders": 2, "tries": 9}
    rows = [
        on("ecp5", "slow", 1000, 1000.0),
        on("ecp5", "slow", 900, 900.0, goal="area"),
        on("ecp5", "small", 500, 700.0, goal="efficiency", effort=tried),
        on("ecp5", "small", 2000, 1500.0),
    ]
    ours = [
        on("ecp5", "OURS", 1500, 2000.0),
        on("ecp5", "OURS", 400, 100.0, goal="efficiency"),
        on("xc7", "OURS", 1, 1.0),
    ]
    page = peers.page(rows, ours, "make it")
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    assert [line.split(" | ")[:2] for line in lines[1:]] == [
        ["| speed", "**aes128-round-enc**"],
        ["| speed", "small"],
        ["| speed", "slow"],
        ["| area", "slow"],
        ["| efficiency", "small"],
        ["| efficiency", "**aes128-round-enc**"],
    ]
    assert lines[5] == "| efficiency | small | 10 | 7 / 4 / 2 | 500 | 1 | 100 | 0.70 | 1400 |"
    assert "xc7" not in page


def test_figures_of_fpgas_say_how_their_clock_falls_with_size() -> None:
    routed = peers.page([on("ecp5", "one", 1, 1.0)], [], "make it")
    assert "It falls with the size of the core" in routed
    estimated = peers.page([on("xc7", "one", 1, 1.0, fmax_method="logic")], [], "make it")
    assert "It falls with the size of the core" not in estimated
    assert "A routed clock falls with the size" in estimated
    cells = on("osu018", "one", 1, 1.0, gate_equivalents=9.0)
    assert "falls with" not in peers.page([cells], [], "make it")


def test_classes_do_not_mix() -> None:
    other = list(peers.CLASSES)[2]
    page = peers.page(
        [on("ecp5", "one", 1, 1.0), on("ecp5", "two", 1, 1.0, compared=other)], [], ""
    )
    first, second = page.split(f"## {FIRST}\n")[1].split(f"## {other}\n")[:2]
    assert "| one |" in first and "| two |" not in first
    assert "| two |" in second and "| one |" not in second.split("## The cores")[0]
    assert "Directions: encryption and decryption." in second


def test_the_slower_direction_counts() -> None:
    row = on("ecp5", "one", 100, 1.0, throughput_mbps={"encrypt": 900.0, "decrypt": 400.0})
    assert peers.kbps_per_area(row) == 4000.0


def test_the_published_page_leaves_no_row_out() -> None:
    page = peers.page(ROWS, published.MEASURED.read(), "make it")
    for row in PEERS:
        of = f"### {row.compared}, {row.target}\n"
        table = page.split(of)[1].split("\n#")[0].splitlines()
        alike = [r for r in PEERS if (r.core, r.target) == (row.core, row.target)]
        assert len([line for line in table if f"| {row.core} |" in line]) == len(alike)
        ours = [line for line in table if "**" in line]
        assert len(ours) == len({*ours})
