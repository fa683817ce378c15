# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a design on a target: area, clock, cycles, throughput.

Two measurements of one design agree in every field but `seconds`.
"""

import hashlib
import shlex
import time
from importlib.resources import files
from pathlib import Path

from aesilicon import rtl
from aesilicon.architectures import DIRECTIONS
from aesilicon.design import Design
from aesilicon.errors import UserError, nearest
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.fpga import measure_fpga
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.targets import CellTarget, FpgaTarget, Target, liberty
from aesilicon.tools import abc, nextpnr, opensta, yosys

_SOURCES = {
    "aesilicon.flows.measure": ("cells.py", "fpga.py", "measure.py", "measurement.py", "names.py"),
    "aesilicon.targets": ("liberty.py", "libraries.py", "registry.py"),
    "aesilicon.tools": ("abc.py", "nextpnr.py", "opensta.py", "yosys.py"),
}
"""Our own part in a figure: a change in one of these makes all of them new."""


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
        figures = measure_cells(design, target, sources, strive, work)
        library = {"name": target.library_name, "sha256": liberty.sha256(target.liberty)}
    else:
        figures = measure_fpga(design, target, sources, strive, seed, work)
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
