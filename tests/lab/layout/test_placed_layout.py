# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Layouts of libraries that are not routed here: what is written, and what is said without LEF."""

import json
import re
import shutil
from pathlib import Path

import pytest

import libraries
from aesilicon import targets
from aesilicon.design import design
from aesilicon.errors import MissingToolError, UserError
from aesilicon.flows.measure.measurement import Constants, Measurement
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.targets import CellTarget, liberty
from aesilicon_lab.layout import geometry, layout_rows, placed_layouts
from aesilicon_lab.layout.layout_results import LayoutRow
from aesilicon_lab.tools import coloquinte

BITS = 24
LAYERS = ("li1", "met1", "met2", "met3", "met4", "met5")
MEASURED = Measurement.model_construct(
    design_hash="0",
    tools={},
    recipe="by hand",
    gate_equivalents=1.0,
    fmax_mhz=1000.0,
    constants=Constants(
        driving_cell="none",
        input_slew_ns=0.1,
        output_load_pf=0.05,
        max_transition_ns=0.6,
        wire_pf_per_fanout=0.0,
    ),
)


def netlist(nand: str, flop: str, output: str) -> str:
    """A ring of registers, each behind a gate; `flop` and `nand` have {} for their nets."""
    lines = ["module small (clk_i, in_i, out_o, same_o);"]
    lines += ["  input clk_i, in_i; output out_o, same_o;", "  assign same_o = out_o;"]
    for n in range(BITS):
        lines.append(f"  wire q{n}, d{n};")
        lines.append("  " + nand.format(name=f"g{n}", a=f"q{(n - 1) % BITS}", b="in_i", y=f"d{n}"))
        lines.append("  " + flop.format(name=f"r{n}", d=f"d{n}", q=f"q{n}"))
    lines.append("  " + output.format(name="last", a="q5", y="out_o"))
    return "\n".join([*lines, "endmodule"]) + "\n"


SG13G2 = netlist(
    "sg13g2_nand2_1 {name} (.A({a}), .B({b}), .Y({y}));",
    "sg13g2_dfrbpq_1 {name} (.CLK(clk_i), .D({d}), .Q({q}), .RESET_B(1'b1));",
    "sg13g2_buf_2 {name} (.A({a}), .X({y}));",
)
SKY130 = netlist(
    "sky130_fd_sc_hd__nand2_1 {name} (.A({a}), .B({b}), .Y({y}));",
    "sky130_fd_sc_hd__dfxtp_1 {name} (.CLK(clk_i), .D({d}), .Q({q}));",
    "sky130_fd_sc_hd__buf_2 {name} (.A({a}), .X({y}));",
)


