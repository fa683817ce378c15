# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Inversion in a quadratic extension field by products in its subfield.

All fields are subfields of the AES field, so that every element is a byte. For a in the field with
q^2 elements take p = Tr(g a) and r = Tr(h a) with constants g and h; Tr(x) = x + x^q is in the
subfield.
Then, with k = g h^q + g^q h,

    k a^(q+1) = p r + Tr(g h a^2)      the trace is linear in the bits of a
    1/a = h (p e) + g (r e)            for e = 1 / (k a^(q+1))

The coordinates of a in any basis, normal or polynomial, and their sum are such p and r. Products in
the subfield are of linear forms of their factors (Karatsuba's way), so that the three
multiplications share these (Canright 2005). A linear term that is p_j + r_j costs nothing: the
product p_j r_j becomes p_j | r_j.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec import gf
from aesilicon_lab.circuits import linear, linear_cancel
from aesilicon_lab.circuits.inversion import Core, Signal, affine, after_program, compose
from aesilicon_lab.circuits.linear import Rows

Pair = tuple[int, int]
"""Basis of a quadratic extension: the second element has the coordinate with the lower number."""

BYTE = tuple(1 << bit for bit in range(8))
"""The basis of the AES field in which a byte is given."""

FORMS = {4: (1, 2, 3), 16: tuple(i * j for i in (1, 4, 5) for j in (1, 2, 3))}
"""Elements of a subfield -> the linear forms whose products make its product, as masks."""


def products(one: Pair, other: Pair) -> tuple[int, ...]:
    """The basis of the products of two: of a field over GF(2), lowest coordinate first."""
    return tuple(gf.mul(a, b) for a in reversed(one) for b in reversed(other))


@dataclass(frozen=True)
class Extension:
    """Inversion of an element a, given by its coordinates in the basis `field_basis`."""

    q: int
    """Elements of the subfield: 4 or 16."""
    g: int
    h: int
    basis: tuple[int, ...]
    """Basis of the subfield over GF(2), lowest coordinate first."""
    field_basis: tuple[int, ...]
    """Basis of the field over GF(2), lowest coordinate first."""

    @cached_property
    def p(self) -> Rows:
        """The forms of p, as sums of coordinates of a."""
        return self._factor(self.g)

    @cached_property
    def r(self) -> Rows:
        """The forms of r."""
        return self._factor(self.h)

    @cached_property
    def times(self) -> Rows:
        """Coordinates of a product in the subfield, each as a sum of products of forms."""
        return _times(self.q, self.basis)

    @cached_property
    def ors(self) -> tuple[int, ...] | None:
        """For each coordinate of k a^(q+1) the products that become ORs; None if impossible."""
        differences = [a ^ b for a, b in zip(self.p, self.r, strict=True)]
        constant = gf.mul(self.g, self.h)
        rest = self._rows(lambda a: self._trace(gf.mul(constant, gf.mul(a, a))))
        found = []
        for row, left in zip(self.times, rest, strict=True):
            summed = [j for j in range(len(differences)) if row >> j & 1]
            sums = linear.span([differences[j] for j in summed])
            if left not in sums:
                return None
            found.append(sum(1 << j for n, j in enumerate(summed) if sums[left] >> n & 1))
        return tuple(found)

    @cached_property
    def outs(self) -> Rows:
        """Coordinates of 1/a, each as a sum of products: of e's forms with p's, then with r's."""
        inside, outside = linear.span(self.basis), linear.span(self.field_basis)
        element = {mask: value for value, mask in inside.items()}
        size = len(self.basis)

        def joined(pairs: int) -> int:
            low, high = element[pairs & self.q - 1], element[pairs >> size]
            return outside[gf.mul(self.h, low) ^ gf.mul(self.g, high)]

        factors = linear.from_function(joined, 2 * size)
        many = len(FORMS[self.q])
        return compose(factors, self.times + tuple(row << many for row in self.times))

    def norm(self, builder: Builder, p: list[int], r: list[int], negated: int = 0) -> list[int]:
        """Places the gates from the forms of p and r to k a^(q+1): NANDs, NORs and XORs.

        The result has the constant `negated` added.
        """
        assert self.ors is not None
        many = len(p)
        rows = tuple(
            row & ~ors | ors << many for row, ors in zip(self.times, self.ors, strict=True)
        )
        used = [j for j in range(2 * many) if any(row >> j & 1 for row in rows)]
        terms: list[Signal] = [
            (builder.add("NAND" if j < many else "NOR", p[j % many], r[j % many]), True)
            for j in used
        ]
        turned = linear_cancel.transposed(rows, 2 * many)
        program = after_program(
            linear_cancel.transposed(tuple(turned[j] for j in used), len(rows)), len(used), 0
        )
        return affine(builder, program, terms, negated)

    def _trace(self, a: int) -> int:
        return a ^ gf.power(a, self.q)

    def _factor(self, constant: int) -> Rows:
        return compose(FORMS[self.q], self._rows(lambda a: self._trace(gf.mul(constant, a))))

    def _rows(self, function: Callable[[int], int]) -> Rows:
        """The coordinates of a linear function to the subfield."""
        inside = linear.span(self.basis)
        columns = [inside[function(element)] for element in self.field_basis]
        return linear_cancel.transposed(tuple(columns), len(self.basis))


@cache
def _times(q: int, basis: tuple[int, ...]) -> Rows:
    forms, size = FORMS[q], len(basis)
    cells = [(m, n) for m in range(size) for n in range(size)]
    bilinear = [sum((f >> m & f >> n & 1) << i for i, (m, n) in enumerate(cells)) for f in forms]
    sums = linear.span(bilinear)
    inside = linear.span(basis)
    parts = [inside[gf.mul(basis[m], basis[n])] for m, n in cells]
    return tuple(
        sums[sum((part >> k & 1) << i for i, part in enumerate(parts))] for k in range(size)
    )


def extension(
    q: int, basis: tuple[int, ...], pair: Pair, field_basis: tuple[int, ...]
) -> Extension | None:
    """Selects two of these: the coordinates in the basis `pair` and their sum. None if no two fit.

    Two fit if the linear term of the norm costs no gate.
    """

    def coordinate(one: int, other: int) -> int:
        """The constant g with Tr(g `one`) = 1 and Tr(g `other`) = 0."""
        ratio = gf.mul(one, gf.inverse(other))
        return gf.inverse(gf.mul(other, ratio ^ gf.power(ratio, q)))

    high, low = coordinate(*pair), coordinate(*reversed(pair))
    for g, h in combinations((high, low, high ^ low), 2):
        candidate = Extension(q, g, h, basis, field_basis)
        if candidate.ors is not None:
            return candidate
    return None


def core(top: Extension, inverter: Circuit, *, complemented: bool = False) -> Core:
    """Inversion in GF(256); `inverter` takes an element of GF(16) to the forms of its inverse.

    It takes the complements of the coordinates if `complemented`.
    """
    builder = Builder(18)
    p, r = list(range(9)), list(range(9, 18))
    e = builder.place(inverter, top.norm(builder, p, r, 15 if complemented else 0))
    outs = [builder.add("NAND", *pair) for pair in zip(e + e, p + r, strict=True)]
    return Core(builder.circuit(outs), top.p + top.r, top.outs, negative=True)


def nand_inverter(low: Extension) -> Circuit:
    """Inversion in GF(16) to the nine forms of the inverse, by products in GF(4) as NANDs, NORs."""
    builder = Builder(4)
    ins = [(i, False) for i in range(4)]
    factors = affine(builder, linear_cancel.share(low.p + low.r, 4), ins)
    p, r = factors[:3], factors[3:]
    norm = low.norm(builder, p, r)
    squares = linear.from_function(lambda n: _squared(low.basis, n), 2)
    e = affine(
        builder, linear_cancel.share(compose(FORMS[4], squares), 2), [(n, False) for n in norm]
    )
    terms = [(builder.add("NAND", *pair), True) for pair in zip(e + e, p + r, strict=True)]
    outs = compose(FORMS[16], low.outs)
    _, program = linear_cancel.best(outs, 6, range(20))
    return builder.circuit(affine(builder, program, terms))


def _squared(basis: tuple[int, ...], coordinates: int) -> int:
    """In GF(4) the inverse is the square."""
    inside = linear.span(basis)
    element = next(value for value, mask in inside.items() if mask == coordinates)
    return inside[gf.mul(element, element)]
