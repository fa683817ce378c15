# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Mapping as designed: each gate a cell, only strengths and buffers change, equal to the RTL."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.design import rtl
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, prove_netlist
from aesilicon.errors import UserError
from aesilicon.mapping import verilog
from aesilicon.mapping.gate_by_gate import AsDesigned, map_as_designed
from aesilicon.targets import CellTarget
from aesilicon.targets.wire_load import loaded
from aesilicon.tools import opensta
from libraries import found
from sbox_search.circuits import time_combinational

SBOX = """
module top (input logic inverse_i, input logic [7:0] data_i, output logic [7:0] data_o);
  aes_sbox_composite #(.Directions(aes_pkg::DirEncrypt)) u_sbox (.*);
endmodule
"""

GATES = """
module top (input logic a, b, c, input logic [1:0] v, output logic [14:0] y, output logic [1:0] z);
  logic named, inverted, unread, same, zero;
  assign same = a;
  assign zero = 1'b0;
  assign unread = a | c;
  assign named = a & b;
  assign inverted = ~c;
  assign y[0] = ~named;
  assign y[1] = ~(a & b);
  assign y[2] = a ~^ b;
  assign y[3] = ~(a ^ b);
  assign y[4] = c ? a : b;
  assign y[5] = !(a || b);
  assign y[6] = ~&v;
  assign y[7] = a ^ 1'b1;
  assign y[8] = ~inverted;
  assign y[9] = a ^ b ^ c;
  assign y[10] = a ^ b ^ c;
  assign y[11] = c;
  assign y[12] = (v[0] & 1'b0) | 1'b1;
  assign y[13] = zero ? a : b;
  assign y[14] = a & same;
  assign z = ~(c ? v : {b, 1'b0});
endmodule
"""


JOINED = """
module top (input logic a, b, c, d, output logic [8:0] y);
  function automatic logic [8:0] f(input logic a, b, c, d);
    logic [2:0] t;
    t[0] = ~((a | d) & b);
    t[1] = ~t[0];
    t[2] = ~(a & b & c);
    f[0] = ~((a | b) & c);
    f[1] = ~(d | (a & b));
    f[2] = t[2] ^ a;
    f[3] = ~((a & b) | (c & d));
    f[4] = ~((a | b) & (c | d));
    f[5] = ~((b | c) & (a & d));
    f[6] = t[0] ^ c;
    f[7] = t[1] ^ d;
    f[8] = ~(c & d);
  endfunction
  logic named;
  assign named = b | d;
  assign y = f(a, b, c, d) & {9{~(named & c)}};
endmodule
"""


def source(folder: Path, text: str) -> list[Path]:
    """The files of a module `top`."""
    wanted = ("aes_pkg.sv", "sbox/aes_sbox_composite.sv")
    folder.mkdir(exist_ok=True)
    (folder / "top.sv").write_text(text)
    below = [file.path for file in rtl.manifest() if file.relative in wanted]
    return [*below, folder / "top.sv"] if text is SBOX else [folder / "top.sv"]


def equal(files: list[Path], mapped: AsDesigned, target: CellTarget, work: Path) -> bool:
    whole = Mapped(CoreUnderTest(tuple(files), "top"), mapped.netlist, library=target.liberty)
    return prove_netlist(whole, work / "compare").equal


@pytest.mark.parametrize("name", ["generic", "osu018", "ihp-sg13g2"])
def test_an_sbox_keeps_every_gate(name: str, tmp_path: Path) -> None:
    target = found(name)
    files = source(tmp_path, SBOX)
    smallest = map_as_designed(files, "top", target, work=tmp_path / "a", buffered=False)
    module = json.loads((tmp_path / "a/netlist.json").read_text())["modules"]["top"]
    designed = Counter(cell["type"] for cell in module["cells"].values())
    exclusive = designed["$_XOR_"] + designed["$_XNOR_"]
    cells = Counter[str]()
    for cell, number in smallest.cells.items():
        cells["xor" if "xnor" in cell.lower() or "xor" in cell.lower() else cell] += number
    assert cells["xor"] == exclusive > 100
    assert sum(cells.values()) == exclusive + designed["$_AND_"]
    assert smallest.gates["XOR"] + smallest.gates["XNOR"] == exclusive
    assert equal(files, smallest, target, tmp_path / "a")

    sized = map_as_designed(files, "top", target, work=tmp_path / "b")
    assert equal(files, sized, target, tmp_path / "b")
    assert sized.gates == smallest.gates
    assert sized.area > smallest.area
    if name == "osu018":
        assert {"AND2X2", "BUFX2"} <= set(sized.cells)
    assert sized.timing.delay_ns <= smallest.timing.delay_ns
    again = map_as_designed(files, "top", target, work=tmp_path / "c")
    assert again.netlist.read_text() == sized.netlist.read_text()


def test_each_operator_is_a_gate(tmp_path: Path) -> None:
    """Inverted ones too; a value with a name stays, and so do gates that do the same."""
    target, files = found("generic"), source(tmp_path, GATES)
    mapped = map_as_designed(files, "top", target, work=tmp_path / "a", buffered=False)
    assert mapped.gates == {
        **{"AND": 2, "NAND": 3, "NOR": 1, "NOT": 4, "XNOR": 2, "XOR": 4, "MUX": 1, "NMUX": 1},
    }
    assert equal(files, mapped, target, tmp_path / "a")


