# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulation of RTL and mapped netlists by Icarus, from X in every register.

A bundle's test bench drives the core; it fails when an output is X after the first clock of reset.
A second module dumps the registers when the bench sees a signal of the core for the first time.
"""

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from aesilicon.equivalence import block_rams
from aesilicon.equivalence.mapped import CELL_MODELS, Mapped
from aesilicon.equivalence.written_rams import UndescribedError
from aesilicon.mapping import verilog
from aesilicon.netlist.mapped_netlist import MappedNetlist
from aesilicon.tools import yosys

DUMPS = ("in_ready", "out_valid")
"""Output ports whose first 1 after reset makes a dump, without their suffix `_o`."""


@dataclass(frozen=True)
class Start:
    """A run of a test bench from X."""

    status: int
    said: str
    unknown: dict[str, frozenset[str]]
    """Key of `DUMPS` -> registers with an X bit after the clock in which the port rose."""


def program(name: str) -> str:
    """Path of an external program; skips the test without it."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"needs {name}: apt-get install {name}")
    return found


def said(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Exit status and all output of a command."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=1800,
        check=False,
    )
    return done.returncode, done.stdout


def simulate(core: Path, bench: Path, work: Path) -> Start:
    """Runs the test bench of a core that one Verilog-2005 file holds; files go into `work`."""
    top = bench.stem
    text = bench.read_text()
    dumps = [name for name in DUMPS if re.search(rf"\b{name}\b", text)]
    (work / "watch.v").write_text(_watch(top, dumps))
    # Cells of an FPGA have inputs that a netlist leaves open.
    compile_ = (program("iverilog"), "-g2005", "-Wall", "-Wno-timescale", "-Wno-portbind")
    files = ("-s", top, "-s", "watch", "-o", "bench.vvp", core, bench, "watch.v")
    assert said(*compile_, *files, cwd=work) == (0, "")
    status, log = said(program("vvp"), "-n", "bench.vvp", cwd=work)
    found = [*_unknown(work / "dump.vcd")]
    log = re.sub(r"^VCD info: .*\n", "", log, flags=re.MULTILINE)
    return Start(status, log, dict(zip(dumps, found, strict=False)))


def _watch(bench: str, dumps: list[str]) -> str:
    """Dumps the core's signals 3 units after the falling edge, when the inputs have settled."""
    waits = "".join(
        f"    while (!({bench}.rst_n && {bench}.{name} === 1'b1)) @(negedge {bench}.clk) #3;\n"
        "    $dumpon;\n    $dumpoff;\n"
        for name in dumps
    )
    return (
        "module watch;\n  initial begin\n"
        f'    $dumpfile("dump.vcd");\n    $dumpvars(0, {bench}.dut);\n    $dumpoff;\n'
        f"{waits}  end\nendmodule\n"
    )


def _unknown(dump: Path) -> Iterator[frozenset[str]]:
    """Registers with an X bit, a set for each `$dumpon`."""
    registers: dict[str, str] = {}
    scopes: list[str] = []
    unknown: set[str] | None = None
    for line in dump.read_text().splitlines():
        match line.split():
            case ["$scope", _, name, "$end"]:
                scopes.append(name)
            case ["$upscope", "$end"]:
                scopes.pop()
            case ["$var", "reg", _, code, name, *_]:
                registers.setdefault(code, ".".join([*scopes[1:], name]))
            case ["$dumpon"]:
                unknown = set()
            case ["$end"] if unknown is not None:
                yield frozenset(unknown)
                unknown = None
            case [word, *code] if unknown is not None:
                value, name = (word, code[0]) if code else (word[0], word[1:])
                if "x" in value and name in registers:
                    unknown.add(registers[name])


def netlist(mapped: Mapped, work: Path) -> Path:
    """A mapped netlist with models of its cells, as one Verilog file; all files go into `work`.

    The models have no initial values: those of standard cells come from the functions in the
    liberty file, those of an FPGA are Yosys's. Skips the test for a block RAM that is written,
    or in another way not described, because there is no model of it.
    """
    top = mapped.core.top
    if mapped.family is None:
        assert mapped.library is not None
        (work / "library.lib").symlink_to(mapped.library)
        (work / "netlist.v").symlink_to(mapped.netlist)
        read = "read_liberty -ignore_miss_func library.lib\nread_verilog netlist.v\n"
        inside, rename = f"mapped_{top}", f"rename {top} mapped_{top}\n"
        wrapper = _wrapper(verilog.read(mapped.netlist), inside)
    else:
        module = json.loads(mapped.netlist.read_text())["modules"][top]
        ports = Counter(module["ports"])
        try:
            (work / "rams.v").write_text(block_rams.replaced(module))
        except UndescribedError as error:
            pytest.skip(str(error))
        if Counter(module["ports"]) != ports:
            pytest.skip("no model of a block RAM that the design writes")
        (work / "netlist.json").write_text(json.dumps({"modules": {top: module}}))
        read = (
            f"read_json netlist.json\nread_verilog -overwrite +/{CELL_MODELS[mapped.family]}"
            "/cells_sim.v\nread_verilog rams.v\n"
        )
        inside, rename, wrapper = top, "", ""
    yosys.run(
        "models",
        f"{read}{rename}hierarchy -check -top {inside}\nproc\nsetattr -unset init w:*\n"
        "write_verilog -noattr cells.v\n",
        work,
    )
    cells = _LUT.sub(_primitive, (work / "cells.v").read_text())
    (work / "mapped.v").write_text(cells + wrapper)
    return work / "mapped.v"


_LUT = re.compile(
    r"(module \\\S*LUT4\\INIT=16'([01]{16}) \(A, B, C, D, Z\);\n).*?endmodule\n", re.DOTALL
)


def _primitive(model: re.Match[str]) -> str:
    """The model of a LUT around a table, which Icarus simulates eight times as fast as choices."""
    head, init = model.groups()
    rows = []
    for inputs in product("01x", repeat=4):
        known = product(*({"x": "01"}.get(value, value) for value in inputs))
        values = {init[-1 - int("".join(bits[::-1]), 2)] for bits in known}
        rows.append(f"{' '.join(inputs)} : {values.pop() if len(values) == 1 else 'x'};\n")
    return (
        f"{head}  input A, B, C, D;\n  output Z;\n  lut{init} table_ (Z, A, B, C, D);\nendmodule\n"
        f"primitive lut{init} (Z, A, B, C, D);\n  input A, B, C, D;\n  output Z;\n"
        f"  table\n{''.join(rows)}  endtable\nendprimitive\n"
    )


_BIT = re.compile(r"(.+)\[(\d+)\]")


def _wrapper(of: MappedNetlist, inside: str) -> str:
    """A module with the netlist's name and whole ports around `inside`, whose ports are bits."""
    directions = dict.fromkeys(of.inputs, "input") | dict.fromkeys(of.outputs, "output")
    widths: dict[str, tuple[str, int]] = {}
    bits = {}
    for port, direction in directions.items():
        bit = _BIT.fullmatch(port)
        name, place = bits[port] = (bit[1], int(bit[2])) if bit else (port, 0)
        widths[name] = (direction, max(place, widths.get(name, ("", 0))[1]))
    pins = [
        f".\\{port} ({name}{f'[{place}]' if widths[name][1] else ''})"
        for port, (name, place) in bits.items()
    ]
    declared = ",\n".join(
        f"  {direction} [{msb}:0] {name}" for name, (direction, msb) in widths.items()
    ).replace(" [0:0]", "")
    return (
        f"module {of.top} (\n{declared}\n);\n  {inside} u_mapped ({', '.join(pins)});\nendmodule\n"
    )
