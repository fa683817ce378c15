# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Python driver on the RTL of `aes_axil` and `aes_axil_gcm`, against OpenSSL."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from cryptography.hazmat.primitives import keywrap

import aes_axil
import aes_axil_regs as regs
import sample
from aesilicon.drivers import gcm_vectors, vectors
from aesilicon.drivers.mode_logic import CODES
from message_traffic import encrypted, flipped
from openssl_modes import computed
from python_driver import any_calls, fails, with_fault
from register_bus import BASE, Broken, Simulated, behind_registers, simulated

pytestmark = pytest.mark.xdist_group("driver in Python")  # one simulator


@pytest.fixture
def bus(simulators: Path) -> Iterator[Simulated]:
    with simulated(simulators, "aes_axil") as made:
        yield made


@pytest.fixture
def gcm_bus(simulators: Path) -> Iterator[Simulated]:
    with simulated(simulators, "aes_axil_gcm") as made:
        yield made


@pytest.fixture
def driver() -> ModuleType:
    return aes_axil


def test_published_vectors(driver: ModuleType, bus: Simulated) -> None:
    aes = driver.Device(bus, BASE)
    chosen = [*vectors.sp800_38a()]
    for mode in CODES:
        for bits in (128, 192, 256):
            known = () if mode == "ctr" else vectors.known_answers(mode, bits)[::7]
            chosen += [*known, *vectors.multi_block(mode, bits)]
    for one in chosen:
        given, out = (one.plaintext, one.ciphertext)[:: -1 if one.decrypt else 1]
        aes.set_key(one.key)
        assert aes.crypt(CODES[one.mode], int(one.decrypt), one.iv, given) == out, one


