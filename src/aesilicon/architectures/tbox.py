# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One round a clock with T-boxes and chaining, after Morioka & Satoh 2002: `aes_core_tbox.sv`."""

import hashlib
from dataclasses import dataclass, replace
from typing import Literal

from pydantic import Field

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Options,
    Traits,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Answer, Offer, Request
from aesilicon.architectures.round import (
    Round,
    RoundClocks,
    RoundState,
    check_unrolled,
    rounds_per_clock,
)
from aesilicon.design import sboxes
from aesilicon.design.sboxes import SBOXES

_TBOXES = ("table", "twisted_bdd")
"""Names of the S-boxes that also exist as T-boxes."""

_CLEARING = 3
"""Free-running: clocks after a clear until the registers behind the key register lose the key."""

_CLEARING_SHORT = 2
"""Short paths: clocks after a clear until the registers behind the key register lose the key."""

_LEAD = 4
"""Short paths: clocks of the key set-up in addition to one for each round."""

_LEAD_DECRYPTING = 3
"""The same for decryption, in addition to two for each round."""

_SWITCHES = {"MergedKey": "merged_key", "ShortPaths": "short_paths"}
"""Parameter -> its option; a build passes the parameter only if the option is on."""


class TboxOptions(Options):
    """The table `[core.tbox]`."""

    tboxes: bool = Field(default=True)
    """T-boxes, with `sbox` `"table"` or `"twisted_bdd"`; false: S-boxes, then MixColumns."""
    chaining: bool = Field(default=True)
    """A block to encrypt may be chained; false: `in_chain_i` is refused."""
    free_running: bool = Field(default=False)
    """The key schedule steps in every clock and the output register does not clear: smaller, but a
    result that is not accepted at once can delay the next one by Nr clocks. Encryption alone, one
    key length, on the fly."""
    merged_key: bool = Field(default=False)
    """The round key enters MixColumns early, for a higher clock. Encryption without T-boxes."""
    rounds_per_clock: Literal[1, 2, 5, 7, 10, 14] = Field(default=1)
    """Rounds in series in one clock, a divisor of Nr. Above 1: encryption alone, one key length,
    round keys on the fly."""
    short_paths: bool = Field(default=False)
    """No path of the round keys is as long as a round. Encryption, or decryption with T-boxes, with
    one stored key of 128 or 256 bits; its set-up takes Nr + 4 clocks, or 2 Nr + 3 to decrypt."""


class Tbox(Architecture):
    """Blocks of 128 bits; round keys stored or on the fly."""

    name = "tbox"
    engine = "aes_core_tbox"
    summary = "one round a clock with T-boxes; chained blocks at full rate"
    legal = {  # noqa: RUF012
        "key_bits": LENGTHS,
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly", "stored"),
        "port_bits": (128,),
    }
    options = TboxOptions
    own_parameters = ("KeyLengths", "Directions", "KeySchedule", "Sbox", "KeySbox", "TagBits")
    shell = {  # noqa: RUF012
        "CHAINING": "Chaining && Directions != aes_pkg::DirDecrypt",
        "MASKED_RESULT": "FreeRunning",
        "CLEAR_CLOCKS": "FreeRunning ? 4 : 1",
    }

    def check(self, build: Build) -> None:
        """Refuses options that exclude each other, and S-boxes that T-boxes or the core lack."""
        if sboxes.find(build.key_sbox or build.sbox).clocks:
            raise ValueError(
                f"key_sbox = {build.key_sbox} has a register inside; architecture 'tbox' is built "
                "with S-boxes without one"
            )
        if build.options.tboxes and build.sbox not in _TBOXES:
            raise ValueError(
                f"there is no T-box of sbox = {build.sbox}; choose {' or '.join(_TBOXES)}, or "
                "tboxes = false in [core.tbox]"
            )
        if build.options.free_running and (
            [*build.directions] != ["encrypt"]
            or len(build.key_bits) > 1
            or build.key_schedule != "on_the_fly"
        ):
            raise ValueError(
                'free_running needs directions = ["encrypt"], one key length and key_schedule = '
                "on_the_fly"
            )
        encrypts = [*build.directions] == ["encrypt"]
        if (several := rounds_per_clock(build)) > 1:
            check_unrolled(build, several)
            if build.options.free_running or build.options.merged_key or build.options.short_paths:
                raise ValueError(
                    f"rounds_per_clock = {several} goes without free_running, merged_key and "
                    "short_paths"
                )
        if build.options.merged_key and not (encrypts and not build.options.tboxes):
            raise ValueError('merged_key needs directions = ["encrypt"] and tboxes = false')
        one_way = encrypts or ([*build.directions] == ["decrypt"] and build.options.tboxes)
        if build.options.short_paths and not (
            one_way and build.key_schedule == "stored" and [*build.key_bits] in ([128], [256])
        ):
            raise ValueError(
                'short_paths needs directions = ["encrypt"], or ["decrypt"] with T-boxes, '
                "key_schedule = stored and one key length, 128 or 256"
            )

    def parameters(self, build: Build) -> dict[str, str]:
        """The common parameters, and the options of `[core.tbox]`."""
        return self.common_parameters(build) | {
            "TBoxes": f"1'b{int(build.options.tboxes)}",
            "Chaining": f"1'b{int(_chains(build))}",
            "FreeRunning": f"1'b{int(build.options.free_running)}",
            **{name: "1'b1" for name, key in _SWITCHES.items() if getattr(build.options, key)},
            **(
                {"RoundsPerClock": str(several)} if (several := rounds_per_clock(build)) > 1 else {}
            ),
        }

    def traits(self, build: Build) -> Traits:
        """The state register and the output register hold a block each."""
        lookups = sbox_modules(build)
        if build.options.tboxes:
            keys = sboxes.find(build.key_sbox or build.sbox).circuit
            lookups = (f"aes_tbox_{build.sbox}", keys)
        clear = 1 + _clearing(build)
        return Traits(
            capacity=2,
            lookups=lookups,
            reset_cycles=clear,
            clear_cycles=clear,
            clears_to_constants=build.options.free_running,
            chaining=_chains(build),
            path_each_way=True,
        )

    def clocks(self, build: Build) -> "TboxClocks":
        """The timing contract of a build."""
        return TboxClocks(build)

    def digest(self) -> str:
        """SHA-256 (hex) of this description and of `Round`'s, whose automaton it extends."""
        return hashlib.sha256((super().digest() + Round().digest()).encode()).hexdigest()


