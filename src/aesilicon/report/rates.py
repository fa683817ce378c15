# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Throughput of a measurement by key length, block length, direction and mode of operation.

Independent blocks enter a core once per interval. In a feedback mode a block waits for the previous
result, so blocks follow at the latency; in a core that chains they follow at the interval.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.design import design
from aesilicon.flows.measure.measurement import Measurement, SizeClocks
from aesilicon.spec.modes import MODES


@dataclass(frozen=True)
class Rate:
    """The throughput of a core with one key length, block length and direction."""

    key_bits: int
    block_bits: int
    direction: Direction
    """Direction of the cipher itself: CTR decrypts with `encrypt`."""
    parallel: float | None
    """Throughput in Gb/s of independent blocks; None: not known."""
    feedback: float | None
    """Throughput in Gb/s of blocks that each wait for the previous result; None: not known."""
    interval: int | None = None
    """Clocks between independent blocks; None: not known."""
    wait: int | None = None
    """Clocks between blocks that each wait for the previous result; None: not known."""


@dataclass(frozen=True)
class Need:
    """The demand of a mode on the core, for a message in one direction."""

    direction: Direction
    """Direction of the cipher."""
    feedback: bool
    """Whether each block waits for the previous result."""


def rates(row: Measurement) -> list[Rate]:
    """The throughput of a measured design for every size and direction.

    For a row without `clocks` it is known for the row's own key and block length only.
    """
    clocks = row.clocks or _own_clocks(row)
    several = len({size.block_bits for size in clocks}) > 1
    return [_rate(row, size, several) for size in clocks]


def _own_clocks(row: Measurement) -> list[SizeClocks]:
    return [
        SizeClocks(
            key_bits=row.key_bits,
            block_bits=row.block_bits,
            direction=direction,
            latency=latency,
            interval=interval,
            key_setup=row.key_setup_cycles or 0,
        )
        for direction in DIRECTIONS
        if row.key_bits is not None and row.block_bits is not None
        if (interval := row.interval_cycles.get(direction)) is not None
        if (latency := row.latency_cycles.get(direction)) is not None
    ]


def _rate(row: Measurement, clocks: SizeClocks, several: bool) -> Rate:
    size = clocks.key_bits, clocks.block_bits
    if row.port_throughput_mbps is not None:
        # in every mode a transaction through the wrapper's port transfers one block in and out
        own = size == (row.key_bits, row.block_bits)
        through = round(row.port_throughput_mbps / 1000, 4) if own else None
        return Rate(*size, clocks.direction, through, through)

    def gbps(cycles: int) -> float | None:
        fmax = row.fmax_mhz
        return None if fmax is None else round(clocks.block_bits * fmax / cycles / 1000, 4)

    if row.mode is not None:  # the blocks of a message, in the only mode that it has
        feedback = clocks.interval
    else:
        chains = row.origin != "peer" and _chains(row.bus.design if row.bus else row.design)
        feedback = feedback_cycles(clocks, several, chains=chains)
    figures = gbps(clocks.interval), gbps(feedback)
    return Rate(*size, clocks.direction, *figures, clocks.interval, feedback)


@cache
def _chains(name: str) -> bool:
    """Whether a catalogue design XORs each result into the next block; False for other names."""
    return name in design.catalogue() and design.load(name).traits.chaining


def feedback_cycles(clocks: SizeClocks, several: bool, *, chains: bool = False) -> int:
    """Clocks between two blocks of which the second depends on the result of the first.

    The second block enters in the clock in which the result is valid; with `several` block lengths
    a clock later, because `in_ready_o` rises a clock after `in_valid_i`. A core that `chains` XORs
    the result of an encryption into the next block itself, so blocks follow at the interval.
    """
    if chains and clocks.direction == "encrypt":
        return clocks.interval
    return max(clocks.interval, clocks.latency + several)


def gbps(row: Measurement) -> float | None:
    """Throughput in Gb/s by which tables are sorted: without feedback, for the row's own lengths.

    The direction is encryption, or decryption for a design that only decrypts. None: not known.
    """
    size = row.key_bits, row.block_bits
    own = [rate for rate in rates(row) if (rate.key_bits, rate.block_bits) == size]
    own.sort(key=lambda rate: DIRECTIONS.index(rate.direction))
    return own[0].parallel if own else None


def modes() -> dict[str, dict[str, Need]]:
    """Mode of `MODES` -> direction of the message -> demand on the core."""
    block = 16
    message = bytes(2 * block)
    needs: dict[str, dict[str, Need]] = {}
    for name, mode in MODES.items():
        iv = bytes(block if mode.needs_iv else 0)
        plans = {way: mode.plan(block, iv, message, way == "decrypt") for way in DIRECTIONS}
        needs[name] = {
            way: Need(DIRECTIONS[plan.decrypt], plan.chain) for way, plan in plans.items()
        }
    return needs


def extremes(of: Sequence[Rate]) -> list[float]:
    """All known throughputs in a list of rates, in Gb/s."""
    return [v for rate in of for v in (rate.parallel, rate.feedback) if v is not None]
