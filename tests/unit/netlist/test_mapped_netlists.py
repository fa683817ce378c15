# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Mapped netlists from Yosys's JSON: names of nets, pins of several bits."""

from aesilicon.netlist.mapped_netlist import mapped_netlist

MODULE = {
    "ports": {
        "a_i": {"direction": "input", "bits": [2]},
        "b_i": {"direction": "input", "bits": [3, 4], "offset": 1},
        "y_o": {"direction": "output", "bits": [5]},
    },
    "cells": {
        "ram": {
            "type": "RAM",
            "connections": {"ADDR": [2, "0"], "DO": [5, 6]},
            "port_directions": {"ADDR": "input", "DO": "output"},
        },
        "inv": {"type": "INV", "connections": {"A": [3], "B": [], "Y": [7]}},
    },
    "netnames": {
        "a": {"bits": [2], "hide_name": 0},
        "inner.value_q": {"bits": [5], "hide_name": 0},
        "y_o": {"bits": [5], "hide_name": 0},
        "$abc$1": {"bits": [6], "hide_name": 1},
    },
}


def test_nets_have_the_names_of_the_source() -> None:
    netlist = mapped_netlist("top", MODULE)
    assert netlist.inputs == ("a_i", "b_i[1]", "b_i[2]")
    assert netlist.bus("b_i") == ["b_i[2]", "b_i[1]"]
    assert netlist.outputs == {"y_o": "y_o"}
    ram, inv = netlist.instances
    assert ram.pins == {"ADDR[0]": "a_i", "ADDR[1]": "0", "DO[0]": "y_o", "DO[1]": "$abc$1"}
    assert ram.outputs == {"DO[0]", "DO[1]"}
    assert inv.pins == {"A": "b_i[1]", "Y": "$7"}
    assert not inv.outputs


def test_a_net_can_be_named_after_what_drives_it() -> None:
    netlist = mapped_netlist("top", MODULE, ports_last=True)
    assert netlist.outputs == {"y_o": "inner.value_q"}
