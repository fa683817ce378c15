# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Failures that GCM hardware had in the field: each is tested, and found when it is planted."""

from itertools import combinations
from pathlib import Path

import pytest

import sample
from aesilicon.drivers.gcm_parts import Whole
from aesilicon.drivers.message_parts import Part
from aesilicon.drivers.message_simulator import (
    Beat,
    Kind,
    Message,
    Status,
    message,
)
from aesilicon.spec import gcm
from aesilicon.spec.modes import SoftwareEngine
from aesilicon.spec.rijndael import Rijndael
from message_failures import Check, Failure, assert_found, checks, planted, played, simulator
from message_traffic import Build, Due, Traffic, cut, encrypted, flipped

HOLD = 4
KEY = bytes(range(16))
IV = Beat(Kind.IV, bytes(range(12)))
IV_ALONE = Beat(Kind.IV, bytes(range(12)), last=True)
FULL = bytes(range(16))
LONGER = Beat(Kind.TEXT, FULL, last=True)


def iv_of(key: bytes, j0: bytes) -> bytes:
    """The IV of 16 bytes whose hash is `j0`."""
    h = int.from_bytes(gcm.subkey(SoftwareEngine(Rijndael(key, 16))))
    inverse = power(h, 2**128 - 2)
    length = int.from_bytes(gcm.length_block(0, 16))
    once = gcm.multiply(int.from_bytes(j0), inverse)
    return gcm.multiply(once ^ length, inverse).to_bytes(16)


def power(a: int, exponent: int) -> int:
    result = 1 << 127  # x^0
    while exponent:
        if exponent & 1:
            result = gcm.multiply(result, a)
        a = gcm.multiply(a, a)
        exponent >>= 1
    return result


def counter_wraps_below_the_iv(traffic: Traffic) -> None:
    for j0 in ("ff" * 15 + "fe", "00" * 11 + "80ffffffff", "00" * 12 + "7ffffffe"):
        traffic.encrypt(b"", bytes(64), iv_of(traffic.secret, bytes.fromhex(j0)))


def unused_bytes_of_a_partial_beat_do_not_count(traffic: Traffic) -> None:
    for size in range(1, 16):
        traffic.encrypt(bytes(size), bytes(16 + size))
        traffic.decrypt(bytes(size), bytes(16 + size))


def whole_blocks_get_no_further_block(traffic: Traffic) -> None:
    for aad, text in ((16, 16), (32, 0), (0, 32), (48, 48)):
        traffic.encrypt(bytes(aad), bytes(text))
    # A source that learns late of the end sends an empty beat.
    text, aad = bytes(32), FULL
    ciphertext, tag = encrypted(traffic.secret, IV.data, aad, text)
    beats = [IV, *cut(Kind.AAD, aad), Beat(Kind.AAD, b""), *cut(Kind.TEXT, text)]
    traffic.job.send(Message((*beats, Beat(Kind.TEXT, b"", last=True))))
    traffic.due.append(Due(Status.GOOD, ciphertext, tag))


def messages_without_aad_or_text_end(traffic: Traffic) -> None:
    for aad, text in ((b"", b""), (FULL, b""), (b"", FULL), (b"a", b""), (b"", b"t"), (b"", b"")):
        traffic.encrypt(aad, text)
        traffic.decrypt(aad, text)
        traffic.encrypt(aad, text, bytes(16))


def nothing_of_a_message_enters_the_next(traffic: Traffic) -> None:
    for _ in range(2):
        for size in (1, 17, 5, 16, 0):
            traffic.encrypt(bytes([size]) * size, FULL[:size])
            traffic.refused(IV, Beat(Kind.TEXT, FULL), Beat(Kind.AAD, b"late", last=True))
            traffic.decrypt(FULL[:size], b"", bytes(17))


def lengths_count_every_byte(traffic: Traffic) -> None:
    for size in range(34):
        traffic.encrypt(bytes(size), bytes(33 - size), bytes(range(1, size + 9)))


