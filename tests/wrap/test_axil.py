# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axil` behind an AXI4-Lite master of cocotbext-axi: vectors, rights, illegal accesses."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.architectures import LENGTHS
from aesilicon.drivers import vectors
from aesilicon.drivers.mode_logic import CODES
from aesilicon.resources import project_dir
from aesilicon_lab import registers

cocotb_bench = pytest.importorskip("cocotb_bench", reason="needs cocotb")
pytest.importorskip("cocotbext.axi", reason="needs cocotbext-axi")
pytest.importorskip("systemrdl", reason="needs systemrdl-compiler")

pytestmark = pytest.mark.xdist_group("aes_axil")  # one simulator

TOP = "aes_axil"
ALL_KEYS = {"KeyLengths": "3'b111"}
OKAY, SLVERR = 0, 2
MAP = {one.inst_name: one for one in registers.compiled().registers(unroll=False)}
ERROR, STATUS = 0x08, 0x04


def address(register: str, index: int = 0) -> int:
    return int(MAP[register].raw_address_offset) + 4 * index


def bit(register: str, field: str) -> int:
    return 1 << int(MAP[register].get_child_by_name(field).low)


class Accesses:
    """Accesses to the registers, with what each must give."""

    def __init__(self) -> None:
        self._made: list[list[Any]] = []
        self._due: list[tuple[str, Any]] = []

    def _add(self, access: list[Any], name: str, due: Any) -> None:
        self._made.append(access)
        self._due.append((name, due))

    def write(self, register: str, value: int, index: int = 0) -> None:
        self._add(["w", address(register, index), value, 4], f"write {register}", OKAY)

    def raw_write(self, at: int, size: int, due: int) -> None:
        self._add(["w", at, 0xFFFFFFFF, size], f"write {at:#x}", due)

    def raw_read(self, at: int, due: Any) -> None:
        self._add(["r", at], f"read {at:#x}", due)

    def read(self, register: str, due: int, index: int = 0, name: str = "") -> None:
        self._add(["r", address(register, index)], name or f"read {register}", [due, OKAY])

    def until(self, field: str) -> None:
        self._add(["until", STATUS, bit("STATUS", field)], field, None)

    def irq(self, level: int) -> None:
        self._add(["irq"], "irq", level)

    def words(self, register: str, data: bytes) -> None:
        for n in range(0, len(data), 4):
            self.write(register, int.from_bytes(data[n : n + 4], "little"), n // 4)

    def error(self, *fields: str, name: str = "") -> None:
        """The flags that are raised, which are then cleared."""
        due = sum(bit("ERROR", field) for field in fields)
        self.read("ERROR", due, name=name or f"errors {fields}")
        self.write("ERROR", due)

    def key(self, key: bytes) -> None:
        self.until("KEY_READY")
        self.words("KEY", key)
        self.write("KEY_LOAD", 1)
        self.until("KEY_READY")

    def message(self, mode: str, iv: bytes, *, decrypt: bool = False) -> None:
        self.words("IV", iv)
        self.write("MESSAGE", CODES[mode] | 8 * decrypt)

    def block(self, data: bytes, due: bytes, name: str) -> None:
        self.until("INPUT_READY")
        self.words("INPUT", data)
        self.until("OUTPUT_VALID")
        self.output(due, name)

    def output(self, due: bytes, name: str) -> None:
        for n in range(4):
            self.read("OUTPUT", int.from_bytes(due[4 * n :][:4], "little"), n, name)

    def run(self, program: Path, folder: Path, gaps: float = 0.3) -> None:
        job = {"seed": 3, "gaps": gaps, "accesses": self._made}
        out = cocotb_bench.drive(program, TOP, "axil_traffic", job, folder)
        for number, ((name, due), got) in enumerate(zip(self._due, out, strict=True)):
            assert got == due, f"access {number}, {name}: {got}, must be {due}"


@pytest.fixture(scope="module")
def program(simulators: Path) -> Path:
    """A round core for all keys and both directions."""
    return cocotb_bench.compiled(TOP, ALL_KEYS, simulators)


def published(accesses: Accesses, chosen: list[vectors.Vector]) -> None:
    for vector in chosen:
        pair = (vector.plaintext, vector.ciphertext)
        given, due = reversed(pair) if vector.decrypt else pair
        accesses.key(vector.key)
        accesses.message(vector.mode, vector.iv, decrypt=vector.decrypt)
        for n in range(0, len(given), 16):
            accesses.block(given[n : n + 16], due[n : n + 16], vector.name)
    accesses.error()


def test_published_vectors(program: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    published(accesses, list(vectors.sp800_38a()))
    accesses.run(program, tmp_path)


def whole_blocks(vector: vectors.Vector) -> bool:
    """The messages of RFC 3686 end with a short block, which is left to the driver."""
    return len(vector.plaintext) % 16 == 0


@pytest.mark.bench
@pytest.mark.parametrize("mode", CODES)
def test_all_published_vectors(mode: str, program: Path, tmp_path: Path) -> None:
    for bits in LENGTHS:
        known = () if mode == "ctr" else vectors.known_answers(mode, bits)
        accesses = Accesses()
        chosen = [*known, *vectors.multi_block(mode, bits)]
        published(accesses, [vector for vector in chosen if whole_blocks(vector)])
        accesses.run(program, tmp_path, gaps=0.1)


def test_capability_and_reset_values(program: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.read("CAPABILITY", 1 | 3 << 8 | 31 << 16 | 7 << 24 | 3 << 28)
    accesses.read("STATUS", bit("STATUS", "KEY_READY"))
    accesses.read("ERROR", 0)
    accesses.read("INTERRUPT", 0)
    accesses.run(program, tmp_path)


def test_access_rights_are_those_of_the_map(program: Path, tmp_path: Path) -> None:
    """Every word address, read and written: what the map lacks or forbids is answered by SLVERR."""
    readable, writable = {}, {}
    for register in MAP.values():
        for index in range(register.array_dimensions[0] if register.is_array else 1):
            at = address(register.inst_name, index)
            readable[at], writable[at] = register.has_sw_readable, register.has_sw_writable
    accesses = Accesses()
    for at in range(0, 128, 4):
        if at == ERROR:
            continue
        accesses.write("ERROR", 0xFFFFFFFF)
        good = writable.get(at, False)
        accesses.raw_write(at, 2, SLVERR)
        accesses.error("STROBE" if good else "ADDRESS", name=f"half a write to {at:#x}")
        if not good:
            accesses.raw_write(at, 4, SLVERR)
            accesses.error("ADDRESS", name=f"write to {at:#x}")
        if not readable.get(at, False):
            accesses.raw_read(at, [0, SLVERR])
            accesses.error("ADDRESS", name=f"read of {at:#x}")
    accesses.run(program, tmp_path)


def test_a_key_cannot_be_read_back(program: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    key = random.Random(1).randbytes(32)

    def nothing_shows() -> None:
        for at in range(0x10, 0x60, 4):
            accesses.raw_read(at, [0, SLVERR])
        for index in range(4):
            accesses.read("OUTPUT", 0, index)

    accesses.words("KEY", key)
    nothing_shows()
    accesses.write("KEY_LOAD", 1)
    nothing_shows()
    accesses.until("KEYED")
    accesses.message("cbc", bytes(range(16)))
    nothing_shows()
    accesses.run(program, tmp_path)


def _flags() -> dict[str, tuple[Callable[[Accesses], None], tuple[str, ...]]]:
    """Illegal sequence -> what it does behind a good key, and the flags that it raises."""
    block = bytes(16)
    return {
        "a key of 20 bytes": (lambda a: a.key(bytes(20)), ("KEY_LENGTH",)),
        "no word of a key": (lambda a: a.key(b""), ("KEY_LENGTH",)),
        "a block without a message": (lambda a: a.words("INPUT", block[:4]), ("NO_MESSAGE",)),
        "CBC without an IV": (lambda a: a.write("MESSAGE", 1), ("NO_IV",)),
        "an IV twice": (
            lambda a: (a.message("ctr", block), a.until("INPUT_READY"), a.write("MESSAGE", 4)),
            ("NO_IV",),
        ),
        "half an IV": (lambda a: (a.words("IV", block[:8]), a.write("MESSAGE", 4)), ("NO_IV",)),
        "a result that is not there": (lambda a: a.read("OUTPUT", 0, 3), ("OUTPUT_EMPTY",)),
        "the second word first": (lambda a: a.write("IV", 1, 1), ("ORDER",)),
        "a word left out": (lambda a: (a.write("KEY", 1), a.write("KEY", 1, 2)), ("ORDER",)),
        "a mode that no build has": (
            lambda a: (a.words("IV", block), a.write("MESSAGE", 7), a.block(block, block, "")),
            ("REFUSED",),
        ),
        "three blocks, and none is read": (
            lambda a: (a.message("ctr", block), *(a.words("INPUT", block) for _ in range(5))),
            ("INPUT_FULL",),
        ),
        "a key while a block waits": (
            lambda a: (
                *(a.message("ctr", block), *(a.words("INPUT", block) for _ in range(4))),
                *(a.error("INPUT_FULL"), a.write("KEY_LOAD", 1)),
            ),
            ("KEY_BUSY",),
        ),
        "a message while a block waits": (
            lambda a: (
                *(a.message("ctr", block), *(a.words("INPUT", block) for _ in range(4))),
                *(a.error("INPUT_FULL"), a.message("ctr", block)),
            ),
            ("MESSAGE_BUSY",),
        ),
        "a message while a key waits": (
            lambda a: (
                *(a.message("ctr", block), a.words("INPUT", block), a.until("OUTPUT_VALID")),
                *(a.words("INPUT", block), a.until("INPUT_READY")),
                *(a.words("KEY", block), a.write("KEY_LOAD", 1), a.write("MESSAGE", 0)),
            ),
            ("KEY_BUSY",),
        ),
    }


def test_every_illegal_sequence_has_its_flag(program: Path, tmp_path: Path) -> None:
    """After each a zeroise leaves nothing of it, and a vector passes."""
    vector = vectors.sp800_38a()[0]
    accesses = Accesses()
    accesses.write("MESSAGE", 0)
    accesses.error("NO_KEY")
    seen = {"NO_KEY", "STROBE", "ADDRESS"}  # the last two: the test of access rights
    for name, (act, flags) in _flags().items():
        accesses.key(bytes(range(24)))
        act(accesses)
        accesses.error(*flags, name=name)
        seen |= set(flags)
        accesses.write("ZEROISE", 1)
        accesses.read("STATUS", bit("STATUS", "KEY_READY"), name=f"zeroise after {name}")
        accesses.key(vector.key)
        accesses.message("ecb", b"")
        accesses.block(vector.plaintext[:16], vector.ciphertext[:16], f"after {name}")
        accesses.error()
    assert seen == {field.inst_name for field in MAP["ERROR"].fields()}
    accesses.run(program, tmp_path, gaps=0.0)


def test_a_block_too_many_changes_nothing(program: Path, tmp_path: Path) -> None:
    """Three blocks are inside: a result, one behind it in the core, and one that waits."""
    vector = vectors.sp800_38a()[0]
    accesses = Accesses()
    accesses.key(vector.key)
    accesses.message("ecb", b"")
    for n in range(0, 48, 16):
        accesses.until("INPUT_READY")
        accesses.words("INPUT", vector.plaintext[n : n + 16])
    accesses.words("INPUT", bytes(16))
    accesses.error("INPUT_FULL")
    for n in range(0, 48, 16):
        accesses.until("OUTPUT_VALID")
        accesses.output(vector.ciphertext[n : n + 16], f"block {n // 16}")
    accesses.run(program, tmp_path)


def test_a_new_key_ends_the_message(program: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(bytes(16))
    accesses.message("ctr", bytes(16))
    accesses.key(bytes(range(16)))
    accesses.write("INPUT", 1)
    accesses.error("NO_MESSAGE")
    accesses.run(program, tmp_path)


def test_interrupts(program: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(bytes(16))
    accesses.irq(0)
    accesses.write("INTERRUPT", bit("INTERRUPT", "ERROR"))
    accesses.irq(0)
    accesses.read("OUTPUT", 0)
    accesses.irq(1)
    accesses.error("OUTPUT_EMPTY")
    accesses.irq(0)
    accesses.write("INTERRUPT", bit("INTERRUPT", "INPUT_READY"))
    accesses.irq(0)
    accesses.message("ecb", b"")
    accesses.until("INPUT_READY")
    accesses.irq(1)
    accesses.write("INTERRUPT", bit("INTERRUPT", "OUTPUT_VALID"))
    accesses.irq(0)
    accesses.words("INPUT", vectors.fips197()[0].plaintext)
    accesses.until("OUTPUT_VALID")
    accesses.irq(1)
    accesses.read("INTERRUPT", bit("INTERRUPT", "OUTPUT_VALID"))
    accesses.run(program, tmp_path)


def test_the_files_made_from_the_map_are_up_to_date() -> None:
    top = registers.compiled()
    made = {registers.PACKAGE: registers.package(top), registers.HEADER: registers.header(top)}
    for path, text in made.items():
        assert (project_dir() / path).read_text() == text, f"{path}: run aesilicon_lab.registers"


BUILDS = {
    "column": {"Arch": '"column"', **ALL_KEYS},
    "serial": {"Arch": '"serial"'},
    "pipeline": {"Arch": '"pipeline"'},
}


@pytest.mark.bench
@pytest.mark.parametrize("name", BUILDS)
def test_other_builds(name: str, simulators: Path, tmp_path: Path) -> None:
    parameters = BUILDS[name]
    accesses = Accesses()
    lengths = (16, 24, 32) if "KeyLengths" in parameters else (16,)
    published(accesses, [one for one in vectors.sp800_38a() if len(one.key) in lengths])
    accesses.run(cocotb_bench.compiled(TOP, parameters, simulators), tmp_path)


FAULTS = {
    "a key can be read": ("read_data_o = '0;", "read_data_o = key_o[31:0];"),
    "the key stays after zeroise": ("assign clear_o = zeroise;", "assign clear_o = 1'b0;"),
    "an IV serves twice": (".use_i(iv_taken)", ".use_i(1'b0)"),
    "a block overwrites": ("good && to_input && input_room", "good && to_input && message_q"),
    "words in any order": ("key_order || iv_order", "iv_order"),
    "half a write": ("assign good = write_i && write_whole_i", "assign good = write_i"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, simulators: Path, tmp_path: Path) -> None:
    old, new = FAULTS[name]
    right = project_dir() / "rtl/wrap/aes_axil_registers.sv"
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    program = cocotb_bench.compiled(TOP, ALL_KEYS, tmp_path, replaced={right.stem: wrong})
    checks = [
        *(test_access_rights_are_those_of_the_map, test_a_key_cannot_be_read_back),
        *(test_every_illegal_sequence_has_its_flag, test_a_block_too_many_changes_nothing),
    ]
    caught = 0
    for check in checks:
        try:
            check(program, tmp_path)
        except AssertionError:
            caught += 1
    assert caught
