# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CCM, CMAC and XTS by the Python driver, on the RTL of registers, against OpenSSL."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import aes_axil
import aes_axil_regs as regs
import sample
from aesilicon.drivers import ccm_checks, cmac_checks, xts_checks
from c_driver import on_engine
from message_traffic import flipped, splits
from python_driver import any_calls, fails, with_fault
from register_bus import BASE, BesideC, Broken, Simulated

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
    pytest.mark.xdist_group("driver in C"),  # its simulators
]


def device(driver: ModuleType, bus: Simulated) -> Any:
    """With so few polls that no wait but for the core ends well."""
    return driver.Device(bus, BASE, polls=100)


def taken(call: Callable[[bytes], Any], parts: list[bytes]) -> bytes:
    """What comes of parts, one after the other."""
    return b"".join(call(part) or b"" for part in parts)


def check_ccm(driver: ModuleType, bus: Simulated) -> None:
    choose = random.Random(10)
    aes = device(driver, bus)
    fails("NO_KEY", aes.ccm_encrypt, bytes(12), b"text")
    for size in (0, 1, 15, 16, 17, 32, 50):
        key, text = choose.randbytes(16), choose.randbytes(size)
        nonce, aad = choose.randbytes(choose.randrange(7, 14)), choose.randbytes(3 * size)
        ciphertext, tag = ccm_checks.sealed(key, nonce, aad, text, 8)
        aes.set_key(key)
        assert aes.ccm_encrypt(nonce, bytearray(text), aad, 8) == (ciphertext, tag)
        assert aes.ccm_decrypt(nonce, ciphertext, memoryview(tag), aad) == text
        fails("INTEGRITY", aes.ccm_decrypt, nonce, ciphertext, flipped(tag, 3), aad)
    block, nonce, long = bytes(16), bytes(12), bytes(65536)
    for refused in (
        lambda: aes.ccm_encrypt(nonce, long),
        lambda: aes.ccm_decrypt(nonce, long + b"\0", block),
        lambda: aes.ccm_encrypt(nonce, block, long[:65280]),
        lambda: aes.ccm_decrypt(nonce, block, block, long),
    ):
        said = fails("REFUSED", refused)
        assert said.endswith("text and additional data must fit the build's parameter LengthBits")
    assert "65535 bytes or less" in fails("LENGTH", aes.ccm_encrypt, bytes(13), long)
    for wrong in (6, 14):
        assert "7 to 13 bytes" in fails("LENGTH", aes.ccm_encrypt, bytes(wrong), block)
    for wrong in (0, 17):
        assert "1 to 16 bytes" in fails("LENGTH", aes.ccm_decrypt, nonce, block, bytes(wrong))
    fails("NOT_BUILT", aes.ccm_encrypt, nonce, block, b"", 15)
    fails("ARGUMENT", aes.ccm_encrypt, None, block)
    fails("ARGUMENT", aes.ccm_decrypt, nonce, block, 16)
    fails("NOT_BUILT", aes.gcm_encrypt, nonce, block)
    fails("NOT_BUILT", aes.cmac, block)
    fails("NOT_BUILT", aes.xts, driver.Direction.DECRYPT, block, block)
    fails("NOT_BUILT", aes.set_xts_keys, bytes(31) + b"\1")
    fails("NOT_BUILT", aes.crypt, driver.Mode.CTR, driver.Direction.ENCRYPT, block, block)
    fails("NO_MESSAGE", aes.gcm_finish)
    assert aes.ccm_encrypt(nonce, block) == ccm_checks.sealed(key, nonce, b"", block, 16)
    check_parts_of_ccm(aes, choose, *driver.Direction)


