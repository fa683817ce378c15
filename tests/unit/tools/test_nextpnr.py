# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""nextpnr: a counter placed and routed, recorded reports, and a program that misbehaves."""

import json
import sys
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


def answer(folder: Path, body: str) -> None:
    program = folder / nextpnr.PACKAGE
    program.write_text(f"#!{sys.executable}\nimport sys\n{body}\n")
    program.chmod(0o755)


def route(work: Path, **changes: Any) -> nextpnr.Routed:
    work.mkdir(exist_ok=True)
    netlist = work / "netlist.json"
    if not netlist.exists():
        netlist.write_text("{}")
    options: dict[str, Any] = {"size": "25k", "seed": 1, "work": work, **changes}
    return nextpnr.place_and_route(netlist, "top", **options)


def test_a_counter_is_placed_and_routed(tmp_path: Path) -> None:
    (tmp_path / "top.sv").write_text(COUNTER)
    yosys.synthesize_fpga([tmp_path / "top.sv"], "top", "ecp5", work=tmp_path)
    routed = route(tmp_path)
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
    assert routed.path[1] == nextpnr.Step("routing", "l", 1.25)


def test_the_slowest_clock_counts(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    clocks = {"a": {"achieved": 90.0}, "b": {"achieved": 80.5}}
    report.write_text(json.dumps({**REPORT, "fmax": clocks}))
    assert nextpnr.read_report(report, tmp_path / "log").fmax_mhz == 80.5


def test_size_seed_and_report_are_asked_for(mock: Path, tmp_path: Path) -> None:
    answer(
        mock,
        f"print(sys.argv); open('report.json', 'w').write({json.dumps(REPORT)!r})",
    )
    route(tmp_path / "work", size="45k", seed=7)
    asked = (tmp_path / "work" / "nextpnr.log").read_text()
    for words in ("'--45k'", "'--seed', '7'", "'--out-of-context'", "'--json', 'netlist.json'"):
        assert words in asked


def test_the_program_beside_python_serves_without_a_path(mock: Path) -> None:
    assert nextpnr.program() == str(Path(sys.executable).with_name(nextpnr.PACKAGE))


def test_an_old_report_is_not_taken(mock: Path, tmp_path: Path) -> None:
    (tmp_path / "report.json").write_text(json.dumps(REPORT))
    answer(mock, "")
    with pytest.raises(ToolError, match=r"wrote no usable report\.json"):
        route(tmp_path)


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
        route(tmp_path, timeout=0.3 if "sleep" in body else 20)
