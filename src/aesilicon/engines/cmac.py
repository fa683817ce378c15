# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""CMAC in front of a core: `rtl/mode/aes_cmac.sv`."""

from pydantic import Field

from aesilicon.architectures import Direction, Timing
from aesilicon.engines.engine import KEY_SETUP, Behind, Engine, TagOptions, check_message, tag_mask

TAG_BYTES = tuple(range(4, 17))


class CmacOptions(TagOptions):
    """The keys of `[mode]` with `name = "cmac"`."""

    tag_bytes: list[int] = Field(default=[*range(8, 17)])
    """Lengths of tags that are served; below 8 bytes see SP 800-38B, appendix A."""


class Cmac(Engine):
    """CMAC: tags, and their comparison as decryption."""

    name = "cmac"
    title = "CMAC"
    module = "aes_cmac"
    instance = "u_cmac"
    standard = "NIST SP 800-38B"
    modes = ("cmac",)
    options = CmacOptions

    def check(self, options: CmacOptions) -> None:
        """Refuses options that `aes_cmac` is not built with."""
        check_message(options, TAG_BYTES)

    def parameters(self, core: Behind, options: CmacOptions) -> dict[str, str]:
        """Those of `aes_cmac`; none depends on the core."""
        return {"TagLengths": tag_mask(options), "IdBits": str(options.id_bits)}

    def timing(self, core: Behind, options: CmacOptions, key_bits: int, way: Direction) -> Timing:
        """A block waits for the one before; the latency is that from the last beat to the end.

        Three blocks are inside when the last beat comes. A key enciphers a block for the subkeys.
        """
        own = core.timing(key_bits, direction="encrypt")
        interval = max(own.interval, own.latency + 1)
        setup = max(own.key_setup, KEY_SETUP) + own.latency + 2
        return Timing(own.latency + 2 * interval + 2, interval, setup)
