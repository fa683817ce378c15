# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Forms in which a random word stands for a secret atom, so that they stay short.

An exact form (see `forms`) over a hundred thousand atoms is an integer of as many bits. Here a
secret atom is a word of `BITS` random bits and a form the XOR of its atoms' words. Equal forms stay
equal. Two different forms become equal with probability 2^-BITS; a run meets fewer than 2^40 forms,
so the chance that it differs in anything from a run over exact forms is below 2^(79 - BITS).
Public atoms and products keep places of their own.
"""

from dataclasses import dataclass
from secrets import token_bytes

from aesilicon.flows.prove.forms import SECRET, SECRET_START, UNKNOWN_SECRET, Bits, Forms, Mark

BITS = 192
"""Of an atom's word."""
_BYTES = BITS // 8


@dataclass(frozen=True)
class _Mark(Mark):
    words: int

    @property
    def places(self) -> int:
        """See `Mark`."""
        return super().places | ((1 << BITS) - 1) << SECRET_START


class Fingerprints(Forms):
    """The atoms of one simulation. Forms cannot be taken apart: no support, no description."""

    def __init__(self) -> None:
        super().__init__()
        self._words = 0
        self._aside = 0
        self._mixed = False

    @property
    def atoms(self) -> int:
        """How many atoms there are."""
        return super().atoms + self._words

    @property
    def has_opaque_secrets(self) -> bool:
        """Whether any product depends on a key or on data."""
        return self._mixed or super().has_opaque_secrets

    def _take(self, width: int, kind: int) -> tuple[int, Bits]:
        if kind != SECRET:
            return super()._take(width, kind)
        self._words += width
        shift = SECRET_START + BITS * (self._aside > 0)
        noise = token_bytes(width * _BYTES)
        words = (noise[start : start + _BYTES] for start in range(0, len(noise), _BYTES))
        return -self._words, tuple(int.from_bytes(word) << shift for word in words)

    def product(self, a: int, b: int, cell: int = -1) -> int:
        """See `Forms`; a product of two forms with secrets is not tracked."""
        if a & self.secret and b & self.secret and a ^ b > 1:
            self._mixed = True
            return UNKNOWN_SECRET
        return super().product(a, b, cell)

    def mark(self) -> Mark:
        """See `Forms`. Atoms made from now on have words beside those of before."""
        self._aside += 1
        made = super().mark()
        return _Mark(made.next, made.secret, made.opaque, made.sizes, self._words)

    def release(self, mark: Mark) -> None:
        """See `Forms`."""
        assert isinstance(mark, _Mark)
        super().release(mark)
        self._words = mark.words
        self._aside -= 1

    def describe(self, form: int, limit: int = 6) -> str:
        """See `Forms`: which atoms a form has is not known."""
        return str(form) if form < 2 else "a form"
