# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Other open cores beside ours: same command, same tools, same library."""

import pytest

from aesilicon import resources
from aesilicon.flows.prove import load_protocol
from aesilicon.report import peers, publish

PEERS = publish.read("peers")
OURS = publish.read("measured")


@pytest.mark.parametrize("row", PEERS, ids=lambda row: f"{row['core']} on {row['target']}")
def test_a_peer_is_proven_and_says_whence(row: dict) -> None:
    assert row["proven"]
    assert row["compared"] in peers.OURS
    assert row["repository"].count("/") == 1
    assert len(row["commit"]) == 40
    words = row["command"].split()
    assert words[:3] == ["aesilicon", "measure", "--rtl"]
    protocol = resources.project_dir() / "results" / "peers" / words[words.index("--protocol") + 1]
    assert load_protocol(protocol).core.block_bits == 128
    assert row["throughput_mbps"]["encrypt"] > 0


@pytest.mark.parametrize("row", PEERS, ids=lambda row: f"{row['core']} on {row['target']}")
def test_both_sides_are_measured_alike(row: dict) -> None:
    """By the same tools, library, goal and seeds, and of today's RTL."""
    beside = [
        ours
        for ours in OURS
        if ours["design"] in peers.OURS[row["compared"]] and ours["target"] == row["target"]
    ]
    assert not any(ours["earlier"] for ours in beside)
    for field in ("tools", "library"):
        assert all(ours[field] == row[field] for ours in beside), field
    for field in ("goal", "seeds"):
        assert any(ours[field] == row[field] for ours in beside), field


def test_the_page_sets_the_fastest_first() -> None:
    rate = {"decrypt": None}
    common = {"target": "xc7", "gate_equivalents": None, "goal": "speed", "slack_ns": None}
    common |= {"interval_cycles": {"encrypt": 10}, "fmax_mhz": 100.0, "ffs": 1}
    what = next(iter(peers.OURS))
    theirs = {
        **common,
        **{"core": "theirs", "compared": what, "repository": "a/b", "commit": "c" * 40},
        **{"licence": "MIT", "remark": "As it is.", "command": "x", "luts": 1000},
        "throughput_mbps": {**rate, "encrypt": 1000.0},
    }
    ours = {
        **common,
        **{"design": "aes128-round-enc", "earlier": False, "luts": 1500},
        "throughput_mbps": {**rate, "encrypt": 2000.0},
    }
    page = peers.page([theirs], [ours], "make it").splitlines()
    first, second = [line for line in page if line.startswith("| ") and " xc7" not in line][1:3]
    assert first == "| **aes128-round-enc** | 10 | speed | 1,500 | 1 | 100 | 2.00 | 750 |"
    assert second == "| theirs | 10 | speed | 1,000 | 1 | 100 | 1.00 | 1,000 |"
