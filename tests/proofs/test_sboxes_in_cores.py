# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A core is proven with every S-box there is, clocked ones included."""

from pathlib import Path

import pytest

import sample
from aesilicon.design.design import Design
from aesilicon.design.sboxes import SBOXES
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows.prove import prove
from aesilicon.flows.prove.handshake import prove_handshake

FEW = ("rom", "compact")
"""One of each sort."""
CLOCKED = [name for name, sbox in SBOXES.items() if sbox.clocks]


def design_with(sbox: str, *directions: str) -> Design:
    core = {"architecture": "round", "key_bits": [128], "sbox": sbox}
    if directions:
        core["directions"] = list(directions)
    return Design.model_validate({"name": "one-sbox", "purpose": "a test", "core": core})


@pytest.mark.parametrize("sbox", sample.only(FEW.__contains__, SBOXES))
def test_core_is_proven_with_it(sbox: str, tmp_path: Path) -> None:
    report = prove(CoreUnderTest.of(design_with(sbox), tmp_path / "rtl"), tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))


def test_clocked_sboxes_double_the_clocks() -> None:
    assert CLOCKED == ["composite_reg", "rom"]
    for sbox in CLOCKED:
        timing = design_with(sbox).timing(128)
        assert (timing.latency, timing.interval, timing.key_setup) == (21, 20, 21)
        timing = design_with(sbox, "encrypt").timing(128)
        assert timing.key_setup == 1


@pytest.mark.bench
def test_handshake_with_a_clocked_sbox(tmp_path: Path) -> None:
    assert prove_handshake(design_with("composite_reg"), tmp_path).proven
