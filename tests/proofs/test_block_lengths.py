# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Builds with long blocks, several block lengths, stored round keys and two kinds of S-box."""

from pathlib import Path

import pytest

from aesilicon.architectures import LENGTHS
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.scenario import Block, Both, Key
from aesilicon.drivers.scenarios import scenarios
from aesilicon.equivalence.sbox_check import check
from aesilicon.flows.prove import prove
from aesilicon.flows.prove.handshake import EVENTS, prove_handshake
from aesilicon.symbolic.circuit import Circuit, elaborate_design
from aesilicon.tools import sby
from aesilicon_lab.mutants import planted_faults

FIXED, FREE, KEPT = map(planted_faults.design_of, ("fixed", "free", "stored"))


def build(*block_bits: int, key_bits: tuple[int, ...]) -> Design:
    core = {"architecture": "round", "key_bits": list(key_bits), "block_bits": list(block_bits)}
    return Design.model_validate({"name": "long-blocks", "purpose": "a test", "core": core})


@pytest.mark.parametrize(
    "one",
    [FIXED, FREE, pytest.param(KEPT, marks=pytest.mark.bench)],
    ids=["fixed", "at run time", "stored"],
)
def test_it_is_proven(one: Design, tmp_path: Path) -> None:
    report = prove(CoreUnderTest.of(one, tmp_path / "rtl"), tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))


def test_each_size_and_each_change_is_tried() -> None:
    """All nine sizes, both ways: alone, held back with clears, and after any other length."""
    everything = build(128, 192, 256, key_bits=(128, 192, 256))
    alone: set[tuple[int, int, bool]] = set()
    probed: set[tuple[int, int, bool]] = set()
    changes: set[tuple[int, Block, Block]] = set()
    for scenario in scenarios(everything):
        key = None
        blocks: list[Block] = []
        for step in scenario.steps:
            if isinstance(step, Key):
                key, blocks = step.code, []
            elif isinstance(step, Block):
                blocks.append(step)
            if key is None or not isinstance(step, Block):
                continue
            (alone if scenario.stalls == (0,) else probed).add((key, step.code, step.decrypt))
            if len(blocks) > 1 and {b.code for b in blocks[-2:]} != {step.code}:
                changes.add((key, blocks[-2], step))
    sizes = {(key, length, way) for key in range(3) for length in range(3) for way in (False, True)}
    assert alone >= sizes
    assert probed >= sizes
    for key in range(3):
        seen = {(a.code, a.decrypt, b.code, b.decrypt) for k, a, b in changes if k == key}
        for a in range(3):
            for b in range(3):
                for one, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
                    assert a == b or (a, bool(one), b, bool(other)) in seen


def test_a_key_meets_a_walk_in_each_of_its_clocks() -> None:
    setup = FREE.timing(128, 128, "decrypt").key_setup
    late = {s.later for x in scenarios(FREE) for s in x.steps if isinstance(s, Both)}
    assert late >= set(range(setup))


def test_both_kinds_of_sbox_are_recognised(tmp_path: Path) -> None:
    assert FREE.traits.lookups == ("aes_sbox_table", "aes_sbox_composite")
    circuit = Circuit.of(elaborate_design(FREE, tmp_path))
    assert {kind.partition("(")[0] for kind in circuit.models} == set(FREE.traits.lookups)
    assert check(circuit.models) == []


@pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")
@pytest.mark.bench
def test_handshake_with_several_lengths(tmp_path: Path) -> None:
    result = prove_handshake(FREE, tmp_path)
    assert result.proven, result.failure
    assert set(result.covers) == set(EVENTS) - {"reach_length_256"}
    assert result.abstracted == FREE.traits.lookups
    assert LENGTHS[2] not in FREE.core.block_bits
