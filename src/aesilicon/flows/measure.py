# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a design on a target: area, clock, cycles, throughput.

Two measurements of one design agree in every field but `seconds`.
"""

import hashlib
import re
import shlex
import time
from collections import Counter
from importlib.resources import files
from pathlib import Path

from aesilicon import rtl
from aesilicon.architectures import DIRECTIONS
from aesilicon.design import Design
from aesilicon.errors import ToolError, UserError, nearest
from aesilicon.flows.measurement import Figures, Measurement, PathStage
from aesilicon.targets import CellTarget, FpgaTarget, Target, liberty
from aesilicon.tools import abc, nextpnr, opensta, yosys

CLOCK = "clk_i"

_FANOUTS = (10, 6, 4)
"""Largest fan-outs to buffer for, tried until no net is slower than the library's limit."""

_SOURCES = {
    "aesilicon.flows": ("measure.py", "measurement.py"),
    "aesilicon.targets": ("liberty.py", "libraries.py", "registry.py"),
    "aesilicon.tools": ("abc.py", "nextpnr.py", "opensta.py", "yosys.py"),
}
"""Our own part in a figure: a change in one of these makes all of them new."""

_NO_LAYOUT = "before layout: ideal clock, no wires"
_GENERIC = (
    "estimate on the built-in library: areas in gate equivalents, times in units of one NAND2 "
    "driving four"
)
_NO_STA = "estimate: OpenSTA is not installed, so ABC's timing with the flip-flop's own stands in"
_OUT_OF_CONTEXT = "placed without pins, so no global clock; the clock is that between registers"
_NOT_PLACED = "after synthesis: not placed, no clock"


def measure(
    design: Design,
    target: Target,
    *,
    goal: str = "speed",
    seed: int = 1,
    work: Path,
    verified: bool = False,
    proven: bool = False,
) -> Measurement:
    """Measures `design` on `target`; everything the tools write goes to the folder `work`.

    `goal` is what synthesis strives for ("area" or "speed"), `seed` that of place and route.
    `verified` and `proven` are reported as given. Raises `ToolError` where a tool fails, with the
    log it left in `work`.
    """
    began = time.monotonic()
    strive = _goal(goal)
    sources = rtl.write_sources(design, work / "rtl")
    if isinstance(target, CellTarget):
        figures = _on_cells(design, target, sources, strive, work)
        library = {"name": target.library_name, "sha256": liberty.sha256(target.liberty)}
    else:
        figures = _on_fpga(design, target, sources, strive, seed, work)
        library = None
    key_bits, block_bits = min(design.core.key_bits), design.block_bits
    timing = design.timing(key_bits, block_bits)
    return Measurement(
        design=design.name,
        target=target.name,
        library=library,
        tools=tools(target),
        design_hash=rtl.design_hash(design),
        command=_command(design, target, strive, seed),
        seconds=round(time.monotonic() - began, 1),
        figures=figures,
        key_bits=key_bits,
        block_bits=block_bits,
        latency_cycles=_each(design, timing.latency),
        interval_cycles=_each(design, timing.interval),
        key_setup_cycles=timing.key_setup,
        goal=strive,
        seed=seed if _has_seed(target) else None,
        verified=verified,
        proven=proven,
    )


def cache_key(design: Design, target: Target, *, goal: str = "speed", seed: int = 1) -> str:
    """SHA-256 (hex) of everything a measurement depends on: RTL, target, tools, options, us."""
    digest = hashlib.sha256()
    parts = [
        *("measure", design.name, rtl.design_hash(design), target.name, target.identity, goal),
        *(str(seed if _has_seed(target) else None), str(sorted(tools(target).items()))),
        str([design.timing(min(design.core.key_bits), design.block_bits), design.core]),
    ]
    for part in parts:
        digest.update(part.encode() + b"\0")
    for package, names in _SOURCES.items():
        for name in names:
            digest.update((files(package) / name).read_bytes())
    return digest.hexdigest()


