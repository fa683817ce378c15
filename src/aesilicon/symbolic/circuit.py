# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The circuit of a design as the proof simulates it, and its registers after a reset."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import Driver
from aesilicon.drivers.machine import State
from aesilicon.equivalence.elaborate import Elaborated, elaborate
from aesilicon.equivalence.sbox_check import SboxModel, model
from aesilicon.netlist.netlist import Netlist
from aesilicon.symbolic import memory
from aesilicon.symbolic.fingerprints import Fingerprints
from aesilicon.symbolic.forms import Forms
from aesilicon.symbolic.machine import ANY, ANY_SECRET, SymbolicMachine
from aesilicon.symbolic.program import Program, compile_netlist


@dataclass(frozen=True)
class Circuit:
    """The compiled core, and the truth table of each kind of S-box in it."""

    program: Program
    models: Mapping[str, SboxModel]
    boxes: Mapping[str, Netlist]

    @classmethod
    def of(cls, elaborated: Elaborated) -> "Circuit":
        """Compiles an elaborated core and evaluates its S-boxes."""
        models = {kind: model(kind, netlist) for kind, netlist in elaborated.boxes.items()}
        return cls(compile_netlist(elaborated.core), models, elaborated.boxes)


def elaborate_core(core: CoreUnderTest, work: Path) -> Elaborated:
    """The netlist of a core without its S-boxes, and those; files go into `work`.

    Raises `UserError` for ports that its driver does not fit.
    """
    driver = core.driver
    assert driver is not None
    if driver.memory is not None:
        elaborated = memory.elaborate_around(
            core.files, core.top, work, driver.memory, driver.lookups
        )
    else:
        elaborated = elaborate(core.files, core.top, core.clock, work, sboxes=driver.lookups)
    driver.check(elaborated.core)
    return elaborated


def elaborate_design(design: Design, work: Path) -> Elaborated:
    """The same for a design at its full-width ports."""
    return elaborate_core(CoreUnderTest.of(design, work / "rtl"), work)


@dataclass(frozen=True)
class ResetState:
    """The registers after one clock of reset; before it every register is unknown."""

    registers: State
    """0 or 1. A register that stays unknown: `ANY`, or `ANY_SECRET` if it depends on an input."""
    sources: Mapping[int, frozenset[int]]
    """Register that is unknown `ClearCycles` later -> those on which its content depends."""
    own: bool = False
    """Scenarios have a reset of their own, and these are the registers before it."""


def reset_state(driver: Driver, circuit: Circuit) -> ResetState:
    """Simulates reset over exact forms, from unknown registers under unknown inputs.

    Each clock has new forms, which are short: unknown registers are atoms again. Where scenarios
    begin with a reset of their own, the registers are those before it.
    """
    netlist = circuit.program.netlist
    before = driver.first_registers(netlist)
    if before is not None:
        return ResetState(before, {}, own=True)
    registers: State = (ANY,) * len(netlist.registers)
    after_reset: State = ()
    sources = {i: frozenset((i,)) for i in range(len(registers))}
    for clock in range(driver.clear_cycles):  # some cores clear their registers in these
        machine = SymbolicMachine(circuit.program, circuit.models, registers)
        old = {bit.bit_length() - 1: sources[i] for i, bit in enumerate(machine.state) if bit > 1}
        machine.evaluate(driver.reset_inputs(machine, clock))
        machine.clock()
        unknown = {i: bit for i, bit in enumerate(machine.state) if machine.known(bit) is None}
        sources = {
            i: frozenset[int]().union(*(old.get(a, ()) for a in machine.forms.support(bit)))
            for i, bit in unknown.items()
        }
        registers = tuple(
            bit if i not in unknown else ANY_SECRET if machine.leaks(bit) else ANY
            for i, bit in enumerate(machine.state)
        )
        after_reset = after_reset or registers
    return ResetState(after_reset, sources)


class Machines:
    """Gives machines for each run of a circuit that begins after a reset."""

    def __init__(self, circuit: Circuit, reset: ResetState) -> None:
        self._circuit, self.reset = circuit, reset
        self._kept: SymbolicMachine | None = None

    def attempts(self) -> Iterator[SymbolicMachine]:
        """A machine for each attempt at a run: where one fails, the next one decides.

        Of registers before a scenario's own reset nothing is followed up.
        """
        if self.reset.own:
            yield self._new(Forms(), follow=False)
            return
        yield self._quick()
        self._kept = None
        yield self._new(Forms(), follow=True)

    def _quick(self) -> SymbolicMachine:
        """Over fingerprints, with unreset registers as unknown; it knows what it computed before.

        A run that fails on it leaves it amid something, so it is dropped.
        """
        if self._kept is None:
            self._kept = self._new(Fingerprints(), follow=False)
        else:
            self._kept.restart()
        return self._kept

    def _new(self, forms: Forms, *, follow: bool) -> SymbolicMachine:
        circuit, start = self._circuit, self.reset.registers
        return SymbolicMachine(circuit.program, circuit.models, start, follow=follow, forms=forms)
