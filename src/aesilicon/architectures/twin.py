# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Two blocks interleaved in the hardware of one round: `rtl/core/aes_core_twin.sv`."""

from dataclasses import dataclass, replace

from pydantic import Field

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Options,
    Traits,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Answer, Clocks, Offer
from aesilicon.design import sboxes
from aesilicon.design.sboxes import SBOXES
from aesilicon.spec.rijndael import rounds


class TwinOptions(Options):
    """The table `[core.twin]`."""

    enables: bool = Field(default=False)
    """Registers suit flip-flops with enable and reset, as in FPGAs; false: those of standard
    cells."""


class Twin(Architecture):
    """AES encryption with one key length; round keys on the fly."""

    name = "twin"
    engine = "aes_core_twin"
    summary = "two blocks interleaved in one round: half a round a clock, a block every Nr clocks"
    legal = {  # noqa: RUF012
        "key_bits": (128, 256),
        "block_bits": (128,),
        "directions": ("encrypt",),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128,),
    }
    options = TwinOptions
    own_parameters = ("KeyLengths", "Directions", "Sbox", "KeySbox", "TagBits")
    shell = {"ENGINE_OPENS": "1'b1", "GATED_RESULT": "!Enables"}  # noqa: RUF012

    def check(self, build: Build) -> None:
        """Refuses two key lengths, and clocked S-boxes in the key schedule."""
        if len(build.key_bits) > 1:
            raise ValueError("architecture 'twin' is built with one key length, 128 or 256")
        if sboxes.find(build.key_sbox or build.sbox).clocks:
            raise ValueError(
                f"key_sbox = {build.key_sbox} has a register inside; architecture 'twin' is built "
                "with S-boxes without one"
            )

    def parameters(self, build: Build) -> dict[str, str]:
        """The common parameters, and `Enables` if it is on."""
        own = {"Enables": "1'b1"} if build.options.enables else {}
        return self.common_parameters(build) | own

    def traits(self, build: Build) -> Traits:
        """Two blocks inside, and one in the output register."""
        return Traits(
            capacity=3, lookups=sbox_modules(build), turns=2, reset_cycles=2, clear_cycles=2
        )

    def clocks(self, build: Build) -> "TwinClocks":
        """The timing contract of a build."""
        return TwinClocks(build.key_bits[0])


@dataclass(frozen=True)
class TwinState:
    """The state of a twin core. Counters hold the remaining clocks."""

    awake: bool = False
    """A clock has passed since reset or clear."""
    key: int | None = None
    """Length in bits of the loaded key; None: no key is loaded."""
    key_error: bool = False
    key_waits: bool = False
    """The core did not take a key that was offered in the previous clock."""
    fresh: bool = False
    """The key was taken in the previous clock."""
    turn: int = 0
    """Clocks since the last first block entered; 0: a first block may enter, 1: a second."""
    inside: tuple[tuple[int, bool], ...] = ()
    """Of each block inside, the oldest first: clocks until it finishes, and whether it is
    refused."""
    result: bool | None = None
    """`out_error_o` of the result in the output register; None: the register is empty."""


class TwinClocks(Clocks[TwinState]):
    """Two blocks enter in successive clocks, and the next two 2 Nr clocks after the first of them.

    A block finishes 2 Nr clocks after it entered. While its result cannot be taken, nothing moves
    and no block enters. A key is taken when no block is inside.
    """

    def __init__(self, key_bits: int) -> None:
        self._key_bits = key_bits
        self._clocks = 2 * rounds(key_bits // 8, 16)

    @property
    def after_reset(self) -> TwinState:
        """The state without key and blocks."""
        return TwinState()

    def step(self, state: TwinState, offer: Offer) -> tuple[Answer, TwinState]:
        """Returns the outputs in this clock and the state in the next clock."""
        if offer.reset or offer.clear:
            return Answer(False, False, False, False, state.key_error), TwinState()
        finishes = bool(state.inside) and state.inside[0][0] == 0
        stalls = finishes and state.result is not None and not offer.out_ready
        key_ready = (
            state.awake
            and not state.inside
            and state.turn == 0
            and (state.key is None or state.key_waits)
        )
        in_ready = (
            state.key is not None
            and not state.fresh
            and not state.key_waits
            and state.turn < 2
            and not stalls
        )
        answer = Answer(
            key_ready, in_ready, state.result is not None, bool(state.result), state.key_error
        )

        key_taken, taken = offer.key is not None and key_ready, offer.block is not None and in_ready
        new = replace(
            state,
            awake=True,
            key_waits=offer.key is not None and not key_ready,
            fresh=key_taken,
            result=None if offer.out_ready else state.result,
        )
        if not stalls:
            inside = tuple((left - 1, refused) for left, refused in state.inside[finishes:])
            if taken:
                assert offer.block is not None
                refused = offer.block.chain or offer.block.decrypt
                inside += ((self._clocks - 1, refused),)
            stays = state.turn == 0 and not taken
            turn = 0 if stays else (state.turn + 1) % self._clocks
            new = replace(new, inside=inside, turn=turn)
            if finishes:
                new = replace(new, result=state.inside[0][1])
        if key_taken:
            legal = offer.key is not None and offer.key < 3 and LENGTHS[offer.key] == self._key_bits
            new = replace(new, key=self._key_bits if legal else None, key_error=not legal)
        return answer, new
