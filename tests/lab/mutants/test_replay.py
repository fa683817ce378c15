# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Replay by Verilator: it agrees with the concrete simulation, mutant by mutant."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.netlist.netlist import Gate, Netlist, Register, Table
from aesilicon.spec.sbox import SBOX
from aesilicon.tools import verilator
from aesilicon_lab.mutants.mutants import GateMutant, RegisterMutant
from aesilicon_lab.mutants.replay import Recorder, Replay

pytestmark = pytest.mark.skipif(
    bool(verilator.check()), reason=f"needs {', '.join(verilator.check())}"
)

OPS = ("BUF", "NOT", "AND", "NAND", "ANDNOT", "OR", "NOR", "ORNOT", "XOR", "XNOR", "MUX")
INPUTS, REGISTERS = 20, 80


def random_netlist(rng: random.Random) -> Netlist:
    """Gates of every kind, and a table, between 20 inputs and 80 registers."""
    first = 2 + INPUTS + REGISTERS
    address = tuple(rng.randrange(first) for _ in range(8))
    cells: list[Gate | Table] = [Table("t", tuple(SBOX), address, tuple(range(first, first + 8)))]
    for n in range(first + 8, first + 308):
        op = OPS[n % len(OPS)]
        arity = 1 if op in ("BUF", "NOT") else 3 if op == "MUX" else 2
        cells.append(Gate(op, n, tuple(rng.randrange(n) for _ in range(arity))))
    q = 2 + INPUTS
    registers = tuple(
        Register(f"r{i}", rng.randrange(first, first + 308), q + i) for i in range(REGISTERS)
    )
    return Netlist(
        top="top",
        inputs={"a": tuple(range(2, 12)), "b": tuple(range(12, 22))},
        outputs={"y": tuple(range(first + 200, first + 308))},
        cells=tuple(cells),
        registers=registers,
        first_register=q,
        size=first + 308,
        unknown=(),
        names={},
    )


def record(netlist: Netlist, clocks: int = 12) -> Recorder:
    machine = Recorder(netlist, {}, seed=5)
    start = machine.state
    for clock in range(clocks):
        if clock == 7:
            machine.restore(start)
        machine.evaluate({name: machine.fresh(name, 10, secret=True) for name in ("a", "b")})
        machine.clock()
    machine.finish()
    return machine


def test_replay_agrees_with_the_record_and_tells_mutants_apart(tmp_path: Path) -> None:
    netlist = random_netlist(random.Random(3))
    out = netlist.outputs["y"][-1]
    index = next(i for i, cell in enumerate(netlist.cells) if out in cell.outs)
    gate = netlist.cells[index]
    assert isinstance(gate, Gate)
    inverted = {"XOR": "XNOR", "XNOR": "XOR", "AND": "NAND", "NAND": "AND", "OR": "NOR"}
    inverted |= {"NOR": "OR", "BUF": "NOT", "NOT": "BUF", "ANDNOT": "NAND", "ORNOT": "NOR"}
    other = replace(gate, op=inverted[gate.op])
    register = replace(netlist.registers[4], d=netlist.registers[5].d)
    mutants = [
        GateMutant("gate", "y", "", index, other),
        RegisterMutant("register", "r4", "", 4, register),
    ]
    replay = Replay(netlist, {}, mutants, [{}, {}], tmp_path)
    assert all(replay.run(record(netlist), 0))
    changed = [netlist.with_cell(index, other), netlist.with_register(4, register)]
    for number, wrong in enumerate(changed, 1):
        assert replay.confirms(record(wrong), number)
        assert not replay.confirms(record(wrong), 3 - number)
        assert not replay.confirms(record(netlist), number)
