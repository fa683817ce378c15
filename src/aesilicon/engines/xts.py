# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""XTS in front of two cores: `rtl/mode/aes_xts.sv`."""

from math import ceil
from typing import Any

from aesilicon.architectures import Build, Direction, Timing
from aesilicon.engines.engine import (
    KEY_SETUP,
    MOST,
    Behind,
    Engine,
    MessageOptions,
    check_message,
    check_span,
)

KEY_BITS = (128, 256)
"""Lengths of each of both keys (SP 800-38E)."""
MOST_BLOCKS = 2**20
"""Most blocks of a data unit (SP 800-38E)."""


class XtsOptions(MessageOptions):
    """The keys of `[mode]` with `name = "xts"`."""

    depth: int | None = None
    """Most blocks in the core at a time; default: its capacity. Fewer are slower."""
    unit_blocks: int = MOST_BLOCKS
    """Most blocks of a data unit."""
    tweak: dict[str, Any] | None = None
    """Table of the core of the tweak, as `[core]`, but it encrypts alone and has the keys of
    `[core]`; default: that core, without decryption."""


class Xts(Engine):
    """XTS, in the directions of the core."""

    name = "xts"
    title = "XTS"
    module = "aes_xts"
    instance = "u_xts"
    standard = "NIST SP 800-38E"
    modes = ("xts",)
    options = XtsOptions
    second = "tweak"

    def misfit(self, core: Behind) -> str:
        """As in `Engine`; XTS also refuses a core with keys of 192 bits alone."""
        if not {*KEY_BITS} & {*core.core.key_bits}:
            return "XTS has keys of 128 and 256 bits only, and the core has 192 alone"
        return super().misfit(core)

    def directions(self, core: Build) -> list[Direction]:
        """Those of the core."""
        return [*core.directions]

    def check(self, options: XtsOptions) -> None:
        """Refuses options that `aes_xts` is not built with."""
        check_message(options)
        check_span("depth", options.depth, 1, MOST)
        check_span("unit_blocks", options.unit_blocks, 1, MOST_BLOCKS)

    def parameters(self, core: Behind, options: XtsOptions) -> dict[str, str]:
        """Those of `aes_xts`; a depth that is left out fits the core."""
        return {
            "Depth": str(_depth(core, options)),
            "UnitBlocks": f"21'd{options.unit_blocks}",
            "Parts": f"1'b{int(options.parts)}",
            "IdBits": str(options.id_bits),
        }

    def timing(self, core: Behind, options: XtsOptions, key_bits: int, way: Direction) -> Timing:
        """A block each interval of the core, or slower with a small `depth`.

        Two blocks wait before the core: for the core, and for the beat behind.
        """
        own = core.timing(key_bits, direction=way)
        interval = max(own.interval, ceil(own.latency / _depth(core, options)))
        return Timing(own.latency + 2 * interval, interval, KEY_SETUP)


def _depth(core: Behind, options: XtsOptions) -> int:
    return core.traits.capacity if options.depth is None else options.depth
