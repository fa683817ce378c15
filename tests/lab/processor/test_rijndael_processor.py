# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Rijndael processor: sequences of instructions, sizes, clocks, resets, against its model.

`RecordingHost` drives the model, which says what is due; `compare` runs the same inputs through the
RTL and compares every output in every clock: what is asserted of the model holds for the RTL.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.vectors import counting
from aesilicon.drivers.wrapper import Effort
from aesilicon.drivers.wrapper_registry import WRAPPERS
from aesilicon.flows.verify import wrapper as verify
from aesilicon.spec.rijndael import Rijndael
from aesilicon_lab.processor import documents, isa_clocks
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.checks import CHECKS
from aesilicon_lab.processor.host import RecordingHost
from aesilicon_lab.processor.instructions import Instruction as Do
from aesilicon_lab.processor.instructions import Status
from aesilicon_lab.processor.isa_clocks import clocks_of
from aesilicon_lab.processor.model import Inputs, split

pytestmark = pytest.mark.xdist_group("processor")  # each build once, on one worker

KEY = bytes(range(16))
PLAIN = counting(128, 128).plaintext
CIPHER = counting(128, 128).ciphertext
ELSE = bytes(range(100, 116))


def build(**core: object) -> Design:
    """The processor with another core."""
    chosen = design.load("kuo-processor")
    return chosen.model_copy(update={"core": chosen.core.model_copy(update=core)})


BOTH = build()
STORED = build(key_schedule="stored")
ENCRYPT = build(directions=["encrypt"])
STORED_ENCRYPT = build(key_schedule="stored", directions=["encrypt"])
BUILDS = {"both": BOTH, "stored": STORED, "encrypt": ENCRYPT, "stored encrypt": STORED_ENCRYPT}


@pytest.fixture(scope="module", params=sample.only("both".__eq__, ["both", "stored encrypt"]))
def built(request: pytest.FixtureRequest, simulators: Path) -> PortSimulator:
    return PortSimulator(BUILDS[request.param], simulators)


@pytest.fixture
def host(simulator: PortSimulator) -> Iterator[RecordingHost]:
    """A host of the build with both directions; what it did is compared with the RTL."""
    driven = RecordingHost(BOTH)
    yield driven
    assert simulator.compare(driven.recording) is None


def give(host: RecordingHost, code: Do) -> Status:
    """Gives an instruction in this clock, idle or not; what became of it."""
    host.clock(Inputs(code))
    return host.model.outputs().status


# --- sizes, directions, traffic ------------------------------------------------------------------


@pytest.mark.parametrize("name", WRAPPERS["rijndael_processor"].checks)
def test_every_check_passes(built: PortSimulator, name: str) -> None:
    finding = verify.checks_of(built.design, seed=1, blocks=20)[name](built)
    assert finding.failure is None
    assert finding.count > 0


def test_back_pressure_dwells() -> None:
    """Nothing is asked, no word offered and none taken for up to twice the longest computation."""
    (trial,) = CHECKS["gaps and back-pressure"](BOTH, Effort(seed=1, blocks=2))
    clocks = zip(trial.recording.due, trial.recording.inputs, strict=True)
    seen = [
        (
            out.ready and into.instruction is None,
            out.in_ready and into.word is None,
            out.out_valid and not into.out_ready,
        )
        for out, into in clocks
    ]
    long = 2 * isa_clocks.longest(BOTH)
    for waits in zip(*seen, strict=True):
        runs = [len([*run]) for wait, run in groupby(waits) if wait]
        assert max(runs) > 0.9 * long


def test_a_difference_is_told(simulator: PortSimulator) -> None:
    wrong = RecordingHost(BOTH)
    wrong.model.feedback_blocks = 999
    wrong.key(KEY)
    wrong.mark("a short test")
    wrong.compute(Do.ENCRYPT_FEEDBACK, PLAIN)
    failure = simulator.compare(wrong.recording)
    assert failure is not None
    assert failure.startswith("a short test: clock ")
    assert failure.endswith("ready_o is 0, not 1")


