# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Twisted BDDs that are mapped as designed: of which designs, and that they compute the T-box."""

import re
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.design import design, rtl
from aesilicon.design.core_table import Core
from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, require_equal
from aesilicon.errors import AesiliconError
from aesilicon.flows.measure import designed_cells, sbox_cells
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.search import AS_DESIGNED, SIZED
from aesilicon.targets import CellTarget
from libraries import found


@pytest.fixture(scope="module")
def osu018() -> CellTarget:
    return found("osu018", timed=True)


def changed(name: str, **core: object) -> Design:
    chosen = design.load(name).core.table() | core
    return Design(name="changed", purpose="a test", core=Core(**chosen))


def made(one: Design, target: CellTarget, work: Path) -> dict[str, str]:
    return designed_cells.modules(one, target, rtl.write_sources(one, work / "rtl"), work)


def branches(text: str) -> list[tuple[int, int]]:
    found = re.findall(r"if \(Directions == (\d+) && Factor == (\d+)\)", text)
    return [(int(way), int(factor)) for way, factor in found]


def test_each_circuit_that_a_design_uses_and_no_other(osu018: CellTarget, tmp_path: Path) -> None:
    basic = {"tbox": {"tboxes": False}}
    for name, core, due in (
        ("morioka-tbox", {}, {"aes_tbox_twisted_bdd": [(0, 1), (0, 2), (0, 3)]}),
        ("morioka-tbox-dec", basic, {"aes_sbox_twisted_bdd": [(1, 1)]}),
        (
            "morioka-tbox-dec",
            basic | {"key_sbox": "twisted_bdd"},
            {"aes_sbox_twisted_bdd": [(1, 1), (0, 1)]},
        ),
        ("morioka-tbox", {"sbox": "table"}, {}),
        ("aes-round", {"sbox": "twisted_bdd"}, {}),
    ):
        there = made(changed(name, **core), osu018, tmp_path / "work")
        assert {module: branches(text) for module, text in there.items()} == due, (name, core)
    generic = targets.find("generic")
    assert isinstance(generic, CellTarget)
    assert made(design.load("morioka-tbox"), generic, tmp_path / "generic") == {}


def test_a_search_buffers_them_and_leaves_sized_cells_alone(
    osu018: CellTarget, tmp_path: Path
) -> None:
    for name, modules, again in (
        ("morioka-tbox", ("aes_tbox_twisted_bdd",), AS_DESIGNED),
        ("aes128-round-lean", ("aes_sbox_lean",), SIZED),
    ):
        one = design.load(name)
        sources = rtl.write_sources(one, tmp_path / "rtl")
        kept = sbox_cells.kept(one, osu018, sources, tmp_path / name)
        assert kept is not None
        assert (kept.modules, kept.again) == (modules, again)


def test_its_cells_are_the_tbox(osu018: CellTarget, tmp_path: Path) -> None:
    """And those of another factor are not."""
    one = changed("morioka-tbox", key_sbox="table")
    sources = rtl.write_sources(one, tmp_path / "rtl")
    text = designed_cells.modules(one, osu018, sources, tmp_path)["aes_tbox_twisted_bdd"]
    for factor, same in ((2, True), (3, False)):
        body = re.search(rf"Factor == {factor}\) begin\n(.*?)\n  end\n", text, re.DOTALL)
        assert body
        folder = tmp_path / str(factor)
        assert _equal(body[1], sources, osu018, folder) == same


def _equal(body: str, sources: list[Path], target: CellTarget, folder: Path) -> bool:
    folder.mkdir()
    top = folder / "one.sv"
    top.write_text(
        "module one (input logic clk_i, input logic [7:0] data_i, output logic [7:0] data_o);\n"
        "  aes_tbox_twisted_bdd #(.Directions(aes_pkg::DirEncrypt), .Factor(4'd2)) u_tbox (\n"
        "    .data_i, .data_o);\n  logic unused;\n  assign unused = clk_i;\nendmodule\n"
    )
    flat = re.sub(r"data_([io])\[(\d)\]", r"\\data_\1[\2] ", body)
    names = [f"\\data_{way}[{bit}] " for way in "io" for bit in range(8)]
    ports = [f"  {'input' if 'data_i' in name else 'output'} {name};\n" for name in names]
    netlist = folder / "netlist.v"
    netlist.write_text(
        f"module one (clk_i, {', '.join(names)});\n  input clk_i;\n"
        f"{''.join(ports)}{flat}\nendmodule\n"
    )
    mapped = Mapped(CoreUnderTest((*sources, top), "one"), netlist, library=target.liberty)
    try:
        require_equal(mapped, folder / "compare")
    except AesiliconError:
        return False
    return True


@pytest.mark.bench
def test_a_core_around_them_is_faster_than_what_abc_makes(
    osu018: CellTarget, tmp_path: Path
) -> None:
    one = design.load("morioka-tbox")
    core = CoreUnderTest.of(one, tmp_path / "rtl", adapted=False)
    figures = measure_cells(core, osu018, Options(quick=True), tmp_path)
    assert figures.recipe == "dch, fan-out 6, S-boxes kept, then fan-out 6"
    (state,) = [path for path in figures.loops_by_module if path.module == "core"]
    assert sum(cell.delay for cell in state.cells) < state.delay_ns
    assert any("twisted_bdd" in cell.module for cell in state.cells)
