# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Energy of a design mapped on standard cells, by zero-delay simulation of its netlist.

A core processes random blocks at full rate. Each toggle of a net costs half of C V². Each cell
costs the internal energy that its library lists for the toggles of its pins, and its leakage.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from aesilicon.architectures import Direction
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import Driver
from aesilicon.equivalence.mapped import Mapped
from aesilicon.equivalence.results import RefutedError
from aesilicon.errors import ToolError, UserError
from aesilicon.flows.measure.netlist_machine import NetlistMachine
from aesilicon.mapping import verilog
from aesilicon.mapping.cell_energy import Ledger
from aesilicon.mapping.energy_events import Tally
from aesilicon.mapping.gate_simulator import Simulator
from aesilicon.mapping.loads import Surroundings
from aesilicon.targets import CellTarget, power

STEP = "measuring energy"

LANES = 256
BLOCKS = 1024
"""Default number of blocks for each direction: four in each lane."""

NOTES = (
    "zero delay: no hazards are counted",
    "ideal clock: the registers' clock pins, no clock tree",
    "input ports are driven, and their energy spent, by what is outside",
)


@dataclass(frozen=True)
class Energy:
    """The energy of one block in pJ, and the conditions under which it was measured."""

    direction: Direction
    switching_pj: float
    """Charging of the nets that cells drive, without the clock net."""
    internal_pj: float
    """Internal energy of the cells, without the clock pins of the registers."""
    clock_pj: float
    """Charging of the clock net, and internal energy of the registers at each clock edge."""
    leakage_pj: float
    """Leakage of all cells at the period `period_ns`."""
    block_bits: int
    clocks_per_block: float
    period_ns: float
    voltage: float
    blocks: int
    """Number of blocks simulated, over all lanes."""
    lanes: int
    seed: int
    input_slew_ns: float
    """Slew at the input of the cell that drives each input port, and of the clock."""
    output_load_pf: float
    wire_pf_per_fanout: float
    notes: tuple[str, ...] = NOTES

    @property
    def pj_per_block(self) -> float:
        """Sum of switching, internal, clock and leakage energy."""
        return self.switching_pj + self.internal_pj + self.clock_pj + self.leakage_pj

    @property
    def pj_per_bit(self) -> float:
        """`pj_per_block` divided by the bits of a block."""
        return self.pj_per_block / self.block_bits

    @property
    def power_mw(self) -> float:
        """Power at full rate with the period `period_ns`."""
        return self.pj_per_block / (self.clocks_per_block * self.period_ns)

    def to_json(self) -> dict[str, Any]:
        """The energy as JSON data, with figures rounded to six digits."""
        figures = ("pj_per_block", "pj_per_bit", "power_mw")
        row = asdict(self) | {name: getattr(self, name) for name in figures}
        row["notes"] = list(self.notes)
        return {
            key: float(f"{value:.6g}") if isinstance(value, float) else value
            for key, value in row.items()
        }


class Meter:
    """A mapped netlist that can be simulated, and the energy of each event in it."""

    def __init__(
        self, netlist: Path, target: CellTarget, *, clock: str, lanes: int, wire_pf: float
    ) -> None:
        """`clock` is the clock port; `wire_pf` is the wire capacitance of each fan-out, in pF.

        Raises `ToolError` for a netlist that this simulator has no model of, and `UserError` for
        the built-in library, which has no energies.
        """
        if target.built_in:
            raise UserError(f"target '{target.name}' has no energies; use a standard-cell library")
        read = verilog.read(netlist)
        cells = {one.cell: power.read(target.liberty, one.cell) for one in read.instances}
        self.simulator = Simulator(read, cells, clock=clock, lanes=lanes)
        self._voltage = power.voltage(target.liberty)
        self._around = Surroundings.of(target, wire_pf)
        self._ledger = Ledger(self.simulator, self._around, self._voltage)

    def energy(
        self,
        direction: Direction,
        tally: Tally,
        counted: int,
        *,
        block_bits: int,
        period_ns: float,
        seed: int,
    ) -> Energy:
        """The mean energy of a block, from a tally over `counted` blocks in each lane."""
        spent = self._ledger.cells(tally, period_ns)
        clock = self._ledger.clock_net_pj(tally.clocks) + sum(one.clock_pj for one in spent)
        return Energy(
            direction=direction,
            switching_pj=sum(one.switching_pj for one in spent) / counted,
            internal_pj=sum(one.internal_pj for one in spent) / counted,
            clock_pj=clock / counted,
            leakage_pj=sum(one.leakage_pj for one in spent) / counted,
            block_bits=block_bits,
            clocks_per_block=tally.clocks / counted,
            period_ns=period_ns,
            voltage=self._voltage,
            blocks=counted * self.simulator.lanes,
            lanes=self.simulator.lanes,
            seed=seed,
            input_slew_ns=self._around.input_slew_ns,
            output_load_pf=self._around.output_load_pf,
            wire_pf_per_fanout=self._around.wire_pf_per_fanout,
        )


def why_no_energy(core: CoreUnderTest) -> str:
    """Why the energy of a core is not measured; empty if it is."""
    if core.driver is None:
        return "no clocks and no energy: without a protocol file nobody knows how to drive it"
    return core.driver.no_energy


def measure_energy(
    mapped: Mapped,
    target: CellTarget,
    *,
    period_ns: float,
    blocks: int = BLOCKS,
    lanes: int = LANES,
    seed: int = 1,
    wire_pf_per_fanout: float = 0.0,
) -> dict[Direction, Energy]:
    """Energy of each direction that the core has, mapped on `target`.

    Keys and blocks come from the driver's `random`. Raises `ToolError` for a netlist that this
    simulator has no model of, or that computes something else than the cipher, and `UserError` for
    the built-in library, which has no energies.
    """
    core, driver = mapped.core, mapped.core.driver
    assert driver is not None
    meter = Meter(mapped.netlist, target, clock=core.clock, lanes=lanes, wire_pf=wire_pf_per_fanout)
    counted = -(-blocks // lanes)
    return {
        direction: meter.energy(
            *(direction, tally, counted),
            block_bits=driver.block_bits,
            period_ns=period_ns,
            seed=seed,
        )
        for direction, tally in tallies(meter.simulator, driver, counted, seed)
    }


def tallies(
    simulator: Simulator, driver: Driver, counted: int, seed: int
) -> Iterator[tuple[Direction, Tally]]:
    """Each direction of a core, with the tally of events over `counted` blocks in each lane."""
    for direction in driver.directions:
        tally = Tally(simulator)
        machine = NetlistMachine(simulator, driver.random(seed, direction))
        try:
            driver.stream(machine, direction, counted, tally.count)
        except RefutedError as e:
            raise ToolError(STEP, str(e.found)) from e
        require_clocks(tally, counted, driver.pace(direction).interval)
        yield direction, tally


def require_clocks(tally: Tally, blocks: int, interval: int) -> None:
    """Raises `ToolError` unless the blocks took `interval` clocks each."""
    if tally.clocks != blocks * interval:
        what = f"{blocks} blocks took {tally.clocks} clocks, not {interval} each"
        raise ToolError(STEP, what)
