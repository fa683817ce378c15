# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A placement with its estimated wires, its clock, and the strengths that suit these wires."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.flows.layout import connectivity, placement, strengths, verilog, wires
from aesilicon.flows.layout.physical import Physical
from aesilicon.flows.layout.placement import Placement
from aesilicon.targets import CellTarget, layouts
from aesilicon.targets.layouts import Rules
from aesilicon.tools import layout_sizing, layout_timing
from aesilicon.tools.layout_timing import LayoutTiming

STEP = "placement"


@dataclass(frozen=True)
class Placed:
    """A netlist placed once; `folder` has netlist.v and placed.spef."""

    utilisation: float
    seed: int
    placement: Placement
    wires: Mapping[str, wires.Wire]
    timing: LayoutTiming
    resized: int
    """Cells with another strength than in the mapped netlist."""
    folder: Path

    @property
    def period_ns(self) -> float:
        """Shortest clock."""
        return self.timing.setup.min_period_ns


def placed(
    netlist: Physical,
    target: CellTarget,
    rules: Rules,
    clock: str,
    folder: Path,
    *,
    seed: int,
    utilisation: float = placement.UTILISATION,
) -> Placed:
    """Places a netlist, chooses strengths by its wires, and makes room for these.

    They are kept if the clock is shorter with them. Raises as `coloquinte.place` and
    `layout_timing.analyze` do.
    """
    technology = layouts.technology(target, rules)
    made = placement.place(
        *(netlist, technology, rules, clock, folder / "place"), seed=seed, utilisation=utilisation
    )
    first = _timed(made, target, rules, clock, folder, "first", seed, utilisation)
    loaded = layout_timing.loaded(
        *(folder / "first.v", netlist.top, target.liberty, target.library, folder / "first.spef"),
        *(clock, True, sum(first.timing.latencies_ns) / 2),
    )
    families = strengths.families(target, rules, technology)
    kinds = layout_sizing.choose(loaded, strengths.others(families), folder / "timing")
    for name, kind in kinds.items():
        if not any({kind, netlist.cells[name]} <= {*family} for family in families):
            raise ToolError(STEP, f"{name} became a {kind}, which has another function")
    best = first
    if kinds:
        resized = placement.resized(made, rules, clock, kinds, folder / "place", seed, utilisation)
        found = _timed(resized, target, rules, clock, folder, "resized", seed, utilisation)
        best = found if found.period_ns < first.period_ns else first
    _require_same(netlist, best.placement.netlist, rules)
    outputs = netlist.outputs
    wires.write_spef(netlist.top, best.wires, outputs, folder / "placed.spef")
    verilog.write(best.placement.netlist, folder / "netlist.v")
    changed = len(strengths.changed(netlist, best.placement.netlist))
    return replace(best, resized=changed)


def _timed(
    made: Placement,
    target: CellTarget,
    rules: Rules,
    clock: str,
    folder: Path,
    name: str,
    seed: int,
    utilisation: float,
) -> Placed:
    guessed = wires.estimated(made, layouts.wire_model(made.technology, rules))
    spef, netlist = folder / f"{name}.spef", folder / f"{name}.v"
    wires.write_spef(made.netlist.top, guessed, made.netlist.outputs, spef)
    verilog.write(made.netlist, netlist)
    timing = layout_timing.analyze(
        *(netlist, made.netlist.top, target.liberty, target.library, spef),
        clock=clock,
        clock_tree=True,
        work=folder / "timing" / name,
    )
    return Placed(utilisation, seed, made, guessed, timing, 0, folder)


def _require_same(before: Physical, after: Physical, rules: Rules) -> None:
    """Raises `ToolError` if the netlist is another one, its clock tree and strengths aside."""
    buffers = {rules.clock_buffer: rules.buffer_pins}
    bare = connectivity.without_buffers(after, buffers)
    if bare != {net: frozenset(ends) for net, ends in before.nets.items()}:
        raise ToolError(STEP, "the clock tree changed the netlist")
