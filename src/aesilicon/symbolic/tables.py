# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Recognises tables of 256 entries as affine maps around the inversion in GF(2^8)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from aesilicon.drivers.machine import Bits
from aesilicon.spec.gf import inverse
from aesilicon.spec.sbox import INV_SBOX
from aesilicon.symbolic.forms import Forms


@dataclass(frozen=True)
class Affine:
    """A table of 256 entries as an affine map of one inversion z -> 1/z in GF(2^8).

    z is `before` applied to the input. Output bit n is the XOR of the values that the mask
    `bits[n]` selects from (1, 1/z bits 0..7, input bits 0..7), lowest mask bit first.
    """

    before: tuple[int, ...]
    """For each bit of z, a mask over (1, input bits 0..7)."""
    bits: tuple[int, ...]

    def apply(self, forms: Forms, argument: Bits, cell: int = -1) -> Bits:
        """The table's output bits for 8 input forms, least significant first."""
        to_argument, from_inverse = self._maps
        return from_inverse(argument, forms.invert(to_argument(argument), cell))

    @cached_property
    def _maps(self) -> tuple[Callable[[Bits], Bits], Callable[[Bits, Bits], Bits]]:
        """The affine maps before and after the inversion, as compiled functions."""
        x = [f"x[{i}]" for i in range(8)]
        z = [f"z[{i}]" for i in range(8)]
        scope: dict[str, Any] = {}
        code = f"def before(x): return ({_sums(self.before, ['1', *x])})\n"
        code += f"def after(x, z): return ({_sums(self.bits, ['1', *z, *x])})\n"
        exec(code, scope)
        return scope["before"], scope["after"]


def _sums(masks: Sequence[int], names: Sequence[str]) -> str:
    """Code of a tuple of XORs; each mask selects some of the names."""
    picked = ([name for i, name in enumerate(names) if mask >> i & 1] for mask in masks)
    return "".join((" ^ ".join(sum) or "0") + ", " for sum in picked)


_IDENTITY = tuple(2 << i for i in range(8))


@cache
def recognise(entries: tuple[int, ...], width: int) -> Affine | None:
    """Expresses a table as an affine image of the field inversion, or returns None.

    Covers the S-box, its inverse, the inversion alone, and tables that join the S-box with
    multiplications (T-boxes), with the entries in forward or reverse order.
    """
    plain = (_IDENTITY, _undo_affine())
    for before in (*plain, *(_last_first(masks) for masks in plain)):
        pool = [(1 << 256) - 1]
        z = [_apply_mask(before, x) for x in range(256)]
        pool += [_column([inverse(value) for value in z], i) for i in range(8)]
        pool += [_column(list(range(256)), i) for i in range(8)]
        masks = [_solve(pool, _column(list(entries), i)) for i in range(width)]
        if all(mask is not None for mask in masks):
            return Affine(before, tuple(mask for mask in masks if mask is not None))
    return None


def _last_first(masks: tuple[int, ...]) -> tuple[int, ...]:
    """The masks for an input with all bits inverted: one with an odd number of them flips bit 0."""
    return tuple(mask ^ ((mask >> 1).bit_count() & 1) for mask in masks)


def _column(values: Sequence[int], bit: int) -> int:
    """The truth table of one bit of 256 values."""
    return sum((value >> bit & 1) << x for x, value in enumerate(values))


def _apply_mask(masks: tuple[int, ...], x: int) -> int:
    extended = x << 1 | 1
    return sum(((mask & extended).bit_count() & 1) << i for i, mask in enumerate(masks))


def _solve(pool: Sequence[int], target: int) -> int | None:
    """The mask of pool members whose XOR is the target; Gaussian elimination over GF(2)."""
    basis: list[tuple[int, int]] = []
    for i, vector in enumerate(pool):
        mask = 1 << i
        for b, m in basis:
            if vector ^ b < vector:
                vector, mask = vector ^ b, mask ^ m
        if vector:
            basis.append((vector, mask))
            basis.sort(reverse=True)
    mask = 0
    for b, m in basis:
        if target ^ b < target:
            target, mask = target ^ b, mask ^ m
    return None if target else mask


@cache
def _undo_affine() -> tuple[int, ...]:
    """The masks of the inverse of the S-box's affine map: z with S(1/z) = x for input x."""
    z = [inverse(INV_SBOX[x]) for x in range(256)]
    masks = []
    for i in range(8):
        constant = z[0] >> i & 1
        columns = sum(((z[1 << j] ^ z[0]) >> i & 1) << (j + 1) for j in range(8))
        masks.append(constant | columns)
    return tuple(masks)
