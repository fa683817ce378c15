# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Shows that a surviving mutant is equivalent, by property-directed reachability in ABC.

Original and mutant form a miter with common inputs. They also share registers and S-boxes, except
those found to differ, of which each circuit has its own. Two such S-boxes still give equal outputs
for equal inputs. The property: in every state reachable from reset, all outputs of the two circuits
are equal, and so are the inputs of every shared register and S-box. By induction over the clocks
the two circuits then always have equal outputs.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.drivers.machine import State
from aesilicon.equivalence.sbox_check import SboxModel
from aesilicon.netlist import blif
from aesilicon.netlist.netlist import Box, Gate, Netlist, Table
from aesilicon.tools import abc


@dataclass(frozen=True)
class Candidate:
    """A circuit, and the values of its registers after reset: 0, 1, or negative for unknown."""

    netlist: Netlist
    after_reset: State

    def init(self) -> dict[str, int]:
        """Point of comparison of a register -> value after reset, -1 for unknown."""
        pairs = zip(self.netlist.registers, self.after_reset, strict=True)
        return {_REGISTER + register.name: max(value, -1) for register, value in pairs}


def equivalent(
    original: Candidate,
    mutant: Candidate,
    models: Mapping[str, SboxModel],
    work: Path,
    *,
    seconds: int = 300,
) -> bool:
    """True if the two circuits are shown to be equivalent, in up to 20 searches of `seconds` each.

    `models` are the S-boxes of both circuits. Registers correspond by name.
    """
    inits = original.init(), mutant.init()
    if any(len(i) != len(c.after_reset) for i, c in zip(inits, (original, mutant), strict=True)):
        return False  # two registers of one name
    work.mkdir(parents=True, exist_ok=True)
    differing = {name for name, value in inits[1].items() if inits[0].get(name) != value}
    for _ in range(_ROUNDS):
        sides = (
            _Side("a", original.netlist, models, set()),
            _Side("b", mutant.netlist, models, differing),
        )
        failed, proved = _check(_Miter(sides, inits, differing), work, seconds)
        if proved or not failed or any(name.startswith(_OUTPUT) for name in failed):
            return proved
        differing |= failed
    return False


_ROUNDS = 20
_REGISTER, _SBOX, _OUTPUT = "register ", "S-box ", "output "


def _check(miter: "_Miter", work: Path, seconds: int) -> tuple[set[str], bool]:
    """The points of the miter that can differ, and whether all points are proven equal."""
    (work / "miter.blif").write_text("\n".join(miter.lines()) + "\n", encoding="utf-8")
    if not miter.compared:
        return set(), True
    script = f"read_blif miter.blif; undc; strash; zero; pdr -a -T {seconds}"
    log = abc.run(
        "equivalence", script, log=work / "equivalence.log", work=work, timeout=seconds + 120
    )
    numbers = map(int, re.findall(r"Output +(\d+) .*was asserted", log))
    failed = {miter.compared[n].partition("[input ")[0] for n in numbers}
    return failed, "Property proved" in log or _all_proved(log, len(miter.compared))


def _all_proved(log: str, outputs: int) -> bool:
    return f"Properties:  All = {outputs}. Proved = {outputs}." in log


class _Miter:
    """Both circuits in one model, with an output for each pair of wires that should agree."""

    def __init__(
        self,
        sides: tuple["_Side", "_Side"],
        inits: tuple[Mapping[str, int], Mapping[str, int]],
        differing: set[str],
    ) -> None:
        self._sides = sides
        self._inits = inits
        self._differing = differing
        first, second = (side.points for side in self._sides)
        self.compared = [
            name
            for name, wire in first.items()
            if wire != second.get(name, wire) and name.partition("[input ")[0] not in differing
        ]
        """The points whose two wires are not identical, in the order of the model's outputs."""

    def lines(self) -> Iterator[str]:
        """The model in BLIF."""
        original, mutant = self._sides
        yield ".model miter"
        yield f".inputs {' '.join(sorted(original.free | mutant.free))}"
        yield f".outputs {' '.join(f'differ{i}' for i in range(len(self.compared)))}"
        yield ".names zero"
        yield ".names one\n1"
        yield from original.latches(self._inits[0], self._inits[0])
        yield from mutant.latches(self._inits[1], self._differing)
        for side in self._sides:
            yield from blif.gates(side.netlist, side.wires)
        yield from self._sboxes()
        for i, name in enumerate(self.compared):
            yield f".names {original.points[name]} {mutant.points[name]} differ{i}\n10 1\n01 1"
        yield ".end"

    def _sboxes(self) -> Iterator[str]:
        """S-boxes with differing inputs: equal outputs where the inputs agree, else arbitrary."""
        first, second = self._sides
        for n, name in enumerate(
            sorted(first.sboxes.keys() & second.sboxes.keys() & self._differing)
        ):
            ins, outs = first.sboxes[name]
            own_ins, own_outs = second.sboxes[name]
            for i, (a, b) in enumerate(zip(ins, own_ins, strict=True)):
                yield f".names {a} {b} same{n}_{i}\n11 1\n00 1"
            same = " ".join(f"same{n}_{i}" for i in range(len(ins)))
            yield f".names {same} same{n}\n{'1' * len(ins)} 1"
            for a, b in zip(outs, own_outs, strict=True):
                yield f".names {a} {b}_free same{n} {b}\n1-1 1\n-10 1"


