# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind `aes_ccm`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers import message_logic

MODULE = "aes_ccm"
MODES = ("ccm",)
"""The mode that `aes_ccm` serves."""
fits = message_logic.fits


@dataclass(frozen=True)
class CcmBuild:
    """Parameters of `aes_ccm`, none of which follows from the core."""

    length_bits: int = 64
    """Bits of the lengths of additional data and text: 16, 32 or 64."""
    hold_blocks: int = 0
    """Blocks of decrypted text that wait for their tag; 0: none waits."""
    id_bits: int = 8


def usual(design: Design) -> CcmBuild:
    """The same build for all cores."""
    return CcmBuild()


def parameters(design: Design, build: CcmBuild) -> Mapping[str, str]:
    """Parameter of `aes_ccm` -> its value in front of the core of a design."""
    return {
        "LengthBits": str(build.length_bits),
        "HoldBlocks": str(build.hold_blocks),
        "IdBits": str(build.id_bits),
    }


def top(design: Design) -> str:
    """Name of the module with the core and `aes_ccm`."""
    return message_logic.top(design, MODULE)


def source(design: Design, build: CcmBuild) -> str:
    """SystemVerilog of the module with the core and `aes_ccm`."""
    values = parameters(design, build)
    return message_logic.source(design, MODULE, values, id_bits=build.id_bits)


def files() -> list[Path]:
    """The files of `aes_ccm` in compilation order."""
    return message_logic.files(MODULE)


def write_sources(design: Design, build: CcmBuild, folder: Path) -> list[Path]:
    """Files of core and `aes_ccm` in compilation order; writes generated ones into `folder`."""
    return message_logic.write_sources(design, MODULE, source(design, build), folder)
