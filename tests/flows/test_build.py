# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A bundle stands alone: its file lists, plain Verilog and test bench work without the project."""

import re
import subprocess
from pathlib import Path

import pytest

from aesilicon import build, design, rtl
from aesilicon.design import Design
from aesilicon.errors import ToolError, UserError
from aesilicon.tools import verilator, yosys


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.build(design.load("round128"), tmp_path_factory.mktemp("b") / "aes").folder


def listed(bundle: Path) -> list[Path]:
    return [bundle / line for line in (bundle / "aes_round128.f").read_text().split()]


def bench(sources: list[Path], bundle: Path, folder: Path) -> str:
    """What the bundle's test bench prints with these sources."""
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    (tb,) = (bundle / "tb").iterdir()
    program = verilator.build(
        [*sources, tb],
        tb.stem,
        None,
        folder / "bench",
        log=folder / "log",
        options=["-Wno-fatal"],
    )
    return subprocess.run(
        [program], capture_output=True, text=True, timeout=60, check=True
    ).stdout.splitlines()[0]


def test_every_file_list_names_the_sources(bundle: Path, round128: Design) -> None:
    sources = listed(bundle)
    assert all(path.is_file() for path in sources)
    assert sources[-1].name == f"{round128.top}.sv"
    names = [str(path.relative_to(bundle)) for path in sources]
    for other in ("Bender.yml", "aes_round128.core"):
        assert re.findall(r"- (rtl/\S+\.sv)", (bundle / other).read_text()) == names


def test_data_sheet_has_the_documented_clocks(bundle: Path, round128: Design) -> None:
    timing = round128.timing(192)
    row = f"| 192 | {timing.latency} | {timing.interval} | {timing.key_setup} |"
    assert row in (bundle / "datasheet.md").read_text()


def test_bench_passes_on_the_sources(bundle: Path, tmp_path: Path) -> None:
    assert bench(listed(bundle), bundle, tmp_path) == "PASS: 6 blocks"


def test_bench_passes_on_the_plain_verilog(tmp_path: Path) -> None:
    # The smallest design: Verilator makes much C++ of a table that is an expression.
    bundle = build.build(design.load("round128-encrypt"), tmp_path / "aes").folder
    plain = bundle / "verilog" / "aes_round128_encrypt.v"
    assert "paramod" not in plain.read_text()
    assert str(tmp_path) not in plain.read_text()
    again = build.build(design.load("round128-encrypt"), tmp_path / "again").folder
    assert (again / "verilog" / plain.name).read_bytes() == plain.read_bytes()
    assert bench([plain], bundle, tmp_path) == "PASS: 1 blocks"


def test_bench_fails_on_a_broken_core(bundle: Path, tmp_path: Path) -> None:
    sources = []
    for path in listed(bundle):
        copy = tmp_path / path.name
        copy.write_text(path.read_text().replace("rounds = 4'd12", "rounds = 4'd11"))
        sources.append(copy)
    assert bench(sources, bundle, tmp_path).startswith("block ")


def test_templates_name_every_port(bundle: Path, round128: Design) -> None:
    for _, _, port in rtl.ports(round128):
        verilog = (bundle / "template" / "aes_round128_instance.sv").read_text()
        assert len(re.findall(rf"\.{port}\(", verilog)) == 1
        vhdl = (bundle / "template" / "aes_round128_instance.vhd").read_text()
        assert len(re.findall(rf"^    {port} (:|=>) ", vhdl, re.MULTILINE)) == 2


def test_an_old_bundle_is_replaced_and_other_folders_are_not(
    bundle: Path, round128: Design, tmp_path: Path
) -> None:
    other = tmp_path / "thesis"
    other.mkdir()
    (other / "chapter").write_text("years of work")
    with pytest.raises(UserError, match="add --force"):
        build.build(round128, other)
    assert (other / "chapter").exists()
    with pytest.raises(UserError, match="would be replaced as a whole"):
        build.build(round128, Path.cwd(), force=True)
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match="is not a folder"):
        build.build(round128, tmp_path / "file", force=True)
    (bundle / "stale").write_text("")
    assert build.build(round128, bundle).folder == bundle
    assert not (bundle / "stale").exists()


def test_a_failed_build_leaves_nothing(
    round128: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ToolError("synthesis", "was hit by a truck")

    monkeypatch.setattr(yosys, "plain_verilog", fail)
    with pytest.raises(ToolError):
        build.build(round128, tmp_path / "aes")
    assert list(tmp_path.iterdir()) == []