def test_gates_below_an_inverted_one_are_part_of_its_cell(tmp_path: Path) -> None:
    """But not a named one, nor two for which there is no cell; and `t[1]` is an inverter."""
    target, files = found("osu018"), source(tmp_path, JOINED)
    mapped = map_as_designed(files, "top", target, work=tmp_path / "a", buffered=False)
    assert mapped.gates == {
        **{"AOI21": 1, "AOI22": 1, "NAND3": 1, "OAI21": 3, "OAI22": 1},
        **{"AND": 10, "NAND": 2, "NOT": 1, "OR": 1, "XOR": 3},
    }
    assert mapped.cells["OAI21X1"] == 3
    assert equal(files, mapped, target, tmp_path / "a")


def test_without_the_cells_they_stay_gates(tmp_path: Path) -> None:
    target, files = found("osu018"), source(tmp_path, JOINED)
    library = replace(target.library, dont_use=("AOI*", "OAI*", "NAND3*", *target.library.dont_use))
    target = replace(target, library=library)
    mapped = map_as_designed(files, "top", target, work=tmp_path / "a", buffered=False)
    assert set(mapped.gates) == {"AND", "NAND", "NOR", "NOT", "OR", "XOR"}
    assert equal(files, mapped, target, tmp_path / "a")


def test_least_area_turns_multiplexers_and_strengthens(tmp_path: Path) -> None:
    """An inverting gate before a select is smaller; what has many readers is strong."""
    target = found("osu018")
    text = """
module top (input logic a, input logic [9:0] v, output logic [9:0] y, output logic [2:0] z);
  assign y = ~(v & {10{~a}});
  assign z[0] = ~(v[0] & v[1]);
  assign z[1] = ~(~((v[0] | v[1]) & v[2]) ? v[3] : v[4]);
  assign z[2] = (v[5] | v[6]) ? v[7] : v[8];
endmodule
"""
    files = source(tmp_path, text)
    plain = map_as_designed(files, "top", target, work=tmp_path / "a", buffered=False)
    least = map_as_designed(
        files, "top", target, work=tmp_path / "b", buffered=False, smallest=True
    )
    assert plain.gates == {"AND": 1, "MUX": 1, "NAND": 11, "NMUX": 1, "NOT": 1, "OR": 2}
    assert least.gates == {"MUX": 1, "NAND": 11, "NMUX": 1, "NOR": 1, "NOT": 1, "OAI21": 1}
    assert plain.cells["NAND2X1"] == 11
    assert least.cells == {
        **{"INVX1": 1, "INVX2": 1, "MUX2X1": 2, "NAND2X1": 11, "NOR2X1": 1, "OAI21X1": 1},
    }
    assert plain.area - least.area == (32 + 32 - 32) + (32 - 24)
    assert equal(files, least, target, tmp_path / "b")


@pytest.mark.parametrize(
    "missing", ["AND2 OR2", "XOR2 MUX2", "XOR2 XNOR2 MUX2", "A* O* X* M* NAND3 NO*"]
)
def test_a_library_without_a_gate_composes_it(missing: str, tmp_path: Path) -> None:
    target, files = found("generic"), source(tmp_path, GATES)
    target = replace(target, library=replace(target.library, dont_use=tuple(missing.split())))
    mapped = map_as_designed(files, "top", target, work=tmp_path / "a", buffered=False)
    assert equal(files, mapped, target, tmp_path / "a")
    if "NO*" in missing:
        assert set(mapped.cells) == {"NAND2", "INV"}
    assert not set(mapped.cells) & set(missing.split())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "input logic c, d, output logic q); always_ff @(posedge c) q <= d;",
            "a [$]_DFF_P_, which",
        ),
        (
            "input logic [3:0] d, output logic [4:0] q); assign q = d + 4'd3;",
            "a [$]add, which is no simple gate",
        ),
        ("input logic d, output logic q); assign q = d;", "has no gates"),
        ("input logic d, output logic q); assign q = d ^ q;", "form a loop"),
    ],
)
def test_what_is_no_netlist_of_gates_is_refused(text: str, said: str, tmp_path: Path) -> None:
    files = source(tmp_path, f"module top ({text} endmodule\n")
    with pytest.raises(UserError, match=said):
        map_as_designed(files, "top", found("generic"), work=tmp_path / "a")


@pytest.mark.skipif(opensta.program() is None, reason="needs OpenSTA")
def test_a_path_is_timed_from_input_to_output(tmp_path: Path) -> None:
    """A NAND2 with four NAND2 inputs as its load takes 1; its input adds 2/11 to the driver."""
    target = found("generic")
    text = "module top (input logic a, b, output logic y); assign y = ~(a & b); endmodule\n"
    mapped = map_as_designed(
        source(tmp_path, text), "top", target, work=tmp_path / "a", buffered=False
    )
    timing = time_combinational(mapped.netlist, "top", target, work=tmp_path / "a")
    assert mapped.cells == {"NAND2": 1}
    assert timing.min_period_ns == pytest.approx(1 + 2 / 11, abs=1e-3)
    assert timing.end == "y"
    wired = loaded(target, tmp_path)  # a wire as large as an input: twice and 5/4 the load
    slower = time_combinational(mapped.netlist, "top", wired, work=tmp_path / "a")
    assert slower.min_period_ns == pytest.approx(1 + 4 * 2 / 44 + 2 * 2 / 11, abs=1e-3)


def test_ports_are_those_of_the_source(tmp_path: Path) -> None:
    files = source(tmp_path, SBOX)
    mapped = map_as_designed(files, "top", found("generic"), work=tmp_path / "a")
    netlist = verilog.read(mapped.netlist)
    assert netlist.bus("data_i") == [f"data_i[{n}]" for n in reversed(range(8))]
    assert "inverse_i" in netlist.inputs
    assert len(netlist.outputs) == 8
