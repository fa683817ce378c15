# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""T-boxes: right for every byte, clean in every build, and illegal parameters are refused."""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.circuits import tbox, twisted_bdd
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.tools import verilator

RTL = resources.rtl_dir()
MODULES = {
    "aes_tbox_table": tbox.generate_table,
    "aes_tbox_twisted_bdd": tbox.generate_twisted_bdd,
}
BUILDS = [("DirEncrypt", f) for f in (1, 2, 3)] + [("DirDecrypt", f) for f in (1, 9, 11, 13, 14)]
YOSYS = (
    "import sys; from pyosys import libyosys as ys\n"
    "d = ys.Design()\n"
    "for command in sys.argv[1:]: ys.run_pass(command, d)\n"
)
DRIVER = """\
#include "Vtop.h"
#include <cstdio>
int main() {
  Vtop top;
  for (int x = 0; x < 256; ++x) {
    top.data_i = x;
    top.eval();
    std::printf("%04x %04x\\n", top.aes_tbox_table_o, top.aes_tbox_twisted_bdd_o);
  }
}
"""


def expected(direction: str, factor: int) -> bytes:
    table = SBOX if direction == "DirEncrypt" else INV_SBOX
    return bytes(gf.mul(y, factor) for y in table)


def top(modules: Iterable[str], builds: list[tuple[str, int]], folder: Path) -> list[Path]:
    """The files of a module `top` with an instance of each build; each module has an output."""
    outputs = ", ".join(f"output logic [{8 * len(builds) - 1}:0] {module}_o" for module in modules)
    instances = "".join(
        f"  {module} #(.Directions(aes_pkg::{direction}), .Factor(4'd{factor})) u_{module}_{n} (\n"
        f"    .data_i(data_i), .data_o({module}_o[{8 * n} +: 8])\n  );\n"
        for module in modules
        for n, (direction, factor) in enumerate(builds)
    )
    path = folder / "top.sv"
    path.write_text(f"module top (input logic [7:0] data_i, {outputs});\n{instances}endmodule\n")
    return [RTL / "aes_pkg.sv", *(RTL / f"sbox/{module}.sv" for module in modules), path]


def test_tables_are_the_products() -> None:
    assert tbox.tables() == {one: expected(*one) for one in BUILDS}


@pytest.mark.parametrize("build", BUILDS)
def test_twisted_diagrams_are_the_tables(build: tuple[str, int]) -> None:
    assert twisted_bdd.from_table(expected(*build)).table() == tuple(expected(*build))


@pytest.mark.parametrize("module", MODULES)
def test_committed_file_is_what_the_generator_writes(module: str) -> None:
    text = (RTL / f"sbox/{module}.sv").read_text()
    assert text == MODULES[module]()
    assert max(map(len, text.splitlines())) <= 100


def test_builds_in_verilator(tmp_path: Path) -> None:
    """All lint clean; two of each module run, which takes the C++ compiler long enough."""
    for module in MODULES:
        verilator.lint(top([module], BUILDS, tmp_path), "top", log=tmp_path / "lint.log")
    builds = [("DirEncrypt", 2), ("DirDecrypt", 11)]
    driver = tmp_path / "driver.cpp"
    driver.write_text(DRIVER)
    program = verilator.build(
        top(MODULES, builds, tmp_path), "top", driver, tmp_path / "program", log=tmp_path / "log"
    )
    run = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    rows = [line.split() for line in run.stdout.splitlines()]
    assert len(rows) == 256
    for column, module in enumerate(MODULES):
        words = [bytes.fromhex(row[column])[::-1] for row in rows]
        for n, build in enumerate(builds):
            assert bytes(word[n] for word in words) == expected(*build), (module, build)


@pytest.mark.parametrize("front_end", ["read_verilog -sv", "read_slang --top top"])
@pytest.mark.parametrize("module", MODULES)
def test_a_build_of_each_direction_in_yosys(module: str, front_end: str, tmp_path: Path) -> None:
    builds = [BUILDS[2], BUILDS[-1]]
    files = " ".join(map(str, top([module], builds, tmp_path)))
    steps = [
        *(f"{front_end} {files}", "hierarchy -check -top top", "proc", "flatten", "memory_map"),
        *(
            "opt",
            "check -assert",
            f"tee -o {tmp_path}/table eval -table data_i -show {module}_o top",
        ),
    ]
    run = yosys(steps)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    rows = re.findall(r"'(\w{8})\b.*'(\w{16})\b", (tmp_path / "table").read_text())
    found = {int(x, 2): int(y, 2).to_bytes(2, "little") for x, y in rows}
    assert found == {x: bytes(expected(*one)[x] for one in builds) for x in range(256)}


@pytest.mark.parametrize("build", [("DirEncrypt", 9), ("DirDecrypt", 2), ("DirBoth", 1)])
@pytest.mark.parametrize("module", MODULES)
def test_illegal_parameters_are_refused(
    module: str, build: tuple[str, int], tmp_path: Path
) -> None:
    files = " ".join(map(str, top([module], [build], tmp_path)))
    run = yosys([f"read_slang --top top {files}"])
    assert run.returncode != 0
    assert "Factor must be 1, 2, 3 (DirEncrypt)" in run.stdout + run.stderr


def yosys(steps: list[str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", YOSYS, *steps]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
