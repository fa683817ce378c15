# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Scripts for tools that are not here: Tcl runs them with recorded commands in the tools' place."""

import re
from pathlib import Path
from typing import Any

import pytest

from aesilicon import build
from aesilicon.bundle import vendor
from aesilicon.design import design

tkinter = pytest.importorskip("tkinter", reason="needs tkinter: apt-get install python3-tk")

NAMES = ("aes128-serial-enc", "kuo-processor")
LIBRARY = {"LIBRARY": "cells.lib"}
TOOL = """
proc unknown {args} { lappend ::commands $args; return 1 }
proc exit {args} { lappend ::commands [list exit {*}$args] }
set commands {}
"""
"""Commands of a tool, each of which is recorded and returns 1."""


@pytest.fixture(scope="module", params=NAMES)
def bundle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        empty = lambda *args, **_: args[2].write_text("")  # noqa: E731
        patch.setattr(build.plain_verilog, "plain_verilog", empty)
        patch.setattr(build.vhdl, "model", lambda *_: "")
        return build.build(design.load(request.param), tmp_path_factory.mktemp("v") / "aes").folder


def run(script: Path, text: str | None = None, **environment: str) -> list[list[str]]:
    """The commands of the tool that a script gives, as lists of words."""
    tcl: Any = tkinter.Tcl()
    text = script.read_text() if text is None else text
    assert tcl.eval(f"info complete {{{text}}}") == "1"
    tcl.eval(TOOL + "array unset env\narray set env {}")
    for name, value in environment.items():
        tcl.setvar(f"env({name})", value)
    tcl.eval(f"info script {{{script}}}")
    tcl.eval(text)
    return [list(tcl.splitlist(one)) for one in tcl.splitlist(tcl.getvar("commands"))]


def named(commands: list[list[str]], of: Path) -> set[str]:
    """Paths below the bundle that the commands name."""
    return set(re.findall(rf"{re.escape(str(of))}/([\w./-]+)", str(commands)))


@pytest.mark.parametrize("name", vendor.SCRIPTS)
def test_a_script_is_tcl_and_names_files_of_the_bundle(name: str, bundle: Path) -> None:
    script = bundle / "vendor" / name
    commands = run(script, **LIBRARY)
    files = named(commands, bundle)
    assert {file for file in files if not (bundle / file).is_file()} == set()
    (listing,) = bundle.glob("*.f")
    sources = {*listing.read_text().split()}
    plain = f"verilog/{listing.stem}.v"
    assert files & {*sources, plain} == {
        "vivado_ip.tcl": {plain},
        "formality.tcl": {*sources, plain},
        "conformal.do": {*sources, plain},
    }.get(name, sources)
    tops = {str(word).rpartition("/WORK/")[2] for words in commands for word in words}
    assert listing.stem in tops


@pytest.mark.parametrize("name", vendor.SCRIPTS)
def test_a_script_says_that_it_was_not_run(name: str, bundle: Path) -> None:
    head = (bundle / "vendor" / name).read_text().splitlines()[:6]
    assert any("NOT RUN HERE" in line for line in head)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("vivado_project.tcl", "constraints/{}.xdc"),
        ("vivado_project.tcl", "tb/{}_tb.sv"),
        ("quartus.tcl", "constraints/{}_quartus.sdc"),
        ("design_compiler.tcl", "constraints/{}.sdc"),
        ("genus.tcl", "constraints/{}.sdc"),
    ],
)
def test_a_script_takes_constraints_and_bench(name: str, file: str, bundle: Path) -> None:
    (listing,) = bundle.glob("*.f")
    script = bundle / "vendor" / name
    text = script.read_text().replace("\nsource ", "\ntool_source ")
    assert file.format(listing.stem) in named(run(script, text, **LIBRARY), bundle)


@pytest.mark.parametrize("name", ["design_compiler.tcl", "genus.tcl"])
def test_a_missing_library_is_a_sentence(name: str, bundle: Path) -> None:
    with pytest.raises(tkinter.TclError, match=r"^set LIBRARY to the \.\w+ file of your cells$"):
        run(bundle / "vendor" / name)


@pytest.mark.parametrize("name", ["formality.tcl", "conformal.do"])
def test_a_comparison_takes_a_netlist(name: str, bundle: Path) -> None:
    commands = run(bundle / "vendor" / name, NETLIST="mine.v", **LIBRARY)
    assert any("mine.v" in words for words in commands)
    assert not any(file.startswith("verilog/") for file in named(commands, bundle))
