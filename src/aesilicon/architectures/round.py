# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One round a clock, after Kuo & Verbauwhede 2001: `rtl/core/aes_core_round.sv`."""

from dataclasses import dataclass, replace
from typing import Literal

from pydantic import Field

from aesilicon.architectures.architecture import (
    KEY_SCHEDULES,
    Architecture,
    Build,
    Options,
    Traits,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Answer, Clocks, Offer, Request
from aesilicon.design import sboxes
from aesilicon.design.sboxes import SBOXES
from aesilicon.spec.rijndael import rounds


class RoundOptions(Options):
    """The table `[core.round]`."""

    rounds_per_clock: Literal[1, 2, 5, 7, 10, 14] = Field(default=1)
    """Rounds in series in one clock, a divisor of Nr. Above 1: encryption alone, 128-bit blocks,
    one key length, round keys on the fly and a combinational S-box."""


class Round(Architecture):
    """Blocks and keys of all lengths; round keys on the fly, or stored."""

    name = "round"
    engine = "aes_core_round"
    summary = "a round in one clock, in two, or several a clock; round keys on the fly or stored"
    legal = {  # noqa: RUF012
        "key_bits": LENGTHS,
        "block_bits": LENGTHS,
        "sbox": tuple(SBOXES),
        "key_schedule": tuple(KEY_SCHEDULES),
        "port_bits": (128,),
    }
    options = RoundOptions

    def check(self, build: Build) -> None:
        """Refuses what clocked S-boxes, chained keys or several rounds a clock exclude."""
        key_sbox = build.key_sbox or build.sbox
        if sboxes.find(key_sbox).clocks != sboxes.find(build.sbox).clocks:
            raise ValueError(
                f"key_sbox = {key_sbox} and sbox = {build.sbox} take different numbers of clocks; "
                "choose two that take the same"
            )
        if sboxes.find(build.sbox).clocks and (
            [*build.block_bits] != [128] or build.key_schedule != "on_the_fly"
        ):
            raise ValueError(
                f"sbox = {build.sbox} has a register inside: it is built with block_bits = [128] "
                "and key_schedule = on_the_fly only"
            )
        if build.key_schedule == "chained" and (
            [*build.directions] != ["encrypt"]
            or [*build.key_bits] != [*LENGTHS]
            or [*build.block_bits] != [*LENGTHS]
        ):
            raise ValueError(
                'key_schedule = chained needs directions = ["encrypt"], and key_bits and '
                f"block_bits = {[*LENGTHS]}"
            )
        if (several := rounds_per_clock(build)) > 1:
            check_unrolled(build, several)

    def parameters(self, build: Build) -> dict[str, str]:
        """The common parameters, and `RoundsPerClock` if it is above 1."""
        several = rounds_per_clock(build)
        own = {"RoundsPerClock": str(several)} if several > 1 else {}
        return self.common_parameters(build) | own

    def traits(self, build: Build) -> Traits:
        """The state register and the output register hold a block each."""
        return Traits(
            capacity=2,
            lookups=sbox_modules(build),
            ready_waits_for_valid=len(build.block_bits) > 1,
        )

    def clocks(self, build: Build) -> "RoundClocks":
        """The timing contract of a build."""
        return RoundClocks(build)


def rounds_per_clock(build: Build) -> int:
    """The option `rounds_per_clock`; 1 for an architecture without this option."""
    return int(getattr(build.options, "rounds_per_clock", 1))


def check_unrolled(build: Build, several: int) -> None:
    """Raises `ValueError` for a build that cannot have `several` rounds a clock."""
    if (
        [*build.directions] != ["encrypt"]
        or [*build.block_bits] != [128]
        or len(build.key_bits) > 1
        or build.key_schedule != "on_the_fly"
        or sboxes.find(build.sbox).clocks
    ):
        raise ValueError(
            f'rounds_per_clock = {several} needs directions = ["encrypt"], block_bits = [128], one '
            "key length, key_schedule = on_the_fly and an S-box without a register"
        )
    if (all_rounds := rounds(build.key_bits[0] // 8, 16)) % several:
        raise ValueError(
            f"rounds_per_clock = {several} does not divide the {all_rounds} rounds of key_bits = "
            f"{list(build.key_bits)}; choose a divisor of {all_rounds}"
        )


@dataclass(frozen=True)
class RoundState:
    """The state of a round core. Counters hold the remaining clocks."""

    awake: bool = False
    """A clock has passed since reset or clear."""
    key: int | None = None
    """Length in bits of the loaded key; None: no key is loaded."""
    key_error: bool = False
    key_waits: bool = False
    """The core did not take a key that was offered in the previous clock."""
    key_hold: int = 0
    """Clocks until another key may be taken."""
    setup: int = 0
    """Clocks until the first block after the last key may enter."""
    walk: int = 0
    """Several block lengths: clocks until the walk to the schedule end is done."""
    walked: int | None = None
    """Block length code of the schedule end that the last walk computed."""
    seen: bool = False
    """Several block lengths: the block was offered in the previous clock too, and needs no walk."""
    refused: bool | None = None
    """Whether the block in the state register is refused; None: the register is empty."""
    left: int = 0
    """Clocks until the last round of the block in the state register."""
    result: bool | None = None
    """`out_error_o` of the result in the output register; None: the register is empty."""


class RoundClocks(Clocks[RoundState]):
    """Two blocks at most: one in the state register, for Nr rounds, and one in the output register.

    A round takes one clock, or two with a clocked S-box; `rounds_per_clock` rounds share a clock.
    The last round waits until the output register is free; the next block may enter in the clock
    of the last round. A key is taken between blocks: the first key at once, each later key at
    least one clock after its offer.
    """

    def __init__(self, build: Build) -> None:
        self._lengths = [*build.block_bits]
        self._keys = [*build.key_bits]
        self._several = len(self._lengths) > 1
        self._ways = [way == "decrypt" for way in build.directions]
        self._stored = build.key_schedule == "stored"
        self._round_clocks = 1 + sboxes.find(build.sbox).clocks
        self._rounds_per_clock = rounds_per_clock(build)
        # On the fly, decryption starts from the schedule end, which a walk computes first.
        self._walks = True in self._ways and not self._stored

    @property
    def after_reset(self) -> RoundState:
        """The state without key and blocks."""
        return RoundState()

    def step(self, state: RoundState, offer: Offer) -> tuple[Answer, RoundState]:
        """Returns the outputs in this clock and the state in the next clock."""
        if offer.reset or offer.clear:
            return Answer(False, False, False, False, state.key_error), RoundState()
        out_free = state.result is None or offer.out_ready
        finish = state.refused is not None and state.left == 0 and out_free
        open_ = state.awake and not state.walk
        key_ready = (
            open_
            and not state.key_hold
            and state.refused is None
            and (state.key is None or state.key_waits)
        )
        in_ready = (
            open_
            and not state.setup
            and state.key is not None
            and not state.key_waits
            and (state.refused is None or finish)
            and (state.seen or not self._several)
        )
        answer = Answer(
            key_ready, in_ready, state.result is not None, bool(state.result), state.key_error
        )

        new = replace(
            state,
            awake=True,
            key_waits=offer.key is not None and not key_ready,
            key_hold=max(0, state.key_hold - 1),
            setup=max(0, state.setup - 1),
            walk=max(0, state.walk - 1),
            seen=False,
            left=max(0, state.left - 1),
            result=None if offer.out_ready else state.result,
        )
        if finish:
            new = replace(new, result=state.refused, refused=None)
        if offer.key is not None and key_ready:
            new = self._with_key(new, offer.key)
        if offer.block is not None and in_ready:
            new = replace(
                new,
                refused=self._refuses(offer.block),
                left=self._clocks(state.key, offer.block) - 1,
            )
        elif offer.block is not None and self._several:
            may_walk = state.key is not None and offer.key is None and not state.walk
            new = self._looked(new, offer.block, may_walk and (state.refused is None or finish))
        return answer, new

    def _with_key(self, new: RoundState, code: int) -> RoundState:
        """The state after a key was taken; a key shorter than the longest block needs a fill."""
        if code > 2 or LENGTHS[code] not in self._keys:
            return replace(new, key=None, key_error=True, walked=None)
        bits, longest = LENGTHS[code], max(self._lengths)
        fill = int(bits < longest)
        if self._stored:
            words = longest // 32 * (rounds(bits // 8, longest // 8) + 1)
            hold, setup = 0, -(-words // 4)  # four words a clock
        elif not self._walks:
            hold, setup = fill, 2 * fill
        elif self._several:  # a walk waits for a block that needs it
            hold = setup = fill
        else:
            hold = setup = fill + self._clocks(bits, None)
        return replace(new, key=bits, key_error=False, key_hold=hold, setup=setup, walked=None)

    def _looked(self, new: RoundState, block: Request, may_walk: bool) -> RoundState:
        """The state after a clock with a waiting block: its length is stored, or a walk starts."""
        needs_walk = self._walks and block.decrypt and self._held(block)
        if not needs_walk or new.walked == block.length:
            return replace(new, seen=True)
        if not may_walk:
            return new
        return replace(new, walk=self._clocks(new.key, block), walked=block.length)

    def _refuses(self, block: Request) -> bool:
        return block.chain or block.decrypt not in self._ways or not self._held(block)

    def _held(self, block: Request) -> bool:
        return not self._several or (block.length < 3 and LENGTHS[block.length] in self._lengths)

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        """Clocks of all rounds of a block (None: of a walk); length code 3 counts as 128 bits."""
        length = self._lengths[0]
        if self._several and block is not None:
            length = LENGTHS[block.length % 3]
        of_a_block = rounds((key_bits or 128) // 8, length // 8)
        return of_a_block * self._round_clocks // self._rounds_per_clock
