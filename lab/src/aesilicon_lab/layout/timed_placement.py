# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Places a netlist, estimates its wires and clock, and adapts strengths and buffers to them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.parallel import together
from aesilicon.targets import CellTarget, power
from aesilicon_lab.layout import (
    buffers,
    clock_tree,
    connectivity,
    layout_rules,
    netlist_text,
    placement,
    strengths,
    wires,
)
from aesilicon_lab.layout.layout_rules import Rules
from aesilicon_lab.layout.physical import End, Physical, with_kinds
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.tools import layout_paths, layout_sizing, layout_timing
from aesilicon_lab.tools.layout_timing import LayoutTiming

STEP = "placement"

ROUNDS = 8
"""Largest number of rounds in which a set of buffers is tried."""
SHARES = (1.0, 0.5, 0.25)
"""Shares of a set of buffers, best buffers first, to try; the first share that helps is kept."""


@dataclass(frozen=True)
class Placed:
    """A netlist placed once; `folder` has netlist.v and placed.spef."""

    utilisation: float
    seed: int
    placement: Placement
    wires: Mapping[str, wires.Wire]
    timing: LayoutTiming
    resized: int
    """Number of cells with another strength than in the mapped netlist."""
    folder: Path

    @property
    def period_ns(self) -> float:
        """Shortest clock period."""
        return self.timing.setup.min_period_ns

    @property
    def wire_buffers(self) -> int:
        """Number of buffers that were added, without clock buffers."""
        return sum(name.startswith(buffers.PREFIX) for name in self.placement.netlist.cells)


def placed(
    netlist: Physical,
    target: CellTarget,
    rules: Rules,
    clock: str,
    folder: Path,
    *,
    seeds: Sequence[int],
    utilisation: float = placement.UTILISATION,
    tell: Callable[[int], None] = lambda seed: None,
) -> list[Placed]:
    """Places a netlist with each seed in parallel, in folders below `folder`.

    Strengths and buffers are chosen for the estimated wires, and kept if the clock period is then
    shorter. Buffers are added only while the period is longer than without wires. `tell` is called
    with a seed when its placement begins. Raises the errors of `coloquinte.place` and
    `layout_timing.analyze`.
    """
    common = netlist, target, rules, clock
    technology = layout_rules.technology(target, rules)
    ports = placement.port_slots(netlist, technology, rules, clock, folder / "ports", utilisation)
    enough = _without_wires(*common, folder / "no-wires")

    def by(seed: int) -> Placed:
        tell(seed)
        work = folder / f"seed{seed}"
        made = placement.place(
            *(netlist, technology, rules, clock, ports, work / "place"), seed, utilisation
        )
        return _Bench(*common, work, seed, utilisation, enough).improved(made)

    return together([partial(by, seed) for seed in seeds])


def _without_wires(
    netlist: Physical, target: CellTarget, rules: Rules, clock: str, folder: Path
) -> float:
    """Shortest clock period in ns before placement, without wires and clock tree."""
    file, spef = _written(netlist, wires.ideal(netlist), folder, "netlist")
    return layout_timing.analyze(
        *(file, netlist.top, target.liberty, target.library, spef),
        clock=clock,
        clock_tree=False,
        work=folder,
    ).setup.min_period_ns


def _written(
    netlist: Physical, guessed: Mapping[str, wires.Wire], folder: Path, name: str
) -> tuple[Path, Path]:
    """Writes a netlist and its wires; returns (Verilog file, SPEF file)."""
    file, spef = folder / f"{name}.v", folder / f"{name}.spef"
    folder.mkdir(parents=True, exist_ok=True)
    wires.write_spef(netlist.top, guessed, netlist.outputs, spef)
    netlist_text.write(netlist, file)
    return file, spef


