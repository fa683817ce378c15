# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of the Rijndael processor: some of its scenarios hold, and its ports' properties."""

from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.driver import driver_of
from aesilicon.drivers.wrapper_registry import WRAPPERS
from aesilicon.flows.prove.handshake import prove_handshake
from aesilicon.symbolic.circuit import Circuit, elaborate_design, reset_state
from aesilicon.symbolic.proof import run
from aesilicon.tools import sby

pytestmark = pytest.mark.xdist_group("processor proof")

DESIGN = design.load("kuo-processor")
PROCESSOR = WRAPPERS["rijndael_processor"]
DRIVER = driver_of(DESIGN)


def build(**core: object) -> Design:
    """The processor with another core."""
    return DESIGN.model_copy(update={"core": DESIGN.core.model_copy(update=core)})


SMALL = build(directions=["encrypt"])
"""For encryption only, where a fault shows in it as well."""
PROBING = "block 128, key 128: gaps, stalls and a Reset in every clock"
FEEDBACK = "ENCRYPT_FEEDBACK: the first block and the last two"
SCENARIOS = {s.name: s for s in PROCESSOR.scenarios(DESIGN)}
QUICK = (
    "block 256, key 192: each direction, and again",
    PROBING,
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
    found = run(DRIVER, circuit, reset_state(DRIVER, circuit), [SCENARIOS[name]])
    assert not found.counterexamples
    assert found.clocks > 50
    assert found.secret_registers
    assert (found.probes > 0) == ("Reset in every clock" in name)


@pytest.mark.bench
def test_a_feedback_test_with_stored_round_keys(tmp_path: Path) -> None:
    """The counter is moved on between two blocks, though the first may have to wait for keys."""
    stored = build(directions=["encrypt"], key_schedule="stored")
    circuit = Circuit.of(elaborate_design(stored, tmp_path))
    (chosen,) = [s for s in PROCESSOR.scenarios(stored) if s.name == FEEDBACK]
    driver = driver_of(stored)
    found = run(driver, circuit, reset_state(driver, circuit), [chosen])
    assert not found.counterexamples


# --- the ports, for any sequence -----------------------------------------------------------------

needs_sby = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")


@needs_sby
@pytest.mark.bench
def test_every_property_of_the_ports_holds(tmp_path: Path) -> None:
    result = prove_handshake(SMALL, tmp_path)
    assert result.failure is None
    assert result.proven
    asked = PROCESSOR.port_properties(SMALL)
    assert set(result.properties) == set(asked.properties)
    assert set(result.covers) == set(asked.events)
    assert result.trace is None
