# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Straight-line programs in `data`: each file names its source, or the search that found it."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from aesilicon.circuits import circuit
from aesilicon.circuits.circuit import Builder, Circuit
from aesilicon.circuits.linear import XorProgram


@cache
def read(name: str, inputs: int) -> Circuit:
    """The program `data/NAME.slp`."""
    return circuit.parse(text(name), inputs)


def text(name: str) -> str:
    """The text of the file `data/NAME.slp`."""
    path = files("aesilicon.circuits") / "data" / f"{name}.slp"
    return path.read_text(encoding="utf-8")


def split(whole: Circuit) -> tuple[Circuit, Circuit, Circuit]:
    """The linear part at the inputs, the middle with all products, the linear part at the outputs.

    The middle reads the signals of the first part in the order in which it first uses them, and
    outputs the signals that the last part reads, in the order of its own gates.
    """
    first = whole.inputs
    linear = set(range(first))
    for signal, gate in enumerate(whole.gates, first):
        if gate.op in ("XOR", "XNOR") and linear.issuperset(gate.ins):
            linear.add(signal)
    feeds = set()  # everything that a product depends on, and the products
    for signal, gate in reversed([*enumerate(whole.gates, first)]):
        if gate.op not in ("XOR", "XNOR") or signal in feeds:
            feeds.update({signal}.union(gate.ins))
    middle = sorted(feeds - linear)
    last = [k for k in range(first, first + len(whole.gates)) if k not in feeds | linear]
    ins = _read(whole, middle, linear)
    outs = sorted(_read(whole, last, set(middle)))
    return (
        _part(whole, range(first), sorted(linear)[first:], ins),
        _part(whole, ins, middle, outs),
        _part(whole, outs, last, whole.outputs),
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


def _read(whole: Circuit, gates: list[int], signals: set[int]) -> list[int]:
    """Those of `signals` that gates read, in order of first use."""
    used = (i for k in gates for i in whole.gates[k - whole.inputs].ins if i in signals)
    return list(dict.fromkeys(used))


def _part(whole: Circuit, ins: Iterable[int], gates: Iterable[int], outs: Iterable[int]) -> Circuit:
    place = {signal: n for n, signal in enumerate(ins)}
    builder = Builder(len(place), shared=False)
    for k in gates:
        gate = whole.gates[k - whole.inputs]
        place[k] = builder.add(gate.op, *(place[i] for i in gate.ins))
    return builder.circuit(place[k] for k in outs)
