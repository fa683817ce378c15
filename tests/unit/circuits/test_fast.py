# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box for speed: right for every input, and with its gates as the search left them."""

import pytest

from aesilicon.circuits import fast
from aesilicon.spec.sbox import INV_SBOX, SBOX

TABLES = {"forward": SBOX, "inverse": INV_SBOX, "both": SBOX + INV_SBOX}
CIRCUITS = dict(zip(fast.DIRECTIONS, fast.circuits(), strict=True))


@pytest.mark.parametrize("direction", TABLES)
def test_function(direction: str) -> None:
    circuit = CIRCUITS[direction]
    assert circuit.inputs == fast.DIRECTIONS[direction]
    assert circuit.table() == tuple(TABLES[direction])


@pytest.mark.parametrize("direction", TABLES)
def test_each_gate_is_needed(direction: str) -> None:
    circuit = CIRCUITS[direction]
    read = {i for gate in circuit.gates for i in gate.ins} | {*circuit.outputs}
    assert read >= set(range(circuit.inputs + len(circuit.gates)))


def test_gates_that_are_there_twice_stay_so_in_the_rtl() -> None:
    source = fast.generate()
    gates = {direction: len(circuit.gates) for direction, circuit in CIRCUITS.items()}
    assert any(len(set(c.gates)) < len(c.gates) for c in CIRCUITS.values())
    for direction, number in gates.items():
        function = source.partition(f" {direction}(")[2].partition("endfunction")[0]
        assert function.count(" = ") == number + 1
