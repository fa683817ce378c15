# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A netlist with block RAMs is proven to be its RTL: contents, addresses and reset."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon import targets
from aesilicon.design import rtl
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Family, Mapped, prove_netlist
from aesilicon.errors import UserError
from aesilicon.mapping import restored
from aesilicon.targets import FpgaTarget
from aesilicon.tools import yosys

TOP = """
module two_roms (
  input  logic        clk_i, clear_i, inverse_i,
  input  logic [31:0] data_i,
  output logic [31:0] data_o
);
  for (genvar n = 0; n < 2; n++) begin : gen_rom
    aes_sbox_rom #(.Directions(aes_pkg::DirBoth), .Lanes(2)) u_rom (
      .clk_i, .clear_i, .inverse_i, .data_i(data_i[16*n +: 16]), .data_o(data_o[16*n +: 16])
    );
  end
endmodule
"""
FILES = ("aes_pkg", "aes_sbox_rom_table", "aes_sbox_rom")


def named(
    made: yosys.FpgaNetlist, files: list[Path], top: str, family: Family, work: Path
) -> Mapped:
    netlist = restored.luts(made.netlist, top, made.names, work / "named.json")
    return Mapped(CoreUnderTest(tuple(files), top), netlist, family=family)


def synthesized(family: str, work: Path) -> Mapped:
    """Two dual-port RAMs with four S-boxes of both directions."""
    (work / "top.sv").write_text(TOP, encoding="utf-8")
    sources = {file.path.stem: file.path for file in rtl.manifest()}
    files = [*(sources[name] for name in FILES), work / "top.sv"]
    target = targets.find(family)
    assert isinstance(target, FpgaTarget)
    made = yosys.synthesize_fpga(
        files, "two_roms", target.family, device=target.branch, goal="area", work=work
    )
    rams = [n for kind, n in made.cells.items() if kind in target.traits.brams]
    assert rams == [2]
    return named(made, files, "two_roms", target.family, work)


FAMILIES = sample.only(lambda one: one == "ecp5", ["ecp5", "gowin", "nexus", "xc7", "xcve"])


@pytest.mark.parametrize("family", FAMILIES)
def test_it_is_proven_and_its_faults_are_not(family: str, tmp_path: Path) -> None:
    mapped = synthesized(family, tmp_path)
    assert prove_netlist(mapped, tmp_path / "proof").equal
    module = json.loads(mapped.netlist.read_text(encoding="utf-8"))["modules"]["two_roms"]
    (one, _) = [cell for cell in module["cells"].values() if "INIT" in str(cell["parameters"])]

    def refuted(name: str, settings: dict[str, Any], key: str, wrong: object) -> bool:
        netlist = tmp_path / f"{name}.json"
        right, settings[key] = settings[key], wrong
        netlist.write_text(json.dumps({"modules": {"two_roms": module}}), encoding="utf-8")
        settings[key] = right
        return not prove_netlist(replace(mapped, netlist=netlist), tmp_path / name).equal

    first = min(key for key in one["parameters"] if re.search(r"INIT(VAL)?(_RAM)?_00$", key))
    contents = one["parameters"][first].strip()
    other = contents[:-1] + str(int(contents[-1], 16) ^ 1)
    assert refuted("contents", one["parameters"], first, other)
    reset = next(pin for pin in one["connections"] if re.match("RST(RAM)?A|RESETA", pin))
    assert refuted("reset", one["connections"], reset, ["0"])


def test_a_ram_that_is_written_is_not_compared(tmp_path: Path) -> None:
    mapped = synthesized("ecp5", tmp_path)
    written = mapped.netlist.read_text(encoding="utf-8")
    written = written.replace('"WEA": ["0"]', '"WEA": ["1"]')
    netlist = tmp_path / "written.json"
    netlist.write_text(written, encoding="utf-8")
    with pytest.raises(UserError, match=r"the block RAM .* \(DP16KD\) is written"):
        prove_netlist(replace(mapped, netlist=netlist), tmp_path / "proof")


