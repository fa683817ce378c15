# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""FPGAs: a stub placed and routed on each family, the harness, seeds, and estimated clocks."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon.design import design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import driver_of
from aesilicon.errors import ToolError
from aesilicon.flows.measure import fpga, harness, levels
from aesilicon.flows.measure.measurement import Figures
from aesilicon.flows.measure.options import DEFAULT, Options
from aesilicon.mapping import restored
from aesilicon.netlist.generated_names import Names
from aesilicon.targets import fpga as families
from aesilicon.tools import nextpnr, yosys

ONE = design.load("aes128-round-enc")

STUB = f"""
module {ONE.top} (input logic clk_i, rst_ni, input logic [7:0] data_i,
                  output logic [7:0] data_o, output logic zero_o);
  logic [7:0] held_q;
  assign zero_o = 1'b0;
  always_ff @(posedge clk_i) begin
    held_q <= rst_ni ? data_i : '0;
    data_o <= {{held_q[3:0] ^ held_q[7:4], held_q[6:3] & held_q[3:0]}} ^ (data_o >> 1);
  end
endmodule
"""
"""16 registers; 9 inputs and 9 outputs beside the clock, one of them constant."""

ROM = f"""
module {ONE.top} (input logic clk_i, input logic [7:0] data_i, output logic [7:0] data_o);
  (* rom_style = "block" *) logic [7:0] table_q [256];
  for (genvar i = 0; i < 256; i++) initial table_q[i] = 8'(i * 7 + 3);
  always_ff @(posedge clk_i) data_o <= table_q[data_i];
endmodule
"""

RAM = ROM.replace(
    "  always_ff", "  always_ff @(posedge clk_i) table_q[~data_i] <= data_i;\n  always_ff"
)

PLACED = ("ecp5:25k", "ice40", "gowin", "nexus")
ONE_ORDER = Options(orders=1)
LONG = "placed in a serial harness, every port between registers; "


def target(name: str) -> families.FpgaTarget:
    family, colon, size = name.partition(":")
    known = {known: known for known in families.FAMILIES}
    return families.find(name, known[family], size if colon else None)  # type: ignore[index]


def measure(
    where: str, work: Path, text: str = STUB, asked: Options = ONE_ORDER, **options: Any
) -> Figures:
    work.mkdir(parents=True, exist_ok=True)
    (work / "top.sv").write_text(text)
    core = CoreUnderTest((work / "top.sv",), ONE.top, driver=driver_of(ONE))
    return fpga.measure_fpga(core, target(where), asked, work, **options)


@pytest.mark.parametrize("where", sample.every(len(PLACED), PLACED))
def test_a_stub_is_placed_and_routed_in_its_harness(tmp_path: Path, where: str) -> None:
    found = measure(where, tmp_path)
    assert (found.ffs, found.brams, found.fmax_method) == (16, 0, "pnr")
    assert found.luts is not None and 8 <= found.luts <= 40
    assert found.fmax_mhz is not None and 50 < found.fmax_mhz < 3000
    # 9 bits shifted in, 9 captured, 9 shifted out, each of these behind a multiplexer.
    assert found.notes[1].startswith(LONG + "its own 9 LUTs and 27 flip-flops")
    assert found.notes[2] == "one seed"
    if where == "gowin":
        assert found.estimate and "expected after placement" in found.notes[3]
        assert found.critical_path == ()
        return
    assert not found.estimate
    period = sum(stage.delay_ns for stage in found.critical_path)
    assert period == pytest.approx(1000 / found.fmax_mhz, abs=0.02)
    names = [stage.stage for stage in found.critical_path]
    registers = r"(held_q|data_o|in_q|out_q|shift_q)(\[\d+\])?"
    assert re.fullmatch(rf"register {registers}", names[0]), names
    assert re.fullmatch(rf"setup of register {registers}", names[-1]), names


def test_the_core_in_its_harness_is_the_core_alone(tmp_path: Path) -> None:
    once = Options(orders=1)
    inside = measure("ecp5:25k", tmp_path / "in", asked=once)
    (placed,) = (tmp_path / "in").glob("*/harness/netlist.json")
    netlist = json.loads(placed.read_text())
    cells = netlist["modules"][harness.TOP]["cells"].items()
    core = [cell["type"] for name, cell in cells if name.startswith("u_core.")]
    assert {kind: core.count(kind) for kind in set(core)} == inside.cells
    assert sum(cell["type"] == "TRELLIS_FF" for _, cell in cells) == 16 + 27
    alone = measure("ecp5:25k", tmp_path / "out", asked=once, method="out-of-context")
    assert (alone.luts, alone.ffs, alone.cells) == (inside.luts, inside.ffs, inside.cells)
    assert "no global clock" in alone.notes[1]


