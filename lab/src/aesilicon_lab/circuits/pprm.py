# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box in positive-polarity Reed-Muller form, after Morioka & Satoh 2002, section 3.1.

Each output is the XOR of products of inputs, none of them inverted: the algebraic normal form.
"""

from collections.abc import Sequence
from functools import cache

from aesilicon.netlist import circuit
from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import sv_writer, truth

_PARAGRAPH = """\
// The AES S-box in positive-polarity Reed-Muller form (Morioka & Satoh 2002): each output is a
// balanced XOR tree of products of non-inverted inputs. Products are shared; each is a NAND of the
// parts of both nibbles, so a complement. Combinational.
"""


def monomials(column: int) -> list[int]:
    """The products whose XOR is a column of 8 inputs: bit i of each says that input i is in it.

    Product 0 is the constant 1. This is the Moebius transform of the column.
    """
    for place in range(8):
        column ^= (column & truth.where_zero(place, 8)) << (1 << place)
    return [product for product in range(256) if column >> product & 1]


def from_table(table: Sequence[int]) -> Circuit:
    """The circuit of a table of 256 bytes."""
    builder = Builder(8)
    return builder.circuit(_sum(builder, monomials(column)) for column in truth.columns(table))


def _sum(builder: Builder, products: Sequence[int]) -> int:
    """The XOR of some products; each complemented product inverts the result."""
    signals = []
    turned = False
    for product in products:
        parts = [
            truth.nibble_product(builder, {place: True for place in nibble if product >> place & 1})
            for nibble in (range(4), range(4, 8))
            if any(product >> place & 1 for place in nibble)
        ]
        turned ^= len(parts) != 1
        if parts:
            signals.append(parts[0] if len(parts) == 1 else builder.add("NAND", *parts))
    while len(signals) > 2:
        pairs = zip(signals[0::2], signals[1::2], strict=False)
        rest = signals[len(signals) & ~1 :]
        signals = rest + [builder.add("XOR", a, b) for a, b in pairs]
    return builder.add("XNOR" if turned else "XOR", *signals)


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward, inverse, and both, where input 8 selects the inverse and products are shared."""
    forward, inverse = from_table(SBOX), from_table(INV_SBOX)
    return forward, inverse, circuit.select(forward, inverse)


def generate() -> str:
    """SystemVerilog of module `aes_sbox_pprm`."""
    return sv_writer.circuit_module("aes_sbox_pprm", _PARAGRAPH, *circuits())
