# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The smallest S-boxes: their function and their module."""

import re

from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import programs


def test_the_circuits_are_the_sbox_and_its_inverse() -> None:
    forward, inverse, both = programs.circuits("compact")
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == (*SBOX, *INV_SBOX)


def test_the_module_has_every_gate_of_its_circuits() -> None:
    text = programs.generate("compact")
    assert "module aes_sbox_compact " in text
    statements = len(re.findall(r"\bt\d+ = ", text))
    assert statements == sum(len(circuit.gates) for circuit in programs.circuits("compact"))
    assert all(len(line) <= 100 for line in text.splitlines())
