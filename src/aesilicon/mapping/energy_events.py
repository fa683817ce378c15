# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Counts the events that cost energy in a simulated netlist.

Each cell type has a generated Python function. From the settled values before and after a clock it
counts, for all instances of the type and in all lanes:

- rises and falls of each output;
- each `internal_power` group of an input, when that input toggles;
- each `internal_power` group of an output, when that output toggles: the toggle is shared equally
  between the related inputs which toggled in this clock and on which the output depended before or
  after it (between all related inputs that toggled, if it depended on no single one of them);
- the lanes in which each `leakage_power` group holds.

A `when` is evaluated on the settled values after the change; for a register's clock pin, before
the change at the rising edge, and after it at the falling edge; for a register's output, with the
inputs before the change. A group without `when` holds where no other group of the same pins and
supply does.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Literal

from aesilicon.mapping.gate_simulator import Simulator, Values, output_net
from aesilicon.netlist.mapped_netlist import Instance
from aesilicon.targets.expressions import Expression
from aesilicon.targets.power import FlipFlop, Internal, PowerCell, PowerPin

WHOLE = lcm(*range(1, 9))
"""Count that one event adds. It can be divided equally among up to eight inputs."""

Edge = Literal["rise", "fall"]

_Row = tuple[list[int] | int, ...]
"""An instance: its list of counters, then the index of each pin's net in the values."""

_Count = Callable[[list[_Row], Values, Values, int], None]


@dataclass(frozen=True)
class Slot:
    """The event that one counter of an instance counts."""

    kind: Literal["rise", "fall", "internal", "leakage"]
    pin: str = ""
    """Output pin that rises or falls."""
    edge: Edge = "rise"
    """Edge of an event of internal power."""
    number: int = 0
    """Index in the cell's `internals` or `leakages`."""
    unit: int = 1
    """The number that one event adds to the counter."""


@dataclass(frozen=True)
class Counted:
    """One instance and its counters; `slots` describes the event of each counter."""

    instance: Instance
    slots: Sequence[Slot]
    counts: list[int]

    def events(self) -> Iterator[tuple[Slot, float]]:
        """Each slot with its number of events, over all lanes and clocks."""
        for slot, count in zip(self.slots, self.counts, strict=True):
            yield slot, count / slot.unit


class Tally:
    """Counters of every instance; `count` adds the simulator's last clock."""

    def __init__(self, simulator: Simulator) -> None:
        self.simulator = simulator
        self.clocks = 0
        self.instances: list[Counted] = []
        self._runs: list[tuple[_Count, list[_Row]]] = []
        kinds: dict[str, list[_Row]] = {}
        programs: Mapping[str, _Program] = {
            name: _Program(cell) for name, cell in simulator.cells.items()
        }
        for instance in simulator.netlist.instances:
            program = programs[instance.cell]
            counted = Counted(instance, program.slots, [0] * len(program.slots))
            self.instances.append(counted)
            nets = [
                output_net(instance, pin.name) if pin.output else instance.pins[pin.name]
                for pin in simulator.cells[instance.cell].pins.values()
            ]
            row: _Row = (counted.counts, *(simulator.index[net] for net in nets))
            kinds.setdefault(instance.cell, []).append(row)
        for name, rows in kinds.items():
            self._runs.append((programs[name].function(), rows))

    def count(self) -> None:
        """Adds the events in the simulator's last clock."""
        simulator = self.simulator
        self.clocks += 1
        for function, rows in self._runs:
            function(rows, simulator.old, simulator.new, simulator.mask)


