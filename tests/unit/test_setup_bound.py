# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The documented key set-up is the worst case over all states in which a key can come.

`verify` compares the clocks of the RTL with these automata, and `prove --any-sequence` proves them.
"""

from itertools import product

import pytest

from aesilicon.architectures import DIRECTIONS, LENGTHS, Clocks, Offer, Request, Run
from aesilicon.design import design
from aesilicon.design.design import Design

IN_A_SETUP = {"gunasekaran-word32": 148}
"""Its adapter takes a key during the set-up of the key before, and then the key waits there."""


def most_setup(of: Design) -> int:
    """The most clocks from the transfer of a key to that of a block that waits, in any state."""
    clocks: Clocks[object] = of.clocks
    legal = [LENGTHS.index(bits) for bits in of.core.key_bits]
    blocks = [Request(way, 0) for way in (False, True)]
    offers = [
        Offer(key=key, block=block, out_ready=ready)
        for key, block, ready in product([None, *legal, 3], [None, *blocks], (False, True))
    ]
    todo: list[object] = [clocks.after_reset]
    seen, keyed = {*todo}, set()
    while todo:
        now = todo.pop()
        for offer in offers:
            answer, after = clocks.step(now, offer)
            if offer.key in legal and answer.key_ready:
                keyed.add(after)
            if after not in seen:
                seen.add(after)
                todo.append(after)
    served = [block for block in blocks if DIRECTIONS[block.decrypt] in of.core.directions]
    return max(
        1 + Run(clocks, state).until("in_ready", Offer(block=block))
        for state, block in product(keyed, served)
    )


@pytest.mark.parametrize(
    "name",
    [
        *("aes128-serial", "aes128-serial-enc", "vater-wlan", "vater-stages32"),
        *("gunasekaran-word32", "aes128-column", "aes-column", "aes-round", "aes-tbox"),
    ],
)
def test_no_key_takes_longer_than_documented(name: str) -> None:
    of = design.load(name)
    documented = max(timing.key_setup for timing in of.timings())
    assert most_setup(of) == IN_A_SETUP.get(name, documented)
