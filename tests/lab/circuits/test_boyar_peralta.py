# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published straight-line programs: their size and depth, and that each is the S-box."""

import re
from importlib.resources import files
from types import ModuleType

import pytest

from aesilicon.netlist import circuit
from aesilicon.netlist.circuit import Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import boyar_peralta, boyar_peralta_depth16, inversion, programs
from circuit_checks import live

PUBLISHED = {
    "boyar_peralta_forward": (SBOX, 113, 27, 32),
    "boyar_peralta_inverse": (INV_SBOX, 121, 21, 34),
    "boyar_peralta_depth16_forward": (SBOX, 128, 16, 34),
    "boyar_peralta_depth16_inverse": (INV_SBOX, 127, 16, 34),
}
"""Program -> table, gates, depth, ANDs."""
TABLES = (SBOX, INV_SBOX, SBOX + INV_SBOX)
MODULES = (boyar_peralta, boyar_peralta_depth16)


def depth(one: Circuit) -> int:
    depths = [0] * one.inputs
    for gate in one.gates:
        depths.append(1 + max(depths[i] for i in gate.ins))
    return max(depths[i] for i in one.outputs)


@pytest.mark.parametrize("name", PUBLISHED)
def test_programs_are_as_published(name: str) -> None:
    table, gates, levels, products = PUBLISHED[name]
    program = programs.read(name, 8)
    assert program.table() == tuple(table)
    assert len(program.gates) == len(live(program).gates) == gates
    assert depth(program) == levels
    assert program.counts()["AND"] == products
    assert {*program.counts()} == {"AND", "XOR", "XNOR"}


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_changed_line_is_another_function(name: str) -> None:
    text = (files("aesilicon_lab.circuits") / "data" / f"{name}.slp").read_text(encoding="utf-8")
    assert "x0 and y0 are the least significant bits" in " ".join(text.replace("#", "").split())
    lines = text.splitlines()
    for place in (20, 70, 110):
        line = lines[place]
        changed = line.replace("AND", "XOR") if "AND" in line else re.sub("XN?OR", "AND", line)
        assert changed != line
        mutant = circuit.parse("\n".join([*lines[:place], changed, *lines[place + 1 :]]), 8)
        assert mutant.table() != tuple(PUBLISHED[name][0])


@pytest.mark.parametrize("module", MODULES)
def test_every_build_is_right(module: ModuleType) -> None:
    for one, table in zip(module.circuits(), TABLES, strict=True):
        assert one.table() == tuple(table)


@pytest.mark.parametrize("name", PUBLISHED)
def test_parts_make_the_whole(name: str) -> None:
    whole = programs.read(name, 8)
    before, middle, after = programs.split(whole)
    assert {*before.counts(), *after.counts()} <= {"XOR", "XNOR"}
    assert (before.inputs, middle.inputs, after.inputs) == (8, 22, 18)
    builder = circuit.Builder(8)
    products = builder.place(middle, builder.place(before, range(8)))
    joined = builder.circuit(builder.place(after, products))
    assert joined.table() == whole.table()
    assert len(joined.gates) == len(whole.gates)


def test_the_directions_of_depth_16_share_63_gates() -> None:
    forward, inverse, both = boyar_peralta_depth16.circuits()
    assert programs.split(forward)[1] == programs.split(inverse)[1]
    assert len(programs.split(forward)[1].gates) == 63
    assert both.counts()["NMUX"] == 18 + 8
    assert both.counts()["AND"] == 34
    assert depth(both) == 19


def test_no_common_middle_part_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    small = programs.read("boyar_peralta_forward", 8)
    deep = programs.read("boyar_peralta_depth16_inverse", 8)
    with pytest.raises(ValueError, match="no common middle part"):
        boyar_peralta_depth16._both(small, deep)


def test_both_directions_share_one_inversion() -> None:
    both = boyar_peralta.circuits()[2]
    assert both.counts()["AND"] == 32
    assert both.counts()["NMUX"] == 10
    assert len(both.gates) == 146


def test_the_middle_inverts() -> None:
    forward = programs.read("boyar_peralta_forward", 8)
    core = boyar_peralta.core(forward)
    for factor, squarings in ((1, 0), (30, 0), (7, 3)):
        moved = core.moved(factor, squarings)
        assert inversion.forward(moved, (0, 0)).table() == tuple(SBOX)
        assert inversion.inverse(moved, (0, 0)).table() == tuple(INV_SBOX)


@pytest.mark.parametrize("module", MODULES)
def test_generated_module_has_its_name(module: ModuleType) -> None:
    name = module.__name__.rpartition(".")[2]
    assert f"module aes_sbox_{name} #(" in module.generate()
