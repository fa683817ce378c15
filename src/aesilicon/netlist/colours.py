# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Colours of the nodes and boxes of a graph: 128-bit hashes of structure, ports and box kinds.

Two passes refine the colours of boxes. Forward, a box takes the colours of its input pins. Where
boxes share a colour after that, backward, a box also takes the colours of what reads it. If some
still share one, one of them is made special and all are refined again, until each box has a colour
of its own. If a symmetry exchanges boxes, it does not matter which of them is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from aesilicon.netlist.graph_parts import Part, parts
from aesilicon.netlist.logic_graph import (
    AND,
    CONSTANT,
    INPUT,
    MUX,
    PIN,
    SIDES,
    XOR,
    Box,
    LogicGraph,
)

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
        self._own = [*self.boxes]
        """Of each box the part of its colour that does not come from its inputs."""
        self.nodes = [b""] * len(graph.ops)
        for node in (0, 1):
            self.nodes[node] = _text(CONSTANT, node)
        for pin, node in graph.inputs.items():
            self.nodes[node] = _text(INPUT, *pin)
        self._pins = [
            sorted((_text(PIN, *pin), node) for pin, node in box.outs.items())
            for box in graph.boxes
        ]
        self._inputs = [_Inputs.of(box) for box in graph.boxes]
        self._parts = parts(graph)
        for part in self._parts:
            self._settle(part)
        if len(set(self.boxes)) < len(graph.boxes):
            self._separate()

    def literal(self, literal: int) -> bytes:
        """The colour of a literal."""
        return self.nodes[literal >> 1] + _SIGN[literal & 1]

    def shuffled(self, literal: int, order: int) -> bytes:
        """The sort key of a literal in a random order."""
        return _hash(b"%d" % order, self.literal(literal))

    def sides(self, box: int) -> list[bytes]:
        """The colours of the two words of a box whose inputs may be exchanged."""
        return [
            _hash(*(part for pin, one in side for part in (pin, self.literal(one))))
            for side in self._inputs[box].sides
        ]

    def _settle(self, part: Part) -> None:
        """Forward refinement of one strongly connected part, whose drivers are settled."""
        count = 0
        while True:
            self._spread(part)
            if not part.cut or (count and len(part.cut) == 1):
                return
            now = len({self.boxes[box] for box in part.cut})
            if now == count:
                return
            count = now
            self._take(part.cut)

    def _spread(self, part: Part) -> None:
        """Colours the outputs of cut boxes, then gates and other boxes in order."""
        for box in part.cut:
            self._colour_pins(box)
        ops, ins, literal = self._graph.ops, self._graph.ins, self.literal
        for vertex in part.order:
            if vertex < 0:
                self.boxes[~vertex] = self._with_inputs(self._own[~vertex], ~vertex)
                self._colour_pins(~vertex)
                continue
            op = ops[vertex]
            colours = [literal(one) for one in ins[vertex]]
            if op != MUX and colours[0] > colours[1]:
                colours.reverse()
            self.nodes[vertex] = _hash(op.encode(), *colours)

    def _colour_pins(self, box: int) -> None:
        colour = self.boxes[box]
        for pin, node in self._pins[box]:
            self.nodes[node] = _hash(colour, pin)

    def _with_inputs(self, colour: bytes, box: int) -> bytes:
        """A colour joined with those of a box's input pins."""
        parts = [part for pin, one in self._inputs[box].fixed for part in (pin, self.literal(one))]
        return _hash(colour, *parts, *sorted(self.sides(box)))

    def _take(self, boxes: Sequence[int]) -> None:
        """Adds to boxes the colours of their input pins."""
        taken = [self._with_inputs(self.boxes[box], box) for box in boxes]
        for box, colour in zip(boxes, taken, strict=True):
            self.boxes[box] = colour

    def _separate(self) -> None:
        """Backward refinement; then makes one box of a shared colour special, and refines again."""
        cut = [box for part in self._parts for box in part.cut]
        whole = Part(cut, [vertex for part in self._parts for vertex in part.order])
        while True:
            count = 0
            while (now := len(set(self.boxes))) > count:
                count = now
                self._read(whole)
                self._spread(whole)
                self._take(whole.cut)
                self._spread(whole)
            if count == len(self.boxes):
                return
            shared: dict[bytes, list[int]] = {}
            for box, colour in enumerate(self.boxes):
                shared.setdefault(colour, []).append(box)
            least = min(colour for colour, some in shared.items() if len(some) > 1)
            box = shared[least][0]
            self.boxes[box] = self._own[box] = _text("special", least)

    def _read(self, whole: Part) -> None:
        """Adds to boxes the colours of all that reads them."""
        graph = self._graph
        reading: list[list[bytes]] = [[] for _ in graph.ops]

        def read(box: int) -> None:
            colour, inputs = self.boxes[box], self._inputs[box]
            for pin, one in (*inputs.fixed, *(bit for side in inputs.sides for bit in side)):
                reading[one >> 1].append(_hash(colour, pin, _SIGN[one & 1]))

        def join(box: int) -> None:
            parts = [
                part for pin, node in self._pins[box] for part in (pin, *sorted(reading[node]))
            ]
            self._own[box] = _hash(self.boxes[box], *parts)
            self.boxes[box] = self._own[box]

        for port, literal in graph.outputs:
            reading[literal >> 1].append(_text("out", *port, literal & 1))
        for box in whole.cut:
            read(box)
        for vertex in reversed(whole.order):
            if vertex < 0:
                join(~vertex)
                read(~vertex)
                continue
            own = _hash(self.nodes[vertex], *sorted(reading[vertex]))
            for role, literal in zip(_ROLE[graph.ops[vertex]], graph.ins[vertex], strict=True):
                reading[literal >> 1].append(_hash(own, role, _SIGN[literal & 1]))
        for box in whole.cut:
            join(box)


@dataclass(frozen=True)
class _Inputs:
    """The input pins of a box: (hash of the pin, literal)."""

    fixed: tuple[tuple[bytes, int], ...]
    sides: tuple[tuple[tuple[bytes, int], ...], ...] = ()
    """Two words that may be exchanged; the same bit of both has the same pin."""

    @classmethod
    def of(cls, box: Box) -> "_Inputs":
        if not box.symmetric:
            return cls(tuple((_text("in", *pin), one) for pin, one in box.ins))
        fixed = tuple((_text("in", *pin), one) for pin, one in box.ins if pin[0] not in SIDES)
        sides = tuple(
            tuple((_text("side", pin[1]), one) for pin, one in box.ins if pin[0] == side)
            for side in SIDES
        )
        return cls(fixed, sides)
