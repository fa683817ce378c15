# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a design on an FPGA family: LUTs, flip-flops, block RAMs, and the clock as routed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import median_low
from threading import Lock
from typing import Literal

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence import block_rams, written_rams
from aesilicon.equivalence.mapped import Mapped, require_equal
from aesilicon.errors import UserError
from aesilicon.flows.measure import harness, levels, lut_search
from aesilicon.flows.measure.lut_search import LutRecipe, LutTrial
from aesilicon.flows.measure.measurement import Figures, OrderMedian, PathStage
from aesilicon.flows.measure.names import signal
from aesilicon.flows.measure.options import Options
from aesilicon.mapping import restored
from aesilicon.netlist import rtlil
from aesilicon.netlist.generated_names import Names
from aesilicon.parallel import together
from aesilicon.targets.fpga import HARNESS_PINS, Family, FpgaTarget
from aesilicon.tools import abc, nextpnr, yosys

Method = Literal["harness", "out-of-context"]
"""The core is placed in the serial harness, or (ECP5 only) without pins and clock network."""

_OUT_OF_CONTEXT = "placed without pins, so no global clock; the clock is that between registers"

_NOT_COMPARED = "not proven to be its RTL: there is no model of what its block RAMs hold"

_BEFORE_ROUTING = (
    "estimate: the clock expected after placement, for after routing nextpnr 0.11.1 leaves most "
    "paths of a Gowin design out; its authors find it a fifth above the vendor's tool"
)
"""Source of the comparison with the vendor's tool: YosysHQ/nextpnr, pull request 1345."""


@dataclass(frozen=True)
class _Placed:
    """The netlist that is placed and routed."""

    netlist: yosys.FpgaNetlist
    top: str
    own_luts: int
    """LUTs of the harness around the core."""
    note: str


def measure_fpga(
    core: CoreUnderTest,
    target: FpgaTarget,
    options: Options,
    work: Path,
    *,
    keep: Path | None = None,
    method: Method = "harness",
) -> Figures:
    """Resources of the core, and its clock: routed where the family has a nextpnr, else estimated.

    `work` takes files. With several `options.seeds` of place and route
    the clock is the median of their clocks, the lower of the two in the middle if they are even;
    resources and critical path are those of that run. The netlist is that of the order of gates
    with the best result under the first seed; with the goal "efficiency" the recipe is searched
    too. Finished runs are kept in the folder `keep` and not made again. Raises `ToolError` where a
    tool fails or the design does not fit, `UserError` for that goal on a target without a clock.
    """
    attempt = partial(_attempt, _Logic(core, target, work), target, method, work, keep)
    wide = core.design is None or not core.design.sbox.deep
    tried: list[LutTrial] = []
    if options.goal != "efficiency":
        first = LutRecipe(options.goal, target.traits.aim, wide)
    else:
        if target.device is None and target.traits.timing is None:
            raise UserError(
                f"{target.name} has no clock for --goal efficiency to compare; name a goal"
            )
        library = target.traits.aim.library if target.traits.aim else ""
        best, tried = lut_search.search(
            attempt, library, joined=target.family != "ice40" and not library
        )
        first = best.recipe
    known = {trial.recipe: trial for trial in tried}
    recipes = [replace(first, order=order) for order in options.order_seeds]
    new = [recipe for recipe in recipes if recipe not in known]
    known |= dict(zip(new, together([partial(attempt, recipe) for recipe in new]), strict=True))
    best = min((known[recipe] for recipe in recipes), key=lambda trial: trial.key(options.goal))
    folder = work / _folder(best.recipe)
    figures = _figures(best.mapped, core, target, options.seeds, folder, keep, method)
    results = {recipe: trial.result() for recipe, trial in known.items()}
    return figures.model_copy(
        update={
            "recipe": str(best.recipe),
            "tried": tuple(results.values()),
            "median": OrderMedian.of([results[recipe] for recipe in recipes]),
            "effort": lut_search.effort(list(known.values())),
        }
    )


class _Logic:
    """The logic of a core before it is mapped, with and without multiplexers that join LUTs."""

    def __init__(self, core: CoreUnderTest, target: FpgaTarget, work: Path) -> None:
        self.core, self._target, self._work = core, target, work
        self._known: dict[bool, yosys.LutLogic] = {}
        self._lock = Lock()

    def __call__(self, wide: bool) -> yosys.LutLogic:
        """The logic, made on first use."""
        with self._lock:
            if wide not in self._known:
                core, target = self.core, self._target
                self._known[wide] = yosys.prepare_luts(
                    *(core.files, core.top, target.family),
                    device=target.branch,
                    wide=wide,
                    work=self._work / ("logic" if wide else "logic-not-joined"),
                )
            return self._known[wide]


