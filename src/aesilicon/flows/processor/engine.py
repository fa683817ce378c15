# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The simulated processor with one key, as the block cipher below a mode of operation."""

import struct
from itertools import takewhile

from aesilicon.design import Design
from aesilicon.errors import ToolError
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.host import Host
from aesilicon.flows.processor.instructions import Instruction
from aesilicon.flows.processor.model import Inputs, split
from aesilicon.flows.processor.simulate import Simulator, decode, encode


class ProcessorEngine:
    """Blocks through the 16-bit channels, one whole transaction after the other.

    All transactions but the first take the same clocks, so one serves as a pattern for the rest.
    """

    def __init__(self, design: Design, simulator: Simulator, key: bytes, block_bytes: int) -> None:
        self.block_bytes = block_bytes
        self.clocks = 0
        """Clocks so far, each call's loading of the key included."""
        self.blocks = 0
        """Blocks so far."""
        self._design = design
        self._simulator = simulator
        self._key = key

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        """Enciphers or deciphers whole blocks; with `chain`, block i XOR result i-1 (first: 0).

        Raises `ToolError` when the processor refuses an instruction or gives too little.
        """
        if not blocks:
            return b""
        code = Instruction.DECRYPT if decrypt else Instruction.ENCRYPT
        host = Host(self._design)
        host.key(self._key)
        host.instruct(isa.SET_BLOCK[self.block_bytes * 8])
        starts = []
        for _ in range(3):
            host.idle()
            starts.append(len(host.inputs))
            host.instruct(Instruction.INPUT_DATA)
            host.words(bytes(self.block_bytes))
            host.instruct(code)
            host.result()
        count = len(blocks) // self.block_bytes
        first, second, third = starts
        job = [encode(Inputs(reset=True)), *map(encode, host.inputs[:first])]
        for n in range(count):
            pattern = host.inputs[first:second] if n == 0 else host.inputs[second:third]
            block = blocks[n * self.block_bytes : (n + 1) * self.block_bytes]
            mixed = (n - 1) * self.block_bytes // 2 + 1 if chain and n else 0
            job += _transaction(pattern, block, mixed)
        raw = self._simulator.run_raw(job)
        seen = [word for (word,) in struct.iter_unpack("<I", raw)]
        step = f"simulation of {self._simulator.name}"
        if any(decode(word).status for word in seen[1:]):
            raise ToolError(step, "the processor refused an instruction")
        data = b"".join(struct.pack(">H", word & 0xFFFF) for word in seen if word >> 16 & 1)
        if len(data) != len(blocks):
            raise ToolError(step, f"the processor gave {len(data)} bytes, not {len(blocks)}")
        self.clocks += len(job) - 1
        self.blocks += count
        return data


def _transaction(pattern: list[Inputs[int]], block: bytes, mixed: int) -> list[bytes]:
    """A transaction with another block, its words XOR the output words from number `mixed` on."""
    head = [*takewhile(lambda clock: clock.word is None, pattern)]
    words = split(block)
    return [
        *map(encode, head),
        *(encode(Inputs(word=word), mixed + n if mixed else 0) for n, word in enumerate(words)),
        *map(encode, pattern[len(head) + len(words) :]),
    ]
