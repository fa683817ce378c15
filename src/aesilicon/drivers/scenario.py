# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A scenario at the common ports: keys, blocks, gaps, stalls, clears and resets in order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """Offer a fresh key until it is taken; `code` is the value of `key_len_i`."""

    code: int


@dataclass(frozen=True)
class Block:
    """Offer a fresh block until it is taken; `code` is its length code.

    `block_len_i` carries the code in builds with several block lengths, else an arbitrary value.
    """

    decrypt: bool
    code: int
    chain: bool = False


@dataclass(frozen=True)
class Both:
    """Offer a block, and `later` clocks later a key too, until both are taken."""

    key: Key
    block: Block
    later: int = 0


@dataclass(frozen=True)
class Wait:
    """Offer a block for some clocks in which it must not be taken.

    A core with `key_per_block` would take the block and refuse it, so it is offered none.
    """

    clocks: int
    block: Block


@dataclass(frozen=True)
class Gap:
    """Offer nothing for some clocks."""

    clocks: int


@dataclass(frozen=True)
class Drain:
    """Offer nothing until every result is out."""


@dataclass(frozen=True)
class Clear:
    """Raise `key_clear_i` for one clock, with a key and a block offered: neither may be taken."""


@dataclass(frozen=True)
class Reset:
    """Pull `rst_ni` low for one clock."""


@dataclass(frozen=True)
class Clock:
    """Offer this key and this block (or none) for exactly one clock, whether taken or not."""

    key: Key | None
    block: Block | None
    ready: int
    """Value of `out_ready_i`."""
    length: int | None = None
    """Value of `block_len_i` without a block, in builds with several block lengths."""


Step = Key | Block | Both | Wait | Gap | Drain | Clear | Reset | Clock


@dataclass(frozen=True)
class Scenario:
    """A sequence of steps; every key and block in it is arbitrary."""

    name: str
    steps: tuple[Step, ...]
    stalls: tuple[int, ...] = (0,)
    """Clocks that each result has to wait for `out_ready_i`, repeated."""
    probe: bool = False
    """Try a clear in every clock, and check that no register holds a secret after it."""
