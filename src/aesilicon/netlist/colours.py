# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Colours of the nodes and boxes of a graph: 128-bit hashes of structure, without names or order.

Two passes refine the colours of boxes. Forward, a box takes the colours of its input pins. Where
boxes share a colour after that, backward, a box also takes the colours of what reads it. If some
still share one, one of them is made special and all are refined again, until each box has a colour
of its own. Boxes that a symmetry exchanges are the same whichever is taken.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from aesilicon.netlist.logic_graph import AND, CONSTANT, INPUT, MUX, PIN, XOR, LogicGraph

_ROLE = {AND: (b"a", b"a"), XOR: (b"x", b"x"), MUX: (b"s", b"h", b"l")}
"""Gate -> role of each input."""
_SIGN = (b"+", b"-")


def _hash(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=16).digest()


def _text(*words: object) -> bytes:
    return _hash(repr(words).encode())


def random_place(order: int, *words: object) -> bytes:
    """The place of a port bit in a random order: its sort key."""
    return _text("order", order, *words)


class Colours:
    """The colours of a graph, with a different colour for each box."""

    def __init__(self, graph: LogicGraph) -> None:
        self._graph = graph
        self.boxes = [_text("box", box.kind) for box in graph.boxes]
        self.nodes = [b""] * len(graph.ops)
        for node in (0, 1):
            self.nodes[node] = _text(CONSTANT, node)
        for pin, node in graph.inputs.items():
            self.nodes[node] = _text(INPUT, *pin)
        self._pins = [
            [(node, _text(PIN, *pin)) for pin, node in box.outs.items()] for box in graph.boxes
        ]
        self._box_ins = [
            [(literal, _text("in", *pin)) for pin, literal in box.ins] for box in graph.boxes
        ]
        self._parts = _components(graph)
        for part in self._parts:
            self._settle(part)
        if self._classes() < len(graph.boxes):
            self._separate()

    def literal(self, literal: int) -> bytes:
        """The colour of a literal."""
        colour = self.nodes[literal >> 1]
        return colour + _SIGN[literal & 1]

    def shuffled(self, literal: int, order: int) -> bytes:
        """The sort key of a literal in a random order."""
        return _hash(b"%d" % order, self.literal(literal))

    def _classes(self) -> int:
        return len(set(self.boxes))

    def _settle(self, part: "_Part") -> None:
        """Forward refinement of one strongly connected part, whose drivers are settled."""
        boxes, gates = part
        count = 0
        while True:
            self._spread(boxes)
            self._colour(gates)
            if not boxes or (count and len(boxes) == 1):
                return
            now = len({self.boxes[box] for box in boxes})
            if now == count:
                return
            count = now
            self._take(boxes)

    def _spread(self, boxes: Iterable[int]) -> None:
        """Colours the output pins of boxes."""
        for box in boxes:
            colour = self.boxes[box]
            for node, pin in self._pins[box]:
                self.nodes[node] = _hash(colour, pin)

    def _take(self, boxes: Iterable[int]) -> None:
        """Adds to boxes the colours of their input pins."""
        taken = [
            _hash(
                self.boxes[box],
                *(part for one, pin in self._box_ins[box] for part in (pin, self.literal(one))),
            )
            for box in boxes
        ]
        for box, colour in zip(boxes, taken, strict=True):
            self.boxes[box] = colour

    def _colour(self, gates: Iterable[int]) -> None:
        """Colours gates in order."""
        ops, ins, literal = self._graph.ops, self._graph.ins, self.literal
        for gate in gates:
            op = ops[gate]
            colours = [literal(one) for one in ins[gate]]
            if op != MUX and colours[0] > colours[1]:
                colours.reverse()
            self.nodes[gate] = blake2b(op.encode() + b"".join(colours), digest_size=16).digest()

    def _separate(self) -> None:
        """Backward refinement; then makes one box of a shared colour special, and refines again."""
        everything = range(len(self.boxes))
        gates = [gate for _, some in self._parts for gate in some]
        # Drivers first, over all parts; only loops through boxes are cut.
        gates = _in_order(self._graph, gates)
        while True:
            count = 0
            while (now := self._classes()) > count:
                count = now
                self._read(gates)
                self._spread(everything)
                self._colour(gates)
                self._take(everything)
                self._spread(everything)
                self._colour(gates)
            if count == len(self.boxes):
                return
            shared: dict[bytes, list[int]] = {}
            for box, colour in enumerate(self.boxes):
                shared.setdefault(colour, []).append(box)
            least = min(colour for colour, some in shared.items() if len(some) > 1)
            self.boxes[shared[least][0]] = _text("special", least)

    def _read(self, gates: Sequence[int]) -> None:
        """Adds to boxes the colours of all that reads them."""
        graph = self._graph
        reading: list[list[bytes]] = [[] for _ in graph.ops]
        for port, literal in graph.outputs:
            reading[literal >> 1].append(_text("out", *port, literal & 1))
        for box, ins in enumerate(self._box_ins):
            for literal, pin in ins:
                reading[literal >> 1].append(_hash(self.boxes[box], pin, _SIGN[literal & 1]))
        for gate in reversed(gates):
            own = _hash(self.nodes[gate], *sorted(reading[gate]))
            for role, literal in zip(_ROLE[graph.ops[gate]], graph.ins[gate], strict=True):
                reading[literal >> 1].append(_hash(own, role, _SIGN[literal & 1]))
        self.boxes = [
            _hash(
                colour,
                *(
                    part
                    for node, pin in sorted(self._pins[box], key=lambda one: one[1])
                    for part in (pin, *sorted(reading[node]))
                ),
            )
            for box, colour in enumerate(self.boxes)
        ]


