# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of the Rijndael processor: some of its scenarios hold, and faults are seen."""

from pathlib import Path

import pytest

from aesilicon import design, rtl
from aesilicon.flows.processor import prove
from aesilicon.flows.prove.elaborate import elaborate
from aesilicon.flows.prove.proof import CLOCK, Circuit, elaborate_design, reset_state
from aesilicon.flows.prove.sboxes import circuits

pytestmark = pytest.mark.xdist_group("processor proof")

DESIGN = design.load("kuo-processor")
SCENARIOS = {s.name: s for s in prove.scenarios(DESIGN)}
QUICK = (
    "block 256, key 192: each direction, and again",
    "block 128, key 128: gaps, stalls and a Reset in every clock",
    "DECRYPT_FEEDBACK: the first block and the last two",
    "refused instructions",
    "loads that a length ends",
    "work right behind a Reset",
)
"""The rest takes half a minute, and runs with `aesilicon prove`."""


@pytest.fixture(scope="module")
def circuit(tmp_path_factory: pytest.TempPathFactory) -> Circuit:
    return Circuit.of(elaborate_design(DESIGN, tmp_path_factory.mktemp("processor")))


def test_every_size_has_a_scenario() -> None:
    for key_bits, block_bits in DESIGN.sizes():
        assert f"block {block_bits}, key {key_bits}: each direction, and again" in SCENARIOS


@pytest.mark.parametrize("name", QUICK)
def test_a_scenario_holds(name: str, circuit: Circuit) -> None:
    bench, failure = prove.run(DESIGN, circuit, reset_state(DESIGN, circuit), SCENARIOS[name])
    assert failure is None
    assert bench.model.now > 50
    assert bench.secret_registers
    assert (bench.probes > 0) == ("Reset in every clock" in name)


def faulty(edits: list[tuple[str, str]], folder: Path) -> Circuit:
    """The processor with some text of its RTL replaced."""
    files = rtl.write_sources(DESIGN, folder)
    at = next(n for n, file in enumerate(files) if file.stem == "rijndael_processor")
    text = files[at].read_text()
    for right, wrong in edits:
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    files[at] = folder / "rijndael_processor.sv"
    files[at].write_text(text)
    elaborated = elaborate(files, DESIGN.top, CLOCK, folder, sboxes=circuits(DESIGN))
    return Circuit.of(elaborated)


FAULTS = {
    # A word that is written during a reset.
    "u_data_words": [(".write_i(live && state_q == LoadData", ".write_i(state_q == LoadData")],
    # A key that the core takes during a reset.
    "forward_q": [
        (".key_valid_i(rst_ni && state_q == GiveKey)", ".key_valid_i(state_q == GiveKey)")
    ],
}


@pytest.mark.parametrize("register", FAULTS)
def test_what_simulation_does_not_see(register: str, tmp_path: Path) -> None:
    broken = faulty(FAULTS[register], tmp_path)
    probing = SCENARIOS["block 128, key 128: gaps, stalls and a Reset in every clock"]
    _, failure = prove.run(DESIGN, broken, reset_state(DESIGN, broken), probing)
    assert failure is not None
    assert failure.part == "secrets"
    assert register in failure.signal
