# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Nothing is left of a key that a refused one replaced, nor of transfers in a reset."""

from dataclasses import replace
from pathlib import Path

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import driver_of
from aesilicon.symbolic.circuit import Circuit, elaborate_core, reset_state
from aesilicon.symbolic.leftovers import check
from aesilicon.symbolic.proof import run
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Edit, Fault

FAULTS = {
    "after a refused key": Edit(
        "core/aes_frontend.sv",
        "assign key_keep_o =",
        "OLD || (live && (key_error_q || (key_taken && !key_legal)))",
    ),
    "after a reset that begins with transfers": Edit(
        "core/aes_frontend.sv", "if (!live) begin alive_q <=", "alive_q && !rst_ni"
    ),
}


def left(of: Design, work: Path, *, scenarios: bool = False) -> list[str]:
    """What is left; with `scenarios` no scenario may show it."""
    driver = driver_of(of)
    circuit = Circuit.of(elaborate_core(CoreUnderTest.of(of, work / "rtl"), work))
    reset = reset_state(driver, circuit)
    if scenarios:
        assert run(driver, circuit, reset, driver.scenarios()).counterexamples == []
    return [found.what for found in check(of, driver, circuit, reset)]


NAMES = ["aes-round", "vater-wlan", "aes-tbox", "aes128-pipeline", "aes128-pipeline-ecp5"]


@pytest.mark.parametrize("name", sample.only(lambda name: name == "vater-wlan", NAMES))
def test_nothing_is_left(name: str, tmp_path: Path) -> None:
    assert left(design.load(name), tmp_path) == []


@pytest.mark.parametrize("what", FAULTS)
def test_what_is_left_is_found(
    what: str, encryptor: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = planted_faults.write_one(tmp_path / "faulty", Fault(what, (FAULTS[what],)))
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    (found,) = left(encryptor, tmp_path, scenarios=what == "after a refused key")
    assert found.endswith(what)
    assert "key_q" in found


def test_a_core_that_keeps_the_key_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows of the serial core turn for ever: only the next key or a clear removes the key."""
    serial = design.load("aes128-serial-enc")
    traits = serial.traits
    assert traits.keeps_refused_key
    monkeypatch.setattr(Design, "traits", replace(traits, keeps_refused_key=False))
    driver = driver_of(serial)
    circuit = Circuit.of(elaborate_core(CoreUnderTest.of(serial, tmp_path / "rtl"), tmp_path))
    reset = reset_state(driver, circuit)
    shown = [found.signal for found in check(serial, driver, circuit, reset)]
    assert shown and "u_key.row_q" in shown[0]
