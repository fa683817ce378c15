# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Save and restore by the Python driver, on the RTL of registers, against OpenSSL."""

import copy
import random
import re
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import aes_axil
import aes_axil_regs as regs
import sample
from aesilicon.drivers.mode_logic import CODES
from aesilicon.resources import project_dir
from c_driver import ALL_KEYS, on_design, program
from context_traffic import PARTS, TEXT_BLOCKS, Sealed, any_message, interleaved
from message_traffic import encrypted, flipped
from openssl_modes import computed
from python_driver import any_calls, fails, with_fault
from register_bus import BASE, BesideC, Broken, Simulated

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
    pytest.mark.xdist_group("driver in C"),  # its simulators
]

IV, KEY, BLOCK = bytes(range(12)), bytes(range(16)), bytes(range(32, 48))


@pytest.fixture
def bus(simulators: Path) -> Iterator[Simulated]:
    with BesideC(on_design("aes128-gcm-lean", simulators, **PARTS)) as made:
        yield made


@pytest.fixture
def without(simulators: Path) -> Iterator[Simulated]:
    with BesideC(on_design("aes128-gcm-lean", simulators)) as made:
        yield made


def check_traffic(driver: ModuleType, bus: Simulated, seeds: range) -> None:
    """Two messages that interleave under keys of their own, with whole ones between."""
    aes = driver.Device(bus, BASE)
    for seed in seeds:
        choose = random.Random(seed)
        messages = [
            any_message(choose, choose.randbytes(16), decrypt=decrypt)
            for decrypt in choose.choice(((False, True), (False, False), (True, True)))
        ]
        contexts = [aes.gcm_context(int(m.decrypt), m.iv, len(m.tag)) for m in messages]
        for step in interleaved(choose, messages):
            one, context = messages[step.number], contexts[step.number]
            aes.set_key(one.key)
            if choose.random() < 0.3:
                ciphertext, tag = encrypted(one.key, IV, b"head", KEY)
                assert aes.gcm_encrypt(IV, KEY, b"head") == (ciphertext, tag)
                assert aes.gcm_decrypt(IV, ciphertext, tag, b"head") == KEY
            if step.part == "aad":
                aes.gcm_context_aad(context, bytearray(step.data))
            elif step.part == "text":
                assert aes.gcm_context_text(context, memoryview(step.data)) == step.made
            else:
                end(aes, context, one)


def end(aes: Any, context: Any, one: Sealed) -> None:
    """A wrong tag leaves the message open, the right one ends it."""
    if one.decrypt:
        stays("INTEGRITY", aes.gcm_context_verify, context, flipped(one.tag, 0))
        aes.gcm_context_verify(context, one.tag)
    else:
        assert aes.gcm_context_finish(context) == one.tag
    fails("NO_MESSAGE", aes.gcm_context_text, context, b"")
    assert context.hash == bytes(16)


def stays(status: str, call: Any, context: Any, *arguments: Any) -> str:
    """The sentence of a call that fails and leaves the context as it was."""
    before = copy.copy(context)
    said = fails(status, call, context, *arguments)
    assert context == before
    return said


def test_messages_interleave_under_two_keys(bus: Simulated) -> None:
    check_traffic(aes_axil, bus, range(4))


@pytest.mark.parametrize("start", sample.none(range(100, 200, 25)))
def test_many_messages_interleave(start: int, bus: Simulated) -> None:
    check_traffic(aes_axil, bus, range(start, start + 25))


