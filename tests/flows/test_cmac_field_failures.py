# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Failures that CMAC hardware can have: each is tested, and found when it is planted."""

from itertools import combinations
from pathlib import Path

import pytest

import sample
from aesilicon.drivers.cmac_parts import Whole, refused
from aesilicon.drivers.message_parts import Part
from aesilicon.drivers.message_simulator import Beat, Kind, Message, Status, message
from message_failures import Check, Failure, assert_found, checks, planted, played, simulator
from message_traffic import CMAC, Build, Due, Traffic, cut, flipped

FULL = bytes(range(16))


def data_of_any_length(traffic: Traffic) -> None:
    for size in range(50):
        traffic.encrypt(bytes(range(size)), b"")
        traffic.decrypt(bytes(range(size)), b"")


def an_end_may_come_late(traffic: Traffic) -> None:
    for size in (0, 16, 48):
        data = bytes(range(size))
        _, tag = traffic.sealing.seal(traffic.secret, b"", data, b"", 16)
        traffic.job.send(Message((*cut(Kind.AAD, data), Beat(Kind.AAD, b"", last=True))))
        traffic.due.append(Due(Status.GOOD, b"", tag))


def both_subkeys_are_doubled_in_the_field(traffic: Traffic) -> None:
    """Keys with each pair of the bits that the doublings carry out."""
    for _ in range(12):
        traffic.key()
        traffic.encrypt(FULL, b"")
        traffic.encrypt(FULL[:9], b"")


def forgeries_are_found(traffic: Traffic) -> None:
    data = bytes(37)
    _, tag = traffic.sealing.seal(traffic.secret, b"", data, b"", 16)
    for place in range(128):
        traffic.forged(b"", data, b"", flipped(tag, place), held=False)
    for place in range(0, 296, 7):
        traffic.forged(b"", flipped(data, place), b"", tag, held=False)
    traffic.forged(b"", data + b"\x80", b"", tag, held=False)
    traffic.forged(b"", data + b"\0", b"", tag, held=False)


def other_beats_are_refused(traffic: Traffic) -> None:
    data, tag = Beat(Kind.AAD, FULL), Beat(Kind.TAG, FULL)
    ends = {kind: Beat(kind, FULL, last=True) for kind in Kind}
    for beats in (
        (ends[Kind.TEXT],),
        (ends[Kind.IV],),
        (data, ends[Kind.TEXT]),
        (Beat(Kind.IV, FULL), ends[Kind.AAD]),
        (data, data, Beat(Kind.AAD, b"part"), ends[Kind.AAD]),
        (data, ends[Kind.TAG]),
        (tag, ends[Kind.AAD]),
        (data, Beat(Kind.AAD, FULL, last=True, strobes=0xF00F)),
    ):
        traffic.refused(*beats)
        traffic.encrypt(bytes(33), b"")
    for beats in (
        (ends[Kind.AAD],),
        (data, tag, ends[Kind.TAG]),
        (data, Beat(Kind.TAG, FULL[:12], last=True)),
        (tag, ends[Kind.AAD]),
    ):
        traffic.refused(*beats, decrypt=True)
        traffic.decrypt(bytes(20), b"")


def truncated_tags_verify(traffic: Traffic) -> None:
    for size in range(8, 17):
        traffic.encrypt(b"data", b"", tag_bytes=size)
        traffic.decrypt(b"data", b"", tag_bytes=size)
    for size in (0, 4, 7, 17):
        beats = [Beat(Kind.AAD, FULL), Beat(Kind.TAG, FULL[: min(size, 16)], last=True)]
        traffic.refused(*beats, decrypt=True, tag_bytes=size)


def a_key_waits_for_the_end_of_a_message(traffic: Traffic) -> None:
    for size in (20, 100):
        data = bytes(size)
        beats = message(b"", data, b"").beats
        _, tag = traffic.sealing.seal(traffic.secret, b"", data, b"", 16)
        traffic.job.idle(60)
        traffic.job.beat(beats[0])
        traffic.key(beside=True)
        traffic.job.idle(30)
        for beat in beats[1:]:
            traffic.job.beat(beat)
        traffic.job.count += 1
        traffic.due.append(Due(Status.GOOD, b"", tag))
        traffic.encrypt(FULL, b"")


def saved_data_go_on(traffic: Traffic) -> None:
    """Each cut of a message in two and three parts, with others between them."""
    for size in (17, 32, 48, 60):
        for decrypt in (False, True):
            data = traffic.luck.randbytes(size)
            tag = traffic.sealing.seal(traffic.secret, b"", data, b"", 12)[1]
            whole = Whole(traffic.secret, data, tag, decrypt)
            places = range(16, size, 16)
            for stops in (*combinations(places, 1), *combinations(places, 2)):
                starts = (0, *stops)
                for start, stop in zip(starts, (*stops, None), strict=True):
                    saved(traffic, whole.part(start, stop))
            if decrypt:
                saved(traffic, whole.part(16, None, bytes(16)))


def saved(traffic: Traffic, part: Part) -> None:
    """A part of a message; behind it another message, or one that is refused."""
    traffic.job.send(part.message)
    traffic.due.append(Due(part.status, b"", part.tag.ljust(16, b"\0")))
    if traffic.luck.random() < 0.5:
        traffic.encrypt(b"another message", b"")
    else:
        traffic.refused(Beat(Kind.AAD, FULL), Beat(Kind.TEXT, FULL, last=True))


def parts_are_whole_blocks(traffic: Traffic) -> None:
    for _, beats, decrypt, tag_bytes in refused(16):
        traffic.refused(*beats, decrypt=decrypt, tag_bytes=tag_bytes)
        traffic.encrypt(bytes(33), b"")


