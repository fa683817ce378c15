# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The C driver, compiled with gcc, on the RTL of registers with all modes, against OpenSSL."""

import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import keywrap

import sample
from aesilicon.drivers import gcm_vectors, vectors
from aesilicon.drivers.mode_logic import CODES
from aesilicon.resources import project_dir
from c_driver import (
    ALL_KEYS,
    ARGUMENT,
    DRIVER,
    INTEGRITY,
    LENGTH,
    NO_KEY,
    NO_MESSAGE,
    NOT_BUILT,
    OK,
    REFUSED,
    SOURCES,
    STRICT,
    Call,
    agree,
    calls,
    on_design,
    program,
    word,
)
from message_traffic import encrypted, flipped
from openssl_modes import computed

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
    pytest.mark.xdist_group("driver in C"),  # one simulator
]


@pytest.fixture(scope="module")
def driver(simulators: Path) -> Path:
    return program(simulators, ALL_KEYS)


@pytest.fixture(scope="module")
def gcm(simulators: Path) -> Path:
    return program(simulators, ALL_KEYS, top="aes_axil_gcm")


def test_published_vectors(driver: Path) -> None:
    due = []
    chosen = [*vectors.sp800_38a()]
    for mode in CODES:
        for bits in (128, 192, 256):
            known = () if mode == "ctr" else vectors.known_answers(mode, bits)[::7]
            chosen += [*known, *vectors.multi_block(mode, bits)]
    for one in chosen:
        pair = (one.plaintext, one.ciphertext)
        given, out = reversed(pair) if one.decrypt else pair
        due.append((f"key {one.key.hex()}", OK, b""))
        due.append(
            (f"crypt {CODES[one.mode]} {one.decrypt:d} {word(one.iv)} {given.hex()}", OK, out)
        )
    agree(driver, due)


def test_one_shot_and_streaming_calls_agree_with_openssl(driver: Path) -> None:
    choose = random.Random(2)
    due = []
    for size in (0, 1, 15, 16, 17, 32, 100, 160, 161):
        due.append((f"shift {choose.randrange(4)}", OK, b""))
        key = choose.randbytes(choose.choice((16, 24, 32)))
        due.append((f"key {key.hex()}", OK, b""))
        for name, code in CODES.items():
            iv = b"" if name == "ecb" else choose.randbytes(16)
            whole = size if name not in ("ecb", "cbc") else size // 16 * 16
            data = choose.randbytes(whole)
            for decrypt in (False, True):
                out = computed(name, key, iv, data, decrypt=decrypt)
                way = f"{code} {decrypt:d} {word(iv)}"
                due.append((f"crypt {way} {word(data)}", OK, out))
                due.append((f"place {way} {word(data)}", OK, out))
                cut = (data[:32], data[32:48], data[48:])
                parts = [part for part in cut if part] or [b""]
                due.append((f"stream {way} {' '.join(map(word, parts))}", OK, out))
    agree(driver, due)


def test_cfb8_agrees_with_openssl(driver: Path) -> None:
    """In two calls: the IV goes on from one to the next."""
    key, iv, data = bytes(range(24)), bytes(range(16)), random.Random(3).randbytes(45)
    due = [(f"key {key.hex()}", OK, b"")]
    for decrypt in (False, True):
        out = computed("cfb8", key, iv, data, decrypt=decrypt)
        due.append((f"cfb8 {decrypt:d} {iv.hex()} {data[:7].hex()} {data[7:].hex()}", OK, out))
    agree(driver, due)


def test_key_wrap_agrees_with_openssl(driver: Path) -> None:
    choose = random.Random(4)
    due = []
    for kek_bytes, key_bytes in ((16, 16), (24, 24), (32, 32), (16, 40), (32, 16)):
        kek, key = choose.randbytes(kek_bytes), choose.randbytes(key_bytes)
        wrapped = keywrap.aes_key_wrap(kek, key)
        forged = wrapped[:-1] + bytes([wrapped[-1] ^ 1])
        due.append((f"key {kek.hex()}", OK, b""))
        due.append((f"wrap {key.hex()}", OK, wrapped))
        due.append((f"unwrap {wrapped.hex()}", OK, key))
        due.append((f"unwrap {forged.hex()}", INTEGRITY, bytes(key_bytes)))
    agree(driver, due)


