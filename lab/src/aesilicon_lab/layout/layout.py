# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Lays out a mapped netlist: placement, routing, checks, extraction, timing.

A layout with an open, a short or a broken rule is thrown away, and the next attempt has another
placement or more room. Files of the tools stay in the work folder, so an interrupted run continues
where it stopped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError, UserError
from aesilicon.mapping import verilog as mapped_verilog
from aesilicon.targets import CellTarget
from aesilicon_lab.layout import (
    connectivity,
    def_metal,
    def_write,
    extraction,
    geometry,
    layout_rules,
    power_grid,
    route_repair,
    routes,
    timed_placement,
    wires,
)
from aesilicon_lab.layout.connectivity import Differences
from aesilicon_lab.layout.def_metal import Drawn
from aesilicon_lab.layout.layout_results import Attempt, WireModel
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.physical import Physical, physical
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.layout.power_grid import PowerGrid
from aesilicon_lab.layout.timed_placement import Placed
from aesilicon_lab.layout.wires import Wire
from aesilicon_lab.tools import coloquinte, layout_timing, qrouter
from aesilicon_lab.tools.layout_timing import LayoutTiming

STEP = "layout"

UTILISATIONS = (0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
"""Utilisations of the rows, tried one after the other until a layout is clean."""
SEEDS = (1, 2, 3)
"""Seeds of placements. The placement with the best estimated clock is routed first."""

Tell = Callable[[str], None]


@dataclass(frozen=True)
class LaidOut:
    """A clean layout."""

    placement: Placement
    drawn: Drawn
    power: PowerGrid
    folder: Path
    """Folder with layout.def, netlist.v, placed.spef and routed.spef."""
    attempts: tuple[Attempt, ...]
    model: WireModel
    estimated: Mapping[str, Wire]
    routed: Mapping[str, Wire]
    resized: int
    """Number of cells whose drive strength was changed for the estimated wires."""
    wire_buffers: int
    """Number of buffers that were inserted for the estimated wires."""


def placed_netlist(mapped: Path, target: CellTarget, rules: Rules, clock: str) -> Physical:
    """The netlist to place; raises `UserError` if the library has no layout for it."""
    technology = layout_rules.technology(target, rules)
    netlist = physical(mapped_verilog.read(mapped), technology, rules)
    if clock not in netlist.nets:
        raise UserError(f"{netlist.top} has no clock port '{clock}'")
    return netlist


def lay_out(
    mapped: Path,
    target: CellTarget,
    *,
    clock: str,
    work: Path,
    tell: Tell = lambda now: None,
    utilisations: Sequence[float] = UTILISATIONS,
    seeds: Sequence[int] = SEEDS,
) -> LaidOut:
    """The first clean layout. `tell` is called with the stage and its progress.

    Raises `UserError` for a library whose wires are not routed here, `MissingToolError` for a
    missing tool, `ToolError` if no attempt is clean.
    """
    rules = layout_rules.rules(target)
    if not rules.routed:
        raise UserError(f"layouts of '{target.name}' are not routed here; use 'osu018'")
    assert target.lef is not None
    geometry.engine()  # raises now if KLayout is missing
    coloquinte.require()
    qrouter.require()
    technology = layout_rules.technology(target, rules)
    netlist = placed_netlist(mapped, target, rules, clock)
    tried: list[Attempt] = []
    crowded: set[float] = set()
    for made in placements(netlist, target, rules, clock, work, utilisations, seeds, tell):
        if made.utilisation in crowded:
            continue
        name = f"attempt {len(tried) + 1}"
        placement, folder = made.placement, made.folder
        power = power_grid.grid(placement.floor, technology, rules)
        def_write.write(placement, rules, power, folder / "placed.def")
        tell(f"{name}: routing")
        file, _ = qrouter.route(
            folder / "placed.def",
            target.lef,
            power_grid.keepouts(power, technology),
            power_grid.power_nets(technology),
            folder / "route",
            tell=lambda now, name=name: tell(f"{name}: routing, {now}"),  # type: ignore[misc]
        )
        mended = route_repair.mended(routes.read(file, technology), technology)
        def_write.write(placement, rules, power, folder / "layout.def", mended)
        read_back = def_metal.read(folder / "layout.def", technology)
        tell(f"{name}: reading the netlist back")
        if not same_cells(read_back, placement.netlist):
            raise ToolError(STEP, "the layout has other cells than the netlist", folder)
        differences = compare(read_back, placement.netlist)
        violations = None
        if differences.equal:
            violations = geometry.check(
                read_back,
                lambda now, name=name: tell(f"{name}: checking {now}"),  # type: ignore[misc]
            )
        attempt = Attempt(
            utilisation=made.utilisation,
            seed=made.seed,
            opens=len(differences.opens),
            shorts=len(differences.shorts),
            violations=violations,
        )
        tried.append(attempt)
        if attempt.clean:
            break
        if attempt.opens > qrouter.HOPELESS:
            crowded.add(made.utilisation)
    else:
        raise ToolError(STEP, f"none of {len(tried)} attempts is clean: {_worst(tried)}", work)
    tell("extracting wires")
    routed = extraction.extracted(placement, read_back.routes, read_back.ports)
    wires.write_spef(netlist.top, routed, placement.netlist.outputs, folder / "routed.spef")
    model = layout_rules.wire_model(technology, rules)
    return LaidOut(
        *(placement, read_back, power, folder, tuple(tried), model, made.wires, routed),
        resized=made.resized,
        wire_buffers=made.wire_buffers,
    )


def placements(
    netlist: Physical,
    target: CellTarget,
    rules: Rules,
    clock: str,
    work: Path,
    utilisations: Sequence[float],
    seeds: Sequence[int],
    tell: Tell,
) -> Iterator[Placed]:
    """Placements by utilisation, and for each utilisation by estimated clock, the best first.

    The placements of all seeds run in parallel.
    """
    for utilisation in utilisations:
        what = f"placing {len(netlist.cells)} cells, {100 * utilisation:g} % full"
        tell(what)
        by_seed = timed_placement.placed(
            *(netlist, target, rules, clock, work / f"u{round(100 * utilisation)}"),
            seeds=seeds,
            utilisation=utilisation,
            tell=lambda seed, what=what: tell(f"{what}, seed {seed}"),  # type: ignore[misc]
        )
        yield from sorted(by_seed, key=lambda one: (one.period_ns, one.seed))


def compare(read_back: Drawn, netlist: Physical) -> Differences:
    """Differences between the connections of a layout and those of a netlist."""
    return connectivity.compare(connectivity.connected(read_back), netlist, read_back)


def same_cells(read_back: Drawn, netlist: Physical) -> bool:
    """Whether a layout has the cells of a netlist, apart from fillers."""
    there = {
        name: kind
        for name, (kind, _) in read_back.cells.items()
        if not name.startswith(def_write.FILLER)
    }
    return there == dict(netlist.cells)


def time(laid: LaidOut, target: CellTarget, spef: str, clock: str, *, tree: bool) -> LayoutTiming:
    """The timing of a layout with the wires of one of its SPEF files."""
    folder, top = laid.folder, laid.placement.netlist.top
    return layout_timing.analyze(
        *(folder / "netlist.v", top, target.liberty, target.library, folder / spef),
        clock=clock,
        clock_tree=tree,
        work=folder / "timing" / Path(spef).stem,
    )


def _worst(tried: Sequence[Attempt]) -> str:
    last = tried[-1]
    if last.opens or last.shorts:
        return f"the last has {last.opens} opens and {last.shorts} shorts"
    broken = last.violations.total if last.violations else 0
    return f"the last breaks {broken} rules"
