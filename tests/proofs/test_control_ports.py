# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The control of CMAC, CCM and XTS for any sequence, by induction, and faults not proven."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.layer import Induction
from aesilicon.flows.prove import handshake, mode_control
from aesilicon.flows.prove.layer import labels, unreached
from aesilicon.tools import sby

pytestmark = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")

CMAC, CCM, XTS = "cmac", "ccm", "xts"
CMAC_PARTS, CCM_PARTS = "cmac with messages in parts", "ccm with messages in parts"
XTS_PARTS = "xts with messages in parts"


def built(mode: str, **options: object) -> Design:
    name, in_parts, _ = mode.partition(" with messages in parts")
    asked = {"parts": True} if in_parts else {}
    return design.behind(design.load("aes128-round-enc"), name, **asked, **options)


def control(mode: str, changed: Mapping[str, str], *, held: bool = False) -> Induction:
    one = mode_control.claim(built(mode, **{"hold_blocks": 2} if held else {})).inductions[0]
    return replace(one, parameters={**one.parameters, **changed})


def proven(one: Induction, folder: Path, replaced: Mapping[str, Path] | None = None) -> bool:
    files = [(replaced or {}).get(file.stem, file) for file in one.files]
    return sby.induct(
        *(files, one.top, folder),
        parameters=one.parameters,
        cut=one.cut,
        clocks=mode_control.looks_back(built(CMAC)),  # as those of CCM and XTS
        timeout=500,
    )


CASES = [
    (CMAC, {}),
    (CMAC, {"TagLengths": "17'h10110", "IdBits": "8"}),
    (CMAC_PARTS, {}),
    (CMAC_PARTS, {"TagLengths": "17'h10111", "IdBits": "8"}),
    (CCM, {"LengthBits": "16"}),
    (CCM, {"LengthBits": "32", "IdBits": "8"}),
    (CCM, {"LengthBits": "64", "TagLengths": "17'h10010"}),
    (CCM_PARTS, {"LengthBits": "16"}),
    (CCM_PARTS, {"LengthBits": "32", "TagLengths": "17'h10111", "IdBits": "8"}),
    (CCM_PARTS, {"LengthBits": "64"}),
    (XTS, {"Depth": "2"}),
    (XTS, {"Depth": "1", "UnitBlocks": "21'd3"}),
    (XTS, {"Depth": "5", "UnitBlocks": "21'd1", "IdBits": "8"}),
    (XTS_PARTS, {"Depth": "2"}),
    (XTS_PARTS, {"Depth": "5", "UnitBlocks": "21'd3", "IdBits": "8"}),
]
QUICK_CASES = [(CMAC, {}), (CMAC_PARTS, {})]


@pytest.mark.parametrize(("mode", "changed"), sample.only(lambda case: case in QUICK_CASES, CASES))
def test_the_control_is_right_for_any_sequence(
    mode: str, changed: Mapping[str, str], tmp_path: Path
) -> None:
    assert proven(control(mode, changed), tmp_path)


@pytest.mark.parametrize("hold", sample.none([2]))
def test_held_text_is_given_as_it_is_taken(hold: int, tmp_path: Path) -> None:
    """What the buffer of held text assumes is shown, with the buffer cut out."""
    assert proven(control(CCM, {"LengthBits": "16"}, held=bool(hold)), tmp_path)


@pytest.mark.parametrize("mode", sample.none([CMAC, CMAC_PARTS, CCM, CCM_PARTS, XTS, XTS_PARTS]))
def test_what_the_properties_are_about_can_happen(mode: str, tmp_path: Path) -> None:
    """No assumption makes a property hold of nothing: each event is reached under all of them."""
    assert unreached(mode_control.events(built(mode)), tmp_path) is None


def test_an_event_that_cannot_happen_is_told(tmp_path: Path) -> None:
    """A part, where messages come whole."""
    one = mode_control.events(built("cmac"))
    barred = replace(one, events=(*one.events, "u_events.reach_part"))
    assert unreached(barred, tmp_path) is not None


