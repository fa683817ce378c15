# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""OpenSTA: a path timed by hand, recorded answers, and a program that misbehaves."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import MissingToolError, ToolError
from aesilicon.targets import CellTarget, libraries
from aesilicon.tools import opensta

needs_opensta = pytest.mark.skipif(opensta.version() is None, reason="needs OpenSTA")

NETLIST = """
module top (clk, a, y, z);
  input clk, a;
  output y, z;
  wire q, n, m0, m1, m2, m3;
  DFF \\r.q[0] (.C(clk), .D(a), .Q(q));
  NAND2 g (.A(q), .B(q), .Y(n));
  NAND2 l0 (.A(n), .B(a), .Y(m0));
  NAND2 l1 (.A(n), .B(a), .Y(m1));
  NAND2 l2 (.A(n), .B(a), .Y(m2));
  NAND2 l3 (.A(n), .B(a), .Y(m3));
  DFF \\r.q[1] (.C(clk), .D(m0), .Q(y));
  INV i (.A(a), .Y(z));
endmodule
"""

FULL = """\
Startpoint: in_valid_i (input port clocked by clock)
Endpoint: u_core.state_q[7]_reg
          (rising edge-triggered flip-flop clocked by clock)
Path Group: clock
Path Type: max

    Delay      Time   Description
-------------------------------------------------------------
   0.0000    0.0000   clock clock (rise edge)
   0.0000    0.0000   clock network delay (ideal)
   0.0000    0.0000 v input external delay
   0.0415    0.0415 v in_valid_i (in)
   0.2000    0.2415 ^ _12_/Y (NAND2X1)
  -0.0100    0.2315 v u_core._13_/Y (INVX1)
   0.0000    0.2315 v u_core.state_q[7]_reg/D (DFFPOSX1)
             0.2315   data arrival time

 100.0000  100.0000   clock clock (rise edge)
   0.0000  100.0000   clock network delay (ideal)
   0.0000  100.0000   clock reconvergence pessimism
           100.0000 ^ u_core.state_q[7]_reg/CLK (DFFPOSX1)
  -0.1500   99.8500   library setup time
            99.8500   data required time
-------------------------------------------------------------
            99.8500   data required time
            -0.2315   data arrival time
-------------------------------------------------------------
            99.6185   slack (MET)


max_transition

Pin _12_/A ^
max_transition     0.6000
transition_time    0.7512
-------------------------
Slack             -0.1512 (VIOLATED)

timing analysis is complete
"""


def analyze(work: Path, netlist: str = NETLIST, **changes: object) -> opensta.Timing:
    target = targets.find("generic")
    assert isinstance(target, CellTarget)
    work.mkdir(parents=True, exist_ok=True)
    path = work / "netlist.v"
    path.write_text(netlist)
    options = {
        "library": target.library,
        "clock": "clk",
        "work": work,
    }
    return opensta.analyze(path, "top", target.liberty, **{**options, **changes})  # type: ignore[arg-type]


@pytest.fixture
def mock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in front of PATH; `answer` puts a program `sta` there."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def answer(folder: Path, body: str) -> None:
    program = folder / "sta"
    program.write_text(f"#!{sys.executable}\n{body}\n")
    program.chmod(0o755)


# --- the real program ----------------------------------------------------------------------------


@needs_opensta
def test_a_nand2_that_drives_four_takes_one_unit(tmp_path: Path) -> None:
    timing = analyze(tmp_path / "räume {und} mehr")
    assert timing.start == "r.q[0]"
    assert timing.end == "r.q[1]"
    assert [(s.pin, s.cell) for s in timing.steps] == [
        ("r.q[0]/Q", "DFF"),
        ("g/Y", "NAND2"),
        ("l0/Y", "NAND2"),
    ]
    assert timing.steps[1].delay_ns == pytest.approx(1.0, abs=1e-3)
    total = sum(step.delay_ns for step in timing.steps) + timing.setup_ns
    assert timing.min_period_ns == pytest.approx(total, abs=1e-3)


