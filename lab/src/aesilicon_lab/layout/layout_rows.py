# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Rows of layouts: the netlist of a measured design, laid out.

What `measure` finds is taken from the store or made; so is a layout. Two layouts of one design
agree in every field but `seconds`.
"""

import hashlib
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from aesilicon import provenance
from aesilicon.errors import UserError
from aesilicon.flows import sweep
from aesilicon.flows.sweep import Job
from aesilicon.store import Store
from aesilicon.targets import CellTarget
from aesilicon_lab.layout import draw, geometry, layout, layouts, placed_layouts
from aesilicon_lab.layout.layout import LaidOut
from aesilicon_lab.layout.layout_figures import CLOCK, common, energy_of, tools, write_files
from aesilicon_lab.layout.results import LayoutRow
from aesilicon_lab.tools import coloquinte, qrouter
from aesilicon_lab.tools.layout_timing import LayoutTiming

KIND = "layout"
NOTES = (
    "estimated wires: half perimeter times a Steiner factor; routed wires: from the DEF file",
    "no coupling between wires, vias without resistance, one corner",
    "ports are timed against a clock as late as the registers' is on average",
    "not for sign-off: no foundry's rules or netlist comparison of transistors",
)

Told = Callable[[str], None]


@dataclass(frozen=True)
class Files:
    """What a layout consists of, in a folder of the store."""

    folder: Path
    top: str

    routed: bool = True

    def names(self) -> dict[str, str]:
        """File in the store -> name that a user gets."""
        if not self.routed:
            return placed_layouts.names(self.top)
        ends = ("def", "lef", "spef", "gds", "v", "sdc", "png")
        return {f"layout.{end}": f"{self.top}.{end}" for end in ends}

    def copy(self, output: Path) -> list[str]:
        """Copies all of them; returns their names.

        Files of an earlier layout in that folder, which this one does not have, are removed.
        """
        output.mkdir(parents=True, exist_ok=True)
        others = Files(self.folder, self.top, not self.routed).names().values()
        for stale in {*others} - {*self.names().values()}:
            (output / stale).unlink(missing_ok=True)
        for name, given in self.names().items():
            shutil.copyfile(self.folder / name, output / given)
        return [*self.names().values()]


def laid_out(
    job: Job,
    store: Store,
    *,
    gds: Path | None = None,
    utilisation: float | None = None,
    force: bool = False,
    told: Told = lambda now: None,
) -> tuple[LayoutRow, Files]:
    """The row of a layout, and its files; made if need be, from where an earlier run stopped.

    `gds` has the cells' own geometry; `utilisation` is the first to try.
    A library whose wires are not routed here is only placed. Raises as `layout.lay_out` does.
    """
    key = key_of(job, "layout", f"{provenance.digest_of(__name__)} {utilisation}", gds)
    design, target = job.design, job.target
    assert isinstance(target, CellTarget)
    files = Files(store.run_folder(key), design.top, layouts.rules(target).routed)
    with store.exclusive(key):
        entry = None if force else store.get(key)
        whole = all((files.folder / name).is_file() for name in files.names())
        if entry is None or not whole:
            if force:
                shutil.rmtree(files.folder, ignore_errors=True)
            files.folder.mkdir(parents=True, exist_ok=True)
            began = monotonic()
            told("mapping the design")
            mapped, measured = mapped_netlist(job, store)
            work, tried = files.folder / "work", _utilisations(utilisation)
            if files.routed:
                found = layout.lay_out(
                    mapped, target, clock=CLOCK, work=work, told=told, utilisations=tried
                )
                row = _row(job, measured, mapped, found, files, gds, told)
            else:
                row = placed_layouts.row(
                    job, measured, mapped, files.folder, told, utilisation=tried[0]
                )
            if utilisation is not None:
                row["command"] += f" --utilisation {utilisation:g}"
            row["seconds"] = round(monotonic() - began, 1)
            entry = store.put(key, KIND, design.name, job.place, row)
    return LayoutRow.model_validate(entry.result), files


def require(target: CellTarget, gds: Path | None) -> None:
    """Raises at once what a layout on this target lacks: `MissingToolError`, or `UserError`."""
    rules = layouts.rules(target)
    layouts.technology(target, rules)
    geometry.engine()
    coloquinte.require()
    if rules.routed:
        qrouter.require()
    elif gds is not None:
        raise UserError(f"--gds is for layouts that are routed, and '{target.name}' is only placed")


def _utilisations(first: float | None) -> list[float]:
    """Those to try, most cells first."""
    if first is None:
        return [*layout.UTILISATIONS]
    return [first, *(one for one in layout.UTILISATIONS if one < first)]


def key_of(job: Job, what: str, ours: str, gds: Path | None = None) -> str:
    """SHA-256 (hex) of what a layout or placement depends on; `ours` is the digest of our code."""
    target = job.target
    assert isinstance(target, CellTarget)
    lef = target.provenance()["lef_sha256"]
    cells = hashlib.sha256(gds.read_bytes()).hexdigest() if gds else ""
    parts = (what, job.key, str(lef), cells, ours, str(sorted(tools().items())))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def mapped_netlist(job: Job, store: Store) -> tuple[Path, dict[str, Any]]:
    """The netlist that was measured, and its row."""
    row = sweep.measured([job], store)[0]
    netlist = store.run_folder(job.key) / "netlist.v"
    if not netlist.is_file():  # its folder was deleted
        row = sweep.measured([job], store, force=True)[0]
    return netlist, row


def _row(
    job: Job,
    measured: Mapping[str, Any],
    mapped: Path,
    found: LaidOut,
    files: Files,
    gds: Path | None,
    told: Told,
) -> dict[str, Any]:
    design, target = job.design, job.target
    assert isinstance(target, CellTarget)
    told("timing")
    placed_tree = layout.time(found, target, "placed.spef", CLOCK, tree=True)
    ideal = layout.time(found, target, "routed.spef", CLOCK, tree=False)
    timed = layout.time(found, target, "routed.spef", CLOCK, tree=True)
    period = timed.setup.min_period_ns
    told("energy")
    energy = energy_of(design, target, mapped, found.placement.netlist, found.routed, period)
    told("drawing")
    _write(found, target, files, gds, timed)
    last = found.attempts[-1]
    return common(job, measured, found.placement) | {
        "utilisation": last.utilisation,
        "seed": last.seed,
        "resized_cells": found.resized,
        "wire_buffers": found.wire_buffers,
        "routed": True,
        "wire_mm": round(sum(one.length_um for one in found.routed.values()) / 1000, 2),
        "wire_mm_placed": round(sum(one.length_um for one in found.estimated.values()) / 1000, 2),
        "wire_pf": round(sum(one.total_pf for one in found.routed.values()), 3),
        "wire_model": found.model.to_json(),
        "period_ns": {
            "no_wires": round(1000 / measured["fmax_mhz"], 4),
            "placed": placed_tree.setup.min_period_ns,
            "routed_ideal_clock": ideal.setup.min_period_ns,
            "routed": period,
        },
        "fmax_mhz": round(1000 / period, 2),
        "skew_ns": timed.skew_ns,
        "clock_latency_ns": timed.latencies_ns[0],
        "hold_slack_ns": timed.hold_ns,
        "max_transition_ns": timed.setup.max_transition_ns,
        "energy_pj_per_bit": energy,
        "attempts": [one.to_json() for one in found.attempts],
        "abstracts": gds is None,
        "notes": [*NOTES],
    }


def _write(
    found: LaidOut, target: CellTarget, files: Files, gds: Path | None, timed: LayoutTiming
) -> None:
    """The files of the layout, in the folder of the run."""
    folder = files.folder
    rules = layouts.rules(target)
    numbers = dict(rules.gds_layers)
    shutil.copyfile(found.folder / "layout.def", folder / "layout.def")
    write_files(found.folder / "routed.spef", folder, target, timed)
    draw.lef(found.drawn, found.power, folder / "layout.lef")
    draw.gds(found.drawn, numbers, folder / "layout.gds", gds)
    metals = [one.name for one in found.placement.technology.metals]
    draw.picture(folder / "layout.gds", numbers, metals, folder / "layout.png")
