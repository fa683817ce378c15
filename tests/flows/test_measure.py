# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measurements: what they report, that they repeat, and what makes one a new one."""

import json
import sys
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from aesilicon import targets
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.design.surroundings import put_around
from aesilicon.errors import ToolError
from aesilicon.flows import measure
from aesilicon.flows.measure import cells, run_folder
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.names import signal
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.mapping import verilog
from aesilicon.report import terminal
from aesilicon.targets import CellTarget, FpgaTarget, registry
from aesilicon.tools import nextpnr, opensta, process, yosys

KEYS = {
    *("design", "target", "library", "tools", "design_hash", "command", "seconds", "area_um2"),
    *("gate_equivalents", "luts", "ffs", "brams", "fmax_mhz", "fmax_method", "critical_path"),
    *("latency_cycles", "interval_cycles", "key_setup_cycles", "throughput_mbps", "goal"),
    *("energy_pj_per_bit", "verified", "proven"),
}
"""Those that DESIGN.md promises."""

STUB = """
module TOP (input logic clk_i, rst_ni, input logic [7:0] data_i, output logic [7:0] data_o);
  logic [7:0] held_q;
  always_ff @(posedge clk_i) begin
    held_q <= rst_ni ? data_i : '0;
    data_o <= (held_q + {held_q[6:0], 1'b0}) ^ (data_o >> 1);
  end
endmodule
"""


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Design:
    """A design whose RTL is 16 registers and a little logic: every flow in a second."""
    one = design.load("aes128-round-enc")

    def write_sources(design: Design, folder: Path, *, adapted: bool) -> list[Path]:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "top.sv").write_text(STUB.replace("TOP", design.top))
        return [folder / "top.sv"]

    monkeypatch.setattr(rtl, "write_sources", write_sources)
    # It is no cipher, and energy is that of a netlist that enciphers.
    monkeypatch.setattr(cells, "measure_energy", lambda *_, **__: {})
    return one


QUICK = Options(quick=True)


@pytest.fixture
def library() -> CellTarget:
    """The built-in library as if it came from elsewhere, so that OpenSTA is asked."""
    generic = targets.find("generic")
    assert isinstance(generic, CellTarget)
    return replace(generic, name="toy", built_in=False)


def without_seconds(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "seconds"}


# --- a real core ---------------------------------------------------------------------------------


@pytest.mark.bench
def test_a_core_on_the_built_in_library(tmp_path: Path) -> None:
    one = design.load("aes128-round-enc")
    row = measure.measure(one, targets.find("generic"), QUICK, work=tmp_path).to_json()
    assert set(row) >= KEYS
    assert json.loads(json.dumps(row)) == row
    assert 17_000 < row["gate_equivalents"] < 26_000
    assert 500 < row["ffs"] < 600  # state, result, kept key, window, control
    # Nothing here may be taken for silicon.
    assert row["estimate"] is True
    assert row["notes"][0].startswith("estimate on the built-in library")
    assert (row["fmax_mhz"], row["area_um2"]) == (None, None)
    assert row["throughput_mbps"] == {"encrypt": None, "decrypt": None}
    assert 15 < row["min_period_units"] < 60
    stages = row["critical_path"]
    assert sum(s["delay_units"] for s in stages) == pytest.approx(row["min_period_units"], abs=0.01)
    # Most S-box outputs do not survive synthesis: these cells are found from their inputs.
    areas = {one["module"]: one["gate_equivalents"] for one in row["area_by_module"]}
    assert areas["sub_bytes.sbox"] > 0.4 * row["gate_equivalents"]
    step = sum(area for module, area in areas.items() if module.startswith("keys.key.step"))
    assert step > 0.1 * row["gate_equivalents"]  # its S-boxes with it
    assert row["latency_cycles"] == {"encrypt": 11, "decrypt": None}
    assert row["interval_cycles"] == {"encrypt": 10, "decrypt": None}
    assert row["key_bits"] == 128
    assert row["tools"] == {"pyosys": yosys.version()}
    assert row["command"] == "aesilicon measure aes128-round-enc --target generic --quick"
    assert row["energy"] is None


