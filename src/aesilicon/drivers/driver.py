# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""How each kind of core is driven in a symbolic or concrete simulation, behind one interface."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from aesilicon.architectures import LENGTHS, Direction, Reloads
from aesilicon.design.design import Design
from aesilicon.drivers.bench import Bench
from aesilicon.drivers.core_bench import CoreBench
from aesilicon.drivers.foreign_bench import ForeignBench, first_registers, runs, stream
from aesilicon.drivers.foreign_protocol import Protocol, check_ports
from aesilicon.drivers.full_rate import FullRate, Pace
from aesilicon.drivers.machine import Bits, LaneMachine, Machine, State
from aesilicon.drivers.offers import SECRET_INPUTS, Offers, power_up
from aesilicon.drivers.scenario import Block, Drain, Key, Scenario, Step
from aesilicon.drivers.scenarios import scenarios
from aesilicon.drivers.wrapper import Wrapper
from aesilicon.drivers.wrapper_bench import WrapperBench
from aesilicon.equivalence.results import Part, Transaction
from aesilicon.netlist.netlist import Netlist


class Driver(ABC):
    """Drives one core; a scenario is whatever its benches understand, and has a `name`."""

    design: Design | None = None
    lookups: Sequence[str] = ()
    """Modules with an S-box: proofs cut them out and check them alone."""
    memory: str | None = None
    """The module of the S-box RAMs that the core loads itself."""
    clear_cycles: int = 1
    """Clocks from a reset until no register holds anything old."""
    directions: Sequence[Direction]
    block_bits: int
    """Of the longest block."""
    no_energy: str = ""
    """Why nothing can be streamed through it."""
    parts: tuple[Part, ...] = ("data", "time", "secrets")
    """What its scenarios decide of a proof."""
    secret_inputs: Collection[str] = SECRET_INPUTS
    """Ports that carry keys or data."""

    def check(self, netlist: Netlist) -> None:  # noqa: B027  (the ports of a design are its own)
        """Raises `UserError` for ports that do not fit."""

    @abstractmethod
    def scenarios(self) -> Iterable[Any]:
        """Everything that a proof runs."""

    @abstractmethod
    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> Bench:
        """Runs one scenario. `after_reset`: of each register 0 or 1, or below 0 for any value."""

    def reset_inputs(self, machine: Machine, clock: int) -> Mapping[str, Bits]:
        """The inputs in clock 0, of a reset, and in the clocks behind it."""
        return power_up(machine, self.secret_inputs)

    def first_registers(self, netlist: Netlist) -> State | None:
        """The registers before a scenario that has a reset of its own, as `after_reset`."""
        return None

    def given(self, transactions: Sequence[Transaction]) -> Any | None:
        """The scenario of given keys and blocks at full rate, if there is one."""
        return None

    @abstractmethod
    def pace(self, way: Direction) -> Pace:
        """The clocks of the longest block under the shortest key."""

    def stream(
        self, machine: LaneMachine, way: Direction, counted: int, count: Callable[[], None]
    ) -> None:
        """Sends such blocks at full rate, each compared with the cipher.

        `count` is called when a clock has settled, in the clocks of `counted` blocks. Raises
        `ToolError` or `RefutedError` for a core that computes something else.
        """
        raise NotImplementedError

    def random(self, seed: int, way: Direction) -> Random:
        """Gives the keys and blocks of a stream."""
        return Random(f"{seed} {way}")


class _DesignDriver(Driver):
    """Of a design of the project."""

    design: Design

    def __init__(self, design: Design) -> None:
        self.design = design
        self.lookups = design.traits.lookups
        self.memory = design.arch.memory if isinstance(design.arch, Reloads) else None
        self.clear_cycles = design.traits.clear_cycles
        self.directions, self.block_bits = design.core.directions, design.block_bits

    def pace(self, way: Direction) -> Pace:
        """See `Driver`; of a wrapper's core."""
        timing = self.design.timing(min(self.design.core.key_bits), self.block_bits, way)
        return Pace(timing.latency, timing.interval)


class CoreDriver(_DesignDriver):
    """A core at the common ports, judged by its architecture's clocks.

    Blocks are streamed through a narrow core's own ports too.
    """

    def scenarios(self) -> Iterable[Scenario]:
        """See `Driver`."""
        return scenarios(self.design)

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> CoreBench:
        """See `Driver`."""
        return CoreBench(machine, self.design, scenario, after_reset, secret_registers)

    def reset_inputs(self, machine: Machine, clock: int) -> Mapping[str, Bits]:
        """See `Driver`; some cores clear their registers in the clocks behind a reset."""
        if clock:
            return Offers(machine, self.design).inputs(None, None, ready=1)
        return super().reset_inputs(machine, clock)

    def given(self, transactions: Sequence[Transaction]) -> Scenario:
        """See `Driver`."""
        return Scenario("counterexample", (*map(_step, transactions), Drain()))

    def stream(
        self, machine: LaneMachine, way: Direction, counted: int, count: Callable[[], None]
    ) -> None:
        """See `Driver`."""
        pace = self.pace(way)
        FullRate(machine, self.design, way).run(pace.latency // pace.interval + 1, counted, count)


def _step(transaction: Transaction) -> Step:
    code = LENGTHS.index(transaction.bits)
    return Key(code) if transaction.kind == "key" else Block(transaction.kind == "decrypt", code)


class WrapperDriver(_DesignDriver):
    """A core behind a wrapper, judged by the wrapper's model."""

    no_energy = "no energy: what it is measured with goes through the ports of a core"

    def __init__(self, design: Design, wrapper: Wrapper) -> None:
        super().__init__(design)
        self.wrapper = wrapper
        self.secret_inputs = wrapper.secret

    def scenarios(self) -> Iterable[Any]:
        """See `Driver`."""
        return self.wrapper.scenarios(self.design)

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> WrapperBench:
        """See `Driver`."""
        return WrapperBench(machine, self.design, scenario, after_reset, secret_registers)


class ForeignDriver(Driver):
    """A core from elsewhere, driven as its protocol says."""

    parts = ("data", "time")

    def __init__(self, protocol: Protocol, paces: Mapping[Direction, Pace] | None = None) -> None:
        """`paces`, where they were measured."""
        self.protocol, self._paces = protocol, paces or {}
        self.directions, self.block_bits = protocol.core.directions, protocol.core.block_bits
        self.lookups = [protocol.sbox.module] if protocol.sbox else []

    def check(self, netlist: Netlist) -> None:
        """See `Driver`."""
        check_ports(netlist, self.protocol)

    def scenarios(self) -> Iterable[Any]:
        """See `Driver`."""
        return runs(self.protocol)

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> ForeignBench:
        """See `Driver`."""
        return ForeignBench(machine, self.protocol, scenario)

    def first_registers(self, netlist: Netlist) -> State:
        """See `Driver`."""
        return first_registers(netlist, self.protocol)

    def pace(self, way: Direction) -> Pace:
        """See `Driver`."""
        return self._paces[way]

    def stream(
        self, machine: LaneMachine, way: Direction, counted: int, count: Callable[[], None]
    ) -> None:
        """See `Driver`."""
        stream(machine, self.protocol, way, self.pace(way).spacing, counted, count)

    def random(self, seed: int, way: Direction) -> Random:
        """See `Driver`: the same in both directions."""
        return Random(seed)


def driver_of(design: Design) -> Driver:
    """The driver of a design at its full-width ports, or at those of its wrapper."""
    wrapper = design.wrapping
    return CoreDriver(design) if wrapper is None else WrapperDriver(design, wrapper)
