# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GCM by registers behind masters of cocotbext-axi: `aes_axil_gcm`, and designs with `[bus]`."""

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.architectures import LENGTHS
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.design.surroundings import put_around
from aesilicon.drivers import gcm_vectors
from aesilicon.drivers.message_simulator import Kind, Status
from aesilicon.drivers.message_vector import MessageVector
from aesilicon.resources import project_dir
from axil_accesses import MAP, SLVERR, Accesses, Program, all_words, bit, compiled, of_design
from message_traffic import encrypted, flipped

pytestmark = pytest.mark.xdist_group("aes_axil_gcm")  # one simulator of each bus

TAGS = "17'h1F110"
TAG_BYTES = (4, 8, 12, 13, 14, 15, 16)
ALL_KEYS = {"KeyLengths": "3'b111", "TagLengths": TAGS}
KEY, IV, AAD, TEXT = bytes(range(16)), bytes(range(12)), b"additional", bytes(range(40))
EMPTY = bit("STATUS", "KEY_READY") | bit("STATUS", "KEYED")


def of_core(name: str, bus: str, **options: Any) -> Design:
    """A core of the catalogue without decryption, with GCM and a bus."""
    one = design.load(name)
    core = one.core.model_copy(update={"directions": ["encrypt"]})
    encrypts = one.model_copy(update={"core": core})
    return put_around(design.behind(encrypts, "gcm", tag_bytes=[*TAG_BYTES], **options), bus=bus)


@pytest.fixture(scope="module", params=("aes_axil_gcm", "a design with APB"))
def program(request: pytest.FixtureRequest, simulators: Path) -> Program:
    """A round core for all keys."""
    if request.param == "aes_axil_gcm":
        return compiled(request.param, ALL_KEYS, simulators)
    return of_design(of_core("aes-round", "apb"), simulators)


def parts(data: bytes) -> list[bytes]:
    return [data[n : n + 16] for n in range(0, len(data), 16)]


def message(
    accesses: Accesses,
    given: tuple[bytes, bytes, bytes, bytes],
    due: tuple[Status, bytes | None, bytes],
    *,
    decrypt: bool = False,
    name: str = "a message",
) -> None:
    """A message: IV, additional data, text, tag; its end, text and tag. None: any text."""
    iv, aad, text, tag = given
    status, out, made = due
    beats = [(Kind.IV, one) for one in parts(iv)]
    beats += [(Kind.AAD, one) for one in parts(aad)]
    beats += [(Kind.TEXT, one) for one in parts(text)]
    if decrypt:
        beats.append((Kind.TAG, tag))
    accesses.begin(len(tag), decrypt=decrypt)
    taken = 0
    for number, (kind, data) in enumerate(beats):
        accesses.send(kind, data, last=number == len(beats) - 1)
        if kind == Kind.TEXT:
            accesses.until("OUTPUT_VALID")
            if out is None:
                accesses.drop("OUTPUT")
            else:
                accesses.output(out[16 * taken :][: len(data)].ljust(16, b"\0"), name)
            taken += 1
    accesses.end(status, made, name)
    accesses.read("STATUS", EMPTY, name=f"{name}, after its end")


def sealed(accesses: Accesses, name: str = "a message", tag_bytes: int = 16) -> None:
    """A message that OpenSSL made: encrypted, decrypted, and with a wrong tag."""
    ciphertext, tag = encrypted(KEY, IV, AAD, TEXT)
    tag = tag[:tag_bytes]
    message(accesses, (IV, AAD, TEXT, tag), (Status.GOOD, ciphertext, tag), name=name)
    given = (IV, AAD, ciphertext, tag)
    message(accesses, given, (Status.GOOD, TEXT, b""), decrypt=True, name=name)
    forged = (IV, AAD, ciphertext, flipped(tag, 0))
    message(accesses, forged, (Status.BAD_TAG, TEXT, b""), decrypt=True, name=name)


