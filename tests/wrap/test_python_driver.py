# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Python driver on the RTL of `aes_axil` and `aes_axil_gcm`, against OpenSSL."""

import ast
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
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
from aesilicon.resources import project_dir
from message_traffic import encrypted, flipped
from openssl_modes import computed

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytestmark = pytest.mark.xdist_group("driver in Python")  # one simulator

DRIVER = project_dir() / "drivers" / "python"
HARNESS = Path(__file__).with_name("register_harness.cpp")
MASTER = HARNESS.with_name("axil_master.h")
BASE = 0x40000000
ALL_KEYS = {"KeyLengths": "3'b111"}


class Simulated:
    """A bus: the registers of a compiled wrapper, from reset on."""

    def __init__(self, program: Path) -> None:
        self._run = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def read(self, address: int) -> int:
        return self._access(f"{address:x}")

    def write(self, address: int, value: int) -> None:
        self._access(f"{address:x} {value:x}")

    def _access(self, line: str) -> int:
        assert self._run.stdin is not None and self._run.stdout is not None
        self._run.stdin.write(line + "\n")
        self._run.stdin.flush()
        answer = self._run.stdout.readline()
        assert re.fullmatch(r"[0-9a-f]+\n", answer), answer
        return int(answer, 16)

    def __enter__(self) -> "Simulated":
        return self

    def __exit__(self, *_: object) -> None:
        self._run.communicate()


def simulated(cache: Path, top: str, parameters: Mapping[str, str] = ALL_KEYS) -> Simulated:
    program = cocotb_bench.compiled(top, parameters, cache, main=HARNESS, headers=[MASTER])
    return Simulated(program)


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


def fails(status: str, call: Callable[..., Any], *arguments: Any) -> str:
    """The sentence of a call that fails with a status."""
    with pytest.raises(Exception) as caught:
        call(*arguments)
    error: Any = caught.value
    assert type(error).__name__ == "AesError" and error.status.name == status, repr(error)
    return str(error)


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


def any_calls(driver: ModuleType, bus: Simulated, seed: int) -> Any:
    """A device behind many calls with arguments of all kinds, of which some end well."""
    choose = random.Random(seed)
    aes = driver.Device(bus, BASE)
    sizes = (0, 1, 7, 8, 15, 16, 16, 16, 17, 24, 31, 32, 33, 40, 48, 64)

    def data() -> Any:
        return choose.randbytes(choose.choice(sizes)) if choose.randrange(9) else None

    def iv() -> Any:
        return choose.randbytes(choose.choice((16, 16, 12))) if choose.randrange(9) else None

    def mode() -> int:
        return choose.randrange(-1, 6)

    def way() -> int:
        return choose.randrange(-1, 3)

    def octets() -> int:
        return choose.choice((16, choose.randrange(18)))

    calls: list[Callable[[], object]] = [
        lambda: aes.set_key(data()),
        lambda: aes.set_key(choose.randbytes(32)),
        lambda: aes.crypt(mode(), way(), iv(), data()),
        lambda: aes.begin(mode(), way(), iv()),
        lambda: aes.update(data()),
        lambda: aes.cfb8(way(), iv(), data()),
        lambda: aes.key_wrap(data()),
        lambda: aes.key_unwrap(data()),
        lambda: aes.gcm_encrypt(iv(), data(), data(), octets()),
        lambda: aes.gcm_decrypt(iv(), data(), iv(), data()),
        lambda: aes.gcm_begin(way(), iv(), octets()),
        lambda: aes.gcm_aad(data()),
        lambda: aes.gcm_text(data()),
        lambda: aes.gcm_finish(),
        lambda: aes.gcm_verify(iv()),
    ]
    good = 0
    for _ in range(400):
        try:
            choose.choice(calls)()
            good += 1
        except driver.AesError as error:
            assert error.status <= driver.Status.INTEGRITY, error
    assert 15 < good < 360
    aes.set_key(bytes(range(16)))
    return aes


