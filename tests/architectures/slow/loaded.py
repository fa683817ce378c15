# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The slow core with S-boxes in RAMs that it fills itself: `Ram` in `aes_core_slow.sv`."""

from dataclasses import dataclass, replace

from slow.slow import Slow, SlowClocks, SlowState

from aesilicon.architectures import Answer, Build, Clocks, Offer, Traits

FILL = 256
"""Clocks, one for each entry of an S-box."""


class Loaded(Slow):
    """AES-128 encryption."""

    name = "loaded"
    summary = "AES-128 encryption through four S-boxes in RAMs that the core fills"
    legal = {**Slow.legal, "sbox": ("table",)}  # noqa: RUF012
    memory = "aes_slow_ram"
    reload_cycles = 0

    def parameters(self, build: Build) -> dict[str, str]:
        """Those of the slow core, and the RAMs."""
        return {**super().parameters(build), "Ram": "1'b1"}

    def traits(self, build: Build) -> Traits:
        """The RAMs are lookups too."""
        traits = super().traits(build)
        return replace(traits, lookups=(*traits.lookups, self.memory))

    def clocks(self, build: Build) -> "LoadedClocks":  # type: ignore[override]
        """See `LoadedClocks`."""
        return LoadedClocks(SlowClocks(build))


@dataclass(frozen=True)
class LoadedState:
    """The core and its RAMs."""

    core: SlowState
    entries: int = 0
    """Filled so far."""


class LoadedClocks(Clocks[LoadedState]):
    """The slow core, which fills its RAMs once it has a key, and takes no block before."""

    def __init__(self, core: SlowClocks) -> None:
        self._core = core

    @property
    def after_reset(self) -> LoadedState:
        """Empty."""
        return LoadedState(self._core.after_reset)

    def step(self, state: LoadedState, offer: Offer) -> tuple[Answer, LoadedState]:
        """One clock."""
        full = state.entries == FILL
        shown = offer if full else replace(offer, block=None)
        answer, core = self._core.step(state.core, shown)
        answer = replace(answer, in_ready=answer.in_ready and full)
        if offer.reset or offer.clear:
            return answer, LoadedState(core)
        return answer, LoadedState(core, min(state.entries + state.core.key, FILL))