class _Program:
    """Generates the counting code of one cell type.

    In the code pin i is o<i> before the clock and n<i> after it; t<i> is their difference.
    """

    def __init__(self, cell: PowerCell) -> None:
        self.slots: list[Slot] = []
        self._cell = cell
        self._numbers = {pin: number for number, pin in enumerate(cell.pins)}
        self._old = {pin: f"o{number}" for pin, number in self._numbers.items()}
        self._new = {pin: f"n{number}" for pin, number in self._numbers.items()}
        self._lines: list[str] = []
        self._temporaries = 0
        if cell.flop:
            self._register(cell.flop)
        else:
            self._gate()

    def function(self) -> _Count:
        places = "".join(f", x{number}" for number in self._numbers.values())
        values = [
            f"  o{n} = o[x{n}]; n{n} = n[x{n}]; t{n} = o{n} ^ n{n}" for n in self._numbers.values()
        ]
        head = ["def count(rows, o, n, M):", f" for c{places} in rows:", *values]
        scope: dict[str, _Count] = {}
        exec("\n".join(head + self._lines), scope)
        return scope["count"]

    def _gate(self) -> None:
        self._leakage([self._new])
        toggles = " | ".join(self._toggle(pin.name) for pin in self._cell.inputs)
        if not toggles:  # a tie cell
            return
        self._lines.append(f"  if {toggles}:\n   pass")
        for pin in self._cell.inputs:
            self._input("   ", pin, [self._new])
        for pin in self._cell.outputs:
            self._output(pin)

    def _register(self, flop: FlipFlop) -> None:
        clock = flop.clock
        phases = [{**self._new, clock: "M"}, {**self._new, clock: "0"}]
        self._leakage(phases)
        for pin in self._cell.inputs:
            if pin.name != clock:
                self._input("  ", pin, phases)
        groups = [group for group in self._numbered(clock) if group[1].related is None]
        rise, fall = {**self._old, clock: "M"}, phases[1]
        for names, edge in ((rise, "rise"), (fall, "fall")):
            for number, mask in self._claims("  ", groups, "M", names):
                self._internal("  ", number, "rise" if edge == "rise" else "fall", [(WHOLE, mask)])
        names = self._old | {pin.name: self._new[pin.name] for pin in self._cell.outputs}
        for pin in self._cell.outputs:
            self._edges("  ", pin)
            clocked = [group for group in self._numbered(pin.name) if group[1].related == clock]
            toggled = self._toggle(pin.name)
            for number, mask in self._claims("  ", clocked, toggled, {**names, clock: "M"}):
                self._both("  ", number, pin.name, [(WHOLE, mask)])

    def _input(self, indent: str, pin: PowerPin, phases: list[dict[str, str]]) -> None:
        """Counts the toggles of an input; those of a register count half in each clock phase."""
        groups = [numbered for numbered in self._numbered(pin.name) if numbered[1].related is None]
        if not any(group.when for _, group in groups):
            phases = phases[:1]
        for names in phases:
            toggled = self._toggle(pin.name)
            for number, mask in self._claims(indent, groups, toggled, names):
                self._both(indent, number, pin.name, [(WHOLE // len(phases), mask)])

    def _output(self, pin: PowerPin) -> None:
        groups = self._numbered(pin.name)
        related = list(dict.fromkeys(g.related for _, g in groups if g.related in self._numbers))
        toggled = self._toggle(pin.name)
        self._lines.append(f"   if {toggled}:")
        indent = "    "
        self._edges(indent, pin)
        causes = {name: toggled for name in related if name}
        exactly = [(1, toggled)]
        if len(causes) > 1 and pin.function:
            causes = self._causes(indent, pin.function, list(causes), toggled)
            exactly = self._exactly(indent, list(causes.values()))
        for name, cause in causes.items():
            of_input = [group for group in groups if group[1].related == name]
            for number, mask in self._claims(indent, of_input, cause, self._new):
                parts = [(WHOLE // n, f"{mask} & {has}") for n, has in exactly]
                parts = parts if len(exactly) > 1 else [(WHOLE, mask)]
                self._both(indent, number, pin.name, parts)

    def _causes(
        self, indent: str, function: Expression, pins: list[str], toggled: str
    ) -> dict[str, str]:
        """Input -> mask of the lanes in which it toggled and the toggled output depended on it."""
        causes = {}
        for pin in pins:
            difference = function.difference(pin)
            either = f"({difference.python(self._old)} | {difference.python(self._new)})"
            mask = f"{toggled} & {self._toggle(pin)} & {either}"
            causes[pin] = self._temporary(indent, mask)
        nobody = f"{toggled} & (({' | '.join(causes.values())}) ^ M)"
        nobody = self._temporary(indent, nobody)
        self._lines.append(f"{indent}if {nobody}:")
        for pin, cause in causes.items():
            self._lines.append(f"{indent} {cause} |= {nobody} & {self._toggle(pin)}")
        return causes

    def _exactly(self, indent: str, masks: list[str]) -> list[tuple[int, str]]:
        """(n, mask of the lanes in which exactly n of the masks are set) for each n from 1."""
        counts = ["M"]
        for mask in masks:
            none = self._temporary(indent, f"{mask} ^ M")
            stay = [*counts, "0"]
            step = ["0", *counts]
            counts = [
                self._temporary(indent, f"({a} & {none}) | ({b} & {mask})")
                for a, b in zip(stay, step, strict=True)
            ]
        return list(enumerate(counts))[1:]

    def _claims(
        self,
        indent: str,
        groups: list[tuple[int, Internal]],
        base: str,
        names: Mapping[str, str],
    ) -> list[tuple[int, str]]:
        """(Group, mask of the lanes of `base` in which it holds) for groups of the same pins."""
        claims = []
        for supply in dict.fromkeys(group.supply for _, group in groups):
            taken: list[str] = []
            supplied = [numbered for numbered in groups if numbered[1].supply == supply]
            for number, group in supplied:
                if group.when:
                    taken.append(self._temporary(indent, f"{base} & {group.when.python(names)}"))
                    claims.append((number, taken[-1]))
            rest = f"{base} & (({' | '.join(taken)}) ^ M)" if taken else base
            for number, group in supplied:
                if group.when is None:
                    claims.append((number, self._temporary(indent, rest)))
        return claims

    def _leakage(self, phases: list[dict[str, str]]) -> None:
        for number, (when, _) in enumerate(self._cell.leakages):
            slot = Slot("leakage", number=number, unit=len(phases))
            parts = [(1, when.python(names)) for names in phases]
            self._add_all("  ", slot, parts)

    def _edges(self, indent: str, pin: PowerPin) -> None:
        toggled = self._toggle(pin.name)
        self._add(indent, Slot("rise", pin.name), f"({toggled} & {self._new[pin.name]})")
        self._add(indent, Slot("fall", pin.name), f"({toggled} & {self._old[pin.name]})")

    def _both(self, indent: str, number: int, pin: str, parts: list[tuple[int, str]]) -> None:
        up, down = self._new[pin], self._old[pin]
        self._internal(indent, number, "rise", [(n, f"{mask} & {up}") for n, mask in parts])
        self._internal(indent, number, "fall", [(n, f"{mask} & {down}") for n, mask in parts])

    def _internal(self, indent: str, number: int, edge: Edge, parts: list[tuple[int, str]]) -> None:
        slot = Slot("internal", edge=edge, number=number, unit=WHOLE)
        self._add_all(indent, slot, parts)

    def _add(self, indent: str, slot: Slot, mask: str) -> None:
        self._add_all(indent, slot, [(1, mask)])

    def _add_all(self, indent: str, slot: Slot, parts: list[tuple[int, str]]) -> None:
        if slot not in self.slots:
            self.slots.append(slot)
        total = " + ".join(f"{n} * ({mask}).bit_count()" for n, mask in parts)
        self._lines.append(f"{indent}c[{self.slots.index(slot)}] += {total}")

    def _temporary(self, indent: str, value: str) -> str:
        self._temporaries += 1
        name = f"m{self._temporaries}"
        self._lines.append(f"{indent}{name} = {value}")
        return name

    def _toggle(self, pin: str) -> str:
        return f"t{self._numbers[pin]}"

    def _numbered(self, pin: str) -> list[tuple[int, Internal]]:
        return [group for group in enumerate(self._cell.internals) if group[1].pin == pin]
