# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks the combinational paths from inputs to outputs of the elaborated netlist.

Only the clear input may have a path to an output, and `out_ready_i` to `in_ready_o`. So a core
closes no combinational loop with its surroundings, and no glitch of data leaves it. A result is a
register, or an AND of registers and the clear input.
"""

from collections.abc import Collection, Iterator, Mapping

from aesilicon.design.design import Design
from aesilicon.equivalence.results import Counterexample
from aesilicon.netlist.netlist import Gate, Netlist

ROOM = {"in_ready_o": "out_ready_i"}
"""Output -> input that may have a path to it, apart from the clear: the room for a result."""
CLEAR = "key_clear_i"
RESULTS = ("out_valid_o", "out_data_o", "out_tag_o", "out_error_o")


def check(design: Design, netlist: Netlist) -> list[Counterexample]:
    """Counterexamples: outputs with a forbidden path, and results with logic after registers.

    Outputs of a wrapper may have no path from any input.
    """
    if design.wrapping is not None:
        return [*_inputs(netlist, {})]
    allowed = {name: {CLEAR, ROOM.get(name, CLEAR)} for name in netlist.outputs}
    return [*_inputs(netlist, allowed), *_registers(netlist)]


def _inputs(netlist: Netlist, allowed: Mapping[str, Collection[str]]) -> Iterator[Counterexample]:
    begin = {net: frozenset([name]) for name, nets in netlist.inputs.items() for net in nets}
    sources = _sources(netlist, begin)
    for name, nets in netlist.outputs.items():
        followed = frozenset[str]().union(*(sources.get(net, frozenset()) for net in nets))
        for wrong in sorted(followed - {*allowed.get(name, ())}):
            yield _found(name, f"{name} follows {wrong} within a clock")


def _registers(netlist: Netlist) -> Iterator[Counterexample]:
    gates = {cell.out: cell for cell in netlist.cells if isinstance(cell, Gate)}
    leaves = {r.q for r in netlist.registers} | {
        n for nets in netlist.inputs.values() for n in nets
    }
    leaves |= {0, 1}

    def plain(net: int) -> bool:
        """Whether a net is an AND of registers and inputs, some of them inverted."""
        gate = gates.get(net)
        if net in leaves or gate is None:
            return net in leaves
        if gate.op == "NOT":
            return gate.ins[0] in leaves
        return gate.op == "AND" and all(map(plain, gate.ins))

    for name in RESULTS:
        if not all(map(plain, netlist.outputs[name])):
            yield _found(name, f"{name} is not a register, nor registers through one AND")


def _sources(netlist: Netlist, begin: Mapping[int, frozenset[str]]) -> dict[int, frozenset[str]]:
    """Net -> names in `begin` with a path to it; the netlist's cells are in topological order."""
    found = dict(begin)
    nothing: frozenset[str] = frozenset()
    for cell in netlist.cells:
        seen = nothing.union(*(found.get(net, nothing) for net in cell.ins))
        if seen:
            found.update(dict.fromkeys(cell.outs, seen))
    return found


def _found(signal: str, what: str) -> Counterexample:
    return Counterexample("paths", "the elaborated netlist", 0, signal, what)
