# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The built-in library: freshly generated, and scaled as it says."""

import re

import pytest

from aesilicon.targets import generic, liberty, registry


def delays(cell: str) -> tuple[list[float], list[float]]:
    """Loads in NAND2 inputs, and the cell's delays at them in units."""
    text = registry.generic_liberty().read_text()
    loads = re.findall(r'index_2 \("([^"]*)"\)', text)[0]
    body = text[text.index(f"cell ({cell})") :]
    row = re.findall(r'cell_rise \(load\) \{ values \("([^"]*)"', body)[0]
    return [float(v) for v in loads.split(",")], [float(v) for v in row.split(",")]


def test_the_file_is_what_the_generator_makes() -> None:
    assert registry.generic_liberty().read_text() == generic.text()


def test_a_nand2_is_one_gate_and_driving_four_takes_one_unit() -> None:
    path = registry.generic_liberty()
    assert liberty.cell_area(path, "NAND2") == 1.0
    loads, times = delays("NAND2")
    slope = (times[1] - times[0]) / (loads[1] - loads[0])
    assert times[0] + 4 * slope == pytest.approx(1.0, abs=1e-4)
    nand2 = path.read_text()
    nand2 = nand2[nand2.index("cell (NAND2)") :]
    assert re.findall(r"pin \(A\) .* capacitance : ([\d.]+);", nand2)[0] == "1.0000"


def test_a_stronger_buffer_pays_in_area_and_gains_at_load() -> None:
    path = registry.generic_liberty()
    assert liberty.cell_area(path, "BUF4") > liberty.cell_area(path, "BUF")
    (_, small, large, _), (_, weak, loaded, _) = delays("BUF4")[1], delays("BUF")[1]
    assert large < loaded / 3
    assert small > 0 and weak > 0


@pytest.mark.parametrize(("cell", "gate"), generic.GATES.items())
def test_functions_name_the_pins_of_their_cell(cell: str, gate: generic.GenericCell) -> None:
    assert set(re.findall(r"[A-Z]", gate.function)) == set(gate.pins)
    assert gate.transistors >= 2 * len(gate.pins)
