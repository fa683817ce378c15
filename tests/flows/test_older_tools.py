# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The oldest Verilator and Yosys that the docs name take a bundle: those of Debian 12.

Icarus 11 and GHDL 2 of Debian 12 are held to it by `test_bundle_tools` and `test_bundle_vhdl`.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

import sample
from aesilicon.design import design, rtl
from aesilicon.engines import ENGINES
from debian_tools import debian
from four_state import said

Bundles = Callable[[str], Path]
STAY = ("aes128-serial-enc", "aes128-gcm")
NAMES = sample.only(STAY.__contains__, sorted(design.shipped()))


@pytest.mark.parametrize("name", NAMES)
def test_verilator_5_006_lints_sources_and_plain_verilog(name: str, bundles: Bundles) -> None:
    verilator = debian("verilator", "5.006", "--version")
    of = bundles(name)
    (listing,) = of.glob("*.f")
    lint = (verilator, "--lint-only", "-Wall", "--top-module", listing.stem)
    assert said(*lint, "-f", listing.name, cwd=of) == (0, "")
    waived = (f"lint/{listing.stem}.vlt", f"verilog/{listing.stem}.v")
    assert said(*lint, *waived, cwd=of) == (0, "")


@pytest.mark.parametrize("parts", [False, True])
@pytest.mark.parametrize("mode", sorted(ENGINES))
def test_verilator_5_006_lints_an_engine(mode: str, parts: bool, tmp_path: Path) -> None:
    verilator = debian("verilator", "5.006", "--version")
    made = design.behind(design.load("aes128-serial-enc"), mode, parts=parts)
    files = [str(file) for file in rtl.write_sources(made, tmp_path)]
    lint = (verilator, "--lint-only", "-Wall", "--top-module", made.top)
    assert said(*lint, *files, cwd=tmp_path) == (0, "")


@pytest.mark.parametrize("name", NAMES)
def test_yosys_0_23_elaborates_the_plain_verilog(
    name: str, bundles: Bundles, tmp_path: Path
) -> None:
    yosys = debian("yosys", "0.23", "-V")
    for plain in (bundles(name) / "verilog").glob("*.v"):
        script = f"read_verilog {plain}; hierarchy -check -top {plain.stem}; proc; check -assert"
        status, log = said(yosys, "-p", script, cwd=tmp_path)
        assert status == 0, log
        assert "Found and reported 0 problems." in log
        assert "$dlatch" not in log
