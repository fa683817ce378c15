# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""An operation a clock, after Gunasekaran et al.: `rtl/papers/aes_core_step.sv`."""

from dataclasses import replace

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Traits,
    invariants_in,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Answer, Offer, Request
from aesilicon.architectures.round import Round, RoundClocks, RoundState
from aesilicon.design.sboxes import SBOXES
from aesilicon.spec.rijndael import rounds


class Step(Architecture):
    """Blocks of 128 bits; SubBytes, ShiftRows, MixColumns and AddRoundKey in a clock each."""

    name = "step"
    engine = "aes_core_step"
    summary = "an operation a clock: four clocks a round, round keys on the fly"
    legal = {  # noqa: RUF012
        "key_bits": LENGTHS,
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128,),
    }
    invariants = invariants_in("papers", "aes_step_invariants")
    own_parameters = ("KeyLengths", "Directions", "Sbox", "KeySbox", "TagBits")
    shared_clocks = (Round,)

    def traits(self, build: Build) -> Traits:
        """The state and the output register hold a block each."""
        return Traits(capacity=2, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "StepClocks":
        """The timing contract of a build."""
        return StepClocks(build)


class StepClocks(RoundClocks):
    """The clocks of a round core, with 4 Nr - 1 clocks after the clock in which a block enters.

    The next block enters at least one clock after the last AddRoundKey, because its first
    AddRoundKey uses the same adder.
    """

    def step(self, state: RoundState, offer: Offer) -> tuple[Answer, RoundState]:
        """Returns the outputs in this clock and the state in the next clock."""
        if state.refused is None:
            return super().step(state, offer)
        answer, new = super().step(state, replace(offer, block=None))
        return replace(answer, in_ready=False), new

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        """Clocks that a block takes after the clock in which it enters; None: clocks of a walk."""
        count = rounds((key_bits or 128) // 8, 16)
        return count if block is None else 4 * count - 1
