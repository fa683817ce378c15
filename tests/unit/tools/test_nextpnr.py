# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""nextpnr: a counter placed and routed, recorded reports, and a program that misbehaves."""

import json
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from aesilicon.errors import ToolError
from aesilicon.tools import nextpnr, yosys

COUNTER = """
module top (input logic clk_i, rst_ni, output logic [7:0] count_o);
  always_ff @(posedge clk_i) count_o <= rst_ni ? count_o + 8'd1 : '0;
endmodule
"""


def step(kind: str, cell: str, delay: float) -> dict[str, Any]:
    return {"type": kind, "to": {"cell": cell}, "delay": delay}


REPORT: dict[str, Any] = {
    "fmax": {"clk_i": {"achieved": 123.456, "constraint": 100.0}},
    "utilization": {
        "TRELLIS_COMB": {"used": 9, "available": 100},
        "DP16KD": {"used": 0, "available": 9},
    },
    "critical_paths": [
        {"from": "<async>", "to": "posedge clk_i", "path": [step("routing", "x", 50.0)]},
        {
            "from": "posedge clk_i",
            "to": "posedge clk_i",
            "path": [
                step("clk-to-q", "q_TRELLIS_FF_Q", 0.5),
                step("routing", "l", 1.25),
                step("setup", "d", 0.0),
            ],
        },
        {"from": "posedge b", "to": "posedge clk_i", "path": [step("clk-to-q", "b", 0.1)]},
    ],
}


@pytest.fixture
def mock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def answer(folder: Path, body: str, package: str = nextpnr.ECP5) -> None:
    program = folder / package
    program.write_text(f"#!{sys.executable}\nimport sys\n{body}\n")
    program.chmod(0o755)


def route(work: Path, **changes: Any) -> nextpnr.Routed:
    netlist = work.parent / "netlist.json"
    if not netlist.exists():
        netlist.write_text("{}")
    options: dict[str, Any] = {
        **{"package": nextpnr.ECP5, "options": ["--25k"], "seed": 1, "work": work},
        **changes,
    }
    return nextpnr.place_and_route(netlist, "top", **options)


def test_a_counter_is_placed_and_routed(tmp_path: Path) -> None:
    (tmp_path / "top.sv").write_text(COUNTER)
    yosys.synthesize_fpga([tmp_path / "top.sv"], "top", "ecp5", work=tmp_path)
    routed = route(tmp_path / "work", out_of_context=True)
    assert routed.utilization["TRELLIS_FF"] == 8
    assert 0 < routed.utilization["TRELLIS_COMB"] < 40
    assert 50 < routed.fmax_mhz < 2000
    period = sum(step.delay_ns for step in routed.path)
    assert period == pytest.approx(1000 / routed.fmax_mhz, abs=0.01)
    assert routed.path[0].kind == "clk-to-q"


