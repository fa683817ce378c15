# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An AES core whose S-boxes serve data and key schedule: the operations of a block.

Columns of a round are those behind ShiftRows: column c of round r is read from the state behind
round r-1. A column goes through the S-boxes as a whole, or with 16-bit words as two halves.
"""

from dataclasses import dataclass
from typing import NamedTuple

from aesilicon.spec.rijndael import rounds


class Lookup(NamedTuple):
    """S-box look-ups that cannot be split: a column of a round, or SubWord of a key word."""

    unit: str
    """`data` or `key`."""
    major: int
    """Round from 1, or for `key` the index of the key word that is computed."""
    column: int
    """0 to 3; 0 for `key`."""
    half: int
    """Rows 0 and 1, or 2 and 3; 0 if words have 32 bits or more."""


class KeyWord(NamedTuple):
    """W[new] = W[old] ^ g(W[other]), where g is the identity or SubWord (with RotWord and Rcon)."""

    new: int
    old: int
    other: int
    special: bool
    """g is SubWord."""


@dataclass(frozen=True)
class Problem:
    """A core, and what is assumed of it."""

    key_bits: int
    """128, 192 or 256."""
    registered: bool = False
    """S-boxes with a register: MixColumns and AddRoundKey come a clock later."""
    decrypt: bool = False
    """The inverse cipher of FIPS-197 section 5.3, with the key schedule downwards."""
    word_bits: int = 32
    """16, 32 or 64: two, four or eight S-boxes."""
    held: bool = False
    """A register holds the result of SubWord until the window takes it."""
    words_a_clock: int = 1
    """Key words that a window computes in a clock, at most."""
    contexts: int = 1
    """Blocks that may be inside at once, each with a state and a window of key words."""

    def __post_init__(self) -> None:
        """Raises `ValueError` for a core that is not described here."""
        if self.key_bits not in (128, 192, 256) or self.word_bits not in (16, 32, 64):
            raise ValueError("keys have 128, 192 or 256 bits, words 16, 32 or 64")
        if self.contexts < 1:
            raise ValueError("a core holds one block or more")

    @property
    def nk(self) -> int:
        """Words of the key."""
        return self.key_bits // 32

    @property
    def rounds(self) -> int:
        """Number of rounds Nr."""
        return rounds(self.nk * 4, 16)

    @property
    def latency(self) -> int:
        """Clocks between S-box input and the clock of MixColumns and AddRoundKey."""
        return int(self.registered)

    @property
    def halves(self) -> int:
        """Look-ups of a column."""
        return 2 if self.word_bits == 16 else 1

    @property
    def lanes(self) -> int:
        """Look-ups a clock."""
        return 2 if self.word_bits == 64 else 1

    def key_words(self) -> list[KeyWord]:
        """The steps of the key schedule, in their order (FIPS-197 section 5.2)."""
        steps = [
            KeyWord(i, i - self.nk, i - 1, i % self.nk == 0 or (self.nk == 8 and i % 8 == 4))
            for i in range(self.nk, 4 * (self.rounds + 1))
        ]
        if not self.decrypt:
            return steps
        return [KeyWord(old, new, other, sub) for new, old, other, sub in reversed(steps)]

    def kept(self) -> range:
        """The key words a block starts from: those of the end that is kept in a register."""
        end = 4 * (self.rounds + 1)
        return range(end - self.nk, end) if self.decrypt else range(self.nk)

    def used(self, round_: int, column: int) -> int:
        """The key word that is added to a column; round 0 is the first AddRoundKey."""
        return 4 * (self.rounds - round_ if self.decrypt else round_) + column

    def sources(self, column: int, half: int) -> list[tuple[int, int]]:
        """(row, column) of each byte that a look-up of a column reads."""
        size = 4 // self.halves
        turn = -1 if self.decrypt else 1
        rows = range(half * size, (half + 1) * size)
        return [(row, (column + turn * row) % 4) for row in rows]

    def columns(self, round_: int) -> list[Lookup]:
        """The look-ups of a round."""
        return [Lookup("data", round_, c, h) for c in range(4) for h in range(self.halves)]

    def sub_word(self, word: int) -> list[Lookup]:
        """The look-ups of a key word."""
        return [Lookup("key", word, 0, h) for h in range(self.halves)]

    def lookups(self) -> list[Lookup]:
        """All look-ups of a block."""
        data = [one for r in range(1, self.rounds + 1) for one in self.columns(r)]
        return data + [
            one for step in self.key_words() if step.special for one in self.sub_word(step.new)
        ]

    def counting_bound(self) -> int:
        """Clocks that the S-boxes need for the look-ups of a block, if none is ever idle."""
        return -(-len(self.lookups()) // self.lanes)


@dataclass(frozen=True)
class Schedule:
    """Clocks of one block; the next ones do the same `period` clocks later, without end.

    Clock 0 is the one in which the block enters the state, with the first round key added.
    """

    problem: Problem
    period: int
    lookups: dict[Lookup, int]
    """Clock in which the S-boxes read each look-up's input."""
    key_words: dict[int, int]
    """Key word -> clock at whose end it is in the window of the key schedule."""
    window: int
    """Clock at whose end the window takes the kept words."""
