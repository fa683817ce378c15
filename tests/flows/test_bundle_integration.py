# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What `integration.md` says of clock, reset and memories holds for the plain Verilog."""

import re
from pathlib import Path

import pytest

from aesilicon import build
from aesilicon.design import design

pytestmark = pytest.mark.xdist_group("pages of integration")  # each bundle is built once
NAMES = ("aes128-serial-enc", "kuo-processor", "aes-column", "aes128-pipeline-bram")
HEADINGS = ["Clock domains", "Reset", "Scan", "Clock gates", "Power intent", "What is not here"]


@pytest.fixture(scope="module", params=NAMES)
def bundle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build.build(design.load(request.param), tmp_path_factory.mktemp("i") / "aes").folder


def triggers(verilog: str) -> set[str]:
    """Everything that an `always` block waits for."""
    return set(re.findall(r"always(?:_\w+)? *@ *\(?([^;\n)]*)", verilog))


def test_every_register_has_the_one_clock(bundle: Path) -> None:
    page = (bundle / "integration.md").read_text()
    assert "One: all registers take the rising edge of `clk_i`." in page
    plain = min((bundle / "verilog").glob("*.v"), key=lambda path: len(path.name))
    assert triggers(plain.read_text()) - {"*"} == {"posedge clk_i"}


def test_the_page_speaks_of_each_matter(bundle: Path) -> None:
    page = (bundle / "integration.md").read_text()
    assert re.findall("^## (.+)$", page, re.MULTILINE) == HEADINGS


def test_a_clock_of_its_own_would_be_seen() -> None:
    other = "always @(posedge clk_i)\n a <= b;\nalways @(negedge clk_i, posedge x) c <= d;\n"
    assert triggers(other) == {"posedge clk_i", "negedge clk_i, posedge x"}


def page(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(build.plain_verilog, "plain_verilog", lambda *_, **__: None)
    monkeypatch.setattr(build.vhdl, "model", lambda *_: "")
    made = build.build(design.load(name), folder / name).folder
    return " ".join((made / "integration.md").read_text().split())


@pytest.mark.parametrize(
    ("name", "there", "not_there"),
    [
        ("aes128-serial-enc", "shift in every clock and have no enable", "block RAM"),
        ("aes-round", "within 1 clock; tie it to 0", "shift in every clock"),
        ("aes128-pipeline-bram", "aes_sbox_rom: an FPGA tool can make block RAM of it", "have no"),
        ("kuo-processor", "The instruction Reset has the same effect.", "key_clear_i"),
    ],
)
def test_the_page_is_of_this_design(
    name: str, there: str, not_there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = page(name, tmp_path, monkeypatch)
    assert there in text
    assert not_there not in text
