# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""MixColumns of few XORs: the programs and the module against the specification."""

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.netlist import gates
from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.netlist import load
from aesilicon.spec import rijndael
from aesilicon_lab.circuits import mix_columns, programs
from circuit_checks import live

XORS = {"forward": 90, "inverse": 92, "both": 118}
BUILDS = {"DirEncrypt": "forward", "DirDecrypt": "inverse", "DirBoth": "both"}
"""`Directions` of the module -> its program."""
MODULE = "aes_mix_columns_compact"

UNITS = [(1 << bit).to_bytes(4) for bit in range(32)]
COLUMNS = [*UNITS, *(random.Random(1).randbytes(4) for _ in range(32))]
"""All unit vectors, which decide a linear map, and some sums of them."""


def cases(way: str) -> list[tuple[bytes, int, bytes]]:
    """Column, `inverse_i`, and the specification's column."""
    ways = {"forward": (0, 0), "inverse": (1, 1), "both": (0, 1)}[way]
    specified = (rijndael.mix_columns, rijndael.inv_mix_columns)
    return [(c, i, specified[way](c)) for i, way in enumerate(ways) for c in COLUMNS]


def transposed(words: list[int], bits: int) -> list[int]:
    """For each bit its value in all words."""
    return [sum((word >> bit & 1) << n for n, word in enumerate(words)) for bit in range(bits)]


@pytest.mark.parametrize("way", XORS)
def test_a_program_is_the_specification(way: str) -> None:
    circuit = mix_columns.circuits()[way]
    every = cases(way)
    words = [int.from_bytes(column) | inverse << 32 for column, inverse, _ in every]
    values = transposed(words, circuit.inputs)
    for gate in circuit.gates:
        assert gate.op == "XOR" or (way == "both" and gate.op == "AND" and 32 in gate.ins)
        ins = (values[i] for i in gate.ins)
        values.append(gates.FUNCTIONS[gate.op]((1 << len(every)) - 1, *ins))
    wanted = transposed([int.from_bytes(column) for _, _, column in every], 32)
    assert [values[signal] for signal in circuit.outputs] == wanted


@pytest.mark.parametrize("way", XORS)
def test_a_program_has_the_gates_of_its_header(way: str) -> None:
    circuit = mix_columns.circuits()[way]
    assert circuit.counts()["XOR"] == XORS[way]
    ands = re.findall(r"(\d+) ANDs", programs.text(f"mix_columns_{way}"))
    assert circuit.counts()["AND"] == (int(ands[0]) if ands else 0)
    assert f" {XORS[way]} XORs" in programs.text(f"mix_columns_{way}")
    assert live(circuit) == circuit


@pytest.mark.parametrize("front_end", ["read_slang --top top", "read_verilog -sv"])
def test_the_module_is_the_specification(front_end: str, tmp_path: Path) -> None:
    """Each build, with two columns, which are apart."""
    instances = "".join(
        f"  {MODULE} #(.BlockBits(64), .Directions(aes_pkg::{build})) u_{n} (\n"
        f"    .inverse_i(inverse_i), .data_i(data_i), .data_o(data_o[{64 * n} +: 64])\n  );\n"
        for n, build in enumerate(BUILDS)
    )
    top = tmp_path / "top.sv"
    top.write_text(
        "module top (\n  input logic inverse_i,\n  input logic [63:0] data_i,\n"
        f"  output logic [{64 * len(BUILDS) - 1}:0] data_o\n);\n{instances}endmodule\n"
    )
    rtl = resources.rtl_dir()
    steps = [
        f"{front_end} {rtl / 'aes_pkg.sv'} {rtl / 'round' / MODULE}.sv {top}",
        "hierarchy -check -top top",
        "proc",
        "flatten",
        "opt_clean",
        "check -assert",
        "techmap",
        "opt_clean",
        f"write_json {tmp_path}/top.json",
    ]
    script = (
        "import sys; from pyosys import libyosys as ys\n"
        "d = ys.Design()\n"
        "for command in sys.argv[1:]: ys.run_pass(command, d)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, *steps],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    netlist = load(tmp_path / "top.json", "top")
    columns = [(c, i, COLUMNS[n - 1]) for i in (0, 1) for n, c in enumerate(COLUMNS)]
    words = [int.from_bytes(c + other) | i << 64 for c, i, other in columns]
    bits = [*netlist.inputs["data_i"], *netlist.inputs["inverse_i"]]
    driven = dict(zip(bits, transposed(words, 65), strict=True))
    values = evaluate(netlist, driven, len(words))
    outs = [values[net] for net in netlist.outputs["data_o"]]
    for n, (build, way) in enumerate(BUILDS.items()):
        wanted = []
        for c, i, other in columns:
            inverse = way == "inverse" or (way == "both" and i)
            mixed = rijndael.inv_mix_columns if inverse else rijndael.mix_columns
            wanted.append(int.from_bytes(mixed(c + other)))
        assert outs[64 * n : 64 * n + 64] == transposed(wanted, 64), build