def published(vectors: Iterable[MessageVector]) -> Accesses:
    accesses = Accesses()
    for vector in vectors:
        accesses.key(vector.key)
        if vector.decrypt:
            given = (vector.iv, vector.aad, vector.ciphertext, vector.tag)
            status = Status.BAD_TAG if vector.text is None else Status.GOOD
            message(accesses, given, (status, vector.text, b""), decrypt=True, name=vector.name)
        else:
            assert vector.text is not None
            given = (vector.iv, vector.aad, vector.text, vector.tag)
            due = (Status.GOOD, vector.ciphertext, vector.tag)
            message(accesses, given, due, name=vector.name)
    accesses.error()
    return accesses


def of_tags(vectors: Iterable[MessageVector]) -> list[MessageVector]:
    return [one for one in vectors if len(one.tag) in TAG_BYTES]


def test_published_vectors(program: Program, tmp_path: Path) -> None:
    """A sample of NIST's, of all key lengths, both directions and wrong tags."""
    chosen = [
        vector
        for bits in LENGTHS
        for decrypt in (False, True)
        for vector in of_tags(gcm_vectors.load(bits, decrypt=decrypt))[::1511]
    ]
    assert {len(one.iv) == 12 for one in chosen} == {True, False}
    assert None in {one.text for one in chosen}
    published(chosen).run(program, tmp_path)


@pytest.mark.bench
@pytest.mark.parametrize("bits", LENGTHS)
@pytest.mark.parametrize("decrypt", [False, True], ids=["encrypt", "decrypt"])
def test_more_published_vectors(bits: int, decrypt: bool, program: Program, tmp_path: Path) -> None:
    """The tests of the driver run all of them on these registers, at a higher speed."""
    chosen = of_tags(gcm_vectors.load(bits, decrypt=decrypt))[::31]
    published(chosen).run(program, tmp_path, gaps=0.1)


def test_random_messages_agree_with_openssl(program: Program, tmp_path: Path) -> None:
    choose = random.Random(5)
    accesses = Accesses()
    for size in (0, 1, 15, 16, 17, 33, 48):
        key, aad, text = (choose.randbytes(n) for n in (24, choose.choice((0, 7, 16, 35)), size))
        iv = choose.randbytes(choose.choice((12, 9, 16, 20)))
        ciphertext, tag = encrypted(key, iv, aad, text)
        accesses.key(key)
        message(accesses, (iv, aad, text, tag), (Status.GOOD, ciphertext, tag))
        given = (iv, aad, ciphertext, tag)
        message(accesses, given, (Status.GOOD, text, b""), decrypt=True)
        given = (iv, aad, ciphertext, flipped(tag, 0))
        message(accesses, given, (Status.BAD_TAG, text, b""), decrypt=True)
    accesses.error()
    accesses.run(program, tmp_path)


