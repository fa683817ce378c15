# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a wrapped design: circuit and golden model in lockstep, for all keys and blocks.

Every output is compared in every clock. An input that must not matter in a clock, for example a
word that is not offered, is junk: an arbitrary value on which no output may depend.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

from aesilicon.design.design import Design
from aesilicon.design.ports import Port
from aesilicon.drivers.machine import Bits, Machine, State
from aesilicon.drivers.wrapper import Pins, Scenario, Wrapper
from aesilicon.equivalence.results import Counterexample, Part, Progress, ProofReport, RefutedError
from aesilicon.equivalence.sboxes import check
from aesilicon.flows.prove import paths
from aesilicon.flows.prove.handshake import HandshakeResult, decide
from aesilicon.symbolic.circuit import Circuit, Machines, ResetState, elaborate_design, reset_state


class _Rijndael:
    """The specification on words of forms; see `wrappers.wrapper.Cipher`."""

    def __init__(self, machine: Machine, word_bits: int) -> None:
        self.zero = machine.constant(0, word_bits)
        self._machine = machine

    def compute(self, key: Sequence[Bits], block: Sequence[Bits], *, decrypt: bool) -> list[Bits]:
        width = len(self.zero)
        cipher = self._machine.cipher(_vector(key), width * len(block))
        result = (cipher.decrypt if decrypt else cipher.encrypt)(_vector(block))
        starts = range(len(result) - width, -1, -width)
        return [result[start : start + width] for start in starts]


def _vector(words: Sequence[Bits]) -> Bits:
    """The first word leftmost, least significant bit first."""
    return tuple(bit for word in reversed(words) for bit in word)


class LockstepBench:
    """Drives one machine and the model alike; raises `RefutedError` at the first difference."""

    def __init__(
        self, machine: Machine, design: Design, scenario: Scenario, after_reset: State
    ) -> None:
        """`after_reset`: of each register 0 or 1, or below 0 for any value."""
        self.machine = machine
        self._wrapper = wrapper_of(design)
        self._word_bits = self._wrapper.word_bits
        cipher = _Rijndael(machine, self._word_bits)
        self.model: Any = self._wrapper.model(design, cipher)
        self.scenario = scenario
        self.probes = 0
        self.secret_registers: set[int] = set()
        """Registers that held something secret in some clock."""
        self._ports = {port.name: port for port in self._wrapper.ports}
        self._after_reset = after_reset
        self._undecided = list(range(len(machine.netlist.registers)))

    def run(self) -> None:
        """The whole scenario."""
        self.scenario.steps(self)

    def arbitrary(self, name: str) -> Bits:
        """Any word, of a key or of data."""
        return self.machine.fresh(name, self._word_bits, secret=True)

    def set_register(self, name: str, value: int) -> None:
        """Sets a register of the RTL, in a clock in which this hides no error."""
        state = list(self.machine.state)
        for i, place in self._bits_of(name).items():
            state[i] = value >> place & 1
        self.machine.restore(tuple(state))

    def try_counts(self, name: str, counts: Iterable[int], inputs: Pins[Bits]) -> None:
        """Tries the present clock with each value of a counter of the RTL, the model's `count`.

        At its end both counters agree, and no other register depends on the value.
        """
        own = self._bits_of(name)
        first: State | None = None
        for count in counts:
            model = dict(vars(self.model))
            with self.machine.aside():
                self.set_register(name, count)
                self.model.count = count
                self.clock(inputs)
                state, expected = list(self.machine.state), self.model.count
                first = first or self.machine.state
                due = list(first)
                for i, place in own.items():
                    (due[i],) = self.machine.constant(expected >> place & 1, 1)
                for i, (bit, right) in enumerate(zip(state, due, strict=True)):
                    if bit != right:
                        signal = self.machine.netlist.registers[i].name
                        what = f"is wrong behind a clock with {count} in {name}"
                        self._fail("data", signal, what, (right,), (bit,))
            vars(self.model).update(model)
            self.machine.now = self.model.now

    def _bits_of(self, name: str) -> dict[int, int]:
        """The registers of a vector in the RTL: index -> bit of the vector."""
        found = {}
        for i, register in enumerate(self.machine.netlist.registers):
            own, _, place = register.name.rpartition(".")[2].partition("[")
            if own == name:
                found[i] = int(place.rstrip("]"))
        return found

    def clock(self, inputs: Pins[Bits]) -> None:
        """One clock of both, their outputs compared."""
        if self.scenario.probe:
            self._probe()
        out = self.machine.evaluate(self._values(inputs))
        for name, value in self.model.outputs().values().items():
            self._compare(self._ports[name], value, out[name])
        self.model.clock(inputs)
        self._edge()
        self.machine.now = self.model.now

    def _values(self, inputs: Pins[Bits]) -> dict[str, Bits]:
        """The input ports of one clock; junk where the value must not matter."""
        values = {}
        for name, value in inputs.values().items():
            port = self._ports[name]
            if value is None:
                values[name] = self.machine.junk(
                    name, port.bits, secret=name in self._wrapper.secret
                )
            elif isinstance(value, int):
                values[name] = self.machine.constant(value, port.bits)
            else:
                values[name] = value
        return values

    def _compare(self, port: Port, due: int | Bits, got: Bits) -> None:
        right = self.machine.constant(due, port.bits) if isinstance(due, int) else due
        if got == right:
            return
        part: Part = "time"
        if port.name in self._wrapper.secret:
            zero = right == self.machine.constant(0, port.bits)
            part = "secrets" if zero else "data"
            what = "is not 0" if zero else "is not what the specification says"
        elif any(self.machine.known(bit) is None for bit in got):
            what = "is not determined by the control inputs"
        else:
            what = "is wrong"
        self._fail(part, port.name, what, right, got)

    def _edge(self) -> None:
        """The clock edge, and what the registers hold after it."""
        self.machine.clock()
        if found := self.machine.opaque_register():
            name = self.machine.netlist.registers[found[0]].name
            self._fail("time", name, "takes a product of key or data bits")
        if fresh := self.machine.leaking(self._undecided):
            self.secret_registers |= fresh
            self._undecided = [i for i in self._undecided if i not in fresh]

    def _probe(self) -> None:
        """Tries each kind of reset in this clock, then restores the state."""
        state = self.machine.state
        word = self.machine.junk(self._wrapper.channel.in_data, self._word_bits, secret=True)
        for reset in self._wrapper.resets(word):
            self.probes += 1
            for inputs in reset:
                self.machine.evaluate(self._values(inputs))
                self._edge()
            for i, (bit, due) in enumerate(zip(self.machine.state, self._after_reset, strict=True)):
                if (due >= 0 and self.machine.known(bit) != due) or self.machine.leaks(bit):
                    name = self.machine.netlist.registers[i].name
                    what = f"is not as after power-up {len(reset)} clocks after a reset"
                    self._fail("secrets", name, what, (due,), (bit,))
            self.machine.restore(state)

    def _fail(
        self, part: Part, signal: str, what: str, expected: Bits = (), got: Bits = ()
    ) -> NoReturn:
        raise RefutedError(
            Counterexample(
                part=part,
                scenario=self.scenario.name,
                clock=self.model.now,
                signal=signal,
                what=f"{signal} {what}",
                expected=self.machine.show(expected) if expected else "",
                got=self.machine.show(got) if got else "",
            )
        )


