# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The canonical form of a flat netlist: no name but a port's, no order and no text changes it.

Nodes and boxes are numbered depth-first from the output ports, in the order of the ports; of a gate
whose inputs may be exchanged, the input of the smaller colour comes first.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from aesilicon.netlist.colours import Colours, random_place
from aesilicon.netlist.logic_graph import (
    CONSTANT,
    GATES,
    INPUT,
    MUX,
    PIN,
    SIDES,
    LogicGraph,
    Parameters,
    Pin,
    read,
)


@dataclass(frozen=True)
class Canonical:
    """A graph in canonical order."""

    graph: LogicGraph
    nodes: tuple[int, ...]
    """Nodes of the graph in canonical order: inputs and constants only where they are read."""
    operands: Mapping[int, tuple[int, ...]]
    """Gate -> its literals in the graph, in canonical order."""
    boxes: tuple[int, ...]
    """Boxes of the graph in canonical order."""
    pins: Mapping[int, tuple[tuple[Pin, int], ...]]
    """Box -> its input pins with their literals in the graph, exchanged where they may be."""

    @cached_property
    def text(self) -> str:
        """The canonical form as text: ports, nodes, boxes and outputs, one a line."""
        graph = self.graph
        place = {node: number for number, node in enumerate(self.nodes)}
        box_place = {box: number for number, box in enumerate(self.boxes)}

        def literal(one: int) -> str:
            return f"{'-' if one & 1 else ''}{place[one >> 1]}"

        inputs = {node: pin for pin, node in graph.inputs.items()}
        lines = [str(port) for port in graph.ports]
        for number, node in enumerate(self.nodes):
            op = graph.ops[node]
            if op == PIN:
                (box,) = graph.ins[node]
                (pin,) = (pin for pin, out in graph.boxes[box].outs.items() if out == node)
                what = f"{box_place[box]} {pin}"
            elif op == INPUT:
                what = str(inputs[node])
            elif op == CONSTANT:
                what = str(node)
            else:
                what = " ".join(map(literal, self.operands[node]))
            lines.append(f"{number} {op} {what}")
        for number, box in enumerate(self.boxes):
            pins = " ".join(f"{pin}={literal(one)}" for pin, one in self.pins[box])
            lines.append(f"box {number} {graph.boxes[box].kind} {pins}")
        lines += [f"out {pin} {literal(one)}" for pin, one in graph.outputs]
        return "\n".join(lines) + "\n"

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the canonical form."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def canonical(
    module: Mapping[str, Any], kinds: Mapping[tuple[str, Parameters], str] | None = None
) -> Canonical:
    """The canonical form of a flat module in Yosys's JSON. Arguments and errors: `read`."""
    return in_canonical_order(read(module, kinds))


def in_canonical_order(
    graph: LogicGraph, colours: Colours | None = None, order: int = 0
) -> Canonical:
    """A graph in canonical order; `colours` are its own, if they are known already.

    Any other `order` than 0 is the seed of another order: it shuffles outputs and operands, and
    depends on nothing but the seed and the circuit.
    """
    colours = colours or Colours(graph)

    def key(literal: int) -> bytes:
        return colours.literal(literal) if not order else colours.shuffled(literal, order)

    outputs = [literal for _, literal in graph.outputs]
    if order:
        places = {place: random_place(order, *pin) for place, (pin, _) in enumerate(graph.outputs)}
        outputs = [outputs[place] for place in sorted(places, key=places.__getitem__)]
    walk = _Walk(graph, key)
    for literal in outputs:
        walk.visit(literal >> 1)
    pins = {}
    for box in walk.boxes:  # grows inside the loop
        pins[box] = graph.boxes[box].ins
        if graph.boxes[box].symmetric:
            pins[box] = _exchanged(pins[box], colours.sides(box))
        for _, literal in pins[box]:
            walk.visit(literal >> 1)
    return Canonical(graph, tuple(walk.nodes), walk.operands, tuple(walk.boxes), pins)


def _exchanged(
    ins: tuple[tuple[Pin, int], ...], sides: Sequence[bytes]
) -> tuple[tuple[Pin, int], ...]:
    """The input pins of a symmetric box, its words in the order of their colours."""
    if sides[0] <= sides[1]:
        return ins
    other = dict(zip(SIDES, reversed(SIDES), strict=True))
    return tuple(sorted(((other.get(port, port), bit), one) for (port, bit), one in ins))


class _Walk:
    """A depth-first walk that numbers nodes and boxes."""

    def __init__(self, graph: LogicGraph, key: Callable[[int], bytes]) -> None:
        self.nodes: list[int] = []
        self.boxes: list[int] = []
        self.operands: dict[int, tuple[int, ...]] = {}
        self._graph = graph
        self._key = key
        self._seen = bytearray(len(graph.ops))
        self._seen_boxes = bytearray(len(graph.boxes))

    def visit(self, root: int) -> None:
        """Numbers a node after its operands, and a box at its first pin, without recursion."""
        graph, seen, operands = self._graph, self._seen, self.operands
        todo = [root]
        while todo:
            node = todo[-1]
            op = graph.ops[node]
            if seen[node]:
                todo.pop()
                continue
            missing: list[int] = []
            if op in GATES:
                if node not in operands:
                    ins = graph.ins[node]
                    operands[node] = ins if op == MUX else tuple(sorted(ins, key=self._key))
                missing = [one >> 1 for one in operands[node] if not seen[one >> 1]]
                todo += reversed(missing)
            if not missing:
                seen[node] = 1
                self.nodes.append(node)
                todo.pop()
            if op == PIN and not self._seen_boxes[graph.ins[node][0]]:
                self._seen_boxes[graph.ins[node][0]] = 1
                self.boxes.append(graph.ins[node][0])
