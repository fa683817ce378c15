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
    """Elaborates a core into its netlist without S-boxes, and a netlist for each kind of S-box.

    Files go into `work`. Raises `UserError` if the driver does not fit the ports, and the errors of
    `elaborate`.
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
    """Elaborates a design at its full-width ports, as `elaborate_core` does."""
    return elaborate_core(CoreUnderTest.of(design, work / "rtl"), work)


@dataclass(frozen=True)
class ResetState:
    """The registers after one clock of reset; before it every register is unknown."""

    registers: State
    """0 or 1 for each register; `ANY` if unknown, `ANY_SECRET` if it may hold key or data too."""
    sources: Mapping[int, frozenset[int]]
    """Register that is unknown after `ClearCycles` -> registers that its value depends on."""
    own: bool = False
    """True if scenarios have a reset of their own; `registers` is then the state before it."""


def reset_state(driver: Driver, circuit: Circuit) -> ResetState:
    """Simulates reset over exact forms, from unknown registers under unknown inputs.

    Each clock begins with new atoms for the unknown registers, which keeps forms short. If
    scenarios have a reset of their own, the result is the state before it.
    """
    netlist = circuit.program.netlist
    before = driver.first_registers(netlist)
    if before is not None:
        return ResetState(before, {}, own=True)
    registers: State = (ANY,) * len(netlist.registers)
    after_reset: State = ()
    sources = {i: frozenset((i,)) for i in range(len(registers))}
    for clock in range(driver.clear_cycles):  # some cores clear registers in these clocks
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
    """Makes the machines for each run of a circuit after a reset."""

    def __init__(self, circuit: Circuit, reset: ResetState) -> None:
        self._circuit, self.reset = circuit, reset
        self._kept: SymbolicMachine | None = None

    def attempts(self) -> Iterator[SymbolicMachine]:
        """Yields a machine for each attempt at a run; if a run fails, the next attempt decides.

        If scenarios have a reset of their own, unknown registers are not tracked.
        """
        yield self._quick()
        self._kept = None
        yield self._new(Forms(), follow=not self.reset.own)

    def _quick(self) -> SymbolicMachine:
        """A machine over fingerprints, which takes unreset registers as unknown.

        It reuses the results of earlier runs. After a failed run it is dropped, since the run may
        have ended inside `aside`.
        """
        if self._kept is None:
            self._kept = self._new(Fingerprints(), follow=False)
        else:
            self._kept.restart()
        return self._kept

    def _new(self, forms: Forms, *, follow: bool) -> SymbolicMachine:
        circuit, start = self._circuit, self.reset.registers
        return SymbolicMachine(circuit.program, circuit.models, start, follow=follow, forms=forms)
