# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The result of a measurement: a row of `measure --json`, of `report` and of `results/`."""

import shlex
from collections.abc import Mapping, Sequence
from statistics import median_low
from typing import Any, Literal

from pydantic import Field, SerializeAsAny, model_validator

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.design.surroundings import Around
from aesilicon.equivalence.results import Reach
from aesilicon.result import Result

PLACES = ("--target", "--liberty")
"""Options that name a target, before all others in the command of a row."""

Seconds = int | float
"""Published rows have whole seconds."""


class PathStage(Result):
    """One stage of the critical path, in signal order."""

    stage: str
    delay_ns: float | None
    """None on the built-in library, which has `delay_units` instead."""
    delay_units: float | None = None
    """Delay in units of one NAND2 driving four."""


class ModuleArea(Result):
    """A module's share of the cells, its registers included."""

    module: str
    """Path in the design, such as `sub_bytes.sbox`; `core` is the core's own logic."""
    gate_equivalents: float


class CellDelay(Result):
    """One cell of a path."""

    cell: str
    """Cell type in the library. The first cell is the register or, at a port, `in`."""
    module: str
    """Path of the cell's module, as in `ModuleArea`; empty at a port."""
    delay: float
    """Delay of the cell in ns."""


class ModulePath(Result):
    """The slowest path that ends in a register of a module."""

    module: str
    """Path in the design that declares the register, as for `ModuleArea`."""
    delay_ns: float
    """Shortest clock period that this path allows."""
    stages: tuple[PathStage, ...]
    """Stages whose delays add up to `delay_ns`."""
    cells: tuple[CellDelay, ...] = Field(default=(), exclude=True)
    """Each cell of the path, without the set-up of the last register. Not stored."""


class CellArea(Result):
    """The area of a cell that its liberty file states and its layout has, in um2."""

    liberty: float
    layout: float


class Library(Result):
    """A standard-cell library."""

    name: str
    sha256: str
    """Digest of the liberty file, hex."""
    lef_sha256: str | None = None
    areas: Mapping[str, CellArea] | None = None
    """Cell -> both areas, for cells whose liberty area was corrected. None in older rows."""


class AreaSplit(Result):
    """Gate equivalents of flip-flops and of all other cells."""

    registers: float
    logic: float


class BlockEnergy(Result):
    """Energy of one block, with figures of six digits; `energy.Energy` describes the fields."""

    direction: Direction
    switching_pj: float
    internal_pj: float
    clock_pj: float
    leakage_pj: float
    block_bits: int
    clocks_per_block: float
    period_ns: float
    voltage: float
    blocks: int
    lanes: int
    seed: int
    input_slew_ns: float
    output_load_pf: float
    wire_pf_per_fanout: float
    notes: tuple[str, ...]
    pj_per_block: float
    pj_per_bit: float
    power_mw: float


class TriedRecipe(Result):
    """A recipe of the logic mapper that was tried, with the area and period of its netlist.

    On FPGAs the area is in LUTs, and the clock is routed with the first seed or estimated.
    """

    recipe: str
    gate_equivalents: float | None = None
    luts: int | None = None
    min_period: float | None
    """Shortest clock period in ns; on the built-in library in delays of a NAND2 driving four. None
    on an FPGA if no path can be timed."""


class Effort(Result):
    """How much a search tried before it chose the netlist of a row."""

    clocks: int
    """Clock periods that logic was mapped for; as fast as possible counts as one of them."""
    recipes: int
    """Ways to map the logic, whatever the clock."""
    orders: int
    """Orders of the gates of one netlist."""
    tries: int
    """Netlists that were mapped and compared."""


