# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Forms over GF(2): a bit as the XOR of atoms, held as an integer with a bit for each atom.

Bit 0 of the integer is the constant 1. There are three kinds of atoms. "Fresh" atoms are key bits,
data bits and other free inputs. "Applications" are the result bits of the field inversion in an
S-box or of another table, identified by the forms of its input. "Products" are ANDs of two symbolic
forms; they are opaque, and the prover refuses a product of keys or data that reaches a register.
Bits with equal forms are equal for all inputs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_, xor
from typing import Any

from aesilicon.drivers.machine import Bits, Origin
from aesilicon.spec.gf import inverse

_PUBLIC, SECRET, _RARE, _RARE_SECRET, _OPAQUE, _OPAQUE_SECRET = range(6)
_STARTS = (1, 128, 12 << 10, 14 << 10, 16 << 10, 17 << 10, 20 << 10)
"""First bit position of each kind of atom; the last is for atoms of a kind whose range is full.

Secret atoms depend on keys or data, opaque atoms depend on products, rare atoms seldom share a form
with others. This order keeps the usual forms short. The position of an atom tells its kind.
"""


def _all_of(*kinds: int) -> int:
    return sum((1 << _STARTS[kind + 1]) - (1 << _STARTS[kind]) for kind in kinds)


_MOST_TERMS = 16
"""Products of forms with more pairs of atoms than this are not multiplied out."""


class Unknown(int):
    """A bit whose value is no longer tracked, only whether it may depend on a key or on data.

    A form that contains an unknown bit is unknown too. An unknown bit is cheaper than an atom but
    less precise: unknown XOR unknown is not 0. Its integer is larger than the integer of any form.
    """

    def __xor__(self, other: int) -> "Unknown":
        if self is UNKNOWN_SECRET or other is UNKNOWN_SECRET:
            return UNKNOWN_SECRET
        if other is UNKNOWN:
            return UNKNOWN
        # An atom beyond all ranges may be secret.
        secret = int.__and__(other, _SECRET_PLACES) or other.bit_length() > _STARTS[-1]
        return UNKNOWN_SECRET if secret else UNKNOWN

    __rxor__ = __xor__

    def __or__(self, other: int) -> int:
        """Union of the atoms of two forms; an unknown bit adds only `_MARK`, if it is secret."""
        others = _MARK * (other is UNKNOWN_SECRET) if isinstance(other, Unknown) else other
        return others | _MARK if self is UNKNOWN_SECRET else others

    __ror__ = __or__

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other


SECRET_START = _STARTS[SECRET]
"""First bit position of secret atoms."""
_SECRET_PLACES = _all_of(SECRET, _RARE_SECRET, _OPAQUE_SECRET)
_MARK = 1 << _STARTS[_OPAQUE_SECRET]
"""A bit position in the secret range that no atom has; it marks a secret unknown bit."""

UNKNOWN = Unknown(1 << (1 << 20))
UNKNOWN_SECRET = Unknown(UNKNOWN + _MARK)

_INVERSES = tuple(map(inverse, range(256)))


@dataclass(frozen=True)
class Mark:
    """The extent of the atoms and tables of `Forms` at one time."""

    next: tuple[int, ...]
    secret: int
    opaque: int
    sizes: tuple[int, ...]

    @property
    def places(self) -> int:
        """Mask of the constant and of all atoms at that time."""
        kinds = zip(_STARTS, self.next, strict=True)
        return 1 | sum((1 << end) - (1 << start) for start, end in kinds)