def slowest_to(
    work: Path, ends: dict[str, list[str]], *, loops: bool = False
) -> dict[str, opensta.SlowestPath]:
    target = targets.find("generic")
    assert isinstance(target, CellTarget)
    (work / "netlist.v").write_text(NETLIST)
    return opensta.slowest_to(
        work / "netlist.v",
        "top",
        target.liberty,
        ends,
        library=target.library,
        clock="clk",
        work=work,
        loops=loops,
    )


@needs_opensta
def test_the_slowest_path_between_some_registers(tmp_path: Path) -> None:
    """From the port comes none, and from a register to itself there is none here."""
    groups = {"one": ["r.q[0]"], "two": ["r.q[1]"], "any": ["r.q[0]", "r.q[1]"]}
    found = slowest_to(tmp_path, groups, loops=True)
    assert set(found) == {"any"}
    assert (found["any"].start, found["any"].end) == ("r.q[0]", "r.q[1]")
    assert found["any"].steps == slowest_to(tmp_path, groups)["any"].steps


@needs_opensta
def test_the_slowest_path_to_some_registers(tmp_path: Path) -> None:
    whole = analyze(tmp_path)
    found = slowest_to(
        tmp_path, {"one": ["r.q[0]"], "two": ["r.q[1]"], "any": ["r.q[0]", "r.q[1]"]}
    )
    assert set(found) == {"one", "two", "any"}
    assert (found["one"].start, found["one"].end) == ("a", "r.q[0]")
    assert [step.cell for step in found["one"].steps] == ["in"]
    assert found["one"].min_period_ns < found["two"].min_period_ns
    for name in ("two", "any"):
        assert found[name].steps == whole.steps
        assert found[name].min_period_ns == whole.min_period_ns


@needs_opensta
def test_paths_from_and_to_ports_count(tmp_path: Path) -> None:
    loaded = replace(libraries.GENERIC, output_load_pf=0.1)
    through = analyze(tmp_path, library=loaded)
    assert (through.start, through.end) == ("a", "z")
    netlist = NETLIST.replace("INV i (.A(a), .Y(z));", "")
    outward = analyze(tmp_path, netlist, library=loaded)
    assert (outward.start, outward.end, outward.setup_ns) == ("r.q[1]", "y", 0)
    netlist = NETLIST.replace("(.A(q), .B(q), .Y(n))", "(.A(a), .B(a), .Y(n))")
    inward = analyze(tmp_path, netlist)
    assert inward.start == "a"
    assert inward.steps[0].cell == "in"
    assert inward.steps[0].delay_ns > 0  # the driving cell under its load


@needs_opensta
def test_wires_of_the_library_do_not_count(tmp_path: Path) -> None:
    """OpenSTA would choose a wire load by area where the library has any."""
    target = targets.find("generic")
    assert isinstance(target, CellTarget)
    text = target.liberty.read_text()
    wires = """
  default_wire_load : "long";
  wire_load ("long") { resistance : 0; capacitance : 1; slope : 9; fanout_length (1, 9); }
  cell (INV)"""
    liberty = tmp_path / "wired.lib"
    liberty.write_text(text.replace("\n  cell (INV)", wires, 1))
    (tmp_path / "netlist.v").write_text(NETLIST)
    timing = opensta.analyze(
        tmp_path / "netlist.v",
        "top",
        liberty,
        library=target.library,
        clock="clk",
        work=tmp_path,
    )
    assert timing == analyze(tmp_path / "plain")


@needs_opensta
@pytest.mark.parametrize(
    "netlist",
    [
        NETLIST.replace("endmodule", ""),
        NETLIST.replace("NAND2 g", "NAND9 g"),
        NETLIST.replace("module top", "module other"),
        "not Verilog at all",
    ],
)
def test_what_opensta_refuses_is_one_sentence(tmp_path: Path, netlist: str) -> None:
    with pytest.raises(ToolError, match=r"timing analysis: .*; its log is .*opensta\.log"):
        analyze(tmp_path, netlist)


# --- recorded answers ----------------------------------------------------------------------------


