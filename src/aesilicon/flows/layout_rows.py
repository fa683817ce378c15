# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Rows of layouts and of placements: a measured design's netlist laid out, or only placed.

What `measure` finds is taken from the store or made; so is a layout. Two layouts of one design
agree in every field but `seconds`.
"""

import hashlib
import shlex
import shutil
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from aesilicon import provenance
from aesilicon.design import Design, catalogue
from aesilicon.flows import sweep, wired_energy
from aesilicon.flows.layout import draw, geometry, layout, placement, verilog, wires
from aesilicon.flows.layout.layout import LaidOut
from aesilicon.flows.layout.physical import Physical
from aesilicon.flows.measure.measure import place as target_words
from aesilicon.flows.sweep import Job
from aesilicon.mapping import verilog as mapped_verilog
from aesilicon.mapping.library import gate_equivalents, total_area
from aesilicon.store import Store
from aesilicon.targets import CellTarget, layouts
from aesilicon.tools import coloquinte, layout_timing, opensta, qrouter

KIND = "layout"
CLOCK = "clk_i"
SEEDS = (1, 2, 3)
"""Of placements; the median clock counts."""

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

    def names(self) -> dict[str, str]:
        """File in the store -> name that a user gets."""
        ends = ("def", "lef", "spef", "gds", "v", "sdc", "png")
        return {f"layout.{end}": f"{self.top}.{end}" for end in ends}

    def copy(self, output: Path) -> list[str]:
        """Copies all of them; returns their names."""
        output.mkdir(parents=True, exist_ok=True)
        for name, given in self.names().items():
            shutil.copyfile(self.folder / name, output / given)
        return [*self.names().values()]


def laid_out(
    job: Job,
    store: Store,
    *,
    gds: Path | None = None,
    force: bool = False,
    told: Told = lambda now: None,
) -> tuple[dict[str, Any], Files]:
    """The row of a layout, and its files; made if need be, from where an earlier run stopped.

    `gds` has the cells' own geometry. Raises as `layout.lay_out` does.
    """
    key = _key(job, "layout", gds)
    design, target = job.design, job.target
    assert isinstance(target, CellTarget)
    files = Files(store.run_folder(key), design.top)
    with store.exclusive(key):
        entry = None if force else store.get(key)
        whole = all((files.folder / name).is_file() for name in files.names())
        if entry is None or not whole:
            if force:
                shutil.rmtree(files.folder, ignore_errors=True)
            files.folder.mkdir(parents=True, exist_ok=True)
            began = monotonic()
            told("mapping the design")
            mapped, measured = _mapped(job, store)
            found = layout.lay_out(
                mapped, target, clock=CLOCK, work=files.folder / "work", told=told
            )
            row = _row(job, measured, mapped, found, files, gds, told)
            row["seconds"] = round(monotonic() - began, 1)
            entry = store.put(key, KIND, design.name, job.place, row)
    return entry.result, files


def placed(
    job: Job, store: Store, *, force: bool = False, told: Told = lambda now: None
) -> dict[str, Any]:
    """The figures of a design placed on a library, made if need be: `placed` of a measured row.

    Raises as `layouts.rules` and `coloquinte.place` do.
    """
    key = _key(job, "placed", None)
    with store.exclusive(key):
        entry = None if force else store.get(key)
        if entry is None:
            work = store.new_run_folder(key)
            mapped, _ = _mapped(job, store)
            figures = _placed(job, mapped, work, told)
            entry = store.put(key, "placed", job.design.name, job.place, figures)
    return entry.result


def _key(job: Job, what: str, gds: Path | None) -> str:
    """SHA-256 (hex) of everything that a layout or placement depends on."""
    target = job.target
    assert isinstance(target, CellTarget)
    lef = target.provenance()["lef_sha256"]
    cells = hashlib.sha256(gds.read_bytes()).hexdigest() if gds else ""
    ours = provenance.digest_of(__name__)
    parts = (what, job.key, str(lef), cells, ours, str(sorted(tools().items())))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def tools() -> dict[str, str]:
    """Name -> version of the tools of a layout."""
    versions = {
        "coloquinte": coloquinte.version(),
        "klayout": geometry.version(),
        "qrouter": qrouter.version(),
        "opensta": opensta.version(),
    }
    return {name: version for name, version in versions.items() if version}


def _mapped(job: Job, store: Store) -> tuple[Path, dict[str, Any]]:
    """The netlist that was measured, and its row."""
    row = sweep.measured([job], store)[0]
    netlist = store.run_folder(job.key) / "netlist.v"
    if not netlist.is_file():  # its folder was deleted
        row = sweep.measured([job], store, force=True)[0]
    return netlist, row


def _placed(job: Job, mapped: Path, work: Path, told: Told) -> dict[str, Any]:
    target = job.target
    assert isinstance(target, CellTarget)
    rules = layouts.rules(target)
    technology = layouts.technology(target, rules)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    model = layouts.wire_model(technology, rules)
    runs = []
    for seed in SEEDS:
        told(f"placing with seed {seed}")
        folder = work / f"seed{seed}"
        made = placement.place(netlist, technology, rules, CLOCK, folder, seed=seed)
        guessed = wires.estimated(made, model)
        wires.write_spef(netlist.top, guessed, netlist.outputs, folder / "placed.spef")
        verilog.write(made.netlist, folder / "netlist.v")
        found = layout_timing.analyze(
            *(folder / "netlist.v", netlist.top, target.liberty, target.library),
            folder / "placed.spef",
            clock=CLOCK,
            clock_tree=True,
            work=folder / "timing",
        )
        runs.append((found.setup.min_period_ns, seed, made, guessed, found))
    period, seed, made, guessed, found = sorted(runs, key=lambda run: run[:2])[len(runs) // 2]
    assert period == statistics.median(run[0] for run in runs)
    return {
        "period_ns": period,
        "fmax_mhz": round(1000 / period, 2),
        "periods_ns": [run[0] for run in runs],
        "seeds": [*SEEDS],
        "seed": seed,
        "wire_mm": round(sum(one.length_um for one in guessed.values()) / 1000, 2),
        "wire_model": model.to_json(),
        "die_um2": round(made.floor.die_um2, 1),
        "utilisation": placement.UTILISATION,
        "clock_buffers": len(made.netlist.cells) - len(netlist.cells),
        "skew_ns": found.skew_ns,
        "hold_slack_ns": found.hold_ns,
        "max_transition_ns": found.setup.max_transition_ns,
        "energy_pj_per_bit": _energy(job.design, target, mapped, made.netlist, guessed, period),
        "tools": {name: v for name, v in tools().items() if name in ("coloquinte", "opensta")},
    }


def _energy(
    design: Design,
    target: CellTarget,
    mapped: Path,
    netlist: Physical,
    found: Mapping[str, wires.Wire],
    period_ns: float,
) -> dict[str, float] | None:
    if design.wrapping is not None:
        return None  # what it is measured with goes through the ports of a core
    found_pj = wired_energy.pj_per_bit(
        *(mapped, design, target, layouts.rules(target), netlist, found),
        clock=CLOCK,
        period_ns=period_ns,
    )
    return {str(way): pj for way, pj in found_pj.items()}


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
    unwired = round(1000 / measured["fmax_mhz"], 4)
    before = len(mapped_verilog.read(mapped).instances)
    netlist, floor = found.placement.netlist, found.placement.floor
    kinds = [*netlist.cells.values()]
    area = total_area(target, {kind: kinds.count(kind) for kind in {*kinds}})
    core = floor.core
    told("energy")
    energy = _energy(design, target, mapped, netlist, found.routed, period)
    told("drawing")
    rules = layouts.rules(target)
    _write(found, target, files, gds, period, sum(timed.latencies_ns) / 2)
    last = found.attempts[-1]
    argument = design.name if design.name in catalogue() else f"{design.name}.toml"
    words = [*target_words(target), *job.options.words(target)]
    return {
        "design": design.name,
        "target": target.name,
        "design_hash": measured["design_hash"],
        "library": target.provenance(),
        "tools": dict(measured["tools"]) | tools(),
        "command": shlex.join(["aesilicon", "layout", argument, *words, "-o", "DIR"]),
        "recipe": measured["recipe"],
        "die_um": [floor.die.x2 / 1000, floor.die.y2 / 1000],
        "die_um2": round(floor.die_um2, 1),
        "core_um2": round((core.x2 - core.x1) * (core.y2 - core.y1) / 1e6, 1),
        "cells": len(netlist.cells),
        "cells_um2": round(area, 1),
        "gate_equivalents": gate_equivalents(target, area),
        "gate_equivalents_unplaced": measured["gate_equivalents"],
        "utilisation": last.utilisation,
        "seed": last.seed,
        "clock_buffers": len(netlist.cells) - before,
        "nets": len(netlist.nets),
        "wire_mm": round(sum(one.length_um for one in found.routed.values()) / 1000, 2),
        "wire_mm_placed": round(sum(one.length_um for one in found.estimated.values()) / 1000, 2),
        "wire_pf": round(sum(one.total_pf for one in found.routed.values()), 3),
        "wire_model": found.model.to_json(),
        "period_ns": {
            "no_wires": unwired,
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
        "energy_pj_per_bit_no_wires": measured["energy_pj_per_bit"],
        "attempts": [one.to_json() for one in found.attempts],
        "abstracts": gds is None,
        "constants": dict(measured["constants"] or {}),
        "notes": [*NOTES],
        "rules": {
            "clock_buffer": rules.clock_buffer,
            "leaf_sinks": rules.leaf_sinks,
            "stem_sinks": rules.stem_sinks,
        },
    }


def _write(
    found: LaidOut,
    target: CellTarget,
    files: Files,
    gds: Path | None,
    period_ns: float,
    latency_ns: float,
) -> None:
    """The files of the layout, in the folder of the run."""
    folder = files.folder
    rules = layouts.rules(target)
    numbers = dict(rules.gds_layers)
    shutil.copyfile(found.folder / "layout.def", folder / "layout.def")
    shutil.copyfile(found.folder / "routed.spef", folder / "layout.spef")
    shutil.copyfile(found.folder / "netlist.v", folder / "layout.v")
    sdc = layout_timing.constraints(CLOCK, target.library, period_ns, latency_ns)
    (folder / "layout.sdc").write_text(sdc, encoding="utf-8")
    draw.lef(found.drawn, found.power, folder / "layout.lef")
    draw.gds(found.drawn, numbers, folder / "layout.gds", gds)
    metals = [one.name for one in found.placement.technology.metals]
    draw.picture(folder / "layout.gds", numbers, metals, folder / "layout.png")
