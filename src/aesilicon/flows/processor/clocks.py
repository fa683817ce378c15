# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Documented clocks of the processor: from an instruction to the next clock with `ready_o` high.

They hold for a host that offers and takes a word in every clock; each clock without one counts too.
`verify` and the proof hold the RTL to the model, and a test holds the model to these formulas.
"""

from aesilicon.architectures import rounds
from aesilicon.design import Design
from aesilicon.flows.processor.instructions import FEEDBACK_BLOCKS, WORD_BITS
from aesilicon.flows.processor.model import walks

SETTING = 1
"""Reset, Set Block Length, Set Key Length and whatever is refused."""


def transfer(block_bits: int) -> int:
    """Input Data or Output Data."""
    return block_bits // WORD_BITS + 1


def input_key(key_bits: int, *, held: bool) -> int:
    """Input Key; `held`: after another key, which the core must let go first."""
    return key_bits // WORD_BITS + 2 + held


def compute(
    design: Design, key_bits: int, block_bits: int, *, walk: bool = False, feedback: bool = False
) -> int:
    """Encrypt or Decrypt; with `feedback` the test of 1000 blocks.

    `walk`: a decryption whose block length is not that of the last one under this key, in a build
    that makes its round keys on the fly. A build that stores them needs `Timing.key_setup` clocks
    from the end of Input Key, which loading a block hides but for the shortest.
    """
    each = design.timing(key_bits, block_bits).latency + 2
    blocks = FEEDBACK_BLOCKS if feedback else 1
    return blocks * each + 1 + (rounds(key_bits, block_bits) if walk else 0)


def longest(design: Design) -> int:
    """The most that a single Encrypt or Decrypt takes, right after Input Key and with a walk."""
    walk = walks(design)

    def clocks(key_bits: int, block_bits: int) -> int:
        # It may be given a clock after the key transfer; the block is taken two clocks later.
        wait = 0 if walk else max(0, design.timing(key_bits, block_bits).key_setup - 3)
        return compute(design, key_bits, block_bits, walk=walk) + wait

    return max(clocks(*size) for size in design.sizes())


def transaction(design: Design, key_bits: int, block_bits: int) -> int:
    """A block in, enciphered or deciphered, and out again, under a key that is loaded."""
    return 2 * transfer(block_bits) + compute(design, key_bits, block_bits)


def port(design: Design) -> int:
    """The transaction that throughput at the port is given for: longest block, shortest key."""
    return transaction(design, min(design.core.key_bits), design.block_bits)


def port_throughput(design: Design, fmax_mhz: float) -> float:
    """Mb/s that the channels sustain, in transactions of `port` clocks."""
    return design.block_bits * fmax_mhz / port(design)
