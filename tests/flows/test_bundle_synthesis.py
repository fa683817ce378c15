# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scripts in a bundle's `syn/` give the published figures, with Yosys and nextpnr alone."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from statistics import median

import pytest

import four_state
import sample
from aesilicon import build, targets
from aesilicon.bundle import cells_scripts, fpga_scripts
from aesilicon.design import design, rtl
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped
from aesilicon.flows.measure.staleness import stale
from aesilicon.mapping import verilog
from aesilicon.mapping.library import gate_equivalents, total_area
from aesilicon.report.published import MEASURED
from aesilicon.store import Store
from aesilicon.targets import CellTarget, FpgaTarget
from aesilicon.tools import abc

EIGHT = (
    *("aes128-round-enc", "aes256-round-lean", "aes128-round-brisk", "aes-round"),
    *("aes-round-small", "aes128-column", "aes128-serial-enc", "aes128-pipeline"),
)
"""The designs of the README."""
ROWS = {(row.design, row.target): row for row in MEASURED.read() if row.design in EIGHT}
CASES = [case for case in ROWS if case[1] in (*fpga_scripts.TARGETS, *cells_scripts.LIBRARIES)]

YOSYS = f"""\
#!{sys.executable}
import os, sys
from pathlib import Path
from pyosys import libyosys
if sys.argv[1:] == ["-V"]:
    sys.exit(print("Yosys 0.70"))
log = os.open(sys.argv[sys.argv.index("-l") + 1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
os.dup2(log, 1), os.dup2(log, 2)
core = libyosys.Design()
for line in Path(sys.argv[sys.argv.index("-s") + 1]).read_text().splitlines():
    libyosys.run_pass(line, core)
"""
"""A program `yosys` with the options that the scripts use."""


@pytest.fixture
def programs(tmp_path: Path) -> dict[str, str]:
    """The environment in which a shell finds Yosys and nextpnr under their usual names."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "yosys").write_text(YOSYS)
    for package in {family.traits.package for family in map(found, fpga_scripts.TARGETS)} - {None}:
        inner = Path(sys.executable).parent / str(package)
        (folder / str(package).removeprefix("yowasp-")).write_text(
            f'#!/bin/sh\nexec {inner} "$@"\n'
        )
    (folder / "yosys-abc").symlink_to(abc.program())
    for program in folder.iterdir():
        program.chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}


def found(name: str) -> FpgaTarget:
    target = targets.find(name)
    assert isinstance(target, FpgaTarget)
    return target


def shell(script: str, folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(
        ["sh", *script.split()], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def runs(netlist: Path, target: CellTarget, folder: Path, work: Path) -> None:
    """The netlist passes the bundle's test bench, from X in all registers."""
    (bench,) = (folder / "tb").iterdir()
    mapped = Mapped(CoreUnderTest((), netlist_top(folder)), netlist, library=target.liberty)
    start = four_state.simulate(four_state.netlist(mapped, work), bench, work)
    assert (start.status, start.said[:5]) == (0, "PASS:"), start.said


def netlist_top(folder: Path) -> str:
    (plain,) = (folder / "verilog").iterdir()
    return plain.stem


def quick(case: tuple[str, str]) -> bool:
    return case == ("aes128-serial-enc", "xc7")


@pytest.mark.parametrize(("name", "where"), sample.only(quick, CASES))
def test_a_bundle_alone_gives_the_figures_of_its_row(
    name: str, where: str, programs: dict[str, str], tmp_path: Path
) -> None:
    row = ROWS[name, where]
    assert not stale(row), "its bundle has no figure to compare with"
    # The user's store may hold newer rows than the published ones.
    store = Store(tmp_path / "store")
    folder = build.build(design.load(name), tmp_path / "core", store=store).folder
    target = targets.find(where)
    page = (folder / "syn" / "README.md").read_text()
    if isinstance(target, CellTarget):
        said = shell(f"syn/cells.sh {target.liberty}", folder, programs)
        netlist = folder / "syn/mapped/cells/netlist.v"
        cells = verilog.read(netlist).instances
        area = total_area(target, Counter(cell.cell for cell in cells))
        assert row.gate_equivalents is not None
        assert gate_equivalents(target, area) <= 1.05 * row.gate_equivalents
        periods = [float(period) for period in re.findall(r"period: (\S+) ns", said)]
        assert f"{row.area_um2:,.0f} um2" in page
        if not rtl.is_narrow(design.load(name)):
            runs(netlist, target, folder, tmp_path)
    else:
        seeds = " 1 2 3" if found(where).device else ""
        said = shell(f"syn/{where}.sh{seeds}", folder, programs)
        (luts,) = re.findall(rf"{where}: (\d+) LUTs", said)
        assert row.luts is not None
        assert int(luts) <= 1.03 * row.luts
        assert f"{row.luts:,} LUTs" in page
        periods = [1000 / float(mhz) for mhz in re.findall(r": ([\d.]+) MHz \(", said)]
        assert len(periods) == (3 if seeds else 0)
    if periods:
        assert row.median is not None
        assert row.median.min_period is not None
        assert median(periods) <= 1.1 * row.median.min_period
