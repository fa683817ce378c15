# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GCM and GMAC in front of a core: `rtl/mode/aes_gcm.sv`, or `rtl/mode/aes_gcm_lean.sv`."""

from math import ceil

from pydantic import Field

from aesilicon.architectures import Direction, Timing
from aesilicon.engines.engine import (
    MOST,
    Behind,
    Engine,
    HoldOptions,
    check_message,
    check_span,
    check_whole,
    tag_mask,
)

DIGITS = (2, 4, 8, 16, 32, 64, 128)
"""Bits of a block that GHASH can take in a clock."""
TAG_BYTES = (4, 8, 12, 13, 14, 15, 16)
MOST_BLOCKS = 2**32 - 2
"""Most blocks of text in a message of GCM."""


class GcmOptions(HoldOptions):
    """The keys of `[mode]` with `name = "gcm"`."""

    digit: int | None = None
    """Bits of a block that GHASH takes in a clock; default: the fewest that keep up."""
    levels: int | None = None
    """Levels of Karatsuba's method in GHASH; default: 3 with `digit = 128`, else 1."""
    depth: int | None = None
    """Most blocks in the core at a time; default: its capacity. Fewer are slower."""
    tag_bytes: list[int] = Field(default=[12, 13, 14, 15, 16])
    """Lengths of tags that are served; 4 and 8 are withdrawn in the revision of SP 800-38D."""
    text_blocks: int = MOST_BLOCKS
    """Most blocks of text in a message."""
    lean: bool = False
    """Half of the registers: a beat waits at the port, and one message ends before the next."""


class Gcm(Engine):
    """GCM and GMAC; both directions, even if the core only encrypts."""

    name = "gcm"
    title = "GCM"
    module = "aes_gcm"
    instance = "u_gcm"
    standard = "NIST SP 800-38D"
    modes = ("gcm", "gmac")
    options = GcmOptions

    def module_for(self, options: GcmOptions) -> str:
        """`aes_gcm_lean` with `lean`, else `aes_gcm`."""
        return "aes_gcm_lean" if options.lean else self.module

    def check(self, options: GcmOptions) -> None:
        """Refuses options that `aes_gcm` or `aes_gcm_lean` is not built with."""
        check_whole("digit", options.digit, DIGITS[:-1] if options.lean else DIGITS)
        if options.levels is not None and options.digit is None:
            raise ValueError("[mode] levels needs digit, on which its legal values depend")
        check_whole("levels", options.levels, _levels(options.digit or DIGITS[0]))
        check_message(options, TAG_BYTES)
        if options.lean and options.depth is not None:
            raise ValueError("[mode] depth is for builds without lean; leave it out")
        check_span("depth", options.depth, 1, MOST)
        check_span("text_blocks", options.text_blocks, 0, MOST_BLOCKS)

    def parameters(self, core: Behind, options: GcmOptions) -> dict[str, str]:
        """Those of the module; options that are left out fit the core."""
        digit = self.digit(core, options)
        levels = options.levels if options.levels is not None else 3 if digit == 128 else 1
        return {
            "Digit": str(digit),
            "Levels": str(levels),
            "Depth": str(self.depth(core, options)),
            "TagLengths": tag_mask(options),
            "TextBlocks": f"32'd{options.text_blocks}",
            **({"AadBits": "32"} if options.lean else {}),
            "HoldBlocks": str(options.hold_blocks),
            "IdBits": str(options.id_bits),
        }

    def timing(self, core: Behind, options: GcmOptions, key_bits: int, way: Direction) -> Timing:
        """The slower of core and GHASH sets the interval; a small `depth` makes it longer."""
        own = core.timing(key_bits, direction="encrypt")
        digit = self.digit(core, options)
        depth = self.depth(core, options)
        interval = max(own.interval, hash_clocks(digit))
        if options.lean:  # text leaves in the clock in which its beat is taken
            return Timing(0, interval, own.key_setup + own.latency + 2)
        interval = max(interval, ceil(own.latency / depth))
        # A serial core takes the block behind H or J0 later than the latency says.
        return Timing(max(own.latency + 1, own.interval), interval, own.key_setup + 1)

    def digit(self, core: Behind, options: GcmOptions) -> int:
        """Bits of a block that GHASH takes in a clock."""
        if options.digit is not None:
            return options.digit
        interval = core.timing(min(core.core.key_bits), direction="encrypt").interval
        most = DIGITS[-2] if options.lean else DIGITS[-1]
        return next(n for n in DIGITS if n == most or hash_clocks(n) <= interval)

    def depth(self, core: Behind, options: GcmOptions) -> int:
        """Most blocks in the core at a time."""
        if options.depth is not None:
            return options.depth
        own = core.timing(min(core.core.key_bits), direction="encrypt")
        # Where blocks enter in pairs the next one waits at the core's port.
        return core.traits.capacity + (options.lean and own.latency > 2 * own.interval > 2)


def _levels(digit: int) -> range:
    return range(1, 7) if digit == 128 else range(digit.bit_length())


def hash_clocks(digit: int) -> int:
    """Clocks of GHASH a block."""
    return 1 if digit == 128 else 128 // digit + 1
