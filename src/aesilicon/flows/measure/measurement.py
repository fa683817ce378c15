# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What a measurement says: the rows of `measure --json`, of `report` and of `results/`."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, SerializeAsAny, model_validator

from aesilicon.architectures import DIRECTIONS, Direction
from aesilicon.result import Result

Seconds = int | float
"""Published rows have whole seconds."""


class PathStage(Result):
    """One stage of the critical path, in signal order."""

    stage: str
    delay_ns: float | None
    """None on the built-in library, which has `delay_units` instead."""
    delay_units: float | None = None
    """In delays of one NAND2 driving four."""


class ModuleArea(Result):
    """A module's share of the cells, its registers included."""

    module: str
    """Path in the design, such as `sub_bytes.sbox`; `core` is the core's own logic."""
    gate_equivalents: float


class CellDelay(Result):
    """One cell of a path."""

    cell: str
    """In the library; the first is the register or, at a port, `in`."""
    module: str
    """As for `ModuleArea`; empty at a port."""
    delay: float
    """In ns."""


class ModulePath(Result):
    """The slowest path that ends in a register of a module."""

    module: str
    """Path in the design that declares the register, as for `ModuleArea`."""
    delay_ns: float
    """Shortest clock period that this path allows."""
    stages: tuple[PathStage, ...]
    """Its delays add up to that period."""
    cells: tuple[CellDelay, ...] = Field(default=(), exclude=True)
    """The same, a cell at a time and without the set-up of the last register; not stored."""


class CellArea(Result):
    """The area of a cell that its liberty file states and its layout has, in um2."""

    liberty: float
    layout: float


class Library(Result):
    """A standard-cell library."""

    name: str
    sha256: str
    """Of the liberty file, hex."""
    lef_sha256: str | None = None
    areas: Mapping[str, CellArea] | None = None
    """The cells whose stated area was corrected. None in rows of earlier releases."""


class AreaSplit(Result):
    """Gate equivalents of flip-flops and of all other cells."""

    registers: float
    logic: float


class BlockEnergy(Result):
    """What one block costs, figures rounded to six digits; fields as in `energy.Energy`."""

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
    """A recipe of the logic mapper that was tried, and what it gave."""

    recipe: str
    gate_equivalents: float
    min_period: float
    """In ns; in units on the built-in library."""


class Constants(Result):
    """What was assumed around a netlist of cells."""

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
    """Slack at a clock that was asked for."""

    clock_ns: float
    slack_ns: float


class Made(Result):
    """What a measurement is of, and what made it."""

    design: str
    """Of a foreign core its top module; of a published one its name."""
    architecture: str = "foreign"
    wrapper: str | None = None
    target: str
    library: Library | None = None
    tools: Mapping[str, str]
    """Name -> version."""
    design_hash: str
    command: str
    seconds: Seconds
    key_bits: int | None = None
    """The smallest key length of the design: cycles and throughput are those of this length."""
    block_bits: int | None = None
    """The longest block, likewise. Both None for a foreign core without a protocol."""
    latency_cycles: Mapping[Direction, int | None]
    """None: the design has not that direction."""
    interval_cycles: Mapping[Direction, int | None]
    key_setup_cycles: int | None = None
    """Of the direction that takes longer; `clocks` has both. None: not known."""
    clocks: tuple[SizeClocks, ...] = ()
    """Of every key length, block length and direction; of a wrapper those of its core."""
    goal: Literal["area", "speed"]
    seeds: tuple[int, ...] | None = None
    """Of place and route."""
    verified: bool = False
    proven: bool = False


class Figures(Result):
    """What the tools found; None where a target has no such thing."""

    area_um2: float | None = None
    gate_equivalents: float | None = None
    """Area / smallest 2-input NAND of the library."""
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
    """Its delays add up to the shortest clock period."""
    paths_by_module: tuple[ModulePath, ...] = ()
    """Slowest first; on standard cells with OpenSTA."""
    loops_by_module: tuple[ModulePath, ...] = Field(default=(), exclude=True)
    """Those that also begin in a register of the module; not stored."""
    slack_ns: tuple[Slack, ...] | None = None
    energy: Mapping[Direction, BlockEnergy | None] | None = None
    recipe: str | None = None
    """Of the logic mapper: the best of those in `tried`."""
    tried: tuple[TriedRecipe, ...] = ()
    constants: Constants | None = None
    estimate: bool = False
    notes: tuple[str, ...] = ()
    """What must be said beside the numbers."""


class Measurement(Figures, Made):
    """A design or foreign core on a target. Fields of rows that have come in later have defaults.

    The fields of `Made` come first, then those of `Figures`.
    """

    throughput_mbps: Mapping[Direction, float | None]
    """Block bits x fmax / interval."""
    port_throughput_mbps: float | None = None
    """Block bits x fmax / clocks of a whole transaction through the port of a wrapper."""
    energy_pj_per_bit: Mapping[Direction, float | None] | None = None

    seed: int | None = None
    """Of place and route, in rows of the first releases, which have no `seeds`."""
    earlier: bool = False
    """A published row that is not of today's RTL, or of areas that no layout has."""
    placed: SerializeAsAny[Result] | None = None
    """What `measure --placed` adds; the laboratory says what is in it, and it is not read again."""

    core: str | None = None
    """A published row of another project's core: its name, and where it comes from."""
    repository: str | None = None
    commit: str | None = None
    licence: str | None = None
    compared: str | None = None
    """What it is compared with: a key of `report.peers.OURS`."""
    remark: str | None = None

    origin: Literal["own", "published", "peer"] | None = None
    """In a report: where a row comes from."""
    created: str | None = None
    """In a report: when it was stored, UTC in ISO 8601; None unless it is the user's own."""
    build: str | None = None
    """In a report: the command that builds the core; None for another project's."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, row: Any) -> Any:
        """A published row of another core has its name as `core` alone."""
        if isinstance(row, dict) and "core" in row and "design" not in row:
            return {**row, "design": row["core"]}
        return row

    @classmethod
    def of(cls, figures: Figures, *, port_clocks: int | None = None, **made: Any) -> "Measurement":
        """A measurement of these figures; `made` are the fields of `Made`.

        `port_clocks` are those of a whole transaction through a wrapper's port.
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