class OrderMedian(Result):
    """Medians over orders in which ABC read the gates of one netlist, mapped by one recipe.

    ABC's result depends on this order, by chance. Designs are compared by these medians; the
    netlist of a row is the best. Of an even number of figures the median is the lower one.
    """

    orders: tuple[int, ...]
    """Seeds of the orders; 0 is the canonical order."""
    gate_equivalents: float | None = None
    luts: int | None = None
    min_period: float | None = None
    """In ns, placed with one seed; on the built-in library in delays of a NAND2 driving four."""

    @classmethod
    def of(cls, tried: "Sequence[TriedRecipe]") -> "OrderMedian":
        """The medians of netlists that differ in the order alone, by their places."""
        areas = [one.gate_equivalents for one in tried if one.gate_equivalents is not None]
        luts = [one.luts for one in tried if one.luts is not None]
        periods = [one.min_period for one in tried if one.min_period is not None]
        return cls(
            orders=tuple(range(len(tried))),
            gate_equivalents=median_low(areas) if areas else None,
            luts=median_low(luts) if luts else None,
            min_period=median_low(periods) if periods else None,
        )


class Constants(Result):
    """Electrical assumptions at the ports and nets of a netlist of cells."""

    driving_cell: str
    input_slew_ns: float
    output_load_pf: float
    max_transition_ns: float
    wire_pf_per_fanout: float = 0.0


class SizeClocks(Result):
    """Clocks of one key length, block length and direction, as `architectures.Timing` has them."""

    key_bits: int
    block_bits: int
    direction: Direction
    latency: int
    interval: int
    key_setup: int
    length_change: int = 0


class Slack(Result):
    """Slack at the requested clock period."""

    clock_ns: float
    slack_ns: float


class Made(Result):
    """The design and target of a measurement, and the tools and options that made it."""

    design: str
    """Name of the design; of a foreign core its top module; of a published core its name."""
    architecture: str = "foreign"
    wrapper: str | None = None
    mode: str | None = None
    """The mode in front of the core; `clocks` and rates are then those of a long message."""
    around: Around | None = None
    """A design of the catalogue, and the mode and bus that options of `measure` put around it; for
    any design with a bus also what the bus is. With a bus `clocks` are those of what stands inside;
    interval and rate count the clocks of the bus too, and no latency is known."""
    target: str
    library: Library | None = None
    tools: Mapping[str, str]
    """Tool -> version."""
    design_hash: str
    """Hash of the circuit: of a design the canonical one, of a foreign core that of its sources."""
    flow_hash: str = ""
    """Hash of the commands that made the netlist; empty in older rows."""
    command: str
    seconds: Seconds
    key_bits: int | None = None
    """Smallest key length of the design. Cycles and throughput are for this length."""
    block_bits: int | None = None
    """Longest block of the design. Cycles and throughput are for this length.

    Both lengths are None for a foreign core without a protocol.
    """
    latency_cycles: Mapping[Direction, int | None]
    """Direction -> clocks; None if unknown, or if the design does not have this direction."""
    interval_cycles: Mapping[Direction, int | None]
    key_setup_cycles: int | None = None
    """Key setup of the slower direction; `clocks` has both directions. None if not known."""
    clocks: tuple[SizeClocks, ...] = ()
    """Clocks for every key length, block length and direction; a wrapper has those of its core."""
    goal: Literal["area", "speed", "efficiency"]
    seeds: tuple[int, ...] | None = None
    """Seeds of place and route."""
    verified: bool = False
    proven: bool = False
    """With a bus it is the proof of what stands inside the bus and `aes_mode`."""
    proof_reach: Reach | None = None
    """For a foreign core, the sequences that its proof holds for; None in older rows."""


class Figures(Result):
    """The figures that the tools found; None if a figure does not exist on the target."""

    area_um2: float | None = None
    gate_equivalents: float | None = None
    """Area divided by that of the library's smallest 2-input NAND."""
    luts: int | None = None
    ffs: int | None = None
    brams: int | None = None
    cells: Mapping[str, int] = {}
    area_split: AreaSplit | None = None
    area_by_module: tuple[ModuleArea, ...] = ()
    """Largest first."""
    fmax_mhz: float | None = None
    min_period_units: float | None = None
    """Shortest clock in delays of one NAND2 driving four, on the built-in library only."""
    fmax_method: Literal["sta", "pnr", "logic"] | None = None
    critical_path: tuple[PathStage, ...] = ()
    """Stages whose delays add up to the shortest clock period."""
    paths_by_module: tuple[ModulePath, ...] = ()
    """Slowest first. Empty except on standard cells with OpenSTA."""
    loops_by_module: tuple[ModulePath, ...] = Field(default=(), exclude=True)
    """The slowest path of each module from its own registers to its own registers. Not stored."""
    slack_ns: tuple[Slack, ...] | None = None
    energy: Mapping[Direction, BlockEnergy | None] | None = None
    recipe: str | None = None
    """The recipe of the logic mapper that was selected from `tried`."""
    tried: tuple[TriedRecipe, ...] = ()
    median: OrderMedian | None = None
    """None in older rows."""
    effort: Effort | None = None
    """None in older rows."""
    constants: Constants | None = None
    estimate: bool = False
    notes: tuple[str, ...] = ()
    """Remarks on how to read the figures, one sentence each."""