_Part = tuple[list[int], list[int]]
"""Boxes and gates of a strongly connected part of a graph; gates stand after their drivers."""


def _components(graph: LogicGraph) -> list[_Part]:
    """The strongly connected parts, each after the parts that drive it (Tarjan, no recursion)."""
    nodes = len(graph.ops)

    def drivers(vertex: int) -> list[int]:
        """A vertex is a node, or `nodes` + number of a box; a PIN is driven by its box."""
        if vertex >= nodes:
            return [literal >> 1 for _, literal in graph.boxes[vertex - nodes].ins]
        if graph.ops[vertex] == PIN:
            return [nodes + graph.ins[vertex][0]]
        return [literal >> 1 for literal in graph.ins[vertex]]

    index = [0] * (nodes + len(graph.boxes))
    low = [0] * len(index)
    done = bytearray(len(index))
    stack: list[int] = []
    parts: list[_Part] = []
    counter = 0
    roots = [literal >> 1 for _, literal in graph.outputs]
    for root in roots:
        if index[root]:
            continue
        work = [(root, iter(drivers(root)))]
        counter += 1
        index[root] = low[root] = counter
        stack.append(root)
        while work:
            vertex, rest = work[-1]
            for driver in rest:
                if not index[driver]:
                    counter += 1
                    index[driver] = low[driver] = counter
                    stack.append(driver)
                    work.append((driver, iter(drivers(driver))))
                    break
                if not done[driver]:
                    low[vertex] = min(low[vertex], index[driver])
            else:
                work.pop()
                if work:
                    above = work[-1][0]
                    low[above] = min(low[above], low[vertex])
                if low[vertex] == index[vertex]:
                    members = []
                    while True:
                        member = stack.pop()
                        done[member] = 1
                        members.append(member)
                        if member == vertex:
                            break
                    parts.append(_part(graph, members))
    return parts


def _part(graph: LogicGraph, members: list[int]) -> _Part:
    nodes = len(graph.ops)
    boxes = [member - nodes for member in members if member >= nodes]
    gates = [m for m in members if m < nodes and graph.ops[m] in _ROLE]
    return boxes, _in_order(graph, gates) if len(gates) > 1 else gates


def _in_order(graph: LogicGraph, gates: list[int]) -> list[int]:
    """Gates, each after those that drive it: a gate is made after its drivers."""
    return sorted(gates)