@pytest.mark.skipif(not registry.OSU018_LIBERTY.is_file(), reason="needs qflow-tech-osu018")
@pytest.mark.skipif(opensta.version() is None, reason="needs OpenSTA")
@pytest.mark.parametrize(
    ("name", "clocks", "area", "fmax"),
    [
        ("aes128-column-enc", 50, (6_500, 8_500), (120, 200)),
        pytest.param(
            *("aes128-round-enc", 10, (15_000, 21_000), (250, 450)), marks=pytest.mark.bench
        ),
    ],
)
def test_a_core_on_osu018(
    name: str, clocks: int, area: tuple[int, int], fmax: tuple[int, int], tmp_path: Path
) -> None:
    row = measure.measure(design.load(name), targets.find("osu018"), QUICK, work=tmp_path).to_json()
    assert area[0] < row["gate_equivalents"] < area[1]
    assert row["area_um2"] == pytest.approx(row["gate_equivalents"] * 24, abs=2)
    assert fmax[0] < row["fmax_mhz"] < fmax[1]
    assert row["fmax_method"] == "sta"
    assert row["estimate"] is False
    rate = 128 / clocks * row["fmax_mhz"]
    assert row["throughput_mbps"]["encrypt"] == pytest.approx(rate, abs=0.1)
    period = sum(stage["delay_ns"] for stage in row["critical_path"])
    assert period == pytest.approx(1000 / row["fmax_mhz"], abs=0.005)
    assert not {"LATCH", "DFFSR", "CLKBUF1"} & set(row["cells"])
    assert row["library"]["name"] == "osu018_stdcells"
    assert set(row["tools"]) == {"pyosys", "opensta"}
    split = row["area_split"]
    assert split["registers"] == pytest.approx(row["ffs"] * 4, rel=0.01)
    assert sum(split.values()) == pytest.approx(row["gate_equivalents"], abs=0.3)
    areas = {one["module"]: one["gate_equivalents"] for one in row["area_by_module"]}
    assert sum(areas.values()) == pytest.approx(row["gate_equivalents"], abs=2)
    paths = {one["module"]: one["delay_ns"] for one in row["paths_by_module"]}
    assert max(paths.values()) == pytest.approx(1000 / row["fmax_mhz"], abs=0.005)
    for one in row["paths_by_module"]:
        assert sum(stage["delay_ns"] for stage in one["stages"]) == pytest.approx(
            one["delay_ns"], abs=0.005
        )
    assert 30 < row["energy_pj_per_bit"]["encrypt"] < 120
    assert row["energy_pj_per_bit"]["decrypt"] is None
    if name == "aes128-round-enc":  # sixteen table S-boxes of 500 to 650 GE, and four for the key
        assert 8_000 < areas["sub_bytes.sbox"] < 11_500
        step = sum(area for module, area in areas.items() if module.startswith("keys.key.step"))
        assert 1_500 < step < 4_500
        assert any(stage["stage"].endswith("sbox") for stage in row["critical_path"])
        # The slower of round and key schedule is critical.
        assert set(paths) >= {"core", "keys.key"}


# --- one flow, many targets ----------------------------------------------------------------------


@pytest.mark.bench
def test_two_measurements_agree_in_all_but_seconds(
    stub: Design, library: CellTarget, tmp_path: Path
) -> None:
    rows = [
        [
            measure.measure(stub, target, QUICK, work=tmp_path / f"{n}{target.name}").to_json()
            for target in (targets.find("generic"), library, targets.find("ecp5:25k"))
        ]
        for n in range(2)
    ]
    for once, again in zip(*rows, strict=True):
        assert without_seconds(once) == without_seconds(again)


@pytest.mark.skipif(opensta.version() is None, reason="needs OpenSTA")
def test_a_library_is_timed_by_opensta(stub: Design, library: CellTarget, tmp_path: Path) -> None:
    row = measure.measure(stub, library, QUICK, work=tmp_path).to_json()
    assert row["fmax_method"] == "sta"
    assert row["estimate"] is False
    assert row["notes"] == ["before layout: ideal clock, no wires"]
    assert row["constants"] == {
        "driving_cell": "BUF",
        "input_slew_ns": 1.0,
        "output_load_pf": 0.004,
        "max_transition_ns": 100.0,
        "wire_pf_per_fanout": 0.0,
    }
    assert row["recipe"] == "dch, fan-out 10"
    assert [trial["recipe"] for trial in row["tried"]] == ["dch, fan-out 10"]
    first, last = row["critical_path"][0]["stage"], row["critical_path"][-1]["stage"]
    assert first.startswith("register ")
    assert last.startswith("setup of register data_o[")
    (path,) = row["paths_by_module"]
    assert (path["module"], path["stages"]) == ("core", row["critical_path"])


def test_without_opensta_timing_is_an_estimate_and_says_so(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opensta, "PROGRAMS", ("no-such-sta",))
    row = measure.measure(stub, library, QUICK, work=tmp_path).to_json()
    assert row["fmax_method"] == "logic"
    assert row["estimate"] is True
    assert any("OpenSTA is not installed" in note for note in row["notes"])
    assert "opensta" not in row["tools"]
    assert row["fmax_mhz"] > 0
    assert row["throughput_mbps"]["encrypt"] > 0
    assert row["paths_by_module"] == []