def truncated_tags_verify(traffic: Traffic) -> None:
    for size in (12, 13, 14, 15, 16):
        traffic.encrypt(b"aad", FULL, tag_bytes=size)
        traffic.decrypt(b"aad", FULL, tag_bytes=size)
    for size in (4, 8, 11, 17):
        beats = [IV, Beat(Kind.TAG, FULL[: min(size, 16)], last=True)]
        traffic.refused(*beats, decrypt=True, tag_bytes=size)
    # A message may not shorten the tag by itself.
    _, tag = encrypted(traffic.secret, IV.data, b"", b"")
    traffic.refused(IV, Beat(Kind.TAG, tag[:12], last=True), decrypt=True)


def forgeries_are_found(traffic: Traffic) -> None:
    aad, text, iv = b"additional", bytes(20), bytes(12)
    ciphertext, tag = encrypted(traffic.secret, iv, aad, text)
    for place in range(128):
        traffic.forged(iv, aad, ciphertext, flipped(tag, place), held=False)
    for place in range(0, 80, 7):
        traffic.forged(iv, flipped(aad, place), ciphertext, tag, held=False)
    for place in range(0, 160, 7):
        traffic.forged(iv, aad, flipped(ciphertext, place), tag, held=False)
    traffic.forged(iv, aad + b"\0", ciphertext, tag, held=False)
    traffic.forged(iv, aad, ciphertext + b"\0", tag, held=False)
    traffic.forged(flipped(iv, 5), aad, ciphertext, tag, held=False)


def no_text_without_its_tag(traffic: Traffic) -> None:
    for size in (0, 1, 16, 16 * HOLD - 1, 16 * HOLD):
        traffic.decrypt(b"aad", bytes(range(size)), held=True)
        traffic.encrypt(b"aad", bytes(range(size)) * 2)
    for size in (16 * HOLD + 1, 16 * HOLD + 40):
        iv = traffic.luck.randbytes(12)
        ciphertext, tag = encrypted(traffic.secret, iv, b"", bytes(size))
        traffic.job.send(message(iv, b"", ciphertext, tag=tag))
        traffic.due.append(Due(Status.TOO_LONG, b"", bytes(16)))
        traffic.forged(iv, b"", ciphertext, flipped(tag, 3), held=True)
    iv = traffic.luck.randbytes(12)
    ciphertext, _ = encrypted(traffic.secret, iv, b"", FULL)
    beats = [Beat(Kind.IV, iv), Beat(Kind.TEXT, ciphertext), Beat(Kind.AAD, b"", last=True)]
    traffic.refused(*beats, decrypt=True)
    traffic.due[-1] = Due(Status.REFUSED, b"", bytes(16))
    traffic.decrypt(b"", FULL, held=True)


def phases_out_of_order_are_refused(traffic: Traffic) -> None:
    text, aad, tag = Beat(Kind.TEXT, FULL), Beat(Kind.AAD, FULL), Beat(Kind.TAG, FULL)
    last = {kind: Beat(kind, FULL, last=True) for kind in Kind}
    wrong = [
        (text, last[Kind.TEXT]),
        (aad, last[Kind.AAD]),
        (last[Kind.TEXT],),
        (last[Kind.AAD],),
        (IV, text, last[Kind.AAD]),
        (IV, text, aad, text, last[Kind.TEXT]),
        (IV, aad, IV_ALONE),
        (IV, text, IV, aad, last[Kind.TEXT]),
        (IV, IV_ALONE),
        (IV, Beat(Kind.AAD, b"part"), last[Kind.AAD]),
        (IV, Beat(Kind.TEXT, b"part"), last[Kind.TEXT]),
        (IV, Beat(Kind.TEXT, b""), last[Kind.TEXT]),
        (IV, text, last[Kind.TAG]),
        (IV, tag, last[Kind.TEXT]),
        (Beat(Kind.IV, b"", last=True),),
        (Beat(Kind.IV, FULL), Beat(Kind.IV, b""), last[Kind.TEXT]),
        (Beat(Kind.IV, FULL), Beat(Kind.IV, b"part"), Beat(Kind.IV, b"on"), last[Kind.TEXT]),
        (IV, Beat(Kind.TEXT, FULL, last=True, strobes=0x7FFF)),
        (IV, Beat(Kind.AAD, FULL, strobes=0xF00F), last[Kind.TEXT]),
    ]
    for beats in wrong:
        traffic.refused(*beats)
        traffic.encrypt(b"aad", FULL)
    unverified = [
        (IV, last[Kind.TEXT]),
        (IV_ALONE,),
        (IV, tag, last[Kind.TAG]),
        (IV, tag, last[Kind.TEXT]),
        (last[Kind.TAG],),
        (IV, Beat(Kind.TAG, FULL[:12], last=True)),
    ]
    for beats in unverified:
        traffic.refused(*beats, decrypt=True)
        traffic.decrypt(b"aad", FULL)


