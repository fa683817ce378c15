# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which cells may take each other's place, and netlists in which some did."""

import libraries
from aesilicon.netlist.mapped_netlist import Instance, MappedNetlist
from aesilicon_lab.layout import layout_rules, strengths
from aesilicon_lab.layout.physical import Physical, with_kinds

NETLIST = Physical(
    "top", (), (), {"u_1": "BUFX2", "u_2": "INVX1"}, {}, {"u_1": "a$1", "u_2": "a$2"}
)


def test_the_next_strengths_of_a_function_may_take_a_cells_place() -> None:
    target = libraries.found("osu018")
    rules = layout_rules.rules(target)
    technology = layout_rules.technology(target, rules)
    found = strengths.others(strengths.families(target, rules, technology))
    assert found["BUFX2"] == ("BUFX4",)
    assert found["INVX1"] == ("INVX2",)
    assert found["INVX4"] == ("INVX2", "INVX8")
    assert found["AND2X1"] == ("AND2X2",)
    assert "NAND2X1" not in found, "it comes in one strength"
    assert "CLKBUF1" not in {*found, *(kind for kinds in found.values() for kind in kinds)}


def test_the_mapped_netlist_gets_the_strengths_of_its_layout() -> None:
    mapped = MappedNetlist(
        "top", (), {}, (Instance("a$1", "BUFX2", {}), Instance("a$2", "INVX1", {}))
    )
    laid_out = with_kinds(NETLIST, {"u_1": "BUFX4"})
    assert strengths.changed(NETLIST, laid_out) == {"u_1": "BUFX4"}
    made = strengths.as_laid_out(mapped, laid_out)
    assert [one.cell for one in made.instances] == ["BUFX4", "INVX1"]
