# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The input ports of a core in one clock; inputs that must not matter are junk."""

from collections.abc import Collection
from dataclasses import dataclass

from aesilicon.design.design import Design
from aesilicon.drivers.machine import Bits, Machine
from aesilicon.drivers.scenario import Block, Key

SECRET_INPUTS = ("key_i", "in_data_i")
QUIET_IN_RESET = {"rst_ni": 0, "key_valid_i": 0, "in_valid_i": 0}
"""Input -> value in a reset, with all valids low as in AXI4-Stream; others are arbitrary."""


@dataclass(frozen=True)
class OfferedKey:
    """A key on the ports, with its length code."""

    code: int
    bits: Bits
    """256 bits; the bits beyond the key length must not matter."""


@dataclass(frozen=True)
class OfferedBlock:
    """A block on the ports, with its request and its tag."""

    ask: Block
    data: Bits
    """As wide as the port; the bits beyond the block length must not matter."""
    tag: Bits


@dataclass(frozen=True)
class Offers:
    """Makes keys, blocks and port values for one machine."""

    machine: Machine
    design: Design

    def key(self, step: Key) -> OfferedKey:
        """A fresh key."""
        return OfferedKey(step.code, self.machine.fresh("key", 256, secret=True))

    def block(self, step: Block) -> OfferedBlock:
        """A fresh block with a fresh tag."""
        data = self.machine.fresh("block", self.design.block_bits, secret=True)
        tag = self.machine.fresh("tag", self.design.core.tag_bits, secret=False)
        return OfferedBlock(step, data, tag)

    def nobodys_key(self) -> OfferedKey:
        """A key that must not be taken."""
        return OfferedKey(0, self._junk("key_i", 256))

    def nobodys_block(self) -> OfferedBlock:
        """A block that must not be taken."""
        data = self._junk("in_data_i", self.design.block_bits)
        ask = Block(decrypt=False, code=0)
        return OfferedBlock(ask, data, self._junk("in_tag_i", self._tag_bits))

    @property
    def _tag_bits(self) -> int:
        return self.design.core.tag_bits

    def _junk(self, name: str, width: int) -> Bits:
        return self.machine.junk(name, width, secret=name in SECRET_INPUTS)

    def inputs(
        self,
        key: OfferedKey | None,
        block: OfferedBlock | None,
        *,
        ready: int,
        clear: int = 0,
        length: int | None = None,
    ) -> dict[str, Bits]:
        """The input ports in one clock; a `key` or `block` of None is not offered.

        `length` drives `block_len_i` without a block; None cycles through all codes.
        """
        m, junk = self.machine, self._junk
        ask = block.ask if block else None
        # With one block length the code must not matter. With several, a core prepares keys for the
        # length at the port: without a block it cycles through all codes, clock by clock.
        code = junk("block_len_i", 2)
        if len(self.design.core.block_bits) > 1:
            code = m.constant(ask.code if ask else m.now % 4 if length is None else length, 2)
        return {
            "rst_ni": m.constant(1, 1),
            "key_valid_i": m.constant(int(key is not None), 1),
            "key_len_i": m.constant(key.code, 2) if key else junk("key_len_i", 2),
            "key_i": key.bits if key else junk("key_i", 256),
            "key_clear_i": m.constant(clear, 1),
            "in_valid_i": m.constant(int(block is not None), 1),
            "in_decrypt_i": m.constant(ask.decrypt, 1) if ask else junk("in_decrypt_i", 1),
            "in_chain_i": m.constant(ask.chain, 1) if ask else junk("in_chain_i", 1),
            "block_len_i": code,
            "in_data_i": block.data if block else junk("in_data_i", self.design.block_bits),
            "in_tag_i": block.tag if block else junk("in_tag_i", self._tag_bits),
            "out_ready_i": m.constant(ready, 1),
        }


def power_up(machine: Machine, secret: Collection[str]) -> dict[str, Bits]:
    """The input ports in a clock of reset; `secret` names the ports with keys and data."""
    return {
        name: machine.constant(QUIET_IN_RESET[name], 1)
        if name in QUIET_IN_RESET
        else machine.junk(name, len(nets), secret=name in secret)
        for name, nets in machine.netlist.inputs.items()
    }
