# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a paper's designs, or on standard cells the modules of a design that a row names."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, TypeVar

from pydantic import ValidationError

from aesilicon.architectures import WIDE, Direction
from aesilicon.architectures.clocks import Timing
from aesilicon.design import design as designs
from aesilicon.design.design import Design
from aesilicon.errors import UserError
from aesilicon.flows import measure
from aesilicon.flows.measure import run_folder
from aesilicon.flows.measure.measurement import ModulePath, PathStage
from aesilicon.flows.measure.options import Options
from aesilicon.flows.measure.steps import OnTarget
from aesilicon.step import Step, Tell, Work
from aesilicon.targets import CellTarget, FpgaTarget, Target, plain_cells
from aesilicon_lab.papers import counted, stages
from aesilicon_lab.papers.measures import Measure, Variant
from aesilicon_lab.papers.paper import Paper
from aesilicon_lab.papers.paper_results import DesignFigures
from aesilicon_lab.papers.printed_table import Column
from aesilicon_lab.papers.stages import ModuleStages
from aesilicon_lab.processor import port_energy

_SHOWN = 5
"""Largest number of modules or stages that a reason lists."""


def build(paper: Paper, name: str) -> Design:
    """One of a paper's designs; raises `UserError` if its changes are illegal."""
    return varied(paper, name, paper.designs[name])


def varied(paper: Paper, name: str, variant: Variant) -> Design:
    """A design of the catalogue with a paper's changes and name; raises the error of `build`."""
    what = f"design '{name}' of paper '{paper.key}'"
    return changed(designs.load(variant.of), variant.core, what, name=name, paper=paper.key)


def changed(of: Design, core: Mapping[str, Any], what: str, **others: str) -> Design:
    """A design with the keys `core` of `[core]` and the top-level keys `others` changed.

    Raises `UserError` with the subject `what` if the changes are illegal.
    """
    data = of.model_dump(exclude_none=True) | others | {"core": {**of.core.table(), **core}}
    try:
        return Design.model_validate(data)
    except ValidationError as e:
        reason = e.errors()[0]["msg"].removeprefix("Value error, ")
        raise UserError(f"{what} cannot be built: {reason}") from e


@dataclass(frozen=True)
class ReproduceDesign(OnTarget, Step[DesignFigures]):
    """One measurement of a design, shared by the rows about its parts."""

    paper: str
    name: str
    options: Options
    target: Target
    design: Design = field(compare=False)
    """The design that `paper` and `name` determine."""

    kind = "reproduce"
    result = DesignFigures
    code = ("aesilicon.flows.measure.measure", "aesilicon_lab.papers.stages")

    @property
    def subject(self) -> str:
        """Name of the design in the paper's file."""
        return self.name

    def run(self, work: Work, tell: Tell) -> DesignFigures:
        """Measures the design; its netlist is proven equal to the RTL."""
        measured = measure.measure(self.design, self.target, self.options, work=work.folder)
        if not isinstance(self.target, CellTarget):
            return DesignFigures.on_fpga(measured)
        single = {
            gate.name for gate in plain_cells.gates(self.target.liberty) if len(gate.inputs) == 1
        }
        figures = DesignFigures.on_cells(
            measured, stages.by_module(measured.loops_by_module, single)
        )
        return figures if self.design.wrapping is None else self._with_port_energy(figures, work)

    def _with_port_energy(self, figures: DesignFigures, work: Work) -> DesignFigures:
        """The figures with the energy of a block that goes through the channels of a processor."""
        assert isinstance(self.target, CellTarget)
        assert figures.fmax_mhz is not None
        wire_pf = self.target.library.wire_pf_per_fanout if self.options.wires else 0.0
        energies = {
            way: port_energy.energy(
                *(self.design, run_folder.netlist(work.folder), self.target, way),
                period_ns=self.options.clock_ns or 1000 / figures.fmax_mhz,
                wire_pf=wire_pf,
            ).pj_per_bit
            for way in self.design.core.directions
        }
        return figures.model_copy(update={"energy_pj_per_bit": energies})


