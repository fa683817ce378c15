# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The strongly connected parts of a graph, in order of evaluation."""

from collections.abc import Iterator
from dataclasses import dataclass

from aesilicon.netlist.logic_graph import GATES, PIN, LogicGraph


@dataclass(frozen=True)
class Part:
    """A strongly connected part. A vertex is a node, or `~box`."""

    cut: list[int]
    """Boxes at which loops are cut: flip-flops, memories, unknown modules, else all of a loop."""
    order: list[int]
    """Gates and other boxes as vertices, each after those that drive it; loops are cut."""


def parts(graph: LogicGraph) -> list[Part]:
    """The parts, each after the parts that drive it (Tarjan's algorithm, without recursion)."""
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    found: list[Part] = []
    for _, literal in graph.outputs:
        root = literal >> 1
        if root in index:
            continue
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        work = [(root, _drivers(graph, root))]
        while work:
            vertex, rest = work[-1]
            for driver in rest:
                if driver not in index:
                    index[driver] = low[driver] = len(index)
                    stack.append(driver)
                    on_stack.add(driver)
                    work.append((driver, _drivers(graph, driver)))
                    break
                if driver in on_stack:
                    low[vertex] = min(low[vertex], index[driver])
            else:
                work.pop()
                if work:
                    above = work[-1][0]
                    low[above] = min(low[above], low[vertex])
                if low[vertex] == index[vertex]:
                    place = len(stack) - 1
                    while stack[place] != vertex:
                        place -= 1
                    members = stack[place:]
                    del stack[place:]
                    on_stack.difference_update(members)
                    found.append(_part(graph, members))
    return found


def _drivers(graph: LogicGraph, vertex: int) -> Iterator[int]:
    """The vertices that drive a vertex; an output pin is driven by its box."""
    if vertex < 0:
        return (literal >> 1 for _, literal in graph.boxes[~vertex].ins)
    if graph.ops[vertex] == PIN:
        return iter((~graph.ins[vertex][0],))
    return (literal >> 1 for literal in graph.ins[vertex])


def _part(graph: LogicGraph, members: list[int]) -> Part:
    cut = {vertex for vertex in members if vertex < 0 and graph.boxes[~vertex].cut}
    boxes = [~vertex for vertex in cut]
    rest = [v for v in members if v not in cut and (v < 0 or graph.ops[v] in GATES)]
    if len(rest) < 2:
        return Part(boxes, rest)
    order = _ordered(graph, members, cut)
    if order is None:  # a combinational loop through boxes
        gates = sorted(vertex for vertex in rest if vertex >= 0)  # drivers have lower numbers
        return Part([~vertex for vertex in members if vertex < 0], gates)
    return Part(boxes, [v for v in order if v < 0 or graph.ops[v] in GATES])


def _ordered(graph: LogicGraph, members: list[int], cut: set[int]) -> list[int] | None:
    """The members but the cut boxes, each after its drivers; None if they have a loop."""
    inside = {vertex for vertex in members if vertex not in cut}
    state: dict[int, int] = {}
    """1: being visited, 2: done."""
    order: list[int] = []
    for root in inside:
        work = [root]
        while work:
            vertex = work[-1]
            if state.get(vertex) == 2:
                work.pop()
                continue
            if state.get(vertex) == 1:
                state[vertex] = 2
                order.append(vertex)
                work.pop()
                continue
            state[vertex] = 1
            for driver in _drivers(graph, vertex):
                if driver in inside and state.get(driver) != 2:
                    if state.get(driver) == 1:
                        return None
                    work.append(driver)
    return order
