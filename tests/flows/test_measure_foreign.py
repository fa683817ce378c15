# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Foreign cores on the same ruler: any RTL, and with a protocol its clocks and energy."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import command
import sample
from aesilicon import targets
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.errors import AesiliconError, ToolError, UserError
from aesilicon.flows.measure import foreign
from aesilicon.flows.measure.foreign import measure_foreign
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import MeasureForeign
from aesilicon.flows.prove import load_protocol
from aesilicon.report import tables
from aesilicon.store import Store
from aesilicon.targets import registry

FOLDER = Path(__file__).parents[1] / "proofs" / "foreign"
OSU018 = pytest.mark.skipif(not registry.OSU018_LIBERTY.is_file(), reason="no qflow-tech-osu018")
QUICK = Options("area", quick=True)

COUNTER = """
module counter (input wire clk, rst_n, step, input wire [3:0] from, output reg [3:0] count,
                output reg up);
  always @(posedge clk or negedge rst_n)
    if (!rst_n) count <= 4'd9;
    else if (step) begin
      count <= count + from;
      up <= from[0];
    end
endmodule
"""
"""An asynchronous reset, which sets two bits and leaves one register alone."""


@pytest.fixture
def counter(tmp_path: Path) -> CoreUnderTest:
    (tmp_path / "counter.v").write_text(COUNTER)
    return CoreUnderTest.foreign([tmp_path / "counter.v"], "counter", "clk")


def core(name: str) -> CoreUnderTest:
    (file,) = FOLDER.glob(f"{name}.*v")
    protocol = FOLDER / f"{name}.toml"
    return CoreUnderTest.foreign([file], name, "clk", load_protocol(protocol), protocol)


@pytest.mark.parametrize("where", sample.every(2, ["generic", "xc7"]))
def test_any_rtl_has_area_and_clock(counter: CoreUnderTest, where: str, tmp_path: Path) -> None:
    """The netlist is proven too, whose registers the asynchronous reset leaves or sets."""
    target = targets.find(where)
    options = QUICK if where == "generic" else Options(orders=1)
    rows = [
        measure_foreign(counter, target, options, work=tmp_path / name).to_json() for name in "ab"
    ]
    first, second = ({**row, "seconds": 0} for row in rows)
    assert first == second
    assert first["ffs"] == 5
    assert first["throughput_mbps"] == {"encrypt": None, "decrypt": None}
    assert not first["proven"]
    assert "--rtl counter.v --top counter --clock-port clk --target" in first["command"]
    said = " ".join(first["notes"])
    assert ("resets were made synchronous" in said) == (where == "generic")


def test_a_row_is_kept_until_the_rtl_changes(counter: CoreUnderTest, tmp_path: Path) -> None:
    store = Store(tmp_path / "store")
    target = targets.find("generic")
    once, twice = (MeasureForeign(counter, target, QUICK).done(store) for _ in range(2))
    assert once == twice
    counter.files[0].write_text(COUNTER.replace("4'd9", "4'd8"))
    again = MeasureForeign(counter, target, QUICK).done(store)
    assert again.design_hash != once.design_hash


@pytest.mark.parametrize(
    ("name", "latency", "interval"), [("pulse_done", 11, 11), ("free_running", 10, 1)]
)
def test_the_pace_is_the_fastest_of_its_protocol(
    name: str, latency: int, interval: int, tmp_path: Path
) -> None:
    """A start goes with the last result, and a pipeline takes a block a clock."""
    driver = foreign.paced(core(name), tmp_path).driver
    assert driver is not None
    pace = driver.pace("encrypt")
    assert (pace.latency, pace.interval) == (latency, interval)


def test_a_core_that_is_not_proven_is_not_measured(tmp_path: Path) -> None:
    right = core("pulse_done")
    wrong = tmp_path / "pulse_done.v"
    wrong.write_text(right.files[0].read_text().replace("8'h53: sub = 8'hed;", "8'h53: sub = 0;"))
    broken = replace(right, files=(wrong,))
    with pytest.raises(AesiliconError, match="pulse_done is not proven: see 'aesilicon prove"):
        measure_foreign(broken, targets.find("xc7"), work=tmp_path / "work")
    with pytest.raises(AesiliconError, match="pulse_done does not work by its protocol"):
        measure_foreign(broken, targets.find("xc7"), work=tmp_path / "pace", unproven=True)


def test_two_clocks_are_told(tmp_path: Path) -> None:
    right = core("pulse_done")
    other = replace(right, clock="clock")
    with pytest.raises(UserError, match="clock is 'clk' and --clock-port says 'clock'"):
        measure_foreign(other, targets.find("xc7"), work=tmp_path, unproven=True)


def test_a_clock_that_is_no_port_is_told_before_synthesis(
    counter: CoreUnderTest, tmp_path: Path
) -> None:
    other = replace(counter, clock="clock")
    with pytest.raises(UserError, match="no clock input 'clock'; its inputs are clk, rst_n, step"):
        measure_foreign(other, targets.find("xc7"), QUICK, work=tmp_path)
    assert not (tmp_path / "logic").exists()


def test_a_top_that_is_none_gets_the_modules_of_the_files(
    counter: CoreUnderTest, tmp_path: Path
) -> None:
    other = replace(counter, top="nope")
    with pytest.raises(
        ToolError, match=r"'nope' is not .* module; the files have counter; its log"
    ):
        measure_foreign(other, targets.find("xc7"), QUICK, work=tmp_path)


def test_the_protocol_names_the_clock(tmp_path: Path) -> None:
    """The command takes the core, and goes on until its wrong S-box."""
    text = (FOLDER / "pulse_done.v").read_text().replace("8'h53: sub = 8'hed;", "8'h53: sub = 0;")
    (tmp_path / "wrong.v").write_text(text)
    words = ("--top", "pulse_done", "--protocol", FOLDER / "pulse_done.toml", "--unproven")
    where = ("--target", "xc7")
    done = command.aesilicon("measure", "--rtl", "wrong.v", *words, *where, cwd=tmp_path)
    assert done.status == 1
    assert "pulse_done does not work by its protocol" in done.err.decode()


@pytest.mark.bench
@OSU018
@pytest.mark.parametrize("where", ["osu018", "xc7"])
def test_a_proven_core_has_clocks_throughput_and_energy(where: str, tmp_path: Path) -> None:
    rows: list[dict[str, Any]] = [
        measure_foreign(
            core("pulse_done"),
            targets.find(where),
            Options(quick=where == "osu018"),
            work=tmp_path / name,
        ).to_json()
        for name in "ab"
    ]
    first, second = ({**row, "seconds": 0} for row in rows)
    assert first == second
    assert first["proven"]
    assert first["proof_reach"] == "any sequence"
    assert tables.cells(Measurement.model_validate(first))[-1] == "any sequence"
    assert first["interval_cycles"]["encrypt"] == 11
    due = 128 * first["fmax_mhz"] / 11
    assert first["throughput_mbps"]["encrypt"] == pytest.approx(due, abs=0.1)
    if where == "osu018":
        assert 10 < first["energy_pj_per_bit"]["encrypt"] < 200
