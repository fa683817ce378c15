# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Rijndael processor: sequences of instructions, sizes, clocks, resets, against its model.

`Host` drives the model, which says what is due; `compare` runs the same inputs through the RTL and
compares every output in every clock. So what is asserted of the model here holds for the RTL.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from aesilicon import design, rtl
from aesilicon.design import Design
from aesilicon.errors import UserError
from aesilicon.flows.processor import clocks, model, page, verify
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.engine import ProcessorEngine
from aesilicon.flows.processor.host import Host
from aesilicon.flows.processor.instructions import Instruction as Do
from aesilicon.flows.processor.instructions import Status
from aesilicon.flows.processor.model import Inputs
from aesilicon.flows.processor.simulate import Simulator
from aesilicon.flows.vectors import counting
from aesilicon.spec import modes
from aesilicon.spec.rijndael import Rijndael

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


@pytest.fixture(scope="module", params=["both", "stored encrypt"])
def bench(request: pytest.FixtureRequest, simulators: Path) -> verify.Bench:
    chosen = BUILDS[request.param]
    return verify.Bench(chosen, Simulator.of(chosen, simulators), seed=1, blocks=20)


@pytest.fixture(scope="module")
def simulator(simulators: Path) -> Simulator:
    return Simulator.of(BOTH, simulators)


@pytest.fixture
def host(simulator: Simulator) -> Iterator[Host]:
    """A host of the build with both directions; what it did is compared with the RTL."""
    driven = Host(BOTH)
    yield driven
    assert driven.compare(simulator) is None


def give(host: Host, code: Do) -> Status:
    """Gives an instruction in this clock, idle or not; what became of it."""
    host.clock(Inputs(code))
    return host.model.outputs().status


# --- sizes, directions, traffic ------------------------------------------------------------------


@pytest.mark.parametrize("name", verify.CHECKS)
def test_every_check_passes(bench: verify.Bench, name: str) -> None:
    finding = verify.CHECKS[name](bench)
    assert finding.failure is None
    assert finding.count > 0


def test_a_difference_is_told(simulator: Simulator) -> None:
    wrong = Host(BOTH)
    wrong.model.feedback_blocks = 999
    wrong.key(KEY)
    wrong.mark("a short test")
    wrong.compute(Do.ENCRYPT_FEEDBACK, PLAIN)
    failure = wrong.compare(simulator)
    assert failure is not None
    assert failure.startswith("a short test: clock ")
    assert failure.endswith("ready is 0, not 1")


# --- clocks --------------------------------------------------------------------------------------


def took(host: Host, code: Do, words: bytes = b"") -> int:
    """Clocks from an instruction to the next one that can be given."""
    host.idle()
    begin = host.model.now
    host.instruct(code)
    host.words(words)
    host.idle()
    return host.model.now - begin


