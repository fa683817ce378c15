# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The round core behind a FIFO of results: `aes_core_fifo.sv`."""

from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import Field

from aesilicon.architectures import Answer, Build, Clocks, Offer, Options, Traits
from aesilicon.architectures.architecture import common_parameters, sbox_modules
from aesilicon.architectures.round import Round, RoundClocks, RoundState


class FifoOptions(Options):
    """The table `[core.fifo]`."""

    depth: int = Field(default=3, ge=2, le=8)
    """Results that wait, at most."""


class Fifo(Round):
    """Blocks of 128 bits; each of them is in the round core alone."""

    name = "fifo"
    module = "aes_core_fifo"
    summary = "the round core, one block at a time, behind a FIFO of results"
    legal = {**Round.legal, "block_bits": (128,)}  # noqa: RUF012
    options = FifoOptions
    rtl = Path(__file__).parent
    built_on = ("round",)

    def parameters(self, build: Build) -> dict[str, str]:
        """Those of the round core, and the depth."""
        return {**common_parameters(build), "Depth": str(build.options.depth)}

    def traits(self, build: Build) -> Traits:
        """A block enters only if the FIFO has room for its result."""
        return Traits(capacity=build.options.depth, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "FifoClocks":  # type: ignore[override]
        """See `FifoClocks`."""
        return FifoClocks(build)


@dataclass(frozen=True)
class FifoState:
    """The round core, whether it has a block, and the results that wait."""

    core: RoundState
    busy: bool = False
    errors: tuple[bool, ...] = ()
    """`out_error_o` of each result, the oldest first."""


class FifoClocks(Clocks[FifoState]):
    """A round core whose results are always taken."""

    def __init__(self, build: Build) -> None:
        self._core = RoundClocks(build)
        self._depth = build.options.depth

    @property
    def after_reset(self) -> FifoState:
        """Empty."""
        return FifoState(self._core.after_reset)

    def step(self, state: FifoState, offer: Offer) -> tuple[Answer, FifoState]:
        """One clock."""
        room = not state.busy and len(state.errors) < self._depth
        block = offer.block if room else None
        inner, core = self._core.step(state.core, replace(offer, block=block, out_ready=True))
        if offer.reset or offer.clear:
            return inner, FifoState(core)
        answer = Answer(
            inner.key_ready,
            inner.in_ready and room,
            bool(state.errors),
            state.errors[:1] == (True,),
            inner.key_error,
        )
        errors = state.errors[1:] if offer.out_ready else state.errors
        if inner.out_valid:
            errors = (*errors, inner.out_error)
        taken = block is not None and inner.in_ready
        return answer, FifoState(core, taken or (state.busy and not inner.out_valid), errors)