@pytest.mark.bench
def test_the_same_seed_gives_the_same_figures(tmp_path: Path) -> None:
    assert measure("ice40", tmp_path / "a") == measure("ice40", tmp_path / "b")


@pytest.mark.parametrize(
    ("where", "cell", "kbit"),
    sample.every(2, [("ecp5:25k", "DP16KD", 16), ("ice40:hx1k", "SB_RAM40_4K", 4)]),
)
def test_block_rams_are_counted_with_their_size(
    tmp_path: Path, where: str, cell: str, kbit: int
) -> None:
    found = measure(where, tmp_path, ROM)
    assert (found.brams, found.cells[cell]) == (1, 1)
    assert found.notes[-1] == f"block RAM in units of {kbit} kbit"
    assert (fpga._NOT_COMPARED in found.notes) == (cell == "SB_RAM40_4K")


def test_a_written_memory_of_another_kind_is_measured_and_not_compared(tmp_path: Path) -> None:
    found = measure("xcve", tmp_path, RAM)
    assert found.brams == 1
    why = "not proven to be its RTL: the memory .* is not one of unknown contents with a port"
    assert any(re.match(why, note) for note in found.notes)


@pytest.mark.parametrize("family", sample.every(2, ["ice40", "gowin", "xcve", "nexus"]))
def test_registers_stay_on_their_side_of_a_table(tmp_path: Path, family: str) -> None:
    table = "".join(f"{i}: data_o <= {i * 37 % 251 ^ 90};\n" for i in range(256))
    (tmp_path / "top.sv").write_text(
        "module top (input clk_i, input logic [7:0] data_i, output logic [7:0] data_o);\n"
        "logic [7:0] in_q; always_ff @(posedge clk_i) begin in_q <= data_i;\n"
        f"case (in_q) {table} endcase end endmodule\n"
    )
    name = target(family).family
    cells = yosys.synthesize_fpga([tmp_path / "top.sv"], "top", name, work=tmp_path).cells
    traits = families.FAMILIES[name]
    assert sum(n for kind, n in cells.items() if re.fullmatch(traits.flops, kind)) == 16
    assert not set(cells) & set(traits.brams)


@pytest.mark.parametrize(
    "family",
    sample.only(("ecp5", "xc7").__contains__, ["ecp5", "ice40", "gowin", "nexus", "xc7", "xcve"]),
)
def test_carries_are_mapped(tmp_path: Path, family: str) -> None:
    source = tmp_path / "sum.sv"
    source.write_text(
        "module sum(input logic clk_i, input logic [15:0] a_i, output logic [15:0] y_o);\n"
        "  always_ff @(posedge clk_i) y_o <= y_o + a_i;\nendmodule\n"
    )
    device = "gw2a" if family == "gowin" else ""
    mapped = yosys.synthesize_fpga([source], "sum", family, device=device, work=tmp_path / "w")
    carries = {"CCU2C", "SB_CARRY", "ALU", "CCU2", "CARRY4", "MUXCY"}
    assert carries & mapped.cells.keys()


@pytest.mark.parametrize("where", sample.none(("xc7", "ice40")))
def test_the_most_throughput_a_lut_comes_back_the_same(tmp_path: Path, where: str) -> None:
    """The best of what was tried is measured with every seed; a second run has the same row."""
    asked = Options("efficiency", seeds=2 if where == "ice40" else 1)
    row = measure(where, tmp_path / "one", asked=asked)
    assert row.luts is not None and row.fmax_mhz is not None and row.effort is not None
    assert len(row.tried) == row.effort.tries >= 5
    best = min(row.tried, key=lambda one: (one.luts or 0) * (one.min_period or 0))
    assert (best.recipe, best.luts) == (row.recipe, row.luts)
    assert measure(where, tmp_path / "two", asked=asked) == row


