# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Gates of the linear maps around an inversion: the cost that `tower_search` minimises."""

from collections.abc import Sequence

from aesilicon_lab.circuits import linear_cancel
from aesilicon_lab.circuits.inversion import Core, after_program, both_after


def forward(core: Core, seeds: Sequence[int]) -> int:
    """Fewest XORs of the two linear maps of the S-box."""
    return _gates(*core.sbox_maps(), seeds)


def inverse(core: Core, seeds: Sequence[int]) -> int:
    """The same of the inverse S-box."""
    return _gates(*core.inverse_maps(), seeds)


def after_both(ahead: Core, back: Core, seed: int = 0) -> int:
    """XORs and multiplexers after the core of both directions."""
    rows, pairs, _ = both_after(ahead, back)
    program = after_program(rows, max(rows).bit_length(), seed)
    return program.xors + sum(a != b for a, b in pairs)


def _gates(before: tuple[int, ...], after: tuple[int, ...], seeds: Sequence[int]) -> int:
    products = max(after).bit_length()
    return min(linear_cancel.share(before, 8, seed).xors for seed in seeds) + min(
        after_program(after, products, seed).xors for seed in seeds
    )
