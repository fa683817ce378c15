# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Failures that CCM hardware can have: each is tested, and found when it is planted."""

from itertools import combinations
from pathlib import Path

import pytest

import sample
from aesilicon.drivers.ccm_parts import Whole, refused
from aesilicon.drivers.message_parts import Part
from aesilicon.drivers.message_simulator import Beat, Kind, Message, Status, ccm_message
from message_failures import Check, Failure, assert_found, checks, planted, played, simulator
from message_traffic import CCM, Build, Due, Traffic, cut, flipped

HOLD = 4
FULL = bytes(range(16))
NONCE = Beat(Kind.IV, bytes(range(13)))


def lengths(aad: int, text: int) -> Beat:
    """The first beat of a message."""
    return Beat(Kind.IV, aad.to_bytes(8) + text.to_bytes(8))


def last(beats: list[Beat]) -> tuple[Beat, ...]:
    """The beats with the mark of the end."""
    return (*beats[:-1], Beat(beats[-1].kind, beats[-1].data, last=True))


def lengths_that_do_not_fit_are_refused(traffic: Traffic) -> None:
    parts = {kind: cut(kind, bytes(40)) for kind in (Kind.AAD, Kind.TEXT)}
    whole = [*parts[Kind.AAD], *parts[Kind.TEXT]]
    for aad, text in ((39, 40), (41, 40), (40, 39), (40, 41), (0, 40), (40, 0), (48, 40), (8, 8)):
        traffic.refused(*last([lengths(aad, text), NONCE, *whole]))
        traffic.encrypt(b"aad", FULL)
        beats = [lengths(aad, text), NONCE, *whole, Beat(Kind.TAG, FULL)]
        traffic.refused(*last(beats), decrypt=True)
        traffic.decrypt(b"aad", FULL)
    for beats in (
        [lengths(1, 0), NONCE],
        [lengths(0, 1), NONCE],
        [lengths(16, 16), NONCE, Beat(Kind.AAD, FULL)],
        [lengths(0, 0), NONCE, Beat(Kind.TEXT, b"t")],
        [lengths(16, 0), NONCE, Beat(Kind.TEXT, b"")],
        [lengths(2**16, 0), NONCE, Beat(Kind.AAD, FULL)],
        [lengths(0, 2**64 - 1), NONCE, Beat(Kind.TEXT, FULL)],
    ):
        traffic.refused(*last(beats))
        traffic.encrypt(b"aad", FULL)


def an_iv_is_lengths_and_nonce(traffic: Traffic) -> None:
    text = Beat(Kind.TEXT, FULL)
    for beats in (
        [lengths(0, 0)],
        [NONCE],
        [NONCE, text],
        [lengths(0, 16), text],
        [lengths(0, 10), Beat(Kind.TEXT, bytes(10))],
        [lengths(0, 16), NONCE, NONCE, text],
        [lengths(0, 16), Beat(Kind.IV, b""), text],
        [lengths(0, 16), Beat(Kind.IV, bytes(6)), text],
        [lengths(0, 16), Beat(Kind.IV, bytes(14)), text],
        [lengths(0, 16), Beat(Kind.IV, bytes(15)), text],
        [lengths(0, 16), Beat(Kind.IV, FULL), text],
        [lengths(0, 16), lengths(0, 16), NONCE, text],
        [text],
    ):
        traffic.refused(*last(beats))
        traffic.encrypt(b"", FULL)


def a_text_fits_its_counter(traffic: Traffic) -> None:
    """A nonce of n bytes leaves 15 - n for the length of the text."""
    for size in range(8, 14):
        beats = [lengths(0, 256 ** (15 - size)), Beat(Kind.IV, bytes(size))]
        text = [Beat(Kind.TEXT, FULL)] * (4096 if size == 13 else 1)
        traffic.refused(*last([*beats, *text]))
    traffic.encrypt(b"", bytes(4200), bytes(13))
    traffic.encrypt(b"", bytes(4200), bytes(7))


