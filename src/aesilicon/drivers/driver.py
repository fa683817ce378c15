# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The drivers of each kind of core, for symbolic and concrete simulation of a netlist."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from aesilicon.architectures import LENGTHS, Direction, Reloads
from aesilicon.design.design import Design
from aesilicon.drivers.bench import Bench
from aesilicon.drivers.core_bench import CoreBench
from aesilicon.drivers.foreign_bench import ForeignBench, first_registers, stream
from aesilicon.drivers.foreign_protocol import Protocol, check_ports
from aesilicon.drivers.foreign_runs import Measured, Run, basic, covered, wide
from aesilicon.drivers.foreign_script import Offer, Script, ScriptBench
from aesilicon.drivers.full_rate import FullRate, Pace
from aesilicon.drivers.machine import Bits, LaneMachine, Machine, State
from aesilicon.drivers.narrow_bench import NarrowBench
from aesilicon.drivers.offers import SECRET_INPUTS, Offers, power_up
from aesilicon.drivers.scenario import Block, Drain, Key, Scenario, Step
from aesilicon.drivers.scenarios import scenarios
from aesilicon.drivers.wrapper import Wrapper
from aesilicon.drivers.wrapper_bench import WrapperBench
from aesilicon.equivalence.results import Part, Transaction
from aesilicon.netlist.netlist import Netlist


class Driver(ABC):
    """Drives one core. Each driver has its own type of scenario, with a `name`."""

    design: Design | None = None
    lookups: Sequence[str] = ()
    """Names of the S-box modules, which proofs cut out and check separately."""
    memory: str | None = None
    """Name of the module with the S-box RAMs that the core itself loads; None without RAMs."""
    clear_cycles: int = 1
    """Clocks from a reset until no register holds a value from before the reset."""
    directions: Sequence[Direction]
    block_bits: int
    """Length of the longest block."""
    no_energy: str = ""
    """Why the core has no `stream` to measure energy with; empty if it has one."""
    parts: tuple[Part, ...] = ("data", "time", "secrets")
    """Parts of a proof that the scenarios decide."""
    secret_inputs: Collection[str] = SECRET_INPUTS
    """Ports that carry keys or data."""

    def check(self, netlist: Netlist) -> None:  # noqa: B027  (the ports of a design are its own)
        """Raises `UserError` if the ports of the netlist do not fit the driver."""

    @abstractmethod
    def scenarios(self) -> Iterable[Any]:
        """All scenarios that a proof runs."""

    @abstractmethod
    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> Bench:
        """A bench for one scenario. `after_reset`: 0 or 1 for each register, -1 if arbitrary."""

    def reset_inputs(self, machine: Machine, clock: int) -> Mapping[str, Bits]:
        """The input ports in clock 0, which is a reset, and in the clocks after it."""
        return power_up(machine, self.secret_inputs)

    def first_registers(self, netlist: Netlist) -> State | None:
        """Values before a scenario that begins with its own reset, coded as `after_reset`.

        None if the scenarios begin after a reset.
        """
        return None

    def given(self, transactions: Sequence[Transaction]) -> Any | None:
        """A scenario with these keys and blocks at full rate, or None if the driver makes none."""
        return None

    def scripted(self, name: str, steps: tuple[Any, ...]) -> Any:
        """A scenario of the steps that a search found."""
        return Scenario(name, steps)

    @abstractmethod
    def pace(self, way: Direction) -> Pace:
        """Latency and interval of the longest block under the shortest key, in clocks."""

    def stream(
        self, machine: LaneMachine, way: Direction, counted: int, count: Callable[[], None]
    ) -> None:
        """Sends the blocks of `pace` at full rate and compares each result with the cipher.

        `count` is called in each clock of `counted` blocks, after the netlist has settled. Raises
        `ToolError` or `RefutedError` for a wrong result, `NotImplementedError` with `no_energy`.
        """
        raise NotImplementedError

    def random(self, seed: int, way: Direction) -> Random:
        """The generator of the keys and blocks of a stream."""
        return Random(f"{seed} {way}")


class _DesignDriver(Driver):
    """Drives a design of this project."""

    design: Design

    def __init__(self, design: Design) -> None:
        self.design = design
        self.lookups = design.traits.lookups
        self.memory = design.arch.memory if isinstance(design.arch, Reloads) else None
        self.clear_cycles = design.traits.clear_cycles
        self.directions, self.block_bits = design.directions, design.block_bits

    def pace(self, way: Direction) -> Pace:
        """Pace of the core at the common ports, without its wrapper."""
        timing = self.design.timing(min(self.design.core.key_bits), self.block_bits, way)
        return Pace(timing.latency, timing.interval)


