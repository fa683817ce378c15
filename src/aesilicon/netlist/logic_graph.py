# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A flat netlist as a graph of AND, XOR and MUX gates with inverted edges, and of boxes.

Constants are folded and equal gates are one node. Flip-flops, memories and every cell that is no
simple gate are boxes with named pins; boxes are never merged. Boxes on which no output depends are
left out. A literal is `2 * node + inverted`; node 0 is the constant 0, node 1 is unknown.
"""

import re
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Any, Final

from aesilicon.errors import UserError
from aesilicon.netlist.gates import YOSYS

FALSE: Final = 0
TRUE: Final = 1
UNKNOWN: Final = 2
"""Literal of an undriven net at the pin of a box or at an output. In a gate it counts as 0."""

AND, XOR, MUX, INPUT, PIN, CONSTANT = "AND", "XOR", "MUX", "INPUT", "PIN", "CONSTANT"
GATES = (AND, XOR, MUX)

SIDES = ("A", "B")
"""The inputs of a cell that may be exchanged."""
_SYMMETRIC = frozenset(
    f"${kind}"
    for kind in (
        *("and", "or", "xor", "xnor", "add", "mul", "eq", "ne", "eqx", "nex"),
        *("logic_and", "logic_or"),
        *("_AND_", "_OR_", "_XOR_", "_XNOR_", "_NAND_", "_NOR_"),
    )
)
_STATE = re.compile("ff|latch|mem|^[^$]|^\\$(sr|fsm)", re.IGNORECASE)
"""Cell types at which loops are cut."""

Pin = tuple[str, int]
"""Port and place of the bit in it."""

Parameters = tuple[tuple[str, str], ...]
"""(name, value) of each parameter, sorted by name."""


@dataclass(frozen=True)
class Port:
    """A port of the module."""

    name: str
    direction: str
    width: int
    offset: int = 0
    """The lowest index of a bit."""
    upto: bool = False
    """Whether the indices fall from the first bit on."""

    def __str__(self) -> str:
        """The port as a line of text."""
        odd = f" {self.offset} {self.upto}" if self.offset or self.upto else ""
        return f"port {self.name} {self.direction} {self.width}{odd}"


@dataclass
class Box:
    """A cell that is no simple gate."""

    name: str
    kind: str
    """All that distinguishes it from other boxes but its connections."""
    type: str
    """Cell type, as Yosys writes it."""
    parameters: Mapping[str, str]
    """Parameter -> value, as Yosys writes it."""
    widths: Mapping[str, int]
    """Port -> width in bits."""
    ways: Mapping[str, str]
    """Port -> `input` or `output`."""
    ins: tuple[tuple[Pin, int], ...] = ()
    """Input pins and their literals, by name of the pin."""
    outs: dict[Pin, int] = field(default_factory=dict)
    """Output pins that are read -> node."""
    cut: bool = True
    """Whether loops are cut here: it holds state, or its inside is not known."""
    symmetric: bool = False
    """Whether the words at `SIDES` may be exchanged."""
    attributes: Mapping[str, str] = field(default_factory=dict)
    """Attribute -> value, without positions in the source."""
    inits: dict[Pin, str] = field(default_factory=dict)
    """Output pin -> value at power-up, `0` or `1`."""


class LogicGraph:
    """Gates and boxes, which are numbered as they are found; this order means nothing."""

    def __init__(self) -> None:
        self.ops: list[str] = [CONSTANT, CONSTANT]
        self.ins: list[tuple[int, ...]] = [(), ()]
        """Of a gate: literals, of MUX (select, if 1, if 0); of PIN: the number of its box."""
        self.boxes: list[Box] = []
        self.inputs: dict[Pin, int] = {}
        """Bit of an input port -> node."""
        self.outputs: list[tuple[Pin, int]] = []
        """Bits of output ports in order, with their literals."""
        self.ports: list[Port] = []
        self._known: dict[tuple[str, int, int, int], int] = {}

    def node(self, op: str, ins: tuple[int, ...]) -> int:
        """Adds a node; returns its number."""
        self.ops.append(op)
        self.ins.append(ins)
        return len(self.ops) - 1

    def and_(self, a: int, b: int) -> int:
        """Literal of a & b."""
        a, b = _known_bit(a), _known_bit(b)
        if a > b:
            a, b = b, a
        if a == FALSE or a == b ^ 1:
            return FALSE
        if a in (TRUE, b):
            return b
        return 2 * self._shared(AND, a, b)

    def or_(self, a: int, b: int) -> int:
        """Literal of a | b."""
        return self.and_(_known_bit(a) ^ 1, _known_bit(b) ^ 1) ^ 1

    def xor(self, a: int, b: int) -> int:
        """Literal of a ^ b."""
        a, b = _known_bit(a), _known_bit(b)
        inverted = (a ^ b) & 1
        a, b = a & ~1, b & ~1
        if a > b:
            a, b = b, a
        if a == b:
            return inverted
        if a == FALSE:
            return b ^ inverted
        return 2 * self._shared(XOR, a, b) ^ inverted

    def mux(self, select: int, high: int, low: int) -> int:
        """Literal of select ? high : low."""
        select, high, low = _known_bit(select), _known_bit(high), _known_bit(low)
        if select & 1:
            select, high, low = select ^ 1, low, high
        if select == FALSE or high == low:
            return low
        if high ^ 1 == low:
            return self.xor(select, low)
        if high in (TRUE, select):
            return self.or_(select, low)
        if high in (FALSE, select ^ 1):
            return self.and_(select ^ 1, low)
        if low in (FALSE, select):
            return self.and_(select, high)
        if low in (TRUE, select ^ 1):
            return self.or_(select ^ 1, high)
        inverted = high & 1
        return 2 * self._shared(MUX, select, high ^ inverted, low ^ inverted) ^ inverted

    def drop_unread_boxes(self) -> None:
        """Keeps the boxes on which the outputs depend: others were read by gates since folded."""
        seen = bytearray(len(self.ops))
        read: dict[int, int] = {}
        todo = [literal >> 1 for _, literal in self.outputs]
        while todo:
            node = todo.pop()
            if seen[node]:
                continue
            seen[node] = 1
            if self.ops[node] != PIN:
                todo += [literal >> 1 for literal in self.ins[node]]
            elif self.ins[node][0] not in read:
                read[self.ins[node][0]] = len(read)
                todo += [literal >> 1 for _, literal in self.boxes[self.ins[node][0]].ins]
        self.boxes = [self.boxes[box] for box in read]
        for number, box in enumerate(self.boxes):
            box.outs = {pin: node for pin, node in box.outs.items() if seen[node]}
            for node in box.outs.values():
                self.ins[node] = (number,)

    def _shared(self, op: str, a: int, b: int, c: int = 0) -> int:
        key = (op, a, b, c)
        if key not in self._known:
            self._known[key] = self.node(op, (a, b, c) if op == MUX else (a, b))
        return self._known[key]


def _known_bit(literal: int) -> int:
    return literal ^ UNKNOWN if literal >> 1 == 1 else literal


def read(
    module: Mapping[str, Any],
    kinds: Mapping[tuple[str, Parameters], str] | None = None,
    *,
    gates: bool = True,
) -> LogicGraph:
    """The graph of a flat module in Yosys's JSON.

    `kinds` maps (cell type, parameters) to a name that stands for both in a box's kind. Without
    `gates` every cell is a box. Raises `UserError` for a combinational loop of gates.
    """
    return _Reader(module, kinds or {}, YOSYS if gates else {}).graph()


def parameters_of(cell: Mapping[str, Any]) -> Parameters:
    """The parameters of a cell in Yosys's JSON."""
    return tuple(sorted((name, str(value)) for name, value in cell["parameters"].items()))