def additional_data_of_any_length(traffic: Traffic) -> None:
    for size in range(50):
        traffic.encrypt(bytes(range(1, size + 1)), FULL[: size % 17])
    for size in (0xFEFF, 0xFF00, 0x10001):
        traffic.encrypt((bytes(range(251)) * 262)[:size], b"text")
    for size in (14, 30, 32):
        aad, text = bytes(range(size)), bytes(32)
        ciphertext, tag = traffic.sealing.seal(traffic.secret, NONCE.data, aad, text, 16)
        beats = [lengths(size, 32), NONCE, *cut(Kind.AAD, aad)]
        if size % 16 == 0:
            beats.append(Beat(Kind.AAD, b""))
        beats += [*cut(Kind.TEXT, text), Beat(Kind.TEXT, b"")]
        traffic.job.send(Message(last(beats)))
        traffic.due.append(Due(Status.GOOD, ciphertext, tag))


def unused_bytes_of_a_partial_beat_do_not_count(traffic: Traffic) -> None:
    for size in range(1, 16):
        traffic.encrypt(bytes(size), bytes(16 + size))
        traffic.decrypt(bytes(size), bytes(16 + size))


def messages_without_aad_or_text_end(traffic: Traffic) -> None:
    for aad, text in ((b"", b""), (FULL, b""), (b"", FULL), (b"a", b""), (b"", b"t"), (b"", b"")):
        traffic.encrypt(aad, text)
        traffic.decrypt(aad, text)


def nothing_of_a_message_enters_the_next(traffic: Traffic) -> None:
    for _ in range(2):
        for size in (1, 17, 5, 16, 0):
            traffic.encrypt(bytes([size]) * size, FULL[:size])
            late = Beat(Kind.AAD, b"late")
            traffic.refused(*last([lengths(4, 16), NONCE, Beat(Kind.TEXT, FULL), late]))
            traffic.decrypt(FULL[:size], b"", bytes(13))


def truncated_tags_verify(traffic: Traffic) -> None:
    for size in CCM.tags:
        traffic.encrypt(b"aad", FULL, tag_bytes=size)
        traffic.decrypt(b"aad", FULL, tag_bytes=size)
    for size in (0, 2, 5, 15, 17):
        beats = [lengths(0, 0), NONCE, Beat(Kind.TAG, FULL[: min(size, 16)])]
        traffic.refused(*last(beats), decrypt=True, tag_bytes=size)
    # A message may not shorten the tag by itself.
    _, tag = traffic.sealing.seal(traffic.secret, NONCE.data, b"", b"", 16)
    beats = [lengths(0, 0), NONCE, Beat(Kind.TAG, tag[:12])]
    traffic.refused(*last(beats), decrypt=True)


def forgeries_are_found(traffic: Traffic) -> None:
    aad, text, nonce = b"additional", bytes(20), bytes(12)
    ciphertext, tag = traffic.sealing.seal(traffic.secret, nonce, aad, text, 16)
    for place in range(128):
        traffic.forged(nonce, aad, ciphertext, flipped(tag, place), held=False)
    for place in range(0, 80, 7):
        traffic.forged(nonce, flipped(aad, place), ciphertext, tag, held=False)
    for place in range(0, 160, 7):
        traffic.forged(nonce, aad, flipped(ciphertext, place), tag, held=False)
    traffic.forged(nonce, aad + b"\0", ciphertext, tag, held=False)
    traffic.forged(nonce, aad, ciphertext + b"\0", tag, held=False)
    traffic.forged(flipped(nonce, 5), aad, ciphertext, tag, held=False)


def no_text_without_its_tag(traffic: Traffic) -> None:
    for size in (0, 1, 16, 16 * HOLD - 1, 16 * HOLD):
        traffic.decrypt(b"aad", bytes(range(size)), held=True)
        traffic.encrypt(b"aad", bytes(range(size)) * 2)
    for size in (16 * HOLD + 1, 16 * HOLD + 40):
        nonce = traffic.luck.randbytes(13)
        ciphertext, tag = traffic.sealing.seal(traffic.secret, nonce, b"", bytes(size), 16)
        traffic.job.send(ccm_message(nonce, b"", ciphertext, tag=tag))
        traffic.due.append(Due(Status.TOO_LONG, b"", bytes(16)))
        traffic.forged(nonce, b"", ciphertext, flipped(tag, 3), held=True)
    beats = [lengths(0, 16), NONCE, Beat(Kind.TEXT, FULL), Beat(Kind.AAD, b"")]
    traffic.refused(*last(beats), decrypt=True)
    traffic.due[-1] = Due(Status.REFUSED, b"", bytes(16))
    traffic.decrypt(b"", FULL, held=True)


