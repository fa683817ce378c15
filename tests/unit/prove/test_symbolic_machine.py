# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Registers over forms: what may be compared from one trial aside to the next."""

from aesilicon.flows.prove.machine import SymbolicMachine
from aesilicon.flows.prove.program import compile_netlist
from aesilicon.netlists.netlist import Netlist, Register

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


def test_atoms_made_aside_are_not_lasting() -> None:
    """Their places are given again, so equal registers of two trials may differ."""
    machine = SymbolicMachine(compile_netlist(ONE_REGISTER), {})
    before = machine.fresh("before", 1, secret=False)
    seen = []
    for _ in range(2):
        with machine.aside():
            assert machine.is_lasting()  # the value at power-up
            for bit in (before, machine.fresh("aside", 1, secret=False), machine.constant(1, 1)):
                machine.evaluate({"d": bit})
                machine.clock()
                seen.append((machine.state, machine.is_lasting()))
    assert seen[:3] == seen[3:]
    assert [lasting for _, lasting in seen[:3]] == [True, False, True]
