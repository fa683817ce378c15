# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures and constraints of a bundle come from rows alone; stale and absent ones say so."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from aesilicon.bundle import constraints, figures
from aesilicon.bundle.figures import Figures
from aesilicon.design import design, rtl
from aesilicon.flows.measure.flow_hash import flow_hash
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.report.published import MEASURED, Kind
from aesilicon.store import Store
from aesilicon.targets.registry import generic_liberty

NAME = "aes128-serial-enc"
HASH = rtl.design_hash(design.load(NAME))
Collect = Callable[..., Figures]


def row(**changes: Any) -> Measurement:
    """A published row of the design on cells, made one of today, with changes."""
    old = next(r for r in MEASURED.read() if (r.design, r.target) == (NAME, "ihp-sg13g2"))
    fresh = {"design_hash": HASH, "flow_hash": flow_hash("ihp-sg13g2", "area")}
    return old.model_copy(update=fresh | changes)


@pytest.fixture
def collect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Collect:
    """Figures of the design with these published rows and rows in the store."""

    def of(published: Sequence[Measurement], own: Sequence[Measurement] = ()) -> Figures:
        monkeypatch.setattr(
            Kind, "read_if_there", lambda kind: published if kind == MEASURED else []
        )
        store = Store(tmp_path / "store")
        for number, one in enumerate(own):
            store.put(str(number), MeasureDesign.kind, one.design, one.target, one)
        return figures.collect(design.load(NAME), HASH, NAME, store)

    return of


def test_a_row_keeps_its_figures_command_and_library(collect: Collect) -> None:
    one = row()
    (shown,) = json.loads(figures.text(collect([one])))["rows"]
    assert (shown["stale"], shown["corner"], shown["source"]) == (False, "typical", "published")
    written = one.to_json()
    for name in ("gate_equivalents", "fmax_mhz", "energy_pj_per_bit", "command", "tools"):
        assert shown[name] == written[name]
    assert shown["library"]["sha256"] == written["library"]["sha256"]


@pytest.mark.parametrize("changes", [{"design_hash": "0" * 64}, {"flow_hash": ""}])
def test_a_stale_row_is_marked_and_constrains_nothing(
    changes: dict[str, str], collect: Collect
) -> None:
    found = collect([row(**changes)])
    assert found.rows[0].stale
    assert "**stale**" in figures.cells(found.rows[0])
    clock = constraints.for_cells(found)
    assert (clock.period_ns, clock.row) == (constraints.DEFAULT_NS, None)
    assert "(1 stale: figures.json), so this is a default, not a measurement" in clock.why[0]
    assert "stale alone" in found.absent[0]


def test_what_nobody_measured_is_named_with_its_command(collect: Collect) -> None:
    absent = collect([]).absent
    assert [re.split(": | measures", one)[0] for one in absent] == [
        f"{kit}, {corner} corner" for kit in figures.SLOW for corner in ("typical", "slow")
    ]
    assert f"`aesilicon measure {NAME} --target ihp-sg13g2:slow_1p08V_125C` measures" in absent[1]
    some = collect([row(), row(target="ihp-sg13g2:slow_1p08V_125C", energy_pj_per_bit=None)])
    assert some.absent[0] == "ihp-sg13g2, slow corner: no row has an energy."


def test_rows_of_the_store_are_the_users_own(collect: Collect) -> None:
    found = collect([], [row(fmax_mhz=100.0), row(design="aes-round")])
    assert [one.source for one in found.rows] == ["own"]
    assert constraints.for_cells(found).why[1].startswith("row: own row of 20")


@pytest.mark.parametrize(
    ("target", "corner"),
    [
        ("ihp-sg13g2", "typical"),
        ("ihp-sg13g2:slow_1p08V_125C", "slow"),
        ("ihp-sg13g2:typ_1p50V_25C", None),
        ("sky130A:ss_100C_1v60", "slow"),
        ("generic", None),
    ],
)
def test_a_corner_is_that_of_the_target(target: str, corner: str | None) -> None:
    assert figures.corner(target, row().library) == corner


def test_the_slow_corner_is_the_constraint(collect: Collect) -> None:
    slow = row(target="ihp-sg13g2:slow_1p08V_125C", fmax_mhz=77.7)
    clock = constraints.for_cells(collect([row(fmax_mhz=120.0), slow]))
    assert clock.period_ns == 12.871  # never shorter than 1000 / 77.7
    assert "77.7 MHz (sta) on ihp-sg13g2:slow_1p08V_125C, slow corner, goal area" in clock.why[0]
    assert slow.command in clock.why[1]
    assert clock.why[2] == "of the module aes128_serial_enc_narrow"
    assert slow.library and slow.library.sha256 in clock.why[3]
    typical = constraints.for_cells(collect([row(fmax_mhz=120.0)]))
    assert typical.period_ns == 8.334
    assert "no row of the slow corner" in typical.why[-1]


def test_an_fpga_takes_a_placed_clock_alone(collect: Collect) -> None:
    xc7 = row(target="ecp5", library=None, fmax_method="logic", flow_hash=flow_hash("ecp5", "area"))
    assert constraints.for_fpga(collect([row(), xc7])).row is None
    placed = xc7.model_copy(update={"fmax_method": "pnr", "fmax_mhz": 50.0})
    text = constraints.fpga("aes", constraints.for_fpga(collect([placed])))
    assert "create_clock -name clk -period 20.000 [get_ports clk_i]\n" in text


@pytest.mark.parametrize("name", [NAME, "kuo-processor"])
def test_opensta_reads_the_sdc(name: str, collect: Collect, tmp_path: Path) -> None:
    """Every port has a delay, and the clock is that of the row."""
    if shutil.which("sta") is None:
        pytest.skip("needs sta: apt-get install opensta")
    of = design.load(name)
    text = constraints.sdc(of.top, rtl.ports(of), constraints.for_cells(collect([row()])))
    (tmp_path / "aes.sdc").write_text(text)
    ports = ", ".join(f"{p.direction} {p.range}{p.name}" for p in rtl.ports(of))
    (tmp_path / "top.v").write_text(f"module {of.top} ({ports});\nendmodule\n")
    (tmp_path / "run.tcl").write_text(
        f"read_liberty {generic_liberty()}\nread_verilog top.v\nlink_design {of.top}\n"
        "read_sdc aes.sdc\ncheck_setup -verbose -no_input_delay\n"
        "report_clock_properties\nexit\n"
    )
    done = subprocess.run(
        ["sta", "-no_splash", "run.tcl"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    log = done.stdout + done.stderr
    assert not re.search("Error|Warning|missing", log), log
    assert re.search(rf"clk\s+{1000 / row().fmax_mhz:.1f}", log), log