def sealed(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int = 16) -> list[Call]:
    """Calls of one message, encrypted and decrypted, whole and in parts, with wrong tags."""
    ciphertext, tag = encrypted(key, iv, aad, text)
    tag = tag[:tag_bytes]
    forged = flipped(tag, 0).hex()
    start = f"{word(iv)} {word(aad)}"
    sent, came = (
        " ".join(
            kind + part.hex()
            for kind, part in (("a", aad[:16]), ("a", aad[16:]), ("t", one[:32]), ("t", one[32:]))
            if part
        )
        for one in (text, ciphertext)
    )
    return [
        (f"seal {start} {word(text)} {'00' * tag_bytes}", OK, ciphertext + tag),
        (f"open {start} {word(ciphertext)} {tag.hex()}", OK, text),
        (f"open {start} {word(ciphertext)} {forged}", INTEGRITY, bytes(len(text))),
        (f"gcm 0 {iv.hex()} {tag_bytes} {sent} f", OK, ciphertext + tag),
        (f"gcm 1 {iv.hex()} {tag_bytes} {came} v{tag.hex()}", OK, text),
        (f"gcm 1 {iv.hex()} {tag_bytes} {came} v{forged}", INTEGRITY, text),
    ]


def test_gcm_agrees_with_openssl(gcm: Path) -> None:
    """Of all lengths, and with buffers at all addresses."""
    choose = random.Random(6)
    due = []
    for size in (0, 1, 15, 16, 17, 32, 48, 100):
        key, text = choose.randbytes(choose.choice((16, 24, 32))), choose.randbytes(size)
        aad = choose.randbytes(choose.choice((0, 3, 16, 32, 40)))
        due += [(f"key {key.hex()}", OK, b""), (f"shift {size % 4}", OK, b"")]
        due += sealed(key, choose.randbytes(choose.choice((12, 16, 9, 33))), aad, text, 12)
        due += sealed(key, choose.randbytes(12), b"", text)
    agree(gcm, due)


def test_gcm_with_few_registers_agrees_with_openssl(simulators: Path) -> None:
    """The engine of a bundle, which holds no block: a result waits with its block in INPUT."""
    choose, due = random.Random(8), list[Call]()
    for size in (0, 16, 17, 64):
        key = choose.randbytes(16)
        due.append((f"key {key.hex()}", OK, b""))
        due += sealed(key, choose.randbytes(12), choose.randbytes(20), choose.randbytes(size))
    agree(on_design("aes128-gcm-lean", simulators), due)


def test_text_that_is_held_back_comes_from_one_call(simulators: Path) -> None:
    """Four blocks at most; a wrong tag gives zeros, and parts of decrypted text are refused."""
    held = on_design("aes128-gcm-lean", simulators, hold_blocks=4)
    choose, due = random.Random(9), list[Call]()
    for size in (0, 1, 16, 33, 64):
        key, iv, text = choose.randbytes(16), choose.randbytes(12), choose.randbytes(size)
        due += [(f"key {key.hex()}", OK, b""), (f"shift {size % 4}", OK, b"")]
        ciphertext, tag = encrypted(key, iv, b"head", text)
        start = f"{iv.hex()} {word(b'head')}"
        due.append((f"seal {start} {word(text)} {bytes(16).hex()}", OK, ciphertext + tag))
        due.append((f"open {start} {word(ciphertext)} {tag.hex()}", OK, text))
        forged = flipped(tag, 0).hex()
        due.append((f"open {start} {word(ciphertext)} {forged}", INTEGRITY, bytes(size)))
    ciphertext, tag = encrypted(key, iv, b"", bytes(65))
    due.append((f"open {iv.hex()} - {ciphertext.hex()} {tag.hex()}", REFUSED, bytes(65)))
    ciphertext, tag = encrypted(key, iv, b"", bytes(16))
    parts = f"t{ciphertext.hex()} v{tag.hex()}"
    due.append((f"gcm 1 {iv.hex()} 16 {parts}", NOT_BUILT, bytes(16)))
    due.append((f"open {iv.hex()} - {ciphertext.hex()} {tag.hex()}", OK, bytes(16)))
    agree(held, due)


def published_gcm(step: int) -> list[Call]:
    due: list[Call] = []
    for bits in (128, 192, 256):
        for decrypt in (False, True):
            for one in gcm_vectors.load(bits, decrypt=decrypt)[::step]:
                if len(one.tag) < 12:
                    continue
                due.append((f"key {one.key.hex()}", OK, b""))
                start = f"{word(one.iv)} {word(one.aad)}"
                if not decrypt:
                    made = one.ciphertext + one.tag
                    call = f"seal {start} {word(one.text or b'')} {'00' * len(one.tag)}"
                    due.append((call, OK, made))
                    continue
                status = INTEGRITY if one.text is None else OK
                text = one.text or bytes(len(one.ciphertext))
                due.append((f"open {start} {word(one.ciphertext)} {one.tag.hex()}", status, text))
    return due


def test_published_vectors_of_gcm(gcm: Path) -> None:
    agree(gcm, published_gcm(97))


@pytest.mark.bench
def test_all_published_vectors_of_gcm(gcm: Path) -> None:
    agree(gcm, published_gcm(1))