def tools(target: Target) -> dict[str, str]:
    """Name -> version of the tools that a measurement on `target` uses here."""
    used = {"pyosys": yosys.version()}
    if isinstance(target, CellTarget) and not target.built_in and (sta := opensta.version()):
        used["opensta"] = sta
    if _has_seed(target):
        used[nextpnr.PACKAGE] = nextpnr.version()
    return used


def _goal(name: str) -> abc.Goal:
    if name not in abc.GOALS:
        raise UserError(f"unknown goal '{name}'; {nearest(name, list(abc.GOALS))}")
    return abc.GOALS[abc.GOALS.index(name)]


def _has_seed(target: Target) -> bool:
    return isinstance(target, FpgaTarget) and target.size is not None


def _each(design: Design, clocks: int) -> dict[str, int | None]:
    return {d: clocks if d in design.core.directions else None for d in DIRECTIONS}


def _command(design: Design, target: Target, goal: abc.Goal, seed: int) -> str:
    words = ["aesilicon", "measure", design.name, "--target", target.name]
    words += ["--goal", goal] if goal != "speed" else []
    words += ["--seed", str(seed)] if _has_seed(target) and seed != 1 else []
    return shlex.join(words)


# -------------------------------------------------------------------------------------------------
# Standard cells


def _on_cells(
    design: Design, target: CellTarget, sources: list[Path], goal: abc.Goal, work: Path
) -> Figures:
    library = target.library
    flop = library.flop
    cells = yosys.Cells(
        liberty=target.liberty,
        flop=flop.cell,
        flop_pins=(flop.clock, flop.data, flop.output),
        tied_pins=flop.tied,
        driving_cell=library.driving_cell,
        output_load_pf=library.output_load_pf,
        dont_use=library.dont_use,
    )
    timed = None
    for max_fanout in _FANOUTS:
        mapped = yosys.synthesize_cells(
            sources, design.top, cells, goal=goal, max_fanout=max_fanout, work=work
        )
        if target.built_in or opensta.program() is None:
            break
        timed = opensta.analyze(
            mapped.netlist,
            design.top,
            target.liberty,
            clock=CLOCK,
            driving_cell=library.driving_cell,
            input_slew_ns=library.input_slew_ns,
            output_load_pf=library.output_load_pf,
            max_transition_ns=library.max_transition_ns,
            work=work,
        )
        if timed.max_transition_ns <= library.max_transition_ns:
            break
    nand2 = liberty.cell_area(target.liberty, library.nand2)
    notes = [_GENERIC] if target.built_in else [_NO_LAYOUT]
    if timed is not None:
        notes += _limits(timed, library.max_transition_ns, work)
        period, path = timed.min_period_ns, _sta_path(timed)
    else:
        flop_delay = liberty.flop_delay_ns(target.liberty, flop)
        period = round(mapped.timing.delay_ns + flop_delay, 4)
        path = _abc_path(mapped.timing, flop_delay)
        notes += [] if target.built_in else [_NO_STA]
    return Figures(
        area_um2=None if target.built_in else round(mapped.area, 3),
        gate_equivalents=round(mapped.area / nand2, 1),
        ffs=mapped.flops,
        cells=dict(mapped.cells),
        fmax_mhz=None if target.built_in else round(1000 / period, 2),
        min_period_units=period if target.built_in else None,
        fmax_method="logic" if timed is None else "sta",
        critical_path=tuple(path),
        constants={
            "driving_cell": library.driving_cell,
            "input_slew_ns": library.input_slew_ns,
            "output_load_pf": library.output_load_pf,
            "max_transition_ns": library.max_transition_ns,
            "max_fanout": max_fanout,
        },
        estimate=timed is None,
        notes=tuple(notes),
    )


def _limits(timed: opensta.Timing, max_transition_ns: float, work: Path) -> list[str]:
    """A path over a negative arc is refused; a slow net, where arcs turn negative, is told."""
    if any(step.delay_ns < 0 for step in timed.steps):
        raise ToolError(
            opensta.STEP, "the slowest path has a cell of negative delay", work / "opensta.log"
        )
    if timed.max_transition_ns <= max_transition_ns:
        return []
    return [
        f"a net takes {timed.max_transition_ns:.2f} ns to change, beyond the limit of "
        f"{max_transition_ns:g} ns"
    ]