@pytest.mark.parametrize("seed", sample.every(5, range(5)))
def test_any_arguments_end_with_a_status(driver: ModuleType, bus: Simulated, seed: int) -> None:
    aes = any_calls(driver, bus, seed)
    out = computed("ecb", bytes(range(16)), b"", bytes(16), decrypt=False)
    assert aes.crypt(0, 0, None, bytes(16)) == out


@pytest.mark.parametrize("seed", sample.every(5, range(5)))
def test_any_arguments_of_gcm_too(driver: ModuleType, gcm_bus: Simulated, seed: int) -> None:
    aes = any_calls(driver, gcm_bus, seed)
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
        **{"MODES": 0b11111, "KEYS": 0b111, "ENCRYPT": 1, "DECRYPT": 1},
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


class Broken:
    """A bus of which an access fails, or which answers nothing but `capability`."""

    def __init__(self, inside: Any = None, capability: int = 0) -> None:
        self.inside, self.capability, self.left, self.reads = inside, capability, 10**6, 0

    def read(self, address: int) -> int:
        self._count()
        self.reads += 1
        if self.inside is not None:
            return int(self.inside.read(address))
        return self.capability if address == 0 else 0

    def write(self, address: int, value: int) -> None:
        self._count()
        if self.inside is not None:
            self.inside.write(address, value)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OSError("the cable is off")


def test_hardware_that_is_not_there_or_does_not_answer_is_told(driver: ModuleType) -> None:
    absent = Broken(capability=0xFFFFFFFF)
    assert "0xffffffff" in fails("VERSION", driver.Device, absent)
    dead = Broken(capability=0x371F0302)
    aes = driver.Device(dead, polls=50)
    fails("TIMEOUT", aes.set_key, bytes(16))
    assert dead.reads == 51


@pytest.mark.parametrize("left", sample.every(4, range(24)))
def test_an_access_that_fails_leaves_no_key_and_a_new_key_begins_anew(
    driver: ModuleType, bus: Simulated, left: int
) -> None:
    broken = Broken(bus)
    aes = driver.Device(broken, BASE)
    aes.set_key(bytes(16))
    broken.left = left
    iv, data = bytes(range(16)), bytes(range(100))
    with pytest.raises(OSError, match="the cable is off"):
        aes.crypt(driver.Mode.CTR, driver.Direction.ENCRYPT, iv, data)
    broken.left = 10**6
    fails("NO_KEY", aes.crypt, driver.Mode.CTR, driver.Direction.ENCRYPT, iv, data)
    aes.set_key(bytes(16))
    out = aes.crypt(driver.Mode.CTR, driver.Direction.ENCRYPT, iv, data)
    assert out == computed("ctr", bytes(16), iv, data, decrypt=False)


def test_it_needs_python_3_9_and_its_library_alone() -> None:
    for path in DRIVER.glob("*.py"):
        tree = ast.parse(path.read_text(), feature_version=(3, 9))
        names = {one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)}
        names |= {
            each.name for one in ast.walk(tree) if isinstance(one, ast.Import) for each in one.names
        }
        assert names <= {*sys.stdlib_module_names, "aes_axil_regs"}, path


def test_statuses_and_modes_are_those_of_the_c_driver() -> None:
    header = (project_dir() / "drivers/c/aesilicon.h").read_text()
    for enum, ours in (("status", aes_axil.Status), ("mode", aes_axil.Mode)):
        body = re.search(r"typedef enum \{([^}]*)\} aes_" + enum, header)
        assert body is not None
        names = re.findall(r"AES_(\w+)(?= = 0|,|\n| \}|$)", re.sub("//.*", "", body[1]).rstrip())
        assert [name for name in names if name != "OK"] == [one.name for one in ours]
    calls = set(re.findall(r"\baes_(\w+)\(", re.sub("//.*", "", header))) - {"init"}
    assert calls == {name for name in vars(aes_axil.Device) if name[0] != "_"} - {
        *("fields", "take_flags")
    }