def test_mistakes_in_gcm_are_told(gcm: Path) -> None:
    """Each leaves the driver usable: a message that is not finished is dropped."""
    key, iv, text = bytes(range(16)), bytes(12).hex(), bytes(range(16)).hex()
    ciphertext, tag = encrypted(key, bytes(12), b"", bytes(range(16)))
    begin = f"gcm 0 {iv} 16"
    due = [
        (f"seal {iv} - {text} {'00' * 16}", NO_KEY, bytes(32)),
        (f"key {key.hex()}", OK, b""),
        (f"crypt 4 0 {text} {text}", NOT_BUILT, bytes(16)),
        (f"seal - - {text} {'00' * 16}", ARGUMENT, bytes(32)),
        (f"seal {iv} - {text} {'00' * 17}", LENGTH, bytes(33)),
        (f"seal {iv} - {text} {'00' * 11}", NOT_BUILT, bytes(27)),
        (f"{begin} t{text} a{text}", NO_MESSAGE, ciphertext),
        (f"{begin} a00 a00", NO_MESSAGE, b""),
        (f"{begin} t{text} v{text}", NO_MESSAGE, ciphertext),
        (f"gcm 1 {iv} 16 f", NO_MESSAGE, bytes(16)),
        (f"{begin} t{text[:2]} t{text}", NO_MESSAGE, ciphertext[:1] + bytes(16)),
        (f"{begin} t{text[:2]}", OK, ciphertext[:1]),
        (f"{begin} t{text} f f", NO_MESSAGE, ciphertext + tag + bytes(16)),
        (f"stream 4 0 {text} {text}", NOT_BUILT, b""),
        (begin, OK, b""),
        ("zeroise", OK, b""),
        (f"key {key.hex()}", OK, b""),
        (f"gcm 0 {iv} 16 t{text} f", OK, ciphertext + tag),
        (begin, OK, b""),
        (f"key {key.hex()}", OK, b""),
        (f"seal {iv} - {text} {'00' * 16}", OK, ciphertext + tag),
    ]
    agree(gcm, due)


def test_mistakes_are_told(driver: Path) -> None:
    block = bytes(16).hex()
    out = computed("ecb", bytes(16), b"", bytes(16), decrypt=False)
    agree(
        driver,
        [
            (f"crypt 0 0 - {block}", NO_KEY, b"\0" * 16),
            (f"key {block}00", LENGTH, b""),
            (f"key {block}", OK, b""),
            (f"crypt 0 0 - {block}00", LENGTH, bytes(17)),
            (f"stream 4 0 {block} 00 {block}", NO_MESSAGE, out[:1] + bytes(16)),
            (f"crypt 0 0 - {block}", OK, out),
            ("zeroise", OK, b""),
            (f"crypt 0 0 - {block}", NO_KEY, bytes(16)),
            (f"seal {block} - {block} {block}", NOT_BUILT, bytes(32)),
        ],
    )


def fuzzed(driver: Path, last: Call) -> None:
    key = bytes(range(16)).hex()
    lines = [f"fuzz {seed} 3000" for seed in range(5)]
    *runs, _, answer = calls(driver, [*lines, f"key {key}", last[0]])
    assert all(75 < good < 2700 for good, _ in runs), runs
    assert answer == last[1:]


def test_any_arguments_end_with_a_status_and_leave_the_driver_usable(driver: Path) -> None:
    block = bytes(16)
    out = computed("ecb", bytes(range(16)), b"", block, decrypt=False)
    fuzzed(driver, (f"crypt 0 0 - {block.hex()}", OK, out))


def test_any_arguments_of_gcm_too(gcm: Path) -> None:
    iv, block = bytes(12), bytes(16)
    ciphertext, tag = encrypted(bytes(range(16)), iv, b"", block)
    last = (f"seal {iv.hex()} - {block.hex()} {block.hex()}", OK, ciphertext + tag)
    fuzzed(gcm, last)


@pytest.mark.bench
def test_what_the_build_lacks_is_told(simulators: Path) -> None:
    driver = program(simulators, {"Directions": "0", "Modes": "5'b10001"})
    block = bytes(16).hex()
    out = computed("ecb", bytes(16), b"", bytes(16), decrypt=False)
    agree(
        driver,
        [
            (f"key {block}{block}", NOT_BUILT, b""),
            (f"key {block}", OK, b""),
            (f"crypt 0 1 - {block}", NOT_BUILT, bytes(16)),
            (f"crypt 1 0 {block} {block}", NOT_BUILT, bytes(16)),
            (f"crypt 4 1 {block} {block}", OK, out),
        ],
    )


def test_it_compiles_for_a_machine_without_surroundings(tmp_path: Path) -> None:
    for source in SOURCES:
        command = ["gcc", *STRICT, "-ffreestanding", "-Os", "-c", str(source)]
        subprocess.run([*command, "-o", str(tmp_path / "made.o")], check=True)


