# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a design on a target: area, clock, cycles, throughput.

Two measurements of one design agree in every field but `seconds`.
"""

import shlex
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from aesilicon.architectures import DIRECTIONS, Timing
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.surroundings import Around, block_clocks
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import EngineDriver
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.flow_hash import flow_hash
from aesilicon.flows.measure.fpga import measure_fpga
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import DEFAULT, Options, has_seeds
from aesilicon.mapping.library import tool_versions
from aesilicon.targets import CellTarget, Target
from aesilicon.tools import nextpnr, yosys


def measure(
    design: Design,
    target: Target,
    options: Options = DEFAULT,
    *,
    work: Path,
    keep: Path | None = None,
    verified: bool = False,
    proven: bool = False,
) -> Measurement:
    """Measures `design` on `target`; the tools write all files to the folder `work`.

    Finished runs of place and route are stored in `keep` and used again. `verified` and `proven`
    are copied to the result. Raises `ToolError` where a tool fails; its log is in `work`.
    """
    began = time.monotonic()
    core, bus = CoreUnderTest.of(design, work / "rtl", adapted=False), design.bus
    if bus is not None:
        core = replace(core, clock=design.clock, driver=EngineDriver(design))
    seeds = tuple(range(1, options.seeds + 1))
    if isinstance(target, CellTarget):
        figures = measure_cells(core, target, options, work)
        library = target.provenance()
    else:
        figures = measure_fpga(core, target, options, work, keep=keep)
        library = None
    around = Around.of(design)
    key_bits, block_bits = min(design.core.key_bits), design.block_bits
    timings: dict[str, Timing] = {
        way: design.timing(key_bits, block_bits, way) for way in design.directions
    }
    least = block_clocks(bus) if bus else 0
    # Engines take turns at a core: their rate depends on the messages, so none is given.
    intervals = {} if bus and bus.streams and design.mode else timings
    return Measurement.of(
        figures,
        design=design.name,
        architecture=design.core.architecture,
        wrapper=design.wrapper.kind if design.wrapper else None,
        **({"mode": design.mode.name} if design.mode else {}),
        **({"around": around} if bus or around.mode else {}),
        target=target.name,
        library=library,
        tools=tools(target),
        design_hash=rtl.design_hash(design),
        flow_hash=flow_hash(target.name, options.goal, for_clock=options.for_clock),
        command=shlex.join(
            ["aesilicon", "measure", *around.words, *place(target), *options.words(target)]
        ),
        seconds=round(time.monotonic() - began, 1),
        key_bits=key_bits,
        block_bits=block_bits,
        latency_cycles=_each({} if bus else {way: t.latency for way, t in timings.items()}),
        interval_cycles=_each({way: max(t.interval, least) for way, t in intervals.items()}),
        key_setup_cycles=None if bus else max(t.key_setup for t in timings.values()),
        clocks=tuple(design.documented()),
        goal=options.goal,
        seeds=seeds if has_seeds(target) else None,
        verified=verified,
        proven=proven,
        port_clocks=design.port_clocks,
    )


def place(target: Target) -> list[str]:
    """Command-line options that name a target; a library of the user is named by its file."""
    if isinstance(target, CellTarget) and target.name.startswith("liberty:"):
        layout = ["--lef", target.lef.name] if target.lef else []
        return ["--liberty", target.source.name, *layout]
    return ["--target", target.name]


def tools(target: Target) -> dict[str, str]:
    """Tool -> installed version, for the tools that a measurement on `target` uses."""
    if isinstance(target, CellTarget):
        return tool_versions(target)
    used = {"pyosys": yosys.version()}
    if package := target.traits.package:
        used[package] = nextpnr.version(package)
    return used


def _each(clocks: Mapping[str, int]) -> dict[str, int | None]:
    return {direction: clocks.get(direction) for direction in DIRECTIONS}
