# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Two stages, after Vater & Langendoerfer 2007: `rtl/core/aes_core_two_stage.sv`."""

import hashlib
from pathlib import Path

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Traits,
    common_parameters,
    sbox_modules,
)
from aesilicon.architectures.clocks import Request
from aesilicon.architectures.step import Step, StepClocks
from aesilicon.sboxes import SBOXES

_CLOCKS = 9 * 7 + 6
"""Seven in a round, six in the one without MixColumns, behind the clock in which a block enters."""
_STEPS = 10
"""Of the key schedule."""
_PARAMETERS = ("Directions", "Sbox", "TagBits")


class TwoStage(Architecture):
    """AES-128; four S-boxes, which data and key schedule use in turn."""

    name = "two_stage"
    module = "aes_core_two_stage"
    summary = (
        "AES-128 a column a clock through S-boxes and MixColumns as stages: seven clocks a round"
    )
    legal = {  # noqa: RUF012
        "key_bits": (128,),
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128,),
    }
    invariants = Path(__file__).with_suffix(".sv")

    def check(self, build: Build) -> None:
        """Data and keys share the S-boxes."""
        if build.key_sbox not in (None, build.sbox):
            raise ValueError(
                f"key_sbox = {build.key_sbox} and sbox = {build.sbox} differ, but architecture "
                "'two_stage' has the same S-boxes for both; leave key_sbox out"
            )

    def parameters(self, build: Build) -> dict[str, str]:
        """Those of the common ones that do not follow from the architecture."""
        common = common_parameters(build)
        return {name: common[name] for name in _PARAMETERS}

    def traits(self, build: Build) -> Traits:
        """The state and the output register hold a block each."""
        return Traits(capacity=2, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "TwoStageClocks":
        """See `TwoStageClocks`."""
        return TwoStageClocks(build)

    def digest(self) -> str:
        """Of the files that describe it, and of the automaton that it shares."""
        return hashlib.sha256((super().digest() + Step().digest()).encode()).hexdigest()


class TwoStageClocks(StepClocks):
    """As a core with an operation a clock: a block needs the one AddRoundKey as it enters."""

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        return _STEPS if block is None else _CLOCKS