def check_parts_of_ccm(aes: Any, choose: random.Random, encrypt: int, decrypt: int) -> None:
    aes.set_key(key := choose.randbytes(16))
    nonce = choose.randbytes(12)
    for size in (0, 16, 33, 50):
        aad, text = choose.randbytes(size), choose.randbytes(size)
        ciphertext, tag = ccm_checks.sealed(key, nonce, aad, text, 8)
        for ours, sent, came in zip(splits(aad), splits(text), splits(ciphertext), strict=True):
            aes.ccm_begin(encrypt, nonce, size, size, 8)
            taken(aes.ccm_aad, ours)
            assert taken(aes.ccm_text, sent) == ciphertext
            assert aes.ccm_finish() == tag
            for right in (True, False):
                aes.ccm_begin(decrypt, nonce, size, size, 8)
                taken(aes.ccm_aad, ours)
                assert taken(aes.ccm_text, came) == text
                if right:
                    aes.ccm_verify(memoryview(tag))
                else:
                    fails("INTEGRITY", aes.ccm_verify, flipped(tag, 63))
    fails("NO_MESSAGE", aes.ccm_aad, aad)
    aes.ccm_begin(encrypt, nonce, 50, 50, 8)
    fails("NO_MESSAGE", aes.cmac_update, aad)
    assert "50 bytes of the announced additional data" in fails("LENGTH", aes.ccm_text, b"")
    for wrong in (1, 49, 51):
        fails("LENGTH", aes.ccm_aad, bytes(wrong))
    aes.ccm_aad(aad[:32])
    fails("LENGTH", aes.ccm_aad, bytes(32))
    assert "18 bytes of the announced additional data" in fails("LENGTH", aes.ccm_finish)
    aes.ccm_aad(aad[32:])
    fails("NO_MESSAGE", aes.ccm_aad, b"")
    assert aes.ccm_text(text[:48]) == ciphertext[:48]
    assert "2 bytes of the announced text are missing" in fails("LENGTH", aes.ccm_finish)
    fails("LENGTH", aes.ccm_text, bytes(3))
    assert aes.ccm_text(text[48:]) == ciphertext[48:]
    fails("NO_MESSAGE", aes.ccm_text, b"")
    fails("NO_MESSAGE", aes.ccm_verify, tag)
    fails("NO_MESSAGE", aes.gcm_finish)
    assert aes.ccm_finish() == tag
    fails("NO_MESSAGE", aes.ccm_finish)
    for lengths in ((2**64, 0), (-1, 0), (0, "16"), (0, 2**24)):
        fails("LENGTH", aes.ccm_begin, encrypt, nonce, *lengths)
    fails("ARGUMENT", aes.ccm_begin, 2, nonce, 0, 0)
    aes.ccm_begin(decrypt, nonce, 0, 65536)
    assert fails("REFUSED", aes.ccm_text, bytes(16)).endswith("the build's parameter LengthBits")
    fails("NO_MESSAGE", aes.ccm_text, bytes(16))
    aes.ccm_begin(decrypt, nonce, 65536, 0)
    aes.ccm_aad(bytes(65536))
    fails("REFUSED", aes.ccm_verify, bytes(16))
    aes.ccm_begin(encrypt, nonce, 50, 50)
    assert aes.ccm_encrypt(nonce, text, aad, 8) == (ciphertext, tag)


def check_cmac(driver: ModuleType, bus: Simulated) -> None:
    choose = random.Random(10)
    aes = device(driver, bus)
    fails("NO_KEY", aes.cmac, b"data")
    for size in (0, 1, 15, 16, 17, 32, 50):
        key, data = choose.randbytes(16), choose.randbytes(size)
        _, tag = cmac_checks.sealed(key, b"", data, b"", 16)
        aes.set_key(key)
        assert aes.cmac(data) == tag
        assert aes.cmac(memoryview(data), 12) == tag[:12]
        aes.cmac_verify(data, tag[:12])
        fails("INTEGRITY", aes.cmac_verify, data, flipped(tag[:12], 95))
        fails("INTEGRITY", aes.cmac_verify, data + b"\0", tag)
    for wrong in (0, 17):
        fails("LENGTH", aes.cmac, data, wrong)
        fails("LENGTH", aes.cmac_verify, data, bytes(wrong))
    fails("ARGUMENT", aes.cmac, "data")
    fails("ARGUMENT", aes.cmac_verify, data, None)
    fails("NOT_BUILT", aes.ccm_encrypt, bytes(12), data)
    assert aes.cmac(data) == tag
    check_parts_of_cmac(aes, choose, *driver.Direction)


def check_parts_of_cmac(aes: Any, choose: random.Random, encrypt: int, decrypt: int) -> None:
    aes.set_key(key := choose.randbytes(16))
    for size in (0, 1, 15, 16, 17, 32, 50):
        data = choose.randbytes(size)
        _, tag = cmac_checks.sealed(key, b"", data, b"", 12)
        for cut in splits(data):
            aes.cmac_begin(encrypt, 12)
            taken(aes.cmac_update, cut)
            assert aes.cmac_finish() == tag
            aes.cmac_begin(decrypt, 12)
            taken(aes.cmac_update, cut)
            aes.cmac_verify_finish(tag)
            aes.cmac_begin(decrypt, 12)
            taken(aes.cmac_update, cut)
            fails("INTEGRITY", aes.cmac_verify_finish, flipped(tag, 0))
    fails("NO_MESSAGE", aes.cmac_update, data)
    fails("LENGTH", aes.cmac_begin, encrypt, 0)
    fails("ARGUMENT", aes.cmac_begin, 2)
    aes.cmac_begin(decrypt, 12)
    fails("NO_MESSAGE", aes.gcm_text, data)
    fails("NO_MESSAGE", aes.cmac_finish)
    fails("LENGTH", aes.cmac_verify_finish, tag[:11])
    fails("ARGUMENT", aes.cmac_update, None)
    aes.cmac_update(data)
    fails("NO_MESSAGE", aes.cmac_update, b"")
    for parts in ([], [data[:32]], [data]):
        aes.cmac_begin(encrypt, 12)
        taken(aes.cmac_update, parts)
        assert aes.cmac(data, 12) == tag