# --- clocks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILDS)
def test_documented_clocks(name: str) -> None:
    """What is read off the model, in numbers of this test's own."""
    chosen = BUILDS[name]
    for key_bits, block_bits in chosen.sizes():
        host = RecordingHost(chosen)
        key, block = bytes(key_bits // 8), bytes(block_bits // 8)
        rounds = max(key_bits, block_bits) // 32 + 6
        assert (
            clocks_of(host, isa.SET_KEY[key_bits])
            == clocks_of(host, isa.SET_BLOCK[block_bits])
            == 1
        )
        first, again = (isa_clocks.input_key(chosen, key_bits, held=held) for held in (False, True))
        assert clocks_of(host, Do.INPUT_KEY, key) == first == key_bits / 16 + 2
        assert clocks_of(host, Do.INPUT_KEY, key) == again == first + 1
        into = isa_clocks.input_data(chosen, block_bits)
        assert clocks_of(host, Do.INPUT_DATA, block) == into == block_bits / 16 + 1
        for _ in range(chosen.timing(key_bits).key_setup):
            host.clock()
        once = clocks_of(host, Do.ENCRYPT)
        assert once == isa_clocks.compute(chosen, key_bits, block_bits) == rounds + 4
        assert clocks_of(host, Do.OUTPUT_DATA) == isa_clocks.output_data(chosen, block_bits) == into
        if "decrypt" not in chosen.core.directions:
            continue
        walk = isa_clocks.compute(chosen, key_bits, block_bits, Do.DECRYPT, first=True)
        assert clocks_of(host, Do.DECRYPT) == walk == once + rounds * (name == "both")
        later = isa_clocks.compute(chosen, key_bits, block_bits, Do.DECRYPT)
        assert clocks_of(host, Do.DECRYPT) == later == once


def test_a_decryption_walks_behind_one_of_another_length(host: RecordingHost) -> None:
    """The core keeps the end of one schedule; encryption leaves it alone."""
    host.key(KEY)
    for bits, walk in ((128, True), (128, False), (192, True), (128, True), (192, True)):
        host.block(bytes(bits // 8))
        rounds = bits // 32 + 6
        assert clocks_of(host, Do.ENCRYPT) == rounds + 4
        assert clocks_of(host, Do.DECRYPT) == (2 if walk else 1) * rounds + 4
    host.block(bytes(32))
    assert clocks_of(host, Do.ENCRYPT) == 18
    host.block(bytes(24))
    assert clocks_of(host, Do.DECRYPT) == 16


@pytest.mark.parametrize("name", BUILDS)
def test_documented_clocks_of_a_feedback_test(name: str) -> None:
    chosen = BUILDS[name]
    host = RecordingHost(chosen)
    host.key(KEY)
    for _ in range(chosen.timing(128).key_setup):
        host.clock()
    host.block(PLAIN)
    expected = isa_clocks.compute(chosen, 128, 128, Do.ENCRYPT_FEEDBACK)
    assert clocks_of(host, Do.ENCRYPT_FEEDBACK) == expected == 1000 * 13 + 1
    if "decrypt" in chosen.core.directions:
        expected = isa_clocks.compute(chosen, 128, 128, Do.DECRYPT_FEEDBACK, first=True)
        assert clocks_of(host, Do.DECRYPT_FEEDBACK) == expected == 13_001 + 10 * (name == "both")


LONGEST = {"both": 2 * 14 + 4, "encrypt": 14 + 4}
"""With a walk, and without; where round keys are stored a block may have to wait for them."""


@pytest.mark.parametrize("name", BUILDS)
def test_the_longest_computation(name: str) -> None:
    """Right after the key, where stored round keys are still being made, or with a walk."""
    chosen = BUILDS[name]
    waits = [
        chosen.timing(*size).key_setup - 3 + chosen.timing(*size).latency + 3
        for size in chosen.sizes()
    ]
    assert isa_clocks.longest(chosen) == LONGEST.get(name, max(waits))


def test_what_the_port_sustains() -> None:
    assert isa_clocks.transaction(BOTH, 256, 256) == 17 + 18 + 17
    assert isa_clocks.transaction(BOTH, 128, 128) == 9 + 14 + 9
    for key_bits, block_bits in BOTH.sizes():  # Output Data, Encrypt, and the core is ready again
        rounds = max(key_bits, block_bits) // 32 + 6
        assert isa_clocks.sustained(BOTH, key_bits, block_bits) == rounds + 5
    assert BOTH.port_clocks == 16 + 3
    assert design.load("rijndael-round").port_clocks is None


# --- defined sequences, in the order of the table in docs/lab/processor.md -----------------------


def test_computing_without_key_or_data(host: RecordingHost) -> None:
    for code in (Do.ENCRYPT, Do.ENCRYPT_FEEDBACK, Do.DECRYPT, Do.DECRYPT_FEEDBACK):
        assert give(host, code) is Status.NO_KEY
    host.key(KEY)
    host.idle()
    for code in isa.COMPUTES:
        assert give(host, code) is Status.NO_DATA
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER


def test_data_before_key(host: RecordingHost) -> None:
    host.block(PLAIN)
    host.idle()
    assert give(host, Do.ENCRYPT) is Status.NO_KEY
    host.key(KEY)
    host.instruct(Do.ENCRYPT)
    assert host.result() == CIPHER


def test_output_before_any_result(host: RecordingHost) -> None:
    assert give(host, Do.OUTPUT_DATA) is Status.NO_RESULT
    host.key(KEY)
    host.block(PLAIN)
    host.idle()
    assert give(host, Do.OUTPUT_DATA) is Status.NO_RESULT


def test_the_loaded_block_stays(host: RecordingHost) -> None:
    host.key(KEY)
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER
    host.instruct(Do.ENCRYPT)  # again, and not of the result
    assert host.result() == CIPHER
    host.instruct(Do.DECRYPT)
    assert host.result() == Rijndael(KEY).decrypt_block(PLAIN)
    host.instruct(Do.ENCRYPT_FEEDBACK)
    host.instruct(Do.ENCRYPT)
    assert host.result() == CIPHER


def test_the_result_stays_until_the_next_computation(host: RecordingHost) -> None:
    host.key(KEY)
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER
    assert host.result() == CIPHER  # output twice
    host.block(ELSE)
    assert host.result() == CIPHER
    host.key(ELSE)
    assert host.result() == CIPHER
    host.instruct(Do.ENCRYPT)
    host.instruct(Do.ENCRYPT)  # the result before goes unread
    assert host.result() == Rijndael(ELSE).encrypt_block(ELSE)


def test_lengths_belong_to_what_is_loaded_next(host: RecordingHost) -> None:
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.SET_BLOCK_256)
    host.instruct(Do.SET_KEY_192)
    host.instruct(Do.ENCRYPT)
    host.instruct(Do.SET_BLOCK_192)
    assert host.result() == CIPHER
    wide = bytes(range(24))
    host.instruct(Do.INPUT_DATA)
    host.words(wide)
    assert host.result() == CIPHER  # of 128 bits
    host.instruct(Do.ENCRYPT)
    assert host.result() == Rijndael(KEY, 24).encrypt_block(wide)
    host.instruct(Do.INPUT_KEY)
    host.words(wide)
    host.instruct(Do.ENCRYPT)
    assert host.result() == Rijndael(wide, 24).encrypt_block(wide)


@pytest.mark.parametrize("last_word", [False, True])
@pytest.mark.parametrize("code", [Do.SET_BLOCK_128, Do.SET_BLOCK_192])
def test_a_block_length_drops_a_half_loaded_block(
    host: RecordingHost, code: Do, last_word: bool
) -> None:
    host.key(KEY)
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER
    host.instruct(Do.INPUT_DATA)
    host.words(ELSE[: 14 if last_word else 8])
    host.clock(Inputs(code, word=0x1234 if last_word else None))
    assert host.model.outputs().status is Status.TAKEN
    assert host.model.outputs().ready
    assert give(host, Do.ENCRYPT) is Status.NO_DATA  # Input Data had dropped the one before
    assert host.result() == CIPHER
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER


@pytest.mark.parametrize("last_word", [False, True])
@pytest.mark.parametrize("code", [Do.SET_KEY_128, Do.SET_KEY_256])
def test_a_key_length_drops_a_half_loaded_key(
    host: RecordingHost, code: Do, last_word: bool
) -> None:
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.INPUT_KEY)
    host.words(ELSE[: 14 if last_word else 8])
    host.clock(Inputs(code, word=0x1234 if last_word else None))
    assert host.model.outputs().ready
    assert give(host, Do.ENCRYPT) is Status.TAKEN  # under the key before
    assert host.result() == CIPHER
    host.key(ELSE)
    assert host.compute(Do.ENCRYPT, PLAIN) == Rijndael(ELSE).encrypt_block(PLAIN)


def test_the_other_length_does_not_disturb_a_load(host: RecordingHost) -> None:
    wide = bytes(range(32))
    host.instruct(Do.INPUT_KEY)
    host.words(KEY[:6])
    assert give(host, Do.SET_BLOCK_256) is Status.TAKEN
    host.words(KEY[6:])
    host.instruct(Do.INPUT_DATA)
    host.words(wide[:10])
    assert give(host, Do.SET_KEY_256) is Status.TAKEN
    host.words(wide[10:])
    host.instruct(Do.ENCRYPT)
    assert host.result() == Rijndael(KEY, 32).encrypt_block(wide)
    host.instruct(Do.INPUT_KEY)
    host.words(wide)
    host.instruct(Do.ENCRYPT)
    assert host.result() == Rijndael(wide, 32).encrypt_block(wide)


OTHERS = [c for c in Do if c is not Do.RESET and c not in isa.UNUSED]


def test_busy_instructions_lose_nothing(host: RecordingHost) -> None:
    lengths = [*isa.SETS_BLOCK, *isa.SETS_KEY]
    for load, item in ((Do.INPUT_KEY, KEY), (Do.INPUT_DATA, PLAIN)):
        host.instruct(load)
        for n, code in enumerate(c for c in OTHERS if c not in lengths):
            result = code is Do.OUTPUT_DATA and load is Do.INPUT_DATA
            assert give(host, code) is (Status.NO_RESULT if result else Status.BUSY)
            host.words(item[2 * n : 2 * n + 2])
        host.words(item[2 * n + 2 :])
    host.instruct(Do.ENCRYPT)
    for code in OTHERS:
        if code is not Do.INPUT_DATA:
            assert give(host, code) is Status.BUSY
    host.idle()
    host.instruct(Do.OUTPUT_DATA)
    begin = len(host.due)
    refused = [Do.OUTPUT_DATA, Do.INPUT_KEY, *lengths]
    for code in refused:
        assert give(host, code) is Status.BUSY
    host.idle()
    shown = [out.out_data for out in host.due[begin + len(refused) :] if out.out_valid]
    assert b"".join(word.to_bytes(2) for word in shown) == CIPHER


def test_three_blocks_at_once(host: RecordingHost) -> None:
    """A block is loaded and one computed while the result before is output, one word a clock."""
    blocks, cipher = [bytes([n]) * 32 for n in range(6)], Rijndael(KEY, 32)
    host.key(KEY)
    host.idle()
    begin = len(host.due)
    host.stream(Do.ENCRYPT, 256, [split(block) for block in blocks])
    clocks = [*zip(host.inputs[begin:], host.due[begin:], strict=True)]
    taken = [out.out_data for into, out in clocks if out.out_valid and into.out_ready]
    given = b"".join(word.to_bytes(2) for word in taken)
    assert given == b"".join(cipher.encrypt_block(block) for block in blocks)
    busy = [out for into, out in clocks if into.word is not None and out.out_valid]
    assert sum(not out.ready for out in busy) > 40


def test_a_load_waits_for_the_block_before(host: RecordingHost) -> None:
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.ENCRYPT)
    assert give(host, Do.INPUT_DATA) is Status.TAKEN
    assert not host.model.outputs().in_ready
    while not host.model.outputs().in_ready:
        host.clock(Inputs(word=0xFFFF))  # not taken
    host.words(ELSE)
    assert host.result() == CIPHER
    host.instruct(Do.ENCRYPT)
    assert host.result() == Rijndael(KEY).encrypt_block(ELSE)


