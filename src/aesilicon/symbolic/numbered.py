# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Numbers that stand for forms, so that a situation is short and equal situations are equal."""

from array import array
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from aesilicon.drivers.machine import Bits
from aesilicon.symbolic.forms import UNKNOWN_SECRET
from aesilicon.symbolic.names import Entry, Names


class Numbered:
    """The numbers of the forms of one search; groups of forms are packed as `array("I")`."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._numbers: dict[int, int] = {}
        self._forms: list[int] = []
        self._masks: list[int] = []

    def number(self, form: int) -> int:
        """The number of a form, new for a new form."""
        number = self._numbers.get(form)
        if number is None:
            number = self._numbers[form] = len(self._forms)
            self._forms.append(form)
            self._masks.append(self._names.mask(form))
        return number

    def packed(self, bits: Iterable[int]) -> bytes:
        """The numbers of a group of forms."""
        return array("I", map(self.number, bits)).tobytes()

    def packed_change(self, after: Bits, before: Bits, packed: bytes) -> bytes:
        """The group `after`; forms that are as in the packed group `before` keep its numbers."""
        old = array("I")
        old.frombytes(packed)
        number = self.number
        changed = zip(after, before, old, strict=True)
        return array("I", [n if new is was else number(new) for new, was, n in changed]).tobytes()

    def live(self, groups: Iterable[bytes]) -> int:
        """Mask of the slots that any form in the groups depends on."""
        numbers = {n for group in groups for n in memoryview(group).cast("I")}
        return reduce(or_, map(self._masks.__getitem__, numbers), 0)

    def forgotten(self, packed: bytes, live: int) -> bytes:
        """The group, in which forms that depend on a slot outside the mask `live` are unknown."""
        masks, unknown = self._masks, self.number(UNKNOWN_SECRET)
        old = memoryview(packed).cast("I")
        return array("I", [unknown if masks[n] & ~live else n for n in old]).tobytes()

    def unpacked(self, packed: bytes) -> Bits:
        """The forms of a packed group."""
        numbers = array("I")
        numbers.frombytes(packed)
        return tuple(map(self._forms.__getitem__, numbers))

    def renamed(self, packed: list[bytes], results: Iterable[int]) -> list[bytes]:
        """The groups with finished results and slots renamed by `names`.

        `results` gives the places of the groups that can be results.
        """
        entries = self._entries(packed)
        for place in results:
            data = self.unpacked(packed[place])
            packed, entries = self._changed(packed, entries, self._names.with_result(data, entries))
        every = (self._masks[n] for group in packed for n in memoryview(group).cast("I"))
        return self._changed(packed, entries, self._names.tidy(entries, every))[0]

    def _entries(self, packed: Sequence[bytes]) -> list[Entry]:
        """The entry (number, form, mask) of each form in the groups, without repetition."""
        numbers = array("I")
        for group in packed:
            numbers.frombytes(group)
        return [(n, self._forms[n], self._masks[n]) for n in set(numbers)]

    def _changed(
        self, packed: list[bytes], entries: list[Entry], change: dict[int, int]
    ) -> tuple[list[bytes], list[Entry]]:
        """Replaces forms by `change` (number -> form); returns the new groups and entries."""
        if not change:
            return packed, entries
        renumbered = {n: self.number(form) for n, form in change.items()}
        new = []
        for group in packed:
            numbers = array("I")
            numbers.frombytes(group)
            new.append(array("I", [renumbered.get(n, n) for n in numbers]).tobytes())
        return new, self._entries(new)
