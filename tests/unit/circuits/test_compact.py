# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The smallest S-boxes: their function, and the area that their files say."""

import re
from importlib.resources import files

import pytest

from aesilicon.circuits import compact
from aesilicon.flows.sbox import shrink
from aesilicon.spec.sbox import INV_SBOX, SBOX
from libraries import found

DIRECTIONS = ("forward", "inverse", "both")
MOST_GE = {"forward": 155, "inverse": 155, "both": 200}


def test_the_circuits_are_the_sbox_and_its_inverse() -> None:
    forward, inverse, both = compact.circuits()
    assert forward.table() == tuple(SBOX)
    assert inverse.table() == tuple(INV_SBOX)
    assert both.table() == (*SBOX, *INV_SBOX)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_area_is_what_the_file_says(direction: str) -> None:
    """A NAND costs 23, as an OAI21X1 with two pins on one net; all other cells are plain."""
    target = found("osu018")
    circuit = compact.circuits()[DIRECTIONS.index(direction)]
    text = (files("aesilicon.circuits") / "data" / f"compact_{direction}.slp").read_text()
    said = re.search(r"^# Area (\d+) = (\d+\.\d\d) GE", text, re.MULTILINE)
    assert said is not None
    area = shrink.area(circuit, target)
    assert area == float(said[1])
    assert f"{area / 24:.2f}" == said[2]
    assert area / 24 <= MOST_GE[direction]


def test_the_module_has_every_gate_of_its_circuits() -> None:
    text = compact.generate()
    assert "module aes_sbox_compact " in text
    statements = len(re.findall(r"\bt\d+ = ", text))
    assert statements == sum(len(circuit.gates) for circuit in compact.circuits())
    assert all(len(line) <= 100 for line in text.splitlines())
