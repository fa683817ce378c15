# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The file list of a bundle has the files that the design instantiates, and lints clean."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from pyslang import ast
from pyslang.driver import Driver

import sample
from aesilicon.bundle import waivers
from aesilicon.design import design
from aesilicon.errors import ToolError
from aesilicon.tools import verilator

Bundles = Callable[[str], Path]
SERIAL = "aes128-serial-enc"
STAY = (*(SERIAL, "aes-round", "kuo-processor", "rijndael-round", "vater-wlan"),)


def listing(of: Path) -> Path:
    (found,) = of.glob("*.f")
    return found


def instantiated(files: list[Path], top: str) -> set[str]:
    """Names of the modules in the hierarchy, as slang elaborates it."""
    driver = Driver()
    driver.addStandardArgs()
    assert driver.parseCommandLine(f"slang --top {top} {' '.join(map(str, files))}")
    assert driver.processOptions() and driver.parseAllSources()
    found: set[str] = set()

    def visit(symbol: object) -> None:
        if isinstance(symbol, ast.InstanceSymbol):
            found.add(symbol.definition.name)

    driver.createCompilation().getRoot().visit(visit)
    return found


@pytest.mark.parametrize("name", sample.only(STAY.__contains__, sorted(design.shipped())))
def test_the_list_has_what_is_instantiated_and_no_more(name: str, bundles: Bundles) -> None:
    of = bundles(name)
    files = [of / line for line in listing(of).read_text().split()]
    modules = {file.stem for file in files} - {"aes_pkg", "aes_message_pkg"}
    assert instantiated(files, listing(of).stem) == modules
    rtl = {file for file in (of / "rtl").rglob("*.sv") if not file.stem.endswith("_narrow")}
    assert rtl == {*files}


def lint(of: Path, files: list[str], work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(of)
    options = [word for file in files[:1] if file.endswith(".f") for word in ("-f", file)]
    names = [Path(file) for file in files if not file.endswith(".f")]
    verilator.lint(names, listing(of).stem, log=work / "log", options=options)


@pytest.mark.parametrize("name", sample.only(STAY.__contains__, sorted(design.shipped())))
def test_the_list_lints_without_a_warning(
    name: str, bundles: Bundles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = bundles(name)
    lint(of, [listing(of).name], tmp_path, monkeypatch)


@pytest.mark.parametrize("name", sample.only(STAY.__contains__, sorted(design.shipped())))
def test_the_plain_verilog_lints_with_its_waivers(
    name: str, bundles: Bundles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = bundles(name)
    top = listing(of).stem
    lint(of, [f"lint/{top}.vlt", f"verilog/{top}.v"], tmp_path, monkeypatch)


def test_a_waiver_is_needed(
    bundles: Bundles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = bundles(SERIAL)
    top = listing(of).stem
    text = (of / "lint" / f"{top}.vlt").read_text()
    (tmp_path / "less.vlt").write_text(re.sub("lint_off -rule UNUSEDSIGNAL.*", "", text))
    with pytest.raises(ToolError, match="UNUSEDSIGNAL"):
        lint(of, [str(tmp_path / "less.vlt"), f"verilog/{top}.v"], tmp_path, monkeypatch)


def test_every_waiver_has_a_reason(bundles: Bundles) -> None:
    of = bundles("aes-round")
    text = (of / "lint" / "aes_round.vlt").read_text()
    assert re.findall(r"^// .+\nlint_off -rule (\w+)", text, re.MULTILINE) == [*waivers.PLAIN]
    in_sources = re.findall(r"^//   (rtl/\S+): (\w+): (.*)$", text, re.MULTILINE)
    written = [
        (file, rule)
        for file in listing(of).read_text().split()
        for rule in re.findall(r"lint_off (\w+)", (of / file).read_text())
    ]
    assert [(file, rule) for file, rule, _ in in_sources] == written
    assert len(written) > 3
    assert all(reason for *_, reason in in_sources)