@dataclass(frozen=True)
class _Bench:
    """Changes a placement and times the result."""

    netlist: Physical
    """The netlist before placement."""
    target: CellTarget
    rules: Rules
    clock: str
    folder: Path
    seed: int
    utilisation: float
    enough_ns: float
    """Period without wires. No buffers are added once the period with wires is as short."""

    def improved(self, made: Placement) -> Placed:
        """A placement with strengths and buffers for its wires."""
        best = self.sized(self.timed(made, "first"), "resized")
        buffered = self.buffered(best)
        if buffered is not best:
            best = self.sized(buffered, "resized-again")
        after = best.placement.netlist
        self.require_same(after)
        wires.write_spef(after.top, best.wires, after.outputs, self.folder / "placed.spef")
        netlist_text.write(after, self.folder / "netlist.v")
        return replace(best, resized=len(strengths.changed(self.netlist, after)))

    def timed(self, made: Placement, name: str) -> Placed:
        """A placement with its estimated wires and its timing."""
        guessed = self._wires(made)
        netlist, spef = _written(made.netlist, guessed, self.folder, name)
        timing = layout_timing.analyze(
            *(netlist, made.netlist.top, self.target.liberty, self.target.library, spef),
            clock=self.clock,
            clock_tree=True,
            work=self.folder / "timing" / name,
        )
        return Placed(self.utilisation, self.seed, made, guessed, timing, 0, self.folder)

    def sized(self, now: Placed, name: str) -> Placed:
        """The placement with strengths chosen for its wires, if they shorten the clock period."""
        families = strengths.families(self.target, self.rules, now.placement.technology)
        begin = self._loaded(now.placement, now.wires, now, f"before-{name}")
        kinds = layout_sizing.choose(
            begin, strengths.others(families), self.folder / "timing" / f"before-{name}"
        )
        cells = now.placement.netlist.cells
        for cell, kind in kinds.items():
            if not any({kind, cells[cell]} <= {*family} for family in families):
                raise ToolError(STEP, f"{cell} became a {kind}, which has another function")
        if not kinds:
            return now
        netlist = with_kinds(now.placement.netlist, kinds)
        return self._settled(now, replace(now.placement, netlist=netlist), name)

    def buffered(self, now: Placed) -> Placed:
        """The placement with buffers for its wires, if they shorten the clock period."""
        made, guessed = now.placement, now.wires
        kind = buffers.buffer(self.target, self.rules, made.technology)
        if kind is None or now.period_ns <= self.enough_ns:
            return now
        own_pf = self._pin_pf(kind.kind, kind.into)
        slowest = self._slowest(made, guessed, now, "none")
        for turn in range(ROUNDS):
            if slowest.period_ns <= self.enough_ns:
                break
            shields = buffers.shields(slowest, made.netlist, guessed, self._pins(made), own_pf)
            counts = sorted({round(len(shields) * share) for share in SHARES} - {0}, reverse=True)
            for count in counts:
                tried = buffers.inserted(made, shields[:count], kind)
                wired = self._wires(tried)
                then = self._slowest(tried, wired, now, f"{turn}-{count}")
                if then.slack_ns > slowest.slack_ns + layout_sizing.GAIN_NS:
                    made, guessed, slowest = tried, wired, then
                    break
            else:
                break
        return now if made is now.placement else self._settled(now, made, "buffered")

    def require_same(self, after: Physical) -> None:
        """Raises `ToolError` if more than buffers and strengths differs from `netlist`."""
        pins = {self.rules.clock_buffer: self.rules.buffer_pins} | buffers.pins(self.target)
        prefixes = clock_tree.PREFIX, buffers.PREFIX
        bare = connectivity.without_buffers(after, prefixes, pins)
        if bare != {net: frozenset(ends) for net, ends in self.netlist.nets.items()}:
            raise ToolError(STEP, "buffers changed the netlist")

    def _settled(self, before: Placed, made: Placement, name: str) -> Placed:
        """Legalises the placement `made`; returns it or `before`, whichever has the shorter period.

        Returns `before` if the rows have no room for the cells of `made`.
        """
        if not placement.fits(made):
            return before
        room = placement.settled(
            *(made, self.rules, self.clock, self.folder / "place" / name),
            *(self.seed, self.utilisation),
        )
        timed = self.timed(room, name)
        return timed if timed.period_ns < before.period_ns else before

    def _slowest(
        self,
        made: Placement,
        guessed: Mapping[str, wires.Wire],
        like: Placed,
        name: str,
    ) -> layout_paths.Slowest:
        begin = self._loaded(made, guessed, like, f"buffers-{name}")
        return layout_paths.slowest(begin, self.folder / "timing" / "buffers" / f"{name}.log")

    def _loaded(
        self, made: Placement, guessed: Mapping[str, wires.Wire], like: Placed, name: str
    ) -> str:
        """The beginning of a timing script. The clock outside has the mean latency of `like`."""
        netlist, spef = _written(made.netlist, guessed, self.folder, name)
        return layout_timing.loaded(
            *(netlist, made.netlist.top, self.target.liberty, self.target.library, spef),
            *(self.clock, True, sum(like.timing.latencies_ns) / 2),
        )

    def _wires(self, made: Placement) -> dict[str, wires.Wire]:
        return wires.estimated(made, layout_rules.wire_model(made.technology, self.rules))

    def _pins(self, made: Placement) -> Callable[[End], float]:
        return lambda end: self._pin_pf(made.netlist.cells[end[0]], end[1])

    def _pin_pf(self, kind: str, pin: str) -> float:
        return power.read(self.target.liberty, kind).pins[pin].rise_pf
