# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof run on copies of the RTL that differ from it in one place."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from aesilicon import design
from aesilicon.design import Design
from aesilicon.flows.prove.elaborate import elaborate
from aesilicon.flows.prove.proof import CLOCK, prove_elaborated
from aesilicon.flows.prove.results import ProofReport
from aesilicon.flows.prove.sboxes import circuits
from aesilicon.rtl import files, write_sources

Prover = Callable[..., ProofReport]


@pytest.fixture(scope="session")
def encryptor() -> Design:
    """The smallest design, for proofs by the dozen."""
    return design.load("round128-encrypt")


@pytest.fixture
def prove_changed(tmp_path: Path) -> Prover:
    """Proves a design with `old` replaced by `new` in one file of the RTL."""

    def prove(of: Design, file: str, old: str, new: str) -> ProofReport:
        changed = []
        for entry in files(of):
            path = entry.path
            if entry.relative == file:
                text = path.read_text(encoding="utf-8")
                assert text.count(old) == 1, f"{file} has {text.count(old)} times: {old}"
                path = Path(shutil.copy(path, tmp_path))
                path.write_text(text.replace(old, new), encoding="utf-8")
            changed.append(path)
        top = write_sources(of, tmp_path / "top")[-1]
        built = elaborate([*changed, top], of.top, CLOCK, tmp_path / "work", sboxes=circuits(of))
        return prove_elaborated(of, built)

    return prove
