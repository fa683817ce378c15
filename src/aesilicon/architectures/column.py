# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A column a clock, after Vater & Langendoerfer 2007: `rtl/core/aes_core_column.sv`."""

from dataclasses import replace
from typing import Literal

from pydantic import Field

from aesilicon.architectures.architecture import (
    WIDE,
    Architecture,
    Build,
    Options,
    Traits,
    check_shared_sboxes,
    invariants_in,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Request
from aesilicon.architectures.round import Round, RoundClocks, RoundState
from aesilicon.design import sboxes
from aesilicon.design.sboxes import SBOXES

_REGISTERED = {"encrypt": 51, "decrypt": 54}
"""Direction -> clocks of an AES-128 block if the S-box has a register: one more than `CLOCKS`, in
the first round, and in decryption three more for the key words that come first."""

CLOCKS = {128: 40 + 10, 192: 48 + 8, 256: 56 + 13}
"""Key length in bits -> clocks of a block: 4 Nr columns, one a clock, and one for each SubWord."""

_TWO_COLUMNS = {128: 20 + 10, 192: 24 + 8, 256: 28 + 13}
"""`CLOCKS` with words of 64 bits: two columns a clock, and no column in the clock of a SubWord."""

_PORT_BITS = 32
"""Port width of the narrow core."""


class ColumnOptions(Options):
    """The table `[core.column]`. All but `word_bits` need narrow ports and serve comparisons."""

    word_bits: Literal[32, 16, 64] = Field(default=32)
    """Bits that pass the S-boxes in a clock: four, two or eight S-boxes. Needs full-width ports."""
    sbox_rows: Literal[1, 2] = Field(default=1)
    """2: four more S-boxes, for the key schedule alone. Needs `port_bits = 32`."""
    kept_keys: Literal[1, 2] = Field(default=1)
    """2: both ends of the key schedule are kept. Needs `port_bits = 32` and both directions."""
    mix_columns: Literal["compact", "product", "separate"] = Field(default="compact")
    """The circuit of InvMixColumns with `port_bits = 32`; at full width it is `product`."""


class Column(Architecture):
    """Blocks of 128 bits; four S-boxes, which data and key schedule use in turn."""

    name = "column"
    engine = "aes_core_column"
    summary = "a column a clock: four S-boxes for data and key schedule, round keys on the fly"
    legal = {  # noqa: RUF012
        "key_bits": LENGTHS,
        "block_bits": (128,),
        "sbox": tuple(SBOXES),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128, 32),
    }
    options = ColumnOptions
    invariants = invariants_in("core", "aes_column_invariants")
    own_parameters = ("KeyLengths", "Directions", "Sbox", "TagBits")
    shared_clocks = (Round,)

    def check(self, build: Build) -> None:
        """Refuses a second S-box for the keys, and all that the wide or narrow core lacks."""
        check_shared_sboxes(build, self.name)
        narrow = build.port_bits != WIDE
        if _registered(build) and not (narrow and [*build.key_bits] == [128]):
            raise ValueError(
                f"sbox = {build.sbox} has a register inside; architecture 'column' is built with "
                f"one only with port_bits = {_PORT_BITS} and key_bits = [128]"
            )
        compared = build.options.model_dump(exclude={"word_bits"})
        if not narrow and compared != ColumnOptions().model_dump(exclude={"word_bits"}):
            raise ValueError(
                f"all keys of [core.column] but word_bits need port_bits = {_PORT_BITS}; "
                "leave them out"
            )
        if narrow and build.options.word_bits != 32:
            raise ValueError(
                f"word_bits = {build.options.word_bits} is built with port_bits = 128; with "
                f"port_bits = {_PORT_BITS} it is 32"
            )
        check_kept_keys(build)
        if narrow and [*build.key_bits] not in ([128], [256]):
            raise ValueError(
                f"port_bits = {build.port_bits} is built with key_bits = [128] or [256]; with "
                "other keys architecture 'column' has port_bits = 128"
            )
        if narrow and [*build.key_bits] == [256] and "encrypt" not in build.directions:
            raise ValueError(
                f"port_bits = {build.port_bits} with key_bits = [256] is built with encryption; "
                "for decryption alone architecture 'column' has port_bits = 128"
            )

    def parameters(self, build: Build) -> dict[str, str]:
        """The common parameters and the changed options."""
        return self.common_parameters(build) | _options(build)

    def traits(self, build: Build) -> Traits:
        """The state and the output register hold a block each."""
        return Traits(capacity=2, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "ColumnClocks":
        """The contract of the wide or the narrow core, by `port_bits`."""
        return ColumnClocks(build) if build.port_bits == WIDE else NarrowColumnClocks(build)


def check_kept_keys(build: Build) -> None:
    """Raises ValueError if a build with one direction keeps both ends of the key schedule."""
    if build.options.kept_keys == 2 and len(build.directions) == 1:
        raise ValueError(
            f"kept_keys = 2 is built with both directions; {build.directions[0]}ion alone "
            "starts from one key"
        )


def _options(build: Build) -> dict[str, str]:
    """The parameters, name -> value, that are not the default; a wide build has `MixProduct`."""
    own = build.options
    mix = own.mix_columns if build.port_bits != WIDE else "product"
    values = {
        "WordBits": str(own.word_bits),
        "SboxRows": str(own.sbox_rows),
        "KeptKeys": str(own.kept_keys),
        "MixColumns": f"aes_pkg::Mix{mix.capitalize()}",
    }
    usual = {
        "WordBits": "32",
        "SboxRows": "1",
        "KeptKeys": "1",
        "MixColumns": "aes_pkg::MixCompact",
    }
    return {name: value for name, value in values.items() if value != usual[name]}


def _registered(build: Build) -> bool:
    return bool(sboxes.find(build.sbox).clocks)


class ColumnClocks(RoundClocks):
    """The clocks of a round core; a block takes `CLOCKS`, by `word_bits`, and a walk one more."""

    def __init__(self, build: Build) -> None:
        super().__init__(build)
        self._word_bits = build.options.word_bits

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        clocks = _TWO_COLUMNS if self._word_bits == 64 else CLOCKS
        halves = 2 if self._word_bits == 16 else 1
        return clocks[key_bits or 128] * halves + (block is None)  # a walk loads the key first


class NarrowClocks(RoundClocks):
    """The clocks with 32-bit ports behind the adapter: four beats in, the rounds, four beats out.

    The core sees a key one clock before its beats. A key length that the build lacks has one beat.
    The set-up of a 256-bit key takes longer than a block, so the adapter takes the next key during
    the set-up, and the beats of this key wait for the core.
    """

    def _with_key(self, new: RoundState, code: int) -> RoundState:
        first = max(2, new.setup + 1)  # the core takes the first beat
        new = super()._with_key(new, code)
        if new.key is None:
            return replace(new, key_hold=first)
        taken = first + new.key // _PORT_BITS - 1
        setup = taken + (self._clocks(new.key, None) if self._walks else 0)
        return replace(new, key_hold=taken if new.key == 256 else setup, setup=setup)


class NarrowColumnClocks(NarrowClocks, ColumnClocks):
    """`ColumnClocks` behind 32-bit ports, or the clocks of an S-box that has a register."""

    def __init__(self, build: Build) -> None:
        super().__init__(build)
        self._registered = _registered(build)

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        if self._registered:
            # In a decrypt-only build an encryption request is refused, and takes as many clocks as
            # a decryption.
            decrypts = block is not None and (block.decrypt or self._ways == [True])
            way = "decrypt" if decrypts and True in self._ways else "encrypt"
            clocks = _REGISTERED[way] + (block is None)
        else:
            clocks = super()._clocks(key_bits, block)
        return clocks if block is None else clocks + 2 * 128 // _PORT_BITS
