# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A simulated core behind its wrapper with one key, used as the block cipher of a mode."""

from collections.abc import Iterator

from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.errors import ToolError


class WrapperEngine:
    """Sends blocks through the ports of a wrapper, one message for each call."""

    def __init__(self, simulator: PortSimulator, key: bytes, block_bytes: int) -> None:
        self.block_bytes = block_bytes
        self.clocks = 0
        """Clocks so far, including the load of the key in each call."""
        self.blocks = 0
        """Number of blocks so far."""
        self._simulator = simulator
        self._wrapper = simulator.wrapper
        self._key = key

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        """Enciphers or deciphers whole blocks.

        With `chain`, block i is XORed with result i-1 before it enters (block 0 with 0). Raises
        `ToolError` when the wrapper refuses a request or gives too few bytes.
        """
        if not blocks:
            return b""
        step = f"simulation of {self._simulator.design.name}"
        channel, refusal = self._wrapper.channel, self._wrapper.refusal
        word_bytes = self._wrapper.word_bits // 8
        data = bytearray()
        clocks = -1  # without the reset
        for seen in self._simulator.run(self._job(blocks, decrypt=decrypt, chain=chain)):
            clocks += 1
            if clocks and refusal and seen[refusal]:
                raise ToolError(step, "the wrapper refused a request")
            if seen[channel.out_valid]:
                data += seen[channel.out_data].to_bytes(word_bytes)
        if len(data) != len(blocks):
            raise ToolError(step, f"the wrapper gave {len(data)} bytes, not {len(blocks)}")
        self.clocks += clocks
        self.blocks += len(blocks) // self.block_bytes
        return bytes(data)

    def _job(self, blocks: bytes, *, decrypt: bool, chain: bool) -> Iterator[bytes]:
        """The clocks of a message. With `chain` a word is XORed with the previous result's word."""
        each = self.block_bytes * 8 // self._wrapper.word_bits
        yield self._simulator.reset()
        for inputs, number in self._wrapper.message(
            self._simulator.design, self._key, blocks, self.block_bytes, decrypt=decrypt
        ):
            mixed = chain and number is not None and number >= each
            yield self._simulator.encode(inputs, (number or 0) - each + 1 if mixed else 0)
