# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A byte a clock: `rtl/core/aes_core_serial.sv` behind the port adapter."""

from dataclasses import dataclass, replace

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Traits,
    invariants_in,
    sbox_modules,
)
from aesilicon.architectures.clocks import Answer, Offer, Request
from aesilicon.architectures.round import Round, RoundClocks, RoundState
from aesilicon.design.sboxes import SBOXES

_CLEAR = 16
"""Clocks of a clear, in which zeros shift into the rows."""
_ENCRYPTION = 256
"""Clocks from a block's first byte to its result's last: 28 input, 200 rounds, 28 output."""
_DECRYPTION = 356
"""Clocks of a decryption: 100 more, for the key schedule's way to its end and the whitening."""
_KEY = 44
"""Clocks from the first byte of a key to the first turn for a block."""
_STEP_UP, _STEP_DOWN = 12, 4
"""Clocks in which the key schedule steps one round key forwards, or backwards."""


class Serial(Architecture):
    """AES-128 with one S-box and ports of 8 bits."""

    name = "serial"
    engine = "aes_core_serial"
    summary = "a byte a clock: one S-box for data and key schedule, no register beside one state"
    legal = {  # noqa: RUF012
        "key_bits": (128,),
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (8,),
    }
    invariants = invariants_in("core", "aes_serial_invariants")
    own_parameters = ("Directions", "Sbox", "TagBits")
    shared_clocks = (Round,)

    def check(self, build: Build) -> None:
        """Refuses a second S-box for the keys, and decryption alone."""
        if build.key_sbox not in (None, build.sbox):
            raise ValueError(
                f"key_sbox = {build.key_sbox} and sbox = {build.sbox} differ, but architecture "
                "'serial' has one S-box for both; leave key_sbox out"
            )
        if "encrypt" not in build.directions:
            raise ValueError(
                "architecture 'serial' is built with encryption; directions must be "
                '["encrypt"] or ["encrypt", "decrypt"]'
            )

    def traits(self, build: Build) -> Traits:
        """The core holds a block, and the adapter a result."""
        return Traits(
            capacity=2,
            lookups=sbox_modules(build),
            clear_cycles=_CLEAR + 1,  # with the clock that enters the state Clear
            keeps_refused_key=True,  # the rows turn for ever
        )

    def clocks(self, build: Build) -> "SerialClocks":
        """The timing contract of a build."""
        return SerialClocks(build)


@dataclass(frozen=True)
class SerialState(RoundState):
    """The state of a round core, the turn of the rows, and the clocks until the rows rest."""

    turn: int = 0
    """Clocks since reset or clear, modulo 4."""
    restless: int = _CLEAR
    """Clocks until the rows rest: they are cleared, or hold the first round key again."""


class SerialClocks(RoundClocks):
    """The clocks of a round core, in which a block may enter in one turn of four.

    A block enters the adapter one turn before its first byte. A key may enter in each turn; it
    waits in the adapter until the core holds the first round key of the previous key again.
    """

    @property
    def after_reset(self) -> SerialState:
        """The state without key and blocks."""
        return SerialState()

    def step(self, state: RoundState, offer: Offer) -> tuple[Answer, RoundState]:
        """Returns the outputs in this clock and the state in the next clock."""
        assert isinstance(state, SerialState)  # `after_reset` and this function return no other
        turn = state.turn == 3
        answer, new = super().step(state, offer if turn else replace(offer, block=None))
        if not isinstance(new, SerialState):
            return answer, SerialState()
        answer = replace(answer, in_ready=answer.in_ready and turn)
        restless = max(0, state.restless - 1)
        left = new.left
        if offer.block is not None and answer.in_ready:
            # A decryption right behind an encryption reverses the key schedule before it rests.
            if offer.block.decrypt and self._walks:
                left -= _STEP_UP * max(0, restless // _STEP_DOWN - 1)
                restless = 0
            else:
                restless = _ENCRYPTION + 12
        return answer, replace(new, turn=(state.turn + 1) % 4, restless=restless, left=left)

    def _with_key(self, new: RoundState, code: int) -> RoundState:
        assert isinstance(new, SerialState)
        first = max(2, new.restless)  # the core takes the first byte, at turn 0
        first += -(new.turn + first) % 4
        held = super()._with_key(new, code)
        if held.key is None:
            return replace(held, key_hold=first)
        return replace(held, key_hold=first + _KEY - 1, setup=first + _KEY - 1)

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        decrypts = block is not None and block.decrypt and self._walks
        return 1 + (_DECRYPTION if decrypts else _ENCRYPTION)
