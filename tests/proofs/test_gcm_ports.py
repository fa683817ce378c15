# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The control of GCM for any sequence, by induction, and faults in it that are not proven."""

import re
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

LEAN, FULL = "aes_gcm_lean", "aes_gcm"
PARTS = "aes_gcm_lean with messages in parts"
FULL_PARTS = "aes_gcm with messages in parts"
LOOKS_BACK = mode_control.looks_back(
    design.behind(design.load("aes128-round-enc"), "gcm", lean=True)
)


def built(module: str, **options: object) -> Design:
    parts = module in (PARTS, FULL_PARTS)
    asked = {"lean": module in (LEAN, PARTS), "digit": 16, "parts": parts} | options
    return design.behind(design.load("aes128-round-enc"), "gcm", **asked)


def inductions(module: str, **options: object) -> dict[str, Induction]:
    """The inductions on a module, by their top modules."""
    return {one.top: one for one in mode_control.claim(built(module, **options)).inductions}


def control(module: str, changed: Mapping[str, str], *, held: bool = False) -> Induction:
    top = f"{built(module).module}_ports"
    one = inductions(module, hold_blocks=2 * held)[top]
    return replace(one, parameters={**one.parameters, **changed})


def proven(one: Induction, folder: Path, replaced: Mapping[str, Path] | None = None) -> bool:
    files = [(replaced or {}).get(file.stem, file) for file in one.files]
    return sby.induct(
        *(files, one.top, folder),
        parameters=one.parameters,
        cut=one.cut,
        clocks=LOOKS_BACK if one.top == f"{LEAN}_ports" else mode_control.CLOCKS,
        timeout=500,
    )


SMALL = {"TextBlocks": "32'd3"}
CASES = [
    (LEAN, {"Depth": "2"} | SMALL, False),
    (LEAN, {"Depth": "1", "AadBits": "2"}, False),
    (LEAN, {"Depth": "5", "IdBits": "8"}, False),
    (LEAN, {"Depth": "2", "TextBlocks": "32'd0", "AadBits": "57"}, False),
    (LEAN, {"Depth": "4"}, True),
    (PARTS, {"Depth": "2"} | SMALL, False),
    (PARTS, {"Depth": "4", "AadBits": "3"}, False),
    (FULL, {"Depth": "2"}, False),
    (FULL, {"Depth": "1", "IdBits": "8"} | SMALL, False),
    (FULL, {"Depth": "5", "TagLengths": "17'h1F110"}, False),
    (FULL, {"Depth": "2", "TextBlocks": "32'd0"}, False),
    (FULL, {"Depth": "2"}, True),
    (FULL_PARTS, {"Depth": "2"} | SMALL, False),
    (FULL_PARTS, {"Depth": "5", "IdBits": "8"}, False),
]


@pytest.mark.parametrize(
    ("module", "changed", "held"), sample.only(lambda case: case == CASES[0], CASES)
)
def test_the_control_is_right_for_any_sequence(
    module: str, changed: Mapping[str, str], held: bool, tmp_path: Path
) -> None:
    assert proven(control(module, changed, held=held), tmp_path)


@pytest.mark.parametrize(
    ("module", "held"),
    sample.none(
        [
            *[(module, held) for module in (LEAN, FULL) for held in (False, True)],
            *[(module, False) for module in (PARTS, FULL_PARTS)],
        ]
    ),
)
def test_what_the_properties_are_about_can_happen(module: str, held: bool, tmp_path: Path) -> None:
    """No assumption makes a property hold of nothing: each event is reached under all of them."""
    assert unreached(mode_control.events(built(module, hold_blocks=2 * held)), tmp_path) is None


@pytest.mark.parametrize("digit", [16, *sample.none([2, 4, 8, 32, 64])])
@pytest.mark.parametrize("module", [LEAN, FULL, *sample.none([PARTS])])
def test_the_hash_keeps_its_handshake(module: str, digit: int, tmp_path: Path) -> None:
    assert proven(inductions(module, digit=digit)["aes_ghash_digit_ports"], tmp_path)


