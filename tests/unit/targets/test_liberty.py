# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What we read from liberty files, and whether our constants fit the libraries of this machine."""

import os
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import ToolError, UserError
from aesilicon.targets import CellTarget, liberty
from aesilicon.targets.libraries import Flop

LIBRARY = """
library (toy) {
  time_unit : "TIME";
  cell ("AND2") { area : 3.5; pin (Y) { direction : output; } }
  cell (ODD) { cell_leakage_power : 1; }
  cell (DF) {
    area : 10;
    pin (Q) {
      timing () {
        related_pin : "R"; timing_type : clear;
        cell_fall (t) { values ("9, 9", "9, 9"); }
      }
      timing () {
        related_pin : "CK"; timing_type : rising_edge;
        cell_rise (t) { values ("0.20, 0.40", "0.30, 0.50"); }
        cell_fall (t) { values ("0.25, 0.45", "0.35, 0.55"); }
      }
    }
    pin (D) {
      timing () {
        related_pin : "CK"; timing_type : hold_rising;
        rise_constraint (t) { values ("8, 8"); }
      }
      timing () {
        related_pin : "CK"; timing_type : "setup_rising";
        rise_constraint (t) { values ("0.01, 0.02, 0.03"); }
        fall_constraint (t) { values ("-0.01, 0.05, 0.06"); }
      }
    }
  }
}
"""
DF = Flop("DF", "CK", "D", "Q")


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    path = tmp_path / "toy.lib"
    path.write_text(LIBRARY.replace("TIME", "1ns"))
    return path


def test_area_of_a_cell_quoted_or_not(toy: Path) -> None:
    assert liberty.cell_area(toy, "AND2") == 3.5
    assert liberty.cell_area(toy, "DF") == 10.0


def test_flip_flop_delay_is_its_slower_launch_plus_its_slower_setup(toy: Path) -> None:
    assert liberty.flop_delay_ns(toy, DF) == pytest.approx(0.25 + 0.05)


def test_picoseconds_become_nanoseconds(tmp_path: Path) -> None:
    path = tmp_path / "toy_ps.lib"
    path.write_text(LIBRARY.replace("TIME", "1ps"))
    assert liberty.flop_delay_ns(path, DF) == pytest.approx(0.3e-3)


def test_what_the_library_lacks_is_named(toy: Path, tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="has no cell NAND2"):
        liberty.cell_area(toy, "NAND2")
    with pytest.raises(ToolError, match="cell ODD no area"):
        liberty.cell_area(toy, "ODD")
    with pytest.raises(ToolError, match="no timing of AND2"):
        liberty.flop_delay_ns(toy, Flop("AND2", "CK", "D", "Y"))
    with pytest.raises(UserError, match="cannot read library"):
        liberty.cell_area(tmp_path / "none.lib", "NAND2")


def libraries_here() -> list[CellTarget]:
    """Every library of this machine at its typical corner, the one beside the checkout included."""
    beside = Path(__file__).resolve().parents[4] / "shared" / "pdk"
    with pytest.MonkeyPatch.context() as patch:
        if "PDK_ROOT" not in os.environ and beside.is_dir():
            patch.setenv("PDK_ROOT", str(beside))
        found = [targets.find(name) for name in ["generic", *targets.discover()]]
    return [target for target in found if isinstance(target, CellTarget)]


@pytest.mark.parametrize("target", libraries_here(), ids=lambda target: str(target.name))
def test_constants_fit_the_library(target: CellTarget) -> None:
    library, text = target.library, target.liberty.read_text()
    cells = re.findall(r"^\s*cell\s*\(\s*\"?(\w+)", text, re.MULTILINE)
    nand2 = liberty.cell_area(target.liberty, library.nand2)
    stem = re.sub(r"[X_]?\d$", "", library.nand2)
    same = [cell for cell in cells if re.fullmatch(rf"{stem}[X_]?\d", cell)]
    assert min(liberty.cell_area(target.liberty, cell) for cell in same) == nand2
    assert library.driving_cell in cells
    assert 3 < liberty.cell_area(target.liberty, library.flop.cell) / nand2 < 8
    assert liberty.flop_delay_ns(target.liberty, library.flop) > 0
    for pattern in library.dont_use:
        assert any(fnmatch(cell, pattern) for cell in cells), f"{pattern} names no cell"
    used = {library.nand2, library.driving_cell}
    assert not [c for c in used if any(fnmatch(c, p) for p in library.dont_use)]
