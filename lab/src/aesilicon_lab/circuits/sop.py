# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as minimised sums of products, after Morioka & Satoh 2002, section 3.1.

Each output is a sum of its prime implicants (Quine 1952, McCluskey 1956): of all such sums
those with the fewest different terms over all eight outputs, and with those the fewest in each.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from aesilicon.netlist import circuit
from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import cover, sv_writer, truth

_PARAGRAPH = """\
// The AES S-box as minimised sums of products (Morioka & Satoh 2002): each output is a sum of its
// prime implicants, with the fewest different terms over all outputs. A term is a NAND of both
// nibbles' parts; NANDs and NORs in turn add the terms in balanced trees. Combinational.
"""

Cube = tuple[int, int]
"""A product of literals: the input bits that are in it, and the values they have there."""


def primes(column: int) -> dict[Cube, int]:
    """The prime implicants of a column of 8 inputs, each with its own column."""
    cubes = {(255, x): 1 << x for x in range(256) if column >> x & 1}
    prime: dict[Cube, int] = {}
    while cubes:
        larger, merged = {}, set()
        for (cares, values), covered in cubes.items():
            for place in range(8):
                bit = 1 << place
                other = (cares, values ^ bit)
                if cares & bit and other in cubes:
                    merged.add((cares, values))
                    larger[cares ^ bit, values & ~bit] = covered | cubes[other]
        prime.update((cube, covered) for cube, covered in cubes.items() if cube not in merged)
        cubes = larger
    return prime


def sums(columns: Sequence[int]) -> list[list[Cube]]:
    """The terms of each output: prime implicants of its column.

    Their number, terms of several outputs counted once, is the smallest there is, and no output
    can do with fewer of those.
    """
    implicants = [primes(column) for column in columns]
    all_cubes = sorted({cube for found in implicants for cube in found})
    number = {cube: 1 << n for n, cube in enumerate(all_cubes)}

    def rows(column: int, terms_of_column: Mapping[Cube, int]) -> Iterator[int]:
        for minterm in cover.members(column):
            yield sum(
                number[cube] for cube, covered in terms_of_column.items() if covered & minterm
            )

    outputs = list(zip(columns, implicants, strict=True))
    terms = cover.minimum(row for output in outputs for row in rows(*output))
    chosen = [cover.minimum(row & terms for row in rows(*output)) for output in outputs]
    return [[cube for cube in all_cubes if number[cube] & one] for one in chosen]


def from_table(table: Sequence[int]) -> Circuit:
    """The circuit of a table of 256 bytes."""
    builder = Builder(8)
    return builder.circuit(
        truth.any_of(builder, [_complement(builder, cube) for cube in terms])
        for terms in sums(truth.columns(table))
    )


def _complement(builder: Builder, cube: Cube) -> int:
    """The NAND of a term's literals in the lower and the upper nibble."""
    cares, values = cube
    nibbles = (
        {place: bool(values >> place & 1) for place in nibble if cares >> place & 1}
        for nibble in (range(4), range(4, 8))
    )
    parts = [truth.nibble_product(builder, literals) for literals in nibbles if literals]
    return builder.add("NAND" if len(parts) == 2 else "NOT", *parts)


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward, inverse, and both, where input 8 selects the inverse and terms are shared."""
    forward, inverse = from_table(SBOX), from_table(INV_SBOX)
    return forward, inverse, circuit.select(forward, inverse)


def generate() -> str:
    """SystemVerilog of module `aes_sbox_sop`."""
    return sv_writer.circuit_module("aes_sbox_sop", _PARAGRAPH, *circuits())
