# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box in a depth of 16: 128 gates, its inverse 127 (Boyar and Peralta 2012, SEC 2012).

Both directions have the same middle part of 63 gates, as the paper remarks. The circuit for both
contains it once, with muxes for the factors of its products and for the outputs. The other inputs
of the middle part are sums of factors.
"""

from collections.abc import Iterable, Sequence, Set
from functools import cache
from itertools import combinations

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon_lab.circuits import programs, sv_writer
from aesilicon_lab.circuits.inversion import Affine
from aesilicon_lab.circuits.linear import Rows

_PARAGRAPH = """\
// The AES S-box in a depth of 16 gates (Boyar & Peralta 2012): linear maps, a middle part that both
// directions share, and linear maps again. Combinational.
"""


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9; input 8 selects the inverse."""
    forward = programs.read("boyar_peralta_depth16_forward", 8)
    inverse = programs.read("boyar_peralta_depth16_inverse", 8)
    return forward, inverse, _both(forward, inverse)


def generate() -> str:
    """SystemVerilog of module `aes_sbox_boyar_peralta_depth16`."""
    return sv_writer.circuit_module("aes_sbox_boyar_peralta_depth16", _PARAGRAPH, *circuits())


def _both(forward: Circuit, inverse: Circuit) -> Circuit:
    """The common middle part, with muxes where the directions differ."""
    before, middle, after = programs.split(forward)
    behind, same, beyond = programs.split(inverse)
    if middle != same:
        raise ValueError("the two directions have no common middle part")
    builder = Builder(9)
    factors = {i for gate in middle.gates if gate.op == "AND" for i in gate.ins}
    factors &= {*range(middle.inputs)}
    made = _sums(_maps(before), _maps(behind), factors)
    inputs_left = [n for n in range(middle.inputs) if n not in made]
    ins = dict(
        zip(inputs_left, _choice(builder, before, behind, range(8), inputs_left), strict=True)
    )
    ins |= {n: builder.add("XOR", ins[a], ins[b]) for n, (a, b) in made.items()}
    products = builder.place(middle, [ins[n] for n in range(middle.inputs)])
    return builder.circuit(_choice(builder, after, beyond, products, range(8)))


def _sums(ahead: Rows, back: Rows, factors: Set[int]) -> dict[int, tuple[int, int]]:
    """Signals that are not factors, so not critical, each with two factors that sum to it."""
    values = [*zip(ahead, back, strict=True)]
    return {
        n: (a, b)
        for n in range(len(values))
        if n not in factors
        for a, b in combinations(sorted(factors), 2)
        if all(x ^ y == z for x, y, z in zip(values[a], values[b], values[n], strict=True))
    }


def _maps(part: Circuit) -> Rows:
    """A linear part; bit 8 of each row is its added constant."""
    program, added = programs.linear_program(part)
    return tuple(row | (added >> n & 1) << 8 for n, row in enumerate(program.rows()))


def _choice(
    builder: Builder, ahead: Circuit, back: Circuit, ins: Sequence[int], outs: Iterable[int]
) -> list[int]:
    """Outputs of two linear parts on the same signals: inverting muxes of complements."""
    signals = [(signal, False) for signal in ins]
    ones = (1 << len(ahead.outputs)) - 1
    parts = []
    for part in ahead, back:
        program, added = programs.linear_program(part)
        parts.append(Affine(builder, program, signals, added ^ ones))
    return [builder.add("NMUX", 8, *(part.output(n) for part in reversed(parts))) for n in outs]