class Forms:
    """The atoms of one simulation."""

    kept = False
    """True if no form is ever forgotten, so that a form means the same in all runs and trials."""

    def __init__(self) -> None:
        self.secret = _all_of(SECRET, _RARE_SECRET, _OPAQUE_SECRET)
        """Mask of the atoms that depend on a key or on data."""
        self.opaque = _all_of(_OPAQUE, _OPAQUE_SECRET)
        """Mask of the atoms that are products, or depend on a product."""
        self.clock = 0
        """The present clock, recorded in new origins; the machine over these forms sets it."""
        self._next = list(_STARTS)
        self._next[_OPAQUE_SECRET] += 1  # skip `_MARK`
        self._names: dict[int, str] = {}
        self._origins: dict[int, Origin] = {}
        self._products: dict[tuple[int, int], int] = {}
        self._choices: dict[int, tuple[int, int, int, int]] = {}
        self._monomials: dict[frozenset[int], int] = {}
        self._factors: dict[int, frozenset[int]] = {}
        self._inversions: dict[Bits, Bits] = {}
        self._arguments: dict[Bits, Bits] = {}
        self._lookups: dict[object, Bits] = {}

    @property
    def atoms(self) -> int:
        """Number of atoms."""
        return sum(self._next) - sum(_STARTS) - 1

    @property
    def products(self) -> int:
        """Number of opaque atoms."""
        return sum(self._next[k] - _STARTS[k] for k in (_OPAQUE, _OPAQUE_SECRET)) - 1

    @property
    def has_opaque_secrets(self) -> bool:
        """Whether any product depends on a key or on data."""
        overflown = self.opaque >> _STARTS[-1]
        return bool(overflown) or self._next[_OPAQUE_SECRET] > _STARTS[_OPAQUE_SECRET] + 1

    def restart(self) -> None:
        """Begins another run; exact forms need no action."""

    def fresh(self, name: str, width: int, *, secret: bool, rare: bool = False) -> Bits:
        """New independent bits, least significant first. `rare` bits get high positions."""
        first, atoms = self._take(width, (_RARE if rare else _PUBLIC) + secret)
        for i in range(width):
            self._names[first + i] = f"{name}[{i}]" if width > 1 else name
        return atoms

    def _take(self, width: int, kind: int) -> tuple[int, Bits]:
        """Makes new atoms; returns the bit position of the first, and the form of each."""
        first = self._next[kind]
        if first + width > _STARTS[kind + 1]:
            first = self._next[-1]
            self._next[-1] += width
            mask = ((1 << width) - 1) << first
            self.secret |= mask if kind in (SECRET, _RARE_SECRET, _OPAQUE_SECRET) else 0
            self.opaque |= mask if kind >= _OPAQUE else 0
        else:
            self._next[kind] += width
        return first, tuple(1 << (first + i) for i in range(width))

    def product(self, a: int, b: int, cell: int = -1) -> int:
        """a AND b of any two forms."""
        if a < 2:
            return b if a else 0
        if b < 2:
            return a if b else 0
        if isinstance(a, Unknown) or isinstance(b, Unknown):
            return a ^ b
        inverted_a, inverted_b = a & 1, b & 1
        a ^= inverted_a
        b ^= inverted_b
        result = self._atom(a, b, cell) if a != b else a
        if inverted_a:
            result ^= b
        if inverted_b:
            result ^= a
        return result ^ (inverted_a & inverted_b)

    def choose(self, a: int, b: int, select: int, cell: int = -1) -> int:
        """b where `select` is 1, else a."""
        last = self._choices.get(cell)
        # In an idle core the same multiplexer chooses among the same forms clock after clock.
        if last is not None and last[0] is a and last[1] is b and last[2] is select:
            return last[3]
        result = a if a == b else a ^ self.product(a ^ b, select, cell)
        self._choices[cell] = a, b, select, result
        return result

    def _atom(self, a: int, b: int, cell: int) -> int:
        key = (a, b) if a < b else (b, a)
        found = self._products.get(key)
        if found is None:
            public = not (a | b) & self.secret
            if public and a.bit_count() * b.bit_count() <= _MOST_TERMS:
                found = self._expanded(a, b, cell)
            else:
                found = self._derived(key, 1, cell, opaque=True)[0]
            self._products[key] = found
        return found

    def _expanded(self, a: int, b: int, cell: int) -> int:
        """The product of two short forms without secrets, multiplied out.

        This decides logic exactly whose control inputs must not matter.
        """
        total = 0
        for left in _atoms(a):
            for right in _atoms(b):
                factors = self._factors.get(left, {left}) | self._factors.get(right, {right})
                total ^= self._monomial(frozenset(factors), cell)
        return total

    def _monomial(self, factors: frozenset[int], cell: int) -> int:
        """The AND of atoms that are not products themselves."""
        if len(factors) == 1:
            return 1 << min(factors)
        found = self._monomials.get(factors)
        if found is None:
            parents = tuple(1 << factor for factor in sorted(factors))
            found = self._derived(parents, 1, cell, opaque=True)[0]
            self._monomials[factors] = found
            self._factors[found.bit_length() - 1] = factors
        return found

    def _derived(self, parents: Bits, width: int, cell: int, *, opaque: bool = False) -> Bits:
        support = reduce(or_, parents)
        opaque = opaque or support & self.opaque != 0
        secret = support & self.secret != 0
        first, atoms = self._take(width, (_OPAQUE if opaque else _PUBLIC) + secret)
        self._origins[first] = Origin(self.clock, cell, parents, opaque)
        for i in range(1, width):
            self._origins[first + i] = self._origins[first]
        return atoms

    def invert(self, argument: Bits, cell: int = -1) -> Bits:
        """Inversion in GF(2^8), 0 to 0, of 8 forms (least significant first)."""
        found = self._inversions.get(argument)
        if found is None:
            if max(argument) < 2:
                value = _INVERSES[sum(bit << i for i, bit in enumerate(argument))]
                found = tuple(value >> i & 1 for i in range(8))
            elif any(isinstance(bit, Unknown) for bit in argument):
                found = (reduce(xor, argument, UNKNOWN),) * 8
            elif argument in self._arguments:
                found = self._arguments[argument]
            else:
                found = self._derived(argument, 8, cell)
                self._arguments[found] = argument
            self._inversions[argument] = found
        return found

    def lookup(
        self, kind: object, argument: Bits, width: int, cell: int = -1, *, opaque: bool = False
    ) -> Bits:
        """`width` atoms for the value of a function `kind` of which nothing is known.

        The same argument gives the same atoms. If a bit of it is `Unknown`, so are all results.
        """
        if any(isinstance(bit, Unknown) for bit in argument):
            return (reduce(xor, argument, UNKNOWN),) * width
        key = (kind, argument)
        if key not in self._lookups:
            self._lookups[key] = self._derived(argument, width, cell, opaque=opaque)
        return self._lookups[key]

    def mark(self) -> "Mark":
        """How many atoms and table entries exist now; `release` goes back to this point."""
        sizes = tuple(len(table) for table in self._tables())
        return Mark(tuple(self._next), self.secret, self.opaque, sizes)

    def release(self, mark: "Mark") -> None:
        """Forgets all atoms made since a mark; no form in use may depend on these atoms.

        Forms are as long as the number of atoms, so a trial in `aside` releases its atoms.
        """
        self._next = list(mark.next)
        self.secret, self.opaque = mark.secret, mark.opaque
        for table, size in zip(self._tables(), mark.sizes, strict=True):
            while len(table) > size:
                table.popitem()
        self._choices.clear()

    def _tables(self) -> tuple[dict[Any, Any], ...]:
        """The tables that only grow, in the order of the atoms, so that `release` can cut them."""
        return (
            *(self._names, self._origins, self._products, self._monomials),
            *(self._factors, self._inversions, self._arguments, self._lookups),
        )

    def leaks(self, form: int) -> bool:
        """Whether the form depends on a key or on data."""
        return form & self.secret != 0

    def origin(self, atom: int) -> Origin | None:
        """The origin of the atom at a bit position; None for a fresh atom."""
        return self._origins.get(atom)

    def first_product(self, form: int) -> Origin | None:
        """Origin of the earliest product of keys or data that the form depends on, if any."""
        best: Origin | None = None
        for atom in self.support(form):
            origin = self._origins.get(atom)
            if origin is None or not origin.opaque or not 1 << atom & self.secret:
                continue
            if best is None or (origin.clock, origin.cell) < (best.clock, best.cell):
                best = origin
        return best

    def support(self, *forms: int) -> set[int]:
        """Every atom that the forms depend on, through products and applications too."""
        seen: set[int] = set()
        waiting = list(forms)
        while waiting:
            for atom in _atoms(waiting.pop()):
                if atom not in seen:
                    seen.add(atom)
                    origin = self._origins.get(atom)
                    if origin is not None:
                        waiting += origin.parents
        return seen

    def describe(self, form: int, limit: int = 6) -> str:
        """Text of a form for a message: a constant, or its first `limit` atoms."""
        if isinstance(form, Unknown):
            return "unknown"
        if form < 2:
            return str(form)
        atoms = list(_atoms(form & ~1))
        names = [self._names.get(atom) or self._derived_name(atom) for atom in atoms[:limit]]
        more = f" ^ {len(atoms) - limit} more" if len(atoms) > limit else ""
        return " ^ ".join((["1"] if form & 1 else []) + names) + more

    def _derived_name(self, atom: int) -> str:
        origin = self._origins[atom]
        kind = "product" if origin.opaque else "S-box"
        return f"{kind} made in clock {origin.clock}"


def _atoms(form: int) -> Iterator[int]:
    form &= ~1
    while form:
        low = form & -form
        yield low.bit_length() - 1
        form ^= low
