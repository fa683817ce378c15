# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CCM, CMAC and XTS by the C driver, on the RTL of registers, against OpenSSL."""

import random
import shutil
from pathlib import Path

import pytest

import sample
from aesilicon.drivers import ccm_checks, cmac_checks, xts_checks
from c_driver import (
    ARGUMENT,
    INTEGRITY,
    LENGTH,
    NOT_BUILT,
    OK,
    REFUSED,
    Call,
    agree,
    calls,
    on_engine,
    word,
)
from message_traffic import flipped

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
    pytest.mark.xdist_group("driver in C"),  # one simulator
]


def ccm_calls(choose: random.Random) -> list[Call]:
    due: list[Call] = []
    for size in (0, 1, 15, 16, 17, 32, 50):
        key, text = choose.randbytes(16), choose.randbytes(size)
        nonce, aad = choose.randbytes(choose.randrange(7, 14)), choose.randbytes(3 * size)
        ciphertext, tag = ccm_checks.sealed(key, nonce, aad, text, 8)
        given = f"{nonce.hex()} {word(aad)}"
        due += [
            (f"key {key.hex()}", OK, b""),
            (f"shift {size % 4}", OK, b""),
            (f"ccm 0 {given} {word(text)} {'00' * 8}", OK, ciphertext + tag),
            (f"ccm 1 {given} {word(ciphertext)} {tag.hex()}", OK, text),
            (f"ccm 1 {given} {word(ciphertext)} {flipped(tag, 3).hex()}", INTEGRITY, bytes(size)),
        ]
    block = bytes(16).hex()
    long, nonce = 65536, bytes(12).hex()  # bytes that no length of 16 bits holds
    due += [
        (f"ccm {way} {nonce} {aad} {'00' * text} {block}", REFUSED, bytes(text + 16 * (1 - way)))
        for way in (0, 1)
        for aad, text in (("-", long), ("-", long + 1), ("00" * long, 32))
    ]
    due += [
        (f"ccm 0 {bytes(13).hex()} - {'00' * 65536} {block}", LENGTH, bytes(65552)),
        (f"ccm 0 {bytes(14).hex()} - {block} {block}", LENGTH, bytes(32)),
        (f"ccm 0 {bytes(13).hex()} - {block} {block[:-2]}", NOT_BUILT, bytes(31)),
        (f"seal {block} - - {block}", NOT_BUILT, bytes(16)),
        (f"cmac 0 {block} {block}", NOT_BUILT, bytes(16)),
        (f"pair {block}01{block[2:]}", NOT_BUILT, b""),
    ]
    return due


def cmac_calls(choose: random.Random) -> list[Call]:
    due: list[Call] = []
    for size in (0, 1, 15, 16, 17, 32, 50):
        key, data = choose.randbytes(16), choose.randbytes(size)
        _, tag = cmac_checks.sealed(key, b"", data, b"", 12)
        due += [
            (f"key {key.hex()}", OK, b""),
            (f"shift {size % 4}", OK, b""),
            (f"cmac 0 {word(data)} {'00' * 12}", OK, tag),
            (f"cmac 1 {word(data)} {tag.hex()}", OK, b""),
            (f"cmac 1 {word(data)} {flipped(tag, 95).hex()}", INTEGRITY, b""),
        ]
    return due


def xts_calls(choose: random.Random) -> list[Call]:
    due: list[Call] = []
    for size in (16, 17, 31, 32, 33, 48, 100):
        pair, unit, text = choose.randbytes(64), choose.randbytes(16), choose.randbytes(size)
        ciphertext = xts_checks.sealed(pair, unit, text)
        due += [
            (f"pair {pair.hex()}", OK, b""),
            (f"shift {size % 4}", OK, b""),
            (f"xts 0 {unit.hex()} {text.hex()}", OK, ciphertext),
            (f"xts 1 {unit.hex()} {ciphertext.hex()}", OK, text),
        ]
    due += [
        ("shift 0", OK, b""),
        *(
            (f"xts {way} {unit.hex()} {'01' * size}", REFUSED, bytes(size))
            for way in (0, 1)
            for size in (129, 144, 500)
        ),
        (f"xts 0 {unit.hex()} {text[:15].hex()}", LENGTH, bytes(15)),
        (f"key {pair[:32].hex()}", NOT_BUILT, b""),
        (f"pair {pair.hex()}00", LENGTH, b""),
        (f"pair {pair[:32].hex()}", NOT_BUILT, b""),
        (f"pair {2 * pair[:32].hex()}", ARGUMENT, b""),
        (f"xts 0 {unit.hex()} {text.hex()}", OK, ciphertext),
    ]
    return due


ENGINES = {"aes128-ccm": ccm_calls, "aes128-cmac": cmac_calls, "aes256-xts": xts_calls}


@pytest.mark.parametrize("name", sample.only("aes128-ccm".__eq__, ENGINES))
def test_other_engines_agree_with_openssl(name: str, simulators: Path) -> None:
    """Whole messages, with wrong tags and wrong lengths; then any arguments."""
    due = ENGINES[name](random.Random(10))
    driver = on_engine(name, simulators)
    agree(driver, due)
    calls(driver, [f"fuzz {seed} 400" for seed in range(5)])
    agree(driver, due)


FAULTS = {
    "the length of text is that of the data": (
        "aes128-ccm",
        ("text_left = bytes;", "text_left = ccm->aad_bytes;"),
    ),
    "a text too long for its nonce": ("aes128-ccm", ("bytes >> counter_bits != 0", "bytes == 0")),
    "no end of the data": ("aes128-cmac", ("finish(aes, KIND_AAD,", "finish(aes, KIND_TEXT,")),
    "the key of the data twice": ("aes256-xts", ("keys + n * bytes", "keys")),
    "no end of a data unit": (
        "aes256-xts",
        ("true, in, out, bytes, NULL);\n  uint8_t", "false, in, out, bytes, NULL);\n  uint8_t"),
    ),
    "blocks that no refused text gives are awaited": (
        "aes128-ccm",
        ("status & BIT(STATUS__VERDICT)) {\n", "status == 0) {\n"),
    ),
    "text of a refused data unit stays": (
        "aes256-xts",
        ("take_end(aes, none);\n  if (status != AES_OK)", "take_end(aes, none);\n  if (false)"),
    ),
    "equal keys of XTS": ("aes256-xts", ("bytes != 0 && differs == 0", "false")),
    "a single key of XTS": (
        "aes256-xts",
        ("aesilicon_has_engine(aes, XTS) ? AES_NOT_BUILT : set", "set"),
    ),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    engine, fault = FAULTS[name]
    driver = on_engine(engine, tmp_path, fault)
    with pytest.raises(AssertionError):
        agree(driver, ENGINES[engine](random.Random(10)))
