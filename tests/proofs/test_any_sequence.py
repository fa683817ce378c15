# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search of all situations: it ends, and finds what no scenario shows."""

from pathlib import Path

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.drivers.driver import driver_of
from aesilicon.flows.prove.any_sequence import exact_clocks, not_searched, prove_any_sequence
from aesilicon.symbolic.circuit import Circuit, elaborate_design, reset_state
from aesilicon.symbolic.proof import run
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Edit, Fault

RARE = Fault(
    "a result is 0 if a key and a chained block wait as it enters the output register",
    (
        Edit(
            "core/aes_core.sv",
            "gen_cleared ... .data_i(",
            "(key_valid_i && in_valid_i && in_chain_i && !out_ready_i) ? '0 : OLD",
        ),
    ),
)


UNWRITTEN = [
    fault
    for fault in planted_faults.searched()
    if fault.any_sequence and exact_clocks(planted_faults.design_of(fault.any_sequence.design))
]
"""Faults that all scenarios and the handshake proof pass."""


def _search_ends(of: Design) -> bool:
    """Whether a design is searched, in minutes: not with short paths, whose situations are many."""
    return not_searched(of) == "" and not getattr(of.core.options, "short_paths", False)


def _of_each_architecture() -> list[str]:
    """Names of five planted faults of each architecture that is searched, outside its S-boxes."""
    chosen = []
    for architecture in ("round", "column", "two_stage", "narrow", "tbox", "serial"):
        faults = planted_faults.load(architecture)
        names = [
            fault.name
            for fault in faults.faults
            if fault.prove is not None
            and fault.prove.part in ("data", "time")
            and _search_ends(planted_faults.design_of(fault.prove.design))
            and not any(e.file in faults.helpers or "sbox/" in e.file for e in fault.edits)
        ]
        chosen += names[:5]
    return chosen


@pytest.mark.parametrize("name", sample.only("ShiftRows offset".__eq__, _of_each_architecture()))
def test_a_fault_is_refuted_by_a_short_sequence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = planted_faults.get(name)
    assert fault.prove is not None
    wrong = planted_faults.design_of(fault.prove.design)
    files = planted_faults.write_one(tmp_path / "rtl", fault)
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    found = prove_any_sequence(wrong, tmp_path / "search")
    assert found.right is False, found.why
    assert found.counterexample is not None
    assert found.counterexample.witness is not None
    assert found.counterexample.steps


def test_all_situations_of_a_core_are_right(encryptor: Design, tmp_path: Path) -> None:
    found = prove_any_sequence(encryptor, tmp_path)
    assert found.right is True, found
    # At least: a block in each of ten rounds, with and without a result and a key that wait.
    assert found.situations > 10 * 2 * 2
    assert found.clocks > found.situations


def test_what_no_scenario_shows_is_found(
    encryptor: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = planted_faults.write_one(tmp_path / "rtl", RARE)
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    circuit = Circuit.of(elaborate_design(encryptor, tmp_path / "work"))
    driver = driver_of(encryptor)
    reset = reset_state(driver, circuit)
    assert run(driver, circuit, reset, driver.scenarios()).counterexamples == []
    found = prove_any_sequence(encryptor, tmp_path / "search")
    assert found.right is False
    assert found.counterexample is not None
    assert found.counterexample.part == "data"
    witness = found.counterexample.witness
    assert witness is not None
    assert witness.signal == "out_data_o"
    assert int(witness.got, 16) ^ int(witness.expected, 16)


@pytest.mark.bench
@pytest.mark.parametrize("fault", UNWRITTEN, ids=lambda fault: fault.name)
def test_a_sequence_that_nobody_wrote_down_is_found(
    fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fault.any_sequence is not None
    files = planted_faults.write_one(tmp_path / "rtl", fault)
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    of = planted_faults.design_of(fault.any_sequence.design)
    found = prove_any_sequence(of, tmp_path / "search")
    assert found.right is False, found.why
    assert found.counterexample is not None and found.counterexample.witness is not None


@pytest.mark.parametrize(
    "fault",
    sample.every(
        12,
        [
            fault
            for fault in planted_faults.every()
            if fault.prove
            and fault.prove.design == "aes128-round-enc"
            and not fault.prove.scenario
            and "S-box" not in fault.name  # the search takes S-boxes as they should be
        ],
    ),
    ids=lambda fault: fault.name,
)
def test_planted_faults_are_found_too(
    fault: Fault, encryptor: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = planted_faults.write_one(tmp_path / "rtl", fault)
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    found = prove_any_sequence(encryptor, tmp_path / "search")
    assert found.right is False, found.why


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("kuo-processor", "not the core alone"),
        ("mcloone-pipeline-reload", "RAMs"),
        ("rijndael-round-enc", "several block lengths"),
    ],
)
def test_what_is_not_searched_says_why(name: str, says: str, tmp_path: Path) -> None:
    assert says in not_searched(design.load(name))
    assert prove_any_sequence(design.load(name), tmp_path).right is None