def _folder(recipe: LutRecipe) -> str:
    return str(recipe).replace(", ", "-").replace(" ", "-")


def _attempt(
    logic: _Logic,
    target: FpgaTarget,
    method: Method,
    work: Path,
    keep: Path | None,
    recipe: LutRecipe,
) -> LutTrial:
    """Maps the core by a recipe and times it under the first seed, without the netlist proof."""
    folder = work / _folder(recipe)
    mapped = yosys.map_luts(
        logic(recipe.wide), goal=recipe.goal, aim=recipe.aim, order=recipe.order, work=folder
    )
    luts, fmax_mhz = _timed(mapped, logic.core, target, method, folder, keep)
    said = (folder / "yosys.log").read_text(encoding="utf-8", errors="replace")
    period_ns = None if fmax_mhz is None else 1000 / fmax_mhz
    return LutTrial(recipe, mapped, luts, period_ns, abc.lut_delay_ps(said))


def _timed(
    mapped: yosys.FpgaNetlist,
    core: CoreUnderTest,
    target: FpgaTarget,
    method: Method,
    work: Path,
    keep: Path | None,
) -> tuple[int, float | None]:
    """LUTs and the clock in MHz under the first seed, or the estimated clock if there is one."""
    family = target.traits
    luts, *_ = family.used(mapped.cells)
    if target.device is not None:
        placed = _placed(mapped, core, target, method, work / "harness")
        (routed,) = _routed(placed, target, method, (1,), work, keep)
        return _packed(family, luts, routed, placed), routed.fmax_mhz
    path = levels.slowest(mapped.netlist, core.top, family.timing) if family.timing else None
    return luts, None if path is None else 1000 / path.delay


def _packed(family: Family, luts: int, routed: nextpnr.Routed, placed: _Placed) -> int:
    """LUTs after packing, where nextpnr counts them; else `luts`."""
    if family.packed_luts is None:
        return luts
    return routed.utilization.get(family.packed_luts, luts) - placed.own_luts


def _figures(
    mapped: yosys.FpgaNetlist,
    core: CoreUnderTest,
    target: FpgaTarget,
    last_seed: int,
    work: Path,
    keep: Path | None,
    method: Method,
) -> Figures:
    """The figures of a netlist, which is proven first, with the seeds 1 to `last_seed`."""
    family = target.traits
    luts, ffs, brams = family.used(mapped.cells)
    rams = [kind for kind in mapped.cells if kind in family.brams]
    named = restored.luts(mapped.netlist, core.top, mapped.names, work / "named.json")
    netlist = Mapped(core, named, family=target.family)
    notes = _not_compared(netlist, rams, work / "compare")
    notes += [f"block RAM in units of {family.bram_kbit} kbit"] if rams else []
    if target.device is None:
        return _estimated(replace(mapped, netlist=named), core.top, family, luts, ffs, brams, notes)
    placed = _placed(mapped, core, target, method, work / "harness")
    runs = _routed(placed, target, method, range(1, last_seed + 1), work, keep)
    by_clock = {run.fmax_mhz: run for run in reversed(runs)}  # of equals the first seed's
    routed = by_clock[median_low(run.fmax_mhz for run in runs)]
    luts = _packed(family, luts, routed, placed)
    notes = [f"on {target.device.part}", placed.note, _median(runs), *notes]
    if not routed.after_routing:
        notes.append(_BEFORE_ROUTING)
    return Figures(
        luts=luts,
        ffs=ffs,
        brams=brams,
        cells=dict(mapped.cells),
        fmax_mhz=round(routed.fmax_mhz, 2),
        fmax_method="pnr",
        critical_path=_routed_path(routed.path, mapped.names),
        estimate=not routed.after_routing,
        notes=tuple(notes),
    )


def _not_compared(netlist: Mapped, rams: Sequence[str], work: Path) -> list[str]:
    """Why a netlist with these types of block RAM is not proven to be its RTL; empty if it is.

    Raises `ToolError` if it is not its RTL.
    """
    if not all(map(block_rams.known, rams)):
        return [_NOT_COMPARED]
    try:
        require_equal(netlist, work)
    except written_rams.UndescribedError as e:
        return [f"not proven to be its RTL: {e}"]
    return []


