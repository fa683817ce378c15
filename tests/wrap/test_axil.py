# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axil` and `aes_apb` behind masters of cocotbext-axi: vectors, rights, illegal accesses."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import sample
from aesilicon.architectures import LENGTHS
from aesilicon.drivers import vectors
from aesilicon.drivers.mode_logic import CODES
from aesilicon.resources import project_dir
from aesilicon_lab import registers
from axil_accesses import MAP, SLVERR, Accesses, Program, all_words, bit, compiled

pytestmark = pytest.mark.xdist_group("aes_axil")  # one simulator

ERROR = MAP["ERROR"]
ALL_KEYS = {"KeyLengths": "3'b111"}


@pytest.fixture(scope="module", params=sample.every(2, ("aes_axil", "aes_apb")))
def program(request: pytest.FixtureRequest, simulators: Path) -> Program:
    """A round core for all keys and both directions."""
    return compiled(request.param, ALL_KEYS, simulators)


def published(accesses: Accesses, chosen: list[vectors.Vector]) -> None:
    for vector in chosen:
        pair = (vector.plaintext, vector.ciphertext)
        given, due = reversed(pair) if vector.decrypt else pair
        accesses.key(vector.key)
        accesses.message(vector.mode, vector.iv, decrypt=vector.decrypt)
        for n in range(0, len(given), 16):
            accesses.block(given[n : n + 16], due[n : n + 16], vector.name)
    accesses.error()


def test_published_vectors(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    published(accesses, list(vectors.sp800_38a()))
    accesses.run(program, tmp_path)


def whole_blocks(vector: vectors.Vector) -> bool:
    """The messages of RFC 3686 end with a short block, which is left to the driver."""
    return len(vector.plaintext) % 16 == 0


@pytest.mark.bench
@pytest.mark.parametrize("mode", CODES)
def test_all_published_vectors(mode: str, program: Program, tmp_path: Path) -> None:
    for bits in LENGTHS:
        known = () if mode == "ctr" else vectors.known_answers(mode, bits)
        accesses = Accesses()
        chosen = [*known, *vectors.multi_block(mode, bits)]
        published(accesses, [vector for vector in chosen if whole_blocks(vector)])
        accesses.run(program, tmp_path, gaps=0.1)


def test_capability_and_reset_values(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.read("CAPABILITY", 2 | 3 << 8 | 31 << 16 | 7 << 24 | 3 << 28)
    accesses.read("STATUS", bit("STATUS", "KEY_READY"))
    accesses.read("ERROR", 0)
    accesses.read("INTERRUPT", 0)
    accesses.run(program, tmp_path)


def test_access_rights_are_those_of_the_map(program: Program, tmp_path: Path) -> None:
    """Every word address, read and written: what the map lacks or forbids is answered by SLVERR."""
    words = {at: rights for at, *rights in all_words()}
    accesses = Accesses()
    for at in range(0, 128, 4):
        readable, writable = words.get(at, (False, False))
        if at == ERROR.raw_address_offset:
            continue
        accesses.write("ERROR", 0xFFFFFFFF)
        accesses.raw_write(at, 2, SLVERR)
        accesses.error("STROBE" if writable else "ADDRESS", name=f"half a write to {at:#x}")
        if not writable:
            accesses.raw_write(at, 4, SLVERR)
            accesses.error("ADDRESS", name=f"write to {at:#x}")
        if not readable:
            accesses.raw_read(at, [0, SLVERR])
            accesses.error("ADDRESS", name=f"read of {at:#x}")
    accesses.run(program, tmp_path)


def test_a_key_cannot_be_read_back(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    key = random.Random(1).randbytes(32)

    def nothing_shows() -> None:
        for at in range(0x10, 0x60, 4):
            accesses.raw_read(at, [0, SLVERR])
        for index in range(4):
            accesses.read("OUTPUT", 0, index)
            accesses.read("TAG", 0, index)

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
            lambda a: (a.words("IV", block), a.write("MESSAGE", 7)),
            ("MODE",),
        ),
        "GCM": (lambda a: a.begin(), ("MODE",)),
        "a beat without GCM": (lambda a: (a.message("ctr", block), a.beat(2, 17)), ("MODE",)),
        "a tag that is not there": (lambda a: a.read("TAG", 0, 3), ("TAG_EMPTY",)),
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


def test_every_illegal_sequence_has_its_flag(program: Program, tmp_path: Path) -> None:
    """After each a zeroise leaves nothing of it, and a vector passes."""
    vector = vectors.sp800_38a()[0]
    accesses = Accesses()
    accesses.write("MESSAGE", 0)
    accesses.error("NO_KEY")
    seen = {"NO_KEY", "STROBE", "ADDRESS"}  # the last two: the test of access rights
    seen |= {"REFUSED", "BYTES"}  # the test below, and that of GCM
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


def test_a_block_too_many_changes_nothing(program: Program, tmp_path: Path) -> None:
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


def test_a_new_key_ends_the_message(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(bytes(16))
    accesses.message("ctr", bytes(16))
    accesses.key(bytes(range(16)))
    accesses.write("INPUT", 1)
    accesses.error("NO_MESSAGE")
    accesses.run(program, tmp_path)


def test_interrupts(program: Program, tmp_path: Path) -> None:
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
    for path, text in registers.made(registers.compiled()).items():
        assert (project_dir() / path).read_text() == text, f"{path}: run aesilicon_lab.registers"


BUILDS = {
    "column": {"Arch": '"column"', **ALL_KEYS},
    "serial": {"Arch": '"serial"'},
    "pipeline": {"Arch": '"pipeline"'},
}


@pytest.mark.bench
def test_a_direction_that_the_build_lacks_is_refused(simulators: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(bytes(16))
    accesses.message("ecb", b"", decrypt=True)
    accesses.block(bytes(16), bytes(16), "refused")
    accesses.error("REFUSED")
    accesses.run(compiled("aes_axil", {"Directions": "0"}, simulators), tmp_path)


@pytest.mark.bench
@pytest.mark.parametrize("name", BUILDS)
def test_other_builds(name: str, simulators: Path, tmp_path: Path) -> None:
    parameters = BUILDS[name]
    accesses = Accesses()
    lengths = (16, 24, 32) if "KeyLengths" in parameters else (16,)
    published(accesses, [one for one in vectors.sp800_38a() if len(one.key) in lengths])
    accesses.run(compiled("aes_axil", parameters, simulators), tmp_path)


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
    program = compiled("aes_axil", ALL_KEYS, tmp_path, {right.stem: wrong})
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
