# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Other tools take a bundle: Icarus the plain Verilog, GHDL the VHDL template, FuseSoC the core."""

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aesilicon.design import design
from aesilicon.tools import verilator
from four_state import program, said

Bundles = Callable[[str], Path]
LEAN = "aes128-round-lean"


def alone(name: str) -> pytest.MarkDecorator:
    """One worker runs all tests of a bundle, so it is written once."""
    return pytest.mark.xdist_group(f"bundle of {name}")


def designs(*stay: str) -> list[Any]:
    """All designs; `make test` takes those that stay."""
    return [
        pytest.param(
            name, marks=[alone(name)] if name in stay else [alone(name), pytest.mark.bench]
        )
        for name in sorted(design.catalogue())
    ]


def simulate(plain: Path, of: Path, work: Path) -> tuple[int, str]:
    """The bundle's test bench with Icarus, from X in every register, as Verilog-2005."""
    (bench,) = (of / "tb").iterdir()
    compile_ = (program("iverilog"), "-g2005", "-Wall", "-Wno-timescale", "-o", "bench.vvp")
    assert said(*compile_, plain, bench, cwd=work) == (0, "")
    return said(program("vvp"), "-n", "bench.vvp", cwd=work)


def plain_of(of: Path) -> Path:
    """The plain Verilog of a bundle's top module; that of a narrow core stands beside it."""
    return min((of / "verilog").iterdir(), key=lambda path: len(path.name))


@pytest.mark.parametrize("name", designs(LEAN))
def test_icarus_sees_no_x_after_the_reset(name: str, bundles: Bundles, tmp_path: Path) -> None:
    plain = plain_of(bundles(name))
    status, text = simulate(plain, bundles(name), tmp_path)
    assert (status, text[:5]) == (0, "PASS:"), text


@alone(LEAN)
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"\.rst_ni\(rst_ni\)", ".rst_ni(1'h1)", r"FAIL: \w+_o is x"),
        # A state that is unknown takes the default of its case, so it shows by what it does.
        (
            *(r"(?s)(  u_control \(.*?\.live_i\()\w+", r"\g<1>1'h1"),
            r"a result comes out after key_clear_i\nFAIL: 1 of 3 blocks",
        ),
    ],
)
def test_icarus_finds_registers_without_reset(
    old: str, new: str, said: str, bundles: Bundles, tmp_path: Path
) -> None:
    of = bundles(LEAN)
    plain = plain_of(of)
    text, count = re.subn(old, new, plain.read_text())
    assert count
    (tmp_path / "plain.v").write_text(text)
    status, log = simulate(tmp_path / "plain.v", of, tmp_path)
    assert status != 0
    assert re.match(said, log), log


PORT = re.compile(r"^  (input|output) (?:\[(\d+):0\] )?(\w+);$", re.MULTILINE)


def vhdl_ports(plain: Path) -> list[tuple[str, str, str]]:
    """(name, direction, type) of the ports of the plain Verilog's top module."""
    _, module = re.split(rf"^module {plain.stem}\b", plain.read_text(), flags=re.MULTILINE)
    return [
        (name, "in" if way == "input" else "out", vector(msb))
        for way, msb, name in PORT.findall(module.partition("endmodule")[0])
    ]


def vector(msb: str) -> str:
    return f"std_logic_vector({msb} downto 0)" if msb else "std_logic"


def elaborate(template: str, top: str, ports: list[tuple[str, str, str]], work: Path) -> str:
    """What GHDL says of the template among signals of the ports' names, around a black box."""
    library = "library ieee;\nuse ieee.std_logic_1164.all;\n"
    declared = ";\n".join(f"{name} : {way} {kind}" for name, way, kind in ports)
    box = (
        f"{library}entity {top} is port ({declared});\nend;\n"
        f"architecture box of {top} is begin\nend;\n"
    )
    component, found, instance = template.partition("end component;\n")
    assert found
    signals = "".join(f"signal {name} : {kind};\n" for name, _, kind in ports)
    around = (
        f"{library}entity around is end;\narchitecture a of around is\n"
        f"{component}{found}{signals}begin\n{instance}end;\n"
    )
    (work / "around.vhd").write_text(box + around)
    ghdl, standard = program("ghdl"), "--std=08"
    status, text = said(ghdl, "-a", standard, "-Werror", "around.vhd", cwd=work)
    if status == 0:
        status, text = said(ghdl, "--elab-run", standard, "around", "--no-run", cwd=work)
    return text if status else ""


