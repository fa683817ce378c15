# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What synthesis made is proven to be the RTL; one cell that is another is found."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon import targets
from aesilicon.design import design, rtl
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, NetlistProof, prove_netlist
from aesilicon.flows.measure import netlist
from aesilicon.flows.measure.netlist import prove_mapped, synthesize

RTL = """
module top (
  input  logic       clk_i, rst_ni, en_i,
  input  logic [7:0] data_i,
  output logic [7:0] data_o,
  output logic [0:0] tag_o
);
  logic [7:0] sum_q;
  logic       never_q, tag_q;
  always_ff @(posedge clk_i) begin
    if (en_i) sum_q <= sum_q + (data_i ^ {8{never_q}});
    never_q <= never_q && en_i;
    tag_q <= ^data_i;
    if (!rst_ni) begin
      sum_q <= 8'd0;
      never_q <= 1'b0;
    end
  end
  assign data_o = sum_q & {8{rst_ni}};
  assign tag_o = tag_q & rst_ni;
endmodule
"""

Synthesis = Callable[..., Mapped]


@pytest.fixture
def small(tmp_path: Path) -> Synthesis:
    """Maps the module above on a target."""

    def make(target: str, text: str = RTL) -> Mapped:
        file = tmp_path / "top.sv"
        file.write_text(text)
        return synthesize(
            CoreUnderTest((file,), "top"), targets.find(target), "speed", tmp_path / target
        )

    return make


@pytest.mark.parametrize("target", ["generic", "ecp5", *sample.none(["xc7"])])
def test_a_netlist_is_its_rtl(target: str, small: Synthesis, tmp_path: Path) -> None:
    proof = prove_netlist(small(target), tmp_path / "compare")
    assert proof.equal, proof.counterexample
    assert proof.registers + len(proof.constant) == 10
    # It is 0 after a reset and keeps that value, so synthesis may leave it in or take it out.
    assert set(proof.constant) <= {"never_q"}
    assert proof.outputs >= 8 + 1 + 9


def test_a_changed_cell_is_found(small: Synthesis, tmp_path: Path) -> None:
    mapped = small("generic")
    text = mapped.netlist.read_text()
    cells = re.findall(r"^  (XOR2|XNOR2) ", text, re.MULTILINE)
    assert cells
    other = {"XOR2": "XNOR2", "XNOR2": "XOR2"}[cells[0]]
    mapped.netlist.write_text(
        re.sub(rf"^  {cells[0]} ", f"  {other} ", text, count=1, flags=re.MULTILINE)
    )
    proof = prove_netlist(mapped, tmp_path / "compare")
    assert not proof.equal
    assert proof.counterexample is not None
    assert proof.counterexample.part == "netlist"
    assert re.search(r"register (sum|tag)_q", proof.counterexample.signal)


def test_constant_registers_that_were_merged(tmp_path: Path) -> None:
    """Plain Verilog with one register for two of the RTL that are 0, under the name of one."""
    ports = "input clk_i, input rst_ni, input [1:0] data_i, output [1:0] data_o"
    other = "always @(posedge clk_i) also_q <= 1'b0;"
    text = (
        f"module top ({ports});\n  reg never_q, also_q;\n"
        "  always @(posedge clk_i) never_q <= rst_ni & never_q & data_i[0];\n"
        f"  {other}\n  assign data_o = data_i ^ {{never_q, also_q}};\nendmodule\n"
    )
    (tmp_path / "top.sv").write_text(text)
    merged = text.replace(other, "").replace(", also_q}", ", never_q}").replace(", also_q;", ";")
    loads = "rst_ni & never_q & data_i[0]"
    for value, equal in (("1'b0", True), ("1'b1", False)):
        (tmp_path / "plain.v").write_text(merged.replace(loads, value))
        same = Mapped(CoreUnderTest((tmp_path / "top.sv",), "top"), tmp_path / "plain.v")
        assert prove_netlist(same, tmp_path / "compare").equal is equal