def _sta_path(timed: opensta.Timing) -> list[PathStage]:
    stages = []
    for step in timed.steps:
        if step.cell in ("in", "out"):
            stage = f"{step.cell}put {step.pin}"
        elif step.pin.rpartition("/")[0] == timed.start:
            stage = f"register {_signal(timed.start)}"
        else:
            stage = step.cell
        stages.append(PathStage(stage, step.delay_ns))
    if timed.setup_ns:
        stages.append(PathStage(f"setup of register {_signal(timed.end)}", timed.setup_ns))
    return stages


def _abc_path(timing: abc.Timing, flop_delay: float) -> list[PathStage]:
    first, *others = timing.stages or (abc.Stage("pi", 0.0),)
    end = "register" if timing.end.startswith("$") else _signal(timing.end)
    return [
        PathStage("register: clock to output and setup", round(flop_delay, 4)),
        PathStage(f"from {_signal(timing.start)}", first.delay_ns),
        *(PathStage(stage.cell, stage.delay_ns) for stage in others),
        PathStage(f"to {end}", 0.0),
    ]


def _signal(name: str) -> str:
    """An RTL name without the levels that say nothing: generate blocks and the core's own."""
    levels = name.replace("\\", "").replace(" ", "").removesuffix("_reg").split(".")
    return ".".join(n for n in levels if not n.startswith("gen_") and n != "u_core")


# -------------------------------------------------------------------------------------------------
# FPGAs

_LUTS = re.compile(r"LUT[1-6]")
_FLOPS = re.compile(r"FD[RSCP]E(_1)?|TRELLIS_FF")
_BLOCK_RAMS = {"RAMB36E1": 2, "RAMB18E1": 1, "DP16KD": 1, "PDPW16KD": 1}
"""In units of 18 kbit for xc7 and 16 kbit for ECP5."""


def _on_fpga(
    design: Design, target: FpgaTarget, sources: list[Path], goal: abc.Goal, seed: int, work: Path
) -> Figures:
    mapped = yosys.synthesize_fpga(sources, design.top, target.family, goal=goal, work=work)
    counts = Counter(mapped.cells)
    luts = sum(n for cell, n in counts.items() if _LUTS.fullmatch(cell))
    brams = sum(n * _BLOCK_RAMS.get(cell, 0) for cell, n in counts.items())
    ffs = sum(n for cell, n in counts.items() if _FLOPS.fullmatch(cell))
    if target.size is None:
        return Figures(
            luts=luts, ffs=ffs, brams=brams, cells=dict(mapped.cells), notes=(_NOT_PLACED,)
        )
    routed = nextpnr.place_and_route(
        mapped.netlist, design.top, size=target.size, seed=seed, work=work
    )
    return Figures(
        luts=routed.utilization.get("TRELLIS_COMB", luts),
        ffs=routed.utilization.get("TRELLIS_FF", ffs),
        brams=routed.utilization.get("DP16KD", brams),
        cells=dict(mapped.cells),
        fmax_mhz=round(routed.fmax_mhz, 2),
        fmax_method="pnr",
        critical_path=tuple(_routed_path(routed.path)),
        notes=(_OUT_OF_CONTEXT, "one seed"),
    )


def _routed_path(path: tuple[nextpnr.Step, ...]) -> list[PathStage]:
    """Logic and wires in one stage each: they alternate, and between registers no name is ours."""
    if not path:
        return []
    totals = {
        kind: (len(steps), round(sum(s.delay_ns for s in steps), 4))
        for kind in ("logic", "routing")
        if (steps := [s for s in path if s.kind == kind])
    }
    stages = [PathStage(f"register {_register(path[0].cell)}", path[0].delay_ns)]
    stages += [PathStage(f"{kind} ({count})", delay) for kind, (count, delay) in totals.items()]
    return [*stages, PathStage(f"setup of register {_register(path[-1].cell)}", path[-1].delay_ns)]


def _register(cell: str) -> str:
    return _signal(cell.partition("_TRELLIS_FF")[0])
