# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Synthesis of small designs on the built-in library and FPGAs, and its failures."""

import json
import random
import re
import sys
from pathlib import Path

import pytest

import sample
from aesilicon import targets
from aesilicon.errors import MissingToolError, ToolError
from aesilicon.mapping import restored
from aesilicon.netlist.generated_names import Unnamed
from aesilicon.targets import CellTarget
from aesilicon.tools import abc, yosys
from aesilicon.tools.yosys_cells import Cells, Prepared, map_cells, prepare, synthesize_cells

COUNTER = """
module top (
  input  logic clk_i, rst_ni, enable_i,
  output logic [3:0] count_o
);
  logic [3:0] count_q;
  always_ff @(posedge clk_i)
    if (!rst_ni) count_q <= '0;
    else if (enable_i) count_q <= count_q + 4'd1;
  assign count_o = count_q;
endmodule
"""

TABLE = (
    """
module top (input logic clk_i, input logic [7:0] data_i, output logic [7:0] data_o, same_o);
  logic [7:0] data_q, found;
  always_comb case (data_q)
"""
    + "".join(
        f"    8'd{x}: found = 8'd{y};\n"
        for x, y in enumerate(random.Random(1).sample(range(256), 256))
    )
    + """
  endcase
  always_ff @(posedge clk_i) begin
    data_q <= data_i;
    data_o <= found + data_i;
  end
  assign same_o = data_q;
endmodule
"""
)


def write(folder: Path, text: str) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "top.sv"
    path.write_text(text)
    return [path]


def generic() -> Cells:
    target = targets.find("generic")
    assert isinstance(target, CellTarget)
    library = target.library
    flop = library.flop
    return Cells(
        liberty=target.liberty,
        flop=flop.cell,
        flop_pins=(flop.clock, flop.data, flop.output),
        tied_pins=(),
        driving_cell=library.driving_cell,
        output_load_pf=library.output_load_pf,
        dont_use=(),
    )


