# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Save and restore of messages of GCM by the C driver, on the RTL of registers, against OpenSSL."""

import random
import shutil
from pathlib import Path

import pytest

import sample
from c_driver import (
    ARGUMENT,
    INTEGRITY,
    LENGTH,
    NO_KEY,
    NO_MESSAGE,
    NOT_BUILT,
    OK,
    REFUSED,
    Call,
    agree,
    calls,
    on_design,
    word,
)
from context_traffic import PARTS, TEXT_BLOCKS, Sealed, any_message, interleaved
from message_traffic import encrypted, flipped

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
    pytest.mark.xdist_group("driver in C"),  # one simulator
]

IV, KEY, BLOCK = bytes(range(12)), bytes(range(16)), bytes(range(32, 48))


def in_parts(cache: Path, fault: tuple[str, str] | None = None) -> Path:
    return on_design("aes128-gcm-lean", cache, fault, **PARTS)


@pytest.fixture
def driver(simulators: Path) -> Path:
    return in_parts(simulators)


def whole(choose: random.Random, key: bytes) -> Call:
    """A message of the hardware between the parts of others."""
    one = any_message(choose, key, decrypt=choose.random() < 0.5)
    start = f"{one.iv.hex()} {word(one.aad)} {word(one.given)}"
    if one.decrypt:
        return f"open {start} {one.tag.hex()}", OK, one.made
    return f"seal {start} {'00' * len(one.tag)}", OK, one.made + one.tag


def traffic(seed: int) -> list[Call]:
    """Messages that interleave under keys of their own, with whole ones and copies between."""
    choose = random.Random(seed)
    messages = [
        any_message(choose, choose.randbytes(16), decrypt=decrypt)
        for decrypt in choose.choice(((False, True), (False, False), (True, True)))
    ]
    due = [("shift 0", OK, b"")]
    due += [
        (f"context {n} begin {one.decrypt:d} {one.iv.hex()} {len(one.tag)}", OK, b"")
        for n, one in enumerate(messages)
    ]
    places = [*range(len(messages))]
    held = b""
    for step in interleaved(choose, messages):
        one = messages[step.number]
        if one.key != held or choose.random() < 0.2:
            held = one.key
            due.append((f"key {held.hex()}", OK, b""))
        if choose.random() < 0.3:
            due.append((f"shift {choose.randrange(4)}", OK, b""))
        if choose.random() < 0.3:
            due.append(whole(choose, held))
        if choose.random() < 0.3:  # the copy goes on
            old, places[step.number] = places[step.number], (places[step.number] + 2) % 4
            due.append((f"context {old} copy {places[step.number]}", OK, b""))
        context = f"context {places[step.number]}"
        if step.part == "end":
            due += end(context, one)
        else:
            due.append((f"{context} {step.part} {word(step.data)}", OK, step.made))
    return due


def end(context: str, one: Sealed) -> list[Call]:
    """A wrong tag leaves the message open, the right one ends it."""
    over = f"{context} finish", NO_MESSAGE, b""
    if not one.decrypt:
        return [(f"{context} finish", OK, one.tag), over]
    wrong = flipped(one.tag, 8 * len(one.tag) - 1)
    return [
        (f"{context} verify {wrong.hex()}", INTEGRITY, b""),
        (f"{context} verify {one.tag.hex()}", OK, b""),
        over,
    ]


def test_messages_interleave_under_two_keys(driver: Path) -> None:
    agree(driver, [call for seed in range(8) for call in traffic(seed)])


@pytest.mark.parametrize("start", sample.none(range(100, 1000, 300)))
def test_many_messages_interleave(start: int, driver: Path) -> None:
    agree(driver, [call for seed in range(start, start + 300) for call in traffic(seed)])