def an_illegal_beat_gives_no_text(traffic: Traffic) -> None:
    # Late beats find a block of keystream that waits for them.
    traffic.job.traffic(gap=0.95, stall=0.0, seed=3)
    for _ in range(8):
        text, _ = encrypted(traffic.secret, IV.data, b"", FULL)
        gap = Beat(Kind.TEXT, FULL, last=True, strobes=0xF0F0)
        traffic.refused(IV, Beat(Kind.TEXT, FULL), gap, text=text)
        traffic.encrypt(FULL, FULL)


def a_key_waits_for_the_end_of_a_message(traffic: Traffic) -> None:
    for size in (0, 16, 100):
        old = traffic.secret
        text, iv = bytes(size), traffic.luck.randbytes(16)
        beats = message(iv, b"aad", text).beats
        ciphertext, tag = encrypted(old, iv, b"aad", text)
        traffic.job.idle(60)
        for beat in beats[:1]:
            traffic.job.beat(beat)
        traffic.key(beside=True)
        for beat in beats[1:]:
            traffic.job.beat(beat)
        traffic.job.count += 1
        traffic.due.append(Due(Status.GOOD, ciphertext, tag))
        traffic.encrypt(b"", FULL)


def bytes_are_in_order_at_every_port(traffic: Traffic) -> None:
    traffic.key(bytes.fromhex("feffe9928665731c6d6a8f9467308308"))
    iv, aad = bytes.fromhex("cafebabefacedbad"), bytes.fromhex("feedfacedeadbeefabaddad2")
    for size in (1, 2, 15, 19):
        traffic.encrypt(aad, bytes(range(200, 200 + size)), iv)


def a_saved_message_goes_on(traffic: Traffic) -> None:
    for aad, text in ((b"", FULL * 3), (FULL * 2, b""), (b"aad", bytes(40)), (FULL, FULL)):
        for decrypt in (False, True):
            iv = traffic.luck.randbytes(12)
            sealed = encrypted(traffic.secret, iv, aad, text)
            whole = Whole(traffic.secret, iv, aad, text, *sealed, decrypt)
            for n in range(0, len(aad), 16):
                saved(traffic, whole.part(slice(n, n + 16), slice(0, 0), last=False))
            for n in range(0, len(text), 16):
                saved(traffic, whole.part(slice(len(aad), None), slice(n, n + 16), last=False))
            saved(traffic, whole.part(slice(len(aad), None), slice(len(text), None), last=True))


def saved(traffic: Traffic, part: Part) -> None:
    """A part of a message, and another message behind it."""
    traffic.job.send(part.message)
    traffic.due.append(Due(Status.GOOD, part.text, part.tag.ljust(16, b"\0")))
    traffic.encrypt(b"another", FULL, traffic.luck.randbytes(16))


def too_long_a_text_is_refused(traffic: Traffic) -> None:
    traffic.encrypt(b"", bytes(16 * 6))
    traffic.encrypt(b"", bytes(16 * 5 + 1), bytes(100))
    for more in (16, 1):
        beats = [IV, *cut(Kind.TEXT, bytes(16 * 6)), Beat(Kind.TEXT, FULL[:more], last=True)]
        traffic.refused(*beats)
    traffic.encrypt(FULL * 8, bytes(16 * 6))


def an_iv_of_any_length_leaves_the_limit_to_the_text(traffic: Traffic) -> None:
    for blocks in range(1, 9):
        traffic.encrypt(b"", bytes(16 * 6), bytes(16 * blocks))
        traffic.decrypt(FULL, bytes(16), bytes(16 * blocks))
        traffic.refused(*cut(Kind.IV, bytes(16 * blocks)), *cut(Kind.TEXT, bytes(16 * 6)), LONGER)