@pytest.mark.parametrize(
    ("second", "equal"),
    [
        ("rst_ni & twin_q", True),
        ("rst_ni & ~twin_q", False),
        ("~rst_ni | twin_q", False),
        ("rst_ni & (twin_q | data_i[1])", False),
    ],
)
def test_registers_that_are_equal_from_a_reset_on_may_be_one(
    second: str, equal: bool, tmp_path: Path
) -> None:
    """A chain of two registers that is there twice, and once in the plain Verilog."""
    ports = "input clk_i, input rst_ni, input [1:0] data_i, output data_o"
    chain = "first_q <= rst_ni & data_i[0]; last_q <= rst_ni & first_q;"
    text = (
        f"module top ({ports});\n  reg first_q, last_q, twin_q, end_q;\n"
        f"  always @(posedge clk_i) begin {chain}\n"
        f"    twin_q <= rst_ni & data_i[0]; end_q <= {second}; end\n"
        "  assign data_o = last_q ^ (end_q & data_i[1]);\nendmodule\n"
    )
    (tmp_path / "top.sv").write_text(text)
    (tmp_path / "plain.v").write_text(
        f"module top ({ports});\n  reg first_q, last_q;\n"
        f"  always @(posedge clk_i) begin {chain} end\n"
        "  assign data_o = last_q ^ (last_q & data_i[1]);\nendmodule\n"
    )
    same = Mapped(CoreUnderTest((tmp_path / "top.sv",), "top"), tmp_path / "plain.v")
    assert prove_netlist(same, tmp_path / "compare").equal is equal


def test_plain_verilog_with_a_memory_that_nobody_writes(tmp_path: Path) -> None:
    """It is compared by its words, one of which is another."""
    words = "".join(f"    words[{n}] = 4'd{n ^ 5};\n" for n in range(16))
    text = (
        "module top (input clk_i, input [3:0] data_i, output reg [3:0] data_q);\n"
        f"  reg [3:0] words [0:15];\n  initial begin\n{words}  end\n"
        "  always @(posedge clk_i) data_q <= words[data_i];\nendmodule\n"
    )
    (tmp_path / "top.sv").write_text(text)
    for word, equal in (("4'd12", True), ("4'd13", False)):
        (tmp_path / "plain.v").write_text(text.replace("[9] = 4'd12", f"[9] = {word}"))
        same = Mapped(CoreUnderTest((tmp_path / "top.sv",), "top"), tmp_path / "plain.v")
        assert prove_netlist(same, tmp_path / "compare").equal is equal


def test_a_changed_lut_is_found(small: Synthesis, tmp_path: Path) -> None:
    mapped = small("ecp5")
    text = json.loads(mapped.netlist.read_text())
    lut = next(c for c in text["modules"]["top"]["cells"].values() if c["type"] == "LUT4")
    init = lut["parameters"]["INIT"]
    lut["parameters"]["INIT"] = "".join("10"[int(bit)] for bit in init)
    mapped.netlist.write_text(json.dumps(text))
    assert not prove_netlist(mapped, tmp_path / "compare").equal


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("never_q <= 1'b0;", "never_q <= 1'b1;", "register never_q"),
        ("tag_q <= ^data_i", "tag_q <= &data_i", "register tag_q"),
        ("data_o = sum_q", "data_o = ~sum_q", "output data_o"),
    ],
)
def test_other_rtl_is_told_apart(
    old: str, new: str, what: str, small: Synthesis, tmp_path: Path
) -> None:
    """The netlist of one source against the other, also where a constant register was removed."""
    mapped = small("generic")
    assert RTL.count(old) == 1
    changed = tmp_path / "changed.sv"
    changed.write_text(RTL.replace(old, new))
    other = Mapped(CoreUnderTest((changed,), "top"), mapped.netlist, library=mapped.library)
    proof = prove_netlist(other, tmp_path / "compare")
    assert proof.counterexample is not None
    assert what in f"{proof.counterexample.signal} {proof.counterexample.what}"


