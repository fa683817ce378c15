# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The core architectures: what each can be asked for, and how many clocks it takes.

Cycle counts are part of a core's contract: `verify` compares the RTL with them clock by clock.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from aesilicon.sboxes import SBOXES

Direction = Literal["encrypt", "decrypt"]
DIRECTIONS: tuple[Direction, Direction] = ("encrypt", "decrypt")
LENGTHS = (128, 192, 256)
"""Legal key and block lengths in bits; the index is the code on `key_len_i` and `block_len_i`."""


def rounds(key_bits: int, block_bits: int) -> int:
    """Number of rounds Nr = max(Nk, Nb) + 6 (Rijndael; FIPS-197 table 3 for 128-bit blocks)."""
    return max(key_bits, block_bits) // 32 + 6


@dataclass(frozen=True)
class Timing:
    """Clocks of one (direction, key length, block length), as DESIGN.md defines them."""

    latency: int
    """From the input transfer to the first clock with `out_valid_o` high."""
    interval: int
    """Between successive input transfers at full rate."""
    key_setup: int
    """From the key transfer to the first clock in which a block is accepted."""


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
    timing: Callable[[tuple[Direction, ...], str, int, int], Timing]
    """(directions the build has, S-box, key bits, block bits) -> clocks; the same both ways."""


def _round_timing(
    directions: tuple[Direction, ...], sbox: str, key_bits: int, block_bits: int
) -> Timing:
    clocks = rounds(key_bits, block_bits) * (1 + SBOXES[sbox].clocks)
    walk = clocks if "decrypt" in directions else 0  # finds the key that decryption starts from
    return Timing(latency=clocks + 1, interval=clocks, key_setup=walk + 1)


ARCHITECTURES = {
    "round": Architecture(
        name="round",
        parameter="ArchRound",
        summary="one round a clock, or two with a clocked S-box; round keys on the fly",
        key_bits=LENGTHS,
        block_bits=(128,),
        sboxes=tuple(SBOXES),
        key_schedules=("on_the_fly",),
        port_bits=(128,),
        timing=_round_timing,
    ),
}
