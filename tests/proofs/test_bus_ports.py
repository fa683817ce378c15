# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The bus side of the wrappers for any sequence: nothing is lost, and what is offered stays."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path

import pytest

import sample
from aesilicon.design import rtl
from aesilicon.tools import sby
from bus_proofs import PROOFS, BusProof

pytestmark = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")

CASES = [
    (proof, tuple(zip((name for name, _ in proof.parameters), values, strict=True)))
    for proof in PROOFS
    for values in product(*(values for _, values in proof.parameters))
]
FAULTS = {
    "a beat that waits is lost": ("aes_axis_gather", "!valid_q || take_i", "1'b1"),
    "a piece is too short": ("aes_axis_gather", "valid_q <= tlast_i || ", "valid_q <= "),
    "a gap passes": ("aes_axis_gather", "tkeep_i != '1;", "1'b0;"),
    "a result that waits moves on": ("aes_axis_scatter", "valid_q && tready_i", "valid_q"),
    "bytes in another order": ("aes_axis_scatter", "data_q[127-8*n -:", "data_q[112+8*n -:"),
    "bytes behind the end": ("aes_axis_scatter", "data_i & mask", "data_i"),
    "a key inside a packet": ("aes_axis_key", "waits && between_i", "waits"),
    "a packet before its key": ("aes_axis_key", "!key_error_i && !waits", "1'b1"),
    "a packet under another key": ("aes_axis_slots", " && current_q == slot_q)", ")"),
    "a key that was overwritten": ("aes_axis_slots", "has_q <= 1'b0", "has_q <= has_q"),
    "half a key": ("aes_axis_slots", "known_q[s] <= key_tlast_i", "known_q[s] <= 1'b1"),
    "a key changes while it goes": ("aes_axis_slots", "live_i && !sends_q", "live_i"),
    "a key of any length": ("aes_axis_slots", "place_q == INDEX_BITS'(BEATS - 1))", "1'b0)"),
    "a key in another slot": ("aes_axis_slots", "part_q ? fills_q : key_slot_i", "key_slot_i"),
    "the bytes of another key": (
        "aes_axis_slots",
        "? keep_q[BYTES*s +: BYTES] : '1",
        "? keep_q[BYTES-1:0] : '1",
    ),
    "a key goes twice": ("aes_axis_slots", "{sends_q, has_q} <= 2'b01", "sends_q <= 1'b0"),
    "an answer is lost": ("aes_axil_bus", "if (bready_i)", "if (1'b1)"),
    "a write is made twice": ("aes_axil_bus", "&& !takes_q &&", "&&"),
    "a key beside a message": (
        "aes_axis_message",
        ".between_i(between), .start",
        ".between_i(1'b1), .start",
    ),
    "another kind joins a piece": ("aes_axis_beats", "!first && held_kind_q != kind_q", "1'b0"),
    "a beat of a message is lost": ("aes_axis_beats", "(!valid_q || take_i) && !other", "!other"),
    "a piece goes on": ("aes_axis_beats", "ends = held_last_q || ", "ends = "),
    "bytes are left": (
        "aes_axis_beats",
        "else if (take_i) begin\n        data_q",
        "else if (1'b0) begin\n        data_q",
    ),
    "text before a trailer": (
        "aes_axis_trailer",
        "text_valid_i && text_parity_i == due_q",
        "text_valid_i",
    ),
    "a trailer that waits counts": ("aes_axis_trailer", "(trailer && take_i)", "trailer"),
    "a beat without bytes": ("aes_axis_trailer", "!decrypt_i && tag_bytes_i != 5'd0", "!decrypt_i"),
    "a beat for another stream": (
        "aes_axis_streams",
        "held_id_q == IdBits'(n)",
        "held_id_q[0] == 1'(n)",
    ),
    "a beat of a stream is lost": ("aes_axis_streams", "live && (!held_q || leaves)", "live"),
    "a result of another stream": ("aes_axis_streams", "= result_stream;", "= '0;"),
    "an answer pushes a result out": ("aes_axis_streams", "room && !answer", "room"),
    "a packet waits before its key": ("aes_axis_streams", "(inside_q & ~fault_q) != '0", "1'b0"),
    "a packet with the key before": (
        "aes_axis_streams",
        "fault_q[n] <= !allowed",
        "fault_q[n] <= 1'b0",
    ),
    "a key before a beat that came": ("aes_axis_streams", "!(held_q && begun)", "1'b1"),
    "two keys before a beat": ("aes_axis_streams", "!(held_q && begun)", "!(held_q && begun_q)"),
    "other data": ("aes_axis_streams", ".tdata_i(held_data_q)", ".tdata_i(~held_data_q)"),
    "bytes that are not kept": ("aes_axis_streams", ".tkeep_i(held_keep_q)", ".tkeep_i('1)"),
    "a packet ends early": ("aes_axis_streams", "result_tag[5])", "result_tag[4])"),
    "no stream is no mistake": ("aes_axis_streams", "answer || result_error", "result_error"),
    "tuser may change": ("aes_axis_streams", "held_user_q != {decrypt[n], mode[n]}", "1'b0"),
    "a packet before a key": ("aes_axis_streams", "(start || inside_q != '0)", "1'b1"),
    "a packet that could wait is refused": (
        *("aes_axis_streams", "allowed || (inside_q & ~fault_q) != '0", "1'b1"),
    ),
    "a key before a block": ("aes_axis_streams", "begun) && settled", "begun)"),
    "a key overtakes a block": ("aes_mode_streams", "!wait_q || harmless_q", "1'b1"),
    "two chained blocks in the core": ("aes_mode_streams", "message_q & ~awaits_q", "message_q"),
    "an IV beside a result": ("aes_mode_streams", "!key_clear_i && !awaits_q[n]", "!key_clear_i"),
    "the result of another message": ("aes_mode_streams", "give && oldest_feeds && ", "give && "),
    "the context of another stream": ("aes_mode_streams", "(feed_q[n] &", "(feed_q[0] &"),
    "a block that waits for the core is lost": (
        "aes_mode_streams",
        "!key_clear_i && (!wait_q || core_in_ready_i)",
        "!key_clear_i",
    ),
    "a packet waits for a result": (
        "aes_axis_mode",
        ".open_i(start)",
        ".open_i(start && !m_axis_tvalid)",
    ),
    "a message waits for a result": (
        "aes_axis_message",
        ".open_i(start)",
        ".open_i(start && !m_axis_tvalid)",
    ),
    "a key waits for itself": ("aes_axis_key", "&& between_i &&", "&& between_i && !tvalid_i &&"),
    "an end waits for the next text": (
        "aes_axis_trailer",
        "|| trailer;",
        "|| (trailer && !text_valid_i);",
    ),
    "one user has all turns": ("aes_mode_turns", "later != '0 ? later : want_i", "want_i"),
    "a block of a user is lost": (
        "aes_core_turns",
        "live_i && (!wait_q || core_in_ready_i)",
        "live_i",
    ),
    "a result for another user": ("aes_core_turns", "oldest_index == IndexBits'(n)", "n == 0"),
    "more blocks than places": ("aes_core_turns", " && (!full || give);", ";"),
    "a key beside a packet": ("aes_axis_message_streams", "quiet = &outside && ", "quiet = "),
    "a key in a packet's first clock": (
        "aes_axis_message_streams",
        "&outside && !(held_q && (start || message_key_valid_o))",
        "&outside",
    ),
    "a key overtakes a packet": (
        "aes_axis_message_streams",
        "(start || message_key_valid_o)",
        "start",
    ),
    "a message for another stream": (
        "aes_axis_message_streams",
        "held_id_q == IdBits'(n)",
        "held_id_q[0] == 1'(n)",
    ),
    "a beat of a message's stream is lost": (
        "aes_axis_message_streams",
        "live && (!held_q || leaves)",
        "live",
    ),
    "answers hold a result back": (
        *("aes_axis_streams", "held_last_q && !(answered_q && result);", "held_last_q;"),
    ),
    "answers hold text back": (
        "aes_axis_message_streams",
        "held_last_q && !(answered_q && give != '0);",
        "held_last_q;",
    ),
    "an answer pushes text out": (
        "aes_axis_message_streams",
        "turn[n] && room && !answer",
        "turn[n] && room",
    ),
    "a trailer of another stream": (
        "aes_axis_message_streams",
        "id = id | (IdBits'(n)",
        "id = id | (IdBits'(0)",
    ),
    "two turns at once": ("aes_mode_turns", "among & (~among + Streams'(1))", "among"),
    "an answer of APB stays": (
        "aes_apb_bus",
        "read_data_i & {32{read_o}}",
        "read_o ? read_data_i : data_q",
    ),
    "an access of APB is made twice": ("aes_apb_bus", "psel_i && !penable_i", "psel_i"),
    "a key in a message": ("aes_axil_registers", "!full_q && !open_q", "!full_q"),
    "blocks behind the last": ("aes_axil_registers", " && !(push && open_q && last_q)", ""),
    "a message is never over": (
        "aes_axil_registers",
        "open_q && !(end_valid_i && end_ready_o)",
        "open_q",
    ),
    "a block that waits changes": ("aes_axil_registers", "= input_room && open_q", "= open_q"),
    "half a pair is a key": ("aes_axil_registers", "keyed_q && !half_q", "keyed_q"),
    "a beginning is lost": ("aes_axil_registers", "iv_waits_q && !iv_taken", "1'b0"),
    "a tag of any length": ("aes_axil_registers", "&&\n                      !tag_missing", ""),
    "a block stays after zeroise": (
        "aes_axil_registers",
        "full_q <= live && (push",
        "full_q <= (push",
    ),
    "a block beside its message": (
        "aes_axis_packet",
        "block_valid_o = piece && open_q",
        "block_valid_o = piece",
    ),
}


