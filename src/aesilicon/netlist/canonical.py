# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The canonical form of a flat netlist: it depends on the circuit, not on names, order or text.

Nodes and boxes are numbered depth-first from the output ports, in the order of the ports; of a gate
whose inputs may be exchanged, the input of the smaller colour comes first.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from aesilicon.netlist.colours import Colours
from aesilicon.netlist.logic_graph import (
    CONSTANT,
    INPUT,
    MUX,
    PIN,
    LogicGraph,
    Parameters,
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

    @cached_property
    def text(self) -> str:
        """The canonical form as text: ports, nodes, boxes and outputs, one a line."""
        graph = self.graph
        place = {node: number for number, node in enumerate(self.nodes)}
        box_place = {box: number for number, box in enumerate(self.boxes)}

        def literal(one: int) -> str:
            return f"{'-' if one & 1 else ''}{place[one >> 1]}"

        inputs = {node: pin for pin, node in graph.inputs.items()}
        lines = [f"port {name} {way} {width}" for name, way, width in graph.ports]
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
            pins = " ".join(f"{pin}={literal(one)}" for pin, one in graph.boxes[box].ins)
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


def in_canonical_order(graph: LogicGraph) -> Canonical:
    """A graph in canonical order."""
    colours = Colours(graph)
    nodes: list[int] = []
    boxes: list[int] = []
    seen = bytearray(len(graph.ops))
    seen_boxes = bytearray(len(graph.boxes))
    operands: dict[int, tuple[int, ...]] = {}

    def visit(root: int) -> None:
        todo = [root]
        while todo:
            node = todo[-1]
            if seen[node]:
                todo.pop()
                continue
            op = graph.ops[node]
            if op in (PIN, INPUT, CONSTANT):
                if op == PIN and not seen_boxes[graph.ins[node][0]]:
                    seen_boxes[graph.ins[node][0]] = 1
                    boxes.append(graph.ins[node][0])
                ready = True
            else:
                if node not in operands:
                    ins = graph.ins[node]
                    operands[node] = ins if op == MUX else tuple(sorted(ins, key=colours.literal))
                missing = [one >> 1 for one in operands[node] if not seen[one >> 1]]
                todo += reversed(missing)
                ready = not missing
            if ready:
                seen[node] = 1
                nodes.append(node)
                todo.pop()

    for _, literal in graph.outputs:
        visit(literal >> 1)
    for box in boxes:  # grows inside the loop
        for _, literal in graph.boxes[box].ins:
            visit(literal >> 1)
    return Canonical(graph, tuple(nodes), operands, tuple(boxes))
