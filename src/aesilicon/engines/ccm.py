# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CCM in front of a core: `rtl/mode/aes_ccm.sv`."""

from pydantic import Field

from aesilicon.architectures import Direction, Timing
from aesilicon.engines.engine import (
    KEY_SETUP,
    Behind,
    Engine,
    HoldOptions,
    check_message,
    check_whole,
    tag_mask,
)

LENGTH_BITS = (16, 32, 64)
TAG_BYTES = (4, 6, 8, 10, 12, 14, 16)


class CcmOptions(HoldOptions):
    """The keys of `[mode]` with `name = "ccm"`."""

    length_bits: int = 64
    """Bits of the lengths of additional data and text."""
    tag_bytes: list[int] = Field(default=[*TAG_BYTES])
    """Lengths of tags that are served."""


class Ccm(Engine):
    """CCM; both directions, even if the core only encrypts."""

    name = "ccm"
    title = "CCM"
    module = "aes_ccm"
    instance = "u_ccm"
    standard = "NIST SP 800-38C"
    modes = ("ccm",)
    options = CcmOptions

    def check(self, options: CcmOptions) -> None:
        """Refuses options that `aes_ccm` is not built with."""
        check_whole("length_bits", options.length_bits, LENGTH_BITS)
        check_message(options, TAG_BYTES)

    def parameters(self, core: Behind, options: CcmOptions) -> dict[str, str]:
        """Those of `aes_ccm`; none depends on the core."""
        return {
            "LengthBits": str(options.length_bits),
            "TagLengths": tag_mask(options),
            "HoldBlocks": str(options.hold_blocks),
            "IdBits": str(options.id_bits),
        }

    def timing(self, core: Behind, options: CcmOptions, key_bits: int, way: Direction) -> Timing:
        """A block of text takes two of the core; that of the CBC-MAC waits for its predecessor.

        Text waits for its counter block, which enters behind the previous block of the CBC-MAC.
        """
        own = core.timing(key_bits, direction="encrypt")
        interval = max(2 * own.interval, own.latency + 1)
        return Timing(interval, interval, KEY_SETUP)