@pytest.mark.parametrize(
    ("family", "setting", "value"),
    sample.every(2, [("ecp5", "CLKAMUX", "INV"), ("xc7", "IS_CLKARDCLK_INVERTED", "1")]),
)
def test_a_ram_of_the_other_clock_edge_is_not_compared(
    family: str, setting: str, value: str, tmp_path: Path
) -> None:
    mapped = synthesized(family, tmp_path)
    content = json.loads(mapped.netlist.read_text(encoding="utf-8"))
    for cell in content["modules"]["two_roms"]["cells"].values():
        if "INIT" in str(cell["parameters"]):
            cell["parameters"][setting] = value
    netlist = tmp_path / "inverted.json"
    netlist.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(UserError, match="so it is not compared"):
        prove_netlist(replace(mapped, netlist=netlist), tmp_path / "proof")


WRITTEN = """
module written (
  input  logic        clk_i, clear_i, write_i,
  input  logic [1:0]  pick_i,
  input  logic [7:0]  address_i, byte_i,
  input  logic [31:0] data_i,
  output logic [31:0] data_o
);
  for (genvar n = 0; n < 2; n++) begin : gen_ram
    aes_sbox_ram u_ram (
      .clk_i, .clear_i, .write_i(write_i && pick_i[n]), .address_i, .byte_i(byte_i ^ 8'(n)),
      .data_i(data_i[16*n +: 16]), .data_o(data_o[16*n +: 16])
    );
  end
endmodule
"""


def with_written_rams(family: Family, text: str, work: Path) -> Mapped:
    """Two RAMs that are loaded at run time."""
    (work / "top.sv").write_text(text, encoding="utf-8")
    sources = {file.path.stem: file.path for file in rtl.manifest()}
    names = ("aes_sbox_ram_table", "aes_sbox_ram")
    files = [*(sources[name] for name in names), work / "top.sv"]
    made = yosys.synthesize_fpga(files, "written", family, goal="area", work=work)
    return named(made, files, "written", family, work)


@pytest.mark.parametrize("family", sample.only(lambda one: one == "xcve", ["xc7", "xcve"]))
def test_a_ram_that_is_written_is_compared_but_for_its_contents(
    family: Family, tmp_path: Path
) -> None:
    mapped = with_written_rams(family, WRITTEN, tmp_path)
    proof = prove_netlist(mapped, tmp_path / "proof")
    assert proof.equal and proof.registers == 32
    text = mapped.netlist.read_text(encoding="utf-8")

    def differs(name: str, change: Callable[[list[dict[str, list[Any]]]], None]) -> str:
        content = json.loads(text)
        cells = content["modules"]["written"]["cells"]
        change([cell["connections"] for key, cell in sorted(cells.items()) if ".ram.0.0" in key])
        netlist = tmp_path / f"{name}.json"
        netlist.write_text(json.dumps(content), encoding="utf-8")
        found = prove_netlist(replace(mapped, netlist=netlist), tmp_path / name).counterexample
        assert found is not None
        return found.signal

    address, into, reset = {
        "xcve": ("ADDRA", "DIA", "RSTB"),
        "xc7": ("ADDRARDADDR", "DIADI", "RSTRAMB"),
    }[family]

    def other_address(rams: list[dict[str, list[Any]]]) -> None:
        rams[0][address].insert(4, rams[0][address].pop(5))

    def other_data(rams: list[dict[str, list[Any]]]) -> None:
        rams[0][into] = rams[1][into]

    def always_written(rams: list[dict[str, list[Any]]]) -> None:
        rams[1]["WEA"] = ["1"] * len(rams[1]["WEA"])

    def not_cleared(rams: list[dict[str, list[Any]]]) -> None:
        rams[1][reset] = ["0"]

    assert ".ram.first[" in differs("address", other_address)
    assert ".ram.data[0]" in differs("data", other_data)
    assert ".ram.write" in differs("write", always_written)
    assert "data_o[" in differs("reset", not_cleared)


def test_a_ram_that_is_written_needs_a_memory_of_its_name(tmp_path: Path) -> None:
    mapped = with_written_rams("xcve", WRITTEN, tmp_path)
    text = mapped.netlist.read_text(encoding="utf-8")
    netlist = tmp_path / "renamed.json"
    netlist.write_text(re.sub(r'"[^"]*\.ram\.0\.0": {', '"other.0.0": {', text, count=1))
    with pytest.raises(UserError, match="the RTL has no memory other as the netlist has it"):
        prove_netlist(replace(mapped, netlist=netlist), tmp_path / "proof")