def check_xts(driver: ModuleType, bus: Simulated) -> None:
    choose = random.Random(10)
    encrypt, decrypt = driver.Direction
    aes = device(driver, bus)
    fails("NO_KEY", aes.xts, encrypt, bytes(16), bytes(16))
    for size in (16, 17, 31, 32, 33, 48, 100, 128):
        pair, unit, text = choose.randbytes(64), choose.randbytes(16), choose.randbytes(size)
        ciphertext = xts_checks.sealed(pair, unit, text)
        aes.set_xts_keys(pair)
        assert aes.xts(encrypt, unit, bytearray(text)) == ciphertext
        assert aes.xts(decrypt, memoryview(unit), ciphertext) == text
    for way in (encrypt, decrypt):
        for wrong in (129, 144, 500):  # bytes that are more than 8 blocks
            said = fails("REFUSED", aes.xts, way, unit, bytes(wrong))
            assert said.endswith("a data unit must fit the build's parameter UnitBlocks")
    for wrong in (0, 15, 2**24 + 1):
        assert "16 to 16777216 bytes" in fails("LENGTH", aes.xts, encrypt, unit, bytes(wrong))
    fails("LENGTH", aes.xts, encrypt, unit[:12], text)
    fails("ARGUMENT", aes.xts, 2, unit, text)
    fails("ARGUMENT", aes.xts, encrypt, 7, text)
    assert "set_xts_keys" in fails("NOT_BUILT", aes.set_key, pair[:32])
    fails("NOT_BUILT", aes.set_xts_keys, pair[:32])
    for wrong in (0, 40, 65):
        fails("LENGTH", aes.set_xts_keys, (2 * pair)[:wrong])
    said = fails("ARGUMENT", aes.set_xts_keys, 2 * pair[:32])
    assert said == "ARGUMENT: the two keys of XTS must differ"
    assert aes.xts(encrypt, unit, text) == ciphertext
    check_parts_of_xts(aes, choose, encrypt, decrypt)


def check_parts_of_xts(aes: Any, choose: random.Random, encrypt: int, decrypt: int) -> None:
    aes.set_xts_keys(pair := choose.randbytes(64))
    unit = choose.randbytes(16)
    for size in (16, 17, 31, 32, 33, 48, 100, 128):
        text = choose.randbytes(size)
        ciphertext = xts_checks.sealed(pair, unit, text)
        for way, data, due in ((encrypt, text, ciphertext), (decrypt, ciphertext, text)):
            for *parts, last in (*splits(data), [data[:16], data[16:]]):
                aes.xts_begin(way, unit)
                out = taken(aes.xts_update, parts)
                assert len(out) == max(0, sum(map(len, parts)) - 16)
                assert out + aes.xts_finish(last) == due
    fails("NO_MESSAGE", aes.xts_update, text)
    fails("NO_MESSAGE", aes.xts_finish, text)
    fails("ARGUMENT", aes.xts_begin, 2, unit)
    fails("LENGTH", aes.xts_begin, encrypt, unit[:12])
    aes.xts_begin(encrypt, unit)
    fails("NO_MESSAGE", aes.gcm_text, text)
    fails("LENGTH", aes.xts_finish, b"")
    assert "16 to 16777216 bytes, not 15" in fails("LENGTH", aes.xts_finish, bytes(15))
    assert "multiple of 16 bytes, not 17" in fails("LENGTH", aes.xts_update, bytes(17))
    assert aes.xts_update(text[:112]) == ciphertext[:96]
    fails("LENGTH", aes.xts_update, bytes(2**24 - 96))
    fails("LENGTH", aes.xts_finish, bytes(2**24 - 111))
    assert aes.xts_finish(text[112:]) == ciphertext[96:]
    for call in (aes.xts_update, aes.xts_finish):
        aes.xts_begin(encrypt, unit)
        assert aes.xts_update(text) == ciphertext[:112]
        said = fails("REFUSED", call, bytes(16))
        assert said.endswith("a data unit must fit the build's parameter UnitBlocks")
    aes.xts_begin(encrypt, unit)
    aes.xts_update(text)
    assert aes.xts(encrypt, unit, text) == ciphertext


CHECKS = {"aes128-ccm": check_ccm, "aes128-cmac": check_cmac, "aes256-xts": check_xts}