def check_mistakes(driver: ModuleType, bus: Simulated) -> None:
    """Each leaves the context as it was, so that its message ends well."""
    inside = Broken(bus)
    aes = driver.Device(inside, BASE)
    assert aes.fields(regs.Register.CAPABILITY)["PARTS"] == 1
    encrypt, decrypt = driver.Direction
    text, aad = BLOCK + BLOCK[:5], BLOCK[:3]
    ciphertext, tag = encrypted(KEY, IV, aad, text)
    fails("ARGUMENT", aes.gcm_context, 2, IV)
    fails("ARGUMENT", aes.gcm_context, encrypt, None)
    for wrong in (b"", BLOCK):
        assert "has 12 bytes" in fails("LENGTH", aes.gcm_context, encrypt, wrong)
    for octets in (0, 3, 11, 17, "16"):
        fails("LENGTH", aes.gcm_context, encrypt, IV, octets)
    context = aes.gcm_context(encrypt, bytearray(IV))
    fails("ARGUMENT", aes.gcm_context_aad, None, aad)
    fails("ARGUMENT", aes.gcm_context_text, context, "text")
    stays("NO_KEY", aes.gcm_context_aad, context, aad)
    aes.gcm_context_aad(context, b"")
    aes.set_key(KEY)
    stays("NO_MESSAGE", aes.gcm_context_verify, context, tag)
    aes.gcm_context_aad(context, aad)
    left = inside.left
    stays("LENGTH", aes.gcm_context_aad, context, aad)
    assert inside.left == left
    aes.gcm_begin(encrypt, IV)  # its end does not come
    assert aes.gcm_context_text(context, text[:16]) == ciphertext[:16]
    fails("NO_MESSAGE", aes.gcm_text, text)
    stays("REFUSED", aes.gcm_context_text, context, bytes(16 * TEXT_BLOCKS))
    context = type(context)(**asdict(context))
    assert "hash" not in repr(context)
    assert aes.gcm_context_text(context, text[16:]) == ciphertext[16:]
    left = inside.left
    stays("LENGTH", aes.gcm_context_text, context, BLOCK)
    assert aes.gcm_context_text(context, b"") == b""
    assert inside.left == left
    inside.left = 30
    with pytest.raises(OSError, match="the cable is off"):
        aes.gcm_context_finish(context)
    inside.left = 10**6
    stays("NO_KEY", aes.gcm_context_finish, context)
    aes.set_key(KEY)
    assert aes.gcm_context_finish(copy.copy(context)) == tag
    assert aes.gcm_context_finish(context) == tag
    for call in (aes.gcm_context_aad, aes.gcm_context_text, aes.gcm_context_verify):
        fails("NO_MESSAGE", call, context, tag)
    fails("NO_MESSAGE", aes.gcm_context_finish, context)
    context = aes.gcm_context(encrypt, IV)
    aes.gcm_context_text(context, BLOCK)
    stays("LENGTH", aes.gcm_context_aad, context, b"\0")
    context = aes.gcm_context(decrypt, IV, 4)
    assert aes.gcm_context_text(context, ciphertext[:16]) == BLOCK
    stays("NO_MESSAGE", aes.gcm_context_finish, context)
    stays("LENGTH", aes.gcm_context_verify, context, tag)
    assert "no tags of 4 bytes" in stays("NOT_BUILT", aes.gcm_context_verify, context, tag[:4])
    fails("LENGTH", aes.gcm_begin, encrypt, IV, 0)
    assert aes.gcm_encrypt(IV, text, aad) == (ciphertext, tag)


def test_mistakes_are_told(bus: Simulated) -> None:
    check_mistakes(aes_axil, bus)


def check_lacking(driver: ModuleType, without: Simulated) -> None:
    aes = driver.Device(without, BASE)
    aes.set_key(KEY)
    assert aes.fields(regs.Register.CAPABILITY)["PARTS"] == 0
    context = aes.gcm_context(driver.Direction.ENCRYPT, IV)
    assert "[mode] parts" in stays("NOT_BUILT", aes.gcm_context_aad, context, BLOCK)
    stays("NOT_BUILT", aes.gcm_context_text, context, BLOCK)
    stays("NOT_BUILT", aes.gcm_context_finish, context)
    context = aes.gcm_context(driver.Direction.DECRYPT, IV)
    stays("NOT_BUILT", aes.gcm_context_verify, context, BLOCK)
    assert aes.gcm_encrypt(IV, BLOCK) == encrypted(KEY, IV, b"", BLOCK)


