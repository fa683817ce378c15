# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A long way from reset to the first key, and a clear of two clocks: `aes_core_filled.sv`."""

from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.architectures import Answer, Build, Clocks, Offer, Traits
from aesilicon.architectures.architecture import sbox_modules
from aesilicon.architectures.round import Round, RoundClocks, RoundState

FILL = 256
"""Clocks, one for each entry of an S-box."""


class Filled(Round):
    """Blocks of 128 bits through a round core."""

    name = "filled"
    module = "aes_core_filled"
    summary = "the round core with the clocks of one whose S-boxes are filled after reset"
    legal = {**Round.legal, "block_bits": (128,)}  # noqa: RUF012
    rtl = Path(__file__).parent
    built_on = ("round",)
    invariants = (Path(__file__).with_name("aes_filled_invariants.sv"),)

    def traits(self, build: Build) -> Traits:
        """The clocks differ from the round core's, and there is one output more."""
        return Traits(
            capacity=2,
            lookups=sbox_modules(build),
            reset_cycles=FILL,
            clear_cycles=2,
            extra_outputs=("filled_o",),
        )

    def clocks(self, build: Build) -> "FilledClocks":  # type: ignore[override]
        """See `FilledClocks`."""
        return FilledClocks(build)


@dataclass(frozen=True)
class FilledState:
    """The round core and what stands around it."""

    core: RoundState
    entries: int = 0
    """Filled so far."""
    clearing: bool = False
    """A clear was in the clock before: it reaches the core now."""


class FilledClocks(Clocks[FilledState]):
    """A round core that gets no key while the table is filled, and clears a clock late."""

    def __init__(self, build: Build) -> None:
        self._core = RoundClocks(build)

    @property
    def after_reset(self) -> FilledState:
        """Empty."""
        return FilledState(self._core.after_reset)

    def step(self, state: FilledState, offer: Offer) -> tuple[Answer, FilledState]:
        """One clock."""
        if offer.reset:
            return Answer(False, False, False, False, False), self.after_reset
        entries = min(state.entries + 1, FILL)
        if offer.clear or state.clearing:
            error = state.core.key_error and not state.clearing
            cleared = FilledState(self._core.after_reset, entries, offer.clear)
            return Answer(False, False, False, False, error), cleared
        full = state.entries == FILL
        key = offer.key if full else None
        answer, core = self._core.step(state.core, replace(offer, key=key))
        answer = replace(answer, key_ready=answer.key_ready and full)
        return answer, FilledState(core, entries)