def test_capability_and_reset_values(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.read("CAPABILITY", 2 | 3 << 8 | 32 << 16 | 7 << 24 | 1 << 28)
    accesses.read("STATUS", bit("STATUS", "KEY_READY"))
    accesses.run(program, tmp_path)


def test_access_rights_are_those_of_the_map(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    for at, readable, writable in all_words():
        if not readable:
            accesses.raw_read(at, [0, SLVERR])
            accesses.error("ADDRESS", name=f"read of {at:#x}")
        if not writable:
            accesses.raw_write(at, 4, SLVERR)
            accesses.error("ADDRESS", name=f"write to {at:#x}")
        else:
            accesses.raw_write(at, 2, SLVERR)
            accesses.error("STROBE", name=f"half a write to {at:#x}")
    accesses.run(program, tmp_path)


def test_a_key_cannot_be_read_back(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()

    def nothing_shows() -> None:
        for at, readable, _ in all_words():
            if not readable:
                accesses.raw_read(at, [0, SLVERR])
        for index in range(4):
            accesses.read("OUTPUT", 0, index)
            accesses.read("TAG", 0, index)

    accesses.words("KEY", KEY)
    nothing_shows()
    accesses.write("KEY_LOAD", 1)
    nothing_shows()
    accesses.until("KEYED")
    accesses.begin()
    accesses.send(Kind.IV, IV)
    nothing_shows()
    accesses.run(program, tmp_path)


def illegal(*beats: tuple[Kind, bytes], decrypt: bool = False) -> Callable[[Accesses], None]:
    """A message of which `aes_gcm` refuses a beat; the last of `beats` ends it."""

    def act(accesses: Accesses) -> None:
        accesses.begin(decrypt=decrypt)
        for number, (kind, data) in enumerate(beats):
            accesses.send(kind, data, last=number == len(beats) - 1)
        accesses.end(Status.REFUSED, b"", "a refused message")

    return act


def full(a: Accesses) -> None:
    """A block waits: the one before has a result that is not read."""
    a.begin()
    a.send(Kind.IV, IV)
    for _ in range(4):
        a.send(Kind.TEXT, TEXT[:16])
    a.words("INPUT", TEXT[:4])


ILLEGAL: dict[str, tuple[Callable[[Accesses], None], tuple[str, ...]]] = {
    "no message": (lambda a: a.words("INPUT", IV), ("NO_MESSAGE",)),
    "a beat without a message": (lambda a: a.beat(Kind.IV, 12), ("NO_MESSAGE",)),
    "another mode": (lambda a: a.write("MESSAGE", 4), ("MODE",)),
    "a mode that no build has": (lambda a: a.write("MESSAGE", 6), ("MODE",)),
    "an IV register": (lambda a: a.words("IV", IV), ("MODE",)),
    "17 bytes": (lambda a: (a.begin(), a.beat(Kind.IV, 17)), ("BYTES",)),
    "a message in a message": (lambda a: (a.begin(), a.begin()), ("MESSAGE_BUSY",)),
    "a message before an end is read": (
        lambda a: (a.begin(), a.send(Kind.IV, IV, last=True), a.until("END_VALID"), a.begin()),
        ("MESSAGE_BUSY",),
    ),
    "a block behind the last": (
        lambda a: (
            *(a.begin(), a.send(Kind.IV, IV, last=True), a.until("END_VALID")),
            a.words("INPUT", IV),
        ),
        ("NO_MESSAGE",),
    ),
    "a beat behind the last": (
        lambda a: (
            *(a.begin(), a.send(Kind.IV, IV, last=True), a.until("END_VALID")),
            a.beat(Kind.TEXT, 16),
        ),
        ("NO_MESSAGE",),
    ),
    "a key in a message": (lambda a: (a.begin(), a.words("KEY", KEY[:4])), ("KEY_BUSY",)),
    "a load in a message": (
        lambda a: (a.words("KEY", KEY), a.begin(), a.write("KEY_LOAD", 1)),
        ("KEY_BUSY",),
    ),
    "a key before an end is read": (
        lambda a: (
            *(a.begin(), a.send(Kind.IV, IV, last=True), a.until("END_VALID")),
            a.words("KEY", KEY),
        ),
        ("KEY_BUSY",),
    ),
    "a block too many": (full, ("INPUT_FULL",)),
    "a beat while a block waits": (
        lambda a: (full(a), a.error("INPUT_FULL"), a.beat(Kind.TEXT, 16)),
        ("INPUT_FULL",),
    ),
    "no result": (lambda a: (a.begin(), a.read("OUTPUT", 0, 3)), ("OUTPUT_EMPTY",)),
    "no end": (lambda a: (a.begin(), a.read("TAG", 0, 3)), ("TAG_EMPTY",)),
    "words out of order": (lambda a: (a.begin(), a.write("INPUT", 1, 1)), ("ORDER",)),
    "a key of 20 bytes": (lambda a: a.key(bytes(20)), ("KEY_LENGTH",)),
    "no key": (lambda a: (a.write("ZEROISE", 1), a.begin()), ("NO_KEY",)),
    "no beat": (illegal((Kind.IV, b"")), ("REFUSED",)),
    "text first": (illegal((Kind.TEXT, IV)), ("REFUSED",)),
    "additional data behind text": (
        illegal((Kind.IV, IV), (Kind.TEXT, b""), (Kind.AAD, AAD)),
        ("REFUSED",),
    ),
    "a tag in encryption": (illegal((Kind.IV, IV), (Kind.TAG, KEY)), ("REFUSED",)),
    "no tag in decryption": (illegal((Kind.IV, IV), decrypt=True), ("REFUSED",)),
    "a tag of another length": (
        illegal((Kind.IV, IV), (Kind.TAG, KEY[:12]), decrypt=True),
        ("REFUSED",),
    ),
    "a tag length that the build lacks": (
        lambda a: (a.begin(11), a.begin(0), a.begin(20)),
        ("BYTES",),
    ),
}


def test_every_illegal_sequence_has_its_flag(program: Program, tmp_path: Path) -> None:
    """After each a zeroise leaves nothing of it, and a message passes."""
    accesses = Accesses()
    seen = {"STROBE", "ADDRESS", "NO_IV"}  # access rights; there is no IV register
    for name, (act, flags) in ILLEGAL.items():
        accesses.key(KEY)
        act(accesses)
        accesses.error(*flags, name=name)
        seen |= set(flags)
        accesses.write("ZEROISE", 1)
        accesses.read("STATUS", bit("STATUS", "KEY_READY"), name=f"zeroise after {name}")
        accesses.key(KEY)
        message(accesses, (IV, b"", b"", KEY), (Status.GOOD, b"", encrypted(KEY, IV, b"", b"")[1]))
        accesses.error(name=f"after {name}")
    assert seen == {field.inst_name for field in MAP["ERROR"].fields()}
    accesses.run(program, tmp_path, gaps=0.0)


def test_illegal_accesses_change_nothing(program: Program, tmp_path: Path) -> None:
    """In the middle of a message, whose text and tag are right; no zeroise follows."""
    ciphertext, tag = encrypted(KEY, IV, b"", TEXT[:32])
    accesses = Accesses()
    accesses.key(bytes(20))
    accesses.error("KEY_LENGTH")
    accesses.key(KEY)
    accesses.write("MESSAGE", 4)
    accesses.begin(11)
    accesses.read("STATUS", EMPTY, name="no message of another mode or tag")
    accesses.error("MODE", "BYTES")
    accesses.begin()
    accesses.send(Kind.IV, IV)
    accesses.until("INPUT_READY")
    accesses.beat(Kind.TEXT, 16)
    accesses.beat(Kind.TAG, 31, last=True)
    accesses.begin(12, decrypt=True)
    accesses.words("KEY", bytes(16))
    accesses.write("KEY_LOAD", 1)
    accesses.words("IV", bytes(16))
    accesses.read("TAG", 0, 3)
    accesses.error("BYTES", "MESSAGE_BUSY", "KEY_BUSY", "MODE", "TAG_EMPTY")
    accesses.words("INPUT", TEXT[:16])
    accesses.until("OUTPUT_VALID")
    accesses.output(ciphertext[:16], "the first block")
    accesses.send(Kind.TEXT, TEXT[16:32], last=True)
    accesses.until("OUTPUT_VALID")
    accesses.output(ciphertext[16:], "the second block")
    accesses.end(Status.GOOD, tag, "the end")
    accesses.error()
    accesses.run(program, tmp_path)


def test_a_beat_does_not_change_the_block_that_waits(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(KEY)
    full(accesses)
    accesses.beat(Kind.TAG, 3, last=True)
    accesses.error("INPUT_FULL")
    text = TEXT[:16] * 4
    ciphertext, tag = encrypted(KEY, IV, b"", text)
    for block in parts(ciphertext):
        accesses.until("OUTPUT_VALID")
        accesses.output(block, "a block")
    accesses.send(Kind.TEXT, b"", last=True)
    accesses.end(Status.GOOD, tag, "the end")
    accesses.run(program, tmp_path)


def test_a_message_begins_without_a_beat(program: Program, tmp_path: Path) -> None:
    """Not with the last one of the message before."""
    accesses = Accesses()
    accesses.key(KEY)
    message(accesses, (IV, b"", b"", KEY), (Status.GOOD, b"", encrypted(KEY, IV, b"", b"")[1]))
    accesses.begin()
    accesses.words("INPUT", KEY)
    accesses.send(Kind.TEXT, b"", last=True)
    accesses.end(Status.REFUSED, b"", "no beat")
    accesses.run(program, tmp_path)


def test_a_refused_message_leaves_the_key(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(KEY)
    illegal((Kind.IV, IV), (Kind.TEXT, b""), (Kind.AAD, AAD))(accesses)
    accesses.error("REFUSED")
    sealed(accesses, "after a refused message")
    accesses.error()
    accesses.run(program, tmp_path)


def test_interrupts(program: Program, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(KEY)
    accesses.write("INTERRUPT", bit("INTERRUPT", "END_VALID"))
    accesses.begin()
    accesses.irq(0)
    accesses.send(Kind.IV, IV, last=True)
    accesses.until("END_VALID")
    accesses.irq(1)
    accesses.end(Status.GOOD, encrypted(KEY, IV, b"", b"")[1], "GMAC of nothing")
    accesses.irq(0)
    accesses.run(program, tmp_path)


BUILDS = {
    "twin": {"Arch": '"twin"'},
    "column": {"Arch": '"column"', "Digit": "4"},
    "serial": {"Arch": '"serial"'},
    "pipeline": {"Arch": '"pipeline"', "Digit": "128"},
}


def test_few_registers(simulators: Path, tmp_path: Path) -> None:
    """`aes_gcm_lean` stores no beat: a block stays in INPUT until its result is read."""
    accesses = Accesses()
    accesses.key(KEY)
    sealed(accesses, "lean")
    accesses.error()
    accesses.run(of_design(of_core("aes128-round-lean", "axil", lean=True), simulators), tmp_path)


@pytest.mark.bench
@pytest.mark.parametrize("name", BUILDS)
def test_other_builds(name: str, simulators: Path, tmp_path: Path) -> None:
    accesses = Accesses()
    accesses.key(KEY)
    sealed(accesses, name)
    accesses.run(compiled("aes_axil_gcm", BUILDS[name], simulators), tmp_path)


FAULTS = {
    "the message ends without its tag": (
        "(open_q && !(end_valid_i && end_ready_o))",
        "(open_q && !end_valid_i)",
    ),
    "blocks behind the last": (" && !(push && open_q && last_q)", ""),
    "a beat changes the block that waits": ("= input_room && open_q", "= open_q"),
    "the last beat stays": ("if (!live || message_ok) {kind_q", "if (!live) {kind_q"),
    "17 bytes": ("beat_room && !beat_long", "beat_room"),
    "a key in a message": ("!full_q && !open_q", "!full_q"),
    "the tag length of the message before": (
        "tag_bytes_q <= write_data_i[aes_axil_pkg::MESSAGE_TAG_BYTES_BIT +: 5];",
        "tag_bytes_q <= 5'd16;",
    ),
    "a verdict without an end": ("end_status_i & {2{end_valid_i}}", "~end_status_i"),
    "any read drops the tag": ("read_i && from_tag && read_address_i[1:0] == 2'd3", "from_tag"),
    "a mode that is not there": ("keyed && built", "keyed"),
}


@pytest.mark.parametrize("name", sample.bench(lambda _: True, FAULTS))
def test_faults_are_found(name: str, tmp_path: Path) -> None:
    old, new = FAULTS[name]
    right = project_dir() / "rtl/wrap/aes_axil_registers.sv"
    assert right.read_text().count(old) == 1
    wrong = tmp_path / right.name
    wrong.write_text(right.read_text().replace(old, new))
    program = compiled("aes_axil_gcm", ALL_KEYS, tmp_path, {right.stem: wrong})
    checks = [
        *(test_every_illegal_sequence_has_its_flag, test_illegal_accesses_change_nothing),
        *(test_a_refused_message_leaves_the_key, test_a_message_begins_without_a_beat),
        *(test_a_beat_does_not_change_the_block_that_waits, test_published_vectors),
    ]
    assert any(fails(check, program, tmp_path) for check in checks)


def fails(check: Callable[[Program, Path], None], program: Program, folder: Path) -> bool:
    try:
        check(program, folder)
    except AssertionError:
        return True
    return False
