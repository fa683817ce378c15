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
from aesilicon.design import Design, catalogue
from aesilicon.flows.measure.cells import measure_cells
from aesilicon.flows.measure.fpga import measure_fpga
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.options import DEFAULT, Options, has_seeds
from aesilicon.flows.processor import clocks
from aesilicon.targets import CellTarget, FpgaTarget, Target, liberty
from aesilicon.tools import nextpnr, opensta, yosys

_SOURCES = {
    "aesilicon.flows.measure": (".py",),
    "aesilicon.targets": (".py",),
    "aesilicon.tools": ("abc.py", "nextpnr.py", "opensta.py", "yosys.py", "yosys_cells.py"),
    "aesilicon.flows": ("scoreboard.py",),
    "aesilicon.flows.prove": (
        "blif.py",
        "elaborate.py",
        "lanes.py",
        "mapped.py",
        "netlist.py",
        "pairing.py",
    ),
}
"""Our own part in a figure: a change in one of these makes all of them new."""


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
    """Measures `design` on `target`; everything the tools write goes to the folder `work`.

    Finished runs of place and route are kept in `keep` and not made again. `verified` and `proven`
    are reported as given. Raises `ToolError` where a tool fails, with the log it left in `work`.
    """
    began = time.monotonic()
    sources = rtl.write_sources(design, work / "rtl")
    seeds = tuple(range(1, options.seeds + 1))
    if isinstance(target, CellTarget):
        figures = measure_cells(design, target, sources, options, work)
        library = {"name": target.library_name, "sha256": liberty.sha256(target.liberty)}
    else:
        figures = measure_fpga(design, target, sources, options.goal, seeds, work, keep=keep)
        library = None
    argument = design.name if design.name in catalogue() else f"{design.name}.toml"
    key_bits, block_bits = min(design.core.key_bits), design.block_bits
    timing = design.timing(key_bits, block_bits)
    return Measurement(
        design=design.name,
        target=target.name,
        library=library,
        tools=tools(target),
        design_hash=rtl.design_hash(design),
        command=shlex.join(
            ["aesilicon", "measure", argument, *_place(target), *options.words(target)]
        ),
        seconds=round(time.monotonic() - began, 1),
        figures=figures,
        key_bits=key_bits,
        block_bits=block_bits,
        latency_cycles=_each(design, timing.latency),
        interval_cycles=_each(design, timing.interval),
        key_setup_cycles=timing.key_setup,
        goal=options.goal,
        clock_ns=options.clock_ns if isinstance(target, CellTarget) else None,
        seeds=seeds if has_seeds(target) else None,
        verified=verified,
        proven=proven,
        port_clocks=_port_clocks(design),
    )


def _place(target: Target) -> list[str]:
    """How the command line names a target; a library of the user's own by its file."""
    if isinstance(target, CellTarget) and target.name.startswith("liberty:"):
        return ["--liberty", target.liberty.name]
    return ["--target", target.name]


def cache_key(design: Design, target: Target, options: Options = DEFAULT) -> str:
    """SHA-256 (hex) of everything a measurement depends on: RTL, target, tools, options, us."""
    digest = hashlib.sha256()
    parts = [
        *("measure", design.name, rtl.design_hash(design), target.name, target.identity),
        *(*options.words(target), str(sorted(tools(target).items()))),
        str([design.timing(min(design.core.key_bits), design.block_bits), design.core]),
        str(_port_clocks(design)),
    ]
    for part in parts:
        digest.update(part.encode() + b"\0")
    for package, names in _SOURCES.items():
        sources = [file for file in files(package).iterdir() if file.name.endswith(names)]
        for source in sorted(sources, key=lambda file: file.name):
            digest.update(source.read_bytes())
    return digest.hexdigest()


def tools(target: Target) -> dict[str, str]:
    """Name -> version of the tools that a measurement on `target` uses here."""
    used = {"pyosys": yosys.version()}
    if isinstance(target, CellTarget) and not target.built_in and (sta := opensta.version()):
        used["opensta"] = sta
    if isinstance(target, FpgaTarget) and (package := target.traits.package):
        used[package] = nextpnr.version(package)
    return used


def _port_clocks(design: Design) -> int | None:
    return None if design.wrapper is None else clocks.port(design)


def _each(design: Design, clocks: int) -> dict[str, int | None]:
    return {d: clocks if d in design.core.directions else None for d in DIRECTIONS}
