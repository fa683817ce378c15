# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The fast circuits of Maximov and Ekdahl 2019: right, short, and marked as patented."""

from importlib.resources import files

from aesilicon.netlist import circuit
from aesilicon.netlist.circuit import Circuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import programs


def depth(one: Circuit) -> int:
    depths = [0] * one.inputs
    for gate in one.gates:
        depths.append(1 + max(depths[i] for i in gate.ins))
    return max(depths[i] for i in one.outputs)


def test_every_build_is_right() -> None:
    forward, inverse, both = programs.circuits("maximov_ekdahl")
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == tuple(SBOX + INV_SBOX)


def test_depths() -> None:
    assert [depth(one) for one in programs.circuits("maximov_ekdahl")] == [12, 12, 15]


def test_a_changed_line_is_another_function() -> None:
    path = files("aesilicon_lab.circuits") / "data" / "maximov_ekdahl_forward.slp"
    text = path.read_text(encoding="utf-8")
    mutant = text.replace("NAND", "NOR", 1)
    assert mutant != text
    assert circuit.parse(mutant, 8).table() != tuple(SBOX)


def test_the_patent_is_told_in_the_file_and_in_the_data() -> None:
    notice = "Patented (Ericsson): a licence may be needed"
    text = programs.generate("maximov_ekdahl")
    assert notice in text.partition("module aes_sbox_maximov_ekdahl #(")[0]
    for direction in ("forward", "inverse", "both"):
        path = files("aesilicon_lab.circuits") / "data" / f"maximov_ekdahl_{direction}.slp"
        words = path.read_text(encoding="utf-8").replace("#", "").split()
        assert notice in " ".join(words)
