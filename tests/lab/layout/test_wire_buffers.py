# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which pins of a slow net a buffer takes, and the mapped netlist with such buffers."""

import libraries
from aesilicon.netlist.mapped_netlist import Instance, MappedNetlist
from aesilicon_lab.layout import buffers
from aesilicon_lab.layout.physical import PORT, Physical
from aesilicon_lab.layout.wires import Wire
from aesilicon_lab.tools import layout_paths

WIRE = Wire({}, {"x": 0.08}, ())
NETLIST = Physical(
    "top",
    (),
    ("y",),
    dict.fromkeys("abcd", "INVX1"),
    {"n": (("a", "Y"), ("b", "A"), ("c", "A"), ("d", "A"), (PORT, "y"))},
    {"a": "g$1", "b": "g$2", "n": "n$1"},
)
SAID = """\
path 93.0
stage a/Y 0.4
load b/A 93.0
load c/A 95.0
load d/A 93.5
stage b/Y 0.2
path 94.0
stage a/Y 0.3
"""


def test_the_report_of_the_slowest_paths_is_read() -> None:
    found = layout_paths.parse(SAID)
    assert found.slack_ns == 93.0
    assert [(one.driver, one.delay_ns) for one in found.stages] == [("a/Y", 0.4), ("b/Y", 0.2)]
    assert found.loads == {"a/Y": {"b/A": 93.0, "c/A": 95.0, "d/A": 93.5}}


def wanted(said: str, own_pf: float = 0.01) -> list[buffers.Shield]:
    """With input pins of 0.02 pF."""
    return buffers.shields(layout_paths.parse(said), NETLIST, {"n": WIRE}, lambda end: 0.02, own_pf)


def test_pins_with_more_slack_than_a_buffer_takes_are_patient() -> None:
    said = SAID.replace("stage b/Y 0.2\n", "")
    (found,) = wanted(said)
    assert found.net == "n"
    assert found.patient == (("c", "A"),), "d has 93.5 ns, and 93 + 1.5 * 0.4 are needed"
    # Of 0.14 pF a pin and a third of the wire go, and the buffer's own pin comes.
    assert round(found.gain_ns, 6) == round(0.4 * (0.02 + 0.08 / 3 - 0.01) / 0.14, 6)
    assert not wanted(said, own_pf=0.03), "the buffer is as heavy as what it takes"
    assert not wanted("path 93.0\n")


def test_the_mapped_netlist_gets_the_buffers_of_its_layout() -> None:
    target = libraries.found("osu018")
    mapped = MappedNetlist(
        "top",
        (),
        {},
        (Instance("g$1", "INVX1", {"Y": "n$1"}), Instance("g$2", "INVX1", {"A": "n$1"})),
    )
    nets = {
        "n": (("a", "Y"), ("wire_buffer_0", "A")),
        "wire_buffer_0_net": (("wire_buffer_0", "Y"), ("b", "A")),
    }
    laid_out = Physical(
        *("top", (), (), {"a": "INVX1", "b": "INVX1", "wire_buffer_0": "BUFX4"}, nets),
        NETLIST.original,
    )
    made = buffers.as_laid_out(mapped, laid_out, target)
    assert {one.name: dict(one.pins) for one in made.instances} == {
        "g$1": {"Y": "n$1"},
        "g$2": {"A": "wire_buffer_0_net"},
        "wire_buffer_0": {"A": "n$1", "Y": "wire_buffer_0_net"},
    }
