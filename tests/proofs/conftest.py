# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof run on copies of the RTL that differ from it in a few places."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from aesilicon import design
from aesilicon.design import Design
from aesilicon.flows.prove.elaborate import Elaborated, elaborate
from aesilicon.flows.prove.proof import CLOCK, prove_elaborated
from aesilicon.flows.prove.results import ProofReport
from aesilicon.flows.prove.sboxes import circuits
from aesilicon.rtl import files, write_sources

Edits = Mapping[str, Sequence[tuple[str, str]]]
"""File of the RTL -> what is replaced in it, and by what."""
Prover = Callable[..., ProofReport]


@pytest.fixture(scope="session")
def encryptor() -> Design:
    """The smallest design, for proofs by the dozen."""
    return design.load("round128-encrypt")


@pytest.fixture
def changed_sources(tmp_path: Path) -> Callable[[Design, Edits], list[Path]]:
    """The files of a design in compilation order, some of them changed copies."""

    def sources(of: Design, edits: Edits) -> list[Path]:
        folder = tmp_path / "changed"
        *paths, top = write_sources(of, folder / "top")
        names = [entry.relative for entry in files(of)]
        for file, replacements in edits.items():
            at = names.index(file)
            text = paths[at].read_text(encoding="utf-8")
            for old, new in replacements:
                assert text.count(old) == 1, f"{file} has {text.count(old)} times: {old}"
                text = text.replace(old, new)
            paths[at] = folder / paths[at].name
            paths[at].write_text(text, encoding="utf-8")
        return [*paths, top]

    return sources


@pytest.fixture
def elaborate_changed(
    tmp_path: Path, changed_sources: Callable[[Design, Edits], list[Path]]
) -> Callable[[Design, Edits], Elaborated]:
    """Such a design, its S-boxes black boxes."""

    def elaborated(of: Design, edits: Edits) -> Elaborated:
        sources = changed_sources(of, edits)
        return elaborate(sources, of.top, CLOCK, tmp_path / "work", sboxes=circuits(of))

    return elaborated


@pytest.fixture
def prove_changed(elaborate_changed: Callable[[Design, Edits], Elaborated]) -> Prover:
    """Proves a design with `old` replaced by `new` in one file of the RTL."""

    def prove(of: Design, file: str, old: str, new: str) -> ProofReport:
        return prove_elaborated(of, elaborate_changed(of, {file: [(old, new)]}))

    return prove
