# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The ports stand once, in the RTL: every architecture has those of `aes_core`."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.design import design, rtl
from aesilicon.design.ports import Port, parse
from aesilicon.errors import UserError

CORES = [name for name in design.catalogue() if design.load(name).wrapper is None]

HEADER = """
// module comment (with a parenthesis
module some #(
  /// Of the port, say (in bits).
  parameter int unsigned Bits = 8,
  parameter logic [2:0]  Mask = 3'b101,
  parameter int unsigned Wide = 2 * Bits
) (
  input  logic clk_i,

  /// First line,
  /// second line.
  input  logic [Wide-1:0] data_i,  // no meaning
  output logic [$clog2(Bits+1)-1:0] count_o,
  output logic [0:0] one_o, /* last, ) */ output wire [7:4] part_o
);
"""


@pytest.mark.parametrize("name", CORES)
def test_every_architecture_has_the_ports_of_aes_core(name: str) -> None:
    one = design.load(name)
    common = rtl.core_ports().ports(one.parameters())
    own = [port for port in rtl.ports(one) if port.name not in one.traits.extra_outputs]
    if "PortBits" in one.parameters():
        own, common = ([replace(port, bits=0) for port in some] for some in (own, common))
    assert [replace(p, meaning="") for p in own] == [replace(p, meaning="") for p in common]


def test_every_port_has_a_meaning() -> None:
    assert all(port.meaning.endswith(".") for port in rtl.core_ports().declarations)
    for name in CORES:
        assert all(port.meaning for port in rtl.ports(design.load(name)))


def test_the_readme_connects_every_port() -> None:
    text = (resources.project_dir() / "README.md").read_text()
    (instance,) = re.findall(r"^aes_round u_aes \((.*?)^\);", text, re.DOTALL | re.MULTILINE)
    named = re.findall(r"\.(\w+)\(", instance)
    assert named == [port.name for port in rtl.ports(design.load("aes-round"))]


def test_widths_follow_the_parameters() -> None:
    module = parse(HEADER)
    assert module.parameters == {"Bits": "8", "Mask": "3'b101", "Wide": "2 * Bits"}
    assert module.ports({"Bits": "32"}) == [
        Port("input", 1, "clk_i"),
        Port("input", 64, "data_i", vector=True, meaning="First line, second line."),
        Port("output", 6, "count_o", vector=True),
        Port("output", 1, "one_o", vector=True),
        Port("output", 4, "part_o", vector=True),
    ]
    assert [port.bits for port in module.ports({})] == [1, 16, 4, 1, 4]
    assert [one.width for one in module.declarations] == ["1", "Wide", "$clog2(Bits+1)", "1", "4"]
    assert [port.signal for port in module.ports({})] == ["clk", "data", "count", "one", "part"]
    assert Port("input", 1, "rst_ni").signal == "rst_n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("package p; endpackage", "no module with a list of ports"),
        ("module m (input logic a_i", "does not end"),
        ("module m (input logic a_i, b_i);", "m: 'b_i' is not `input logic"),
        ("module m (input p::t a_i);", "m: 'input p::t a_i' is not `input logic"),
        ("module m #(int N = 3) (input logic a_i);", "m: 'int N = 3' is not `parameter"),
    ],
)
def test_what_is_not_in_the_subset(text: str, sentence: str) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        parse(text)


@pytest.mark.parametrize("width", ["Lost", "p::N", "N", "4'sd3", "1.5", "1,2"])
def test_a_width_that_is_not_known(width: str) -> None:
    module = parse(
        f"module m #(parameter int N = M, parameter int M = N) (input logic [{width}:0] a);"
    )
    with pytest.raises(UserError, match=r"m: the width of a is unknown: '.*' is no whole number"):
        module.ports({})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("output logic                 key_error_o,", ""), "lacks the output key_error_o"),
        (("in_chain_i,", "in_chain_i, input logic more_i,"), "must not have the input more_i"),
        (("key_error_o,", "key_error_o, output logic busy_o,"), "must not have the output busy_o"),
    ],
)
def test_a_core_with_other_ports_is_refused(
    change: tuple[str, str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = design.load("aes-round")
    (listed,) = [file for file in rtl.manifest() if file.path.stem == "aes_core"]
    text = listed.path.read_text().replace("module aes_core #", "module aes_core_mine #")
    assert change[0] in text
    path = tmp_path / "aes_core_mine.sv"
    path.write_text(text.replace(*change, 1))
    files = (*rtl.manifest(), replace(listed, path=path))
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    monkeypatch.setattr(type(one.arch), "module", "aes_core_mine")
    with pytest.raises(UserError, match=f"aes_core_mine {sentence}"):
        rtl.ports(one)