def test_the_slowest_path_between_registers_is_told(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text(json.dumps(REPORT))
    routed = nextpnr.read_report(report, tmp_path / "log")
    assert routed.fmax_mhz == 123.456
    assert routed.utilization == {"TRELLIS_COMB": 9, "DP16KD": 0}
    assert [s.kind for s in routed.path] == ["clk-to-q", "routing", "setup"]
    assert routed.path[1] == nextpnr.PathSegment("routing", "l", 1.25)


def test_the_slowest_clock_counts(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    clocks = {"a": {"achieved": 90.0}, "b": {"achieved": 80.5}}
    report.write_text(json.dumps({**REPORT, "fmax": clocks}))
    assert nextpnr.read_report(report, tmp_path / "log").fmax_mhz == 80.5


GOOD = f"print(sys.argv); open('report.json', 'w').write({json.dumps(REPORT)!r})"


def test_device_seed_and_report_are_asked_for(mock: Path, tmp_path: Path) -> None:
    answer(mock, GOOD)
    route(tmp_path / "work", options=["--45k"], seed=7, out_of_context=True)
    asked = (tmp_path / "work" / "nextpnr.log").read_text()
    for words in ("'--45k'", "'--seed', '7'", "'--out-of-context'", "'--report', 'report.json'"):
        assert words in asked
    route(tmp_path / "work")
    assert "--out-of-context" not in (tmp_path / "work" / "nextpnr.log").read_text()


@pytest.mark.parametrize(
    ("package", "asked", "file", "line"),
    [
        (nextpnr.GOWIN, "'--vopt', 'cst=pins.cst'", "pins.cst", 'IO_LOC "clk_i" H11;\n'),
        (
            nextpnr.NEXUS,
            "'--pdc', 'pins.pdc'",
            "pins.pdc",
            "ldc_set_location -site {H11} [get_ports clk_i]\n",
        ),
    ],
)
def test_pins_are_given_in_the_format_of_the_family(
    mock: Path, tmp_path: Path, package: str, asked: str, file: str, line: str
) -> None:
    answer(mock, GOOD, package)
    work = tmp_path / "work"
    route(work, package=package, pins={"clk_i": "H11"})
    assert asked in (work / "nextpnr.log").read_text()
    assert (work / file).read_text() == line
    route(work, package=package)
    assert asked not in (work / "nextpnr.log").read_text()


def test_a_finished_run_is_not_made_again(mock: Path, tmp_path: Path) -> None:
    keep = tmp_path / "keep"
    answer(mock, GOOD)
    first = route(tmp_path / "one", keep=keep)
    answer(mock, "raise SystemExit(1)")
    assert route(tmp_path / "two", keep=keep) == first
    with pytest.raises(ToolError):
        route(tmp_path / "two", keep=keep, seed=2)
    with pytest.raises(ToolError):
        route(tmp_path / "two", keep=keep, options=["--45k"])
    (tmp_path / "netlist.json").write_text("{ }")
    with pytest.raises(ToolError):
        route(tmp_path / "two", keep=keep)
    assert len(list(keep.glob("*.json"))) == 1


@pytest.mark.parametrize("damage", ["json", "log"])
def test_a_damaged_result_is_made_again(mock: Path, tmp_path: Path, damage: str) -> None:
    keep = tmp_path / "keep"
    answer(mock, GOOD)
    first = route(tmp_path / "work", keep=keep)
    (kept,) = keep.glob(f"*.{damage}")
    kept.write_text("{") if damage == "json" else kept.unlink()
    assert route(tmp_path / "work", keep=keep) == first
    answer(mock, "raise SystemExit(1)")
    assert route(tmp_path / "work", keep=keep) == first


def test_a_broken_run_is_not_kept(mock: Path, tmp_path: Path) -> None:
    answer(mock, "open('report.json', 'w').write('{')")
    with pytest.raises(ToolError, match="wrote no usable"):
        route(tmp_path / "work", keep=tmp_path / "keep")
    answer(mock, GOOD)
    assert route(tmp_path / "work", keep=tmp_path / "keep").fmax_mhz == 123.456


@pytest.mark.parametrize(
    ("printed", "reported", "clock", "routed"),
    [
        ((150.0, 123.46), 123.456, 123.456, True),
        ((100.5, 123.46), 123.456, 100.5, False),
        ((99.25,), None, 99.25, False),
    ],
)
def test_gowin_clocks_are_the_slower_of_two_analyses(
    mock: Path,
    tmp_path: Path,
    printed: tuple[float, ...],
    reported: float | None,
    clock: float,
    routed: bool,
) -> None:
    log = "".join(f"Info: Max frequency for clock 'c': {mhz} MHz (PASS)\n" for mhz in printed)
    fmax = {} if reported is None else {"c": {"achieved": reported}}
    report = json.dumps({**REPORT, "fmax": fmax})
    answer(mock, f"print({log!r}); open('report.json', 'w').write({report!r})", nextpnr.GOWIN)
    for _ in range(2):  # the second time from what was kept
        found = route(tmp_path / "work", package=nextpnr.GOWIN, keep=tmp_path / "keep")
        assert (found.fmax_mhz, found.after_routing) == (clock, routed)
        assert bool(found.path) is routed


def test_a_design_that_is_too_large_is_told_what_it_needs(mock: Path, tmp_path: Path) -> None:
    log = "Info:    ICESTORM_LC:   10313/   7680   134%\nInfo:   SB_IO:   4/   206    1%\n"
    answer(mock, f"print({log!r}); print('ERROR: no more BELs.'); raise SystemExit(1)")
    with pytest.raises(ToolError) as e:
        route(tmp_path / "work")
    assert str(e.value).startswith(
        "place and route: the design does not fit: it needs 10,313 of 7,680 ICESTORM_LC; "
    )


def test_no_more_runs_at_a_time_than_slots(
    mock: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nextpnr, "_slots", threading.BoundedSemaphore(1))
    answer(mock, f"import time; time.sleep(0.3)\n{GOOD}")
    (tmp_path / "netlist.json").write_text("{}")
    began = time.monotonic()
    with ThreadPoolExecutor(3) as pool:
        runs = [pool.submit(route, tmp_path / f"work{n}") for n in range(3)]
        assert {run.result().fmax_mhz for run in runs} == {123.456}
    assert time.monotonic() - began > 0.9


def test_the_program_beside_python_serves_without_a_path(mock: Path) -> None:
    for package in nextpnr.PACKAGES:
        beside = Path(sys.executable).with_name(package)
        assert nextpnr.program(package) == str(beside)
        assert beside.is_file()


def test_an_old_report_is_not_taken(mock: Path, tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "report.json").write_text(json.dumps(REPORT))
    answer(mock, "")
    with pytest.raises(ToolError, match=r"wrote no usable report\.json"):
        route(tmp_path / "work")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise SystemExit(1)", "failed with status 1"),
        ("print('ERROR: no more LUTs.'); raise SystemExit(1)", "place and route: no more LUTs;"),
        ("import time; time.sleep(60)", r"did not finish in 0\.3 seconds"),
        ("", r"wrote no usable report\.json"),
        ("open('report.json', 'w').write('{')", r"wrote no usable report\.json"),
        ("open('report.json', 'w').write('[]')", r"wrote no usable report\.json"),
        (
            f"open('report.json', 'w').write({json.dumps({**REPORT, 'fmax': {}})!r})",
            "found no path between registers",
        ),
    ],
)
def test_failures_are_one_sentence_with_the_log(
    mock: Path, tmp_path: Path, body: str, said: str
) -> None:
    answer(mock, body)
    with pytest.raises(ToolError, match=rf"{said}.*nextpnr\.log"):
        route(tmp_path / "work", timeout=0.3 if "sleep" in body else 20)
