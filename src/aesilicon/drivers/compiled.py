# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The compiled RTL of any design: through the common ports, or through those of its wrapper."""

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
    """The design with one key, as the block cipher below a mode of operation."""
    if design.wrapping is not None:
        return WrapperEngine(PortSimulator(design, cache_dir), key, block_bytes)
    return RtlEngine(Simulator(design, cache_dir), key, block_bytes)


def given(
    design: Design, cases: Sequence[Case], cache_dir: Path, waves: Path | None = None
) -> str | None:
    """Offers keys and blocks in order and at full rate: the first difference, or None.

    `waves` is a VCD file to write: every signal of the RTL, vectors with their first byte leftmost.
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
