# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random
from collections import Counter
from itertools import permutations

import pytest

from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import bdd, truth


def nodes(columns: tuple[int, ...], order: tuple[int, ...]) -> int:
    """Of the shared diagram with this order, counted by walking it."""
    seen: set[int] = set()
    left = [(column, 0) for column in columns]
    while left:
        column, level = left.pop()
        if level == len(order):
            continue
        low, high = truth.cofactors(column, order[level], len(order))
        if low == high:
            left.append((low, level + 1))
        elif column not in seen:
            seen.add(column)
            left += [(low, level + 1), (high, level + 1)]
    return len(seen)


@pytest.mark.parametrize("seed", range(4))
def test_the_best_order_is_the_best_of_all(seed: int) -> None:
    rng = random.Random(seed)
    columns = tuple(rng.randrange(1 << 32) & rng.randrange(1 << 32) for _ in range(2))
    fewest = min(nodes(columns, order) for order in permutations(range(5)))
    found, order = bdd.best_order(columns, 5)
    assert found == nodes(columns, order) == fewest


@pytest.mark.parametrize("table", [SBOX, INV_SBOX])
def test_no_order_of_the_sbox_is_better(table: bytes) -> None:
    columns = truth.columns(table)
    fewest, best = bdd.best_order(columns, 8)
    assert fewest == nodes(columns, best)
    rng = random.Random(8)
    assert all(nodes(columns, tuple(rng.sample(range(8), 8))) >= fewest for _ in range(100))


def test_every_node_is_a_gate_and_no_function_is_there_twice() -> None:
    """Nodes that are an input itself take none; an inverted input is a node of its own or not."""
    columns = truth.columns(SBOX)
    fewest, order = bdd.best_order(columns, 8)
    circuit = bdd.diagram(columns, order)
    assert len(set(circuit.columns)) == len(circuit.columns)
    gates = circuit.counts()
    assert fewest == 403
    assert fewest - 8 <= gates.total() <= fewest + 8
    assert gates["MUX"] > 0.85 * fewest


def test_circuits_are_the_sbox_and_both_saves_nodes() -> None:
    forward, inverse, both = bdd.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX) + tuple(INV_SBOX)
    assert len(both.gates) < len(forward.gates) + len(inverse.gates) + 8


def test_two_inputs_drive_most_selectors() -> None:
    """Section 3.2 of the paper: up to 150 selectors on an input near the bottom."""
    forward, _, _ = bdd.circuits()
    selects = Counter(gate.ins[0] for gate in forward.gates if gate.op == "MUX")
    assert 120 <= max(selects.values()) <= 170


def test_constants_and_inputs_as_outputs() -> None:
    columns = truth.columns(bytes(range(256)))
    assert bdd.diagram(columns, range(8)).gates == ()
