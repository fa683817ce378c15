# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search with a ghost key and block closes pipelines, and no pipeline with a fault."""

from pathlib import Path

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.equivalence.results import ProofReport
from aesilicon.flows.prove.any_sequence import prove_any_sequence
from aesilicon.flows.prove.report import AnySequence, Proof
from aesilicon.report import terminal
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Edit, Fault

PIPELINE, FAST = "aes128-pipeline", "aes128-pipeline-fast"
AGILE, KEYS = "aes256-pipeline-agile", "key/aes_key_pipeline.sv"
BANK, FIFO, LOADER = "key/aes_key_bank.sv", "core/aes_result_fifo.sv", "key/aes_key_loader.sv"
USED = "used_q <= !load_i && !drop && ("
WRITE = "used_q <= !load_i ... write_encrypt_q <="
FAULTS = {
    "a refused key leaves the round keys of the last": (
        PIPELINE,
        Edit(BANK, "assign drop =", "1'b0"),
        "keeps a key",
    ),
    "a block that enters in round 7 does not hold off the next key": (
        PIPELINE,
        Edit(BANK, USED, "used_q || (block_taken_i && !round_q[7])"),
        "key_ready_o is early",
    ),
    "a result that moves up in the FIFO loses a bit": (
        PIPELINE,
        Edit(FIFO, "gen_inner ... assign next =", "n == 3 ? OLD & ~WIDTH'(1) : OLD"),
        "that of its block",
    ),
    "round key 9 is written while the last block of the old key needs it": (
        PIPELINE,
        Edit(BANK, WRITE, "OLD | (round_q[6] ? Rounds'(256) : '0)"),
        "not what the specification says",
    ),
    "a clear keeps round key 3": (
        PIPELINE,
        Edit(BANK, "gen_encrypt ... if (", "OLD && r != 3"),
        "after a clear",
    ),
    "the first block of a key that is taken late does not hold off the next key": (
        FAST,
        Edit(
            LOADER,
            "used_q <=",
            "live_i && !start && "
            "(used_q || (block_taken_i && (round_q[7:1] != '0 || round_q == '0)))",
        ),
        "key_ready_o is early",
    ),
    "a result that moves up in a bank loses a bit": (
        FAST,
        Edit(
            "core/aes_result_banks.sv",
            "gen_entry ... gen_inner ... assign next =",
            "n == 2 ? OLD ^ Width'(1) : OLD",
        ),
        "not what the specification says",
    ),
    "a block that enters with its key gets the key before": (
        AGILE,
        Edit(KEYS, "assign key =", "held_q"),
        "not what the specification says",
    ),
    "the last round has the key of the block behind": (
        AGILE,
        Edit(KEYS, "gen_after_round ... window_q[r] <=", "r == 13 && live_i ? window_q[0] : OLD"),
        "not what the specification says",
    ),
    "the key of a round outlives a clear": (
        AGILE,
        Edit(KEYS, "gen_after_round ... window_q[r] <=", "take_i[LAST+1] ? stepped : '0"),
        "after a clear",
    ),
    "a replaced key stays in an empty round": (
        AGILE,
        Edit(
            KEYS,
            "gen_after_round ... window_q[r] <=",
            "OLD | (live_i && !take_i[LAST+1] ? window_q[r] : '0)",
        ),
        "keeps a key",
    ),
}
TAGGED = "a result is right if its tag is 1 alone"
FAULTS[TAGGED] = (
    PIPELINE,
    Edit("core/aes_core.sv", "gen_cleared ... .data_i(", "OLD ^ 128'(!result_tag[0])"),
    "depend on a tag",
)
UNDECIDED = (
    *("a refused key leaves the round keys of the last", "a clear keeps round key 3", TAGGED),
    "a result that moves up in the FIFO loses a bit",
    *("the key of a round outlives a clear", "a replaced key stays in an empty round"),
)
"""Faults that no simulation of the way to them shows: most leave a key or a block behind."""
QUICK = (
    *("a clear keeps round key 3", TAGGED),
    "the last round has the key of the block behind",
)
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


@pytest.mark.parametrize("name", sample.only(QUICK.__contains__, FAULTS))
def test_a_fault_is_not_closed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of, edit, says = FAULTS[name]
    files = planted_faults.write_one(tmp_path / "rtl", Fault(name, (edit,)))
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    found = prove_any_sequence(design.load(of), tmp_path / "search")
    if name in UNDECIDED:
        assert found.right is None
        assert says in found.why
    else:
        assert found.right is False
        assert says in found.failure
        assert found.counterexample is not None and found.counterexample.witness is not None


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
