# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_mode` before cores of every kind passes all checks of `verify --mode`."""

from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.layer import Way
from aesilicon.drivers.layer_registry import choose
from aesilicon.drivers.message_board import MessageBoard
from aesilicon.drivers.mode_simulator import ModeEngine, ModeSimulator
from aesilicon.drivers.scoreboard import reference
from aesilicon.flows.verify.layer import VerifyLayer
from aesilicon.spec.rijndael import xor
from aesilicon.step import Work, silent
from aesilicon.store import Store

TBOX = """\
name = "aes128-tbox-table"
purpose = "a core with chaining whose simulator compiles soon"
[core]
architecture = "tbox"
key_bits = [128]
directions = ["encrypt"]
key_schedule = "on_the_fly"
"""
SOME = ["aes-round", "tbox"]
OTHERS = [
    *("aes128-pipeline", "morioka-tbox", "aes-tbox", "aes-pipeline", "morioka-tbox-dec"),
    *("vater-wlan", "mcloone-pipeline-reload", "aes256-pipeline-agile", "aes128-serial"),
]
CHAINED = [
    *("morioka-tbox", "aes128-feedback-fast", "aes-tbox"),
    *("aes128-feedback-lean-enc", "aes128-feedback-lean"),
]


def load(name: str, folder: Path) -> Design:
    if name != "tbox":
        return design.load(name)
    (folder / "tbox.toml").write_text(TBOX)
    return design.load(str(folder / "tbox.toml"))


@pytest.mark.parametrize(
    ("name", "modes"),
    [
        *((name, "all") for name in SOME),
        *sample.none([*((name, "all") for name in OTHERS), ("aes-round", "cbc"), ("tbox", "ofb")]),
    ],
)
def test_every_check_passes(name: str, modes: str, simulators: Path, tmp_path: Path) -> None:
    one = load(name, tmp_path)
    choice = choose(one, modes)
    step = VerifyLayer(one, choice.layer, choice.modes, choice.ways)
    report = step.run(Work(Store(simulators), tmp_path), silent)
    assert [check for check in report.checks if not check.passed] == []
    assert all(check.count for check in report.checks)


@pytest.mark.parametrize("name", ["tbox", *sample.none(CHAINED)])
def test_ten_clocks_a_block_in_cbc(name: str, simulators: Path, tmp_path: Path) -> None:
    """Chained blocks of AES-128: each enters in the clock of the last round before it."""
    one = load(name, tmp_path)
    board, count = (
        MessageBoard(ModeSimulator(one, Store(simulators).cache, choose(one, "all").modes)),
        10_000,
    )
    board.key(bytes(range(16)))
    board.message(Way("cbc", False), bytes(16))
    board.blocks(bytes(range(256)) * (count // 16))
    result, failure = board.run()
    assert failure is None
    blocks = result.blocks
    assert len(blocks) == count
    first = blocks[0].in_clock
    assert first is not None
    assert [block.in_clock for block in blocks] == [first + 10 * n for n in range(count)]
    assert [block.out_clock for block in blocks] == [first + 11 + 10 * n for n in range(count)]


@pytest.mark.parametrize("bits", [32, *sample.none([64, 128])])
def test_a_counter_wraps_below_the_rest(bits: int, simulators: Path) -> None:
    key, high, data = bytes(range(16)), bytes(range(16 - bits // 8)), bytes(range(80))
    first = 2**bits - 2
    blocks = b"".join(high + ((first + n) % 2**bits).to_bytes(bits // 8) for n in range(5))
    dut = ModeSimulator(design.load("aes-round"), simulators, ["ctr"], bits)
    made = ModeEngine(dut, key).message("ctr", blocks[:16], data, decrypt=False)
    assert made == xor(data, reference(key, blocks, decrypt=False))