def wrapper_of(design: Design) -> Wrapper:
    """The wrapper of a wrapped design."""
    assert design.wrapping is not None
    return design.wrapping


def prove(
    design: Design, work: Path, *, progress: Progress = lambda scenario, part: None
) -> ProofReport:
    """Proves data, time, secrets and S-boxes of a wrapped design; files go into `work`.

    Raises `ToolError` when Yosys fails and `UserError` for RTL that cannot be examined; a design
    that is wrong comes back as a report.
    """
    begin = time.monotonic()
    elaborated = elaborate_design(design, work)
    elaboration = time.monotonic() - begin
    circuit = Circuit.of(elaborated)
    wrong_sboxes = check(circuit.models)
    reset = reset_state(design, circuit)
    found: list[Counterexample] = []
    benches: list[LockstepBench] = []
    machines = Machines(circuit, reset)
    todo = [*wrapper_of(design).scenarios(design)]
    for scenario in todo:
        progress(scenario.name, len(benches) / len(todo))
        bench, failure = run(design, machines, scenario)
        benches.append(bench)
        found += [failure] if failure else []
    secret = {i for bench in benches for i in bench.secret_registers}
    found += outlives(circuit, reset, secret)
    failed = {c.part for c in found}
    wrong_paths = paths.check(design, elaborated.core)
    verdicts: dict[Part, bool | None] = {"sboxes": not wrong_sboxes, "paths": not wrong_paths}
    for part in ("data", "time", "secrets"):
        # A scenario that was cut short leaves the other parts undecided.
        verdicts[part] = False if part in failed else None if failed else True
    return ProofReport(
        design=design.name,
        parts=verdicts,
        seconds=time.monotonic() - begin - elaboration,
        elaboration_seconds=elaboration,
        counterexamples=(*wrong_sboxes, *wrong_paths, *found),
        details={
            "scenarios": len(benches),
            "clocks": sum(bench.model.now for bench in benches),
            "clears_probed": sum(bench.probes for bench in benches),
            "sbox_kinds": len(circuit.models),
            "registers": len(elaborated.core.registers),
            "cells": len(elaborated.core.cells),
        },
    )


def run(
    design: Design, machines: Machines, scenario: Scenario
) -> tuple[LockstepBench, Counterexample | None]:
    """One scenario over forms, to its first difference."""
    failure = None
    for exactly in (False, True):
        machine = machines.exact() if exactly else machines.quick()
        bench = LockstepBench(machine, design, scenario, machines.reset.registers)
        try:
            bench.run()
            return bench, None
        except RefutedError as e:
            failure = e.found
    return bench, failure


def outlives(circuit: Circuit, reset: ResetState, secret: set[int]) -> Iterator[Counterexample]:
    """The first register whose value after a reset depends on a register with secrets."""
    names = [register.name for register in circuit.program.netlist.registers]
    for i, sources in reset.sources.items():
        if sources & secret:
            what = f"takes from {names[min(sources & secret)]}, which holds secrets, over a reset"
            yield Counterexample("secrets", "reset pin", 0, names[i], f"{names[i]} {what}")
            return


def prove_port_properties(
    design: Design, work: Path, *, timeout: float = 600, quick: bool = False
) -> HandshakeResult:
    """Proves the wrapper's properties of its ports; files and traces go into `work`.

    `timeout` and `quick` are as in `handshake.prove_handshake`. Raises `ToolError` when the RTL is
    refused.
    """
    asked = wrapper_of(design).port_properties(design)
    return decide(
        design,
        work,
        [asked.source],
        asked.top,
        asked.parameters,
        asked.properties,
        asked.events,
        timeout=timeout,
        quick=quick,
    )
