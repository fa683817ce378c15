# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The faults that other tests plant still fit the RTL, and one that does not is named."""

from collections import Counter

import pytest

from aesilicon.resources import rtl_dir
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import AnchorError, Edit, Fault

SEEN_ELSEWHERE = {
    "the core is never full",
    "in_ready_o waits for a valid",
    "a result is mixed with itself",
    "the port is ready with its taker",
}
"""Faults without an expectation in the data: a test of their own has it."""


@pytest.mark.parametrize("fault", planted_faults.every(), ids=lambda fault: fault.name)
def test_each_anchor_is_in_the_rtl_once(fault: Fault) -> None:
    for edit in fault.edits:
        text = (rtl_dir() / edit.file).read_text()
        assert edit.apply(text) != text


def test_names_are_unique_and_each_fault_is_used() -> None:
    counts = Counter(fault.name for fault in planted_faults.every())
    assert [name for name, count in counts.items() if count > 1] == []
    unused = {
        f.name
        for f in planted_faults.every()
        if not (f.verify or f.prove or f.handshake or f.any_sequence)
    }
    assert unused == SEEN_ELSEWHERE


RTL = """
  assign a = b && c; // assign d =
  assign  d
    = e[0] ? (f) : g;
  unit u_unit (.p(a), .q(b && (c || d)));
  unit u_other (.p(a), .q(d));
  if (x) y <= z;
"""


@pytest.mark.parametrize(
    ("anchor", "wrong", "becomes"),
    [
        ("assign a =", "OLD || x", "assign a = (b && c) || x; //"),
        ("assign d =", "1'b1", "= 1'b1;\n"),
        ("u_unit ( ... .q(", "!OLD", ".q( !(b && (c || d))));\n"),
        ("u_other ( ... .p(", "x", "u_other (.p( x), .q(d));"),
        ("if (", "1'b1", "if ( 1'b1) y <="),
        ("y <=", "OLD & w", "y <= (z) & w;"),
    ],
)
def test_what_an_anchor_replaces(anchor: str, wrong: str, becomes: str) -> None:
    assert becomes in Edit("x.sv", anchor, wrong).apply(RTL)


def test_a_switched_fault_keeps_what_was_there() -> None:
    assert "assign a = (on ? (1'b0) : (b && c));" in Edit("x", "assign a =", "1'b0").apply(
        RTL, "on"
    )


@pytest.mark.parametrize(
    ("anchor", "says"),
    [
        ("assign c =", "^x.sv has 0 times, not once: assign c =$"),
        ("assign", "^x.sv has 2 times, not once: assign$"),
        ("u_unit ( ... .r(", r"^x.sv has no longer: u_unit \( ... .r\($"),
        ("assign a", "^an anchor ends with '=' or '\\(': assign a$"),
    ],
)
def test_an_anchor_that_does_not_fit_is_named(anchor: str, says: str) -> None:
    with pytest.raises(AnchorError, match=says):
        Edit("x.sv", anchor, "1'b1").apply(RTL)
