# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reading functions, energies and units of liberty files."""

from itertools import product
from pathlib import Path

import pytest

from aesilicon.errors import ToolError
from aesilicon.targets import expressions, power

LIBRARY = """
library (units) {
  time_unit : "1ps"; voltage_unit : "10mV"; capacitive_load_unit (100, ff);
  leakage_power_unit : "1pW"; nom_voltage : 90;
  operating_conditions (hot) { voltage : 120; }
  default_operating_conditions : hot;  /* a comment with { */
  power_lut_template (loads_first) {
    variable_1 : total_output_net_capacitance; variable_2 : input_transition_time;
    index_1 ("1, 3"); index_2 ("10, 20, 40");
  }
  cell ("GATE") {
    cell_leakage_power : 2;
    leakage_power () { when : "A"; value : 7.5; }
    pin ("A") { direction : input; capacitance : 1; fall_capacitance : "0.5";
      internal_power () { power (scalar) { values ("-3"); } } }
    pin (Y) { direction : output; function : "!A";
      internal_power () { related_pin : "A";
        rise_power (loads_first) { values ("1, 2, 4", \\
          "5, 6, 8"); }
        fall_power (loads_first) { index_1 ("0, 1"); values ("0,0,0, 1,1,1"); } }
      timing () { related_pin : "A"; timing_sense : negative_unate;
        rise_transition (scalar) { values ("30"); } }
      timing () { related_pin : "A"; timing_type : hold_rising; }
    }
  }
  cell (LATCH) { latch (Q, QN) { enable : "G"; } pin (Q) { direction : output; } }
  cell (BUS3) { pin (Y) { direction : output; three_state : "E"; function : "A"; } }
  cell (NEG) { ff (I, N) { clocked_on : "!C"; next_state : "D"; } }
  cell (ODD) { pin (Y) { function : "A @ B"; } }
}
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    path = tmp_path / "units.lib"
    path.write_text(LIBRARY)
    return path


def test_units_become_ns_pf_v_pj_and_nw(library: Path) -> None:
    assert power.voltage(library) == pytest.approx(1.2)  # the default conditions' 120 times 10 mV
    cell = power.read(library, "GATE")
    pin = cell.pins["A"]
    assert (pin.rise_pf, pin.fall_pf) == (pytest.approx(0.1), pytest.approx(0.05))
    assert cell.leakage_nw == pytest.approx(0.002)
    assert [(when.pins, nw) for when, nw in cell.leakages] == [({"A"}, pytest.approx(0.0075))]
    itself, output = cell.internals
    energy = 0.1 * 0.01**2  # pJ: 100 fF times the square of 10 mV
    assert (itself.pin, itself.related) == ("A", None)
    assert itself.rise.at(1, 1) == itself.fall.at(0, 0) == pytest.approx(-3 * energy)
    assert (output.pin, output.related) == ("Y", "A")
    (arc,) = cell.arcs  # a check is none
    assert (arc.inverts, arc.rise.at(0, 0), arc.fall.at(0, 0)) == (True, pytest.approx(0.03), 0)


@pytest.mark.parametrize(
    ("slew_ps", "load", "value"),
    [(10, 1, 1), (40, 3, 8), (15, 2, 3.5), (30, 1, 3), (60, 1, 6), (0, 1, 0), (10, 4, 7)],
)
def test_tables_are_linear_between_and_beyond_their_points(
    library: Path, slew_ps: float, load: float, value: float
) -> None:
    table = power.read(library, "GATE").internals[1].rise
    assert table.at(slew_ps * 1e-3, load * 0.1) == pytest.approx(value * 1e-5)


def test_own_points_of_a_table_go_before_its_templates(library: Path) -> None:
    table = power.read(library, "GATE").internals[1].fall
    assert table.at(0.01, 0.05) == pytest.approx(0.5e-5)


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        ("LATCH", "LATCH is a latch"),
        ("BUS3", "BUS3 has a tristate output"),
        ("NEG", "NEG is a flip-flop whose clock is no plain pin"),
        ("ODD", "'A @ B' is not an expression"),
        ("NONE", "has no cell NONE"),
    ],
)
def test_cells_without_a_model_are_refused(library: Path, cell: str, says: str) -> None:
    with pytest.raises(ToolError, match=says):
        power.read(library, cell)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("!(A B) + C'", "not (a and b) or not c"),
        ("A^B&C|!A", "((a != b) and c) or not a"),  # XOR binds closer than AND
        ("(A+B)' * (C')'", "not (a or b) and c"),
        ("A !B", "a and not b"),
        ("!(!A)^1", "not a"),
        ("A*0 + B*1", "b"),
        ("A^B^A^C", "b != c"),
    ],
)
def test_expressions(text: str, same: str) -> None:
    read = expressions.parse(text)
    code = read.python({"A": "a", "B": "b", "C": "c"})
    for a, b, c in product((0, 1), repeat=3):
        values = {"a": a, "b": b, "c": c, "M": 1}
        assert bool(eval(code, {}, values)) == bool(eval(same, {}, values))
        for pin, name in zip("ABC", "abc", strict=True):
            depends = eval(same, {}, values | {name: 0}) != eval(same, {}, values | {name: 1})
            difference = read.difference(pin).python({"A": "a", "B": "b", "C": "c"})
            assert bool(eval(difference, {}, values)) == depends


@pytest.mark.parametrize("text", ["A +", "(A", "A)", "", "A ! ", "* A", "A % B"])
def test_what_is_no_expression(text: str) -> None:
    with pytest.raises(ToolError, match="is not an expression of pins"):
        expressions.parse(text)
