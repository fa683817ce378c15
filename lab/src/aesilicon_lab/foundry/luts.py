# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Counts the LUTs and block RAMs of a block on an FPGA family after synthesis."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped
from aesilicon.targets.fpga import FAMILIES, FamilyName
from aesilicon.tools import yosys
from aesilicon_lab.foundry.block import TOP, Block, sources
from aesilicon_lab.foundry.block_proof import wrong_luts

_WITH_MULTIPLEXERS: tuple[FamilyName, ...] = ("ecp5", "xc7", "xcve", "nexus")
"""Families tried with multiplexers between LUTs too. Gowin's join LUTs to eight inputs, on which
Yosys too often takes too long (`Sbox.deep`)."""

Size = Literal["lut4", "lut6"]

FAMILY_OF: dict[Size, FamilyName] = {"lut4": "ecp5", "lut6": "xc7"}
"""Size of a LUT -> family on which a row for standard cells counts LUTs of this size."""


@dataclass(frozen=True)
class Luts:
    """LUTs and block RAMs of a block after synthesis for the smallest area."""

    luts: int
    brams: int
    wrong: str | None
    """A sentence on the first of the 256 inputs with a wrong image; None if all are right."""
    unseen: str | None
    """The reason why the images were not checked, or None."""


def size_of(family: FamilyName) -> Size:
    """The size of the largest LUT of a family."""
    return "lut6" if "LUT6" in FAMILIES[family].luts else "lut4"


def count(block: Block, family: FamilyName, work: Path, *, branch: str = "") -> Luts:
    """The LUTs of a block; `branch` names the device branch of a family for synthesis.

    The result is the smaller of the netlists with and without multiplexers between LUTs, which save
    LUTs on a truth table and cost some elsewhere. The tools write all files to the folder `work`.
    Raises `ToolError` where a tool fails.
    """
    files = sources(block, work / "rtl")
    traits = FAMILIES[family]

    def made(*, wide: bool) -> yosys.FpgaNetlist:
        folder = work / ("wide" if wide else "narrow")
        return yosys.synthesize_fpga(
            files, TOP, family, device=branch, goal="area", wide=wide, work=folder
        )

    joined = family in _WITH_MULTIPLEXERS and not block.sbox.deep
    tried = (made(wide=wide) for wide in ((True, False) if joined else (False,)))
    best = min(tried, key=lambda netlist: traits.used(netlist.cells)[0])
    luts, _, brams = traits.used(best.cells)
    if brams:
        unseen = f"what the block RAM on {family} holds was not compared: Yosys has no model of it"
        return Luts(luts, brams, None, unseen)
    mapped = Mapped(CoreUnderTest(tuple(files), TOP), best.netlist, family=family)
    return Luts(luts, brams, wrong_luts(block, mapped, work / "lowered"), None)