def _alike(cell: Mapping[str, Any]) -> bool:
    """Whether the words at `SIDES` have the same width and sign."""
    a, b = (cell["connections"][side] for side in SIDES)
    settings = cell["parameters"]
    return len(a) == len(b) and settings.get("A_SIGNED") == settings.get("B_SIGNED")


_POSITIONS = ("src", "hdlname")
"""Attributes that hold a place in the source; all others distinguish a box."""


class _Reader:
    def __init__(
        self,
        module: Mapping[str, Any],
        kinds: Mapping[tuple[str, Parameters], str],
        gates: Mapping[str, str],
    ) -> None:
        self._module = module
        self._gates = gates
        self._kinds = kinds
        self._graph = LogicGraph()
        self._literals: dict[object, int] = {"0": FALSE, "1": TRUE, "x": UNKNOWN, "z": UNKNOWN}
        self._drivers: dict[object, tuple[str, Any, Pin]] = {}
        self._boxes: dict[str, int] = {}
        self._inits: dict[object, str] = {}

    def graph(self) -> LogicGraph:
        graph = self._graph
        for net in self._module["netnames"].values():
            init = net["attributes"].get("init", "")[::-1]
            self._inits |= {b: v for b, v in zip(net["bits"], init, strict=False) if v in "01"}
        for name, cell in self._module["cells"].items():
            for port, bits in cell["connections"].items():
                if cell["port_directions"].get(port) != "input":
                    for place, bit in enumerate(bits):
                        self._drivers[bit] = (name, cell, (port, place))
        for name, port in self._module["ports"].items():
            offset, upto = port.get("offset", 0), bool(port.get("upto"))
            graph.ports.append(Port(name, port["direction"], len(port["bits"]), offset, upto))
            if port["direction"] == "input":
                for place, bit in enumerate(port["bits"]):
                    node = graph.inputs[name, place] = graph.node(INPUT, ())
                    self._literals[bit] = 2 * node
        for name, port in self._module["ports"].items():
            if port["direction"] != "input":
                for place, bit in enumerate(port["bits"]):
                    graph.outputs.append(((name, place), self._literal(bit)))
        for box in graph.boxes:  # grows inside the loop
            pins = self._module["cells"][box.name]["connections"]
            box.ins = tuple(
                ((port, place), self._literal(bit))
                for port in sorted(pins)
                if box.ways[port] == "input"
                for place, bit in enumerate(pins[port])
            )
        graph.drop_unread_boxes()
        return graph

    def _literal(self, bit: object) -> int:
        """Literal of a net. Gates that it depends on are visited without recursion."""
        literals = self._literals
        if bit in literals:
            return literals[bit]
        todo = [bit]
        opened: set[object] = set()
        while todo:
            net = todo[-1]
            if net in literals:
                todo.pop()
                continue
            if net not in self._drivers:
                literals[net] = UNKNOWN
                continue
            name, cell, pin = self._drivers[net]
            kind = self._gates.get(cell["type"])
            if kind is None:
                literals[net] = 2 * self._pin(name, cell, pin, net)
                continue
            pins = cell["connections"]
            ins = [pins[p][0] for p in ("A", "B", "S") if p in pins]
            missing = [one for one in ins if one not in literals]
            if not missing:
                literals[net] = self._gate(kind, [literals[one] for one in ins])
            elif net in opened:
                signal = self._signal({*todo[todo.index(net) :]} & opened) or f"cell {name}"
                raise UserError(f"a latch or a combinational loop runs through {signal}")
            else:
                opened.add(net)
                todo += missing
        return literals[bit]

    def _signal(self, nets: Set[object]) -> str:
        """The source's name, file and line of one of the nets; empty if none has a name."""
        for name, entry in self._module["netnames"].items():
            for place, bit in enumerate(entry["bits"]):
                if bit in nets and not entry["hide_name"]:
                    found = re.search(r"[^/|]+:\d+", entry["attributes"].get("src", ""))
                    index = f"[{place}]" if len(entry["bits"]) > 1 else ""
                    return f"{name}{index}" + (f" ({found[0]})" if found else "")
        return ""

    def _pin(self, name: str, cell: Any, pin: Pin, net: object) -> int:
        graph = self._graph
        if name not in self._boxes:
            self._boxes[name] = len(graph.boxes)
            graph.boxes.append(self._box(name, cell))
        number = self._boxes[name]
        box = graph.boxes[number]
        if pin not in box.outs:
            box.outs[pin] = graph.node(PIN, (number,))
        return box.outs[pin]

    def _box(self, name: str, cell: Any) -> Box:
        """A box without its inputs; their logic may lead back to it."""
        settings = {key: str(value) for key, value in cell["parameters"].items()}
        pins = cell["connections"]
        ways = {
            port: "input" if cell["port_directions"].get(port) == "input" else "output"
            for port in pins
        }
        inits = {
            (port, place): self._inits[bit]
            for port in sorted(pins)
            if ways[port] == "output"
            for place, bit in enumerate(pins[port])
            if bit in self._inits
        }
        kind = self._kinds.get((cell["type"], parameters_of(cell)))
        if kind is None:
            shown = [f"{key}={value}" for key, value in parameters_of(cell) if key != "MEMID"]
            kind = f"{cell['type']}({', '.join(shown)})"
        kind += "".join(f" {port}[{place}]:{value}" for (port, place), value in inits.items())
        attributes = {k: str(v) for k, v in cell["attributes"].items() if k not in _POSITIONS}
        kind += "".join(f" {key}={value}" for key, value in sorted(attributes.items()))
        widths = {port: len(bits) for port, bits in pins.items()}
        return Box(
            *(name, kind, cell["type"], settings, widths, ways),
            cut=_STATE.search(cell["type"]) is not None,
            symmetric=cell["type"] in _SYMMETRIC and _alike(cell),
            attributes=attributes,
            inits=inits,
        )

    def _gate(self, kind: str, ins: list[int]) -> int:
        graph = self._graph
        ins = [_known_bit(one) for one in ins]
        match kind, ins:
            case "BUF", [a]:
                return a
            case "NOT", [a]:
                return a ^ 1
            case "AND", [a, b]:
                return graph.and_(a, b)
            case "NAND", [a, b]:
                return graph.and_(a, b) ^ 1
            case "OR", [a, b]:
                return graph.or_(a, b)
            case "NOR", [a, b]:
                return graph.or_(a, b) ^ 1
            case "XOR", [a, b]:
                return graph.xor(a, b)
            case "XNOR", [a, b]:
                return graph.xor(a, b) ^ 1
            case "ANDNOT", [a, b]:
                return graph.and_(a, b ^ 1)
            case "ORNOT", [a, b]:
                return graph.or_(a, b ^ 1)
            case "MUX", [low, high, select]:
                return graph.mux(select, high, low)
        raise ValueError(f"{kind} is no simple gate")