def value(
    what: Measure, column: Column, step: ReproduceDesign, figures: DesignFigures
) -> float | None:
    """A figure in the unit of its metric; None if the target does not have it."""
    fmax = _fmax(what, figures)
    area = figures.area_um2
    block, key = column.size

    def timing() -> Timing:  # called only by metrics that depend on a size of the design
        return step.design.timing(key, block, what.direction)

    match column.metric:
        case "gate_equivalents":
            return _gates(what, figures)
        case "share_percent":
            return 100 * _gates(what, figures) / _all_gates(figures)
        case "area_mm2":
            return area and area / 1e6 * _gates(what, figures) / _all_gates(figures)
        case "key_setup_clocks":
            return timing().key_setup
        case "key_wait_clocks":
            return key_wait(step.design, timing())
        case "latency_clocks":
            return timing().latency
        case "first_result_clocks":
            wait = key_wait(step.design, timing())
            return None if wait is None else wait + timing().latency
        case "interval_clocks":
            walk = (key_wait(step.design, timing()) or 0) if what.walks else 0
            return timing().interval + walk
        case "lookups":
            return counted.lookups(step.design, column.paths)
        case "luts":
            return figures.luts
        case "ffs":
            return figures.ffs
        case "slices":
            if not isinstance(step.target, FpgaTarget):
                return None
            assert figures.luts is not None and figures.ffs is not None
            return step.target.traits.slices(figures.luts, figures.ffs)
        case "brams":
            return figures.brams
        case "period_ns":
            path = _path(what, figures)
            return sum(stage.delay_ns or 0.0 for stage in path) if path else None
        case "clock_mhz":
            return fmax
        case "energy_mj":  # energy of 1 MByte (8e6 bits) in the direction of the row
            a_bit = _energies(figures).get(what.direction or step.design.core.directions[0])
            return a_bit and 8e-3 * a_bit
        case "power_w":  # assumes that energy per bit does not depend on the clock (leakage does)
            a_bit = _energies(figures).get(what.direction or step.design.core.directions[0])
            assert column.mhz is not None
            return a_bit and 1e-6 * a_bit * block * column.mhz / (
                step.design.port_clocks or timing().interval
            )
        case "stage_ps":
            slowest = _slowest(what, figures.stages_by_module)
            assert what.stage is not None
            return None if slowest is None else 1000 * slowest.stages[what.stage]
        case "throughput_mbps":
            clock = fmax if what.clock_ns is None else _met(what.clock_ns, fmax)
            return clock and block * clock / timing().interval
        case "port_mbps":
            clocks = step.design.port_clocks
            return fmax and clocks and step.design.block_bits * fmax / clocks
    raise AssertionError(column.metric)


def key_wait(one: Design, timing: Timing) -> int | None:
    """Clocks between the last beat of a key and the first beat of a block, at the core's own ports.

    The port adapter holds a key two clocks before the core takes its first beat. None for a core
    with 8-bit ports, whose beats are not consecutive.
    """
    bits = one.core.port_bits
    if bits == WIDE:
        return timing.key_setup - 1
    return None if bits < 16 else timing.key_setup - 2 - one.core.key_bits[0] // bits


def _fmax(what: Measure, figures: DesignFigures) -> float | None:
    """Fastest clock in MHz; for a part of a design by the slowest path into its registers."""
    if what.modules is None or figures.fmax_mhz is None:
        return figures.fmax_mhz
    slowest = _slowest(what, figures.paths_by_module)
    return None if slowest is None else 1000 / slowest.delay_ns


def _energies(figures: DesignFigures) -> dict[Direction, float]:
    """Direction -> energy in pJ per bit; empty if the target has no energy."""
    energies = figures.energy_pj_per_bit or {}
    return {way: a_bit for way, a_bit in energies.items() if a_bit is not None}


def _scaled(column: Column, figures: DesignFigures) -> str:
    """Text saying that a power is for a clock that the core does not reach; else empty."""
    fmax = figures.fmax_mhz
    if fmax is None or column.mhz is None or fmax >= column.mhz:
        return ""
    return (
        f" at the core's own {fmax:,.0f} MHz, scaled to {column.mhz:g} MHz, which it does not reach"
    )


