# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""RTL of a design's core behind `aes_gcm`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers import message_logic

MODULE = "aes_gcm"
MODES = ("gcm", "gmac")
"""Modes that `aes_gcm` serves."""
fits = message_logic.fits


@dataclass(frozen=True)
class GcmBuild:
    """Parameters of `aes_gcm` that do not follow from the core."""

    digit: int = 16
    """Bits of a block that GHASH takes in a clock: 2 to 64, or 128 for a block a clock."""
    short_tags: bool = False
    """Also serves the withdrawn tags of 4 and 8 bytes."""
    text_blocks: int = 2**32 - 2
    """Most blocks of text in a message."""
    hold_blocks: int = 0
    """Blocks of decrypted text that wait for their tag; 0: none waits."""
    id_bits: int = 8


def usual(design: Design) -> GcmBuild:
    """The build whose GHASH is as fast as the core."""
    interval = design.timing(min(design.core.key_bits), direction="encrypt").interval
    digits = (digit for digit in (4, 8, 16, 32, 64) if 128 // digit < interval)
    return GcmBuild(digit=next(digits, 128))


def parameters(design: Design, build: GcmBuild) -> Mapping[str, str]:
    """Parameter of `aes_gcm` -> its value in front of the core of a design."""
    return {
        "Digit": str(build.digit),
        "Levels": "3" if build.digit == 128 else "1",
        "Depth": str(design.traits.capacity),
        "TagLengths": f"17'h{0x1F000 + 0x110 * build.short_tags:05X}",
        "TextBlocks": f"32'd{build.text_blocks}",
        "HoldBlocks": str(build.hold_blocks),
        "IdBits": str(build.id_bits),
    }


def top(design: Design) -> str:
    """Name of the module with the core and `aes_gcm`."""
    return message_logic.top(design, MODULE)


def source(design: Design, build: GcmBuild) -> str:
    """SystemVerilog of the module with the core and `aes_gcm`."""
    values = parameters(design, build)
    return message_logic.source(design, MODULE, values, id_bits=build.id_bits, key_error=False)


def files() -> list[Path]:
    """The files of `aes_gcm` in compilation order."""
    return message_logic.files(MODULE)


def write_sources(design: Design, build: GcmBuild, folder: Path) -> list[Path]:
    """Files of core and `aes_gcm` in compilation order; writes generated ones into `folder`."""
    return message_logic.write_sources(design, MODULE, source(design, build), folder)