def test_the_examples_of_the_document_compile(tmp_path: Path) -> None:
    page = (project_dir() / "docs/reference/axil.md").read_text()
    example = "".join(re.findall(r"^```c\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    read, written = (
        ("key", "other", "counter", "iv", "header", "text", "unit"),
        ("ciphertext", "tag"),
    )
    arguments = "size_t length"
    arguments += "".join(f", const uint8_t *{name}" for name in read)
    arguments += "".join(f", uint8_t *{name}" for name in written)
    text = f'#include "aesilicon.h"\nint example({arguments}) {{\n{example}return 0;\n}}\n'
    file = tmp_path / "example.c"
    file.write_text(text)
    subprocess.run(["gcc", *STRICT, f"-I{DRIVER}", "-fsyntax-only", str(file)], check=True)


STUB = """
#include "aesilicon.h"
static uint32_t capability, status;
uint32_t aesilicon_read32(uintptr_t address) {
  return address == 0 ? capability : address == 4 ? status : 0;
}
void aesilicon_write32(uintptr_t address, uint32_t value) { (void)address; (void)value; }
int main(void) {
  aes_device_t aes;
  uint8_t key[16] = {0}, text[16] = {0};
  if (aes_init(&aes, 0) != AES_VERSION) return 1;
  capability = 0x371f0302;
  if (aes_init(&aes, 0) != AES_OK) return 2;
  if (aes_set_key(&aes, key, 16) != AES_TIMEOUT) return 3;
  capability = 0x11200002;  // GCM, which takes all and gives nothing
  status = 0x0a;
  if (aes_init(&aes, 0) != AES_OK || aes_set_key(&aes, key, 16) != AES_OK) return 4;
  if (aes_gcm_begin(&aes, AES_ENCRYPT, text, 12, 16) != AES_OK) return 5;
  if (aes_gcm_text(&aes, text, text, 16) != AES_TIMEOUT) return 6;
  return aes_gcm_begin(&aes, AES_ENCRYPT, text, 12, 16) == AES_NO_KEY ? 0 : 7;
}
"""


def test_hardware_that_is_not_there_or_does_not_answer_is_told(tmp_path: Path) -> None:
    stub, made = tmp_path / "stub.c", str(tmp_path / "stub")
    stub.write_text(STUB)
    sources = [str(stub), *map(str, SOURCES)]
    options = [*STRICT, "-O1", "-DAESILICON_EXTERN_IO", f"-I{DRIVER}"]
    subprocess.run(["gcc", *options, *sources, "-o", made], check=True)
    assert subprocess.run([made], timeout=60, check=False).returncode == 0


FAULTS = {
    "bytes of a word turned": ("data[byte] << (8 * n)", "data[byte] << (24 - 8 * n)"),
    "words of any address": ("(uintptr_t)data % sizeof(word_t) == 0", "data != NULL"),
    "words behind the end": ("if (bytes >= 4 * words && in", "if (in"),
    "the first block is sent twice": ("block = in + sent * BLOCK;", "block = in;"),
    "the shift of CFB8": ("? made : given", "? given : made"),
    "the count of the wrap": ("++count", "count++"),
    "no check of the wrapped key": ("differs != 0", "false"),
    "a short block in the middle": ("if (part) aes->message = false;", ""),
    "a wrong tag is good": ("verdict == 0 ?", "verdict != 9 ?"),
    "text of a wrong tag stays": (
        "if (status != AES_OK) wipe(out, bytes);\n  return status;\n}\n\nstatic bool sound",
        "return status;\n}\n\nstatic bool sound",
    ),
    "a message is not dropped": ("if (!aes->open) return AES_OK;", "return AES_OK;"),
    "no end behind a short block": ("bool last = !whole &&", "bool last = false &&"),
    "additional data behind text": ("aes->kind = (uint8_t)(whole ? kind : kind + 1);", ""),
    "the last kind of block stays": ("aes->beat = 0;", ""),
    "a null pointer": ("(iv == NULL && mode != AES_ECB)", "false"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    driver = program(tmp_path, ALL_KEYS, FAULTS[name])
    gcm = program(tmp_path, ALL_KEYS, FAULTS[name], top="aes_axil_gcm")
    checks = [
        *(test_one_shot_and_streaming_calls_agree_with_openssl, test_mistakes_are_told),
        *(test_cfb8_agrees_with_openssl, test_key_wrap_agrees_with_openssl),
        test_any_arguments_end_with_a_status_and_leave_the_driver_usable,
    ]
    of_gcm = [test_gcm_agrees_with_openssl, test_mistakes_in_gcm_are_told]
    of_gcm.append(test_any_arguments_of_gcm_too)
    caught = 0
    for check, on in [*((one, driver) for one in checks), *((one, gcm) for one in of_gcm)]:
        try:
            check(on)
        except AssertionError:
            caught += 1
    assert caught
