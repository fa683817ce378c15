# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Helpers of circuit tests: evaluate a linear program, remove gates that no output reads."""

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon_lab.circuits.linear import XorProgram


def run(program: XorProgram, x: int) -> int:
    """The output of a linear program for the input `x`."""
    values = [x >> j & 1 for j in range(program.inputs)]
    for a, b in program.steps:
        values.append(values[a] ^ values[b])
    return sum(values[signal] << i for i, signal in enumerate(program.outputs))


def live(circuit: Circuit) -> Circuit:
    """A circuit without gates that no output depends on."""
    needed = set(circuit.outputs)
    for signal in reversed(range(circuit.inputs, circuit.inputs + len(circuit.gates))):
        if signal in needed:
            needed.update(circuit.gates[signal - circuit.inputs].ins)
    builder = Builder(circuit.inputs)
    new = list(range(circuit.inputs))
    for signal, gate in enumerate(circuit.gates, circuit.inputs):
        wanted = signal in needed
        new.append(builder.add(gate.op, *(new[i] for i in gate.ins)) if wanted else -1)
    return builder.circuit(new[i] for i in circuit.outputs)
