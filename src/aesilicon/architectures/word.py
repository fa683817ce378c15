# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Words through a pipeline of stages, after Gunasekaran et al.: `rtl/papers/aes_core_word.sv`."""

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Traits,
    check_shared_sboxes,
    invariants_in,
    sbox_modules,
)
from aesilicon.architectures.clocks import Request
from aesilicon.architectures.round import Round, RoundClocks
from aesilicon.design.sboxes import SBOXES

_ROUNDS = 14
_CLOCKS = 4 + 5 * _ROUNDS
"""Clocks of a block: four, a word each, in round 0, and five in each other round."""
_STEPS = 13
"""Steps of the key schedule: its window of eight words holds two of the 15 round keys at once."""


class Word(Architecture):
    """AES-256; four S-boxes, which data and key schedule use in turn."""

    name = "word"
    engine = "aes_core_word"
    summary = "AES-256 a word a clock: Mix and S-box are stages of a pipeline, four S-boxes"
    legal = {  # noqa: RUF012
        "key_bits": (256,),
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128,),
    }
    invariants = invariants_in("papers", "aes_word_invariants")
    own_parameters = ("KeyLengths", "Directions", "Sbox", "TagBits")
    shared_clocks = (Round,)

    def check(self, build: Build) -> None:
        """Refuses a second S-box for the keys, which share the S-boxes of the data."""
        check_shared_sboxes(build, self.name)

    def traits(self, build: Build) -> Traits:
        """The state and the output register hold a block each."""
        return Traits(capacity=2, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "WordClocks":
        """The timing contract of a build."""
        return WordClocks(build)


class WordClocks(RoundClocks):
    """The clocks of a round core; a block takes `_CLOCKS`, a walk `_STEPS`."""

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        return _STEPS if block is None else _CLOCKS
