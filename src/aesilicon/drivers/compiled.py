# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs the compiled RTL of a design, at the common ports or at the ports of its wrapper."""

from collections.abc import Sequence
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.scoreboard import Scoreboard
from aesilicon.drivers.simulator import RtlEngine, Simulator
from aesilicon.drivers.wrapper import Case
from aesilicon.drivers.wrapper_engine import WrapperEngine


def engine(
    design: Design, key: bytes, block_bytes: int, cache_dir: Path
) -> RtlEngine | WrapperEngine:
    """A simulator of the design with one key, used as the block cipher of a mode of operation."""
    if design.wrapping is not None:
        return WrapperEngine(PortSimulator(design, cache_dir), key, block_bytes)
    return RtlEngine(Simulator(design, cache_dir), key, block_bytes)


def given(
    design: Design, cases: Sequence[Case], cache_dir: Path, waves: Path | None = None
) -> str | None:
    """Offers keys and blocks in order at full rate; returns a sentence on the first error, or None.

    `waves` is the VCD file for every signal of the RTL, with byte 0 of a vector leftmost.
    """
    traced = waves is not None
    if design.wrapping is not None:
        recording = design.wrapping.given(design, cases)
        return PortSimulator(design, cache_dir, traced=traced).compare(recording, waves=waves)
    board = Scoreboard(Simulator(design, cache_dir, traced=traced))
    for kind, value in cases:
        if kind == "key":
            board.key(value)
        else:
            board.blocks(value, decrypt=kind == "decrypt", block_bytes=len(value))
    _, failure = board.run(waves=waves)
    return failure