_HELD = Build("gcm", hold_blocks=HOLD)
_SHORT = Build("gcm", text_blocks=6)
_PARTS = Build("gcm", parts=True)
BUILDS: dict[Check, Build] = {
    a_saved_message_goes_on: _PARTS,
    no_text_without_its_tag: _HELD,
    too_long_a_text_is_refused: _SHORT,
    an_iv_of_any_length_leaves_the_limit_to_the_text: _SHORT,
}
"""The builds of checks that need another than the usual."""


def forgotten(build: Build, **places: tuple[str, str, str]) -> dict[str, Failure]:
    """What a message that goes on forgets -> file, what stands there, what is planted."""
    return {
        f"a message that goes on forgets its {what}": Failure(
            a_saved_message_goes_on, *place, build
        )
        for what, place in places.items()
    }


FAILURES = {
    "counter carries into the IV": Failure(
        counter_wraps_below_the_iv,
        *("aes_gcm_counter", "upper_q <= upper;"),
        "{high_q, upper_q} <= {high_q, upper_q} + 112'(carry_q);",
    ),
    "counter wraps wrongly": Failure(
        counter_wraps_below_the_iv,
        *("aes_gcm_counter", "upper_q <= upper;"),
        "upper_q <= {upper_q[15], upper[14:0]};",
    ),
    "unused bytes change the tag": Failure(
        unused_bytes_of_a_partial_beat_do_not_count,
        *("aes_message_input", "in_data_i & mask", "in_data_i | (mask & 128'd0)"),
    ),
    "unused bytes of ciphertext are hashed": Failure(
        unused_bytes_of_a_partial_beat_do_not_count,
        *("aes_gcm", ".bytes_i(head_bytes),\n    .block_o(text_data)"),
        ".bytes_i(5'd16),\n    .block_o(text_data)",
    ),
    "a zero block after whole blocks": Failure(
        whole_blocks_get_no_further_block,
        *("aes_gcm_control", "take_o && some && !illegal_i", "take_o && !illegal_i"),
    ),
    "empty messages hang": Failure(
        messages_without_aad_or_text_end,
        *("aes_gcm_control", "ended_q ? StEnd : StBody", "StBody"),
    ),
    "AAD alone is not counted": Failure(
        messages_without_aad_or_text_end,
        *("aes_gcm_control", "counts && kind_i == aes_message_pkg::KindAad", "counts && kind_i == "
          "aes_message_pkg::KindAad && !last_i"),
    ),
    "text alone is hashed behind the last message": Failure(
        nothing_of_a_message_enters_the_next,
        *("aes_gcm", "hashing_q <= !hash_last", "hashing_q <= 1'b1"),
    ),
    "a refused message leaves its lengths": Failure(
        nothing_of_a_message_enters_the_next,
        *("aes_gcm_control", "start_o = room_i;", "start_o = 1'b0;"),
    ),
    "lengths in words": Failure(
        lengths_count_every_byte,
        *("aes_gcm_lengths", "aad_rest_q <= bytes_i[3:0]"),
        "aad_rest_q <= {bytes_i[3:2], 2'd0}",
    ),
    "truncated tags never verify": Failure(
        truncated_tags_verify,
        *("aes_message_tag", ".bytes_i(bytes_q)", ".bytes_i(bytes_q | 5'd16)"),
    ),
    "a message shortens its tag": Failure(
        truncated_tags_verify,
        *("aes_message_order", "bytes_i == tag_bytes_i", "bytes_i <= tag_bytes_i"),
    ),
    "the tag is never compared": Failure(
        forgeries_are_found, *("aes_message_tag", "cut != '0", "^cut && !decrypt_q"),
    ),
    "half of the tag is compared": Failure(
        forgeries_are_found, *("aes_message_tag", "cut != '0", "cut[127:64] != '0"),
    ),
    "text is given though the tag failed": Failure(
        no_text_without_its_tag,
        *("aes_message_hold", "status_i == aes_message_pkg::StatusGood && !overflow_q"),
        *("!overflow_q", _HELD),
    ),
    "text that does not fit is given": Failure(
        no_text_without_its_tag,
        *("aes_message_hold", "StatusGood && !overflow_q", "StatusGood", _HELD),
    ),
    "phases out of order pass": Failure(
        phases_out_of_order_are_refused,
        *("aes_message_order", "kind_i > kind_q ||", "kind_i != kind_q ||"),
    ),
    "a message without a tag passes": Failure(
        phases_out_of_order_are_refused,
        *("aes_message_order", "decrypt_i ? tag == last_i : !tag", "decrypt_i || !tag"),
    ),
    "an illegal message is dropped silently": Failure(
        phases_out_of_order_are_refused,
        *("aes_gcm_control", "if (valid_i && last_i) state_d = StRefuse"),
        "if (valid_i && last_i) state_d = StIdle",
    ),
    "text of an illegal beat is given": Failure(
        an_illegal_beat_gives_no_text,
        *("aes_gcm_control", "room_i && text && some && !illegal_i", "room_i && text && some"),
    ),
    "an IV in the middle passes": Failure(
        phases_out_of_order_are_refused,
        *("aes_message_order", "kind_i > kind_q ||", "kind_i > kind_q || kind_i == 2'd0 ||"),
    ),
    "a key changes in the middle": Failure(
        a_key_waits_for_the_end_of_a_message,
        *("aes_gcm_control", "(state_q == StIdle && between_i && !valid_i)", "state_q != StEnd"),
    ),
    "strobes are turned": Failure(
        bytes_are_in_order_at_every_port,
        *("aes_message_results", "16'hFFFF >> out_bytes", "16'hFFFF << out_bytes"),
    ),
    "the tag is turned": Failure(
        bytes_are_in_order_at_every_port,
        *("aes_message_mask", "block_i[8*n+:8] &", "block_i[127-8*n-:8] &"),
    ),
    "the counter comes twice": Failure(
        too_long_a_text_is_refused,
        *("aes_gcm", "text_full && bytes != 5'd0", "text_full && bytes == 5'd17", _SHORT),
    ),
    "an IV counts against the limit of the text": Failure(
        an_iv_of_any_length_leaves_the_limit_to_the_text,
        *("aes_gcm_lengths", "TextBlocks - 32'd1 && !iv_i", "TextBlocks - 32'd1", _SHORT),
    ),
    **forgotten(
        _PARTS,
        hash=("aes_gcm", "hash_before_q <= head_data", "hash_before_q <= '0"),
        counter=("aes_gcm_counter", "before_i & {32{Parts}}", "'0"),
        lengths=("aes_gcm_control", "start_o = !(Parts && resumed_i)", "start_o = 1'b1"),
    ),
}  # fmt: skip
CHECKS = checks(FAILURES)

