# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the pairwise sample of the options has; `make bench` checks its builds."""

from itertools import combinations
from pathlib import Path

import pytest

import pairwise
import sample
from aesilicon.architectures import ARCHITECTURES

MANY = ("round", "column", "tbox", "pipeline", "pipeline_reload", "two_stage")
"""Their samples take the longest to choose."""
PARTS = 8
"""Of the builds of a sample, tested one after the other."""
ONE_LENGTH = ("twin",)
"""They refuse several key lengths in one build, whatever else it has."""
AXES = {"a": [1, 2, 3], "b": [1, 2, 3], "c": [1, 2], "d": [1, 2]}


def test_all_legal_pairs_meet_in_few_rows() -> None:
    rows = pairwise.pairwise(AXES, lambda row: row["a"] != row["b"])
    met = {(x, row[x], y, row[y]) for row in rows for x, y in combinations(AXES, 2)}
    assert met == {
        (x, i, y, j)
        for x, y in combinations(AXES, 2)
        for i in AXES[x]
        for j in AXES[y]
        if (x, y) != ("a", "b") or i != j
    }
    assert len(rows) <= 10
    assert all(row["a"] != row["b"] for row in rows)


@pytest.mark.parametrize("architecture", sample.only(lambda name: name not in MANY, ARCHITECTURES))
def test_sample_of_an_architecture(architecture: str) -> None:
    found = pairwise.designs(architecture)
    assert len(found) < 120
    cores = [design.core for design in found]
    legal = ARCHITECTURES[architecture].legal

    def can_be(key: str) -> list[list[int]]:
        built = [some for some in pairwise.axes()[key] if {*some} <= {*legal.get(key, some)}]
        return [some for some in built if len(some) == 1 or architecture not in ONE_LENGTH]

    assert {(*core.key_bits, 0, *core.block_bits) for core in cores} == {
        (*keys, 0, *blocks) for keys in can_be("key_bits") for blocks in can_be("block_bits")
    }
    axis = pairwise.axes()["sbox"]
    assert {core.sbox for core in cores} == {*axis} & {*legal.get("sbox", axis)}
    assert {core.port_bits for core in cores} == {*legal.get("port_bits", (128,))}
    for name, values in pairwise.choices(architecture).items():
        assert {getattr(core.options, name) for core in cores} == {*values}


@pytest.mark.bench
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_builds_of_the_sample_hold(architecture: str, part: int, tmp_path: Path) -> None:
    builds = pairwise.designs(architecture)[part::PARTS]
    wrong = {build.core.model_dump_json(): pairwise.check(build, tmp_path) for build in builds}
    assert [f"{core}: {sentence}" for core, sentence in wrong.items() if sentence] == []
