# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Names of keys, blocks, tags and results in forms, so that equal situations have equal forms.

A core sees ever new keys and blocks. Each gets one of a few names ("slots"), a vector of atoms that
is reused once no register depends on it. `tidy` renames the live slots to the lowest slots, in a
fixed order. `with_result` replaces a finished result by a slot of its own.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from aesilicon.drivers.machine import Bits
from aesilicon.symbolic.forms import Forms, Unknown

KINDS = ("key", "block", "tag", "result")
_MOST = 24
"""Maximum number of slots of a kind."""

Entry = tuple[int, int, int]
"""(number, form, mask): a form, the number that stands for it, and the slots in it."""


class UnnamedError(Exception):
    """A register depends on an atom that is neither name nor S-box of names, or no name is free."""


class Names:
    """The slots of one `Forms`, and the slots that each form depends on."""

    def __init__(self, forms: Forms, widths: Mapping[str, int]) -> None:
        """`widths`: kind -> number of bits of its slots."""
        self._forms = forms
        self._widths = widths
        self._slots: dict[str, list[Bits]] = {kind: [] for kind in KINDS}
        self._place: dict[int, tuple[str, int, int]] = {}
        """Atom of a slot -> kind, slot, bit."""
        self._atom_masks: dict[int, int] = {}
        self._masks: dict[int, int] = {}
        self._renamed: dict[tuple[tuple[int, int], ...], tuple[dict[int, int], dict[int, int]]] = {}
        """Renaming of slots' atoms -> (atom -> new form, number of a form -> new form)."""
        self._rows: dict[tuple[Bits, Bits], tuple[dict[int, int], dict[int, int]]] = {}
        self._finished: dict[tuple[int, int], dict[int, bool]] = {}
        """Atoms of a result and its blocks -> atom -> whether it is `_within` them."""

    def free(self, kind: str, live: int) -> Bits:
        """The bits of the lowest slot of a kind that is not in `live`, the mask of used slots.

        Raises `UnnamedError` if all are used.
        """
        slot = next((i for i in range(_MOST) if not live & _bit(kind, i)), None)
        if slot is None:
            raise UnnamedError(f"values of more than {_MOST} {kind}s")
        while len(self._slots[kind]) <= slot:
            self._new(kind)
        return self._slots[kind][slot]

    def _new(self, kind: str) -> None:
        number = len(self._slots[kind])
        secret = kind != "tag"
        bits = self._forms.fresh(f"{kind} {number}", self._widths[kind], secret=secret)
        for i, bit in enumerate(bits):
            atom = bit.bit_length() - 1
            self._place[atom] = kind, number, i
            self._atom_masks[atom] = _bit(kind, number)
        self._slots[kind].append(bits)

    # -- what depends on which slot ----------------------------------------------------------

    def mask(self, form: int) -> int:
        """Mask of the slots that a form depends on, directly or through S-boxes."""
        if form < 2 or isinstance(form, Unknown):
            return 0
        found = self._masks.get(form)
        if found is None:
            found = reduce(or_, map(self._atom_mask, _atoms(form)), 0)
            self._masks[form] = found
        return found

    def masks(self, forms: Iterable[int]) -> int:
        """Mask of the slots that any of the forms depends on."""
        return reduce(or_, map(self.mask, forms), 0)

    def _atom_mask(self, atom: int) -> int:
        found = self._atom_masks.get(atom)
        if found is None:
            origin = self._forms.origin(atom)
            if origin is None:
                raise UnnamedError(self._forms.describe(1 << atom))
            found = self._atom_masks[atom] = self.masks(origin.parents)
        return found

    # -- renaming ----------------------------------------------------------------------------

    def tidy(self, entries: Sequence[Entry], ordered: Iterable[int]) -> dict[int, int]:
        """Number of an entry -> its form with the live slots of each kind renamed to the lowest.

        `ordered` gives the masks of the forms in the order of the circuit. Unchanged entries are
        left out.
        """
        renaming: dict[int, int] = {}
        live = reduce(or_, (mask for _, _, mask in entries), 0)
        for kind in KINDS:
            slots = [i for i in range(len(self._slots[kind])) if live & _bit(kind, i)]
            if slots in ([], [0]):
                continue
            for new, old in enumerate(self._by_occurrence(kind, slots, ordered)):
                if new != old:
                    pair = zip(self._slots[kind][old], self._slots[kind][new], strict=True)
                    renaming |= {a.bit_length() - 1: b for a, b in pair}
        if not renaming:
            return {}
        memo, done = self._renamed.setdefault(tuple(sorted(renaming.items())), (dict(renaming), {}))
        moved = reduce(or_, (self._atom_masks[atom] for atom in renaming))
        changed = {}
        for number, form, mask in entries:
            if mask & moved:
                if number not in done:
                    done[number] = self._rename(form, moved, memo)
                changed[number] = done[number]
        return changed

    def _by_occurrence(self, kind: str, slots: list[int], ordered: Iterable[int]) -> list[int]:
        if len(slots) == 1:
            return slots
        order: list[int] = []
        for mask in ordered:
            order += [i for i in slots if i not in order and mask & _bit(kind, i)]
            if len(order) == len(slots):
                break
        return order

    def _rename(self, form: int, moved: int, memo: dict[int, int]) -> int:
        if not self.mask(form) & moved:
            return form
        result = form
        for atom in _atoms(form):
            if self._atom_mask(atom) & moved:
                if atom not in memo:
                    memo[atom] = self._rename_sbox(atom, moved, memo)
                result ^= (1 << atom) ^ memo[atom]
        return result

    def _rename_sbox(self, atom: int, moved: int, memo: dict[int, int]) -> int:
        origin = self._forms.origin(atom)
        if origin is None or origin.opaque:
            raise UnnamedError(self._forms.describe(1 << atom))
        before = self._forms.invert(origin.parents)
        if 1 << atom not in before:
            raise UnnamedError(self._forms.describe(1 << atom))
        parents = tuple(self._rename(form, moved, memo) for form in origin.parents)
        return self._forms.invert(parents)[before.index(1 << atom)]

    # -- results -----------------------------------------------------------------------------

    def with_result(self, data: Bits, entries: Sequence[Entry]) -> dict[int, int]:
        """Number of an entry -> its form with a finished result replaced by a slot's free bits.

        A result is finished if all forms depend on its block only through the result, directly or
        inside S-boxes; before that nothing changes. A property that holds for all values of the
        slot holds for the result.
        """
        blocks = self.masks(data) & _ALL_BLOCKS
        if not blocks:
            return {}
        atoms = reduce(or_, data)
        deep = [(number, form) for number, form, mask in entries if mask & blocks]
        known = self._finished.setdefault((atoms, blocks), {})
        if not all(self._within(form, atoms, blocks, known) for _, form in deep):
            return {}
        live = reduce(or_, (mask for _, _, mask in entries), 0)
        memo, done = self._solved(data, self.free("result", live), blocks)
        changed = {}
        for number, form in deep:
            if number not in done:
                done[number] = self._rename(form, blocks, memo)
            if self.mask(done[number]) & blocks:
                return {}
            changed[number] = done[number]
        return changed

    def _within(self, form: int, atoms: int, blocks: int, known: dict[int, bool]) -> bool:
        """Whether the form depends on `blocks` only through `atoms`, a mask; S-boxes are opened."""
        for atom in _atoms(form & ~atoms):
            if not self._atom_mask(atom) & blocks:
                continue
            if atom not in known:
                origin = self._forms.origin(atom)
                known[atom] = origin is not None and all(
                    self._within(parent, atoms, blocks, known) for parent in origin.parents
                )
            if not known[atom]:
                return False
        return True

    def _solved(self, data: Bits, name: Bits, blocks: int) -> tuple[dict[int, int], dict[int, int]]:
        """Atom of a result -> its value in terms of `name`, as `_rename` takes it.

        Found by Gauss-Jordan elimination of the atoms that depend on the block. The second table
        caches the renamed form of each entry, by its number.
        """
        key = data, name
        if key not in self._rows:
            rows: dict[int, int] = {}
            for form, bit in zip(data, name, strict=False):
                row = form ^ bit
                for atom in _atoms(row):
                    row ^= rows.get(atom, 0)
                pivot = next((a for a in _atoms(row) if self._atom_mask(a) & blocks), None)
                if pivot is None:
                    continue  # a bit beyond a shorter block, which stays as it is
                for atom, other in rows.items():
                    if other >> pivot & 1:
                        rows[atom] = other ^ row
                rows[pivot] = row
            self._rows[key] = {atom: (1 << atom) ^ row for atom, row in rows.items()}, {}
        return self._rows[key]


def _bit(kind: str, slot: int) -> int:
    return 1 << (KINDS.index(kind) * _MOST + slot)


_ALL_BLOCKS = sum(_bit("block", slot) for slot in range(_MOST))


def _atoms(form: int) -> Iterator[int]:
    form &= ~1
    while form:
        low = form & -form
        yield low.bit_length() - 1
        form ^= low
