# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Full-rate traffic of one direction through the ports of a core, wide or narrow.

Each lane loads one key, then sends blocks back to back. The timing of a core does not depend on
keys and blocks, so its control outputs must be equal in all lanes.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from aesilicon.architectures import LENGTHS, Direction
from aesilicon.design.design import Design
from aesilicon.drivers.machine import Bits, LaneMachine
from aesilicon.errors import ToolError

STEP = "simulating the mapped netlist"

_RESET = 4
_PATIENCE = 5000
"""Maximum number of clocks without a transfer, after which a core counts as stuck."""


@dataclass(frozen=True)
class Pace:
    """Timing of blocks sent back to back in one direction under one key."""

    latency: int
    """Clocks from a block's transfer to its result."""
    interval: int
    """Clocks from a block's transfer to the next block's transfer."""
    spacing: int | None = None
    """Clocks between two starts of a foreign core, as in `foreign_runs.Run`."""


class FullRate:
    """Sends blocks of the longest length under a key of the shortest length of a design."""

    def __init__(self, machine: LaneMachine, design: Design, direction: Direction) -> None:
        self._machine = machine
        self._block_bits = design.block_bits
        self._decrypt = direction == "decrypt"
        netlist = machine.netlist
        for name in ("key_i", "in_data_i", "out_data_o"):
            if name not in {**netlist.inputs, **netlist.outputs}:
                raise ToolError(STEP, f"the netlist has no port {name}")
        self._inputs = {name: (0,) * len(nets) for name, nets in netlist.inputs.items()}
        self._out: dict[str, Bits] = {}
        self._key = machine.fresh("key", min(design.core.key_bits), secret=True)[::-1]

    def run(self, warm: int, counted: int, count: Callable[[], None]) -> None:
        """Resets, loads a key and sends blocks without a pause.

        The first `warm` blocks are not counted. `count` is called after each clock from the
        transfer of the first of the `counted` blocks to the transfer of the block after the last
        of them. Raises `ToolError` for a wrong result, or if no result comes.
        """
        machine, size = self._machine, self._block_bits
        self._start()
        number = warm + counted + 1
        blocks = [machine.fresh("block", size, secret=True)[::-1] for _ in range(number)]
        beats = [beat for block in blocks for beat in self._beats("in_data_i", block)]
        per_block = len(beats) // number
        taken = idle = 0
        received: Bits = ()
        """Bits of all results so far; the first bit of the first block has index 0."""
        while len(received) < number * size:
            self._offer("in_valid_i", "in_data_i", beats[taken] if taken < len(beats) else None)
            begun = -(-taken // per_block)
            self._clock()
            if warm < begun <= warm + counted:
                count()
            idle += 1
            if taken < len(beats) and self._flag("in_ready_o"):
                taken, idle = taken + 1, 0
            if self._flag("out_valid_o"):
                received += self._out["out_data_o"][::-1][:size]
                idle = 0
            if idle > _PATIENCE:
                raise ToolError(STEP, f"no block moved in {_PATIENCE} clocks")
        cipher = machine.cipher(self._key, size)
        compute = cipher.decrypt if self._decrypt else cipher.encrypt
        for place, block in enumerate(blocks):
            got = received[place * size : (place + 1) * size][::-1]
            wrong = [due ^ bit for due, bit in zip(compute(block), got, strict=True) if due != bit]
            if wrong:
                lane = (wrong[0] & -wrong[0]).bit_length() - 1
                raise ToolError(STEP, f"the netlist's block {place} in lane {lane} is wrong")

    def _start(self) -> None:
        """Randomizes the registers, resets the core and loads the key."""
        self._machine.power_up()
        self._constant("in_decrypt_i", self._decrypt)
        self._constant("key_len_i", LENGTHS.index(len(self._key)))
        self._constant("block_len_i", LENGTHS.index(self._block_bits))
        for _ in range(_RESET):
            self._clock()
        self._constant("rst_ni", 1)
        self._constant("out_ready_i", 1)
        beats = [*self._beats("key_i", self._key)]
        for _ in range(_PATIENCE):
            self._offer("key_valid_i", "key_i", beats[0] if beats else None)
            self._clock()
            if not beats:
                return
            if self._flag("key_ready_o"):
                del beats[0]
        raise ToolError(STEP, f"the core took no key in {_PATIENCE} clocks")

    def _beats(self, port: str, value: Bits) -> Iterator[Bits]:
        """Splits a key or block into beats of the port's width, first byte first, left-aligned."""
        width = len(self._inputs[port])
        padded = (0,) * (-len(value) % width) + value
        for end in range(len(padded), 0, -width):
            yield padded[end - width : end]

    def _offer(self, valid: str, port: str, bits: Bits | None) -> None:
        """Drives a valid and its data port; without `bits` the data port keeps its old value."""
        self._constant(valid, int(bits is not None))
        if bits is not None:
            self._inputs[port] = bits

    def _constant(self, port: str, value: int) -> None:
        if port in self._inputs:
            self._inputs[port] = self._machine.constant(value, len(self._inputs[port]))

    def _clock(self) -> None:
        self._out = self._machine.evaluate(self._inputs)
        self._machine.clock()

    def _flag(self, port: str) -> bool:
        value = self._machine.known(self._out[port][0])
        if value is None:
            raise ToolError(STEP, f"{port} depends on the value of a key or block")
        return bool(value)
