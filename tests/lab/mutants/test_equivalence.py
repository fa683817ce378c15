# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Equivalence of small circuits: what nobody can see may differ, what somebody can may not."""

from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.netlist.netlist import Gate, Netlist, Register, Table
from aesilicon.spec.sbox import SBOX
from aesilicon_lab.mutants.equivalence import Candidate, equivalent

# Inputs 2 (a) and 3 (b); registers 4 (never 1), 5 (takes a), 6 (what 5 was).
NEVER, TAKES, LATER = 4, 5, 6
MASKED, SHOWN, NEXT = 7, 8, 9
CIRCUIT = Netlist(
    top="top",
    inputs={"a": (2,), "b": (3,)},
    outputs={"y": (SHOWN,)},
    cells=(
        Gate("AND", MASKED, (NEVER, LATER)),
        Gate("XOR", SHOWN, (MASKED, TAKES)),
        Gate("AND", NEXT, (NEVER, 3)),
    ),
    registers=(Register("never", NEXT, 4), Register("takes", 2, 5), Register("later", 5, 6)),
    first_register=4,
    size=10,
    unknown=(),
    names={},
)


def check(tmp_path: Path, mutant: Netlist, start: tuple[int, ...] = (0, 0, 0)) -> bool:
    original = Candidate(CIRCUIT, start)
    return equivalent(original, replace(original, netlist=mutant), {}, tmp_path)


def with_next(register: int, net: int) -> Netlist:
    return CIRCUIT.with_register(register, replace(CIRCUIT.registers[register], d=net))


def test_the_same_circuit(tmp_path: Path) -> None:
    assert check(tmp_path, CIRCUIT)


def test_a_gate_that_a_register_at_0_makes_idle(tmp_path: Path) -> None:
    assert check(tmp_path, CIRCUIT.with_cell(1, Gate("BUF", SHOWN, (TAKES,))))


def test_the_same_gate_when_the_register_may_be_1(tmp_path: Path) -> None:
    wire = CIRCUIT.with_cell(1, Gate("BUF", SHOWN, (TAKES,)))
    assert not check(tmp_path, wire, (1, 0, 0))
    assert not check(tmp_path, wire, (-1, 0, 0))


def test_a_register_that_differs_where_nobody_sees_it(tmp_path: Path) -> None:
    assert check(tmp_path, with_next(2, 3))


def test_a_register_that_differs_where_somebody_sees_it(tmp_path: Path) -> None:
    assert not check(tmp_path, with_next(1, 3))
    assert not check(tmp_path, with_next(0, 3))


@pytest.mark.parametrize(("seen", "same"), [(False, True), (True, False)])
def test_a_table_whose_input_differs(tmp_path: Path, seen: bool, same: bool) -> None:
    """The table's output is free, but the same for the same input."""
    a, masked, out = tuple(range(2, 10)), 19, 20
    register = 10
    table = Table("t", tuple(SBOX), a, tuple(range(11, 19)))
    mask = 1 if seen else register
    original = Netlist(
        top="top",
        inputs={"a": a},
        outputs={"y": (out,)},
        cells=(table, Gate("AND", masked, (11, mask)), Gate("BUF", out, (masked,))),
        registers=(Register("never", register, register),),
        first_register=register,
        size=21,
        unknown=(),
        names={},
    )
    turned = original.with_cell(0, replace(table, ins=(*a[1:], a[0])))
    first, second = Candidate(original, (0,)), Candidate(turned, (0,))
    assert equivalent(first, first, {}, tmp_path)
    assert equivalent(first, second, {}, tmp_path) is same


def test_registers_that_only_one_side_has(tmp_path: Path) -> None:
    less = replace(
        CIRCUIT,
        cells=(Gate("BUF", SHOWN, (TAKES,)),),
        registers=(Register("takes", 2, 4),),
        size=10,
    )
    less = replace(less, cells=(Gate("BUF", SHOWN, (4,)),))
    first, second = Candidate(CIRCUIT, (0, 0, 0)), Candidate(less, (0,))
    assert equivalent(first, second, {}, tmp_path)
    assert equivalent(second, first, {}, tmp_path)


def test_registers_that_start_differently(tmp_path: Path) -> None:
    first = Candidate(CIRCUIT, (0, 0, 0))
    assert equivalent(first, Candidate(CIRCUIT, (0, 0, 1)), {}, tmp_path)
    assert not equivalent(first, Candidate(CIRCUIT, (0, 1, 0)), {}, tmp_path)
