# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One row a block and target: `sbox --json`, answered from the store where it can be."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from aesilicon import provenance
from aesilicon.errors import UserError
from aesilicon.files import scratch
from aesilicon.flows.measure.measurement import Constants, Library
from aesilicon.mapping.library import tool_versions
from aesilicon.parallel import failure, together
from aesilicon.store import Store
from aesilicon.targets import CellTarget, Target
from aesilicon.targets.wires import loaded as with_wires
from aesilicon.tools import abc, yosys
from aesilicon_lab.foundry import luts
from aesilicon_lab.foundry.block import Block, rtl_hash, sources
from aesilicon_lab.foundry.figures import measure_goals
from aesilicon_lab.foundry.proof import wrong_rtl
from aesilicon_lab.foundry.results import SYNTHESES, BlockFigures, Extremes, SboxRow

_OF_SMALLEST = (
    *("gate_equivalents", "delay_ns", "delay_units", "area_delay", "energy_pj"),
    *("depth", "worst_fanout"),
)
"""What of the smallest figures stands in the row itself."""

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
) -> list[SboxRow]:
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

        def one(job: Job) -> SboxRow:
            try:
                return _stored(job, wired.get(job.target.name), store, force, told)
            except Exception:
                told(job.label, failure())
                raise

        return together([partial(one, job) for job in jobs], workers)


def _stored(job: Job, wired: CellTarget | None, store: Store, force: bool, told: Told) -> SboxRow:
    key = job.key
    with store.exclusive(key):
        entry = None if force else store.get(key)
        told(job.label, "measuring" if entry is None else "stored")
        if entry is None:
            row = _row(job, wired, store.new_run_folder(key))
            entry = store.put(key, "sbox", job.block.label, job.target.name, row.to_json())
            told(job.label, "done")
    return SboxRow.model_validate(entry.result)


def _row(job: Job, wired: CellTarget | None, work: Path) -> SboxRow:
    """Measures and proves; everything the tools write goes to the folder `work`."""
    began = time.monotonic()
    block, target = job.block, job.target
    wrong = wrong_rtl(block, sources(block, work / "rtl"), work / "rtl")
    figures: list[BlockFigures] = []
    notes = [_QUICK] if job.quick else []
    if isinstance(target, CellTarget):
        figures, why_not = _figures(job, target, wired, work)
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
    failures += [one.notes[0] for one in figures if not one.proven]
    failures += [one.wrong for one in counted.values() if one.wrong]
    notes += [one.unseen for one in counted.values() if one.unseen]
    bare = _best([one for one in figures if not one.wires], target)
    gates = next((one.gates_by_kind for one in figures if one.gates_by_kind is not None), None)
    return SboxRow(
        name=block.variant,
        direction=block.direction,
        factor=block.tbox_factor,
        target=target.name,
        library=_library(target),
        tools=_tools(target),
        rtl_hash=rtl_hash(block),
        command=job.command,
        seconds=round(time.monotonic() - began, 1),
        paper=block.sbox.paper,
        patented=block.sbox.patented,
        clocks=block.clocks,
        gates=None if gates is None else sum(gates.values()),
        gates_by_kind=gates,
        **{name: getattr(bare.smallest, name, None) for name in _OF_SMALLEST},
        luts={size: counted[size].luts if size in counted else None for size in luts.FAMILY_OF},
        brams={size: counted[size].brams if size in counted else None for size in luts.FAMILY_OF},
        smallest=bare.smallest,
        fastest=bare.fastest,
        wires=_best([one for one in figures if one.wires], target),
        figures=tuple(figures),
        constants=_constants(target),
        proven=not failures,
        failures=tuple(failures),
        notes=tuple(notes),
    )


def _figures(
    job: Job, target: CellTarget, wired: CellTarget | None, work: Path
) -> tuple[list[BlockFigures], list[str]]:
    """Every synthesis, without and with wires, for either goal; and what there is not, and why."""
    figures: list[BlockFigures] = []
    why_not: list[str] = []
    for synthesis in SYNTHESES:
        try:
            for loaded in (None,) if job.quick else (None, wired):
                folder = work / f"{synthesis.replace(' ', '-')}{'-wires' if loaded else ''}"
                figures += measure_goals(
                    job.block, target, loaded, synthesis, quick=job.quick, work=folder
                )
        except UserError as e:
            if synthesis == "free":
                raise
            why_not.append(f"not mapped as designed: {str(e).partition(': ')[2]}")
    return figures, why_not


def _best(figures: Sequence[BlockFigures], target: Target) -> Extremes:
    """The smallest and the fastest of some figures, those with a net too slow last."""
    if not isinstance(target, CellTarget) or not figures:
        return Extremes(smallest=None, fastest=None)
    limit = target.library.max_transition_ns

    def order(one: BlockFigures, goal: abc.Goal) -> tuple[float, ...]:
        late = max(0.0, (one.max_transition_ns or 0.0) - limit)
        sizes = (one.gate_equivalents, one.delay)
        return (not one.proven, late, *(sizes if goal == "area" else reversed(sizes)))

    return Extremes(
        smallest=min(figures, key=lambda one: order(one, "area")),
        fastest=min(figures, key=lambda one: order(one, "speed")),
    )


def _library(target: Target) -> Library | None:
    if not isinstance(target, CellTarget):
        return None
    return Library.model_validate(target.provenance())


def _constants(target: Target) -> Constants | None:
    """What is assumed around a block of cells; the wires count where `wires` is true."""
    if not isinstance(target, CellTarget):
        return None
    return Constants(**{name: getattr(target.library, name) for name in Constants.model_fields})


def _tools(target: Target) -> dict[str, str]:
    """Nothing is placed and routed here."""
    return tool_versions(target) if isinstance(target, CellTarget) else {"pyosys": yosys.version()}
