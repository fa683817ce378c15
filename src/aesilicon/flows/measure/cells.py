# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a design on a standard-cell library: area, and the clock by static timing."""

from pathlib import Path

from aesilicon.design import Design
from aesilicon.errors import ToolError
from aesilicon.flows.measure.measurement import Figures, PathStage
from aesilicon.flows.measure.names import signal
from aesilicon.targets import CellTarget, liberty
from aesilicon.tools import abc, opensta, yosys

CLOCK = "clk_i"

_FANOUTS = (10, 6, 4)
"""Largest fan-outs to buffer for, tried until no net is slower than the library's limit."""

_NO_LAYOUT = "before layout: ideal clock, no wires"
_GENERIC = (
    "estimate on the built-in library: areas in gate equivalents, times in units of one NAND2 "
    "driving four"
)
_NO_STA = "estimate: OpenSTA is not installed, so ABC's timing with the flip-flop's own stands in"


def library_cells(target: CellTarget) -> yosys.Cells:
    """A library as synthesis sees it."""
    library, flop = target.library, target.library.flop
    return yosys.Cells(
        liberty=target.liberty,
        flop=flop.cell,
        flop_pins=(flop.clock, flop.data, flop.output),
        tied_pins=flop.tied,
        driving_cell=library.driving_cell,
        output_load_pf=library.output_load_pf,
        dont_use=library.dont_use,
    )


def measure_cells(
    design: Design, target: CellTarget, sources: list[Path], goal: abc.Goal, work: Path
) -> Figures:
    """Area and clock of `design` on a library; `sources` are its RTL, `work` takes all files."""
    library = target.library
    cells = library_cells(target)
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
        flop_delay = liberty.flop_delay_ns(target.liberty, library.flop)
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
            stage = f"register {signal(timed.start)}"
        else:
            stage = step.cell
        stages.append(PathStage(stage, step.delay_ns))
    if timed.setup_ns:
        stages.append(PathStage(f"setup of register {signal(timed.end)}", timed.setup_ns))
    return stages


def _abc_path(timing: abc.Timing, flop_delay: float) -> list[PathStage]:
    first, *others = timing.stages or (abc.Stage("pi", 0.0),)
    end = "register" if timing.end.startswith("$") else signal(timing.end)
    return [
        PathStage("register: clock to output and setup", round(flop_delay, 4)),
        PathStage(f"from {signal(timing.start)}", first.delay_ns),
        *(PathStage(stage.cell, stage.delay_ns) for stage in others),
        PathStage(f"to {end}", 0.0),
    ]
