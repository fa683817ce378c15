# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scripts of `syn/` say in a sentence what they miss."""

import os
import subprocess
from pathlib import Path

import pytest

from aesilicon.bundle import cells_scripts, fpga_scripts
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
    program = folder / "yosys"
    program.write_text(f'#!/bin/sh\n[ "$1" = -V ] && echo "Yosys {version}"; exit 0\n')
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
    for script in ("cells.sh", ECP5):
        assert says(folder, script) == "Yosys 0.23 is too old: set YOSYS to 0.70 or newer"


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
