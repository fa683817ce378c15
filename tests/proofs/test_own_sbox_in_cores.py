# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proofs of cores with an S-box of a user, and of its netlist."""

from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.design import design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows.measure.netlist import prove_mapped
from aesilicon.flows.prove import prove
from own_sboxes import clocked, combinational, written


@pytest.mark.parametrize("text", [combinational(), clocked()], ids=["combinational", "clocked"])
def test_a_core_with_it_is_proven(text: str, tmp_path: Path) -> None:
    one = design.load(str(written(tmp_path, text)))
    report = prove(CoreUnderTest.of(one, tmp_path / "rtl"), tmp_path / "work")
    assert report.proven, report.counterexamples
    assert report.details["sbox_kinds"]


def test_the_proof_finds_a_wrong_one(tmp_path: Path) -> None:
    """Who goes past the check of the command."""
    wrong = combinational().replace("8'h53: there = 8'hed", "8'h53: there = 8'hee")
    one = design.load(str(written(tmp_path, wrong)))
    report = prove(CoreUnderTest.of(one, tmp_path / "rtl"), tmp_path / "work")
    found = report.counterexamples[0]
    assert (found.part, found.expected, found.got) == ("sboxes", "ed", "ee")


@pytest.mark.bench
@pytest.mark.parametrize("text", [combinational(), clocked()], ids=["combinational", "clocked"])
def test_its_netlist_is_proven(text: str, tmp_path: Path) -> None:
    one = design.load(str(written(tmp_path, text, 'directions = ["encrypt"]\n')))
    report = prove_mapped(one, targets.find("generic"), tmp_path, goal="area")
    assert report.equal, report.failures
    assert report.sbox_kinds
