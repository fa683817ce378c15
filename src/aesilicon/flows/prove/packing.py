# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Forms as small numbers, so that many situations fit in memory, and their renaming by `names`."""

from array import array
from collections.abc import Iterable, Sequence

from aesilicon.drivers.machine import Bits, State
from aesilicon.flows.prove.names import Entry, Names


class Packing:
    """Numbers of forms. A packed group of forms is the bytes of their numbers, an `array("I")`."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._numbers: dict[int, int] = {}
        self._forms: list[int] = []
        self._masks: list[int] = []

    def packed(self, bits: Iterable[int]) -> bytes:
        """The numbers of forms."""
        return array("I", map(self._number, bits)).tobytes()

    def packed_after(self, state: State, packed_before: bytes, before: State) -> bytes:
        """The numbers of the registers' forms; those as in `before` keep their numbers."""
        old = array("I")
        old.frombytes(packed_before)
        changed = zip(state, before, old, strict=True)
        number = self._number
        return array("I", [n if new is was else number(new) for new, was, n in changed]).tobytes()

    def unpacked(self, packed: bytes) -> Bits:
        """The forms of a packed group."""
        numbers = array("I")
        numbers.frombytes(packed)
        return tuple(map(self._forms.__getitem__, numbers))

    def renamed(self, packed: list[bytes], results: Iterable[int]) -> list[bytes]:
        """The groups with finished results and slots renamed; `results` are places of results."""
        entries = self._entries(packed)
        for place in results:
            change = self._names.with_result(self.unpacked(packed[place]), entries)
            packed, entries = self._changed(packed, entries, change)
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
        renumbered = {n: self._number(form) for n, form in change.items()}
        new = []
        for group in packed:
            numbers = array("I")
            numbers.frombytes(group)
            new.append(array("I", [renumbered.get(n, n) for n in numbers]).tobytes())
        return new, self._entries(new)

    def _number(self, form: int) -> int:
        number = self._numbers.get(form)
        if number is None:
            number = self._numbers[form] = len(self._forms)
            self._forms.append(form)
            self._masks.append(self._names.mask(form))
        return number
