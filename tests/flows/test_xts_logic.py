# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_xts`: OpenSSL, NIST's vectors, clocks, clears, `aesilicon run`, and failures planted."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

import command
import sample
from aesilicon.design import design
from aesilicon.drivers import xts_vectors
from aesilicon.drivers.message_simulator import (
    Beat,
    Kind,
    Message,
    MessageJob,
    MessageResult,
    MessageSimulator,
    Status,
    xts_message,
)
from aesilicon.errors import UserError
from aesilicon.flows.simulate import tweaked
from message_failures import planted
from message_traffic import Build

NAME = "aes-round"
KEY, UNIT, FULL = bytes(range(32)), bytes(range(1, 17)), bytes(range(16))
LENGTHS = (16, 16, 17, 24, 31, 32, 33, 48, 63, 100)
SHORT = 6
"""Most blocks of a data unit in the build that shows the limit."""


def sealed(key: bytes, unit: bytes, text: bytes) -> bytes:
    """The ciphertext, by OpenSSL."""
    work = Cipher(algorithms.AES(key), modes.XTS(unit)).encryptor()
    return work.update(text) + work.finalize()


@dataclass
class Units:
    """A job of data units, and what is due for each; None: it is refused."""

    luck: random.Random = field(default_factory=lambda: random.Random(1))
    job: MessageJob = field(default_factory=MessageJob)
    due: list[bytes | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.key(KEY)

    def key(self, secret: bytes | None = None) -> None:
        self.secret = secret or self.luck.randbytes(32)
        self.job.key(self.secret[:16])
        self.job.key(self.secret[16:])

    def send(self, text: bytes, unit: bytes = UNIT, *, both: bool = True) -> None:
        """The text to encrypt, and back."""
        ciphertext = sealed(self.secret, unit, text)
        self.job.send(xts_message(unit, text, decrypt=False))
        self.due.append(ciphertext)
        if both:
            self.job.send(xts_message(unit, ciphertext, decrypt=True))
            self.due.append(text)

    def refused(self, *beats: Beat, decrypt: bool = False) -> None:
        self.job.send(Message(beats, decrypt))
        self.due.append(None)

    def play(self, dut: MessageSimulator) -> MessageResult:
        """Runs the job; all that is due comes, in order, and nothing else."""
        self.job.drain()
        result = dut.run(self.job)
        assert result.violation is None
        assert [end.id for end in result.verdicts] == [n % 256 for n in range(len(self.due))]
        for n, (due, end) in enumerate(zip(self.due, result.verdicts, strict=True)):
            assert Status(end.value) == (Status.REFUSED if due is None else Status.GOOD), n
            if due is not None:
                assert result.output(n) == due, f"data unit {n}"
        return result


def text_of_any_length(units: Units) -> None:
    for size in range(16, 66):
        units.send(bytes(range(size)))


def tweaks_are_doubled_in_the_field(units: Units) -> None:
    for size in (16 * 40, 16 * 40 + 5):
        units.send(bytes(size), units.luck.randbytes(16))


def a_late_end_adds_nothing(units: Units) -> None:
    for size in (16, 48):
        text = bytes(range(size))
        beats = list(xts_message(UNIT, text, decrypt=False).beats)
        beats[-1] = Beat(Kind.TEXT, beats[-1].data)
        units.job.send(Message((*beats, Beat(Kind.TEXT, b"", last=True))))
        units.due.append(sealed(units.secret, UNIT, text))


def other_beats_are_refused(units: Units) -> None:
    number, text, part = Beat(Kind.IV, UNIT), Beat(Kind.TEXT, FULL), Beat(Kind.TEXT, b"part")
    ends = {kind: Beat(kind, FULL, last=True) for kind in Kind}
    for beats in (
        (ends[Kind.IV],),
        (ends[Kind.TEXT],),
        (Beat(Kind.IV, UNIT[:15]), ends[Kind.TEXT]),
        (number, number, ends[Kind.TEXT]),
        (number, Beat(Kind.TEXT, b"short", last=True)),
        (number, Beat(Kind.TEXT, b"", last=True)),
        (number, text, part, ends[Kind.TEXT]),
        (number, text, part, Beat(Kind.TEXT, b"", last=True)),
        (number, text, Beat(Kind.TEXT, b""), ends[Kind.TEXT]),
        (number, Beat(Kind.AAD, FULL), ends[Kind.TEXT]),
        (number, text, ends[Kind.TAG]),
        (number, text, Beat(Kind.TEXT, FULL, last=True, strobes=0xF00F)),
    ):
        units.refused(*beats)
        units.refused(*beats, decrypt=True)
        units.send(FULL + b"x")


def a_key_waits_for_the_end_of_a_data_unit(units: Units) -> None:
    text = bytes(40)
    for _ in range(2):
        beats, old = xts_message(UNIT, text, decrypt=False).beats, units.secret
        units.job.idle(60)
        for beat in beats[:2]:
            units.job.beat(beat)
        new = units.luck.randbytes(32)
        units.job.key(new[:16], beside=True)
        units.job.idle(30)
        for beat in beats[2:]:
            units.job.beat(beat)
        units.job.count += 1
        units.due.append(sealed(old, UNIT, text))
        units.job.idle(60)
        units.job.key(new[16:])
        units.secret = new
        units.send(text)


def too_long_a_data_unit_is_refused(units: Units) -> None:
    units.send(bytes(16 * SHORT))
    units.send(bytes(16 * SHORT - 3))
    for more in (1, 16):
        beats = xts_message(UNIT, bytes(16 * SHORT + more), decrypt=False).beats
        units.refused(*beats)


Check = Callable[[Units], None]


@dataclass(frozen=True)
class Failure:
    """A failure of the field: the check that finds it, and how to plant it."""

    check: Check
    file: str
    old: str
    new: str


FAILURES = {
    "stealing decrypts in the order of encryption": Failure(
        text_of_any_length, *("aes_xts", "(decrypt ? steal_first : steals)", "steals"),
    ),
    "strobes are turned": Failure(
        text_of_any_length, *("aes_xts", "out_strb_o[15-n]", "out_strb_o[n]"),
    ),
    "zeros are stolen": Failure(
        text_of_any_length, *("aes_xts", "data | (kept_data_q ^ stolen)", "data"),
    ),
    "the stolen bytes are lost": Failure(
        text_of_any_length, *("aes_xts_control", "if (enters) state_d = StTail", "if (enters) "
                              "state_d = StEnd"),
    ),
    "a tweak has no carry": Failure(
        tweaks_are_doubled_in_the_field, *("aes_xts_double", "{128{number[127]}}", "128'd0"),
    ),
    "a tweak is doubled from the wrong end": Failure(
        tweaks_are_doubled_in_the_field,
        *("aes_xts_double", "number[8*n+:8] = tweak_i[127-8*n-:8]"),
        "number[8*n+:8] = tweak_i[8*n+:8]",
    ),
    "the number is not enciphered": Failure(
        text_of_any_length, *("aes_xts", "tweak_first = tweak_out_data_i", "tweak_first = data"),
    ),
    "a late end is a block": Failure(
        a_late_end_adds_nothing,
        *("aes_xts_control", "end else if (valid_i && bytes_i == 5'd0) begin"),
        "end else if (valid_i && bytes_i == 5'd31) begin",
    ),
    "a text shorter than a block passes": Failure(
        other_beats_are_refused,
        *("aes_xts", "(bytes != 5'd16 && last && !held) ||", ""),
    ),
    "a number of 15 bytes passes": Failure(
        other_beats_are_refused, *("aes_xts", "unfit = bytes != 5'd16 || last;", "unfit = last;"),
    ),
    "a block of the data unit before is used": Failure(
        other_beats_are_refused, *("aes_xts_control", "        held_d = 1'b0;\n", ""),
    ),
    "a data unit is dropped silently": Failure(
        other_beats_are_refused,
        *("aes_xts_control", "if (valid_i && last_i) state_d = StRefuse"),
        "if (valid_i && last_i) state_d = StIdle",
    ),
    "a key changes in the middle": Failure(
        a_key_waits_for_the_end_of_a_data_unit,
        *("aes_xts_control", "(state_q == StIdle && between_i && !valid_i)", "state_q == StBody"),
    ),
    "a data unit has no limit": Failure(
        too_long_a_data_unit_is_refused, *("aes_xts", "blocks_q == UnitBlocks", "1'b0"),
    ),
}  # fmt: skip
CHECKS = list(dict.fromkeys(failure.check for failure in FAILURES.values()))


def simulator(folder: Path, check: Check, *replaced: Path) -> MessageSimulator:
    limit = {"unit_blocks": SHORT} if check == too_long_a_data_unit_is_refused else {}
    return Build("xts", **limit).simulator(NAME, folder, *replaced)


def played(check: Check, dut: MessageSimulator, *, stalls: bool) -> None:
    units = Units()
    if stalls:
        units.job.traffic(gap=0.4, stall=0.4, seed=5)
    check(units)
    units.play(dut)


@pytest.mark.parametrize("stalls", [False, True])
@pytest.mark.parametrize("check", CHECKS)
def test_the_rtl_has_no_such_failure(check: Check, stalls: bool, simulators: Path) -> None:
    played(check, simulator(simulators, check), stalls=stalls)


def test_each_failure_can_be_planted() -> None:
    for failure in FAILURES.values():
        planted(failure.file, failure.old, failure.new)


@pytest.mark.parametrize("name", sample.every(7, FAILURES))
def test_a_planted_failure_is_found(name: str, simulators: Path, tmp_path: Path) -> None:
    failure = FAILURES[name]
    name, text = planted(failure.file, failure.old, failure.new)
    wrong = tmp_path / name
    wrong.write_text(text)
    dut = simulator(simulators, failure.check, wrong)
    with pytest.raises(AssertionError):
        played(failure.check, dut, stalls=False)


@pytest.mark.parametrize("name", [NAME, *sample.none(["aes-pipeline", "aes128-column"])])
def test_data_units_match_openssl(name: str, simulators: Path) -> None:
    """Of any length, in both directions, with new keys, under gaps and stalls."""
    units = Units()
    for n in range(80):
        gap, stall = units.luck.choice([(0, 0), (0.4, 0), (0, 0.6), (0.3, 0.3), (0, 0.95)])
        units.job.traffic(gap=gap, stall=stall, seed=n)
        if n % 9 == 8:
            units.key()
        text = units.luck.randbytes(units.luck.choice(LENGTHS))
        units.send(text, units.luck.randbytes(16))
    units.play(Build("xts").simulator(name, simulators))


@pytest.mark.parametrize("step", [31, *sample.none([1])])
@pytest.mark.parametrize("folder", xts_vectors.FOLDERS)
@pytest.mark.parametrize("bits", [128, *sample.none([256])])
def test_nist_vectors_on_the_rtl(bits: int, folder: str, step: int, simulators: Path) -> None:
    vectors = xts_vectors.load(bits, folder)[::step]
    dut = Build("xts").simulator(NAME, simulators)
    for at in range(0, len(vectors), 200):
        job, some = MessageJob(), vectors[at : at + 200]
        for vector in some:
            job.key(vector.key[: bits // 8])
            job.key(vector.key[bits // 8 :])
            given = vector.ciphertext if vector.decrypt else vector.text
            job.send(xts_message(vector.unit, given, decrypt=vector.decrypt))
        job.drain()
        result = dut.run(job)
        assert result.violation is None
        due = [vector.text if vector.decrypt else vector.ciphertext for vector in some]
        assert [result.output(n) for n in range(len(some))] == due


@pytest.mark.parametrize(("size", "clocks"), [(512, 326), (511, 338)])
def test_clocks_of_data_units(size: int, clocks: int, simulators: Path) -> None:
    """Ten a block, and six for the tweak; stealing waits for a result."""
    units = Units()
    for _ in range(4):
        units.send(bytes(size), both=False)
    result = units.play(Build("xts").simulator(NAME, simulators))
    firsts = [beat.clock for beat in result.beats if beat.value == Kind.IV]
    assert {after - before for before, after in list(pairwise(firsts))[1:]} == {clocks}


def test_a_clear_drops_data_unit_and_keys(simulators: Path) -> None:
    """At any clock; the next one, under new keys, is right."""
    dut = Build("xts").simulator(NAME, simulators)
    text = bytes(50)
    for wait in range(0, 80, 3):
        units = Units()
        for beat in xts_message(UNIT, text, decrypt=wait % 2 == 1).beats[: 1 + wait % 4]:
            units.job.beat(beat)
        units.job.idle(wait)
        units.job.clear()
        units.job.count = 1
        units.key()
        units.send(text, both=False)
        units.job.drain()
        result = dut.run(units.job)
        assert result.violation is None
        assert [(end.id, end.value) for end in result.verdicts] == [(1, Status.GOOD)]
        assert result.output(1) == units.due[0]


@pytest.mark.parametrize("keys", [[None, 0], [0, None], [0]])
def test_without_both_keys_nothing_is_taken(keys: list[int | None], simulators: Path) -> None:
    """0: a good key; None: one of a length that the core lacks."""
    dut = Build("xts").simulator("aes128-column", simulators)
    job = MessageJob()
    for key in keys:
        job.key(bytes(16), length_code=2 if key is None else 0)
    job.send(xts_message(UNIT, FULL, decrypt=False))
    result = dut.run(job)
    assert result.violation == "nothing moves any more"
    assert result.beats == ()


@pytest.mark.parametrize("size", [16, 333, 4096])
def test_run_matches_openssl(size: int, simulators: Path) -> None:
    core, data = design.load(NAME), random.Random(size).randbytes(size)
    due = sealed(KEY, UNIT, data)
    forth = tweaked.request(core, KEY.hex(), UNIT.hex())
    assert tweaked.run_file(forth, data, simulators).output == due
    back = tweaked.request(core, KEY.hex(), UNIT.hex(), decrypt=True)
    assert tweaked.run_file(back, due, simulators).output == data


def test_the_command_runs_a_data_unit(tmp_path: Path) -> None:
    work, out = tmp_path / "in", tmp_path / "out"
    work.write_bytes(bytes(20))
    words = [*("run", NAME, "--mode", "xts", "--key", KEY.hex(), "--iv", UNIT.hex())]
    assert command.aesilicon(*words, str(work), "-o", str(out), cwd=tmp_path).status == 0
    assert out.read_bytes() == sealed(KEY, UNIT, bytes(20))
    out.unlink()
    work.write_bytes(bytes(15))
    answer = command.aesilicon(*words, str(work), "-o", str(out), cwd=tmp_path)
    assert answer.status == 2
    assert "an XTS data unit has 16 bytes to 1048576 blocks, not 15 bytes" in answer.err.decode()
    assert not out.exists()


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        (NAME, {"iv": None}, "needs the number of the data unit: give --iv with 32 hex digits"),
        (NAME, {"iv": "00"}, "the IV has 2 hex digits; it must be 32"),
        (NAME, {"key": "00" * 16}, "the key pair has 32 hex digits; it must be 64 or 128"),
        (NAME, {"key": "00" * 32}, "both keys of XTS are the same"),
        (NAME, {"padding": False}, "leave --no-padding out"),
        (NAME, {"block_bits": 256}, "blocks of 128 bits, not 256"),
        ("aes128-column", {"key": "01" + "00" * 63}, "has no 256-bit keys"),
        ("aes128-round-enc", {"decrypt": True}, "cannot decrypt in XTS"),
        ("rijndael-round", {}, "XTS does not fit 'rijndael-round'"),
    ],
)
def test_mistakes_get_a_sentence(name: str, change: dict[str, object], sentence: str) -> None:
    given: dict[str, object] = {"key": KEY.hex(), "iv": UNIT.hex()}
    with pytest.raises(UserError, match=sentence):
        tweaked.request(design.load(name), **(given | change))
