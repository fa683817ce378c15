# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Builds with long blocks, several block lengths, stored round keys and two kinds of S-box."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aesilicon.architectures import LENGTHS
from aesilicon.design import Design
from aesilicon.flows.prove import prove
from aesilicon.flows.prove.elaborate import Elaborated
from aesilicon.flows.prove.handshake import EVENTS, prove_handshake
from aesilicon.flows.prove.proof import Circuit, elaborate_design, reset_state, run
from aesilicon.flows.prove.results import Counterexample
from aesilicon.flows.prove.sboxes import check, circuits
from aesilicon.flows.prove.scenarios import Block, Both, Key, scenarios
from aesilicon.tools import sby

CORE = "core/aes_core_round.sv"
ON_THE_FLY = "key/aes_key_on_the_fly.sv"
STORED = "key/aes_key_stored.sv"


def build(*block_bits: int, key_bits: tuple[int, ...] = (128,), **others: Any) -> Design:
    core = {"architecture": "round", "key_bits": list(key_bits), "block_bits": list(block_bits)}
    table = {"name": "long-blocks", "purpose": "a test", "core": core | others}
    return Design.model_validate(table)


FIXED = build(192, directions=["encrypt"])
FREE = build(128, 192, key_sbox="composite")
KEPT = build(128, 192, directions=["encrypt"], key_schedule="stored")


@pytest.mark.parametrize("one", [FIXED, FREE, KEPT], ids=["fixed", "at run time", "stored"])
def test_it_is_proven(one: Design, tmp_path: Path) -> None:
    report = prove(one, tmp_path)
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
            (alone if scenario.timed else probed).add((key, step.code, step.decrypt))
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
    assert circuits(FREE) == ("aes_sbox_table", "aes_sbox_composite")
    circuit = Circuit.of(elaborate_design(FREE, tmp_path))
    assert {kind.partition("(")[0] for kind in circuit.models} == set(circuits(FREE))
    assert check(circuit.models) == []


def first_counterexample(of: Design, changed: Elaborated, scenario: str) -> Counterexample:
    """What the scenarios of some name find in changed RTL."""
    circuit = Circuit.of(changed)
    chosen = [s for s in scenarios(of) if scenario in s.name]
    assert chosen
    reset = reset_state(of, circuit)
    found = run(of, circuit, reset, chosen, first_only=True).counterexamples
    assert found, f"'{scenario}' does not see it"
    return found[0]


BROKEN = {
    "the end of another length's schedule is used": (
        FREE,
        CORE,
        "&& !key_taken && end_len_q == block_len_i",
        "&& !key_taken",
        "192-bit and 128-bit blocks",
        "time",
    ),
    "a walk goes where the block before it went": (
        FREE,
        CORE,
        "inverse_q <= inverse;",
        "if (block_taken) inverse_q <= inverse;",
        "128-bit and 192-bit blocks",
        "data",
    ),
    "a walk before each decryption": (
        FREE,
        CORE,
        "end_held_q <= live && !key_taken && (end_held_q || walk_due_q);",
        "end_held_q <= live && !key_taken && ((end_held_q && !block_taken) || walk_due_q);",
        "decrypt with a 128-bit key and 128-bit blocks, full rate",
        "time",
    ),
    "a key is taken amid a walk": (
        FREE,
        CORE,
        "                       !stepping_q && (!key_held_q || key_waits_q);",
        "                       (!key_held_q || key_waits_q);",
        "with a block waiting",
        "time",
    ),
    "a walk survives a clear": (
        FREE,
        CORE,
        "walk_due_q <= live && in_valid_i && !fits",
        "walk_due_q <= in_valid_i && !fits",
        "128-bit and 192-bit blocks",
        "time",
    ),
    "unused bits of a result are not 0": (
        FREE,
        CORE,
        "{BlockBits{finish && !unserved_q}} & columns(state_len)",
        "{BlockBits{finish && !unserved_q}}",
        "decrypt with a 128-bit key and 128-bit blocks, full rate",
        "data",
    ),
    "the length is that of the block behind": (
        KEPT,
        CORE,
        "if (start) state_len_q <= block_len_q;",
        "state_len_q <= block_len_q;",
        "behind held results",
        "data",
    ),
    "a length that the build lacks is served": (
        KEPT,
        CORE,
        "in_chain_i || !block_legal ||",
        "in_chain_i ||",
        "blocks of lengths that the build lacks",
        "data",
    ),
    "the only length must be asked for": (
        FIXED,
        CORE,
        "assign block_legal = 1'b1;",
        "assign block_legal = block_len_i == 2'd1;",
        "encrypt with a 128-bit key, full rate",
        "time",
    ),
    "a stored round key outlives a clear": (
        KEPT,
        STORED,
        "{128{keep_i && !group_q[g]}}",
        "{128{!group_q[g]}}",
        "clear in every clock",
        "secrets",
    ),
    "a block does not wait for the stored keys": (
        KEPT,
        CORE,
        "!key_waits_q && !keys_busy &&",
        "!key_waits_q &&",
        "full rate",
        "time",
    ),
}
"""Design, file, right, wrong, name of the scenarios that must see it, and the part that fails."""


@pytest.mark.parametrize("name", BROKEN)
def test_broken_core_is_refuted(name: str, elaborate_changed: Callable[..., Elaborated]) -> None:
    of, file, old, new, scenario, part = BROKEN[name]
    changed = elaborate_changed(of, {file: [(old, new)]})
    found = first_counterexample(of, changed, scenario)
    assert found.part == part, str(found)


@pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")
def test_handshake_with_several_lengths(tmp_path: Path) -> None:
    result = prove_handshake(FREE, tmp_path)
    assert result.proven, result.failure
    assert set(result.covers) == set(EVENTS) - {"reach_length_256"}
    assert result.abstracted == circuits(FREE)
    assert LENGTHS[2] not in FREE.core.block_bits