def test_a_build_without_parts_is_told(without: Simulated) -> None:
    check_lacking(aes_axil, without)


def test_any_arguments_end_with_a_status(bus: Simulated) -> None:
    any_calls(aes_axil, bus, 1)
    check_traffic(aes_axil, bus, range(1))


def test_the_document_saves_and_restores(
    bus: Simulated, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (project_dir() / "docs/reference/axil.md").read_text()
    section = page.partition("## Save and restore\n")[2].partition("\n## ")[0]
    (example,) = re.findall(r"^```python\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    exec(example, {"aes": aes_axil.Device(bus, BASE), "Direction": aes_axil.Direction})
    printed = capsys.readouterr().out.splitlines()
    assert printed and printed == re.findall(r"print\(.*\)  # (.+)", example)


def test_modes_go_on_from_their_chaining_value(simulators: Path) -> None:
    """As the document says, with another key between."""
    choose = random.Random(3)
    with BesideC(program(simulators, ALL_KEYS)) as bus:
        aes = aes_axil.Device(bus, BASE)
        for name in ("cbc", "cfb128", "ofb", "ctr"):
            key, iv, text = (
                choose.randbytes(16),
                choose.randbytes(15) + b"\xff",
                choose.randbytes(48),
            )
            ciphertext = computed(name, key, iv, text, decrypt=False)
            last, before = ciphertext[16:32], text[16:32]
            behind = {
                "ofb": bytes(one ^ two for one, two in zip(last, before, strict=True)),
                "ctr": (int.from_bytes(iv) + 2).to_bytes(16),
            }.get(name, last)
            for way, given, made in ((0, text, ciphertext), (1, ciphertext, text)):
                out = b""
                for start, part in ((iv, given[:32]), (behind, given[32:])):
                    aes.set_key(KEY)
                    aes.crypt(CODES[name], way, iv, given)
                    aes.set_key(key)
                    out += aes.crypt(CODES[name], way, start, part)
                assert out == made, name


FAULTS = {
    "lengths in bytes": (
        "(8 * context.aad_bytes, 8 * context.text",
        "(context.aad_bytes, context.text",
    ),
    "lengths turned": ('number.to_bytes(8, "big") for', 'number.to_bytes(8, "little") for'),
    "the hash is not kept": ("context.hash = self._end()", "self._end()"),
    "each part begins anew": ("if context.aad_bytes or context.text_bytes:", "if 0:"),
    "a part has the tag": ("self._go_on(context, None)", "self._go_on(context, 16)"),
    "additional data that are not counted": ("context.aad_bytes += len(aad)", "pass"),
    "text that is not counted": ("context.text_bytes += len(text)", "pass"),
    "data behind a partial block": ("aad and (context.aad_bytes % BLOCK or ", "aad and ("),
    "additional data behind text": (" or context.text_bytes):", "):"),
    "text behind a partial block": ("if text and context.text_bytes % BLOCK:", "if 0:"),
    "a finished context goes on": ("_close(context)\n        return tag", "return tag"),
    "a build without parts": ("not self._capability & regs.Capability.PARTS", "0"),
    "an empty end behind a short block": (
        "self._transfer(context.iv, Kind.IV, last=True)",
        'self._transfer(context.iv, Kind.IV)\n        self._transfer(b"", Kind.TEXT, last=True)',
    ),
    "a tag of any length": ("tag_bytes not in TAGS", "False"),
    "an IV of any length": ("len(iv) != IV_BYTES", "False"),
    "the other direction": ("way != context.direction", "False"),
    "the hash is shown": (", repr=False", ""),
}


@pytest.mark.parametrize("name", sample.every(8, FAULTS))
def test_faults_are_found(name: str, bus: Simulated, without: Simulated) -> None:
    wrong: Any = with_fault(*FAULTS[name])
    with pytest.raises((AssertionError, pytest.fail.Exception, wrong.AesError)):
        check_traffic(wrong, bus, range(4))
        check_mistakes(wrong, bus)
        check_lacking(wrong, without)
