# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Clocks of the processor, read off its model: from an instruction to the next `ready_o`.

They hold for a host that offers and takes a word in every clock; each clock without one counts too.
`verify` and the proof hold the RTL to the model.
"""

from collections.abc import Sequence

from aesilicon.drivers.wrapper import Wrapped
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.host import RecordingHost
from aesilicon_lab.processor.instructions import Instruction


class _NoData:
    """A cipher for a model whose clocks alone are asked for."""

    zero = 0

    def compute(self, key: Sequence[int], block: Sequence[int], *, decrypt: bool) -> list[int]:
        """See `Cipher`."""
        return [*block]


def clocks_of(host: RecordingHost, code: Instruction, words: bytes = b"") -> int:
    """Clocks from an instruction, with its words behind, to the next that can be given."""
    host.idle()
    begin = host.model.now
    host.instruct(code)
    host.words(words)
    host.idle()
    return host.model.now - begin


def setting(wrapped: Wrapped) -> int:
    """Clocks of Reset, Set Block Length, Set Key Length and whatever is refused."""
    return clocks_of(_host(wrapped), Instruction.SET_BLOCK_256)


def input_key(wrapped: Wrapped, key_bits: int, *, held: bool) -> int:
    """Clocks of Input Key; `held`: after another key, which the core must let go first."""
    host = _host(wrapped)
    host.instruct(isa.SET_KEY[key_bits])
    if held:
        clocks_of(host, Instruction.INPUT_KEY, bytes(key_bits // 8))
    return clocks_of(host, Instruction.INPUT_KEY, bytes(key_bits // 8))


def input_data(wrapped: Wrapped, block_bits: int) -> int:
    """Clocks of Input Data."""
    host = _host(wrapped)
    host.instruct(isa.SET_BLOCK[block_bits])
    return clocks_of(host, Instruction.INPUT_DATA, bytes(block_bits // 8))


def output_data(wrapped: Wrapped, block_bits: int) -> int:
    """Clocks of Output Data."""
    host = _loaded(wrapped, 128, block_bits)
    host.instruct(Instruction.ENCRYPT)
    return clocks_of(host, Instruction.OUTPUT_DATA)


def compute(
    wrapped: Wrapped,
    key_bits: int,
    block_bits: int,
    code: Instruction = Instruction.ENCRYPT,
    *,
    first: bool = False,
) -> int:
    """Clocks of an instruction that computes, once a build that stores round keys has made them.

    `first`: the first under its key. A decryption walks then, in a build that makes its round keys
    on the fly, as it does behind one of another block length.
    """

    def run(blocks: int) -> int:
        host = _loaded(wrapped, key_bits, block_bits)
        host.model.feedback_blocks = blocks
        for _ in range(wrapped.timing(key_bits).key_setup):
            host.clock()
        if not first:
            host.instruct(Instruction.DECRYPT if code in isa.DECRYPTS else Instruction.ENCRYPT)
        return clocks_of(host, code)

    few = run(2)
    more = isa.FEEDBACK_BLOCKS - 2 if code in isa.FEEDBACK else 0
    return few + more * (run(3) - few)  # every further block takes what the third took


def longest(wrapped: Wrapped) -> int:
    """The most that a single Encrypt or Decrypt takes: right after Input Key."""
    return max(
        clocks_of(_loaded(wrapped, *size), code)
        for size in wrapped.sizes()
        for code in isa.single(wrapped.core.directions)
    )


def transaction(wrapped: Wrapped, key_bits: int, block_bits: int) -> int:
    """Clocks of a block in, enciphered and out again, under a key that is loaded."""
    host = _loaded(wrapped, key_bits, block_bits)
    clocks_of(host, Instruction.ENCRYPT)
    begin = host.model.now
    host.instruct(Instruction.INPUT_DATA)
    host.words(bytes(block_bits // 8))
    host.instruct(Instruction.ENCRYPT)
    host.result()
    return host.model.now - begin


def sustained(wrapped: Wrapped, key_bits: int, block_bits: int) -> int:
    """Clocks a block when the channels overlap: load, computation and output of three blocks."""

    def run(blocks: int) -> int:
        host = _loaded(wrapped, key_bits, block_bits)
        clocks_of(host, Instruction.ENCRYPT)
        begin = host.model.now
        host.stream(Instruction.ENCRYPT, block_bits, [bytes(block_bits // 16)] * blocks)
        return host.model.now - begin

    return run(5) - run(4)


def _host(wrapped: Wrapped) -> RecordingHost:
    return RecordingHost(wrapped, cipher=_NoData())


def _loaded(wrapped: Wrapped, key_bits: int, block_bits: int) -> RecordingHost:
    """A host with a block and then a key loaded."""
    host = _host(wrapped)
    host.block(bytes(block_bits // 8))
    host.key(bytes(key_bits // 8))
    host.idle()
    return host
