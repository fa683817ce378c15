# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Rijndael processor as the workbench takes it: modes, given cases, its page, its design file.

The codes of its instructions stand in the RTL and in Python, and are the same.
"""

from pathlib import Path

import pytest

from aesilicon.design import design, rtl
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.vectors import counting
from aesilicon.drivers.wrapper_engine import WrapperEngine
from aesilicon.errors import UserError
from aesilicon.flows.verify import cases as given_cases
from aesilicon.spec import modes
from aesilicon.spec.rijndael import Rijndael
from aesilicon_lab.pages import processor as page
from aesilicon_lab.processor import documents
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.instructions import Instruction as Do
from aesilicon_lab.processor.instructions import Status

pytestmark = pytest.mark.xdist_group("processor")  # each build once, on one worker

BOTH = design.load("kuo-processor")
KEY = bytes(range(16))
PLAIN = counting(128, 128).plaintext
CIPHER = counting(128, 128).ciphertext


@pytest.mark.parametrize("mode", ["ecb", "cbc", "ctr"])
@pytest.mark.parametrize("decrypt", [False, True])
def test_a_message_in_a_mode(mode: str, decrypt: bool, simulator: PortSimulator) -> None:
    key, iv, data = bytes(range(24)), bytes(range(32)), bytes(range(96))
    work = modes.decrypt if decrypt else modes.encrypt
    rtl_engine = WrapperEngine(simulator, key, 32)
    golden = modes.SoftwareEngine(Rijndael(key, 32))
    iv = b"" if mode == "ecb" else iv
    got = work(mode, rtl_engine, iv, data, padding=False)
    assert got == work(mode, golden, iv, data, padding=False)
    assert rtl_engine.blocks == 3
    first = 18 + 14 * modes.core_decrypts(mode, decrypt)
    rest = 2 * (17 + 18 + 17) + 2 * 17
    setup = 14 + 2
    assert rtl_engine.clocks == setup + first + rest


def test_given_cases(simulators: Path) -> None:
    cases = [("key", KEY), ("encrypt", PLAIN), ("decrypt", CIPHER)]
    (check,) = given_cases.run(BOTH, cases, simulators).checks
    assert (check.passed, check.count) == (True, 2)
    under = f"key {KEY.hex()}, "
    assert check.detail.splitlines() == [
        f"{under}encrypt {PLAIN.hex()}: {CIPHER.hex()}, 34 clocks",
        f"{under}decrypt {CIPHER.hex()}: {PLAIN.hex()}, 43 clocks",
    ]


def test_the_page_is_fresh(simulator: PortSimulator) -> None:
    text = page.path().read_text()
    assert page.written(text) == text, "run `python -m aesilicon_lab.pages.processor`"
    assert simulator.compare(documents.transaction(BOTH).recording) is None


WRONG = {
    'kind = "axil"': "unknown wrapper 'axil'; known: rijndael_processor",
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
    assert not any("papers/" in f.relative for f in rtl.files(design.load("rijndael-round")))
    wrappers = [f.path.stem for f in rtl.files(BOTH) if "papers/" in f.relative]
    assert wrappers == ["rijndael_words", "rijndael_processor"]


def test_codes_are_those_of_the_rtl() -> None:
    text = next(f.path for f in rtl.manifest() if f.path.stem == "rijndael_processor").read_text()
    for code in Do:
        if code not in isa.UNUSED:
            assert f"localparam logic [3:0] {code.name} = 4'b{code:04b};" in text
    for status in Status:
        assert f"localparam logic [2:0] {status.name} = 3'd{status};" in text
    assert f"LAST_FEEDBACK = 10'd{isa.FEEDBACK_BLOCKS - 1};" in text
