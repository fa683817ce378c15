# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL with one planted fault, elaborated."""

from collections.abc import Callable
from pathlib import Path

import pytest

import planted_faults
from aesilicon import design, rtl
from aesilicon.design import Design
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.flows.prove import reloaded
from aesilicon.flows.prove.circuit import elaborate_design

Elaborate = Callable[[Design, str], Elaborated]


@pytest.fixture(scope="session")
def encryptor() -> Design:
    """The smallest design, for proofs by the dozen."""
    return design.load("aes128-round-enc")


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets the RTL be as it is but for the fault of some name."""

    def planted(fault: str) -> None:
        files = planted_faults.write_one(tmp_path / "rtl", planted_faults.get(fault))
        monkeypatch.setattr(rtl, "manifest", lambda: files)

    return planted


@pytest.fixture
def elaborate_with(plant: Callable[[str], None], tmp_path: Path) -> Elaborate:
    """A design with the fault of some name, its S-boxes black boxes."""

    def elaborated(of: Design, fault: str) -> Elaborated:
        plant(fault)
        elaborate = reloaded.elaborate_design if reloaded.reloads(of.arch) else elaborate_design
        return elaborate(of, tmp_path / "work")

    return elaborated