def mistakes() -> list[Call]:
    """Each leaves the context as it was, so that its message ends well."""
    text = BLOCK + BLOCK[:5]
    ciphertext, tag = encrypted(KEY, IV, BLOCK[:3], text)
    begin, block, long = f"begin 0 {IV.hex()}", BLOCK.hex(), bytes(16 * TEXT_BLOCKS)
    return [
        ("context 0 text 00", NO_MESSAGE, bytes(1)),
        (f"context 0 {begin} 16", OK, b""),
        ("context 0 aad -", OK, b""),
        ("context 0 aad 00", NO_KEY, b""),
        (f"key {KEY.hex()}", OK, b""),
        (f"context 0 begin 2 {IV.hex()} 16", ARGUMENT, b""),
        *((f"context 0 {begin} {wrong}", LENGTH, b"") for wrong in (0, 3, 11, 17)),
        (f"context 0 verify {tag.hex()}", NO_MESSAGE, b""),
        (f"context 0 aad {BLOCK[:3].hex()}", OK, b""),
        ("context 0 aad 00", LENGTH, b""),
        (f"gcm 0 {IV.hex()} 16 t{block}", OK, ciphertext[:16]),  # its end does not come
        (f"context 0 text {block}", OK, ciphertext[:16]),
        ("context 0 aad 00", LENGTH, b""),
        (f"context 0 text {long.hex()}", REFUSED, long),
        ("zeroise", OK, b""),
        ("context 0 text 00", NO_KEY, bytes(1)),
        ("context 0 finish", NO_KEY, bytes(16)),
        (f"key {KEY.hex()}", OK, b""),
        (f"context 0 text {text[16:].hex()}", OK, ciphertext[16:]),
        (f"context 0 text {block}", LENGTH, bytes(16)),
        ("context 0 text -", OK, b""),
        ("context 0 copy 1", OK, b""),
        ("context 0 finish", OK, tag),
        ("context 1 finish", OK, tag),
        ("context 0 aad 00", NO_MESSAGE, b""),
        ("context 0 text -", NO_MESSAGE, b""),
        (f"context 0 verify {tag.hex()}", NO_MESSAGE, b""),
        (f"context 0 {begin} 16", OK, b""),
        (f"context 0 text {block}", OK, ciphertext[:16]),
        ("context 0 aad 00", LENGTH, b""),
        (f"context 0 begin 1 {IV.hex()} 4", OK, b""),
        (f"context 0 text {ciphertext[:16].hex()}", OK, BLOCK),
        (f"context 0 verify {tag[:4].hex()}", NOT_BUILT, b""),
        ("context 0 finish", NO_MESSAGE, bytes(4)),
        (f"gcm 0 {IV.hex()} 0", LENGTH, b""),
        (f"seal {IV.hex()} {word(BLOCK[:3])} {text.hex()} {'00' * 16}", OK, ciphertext + tag),
    ]


def test_mistakes_are_told(driver: Path) -> None:
    agree(driver, mistakes())


def lacking() -> list[Call]:
    ciphertext, tag = encrypted(KEY, IV, b"", BLOCK)
    return [
        (f"key {KEY.hex()}", OK, b""),
        (f"context 0 begin 0 {IV.hex()} 16", OK, b""),
        (f"context 1 begin 1 {IV.hex()} 16", OK, b""),
        ("context 0 aad 00", NOT_BUILT, b""),
        (f"context 0 text {BLOCK.hex()}", NOT_BUILT, bytes(16)),
        ("context 0 finish", NOT_BUILT, bytes(16)),
        (f"context 1 verify {tag.hex()}", NOT_BUILT, b""),
        (f"seal {IV.hex()} - {BLOCK.hex()} {'00' * 16}", OK, ciphertext + tag),
    ]


def test_a_build_without_parts_is_told(simulators: Path) -> None:
    agree(on_design("aes128-gcm-lean", simulators), lacking())


def test_any_arguments_end_with_a_status_and_leave_the_driver_usable(driver: Path) -> None:
    calls(driver, [f"fuzz {seed} 1500" for seed in range(5)])
    agree(driver, traffic(1))


FAULTS = {
    "lengths in bytes": (
        "= 8 * context->aad_bytes, text_bits = 8 * ",
        "= context->aad_bytes, text_bits = ",
    ),
    "lengths turned": ("before[BLOCK + n] = (uint8_t)aad", "before[BLOCK + n] = (uint8_t)text"),
    "the hash is not kept": ("take(aes, context->hash, BLOCK)", "take(aes, NULL, BLOCK)"),
    "each part begins anew": ("aad_bits == 0 && text_bits == 0", "true"),
    "a part has the tag": ("go_on(aes, context, 0)", "go_on(aes, context, 16)"),
    "parts that are not counted": ("*size += bytes;", ";"),
    "the other direction": ("context->decrypt ? AES_DECRYPT", "!context->decrypt ? AES_DECRYPT"),
    "data behind a partial block": ("*size % BLOCK != 0 || ", ""),
    "additional data behind text": (" || (!text && context->text_bytes != 0)", ""),
    "a finished context goes on": (
        "if (status == AES_OK) wipe(context,",
        "if (false) wipe(context,",
    ),
    "a wrong tag ends it": ("if (status == AES_OK) wipe(context,", "if (true) wipe(context,"),
    "a build without parts": ("!(aes->capability & BIT(CAPABILITY__PARTS))", "false"),
    "a part that was refused is open": (
        "aes->open = false;\n  aes_status_t status = aesilicon_t",
        "aes_status_t status = aesilicon_t",
    ),
    "text of a refused part": ("  else if (text)\n    wipe(out, bytes);", ""),
    "an empty end behind a short block": (
        "aesilicon_transfer(aes, KIND_IV, true, context->iv, IV_BYTES, NULL, 0, given)",
        "aesilicon_transfer(aes, KIND_TEXT, true, NULL, 0, NULL, 0, given)",
    ),
    "a tag of any length": ("(tag_bytes < 12 || tag_bytes > BLOCK)", "tag_bytes > 99"),
    "a tag that encrypts is compared": ("context->decrypt != (given != NULL)", "false"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    due = [call for seed in range(8) for call in traffic(seed)]
    faulty = in_parts(tmp_path, FAULTS[name])
    with pytest.raises(AssertionError):
        agree(faulty, due)
        agree(faulty, mistakes())
        agree(on_design("aes128-gcm-lean", tmp_path, FAULTS[name]), lacking())
