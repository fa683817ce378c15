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
    NO_MESSAGE,
    NOT_BUILT,
    OK,
    REFUSED,
    Call,
    agree,
    calls,
    on_engine,
    word,
)
from message_traffic import flipped, splits

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
    pytest.mark.xdist_group("driver in C"),  # one simulator
]


def given(kind: str, parts: list[bytes]) -> str:
    return " ".join(kind + part.hex() for part in parts)


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
    return due + ccm_in_parts(choose)


def ccm_in_parts(choose: random.Random) -> list[Call]:
    due: list[Call] = []
    for size in (0, 16, 33, 50):
        key, text, aad = choose.randbytes(16), choose.randbytes(size), choose.randbytes(size)
        nonce = choose.randbytes(choose.randrange(7, 14))
        ciphertext, tag = ccm_checks.sealed(key, nonce, aad, text, 8)
        due += [(f"key {key.hex()}", OK, b""), (f"shift {size % 4}", OK, b"")]
        for ours, sent, came in zip(splits(aad), splits(text), splits(ciphertext), strict=True):
            start = f"{nonce.hex()} 8 {size} {size} {given('a', ours)}"
            back = f"ccm-parts 1 {start} {given('t', came)}"
            due += [
                (f"ccm-parts 0 {start} {given('t', sent)} f", OK, ciphertext + tag),
                (f"{back} v{tag.hex()}", OK, text),
                (f"{back} v{flipped(tag, 63).hex()}", INTEGRITY, text),
            ]
    begin, blocks, none = f"ccm-parts 0 {nonce.hex()} 8 50 50", "0" * 32, bytes(8)
    data, parts = f"a{aad.hex()}", given("t", [text[:48], text[48:]])
    due += [
        (f"{begin} t", LENGTH, b""),
        (f"{begin} {data}00", LENGTH, b""),
        (f"{begin} a{4 * blocks}", LENGTH, b""),
        (f"{begin} a{blocks} a00", LENGTH, b""),
        (f"{begin} {data} a", NO_MESSAGE, b""),
        (f"{begin} {data} t{text.hex()}00", LENGTH, bytes(51)),
        (f"{begin} {data} t{4 * blocks}", LENGTH, bytes(64)),
        (f"{begin} {data} t00", LENGTH, bytes(1)),
        (f"{begin} {data} t{text[:48].hex()} f", LENGTH, ciphertext[:48] + none),
        (f"{begin} f", LENGTH, none),
        (f"{begin} {data} {parts} t", NO_MESSAGE, ciphertext),
        (f"{begin} {data} {parts} a", NO_MESSAGE, ciphertext),
        (f"{begin} {data} {parts} v{tag.hex()}", NO_MESSAGE, ciphertext),
        (f"{begin} {data} {parts} f f", NO_MESSAGE, ciphertext + tag + none),
        (f"ccm-parts 1 {nonce.hex()} 8 0 0 f", NO_MESSAGE, none),
        (f"ccm-parts 0 {bytes(14).hex()} 8 0 0", LENGTH, b""),
        (f"ccm-parts 0 {bytes(13).hex()} 8 0 65536", LENGTH, b""),
        (f"ccm-parts 0 {bytes(12).hex()} 0 0 0", LENGTH, b""),
        (f"ccm-parts 2 {bytes(12).hex()} 8 0 0", ARGUMENT, b""),
        (f"ccm-parts 0 {bytes(12).hex()} 8 0 65536 t{blocks}", REFUSED, bytes(16)),
        (f"ccm-parts 1 {bytes(12).hex()} 8 65536 0 a{'00' * 65536} v{none.hex()}", REFUSED, b""),
        (begin, OK, b""),
        (f"{begin} {data} {parts} f", OK, ciphertext + tag),
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
        for cut in splits(data):
            parts = given("a", cut)
            due += [
                (f"cmac-parts 0 - 12 {parts} f", OK, tag),
                (f"cmac-parts 1 - 12 {parts} v{tag.hex()}", OK, b""),
                (f"cmac-parts 1 - 12 {parts} v{flipped(tag, 0).hex()}", INTEGRITY, b""),
            ]
    begin, none = "cmac-parts 0 - 12", bytes(12)
    parts = given("a", [data[:32], data[32:]])
    due += [
        (f"{begin} {parts} a", NO_MESSAGE, b""),
        (f"{begin} {parts} v{tag.hex()}", NO_MESSAGE, b""),
        (f"{begin} {parts} f f", NO_MESSAGE, tag + none),
        (f"{begin} t{data.hex()}", NO_MESSAGE, bytes(50)),
        ("cmac-parts 1 - 12 f", NO_MESSAGE, none),
        ("cmac-parts 0 - 0", LENGTH, b""),
        ("cmac-parts 0 - 17", LENGTH, b""),
        ("cmac-parts 2 - 12", ARGUMENT, b""),
        (f"{begin} {parts}", OK, b""),
        (f"{begin} {parts} f", OK, tag),
        (f"{begin} a{data[:32].hex()}", OK, b""),
        (f"{begin} {parts} f", OK, tag),
    ]
    return due


def xts_calls(choose: random.Random) -> list[Call]:
    due: list[Call] = []
    for size in (16, 17, 31, 32, 33, 48, 50, 100):
        pair, unit, text = choose.randbytes(64), choose.randbytes(16), choose.randbytes(size)
        ciphertext = xts_checks.sealed(pair, unit, text)
        due += [
            (f"pair {pair.hex()}", OK, b""),
            (f"shift {size % 4}", OK, b""),
            (f"xts 0 {unit.hex()} {text.hex()}", OK, ciphertext),
            (f"xts 1 {unit.hex()} {ciphertext.hex()}", OK, text),
        ]
        for way, data, out in ((0, text, ciphertext), (1, ciphertext, text)):
            for cut in (*splits(data), [data[:16], data[16:]]):
                parts = f"{given('t', cut[:-1])} {given('f', cut[-1:])}"
                due.append((f"xts-parts {way} {unit.hex()} {parts}", OK, out))
    begin, blocks, most = f"xts-parts 0 {unit.hex()}", f"t{text[:96].hex()}", bytes(128)
    whole = xts_checks.sealed(pair, unit, most)
    due += [
        ("shift 0", OK, b""),
        (f"{begin} t{text[:15].hex()}", LENGTH, bytes(15)),
        (f"{begin} f{text[:15].hex()}", LENGTH, bytes(15)),
        (f"{begin} {blocks} t00", LENGTH, ciphertext[:80] + bytes(17)),
        (f"{begin} {blocks} f{text[96:].hex()} t", NO_MESSAGE, ciphertext),
        (f"{begin} {blocks} f{text[96:].hex()} f", NO_MESSAGE, ciphertext),
        (f"{begin} t{most.hex()} f", OK, whole),
        (f"{begin} t{most.hex()} f00", REFUSED, whole[:112] + bytes(17)),
        (f"{begin} t{most.hex()} t{most[:16].hex()}", REFUSED, whole[:112] + bytes(32)),
        (f"xts-parts 2 {unit.hex()}", ARGUMENT, b""),
        (f"{begin} {blocks}", OK, ciphertext[:80] + bytes(16)),
        (f"{begin} {blocks} f{text[96:].hex()}", OK, ciphertext),
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
    calls(driver, [f"fuzz {seed} 1500" for seed in range(5)])
    agree(driver, due)


FAULTS = {
    "the length of text is that of the data": (
        "aes128-ccm",
        ("= (uint8_t)text_bytes;", "= (uint8_t)aad_bytes;"),
    ),
    "a text too long for its nonce": ("aes128-ccm", ("bytes >> counter_bits != 0", "bytes == 0")),
    "text before all additional data": ("aes128-ccm", (" || (text && aes->aad_left != 0)", "")),
    "more than was announced": ("aes128-ccm", ("bytes > *left || ", "")),
    "a short part before the end": ("aes128-ccm", ("(!whole && bytes != *left) || ", "")),
    "parts that are not counted": ("aes128-ccm", ("*left -= bytes;", "")),
    "an end before the announced one": ("aes128-ccm", ("engine == CCM && (aes", "false && (aes")),
    "a tag of a message that decrypts": (
        "aes128-ccm",
        ("aes->decrypt != (given != NULL)", "false"),
    ),
    "a refused message takes the key": (
        "aes128-ccm",
        ("return status == AES_OK ? AES_REFUSED : status;", "return dead(aes);"),
    ),
    "parts of another engine": (
        "aes128-cmac",
        ("&&\n         aesilicon_has_engine(aes, engine);", "&& engine < 4;"),
    ),
    "no end of the data": ("aes128-cmac", ("engine == CMAC ?", "engine == XTS ?")),
    "no end of whole data": ("aes128-cmac", ("KIND_AAD, true, in,", "KIND_AAD, false, in,")),
    "an end that stays": ("aes128-cmac", ("aes->ended = false;", "")),
    "the key of the data twice": ("aes256-xts", ("keys + n * bytes", "keys")),
    "no end of a data unit": (
        "aes256-xts",
        ("KIND_TEXT, last, in,", "KIND_TEXT, false, in,"),
    ),
    "a kept block that never comes": ("aes256-xts", ("kept(aes) + bytes;", "bytes;")),
    "a block that does not come yet": ("aes256-xts", ("if (!last) results -= kept(aes);", "")),
    "the end of a part that is late": (
        "aes256-xts",
        ("in_block(made, received)", "in_block(bytes, received)"),
    ),
    "a part that has no whole blocks": ("aes256-xts", (": bytes % BLOCK != 0)", ": false)")),
    "a data unit of less than a block": ("aes256-xts", ("results < BLOCK :", "false :")),
    "blocks that no refused text gives are awaited": (
        "aes128-ccm",
        ("status & BIT(STATUS__VERDICT)) {\n", "status == 0) {\n"),
    ),
    "text of a refused data unit stays": (
        "aes256-xts",
        ("    wipe(out, results);", "    (void)out;"),
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