@pytest.mark.parametrize("value", ["1'bz", None])
def test_an_output_that_nothing_drives_is_found(
    value: str | None, small: Synthesis, tmp_path: Path
) -> None:
    """Even where 0 would be right."""
    rtl_with_zero = RTL.replace("output logic [0:0] tag_o", "output logic tag_o, zero_o").replace(
        "endmodule", "  assign zero_o = 1'b0;\nendmodule"
    )
    mapped = small("generic", rtl_with_zero)
    assert prove_netlist(mapped, tmp_path / "right").equal
    text = mapped.netlist.read_text()
    (line,) = re.findall(r"^ *assign zero_o = .*;$", text, re.MULTILINE)
    mapped.netlist.write_text(text.replace(line, f"assign zero_o = {value};" if value else ""))
    found = prove_netlist(mapped, tmp_path / "compare").counterexample
    assert found is not None
    assert found.signal == "output zero_o"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("", "", None),
        ("never_q <= never_q && en_i", "never_q <= never_q || en_i", "register never_q differs"),
        ("never_q <= 1'b0;", "never_q <= 1'b1;", "register never_q differs"),
        ("never_q <= 1'b0;", "never_q <= data_i[0];", "register never_q is not in the netlist"),
        ("      never_q <= 1'b0;\n", "", None),
    ],
)
def test_a_register_left_out_must_be_constant(
    old: str, new: str, what: str | None, small: Synthesis, tmp_path: Path
) -> None:
    """The netlist has 0 in place of `never_q`: right if a reset leaves that, and it stays so."""
    without = re.sub(r" *never_q <= .*;\n", "", RTL).replace("{8{never_q}}", "8'd0")
    mapped = small("generic", without.replace("never_q, ", ""))
    assert old in RTL
    changed = tmp_path / "changed.sv"
    changed.write_text(RTL.replace(old, new, 1) if old else RTL)
    other = Mapped(CoreUnderTest((changed,), "top"), mapped.netlist, library=mapped.library)
    proof = prove_netlist(other, tmp_path / "compare")
    if what is None:
        assert proof.equal
        assert proof.constant == ("never_q",)
    else:
        assert proof.counterexample is not None
        assert proof.counterexample.what.startswith(what)


MACHINE = """
module top (input logic clk_i, rst_ni, go_i, output logic busy_o, late_o);
  typedef enum logic [2:0] {Idle, First, Second, Third, Fourth} state_e;
  state_e state_q;
  always_ff @(posedge clk_i)
    if (!rst_ni) state_q <= Idle;
    else case (state_q)
      Idle: if (go_i) state_q <= First;
      First: state_q <= Second;
      Second: state_q <= go_i ? First : Third;
      Third: state_q <= go_i ? Fourth : Second;
      Fourth: state_q <= Idle;
      default: state_q <= Idle;
    endcase
  assign busy_o = state_q == First || state_q == Second;
  assign late_o = state_q == Fourth || state_q == Third;
endmodule
"""


@pytest.mark.parametrize("target", ["generic", "ecp5"])
def test_a_state_machine_keeps_its_encoding(target: str, small: Synthesis, tmp_path: Path) -> None:
    """Yosys would make it one-hot, and no register would be one of the RTL's."""
    mapped = small(target, MACHINE)
    assert prove_netlist(mapped, tmp_path / "compare").equal


def test_a_register_that_is_gone_is_missed(small: Synthesis, tmp_path: Path) -> None:
    mapped = small("generic")
    changed = tmp_path / "changed.sv"
    changed.write_text(
        RTL.replace("logic       never_q, tag_q;", "logic       never_q, tag_q, more_q;")
        .replace("tag_q <= ^data_i;", "more_q <= data_i[0]; tag_q <= ^data_i;")
        .replace("tag_o = tag_q", "tag_o = tag_q & more_q")
    )
    other = Mapped(CoreUnderTest((changed,), "top"), mapped.netlist, library=mapped.library)
    proof = prove_netlist(other, tmp_path / "compare")
    assert proof.counterexample is not None
    assert proof.counterexample.what == "register more_q is not in the netlist"