def mock(folder: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """Puts a Python script in the place of Yosys; it runs in the work folder."""
    script = folder / "mock.py"
    script.write_text(body)
    monkeypatch.setattr(yosys, "COMMAND", (sys.executable, str(script)))


# --- standard cells ------------------------------------------------------------------------------


def test_registers_become_plain_flip_flops_and_get_their_names_back(tmp_path: Path) -> None:
    work = tmp_path / "a folder"  # with a space in its name
    mapped = synthesize_cells(write(work, COUNTER), "top", generic(), work=work)
    assert mapped.flops == mapped.cells["DFF"] == 4
    assert not [cell for cell in mapped.cells if cell.startswith("$")]
    assert "count" not in mapped.netlist.read_text().replace("count_o", "")
    netlist = restored.cells(mapped.netlist, mapped.names, work / "named.v").read_text()
    for bit in range(4):
        assert f"DFF \\count_q[{bit}]_reg " in netlist
    assert mapped.area > 4 * 5 + 4  # four flip-flops and the logic before them
    assert mapped.timing.delay_ns > 0
    assert not list(work.glob("yosys-*"))


def test_the_netlist_is_of_plain_nets_only(tmp_path: Path) -> None:
    mapped = synthesize_cells(write(tmp_path, COUNTER), "top", generic(), work=tmp_path)
    netlist = re.sub(r"\\\S+ ", "name ", mapped.netlist.read_text())
    netlist = re.sub(r"/\*.*?\*/", "", netlist, flags=re.DOTALL)
    assert "{" not in netlist
    assert "[" not in netlist


@pytest.mark.parametrize("where", ["generic", "ecp5", *sample.none(["xc7"])])
def test_registers_stay_on_their_side_of_a_table(tmp_path: Path, where: str) -> None:
    files = write(tmp_path, TABLE)
    if where == "generic":
        cells = synthesize_cells(files, "top", generic(), work=tmp_path).cells
        assert cells["DFF"] == 16
        return
    family = "xc7" if where == "xc7" else "ecp5"
    cells = yosys.synthesize_fpga(files, "top", family, work=tmp_path).cells
    assert cells["FDRE" if where == "xc7" else "TRELLIS_FF"] == 16
    assert not [cell for cell in cells if cell.startswith(("RAMB", "DP16KD"))]


def test_goals_trade_area_for_delay(tmp_path: Path) -> None:
    files = write(tmp_path, TABLE)
    small = synthesize_cells(
        files, "top", generic(), recipe=abc.SINGLE["area"], work=tmp_path / "area"
    )
    fast = synthesize_cells(
        files, "top", generic(), recipe=abc.SINGLE["speed"], work=tmp_path / "speed"
    )
    assert small.area < fast.area
    assert fast.timing.delay_ns < small.timing.delay_ns


def test_a_tighter_fan_out_takes_more_buffers(tmp_path: Path) -> None:
    files = write(tmp_path, TABLE)
    loose = synthesize_cells(files, "top", generic(), work=tmp_path / "loose")
    tight = synthesize_cells(
        files, "top", generic(), recipe=abc.Recipe("dch", 4), work=tmp_path / "tight"
    )
    assert tight.cells["BUF"] > loose.cells["BUF"]


def test_the_driving_cell_counts(tmp_path: Path) -> None:
    """Without constraints ABC takes inputs as infinitely strong."""
    mapped = synthesize_cells(write(tmp_path, TABLE), "top", generic(), work=tmp_path)
    assert mapped.timing.stages[0].cell == "pi"
    assert mapped.timing.stages[0].delay_ns > 0


def test_the_same_design_gives_the_same_netlist(tmp_path: Path) -> None:
    netlists = [
        synthesize_cells(write(tmp_path / n, TABLE), "top", generic(), work=tmp_path / n)
        for n in ("once", "again")
    ]
    assert netlists[0].netlist.read_text() == netlists[1].netlist.read_text()
    assert netlists[0].timing == netlists[1].timing


# --- what is refused -----------------------------------------------------------------------------

LATCH = """
module top (input logic clk_i, open_i, data_i, output logic data_o);
  always_latch if (open_i) data_o = data_i;
endmodule
"""
TEMPORARY = """
  reg temporary;
  always @(open_i or data_i) begin
    data_o = data_i;
    if (open_i) begin
      temporary = ~data_i;
      data_o = temporary;
    end
  end
"""
ASYNCHRONOUS = """
module top (input logic clk_i, rst_ni, data_i, output logic data_o);
  always_ff @(posedge clk_i or negedge rst_ni)
    if (!rst_ni) data_o <= 1'b0; else data_o <= data_i;
endmodule
"""


@pytest.mark.parametrize("where", ["generic", "ecp5"])
def test_latches_are_refused(tmp_path: Path, where: str) -> None:
    files = write(tmp_path, LATCH)
    with pytest.raises(
        ToolError, match=r"latches \(1 of them, such as data_o \(top\.sv:3\)\); .*yosys\.log"
    ):
        if where == "generic":
            synthesize_cells(files, "top", generic(), work=tmp_path)
        else:
            yosys.synthesize_fpga(files, "top", "ecp5", work=tmp_path)


def test_a_temporary_of_one_branch_is_no_latch(tmp_path: Path) -> None:
    """slang makes it a latch that nothing reads."""
    text = LATCH.replace("always_latch if (open_i) data_o = data_i;", TEMPORARY)
    made = yosys.synthesize_fpga(write(tmp_path, text), "top", "ecp5", work=tmp_path)
    assert set(made.cells) == {"LUT4"}


def test_an_asynchronous_reset_has_no_plain_flip_flop(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match=r"synthesis: .*DFF.*yosys\.log"):
        synthesize_cells(write(tmp_path, ASYNCHRONOUS), "top", generic(), work=tmp_path)


def test_wrong_rtl_is_one_sentence_with_the_front_ends_words(tmp_path: Path) -> None:
    files = write(tmp_path, "module top (input logic a_i); assign nothing = ; endmodule\n")
    with pytest.raises(
        ToolError, match=r"synthesis: expected expression \(top\.sv:1\); its log is .*yosys\.log"
    ):
        synthesize_cells(files, "top", generic(), work=tmp_path)


def test_a_missing_top_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match=r"synthesis: .*'core'"):
        synthesize_cells(write(tmp_path, COUNTER), "core", generic(), work=tmp_path)


