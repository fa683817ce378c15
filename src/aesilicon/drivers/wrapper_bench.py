# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Drives a wrapped core and its golden model in lockstep, for all keys and blocks."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from aesilicon.design.design import Design
from aesilicon.design.ports import Port
from aesilicon.drivers.bench import Bench
from aesilicon.drivers.machine import Bits, Machine, State
from aesilicon.drivers.offers import power_up
from aesilicon.drivers.wrapper import Pins, Scenario
from aesilicon.equivalence.results import Part


class _Rijndael:
    """The specified cipher on words of symbolic forms, for a wrapper's model."""

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
    """Joins words into one vector, least significant bit first, with the first word leftmost."""
    return tuple(bit for word in reversed(words) for bit in word)


class WrapperBench(Bench):
    """Drives a wrapped core and its golden model alike, and compares all outputs in every clock.

    An input that must not matter in a clock, for example a word that is not offered, is junk: an
    arbitrary value on which no output may depend.
    """

    def __init__(
        self,
        machine: Machine,
        design: Design,
        scenario: Scenario,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> None:
        """`after_reset`: value of each register after a reset, 0 or 1, or -1 if it is arbitrary."""
        super().__init__(machine, scenario, secret_registers)
        assert design.wrapping is not None
        self._wrapper = design.wrapping
        self._word_bits = self._wrapper.word_bits
        cipher = _Rijndael(machine, self._word_bits)
        self.model: Any = self._wrapper.model(design, cipher)
        self._ports = {port.name: port for port in self._wrapper.ports}
        self._after_reset = after_reset

    @property
    def now(self) -> int:
        """Clocks since the scenario began."""
        return int(self.model.now)

    def power_up(self) -> None:
        """Applies one clock of reset; fails if a register depends on an input after it."""
        self.machine.evaluate(power_up(self.machine, self._wrapper.secret))
        self.machine.clock()
        if leaking := sorted(self.machine.leaking(range(len(self.machine.state)))):
            name = self.machine.netlist.registers[leaking[0]].name
            got = (self.machine.state[leaking[0]],)
            self._fail("secrets", name, "depends on an input over a reset", got, "0 after a reset")

    def run(self) -> None:
        """Runs the whole scenario."""
        self.scenario.steps(self)

    def arbitrary(self, name: str) -> Bits:
        """A fresh arbitrary word of a key or of data."""
        return self.machine.fresh(name, self._word_bits, secret=True)

    def set_register(self, name: str, value: int) -> None:
        """Overwrites a register of the RTL; it is the caller's task that this hides no error."""
        state = list(self.machine.state)
        for i, place in self._bits_of(name).items():
            (state[i],) = self.machine.constant(value >> place & 1, 1)
        self.machine.restore(tuple(state))

    def try_counts(self, name: str, counts: Iterable[int], inputs: Pins[Bits]) -> None:
        """Tries the present clock with each of `counts` in an RTL counter and the model's `count`.

        Fails unless both counters agree after the clock and no other register depends on the value.
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
                        self._fail("data", signal, what, (bit,), right=(right,))
            vars(self.model).update(model)
            self.machine.now = self.model.now

    def _bits_of(self, name: str) -> dict[int, int]:
        """Number of the register in the netlist -> its bit in the RTL vector `name`."""
        found = {}
        for i, register in enumerate(self.machine.netlist.registers):
            own, _, place = register.name.rpartition(".")[2].partition("[")
            if own == name:
                found[i] = int(place.rstrip("]"))
        return found

    def clock(self, inputs: Pins[Bits]) -> None:
        """Runs one clock of circuit and model, and compares their outputs."""
        if self.scenario.probe:
            self._probe()
        out = self.machine.evaluate(self._values(inputs))
        for name, value in self.model.outputs().values().items():
            self._compare(self._ports[name], value, out[name])
        self.model.clock(inputs)
        self._edge()

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
        self._fail(part, port.name, what, got, right=right)

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
                    right = self.machine.constant(due, 1) if due >= 0 else None
                    self._fail("secrets", name, what, (bit,), right=right)
            self.machine.restore(state)