class Measurement(Figures, Made):
    """The measurement of a design or foreign core on a target.

    The fields of `Made` come first, then those of `Figures`. Fields that older published rows lack
    have defaults.
    """

    throughput_mbps: Mapping[Direction, float | None]
    """Block bits x fmax / interval."""
    port_throughput_mbps: float | None = None
    """Block bits x fmax / clocks of a whole transaction through the port of a wrapper."""
    energy_pj_per_bit: Mapping[Direction, float | None] | None = None

    seed: int | None = None
    """Seed of place and route in rows of the first releases, which have no `seeds`."""
    earlier: bool = False
    """Set where a row is shown: it is stale, as `staleness.stale` decides."""
    placed: SerializeAsAny[Result] | None = None
    """Results of `measure --placed`, in a type of the laboratory. Written, never read back."""

    core: str | None = None
    """Name of another project's core; the next fields say where its sources come from."""
    repository: str | None = None
    commit: str | None = None
    licence: str | None = None
    compared: str | None = None
    """The AESilicon designs to compare the core with: a key of `report.peers.CLASSES`."""
    remark: str | None = None

    origin: Literal["own", "published", "peer"] | None = None
    """Set in a report only: the origin of the row."""
    created: str | None = None
    """Set in a report only, for the user's own rows: time of storage, UTC in ISO 8601."""
    build: str | None = None
    """Set in a report only: the command that builds the core. None for other projects' cores."""

    @property
    def for_clock(self) -> bool:
        """Whether a search for the least area at a clock found the netlist: `Options.for_clock`."""
        return self.slack_ns is not None and "--quick" not in self.command.split()

    @property
    def bus(self) -> Around | None:
        """`around` of a design with a bus; None without a bus."""
        return self.around if self.around and self.around.bus else None

    @property
    def words(self) -> list[str]:
        """The words of the command that say what is measured."""
        words = shlex.split(self.command)[2:]
        return words[: next(n for n, word in enumerate(words) if word in PLACES)]

    @model_validator(mode="before")
    @classmethod
    def _named(cls, row: Any) -> Any:
        """Fills `design` from `core` in published rows of other projects' cores."""
        if isinstance(row, dict) and "core" in row and "design" not in row:
            return {**row, "design": row["core"]}
        return row

    @classmethod
    def of(cls, figures: Figures, *, port_clocks: int | None = None, **made: Any) -> "Measurement":
        """A measurement of these figures; `made` are the fields of `Made`.

        `port_clocks` is the number of clocks of a whole transaction through a wrapper's port.
        """
        fmax = figures.fmax_mhz
        block_bits: int | None = made["block_bits"]

        def rate(clocks: int | None) -> float | None:
            if fmax is None or clocks is None or block_bits is None:
                return None
            return round(block_bits * fmax / clocks, 1)

        energy = figures.energy
        both = None if energy is None else {way: energy.get(way) for way in DIRECTIONS}
        return cls(
            **made,
            **{**dict(figures), "energy": both},
            throughput_mbps={w: rate(clocks) for w, clocks in made["interval_cycles"].items()},
            port_throughput_mbps=rate(port_clocks),
            energy_pj_per_bit=None
            if both is None
            else {way: None if one is None else one.pj_per_bit for way, one in both.items()},
        )