# --- seeds, with recorded clocks ----------------------------------------------------------------


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> dict[int, float]:
    """Clocks of the seeds that `measure` will be told; synthesis and its proof are left out."""
    clocks: dict[int, float] = {}

    def route(*_: object, seed: int, **__: object) -> nextpnr.Routed:
        if seed not in clocks:
            raise ToolError(nextpnr.STEP, f"seed {seed} burns")
        path = (
            nextpnr.PathSegment("clk-to-q", f"u_core.r{seed}", 0.5),
            nextpnr.PathSegment("setup", "u_core.r9_D_SB_LUT4_O_LC", 0.0),
        )
        return nextpnr.Routed(clocks[seed], {"TRELLIS_COMB": 100 + seed}, path)

    cells = {f"r{seed}": f"u_core.u_core.s{seed}_q_reg" for seed in range(1, 5)}
    names = Names({**cells, "r9": "u_core.u_core.d_q_reg"}, {})
    netlist = yosys.FpgaNetlist(Path("none"), {"LUT4": 90, "TRELLIS_FF": 7}, names)

    def mapped(*_: object, work: Path, **__: object) -> yosys.FpgaNetlist:
        yosys.write(work / "yosys.log", "")
        return netlist

    monkeypatch.setattr(yosys, "prepare_luts", lambda *_, **__: None)
    monkeypatch.setattr(yosys, "map_luts", mapped)
    monkeypatch.setattr(restored, "luts", lambda *_: netlist.netlist)
    monkeypatch.setattr(fpga, "require_equal", lambda *_: None)  # there is no netlist
    monkeypatch.setattr(nextpnr, "place_and_route", route)
    return clocks


def seeded(work: Path, seeds: int) -> Figures:
    return measure("ecp5", work, asked=Options(seeds=seeds), method="out-of-context")


def test_the_clock_is_the_median_of_the_seeds(recorded: dict[int, float], tmp_path: Path) -> None:
    recorded |= {1: 80.0, 2: 95.0, 3: 90.0, 4: 85.0}
    found = seeded(tmp_path, 3)
    assert (found.fmax_mhz, found.luts) == (90.0, 103)
    assert found.critical_path[0].stage == "register s3_q"
    assert found.critical_path[-1].stage == "setup of register d_q"
    assert found.notes[2] == "median of 3 seeds, 80.0 to 95.0 MHz"
    assert seeded(tmp_path, 4).fmax_mhz == 85.0


def test_one_seed_that_fails_is_told(recorded: dict[int, float], tmp_path: Path) -> None:
    recorded |= {1: 80.0, 3: 90.0}
    with pytest.raises(ToolError, match="place and route: seed 2 burns"):
        seeded(tmp_path, 3)


# --- the harness --------------------------------------------------------------------------------


def test_a_core_without_a_clock_is_put_between_registers() -> None:
    ports = [harness.Port("a_i", "input", 2), harness.Port("y_o", "output", 3)]
    text = harness.source("gate", ports)
    assert ".clk_i(" not in text
    assert ".a_i(in_q[1:0])" in text
    assert "logic [1:0] in_q;" in text
    assert "logic [2:0] out, out_q, shift_q;" in text


@pytest.mark.parametrize(
    ("direction", "said"),
    [("inout", "'p' of gate is neither"), ("input", "no outputs"), ("output", "no inputs")],
)
def test_what_has_no_harness_is_told(direction: str, said: str) -> None:
    with pytest.raises(ToolError, match=said):
        harness.source("gate", [harness.Port("p", direction, 1)])


@pytest.mark.parametrize("text", ["", "{}", '{"modules": {"other": {}}}'])
def test_a_netlist_without_the_core_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "n.json").write_text(text)
    with pytest.raises(ToolError, match=r"n\.json has no module 'top'"):
        harness.ports(tmp_path / "n.json", "top")


# --- families that are not placed ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "slices"), sample.every(2, [("xc7", "2 slices"), ("xcve", "8 slices")])
)
def test_xilinx_rows_are_estimates_and_say_so(tmp_path: Path, where: str, slices: str) -> None:
    found = measure(where, tmp_path)
    assert (found.ffs, found.brams, found.fmax_method) == (16, 0, "logic")
    assert found.notes[0] == "after synthesis: not placed"
    assert found.notes[1].startswith(f"estimate: {slices} if each is full")
    assert "clock: an estimate from logic levels" in found.notes[2]
    assert found.fmax_mhz is not None
    period = sum(stage.delay_ns for stage in found.critical_path)
    assert period == pytest.approx(1000 / found.fmax_mhz, abs=0.01)