@pytest.mark.parametrize("name", sample.only("aes128-ccm".__eq__, CHECKS))
def test_other_engines_agree_with_openssl(name: str, simulators: Path) -> None:
    """Any arguments; then whole messages, wrong tags, messages too long, and other mistakes."""
    with BesideC(on_engine(name, simulators)) as bus:
        any_calls(aes_axil, bus, 1)
        CHECKS[name](aes_axil, bus)


def test_a_core_of_xts_that_encrypts_alone_is_told() -> None:
    aes = aes_axil.Device(Broken(CAPABILITY=0xD1200002, STATUS=regs.Status.KEY_READY))
    assert aes.fields(regs.Register.CAPABILITY)["ENGINE"] == regs.Engine.XTS
    aes.set_xts_keys(bytes(range(32)))
    fails("NOT_BUILT", aes.xts, aes_axil.Direction.DECRYPT, bytes(16), bytes(16))


FAULTS: dict[str, tuple[str, str, str]] = {
    "blocks that no refused text gives are awaited": (
        "aes128-ccm",
        *("elif status & regs.Status.VERDICT:", "elif status == 0:"),
    ),
    "a refused message is good": ("aes128-ccm", "(Verdict.REFUSED, Verdict.TOO_LONG)", "()"),
    "text that is no end": (
        "aes128-ccm",
        *("last=True)\n        return out, self", "last=False)\n        return out, self"),
    ),
    "lengths of the data alone": ("aes128-ccm", "text_bytes.to_bytes(8", "aad_bytes.to_bytes(8"),
    "a text too long for its nonce": ("aes128-ccm", "not 0 <= size <= most", "False"),
    "text before all additional data": (
        "aes128-ccm",
        *("if kind == Kind.TEXT:\n            self", "if 0:\n            self"),
    ),
    "more than was announced": ("aes128-ccm", "size > left or ", ""),
    "a short part before the end": ("aes128-ccm", "(size % BLOCK and size != left)", "False"),
    "an end before the announced one": ("aes128-ccm", "self._complete(Kind.TEXT)", "pass"),
    "a tag of a message that decrypts": ("aes128-ccm", "decrypt != self._decrypt", "False"),
    "a refused message takes the key": (
        "aes128-ccm",
        *("if self._open and not self._ended", "if 0"),
    ),
    "parts of another engine": (
        "aes128-ccm",
        *("== MESSAGES and self._has(engine)", "== MESSAGES"),
    ),
    "a nonce of any length": ("aes128-ccm", "len(nonce) not in range(7, 14)", "False"),
    "another engine": ("aes128-ccm", "self._built(MESSAGES) and built == engine", "True"),
    "data without an end": ("aes128-cmac", "Kind.AAD, last=True)", "Kind.AAD)"),
    "no end behind short data": ("aes128-cmac", "kind == _last_kind(engine)", "kind == Kind.TEXT"),
    "no tag to compare with": (
        "aes128-cmac",
        *("_transfer(tag, Kind.TAG,", '_transfer(b"", Kind.AAD,'),
    ),
    "a tag of any length": ("aes128-cmac", "tag_bytes not in range(1, BLOCK + 1)", "False"),
    "the key of the data twice": (
        "aes256-xts",
        "_load(keys[:half], keys[half:])",
        "_load(*2 * [keys[:half]])",
    ),
    "no end of a data unit": (
        "aes256-xts",
        *("data, Kind.TEXT, last=last, late", "data, Kind.TEXT, late"),
    ),
    "a block that does not come yet": (
        "aes256-xts",
        *("BLOCK if behind and not last else 0", "0"),
    ),
    "a kept block that never comes": ("aes256-xts", "(BLOCK if before else 0) - kept", "-kept"),
    "a part that has no whole blocks": (
        "aes256-xts",
        *("if not last and len(data) % BLOCK", "if 0"),
    ),
    "equal keys of XTS": ("aes256-xts", "if keys and hmac", "if not keys and hmac"),
    "a single key of XTS": (
        "aes256-xts",
        "if self._has(Engine.XTS):\n            raise",
        "if 0:\n            raise",
    ),
    "a number of any length": ("aes256-xts", "if len(unit) != BLOCK", "if 0"),
    "a data unit of any length": ("aes256-xts", "not BLOCK <= size <=", "size >"),
}


@pytest.mark.parametrize("name", sample.only([*FAULTS][:2].__contains__, FAULTS))
def test_faults_are_found(name: str, simulators: Path) -> None:
    engine, old, new = FAULTS[name]
    wrong: Any = with_fault(old, new)
    found = (AssertionError, pytest.fail.Exception, wrong.AesError)
    with BesideC(on_engine(engine, simulators)) as bus, pytest.raises(found):
        CHECKS[engine](wrong, bus)
