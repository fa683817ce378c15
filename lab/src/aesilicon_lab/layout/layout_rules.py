# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The rules of layouts, one table for each library.

The constants are our choices, equal for every design, and are printed with each result.
"""

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from aesilicon.errors import MissingToolError, UserError
from aesilicon.targets import plain_cells, power
from aesilicon.targets.libraries import PDKS
from aesilicon.targets.registry import CellTarget
from aesilicon_lab.layout import lef_layout
from aesilicon_lab.layout.layout_results import WireModel
from aesilicon_lab.layout.lef_layout import Technology


@dataclass(frozen=True)
class Rules:
    """The rules by which a layout is made on one library."""

    clock_buffer: str
    buffer_pins: tuple[str, str]
    """(Input, output) pin of the clock buffer."""
    leaf_sinks: int
    """Largest number of registers on a clock buffer."""
    stem_sinks: int
    """Largest number of clock buffers on a clock buffer."""
    wire_layers: tuple[str, ...]
    """Metals over which the capacitance and resistance of an estimated wire are averaged."""
    filler: str = ""
    """Filler cell, one site wide."""
    ties: tuple[tuple[str, str], ...] = ()
    """(Cell, output pin) of the tie cell for 0, then for 1. Empty: constants cannot be laid out."""
    routed: bool = False
    """Whether wires on this library can be routed here."""
    stripe_layer: str = ""
    """Layer of the vertical power stripes."""
    stripe_width: int = 0
    """Width of a power stripe in nm."""
    stripe_step: int = 0
    """Distance between pairs of power stripes in nm."""
    pin_layers: tuple[str, str] = ("", "")
    """(Layer of ports on the lower and upper edge, layer of ports on the left and right edge)."""
    gds_layers: tuple[tuple[str, int], ...] = ()
    """(Layer, GDS number) of each metal and via layer."""
    technology_lef: str = ""
    """Path of a separate LEF file of layers, relative to the folder of the cells' LEF file."""


OSU018 = Rules(
    clock_buffer="CLKBUF1",
    buffer_pins=("A", "Y"),
    leaf_sinks=8,
    stem_sinks=10,
    wire_layers=("metal2", "metal3", "metal4", "metal5"),
    filler="FILL",
    routed=True,
    stripe_layer="metal6",
    stripe_width=2000,
    stripe_step=96_000,
    pin_layers=("metal2", "metal3"),
    gds_layers=(
        *(("metal1", 49), ("via", 50), ("metal2", 51), ("via2", 61), ("metal3", 62)),
        *(("via3", 30), ("metal4", 31), ("via4", 32), ("metal5", 33), ("via5", 36)),
        ("metal6", 37),  # the numbers of MOSIS's SCMOS rules
    ),
)

SG13G2 = Rules(
    clock_buffer="sg13g2_buf_8",
    buffer_pins=("A", "X"),
    leaf_sinks=20,
    stem_sinks=10,
    wire_layers=("Metal2", "Metal3", "Metal4", "Metal5"),
    filler="sg13g2_fill_1",
    ties=(("sg13g2_tielo", "L_LO"), ("sg13g2_tiehi", "L_HI")),
    pin_layers=("Metal2", "Metal3"),
    technology_lef="sg13g2_tech.lef",
)

SKY130_HD = Rules(
    clock_buffer="sky130_fd_sc_hd__clkbuf_8",
    buffer_pins=("A", "X"),
    leaf_sinks=20,
    stem_sinks=10,
    wire_layers=("met1", "met2", "met3", "met4"),
    filler="sky130_fd_sc_hd__fill_1",
    ties=(("sky130_fd_sc_hd__conb_1", "LO"), ("sky130_fd_sc_hd__conb_1", "HI")),
    pin_layers=("met2", "met3"),
    technology_lef="../techlef/sky130_fd_sc_hd__nom.tlef",
)

_KNOWN = {"osu018": OSU018, "ihp-sg13g2": SG13G2, "sky130A": SKY130_HD}

_LEAF, _STEM = 16, 16
_WIRE_PF_PER_UM, _WIRE_OHM_PER_UM = 0.0002, 0.5
"""Wire model for LEF files without capacitances; the capacitance is that of `libraries`."""


def rules(target: CellTarget) -> Rules:
    """The rules of a target. On a library of the user its strongest buffer drives the clock.

    Raises `UserError` for the built-in library, and `MissingToolError` without a LEF file.
    """
    if target.built_in:
        raise UserError("'generic' has no layout: name a library with a LEF file")
    base = target.name.partition(":")[0]
    if target.lef is None:
        how = "give --lef" if base == "liberty" else "see 'aesilicon doctor'"
        if base in PDKS:
            needed = [PDKS[base].lef]
            if _KNOWN[base].technology_lef:
                needed.append(
                    os.path.normpath(Path(needed[0]).parent / _KNOWN[base].technology_lef)
                )
            how = f"put {' and '.join(needed)} of the PDK into $PDK_ROOT/{base}"
        raise MissingToolError(f"target '{target.name}' has no LEF file to place with: {how}")
    if base in _KNOWN:
        return _KNOWN[base]
    return _derived(target.liberty)


@cache
def _derived(liberty: Path) -> Rules:
    buffers = [
        gate
        for gate in plain_cells.gates(liberty)
        if plain_cells.is_gate(gate, plain_cells.BUFFER, 1)
    ]
    best = max(buffers, key=lambda gate: (gate.area, gate.name))
    cell = power.read(liberty, best.name)
    pins = (cell.inputs[0].name, cell.outputs[0].name)
    return Rules(best.name, pins, _LEAF, _STEM, ())


def technology(target: CellTarget, known: Rules) -> Technology:
    """The technology in the LEF files of a target; raises `UserError` for unusable LEF files."""
    assert target.lef is not None
    files = [target.lef]
    if known.technology_lef:
        files.insert(0, target.lef.parent / known.technology_lef)
    return lef_layout.read(files)


def wire_model(technology: Technology, known: Rules) -> WireModel:
    """Wire model of the LEF file, averaged over the metals of most wires, or a rule of thumb."""
    metals = [metal for metal in technology.metals if metal.name in known.wire_layers]
    if not known.wire_layers:
        metals = [one for one in technology.metals[1:5] if one.pf_per_um]
    if not metals:
        return WireModel(
            pf_per_um=_WIRE_PF_PER_UM,
            ohm_per_um=_WIRE_OHM_PER_UM,
            source="rule of thumb: the LEF has none",
        )
    names = ", ".join(one.name for one in metals)
    return WireModel(
        pf_per_um=round(sum(one.pf_per_um for one in metals) / len(metals), 8),
        ohm_per_um=round(sum(one.ohm_per_um for one in metals) / len(metals), 4),
        source=f"mean of {names} in the LEF file",
    )
