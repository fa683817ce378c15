# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Registers over forms: what lasts from one trial to the next, and what is evaluated again."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from aesilicon.netlist.netlist import Gate, Netlist, Register
from aesilicon.symbolic import program
from aesilicon.symbolic.fingerprints import Fingerprints
from aesilicon.symbolic.forms import Forms
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.program import Program, compile_netlist

D, Q = 2, 3
ONE_REGISTER = Netlist(
    top="one",
    inputs={"d": (D,)},
    outputs={"q": (Q,)},
    cells=(),
    registers=(Register("q", d=D, q=Q),),
    first_register=Q,
    size=4,
    unknown=(),
    names={},
)


@pytest.mark.parametrize("secret", [False, True])
def test_atoms_made_aside_are_not_lasting(secret: bool) -> None:
    """Their places are given again, so equal registers of two trials may differ."""
    machine = SymbolicMachine(compile_netlist(ONE_REGISTER), {})
    before = machine.fresh("before", 1, secret=secret)
    atoms = machine.forms.atoms
    seen = []
    for _ in range(2):
        with machine.aside():
            assert machine.is_lasting()  # the value at power-up
            for bit in (before, machine.fresh("aside", 1, secret=secret), machine.constant(1, 1)):
                machine.evaluate({"d": bit})
                machine.clock()
                seen.append((machine.state, machine.is_lasting()))
        assert machine.forms.atoms == atoms
    assert seen[:3] == seen[3:]
    assert [lasting for _, lasting in seen[:3]] == [True, False, True]


@pytest.mark.parametrize("secret", [False, True])
def test_kept_atoms_are_the_same_in_each_trial_and_each_run(secret: bool) -> None:
    """And others than those outside the trial and before, whatever their name."""
    machine = SymbolicMachine(
        compile_netlist(ONE_REGISTER), {}, (0,), follow=False, forms=Fingerprints()
    )
    runs = []
    for _ in range(2):
        seen = [machine.fresh("x", 1, secret=secret)]
        for _ in range(2):
            with machine.aside():
                seen += [machine.fresh("x", 1, secret=secret) for _ in range(2)]
                machine.evaluate({"d": seen[-1]})
                machine.clock()
                assert machine.is_lasting()
        seen.append(machine.fresh("x", 1, secret=secret))
        machine.evaluate({"d": seen[-1]})
        machine.clock()
        runs.append(seen)
        machine.restart()
        assert machine.state == (0,)
    assert runs[0] == runs[1]
    assert seen[1:3] == seen[3:5]
    assert len({*seen}) == 4


A, B, SELECT, AND, NOT, CHOSEN = 2, 3, 4, 5, 6, 7
GATES = Netlist(
    top="gates",
    inputs={"a": (A,), "b": (B,), "select": (SELECT,)},
    outputs={"chosen": (CHOSEN,), "not": (NOT,)},
    cells=(
        Gate("AND", AND, (A, B)),
        Gate("NOT", NOT, (B,)),
        Gate("MUX", CHOSEN, (A, AND, SELECT)),
    ),
    registers=(),
    first_register=8,
    size=8,
    unknown=(),
    names={},
)


@pytest.mark.parametrize("cells", [1, 150])
def test_an_input_moves_to_a_net_of_a_later_part(
    cells: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The NOT comes after the multiplexer as long as that does not depend on it."""
    monkeypatch.setattr(program, "_PART", cells)
    whole = compile_netlist(GATES)
    inverter, mux = whole.netlist.cells[1:]
    assert isinstance(mux, Gate)
    moved = whole.with_cell(2, replace(mux, ins=(A, *inverter.outs, SELECT)))
    for b in (0, 1, 0):
        for run, chosen in ((whole, b), (moved, 1 - b)):
            out = SymbolicMachine(run, {}).evaluate({"a": (1,), "b": (b,), "select": (1,)})
            assert out == {"chosen": (chosen,), "not": (1 - b,)}


def test_what_is_evaluated_aside_does_not_last() -> None:
    """The places of atoms made aside are given again, to atoms of another meaning."""
    machine = SymbolicMachine(compile_netlist(GATES), {})
    a, b = (machine.fresh(name, 1, secret=True) for name in "ab")
    one = machine.constant(1, 1)
    with machine.aside():
        first = machine.fresh("aside", 1, secret=True)
        machine.evaluate({"a": a, "b": first, "select": one})
    second = machine.fresh("later", 1, secret=True)
    assert first == second
    product = machine.forms.product(b[0], second[0])
    later = machine.evaluate({"a": a, "b": second, "select": one})
    assert later["chosen"] != (product,)
    assert later["chosen"] == (machine.forms.product(a[0], second[0]),)


def test_a_part_does_not_run_again_on_inputs_of_an_earlier_run() -> None:
    """Over fingerprints its outputs are then those of before; over exact forms it runs."""

    def counted(run: Callable[..., None]) -> Callable[..., None]:
        def piece(*args: object) -> None:
            ran.append(args)
            run(*args)

        return piece

    whole = compile_netlist(GATES)
    parts = tuple(replace(part, run=counted(part.run)) for part in whole.parts)
    for forms, runs in ((Fingerprints(), 2), (Forms(), 4)):
        ran: list[object] = []
        machine = SymbolicMachine(Program(whole.netlist, parts), {}, forms=forms)
        results = []
        for _ in range(2):
            a, b = (machine.fresh(name, 1, secret=False) for name in "ab")
            for select in (0, 1):
                ports = {"a": a, "b": b, "select": machine.constant(select, 1)}
                results.append(machine.evaluate(ports))
            machine.restart()
        assert len(ran) == runs * len(parts)
        assert [out["chosen"] == a for out in results[2:]] == [True, False]
        assert (results[:2] == results[2:]) == (runs == 2)
