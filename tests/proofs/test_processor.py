# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of the Rijndael processor: some of its scenarios hold, and faults are seen."""

from collections.abc import Callable
from pathlib import Path

import pytest

from aesilicon import design, rtl
from aesilicon.design import Design
from aesilicon.flows.processor import handshake, prove
from aesilicon.flows.prove.elaborate import Elaborated
from aesilicon.flows.prove.proof import Circuit, elaborate_design, reset_state
from aesilicon.flows.prove.results import Counterexample
from aesilicon.tools import sby

pytestmark = pytest.mark.xdist_group("processor proof")

DESIGN = design.load("kuo-processor")


def build(**core: object) -> Design:
    """The processor with another core."""
    return DESIGN.model_copy(update={"core": DESIGN.core.model_copy(update=core)})


SMALL = build(directions=["encrypt"])
"""For encryption only, where a fault shows in it as well."""
PROBING = "block 128, key 128: gaps, stalls and a Reset in every clock"
FEEDBACK = "ENCRYPT_FEEDBACK: the first block and the last two"
SCENARIOS = {s.name: s for s in prove.scenarios(DESIGN)}
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


def first_failure(of: Design, elaborated: Elaborated, scenario: str) -> Counterexample | None:
    """What a scenario finds in some RTL."""
    circuit = Circuit.of(elaborated)
    chosen = next(s for s in prove.scenarios(of) if s.name == scenario)
    return prove.run(of, circuit, reset_state(of, circuit), chosen)[1]


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


def test_a_feedback_test_with_stored_round_keys(tmp_path: Path) -> None:
    """The counter is moved on between two blocks, though the first may have to wait for keys."""
    stored = build(directions=["encrypt"], key_schedule="stored")
    failure = first_failure(stored, elaborate_design(stored, tmp_path), FEEDBACK)
    assert failure is None


PROCESSOR = "wrap/rijndael_processor.sv"

LEAKS = {
    # A word that is written during a reset.
    "u_data_words": (".write_i(live && state_q == LoadData", ".write_i(state_q == LoadData"),
    # A key that the core takes during a reset.
    "forward_q": (".key_valid_i(rst_ni && state_q == GiveKey)", ".key_valid_i(state_q == GiveKey)"),
    # What the core holds when a Reset comes amid an encryption.
    "u_core": ("clear_q <= reset;", "clear_q <= reset && (decrypt_q || state_q != Compute);"),
}
"""Register that a reset leaves something in -> text of the RTL, and what stands there instead."""


@pytest.mark.parametrize("register", LEAKS)
def test_what_simulation_does_not_see(
    register: str, elaborate_changed: Callable[..., Elaborated]
) -> None:
    changed = elaborate_changed(DESIGN, {PROCESSOR: [LEAKS[register]]})
    failure = first_failure(DESIGN, changed, PROBING)
    assert failure is not None
    assert failure.part == "secrets"
    assert register in failure.signal


FAULTS = {
    "a feedback test enciphers the same block again": (
        "count_q == 10'd0 ? data : result",
        "data",
        FEEDBACK,
        "data",
    ),
    "the last word of a result comes first": (
        "result[{~count_q[3:0], 4'h0}",
        "result[{count_q[3:0], 4'h0}",
        "block 128, key 128: each direction, and again",
        "data",
    ),
    "the result before ends a computation": (
        "step = core_out_valid && !given_q;",
        "step = core_out_valid;",
        "block 128, key 128: each direction, and again",
        "time",
    ),
}
"""What is broken -> text of the RTL, what stands there instead, scenario and part that fail."""


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(name: str, elaborate_changed: Callable[..., Elaborated]) -> None:
    right, wrong, scenario, part = FAULTS[name]
    changed = elaborate_changed(SMALL, {PROCESSOR: [(right, wrong)]})
    failure = first_failure(SMALL, changed, scenario)
    assert failure is not None
    assert failure.part == part, str(failure)


# --- the ports, for any sequence -----------------------------------------------------------------

PORT_FAULTS = {
    "a busy processor takes instructions": (
        "      verdict = BUSY;",
        "      verdict = TAKEN;",
        "status_as_defined",
    ),
    "a block that a length drops with its last word is held": (
        "          state_q <= Idle;\n          block_held_q <= 1'b0;",
        "          state_q <= Idle;",
        "status_as_defined",
    ),
    "a computation with one pair of lengths never ends": (
        "Compute: if (step)",
        "Compute: if (step && !(block_len_q == 2'd2 && key_len_q == 2'd1))",
        "computation_ends",
    ),
}
"""What is broken -> text of the RTL, what stands there instead, property that fails."""
needs_sby = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")


@needs_sby
def test_every_property_of_the_ports_holds(tmp_path: Path) -> None:
    result = handshake.prove_handshake(SMALL, tmp_path)
    assert result.failure is None
    assert result.proven
    assert set(result.properties) == set(handshake.PROPERTIES)
    assert set(result.covers) == set(handshake.EVENTS)
    assert result.trace is None


@needs_sby
@pytest.mark.parametrize("name", PORT_FAULTS)
def test_a_fault_of_the_ports_is_refuted(
    name: str,
    tmp_path: Path,
    changed_sources: Callable[..., list[Path]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    right, wrong, expected = PORT_FAULTS[name]
    files = changed_sources(SMALL, {PROCESSOR: [(right, wrong)]})
    monkeypatch.setattr(rtl, "write_sources", lambda *_: files)
    result = handshake.prove_handshake(SMALL, tmp_path / "proof", quick=True)
    assert not result.proven
    first = result.violations[0]
    assert first.name == expected
    assert result.failure is not None
    assert result.failure.startswith(f"{expected} fails in clock {first.clock} (")
    assert result.trace == first.trace
    assert " status_o " in first.trace.read_text()
