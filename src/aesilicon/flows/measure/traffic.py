# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Traffic for a simulated core: a key, then blocks back to back, all through its real ports.

Every lane has its own random key and blocks. Control inputs are the same in all lanes. The timing
of a core does not depend on keys and blocks, so its control outputs must be the same too.
"""

from collections.abc import Callable, Sequence
from random import Random

from aesilicon.architectures import LENGTHS, Direction
from aesilicon.design.design import Design
from aesilicon.drivers.scoreboard import reference
from aesilicon.errors import ToolError
from aesilicon.mapping.simulator import STEP, Simulator

_RESET = 4
_PATIENCE = 5000
"""Most clocks without a transfer that a core may need for a clear, a key set-up or a block."""

Bits = list[int]
"""First bit first, each with one bit a lane."""


class Traffic:
    """Full-rate traffic of one direction; results are compared with the cipher.

    Takes the shortest key and the longest block that the design serves.
    """

    def __init__(
        self, simulator: Simulator, design: Design, direction: Direction, *, seed: int
    ) -> None:
        self._simulator = simulator
        self._netlist = simulator.netlist
        self._decrypt = direction == "decrypt"
        self._random = Random(f"{seed} {direction}")
        self._key = self._bits(min(design.core.key_bits))
        self._block_bits = design.block_bits
        self._inputs = dict.fromkeys(self._netlist.inputs, 0)
        del self._inputs[simulator.clock_net]
        self._ports = {
            name: self._netlist.bus(name) for name in ("key_i", "in_data_i", "out_data_o")
        }
        if missing := [name for name, bits in self._ports.items() if not bits]:
            raise ToolError(STEP, f"the netlist has no port {missing[0]}")

    def run(self, warm: int, counted: int, count: Callable[[], None]) -> None:
        """Resets, loads a key and sends blocks without a pause.

        The first `warm` blocks are not counted. `count` is called after each clock from the
        transfer of the first of the `counted` blocks to the transfer of the block after the last
        of them. Raises `ToolError` for a wrong result, or if no result comes.
        """
        self._start()
        blocks = [self._bits(self._block_bits) for _ in range(warm + counted + 1)]
        beats = [beat for block in blocks for beat in self._beats("in_data_i", block)]
        per_block = len(beats) // len(blocks)
        taken = idle = 0
        received: Bits = []
        while len(received) < len(blocks) * self._block_bits:
            self._offer("in_valid_i", "in_data_i", beats[taken] if taken < len(beats) else None)
            begun = -(-taken // per_block)
            self._simulator.clock(self._inputs)
            if warm < begun <= warm + counted:
                count()
            idle += 1
            if taken < len(beats) and self._flag("in_ready_o"):
                taken, idle = taken + 1, 0
            if self._flag("out_valid_o"):
                received += self._output()
                idle = 0
            if idle > _PATIENCE:
                raise ToolError(STEP, f"no block moved in {_PATIENCE} clocks")
        for number, block in enumerate(blocks):
            at = number * self._block_bits
            self._compare(number, block, received[at : at + self._block_bits])

    def _start(self) -> None:
        """Random registers, reset, key."""
        mask = self._simulator.mask
        self._simulator.power_up(self._random)
        self._constant("in_decrypt_i", self._decrypt)
        self._constant("key_len_i", LENGTHS.index(len(self._key)))
        self._constant("block_len_i", LENGTHS.index(self._block_bits))
        for _ in range(_RESET):
            self._simulator.clock(self._inputs)
        self._inputs["rst_ni"] = mask
        self._inputs["out_ready_i"] = mask
        beats = self._beats("key_i", self._key)
        for _ in range(_PATIENCE):
            self._offer("key_valid_i", "key_i", beats[0] if beats else None)
            self._simulator.clock(self._inputs)
            if not beats:
                return
            if self._flag("key_ready_o"):
                beats = beats[1:]
        raise ToolError(STEP, f"the core took no key in {_PATIENCE} clocks")

    def _bits(self, number: int) -> Bits:
        return [self._random.getrandbits(self._simulator.lanes) for _ in range(number)]

    def _beats(self, port: str, bits: Bits) -> list[Bits]:
        """What a port of any width sees of it, first part first, left-aligned."""
        width = len(self._ports[port])
        padded = bits + [0] * (-len(bits) % width)
        return [padded[at : at + width] for at in range(0, len(padded), width)]

    def _offer(self, valid: str, port: str, bits: Bits | None) -> None:
        """What is not offered any more stays on the port."""
        self._inputs[valid] = self._simulator.mask if bits is not None else 0
        if bits is not None:
            self._inputs.update(zip(self._ports[port], bits, strict=True))

    def _constant(self, port: str, value: int) -> None:
        for place, bit in enumerate(reversed(self._netlist.bus(port))):
            self._inputs[bit] = self._simulator.mask if value >> place & 1 else 0

    def _flag(self, port: str) -> bool:
        value = self._simulator[self._netlist.outputs[port]]
        if value not in (0, self._simulator.mask):
            raise ToolError(STEP, f"{port} depends on the value of a key or block")
        return value != 0

    def _output(self) -> Bits:
        ports = self._ports["out_data_o"][: self._block_bits]
        return [self._simulator[self._netlist.outputs[port]] for port in ports]

    def _compare(self, number: int, block: Bits, result: Bits) -> None:
        lanes = self._simulator.lanes
        rows = zip(*(_lanes(bits, lanes) for bits in (self._key, block, result)), strict=True)
        for lane, (key, data, got) in enumerate(rows):
            due = reference(key, data, decrypt=self._decrypt, block_bytes=len(data))
            if got != due:
                raise ToolError(STEP, f"the netlist's block {number} in lane {lane} is wrong")


def _lanes(bits: Sequence[int], lanes: int) -> list[bytes]:
    """Each lane's bits as bytes."""
    rows = [format(value, f"0{lanes}b") for value in bits]
    return [int("".join(column), 2).to_bytes(len(bits) // 8) for column in zip(*rows, strict=True)]
