# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import pytest

from aesilicon.netlist.circuit import OPERATORS, Builder, Circuit, CircuitGate, arity, parse, select
from circuit_checks import live
from sbox_search.circuits import write


def one(op: str) -> Circuit:
    builder = Builder(arity(op))
    return builder.circuit([builder.add(op, *range(arity(op)))])


@pytest.mark.parametrize("op", OPERATORS)
def test_a_gate_computes_what_its_verilog_says(op: str) -> None:
    """The SystemVerilog expression, read as Python after its multiplexer is put in other words."""
    text = OPERATORS[op].replace("{0} ? {1} : {2}", "(({0} & {1}) | (~{0} & {2}))")
    found = one(op).table()
    for x, value in enumerate(found):
        bits = [str(x >> i & 1) for i in range(arity(op))]
        assert eval(text.format(*bits)) & 1 == value, (op, x)


def test_a_program_is_read_as_it_was_written() -> None:
    text = "t0 = XOR(x0, x1)  # a sum\n\nt1 = AOI21(x0, t0, x2)\ny0 = t1\ny1 = x2\n"
    circuit = parse(text, 3)
    assert circuit.gates == (CircuitGate("XOR", (0, 1)), CircuitGate("AOI21", (0, 3, 2)))
    assert circuit.outputs == (4, 2)
    assert parse(write(circuit), 3) == circuit


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("t0 = XOR(x0, x9)\n", "'x9' is not defined"),
        ("t0 = XOR x0\n", "not a line of a straight-line program"),
        ("t0 = XOR(x0)\n", "XOR takes 2 inputs"),
    ],
)
def test_a_bad_program_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse(text, 2)


def test_a_gate_must_come_after_its_inputs() -> None:
    with pytest.raises(ValueError, match="not there yet"):
        Circuit(1, (CircuitGate("NOT", (1,)),), (1,))


def test_only_a_sharing_builder_shares() -> None:
    for shared, gates in ((True, 1), (False, 2)):
        builder = Builder(2, shared=shared)
        builder.add("AND", 0, 1)
        builder.add("AND", 0, 1)
        assert len(builder.circuit([2]).gates) == gates


def test_what_nothing_reads_is_left_out() -> None:
    circuit = parse("t0 = AND(x0, x1)\nt1 = OR(x0, x1)\nt2 = NOT(t1)\ny0 = t2\n", 2)
    assert live(circuit).counts() == {"OR": 1, "NOT": 1}
    assert live(circuit).table() == circuit.table()


def test_both_directions_are_selected_by_the_ninth_bit() -> None:
    plain, inverted = Builder(8), Builder(8)
    same = plain.circuit(range(8))
    other = inverted.circuit([inverted.add("NOT", i) for i in range(8)])
    table = select(same, other).table()
    assert table == (*range(256), *(255 - x for x in range(256)))
