# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs the compiled RTL of a design, at the common ports or at the ports of its wrapper."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.scoreboard import Scoreboard, reference
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


@dataclass(frozen=True)
class Computed:
    """A given block and the result that the RTL gave for it."""

    kind: str
    """`encrypt` or `decrypt`."""
    key: bytes
    """The key in force."""
    block: bytes
    result: bytes
    clocks: int
    """Latency at a core's ports; at a wrapper's, clocks until the next case can begin."""


@dataclass(frozen=True)
class Given:
    """What the RTL did with given keys and blocks."""

    failure: str | None
    """The first difference."""
    computed: tuple[Computed, ...]
    """The blocks that came out; of a wrapper that fails, none."""


def given(
    design: Design, cases: Sequence[Case], cache_dir: Path, waves: Path | None = None
) -> Given:
    """Offers keys and blocks in order at full rate, and compares results with the reference.

    `waves` is the VCD file for every signal of the RTL, with byte 0 of a vector leftmost.
    """
    traced = waves is not None
    if design.wrapping is not None:
        recording = design.wrapping.given(design, cases)
        failure = PortSimulator(design, cache_dir, traced=traced).compare(recording, waves=waves)
        if failure:
            return Given(failure, ())
        # Each case begins at a mark of its own.
        begins = [*(at for at, _ in recording.marks), len(recording.inputs)]
        return Given(None, tuple(_as_the_reference(cases, [b - a for a, b in pairwise(begins)])))
    board = Scoreboard(Simulator(design, cache_dir, traced=traced))
    for kind, value in cases:
        if kind == "key":
            board.key(value)
        else:
            board.blocks(value, decrypt=kind == "decrypt", block_bytes=len(value))
    job, failure = board.run(waves=waves)
    key, at, computed = b"", 0, []
    records = iter(job.blocks)
    for kind, value in cases:
        if kind == "key":
            key = value
            continue
        record, result = next(records), job.data[at : at + len(value)]
        at += len(value)
        if record.in_clock is not None and record.out_clock is not None:
            clocks = record.out_clock - record.in_clock
            computed.append(Computed(kind, key, value, result, clocks))
    return Given(failure, tuple(computed))


def _as_the_reference(cases: Sequence[Case], clocks: Sequence[int]) -> Iterator[Computed]:
    """The blocks of cases with the reference's results; `clocks` has one for each case."""
    key = b""
    for (kind, value), took in zip(cases, clocks, strict=True):
        if kind == "key":
            key = value
        else:
            size = len(value)
            result = reference(key, value, decrypt=kind == "decrypt", block_bytes=size)
            yield Computed(kind, key, value, result, took)