def _met(clock_ns: float, fmax: float | None) -> float | None:
    """The requested clock in MHz; None if it is not met."""
    return 1000 / clock_ns if fmax and fmax * clock_ns >= 1000 else None


def evidence(what: Measure, column: Column, figures: DesignFigures) -> str:
    """Text on the parts of a circuit that explain its clock or size."""
    match column.metric:
        case "gate_equivalents" | "share_percent":
            return _made_of(what, figures)
        case "energy_mj":
            return " / ".join(f"{a_bit:.3g} pJ a bit" for a_bit in _energies(figures).values())
        case "area_mm2":
            return f"{_gates(what, figures):,.0f} GE"
        case "stage_ps":
            slowest = _slowest(what, figures.stages_by_module)
            parts = slowest.stages if slowest else {}
            parts_text = ", ".join(
                f"{1000 * delay:,.0f} ps {name}" for name, delay in parts.items()
            )
            return f"a path of {parts_text}"
        case "power_w":
            parts_text = " / ".join(
                f"{a_bit:.3g} pJ a bit" for a_bit in _energies(figures).values()
            )
            return parts_text + _scaled(column, figures)
        case "period_ns" | "clock_mhz" | "throughput_mbps" if (
            what.modules is not None or column.metric == "period_ns"
        ):
            path = _path(what, figures) or ()
            parts_text = ", ".join(f"{stage.delay_ns:.2f} ns {stage.stage}" for stage in path)
            return f"the slowest path {parts_text}"
        case (
            "key_setup_clocks"
            | "key_wait_clocks"
            | "latency_clocks"
            | "first_result_clocks"
            | "interval_clocks"
        ):
            return "its documented clocks"
        case "lookups":
            return "the S-boxes of its RTL"
        case "luts" | "ffs" | "slices" | "brams":
            luts = figures.luts
            return f"{luts:,} LUTs and {figures.ffs:,} flip-flops" if luts else "no LUTs"
    return f"a clock of {figures.fmax_mhz} MHz"


def _chosen(what: Measure, module: str) -> bool:
    patterns = ["*"] if what.modules is None else what.modules
    return any(fnmatchcase(module, pattern) for pattern in patterns) and not any(
        fnmatchcase(module, one) for one in what.without
    )


def _modules(what: Measure, figures: DesignFigures) -> list[tuple[str, float]]:
    """(Name, gate equivalents) of the modules of a row, largest first."""
    modules = [
        (part.module, part.gate_equivalents)
        for part in figures.area_by_module
        if _chosen(what, part.module)
    ]
    if what.registers:
        assert figures.area_split is not None
        modules.append(("registers", figures.area_split.registers))
    return sorted(modules, key=lambda module: -module[1])


def _all_gates(figures: DesignFigures) -> float:
    assert figures.gate_equivalents is not None
    return figures.gate_equivalents


def _gates(what: Measure, figures: DesignFigures) -> float:
    """Gate equivalents of the design or part that a row measures."""
    if what.modules is None:
        return _all_gates(figures)
    return sum(gates for _, gates in _modules(what, figures))


def _made_of(what: Measure, figures: DesignFigures) -> str:
    modules = _modules(what, figures)
    text = ", ".join(f"{gates:,.0f} GE {name}" for name, gates in modules[:_SHOWN])
    rest = sum(gates for _, gates in modules[_SHOWN:])
    text += f" and {rest:,.0f} GE in other modules" if rest else ""
    return text or "no such module"


def _path(what: Measure, figures: DesignFigures) -> Sequence[PathStage] | None:
    """The stages of the slowest path; for a part, of the slowest path into its registers."""
    if figures.fmax_mhz is None:
        return None
    if what.modules is None:
        return figures.critical_path
    slowest = _slowest(what, figures.paths_by_module)
    return None if slowest is None else slowest.stages


P = TypeVar("P", ModulePath, ModuleStages)


def _slowest(what: Measure, paths: Iterable[P]) -> P | None:
    """The slowest path into the registers of a part."""
    chosen = (path for path in paths if _chosen(what, path.module))
    return max(chosen, key=lambda path: path.delay_ns, default=None)