def placed(
    target: CellTarget, text: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> LayoutRow:
    """The row of a small netlist, with its files in `folder`."""
    for require in (coloquinte.require, geometry.engine):
        try:
            require()
        except MissingToolError as e:
            pytest.skip(str(e))
    monkeypatch.setattr(placed_layouts, "energy_of", lambda *_: None)
    folder.mkdir()
    mapped = folder / "netlist.v"
    mapped.write_text(text, encoding="utf-8")
    step = MeasureDesign(design.load("aes128-serial-enc"), target, Options(goal="area"))
    return placed_layouts.row(step, MEASURED, mapped, folder, lambda now: None, utilisation=0.7)


def check(folder: Path, row: LayoutRow, target: CellTarget) -> None:
    """All files are there, and fit each other."""
    assert not row.routed and row.period_ns.routed is None
    assert row.period_ns.placed == pytest.approx(1000 / row.fmax_mhz, rel=1e-3)
    assert all((folder / name).is_file() for name in placed_layouts.names("small"))
    assert (folder / "layout.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    made = (folder / "layout.def").read_text()
    assert made.count("clock_buffer_0 ") > 1
    assert "SPECIALNETS" not in made and "filler_" not in made
    assert "- in_i + NET in_i + DIRECTION INPUT" in made
    assert "- same_o + NET out_o + DIRECTION OUTPUT" in made
    assert "clock_buffer" not in (folder / "mapped.v").read_text()
    in_tree = re.findall(r"\bclock_buffer_\d+\s*\(", (folder / "layout.v").read_text())
    assert row.clock_buffers == len(in_tree) > 0
    configured = json.loads((folder / "librelane.json").read_text())
    assert configured["PDK"] == target.name
    assert configured["CLOCK_PERIOD"] == row.period_ns.placed
    given = placed_layouts.names("small").values()
    for key in ("PNR_SDC_FILE", "SIGNOFF_SDC_FILE"):
        assert configured[key].removeprefix("dir::") in given
    assert configured["VERILOG_FILES"][0].removeprefix("dir::") in given


def test_sg13g2_is_placed_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = libraries.found("ihp-sg13g2", timed=True)
    if target.lef is None:
        pytest.skip("needs the LEF files of ihp-sg13g2")
    row = placed(target, SG13G2, tmp_path / "made", monkeypatch)
    check(tmp_path / "made", row, target)
    assert (tmp_path / "made" / "mapped.v").read_text().count("sg13g2_tiehi") == BITS
    with pytest.raises(UserError, match="--gds is for layouts that are routed"):
        layout_rows.require(target, tmp_path / "cells.gds")


def test_files_of_an_earlier_layout_are_removed(tmp_path: Path) -> None:
    """Only those that the new one lacks, and no others."""
    made, given = tmp_path / "made", tmp_path / "given"
    made.mkdir()
    for routed in (True, False, True):
        files = layout_rows.Files(made, "small", routed)
        for name in files.names():
            (made / name).write_text(str(routed))
        files.copy(given)
        (given / "notes.txt").write_text("of the user")
        names = {*files.names().values(), "notes.txt"}
        assert {file.name for file in given.iterdir()} == names


def _lef(source: Path, cells: Path, technology: Path) -> None:
    """LEF files with the sky130 library's names: sizes from the areas, pins one above another."""
    lines = ["VERSION 5.7 ;"]
    for n, name in enumerate(LAYERS):
        way = "HORIZONTAL" if n % 2 else "VERTICAL"
        lines += [f"LAYER {name}", "TYPE ROUTING ;", f"DIRECTION {way} ;", "PITCH 0.46 ;"]
        lines += ["WIDTH 0.14 ;", "SPACING 0.14 ;", "RESISTANCE RPERSQ 0.1 ;"]
        lines += ["CAPACITANCE CPERSQDIST 0.00003 ;", "EDGECAPACITANCE 0.00004 ;", f"END {name}"]
    lines += ["SITE unithd", "CLASS CORE ;", "SIZE 0.46 BY 2.72 ;", "END unithd", "END LIBRARY"]
    technology.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = ["VERSION 5.7 ;"]
    for name, cell in liberty.cells(source).items():
        sites = max(1, round((cell.number("area") or 1.25) / (0.46 * 2.72)))
        lines += [f"MACRO {name}", "CLASS CORE ;", f"SIZE {0.46 * sites:.2f} BY 2.72 ;"]
        for n, pin in enumerate(cell.all("pin")):
            way = "OUTPUT" if pin.attributes.get("direction") == "output" else "INPUT"
            y = 0.2 + 0.3 * n
            for known in pin.names:
                lines += [f"PIN {known}", f"DIRECTION {way} ;", "USE SIGNAL ;", "PORT"]
                lines += ["LAYER li1 ;", f"RECT 0.1 {y:.2f} 0.3 {y + 0.1:.2f} ;", "END"]
                lines += [f"END {known}"]
        lines += [f"END {name}"]
    cells.write_text("\n".join([*lines, "END LIBRARY"]) + "\n", encoding="utf-8")


def test_sky130_is_placed_where_its_lef_files_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = libraries.found("sky130A", timed=True)
    folder = tmp_path / "sky130A" / "libs.ref" / "sky130_fd_sc_hd"
    (folder / "lib").mkdir(parents=True)
    shutil.copyfile(here.source, folder / "lib" / here.source.name)
    monkeypatch.setenv("PDK_ROOT", str(tmp_path))
    bare = targets.find("sky130A")
    assert isinstance(bare, CellTarget)
    with pytest.raises(MissingToolError) as said:
        layout_rows.require(bare, None)
    named = [word for word in str(said.value).split() if word.endswith("lef")]
    assert len(named) == 2
    for name in named:
        (tmp_path / "sky130A" / name).parent.mkdir()
    _lef(here.source, *(tmp_path / "sky130A" / name for name in named))
    target = targets.find("sky130A")
    assert isinstance(target, CellTarget)
    layout_rows.require(target, None)
    row = placed(target, SKY130, tmp_path / "made", monkeypatch)
    check(tmp_path / "made", row, target)
