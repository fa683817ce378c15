# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-boxes found by annealing: right for every input, and with the gates that were found."""

import pytest

from aesilicon.mapping import searched_sboxes
from aesilicon.netlist.circuit import parse
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import programs
from libraries import cells_of_other_libraries

TABLES = {"forward": SBOX, "inverse": INV_SBOX, "both": SBOX + INV_SBOX}
CIRCUITS = {
    (name, direction): circuit
    for name in searched_sboxes.NAMES
    for direction, circuit in zip(searched_sboxes.DIRECTIONS, programs.circuits(name), strict=True)
}


@pytest.mark.parametrize(("name", "direction"), CIRCUITS)
def test_function(name: str, direction: str) -> None:
    circuit = CIRCUITS[name, direction]
    assert circuit.inputs == searched_sboxes.DIRECTIONS[direction]
    assert circuit.table() == tuple(TABLES[direction])


@pytest.mark.parametrize(("library", "name", "direction"), cells_of_other_libraries())
def test_function_with_cells_of_another_library(library: str, name: str, direction: str) -> None:
    assert searched_sboxes.has_cells(name, direction, library)
    found = parse(
        searched_sboxes.text(name, direction, library), searched_sboxes.DIRECTIONS[direction]
    )
    assert found.table() == tuple(TABLES[direction])
    assert f", {name} on {library}: " in searched_sboxes.text(name, direction, library)


def test_a_library_without_cells() -> None:
    assert searched_sboxes.has_cells("brisk", "forward", "osu018")
    assert not searched_sboxes.has_cells("brisk", "forward", "another")
    assert not searched_sboxes.has_cells("compact", "forward", "osu018")


@pytest.mark.parametrize(("name", "direction"), CIRCUITS)
def test_each_gate_is_needed(name: str, direction: str) -> None:
    circuit = CIRCUITS[name, direction]
    read = {i for gate in circuit.gates for i in gate.ins} | {*circuit.outputs}
    assert read >= set(range(circuit.inputs + len(circuit.gates)))


def test_gates_that_are_there_twice_stay_so_in_the_rtl() -> None:
    source = programs.generate("fast")
    fast = {d: circuit for (name, d), circuit in CIRCUITS.items() if name == "fast"}
    assert any(len(set(c.gates)) < len(c.gates) for c in fast.values())
    for direction, number in ((d, len(circuit.gates)) for d, circuit in fast.items()):
        function = source.partition(f" {direction}(")[2].partition("endfunction")[0]
        assert function.count(" = ") == number + 1
