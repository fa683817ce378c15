# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A combinational circuit of simple gates, the result of every S-box generator.

Signals are numbers: 0 to `inputs` - 1 are the input bits, `inputs` + k is the output of gate k.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from aesilicon.netlist import gates

OPERATORS = {
    kind: operation
    for kind, operation in gates.OPERATIONS.items()
    if kind not in ("BUF", "ANDNOT", "ORNOT")
} | {"MUX": "{0} ? {1} : {2}", "NMUX": "~({0} ? {1} : {2})"}
"""Kind of gate -> SystemVerilog of its inputs. A multiplexer gives input 1 if input 0 is high."""


def arity(op: str) -> int:
    """Number of inputs of a gate."""
    return gates.ARITY[op]


@dataclass(frozen=True)
class CircuitGate:
    """One gate of a circuit; `ins` are the signals at its inputs."""

    op: str
    """A key of `OPERATORS`."""
    ins: tuple[int, ...]


@dataclass(frozen=True)
class Circuit:
    """A combinational circuit, in which each gate stands after the gates that drive it.

    Raises `ValueError` otherwise, and for a gate with a wrong number of inputs.
    """

    inputs: int
    gates: tuple[CircuitGate, ...]
    outputs: tuple[int, ...]
    """Signal of each output bit, least significant first."""

    def __post_init__(self) -> None:
        for signal, gate in enumerate(self.gates, self.inputs):
            if len(gate.ins) != arity(gate.op):
                raise ValueError(f"{gate.op} takes {arity(gate.op)} inputs")
            if not all(0 <= i < signal for i in gate.ins):
                raise ValueError(f"gate {signal} reads a signal that is not there yet")
        if not all(0 <= i < self.inputs + len(self.gates) for i in self.outputs):
            raise ValueError("an output names a signal that does not exist")

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """Truth table of every signal, as an integer whose bit x is the value for input word x."""
        rows = 1 << self.inputs
        ones = (1 << rows) - 1
        values = [gates.column(i, self.inputs) for i in range(self.inputs)]
        for gate in self.gates:
            values.append(_evaluate(gate.op, [values[i] for i in gate.ins], ones))
        return tuple(values)

    def table(self) -> tuple[int, ...]:
        """The output word for every input word."""
        outs = [self.columns[i] for i in self.outputs]
        return tuple(
            sum((column >> x & 1) << bit for bit, column in enumerate(outs))
            for x in range(1 << self.inputs)
        )

    def counts(self) -> Counter[str]:
        """Number of gates of each kind."""
        return Counter(gate.op for gate in self.gates)


class Builder:
    """Builds a circuit gate by gate; equal gates are merged if `shared`."""

    def __init__(self, inputs: int, *, shared: bool = True) -> None:
        self.inputs = inputs
        self._shared = shared
        self._gates: list[CircuitGate] = []
        self._known: dict[CircuitGate, int] = {}

    def add(self, op: str, *ins: int) -> int:
        """Adds a gate; returns its output signal."""
        gate = CircuitGate(op, ins)
        if self._shared and gate in self._known:
            return self._known[gate]
        self._gates.append(gate)
        signal = self.inputs + len(self._gates) - 1
        self._known.setdefault(gate, signal)
        return signal

    def place(self, circuit: Circuit, ins: Sequence[int]) -> list[int]:
        """Adds a copy of `circuit` with inputs `ins`; returns the signals of its outputs."""
        values = list(ins)
        for gate in circuit.gates:
            values.append(self.add(gate.op, *(values[i] for i in gate.ins)))
        return [values[i] for i in circuit.outputs]

    def circuit(self, outputs: Iterable[int]) -> Circuit:
        """The circuit of all gates added so far, with these output signals."""
        signals = tuple(outputs)  # consuming `outputs` may add gates
        return Circuit(self.inputs, tuple(self._gates), signals)


def parse(text: str, inputs: int) -> Circuit:
    """Reads a straight-line program, one gate a line: `t3 = XOR(x0, t1)`. `#` begins a comment.

    `x0` is input bit 0. Output bit 0 is a line such as `y0 = t3`, or a gate called `y0`. Raises
    `ValueError` for any other line, or a name that no earlier line defines.
    """
    builder = Builder(inputs, shared=False)
    names = {f"x{i}": i for i in range(inputs)}
    for line in text.splitlines():
        code = line.partition("#")[0].strip()
        if not code:
            continue
        match = re.fullmatch(r"(\w+) = (?:(\w+)\((.*)\)|(\w+))", code)
        if match is None:
            raise ValueError(f"not a line of a straight-line program: {line}")
        name, op, ins, same = match.groups()
        try:
            signals = [names[i.strip()] for i in (same or ins).split(",")]
        except KeyError as e:
            raise ValueError(f"{e} is not defined before it is used: {line}") from None
        names[name] = signals[0] if same else builder.add(op, *signals)
    outputs = 0
    while f"y{outputs}" in names:
        outputs += 1
    return builder.circuit(names[f"y{i}"] for i in range(outputs))


def select(forward: Circuit, inverse: Circuit, *, shared: bool = True) -> Circuit:
    """Both S-box directions on the same byte, inputs 0 to 7; input 8 selects the inverse.

    Equal gates are merged if `shared`.
    """
    builder = Builder(9, shared=shared)
    ahead = builder.place(forward, range(8))
    back = builder.place(inverse, range(8))
    return builder.circuit(builder.add("MUX", 8, b, a) for a, b in zip(ahead, back, strict=True))


def _evaluate(op: str, ins: Sequence[int], ones: int) -> int:
    return gates.FUNCTIONS[op](ones, *(reversed(ins) if op.endswith("MUX") else ins))