def test_a_table_of_256_bytes_is_one_block_ram_of_virtex_e(tmp_path: Path) -> None:
    found = measure("xcve", tmp_path, ROM)
    assert found.brams == 1
    assert "block RAM in units of 4 kbit" in found.notes
    assert fpga._NOT_COMPARED not in found.notes


TIMING = families.LogicTiming(
    flop=1.0,
    bram=3.0,
    cells={r"LUT\d": 0.5, "MUXF5": 0.25},
    dedicated={"MUXF5": frozenset({"I0", "I1"})},
    net=2.0,
    setup=0.125,
    source="",
)


def cell(kind: str, **pins: int | str) -> dict[str, Any]:
    """A cell whose last pin is its output."""
    *inputs, output = pins
    return {
        "type": kind,
        "connections": {pin: [net] for pin, net in pins.items()},
        "port_directions": {**dict.fromkeys(inputs, "input"), output: "output"},
    }


def timed(folder: Path, *cells: dict[str, Any]) -> levels.LogicPath | None:
    module = {
        "ports": {
            "clk_i": {"direction": "input", "bits": [2]},
            "d_i": {"direction": "input", "bits": [3]},
        },
        "cells": {str(place): one for place, one in enumerate(cells)},
        "netnames": {
            "a_q": {"bits": [10, 11], "hide_name": 0},
            "b_q": {"bits": [20], "hide_name": 0},
            "$x": {"bits": [12], "hide_name": 1},
        },
    }
    (folder / "n.json").write_text(json.dumps({"modules": {"top": module}}))
    return levels.slowest(folder / "n.json", "top", TIMING)


def test_the_slowest_path_is_added_up_by_hand(tmp_path: Path) -> None:
    path = timed(
        tmp_path,
        cell("FDRE", C=2, D=3, Q=11),
        cell("LUT2", I0=11, I1="1", O=12),
        cell("LUT2", I0=3, I1=12, O=13),
        cell("MUXF5", I0=13, I1=12, S=3, O=14),
        cell("FDRE", C=2, D=14, Q=20),
    )
    assert path is not None
    assert (path.start, path.end) == ("a_q[1]", "b_q")
    # register, net, LUT, net, LUT, multiplexer on a wire of its own, setup
    assert (path.cells, path.nets) == (3, 2)
    assert path.delay == pytest.approx(1.0 + 2.0 + 0.5 + 2.0 + 0.5 + 0.25 + 0.125)


def test_a_select_or_enable_comes_over_a_net(tmp_path: Path) -> None:
    path = timed(tmp_path, cell("MUXF5", I0="0", S=3, O=14), cell("FDRE", C=2, CE=14, D="0", Q=20))
    assert path is not None
    assert (path.start, path.nets, path.cells) == ("d_i", 2, 1)
    direct = timed(tmp_path, cell("FDRE", C=2, D=3, Q=20))
    assert direct is not None
    assert (direct.nets, direct.cells) == (1, 0)


def test_block_ram_takes_its_own_time(tmp_path: Path) -> None:
    path = timed(tmp_path, cell("RAMB4_S8", CLK=2, DO=10), cell("FDRE", C=2, D=10, Q=20))
    assert path is not None
    assert (path.start, path.register) == ("a_q[0]", 3.0)


def test_logic_that_feeds_itself_is_told(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="logic levels: found logic that feeds itself"):
        timed(tmp_path, cell("LUT1", I0=12, O=13), cell("LUT1", I0=13, O=12))
    (tmp_path / "n.json").write_text("[]")
    with pytest.raises(ToolError, match="is no mapped netlist of 'top'"):
        levels.slowest(tmp_path / "n.json", "top", TIMING)


@pytest.mark.parametrize(("sbox", "wide"), [("composite", True), ("compact", False)])
def test_deep_sboxes_keep_multiplexers_between_luts_out(
    sbox: str, wide: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Yosys comes to no end with them, in a core as alone."""
    asked: list[bool] = []

    def synthesize(*_: Any, wide: bool, **options: Any) -> None:
        asked.append(wide)
        raise ToolError("synthesis", "ends here")

    monkeypatch.setattr(yosys, "prepare_luts", synthesize)
    one = ONE.model_copy(update={"core": ONE.core.model_copy(update={"sbox": sbox})})
    with pytest.raises(ToolError, match="ends here"):
        core = CoreUnderTest((), one.top, driver=driver_of(one))
        fpga.measure_fpga(core, target("xc7"), DEFAULT, tmp_path)
    assert {*asked} == {wide}  # in each order
