# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Every named design is proven; of one that is broken in one place the report says why."""

from collections.abc import Callable
from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import driver_of
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.flows.prove import prove
from aesilicon.flows.prove.report import Proof
from aesilicon.symbolic.proof import prove_elaborated

Elaborate = Callable[[Design, str], Elaborated]

NARROW = [name for name in design.catalogue() if design.load(name).core.block_bits == [128]]
"""Designs that are proven in seconds; of the others see `test_block_lengths.py`."""


FEW = {"aes-round", "aes128-round-lean", "aes128-column-enc", "vater-wlan"}


@pytest.mark.parametrize("name", sample.only(FEW.__contains__, NARROW))
def test_design_is_proven(name: str, tmp_path: Path) -> None:
    seen: list[float] = []
    report = prove(
        CoreUnderTest.of(design.load(name), tmp_path),
        tmp_path,
        progress=lambda _, share: seen.append(share),
    )
    assert report.proven, "\n".join(map(str, report.counterexamples))
    assert report.counterexamples == ()
    row = Proof.of(report).to_json()
    parts = {"data": True, "time": True, "secrets": True, "paths": True, "sboxes": True}
    assert row["parts"] == parts | {"handshake": None, "netlist": None}
    assert row["design"] == name
    assert seen == sorted(seen)
    assert 0 <= seen[0] < seen[-1] < 1
    # Every clock of a block is probed with a clear, for each direction and key length.
    latencies = [int(clocks["latency"]) for clocks in design.load(name).documented()]
    least = sum(max(3 * clocks, min(5 * clocks, 40)) for clocks in latencies)
    assert report.details["clears_probed"] >= least


def test_a_build_of_ones_own_is_proven(tmp_path: Path) -> None:
    """One length, the other direction alone, wide tags: not in the catalogue."""
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "mine"\npurpose = "a test"\n[core]\narchitecture = "round"\nkey_bits = [192]\n'
        'directions = ["decrypt"]\nsbox = "composite"\ntag_bits = 5\n',
        encoding="utf-8",
    )
    report = prove(CoreUnderTest.of(design.load(str(file)), tmp_path / "rtl"), tmp_path / "work")
    assert report.proven, "\n".join(map(str, report.counterexamples))


def test_message_names_signal_and_clock(encryptor: Design, elaborate_with: Elaborate) -> None:
    report = prove_elaborated(
        driver_of(encryptor), elaborate_with(encryptor, "time depends on data")
    )
    found = report.counterexamples[0]
    assert found.what == "out_valid_o depends on a key or on data"
    # Reset, key, block, and the result 11 clocks later.
    assert found.clock == 1 + 1 + 11
    assert not report.proven
    assert report.parts["time"] is False


def test_a_register_that_takes_from_a_key_is_named(
    encryptor: Design, elaborate_with: Elaborate
) -> None:
    report = prove_elaborated(
        driver_of(encryptor), elaborate_with(encryptor, "ready depends on a key bit")
    )
    found = report.counterexamples[0]
    assert "key_q" in found.signal
    assert "takes a product of key or data bits, made in clock 1" in found.what


def test_wrong_byte_is_named(encryptor: Design, elaborate_with: Elaborate) -> None:
    """Only the byte that the fault is in."""
    report = prove_elaborated(
        driver_of(encryptor), elaborate_with(encryptor, "one bit of a result")
    )
    found = next(c for c in report.counterexamples if c.part != "paths")
    assert (found.part, found.byte, found.bit) == ("data", 11, 7)


def test_wrong_sbox_fails_two_parts(encryptor: Design, elaborate_with: Elaborate) -> None:
    report = prove_elaborated(
        driver_of(encryptor), elaborate_with(encryptor, "a wrong entry of the S-box")
    )
    assert report.parts["sboxes"] is False
    assert report.parts["data"] is False
    assert "for input 9e" in report.counterexamples[0].what


@pytest.mark.bench
def test_a_block_of_a_length_that_the_build_lacks_is_no_case(elaborate_with: Elaborate) -> None:
    """Cases never show what the core would have computed for a request it cannot serve."""
    of = design.load("aes-round-small")
    lengths = {"block_bits": [128, 192], "key_bits": [128]}
    chosen = of.model_copy(update={"core": of.core.model_copy(update=lengths)})
    report = prove_elaborated(
        driver_of(chosen), elaborate_with(chosen, "a refused block shows data")
    )
    assert report.parts["data"] is False
    assert all(
        case.partition(":")[0] in ("key", "encrypt", "decrypt")
        for found in report.counterexamples
        for case in found.cases
    )
