# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""T-boxes: the products of every byte, and illegal parameters are refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import tbox, twisted_bdd

RTL = resources.rtl_dir()
BUILDS = [("DirEncrypt", f) for f in (1, 2, 3)] + [("DirDecrypt", f) for f in (1, 9, 11, 13, 14)]
ELABORATE = (
    "import sys; from pyosys import libyosys as ys\n"
    "ys.Design().run_pass('read_slang --top top ' + sys.argv[1])\n"
)


def expected(direction: str, factor: int) -> bytes:
    table = SBOX if direction == "DirEncrypt" else INV_SBOX
    return bytes(gf.mul(y, factor) for y in table)


def test_tables_are_the_products() -> None:
    assert tbox.tables() == {one: expected(*one) for one in BUILDS}


@pytest.mark.parametrize("build", BUILDS)
def test_twisted_diagrams_are_the_tables(build: tuple[str, int]) -> None:
    assert twisted_bdd.from_table(expected(*build)).table() == tuple(expected(*build))


@pytest.mark.parametrize(
    ("direction", "factor", "legal"),
    [
        ("DirEncrypt", 9, False),
        ("DirDecrypt", 2, False),
        ("DirBoth", 1, False),
        ("DirDecrypt", 9, True),
    ],
)
@pytest.mark.parametrize("module", ["aes_tbox_table", "aes_tbox_twisted_bdd"])
def test_illegal_parameters_are_refused(
    module: str, direction: str, factor: int, legal: bool, tmp_path: Path
) -> None:
    top = tmp_path / "top.sv"
    top.write_text(
        "module top (input logic [7:0] data_i, output logic [7:0] data_o);\n"
        f"  {module} #(.Directions(aes_pkg::{direction}), .Factor(4'd{factor})) u_tbox (.*);\n"
        "endmodule\n"
    )
    files = f"{RTL / 'aes_pkg.sv'} {RTL / f'sbox/{module}.sv'} {top}"
    command = [sys.executable, "-c", ELABORATE, files]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (run.returncode == 0) == legal
    said = "Factor must be 1, 2, 3 (DirEncrypt) or 1, 9, 11, 13, 14 (DirDecrypt)"
    assert (said in run.stdout + run.stderr) != legal