# Fault -> mode, file, what stands there, what is planted.
FAULTS = {
    "the subkey waits for a beat": (
        *(CMAC, "aes_cmac_control", "StSubkey: if (mac_idle_i)"),
        "StSubkey: if (mac_idle_i && valid_i)",
    ),
    "text waits for a block behind its own": (
        *(CCM, "aes_ccm", "!mask && mac_ready && live", "!mask && mac_idle && live"),
    ),
    "the tweak waits for a beat": (
        *(XTS, "aes_xts_control", "StTweak: if (tweak_loads_i)"),
        "StTweak: if (tweak_loads_i && valid_i)",
    ),
    "K1 and K2 are swapped": (
        *(CMAC, "aes_cmac", "padded_q ? subkey_twice : subkey_q"),
        "padded_q ? subkey_q : subkey_twice",
    ),
    "the subkey is not doubled": (CMAC, "aes_cmac", "subkey_q <= subkey_once", "subkey_q <= mac"),
    "an unpadded last block counts as padded": (
        *(CMAC, "aes_cmac", "empty || bytes != 5'd16", "empty || bytes != 5'd15"),
    ),
    "every block has a subkey": (
        *(CMAC, "aes_cmac_control", "mix_o = state_q == StLast", "mix_o = state_q != StSubkey"),
    ),
    "a block chains with itself": (
        *(CMAC, "aes_cbc_mac", "mac_q ^ next_q ^ mix_i", "next_q ^ mix_i"),
    ),
    "a message chains with the one before": (
        *(
            CMAC,
            "aes_cmac_control",
            "first_o = !inside_q",
            "first_o = !inside_q && state_q == StKey",
        ),
    ),
    "a block enters while one is inside": (
        *(CMAC, "aes_cbc_mac", "waits_q && !busy_q && go_i", "waits_q && go_i"),
    ),
    "a message without data has a block of 0": (
        *(CMAC, "aes_cmac", "(pad & {128{empty}})", "128'd0"),
    ),
    "half of the tag is compared": (CMAC, "aes_message_tag", "cut != '0", "cut[127:64] != '0"),
    "a tag comes twice": (
        *(CMAC, "aes_message_tag", "!live_i || given", "!live_i || (given && decrypt_q)"),
    ),
    "any order passes": (CMAC, "aes_message_order", "kind_i > kind_q ||", "kind_i != kind_q ||"),
    "text passes": (CMAC, "aes_cmac", ".Kinds(4'b1010)", ".Kinds(4'b1110)"),
    "bytes without a strobe count": (
        *(CMAC, "aes_message_input", "data_q <= in_data_i & mask", "data_q <= in_data_i"),
    ),
    "an illegal message has no end": (
        *(CMAC, "aes_cmac_control", "if (valid_i && last_i) state_d = StRefuse"),
        "if (valid_i && last_i) state_d = StBody",
    ),
    "an error of the core is forgotten": (CMAC, "aes_cmac", "refuse || poisoned_q", "refuse"),
    "a clear leaves the subkey": (
        *(CMAC, "aes_cmac", "if (!live) {subkey_q, padded_q, poisoned_q} <= '0;"),
        "if (!live) {padded_q, poisoned_q} <= '0;",
    ),
    "CMAC: a message before a key that waits": (
        *(CMAC, "aes_cmac_control", "!key_waits_i && state_q == StBody", "state_q == StBody"),
    ),
    "CCM: a message before a key that waits": (
        *(CCM, "aes_ccm_control", "!key_waits_i && state_q == StIdle", "state_q == StIdle"),
    ),
    "XTS: a unit before a key that waits": (
        *(XTS, "aes_xts_control", "!key_waits_i && state_q == StIdle", "state_q == StIdle"),
    ),
    "a key in the middle of a message": (
        *(CMAC, "aes_cmac_control", "(state_q == StBody && between_i && !valid_i)"),
        "(state_q == StBody && !valid_i)",
    ),
    "a refused key is used": (
        *(CMAC, "aes_cmac_control", "key_error_i ? StNoKey : StSubkey", "StSubkey"),
    ),
    "B0 does not tell of additional data": (
        *(CCM, "aes_ccm_blocks", "{1'b0, has_aad_i, coded_tag", "{1'b0, 1'b0, coded_tag"),
    ),
    "B0 has the length of the tag itself": (
        *(CCM, "aes_ccm_blocks", "(tag_bytes_i - 5'd2) >> 1", "tag_bytes_i >> 1"),
    ),
    "the counter begins with 0": (
        *(CCM, "aes_ccm_blocks", "    assign count_first = ONE;", "    assign count_first = '0;"),
    ),
    "the mask of the tag is that of text": (
        *(CCM, "aes_ccm_blocks", "{128{!mask_i}}", "{128{1'b1}}"),
    ),
    "the end of additional data is lost": (
        *(CCM, "aes_ccm_control", "aad_ends_i && aad_over_i ? StFlush : after", "after"),
    ),
    "a long length takes two bytes": (CCM, "aes_ccm_aad", "length_i < 64'hFF00", "1'b1"),
    "ciphertext is authenticated": (
        *(CCM, "aes_ccm", "text_given ? (decrypt ? text_data : data)"),
        "text_given ? (decrypt ? data : text_data)",
    ),
    "unused bytes of text leave": (
        *(CCM, "aes_ccm", ".bytes_i(bytes),\n    .block_o(text_data)"),
        ".bytes_i(5'd16),\n    .block_o(text_data)",
    ),
    "a counter block's result becomes the MAC": (
        *(CCM, "aes_ccm", "mac_busy && (!counter_busy_q || counter_last_q)"),
        "mac_busy && (!counter_busy_q || !counter_last_q)",
    ),
    "more text than announced passes": (
        *(CCM, "aes_ccm_lengths", "(text && L'(bytes_i) > text_left_q)", "1'b0"),
    ),
    "less than announced passes": (
        *(CCM, "aes_ccm_lengths", "KindTag) && !ends_well)", "KindTag) && over)"),
    ),
    "a nonce that leaves too little for the length": (
        *(CCM, "aes_ccm_lengths", "exceeds = (text_left_o", "exceeds = 1'b0 && (text_left_o"),
    ),
    "text of an illegal beat": (
        *(
            CCM,
            "aes_ccm_control",
            "(illegal_i || !some || tag)",
            "(illegal_i && !text || !some || tag)",
        ),
    ),
    "an offer of a block changes": (
        CCM,
        "aes_ccm",
        "waits_q ? waits_mac_q : mac_valid",
        "mac_valid",
    ),
    "an error at the end is forgotten": (
        *(CCM, "aes_ccm", "refuse || poisoned_q || core_error", "refuse || poisoned_q"),
    ),
    "a clear leaves the nonce": (
        *(CCM, "aes_ccm_blocks", "if (!live_i) {nonce_q, length_q, count_q} <= '0;"),
        "if (!live_i) {length_q, count_q} <= '0;",
    ),
    "a key behind the lengths": (
        *(CCM, "aes_ccm_control", "(state_q == StIdle && between_i && !valid_i)"),
        "(state_q == StIdle && between_i && !valid_i) || state_q == StNonce",
    ),
    "a tweak stays for the next block": (
        XTS,
        "aes_xts",
        "tweak_q <= tweak_next",
        "tweak_q <= tweak_q",
    ),
    "a tweak carries into the first byte": (XTS, "aes_xts_double", "128'h87", "128'h86"),
    "stealing does not change its tweaks to decrypt": (
        *(XTS, "aes_xts", "(decrypt ? steal_first : steals)", "steals"),
    ),
    "stolen bytes stay in the second block": (
        *(XTS, "aes_xts", "data | (kept_data_q ^ stolen)", "data | kept_data_q"),
    ),
    "the tail is the whole of the first block": (
        *(XTS, "aes_xts", "!saves ? stolen : tweak", "!saves ? kept_data_q : tweak"),
    ),
    "the second block does not wait for the first": (
        *(XTS, "aes_xts_control", "core_valid_o = room_i && kept_i", "core_valid_o = room_i"),
    ),
    "the last whole block leaves as text": (
        *(XTS, "aes_xts_control", "if (!whole) entry_o = aes_message_pkg::XtsKeep;", ""),
    ),
    "less than a block passes": (*(XTS, "aes_xts", "(bytes != 5'd16 && last && !held) ||", ""),),
    "a unit of one block more passes": (
        *(XTS, "aes_xts", "blocks_q == UnitBlocks)", "blocks_q == UnitBlocks + 21'd1)"),
    ),
    "text of a refused block leaves": (
        *(XTS, "aes_xts", "^ head_data) & {128{!core_out_error_i}}", "^ head_data)"),
    ),
    "a refused block is forgotten": (XTS, "aes_xts", "refuses || poisoned_q", "refuses"),
    "an end comes twice": (
        *(XTS, "aes_xts", "else if (tag_ready_i) {", "else if (tag_ready_i && !head_valid) {"),
    ),
    "the second key goes to the core of the data": (
        *(XTS, "aes_xts_control", "key_second_o = state_q == StHalfKey", "key_second_o = 1'b0"),
    ),
    "a key in a data unit": (
        *(XTS, "aes_xts_control", "(state_q == StIdle && between_i && !valid_i)"),
        "(state_q == StIdle && between_i && !valid_i) || state_q == StBody",
    ),
    "a clear leaves the tweak": (
        *(XTS, "aes_xts", "if (!live) {held_q, tweak_q} <= '0;", "if (!live) held_q <= '0;"),
    ),
    "CMAC: a part goes on from 0": (
        *(CMAC_PARTS, "aes_cmac", "starts = add && first_block || take && is_mac"),
        "starts = add && first_block",
    ),
    "CMAC: a part that goes on begins anew": (
        *(CMAC_PARTS, "aes_cmac_control", "inside_q || added || is_mac_i", "inside_q || added"),
    ),
    "CMAC: an error of the message before stays": (
        *(
            CMAC_PARTS,
            "aes_cmac",
            "poisoned_q <= !starts &&",
            "poisoned_q <= !(starts && !is_mac) &&",
        ),
    ),
    "CMAC: the last block of a part has a subkey": (
        *(CMAC_PARTS, "aes_cmac", "mixes = mix && !part", "mixes = mix"),
    ),
    "CMAC: a part ends with 0 bytes": (
        *(CMAC_PARTS, "aes_cmac", "part ? 5'd16 : tag_bytes", "tag_bytes"),
    ),
    "CMAC: a part to compare hides its MAC": (
        *(CMAC_PARTS, "aes_cmac", "compares = decrypt && !part", "compares = decrypt"),
    ),
    "CMAC: the MAC of the parts before is the tag to compare with": (
        *(CMAC_PARTS, "aes_cmac", "tag_given = tag_adds && !is_mac", "tag_given = tag_adds"),
    ),
    "CMAC: a partial block in a part": (
        *(CMAC_PARTS, "aes_cmac_parts", "part_o && bytes_i != 5'd16", "part_o && bytes_i == 5'd0"),
    ),
    "CMAC: a part of no data": (
        *(CMAC_PARTS, "aes_cmac_parts", "part_o && bytes_i != 5'd16"),
        "part_o && bytes_i[3:0] != 4'd0",
    ),
    "CMAC: a tag right behind a MAC": (
        *(CMAC_PARTS, "aes_cmac_parts", "(is_tag_i || bytes_i == 5'd0)", "(bytes_i == 5'd0)"),
    ),
    "CMAC: no data behind a MAC": (
        *(CMAC_PARTS, "aes_cmac_parts", "(is_tag_i || bytes_i == 5'd0)", "is_tag_i"),
    ),
    "CMAC: a MAC of any length": (
        *(
            CMAC_PARTS,
            "aes_cmac_parts",
            "legal_i && bytes_i == 5'd16 && !last_i",
            "legal_i && !last_i",
        ),
    ),
    "CMAC: a MAC alone": (
        *(CMAC_PARTS, "aes_cmac_parts", "bytes_i == 5'd16 && !last_i", "bytes_i == 5'd16"),
    ),
    "CMAC: two MACs": (CMAC_PARTS, "aes_cmac_parts", "mac_o = first_i &&", "mac_o = first_o &&"),
    "CMAC: a MAC in the middle": (
        *(CMAC_PARTS, "aes_cmac_parts", "mac_o = first_i && is_tag_i", "mac_o = is_tag_i"),
    ),
    "CMAC: a clear leaves the place in a message": (
        *(CMAC_PARTS, "aes_cmac_parts", "if (!live_i) mac_q <= 1'b0;\n    else if", "if"),
    ),
    "XTS: a part that goes on waits for a tweak": (
        *(XTS_PARTS, "aes_xts_control", "Parts && goes_on_i ? StBody : StTweak", "StTweak"),
    ),
    "XTS: a tweak that is given is enciphered": (
        *(XTS_PARTS, "aes_xts_control", "!illegal_i && !(Parts && goes_on_i)", "!illegal_i"),
    ),
    "XTS: a tweak that is given is not taken": (
        *(XTS_PARTS, "aes_xts", "tweak_loads || (goes_on && take)", "tweak_loads"),
    ),
    "XTS: a part gives the tweak of its last block": (
        *(XTS_PARTS, "aes_xts_control", "next_o = Parts && saves_i && enters", "next_o = 1'b0"),
    ),
    "XTS: a part gives no tweak": (
        *(XTS_PARTS, "aes_xts_control", "Parts && saves_i ? StSave : StEnd", "StEnd"),
    ),
    "XTS: a part gives stolen bytes": (
        *(XTS_PARTS, "aes_xts", "tail && !saves ? stolen", "tail ? stolen"),
    ),
    "XTS: a part ends with bytes": (
        *(XTS_PARTS, "aes_xts", "(saves && (bytes != 5'd0 || !last)) ||", ""),
    ),
    "XTS: a part of no text": (
        *(XTS_PARTS, "aes_xts", "(bytes != 5'd16 && last && !held)"),
        "(bytes != 5'd16 && last && !held && !saves)",
    ),
    "CCM: a part goes on from 0": (
        *(CCM_PARTS, "aes_ccm", "starts = mac_added && head || take && is_mac"),
        "starts = mac_added && head",
    ),
    "CCM: an error of the message before stays": (
        *(CCM_PARTS, "aes_ccm", "begins = head || take && is_mac", "begins = head"),
    ),
    "CCM: B0 comes in each part": (
        *(CCM_PARTS, "aes_ccm_control", "illegal_i || goes_on_i ? after", "illegal_i ? after"),
    ),
    "CCM: the counter goes on a block early": (
        *(CCM_PARTS, "aes_ccm_blocks", "goes_on_i ? more : ONE", "goes_on_i ? count_q : ONE"),
    ),
    "CCM: the counter of a part begins with 1": (
        *(CCM_PARTS, "aes_ccm_blocks", "goes_on_i ? more : ONE", "ONE"),
    ),
    "CCM: a part has the mask of the tag": (
        *(CCM_PARTS, "aes_ccm", "counter_wanted && !(mask && part)", "counter_wanted"),
    ),
    "CCM: a part ends before its last block": (
        *(CCM_PARTS, "aes_ccm", "closes = mask && part && mac_idle", "closes = mask && part"),
    ),
    "CCM: a part ends with 0 bytes": (
        *(CCM_PARTS, "aes_ccm", "part ? 5'd16 : tag_bytes", "tag_bytes"),
    ),
    "CCM: a part to decrypt hides its MAC": (
        *(CCM_PARTS, "aes_ccm", "compares = decrypt && !part", "compares = decrypt"),
    ),
    "CCM: additional data in a part that goes on": (
        *(CCM_PARTS, "aes_ccm_parts", "kind_i == aes_message_pkg::KindAad)", "1'b0)"),
    ),
    "CCM: a place of the message before": (
        *(CCM_PARTS, "aes_ccm_parts", "goes_on_o = goes_on_q && !first_i", "goes_on_o = goes_on_q"),
    ),
    "CCM: a MAC without lengths": (*(CCM_PARTS, "aes_ccm_parts", "second || (tells", "(tells"),),
    "CCM: a partial block of text before": (
        *(CCM_PARTS, "aes_ccm_parts", "text[6:0] == '0 &&\n", "text[2:0] == '0 &&\n"),
    ),
    "CCM: lengths before that wrap": (
        *(CCM_PARTS, "aes_ccm_parts", "&& text[63:LengthBits+3] == '0", ""),
    ),
    "CCM: a part tells a tag that is not served": (
        *(CCM_PARTS, "aes_ccm_parts", "second || (tells && unserved)", "second"),
    ),
    "CCM: B0 of a part has no tag": (
        *(CCM_PARTS, "aes_ccm_parts", "part_o ? told_q : tag_bytes_i", "tag_bytes_i"),
    ),
    "CCM: other additional data before": (
        *(CCM_PARTS, "aes_ccm_lengths", "differs = goes_on_i && ", "differs = 1'b0 && "),
    ),
    "CCM: more text before than announced": (
        *(CCM_PARTS, "aes_ccm_lengths", "exceeds = less_q;", "exceeds = 1'b0;"),
    ),
    "CCM: text before comes again": (
        *(CCM_PARTS, "aes_ccm_lengths", "4'd0} & {L{goes_on_i}}", "4'd0} & {L{1'b0}}"),
    ),
    "CCM: a borrow is lost": (*(CCM_PARTS, "aes_ccm_lengths", " || (all == taken && less)", ""),),
    "CCM: a nonce that has room for the rest alone": (
        *(CCM_PARTS, "aes_ccm_lengths", "(text_bytes >> (8 * (15 - n))) != '0"),
        "(text_start >> (8 * (15 - n))) != '0",
    ),
    "CCM: a partial block in a part": (
        *(CCM_PARTS, "aes_ccm_lengths", "&& text && bytes_i == 5'd16", "&& text"),
    ),
    "CCM: a part without all additional data": (
        *(CCM_PARTS, "aes_ccm_lengths", "part_i ? aad_after == '0 && text", "part_i ? text"),
    ),
    "CCM: a clear leaves the place in a message": (
        *(CCM_PARTS, "aes_ccm_parts", "{goes_on_q, told_q} <= '0", "told_q <= '0"),
    ),
    "a full FIFO of XTS takes an entry": (XTS, "aes_xts", "room = !full || pop", "room = 1'b1"),
}
QUICK = "K1 and K2 are swapped"


@pytest.mark.parametrize("name", sample.only(lambda name: name == QUICK, FAULTS))
def test_a_fault_is_not_proven(name: str, tmp_path: Path) -> None:
    mode, module, old, new = FAULTS[name]
    one = control(mode, {"LengthBits": "32"} if mode == CCM_PARTS else {})
    (right,) = (file for file in one.files if file.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    assert not proven(one, tmp_path / "work", {module: wrong})


@pytest.mark.parametrize("mode", [CMAC, CCM, XTS])
def test_what_is_assumed_is_shown_elsewhere(mode: str) -> None:
    assumed = set(labels(control(mode, {}).files[-1], "assume"))
    assert assumed <= {*handshake.PROPERTIES, *mode_control.SURROUNDINGS}
