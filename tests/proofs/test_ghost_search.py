# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search with a ghost key and block closes pipelines, and no pipeline with a fault."""

from pathlib import Path

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.equivalence.results import ProofReport
from aesilicon.flows.prove.any_sequence import exact_clocks, prove_any_sequence
from aesilicon.flows.prove.report import AnySequence, Proof
from aesilicon.report import terminal
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Fault

PIPELINE, FAST, AGILE = "aes128-pipeline", "aes128-pipeline-fast", "aes256-pipeline-agile"
TAGGED = "a result is right if its tag is 1 alone"
QUICK = ("a clear keeps round key 3", TAGGED)
CLOSED = (
    *(AGILE, PIPELINE, FAST, "aes128-pipeline-deep", "aes128-pipeline-small"),
    *("aes128-pipeline-bram", "mcloone-pipeline", "mcloone-pipeline-dec"),
)


@pytest.mark.parametrize("name", sample.only(AGILE.__eq__, CLOSED))
def test_a_pipeline_is_right_for_any_sequence(name: str, tmp_path: Path) -> None:
    found = prove_any_sequence(design.load(name), tmp_path)
    assert found.right is True, found.why
    # At least: the block in each of ten rounds, while ten rounds of another key are written.
    assert found.situations > 10 * 10
    assert found.leans_on == ("handshake",)


SEARCHED = [
    fault
    for fault in planted_faults.searched()
    if fault.any_sequence and not exact_clocks(planted_faults.design_of(fault.any_sequence.design))
]


@pytest.mark.parametrize(
    "fault",
    sample.only(lambda fault: fault.name in QUICK, SEARCHED),
    ids=lambda fault: fault.name,
)
def test_a_fault_is_not_closed(
    fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = fault.any_sequence
    assert expected is not None
    files = planted_faults.write_one(tmp_path / "rtl", fault)
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    found = prove_any_sequence(planted_faults.design_of(expected.design), tmp_path / "search")
    if expected.decided:
        assert found.right is False
        assert expected.says in found.failure
        assert found.counterexample is not None and found.counterexample.witness is not None
    else:
        assert found.right is None
        assert expected.says in found.why


@pytest.mark.parametrize("handshake", [True, None, False])
def test_it_is_void_without_the_handshake(handshake: bool | None) -> None:
    parts = {"data": True, "time": True, "sboxes": True, "handshake": handshake}
    proof = Proof.of(ProofReport("any", parts, 1, 1))
    searched = AnySequence(design_hash="", right=True, leans_on=("handshake",))
    both = proof.with_any_sequence(searched)
    assert both.any_sequence is not None
    assert both.any_sequence.right is (handshake or None)
    assert both.proven is (handshake is True)


def test_the_clocks_of_a_pipeline_are_left_to_the_scenarios(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parts = {"data": True, "time": True, "sboxes": True, "handshake": True}
    proof = Proof.of(ProofReport("any", parts, 1, 1))
    for leans, said in (((), "any sequence"), (("handshake",), "but for the exact clocks")):
        searched = AnySequence(right=True, leans_on=leans)
        terminal.proof(proof.with_any_sequence(searched))
        assert capsys.readouterr().out.rstrip().endswith(said)