def timing(**changes: Any) -> opensta.Timing:
    steps = (opensta.PathPoint("a_reg/Q", "DFF", 1.0), opensta.PathPoint("g/Y", "NAND2", 3.0))
    made = opensta.Timing(5.0, "a_reg", "b_reg", steps, 1.0, 50.0)
    return replace(made, **changes)


def test_slow_nets_are_buffered_again_then_told(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = chain([timing(max_transition_ns=101.0)], repeat(timing()))
    monkeypatch.setattr(opensta, "program", lambda: "/bin/true")
    monkeypatch.setattr(opensta, "slowest_to", lambda *_, **__: {})
    monkeypatch.setattr(opensta, "analyze", lambda *_, **__: next(answers))
    row = measure.measure(stub, library, QUICK, work=tmp_path).to_json()
    assert row["recipe"] == "dch, fan-out 6"
    assert row["fmax_mhz"] == 200.0
    assert [s["stage"] for s in row["critical_path"]] == [
        "register a",
        "NAND2",
        "setup of register b",
    ]
    assert len(row["notes"]) == 1
    monkeypatch.setattr(opensta, "analyze", lambda *_, **__: timing(max_transition_ns=101.0))
    row = measure.measure(stub, library, QUICK, work=tmp_path).to_json()
    assert "a net takes 101.00 ns to change, beyond the limit of 100 ns" in row["notes"]


def test_the_netlist_of_a_recipe_is_where_the_run_folder_says(
    stub: Design, library: CellTarget, tmp_path: Path
) -> None:
    row = measure.measure(stub, library, QUICK, work=tmp_path).to_json()

    def cells_in_order(netlist: Path) -> list[str]:
        return [one.cell for one in verilog.read(netlist).instances]

    assert ", " in row["recipe"]
    made = run_folder.netlist_of_recipe(tmp_path, row["recipe"])
    assert cells_in_order(made) == cells_in_order(run_folder.netlist(tmp_path))


def test_a_wrapper_has_no_energy_and_says_so(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(cells, "measure_energy")
    processor = design.load("kuo-processor")
    row = measure.measure(processor, library, QUICK, work=tmp_path).to_json()
    assert row["energy"] is None
    assert any("ports of a core" in note for note in row["notes"])
    assert row["throughput_mbps"]["encrypt"] > 0


BUSES = {
    "axis": (["aes128-round-enc", "--bus", "axis"], "aclk", 10),
    "apb": (["aes128-round-enc", "--bus", "apb"], "pclk", 20),
}


@pytest.mark.parametrize("bus", BUSES)
def test_a_bus_has_its_clock_and_bounds_the_rate(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bus: str
) -> None:
    words, clock, interval = BUSES[bus]
    monkeypatch.setattr(sys.modules[__name__], "STUB", STUB.replace("clk_i", clock))
    monkeypatch.delattr(cells, "measure_energy")
    row = measure.measure(put_around(stub, bus=bus), library, QUICK, work=tmp_path)
    assert row.bus is not None and row.words == row.bus.words == words
    assert row.interval_cycles == {"encrypt": interval, "decrypt": None}
    assert [*row.latency_cycles.values(), row.key_setup_cycles, row.energy] == [None] * 4
    shown = terminal._cells(row.model_copy(update={"proven": True}))
    assert (shown[0], shown[-1]) == (f"aes128-round-enc-{bus}", "core")
    assert Measurement.model_validate(row.to_json()).bus == row.bus


def test_the_rate_of_streams_of_messages_is_not_known(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "STUB", STUB.replace("clk_i", "aclk"))
    whole = put_around(stub, "ccm", "axis", streams=2)
    row = measure.measure(whole, library, QUICK, work=tmp_path)
    assert row.words == ["aes128-round-enc", *["--mode", "ccm", "--bus", "axis", "--streams", "2"]]
    assert {*row.interval_cycles.values(), *row.throughput_mbps.values()} == {None}


@pytest.mark.skipif(opensta.version() is None, reason="needs OpenSTA")
def test_wires_make_a_design_slower(stub: Design, library: CellTarget, tmp_path: Path) -> None:
    """In area nothing need change; the capacitance is told."""
    bare, wired = (
        measure.measure(stub, library, Options(quick=True, wires=wires), work=tmp_path / str(wires))
        for wires in (False, True)
    )
    assert bare.fmax_mhz is not None and wired.fmax_mhz is not None
    assert wired.fmax_mhz < 0.95 * bare.fmax_mhz
    assert wired.constants is not None
    assert wired.constants.wire_pf_per_fanout == library.library.wire_pf_per_fanout > 0
    assert "wires as a capacitance" in wired.notes[0]
    assert wired.command.endswith("--quick --wires")


def test_a_library_of_ones_own_is_named_by_its_file(stub: Design, tmp_path: Path) -> None:
    file = tmp_path / "mine.lib"
    file.write_bytes(registry.generic_liberty().read_bytes())
    row = measure.measure(stub, targets.from_liberty(file), QUICK, work=tmp_path / "w")
    assert row.target == "liberty:mine"
    assert row.command == "aesilicon measure aes128-round-enc --liberty mine.lib --quick"
    assert terminal._cells(row)[1].endswith("liberty:mine --quick")


def test_a_netlist_that_is_not_the_rtl_is_not_measured(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = cells.map_cells

    def wrong(*arguments: Any, **options: Any) -> Any:
        mapped = real(*arguments, **options)
        text = mapped.netlist.read_text()
        mapped.netlist.write_text(text.replace("  NAND2 ", "  NOR2 ", 1))
        return mapped

    monkeypatch.setattr(cells, "map_cells", wrong)
    with pytest.raises(ToolError, match=r"netlist check: register .* differs from the RTL"):
        measure.measure(stub, library, QUICK, work=tmp_path)


@pytest.mark.parametrize(
    ("options", "names", "said"),
    [
        (Options(clock_ns=5.0), ["xc7"], "for standard cells"),
        (QUICK, ["ecp5", "xc7"], "for standard cells"),
        (QUICK, ["ecp5", "generic"], None),
        (Options(clock_ns=5.0), ["generic"], "not; name another target"),
        (Options(seeds=3), ["generic", "xc7"], "placed and routed"),
        (Options(seeds=3), ["generic", "ecp5"], None),
        (Options("area"), ["xc7"], None),
        (Options("efficiency"), ["xc7", "generic"], None),
        (Options("efficiency", quick=True), ["osu018"], "searches for the clock itself"),
        (Options("efficiency", clock_ns=5.0), ["osu018"], "searches for the clock itself"),
    ],
)
def test_options_that_mean_nothing_are_told(
    options: Options, names: list[str], said: str | None
) -> None:
    found = options.meaningless([targets.find(name) for name in names])
    assert (said is None and found is None) or (said is not None and said in str(found))


@pytest.mark.skipif(opensta.version() is None, reason="needs OpenSTA")
def test_slack_is_told_at_the_clock_asked_for(
    stub: Design, library: CellTarget, tmp_path: Path
) -> None:
    options = Options("area", clock_ns=50.0, quick=True)
    row = measure.measure(stub, library, options, work=tmp_path).to_json()
    (slack,) = row["slack_ns"]
    assert slack["clock_ns"] == 50.0
    assert slack["slack_ns"] == pytest.approx(50 - 1000 / row["fmax_mhz"], abs=0.01)
    assert row["command"].endswith("--goal area --clock 50 --quick")
    options = Options("area", clock_ns=0.1, quick=True)
    row = measure.measure(stub, library, options, work=tmp_path).to_json()
    assert row["slack_ns"][0]["slack_ns"] < 0
    assert "no recipe met the clock of 0.1 ns" in row["notes"]


def test_a_path_over_a_negative_delay_is_refused(
    stub: Design, library: CellTarget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    negative = timing(steps=(opensta.PathPoint("g/Y", "NAND2", -0.1),))
    monkeypatch.setattr(opensta, "program", lambda: "/bin/true")
    monkeypatch.setattr(opensta, "analyze", lambda *_, **__: negative)
    with pytest.raises(ToolError, match=r"cell of negative delay.*opensta\.log"):
        measure.measure(stub, library, QUICK, work=tmp_path)


def test_xc7_counts_resources_and_estimates_the_clock(stub: Design, tmp_path: Path) -> None:
    row = measure.measure(stub, targets.find("xc7"), Options(orders=1), work=tmp_path).to_json()
    assert row["ffs"] == 16
    assert 0 < row["luts"] < 60
    assert row["brams"] == 0
    assert (row["fmax_method"], row["library"], row["seeds"]) == ("logic", None, None)
    assert (row["gate_equivalents"], row["min_period_units"]) == (None, None)
    assert row["throughput_mbps"]["encrypt"] == pytest.approx(12.8 * row["fmax_mhz"], abs=0.1)
    assert row["notes"][0] == "after synthesis: not placed"


def test_ecp5_is_placed_and_routed_with_its_seed(stub: Design, tmp_path: Path) -> None:
    target = targets.find("ecp5:25k")
    row = measure.measure(stub, target, Options(seeds=2), work=tmp_path).to_json()
    assert (row["ffs"], row["brams"], row["seeds"]) == (16, 0, [1, 2])
    assert row["fmax_method"] == "pnr"
    assert any("placed in a serial harness" in note for note in row["notes"])
    period = sum(stage["delay_ns"] for stage in row["critical_path"])
    assert period == pytest.approx(1000 / row["fmax_mhz"], abs=0.01)
    assert row["critical_path"][0]["stage"].startswith("register ")
    assert row["command"].endswith("--target ecp5:25k --seeds 2")


def test_goal_verified_and_proven_are_passed_on(stub: Design, tmp_path: Path) -> None:
    row = measure.measure(
        stub,
        targets.find("generic"),
        Options("area", quick=True),
        work=tmp_path,
        verified=True,
        proven=True,
    ).to_json()
    assert (row["goal"], row["verified"], row["proven"]) == ("area", True, True)
    assert row["command"].endswith("--goal area --quick")


def test_a_tool_that_fails_is_named_with_its_log(
    stub: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / nextpnr.ECP5
    program.write_text(f"#!{sys.executable}\nprint('ERROR: it burns.'); raise SystemExit(1)\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(ToolError, match=r"place and route: it burns; its log is .*nextpnr\.log"):
        measure.measure(stub, targets.find("ecp5"), work=tmp_path / "work")


def test_no_tool_runs_for_a_cache_key_of_known_rtl(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object, **__: object) -> str:
        raise AssertionError("ran a tool")

    one = design.load("aes-round")
    rtl.design_hash(one)
    monkeypatch.setattr(process, "run", run)
    assert len(MeasureDesign(one, targets.find("ecp5")).key) == 64


# --- what makes a measurement a new one ----------------------------------------------------------


def test_the_key_is_of_everything_a_measurement_depends_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = design.load("aes-round")
    generic, ecp5 = targets.find("generic"), targets.find("ecp5")
    assert isinstance(generic, CellTarget) and isinstance(ecp5, FpgaTarget)
    copy = tmp_path / "generic.lib"
    copy.write_bytes(generic.liberty.read_bytes())
    same = MeasureDesign(one, replace(generic, liberty=copy)).key
    assert same == MeasureDesign(one, generic).key
    assert (
        same == MeasureDesign(one, generic, Options(seeds=2)).key
    )  # place and route alone has seeds
    copy.write_text(copy.read_text() + "\n")
    load = replace(generic.library, output_load_pf=1.0)
    others = [
        MeasureDesign(one, replace(generic, liberty=copy)).key,
        MeasureDesign(one, replace(generic, library=load)).key,
        MeasureDesign(one, generic, Options("area")).key,
        MeasureDesign(one, generic, Options(clock_ns=5.0)).key,
        MeasureDesign(one, generic, QUICK).key,
        MeasureDesign(one, generic, Options(wires=True)).key,
        MeasureDesign(design.load("aes128-round-enc"), generic).key,
        MeasureDesign(one, ecp5).key,
        MeasureDesign(one, ecp5, Options(seeds=2)).key,
        MeasureDesign(one, targets.find("ecp5:25k")).key,
    ]
    monkeypatch.setattr(yosys, "version", lambda: "0.0")
    others.append(MeasureDesign(one, generic).key)
    monkeypatch.undo()
    monkeypatch.setattr(rtl, "design_hash", lambda _: "other")
    others.append(MeasureDesign(one, generic).key)
    assert len({same, *others}) == 1 + len(others)


def test_the_key_knows_opensta(library: CellTarget, monkeypatch: pytest.MonkeyPatch) -> None:
    one = design.load("aes-round")
    monkeypatch.setattr(opensta, "version", lambda: "1.0")
    before = MeasureDesign(one, library).key, MeasureDesign(one, targets.find("generic")).key
    monkeypatch.setattr(opensta, "version", lambda: None)
    after = MeasureDesign(one, library).key, MeasureDesign(one, targets.find("generic")).key
    assert before[0] != after[0]
    assert before[1] == after[1]  # the built-in library is never timed by OpenSTA


def test_signal_names_keep_what_says_something() -> None:
    name = "u_core.gen_round.u_engine.u_key.gen_both.window_q[3]_reg"
    assert signal(name) == "u_key.window_q[3]"
    assert signal("\\u_core.gen_round.u_engine.state_q [7]") == "state_q[7]"
