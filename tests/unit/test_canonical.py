# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The canonical form of a netlist, against netlists that differ in names, numbers and order."""

import random
from typing import Any

import pytest

from aesilicon.netlist.canonical import canonical

Module = dict[str, Any]


def cell(kind: str, **pins: int | str) -> Module:
    ways = {pin: "output" if pin in "YQ" else "input" for pin in pins}
    connections = {pin: [bit] for pin, bit in pins.items()}
    return {
        "type": kind,
        "parameters": {},
        "attributes": {},
        "port_directions": ways,
        "connections": connections,
    }


def module(cells: list[Module], inputs: list[int], outputs: list[int]) -> Module:
    nets = {bit for one in cells for bits in one["connections"].values() for bit in bits}
    return {
        "ports": {
            "clk": {"direction": "input", "bits": [2]},
            "a": {"direction": "input", "bits": inputs},
            "y": {"direction": "output", "bits": outputs},
        },
        "cells": {f"c{n}": one for n, one in enumerate(cells)},
        "netnames": {f"n{b}": {"bits": [b], "attributes": {}} for b in nets if isinstance(b, int)},
    }


def ring(registers: int, start: int) -> list[Module]:
    """A shift register whose last bit is fed back; its bits differ in nothing but their place."""
    bits = [*range(start, start + registers)]
    return [
        cell("$_DFF_P_", C=2, D=before, Q=after)
        for before, after in zip([bits[-1], *bits], bits, strict=False)
    ]


def random_module(seed: int) -> Module:
    """Gates and registers with loops through registers, and two rings that only ties part."""
    pick = random.Random(seed)
    inputs = [*range(3, 11)]
    states = [*range(11, 23)]
    cells, nets = [], [*inputs, *states]
    for out in range(100, 180):
        kind = pick.choice(["AND", "OR", "XOR", "MUX", "NAND", "XNOR", "ANDNOT", "NOT"])
        names = {"MUX": "ABS", "NOT": "A"}.get(kind, "AB")
        pins = {pin: pick.choice(nets) for pin in names}
        cells.append(cell(f"$_{kind}_", **pins, Y=out))
        nets.append(out)
    cells += [cell("$_DFF_P_", C=2, D=pick.choice(nets), Q=q) for q in states]
    cells += ring(4, 200) + ring(4, 210)
    cells += [cell("$_XOR_", A=200, B=202, Y=220), cell("$_XOR_", A=210, B=212, Y=221)]
    cells += [cell("$_AND_", A=220, B=221, Y=222), cell("$_XOR_", A=201, B=211, Y=223)]
    return module(cells, inputs, [*pick.choices(nets[-30:], k=6), 222, 223])


def edited(one: Module, seed: int) -> Module:
    """The same circuit with other names, net numbers, cell order and swapped operands."""
    pick = random.Random(seed)
    numbers = [*range(300, 700)]
    pick.shuffle(numbers)

    def bits(some: list[Any]) -> list[Any]:
        return [bit if isinstance(bit, str) else numbers[bit] for bit in some]

    cells = []
    for old in one["cells"].values():
        pins = {pin: bits(some) for pin, some in old["connections"].items()}
        kind = old["type"]
        if kind in ("$_AND_", "$_OR_", "$_XOR_", "$_NAND_", "$_XNOR_") and pick.random() < 0.5:
            pins |= {"A": pins["B"], "B": pins["A"]}
        cells.append({**old, "connections": pins})
    pick.shuffle(cells)
    ports = {name: {**port, "bits": bits(port["bits"])} for name, port in one["ports"].items()}
    names = {f"cell{n}": made for n, made in enumerate(cells)}
    return {"ports": ports, "cells": names, "netnames": {}}


@pytest.mark.parametrize("seed", range(20))
def test_names_numbers_order_and_operands_do_not_count(seed: int) -> None:
    one = random_module(seed)
    text = canonical(one).text
    for edit in range(5):
        assert canonical(edited(one, edit)).text == text


def test_another_circuit_has_another_form() -> None:
    one = random_module(1)
    other = random_module(1)
    kinds = {key: c["type"] for key, c in other["cells"].items()}
    changed = next(key for key, kind in reversed(kinds.items()) if kind == "$_XOR_")
    other["cells"][changed]["type"] = "$_XNOR_"
    assert canonical(one).digest != canonical(other).digest


def test_tied_registers_are_not_merged() -> None:
    """Registers of equal value stay apart: their values at power-up may differ."""
    twins = [cell("$_DFF_P_", C=2, D=3, Q=q) for q in (10, 11)]
    assert len(canonical(module(twins, [3], [10, 11])).boxes) == 2
    assert len(canonical(module(twins, [3], [10, 10])).boxes) == 1


def test_two_rings_are_not_one() -> None:
    """Each register looks like every other forward; the outputs tell the rings apart."""
    twice = module(ring(3, 10) + ring(3, 20), [], [10, 20])
    once = module(ring(6, 10), [], [10, 13])
    assert canonical(twice).digest != canonical(once).digest