BUILT = {
    "aes_axis_mode",
    "aes_axis_streams",
    "aes_axis_message",
    "aes_axis_message_streams",
    "aes_axil",
}
"""Modules whose files the proofs read, beside `aes_core_turns`."""
IN_WRAPPERS = {
    "aes_axis_key": "aes_axis_mode",
    "aes_axis_packet": "aes_axis_mode",
    "aes_axis_trailer": "aes_axis_message",
    "aes_mode_turns": "aes_core_turns",
}
"""Module without properties of its own -> one that has it inside."""


def proven(
    proof: BusProof, values: Mapping[str, str], folder: Path, replaced: Mapping[str, Path]
) -> bool:
    files = [
        replaced.get(file.path.stem, file.path)
        for file in rtl.manifest()
        if file.path.stem in ("aes_pkg", proof.module)
        or BUILT & set(file.wrappers) & set(file.wrappers)
    ]
    files.append(proof.file)
    return sby.induct(
        files,
        f"{proof.module}_ports",
        folder / "work",
        parameters=values,
        cut=proof.cut,
        timeout=300,
    )


@pytest.mark.parametrize(
    ("proof", "values"),
    sample.only(
        # The streams of modes take as long as all others together.
        lambda case: case[1] == case[0].first and case[0].module != "aes_mode_streams",
        CASES,
    ),
    ids=lambda case: case.module if isinstance(case, BusProof) else "-".join(v for _, v in case),
)
def test_the_ports_hold_for_any_sequence(
    proof: BusProof, values: tuple[tuple[str, str], ...], tmp_path: Path
) -> None:
    assert proven(proof, dict(values), tmp_path, {})


@pytest.mark.parametrize("name", sample.none(FAULTS))
def test_a_fault_is_not_proven(name: str, tmp_path: Path) -> None:
    module, old, new = FAULTS[name]
    right = next(file.path for file in rtl.manifest() if file.path.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    about = IN_WRAPPERS.get(module, module)
    proof = next(one for one in PROOFS if one.module == about)
    assert not proven(proof, dict(proof.first), tmp_path, {module: wrong})
