# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The generated S-boxes and T-boxes: as committed, clean, and right for every input."""

import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon import circuits, resources
from aesilicon.circuits import tbox
from aesilicon.netlists.evaluate import evaluate
from aesilicon.netlists.netlist import load
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.tools import verilator

RTL = resources.rtl_dir()
PACKAGE = RTL / "aes_pkg.sv"
MODULES = list(circuits.GENERATORS)
FACTORS = {"DirEncrypt": tbox.FACTORS["forward"], "DirDecrypt": tbox.FACTORS["inverse"]}

YOSYS = (
    "import sys; from pyosys import libyosys as ys\n"
    "d = ys.Design()\n"
    "for command in sys.argv[1:]: ys.run_pass(command, d)\n"
)


def source(module: str) -> Path:
    return RTL / "sbox" / f"{module}.sv"


def builds(module: str) -> dict[str, tuple[bytes, bytes]]:
    """Parameters of each build -> its tables for `inverse_i` = 0 and 1; T-boxes have no such."""
    if "tbox" not in module:
        tables = ((SBOX, SBOX), (INV_SBOX, INV_SBOX), (SBOX, INV_SBOX))
        names = ("DirEncrypt", "DirDecrypt", "DirBoth")
        return {f".Directions(aes_pkg::{n})": t for n, t in zip(names, tables, strict=True)}
    found = {}
    for direction, factors in FACTORS.items():
        for factor in factors:
            images = SBOX if direction == "DirEncrypt" else INV_SBOX
            table = bytes(gf.mul(y, factor) for y in images)
            found[f".Directions(aes_pkg::{direction}), .Factor(4'd{factor})"] = (table, table)
    return found


def top(modules: list[str], folder: Path) -> Path:
    """A module `top` of every build of some modules, each with a byte of `data_o`."""
    made = [(module, parameters) for module in modules for parameters in builds(module)]
    instances = "".join(
        f"  {module} #({parameters}) u_{n} (\n"
        f"    {'' if 'tbox' in module else '.inverse_i(inverse_i), '}"
        f".data_i(data_i), .data_o(data_o[{8 * n} +: 8])\n  );\n"
        for n, (module, parameters) in enumerate(made)
    )
    path = folder / "top.sv"
    path.write_text(
        "module top (\n  /* verilator lint_off UNUSEDSIGNAL */\n  input logic inverse_i,\n"
        "  /* verilator lint_on UNUSEDSIGNAL */\n  input logic [7:0] data_i,\n"
        f"  output logic [{8 * len(made) - 1}:0] data_o\n);\n{instances}endmodule\n"
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


@pytest.mark.bench
def test_every_build_lints_clean(tmp_path: Path) -> None:
    files = [PACKAGE, *map(source, MODULES), top(MODULES, tmp_path)]
    verilator.lint(files, "top", log=tmp_path / "log")


@pytest.mark.bench
@pytest.mark.parametrize("front_end", ["read_slang --top top", "read_verilog -sv"])
def test_all_inputs_in_yosys(front_end: str, tmp_path: Path) -> None:
    """All modules in one process."""
    sources = " ".join(map(str, [PACKAGE, *map(source, MODULES), top(MODULES, tmp_path)]))
    steps = [
        f"{front_end} {sources}",
        "hierarchy -check -top top",
        "proc",
        "flatten",
        "memory_map",
        "opt",
        "check -assert",
        "techmap",
        "opt_clean",
        f"write_json {tmp_path}/top.json",
    ]
    run = subprocess.run(
        [sys.executable, "-c", YOSYS, *steps],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    netlist = load(tmp_path / "top.json", "top")
    bits = [*netlist.inputs["data_i"], *netlist.inputs["inverse_i"]]
    states = {net: sum((x >> n & 1) << x for x in range(512)) for n, net in enumerate(bits)}
    values = evaluate(netlist, states, 512)
    outs = [values[net] for net in netlist.outputs["data_o"]]
    every = [(module, b, t) for module in MODULES for b, t in builds(module).items()]
    for n, (module, parameters, tables) in enumerate(every):
        for inverse, table in enumerate(tables):
            byte = outs[8 * n : 8 * n + 8]
            column = bytes(
                sum((bit >> 256 * inverse + x & 1) << b for b, bit in enumerate(byte))
                for x in range(256)
            )
            assert column == table, f"{module}, {parameters}, inverse_i = {inverse}"


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
      for (int word = static_cast<int>(sizeof(top.data_o) / 4) - 1; word >= 0; --word)
        std::printf("%08x", static_cast<unsigned>(top.data_o[word]));
      std::printf("\\n");
    }
}
"""


SMALL = [f"aes_sbox_{name}" for name in ("compact", "canright", "boyar_peralta", "composite")]
"""Those that compile soonest, enough for more than 64 bits of output."""


@pytest.mark.parametrize(
    "modules", [SMALL, pytest.param(MODULES, marks=pytest.mark.bench)], ids=["few", "all"]
)
def test_all_inputs_in_verilator(
    modules: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verilator, "EFFORT", "-O0")
    driver = tmp_path / "driver.cpp"
    driver.write_text(DRIVER)
    program = verilator.build(
        [PACKAGE, *map(source, modules), top(modules, tmp_path)],
        "top",
        driver,
        tmp_path / "program",
        log=tmp_path / "log",
    )
    run = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    results = [bytes.fromhex(line)[::-1] for line in run.stdout.split()]
    assert len(results) == 512
    every = [(module, b, t) for module in modules for b, t in builds(module).items()]
    for n, (module, parameters, tables) in enumerate(every):
        for inverse, table in enumerate(tables):
            column = bytes(line[n] for line in results[256 * inverse : 256 * (inverse + 1)])
            assert column == table, f"{module}, {parameters}, inverse_i = {inverse}"