# --- a tool that misbehaves ----------------------------------------------------------------------


def test_a_failure_without_words_names_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mock(tmp_path, monkeypatch, "raise SystemExit(3)")
    with pytest.raises(
        ToolError, match=r"synthesis: failed with status 3; its log is .*yosys\.log"
    ):
        synthesize_cells(write(tmp_path, COUNTER), "top", generic(), work=tmp_path)


def test_a_hang_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mock(tmp_path, monkeypatch, "import time; time.sleep(60)")
    with pytest.raises(ToolError, match=r"did not finish in 0\.3 seconds"):
        yosys.synthesize_fpga(write(tmp_path, COUNTER), "top", "ecp5", work=tmp_path, timeout=0.3)


def test_a_missing_interpreter_is_a_missing_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yosys, "COMMAND", ("no-such-yosys",))
    with pytest.raises(MissingToolError, match="no-such-yosys"):
        synthesize_cells(write(tmp_path, COUNTER), "top", generic(), work=tmp_path)


GOOD = {"design": {"num_cells_by_type": {"DFF": 4}, "area": 20.0}}


@pytest.mark.parametrize(
    ("statistics", "printed", "said"),
    [
        (None, "", "wrote no usable cells.json"),
        ("{", "", "wrote no usable cells.json"),
        ("[]", "", "wrote no usable cells.json"),
        ('{"design": 7}', "", "wrote no usable cells.json"),
        ('{"design": {}}', "", "without cell counts"),
        ('{"design": {"num_cells_by_type": {"DFF": "many"}}}', "", "without cell counts"),
        (json.dumps(GOOD), "", "ended without a mapped netlist"),
        (json.dumps(GOOD), "WireLoad = 1 Delay = 5 ps", "ended without a mapped netlist"),
        (
            '{"design": {"num_cells_by_type": {"$lut": 4}, "area": 20.0}}',
            "",
            r"left \$lut without a cell",
        ),
    ],
)
def test_nonsense_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    statistics: str | None,
    printed: str,
    said: str,
) -> None:
    body = f"print({printed!r})\n"
    if statistics is not None:
        body += f"open('cells.json', 'w').write({statistics!r})\n"
    mock(tmp_path, monkeypatch, body)
    logic = Unnamed("top", {"top": {"ports": {}, "cells": {}, "netnames": {}}})
    prepared = Prepared(logic)
    with pytest.raises(ToolError, match=f"synthesis: .*{said}.*yosys.log"):
        map_cells(prepared, generic(), abc.SINGLE["speed"], work=tmp_path)


def test_a_front_end_that_writes_nothing_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = write(tmp_path, COUNTER)
    prepare(files, "top", work=tmp_path)
    mock(tmp_path, monkeypatch, "")  # what an earlier run left is not taken
    with pytest.raises(ToolError, match=r"synthesis: ended without a netlist; its log is .*log"):
        prepare(files, "top", work=tmp_path)


def test_results_of_an_earlier_run_are_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = write(tmp_path, COUNTER)
    yosys.synthesize_fpga(files, "top", "ecp5", work=tmp_path)
    mock(tmp_path, monkeypatch, "")
    with pytest.raises(ToolError, match="ended without a netlist"):
        yosys.synthesize_fpga(files, "top", "ecp5", work=tmp_path)