def a_key_waits_for_the_end_of_a_message(traffic: Traffic) -> None:
    for size in (0, 16, 100):
        text, nonce = bytes(size), traffic.luck.randbytes(11)
        beats = ccm_message(nonce, b"aad", text).beats
        ciphertext, tag = traffic.sealing.seal(traffic.secret, nonce, b"aad", text, 16)
        traffic.job.idle(60)
        traffic.job.beat(beats[0])
        traffic.key(beside=True)
        for beat in beats[1:]:
            traffic.job.beat(beat)
        traffic.job.count += 1
        traffic.due.append(Due(Status.GOOD, ciphertext, tag))
        traffic.encrypt(b"", FULL)


def short_lengths_are_kept(traffic: Traffic) -> None:
    """A build for lengths of 16 bits."""
    traffic.encrypt(bytes(0xFEFF), bytes(33))
    traffic.decrypt(FULL, bytes(65), bytes(7))
    for aad, text in ((0xFF00, 0), (2**16 + 16, 0), (0, 2**16), (2**40, 2**40)):
        traffic.refused(*last([lengths(aad, text), Beat(Kind.IV, bytes(7)), Beat(Kind.AAD, FULL)]))
    for kind, beat in ((Kind.AAD, lengths(16, 0)), (Kind.TEXT, lengths(0, 16))):
        traffic.refused(*last([beat, Beat(Kind.IV, bytes(7)), *[Beat(kind, FULL)] * 4097]))


def a_saved_message_goes_on(traffic: Traffic) -> None:
    """Each cut of a text in two and three parts, with other messages between them."""
    for aad, size in ((b"", 48), (b"additional data", 60), (FULL * 2, 16)):
        for decrypt in (False, True):
            text, nonce = traffic.luck.randbytes(size), traffic.luck.randbytes(13)
            sealed = traffic.sealing.seal(traffic.secret, nonce, aad, text, 8)
            whole = Whole(traffic.secret, nonce, aad, text, *sealed, decrypt)
            places = range(16, size + 1, 16)
            for stops in (*combinations(places, 1), *combinations(places, 2)):
                for start, stop in zip((0, *stops), (*stops, None), strict=True):
                    saved(traffic, whole.part(start, stop))
            if decrypt:
                saved(traffic, whole.part(16, None, bytes(16)))


def saved(traffic: Traffic, part: Part) -> None:
    """A part of a message; behind it another message, or one that is refused."""
    traffic.job.send(part.message)
    traffic.due.append(Due(part.status, part.text, part.tag.ljust(16, b"\0")))
    if traffic.luck.random() < 0.5:
        traffic.encrypt(b"another message", FULL)
    else:
        traffic.refused(*last([lengths(0, 32), NONCE, Beat(Kind.TEXT, FULL)]))


def parts_are_whole_blocks(traffic: Traffic) -> None:
    for _, beats, decrypt, tag_bytes in refused(16):
        traffic.refused(*beats, decrypt=decrypt, tag_bytes=tag_bytes)
        traffic.encrypt(bytes(33), FULL)


_PARTS = Build("ccm", parts=True)
_HELD = Build("ccm", hold_blocks=HOLD)
_SHORT = Build("ccm", length_bits=16)
BUILDS: dict[Check, Build] = {
    no_text_without_its_tag: _HELD,
    short_lengths_are_kept: _SHORT,
    a_saved_message_goes_on: _PARTS,
    parts_are_whole_blocks: _PARTS,
}
"""The builds of checks that need another than the usual."""
_USUAL = Build("ccm")

