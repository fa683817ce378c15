# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A column a clock, after Vater & Langendoerfer 2007: `rtl/core/aes_core_column.sv`."""

import hashlib
from pathlib import Path

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Traits,
    common_parameters,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Request
from aesilicon.architectures.round import Round, RoundClocks
from aesilicon.sboxes import SBOXES

CLOCKS = {128: 40 + 10, 192: 48 + 8, 256: 56 + 13}
"""Key length -> clocks of a block: a column each of Nr rounds, and a clock for each SubWord."""

_PARAMETERS = ("KeyLengths", "Directions", "Sbox", "TagBits")


class Column(Architecture):
    """Blocks of 128 bits; four S-boxes, which data and key schedule use in turn."""

    name = "column"
    module = "aes_core_column"
    summary = "a column a clock: four S-boxes for data and key schedule, round keys on the fly"
    legal = {  # noqa: RUF012
        "key_bits": LENGTHS,
        "block_bits": (128,),
        "sbox": tuple(name for name, sbox in SBOXES.items() if not sbox.clocks),
        "key_schedule": ("on_the_fly",),
        "port_bits": (128,),
    }
    invariants = Path(__file__).with_suffix(".sv")

    def check(self, build: Build) -> None:
        """Data and keys share the S-boxes."""
        if build.key_sbox not in (None, build.sbox):
            raise ValueError(
                f"key_sbox = {build.key_sbox} and sbox = {build.sbox} differ, but architecture "
                "'column' has the same S-boxes for both; leave key_sbox out"
            )

    def parameters(self, build: Build) -> dict[str, str]:
        """Those of the common ones that do not follow from the architecture."""
        common = common_parameters(build)
        return {name: common[name] for name in _PARAMETERS}

    def traits(self, build: Build) -> Traits:
        """The state and the output register hold a block each."""
        return Traits(capacity=2, lookups=sbox_modules(build))

    def clocks(self, build: Build) -> "ColumnClocks":
        """See `ColumnClocks`."""
        return ColumnClocks(build)

    def digest(self) -> str:
        """Of the files that describe it, and of the automaton that it shares."""
        return hashlib.sha256((super().digest() + Round().digest()).encode()).hexdigest()


class ColumnClocks(RoundClocks):
    """As a round core, with more clocks for a block and for the walk behind a key."""

    def _clocks(self, key_bits: int | None, block: Request | None) -> int:
        return CLOCKS[key_bits or 128] + (block is None)  # a walk loads the key first
