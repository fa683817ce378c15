# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""ABC's timing report as we read it, and the scripts as Yosys wants them."""

import pytest

from aesilicon.tools import abc

REPORT = """\
ABC: + stime -p
ABC: WireLoad = "none"  Gates =     70 (  4.3 %)   Cap = 37.9 ff (  1.3 %)   Area =     9.00 \
( 95.7 %)   Delay =   999.00 ps  ( 10.0 %)
ABC: Path  0 --      17 : 0    9 pi     A =   0.00  Df = 999.0   -2.0 ps  S =  39.5 ps  Cin =
ABC: Start-point = pi3 (early).  End-point = po9 (bird).
ABC: + stime -p
ABC: \x1b[1;37mWireLoad = "none"\x1b[0m  Gates =      3 (  4.3 %)   Cap = 37.9 ff (  1.3 %)   \
Area =     9.00 ( 95.7 %)   Delay =   321.50 ps  ( 10.0 %)
ABC: Path  0 --      31 : 0    9 pi     A =   0.00  Df =  20.5   -2.0 ps  S =  39.5 ps  Cin =
ABC: Path  1 --      86 : 1   12 BUF_X1 A =  24.00  Df =1220.5-1030.0 ps  S = 139.5 ps  Cin =
ABC: Path  2 --      91 : 2    1 NAND2  A =  24.00  Df =1321.5   -9.9 ps  S = 119.1 ps  Cin =
ABC: Start-point = pi30 (\\u_a.state_q [3]).  End-point = po7 ($auto$x.cc:1:y$2).
ABC: + write_blif output.blif
"""


def test_the_last_report_counts() -> None:
    timing = abc.read_timing(REPORT)
    assert timing is not None
    assert timing.delay_ns == pytest.approx(0.3215)
    assert timing.start == "\\u_a.state_q [3]"
    assert timing.end == "$auto$x.cc:1:y$2"


def test_stage_delays_are_differences_of_arrivals() -> None:
    timing = abc.read_timing(REPORT)
    assert timing is not None
    assert timing.stages == (
        abc.Stage("pi", 0.0205),
        abc.Stage("BUF_X1", 1.2),
        abc.Stage("NAND2", 0.101),
    )


def test_no_report_is_no_timing() -> None:
    assert abc.read_timing("ABC: Error: nothing to time\n") is None
    assert abc.read_timing("") is None


def test_scripts_have_no_spaces_and_differ_by_goal() -> None:
    cells = [abc.cell_script(abc.Recipe(name, 8), "abc.constr") for name in abc.STRUCTURES]
    luts = [abc.lut_script(goal) for goal in abc.GOALS]
    for script in cells + luts:
        assert script.startswith("+")
        assert " " not in script
    assert cells[0] != cells[1] and luts[0] != luts[1]
    assert ",-N,8;" in cells[0]


def test_luts_are_mapped_for_a_delay() -> None:
    assert ",-D,3600," in abc.lut_script("speed", abc.LutAim(3600))
    assert abc.lut_script("area", abc.LutAim(3600)) == abc.lut_script("area")
    script = abc.lut_script("speed", abc.LutAim(3600, "1 1 724\n"), "aim.lut")
    assert script.startswith("+read_lut,aim.lut;") and "{W}" not in script


def test_the_delay_of_luts_is_the_last_one_printed() -> None:
    log = "ABC: P:  Del = 8138.00.  Ar = 3\nABC: E:  Del =  999.50.  Ar = 3\nABC: done\n"
    assert abc.lut_delay_ps(log) == 999.5
    assert abc.lut_delay_ps("nothing") == 0.0


def test_constraints_are_in_femtofarads() -> None:
    assert abc.constraints("BUF", 0.05) == "set_driving_cell BUF\nset_load 50\n"


def test_a_recipe_names_the_clock_that_it_is_for() -> None:
    recipe = abc.Recipe("nf", 6, True, 24, 2.625)
    assert str(recipe) == "nf, fan-out 6, S-boxes kept, then fan-out 24, for 2.625 ns"
    assert abc.Recipe.parse(str(recipe)) == recipe


def test_a_recipe_names_buffers_for_no_wires() -> None:
    recipe = abc.Recipe("nf-light", 32, wire_loads=False, order=3)
    assert str(recipe) == "nf-light, fan-out 32, no wires, order 3"
    assert abc.Recipe.parse(str(recipe)) == recipe
    assert "buffer,-p,-N,32;" in abc.cell_script(recipe, "abc.constr")
    assert "buffer,-c,-p,-N,32;" in abc.cell_script(abc.Recipe("amap", 32), "abc.constr")
