# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every planted fault is refuted: in its part, at its signal and with values that are wrong."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

import sample
from aesilicon.design.design import Design
from aesilicon.drivers.driver import driver_of
from aesilicon.drivers.scenario import Block
from aesilicon.drivers.scenarios import scenarios
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.equivalence.results import Counterexample
from aesilicon.flows.prove.handshake import PROPERTIES, prove_handshake
from aesilicon.symbolic.circuit import Circuit, reset_state
from aesilicon.symbolic.proof import confirm, run
from aesilicon.tools import sby
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Fault

Elaborate = Callable[[Design, str], Elaborated]

MOST = 20
"""Blocks inside at most of a core whose faults are refuted in `make test`; others take long."""
PROVEN = [fault for fault in planted_faults.every() if fault.prove]
SMALL = [
    f
    for f in PROVEN
    if f.prove and planted_faults.design_of(f.prove.design).traits.capacity <= MOST
]
LARGE = [fault for fault in PROVEN if fault not in SMALL]
SHAKEN = [fault for fault in planted_faults.every() if fault.handshake]
OF_ROUND = [f for f in SHAKEN if f.handshake and f.handshake.design == "aes128-round-enc"]
"""Refuted soonest."""
OF_OTHERS = [fault for fault in SHAKEN if fault not in OF_ROUND]


@pytest.mark.parametrize(
    "fault",
    [*sample.every(40, SMALL), *sample.none(LARGE)],
    ids=lambda fault: fault.name,
)
def test_the_proof_refutes(fault: Fault, elaborate_with: Elaborate) -> None:
    expected = fault.prove
    assert expected is not None
    of = planted_faults.design_of(expected.design)
    circuit = Circuit.of(elaborate_with(of, fault.name))
    found = first_found(of, circuit, expected.scenario)
    assert found.part == expected.part, str(found)
    assert expected.signal in found.signal, str(found)
    assert str(found)
    if found.witness is not None:
        check_witness(found)


FULL = [fault for fault in planted_faults.load("pipeline").faults if fault.prove]


@pytest.mark.parametrize("fault", sample.every(4, FULL), ids=lambda fault: fault.name)
def test_only_a_full_pipeline_shows_it(fault: Fault, elaborate_with: Elaborate) -> None:
    of = planted_faults.design_of("pipeline")
    circuit = Circuit.of(elaborate_with(of, fault.name))
    few = [s for s in scenarios(of) if sum(isinstance(step, Block) for step in s.steps) <= 3]
    assert len(few) > 5
    driver = driver_of(of)
    assert run(driver, circuit, reset_state(driver, circuit), few).counterexamples == []


def first_found(of: Design, circuit: Circuit, scenario: str) -> Counterexample:
    """What the scenarios of some name find first; of all scenarios also with concrete values."""
    driver = driver_of(of)
    reset = reset_state(driver, circuit)
    chosen = [s for s in driver.scenarios() if scenario in s.name]
    assert chosen
    findings = run(driver, circuit, reset, chosen, first_only=True)
    assert findings.counterexamples, f"'{scenario}' does not see it"
    found = findings.counterexamples[0]
    if scenario:
        return found
    witness = confirm(driver, circuit, reset, found, findings.secret_registers)
    assert witness is not None
    return replace(found, witness=witness)


def check_witness(found: Counterexample) -> None:
    """A wrong result comes with a key and a block for which it is really wrong."""
    witness = found.witness
    assert witness is not None
    assert witness.got != witness.expected
    if witness.signal == "out_data_o" and len(witness.expected) == 32:
        key = ""
        results = []
        for t in witness.transactions:
            if t.kind == "key":
                key = t.value
            elif t.kind in ("encrypt", "decrypt"):
                results.append(aes(key, t.value, t.kind))
        assert witness.expected in results


def aes(key: str, block: str, kind: str) -> str:
    cipher = Cipher(algorithms.AES(bytes.fromhex(key)), modes.ECB())
    context = cipher.encryptor() if kind == "encrypt" else cipher.decryptor()
    return context.update(bytes.fromhex(block)).hex()


@pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")
@pytest.mark.parametrize(
    "fault",
    [*sample.every(32, OF_ROUND), *sample.none(OF_OTHERS)],
    ids=lambda fault: fault.name,
)
def test_the_handshake_proof_refutes(
    fault: Fault, plant: Callable[[str], None], tmp_path: Path
) -> None:
    expected = fault.handshake
    assert expected is not None
    of = planted_faults.design_of(expected.design)
    plant(fault.name)
    result = prove_handshake(of, tmp_path / "proof", quick=expected.quick)
    assert not result.proven
    assert expected.violates <= {v.name for v in result.violations}
    assert not set(result.properties) & expected.violates
    first = result.violations[0]
    assert first.clock > 0
    assert result.failure is not None
    assert result.failure.startswith(f"{first.name} fails in clock {first.clock} (")
    assert result.trace == first.trace
    assert (" status_o " if of.wrapper else " out_valid_o ") in first.trace.read_text()


def test_every_property_of_the_handshake_has_been_seen_to_fail() -> None:
    cores = [f.handshake for f in SHAKEN if f.handshake and "processor" not in f.handshake.design]
    assert {name for each in cores for name in each.violates} == set(PROPERTIES)
