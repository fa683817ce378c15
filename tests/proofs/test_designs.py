# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every named design is proven; a core that is broken in one place is not, and it says why."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon import design
from aesilicon.design import Design
from aesilicon.flows.prove import Counterexample, ProofReport, prove
from aesilicon.spec.sbox import SBOX

Prover = Callable[..., ProofReport]

CORE = "core/aes_core_round.sv"
KEYS = "key/aes_key_on_the_fly.sv"


NARROW = [name for name in design.catalogue() if design.load(name).core.block_bits == [128]]
"""Designs that are proven in seconds; of the others see `test_block_lengths.py`."""


@pytest.mark.parametrize("name", NARROW)
def test_design_is_proven(name: str, tmp_path: Path) -> None:
    seen: list[float] = []
    report = prove(design.load(name), tmp_path, progress=lambda _, share: seen.append(share))
    assert report.proven, "\n".join(map(str, report.counterexamples))
    assert report.counterexamples == ()
    row = json.loads(json.dumps(report.to_json()))
    parts = {"data": True, "time": True, "secrets": True, "sboxes": True}
    assert row["parts"] == parts | {"handshake": None, "netlist": None}
    assert row["design"] == name
    assert seen == sorted(seen)
    assert 0 <= seen[0] < seen[-1] < 1
    # Every clock of an operation is probed with a clear, in each direction and key length.
    core = design.load(name).core
    operations = len(core.key_bits) * len(core.directions)
    assert report.details["clears_probed"] >= 40 * operations


def test_a_build_of_ones_own_is_proven(tmp_path: Path) -> None:
    """One length, the other direction alone, wide tags: not in the catalogue."""
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "mine"\npurpose = "a test"\n[core]\narchitecture = "round"\nkey_bits = [192]\n'
        'directions = ["decrypt"]\nsbox = "composite"\ntag_bits = 5\n',
        encoding="utf-8",
    )
    report = prove(design.load(str(file)), tmp_path / "work")
    assert report.proven, "\n".join(map(str, report.counterexamples))


def aes(key: str, block: str, kind: str) -> str:
    cipher = Cipher(algorithms.AES(bytes.fromhex(key)), modes.ECB())
    context = cipher.encryptor() if kind == "encrypt" else cipher.decryptor()
    return context.update(bytes.fromhex(block)).hex()


def check_witness(found: Counterexample) -> None:
    """A wrong result comes with a key and a block for which it is really wrong."""
    witness = found.witness
    assert witness is not None
    assert witness.got != witness.expected
    if witness.signal == "out_data_o" and len(witness.expected) == 32:
        key = ""
        results = []
        for t in witness.transactions:
            if t.kind == "key":
                key = t.value
            elif t.kind in ("encrypt", "decrypt"):
                results.append(aes(key, t.value, t.kind))
        assert witness.expected in results


BROKEN = {
    "ShiftRows offset": (
        "aes_pkg.sv",
        "shift_offset = (columns == 8 && row >= 2) ? row + 1 : row;",
        "shift_offset = row == 3 ? 2 : row;",
        "data",
    ),
    "round constant": (KEYS, "? 8'h02 : 8'h01;", "? 8'h02 : 8'h03;", "data"),
    "MixColumns factor": (
        "round/aes_mix_columns.sv",
        "a2 ^ sum ^ aes_pkg::xtime(a2 ^ a3)",
        "a2 ^ sum ^ aes_pkg::xtime(a2 ^ a0)",
        "data",
    ),
    "tag of the wrong block": (CORE, "out_tag_q <= tag_q;", "out_tag_q <= in_tag_i;", "data"),
    "stall dropped": (
        CORE,
        "assign out_free = !out_valid_q || out_ready_i;",
        "assign out_free = 1'b1;",
        "time",
    ),
    "one round less": ("aes_pkg.sv", "rounds = 4'd10;", "rounds = 4'd9;", "time"),
    "key set-up of one clock more": (
        CORE,
        "walk_due_q <= live && WALKS && (",
        "walk_due_q <= live && (",
        "time",
    ),
    "time depends on data": (
        CORE,
        "assign out_valid_o = out_valid_q && !key_clear_i;",
        "assign out_valid_o = out_valid_q && !key_clear_i && !out_q[3];",
        "time",
    ),
    "ready depends on a key bit": (
        CORE,
        "assign key_taken = key_valid_i && key_ready_o;",
        "assign key_taken = key_valid_i && key_ready_o && key_i[17];",
        "time",
    ),
    "key taken for its value": (
        CORE,
        "assign key_legal = key_len_i != 2'd3 && KeyLengths[key_len_i];",
        "assign key_legal = key_len_i != 2'd3 && KeyLengths[key_len_i] && |key_i;",
        "time",
    ),
    "key register not cleared": (
        KEYS,
        "!keep_i ? 256'h0 : fill ? filled : forward_q;\n    end\n    assign kept = forward_q",
        "forward_q;\n    end\n    assign kept = forward_q",
        "secrets",
    ),
    "window not cleared": (KEYS, "window_d = 256'h0;", "window_d = window_q;", "secrets"),
    "result stays on the port": (
        CORE,
        "(out_q & {BlockBits{live && out_valid_q && !out_ready_i}})",
        "(out_q & {BlockBits{live}})",
        "secrets",
    ),
    "state shown on the tag": (
        CORE,
        "assign out_tag_o = out_tag_q;",
        "assign out_tag_o = out_tag_q ^ {TagBits{state_q[5] && !out_valid_q}};",
        "time",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_core_is_refuted(name: str, encryptor: Design, prove_changed: Prover) -> None:
    file, old, new, part = BROKEN[name]
    report = prove_changed(encryptor, file, old, new)
    assert not report.proven
    assert report.parts[part] is False  # type: ignore[index]
    for found in report.counterexamples:
        check_witness(found)
        assert str(found)


def test_message_names_signal_and_clock(encryptor: Design, prove_changed: Prover) -> None:
    file, old, new, _ = BROKEN["time depends on data"]
    found = prove_changed(encryptor, file, old, new).counterexamples[0]
    assert found.what == "out_valid_o depends on a key or on data"
    # Reset, key, block, and the result 11 clocks later.
    assert found.clock == 1 + 1 + 11
    file, old, new, _ = BROKEN["ready depends on a key bit"]
    found = prove_changed(encryptor, file, old, new).counterexamples[0]
    assert "forward_q" in found.signal
    assert "takes a product of key or data bits, made in clock 1" in found.what


def test_wrong_byte_is_named(encryptor: Design, prove_changed: Prover) -> None:
    """Only the byte that the fault is in."""
    report = prove_changed(
        encryptor,
        CORE,
        "assign out_data_o = out_q & {BlockBits{!key_clear_i}};",
        "assign out_data_o = (out_q ^ {88'h0, out_q[47], 39'h0}) & {BlockBits{!key_clear_i}};",
    )
    found = report.counterexamples[0]
    assert (found.part, found.byte, found.bit) == ("data", 11, 7)


def test_wrong_sbox_fails_two_parts(encryptor: Design, prove_changed: Prover) -> None:
    old = f" 8'h9e: data_o = 8'h{SBOX[0x9E]:02x};"
    report = prove_changed(encryptor, "sbox/aes_sbox_table.sv", old, " 8'h9e: data_o = 8'h00;")
    assert report.parts["sboxes"] is False
    assert report.parts["data"] is False
    wrong = report.counterexamples[0]
    assert "for input 9e" in wrong.what
    check_witness(report.counterexamples[1])
