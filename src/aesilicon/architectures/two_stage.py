# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Two stages, after Vater & Langendoerfer 2007: `rtl/papers/aes_core_two_stage.sv`."""

from typing import Literal

from pydantic import Field

from aesilicon.architectures.architecture import (
    WIDE,
    Architecture,
    Build,
    Options,
    Traits,
    check_shared_sboxes,
    invariants_in,
    sbox_modules,
)
from aesilicon.architectures.clocks import Request
from aesilicon.architectures.column import Column, NarrowClocks, check_kept_keys
from aesilicon.architectures.step import Step, StepClocks
from aesilicon.design.sboxes import SBOXES

_CLOCKS = 9 * 7 + 6
"""Clocks after the first AddRoundKey: seven a round, and six in the round without MixColumns."""
_STEPS = 10
"""Steps of the key schedule."""
_BEATS = 4 + 4
"""Beats of a block and of its result, with 32-bit ports."""


class TwoStageOptions(Options):
    """The table `[core.two_stage]`."""

    kept_keys: Literal[1, 2] = Field(default=1)
    """2: both ends of the key schedule are kept, as in the paper. Needs `port_bits = 32`."""
    sbox_rows: Literal[1, 2] = Field(default=1)
    """2: four more S-boxes, for the key schedule alone."""
    mix_columns: Literal["compact", "product", "separate"] = Field(default="compact")
    """The circuit of InvMixColumns; the paper's is `product`."""


class TwoStage(Architecture):
    """AES-128; four S-boxes, which data and key schedule use in turn."""

    name = "two_stage"
    engine = "aes_core_two_stage"
    summary = (
        "AES-128 a column a clock through S-boxes and MixColumns as stages: seven clocks a round"
    )
    legal = {  # noqa: RUF012
        "key_bits": (128,),
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128, 32),
    }
    options = TwoStageOptions
    invariants = invariants_in("papers", "aes_two_stage_invariants")
    own_parameters = ("Directions", "Sbox", "TagBits")
    shared_clocks = (Step, Column)

    def check(self, build: Build) -> None:
        """Refuses a second S-box for the keys, and `kept_keys` that the core lacks."""
        check_shared_sboxes(build, self.name)
        if build.options.kept_keys == 2 and build.port_bits == WIDE:
            raise ValueError(
                "kept_keys = 2 is built with port_bits = 32; with port_bits = 128 it is 1"
            )
        check_kept_keys(build)

    def parameters(self, build: Build) -> dict[str, str]:
        """The common parameters and the changed options."""
        own, usual = _options(build.options), _options(TwoStageOptions())
        changed = {name: value for name, value in own.items() if value != usual[name]}
        return self.common_parameters(build) | changed

    def traits(self, build: Build) -> Traits:
        """The core holds a block, and the output register (of core or adapter) holds a result."""
        return Traits(capacity=2, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "TwoStageClocks | NarrowTwoStageClocks":
        """The contract of the wide or the narrow core, by `port_bits`."""
        if build.port_bits == WIDE:
            return TwoStageClocks(build)
        return NarrowTwoStageClocks(build)


def _options(own: TwoStageOptions) -> dict[str, str]:
    """Name of a parameter -> value."""
    return {
        "SboxRows": str(own.sbox_rows),
        "KeptKeys": str(own.kept_keys),
        "MixColumns": f"aes_pkg::Mix{own.mix_columns.capitalize()}",
    }


class TwoStageClocks(StepClocks):
    """The clocks of a step core: a block that enters uses the only AddRoundKey."""

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        return _STEPS if block is None else _CLOCKS


class NarrowTwoStageClocks(NarrowClocks):
    """The clocks of the narrow column core: four beats before a block and four after it."""

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        return _STEPS if block is None else 1 + _CLOCKS + _BEATS