@dataclass(frozen=True)
class TboxState(RoundState):
    """The state of a round core, and of a clear that takes several clocks."""

    clearing: int = 0
    """Clocks until the registers behind the key register have lost their contents."""


class TboxClocks(RoundClocks):
    """The clocks of a round core. A chained block takes as many clocks as any other block.

    Free-running, a last round that finds the output register occupied is tried again Nr clocks
    later. Free-running or with short paths, a clear takes more clocks.
    """

    def __init__(self, build: Build) -> None:
        super().__init__(build)
        self._chains = _chains(build)
        self._free_running = bool(build.options.free_running)
        self._short = bool(build.options.short_paths)
        self._clearing = _clearing(build)

    @property
    def after_reset(self) -> TboxState:
        """The state without key and blocks."""
        return TboxState(clearing=self._clearing)

    def step(self, state: RoundState, offer: Offer) -> tuple[Answer, RoundState]:
        """Returns the outputs in this clock and the state in the next clock."""
        assert isinstance(state, TboxState)
        if offer.reset or offer.clear:
            return Answer(False, False, False, False, state.key_error), self.after_reset
        if state.clearing:
            answer = Answer(False, False, False, False, False)
            return answer, TboxState(clearing=state.clearing - 1)
        answer, new = super().step(state, offer)
        waits = state.result is not None and not offer.out_ready
        if self._free_running and state.refused is not None and state.left == 0 and waits:
            new = replace(new, left=self._clocks(state.key, None) - 1)
        return answer, new

    def _with_key(self, new: RoundState, code: int) -> RoundState:
        """The state after a key load; with short paths the set-up takes longer."""
        new = super()._with_key(new, code)
        if not self._short or new.key is None:
            return new
        rounds = self._clocks(new.key, None)
        lead = rounds + _LEAD_DECRYPTING if True in self._ways else _LEAD
        return replace(new, setup=rounds + lead - 1)

    def _refuses(self, block: Request) -> bool:
        chained = block.chain and (block.decrypt or not self._chains)
        return chained or block.decrypt not in self._ways


def _chains(build: Build) -> bool:
    """Whether a build serves `in_chain_i`."""
    return bool(build.options.chaining) and "encrypt" in build.directions


def _clearing(build: Build) -> int:
    """Clocks from the clock after a clear until the core is empty."""
    if build.options.short_paths:
        return _CLEARING_SHORT
    return _CLEARING if build.options.free_running else 0
