# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Figures of a placed netlist, whether it is routed or not."""

import shlex
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from aesilicon.architectures import Direction
from aesilicon.design.design import Design, catalogue
from aesilicon.flows.measure.measure import place as target_words
from aesilicon.flows.measure.measurement import Library, Measurement
from aesilicon.flows.measure.steps import MeasureDesign
from aesilicon.mapping.library import gate_equivalents, total_area
from aesilicon.targets import CellTarget
from aesilicon.tools import opensta
from aesilicon_lab.layout import clock_tree, geometry, layout_rules, wired_energy, wires
from aesilicon_lab.layout.layout_results import ClockTree, LaidNetlist
from aesilicon_lab.layout.physical import Physical
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.tools import coloquinte, layout_timing, qrouter
from aesilicon_lab.tools.layout_timing import LayoutTiming

CLOCK = "clk_i"


def tools() -> dict[str, str]:
    """Tool -> version, for the tools that make a layout."""
    versions = {
        "coloquinte": coloquinte.version(),
        "klayout": geometry.version(),
        "qrouter": qrouter.version(),
        "opensta": opensta.version(),
    }
    return {name: version for name, version in versions.items() if version}


def energy_of(
    design: Design,
    target: CellTarget,
    mapped: Path,
    netlist: Physical,
    wire_of: Mapping[str, wires.Wire],
    period_ns: float,
) -> dict[Direction, float] | None:
    """Direction -> energy in pJ per bit with these wires; None without the ports of a core."""
    if design.wrapping is not None or design.mode is not None:
        return None  # the energy driver needs the ports of a core
    return wired_energy.pj_per_bit(
        *(mapped, design, target, layout_rules.rules(target), netlist, wire_of),
        clock=CLOCK,
        period_ns=period_ns,
    )


def length_mm(nets: Iterable[wires.Wire]) -> float:
    """The length of all wires together."""
    return round(sum(wire.length_um for wire in nets) / 1000, 2)


def write_files(spef: Path, folder: Path, target: CellTarget, timed: LayoutTiming) -> None:
    """Writes the SPEF file, its netlist and the surroundings as SDC into `folder`."""
    shutil.copyfile(spef, folder / "layout.spef")
    shutil.copyfile(spef.with_name("netlist.v"), folder / "layout.v")
    period_ns, latency_ns = timed.setup.min_period_ns, sum(timed.latencies_ns) / 2
    sdc = layout_timing.constraints(CLOCK, target.library, period_ns, latency_ns)
    (folder / "layout.sdc").write_text(sdc, encoding="utf-8")


def laid_netlist(step: MeasureDesign, measured: Measurement, placement: Placement) -> LaidNetlist:
    """The fields of a row on the netlist and the die."""
    design, target = step.design, step.target
    assert isinstance(target, CellTarget)
    assert measured.recipe is not None and measured.gate_equivalents is not None
    assert measured.constants is not None
    netlist, floor = placement.netlist, placement.floor
    area = total_area(target, Counter(netlist.cells.values()))
    core = floor.core
    argument = design.name if design.name in catalogue() else f"{design.name}.toml"
    words = [*target_words(target), *step.options.words(target)]
    rules = layout_rules.rules(target)
    return LaidNetlist(
        design=design.name,
        target=target.name,
        design_hash=measured.design_hash,
        library=Library.model_validate(target.provenance()),
        tools={**measured.tools, **tools()},
        command=shlex.join(["aesilicon", "layout", argument, *words, "-o", "DIR"]),
        recipe=measured.recipe,
        die_um=(floor.die.x2 / 1000, floor.die.y2 / 1000),
        die_um2=round(floor.die_um2, 1),
        core_um2=round((core.x2 - core.x1) * (core.y2 - core.y1) / 1e6, 1),
        cells=len(netlist.cells),
        cells_um2=round(area, 1),
        gate_equivalents=gate_equivalents(target, area),
        gate_equivalents_unplaced=measured.gate_equivalents,
        clock_buffers=len(clock_tree.buffers(netlist)),
        nets=len(netlist.nets),
        energy_pj_per_bit_no_wires=measured.energy_pj_per_bit,
        constants=measured.constants,
        rules=ClockTree(
            clock_buffer=rules.clock_buffer,
            leaf_sinks=rules.leaf_sinks,
            stem_sinks=rules.stem_sinks,
        ),
    )
