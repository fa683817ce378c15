# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Rows of layouts: the step that lays out the netlist of a measured design.

Measurement and layout are taken from the store, or made if they are not there. Two layouts of one
design agree in every field but `seconds`.
"""

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from aesilicon.errors import UserError
from aesilicon.flows.measure import run_folder
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.step import Step, Tell, Work, silent
from aesilicon.store import Store
from aesilicon.targets import CellTarget
from aesilicon_lab.layout import draw, geometry, layout, layout_rules, placed_layouts
from aesilicon_lab.layout.layout import LaidOut
from aesilicon_lab.layout.layout_figures import (
    CLOCK,
    energy_of,
    laid_netlist,
    length_mm,
    tools,
    write_files,
)
from aesilicon_lab.layout.layout_results import LayoutRow, Periods
from aesilicon_lab.tools import coloquinte, qrouter
from aesilicon_lab.tools.layout_timing import LayoutTiming

NOTES = (
    "estimated wires: half perimeter times a Steiner factor; routed wires: from the DEF file",
    "no coupling between wires, vias without resistance, one corner",
    "ports are timed against a clock as late as the registers' is on average",
    "not for sign-off: no foundry's rules or netlist comparison of transistors",
)


@dataclass(frozen=True)
class Files:
    """The files of a layout, in a folder of the store."""

    folder: Path
    top: str

    routed: bool = True

    def names(self) -> dict[str, str]:
        """File in the run folder -> name of the copy for the user."""
        if not self.routed:
            return placed_layouts.names(self.top)
        ends = ("def", "lef", "spef", "gds", "v", "sdc", "png")
        return {f"layout.{end}": f"{self.top}.{end}" for end in ends}

    def copy(self, output: Path) -> list[str]:
        """Copies all files to the folder `output`; returns their names.

        Removes files of an earlier layout in this folder that the new layout does not have.
        """
        output.mkdir(parents=True, exist_ok=True)
        others = Files(self.folder, self.top, not self.routed).names().values()
        for stale in {*others} - {*self.names().values()}:
            (output / stale).unlink(missing_ok=True)
        for name, given in self.names().items():
            shutil.copyfile(self.folder / name, output / given)
        return [*self.names().values()]


@dataclass(frozen=True)
class LayOut(Step[LayoutRow]):
    """Lays out a measured netlist. Without routing rules for its library it is only placed."""

    measured: MeasureDesign
    gds: Path | None = None
    """GDS file with the geometry of the library's cells."""
    utilisation: float | None = None
    """First utilisation to try."""

    kind = "layout"
    result = LayoutRow
    code = ("aesilicon_lab.layout.layout_rows",)
    doing = "laying out"
    resumes = True

    @property
    def subject(self) -> str:
        """The design."""
        return self.measured.subject

    @property
    def place(self) -> str:
        """Target and options of the measurement."""
        return self.measured.place

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools that a layout needs beside those of the measurement."""
        return tools()

    @property
    def target(self) -> CellTarget:
        """The target of the measurement."""
        target = self.measured.target
        assert isinstance(target, CellTarget)
        return target

    def run(self, work: Work, tell: Tell) -> LayoutRow:
        """Continues an interrupted run. Raises the errors of `layout.lay_out`."""
        began = monotonic()
        tell("mapping the design")
        mapped, measured = mapped_netlist(self.measured, work)
        tried = _utilisations(self.utilisation)
        if layout_rules.rules(self.target).routed:
            laid = layout.lay_out(
                mapped,
                self.target,
                clock=CLOCK,
                work=work.folder / "work",
                tell=tell,
                utilisations=tried,
            )
            row = _row(self, measured, mapped, laid, work.folder, tell)
        else:
            row = placed_layouts.row(
                self.measured, measured, mapped, work.folder, tell, utilisation=tried[0]
            )
        words = [] if self.utilisation is None else ["--utilisation", f"{self.utilisation:g}"]
        command = " ".join([row.command, *words])
        seconds = round(monotonic() - began, 1)
        return row.model_copy(update={"command": command, "seconds": seconds})


def laid_out(
    step: LayOut, store: Store, *, force: bool = False, tell: Tell = silent
) -> tuple[LayoutRow, Files]:
    """The row of a layout and its files, from the store or by a run."""
    files = Files(
        store.run_folder(step.key), step.measured.design.top, layout_rules.rules(step.target).routed
    )
    return step.done(store, force=force, tell=tell, needs=[*files.names()]), files


def require(target: CellTarget, gds: Path | None) -> None:
    """Raises `MissingToolError` or `UserError` for anything a layout on this target lacks."""
    rules = layout_rules.rules(target)
    layout_rules.technology(target, rules)
    geometry.engine()
    coloquinte.require()
    if rules.routed:
        qrouter.require()
    elif gds is not None:
        raise UserError(f"--gds is for layouts that are routed, and '{target.name}' is only placed")


def _utilisations(first: float | None) -> list[float]:
    """The utilisations to try, the densest first."""
    if first is None:
        return [*layout.UTILISATIONS]
    return [first, *(share for share in layout.UTILISATIONS if share < first)]


def mapped_netlist(step: MeasureDesign, work: Work) -> tuple[Path, Measurement]:
    """The measured netlist and its row. Measures again if the netlist is no longer there."""
    row = work.result_of(step, needs=[run_folder.NETLIST])
    return run_folder.netlist(work.folder_of(step)), row


def _row(
    step: LayOut,
    measured: Measurement,
    mapped: Path,
    laid: LaidOut,
    folder: Path,
    tell: Tell,
) -> LayoutRow:
    design, target = step.measured.design, step.target
    assert measured.fmax_mhz is not None
    tell("timing")
    placed_tree = layout.time(laid, target, "placed.spef", CLOCK, tree=True)
    ideal = layout.time(laid, target, "routed.spef", CLOCK, tree=False)
    timed = layout.time(laid, target, "routed.spef", CLOCK, tree=True)
    period = timed.setup.min_period_ns
    tell("energy")
    energy = energy_of(design, target, mapped, laid.placement.netlist, laid.routed, period)
    tell("drawing")
    _write(laid, target, folder, step.gds, timed)
    last = laid.attempts[-1]
    return LayoutRow(
        **dict(laid_netlist(step.measured, measured, laid.placement)),
        utilisation=last.utilisation,
        seed=last.seed,
        resized_cells=laid.resized,
        wire_buffers=laid.wire_buffers,
        routed=True,
        wire_mm=length_mm(laid.routed.values()),
        wire_mm_placed=length_mm(laid.estimated.values()),
        wire_pf=round(sum(wire.total_pf for wire in laid.routed.values()), 3),
        wire_model=laid.model,
        period_ns=Periods(
            no_wires=round(1000 / measured.fmax_mhz, 4),
            placed=placed_tree.setup.min_period_ns,
            routed_ideal_clock=ideal.setup.min_period_ns,
            routed=period,
        ),
        fmax_mhz=round(1000 / period, 2),
        skew_ns=timed.skew_ns,
        clock_latency_ns=timed.latencies_ns[0],
        hold_slack_ns=timed.hold_ns,
        max_transition_ns=timed.setup.max_transition_ns,
        energy_pj_per_bit=energy,
        attempts=laid.attempts,
        abstracts=step.gds is None,
        notes=NOTES,
    )


def _write(
    laid: LaidOut, target: CellTarget, folder: Path, gds: Path | None, timed: LayoutTiming
) -> None:
    """Writes the files of the layout into the run folder."""
    rules = layout_rules.rules(target)
    numbers = dict(rules.gds_layers)
    shutil.copyfile(laid.folder / "layout.def", folder / "layout.def")
    write_files(laid.folder / "routed.spef", folder, target, timed)
    draw.lef(laid.drawn, laid.power, folder / "layout.lef")
    draw.gds(laid.drawn, numbers, folder / "layout.gds", gds)
    metals = [metal.name for metal in laid.placement.technology.metals]
    draw.picture(folder / "layout.gds", numbers, metals, folder / "layout.png")
