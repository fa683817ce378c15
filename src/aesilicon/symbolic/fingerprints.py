# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Forms in which a random word stands for a secret atom, so that they stay short.

An exact form (see `forms`) over a hundred thousand atoms is an integer of as many bits. Here a
secret atom is a word of `BITS` random bits and a form the XOR of its atoms' words. Equal forms stay
equal. Two different forms become equal with probability 2^-BITS; a proof meets fewer than 2^40
forms, so the chance that it differs in anything from one over exact forms is below 2^(79 - BITS).
Public atoms and products keep places of their own.

The second block of one run and that of another are the same atoms, so that what is computed from
them in both has the same forms and need not be computed twice. Within a run all atoms differ.
"""

from collections import Counter
from secrets import token_bytes

from aesilicon.drivers.machine import Bits
from aesilicon.symbolic.forms import SECRET, SECRET_START, UNKNOWN_SECRET, Forms, Mark

BITS = 192
"""Of an atom's word."""
_BYTES = BITS // 8


class Fingerprints(Forms):
    """The atoms of many runs. Forms cannot be taken apart: no support, no description."""

    kept = True

    def __init__(self) -> None:
        super().__init__()
        self._words = 0
        self._mixed = False
        self._given: list[Counter[str]] = [Counter()]
        """How many atoms of each name the run has; then the trials aside, the innermost last."""
        self._fresh: dict[tuple[int, str, int, int], Bits] = {}
        """What was given: how far aside, name, width, number -> the forms."""

    @property
    def atoms(self) -> int:
        """How many atoms there are."""
        return super().atoms + self._words

    @property
    def has_opaque_secrets(self) -> bool:
        """Whether any product depends on a key or on data."""
        return self._mixed or super().has_opaque_secrets

    def restart(self) -> None:
        """See `Forms`."""
        self._given = [Counter()]

    def fresh(self, name: str, width: int, *, secret: bool, rare: bool = False) -> Bits:
        """See `Forms`; the first of a name in this run is the first of that name in another."""
        given = self._given[-1]
        key = len(self._given), name, width, given[name]
        given[name] += 1
        if key not in self._fresh:
            self._fresh[key] = super().fresh(name, width, secret=secret, rare=rare)
        return self._fresh[key]

    def _take(self, width: int, kind: int) -> tuple[int, Bits]:
        if kind != SECRET:
            return super()._take(width, kind)
        self._words += width
        noise = token_bytes(width * _BYTES)
        words = (noise[start : start + _BYTES] for start in range(0, len(noise), _BYTES))
        return -self._words, tuple(int.from_bytes(word) << SECRET_START for word in words)

    def product(self, a: int, b: int, cell: int = -1) -> int:
        """See `Forms`; a product of two forms with secrets is not tracked."""
        if a & self.secret and b & self.secret and a ^ b > 1:
            self._mixed = True
            return UNKNOWN_SECRET
        return super().product(a, b, cell)

    def mark(self) -> Mark:
        """See `Forms`. Atoms made aside are others than those of before."""
        self._given.append(Counter())
        return super().mark()

    def release(self, mark: Mark) -> None:
        """See `Forms`. Nothing is forgotten: another trial aside has the same atoms."""
        self._given.pop()

    def describe(self, form: int, limit: int = 6) -> str:
        """See `Forms`: which atoms a form has is not known."""
        return str(form) if form < 2 else "a form"