def test_the_hash_of_a_block_a_clock_keeps_it_too(tmp_path: Path) -> None:
    assert proven(inductions(FULL, digit=128)["aes_ghash_pipeline_ports"], tmp_path)


@pytest.mark.parametrize("blocks", [2, *sample.none([1, 5])])
def test_held_text_waits_for_its_tag(blocks: int, tmp_path: Path) -> None:
    assert proven(inductions(LEAN, hold_blocks=blocks)["aes_message_hold_ports"], tmp_path)


# Fault -> top module, file, what stands there, what is planted.
FAULTS = {
    "the counter skips a block": (FULL, "aes_gcm_counter", "lower_q + 16'd1", "lower_q + 16'd2"),
    "the counter carries into the IV": (
        *(FULL, "aes_gcm_counter", "upper_q <= upper;"),
        "{high_q, upper_q} <= {high_q, upper_q} + 112'(carry_q);",
    ),
    "text begins with the mask of the tag": (
        *(FULL, "aes_gcm_counter", "hash_i[15:0] + 16'd1 : first[15:0]"),
        "hash_i[15:0] : first[15:0] - 16'd1",
    ),
    "the tag is masked with a block of text": (
        *(FULL, "aes_gcm", "core_j0 ? j0 : text_block", "text_block"),
    ),
    "unused bytes are hashed": (
        *(FULL, "aes_gcm", ".bytes_i(head_bytes),\n    .block_o(text_data)"),
        ".bytes_i(5'd16),\n    .block_o(text_data)",
    ),
    "lengths stay for the next message": (
        *(FULL, "aes_gcm_control", "start_o = push_o;", "start_o = 1'b0;"),
    ),
    "the IV counts against the text": (
        *(FULL, "aes_gcm_lengths", "TextBlocks - 32'd1 && !iv_i", "TextBlocks - 32'd1"),
    ),
    "the limit of the text is one more": (
        *(
            FULL,
            "aes_gcm_lengths",
            "text_blocks == TextBlocks - 32'd1",
            "text_blocks == TextBlocks",
        ),
    ),
    "half of the tag is compared": (FULL, "aes_message_tag", "cut != '0", "cut[127:64] != '0"),
    "a tag adds to the next message": (
        *(FULL, "aes_message_tag", "!live_i || given", "!live_i || (given && !decrypt_q)"),
    ),
    "a message before a key that waits": (
        *(FULL, "aes_gcm_control", "!key_waits_i && ((state_q == StIdle && !valid_i) ||"),
        "((!key_waits_i && state_q == StIdle && !valid_i) ||",
    ),
    "a key in the middle of a message": (
        *(FULL, "aes_gcm_control", "(state_q == StIdle && between_i && !valid_i)"),
        "(state_q == StIdle && between_i && !valid_i) || state_q == StBody",
    ),
    "any order passes": (FULL, "aes_message_order", "kind_i > kind_q ||", "kind_i != kind_q ||"),
    "a beat behind a partial one passes": (
        *(FULL, "aes_message_order", "kind_i == kind_q && !partial_q", "kind_i == kind_q"),
    ),
    "a full FIFO takes an entry": (FULL, "aes_gcm", "room = !full || pop", "room = 1'b1"),
    "a clear leaves an entry": (
        *(FULL, "aes_mode_fifo", "stay = live_i && !pop_i", "stay = !pop_i"),
    ),
    "a hash goes on behind its end": (
        *(FULL, "aes_gcm", "hashing_q <= !hash_last", "hashing_q <= 1'b1"),
    ),
    "J0 is the hash of the message before": (
        *(FULL, "aes_gcm", "hash_done && j0_waits && !tag_awaits", "hash_done && j0_waits"),
    ),
    "text of an illegal beat": (
        *(
            FULL,
            "aes_gcm_control",
            "room_i && text && some && !illegal_i",
            "room_i && text && some",
        ),
    ),
    "an illegal message has no end": (
        *(FULL, "aes_gcm_control", "if (valid_i && last_i) state_d = StRefuse"),
        "if (valid_i && last_i) state_d = StIdle",
    ),
    "an error of the core is forgotten": (
        *(FULL, "aes_gcm", "refuses || poisoned_q || core_error", "refuses || core_error"),
    ),
    "an empty beat waits for ever": (
        *(FULL, "aes_gcm_control", "take_o = valid_i && room_i &&"),
        "take_o = valid_i && some && room_i &&",
    ),
    "a beat waits for the end of the message before": (
        *(FULL, "aes_gcm", "room = !full || pop", "room = !head_valid || pop"),
    ),
    "H waits for the next tag": (
        *(FULL, "aes_gcm", "core_out_valid_i && hash_ready && !tag_awaits;"),
        "core_out_valid_i && hash_ready && !tag_ready;",
    ),
    "lean: the counter skips a block": (
        *(LEAN, "aes_late_count", "BITS'(1);", "BITS'(n == 0 ? 2 : 1);"),
    ),
    "lean: a carry is lost": (
        *(LEAN, "aes_late_count", "&count_q[LOW-1:0];", "&count_q[LOW-1:1];"),
    ),
    "lean: a block is used for two texts": (
        *(LEAN, "aes_gcm_lean_control", "pop = uses || drop_q"),
        "pop = uses && !last_i || drop_q",
    ),
    "lean: a block ahead is the mask of the tag": (
        *(LEAN, "aes_gcm_lean_control", "StEndMask) && !asks_q && !ahead_q[0];"),
        "StEndMask) && !asks_q;",
    ),
    "lean: more blocks ahead than fit": (
        *(LEAN, "aes_gcm_lean_control", "one_more[Depth-1] || carries_i", "carries_i"),
    ),
    "lean: lengths stay for the next message": (
        *(LEAN, "aes_gcm_lean_control", "hash_ready_i || verdict_o && verdict_ready_i"),
        "hash_ready_i || verdict_o && verdict_ready_i && decrypt_i",
    ),
    "lean: the tag is never compared": (
        *(LEAN, LEAN, "passes && hides && differs_q != '0", "1'b0"),
    ),
    "lean: a quarter of the tag is not compared": (
        *(LEAN, LEAN, "differs_q != '0;", "differs_q[2:0] != '0;"),
    ),
    "lean: an error with the mask of the tag is forgotten": (
        *(LEAN, LEAN, "poisoned_q || (with_mask && core_out_error_i)", "poisoned_q"),
    ),
    "lean: the mask of the tag leaves before the tag": (
        *(LEAN, "aes_gcm_lean_control", "at(state_q, StVerdict) && verdict_ready_i;"),
        "at(state_q, StVerdict);",
    ),
    "lean: additional data goes on while the hash works": (
        *(LEAN, "aes_gcm_lean_control", "arm && aad && hash_soon_i && !aad_armed_q"),
        "arm && aad && !aad_armed_q",
    ),
    "lean: a counter block enters before its carry": (
        *(LEAN, "aes_gcm_lean_control", "one_more[Depth-1] || carries_i", "one_more[Depth-1]"),
    ),
    "lean: text of an illegal beat": (
        *(LEAN, "aes_gcm_lean_control", "some_i && !illegal_i && !uses", "some_i && !uses"),
    ),
    "lean: a beat is judged for the message before": (LEAN, LEAN, "judges && !take", "!take"),
    "lean: H is not of 0": (LEAN, LEAN, "!key_waits && !key_asks;", "!key_waits;"),
    "lean: a beat before a key that waits": (LEAN, LEAN, "!(first && key_waits);", "1'b1;"),
    "lean: a block of the key before is H": (
        *(LEAN, "aes_gcm_lean_control", "core_gets && !key_taken_i) ||", "core_gets) ||"),
    ),
    "lean: a key in the middle of a message": (
        *(LEAN, "aes_gcm_lean_control", "at(state_q, StNoKey | StIdle | StSubkey);"),
        "at(state_q, StNoKey | StIdle | StSubkey | StBody);",
    ),
    "lean: bytes behind the end are hashed": (
        *(LEAN, LEAN, "(mask & {128{with_text}})", "{128{with_text}}"),
    ),
    "lean: an empty beat waits for ever": (
        *(LEAN, "aes_gcm_lean_control", "(illegal_i || !some_i && !tag) ||", "illegal_i ||"),
    ),
    "lean: the last block of text is not asked for": (
        *(LEAN, "aes_gcm_lean_control", "bytes_i[4] || !ahead_q[0] && !asks_q);", "bytes_i[4]);"),
    ),
    "lean: blocks for nothing stay in the core": (
        *(LEAN, "aes_gcm_lean_control", "drop_q <= !at(state_q, StBody) && ahead_q[0];"),
        "drop_q <= 1'b0;",
    ),
    "lean: a clear leaves J0": (*(LEAN, LEAN, "{128{j0_stays && live}}", "{128{j0_stays}}"),),
    "a hash is done twice": (
        *("aes_ghash_digit_ports", "aes_ghash_digit", "done_q <= ends && last_q"),
        "done_q <= (ends || done_q && !last_i) && last_q",
    ),
    "a hash is lost": (
        *("aes_ghash_digit_ports", "aes_ghash_digit", "held = hash & {128{hold}};"),
        "held = hash & {128{hold && !last_i}};",
    ),
    "parts: a hash is not loaded": (
        *(PARTS, LEAN, "hash_loads = resumes && !resumed;", "hash_loads = 1'b0;"),
    ),
    "parts: text goes on at the first counter block": (
        *(PARTS, LEAN, "lengths[38:7] + 32'd1", "32'd1"),
    ),
    "parts: additional data behind text": (
        *(PARTS, "aes_gcm_parts", "aad_rest_i != '0 || text_i != '0", "aad_rest_i != '0"),
    ),
    "parts: text behind a partial block": (
        *(PARTS, "aes_gcm_parts", "text_i[3:0] != '0;", "1'b0;"),
    ),
    "parts: an IV of any length goes on": (
        *(PARTS, "aes_gcm_parts", "lengths_q && !(iv && bytes_i == 5'd12)", "lengths_q && !iv"),
    ),
    "parts: a key before the IV of a message that goes on": (
        *(PARTS, LEAN, "key_asks = key_waits_q && !resumed;", "key_asks = key_waits_q;"),
    ),
    "parts: less than the hash is shown": (PARTS, LEAN, "< tag_bytes_q || part}", "< tag_bytes_q}"),
    "parts: no hash of what is decrypted": (
        *(PARTS, LEAN, "hides = decrypt_q && !part;", "hides = decrypt_q;"),
    ),
    "parts: more text before than a message has": (
        *(PARTS, "aes_gcm_parts", "text <= {25'd0, TextBlocks, 7'd0} &&", ""),
    ),
    "parts: an illegal message ends as a part": (
        *(PARTS, "aes_gcm_lean_control", "!illegal_i && at(state_q, StBody)", "1'b1"),
    ),
    "parts: the beat at the port is added to the hash": (
        *(PARTS, "aes_gcm_lean_control", "(Parts ? StRefuse : 15'd0)", "15'd0"),
    ),
    "parts: a clear leaves the place in a message": (
        *(
            PARTS,
            "aes_gcm_parts",
            "if (!live_i) {hash_q, lengths_q, goes_on_q} <= '0;\n    else if",
        ),
        "if",
    ),
    "parts: the hash before is not added": (
        *(FULL_PARTS, FULL, "hash_before_q <= head_data", "hash_before_q <= '0"),
    ),
    "parts: the hash before is added twice": (
        *(FULL_PARTS, FULL, "if (!live || hash_takes) hash_before_q", "if (!live) hash_before_q"),
    ),
    "parts: a part shows the tag of no message": (
        *(FULL_PARTS, FULL, "part_ends ? 5'd16 : head_bytes", "head_bytes"),
    ),
    "parts: a part of decrypted text is compared": (
        *(FULL_PARTS, FULL, "head_decrypt && !part_ends", "head_decrypt"),
    ),
    "parts: a part ends while a tag waits": (
        *(FULL_PARTS, FULL, "(HoldBlocks == 0 && !part_ends)", "HoldBlocks == 0"),
    ),
    "parts: an error of a part is one of the next": (
        *(
            FULL_PARTS,
            FULL,
            "(message_ends || part_ends || refuses)))",
            "(message_ends || refuses)))",
        ),
    ),
    "parts: the counter goes on a block too early": (
        *(FULL_PARTS, "aes_gcm_counter", "passed[15:0]} + 17'd2", "passed[15:0]} + 17'd1"),
    ),
    "parts: the counter loses its carry": (
        *(FULL_PARTS, "aes_gcm_counter", "hash_i[15:0] : first[16]", "hash_i[15:0] : 1'b0"),
    ),
    "parts: lengths of the parts before are lost": (
        *(FULL_PARTS, "aes_gcm_control", "start_o = !(Parts && resumed_i)", "start_o = 1'b1"),
    ),
    "parts: lengths of a part stay for the next message": (
        *(FULL_PARTS, "aes_gcm_control", "start_o = Parts;", "start_o = 1'b0;"),
    ),
    "parts: a part ends with a tag": (
        *(FULL_PARTS, "aes_gcm_control", "Parts && part_i ? StPart : StEnd", "StEnd"),
    ),
    "parts: the last block of a part does not end its hash": (
        *(FULL_PARTS, "aes_gcm_control", "part_o = Parts && part_i && last_i;", "part_o = 1'b0;"),
    ),
    "text leaves before its tag": (
        *("aes_message_hold_ports", "aes_message_hold", "release_now = passes && holds && live_i"),
        "release_now = !overflow_q && holds && live_i",
    ),
    "text leaves though its tag is wrong": (
        *("aes_message_hold_ports", "aes_message_hold"),
        *("status_i == aes_message_pkg::StatusGood && !overflow_q;", "!overflow_q;"),
    ),
    "text that does not fit leaves": (
        *("aes_message_hold_ports", "aes_message_hold", "StatusGood && !overflow_q", "StatusGood"),
    ),
}
QUICK = "lean: the counter skips a block"


