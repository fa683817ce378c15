# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The base class of benches, which run one scenario on one machine up to a first deviation."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, NoReturn

from aesilicon.drivers.machine import Bits, Deviation, Machine
from aesilicon.equivalence.results import Counterexample, Part, RefutedError, Transaction


class Bench(ABC):
    """Runs one scenario on one machine; raises `RefutedError` at the first deviation."""

    def __init__(
        self, machine: Machine, scenario: Any, secret_registers: Collection[int] = ()
    ) -> None:
        """`secret_registers`: numbers of registers already known to hold a secret in some clock."""
        self.machine = machine
        self.scenario = scenario
        self.probes = 0
        """Clocks in which a clear or reset was tried."""
        self.log: list[tuple[Transaction, Bits]] = []
        """Each key, block, clear and reset in order, with its value as bits of the machine."""
        self.failed: Deviation | None = None
        self.secret_registers = {*secret_registers}
        """Numbers of the registers that held a secret in some clock."""
        self.kept_registers: set[int] = set()
        """Numbers of the registers that were neither 0 nor a legal constant `ClearCycles` clocks
        after a clear or reset."""
        self.latencies: dict[str, int] = {}
        """Kind of block -> measured clocks from its transfer to its result (foreign cores only)."""
        registers = range(len(machine.netlist.registers))
        self._undecided = [i for i in registers if i not in self.secret_registers]

    @property
    @abstractmethod
    def now(self) -> int:
        """Clocks since the scenario began."""

    @abstractmethod
    def power_up(self) -> None:
        """Brings a machine with arbitrary registers into the state in which `run` begins."""

    @abstractmethod
    def run(self) -> None:
        """Runs the whole scenario."""

    def _edge(self) -> None:
        """Steps one clock edge and updates `secret_registers`.

        Fails if a register takes a product of key or data bits.
        """
        self.machine.clock()
        self.machine.now = self.now
        found = self.machine.opaque_register()
        if found is not None:
            index, origin = found
            where = ""
            if origin is not None and origin.cell >= 0:
                cell = self.machine.netlist.cells[origin.cell]
                where = (
                    f", made in clock {origin.clock} at {self.machine.netlist.name(cell.outs[0])}"
                )
            name = self.machine.netlist.registers[index].name
            self._fail("time", name, f"takes a product of key or data bits{where}")
        fresh = self.machine.leaking(self._undecided)
        if fresh:
            self.secret_registers |= fresh
            self._undecided = [i for i in self._undecided if i not in fresh]

    def _log(self, kind: str, bits: int, value: Bits) -> None:
        self.log.append((Transaction(self.now, kind, bits, ""), value))  # type: ignore[arg-type]

    def _fail(
        self,
        part: Part,
        signal: str,
        what: str,
        got: Bits = (),
        expected: str = "",
        right: Bits | None = None,
    ) -> NoReturn:
        """Raises `RefutedError` for the bits `got`, whose right value is `expected` or `right`."""
        if got:
            self.failed = Deviation(got, right)
        raise RefutedError(
            Counterexample(
                part=part,
                scenario=self.scenario.name,
                clock=self.now,
                signal=signal,
                what=f"{signal} {what}",
                expected=self.machine.show(right) if right else expected,
                got=self.machine.show(got) if got else "",
            )
        )

    def _fail_bits(
        self, signal: str, got: Bits, right: Bits, *, is_block: bool, leftmost: bool = True
    ) -> NoReturn:
        """Fails at the most significant wrong bit.

        For a block the counterexample names its byte too; byte 0 is the leftmost or rightmost one.
        """
        place = max(i for i in range(len(right)) if got[i] != right[i])
        byte = (len(right) - 1 - place) // 8 if leftmost else place // 8
        self.failed = Deviation(got, right)
        raise RefutedError(
            Counterexample(
                part="data",
                scenario=self.scenario.name,
                clock=self.now,
                signal=signal,
                what=f"{signal} is not what the specification says",
                expected=self.machine.show(right[place : place + 1]),
                got=self.machine.show(got[place : place + 1]),
                byte=byte if is_block else None,
                bit=place % 8 if is_block else None,
            )
        )
