# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Areas of the layout in place of those that a liberty file states."""

import os
import re
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.doctor import examine
from aesilicon.errors import UserError
from aesilicon.targets import CellTarget, areas, lef, liberty, registry
from aesilicon.targets.areas import Correction

LIBRARY = """library (small) {
  wire_load ("w") { area : 5; }
  /* cell (NAND2) { area : 1; } */
  cell ("NAND2") { pin (A) { direction : input; } area : 4.0; }
  cell (INV) { area : 2; }
  cell (NONE) { pin (A) { direction : input; } }
}
"""
LAYOUT = """VERSION 5.6 ;
PROPERTYDEFINITIONS
  MACRO Type STRING ;
END PROPERTYDEFINITIONS
# MACRO INV SIZE 9 BY 9 ;
MACRO NAND2
  SIZE 3.000 BY 1.5 ; # width and height
  PIN SIZE END SIZE
END NAND2
MACRO INV
  SIZE 2 BY 1.00001 ;
END INV
MACRO NONE
  SIZE 2 BY 3 ;
END NONE
MACRO FILL
  SIZE 1 BY 1 ;
END FILL
"""

OSU018 = pytest.mark.skipif(not registry.OSU018_LIBERTY.is_file(), reason="no qflow-tech-osu018")
OSU018_WRONG = (
    Correction("LATCH", 0.0, 56.0),
    Correction("NAND3X1", 36.0, 32.0),
    Correction("OAI21X1", 23.0, 32.0),
)
SG13G2 = pytest.mark.skipif(
    not (Path(os.environ.get("PDK_ROOT", "none")) / "ihp-sg13g2").is_dir(), reason="no ihp-sg13g2"
)


@pytest.fixture
def library(tmp_path: Path) -> Path:
    (tmp_path / "small.lib").write_text(LIBRARY)
    (tmp_path / "small.lef").write_text(LAYOUT)
    return tmp_path / "small.lib"


def test_areas_of_the_layout_replace_those_that_differ(library: Path) -> None:
    wrong = areas.corrections(library, library.with_suffix(".lef"), {"INV": 7.0})
    assert wrong == (Correction("NAND2", 4.0, 4.5), Correction("NONE", None, 6.0))
    true = areas.corrected(library, wrong)
    found = {name: cell.number("area") for name, cell in liberty.cells(true).items()}
    assert found == {"NAND2": 4.5, "INV": 2.0, "NONE": 6.0}
    assert true.name == library.name
    text = true.read_text().replace("    area : 4.5;", "    area : 4.0;")
    assert text.replace("    area : 6;\n", "") == liberty.normal_text(library)


def test_a_library_without_mistakes_becomes_its_normal_file(library: Path) -> None:
    wrong = areas.corrections(library, None, {"INV": 2.0})
    assert areas.corrected(library, wrong) == liberty.normal(library) != library


def test_known_areas_hold_without_a_layout(library: Path) -> None:
    known = {"INV": 3.0, "OTHER": 1.0}
    assert areas.corrections(library, None, known) == (Correction("INV", 2.0, 3.0),)


def test_what_is_no_layout_is_refused(library: Path, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"small\.lib is no LEF file of cells: it has no MACRO"):
        lef.areas(library)
    with pytest.raises(UserError, match=r"cannot read .*none\.lef: No such file"):
        lef.areas(tmp_path / "none.lef")


@OSU018
def test_osu018_disagrees_with_its_layout_in_three_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    found = targets.find("osu018")
    assert isinstance(found, CellTarget)
    assert found.corrections == OSU018_WRONG
    assert found.provenance()["areas"]["OAI21X1"] == {"liberty": 23.0, "layout": 32.0}
    assert liberty.cell_area(found.liberty, "OAI21X1") == 32
    row = {finding.name: finding.found for finding in examine()}["osu018"]
    assert row is not None
    assert row.endswith("LATCH 0 -> 56, NAND3X1 36 -> 32, OAI21X1 23 -> 32")
    monkeypatch.setattr(registry, "OSU018_LEF", Path("none.lef"))
    without = targets.find("osu018")
    assert isinstance(without, CellTarget)
    assert without.corrections == OSU018_WRONG
    assert (without.identity, without.lef) == (found.identity, None)


@OSU018
def test_a_library_of_ones_own_takes_its_layout() -> None:
    found = targets.from_liberty(registry.OSU018_LIBERTY, registry.OSU018_LEF)
    assert found.corrections == OSU018_WRONG
    assert "OAI21X1" not in found.library.nand2
    assert targets.from_liberty(registry.OSU018_LIBERTY).corrections == ()


@OSU018
def test_the_layout_of_another_library_is_refused(library: Path) -> None:
    said = re.escape(f"has no cell of {registry.OSU018_LIBERTY}; name the LEF file of that library")
    with pytest.raises(UserError, match=said):
        targets.from_liberty(registry.OSU018_LIBERTY, library.with_suffix(".lef"))


@SG13G2
def test_sg13g2_disagrees_with_its_layout_in_two_cells() -> None:
    found = targets.find("ihp-sg13g2")
    assert isinstance(found, CellTarget)
    assert {one.cell: (one.stated, one.true) for one in found.corrections} == {
        "sg13g2_a22oi_1": (10.8486, 10.8864),
        "sg13g2_sdfrbpq_2": (72.576, 65.3184),
    }
