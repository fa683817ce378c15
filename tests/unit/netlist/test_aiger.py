# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""AIGER models: read, and simulated in lanes."""

from pathlib import Path

import pytest

from aesilicon.netlist import aiger

# Input a (1), register r (2) that starts at 1 and takes !a, AND 3 = r & !a; AND 4 = 3 & !r.
MODEL = b"aig 4 1 1 0 2 2 1\n3 1\n6\n9\n5\n" + bytes([2, 1, 2, 1])


@pytest.fixture
def model(tmp_path: Path) -> aiger.Model:
    file = tmp_path / "model.aig"
    file.write_bytes(MODEL)
    return aiger.read(file)


def test_file_is_read(model: aiger.Model) -> None:
    assert (model.inputs, model.registers) == (1, ((3, 1),))
    assert model.ands == ((4, 3), (6, 5))
    assert (model.bad, model.constraints) == ((6, 9), (5,))


def test_lanes_are_stepped_apart(model: aiger.Model) -> None:
    """Lane 0 has a = 0, lane 1 has a = 1; r is 1 in both at first."""
    step, ones = model.step(), 0b11
    state, bad, constraints = step([0b10], model.start(ones), ones)
    assert (state, bad, constraints) == ([0b01], [0b01, 0b11], [0b00])
    state, bad, constraints = step([0b01], state, ones)
    assert (state, bad, constraints) == ([0b10], [0b00, 0b11], [0b10])


def test_large_models_are_stepped_in_pieces(
    model: aiger.Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = model.step()([0b10], model.start(0b11), 0b11)
    monkeypatch.setattr(aiger, "_PIECE", 1)
    assert model.step()([0b10], model.start(0b11), 0b11) == whole


def test_long_deltas(tmp_path: Path) -> None:
    """Deltas of 128 and more take two bytes."""
    file = tmp_path / "model.aig"
    file.write_bytes(b"aig 101 100 0 0 1 1 0\n202\n" + bytes([0xC8, 0x01, 0x00]))
    assert aiger.read(file).ands == ((2, 2),)


def test_text_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "model.aag"
    file.write_bytes(b"aag 0 0 0 0 0\n")
    with pytest.raises(ValueError, match=r"model\.aag is no binary AIGER file"):
        aiger.read(file)
