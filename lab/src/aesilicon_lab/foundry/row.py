# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One row a block and target: `sbox --json`, answered from the store where it can be."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from aesilicon import provenance
from aesilicon.errors import UserError
from aesilicon.files import scratch
from aesilicon.mapping.library import tool_versions
from aesilicon.parallel import failure, together
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target
from aesilicon.targets.wires import loaded as with_wires
from aesilicon.tools import abc, yosys
from aesilicon_lab.foundry import luts
from aesilicon_lab.foundry.block import Block, rtl_hash, sources
from aesilicon_lab.foundry.figures import SYNTHESES, Figures, measure_goals
from aesilicon_lab.foundry.proof import wrong_rtl

_OF_SMALLEST = (
    *("gate_equivalents", "delay_ns", "delay_units", "area_delay", "energy_pj"),
    *("depth", "worst_fanout"),
)
"""What of the smallest figure stands in the row itself."""

_FPGA = "an FPGA has LUTs alone: no gates, delay or energy of a block by itself"
_QUICK = "quick: one recipe of synthesis for each goal, without wires and LUT6"

Told = Callable[[str, str], None]
"""Called with the label of a job and "measuring", "done", "stored", "failed" or "interrupted",
from any thread."""


@dataclass(frozen=True)
class Job:
    """One row to make."""

    block: Block
    target: Target
    quick: bool = False

    @property
    def label(self) -> str:
        """One line that names it."""
        return f"{self.block.label} on {self.target.name}"

    @property
    def command(self) -> str:
        """Makes this row again."""
        quick = " --quick" if self.quick else ""
        return f"aesilicon sbox {self.block.label} --target {self.target.name}{quick}"

    @property
    def key(self) -> str:
        """SHA-256 (hex) of everything the row depends on: RTL, target, tools, options, us."""
        used = str(sorted(_tools(self.target).items()))
        code = provenance.digest_of("aesilicon_lab.foundry.row")
        parts = [self.command, rtl_hash(self.block), self.target.identity, used, code]
        return hashlib.sha256("\0".join([*parts, str(self.block.sbox)]).encode()).hexdigest()


def rows(
    jobs: Sequence[Job],
    store: Store,
    *,
    force: bool = False,
    told: Told = lambda label, state: None,
    workers: int | None = None,
) -> list[dict[str, Any]]:
    """The rows of some jobs in their order, `workers` at a time where the store lacks them.

    A failure is raised when all others are done, so nothing measured is lost; a block that is not
    what `spec` says is no failure, its row says so.
    """
    with scratch() as folder:
        wired = {
            target.name: with_wires(target, folder / str(number))
            for number, target in enumerate(dict.fromkeys(job.target for job in jobs))
            if isinstance(target, CellTarget)
        }

        def one(job: Job) -> dict[str, Any]:
            try:
                return _stored(job, wired.get(job.target.name), store, force, told)
            except Exception:
                told(job.label, failure())
                raise

        return together([partial(one, job) for job in jobs], workers)


def _stored(
    job: Job, wired: CellTarget | None, store: Store, force: bool, told: Told
) -> dict[str, Any]:
    key = job.key
    with store.exclusive(key):
        entry = None if force else store.get(key)
        told(job.label, "measuring" if entry is None else "stored")
        if entry is None:
            row = _row(job, wired, store.new_run_folder(key))
            entry = store.put(key, "sbox", job.block.label, job.target.name, row)
            told(job.label, "done")
    return entry.result


