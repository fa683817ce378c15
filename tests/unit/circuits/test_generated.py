# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The generated S-boxes: as committed, clean in every build, and right for every input."""

import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon import circuits, resources
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.tools import verilator

RTL = resources.rtl_dir()
PACKAGE = RTL / "aes_pkg.sv"
MODULES = list(circuits.GENERATORS)
BUILDS = {
    "DirEncrypt": (SBOX, SBOX),
    "DirDecrypt": (INV_SBOX, INV_SBOX),
    "DirBoth": (SBOX, INV_SBOX),
}
"""Directions of a build -> tables for `inverse_i` = 0 and 1."""

YOSYS = (
    "import sys; from pyosys import libyosys as ys\n"
    "d = ys.Design()\n"
    "for command in sys.argv[1:]: ys.run_pass(command, d)\n"
)


def source(module: str) -> Path:
    return RTL / "sbox" / f"{module}.sv"


def wrapper(module: str, directions: str, folder: Path) -> Path:
    """A module `top` that binds the build, for front ends that set no enum parameter."""
    path = folder / "top.sv"
    path.write_text(
        "module top (input logic inverse_i, input logic [7:0] data_i, output logic [7:0] data_o);\n"
        f"  {module} #(.Directions(aes_pkg::{directions})) u_sbox (\n"
        "    .inverse_i(inverse_i), .data_i(data_i), .data_o(data_o)\n  );\nendmodule\n"
    )
    return path


def test_committed_files_are_what_the_generators_write(tmp_path: Path) -> None:
    for path in circuits.write_all(tmp_path):
        assert path.read_bytes() == source(path.stem).read_bytes(), (
            f"{path.name} is stale: run 'python -m aesilicon.circuits'"
        )


def test_regeneration_from_the_command_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "aesilicon.circuits", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    assert sorted(p.stem for p in tmp_path.iterdir()) == sorted(MODULES)


def test_lines_have_at_most_100_columns() -> None:
    for module in MODULES:
        assert max(map(len, source(module).read_text().splitlines())) <= 100


@pytest.mark.parametrize("directions", BUILDS)
@pytest.mark.parametrize("module", MODULES)
def test_every_build_lints_clean(module: str, directions: str, tmp_path: Path) -> None:
    files = [PACKAGE, source(module), wrapper(module, directions, tmp_path)]
    verilator.lint(files, "top", log=tmp_path / "log")


@pytest.mark.parametrize("front_end", ["read_verilog -sv", "read_slang --top top"])
@pytest.mark.parametrize("directions", BUILDS)
@pytest.mark.parametrize("module", MODULES)
def test_all_inputs_in_yosys(module: str, directions: str, front_end: str, tmp_path: Path) -> None:
    files = f"{PACKAGE} {source(module)} {wrapper(module, directions, tmp_path)}"
    steps = [
        f"{front_end} {files}",
        "hierarchy -check -top top",
        "proc",
        "flatten",
        "memory_map",
        "opt",
        "check -assert",
        f"tee -o {tmp_path}/table eval -table inverse_i,data_i -show data_o top",
    ]
    run = subprocess.run(
        [sys.executable, "-c", YOSYS, *steps],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    found = _truth_table((tmp_path / "table").read_text())
    expected = {
        (inverse, x): table[x]
        for inverse, table in enumerate(BUILDS[directions])
        for x in range(256)
    }
    assert found == expected


def _truth_table(text: str) -> dict[tuple[int, int], int]:
    """(inverse_i, data_i) -> data_o from the table that Yosys' `eval` prints."""
    rows = {}
    for line in text.splitlines():
        if "'" in line:
            inverse, data, result = (
                int(word.partition("'")[2], 2) for word in line.replace("|", " ").split()
            )
            rows[inverse, data] = result
    return rows


DRIVER = """\
#include "Vtop.h"
#include <cstdio>
int main() {
  Vtop top;
  for (int inverse = 0; inverse < 2; ++inverse)
    for (int x = 0; x < 256; ++x) {
      top.inverse_i = inverse;
      top.data_i = x;
      top.eval();
      std::printf("%012llx\\n", static_cast<unsigned long long>(top.data_o));
    }
}
"""


def test_all_inputs_in_verilator(tmp_path: Path) -> None:
    builds = [(module, directions) for module in MODULES for directions in BUILDS]
    instances = "".join(
        f"  {module} #(.Directions(aes_pkg::{directions})) u_{n} (\n"
        f"    .inverse_i(inverse_i), .data_i(data_i), .data_o(data_o[{8 * n} +: 8])\n  );\n"
        for n, (module, directions) in enumerate(builds)
    )
    top = tmp_path / "top.sv"
    top.write_text(
        "module top (input logic inverse_i, input logic [7:0] data_i,\n"
        f"            output logic [{8 * len(builds) - 1}:0] data_o);\n{instances}endmodule\n"
    )
    driver = tmp_path / "driver.cpp"
    driver.write_text(DRIVER)
    program = verilator.build(
        [PACKAGE, *map(source, MODULES), top],
        "top",
        driver,
        tmp_path / "program",
        log=tmp_path / "log",
    )
    run = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    results = [bytes.fromhex(line)[::-1] for line in run.stdout.split()]
    assert len(results) == 512
    for n, (module, directions) in enumerate(builds):
        for inverse, table in enumerate(BUILDS[directions]):
            column = bytes(line[n] for line in results[256 * inverse : 256 * (inverse + 1)])
            assert column == table, f"{module}, {directions}, inverse_i = {inverse}"