def test_a_result_that_nobody_takes_holds_the_next(host: RecordingHost) -> None:
    host.key(KEY)
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER
    host.instruct(Do.OUTPUT_DATA)
    for code in (Do.DECRYPT, Do.INPUT_DATA):
        assert give(host, code) is Status.TAKEN
    for _ in range(50):
        host.clock()
    assert not host.model.outputs().ready  # the result waits behind the one that is output
    host.words(ELSE)
    assert host.result() == Rijndael(KEY).decrypt_block(PLAIN)


@pytest.mark.parametrize("code", isa.UNUSED)
def test_unused_codes_are_reported_and_lose_nothing(host: RecordingHost, code: Do) -> None:
    assert give(host, code) is Status.ILLEGAL_CODE
    for load, item in ((Do.INPUT_KEY, KEY), (Do.INPUT_DATA, PLAIN)):
        host.instruct(load)
        host.words(item[:6])
        assert give(host, code) is Status.ILLEGAL_CODE
        host.words(item[6:])
    host.instruct(Do.ENCRYPT)
    assert give(host, code) is Status.ILLEGAL_CODE
    assert host.result() == CIPHER
    assert host.model.outputs().status is Status.TAKEN  # of Output Data
    assert give(host, code) is Status.ILLEGAL_CODE


