# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Forms in which a random word stands for a secret atom, so that they stay short.

An exact form (see `forms`) over a hundred thousand atoms is an integer of as many bits. Here a
secret atom is a word of `BITS` random bits and a form the XOR of its atoms' words. Equal forms stay
equal. Two different forms become equal with probability 2^-BITS; a proof meets fewer than 2^40
forms, so it differs from a proof over exact forms with a probability below 2^(79 - BITS). Public
atoms and products have bit positions of their own.

Values with the same name and number in two runs, such as the second block, have the same atoms.
Results computed from them in one run are reused in the other. Within a run all atoms differ.
"""

from collections import Counter
from secrets import token_bytes

from aesilicon.drivers.machine import Bits
from aesilicon.symbolic.forms import SECRET, SECRET_START, UNKNOWN_SECRET, Forms, Mark

BITS = 192
"""Number of bits in an atom's word."""
_BYTES = BITS // 8


class Fingerprints(Forms):
    """The atoms of many runs. A form does not reveal its atoms: no support, no description."""

    kept = True

    def __init__(self) -> None:
        super().__init__()
        self._words = 0
        self._mixed = False
        self._given: list[Counter[str]] = [Counter()]
        """Number of values by name, in the run and then in each nested trial in `aside`."""
        self._fresh: dict[tuple[int, str, int, int], Bits] = {}
        """(depth of `aside` from 1, name, width, number) -> the forms that `fresh` returned."""

    @property
    def atoms(self) -> int:
        """Number of atoms."""
        return super().atoms + self._words

    @property
    def has_opaque_secrets(self) -> bool:
        """Whether any product depends on a key or on data."""
        return self._mixed or super().has_opaque_secrets

    def restart(self) -> None:
        """Begins another run, whose values get the atoms of earlier runs."""
        self._given = [Counter()]

    def fresh(self, name: str, width: int, *, secret: bool, rare: bool = False) -> Bits:
        """Independent bits; the n-th value of a name has the same bits in every run."""
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
        """a AND b; `UNKNOWN_SECRET` for two forms with secrets, unless equal or inverse."""
        if a & self.secret and b & self.secret and a ^ b > 1:
            self._mixed = True
            return UNKNOWN_SECRET
        return super().product(a, b, cell)

    def mark(self) -> Mark:
        """Begins a trial in `aside`, whose atoms differ from the atoms made before it."""
        self._given.append(Counter())
        return super().mark()

    def release(self, mark: Mark) -> None:
        """Ends a trial in `aside`. Its atoms are not forgotten: the next trial reuses them."""
        self._given.pop()

    def describe(self, form: int, limit: int = 6) -> str:
        """Text of a form for a message, without its atoms, which are not known."""
        return str(form) if form < 2 else "a form"
