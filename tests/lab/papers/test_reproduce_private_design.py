# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`reproduce` of a design that a paper alone has, measured for real; and those that cannot be."""

from pathlib import Path

import pytest

from aesilicon.errors import UserError
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.store import Store
from aesilicon_lab import papers
from aesilicon_lab.papers import design_measures, reproduce
from aesilicon_lab.papers.paper_results import DesignFigures

PAPER = """
key = "small"
authors = ["A. Author"]
title = "A title"
venue = "a place"
year = 2002
technology = "0.18 um"
[designs.part]
of = "aes128-round-enc"
core = { sbox = "compact" }
[[tables]]
number = "1"
section = "1"
caption = "a table"
columns.gates = { unit = "gates", metric = "gate_equivalents" }
targets = ["generic"]
compared_with = "whole"
tolerance = 0.25
[[tables.rows]]
name = "whole"
measure = { design = "part", goal = "area" }
printed = { gates = 1000 }
[[tables.rows]]
name = "S-boxes"
measure = { design = "part", goal = "area", modules = ["*sbox"] }
printed = { gates = 400 }
"""


@pytest.mark.bench
def test_a_design_made_for_a_paper_is_measured(tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(PAPER)
    paper = papers.read(tmp_path / "small.toml")
    store = Store(tmp_path / "store")
    whole, sboxes = reproduce.rows([paper], store, quick=True)
    assert isinstance(whole.figures, DesignFigures)
    assert whole.figures.design == "part"
    # Twenty S-boxes of some 190 GE each.
    assert 3000 < sboxes.measured < 5500
    assert 0.2 < sboxes.measured_to_reference < 0.6
    again = reproduce.rows([paper], store, quick=True)
    assert again == [whole, sboxes]
    assert store.latest("measure", Measurement) == []  # it is no design of the user's


def test_a_design_that_cannot_be_built_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(PAPER.replace("compact", "compct"))
    paper = papers.read(tmp_path / "small.toml")
    with pytest.raises(
        UserError, match=r"^design 'part' of paper 'small' cannot be built: .*compct"
    ):
        design_measures.build(paper, "part")
    (tmp_path / "small.toml").write_text(PAPER.replace('design = "part"', 'design = "prt"'))
    with pytest.raises(UserError, match="measures an unknown design 'prt'; did you mean 'part'"):
        papers.read(tmp_path / "small.toml")
