# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What `sbox` measures: the blocks, their names, and how rows are shown."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aesilicon import provenance, targets
from aesilicon.design.sboxes import SBOXES
from aesilicon.errors import UserError
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.foundry import block
from aesilicon_lab.foundry.block import Block
from aesilicon_lab.foundry.row import flow_hash
from aesilicon_lab.foundry.sbox_results import BlockFigures, SboxRow
from aesilicon_lab.foundry.step import MeasureSbox
from aesilicon_lab.pages import publish, published_set, sbox_page
from aesilicon_lab.published_kinds import SBOXES as PUBLISHED_SBOXES


def test_every_circuit_is_there_in_every_direction() -> None:
    found = {one.label for one in block.blocks()}
    assert {f"{name}:{way}" for name in SBOXES for way in ("forward", "inverse", "both")} <= found
    factors = ["forward:1", "forward:2", "forward:3", "inverse:1", "inverse:9", "inverse:11"]
    factors += ["inverse:13", "inverse:14"]
    of_tboxes = {f"{name}:{f}" for name in ("tbox_table", "tbox_twisted_bdd") for f in factors}
    assert {label for label in found if label.startswith("tbox")} == of_tboxes


def test_names() -> None:
    assert block.chosen([]) == block.blocks()
    assert [one.direction for one in block.chosen(["composite"])] == ["forward", "inverse", "both"]
    assert block.chosen(["composite:both", "composite:both"]) == [Block("composite", "both")]
    assert block.chosen(["tbox_table:inverse:14"]) == [Block("table", "inverse", 14)]
    assert len(block.chosen(["tbox_table:inverse"])) == 5
    assert {one.name for one in block.chosen(["composite"])} == {"composite"}  # no composite_reg


@pytest.mark.parametrize(
    ("word", "right"),
    [
        ("canrigth", "did you mean 'canright'?"),
        ("composite:forwards", "did you mean 'composite:forward'?"),
        ("tbox_table:forward:9", "did you mean 'tbox_table:forward:"),
        ("zzzzzz", "known: bdd, "),
    ],
)
def test_unknown_names(word: str, right: str) -> None:
    with pytest.raises(UserError, match=f"unknown S-box '{word}'") as e:
        block.chosen([word])
    assert right in str(e.value)


def test_expected_images() -> None:
    assert Block("table", "forward").expected(0x53, inverse=True) == SBOX[0x53]
    assert Block("table", "inverse").expected(0x53, inverse=False) == INV_SBOX[0x53]
    assert Block("table", "both").expected(0x53, inverse=True) == INV_SBOX[0x53]
    assert Block("table", "forward", 3).expected(0x53, inverse=False) == gf.mul(3, SBOX[0x53])
    assert Block("table", "inverse", 14).expected(0x53, inverse=False) == gf.mul(14, INV_SBOX[0x53])


def test_sources_hold_what_a_module_needs(tmp_path: Path) -> None:
    names = [file.name for file in block.sources(Block("composite_reg", "both"), tmp_path)]
    assert names == [
        "aes_pkg.sv",
        "aes_sbox_composite.sv",
        "aes_sbox_composite_reg.sv",
        "aes_sbox_alone.sv",
    ]
    text = (tmp_path / "aes_sbox_alone.sv").read_text()
    assert ".Directions(aes_pkg::DirBoth)" in text
    assert "clk_i" in text
    text = block.sources(Block("table", "inverse", 9), tmp_path)[-1].read_text()
    assert ".Factor(4'd9)" in text
    assert "inverse_i" not in text


def test_a_key_is_of_rtl_target_options_and_code(monkeypatch: pytest.MonkeyPatch) -> None:
    generic, ecp5 = targets.find("generic"), targets.find("ecp5")
    step = MeasureSbox(Block("composite", "both"), generic)
    others = [
        replace(step, block=Block("composite", "forward")),
        replace(step, target=ecp5),
        replace(step, quick=True),
    ]
    assert step.key == replace(step).key
    keys = {step.key, *(other.key for other in others)}
    assert len(keys) == 4
    with monkeypatch.context() as patch:
        patch.setattr(provenance, "digest_of", lambda *modules: "another")
        keys.add(replace(step).key)
    with monkeypatch.context() as patch:
        patch.setattr(block, "rtl_hash", lambda block: "another")
        keys.add(replace(step).key)
    assert len(keys) == 6