def test_status_stays_until_the_next_instruction(host: RecordingHost) -> None:
    assert give(host, Do.OUTPUT_DATA) is Status.NO_RESULT
    for _ in range(5):
        host.clock(Inputs(word=0xFFFF, out_ready=True))  # nobody waits for that word
        assert host.model.outputs().status is Status.NO_RESULT
    assert give(host, Do.SET_KEY_128) is Status.TAKEN


def test_a_host_that_stops_can_always_go_on(host: RecordingHost) -> None:
    host.key(KEY)
    host.instruct(Do.INPUT_DATA)
    host.words(PLAIN[:4])
    for _ in range(100):
        host.clock()
    host.words(PLAIN[4:])
    host.instruct(Do.ENCRYPT)
    host.instruct(Do.OUTPUT_DATA)
    for _ in range(100):
        host.clock()  # nobody takes the result
    assert host.model.outputs().out_data == int.from_bytes(CIPHER[:2])
    assert give(host, Do.RESET) is Status.TAKEN
    assert host.model.outputs().ready


def test_a_held_instruction_is_taken_when_idle(host: RecordingHost) -> None:
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.ENCRYPT)
    while not host.model.outputs().out_valid:
        give(host, Do.OUTPUT_DATA)  # as one does who holds valid until ready
    begin = len(host.due)
    host.idle()
    assert host.due[begin].out_data == int.from_bytes(CIPHER[:2])


