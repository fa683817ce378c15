# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The core architectures: what each can be asked for, and how many clocks it takes.

Cycle counts are part of a core's contract: `verify` compares the RTL with them clock by clock.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from aesilicon.sboxes import SBOXES

Direction = Literal["encrypt", "decrypt"]
DIRECTIONS: tuple[Direction, Direction] = ("encrypt", "decrypt")
LENGTHS = (128, 192, 256)
"""Legal key and block lengths in bits; the index is the code on `key_len_i` and `block_len_i`."""
CLEAR_CYCLES = 1
"""Clocks from a reset or clear to registers at 0, and from there to `key_ready_o` high."""


def rounds(key_bits: int, block_bits: int) -> int:
    """Number of rounds Nr = max(Nk, Nb) + 6 (Rijndael; FIPS-197 table 3 for 128-bit blocks)."""
    return max(key_bits, block_bits) // 32 + 6


@dataclass(frozen=True)
class Timing:
    """Clocks of one (key length, block length, direction), as DESIGN.md defines them."""

    latency: int
    """From the input transfer to the first clock with `out_valid_o` high."""
    interval: int
    """Between successive input transfers at full rate."""
    key_setup: int
    """From the key transfer to the first clock in which a block that waits is accepted."""
    length_change: int = 0
    """By how much a decryption enters later than the interval, if the decryption last begun under
    the same key had another block length."""


class Parameters(Protocol):
    """What the clocks of a core depend on: the fields of a design's `[core]` table."""

    @property
    def directions(self) -> Sequence[Direction]:
        """Directions that the build has."""

    @property
    def block_bits(self) -> Sequence[int]:
        """Block lengths that the build holds."""

    @property
    def sbox(self) -> str:
        """The S-box of the data."""

    @property
    def key_schedule(self) -> str:
        """`on_the_fly` or `stored`."""


@dataclass(frozen=True)
class Architecture:
    """One file in `rtl/core/`: legal values of each design key, first value the default."""

    name: str
    parameter: str
    """The value of the selector's `Arch` parameter in `aes_pkg`."""
    summary: str
    key_bits: tuple[int, ...]
    block_bits: tuple[int, ...]
    sboxes: tuple[str, ...]
    key_schedules: tuple[str, ...]
    port_bits: tuple[int, ...]
    timing: Callable[[Parameters, int, int, Direction], Timing]
    """(the build, key bits, block bits, direction) -> clocks."""


def _round_timing(
    build: Parameters, key_bits: int, block_bits: int, direction: Direction
) -> Timing:
    clocks = rounds(key_bits, block_bits) * (1 + SBOXES[build.sbox].clocks)
    longest = max(build.block_bits)
    length_change = 0
    if build.key_schedule == "stored":
        words = longest // 32 * (rounds(key_bits, longest) + 1)
        setup = -(-words // 4) + 1  # four words a clock
    else:
        short = key_bits < longest  # such a key is filled up
        if "decrypt" not in build.directions:
            setup = 3 if short else 1
        else:  # a walk finds the key that decryption starts from
            setup = 2 if short else 1
            if len(build.block_bits) == 1:
                setup += clocks
            elif direction == "decrypt":
                setup, length_change = clocks + 2, clocks + 1
    return Timing(clocks + 1, clocks, setup, length_change)


KEY_SCHEDULES = {"on_the_fly": "KeysOnTheFly", "stored": "KeysStored"}
"""Name -> value of the cores' `KeySchedule` parameter in `aes_pkg`."""

ARCHITECTURES = {
    "round": Architecture(
        name="round",
        parameter="ArchRound",
        summary="one round a clock, or two with a clocked S-box; round keys on the fly or stored",
        key_bits=LENGTHS,
        block_bits=LENGTHS,
        sboxes=tuple(SBOXES),
        key_schedules=tuple(KEY_SCHEDULES),
        port_bits=(128,),
        timing=_round_timing,
    ),
}