FIGURES = BlockFigures.model_validate(
    {
        "gates": None,
        "gates_by_kind": None,
        "area_um2": None,
        "area_delay": 691.3,
        "depth": 12,
        "worst_fanout": 34,
        "energy_pj": 9.876,
        "max_transition_ns": None,
        "synthesis": "free",
        "goal": "area",
        "wires": False,
        "gate_equivalents": 200.04,
        "delay_ns": 3.456,
        "delay_units": None,
        "recipe": "amap, fan-out 10",
        "proven": True,
        "notes": ["a net is slow"],
    }
)


def changed(**fields: Any) -> BlockFigures:
    return FIGURES.model_copy(update=fields)


def made(**others: Any) -> SboxRow:
    """A row of one netlist."""
    fields = {
        "library": None,
        "tools": {},
        "rtl_hash": "0",
        "command": "",
        "seconds": 1,
        "paper": "",
        "patented": False,
        "clocks": 0,
        "gates_by_kind": None,
        "gate_equivalents": 200.04,
        "delay_ns": 3.456,
        "delay_units": None,
        "constants": None,
        "name": "tbox_table",
        "direction": "inverse",
        "factor": 14,
        "target": "osu018",
        "gates": None,
        "area_delay": 691.3,
        "energy_pj": 9.876,
        "depth": 12,
        "worst_fanout": 34,
        "luts": {"lut4": 144, "lut6": 0},
        "brams": {"lut4": 0, "lut6": 1},
        "smallest": FIGURES,
        "fastest": changed(gate_equivalents=300.0, delay_ns=2.0),
        "wires": {"smallest": None, "fastest": None},
        "figures": [FIGURES],
        "proven": True,
        "failures": [],
        "notes": ["quick"],
        **others,
    }
    return SboxRow.model_validate(fields)


def test_a_line_of_the_table() -> None:
    line = dict(zip(sbox_page.COLUMNS, sbox_page.cells(made()), strict=True))
    assert line == {
        "S-box": "tbox_table:inverse:14",
        "gates": "-",
        "as designed: small": "-",
        "as designed: fast": "-",
        "free: small": "200.0 / 3.46",
        "free: fast": "-",
        "with wires: small": "-",
        "with wires: fast": "-",
        "GE x delay": "691",
        "pJ": "9.88",
        "depth": "12",
        "fan-out": "34",
        "LUT4": "144",
        "LUT6": "0 + 1 BRAM",
        "proven": "yes",
    }


def test_the_terminal_tells_notes_and_failures(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = made(
        direction="forward", proven=False, failures=["00 is wrong"], notes=["quick", "odd"]
    )
    sbox_page.table([made(), wrong])
    said = capsys.readouterr().out.splitlines()
    assert "quick" in said
    assert "a net is slow" in said
    assert "tbox_table:forward:14: odd" in said
    assert "00 is wrong" in said


@pytest.mark.parametrize(
    ("name", "begin"), [("a.svg", b"<svg"), ("a.PNG", b"\x89PNG"), ("a.html", b"<!DOCTYPE html>")]
)
def test_the_picture(name: str, begin: bytes) -> None:
    other = made(target="generic", fastest=changed(delay_ns=None, delay_units=30.0))
    drawn = sbox_page.picture([made(), other, made(smallest=None, fastest=None)], name)
    assert drawn.lstrip().startswith(begin)
    if name == "a.svg":
        assert b"tbox_table" in drawn
        assert b"generic" in drawn


def test_pictures_that_cannot_be() -> None:
    osu = [targets.find("generic")]
    with pytest.raises(UserError, match="must end in"):
        sbox_page.check_plot("a.pdf", osu)
    with pytest.raises(UserError, match="area against delay of standard cells"):
        sbox_page.check_plot("a.png", [targets.find("ecp5")])
    sbox_page.check_plot("a.png", [targets.find("ecp5"), *osu])


PUBLISHED = PUBLISHED_SBOXES.read()


@pytest.mark.parametrize("target", published_set.SBOX_TARGETS)
def test_every_sbox_is_published(target: str) -> None:
    rows = {one.label: one for one in PUBLISHED if one.target == target}
    expected = publish.published_sboxes(target)
    assert list(rows) == [one.label for one in expected], "run `make results`"
    for one in expected:
        assert rows[one.label].rtl_hash == block.rtl_hash(one), "run `make results`"
        assert rows[one.label].flow_hash == flow_hash(targets.find(target)), "run `make results`"
        assert rows[one.label].proven is True