def _row(job: Job, wired: CellTarget | None, work: Path) -> dict[str, Any]:
    """Measures and proves; everything the tools write goes to the folder `work`."""
    began = time.monotonic()
    block, target = job.block, job.target
    wrong = wrong_rtl(block, sources(block, work / "rtl"), work / "rtl")
    found: list[Figures] = []
    notes = [_QUICK] if job.quick else []
    if isinstance(target, CellTarget):
        found, why_not = _figures(job, target, wired, work)
        notes += why_not
        wanted = {size: (family, "") for size, family in luts.FAMILY_OF.items()}
        if job.quick:
            del wanted["lut6"]
    else:
        notes.append(_FPGA)
        wanted = {luts.size_of(target.family): (target.family, target.branch)}
    counted = {
        size: luts.count(block, family, work / family, branch=named)
        for size, (family, named) in wanted.items()
    }
    failures = [] if wrong is None else [wrong]
    failures += [one.notes[0] for one in found if not one.proven]
    failures += [one.wrong for one in counted.values() if one.wrong]
    notes += [one.unseen for one in counted.values() if one.unseen]
    bare = _best([one for one in found if not one.wires], target)
    smallest = bare["smallest"] or {}
    gates = next((one.gates_by_kind for one in found if one.gates_by_kind is not None), None)
    return {
        "name": block.variant,
        "direction": block.direction,
        "factor": block.tbox_factor,
        "target": target.name,
        "library": _library(target),
        "tools": _tools(target),
        "rtl_hash": rtl_hash(block),
        "command": job.command,
        "seconds": round(time.monotonic() - began, 1),
        "paper": block.sbox.paper,
        "patented": block.sbox.patented,
        "clocks": block.clocks,
        "gates": None if gates is None else sum(gates.values()),
        "gates_by_kind": None if gates is None else dict(gates),
        **{key: smallest.get(key) for key in _OF_SMALLEST},
        "luts": {size: counted[size].luts if size in counted else None for size in luts.FAMILY_OF},
        "brams": {
            size: counted[size].brams if size in counted else None for size in luts.FAMILY_OF
        },
        **bare,
        "wires": _best([one for one in found if one.wires], target),
        "figures": [one.to_json() for one in found],
        "constants": _constants(target),
        "proven": not failures,
        "failures": failures,
        "notes": notes,
    }


def _figures(
    job: Job, target: CellTarget, wired: CellTarget | None, work: Path
) -> tuple[list[Figures], list[str]]:
    """Every synthesis, without and with wires, for either goal; and what there is not, and why."""
    found: list[Figures] = []
    why_not: list[str] = []
    for synthesis in SYNTHESES:
        try:
            for loaded in (None,) if job.quick else (None, wired):
                folder = work / f"{synthesis.replace(' ', '-')}{'-wires' if loaded else ''}"
                found += measure_goals(
                    job.block, target, loaded, synthesis, quick=job.quick, work=folder
                )
        except UserError as e:
            if synthesis == "free":
                raise
            why_not.append(f"not mapped as designed: {str(e).partition(': ')[2]}")
    return found, why_not


def _best(found: Sequence[Figures], target: Target) -> dict[str, dict[str, Any] | None]:
    """The smallest and the fastest of some figures, those with a net too slow last."""
    if not isinstance(target, CellTarget) or not found:
        return {"smallest": None, "fastest": None}
    limit = target.library.max_transition_ns

    def order(one: Figures, goal: abc.Goal) -> tuple[float, ...]:
        late = max(0.0, (one.max_transition_ns or 0.0) - limit)
        figures = (one.gate_equivalents, one.delay_ns or one.delay_units or 0.0)
        return (not one.proven, late, *(figures if goal == "area" else reversed(figures)))

    return {
        "smallest": min(found, key=lambda one: order(one, "area")).to_json(),
        "fastest": min(found, key=lambda one: order(one, "speed")).to_json(),
    }


def _library(target: Target) -> dict[str, Any] | None:
    return target.provenance() if isinstance(target, CellTarget) else None


def _constants(target: Target) -> dict[str, str | float] | None:
    """What is assumed around a block of cells; the wires count where `wires` is true."""
    if not isinstance(target, CellTarget):
        return None
    names = ("driving_cell", "input_slew_ns", "output_load_pf", "max_transition_ns")
    return {name: getattr(target.library, name) for name in (*names, "wire_pf_per_fanout")}


def _tools(target: Target) -> dict[str, str]:
    """Nothing is placed and routed here."""
    return tool_versions(target) if isinstance(target, CellTarget) else {"pyosys": yosys.version()}