TWIN = (
    RTL.replace("never_q, tag_q;", "never_q, tag_q, twin_q;")
    .replace("tag_q <= ^data_i;", "tag_q <= ^data_i;\n    twin_q <= ^data_i;")
    .replace("tag_o = tag_q", "tag_o = (en_i ? tag_q : ~twin_q)")
)


@pytest.mark.parametrize(
    ("takes", "same"),
    [
        ("(^data_i[7:4]) ? ~^data_i[3:0] : ^data_i[3:0]", True),
        ("sum_q[0] ? tag_q : ^data_i", False),
    ],
)
def test_registers_may_be_one_if_they_take_the_same_in_every_state(
    takes: str, same: bool, small: Synthesis, tmp_path: Path
) -> None:
    """Both sources are compared with a netlist in which they are one."""
    mapped = small("ecp5", TWIN)
    (tmp_path / "top.sv").write_text(TWIN.replace("twin_q <= ^data_i", f"twin_q <= {takes}"))
    proof = prove_netlist(mapped, tmp_path / "compare")
    assert proof.equal is same
    if proof.counterexample is not None:
        assert proof.counterexample.what == (
            "registers twin_q and tag_q are one in the netlist and can take different values"
        )


@pytest.mark.bench
def test_a_design_on_the_built_in_library(tmp_path: Path) -> None:
    one = design.load("aes128-round-enc")
    report = prove_mapped(one, targets.find("generic"), tmp_path)
    assert report.equal, report.to_json()["failures"]
    row = report.to_json()
    assert row["registers"] == 567
    assert row["sbox_kinds"] == 1
    assert row["design_hash"] == rtl.design_hash(one)


def test_a_wrong_mapped_sbox_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The S-box alone is mapped from a source that decrypts."""
    one = design.load("aes128-round-enc")
    right = netlist._sbox_source

    def wrong(kind: str, folder: Path) -> Path:
        return right(kind.replace("Directions=00", "Directions=01"), folder)

    def only_sboxes(core: CoreUnderTest, *others: Any, **how: Any) -> Mapped | None:
        return None if core.design else synthesize(core, *others, **how)

    monkeypatch.setattr(netlist, "_sbox_source", wrong)
    monkeypatch.setattr(netlist, "synthesize", only_sboxes)
    monkeypatch.setattr(netlist, "prove_netlist", lambda mapped, work: NetlistProof(1, (), 1))
    report = prove_mapped(one, targets.find("generic"), tmp_path)
    assert not report.equal
    assert "is not the S-box for input" in report.to_json()["failures"][0]


def test_a_table_in_block_ram_is_not_mapped_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its clock it is no block RAM; the proof of the netlist compares its content."""
    one = design.load("mcloone-pipeline")

    def only_the_core(core: CoreUnderTest, *others: Any, **how: Any) -> None:
        assert core.design is one

    monkeypatch.setattr(netlist, "synthesize", only_the_core)
    monkeypatch.setattr(netlist, "prove_netlist", lambda mapped, work: NetlistProof(1, (), 1))
    report = prove_mapped(one, targets.find("ecp5"), tmp_path)
    assert report.equal and report.sbox_kinds == 0


@pytest.mark.bench
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("mcloone-pipeline", "ecp5"),
        ("aes128-pipeline-ecp5", "ecp5"),
        ("mcloone-pipeline-reload", "xcve"),
        ("mcloone-pipeline-reload", "xc7"),
    ],
)
def test_a_pipeline_in_block_ram(name: str, target: str, tmp_path: Path) -> None:
    report = prove_mapped(design.load(name), targets.find(target), tmp_path)
    assert report.equal, report.to_json()["failures"]
