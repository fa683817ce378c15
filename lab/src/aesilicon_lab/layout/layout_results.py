# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Results of layouts and placements: rows of `layout --json`, and published rows."""

from collections.abc import Mapping
from typing import Literal, get_args

from aesilicon.architectures import Direction
from aesilicon.flows.measure.measurement import Constants, Library, Seconds
from aesilicon.result import Result


class WireModel(Result):
    """Capacitance and resistance of an estimated wire per um."""

    pf_per_um: float
    ohm_per_um: float
    source: str


class Violations(Result):
    """The number of violations of each rule."""

    spacing: int
    width: int
    overlaps: int
    off_site: int
    """Number of cells that are not on a site of a row, or outside of the die."""

    @property
    def total(self) -> int:
        """Violations of all rules together."""
        return self.spacing + self.width + self.overlaps + self.off_site


class Attempt(Result):
    """One attempt at a routed layout, with the number of its faults."""

    utilisation: float
    seed: int
    opens: int
    shorts: int
    violations: Violations | None
    """None if the connections are wrong: the rules are then not checked."""

    @property
    def clean(self) -> bool:
        """Whether the layout has no opens, shorts or violations."""
        good = self.violations is not None and not self.violations.total
        return good and not (self.opens or self.shorts)


class ClockTree(Result):
    """The rules by which the clock tree is built."""

    clock_buffer: str
    leaf_sinks: int
    """Largest number of registers on a clock buffer."""
    stem_sinks: int
    """Largest number of clock buffers on a clock buffer."""


class Periods(Result):
    """Shortest clock period in ns with ideal, estimated and extracted wires."""

    no_wires: float
    placed: float
    """Period with estimated wires and the clock tree."""
    routed_ideal_clock: float | None = None
    routed: float | None
    """Period with extracted wires and the clock tree; None if the layout is not routed."""


class LaidNetlist(Result):
    """The netlist of a layout, and the die on which it lies."""

    design: str
    target: str
    design_hash: str
    library: Library
    tools: Mapping[str, str]
    command: str
    recipe: str
    """Recipe of the logic mapper."""
    die_um: tuple[float, float]
    """(Width, height) of the die."""
    die_um2: float
    core_um2: float
    """Area of the rows of cells."""
    cells: int
    cells_um2: float
    gate_equivalents: float
    gate_equivalents_unplaced: float
    """Gate equivalents of the netlist from `measure`, before clock tree and buffers."""
    clock_buffers: int
    nets: int
    energy_pj_per_bit_no_wires: Mapping[Direction, float | None] | None
    constants: Constants
    rules: ClockTree


class LayoutRow(LaidNetlist):
    """The layout of a design on a library, as `layout --json` prints it."""

    utilisation: float
    """Share of the rows that cells fill."""
    seed: int
    """Seed of the placement."""
    resized_cells: int
    wire_buffers: int
    """Number of buffers that were inserted for the load of wires."""
    routed: bool
    wire_mm: float | None = None
    """Length of the routed wires; None if the layout is not routed."""
    wire_mm_placed: float
    """Length of the wires as estimated after placement."""
    wire_pf: float | None = None
    wire_model: WireModel
    period_ns: Periods
    fmax_mhz: float
    """Clock of `period_ns.routed`, or of `period_ns.placed` if the layout is not routed."""
    skew_ns: float
    clock_latency_ns: float
    hold_slack_ns: float | None
    max_transition_ns: float
    energy_pj_per_bit: Mapping[Direction, float] | None
    """Energy with the wires of the layout; None for a design with a wrapper or mode."""
    attempts: tuple[Attempt, ...] = ()
    """Attempts at routing; the last is clean."""
    abstracts: bool | None = None
    """Whether the GDS file has outlines in place of the geometry of the cells."""
    notes: tuple[str, ...]
    seconds: Seconds = 0


Placer = Literal["coloquinte", "opensta"]
PLACERS: tuple[Placer, ...] = get_args(Placer)
"""Names of the tools that a placement uses."""


class Unplaced(Result):
    """The netlist of a placement before it is placed."""

    gate_equivalents: float
    period_ns: float
    """Shortest clock period without wires."""


class PlacedFigures(Result):
    """Figures of a netlist placed with several seeds, which `measure --placed` adds to a row."""

    recipe: str
    placed_recipes: Mapping[str, float] | None = None
    """Recipe -> clock period in ns when placed with one seed, for every recipe that was placed."""
    unplaced: Unplaced | None = None
    """Figures before placement; None after a search over recipes."""
    period_ns: float
    """The median of `periods_ns`."""
    fmax_mhz: float
    periods_ns: tuple[float, ...]
    """Clock period of each seed, in the order of `seeds`."""
    seeds: tuple[int, ...]
    seed: int
    """Seed with the median period. The figures below are of its placement."""
    wire_mm: float
    wire_model: WireModel
    die_um2: float
    utilisation: float
    cells: int
    gate_equivalents: float
    resized_cells: int
    wire_buffers: int
    clock_buffers: int
    skew_ns: float
    hold_slack_ns: float | None
    max_transition_ns: float
    energy_pj_per_bit: Mapping[Direction, float] | None
    """Energy with estimated wires; None for a design with a wrapper or mode."""
    tools: Mapping[Placer, str]


class _PublishedPlacement(Result):
    """Fields that identify the published measurement whose netlist is placed."""

    design: str
    target: str
    design_hash: str
    library: Library
    command: str


class PlacedRow(PlacedFigures, _PublishedPlacement):
    """A published placement of the netlist that one recipe makes in a published measurement."""

    unplaced: Unplaced