@pytest.mark.parametrize("name", designs(LEAN, "kuo-processor"))
def test_ghdl_elaborates_the_template(name: str, bundles: Bundles, tmp_path: Path) -> None:
    (template,) = (bundles(name) / "template").glob("*.vhd")
    plain = plain_of(bundles(name))
    assert elaborate(template.read_text(), plain.stem, vhdl_ports(plain), tmp_path) == ""


@alone(LEAN)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("in_tag_i : in  std_logic_vector(0 downto 0)", "in_tag_i : in  std_logic"),
        ("key_i : in  std_logic_vector(255", "key_i : in  std_logic_vector(127"),
        ("key_ready_o : out", "key_ready_o : in "),
        ("out_data_o", "out_data"),
    ],
)
def test_ghdl_finds_a_wrong_port(old: str, new: str, bundles: Bundles, tmp_path: Path) -> None:
    of = bundles(LEAN)
    (template,) = (of / "template").glob("*.vhd")
    plain = plain_of(of)
    text = template.read_text()
    assert old in text
    text = elaborate(text.replace(old, new), plain.stem, vhdl_ports(plain), tmp_path)
    assert re.search(r"in_tag_i|key_i|key_ready_o|out_data", text), text


def fusesoc(of: Path, target: str, work: Path, *options: str) -> tuple[int, str]:
    """Exit status and output of `fusesoc run`; builds into `work`."""
    pytest.importorskip("fusesoc")
    (core,) = of.glob("*.core")
    (name,) = re.findall(r'^name: "(.+)"$', core.read_text(), re.MULTILINE)
    start = "from fusesoc.main import main; main()"
    return said(
        *(sys.executable, "-c", start, "--cores-root", of, "run", "--no-export"),
        *("--build-root", work, f"--target={target}", *options, name),
        cwd=work,
        env={**verilator.environment(), "HOME": str(work)},
    )


@pytest.mark.parametrize("name", designs("kuo-processor"))
@pytest.mark.parametrize("target", ["default", "sim", "sim_plain"])
def test_fusesoc_sets_up_all_files(
    name: str, target: str, bundles: Bundles, tmp_path: Path
) -> None:
    tool = () if target == "sim_plain" else ("--tool=verilator",)
    status, text = fusesoc(bundles(name), target, tmp_path, "--setup", *tool)
    assert status == 0, text
    (edam,) = tmp_path.rglob("*.eda.yml")
    named = re.findall(r"^  name: (.+)$", edam.read_text(), re.MULTILINE)
    files = [(edam.parent / one).resolve() for one in named]
    (listing,), (bench,) = (bundles(name).glob(pattern) for pattern in ("*.f", "tb/*"))
    plain = plain_of(bundles(name))
    rtl = [bundles(name) / line for line in listing.read_text().split()]
    assert files == {"default": rtl, "sim": [*rtl, bench], "sim_plain": [plain, bench]}[target]
    assert all(file.is_file() for file in files)


@alone(LEAN)
def test_fusesoc_lints_and_simulates(bundles: Bundles, tmp_path: Path) -> None:
    of = bundles(LEAN)
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    for target in ("lint", "sim_plain"):
        program("iverilog")
        (tmp_path / target).mkdir()
        status, text = fusesoc(of, target, tmp_path / target)
        assert status == 0, text
    assert "PASS: 3 blocks" in text


@alone(LEAN)
def test_fusesoc_misses_a_file(bundles: Bundles, tmp_path: Path) -> None:
    of = shutil.copytree(bundles(LEAN), tmp_path / "less")
    (core,) = of.glob("*.core")
    text = core.read_text()
    (tmp_path / "lint").mkdir()
    core.write_text(text.replace("      - rtl/round/aes_mix_columns.sv\n", ""))
    status, said_ = fusesoc(of, "lint", tmp_path / "lint")
    assert status != 0
    assert "aes_mix_columns" in said_
