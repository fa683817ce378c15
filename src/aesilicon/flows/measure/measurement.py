# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What a measurement says: the fields of `measure --json`."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from aesilicon.architectures import DIRECTIONS


@dataclass(frozen=True)
class PathStage:
    """One stage of the critical path, in signal order."""

    stage: str
    delay: float
    """In ns; in units on the built-in library."""


@dataclass(frozen=True)
class ModuleArea:
    """A module's share of the cells, its registers included."""

    module: str
    """Path in the design, such as `sub_bytes.sbox`; `core` is the core's own logic."""
    gate_equivalents: float


@dataclass(frozen=True)
class CellDelay:
    """One cell of a path."""

    cell: str
    """In the library; the first is the register or, at a port, `in`."""
    module: str
    """As for `ModuleArea`; empty at a port."""
    delay: float
    """In ns."""


@dataclass(frozen=True)
class ModulePath:
    """The slowest path that ends in a register of a module."""

    module: str
    """Path in the design that declares the register, as for `ModuleArea`."""
    delay_ns: float
    """Shortest clock period that this path allows."""
    stages: tuple[PathStage, ...]
    """Its delays add up to that period."""
    cells: tuple[CellDelay, ...] = ()
    """The same, a cell at a time and without the set-up of the last register; not in the JSON."""

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        stages = [{"stage": one.stage, "delay_ns": one.delay} for one in self.stages]
        return {"module": self.module, "delay_ns": self.delay_ns, "stages": stages}


@dataclass(frozen=True)
class Figures:
    """What the tools found; None where a target has no such thing."""

    area_um2: float | None = None
    gate_equivalents: float | None = None
    """Area / smallest 2-input NAND of the library."""
    luts: int | None = None
    ffs: int | None = None
    brams: int | None = None
    cells: Mapping[str, int] = field(default_factory=dict)
    area_split: Mapping[str, float] | None = None
    """Gate equivalents of `registers` and of `logic`."""
    area_by_module: tuple[ModuleArea, ...] = ()
    """Largest first."""
    fmax_mhz: float | None = None
    min_period_units: float | None = None
    """Shortest clock in delays of one NAND2 driving four, on the built-in library only."""
    fmax_method: Literal["sta", "pnr", "logic"] | None = None
    critical_path: tuple[PathStage, ...] = ()
    """Its delays add up to the shortest clock period."""
    paths_by_module: tuple[ModulePath, ...] = ()
    """Slowest first; on standard cells with OpenSTA."""
    loops_by_module: tuple[ModulePath, ...] = ()
    """Those that also begin in a register of the module; not in the JSON."""
    slack_ns: float | None = None
    """At the clock that was asked for."""
    energy: Mapping[str, Mapping[str, Any]] | None = None
    """Direction -> what a block costs, as `energy.Energy.to_json` says it."""
    recipe: str | None = None
    """Of the logic mapper: the best of those in `tried`."""
    tried: tuple[Mapping[str, Any], ...] = ()
    constants: Mapping[str, str | float] | None = None
    """What was assumed around the netlist."""
    estimate: bool = False
    notes: tuple[str, ...] = ()
    """What must be said beside the numbers."""


@dataclass(frozen=True)
class Measurement:
    """A design on a target, with what made it."""

    design: str
    architecture: str
    wrapper: str | None
    target: str
    library: Mapping[str, Any] | None
    tools: Mapping[str, str]
    design_hash: str
    command: str
    seconds: float
    figures: Figures
    key_bits: int | None
    """The smallest key length of the design: cycles and throughput are those of this length."""
    block_bits: int | None
    """The longest block, likewise. Both None for a foreign core without a protocol."""
    latency_cycles: Mapping[str, int | None]
    """Direction -> clocks; None: the design has not that direction."""
    interval_cycles: Mapping[str, int | None]
    key_setup_cycles: int | None
    """Of the direction that takes longer; `clocks` has both. None: not known."""
    clocks: tuple[Mapping[str, int | str], ...]
    """Of every key length, block length and direction; of a wrapper those of its core."""
    goal: str
    clock_ns: float | None
    """That was asked for."""
    seeds: tuple[int, ...] | None
    """Of place and route."""
    verified: bool
    proven: bool
    port_clocks: int | None = None
    """Of a whole transaction through a wrapper's port; None without a wrapper."""

    @property
    def throughput_mbps(self) -> dict[str, float | None]:
        """Direction -> block bits x fmax / interval, in Mb/s."""
        fmax = self.figures.fmax_mhz
        return {
            direction: None
            if fmax is None or interval is None or self.block_bits is None
            else round(self.block_bits * fmax / interval, 1)
            for direction, interval in self.interval_cycles.items()
        }

    @property
    def port_throughput_mbps(self) -> float | None:
        """Block bits x fmax / clocks of a whole transaction, in Mb/s; None without a wrapper."""
        clocks, fmax, bits = self.port_clocks, self.figures.fmax_mhz, self.block_bits
        if clocks is None or fmax is None or bits is None:
            return None
        return round(bits * fmax / clocks, 1)

    def to_json(self) -> dict[str, Any]:
        """The object that `measure --json` prints, as DESIGN.md names its keys, and a few more."""
        figures = self.figures
        energy = None if figures.energy is None else {d: figures.energy.get(d) for d in DIRECTIONS}
        unit = "delay_ns" if figures.min_period_units is None else "delay_units"
        row = vars(self) | vars(figures)
        for name in ("figures", "loops_by_module", "clock_ns", "port_clocks"):
            del row[name]
        row |= {
            "critical_path": [
                {"stage": s.stage, "delay_ns": None, unit: s.delay} for s in figures.critical_path
            ],
            "paths_by_module": [one.to_json() for one in figures.paths_by_module],
            "throughput_mbps": self.throughput_mbps,
            "port_throughput_mbps": self.port_throughput_mbps,
            "slack_ns": None
            if figures.slack_ns is None
            else [{"clock_ns": self.clock_ns, "slack_ns": figures.slack_ns}],
            "energy_pj_per_bit": None
            if energy is None
            else {d: e and e["pj_per_bit"] for d, e in energy.items()},
            "energy": energy,
        }
        plain: dict[str, Any] = json.loads(json.dumps(row, default=asdict))
        return plain
