# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Results of layouts and placements: rows of `layout --json` and the published ones of both."""

from collections.abc import Mapping
from typing import Literal, get_args

from aesilicon.architectures import Direction
from aesilicon.flows.measure.measurement import Constants, Library, Seconds
from aesilicon.result import Result


class WireModel(Result):
    """An estimated wire, for each um of it."""

    pf_per_um: float
    ohm_per_um: float
    source: str


class Violations(Result):
    """The number of violations of each rule."""

    spacing: int
    width: int
    overlaps: int
    off_site: int
    """Cells that stand off the sites of the rows or outside of the die."""

    @property
    def total(self) -> int:
        """Violations of all rules together."""
        return self.spacing + self.width + self.overlaps + self.off_site


class Attempt(Result):
    """One try at a routed layout, and what is wrong with it."""

    utilisation: float
    seed: int
    opens: int
    shorts: int
    violations: Violations | None
    """None: not looked at, since the connections are wrong."""

    @property
    def clean(self) -> bool:
        """Nothing is wrong."""
        good = self.violations is not None and not self.violations.total
        return good and not (self.opens or self.shorts)


class ClockTree(Result):
    """The rules by which the clock tree is built."""

    clock_buffer: str
    leaf_sinks: int
    """Registers behind a buffer, at most."""
    stem_sinks: int
    """Buffers behind a buffer, at most."""


class Periods(Result):
    """Shortest clock period in ns, by what is known of the wires."""

    no_wires: float
    placed: float
    """With estimated wires and the clock tree."""
    routed_ideal_clock: float | None = None
    routed: float | None
    """With extracted wires and the clock tree; None: not routed here."""


class LaidNetlist(Result):
    """The netlist of a layout, and the die on which it lies."""

    design: str
    target: str
    design_hash: str
    library: Library
    tools: Mapping[str, str]
    command: str
    recipe: str
    """Of the logic mapper."""
    die_um: tuple[float, float]
    """Width and height."""
    die_um2: float
    core_um2: float
    """The rows of cells."""
    cells: int
    cells_um2: float
    gate_equivalents: float
    gate_equivalents_unplaced: float
    """Of the netlist as `measure` has it, without clock tree and buffers."""
    clock_buffers: int
    nets: int
    energy_pj_per_bit_no_wires: Mapping[Direction, float | None] | None
    constants: Constants
    rules: ClockTree


class LayoutRow(LaidNetlist):
    """The layout of a design on a library: `layout --json`."""

    utilisation: float
    """Part of the rows that cells take."""
    seed: int
    """Of the placement."""
    resized_cells: int
    wire_buffers: int
    """Buffers for the load of wires."""
    routed: bool
    wire_mm: float | None = None
    """Routed length; None: not routed here."""
    wire_mm_placed: float
    """Estimated length."""
    wire_pf: float | None = None
    wire_model: WireModel
    period_ns: Periods
    fmax_mhz: float
    """By the last of `period_ns` that there is."""
    skew_ns: float
    clock_latency_ns: float
    hold_slack_ns: float | None
    max_transition_ns: float
    energy_pj_per_bit: Mapping[Direction, float] | None
    """With these wires; None for a design with a wrapper."""
    attempts: tuple[Attempt, ...] = ()
    """At routing; the last is clean."""
    abstracts: bool | None = None
    """The GDS file has outlines in place of the cells' own geometry."""
    notes: tuple[str, ...]
    seconds: Seconds = 0


Placer = Literal["coloquinte", "opensta"]
PLACERS: tuple[Placer, ...] = get_args(Placer)
"""The tools of a placement."""


class Unplaced(Result):
    """The netlist of a placement before it is placed."""

    gate_equivalents: float
    period_ns: float
    """Without wires."""


class PlacedFigures(Result):
    """A netlist placed with some seeds: what `measure --placed` adds to a row."""

    recipe: str
    placed_recipes: Mapping[str, float] | None = None
    """Recipe -> clock period in ns when placed by one seed, of those that were placed."""
    unplaced: Unplaced | None = None
    """Before the placement; None after a search of recipes."""
    period_ns: float
    """The median of `periods_ns`."""
    fmax_mhz: float
    periods_ns: tuple[float, ...]
    """A period a seed."""
    seeds: tuple[int, ...]
    seed: int
    """The seed of the median; the figures below are of its placement."""
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
    """None for a design with a wrapper."""
    tools: Mapping[Placer, str]


class _PublishedPlacement(Result):
    """The published measurement whose netlist is placed."""

    design: str
    target: str
    design_hash: str
    library: Library
    command: str


class PlacedRow(PlacedFigures, _PublishedPlacement):
    """A published placement of the netlist of a published measurement, by its recipe."""

    unplaced: Unplaced
