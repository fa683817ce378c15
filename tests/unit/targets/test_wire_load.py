# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A wire before every input pin of a library: which numbers change, and what OpenSTA sees."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from aesilicon.errors import ToolError
from aesilicon.targets import liberty
from aesilicon.targets.liberty import cell_area
from aesilicon.targets.liberty_text import Group
from aesilicon.targets.libraries import WIRE_LENGTH, WIRE_PF_PER_UM
from aesilicon.targets.wire_load import loaded, with_wires
from aesilicon.tools import opensta, process
from libraries import found

TINY = """\
library (tiny) {
  capacitive_load_unit (10, "ff");
  default_input_pin_cap : 0.5;
  /* cell (no) { pin (A) { direction : input; capacitance : 1; } } */
  cell (one) {
    pin (A, B) {
      capacitance : 1.5; /* capacitance : 7; } */
      rise_capacitance : "1.25";
      fall_capacitance : 2e-1;
      rise_capacitance_range (1, 2.0);
      max_capacitance : 9;
      direction : "input";
      timing () { when : "} capacitance : 3;"; direction : output; capacitance : 4; }
    }
    pin (bare) { direction : input; }
    pin (Y) { direction : output; capacitance : 0; max_capacitance : 5; }
    pin (Z) { direction : inout; capacitance : 6; }
    test_cell () { pin (A) { direction : input; } }
  }
  cell (two) {
    bus (D) { direction : input; capacitance : 1; pin (D[0]) { } pin (D[1]) { capacitance : 2; } }
  }
}
"""

WIRED = (
    TINY.replace("1.5; /*", "2; /*")
    .replace('"1.25"', '"1.75"')
    .replace("2e-1", "0.7")
    .replace("(1, 2.0)", "(1.5, 2.5)")
    .replace("pin (bare) {", "pin (bare) { capacitance : 1;")
    .replace("capacitance : 1; pin (D[0])", "capacitance : 1.5; pin (D[0])")
    .replace("pin (D[1]) { capacitance : 2;", "pin (D[1]) { capacitance : 2.5;")
)


def test_every_number_of_an_input_pin_and_no_other_grows() -> None:
    assert with_wires(TINY, 0.005) == WIRED
    assert with_wires(TINY, 0.0).count("capacitance : 1.5") == 1


def test_a_text_that_is_not_whole_is_refused() -> None:
    with pytest.raises(ToolError, match="before its last group is closed"):
        with_wires(TINY[:-4], 0.005)
    with pytest.raises(ToolError, match="a group that it never opened"):
        with_wires(TINY + "}", 0.005)
    with pytest.raises(ToolError, match="'furlong' is no unit"):
        with_wires(TINY.replace('10, "ff"', "1, furlong"), 0.005)


def pins(path: Path) -> Iterator[tuple[str, Group]]:
    for cell in liberty.cells(path).values():
        for pin in cell.all("pin"):
            yield f"{cell.name}/{pin.name}", pin


@pytest.mark.parametrize("name", ["generic", "osu018", "ihp-sg13g2"])
def test_all_input_pins_of_a_library_get_the_same_wire(name: str, tmp_path: Path) -> None:
    target = found(name)
    wired = loaded(target, tmp_path)
    wire = target.library.wire_pf_per_fanout
    unit = 1000 if name == "generic" else 1
    before, after = dict(pins(target.liberty)), dict(pins(wired.liberty))
    assert list(before) == list(after)
    grown, inputs = set(), set()
    for pin, group in before.items():
        if group.attributes["direction"] == "input":
            inputs.add(pin)
        for key in group.attributes:
            old, new = group.numbers(key), after[pin].numbers(key)
            if old != new:
                assert [n - o for o, n in zip(old, new, strict=True)] == pytest.approx(
                    [wire * unit] * len(old)
                )
                grown.add(pin)
    assert grown == inputs
    assert len(inputs) > 20
    assert wired.library.output_load_pf == pytest.approx(target.library.output_load_pf + wire)


@pytest.mark.parametrize("name", ["osu018", "ihp-sg13g2", "sky130A"])
def test_the_wires_we_chose_follow_our_rule(name: str) -> None:
    target = found(name)
    side = cell_area(target.liberty, target.library.nand2) ** 0.5
    by_rule = WIRE_LENGTH * side * WIRE_PF_PER_UM
    assert target.library.wire_pf_per_fanout == float(f"{by_rule:.0e}")


@pytest.mark.skipif(opensta.program() is None, reason="needs OpenSTA")
def test_a_wire_is_to_opensta_what_a_load_is(tmp_path: Path) -> None:
    """One NAND2 drives a port and three inputs: three wires are three times the load more."""
    target = found("osu018")
    wire = target.library.wire_pf_per_fanout
    wired = loaded(target, tmp_path)
    (tmp_path / "top.v").write_text(
        "module top (a, y);\n  input a;\n  output y;\n  wire n0, n1, n2;\n"
        "  NAND2X1 g (.A(a), .B(a), .Y(y));\n"
        + "".join(f"  INVX1 s{n} (.A(y), .Y(n{n}));\n" for n in range(3))
        + "endmodule\n"
    )

    def delay(liberty: Path, load: float) -> float:
        (tmp_path / "time.tcl").write_text(
            f"read_liberty {{{liberty}}}\nread_verilog top.v\nlink_design top\n"
            "create_clock -name c -period 100\nset_input_delay 0 -clock c [get_ports a]\n"
            "set_output_delay 0 -clock c [get_ports y]\nset_input_transition 0.1 [get_ports a]\n"
            f"set_load {load} [get_ports y]\nreport_checks -digits 6\n"
        )
        command = [str(opensta.program()), "-no_splash", "-exit", "time.tcl"]
        said = process.run("timing", command, log=tmp_path / "log", cwd=tmp_path)
        arrival = re.search(r"([\d.]+) +data arrival time", said)
        assert arrival, said
        return float(arrival[1])

    plainly = delay(target.liberty, 0.02)
    assert delay(wired.liberty, 0.02) == delay(target.liberty, 0.02 + 3 * wire) > plainly
