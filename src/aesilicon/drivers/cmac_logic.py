# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind `aes_cmac`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers import message_logic

MODULE = "aes_cmac"
MODES = ("cmac",)
"""The mode that `aes_cmac` serves."""
fits = message_logic.fits


@dataclass(frozen=True)
class CmacBuild:
    """Parameters of `aes_cmac`, none of which follows from the core."""

    tag_lengths: int = 0x1FF00
    """Bit n: tags of n bytes are served; n is 4 to 16."""
    id_bits: int = 8


def usual(design: Design) -> CmacBuild:
    """The same build for all cores."""
    return CmacBuild()


def parameters(design: Design, build: CmacBuild) -> Mapping[str, str]:
    """Parameter of `aes_cmac` -> its value in front of the core of a design."""
    return {
        "TagLengths": f"17'h{build.tag_lengths:05X}",
        "IdBits": str(build.id_bits),
    }


def top(design: Design) -> str:
    """Name of the module with the core and `aes_cmac`."""
    return message_logic.top(design, MODULE)


def source(design: Design, build: CmacBuild) -> str:
    """SystemVerilog of the module with the core and `aes_cmac`."""
    values = parameters(design, build)
    return message_logic.source(design, MODULE, values, id_bits=build.id_bits, gives_text=False)


def files() -> list[Path]:
    """The files of `aes_cmac` in compilation order."""
    return message_logic.files(MODULE)


def write_sources(design: Design, build: CmacBuild, folder: Path) -> list[Path]:
    """Files of core and `aes_cmac` in compilation order; writes generated ones into `folder`."""
    return message_logic.write_sources(design, MODULE, source(design, build), folder)