class CoreDriver(_DesignDriver):
    """Drives a core at the common ports and checks it against its timing contract.

    `stream` also accepts a narrow core with its narrow ports.
    """

    def scenarios(self) -> Iterable[Scenario]:
        """The scenarios at the common ports."""
        return scenarios(self.design)

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> CoreBench:
        """A bench that compares the core with its timing contract."""
        return CoreBench(machine, self.design, scenario, after_reset, secret_registers)

    def reset_inputs(self, machine: Machine, clock: int) -> Mapping[str, Bits]:
        """A reset, then idle inputs while some cores still clear their registers."""
        if clock:
            return Offers(machine, self.design).inputs(None, None, ready=1)
        return super().reset_inputs(machine, clock)

    def given(self, transactions: Sequence[Transaction]) -> Scenario:
        """A scenario with these keys and blocks at full rate."""
        return Scenario("counterexample", (*map(_step, transactions), Drain()))

    def stream(
        self, machine: LaneMachine, way: Direction, counted: int, count: Callable[[], None]
    ) -> None:
        """Sends blocks at full rate, after as many uncounted blocks as fill the core."""
        pace = self.pace(way)
        FullRate(machine, self.design, way).run(pace.latency // pace.interval + 1, counted, count)


class NarrowDriver(CoreDriver):
    """Drives a narrow core at its own ports, where a search finds the sequences itself."""

    def scenarios(self) -> Iterable[Scenario]:
        """None: every sequence is searched."""
        return ()

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> NarrowBench:
        """A bench that compares every beat with the specification."""
        return NarrowBench(machine, self.design, scenario, after_reset, secret_registers)

    def reset_inputs(self, machine: Machine, clock: int) -> Mapping[str, Bits]:
        """A reset, then idle inputs while some cores still clear their registers."""
        inputs = power_up(machine, self.secret_inputs)
        return inputs | {"rst_ni": (1,), "key_clear_i": (0,)} if clock else inputs


def _step(transaction: Transaction) -> Step:
    code = LENGTHS.index(transaction.bits)
    return Key(code) if transaction.kind == "key" else Block(transaction.kind == "decrypt", code)


_NO_ENERGY = (
    "no energy: it is measured with blocks at the ports of a core, and this design has other ports"
)


class WrapperDriver(_DesignDriver):
    """Drives a core through its wrapper and checks it against the wrapper's golden model."""

    no_energy = _NO_ENERGY

    def __init__(self, design: Design, wrapper: Wrapper) -> None:
        super().__init__(design)
        self.wrapper = wrapper
        self.secret_inputs = wrapper.secret

    def scenarios(self) -> Iterable[Any]:
        """The scenarios of the wrapper."""
        return self.wrapper.scenarios(self.design)

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> WrapperBench:
        """A bench that compares the core and its wrapper with the golden model."""
        return WrapperBench(machine, self.design, scenario, after_reset, secret_registers)


class EngineDriver(_DesignDriver):
    """A design with a mode or a bus. Nothing drives it as a core, and its parts are proven."""

    no_energy = _NO_ENERGY

    def scenarios(self) -> Iterable[Any]:
        """None."""
        return ()

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> Bench:
        """Raises `NotImplementedError`: there is none."""
        raise NotImplementedError


class ForeignDriver(Driver):
    """Drives a foreign core by the protocol of its TOML file."""

    parts = ("data", "time")

    def __init__(
        self,
        protocol: Protocol,
        paces: Mapping[Direction, Pace] | None = None,
        measured: Measured | None = None,
    ) -> None:
        """`paces`: measured pace in each direction, which `pace` and `stream` need.

        `measured`: what the wide scenarios are chosen by; without it there are none.
        """
        self.protocol, self._paces, self.measured = protocol, paces or {}, measured
        self.directions, self.block_bits = protocol.core.directions, protocol.core.block_bits
        self.lookups = [protocol.sbox.module] if protocol.sbox else []

    def check(self, netlist: Netlist) -> None:
        """Raises `UserError` if the ports of the netlist do not fit the protocol."""
        check_ports(netlist, self.protocol)

    def scenarios(self) -> list[Run]:
        """The scenarios of a foreign core: key changes, directions, gaps and stalls."""
        more = wide(self.protocol, self.measured) if self.measured else ()
        return [*basic(self.protocol), *more]

    def covered(self) -> str:
        """The clause that says how far the scenarios go."""
        return covered(self.protocol, self.scenarios())

    def bench(
        self,
        machine: Machine,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> ForeignBench:
        """A bench that compares each result with the cipher."""
        made = ScriptBench if isinstance(scenario, Script) else ForeignBench
        return made(machine, self.protocol, scenario)

    def scripted(self, name: str, steps: tuple[Offer, ...]) -> Script:
        """A scenario of the offers that a search found."""
        return Script.of(name, self.protocol, steps)

    def first_registers(self, netlist: Netlist) -> State:
        """Initial values of the registers, or -1 (arbitrary) where the core has none."""
        return first_registers(netlist, self.protocol)

    def pace(self, way: Direction) -> Pace:
        """The measured pace in one direction."""
        return self._paces[way]

    def stream(
        self, machine: LaneMachine, way: Direction, counted: int, count: Callable[[], None]
    ) -> None:
        """Sends blocks at the measured pace and compares each result with the cipher."""
        stream(machine, self.protocol, way, self.pace(way).spacing, counted, count)

    def random(self, seed: int, way: Direction) -> Random:
        """The generator of the keys and blocks of a stream, equal in both directions."""
        return Random(seed)


def driver_of(design: Design) -> Driver:
    """The driver of a design without a bus: at full-width ports, or at its wrapper's or mode's."""
    if design.mode is not None:
        return EngineDriver(design)
    wrapper = design.wrapping
    return CoreDriver(design) if wrapper is None else WrapperDriver(design, wrapper)