def _register(name: str) -> str:
    return _REGISTER + name


class _Side:
    """One of the two circuits, with the names of its wires in the common model."""

    def __init__(
        self, letter: str, netlist: Netlist, models: Mapping[str, SboxModel], own: set[str]
    ) -> None:
        """`own` are the registers and S-boxes that this side does not share with the other side."""
        self.netlist = netlist
        self.wires = {0: "zero", 1: "one"}
        self.free: set[str] = set()
        """Undriven wires, which both sides share: inputs and S-box outputs."""
        self.points: dict[str, str] = {}
        """Point of comparison, named alike on both sides -> wire."""
        self.sboxes: dict[str, tuple[list[str], list[str]]] = {}
        """S-box -> (input wires, output wires)."""
        for name, nets in netlist.inputs.items():
            self._free({net: _quote("i", f"{name}[{i}]") for i, net in enumerate(nets)})
        self._free({net: f"x{i}" for i, net in enumerate(netlist.unknown)})
        for register in netlist.registers:
            kind = f"q{letter}" if _register(register.name) in own else "q"
            self.wires[register.q] = _quote(kind, register.name)
        boxes = [cell for cell in netlist.cells if not isinstance(cell, Gate)]
        for box in boxes:
            private = _SBOX + box.name in own
            kind = f"s{letter}" if private else "s"
            wires = {net: _quote(kind, f"{box.name}[{i}]") for i, net in enumerate(box.outs)}
            self.wires.update(wires)
            self.free.update(f"{wire}_free" if private else wire for wire in wires.values())
        for cell in netlist.cells:
            if isinstance(cell, Gate):
                self.wires[cell.out] = f"{letter}{cell.out}"
        for register in netlist.registers:
            self.points[_register(register.name)] = self.wires[register.d]
        for name, nets in netlist.outputs.items():
            for i, net in enumerate(nets):
                self.points[f"{_OUTPUT}{name}[{i}]"] = self.wires[net]
        for box in boxes:
            ins = [self.wires[net] for net in _inputs(box, models)]
            self.sboxes[_SBOX + box.name] = ins, [self.wires[net] for net in box.outs]
            for i, wire in enumerate(ins):
                self.points[f"{_SBOX}{box.name}[input {i}]"] = wire

    def _free(self, wires: dict[int, str]) -> None:
        self.wires.update(wires)
        self.free.update(wires.values())

    def latches(self, inits: Mapping[str, int], which: Collection[str]) -> Iterator[str]:
        """BLIF of the registers named in `which`."""
        for register in self.netlist.registers:
            name = _register(register.name)
            if name in which:
                init = inits[name] if inits[name] >= 0 else 2
                yield f".latch {self.wires[register.d]} {self.wires[register.q]} {init}"


def _inputs(box: Box | Table, models: Mapping[str, SboxModel]) -> tuple[int, ...]:
    """The input nets of a box; without its control inputs if all its tables are equal."""
    if isinstance(box, Table):
        return box.ins
    model = models[box.kind]
    return model.data_nets(box) if len(set(model.tables)) == 1 else box.ins


def _quote(kind: str, name: str) -> str:
    """The name in a form that BLIF accepts."""
    return f"{kind}_" + name.replace(" ", "_").replace("#", "_").replace("\\", "_")
