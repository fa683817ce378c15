# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as eight twisted decision diagrams, after Morioka & Satoh 2002, section 4.

Each output has a binary decision diagram (BDD) of its own, and no two share a gate. Input i drives
position ((8 + i - j) mod 8) + 1 of BDD j, so that every input has each position once and the
fan-out to the many selectors of positions 2 and 3 is spread evenly. Positions 1 to 3 are 2:1
selectors; positions 4 to 8 become one of 32 lines, each line is ANDed with its subfunction of the
first three, and five levels of ORs add these. All gates invert: a selector is two NANDs, one for
each value of its input, and a NAND of both; alternating NANDs and NORs form the rest.

The paper passes each input from one BDD to the next through inverters. A chain through all eight
would have seven inverters in series, so each input has two chains of two inverters, one for the
selectors and one for the decoders. The BDDs take the complement from the first inverter of a
chain and the true value from the second; no BDD loads the port itself.
"""

from collections.abc import Sequence
from functools import cache

from aesilicon.netlist import circuit
from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import sv_writer, truth

_PARAGRAPH = """\
// The AES S-box as eight twisted binary decision diagrams (Morioka & Satoh 2002, section 4): one
// for each output, without common gates, each with its own order of the inputs. Three levels of
// selectors, a decoder of five inputs to 32 lines, one AND level and five OR levels, all of
// inverting gates. Combinational.
"""

SELECTORS = 3
"""Positions below the decoder."""


def from_table(table: Sequence[int]) -> Circuit:
    """The circuit of a table of 256 bytes, of which no bit is always 0."""
    builder = Builder(8, shared=False)
    chains = []
    for _ in range(2):
        complements = [builder.add("NOT", place) for place in range(8)]
        chains.append(([builder.add("NOT", one) for one in complements], complements))
    outputs = []
    for output, column in enumerate(truth.columns(table)):
        places = [(position + output) % 8 for position in range(8)]
        rails = [
            chains[position >= SELECTORS][rail][place]
            for rail in range(2)
            for position, place in enumerate(places)
        ]
        outputs += builder.place(diagram(twisted(column, output)), rails)
    return builder.circuit(outputs)


def twisted(column: int, output: int) -> int:
    """A column of the inputs as one of the positions of BDD `output`: bit k is position k + 1."""
    return sum((column >> ((y << output | y >> 8 - output) & 0xFF) & 1) << y for y in range(256))


def diagram(column: int) -> Circuit:
    """One BDD. Its inputs are the positions 1 to 8, then their complements."""
    builder = Builder(16)
    terms = []
    for code in range(32):
        part = column >> (8 * code) & 0xFF
        if part:
            line = decoder_line(builder, code)
            enabled = part != 0xFF
            selected = (selectors(builder, SELECTORS - 1, part),) if enabled else ()
            terms.append(builder.add("NAND" if enabled else "NOT", line, *selected))
    return builder.circuit([truth.any_of(builder, terms)])


def decoder_line(builder: Builder, code: int) -> int:
    """The line that is 1 where positions 4 to 8 have the value `code`.

    A NOR of the decoders of positions 4 to 6 and 7 to 8. The second has two copies with different
    input order, so that no NAND drives more than four NORs.
    """
    rails = [_rail(SELECTORS + k, bool(code >> k & 1)) for k in range(5)]
    complements = [_rail(SELECTORS + k, not code >> k & 1) for k in range(2)]
    lower = builder.add("NAND", builder.add("NOR", *complements), rails[2])
    upper = rails[3:] if code & 4 else rails[:2:-1]
    return builder.add("NOR", lower, builder.add("NAND", *upper))


def selectors(builder: Builder, position: int, part: int) -> int:
    """A function of positions 1 to `position` + 1, not constant, by selectors; `part`: its column.

    A selector with a constant input is a NOR, a NAND or nothing. All selectors of a position share
    the NANDs of its rails and equal data, of which there are few.
    """
    half = 1 << position
    ones = (1 << half) - 1
    low, high = part & ones, part >> half
    true, complement = _rail(position, True), _rail(position, False)

    def below(function: int) -> int:
        return selectors(builder, position - 1, function)

    if low == high:
        return below(low)
    if {low, high} == {0, ones}:
        return true if high else complement
    if low == 0:
        return builder.add("NOR", complement, below(ones ^ high))
    if high == 0:
        return builder.add("NOR", true, below(ones ^ low))
    if low == ones:
        return builder.add("NAND", true, below(ones ^ high))
    if high == ones:
        return builder.add("NAND", complement, below(ones ^ low))
    ahead = builder.add("NAND", true, below(high))
    return builder.add("NAND", ahead, builder.add("NAND", complement, below(low)))


def _rail(position: int, value: bool) -> int:
    return position if value else 8 + position


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward, inverse, and both with all their gates, where input 8 selects the inverse."""
    forward, inverse = from_table(SBOX), from_table(INV_SBOX)
    return forward, inverse, circuit.select(forward, inverse, shared=False)


_CHOICE = """\
  if (Directions == aes_pkg::DirBoth) begin : gen_both
    assign data_o = inverse_i ? inverse : forward;
  end else begin : gen_one
    logic unused_inverse;
    assign unused_inverse = inverse_i;
    assign data_o = (Directions == aes_pkg::DirEncrypt) ? forward : inverse;
  end
"""


def generate() -> str:
    """SystemVerilog of module `aes_sbox_twisted_bdd`."""
    pieces = [
        functions("forward", "The S-box", SBOX),
        functions("inverse", "Its inverse", INV_SBOX),
    ]
    pieces += [sv_writer.NO_INLINE, "  logic [7:0] forward, inverse;\n"]
    for name, absent in (("forward", "DirDecrypt"), ("inverse", "DirEncrypt")):
        pieces.append(
            f"  if (Directions != aes_pkg::{absent}) begin : gen_{name}\n"
            f"{network(name, name)}"
            f"  end else begin : gen_no_{name}\n"
            f"    assign {name} = 8'h00;\n"
            "  end\n"
        )
    return sv_writer.sbox_module("aes_sbox_twisted_bdd", _PARAGRAPH, "\n".join([*pieces, _CHOICE]))


def functions(name: str, title: str, table: Sequence[int]) -> str:
    """The BDDs of a table, functions `{name}_0` to `{name}_7`, for `network`."""
    return "\n".join(
        sv_writer.circuit_function(
            f"{name}_{output}",
            f"{title}, bit {output}, of positions 1 to 8 and their complements above.",
            diagram(twisted(column, output)),
        )
        for output, column in enumerate(truth.columns(table))
    )


_DRIVERS = """\
    // The two chains of inverters; nets with names, as a front end takes ~(~a) for a.
    logic [7:0] near, near_n, far, far_n;
    assign near_n = ~data_i;
    assign near = ~near_n;
    assign far_n = ~data_i;
    assign far = ~far_n;
"""


def network(name: str, result: str) -> str:
    """The drivers of the functions `name` from `data_i`, and the assignment of `result`."""
    lines = [_DRIVERS]
    for output in range(8):
        rails = ", ".join(
            f"{'far' if position >= SELECTORS else 'near'}{suffix}[{(position + output) % 8}]"
            for suffix in ("_n", "")
            for position in reversed(range(8))
        )
        complements, true = rails[: (middle := rails.index(" far["))], rails[middle:]
        lines.append(
            f"    assign {result}[{output}] = {name}_{output}({{\n"
            f"      {complements}\n     {true}\n    }});\n"
        )
    return "".join(lines)