_USUAL, _PARTS = Build("cmac"), Build("cmac", parts=True)
BUILDS: dict[Check, Build] = {saved_data_go_on: _PARTS, parts_are_whole_blocks: _PARTS}
"""The builds of checks that need another than the usual."""
FAILURES = {
    "whole blocks are padded": Failure(
        data_of_any_length,
        *("aes_cmac", "empty || bytes != 5'd16", "1'b1", _USUAL),
    ),
    "the padding has no one": Failure(
        data_of_any_length,
        *("aes_cmac", "pad = {1'b1, 127'd0}", "pad = {1'b0, 127'd0}", _USUAL),
    ),
    "no data give no padded block": Failure(
        data_of_any_length,
        *("aes_cmac_control", "inside_d ? StLast : StEmpty", "StLast", _USUAL),
    ),
    "a message goes on with the MAC before": Failure(
        data_of_any_length,
        *("aes_cmac_control", "          inside_d = 1'b0;\n", "", _USUAL),
    ),
    "a late end is a block": Failure(
        an_end_may_come_late,
        *("aes_cmac_control", "!is_tag_i && bytes_i != 5'd0 && mac_ready_i;\n          take_o = "
          "is_tag_i || bytes_i == 5'd0 || mac_ready_i"),
        *("!is_tag_i && mac_ready_i;\n          take_o = is_tag_i || mac_ready_i", _USUAL),
    ),
    "the last block has no subkey": Failure(
        an_end_may_come_late,
        *("aes_cmac_control", "mix_o = state_q == StLast", "mix_o = state_q == StEmpty", _USUAL),
    ),
    "a block enters before it is known to be the last": Failure(
        an_end_may_come_late,
        *("aes_cmac_control", "valid_i && !illegal_i && !is_tag_i && bytes_i != 5'd0)"),
        *("1'b1)", _USUAL),
    ),
    "the carry of a doubling is lost": Failure(
        both_subkeys_are_doubled_in_the_field,
        *("aes_cmac_double", "{128{block_i[127]}}", "128'd0", _USUAL),
    ),
    "a new key keeps the subkey": Failure(
        both_subkeys_are_doubled_in_the_field,
        *("aes_cmac", "if (keep) subkey_q", "if (keep && subkey_q == '0) subkey_q", _USUAL),
    ),
    "a tag that came is not compared": Failure(
        truncated_tags_verify,
        *("aes_cmac_control", "tag_add_o = is_tag_i", "tag_add_o = 1'b0", _USUAL),
    ),
    "half of the tag is compared": Failure(
        forgeries_are_found, *("aes_message_tag", "cut != '0", "cut[63:0] != '0", _USUAL),
    ),
    "text passes": Failure(
        other_beats_are_refused,
        *("aes_message_order", "sized && (Kinds & (4'd1 << kind_i)) != '0", "sized", _USUAL),
    ),
    "a refused block waits for the next message": Failure(
        other_beats_are_refused,
        *("aes_cmac_control", "state_q == StLast || state_q == StRefuse ||"),
        *("state_q == StLast ||", _USUAL),
    ),
    "a short tag passes": Failure(
        truncated_tags_verify,
        *("aes_message_order", "(TagLengths & (17'd1 << tag_bytes_i)) != '0"),
        *("tag_bytes_i <= 5'd16", _USUAL),
    ),
    "a key changes in the middle": Failure(
        a_key_waits_for_the_end_of_a_message,
        *("aes_cmac_control", "between_i && !valid_i)", "!valid_i)", _USUAL),
    ),
    "a part goes on from 0": Failure(
        saved_data_go_on,
        *("aes_cmac", "mac_before = data & {128{is_mac}}", "mac_before = '0", _PARTS),
    ),
    "a part goes on from the MAC before": Failure(
        saved_data_go_on,
        *("aes_cmac", "add && first_block || take && is_mac", "add && first_block", _PARTS),
    ),
    "the end of a part has a subkey": Failure(
        saved_data_go_on, *("aes_cmac", "mixes = mix && !part", "mixes = mix", _PARTS),
    ),
    "a part to compare hides its MAC": Failure(
        saved_data_go_on,
        *("aes_cmac", "compares = decrypt && !part", "compares = decrypt", _PARTS),
    ),
    "the MAC of the parts before counts as a tag": Failure(
        saved_data_go_on,
        *("aes_cmac", "tag_given = tag_adds && !is_mac", "tag_given = tag_adds", _PARTS),
    ),
    "a part may have a partial block": Failure(
        parts_are_whole_blocks,
        *("aes_cmac_parts", "part_o && bytes_i != 5'd16", "part_o && bytes_i == 5'd0", _PARTS),
    ),
    "a message may go on without data": Failure(
        parts_are_whole_blocks,
        *("aes_cmac_parts", "(mac_q && (is_tag_i || bytes_i == 5'd0))", "1'b0", _PARTS),
    ),
}  # fmt: skip
CHECKS = checks(FAILURES)


@pytest.mark.parametrize("stalls", [False, True])
@pytest.mark.parametrize("check", CHECKS)
def test_the_rtl_has_no_such_failure(check: Check, stalls: bool, simulators: Path) -> None:
    played(check, simulator(simulators, BUILDS.get(check, _USUAL)), stalls=stalls, sealing=CMAC)


def test_each_failure_can_be_planted() -> None:
    for failure in FAILURES.values():
        planted(failure.file, failure.old, failure.new)


@pytest.mark.parametrize("name", sample.every(7, FAILURES))
def test_a_planted_failure_is_found(name: str, simulators: Path, tmp_path: Path) -> None:
    assert_found(FAILURES[name], simulators, tmp_path, CMAC)