FAILURES = {
    "a part goes on from 0": Failure(
        a_saved_message_goes_on,
        *("aes_ccm", "mac_before = data & {128{is_mac}}", "mac_before = '0", _PARTS),
    ),
    "a part goes on with the first counter block": Failure(
        a_saved_message_goes_on,
        *("aes_ccm_blocks", "goes_on_i ? more : ONE", "ONE", _PARTS),
    ),
    "a part announces a tag of 16 bytes": Failure(
        a_saved_message_goes_on,
        *("aes_ccm_parts", "part_o ? told_q : tag_bytes_i", "tag_bytes_i", _PARTS),
    ),
    "a part has no end": Failure(
        a_saved_message_goes_on,
        *("aes_ccm", "done = counter_done || closes", "done = counter_done", _PARTS),
    ),
    "additional data come in a later part": Failure(
        parts_are_whole_blocks,
        *("aes_ccm_parts", "kind_i == aes_message_pkg::KindAad)", "1'b0)", _PARTS),
    ),
    "the additional data before are not compared": Failure(
        parts_are_whole_blocks,
        *("aes_ccm_lengths", "differs = goes_on_i && ", "differs = 1'b0 && ", _PARTS),
    ),
    "a part may have a partial block": Failure(
        parts_are_whole_blocks,
        *("aes_ccm_lengths", "&& text && bytes_i == 5'd16", "&& text", _PARTS),
    ),
    "a message ends too early": Failure(
        lengths_that_do_not_fit_are_refused,
        *("aes_ccm_lengths", "((last_i || kind_i == aes_message_pkg::KindTag) && !ends_well)"),
        *("1'b0", _USUAL),
    ),
    "a length wraps": Failure(
        short_lengths_are_kept,
        *("aes_ccm_lengths", "illegal_o = over ||", "illegal_o =", _SHORT),
    ),
    "announced text is not awaited": Failure(
        lengths_that_do_not_fit_are_refused,
        *("aes_ccm_lengths", "exceeds || (last_i && !ends_well)", "exceeds", _USUAL),
    ),
    "a nonce of 14 bytes passes": Failure(
        an_iv_is_lengths_and_nonce,
        *("aes_ccm_lengths", "bytes_i > 5'd13", "bytes_i > 5'd14", _USUAL),
    ),
    "lengths alone are a message": Failure(
        an_iv_is_lengths_and_nonce,
        *("aes_ccm_lengths", "bytes_i != 5'd16 || last_i ||", "bytes_i != 5'd16 ||", _USUAL),
    ),
    "text stands for the nonce": Failure(
        an_iv_is_lengths_and_nonce,
        *("aes_ccm_lengths", "kind_i != aes_message_pkg::KindIv || bytes_i < 5'd7"),
        *("bytes_i < 5'd7", _USUAL),
    ),
    "a text is too long for its counter": Failure(
        a_text_fits_its_counter,
        *("aes_ccm_lengths", "text_left_o >> (8 * (15", "text_left_o >> (8 * (16", _USUAL),
    ),
    "the counter has a byte": Failure(
        a_text_fits_its_counter,
        *("aes_ccm_blocks", "count_next = count_q + ONE"),
        *("count_next = {count_q[CounterBits-1:8], count_q[7:0] + 8'd1}", _USUAL),
    ),
    "the nonce moves the length": Failure(
        additional_data_of_any_length,
        *("aes_ccm_blocks", "3'(5'd14 - bytes_i)", "3'(5'd13 - bytes_i)", _USUAL),
    ),
    "long additional data have a short length": Failure(
        additional_data_of_any_length,
        *("aes_ccm_aad", "length_i < 64'hFF00", "length_i <= 64'hFF00", _USUAL),
    ),
    "the last bytes of additional data are lost": Failure(
        additional_data_of_any_length,
        *("aes_ccm_control", "aad_ends_i && aad_over_i ? StFlush : after", "after", _USUAL),
    ),
    "a zero block after whole blocks": Failure(
        additional_data_of_any_length,
        *("aes_ccm_control", "aad_ends_i && aad_over_i ? StFlush", "aad_ends_i ? StFlush", _USUAL),
    ),
    "unused bytes change the tag": Failure(
        unused_bytes_of_a_partial_beat_do_not_count,
        *("aes_ccm", ".bytes_i(bytes),\n    .block_o(text_data)"),
        *(".bytes_i(5'd16),\n    .block_o(text_data)", _USUAL),
    ),
    "strobes are turned": Failure(
        unused_bytes_of_a_partial_beat_do_not_count,
        *("aes_message_results", "16'hFFFF >> out_bytes", "16'hFFFF << out_bytes", _USUAL),
    ),
    "additional data are always announced": Failure(
        messages_without_aad_or_text_end,
        *("aes_ccm_blocks", "{1'b0, has_aad_i,", "{1'b0, 1'b1,", _USUAL),
    ),
    "empty messages hang": Failure(
        messages_without_aad_or_text_end,
        *("aes_ccm_control", "state_d = ended_q ? StMask : StBody;\n      end\n      StBody"),
        *("state_d = StBody;\n      end\n      StBody", _USUAL),
    ),
    "the MAC goes on": Failure(
        nothing_of_a_message_enters_the_next,
        *("aes_cbc_mac", "if (start_i) mac_q <= mac_i;\n      else if", "if", _USUAL),
    ),
    "an illegal message is dropped silently": Failure(
        lengths_that_do_not_fit_are_refused,
        *("aes_ccm_control", "if (valid_i && last_i) state_d = StRefuse"),
        *("if (valid_i && last_i) state_d = StIdle", _USUAL),
    ),
    "the tag's length is not authenticated": Failure(
        truncated_tags_verify,
        *("aes_ccm_blocks", "coded_tag = (tag_bytes_i - 5'd2) >> 1", "coded_tag = 5'd7 | "
          "(tag_bytes_i & 5'd0)", _USUAL),
    ),
    "a message shortens its tag": Failure(
        truncated_tags_verify,
        *("aes_message_order", "bytes_i == tag_bytes_i", "bytes_i <= tag_bytes_i", _USUAL),
    ),
    "the ciphertext is authenticated": Failure(
        truncated_tags_verify,
        *("aes_ccm", "(decrypt ? text_data : data)", "data", _USUAL),
    ),
    "the tag is not masked": Failure(
        truncated_tags_verify,
        *("aes_ccm", "tag_adds || (mask && counter_done)", "tag_adds", _USUAL),
    ),
    "a tag that came is not compared": Failure(
        truncated_tags_verify,
        *("aes_ccm_control", "tag_add_o = tag && !illegal_i", "tag_add_o = 1'b0", _USUAL),
    ),
    "half of the tag is compared": Failure(
        forgeries_are_found, *("aes_message_tag", "cut != '0", "cut[127:64] != '0", _USUAL),
    ),
    "text is given though the tag failed": Failure(
        no_text_without_its_tag,
        *("aes_message_hold", "status_i == aes_message_pkg::StatusGood && !overflow_q"),
        *("!overflow_q", _HELD),
    ),
    "a key changes in the middle": Failure(
        a_key_waits_for_the_end_of_a_message,
        *("aes_ccm_control", "(state_q == StIdle && between_i && !valid_i)", "state_q == StBody"),
        _USUAL,
    ),
    "a length loses its upper bits": Failure(
        short_lengths_are_kept,
        *("aes_ccm_lengths", "aad_bytes >= 64'hFF00 ||", "aad_bytes[15:0] >= 16'hFF00 ||", _SHORT),
    ),
    "a result is taken for the other": Failure(
        additional_data_of_any_length,
        *("aes_ccm", "mac_busy && (!counter_busy_q || counter_last_q)"),
        *("mac_busy && (!counter_busy_q || !counter_last_q)", _USUAL),
    ),
}  # fmt: skip
CHECKS = checks(FAILURES)


@pytest.mark.parametrize("stalls", [False, True])
@pytest.mark.parametrize("check", CHECKS)
def test_the_rtl_has_no_such_failure(check: Check, stalls: bool, simulators: Path) -> None:
    dut = simulator(simulators, BUILDS.get(check, _USUAL))
    played(check, dut, stalls=stalls, sealing=CCM)


def test_each_failure_can_be_planted() -> None:
    for failure in FAILURES.values():
        planted(failure.file, failure.old, failure.new)


@pytest.mark.parametrize("name", sample.every(9, FAILURES))
def test_a_planted_failure_is_found(name: str, simulators: Path, tmp_path: Path) -> None:
    assert_found(FAILURES[name], simulators, tmp_path, CCM)


def test_each_failure_is_planted_in_another_way() -> None:
    changes = [(f.file, f.old, f.new) for f in FAILURES.values()]
    assert all(one != other for one, other in combinations(changes, 2))