def test_reset_sets_both_lengths_to_128(host: RecordingHost) -> None:
    host.instruct(Do.SET_BLOCK_256)
    host.instruct(Do.SET_KEY_256)
    host.instruct(Do.RESET)
    for load, item in ((Do.INPUT_KEY, KEY), (Do.INPUT_DATA, PLAIN)):
        host.instruct(load)
        host.words(item)
    host.instruct(Do.ENCRYPT)
    assert host.result() == CIPHER


def test_decryption_that_a_build_lacks(simulators: Path) -> None:
    host = RecordingHost(STORED_ENCRYPT)
    for code in isa.DECRYPTS:
        assert give(host, code) is Status.NO_DIRECTION
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.ENCRYPT)
    host.idle()
    for code in isa.DECRYPTS:
        assert give(host, code) is Status.NO_DIRECTION
    assert host.result() == CIPHER
    assert PortSimulator(STORED_ENCRYPT, simulators).compare(host.recording) is None


def test_feedback_is_a_thousand_blocks(host: RecordingHost) -> None:
    block, cipher = PLAIN, Rijndael(KEY)
    for _ in range(1000):
        block = cipher.encrypt_block(block)
    host.key(KEY)
    assert host.compute(Do.ENCRYPT_FEEDBACK, PLAIN) == block
    assert host.compute(Do.DECRYPT_FEEDBACK, block) == PLAIN


def test_the_clocks_tell_which_builds_walk() -> None:
    assert [name for name, build in BUILDS.items() if documents.walks(build)] == ["both"]