def _placed(
    mapped: yosys.FpgaNetlist, core: CoreUnderTest, target: FpgaTarget, method: Method, work: Path
) -> _Placed:
    top = core.top
    if method == "out-of-context":
        return _Placed(mapped, top, 0, _OUT_OF_CONTEXT)
    work.mkdir(parents=True, exist_ok=True)
    wrapper = work / f"{harness.TOP}.sv"
    wrapper.write_text(
        harness.source(top, harness.ports(mapped.netlist, top), core.clock), encoding="utf-8"
    )
    whole = yosys.surround_fpga(
        wrapper,
        harness.TOP,
        mapped.netlist,
        top,
        target.family,
        device=target.branch,
        work=work,
    )
    luts, ffs, _ = target.traits.used(whole.cells)
    note = (
        "placed in a serial harness, every port between registers; "
        f"its own {luts:,} LUTs and {ffs:,} flip-flops are not counted"
    )
    return _Placed(whole, harness.TOP, luts, note)


def _routed(
    placed: _Placed,
    target: FpgaTarget,
    method: Method,
    seeds: Sequence[int],
    work: Path,
    keep: Path | None,
) -> list[nextpnr.Routed]:
    """Places and routes with each seed, several seeds in parallel; results in order of `seeds`."""
    device, package = target.device, target.traits.package
    assert device is not None and package is not None

    def run(seed: int) -> nextpnr.Routed:
        return nextpnr.place_and_route(
            placed.netlist.netlist,
            placed.top,
            package=package,
            options=device.options,
            pins=dict(zip(HARNESS_PINS, device.pins, strict=False)),
            out_of_context=method == "out-of-context",
            seed=seed,
            work=work / f"seed-{seed}",
            keep=keep,
        )

    return together([partial(run, seed) for seed in seeds])


def _estimated(
    mapped: yosys.FpgaNetlist,
    top: str,
    family: Family,
    luts: int,
    ffs: int,
    brams: int,
    said: Sequence[str],
) -> Figures:
    """Figures without place and route: mapped resources, estimated slices and clock."""
    notes = ["after synthesis: not placed", *said]
    if family.slice is not None:
        slices, (of_luts, of_ffs) = family.slices(luts, ffs), family.slice
        notes.append(
            f"estimate: {slices:,} slices if each is full ({of_luts} LUTs, {of_ffs} flip-flops)"
        )
    path = levels.slowest(mapped.netlist, top, family.timing) if family.timing else None
    if family.timing is None or path is None:
        return Figures(luts=luts, ffs=ffs, brams=brams, cells=mapped.cells, notes=tuple(notes))
    notes.append(
        f"clock: an estimate from logic levels with {family.timing.source}, "
        f"and {family.timing.net:g} ns assumed for a net"
    )
    return Figures(
        luts=luts,
        ffs=ffs,
        brams=brams,
        cells=mapped.cells,
        fmax_mhz=round(1000 / path.delay, 2),
        fmax_method="logic",
        critical_path=_stages(
            (f"register {signal(path.start)}", path.register),
            (f"logic ({path.cells})", round(path.logic, 4)),
            (f"routing ({path.nets})", round(path.routing, 4)),
            (f"setup of register {signal(path.end)}", path.setup),
        ),
        estimate=True,
        notes=tuple(notes),
    )


def _median(runs: Sequence[nextpnr.Routed]) -> str:
    if len(runs) == 1:
        return "one seed"
    clocks = sorted(run.fmax_mhz for run in runs)
    return f"median of {len(runs)} seeds, {clocks[0]:.1f} to {clocks[-1]:.1f} MHz"


def _stages(*stages: tuple[str, float]) -> tuple[PathStage, ...]:
    """The stages of a path from pairs (name, delay in ns)."""
    return tuple(PathStage(stage=stage, delay_ns=delay_ns) for stage, delay_ns in stages)


def _routed_path(path: Sequence[nextpnr.PathSegment], names: Names) -> tuple[PathStage, ...]:
    """The path as its first register, all its logic, all its routing and the set-up.

    The cells on the path have no RTL names by which it could be divided further.
    """
    if not path:
        return ()
    totals = {
        kind: (len(steps), round(sum(s.delay_ns for s in steps), 4))
        for kind in ("logic", "routing")
        if (steps := [s for s in path if s.kind == kind])
    }
    return _stages(
        (f"register {_register(path[0].cell, names)}", path[0].delay_ns),
        *((f"{kind} ({count})", delay_ns) for kind, (count, delay_ns) in totals.items()),
        (f"setup of register {_register(path[-1].cell, names)}", path[-1].delay_ns),
    )


def _register(cell: str, names: Names) -> str:
    """RTL name of a register on a routed path, whose cell may have a suffix from packing.

    A register of the harness is named by its signal, then kind and pin of its cell in capitals.
    """
    generated = rtlil.CELL.match(cell.rpartition(".")[2])
    if generated:
        return signal(names.cells.get(generated[0], cell))
    return signal(re.sub(r"_[A-Z][A-Z0-9_]*$", "", cell))