def test_one_shot_and_streaming_calls_agree_with_openssl(
    driver: ModuleType, bus: Simulated
) -> None:
    choose = random.Random(2)
    aes = driver.Device(bus, BASE)
    for size in (0, 1, 15, 16, 17, 32, 100, 160, 161):
        key = choose.randbytes(choose.choice((16, 24, 32)))
        aes.set_key(bytearray(key))
        for name, mode in zip(CODES, driver.Mode, strict=True):
            iv = choose.randbytes(16)
            data = choose.randbytes(size if name not in ("ecb", "cbc") else size // 16 * 16)
            for way in driver.Direction:
                out = computed(name, key, iv, data, decrypt=way == 1)
                given = None if name == "ecb" else memoryview(iv)
                assert aes.crypt(mode, way, given, data) == out, (name, size)
                aes.begin(mode, way, given)
                parts = (data[:32], data[32:48], data[48:])
                made = b"".join(aes.update(part) for part in parts if part)
                assert made == out, (name, size)


def test_cfb8_agrees_with_openssl(driver: ModuleType, bus: Simulated) -> None:
    """In two calls: the IV goes on from one to the next."""
    key, iv, data = bytes(range(24)), bytes(range(16)), random.Random(3).randbytes(45)
    aes = driver.Device(bus, BASE)
    aes.set_key(key)
    for way in driver.Direction:
        first, then = aes.cfb8(way, iv, data[:7])
        last, _ = aes.cfb8(way, then, data[7:])
        assert first + last == computed("cfb8", key, iv, data, decrypt=way == 1)


def test_key_wrap_agrees_with_openssl(driver: ModuleType, bus: Simulated) -> None:
    choose = random.Random(4)
    aes = driver.Device(bus, BASE)
    for kek_bytes, key_bytes in ((16, 16), (24, 24), (32, 32), (16, 40), (32, 16)):
        kek, key = choose.randbytes(kek_bytes), choose.randbytes(key_bytes)
        wrapped = keywrap.aes_key_wrap(kek, key)
        aes.set_key(kek)
        assert aes.key_wrap(key) == wrapped
        assert aes.key_unwrap(wrapped) == key
        fails("INTEGRITY", aes.key_unwrap, flipped(wrapped, 8 * len(wrapped) - 1))


def test_gcm_agrees_with_openssl(driver: ModuleType, gcm_bus: Simulated) -> None:
    """Messages of all lengths, whole and in parts, with right and wrong tags."""
    choose = random.Random(6)
    aes = driver.Device(gcm_bus, BASE)
    for size in (0, 1, 15, 16, 17, 32, 48, 100):
        key, text = choose.randbytes(choose.choice((16, 24, 32))), choose.randbytes(size)
        aes.set_key(key)
        for aad in (choose.randbytes(choose.choice((3, 16, 32, 40))), b""):
            iv, octets = choose.randbytes(choose.choice((12, 16, 9, 33))), choose.choice((12, 16))
            ciphertext, tag = encrypted(key, iv, aad, text)
            tag = tag[:octets]
            assert aes.gcm_encrypt(iv, text, aad, octets) == (ciphertext, tag)
            assert aes.gcm_decrypt(iv, ciphertext, tag, aad) == text
            fails("INTEGRITY", aes.gcm_decrypt, iv, ciphertext, flipped(tag, 0), aad)
            assert in_parts(aes, driver.Direction.ENCRYPT, iv, aad, text, octets) == ciphertext
            assert aes.gcm_finish() == tag
            for given in (tag, flipped(tag, 8 * octets - 1)):
                way = driver.Direction.DECRYPT
                assert in_parts(aes, way, iv, aad, ciphertext, octets) == text
                if given == tag:
                    aes.gcm_verify(given)
                else:
                    fails("INTEGRITY", aes.gcm_verify, given)


def in_parts(aes: Any, way: int, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> bytes:
    """The text of a message of GCM but its end."""
    aes.gcm_begin(way, iv, tag_bytes)
    for part in (aad[:16], aad[16:]):
        if part:
            aes.gcm_aad(part)
    return b"".join(aes.gcm_text(part) for part in (text[:32], text[32:]) if part)


def test_text_that_is_held_back_comes_from_one_call(driver: ModuleType, simulators: Path) -> None:
    top, sources = behind_registers("aes128-gcm-lean", simulators, hold_blocks=4)
    choose = random.Random(9)
    with simulated(simulators, top, {}, sources) as bus:
        aes = driver.Device(bus, BASE)
        aes.set_key(key := choose.randbytes(16))
        for size in (0, 1, 16, 33, 64):
            iv, text = choose.randbytes(12), choose.randbytes(size)
            ciphertext, tag = encrypted(key, iv, b"head", text)
            assert aes.gcm_encrypt(iv, text, b"head") == (ciphertext, tag)
            assert aes.gcm_decrypt(iv, ciphertext, tag, b"head") == text
            fails("INTEGRITY", aes.gcm_decrypt, iv, ciphertext, flipped(tag, 0), b"head")
        ciphertext, tag = encrypted(key, iv, b"", bytes(65))
        fails("REFUSED", aes.gcm_decrypt, iv, ciphertext, tag)
        aes.gcm_begin(driver.Direction.DECRYPT, iv)
        fails("NOT_BUILT", aes.gcm_text, bytes(16))


def test_an_engine_that_is_not_gcm_is_told(driver: ModuleType) -> None:
    held = Broken(CAPABILITY=0x77200302, STATUS=regs.Status.KEY_READY)
    aes = driver.Device(held)
    aes.set_key(bytes(16))
    fails("NOT_BUILT", aes.gcm_encrypt, bytes(12), b"")


def published_gcm(driver: ModuleType, bus: Simulated, step: int) -> None:
    aes = driver.Device(bus, BASE)
    for bits in (128, 192, 256):
        for decrypt in (False, True):
            for one in gcm_vectors.load(bits, decrypt=decrypt)[::step]:
                if len(one.tag) < 12:
                    continue
                aes.set_key(one.key)
                if not decrypt:
                    made = aes.gcm_encrypt(one.iv, one.text or b"", one.aad, len(one.tag))
                    assert made == (one.ciphertext, one.tag), one
                elif one.text is None:
                    fails("INTEGRITY", aes.gcm_decrypt, one.iv, one.ciphertext, one.tag, one.aad)
                else:
                    assert aes.gcm_decrypt(one.iv, one.ciphertext, one.tag, one.aad) == one.text


def test_published_vectors_of_gcm(driver: ModuleType, gcm_bus: Simulated) -> None:
    published_gcm(driver, gcm_bus, 97)


@pytest.mark.bench
def test_all_published_vectors_of_gcm(driver: ModuleType, gcm_bus: Simulated) -> None:
    published_gcm(driver, gcm_bus, 1)


def test_mistakes_are_told(driver: ModuleType, bus: Simulated) -> None:
    """Each leaves the driver usable."""
    aes = driver.Device(bus, BASE)
    encrypt, decrypt = driver.Direction
    ecb, *_, ctr = driver.Mode
    block = bytes(16)
    out = computed("ecb", block, b"", block, decrypt=False)
    fails("NO_KEY", aes.crypt, ecb, encrypt, None, block)
    fails("LENGTH", aes.set_key, bytes(17))
    fails("ARGUMENT", aes.set_key, "0123456789abcdef")
    aes.set_key(block)
    fails("LENGTH", aes.crypt, ecb, encrypt, None, bytes(17))
    fails("ARGUMENT", aes.crypt, ctr, encrypt, None, block)
    fails("LENGTH", aes.crypt, ctr, encrypt, bytes(12), block)
    fails("ARGUMENT", aes.crypt, ctr, encrypt, block, "text")
    fails("ARGUMENT", aes.crypt, 5, encrypt, block, block)
    fails("ARGUMENT", aes.crypt, "ctr", encrypt, block, block)
    fails("ARGUMENT", aes.crypt, ctr, 2, block, block)
    fails("ARGUMENT", aes.cfb8, "encrypt", block, block)
    fails("LENGTH", aes.cfb8, encrypt, bytes(15), block)
    fails("LENGTH", aes.key_wrap, bytes(8))
    fails("LENGTH", aes.key_wrap, bytes(20))
    fails("LENGTH", aes.key_unwrap, bytes(16))
    fails("NOT_BUILT", aes.gcm_encrypt, block, block)
    fails("NO_MESSAGE", aes.update, block)
    aes.begin(ecb, decrypt, None)
    fails("LENGTH", aes.update, bytes(15))
    assert aes.update(out) == block
    aes.begin(ctr, encrypt, block)
    assert aes.update(b"\0") == out[:1]
    fails("NO_MESSAGE", aes.update, block)
    assert aes.crypt(ecb, encrypt, None, block) == out
    fails("NO_MESSAGE", aes.update, block)
    aes.zeroise()
    fails("NO_KEY", aes.crypt, ecb, encrypt, None, block)
    assert aes.fields(regs.Register.STATUS)["KEYED"] == 0


def test_mistakes_in_gcm_are_told(driver: ModuleType, gcm_bus: Simulated) -> None:
    """Each leaves the driver usable: a message that is not finished is dropped."""
    aes = driver.Device(gcm_bus, BASE)
    encrypt, decrypt = driver.Direction
    key = text = bytes(range(16))
    iv = bytes(12)
    ciphertext, tag = encrypted(key, iv, b"", text)
    fails("NO_KEY", aes.gcm_encrypt, iv, text)
    aes.set_key(key)
    fails("NOT_BUILT", aes.crypt, driver.Mode.CTR, encrypt, text, text)
    fails("LENGTH", aes.gcm_encrypt, b"", text)
    fails("ARGUMENT", aes.gcm_encrypt, None, text)
    fails("ARGUMENT", aes.gcm_encrypt, iv, text, None)
    fails("ARGUMENT", aes.gcm_begin, 2, iv)
    for octets in (0, 17, "16"):
        fails("LENGTH", aes.gcm_encrypt, iv, text, b"", octets)
    fails("NOT_BUILT", aes.gcm_encrypt, iv, text, b"", 11)
    fails("NO_MESSAGE", aes.gcm_aad, text)
    aes.gcm_begin(encrypt, iv)
    fails("NO_MESSAGE", aes.update, text)
    assert aes.gcm_text(text) == ciphertext
    fails("NO_MESSAGE", aes.gcm_aad, text)
    fails("NO_MESSAGE", aes.gcm_verify, tag)
    aes.gcm_begin(encrypt, iv)
    aes.gcm_aad(b"\0")
    fails("NO_MESSAGE", aes.gcm_aad, b"\0")
    aes.gcm_begin(decrypt, iv)
    fails("NO_MESSAGE", aes.gcm_finish)
    assert aes.gcm_text(ciphertext) == text
    fails("LENGTH", aes.gcm_verify, tag[:12])
    aes.gcm_verify(tag)
    aes.gcm_begin(encrypt, iv)
    assert aes.gcm_text(text[:1]) == ciphertext[:1]
    fails("NO_MESSAGE", aes.gcm_text, text)
    aes.gcm_begin(encrypt, iv)
    aes.set_key(key)
    assert aes.gcm_encrypt(iv, text) == (ciphertext, tag)
    fails("NO_MESSAGE", aes.gcm_finish)


@pytest.mark.parametrize("seed", sample.every(5, range(5)))
def test_any_arguments_end_with_a_status(driver: ModuleType, bus: Simulated, seed: int) -> None:
    aes = any_calls(driver, bus, seed)
    aes.set_key(bytes(range(16)))
    out = computed("ecb", bytes(range(16)), b"", bytes(16), decrypt=False)
    assert aes.crypt(0, 0, None, bytes(16)) == out


@pytest.mark.parametrize("seed", sample.every(5, range(5)))
def test_any_arguments_of_gcm_too(driver: ModuleType, gcm_bus: Simulated, seed: int) -> None:
    aes = any_calls(driver, gcm_bus, seed)
    aes.set_key(bytes(range(16)))
    due = encrypted(bytes(range(16)), bytes(12), b"", bytes(16))
    assert aes.gcm_encrypt(bytes(12), bytes(16)) == due


@pytest.mark.bench
def test_what_the_build_lacks_is_told(driver: ModuleType, simulators: Path) -> None:
    with simulated(simulators, "aes_axil", {"Directions": "0", "Modes": "5'b10001"}) as bus:
        aes = driver.Device(bus, BASE)
        block = bytes(16)
        fails("NOT_BUILT", aes.set_key, bytes(32))
        aes.set_key(block)
        fails("NOT_BUILT", aes.crypt, 0, 1, None, block)
        fails("NOT_BUILT", aes.crypt, 1, 0, block, block)
        out = computed("ecb", block, b"", block, decrypt=False)
        assert aes.crypt(4, 1, block, block) == out


def test_fields_and_flags_are_told_by_name(driver: ModuleType, bus: Simulated) -> None:
    aes = driver.Device(bus, BASE)
    assert aes.fields(regs.Register.CAPABILITY) == {
        **{"VERSION": regs.MAP_VERSION, "ARCHITECTURE": regs.Architecture.ROUND},
        **{"MODES": 0b11111, "KEYS": 0b111, "ENCRYPT": 1, "DECRYPT": 1, "HELD": 0, "PARTS": 0},
        "ENGINE": regs.Engine.GCM,
    }
    fails("ARGUMENT", aes.fields, regs.Register.KEY)
    bus.write(BASE + regs.Register.MESSAGE, 0)
    bus.read(BASE + regs.Register.OUTPUT)
    assert aes.fields(regs.Register.ERROR)["NO_KEY"] == 1
    assert aes.take_flags() == ["NO_KEY", "OUTPUT_EMPTY"]
    assert aes.take_flags() == []
    aes.set_key(bytes(16))
    aes.begin(0, 0, None)
    bus.read(BASE + regs.Register.OUTPUT)
    assert "OUTPUT_EMPTY" in fails("REFUSED", aes.update, bytes(16))
    fails("NO_MESSAGE", aes.update, bytes(16))


def test_hardware_that_is_not_there_or_does_not_answer_is_told(driver: ModuleType) -> None:
    assert "0xffffffff" in fails("VERSION", driver.Device, Broken(CAPABILITY=0xFFFFFFFF))
    dead = Broken(CAPABILITY=0x371F0302)
    aes = driver.Device(dead, polls=50)
    said = fails("TIMEOUT", aes.set_key, bytes(16))
    assert said.endswith("no KEY_READY in 50 reads of STATUS, the last 0x0")
    assert dead.reads == 51
    dead.constants[regs.Register.STATUS] = regs.Status.KEY_READY
    aes.set_key(bytes(16))
    dead.reads = 0
    fails("TIMEOUT", aes.crypt, 0, 0, None, bytes(16))
    assert dead.reads == 51
    fails("NO_KEY", aes.crypt, 0, 0, None, bytes(16))
    dead = Broken(CAPABILITY=0x11200002, STATUS=regs.Status.KEY_READY | regs.Status.INPUT_READY)
    aes = driver.Device(dead, polls=50)  # GCM, which takes all and gives nothing
    aes.set_key(bytes(16))
    aes.gcm_begin(0, bytes(12))
    assert "no END_VALID" in fails("TIMEOUT", aes.gcm_text, bytes(16))
    fails("NO_KEY", aes.gcm_begin, 0, bytes(12))


def cut_off(driver: ModuleType, bus: Simulated, left: int, call: Callable[[Any], object]) -> object:
    """The result of a call whose first try had `left` accesses, and whose key is set anew."""
    broken = Broken(bus)
    aes = driver.Device(broken, BASE)
    aes.set_key(bytes(16))
    broken.left = left
    with pytest.raises(OSError, match="the cable is off"):
        call(aes)
    broken.left = 10**6
    fails("NO_KEY", call, aes)
    aes.set_key(bytes(16))
    return call(aes)


LEFT = sample.every(4, range(24))


@pytest.mark.parametrize("left", LEFT)
def test_a_cut_cable_leaves_no_key_and_a_new_key_begins_anew(
    driver: ModuleType, bus: Simulated, left: int
) -> None:
    iv, data = bytes(range(16)), bytes(range(100))
    out = cut_off(driver, bus, left, lambda aes: aes.crypt(4, 0, iv, data))
    assert out == computed("ctr", bytes(16), iv, data, decrypt=False)


@pytest.mark.parametrize("left", LEFT)
def test_a_cut_cable_in_gcm_too(driver: ModuleType, gcm_bus: Simulated, left: int) -> None:
    iv, data = bytes(range(12)), bytes(range(100))
    out = cut_off(driver, gcm_bus, left, lambda aes: aes.gcm_encrypt(iv, data, data))
    assert out == encrypted(bytes(16), iv, data, data)


FAULTS = {
    "bytes of a word turned": ('data[at : at + 4], "little"', 'data[at : at + 4], "big"'),
    "words of a result turned": ('word.to_bytes(4, "little")', 'word.to_bytes(4, "big")'),
    "the first block is sent twice": ("of, block = inputs[sent]", "of, block = inputs[0]"),
    "padding comes out": ("bytes(out[:made])", "bytes(out)"),
    "the shift of CFB8": ("given if decrypt else made", "made if decrypt else given"),
    "the count of the wrap": ("_counted(block[:8], step + 1)", "_counted(block[:8], step)"),
    "no check of the wrapped key": ("not hmac.compare_digest(check, CHECK)", "False"),
    "a short block in the middle": (
        "if len(data) % BLOCK:\n            self._message",
        "if 0:\n            self._message",
    ),
    "no flag is looked at": ("flags = self.take_flags()", "flags: list[str] = []"),
    "flags stay": ("self._set(Register.ERROR, word)", "pass"),
    "a wrong tag is good": ("if verdict != Verdict.GOOD:", "if verdict == 3:"),
    "a message is not dropped": ("if not self._open:", "if True:"),
    "no end behind a short block": ("last = not whole and not", "last = False and not"),
    "additional data behind text": ("self._kind = kind if whole", "self._kind = 1 if whole"),
    "the last kind of block stays": (
        "int(Kind.AAD), 0\n",
        "int(Kind.AAD), self._beat\n",
    ),
    "a tag of another length": ("len(tag) != self._tag_bytes", "False"),
    "a mode that is none": ("mode not in [*Mode]", "False"),
    "any IV": ("len(iv) != BLOCK", "False"),
    "text for bytes": ("not isinstance(value, (bytes, bytearray, memoryview))", "value is None"),
    "a key that the build lacks": (">> (size // 8 - 2) & 1", ">> 0 & 1"),
    "a new key behind what was": ("self.zeroise()\n        for key", "for key"),
    "a cut cable keeps the key": (
        "value)\n        except BaseException:\n            self._forget()",
        "value)\n        except BaseException:",
    ),
    "another version": ("version != regs.MAP_VERSION", "False"),
    "it polls for ever": ("if polls == self._polls", "if polls == -1"),
}


CHECKS: list[tuple[str, Callable[..., None]]] = [
    ("aes_axil", test_one_shot_and_streaming_calls_agree_with_openssl),
    ("aes_axil", test_cfb8_agrees_with_openssl),
    ("aes_axil", test_key_wrap_agrees_with_openssl),
    ("aes_axil", test_mistakes_are_told),
    ("aes_axil", test_fields_and_flags_are_told_by_name),
    ("aes_axil", partial(test_a_cut_cable_leaves_no_key_and_a_new_key_begins_anew, left=8)),
    ("aes_axil_gcm", test_gcm_agrees_with_openssl),
    ("aes_axil_gcm", test_mistakes_in_gcm_are_told),
]


@pytest.mark.parametrize("name", sample.every(5, FAULTS))
def test_faults_are_found(name: str, simulators: Path) -> None:
    wrong = with_fault(*FAULTS[name])
    with pytest.raises((Exception, pytest.fail.Exception)):
        test_hardware_that_is_not_there_or_does_not_answer_is_told(wrong)
        for top, check in CHECKS:
            with simulated(simulators, top) as made:
                check(wrong, made)
        test_what_the_build_lacks_is_told(wrong, simulators)