def test_a_path_from_an_input_over_a_negative_arc(tmp_path: Path) -> None:
    timing = opensta.parse(FULL, tmp_path / "log")
    assert timing.min_period_ns == pytest.approx(0.3815)
    assert (timing.start, timing.end) == ("in_valid_i", "u_core.state_q[7]_reg")
    assert timing.steps == (
        opensta.PathPoint("in_valid_i", "in", 0.0415),
        opensta.PathPoint("_12_/Y", "NAND2X1", 0.2),
        opensta.PathPoint("u_core._13_/Y", "INVX1", -0.01),
    )
    assert timing.setup_ns == 0.15
    assert timing.max_transition_ns == 0.7512


@pytest.mark.parametrize(
    "text",
    [
        "",
        "No paths found.\n\ntiming analysis is complete\n",
        FULL.replace("timing analysis is complete\n", ""),
        FULL.replace("slack (MET)", ""),
        FULL.replace("Endpoint", "Elsewhere"),
        FULL.replace("transition_time", "time"),
    ],
)
def test_half_an_answer_is_none(tmp_path: Path, text: str) -> None:
    with pytest.raises(ToolError, match="answered without a timing path; its log is"):
        opensta.parse(text, tmp_path / "log")


def test_registers_that_no_path_ends_in_are_left_out(mock: Path, tmp_path: Path) -> None:
    said = f"slowest path to a\nNo paths found.\nslowest path to b\n{FULL}"
    answer(mock, f"print({said!r})")
    found = slowest_to(tmp_path, {"a": ["r.q[0]"], "b": ["r.q[1]"]})
    assert set(found) == {"b"}
    assert found["b"].end == "u_core.state_q[7]_reg"


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("slowest path to a\n", "without its last line"),
        ("slowest path to a\ntiming analysis is complete\n", "without a timing path"),
    ],
)
def test_half_an_answer_of_several_is_none(
    mock: Path, tmp_path: Path, said: str, wrong: str
) -> None:
    answer(mock, f"print({said!r})")
    with pytest.raises(ToolError, match=rf"answered {wrong}; its log is .*opensta-ends\.log"):
        slowest_to(tmp_path, {"a": ["r.q[0]"]})


# --- a program that misbehaves -------------------------------------------------------------------


def test_without_opensta_it_is_a_missing_tool(mock: Path, tmp_path: Path) -> None:
    assert opensta.program() is None
    assert opensta.version() is None
    with pytest.raises(MissingToolError, match="needs OpenSTA"):
        analyze(tmp_path)


def test_both_names_are_looked_for(mock: Path) -> None:
    answer(mock, "print('9.8.7 abc')")
    (mock / "sta").rename(mock / "opensta")
    assert opensta.program() == str(mock / "opensta")
    assert opensta.version() == "9.8.7"


@pytest.mark.parametrize("body", ["raise SystemExit(1)", "pass"])
def test_a_program_that_does_not_say_its_version(mock: Path, body: str) -> None:
    answer(mock, body)
    assert opensta.version() is None


def test_an_answer_is_read_from_what_it_prints(mock: Path, tmp_path: Path) -> None:
    answer(mock, f"print({FULL!r})")
    assert analyze(tmp_path).min_period_ns == pytest.approx(0.3815)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise SystemExit(2)", r"failed with status 2"),
        ("import os; os.kill(os.getpid(), 11)", r"was killed by signal 11"),
        ("import time; time.sleep(60)", r"did not finish in 0\.3 seconds"),
        (r"print('\x00\xff rubbish')", "answered without a timing path"),
        (
            "print('Error: timing.tcl, line 4 unknown_cell is not found.')",
            "timing analysis: unknown_cell is not found;",
        ),
        (f"print('Error: out of memory'); print({FULL!r})", "out of memory"),
    ],
)
def test_failures_are_one_sentence_with_the_log(
    mock: Path, tmp_path: Path, body: str, said: str
) -> None:
    answer(mock, body)
    with pytest.raises(ToolError, match=rf"{said}.*opensta\.log"):
        analyze(tmp_path, timeout=0.3 if "sleep" in body else 20)
