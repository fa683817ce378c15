# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What searches say of the circuits they find: the program, the delay, the area."""

from pathlib import Path

from aesilicon.mapping.cell_circuit import CellCircuit
from aesilicon.mapping.gate_by_gate import NO_CLOCK
from aesilicon.netlist.circuit import Circuit
from aesilicon.targets import CellTarget, liberty
from aesilicon.tools import opensta


def write(circuit: Circuit) -> str:
    """The straight-line program that `circuit.parse` reads."""
    names = [f"x{i}" for i in range(circuit.inputs)]
    lines = []
    for k, gate in enumerate(circuit.gates):
        names.append(f"t{k}")
        lines.append(f"t{k} = {gate.op}({', '.join(names[i] for i in gate.ins)})\n")
    lines += [f"y{bit} = {names[signal]}\n" for bit, signal in enumerate(circuit.outputs)]
    return "".join(lines)


def time_combinational(
    netlist: Path, top: str, target: CellTarget, *, work: Path
) -> opensta.Timing:
    """OpenSTA's slowest path from an input to an output: `min_period_ns` is its delay.

    Inputs are driven and outputs loaded as the target's constants say; the part of the driving
    cell's delay that its load makes counts. Raises as `opensta.analyze` does.
    """
    return opensta.analyze(
        netlist,
        top,
        target.liberty,
        library=target.library,
        clock=NO_CLOCK,
        work=work,
    )


def area(circuit: CellCircuit, target: CellTarget) -> float:
    """In the library's unit."""
    return sum(liberty.cell_area(target.liberty, cell.name) for cell in circuit.cells)
