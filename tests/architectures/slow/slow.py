# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Four S-boxes for data and keys, six clocks a round or more: `aes_core_slow.sv`."""

from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import Field

from aesilicon.architectures import (
    Answer,
    Architecture,
    Build,
    Clocks,
    Offer,
    Options,
    Request,
    Traits,
)
from aesilicon.architectures.architecture import check_shared_sboxes, sbox_modules
from aesilicon.design import sboxes
from aesilicon.design.sboxes import SBOXES


class SlowOptions(Options):
    """The table `[core.slow]`."""

    round_clocks: int = Field(default=6, ge=6, le=8)
    """Four of SubBytes, one of the key schedule, one of the rest, and some that pass."""
    chaining: bool = Field(default=False)
    """`in_chain_i` is served."""


class Slow(Architecture):
    """AES-128 encryption."""

    name = "slow"
    module = "aes_core_slow"
    summary = "AES-128 encryption, a column a clock through four S-boxes"
    legal = {  # noqa: RUF012
        "key_bits": (128,),
        "block_bits": (128,),
        "directions": ("encrypt",),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128,),
    }
    options = SlowOptions
    rtl = Path(__file__).parent
    invariants = (Path(__file__).with_name("aes_slow_invariants.sv"),)

    def check(self, build: Build) -> None:
        """Data and keys share the S-boxes."""
        check_shared_sboxes(build, self.name)

    def parameters(self, build: Build) -> dict[str, str]:
        """Four: all else is fixed."""
        return {
            "Sbox": f"aes_pkg::{sboxes.find(build.sbox).parameter}",
            "TagBits": str(build.tag_bits),
            "RoundClocks": str(build.options.round_clocks),
            "Chaining": f"1'b{int(build.options.chaining)}",
        }

    def traits(self, build: Build) -> Traits:
        """One register holds the block, and then its result."""
        return Traits(capacity=1, lookups=sbox_modules(build), chaining=build.options.chaining)

    def clocks(self, build: Build) -> "SlowClocks":
        """See `SlowClocks`."""
        return SlowClocks(build)


@dataclass(frozen=True)
class SlowState:
    """Where the core is."""

    awake: bool = False
    """A clock has passed since reset or clear."""
    key: bool = False
    """A key is held."""
    key_error: bool = False
    key_waits: bool = False
    """A key was offered in the clock before, and not taken."""
    refused: bool | None = None
    """Of the block inside; None: there is none."""
    left: int = 0
    """Clocks until its result is there."""


class SlowClocks(Clocks[SlowState]):
    """One place for a block. A key is taken while no block is being worked on."""

    def __init__(self, build: Build) -> None:
        self._options: SlowOptions = build.options

    @property
    def after_reset(self) -> SlowState:
        """Empty."""
        return SlowState()

    def step(self, state: SlowState, offer: Offer) -> tuple[Answer, SlowState]:
        """One clock."""
        if offer.reset or offer.clear:
            return Answer(False, False, False, False, state.key_error), SlowState()
        result = state.refused is not None and not state.left
        idle = state.refused is None
        key_ready = state.awake and not state.left and (not state.key or state.key_waits)
        in_ready = (
            state.awake
            and state.key
            and not state.key_waits
            and (idle or (result and offer.out_ready))
        )
        answer = Answer(
            key_ready, in_ready, result, result and bool(state.refused), state.key_error
        )
        new = replace(
            state,
            awake=True,
            key_waits=offer.key is not None and not key_ready,
            left=max(0, state.left - 1),
            refused=None if result and offer.out_ready else state.refused,
        )
        if offer.key is not None and key_ready:
            new = replace(new, key=offer.key == 0, key_error=offer.key != 0)
        if offer.block is not None and in_ready:
            new = replace(
                new, left=10 * self._options.round_clocks, refused=self._refuses(offer.block)
            )
        return answer, new

    def _refuses(self, block: Request) -> bool:
        return block.decrypt or (block.chain and not self._options.chaining)