@pytest.mark.parametrize("name", BUILDS)
def test_documented_clocks(name: str) -> None:
    chosen = BUILDS[name]
    for key_bits, block_bits in chosen.sizes():
        host = Host(chosen)
        key, block = bytes(key_bits // 8), bytes(block_bits // 8)
        rounds = max(key_bits, block_bits) // 32 + 6
        assert took(host, isa.SET_KEY[key_bits]) == took(host, isa.SET_BLOCK[block_bits]) == 1
        assert took(host, Do.INPUT_KEY, key) == clocks.input_key(key_bits, held=False)
        assert took(host, Do.INPUT_KEY, key) == clocks.input_key(key_bits, held=True)
        assert (
            took(host, Do.INPUT_DATA, block) == clocks.transfer(block_bits) == block_bits / 16 + 1
        )
        for _ in range(chosen.timing(key_bits).key_setup):
            host.clock()
        once = took(host, Do.ENCRYPT)
        assert once == clocks.compute(chosen, key_bits, block_bits) == rounds + 4
        assert took(host, Do.OUTPUT_DATA) == clocks.transfer(block_bits)
        if "decrypt" not in chosen.core.directions:
            continue
        walk = clocks.compute(chosen, key_bits, block_bits, walk=name == "both")
        assert took(host, Do.DECRYPT) == walk == once + rounds * (name == "both")
        assert took(host, Do.DECRYPT) == once


def test_a_decryption_walks_behind_one_of_another_length(host: Host) -> None:
    """The core keeps the end of one schedule; encryption leaves it alone."""
    host.key(KEY)
    for bits, walk in ((128, True), (128, False), (192, True), (128, True), (192, True)):
        host.block(bytes(bits // 8))
        assert took(host, Do.ENCRYPT) == clocks.compute(BOTH, 128, bits)
        assert took(host, Do.DECRYPT) == clocks.compute(BOTH, 128, bits, walk=walk)
    host.block(bytes(32))
    assert took(host, Do.ENCRYPT) == clocks.compute(BOTH, 128, 256)
    host.block(bytes(24))
    assert took(host, Do.DECRYPT) == clocks.compute(BOTH, 128, 192)
    assert clocks.compute(BOTH, 128, 192) + 12 == clocks.compute(BOTH, 128, 192, walk=True)


@pytest.mark.parametrize("name", BUILDS)
def test_documented_clocks_of_a_feedback_test(name: str) -> None:
    host = Host(BUILDS[name])
    host.key(KEY)
    for _ in range(BUILDS[name].timing(128).key_setup):
        host.clock()
    host.block(PLAIN)
    expected = clocks.compute(BUILDS[name], 128, 128, feedback=True)
    assert took(host, Do.ENCRYPT_FEEDBACK) == expected == 1000 * 13 + 1


@pytest.mark.parametrize("name", BUILDS)
def test_the_longest_computation(name: str) -> None:
    """Right after the key, where stored round keys are still being made, or with a walk."""
    seen = set()
    for key_bits, block_bits in BUILDS[name].sizes():
        host = Host(BUILDS[name])
        host.block(bytes(block_bits // 8))
        host.key(bytes(key_bits // 8))
        seen.add(took(host, Do.DECRYPT if model.walks(BUILDS[name]) else Do.ENCRYPT))
    assert max(seen) == clocks.longest(BUILDS[name])


def test_what_the_port_sustains() -> None:
    assert clocks.transaction(BOTH, 256, 256) == 17 + 18 + 17
    assert clocks.port(BOTH) == clocks.transaction(BOTH, 128, 256) == 52
    assert clocks.port_throughput(BOTH, 106.6) == pytest.approx(524.8, abs=0.05)


# --- defined sequences, in the order of the table in docs/processor.md ---------------------------


def test_computing_without_key_or_data(host: Host) -> None:
    for code in (Do.ENCRYPT, Do.ENCRYPT_FEEDBACK, Do.DECRYPT, Do.DECRYPT_FEEDBACK):
        assert give(host, code) is Status.NO_KEY
    host.key(KEY)
    host.idle()
    for code in isa.COMPUTES:
        assert give(host, code) is Status.NO_DATA
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER


def test_data_before_key(host: Host) -> None:
    host.block(PLAIN)
    host.idle()
    assert give(host, Do.ENCRYPT) is Status.NO_KEY
    host.key(KEY)
    host.instruct(Do.ENCRYPT)
    assert host.result() == CIPHER


def test_output_before_any_result(host: Host) -> None:
    assert give(host, Do.OUTPUT_DATA) is Status.NO_RESULT
    host.key(KEY)
    host.block(PLAIN)
    host.idle()
    assert give(host, Do.OUTPUT_DATA) is Status.NO_RESULT


def test_the_loaded_block_stays(host: Host) -> None:
    host.key(KEY)
    assert host.compute(Do.ENCRYPT, PLAIN) == CIPHER
    host.instruct(Do.ENCRYPT)  # again, and not of the result
    assert host.result() == CIPHER
    host.instruct(Do.DECRYPT)
    assert host.result() == Rijndael(KEY).decrypt_block(PLAIN)
    host.instruct(Do.ENCRYPT_FEEDBACK)
    host.instruct(Do.ENCRYPT)
    assert host.result() == CIPHER


def test_the_result_stays_until_the_next_computation(host: Host) -> None:
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


def test_lengths_belong_to_what_is_loaded_next(host: Host) -> None:
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
def test_a_block_length_drops_a_half_loaded_block(host: Host, code: Do, last_word: bool) -> None:
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
def test_a_key_length_drops_a_half_loaded_key(host: Host, code: Do, last_word: bool) -> None:
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


def test_the_other_length_does_not_disturb_a_load(host: Host) -> None:
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


def test_busy_instructions_lose_nothing(host: Host) -> None:
    lengths = [*isa.SETS_BLOCK, *isa.SETS_KEY]
    for load, item in ((Do.INPUT_KEY, KEY), (Do.INPUT_DATA, PLAIN)):
        host.instruct(load)
        for n, code in enumerate(c for c in OTHERS if c not in lengths):
            assert give(host, code) is Status.BUSY
            host.words(item[2 * n : 2 * n + 2])
        host.words(item[2 * n + 2 :])
    host.instruct(Do.ENCRYPT)
    for code in OTHERS:
        assert give(host, code) is Status.BUSY
    host.idle()
    host.instruct(Do.OUTPUT_DATA)
    begin = len(host.due)
    for code in OTHERS:
        assert give(host, code) is Status.BUSY
    host.idle()
    shown = [out.out_data for out in host.due[begin + len(OTHERS) :] if out.out_valid]
    assert b"".join(word.to_bytes(2) for word in shown) == CIPHER


@pytest.mark.parametrize("code", isa.UNUSED)
def test_unused_codes_are_reported_and_lose_nothing(host: Host, code: Do) -> None:
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


def test_status_stays_until_the_next_instruction(host: Host) -> None:
    assert give(host, Do.OUTPUT_DATA) is Status.NO_RESULT
    for _ in range(5):
        host.clock(Inputs(word=0xFFFF, out_ready=True))  # nobody waits for that word
        assert host.model.outputs().status is Status.NO_RESULT
    assert give(host, Do.SET_KEY_128) is Status.TAKEN


def test_a_host_that_stops_can_always_go_on(host: Host) -> None:
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


def test_a_held_instruction_is_taken_when_idle(host: Host) -> None:
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.ENCRYPT)
    while not host.model.outputs().out_valid:
        give(host, Do.OUTPUT_DATA)  # as one does who holds valid until ready
    begin = len(host.due)
    host.idle()
    assert host.due[begin].out_data == int.from_bytes(CIPHER[:2])


def test_reset_sets_both_lengths_to_128(host: Host) -> None:
    host.instruct(Do.SET_BLOCK_256)
    host.instruct(Do.SET_KEY_256)
    host.instruct(Do.RESET)
    for load, item in ((Do.INPUT_KEY, KEY), (Do.INPUT_DATA, PLAIN)):
        host.instruct(load)
        host.words(item)
    host.instruct(Do.ENCRYPT)
    assert host.result() == CIPHER


def test_decryption_that_a_build_lacks(simulators: Path) -> None:
    host = Host(STORED_ENCRYPT)
    for code in isa.DECRYPTS:
        assert give(host, code) is Status.NO_DIRECTION
    host.key(KEY)
    host.block(PLAIN)
    host.instruct(Do.ENCRYPT)
    host.idle()
    for code in isa.DECRYPTS:
        assert give(host, code) is Status.NO_DIRECTION
    assert host.result() == CIPHER
    assert host.compare(Simulator.of(STORED_ENCRYPT, simulators)) is None


def test_feedback_is_a_thousand_blocks(host: Host) -> None:
    block, cipher = PLAIN, Rijndael(KEY)
    for _ in range(1000):
        block = cipher.encrypt_block(block)
    host.key(KEY)
    assert host.compute(Do.ENCRYPT_FEEDBACK, PLAIN) == block
    assert host.compute(Do.DECRYPT_FEEDBACK, block) == PLAIN


# --- through the workbench -----------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["ecb", "cbc", "ctr"])
@pytest.mark.parametrize("decrypt", [False, True])
def test_a_message_in_a_mode(mode: str, decrypt: bool, simulator: Simulator) -> None:
    key, iv, data = bytes(range(24)), bytes(range(32)), bytes(range(96))
    work = modes.decrypt if decrypt else modes.encrypt
    rtl_engine = ProcessorEngine(BOTH, simulator, key, 32)
    golden = modes.SoftwareEngine(Rijndael(key, 32))
    iv = b"" if mode == "ecb" else iv
    got = work(mode, rtl_engine, iv, data, padding=False)
    assert got == work(mode, golden, iv, data, padding=False)
    assert rtl_engine.blocks == 3
    first = clocks.compute(BOTH, 192, 256, walk=modes.core_decrypts(mode, decrypt))
    rest = 2 * clocks.transaction(BOTH, 192, 256) + 2 * clocks.transfer(256)
    setup = clocks.input_key(192, held=False) + 2 * clocks.SETTING
    assert rtl_engine.clocks == setup + first + rest


def test_given_cases(simulators: Path) -> None:
    cases = [("key", KEY), ("encrypt", PLAIN), ("decrypt", CIPHER)]
    assert verify.given(BOTH, cases, simulators) == verify.Finding(2, None)


def test_the_page_is_fresh(simulator: Simulator) -> None:
    text = page.path().read_text()
    assert page.written(text) == text, "run `python -m aesilicon.flows.processor.page`"
    assert page.transaction(BOTH).compare(simulator) is None


WRONG = {
    'kind = "axil"': "wrapper.kind = \"axil\" is not legal; it must be 'rijndael_processor'",
    'kind = "rijndael_processor"\nword = 1': "unknown key 'wrapper.word'",
    'kind = "rijndael_processor"\n[core]\narchitecture = "round"': "needs key_bits and block_bits",
    'kind = "rijndael_processor"\n[core]\narchitecture = "round"\n'
    "block_bits = [128, 192, 256]\ntag_bits = 2": "tag_bits = 1",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_bad_wrapper_gets_one_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    core = "" if "[core]" in text else '[core]\narchitecture = "round"\n'
    file.write_text(f'name = "mine"\npurpose = "x"\n{core}[wrapper]\n{text}\n')
    with pytest.raises(UserError) as caught:
        design.load(str(file))
    assert WRONG[text] in str(caught.value)


def test_only_processors_hold_the_wrapper() -> None:
    assert not any("wrap/" in f.relative for f in rtl.files(design.load("rijndael")))
    wrappers = [f.path.stem for f in rtl.files(BOTH) if "wrap/" in f.relative]
    assert wrappers == ["rijndael_words", "rijndael_processor"]


# --- one source for the codes --------------------------------------------------------------------


def test_codes_are_those_of_the_rtl() -> None:
    text = next(f.path for f in rtl.manifest() if f.path.stem == "rijndael_processor").read_text()
    for code in Do:
        if code not in isa.UNUSED:
            assert f"localparam logic [3:0] {code.name} = 4'b{code:04b};" in text
    for status in Status:
        assert f"localparam logic [2:0] {status.name} = 3'd{status};" in text
    assert f"LAST_FEEDBACK = 10'd{isa.FEEDBACK_BLOCKS - 1};" in text


def test_the_model_tells_which_builds_walk() -> None:
    assert [name for name, build in BUILDS.items() if model.walks(build)] == ["both"]
