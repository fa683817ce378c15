# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Straight-line programs in `data`: each file names its source, or the search that found it.

Some S-boxes are three programs as they stand, one gate a line. Those of Maximov and Ekdahl 2019
(TCHES 2019(4), architecture D) are patented (Ericsson). `compact` is from `area_search` in
`research/`, for small area on osu018, ihp-sg13g2 and sky130A; for the others see `searched_sboxes`.
"""

from collections.abc import Iterable
from functools import cache, partial
from importlib.resources import files

from aesilicon.mapping import searched_sboxes
from aesilicon.mapping.searched_sboxes import DIRECTIONS
from aesilicon.netlist import circuit
from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon_lab.circuits import sv_writer
from aesilicon_lab.circuits.linear import XorProgram

_PARAGRAPHS = {
    "maximov_ekdahl": """\
// Patented (Ericsson): a licence may be needed. The AES S-box in short depth, architecture D of
// Maximov & Ekdahl 2019: while an element of GF(16) is inverted, 32 linear forms of the byte are
// computed; each output is the sum of four products of an inverted bit and a form. Combinational.
""",
    "compact": """\
// The AES S-box of small area on several libraries at once (osu018, ihp-sg13g2, sky130A): annealed
// netlists of simple gates, without a visible field structure. Map each gate to one cell.
// Combinational; slow.
""",
    "fast": """\
// The AES S-box optimised for delay: a truth table mapped to the cells of osu018, then annealed to
// shorten the longest path. Duplicate gates split a load; keep them. Combinational.
""",
    "brisk": """\
// The AES S-box optimised for area x delay of a core: a truth table mapped to the cells of osu018,
// then annealed with a price of 5 ps for each gate equivalent. Combinational.
""",
    "lean": """\
// The AES S-box optimised for area x delay of a core: a tower-field circuit mapped to the cells of
// osu018, then annealed with a price of 5 ps for each gate equivalent. About half the area of the
// brisk S-box at twice its delay. Combinational.
""",
}


@cache
def read(name: str, inputs: int) -> Circuit:
    """The program `data/NAME.slp`."""
    return circuit.parse(text(name), inputs)


def text(name: str) -> str:
    """The text of the file `data/NAME.slp`; that of an annealed S-box stands with the product."""
    sbox, _, direction = name.rpartition("_")
    if sbox in searched_sboxes.NAMES:
        return searched_sboxes.text(sbox, direction)
    return (files(__package__) / "data" / f"{name}.slp").read_text(encoding="utf-8")


@cache
def circuits(name: str) -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse with 8 inputs, and both with 9; input 8 selects the inverse."""
    forward, inverse, both = (read(f"{name}_{d}", n) for d, n in DIRECTIONS.items())
    return forward, inverse, both


def generate(name: str) -> str:
    """SystemVerilog of module `aes_sbox_NAME`."""
    return sv_writer.circuit_module(f"aes_sbox_{name}", _PARAGRAPHS[name], *circuits(name))


def split(circuit: Circuit) -> tuple[Circuit, Circuit, Circuit]:
    """The linear part at the inputs, the middle with all products, the linear part at the outputs.

    The middle reads the signals of the first part in the order in which it first uses them, and
    outputs the signals that the last part reads, in the order of its own gates.
    """
    first = circuit.inputs
    linear = set(range(first))
    for signal, gate in enumerate(circuit.gates, first):
        if gate.op in ("XOR", "XNOR") and linear.issuperset(gate.ins):
            linear.add(signal)
    feeds = set()  # everything that a product depends on, and the products
    for signal, gate in reversed([*enumerate(circuit.gates, first)]):
        if gate.op not in ("XOR", "XNOR") or signal in feeds:
            feeds.update({signal}.union(gate.ins))
    middle = sorted(feeds - linear)
    last = [k for k in range(first, first + len(circuit.gates)) if k not in feeds | linear]
    ins = _read(circuit, middle, linear)
    outs = sorted(_read(circuit, last, set(middle)))
    return (
        _part(circuit, range(first), sorted(linear)[first:], ins),
        _part(circuit, ins, middle, outs),
        _part(circuit, outs, last, circuit.outputs),
    )


def linear_program(part: Circuit) -> tuple[XorProgram, int]:
    """A circuit of XORs and XNORs as a linear map and its added constant."""
    signs = [False] * part.inputs
    for gate in part.gates:
        a, b = gate.ins
        signs.append(signs[a] ^ signs[b] ^ (gate.op == "XNOR"))
    steps = tuple((gate.ins[0], gate.ins[1]) for gate in part.gates)
    added = sum(signs[k] << i for i, k in enumerate(part.outputs))
    return XorProgram(part.inputs, steps, part.outputs), added


def _read(circuit: Circuit, gates: list[int], signals: set[int]) -> list[int]:
    """The signals among `signals` that gates read, in order of first use."""
    used = (i for k in gates for i in circuit.gates[k - circuit.inputs].ins if i in signals)
    return list(dict.fromkeys(used))


def _part(
    circuit: Circuit, ins: Iterable[int], gates: Iterable[int], outs: Iterable[int]
) -> Circuit:
    place = {signal: n for n, signal in enumerate(ins)}
    builder = Builder(len(place), shared=False)
    for k in gates:
        gate = circuit.gates[k - circuit.inputs]
        place[k] = builder.add(gate.op, *(place[i] for i in gate.ins))
    return builder.circuit(place[k] for k in outs)


GENERATORS = {f"aes_sbox_{name}": partial(generate, name) for name in _PARAGRAPHS}
"""Module -> function that returns its SystemVerilog."""
