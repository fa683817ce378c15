# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search of a narrow core's own ports ends, and finds faults that the adapter hides."""

from pathlib import Path

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.drivers.driver import driver_of
from aesilicon.flows.prove.own_ports import prove_own_ports
from aesilicon.symbolic.circuit import Circuit, elaborate_design, reset_state
from aesilicon.symbolic.proof import run
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Edit, Fault

BEATS = "core/aes_beat_control.sv"
FAULTS = {
    "a beat is lost under a stall": Edit(
        BEATS, "assign out_beat_o =", "OLD || (out_valid_o && beat_q == 2)"
    ),
    "the last beat has its bytes in the opposite order while it waits": Edit(
        "core/aes_core.sv",
        "gen_narrow ... assign out_data_o =",
        "beat == 5'd3 && !out_ready_i ? {<<8{OLD}} : OLD",
    ),
    "a key's beat is taken that is not offered": Edit(
        BEATS, "assign key_beat_o =", "key_load_i || more_key_o"
    ),
    "a block's beat is taken that is not offered": Edit(
        BEATS, "assign block_beat_o =", "block_taken_i || more_block_o"
    ),
    "the count of beats outlives a clear": Edit(BEATS, "if (!live_i) beat_q <=", "beat_q"),
    "only the first beat has the error": Edit(
        "core/aes_core.sv", "gen_narrow ... assign out_error_o =", "OLD && beat == 5'd0"
    ),
    "a result is never seen to be complete if a key waits": Edit(
        "core/aes_core.sv", "u_beats ( ... .done_i(", "result_valid && !key_valid_i"
    ),
    "the tag is taken again with the last beat": Edit(
        "core/aes_frontend.sv", "if (block_taken) begin tag_q <=", "in_tag_i ^ 1'b1"
    ),
}
HIDDEN = {
    "a beat is lost under a stall",
    "a key's beat is taken that is not offered",
    "a block's beat is taken that is not offered",
    "a result is never seen to be complete if a key waits",
}
"""No scenario at the full-width ports shows these: the adapter has no gaps and no stalls."""
UNSURE = "the count of beats outlives a clear"
"""Undecided, not refuted: a register without a reset is unknown, and a simulation has a value."""
DEADLOCKS = {"a result is never seen to be complete if a key waits"}
WAITS = {  # also in docs/reference/proof.md
    "vater-wlan": {"key": 58, "block": 54, "key setup": 52, "result": 50},
    "vater-stages32": {"key": 78, "block": 74, "key setup": 11, "result": 70},
    "gunasekaran-word32": {"key": 77, "block": 73, "key setup": 71, "result": 69},
    "aes128-serial-enc": {"key": 270, "block": 235, "key setup": 2, "result": 204},
    "aes128-serial": {"key": 360, "block": 335, "key setup": 2, "result": 304},
}
NARROW = planted_faults.load("narrow").designs["narrow"]


@pytest.mark.parametrize("name", sample.only(lambda name: name == "vater-wlan", [*WAITS]))
def test_a_core_is_right_for_any_sequence_of_beats(name: str, tmp_path: Path) -> None:
    found = prove_own_ports(design.load(name), tmp_path)
    assert found.right is True, found
    assert found.waits == WAITS[name]
    assert found.clocks > found.situations > 500


@pytest.mark.parametrize("name", sample.every(8, [*FAULTS]))
def test_faults_of_the_beats_are_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = planted_faults.write_one(tmp_path / "rtl", Fault(name, (FAULTS[name],)))
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    found = prove_own_ports(NARROW, tmp_path / "search")
    if name == UNSURE:
        assert "not determined" in found.why
        return
    assert found.right is False, found.why
    assert found.counterexample is not None
    for_ever = "for ever" in found.counterexample.what
    assert (found.counterexample.witness is None) == for_ever == (name in DEADLOCKS)
    if name in HIDDEN:
        circuit = Circuit.of(elaborate_design(NARROW, tmp_path / "work"))
        driver = driver_of(NARROW)
        reset = reset_state(driver, circuit)
        assert run(driver, circuit, reset, driver.scenarios()).counterexamples == []


def test_what_is_left_by_a_clear_is_not_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = planted_faults.get("the registers of the S-boxes outlive a clear")
    assert fault.prove is not None
    files = planted_faults.write_one(tmp_path / "rtl", fault)
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    found = prove_own_ports(planted_faults.design_of(fault.prove.design), tmp_path / "search")
    assert found.right is None
    assert "holds secrets, over a reset" in found.why
