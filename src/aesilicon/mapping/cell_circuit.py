# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Circuits in which each gate is a cell of the library for which the circuit was sized.

The text is a straight-line program (`netlist.circuit.parse`) in which comments name the cells:

    t3 = NAND(x0, t1)  # NAND2X1
    t4 = t3  # BUFX4

A buffer is no gate: in the circuit, and so in its RTL, `t4` is `t3`. Operands are in the order of
the operator. Interchangeable pins are in the order of the library, so the text defines the netlist.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from aesilicon.errors import UserError
from aesilicon.mapping.composition import usable
from aesilicon.netlist.circuit import OPERATORS, Circuit, CircuitGate, arity, parse
from aesilicon.targets import CellTarget

BUFFER = "BUF"


@dataclass(frozen=True)
class Kind:
    """The function of a cell, and its pins."""

    op: str
    """A key of `OPERATORS`, or `BUFFER`."""
    pins: tuple[str, ...]
    """Pins in the order of the operator's inputs."""
    output: str


@dataclass(frozen=True)
class Cell:
    """One cell of a circuit."""

    name: str
    """Name of the cell in the library."""
    ins: tuple[int, ...]
    """Signals, numbered as in `Circuit`, in the order of the operator's inputs."""


@dataclass(frozen=True)
class CellCircuit:
    """A circuit of cells; each cell comes after the cells that drive it."""

    inputs: int
    cells: tuple[Cell, ...]
    outputs: tuple[int, ...]


def kinds(target: CellTarget) -> dict[str, Kind]:
    """Cell name -> kind, for the cells of a library that compute an operator or are a buffer."""
    tables = {op: (arity(op), _table(op)) for op in OPERATORS} | {BUFFER: (1, 0b10)}
    by_name: dict[str, Kind] = {}
    for gate in usable(target):
        for op, table in tables.items():
            for pins in permutations(gate.inputs):
                if (len(pins), gate.table(pins)) == table:
                    by_name.setdefault(gate.name, Kind(op, pins, gate.output))
    return by_name


def _table(op: str) -> int:
    inputs = arity(op)
    return Circuit(inputs, (CircuitGate(op, tuple(range(inputs))),), (inputs,)).columns[-1]


def write(circuit: CellCircuit, by_name: Mapping[str, Kind]) -> str:
    """Writes a circuit as a straight-line program."""
    names = [f"x{i}" for i in range(circuit.inputs)]
    lines = []
    for k, cell in enumerate(circuit.cells):
        op, ins = by_name[cell.name].op, ", ".join(names[i] for i in cell.ins)
        lines.append(f"t{k} = {ins if op == BUFFER else f'{op}({ins})'}  # {cell.name}\n")
        names.append(f"t{k}")
    lines += [f"y{bit} = {names[signal]}\n" for bit, signal in enumerate(circuit.outputs)]
    return "".join(lines)


def read(text: str, inputs: int, by_name: Mapping[str, Kind]) -> CellCircuit:
    """Reads a circuit from a straight-line program.

    Raises `UserError` where the cell of a line is not in `by_name` or has another function, and
    the errors of `parse`.
    """
    parse(text, inputs)
    numbers = {f"x{i}": i for i in range(inputs)}
    cells: list[Cell] = []
    for line in text.splitlines():
        code, _, name = (part.strip() for part in line.partition("#"))
        target, _, value = code.partition(" = ")
        if target.startswith("y"):
            numbers[target] = numbers[value]
        elif code:
            op, _, ins = value.rpartition("(")
            if name not in by_name or by_name[name].op != (op or BUFFER):
                raise UserError(f"no cell of the library is meant by '{line}'")
            signals = tuple(numbers[i.strip()] for i in ins.rstrip(")").split(","))
            cells.append(Cell(name, signals))
            numbers[target] = inputs + len(cells) - 1
    outputs = sum(name.startswith("y") for name in numbers)
    return CellCircuit(inputs, tuple(cells), tuple(numbers[f"y{i}"] for i in range(outputs)))


def logic(circuit: CellCircuit, by_name: Mapping[str, Kind]) -> Circuit:
    """The circuit without its buffers."""
    return parse(write(circuit, by_name), circuit.inputs)


def verilog(circuit: CellCircuit, by_name: Mapping[str, Kind], top: str) -> str:
    """A flat netlist with the ports of an S-box, one port for each bit, and `inverse_i`."""
    names = ["\\" + f"data_i[{n}] " for n in range(8)] + ["inverse_i"]
    outs = ["\\" + f"data_o[{n}] " for n in range(len(circuit.outputs))]
    lines = [f"module {top} ({', '.join([*names, *outs])});\n"]
    lines += [f"  input {name};\n" for name in names]
    lines += [f"  output {name};\n" for name in outs]
    return "".join([*lines, *_body(circuit, by_name, names, outs), "endmodule\n"])


def module(name: str, circuits: Mapping[int, CellCircuit], by_name: Mapping[str, Kind]) -> str:
    """A module with the ports of an S-box as vectors; `Directions` selects one of the circuits."""
    ins = [*(f"data_i[{n}]" for n in range(8)), "inverse_i"]
    outs = [f"data_o[{n}]" for n in range(8)]
    lines = [
        f"module {name} (input inverse_i, input [7:0] data_i, output [7:0] data_o);\n",
        "  parameter Directions = 0;\n",
    ]
    for value, circuit in circuits.items():
        lines += [f"  if (Directions == {value}) begin : gen_{value}\n"]
        lines += [*_body(circuit, by_name, ins, outs), "  end\n"]
    return "".join([*lines, "endmodule\n"])


def _body(
    circuit: CellCircuit, by_name: Mapping[str, Kind], ins: Sequence[str], outs: Sequence[str]
) -> list[str]:
    nets = [*ins[: circuit.inputs], *(f"t{k}" for k in range(len(circuit.cells)))]
    lines = [f"  wire t{k};\n" for k in range(len(circuit.cells))]
    for k, cell in enumerate(circuit.cells):
        kind = by_name[cell.name]
        pins = [*zip(kind.pins, (nets[i] for i in cell.ins), strict=True), (kind.output, f"t{k}")]
        joined = ", ".join(f".{pin}({net})" for pin, net in pins)
        lines.append(f"  {cell.name} g{k} ({joined});\n")
    lines += [
        f"  assign {out} = {nets[signal]};\n"
        for out, signal in zip(outs, circuit.outputs, strict=True)
    ]
    return lines