_LEAN = Build("gcm", lean=True)
_LEAN_PARTS = Build("gcm", lean=True, parts=True)
_LEAN_SHORT = Build("gcm", lean=True, text_blocks=6)
LEAN_FAILURES = {
    "counter wraps wrongly": Failure(
        counter_wraps_below_the_iv,
        *("aes_gcm_lean", "j0_q[31:0] : count}", "j0_q[31:0] : {j0_q[31], count[30:0]}}", _LEAN),
    ),
    "unused bytes change the tag": Failure(
        unused_bytes_of_a_partial_beat_do_not_count,
        *("aes_gcm_lean", "(in_data_i & (mask & {128{with_beat}}))"),
        *("(in_data_i & {128{with_beat}})", _LEAN),
    ),
    "unused bytes of ciphertext are hashed": Failure(
        unused_bytes_of_a_partial_beat_do_not_count,
        *("aes_gcm_lean", "(mask & {128{with_text}})", "{128{with_text}}", _LEAN),
    ),
    "empty messages hang": Failure(
        messages_without_aad_or_text_end,
        *("aes_gcm_lean_control", "ended_q ? StEnd : StBody", "StBody", _LEAN),
    ),
    "a message leaves its lengths": Failure(
        nothing_of_a_message_enters_the_next,
        *("aes_gcm_lean_control", "hash_ready_i || verdict_o && verdict_ready_i"),
        *("hash_ready_i || verdict_o && verdict_ready_i && decrypt_i", _LEAN),
    ),
    "a block ahead stays for the next message": Failure(
        nothing_of_a_message_enters_the_next,
        *("aes_gcm_lean_control", "drop_q <= !at(state_q, StBody)"),
        *("drop_q <= at(state_q, StDrain)", _LEAN),
    ),
    "what stands at the port enters with the lengths": Failure(
        lengths_count_every_byte,
        *("aes_gcm_lean_control", "with_beat_q <= !at(state_d, NO_BEAT) &&"),
        *("with_beat_q <=", _LEAN),
    ),
    "the tag is never compared": Failure(
        forgeries_are_found,
        *("aes_gcm_lean", "passes && hides && differs_q != '0", "1'b0", _LEAN),
    ),
    "half of the tag is compared": Failure(
        forgeries_are_found,
        *("aes_gcm_lean", "differs_q != '0;", "differs_q[3:2] != '0;", _LEAN),
    ),
    "text of an illegal beat is given": Failure(
        an_illegal_beat_gives_no_text,
        *("aes_gcm_lean_control", "some_i && !illegal_i && !uses", "some_i && !uses", _LEAN),
    ),
    "an illegal message is dropped silently": Failure(
        phases_out_of_order_are_refused,
        *("aes_gcm_lean_control", "valid_i && last_i ? StRefuse", "valid_i && last_i ? StIdle"),
        _LEAN,
    ),
    "a key changes in the middle": Failure(
        a_key_waits_for_the_end_of_a_message,
        *("aes_gcm_lean_control", "at(state_q, StNoKey | StIdle | StSubkey);"),
        *("at(state_q, StNoKey | StIdle | StSubkey | StBody);", _LEAN),
    ),
    "the counter comes twice": Failure(
        too_long_a_text_is_refused,
        *("aes_gcm_lean", "(text_full && bytes != 5'd0", "(text_full && bytes == 5'd17"),
        _LEAN_SHORT,
    ),
    "an IV counts against the limit of the text": Failure(
        an_iv_of_any_length_leaves_the_limit_to_the_text,
        *("aes_gcm_lean", ".iv_i(in_kind_i == aes_message_pkg::KindIv)", ".iv_i(1'b0)"),
        _LEAN_SHORT,
    ),
    **forgotten(
        _LEAN_PARTS,
        hash=("aes_gcm_lean", "hash_loads = resumes && !resumed;", "hash_loads = 1'b0;"),
        counter=("aes_gcm_lean", "lengths[38:7] + 32'd1", "32'd1"),
        lengths=("aes_gcm_lean", "lengths_load = resumes && resumed;", "lengths_load = 1'b0;"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("lean", [False, True])
@pytest.mark.parametrize("stalls", [False, True])
@pytest.mark.parametrize("check", CHECKS)
def test_the_rtl_has_no_such_failure(
    check: Check, stalls: bool, lean: bool, simulators: Path
) -> None:
    build = Build("gcm", **BUILDS.get(check, Build("gcm")).options, lean=lean)
    played(check, simulator(simulators, build), stalls=stalls)


@pytest.mark.parametrize("digit", sample.none([4, 64, 128]))
@pytest.mark.parametrize("check", CHECKS)
def test_no_ghash_brings_one(check: Check, digit: int, simulators: Path) -> None:
    usual = BUILDS.get(check, Build("gcm"))
    build = Build("gcm", **usual.options, digit=digit)
    played(check, simulator(simulators, build), stalls=True)


ALL = FAILURES | {f"lean: {name}": failure for name, failure in LEAN_FAILURES.items()}


def test_each_failure_can_be_planted() -> None:
    for failure in ALL.values():
        planted(failure.file, failure.old, failure.new)


@pytest.mark.parametrize("name", sample.every(12, ALL))
def test_a_planted_failure_is_found(name: str, simulators: Path, tmp_path: Path) -> None:
    assert_found(ALL[name], simulators, tmp_path)


def test_each_failure_is_planted_in_another_way() -> None:
    changes = [(f.file, f.old, f.new) for f in ALL.values()]
    assert all(one != other for one, other in combinations(changes, 2))