@pytest.mark.parametrize("name", sample.only(lambda name: name == QUICK, FAULTS))
def test_a_fault_is_not_proven(name: str, tmp_path: Path) -> None:
    top, module, old, new = FAULTS[name]
    if top in (FULL, LEAN, PARTS, FULL_PARTS):
        one = control(top, {"Depth": "2"} | ({} if top == FULL_PARTS else SMALL))
    else:
        one = inductions(LEAN, hold_blocks=2)[top]
    (right,) = (file for file in one.files if file.stem == module)
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    assert not proven(one, tmp_path / "work", {module: wrong})


@pytest.mark.parametrize("module", [LEAN, FULL])
def test_what_is_assumed_is_shown_elsewhere(module: str) -> None:
    """Of the core by its handshake proof, in the same words; of the hash by its own induction."""
    told = (mode_control.FORMAL / f"{module}_ports.sv").read_text()
    theirs = Path(handshake.__file__).with_suffix(".sv").read_text()
    assumed = set(labels(mode_control.FORMAL / f"{module}_ports.sv", "assume"))
    of_core = assumed & set(handshake.PROPERTIES)
    assert of_core == {"valid_holds", "data_holds", "error_holds", "nothing_repeated"}
    for name in of_core - {"nothing_repeated"}:
        mine = re.search(rf"{name}: assume \((.*)\);", told)
        other = re.search(rf"{name}: assert \((.*)\);", theirs)
        assert mine and other
        assert re.sub(r"core_(out_\w+)_i", r"\1_o", mine[1]).replace("core_", "") == other[1]
    of_hash = assumed - of_core - set(mode_control.SURROUNDINGS)
    assert of_hash <= set(labels(mode_control.FORMAL / "aes_ghash_digit_ports.sv", "assert"))
    assert of_hash
