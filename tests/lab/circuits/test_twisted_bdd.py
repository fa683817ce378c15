# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The structure that section 4 of Morioka & Satoh 2002 describes, beside the function."""

from collections import Counter

import pytest

from aesilicon.netlist.circuit import Builder, Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import bdd, truth, twisted_bdd

CHAINS = 4 * 8  # two inverters in two chains for each input


def cones(circuit: Circuit) -> list[set[int]]:
    """The gates, chains aside, that each output depends on."""
    found = []
    for output in circuit.outputs:
        cone, left = set(), [output]
        while left:
            signal = left.pop()
            if signal >= circuit.inputs + CHAINS and signal not in cone:
                cone.add(signal)
                left += circuit.gates[signal - circuit.inputs].ins
        found.append(cone)
    return found


def fanouts(circuit: Circuit) -> Counter[int]:
    return Counter(signal for gate in circuit.gates for signal in gate.ins)


def test_circuits_are_the_sbox() -> None:
    forward, inverse, both = twisted_bdd.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX) + tuple(INV_SBOX)
    assert len(both.gates) == len(forward.gates) + len(inverse.gates) + 8


@pytest.mark.parametrize("which", [0, 1])
def test_no_gate_is_in_two_diagrams(which: int) -> None:
    circuit = twisted_bdd.circuits()[which]
    parts = cones(circuit)
    assert sum(map(len, parts)) == len(set().union(*parts)) == len(circuit.gates) - CHAINS
    assert max(map(len, parts)) < 1.2 * min(map(len, parts))


@pytest.mark.parametrize("output", range(8))
def test_orders_are_rotated(output: int) -> None:
    """Input i is position ((8 + i - j) mod 8) + 1 of BDD j."""
    for place in range(8):
        column = sum(1 << x for x in range(256) if x >> place & 1)
        position = (8 + place - output) % 8
        expected = sum(1 << y for y in range(256) if y >> position & 1)
        assert twisted_bdd.twisted(column, output) == expected


def test_all_gates_invert() -> None:
    forward, inverse, _ = twisted_bdd.circuits()
    for circuit in (forward, inverse):
        assert set(circuit.counts()) == {"NOT", "NAND", "NOR"}


def test_an_input_drives_its_chains_only_and_these_drive_about_thirty() -> None:
    """The paper: 150 down to 30. Each input has each position once, so all carry the same."""
    forward, _, _ = twisted_bdd.circuits()
    driven = fanouts(forward)
    assert [driven[place] for place in range(8)] == [2] * 8
    rails = [driven[8 + k] for k in range(CHAINS)]
    assert max(rails) <= 30
    plain, _, _ = bdd.circuits()
    assert max(fanouts(plain)[place] for place in range(8)) > 4 * max(rails)
    totals = [sum(rails[k] for k in range(place, CHAINS, 8)) for place in range(8)]
    assert max(totals) < 1.25 * min(totals)


def test_no_other_gate_drives_many() -> None:
    """The paper: first selectors drive 30 in the BDD and 5 here."""
    forward, _, _ = twisted_bdd.circuits()
    driven = fanouts(forward)
    assert max(driven[signal] for signal in range(8 + CHAINS, 8 + len(forward.gates))) <= 5
    plain, _, _ = bdd.circuits()
    driven = fanouts(plain)
    assert max(driven[signal] for signal in range(8, 8 + len(plain.gates))) >= 20


def test_decoder_lines_are_one_hot() -> None:
    builder = Builder(16)
    lines = [twisted_bdd.decoder_line(builder, code) for code in range(32)]
    circuit = builder.circuit(lines)
    for code in range(32):
        true = code << 3
        word = true | (true ^ 0xFF) << 8
        ones = [n for n, line in enumerate(lines) if circuit.columns[line] >> word & 1]
        assert ones == [code]
    most = max(n for signal, n in fanouts(circuit).items() if signal >= 16)
    assert most <= 4


def test_one_and_level_and_five_or_levels_above_the_decoder() -> None:
    """From the output down: NANDs and NORs in turn, five levels, then 32 NANDs with a line each."""
    for output, column in enumerate(truth.columns(SBOX)):
        circuit = twisted_bdd.diagram(twisted_bdd.twisted(column, output))
        level = set(circuit.outputs)
        for op in ("NAND", "NOR", "NAND", "NOR", "NAND"):
            gates = [circuit.gates[signal - 16] for signal in level]
            # One line without data, or none at all, is an inverter more or a term less.
            assert {gate.op for gate in gates} <= {op, "NOT"}
            level = {signal for gate in gates for signal in gate.ins}
        assert 30 <= len(level) <= 32


@pytest.mark.parametrize(
    "table", [bytes(range(256)), bytes(x ^ (x >> 3) for x in range(256)), bytes(255) + b"\xff"]
)
def test_any_table_is_a_circuit(table: bytes) -> None:
    """Also where most of the 32 parts are constant or equal, and with a single term."""
    assert twisted_bdd.from_table(table).table() == tuple(table)


def test_an_output_that_is_always_0_is_refused() -> None:
    with pytest.raises(ValueError, match="a sum of no terms"):
        twisted_bdd.from_table(bytes(256))