def test_a_ram_that_is_written_where_a_reset_stops_a_write(tmp_path: Path) -> None:
    mapped = with_written_rams("ecp5", WRITTEN, tmp_path)
    with pytest.raises(UserError, match=r"the block RAM .* \(DP16KD\) is written"):
        prove_netlist(mapped, tmp_path / "proof")


MEMORY = """
module written (
  input  logic                     clk_i, write_i,
  input  logic [$clog2(WORDS)-1:0] a, b,
  output logic [15:0]              data_o
);
  (* ram_style = "block" *) logic [7:0] ram [WORDS];
  always_ff @(posedge clk_i) if (write_i) ram[a] <= b[7:0];
  always_ff @(posedge clk_i) data_o <= write_i ? 16'h0 : READ;
endmodule
"""


@pytest.mark.parametrize(
    ("words", "read", "why"),
    [
        ("512", "{ram[b], ram[a]}", None),
        ("256", "{8'h0, ram[a]}", "the memory ram is not one of unknown contents with a port"),
        (
            "1024",
            "{ram[b], ram[a]}",
            r"the block RAM ram.0.1 \(RAMB4_S4_S4\) is not a whole memory",
        ),
    ],
    ids=["another size", "one port", "two RAMs"],
)
def test_a_memory_that_is_written(words: str, read: str, why: str | None, tmp_path: Path) -> None:
    text = MEMORY.replace("WORDS", words).replace("READ", read)
    mapped = with_written_rams("xcve", text, tmp_path)
    if why is None:
        assert prove_netlist(mapped, tmp_path / "proof").equal
        return
    with pytest.raises(UserError, match=why):
        prove_netlist(mapped, tmp_path / "proof")


REGISTERED = """
module registered (
  input  logic        clk_i, gate_i,
  input  logic [15:0] data_i,
  output logic [15:0] data_o
);
  logic [15:0] image;
  aes_sbox_rom #(.Directions(aes_pkg::DirEncrypt), .Lanes(2)) u_rom (
    .clk_i, .clear_i(1'b0), .inverse_i(1'b0), .data_i, .data_o(image)
  );
  always_ff @(posedge clk_i) data_o <= NEXT;
endmodule
"""


def with_register(following: str, work: Path) -> tuple[Mapped, dict[str, int]]:
    """A dual-port RAM with a register behind it, on ECP5."""
    (work / "top.sv").write_text(REGISTERED.replace("NEXT", following), encoding="utf-8")
    sources = {file.path.stem: file.path for file in rtl.manifest()}
    files = [*(sources[name] for name in FILES), work / "top.sv"]
    made = yosys.synthesize_fpga(files, "registered", "ecp5", goal="area", work=work)
    return named(made, files, "registered", "ecp5", work), dict(made.cells)


def test_a_register_behind_a_ram_becomes_its_output_register(tmp_path: Path) -> None:
    mapped, cells = with_register("image", tmp_path)
    assert cells["DP16KD"] == 1 and not cells.get("TRELLIS_FF")
    proof = prove_netlist(mapped, tmp_path / "proof")
    assert proof.equal and proof.registers == 32

    text = mapped.netlist.read_text(encoding="utf-8")
    netlist = tmp_path / "other.json"
    netlist.write_text(text.replace('"OUTREG"', '"NOREG"'), encoding="utf-8")
    assert not prove_netlist(replace(mapped, netlist=netlist), tmp_path / "without").equal
    for pin, wrong in (("RSTA", "1"), ("OCEB", "0")):
        design = json.loads(text)
        (ram,) = (
            cell
            for cell in design["modules"]["registered"]["cells"].values()
            if cell["type"] == "DP16KD"
        )
        ram["connections"][pin] = [wrong]
        netlist.write_text(json.dumps(design), encoding="utf-8")
        with pytest.raises(UserError, match="is not read in every clock"):
            prove_netlist(replace(mapped, netlist=netlist), tmp_path / pin)


@pytest.mark.parametrize(
    "following",
    ["gate_i ? image : data_o", "gate_i ? 16'h0 : image", "image ^ {16{gate_i}}"],
    ids=["enable", "reset", "gate"],
)
def test_any_other_register_stays_behind_the_ram(following: str, tmp_path: Path) -> None:
    mapped, cells = with_register(following, tmp_path)
    assert cells["TRELLIS_FF"] == 16
    assert prove_netlist(mapped, tmp_path / "proof").equal
