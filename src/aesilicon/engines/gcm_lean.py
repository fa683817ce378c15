# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""GCM and GMAC with few registers, in front of a core: `rtl/mode/aes_gcm_lean.sv`."""

from aesilicon.architectures import Direction, Timing
from aesilicon.engines.engine import Behind, check_whole
from aesilicon.engines.gcm import DIGITS, Gcm, GcmOptions, hash_clocks

_PARAMETERS = (
    *("Digit", "Levels", "Depth", "TagLengths", "TextBlocks", "AadBits", "Gated"),
    *("HoldBlocks", "IdBits"),
)
"""Parameters of the module in declared order."""


class GcmLeanOptions(GcmOptions):
    """The keys of `[mode]` with `name = "gcm-lean"`."""

    aad_bits: int = 32
    """Width of the number of blocks of additional data in a message."""
    gated: bool = False
    """Hold and clear are gates in front of registers, for standard cells; False suits FPGAs."""


class GcmLean(Gcm):
    """GCM and GMAC without a register for a beat: a message at a time."""

    name = "gcm-lean"
    module = "aes_gcm_lean"
    options = GcmLeanOptions

    def check(self, options: GcmOptions) -> None:
        """As in front of `aes_gcm`, with a digit-serial GHASH alone."""
        check_whole("digit", options.digit, DIGITS[:-1])
        super().check(options)

    def parameters(self, core: Behind, options: GcmOptions) -> dict[str, str]:
        """Those of `aes_gcm`, and its own."""
        assert isinstance(options, GcmLeanOptions)
        own = {"AadBits": str(options.aad_bits), "Gated": f"1'b{options.gated:d}"}
        common = super().parameters(core, options)
        return {name: (common | own)[name] for name in _PARAMETERS}

    def depth(self, core: Behind, options: GcmOptions) -> int:
        """Where blocks enter in pairs the next one waits at the core's port."""
        if options.depth is not None:
            return options.depth
        own = core.timing(min(core.core.key_bits), direction="encrypt")
        return core.traits.capacity + (own.latency > 2 * own.interval > 2)

    def timing(self, core: Behind, options: GcmOptions, key_bits: int, way: Direction) -> Timing:
        """Text leaves in the clock in which its beat is taken."""
        own = core.timing(key_bits, direction="encrypt")
        interval = max(own.interval, hash_clocks(self.digit(core, options)))
        if self.depth(core, options) == 1:
            interval = max(interval, own.latency + 1)
        return Timing(0, interval, own.key_setup + own.latency + 1)
