# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A mapped netlist through which a driver streams blocks, in many independent lanes."""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from random import Random

from aesilicon.drivers.machine import Bits, Origin, State
from aesilicon.mapping.gate_simulator import Simulator
from aesilicon.netlist.netlist import Netlist
from aesilicon.symbolic.concrete import GoldenCipher

_BIT = re.compile(r"(.+)\[(\d+)\]")


class NetlistMachine:
    """A `machine.LaneMachine` over a netlist. Inputs that do not matter keep their value."""

    def __init__(self, simulator: Simulator, random: Random) -> None:
        """`random` supplies the power-up values of registers, the keys and the blocks."""
        self.now = 0
        self.state: State = ()
        self.lanes = simulator.lanes
        self.after: Callable[[], None] = lambda: None
        self._simulator = simulator
        self._random = random
        self._held: dict[str, Bits] = {}
        mapped = simulator.netlist
        inputs = _buses(port for port in mapped.inputs if port != simulator.clock_net)
        outputs = _buses(mapped.outputs)
        self._bits = inputs | outputs
        self.netlist = Netlist(
            top=mapped.top,
            inputs={name: tuple(range(len(bits))) for name, bits in inputs.items()},
            outputs={name: tuple(range(len(bits))) for name, bits in outputs.items()},
            cells=(),
            registers=(),
            first_register=0,
            size=0,
            unknown=(),
            names={},
        )
        """The ports of the netlist; its gates and registers are in the simulator."""

    def power_up(self) -> None:
        """See `LaneMachine`."""
        self._simulator.power_up(self._random)

    def constant(self, value: int, width: int) -> Bits:
        """See `Machine`."""
        return tuple(self._simulator.mask if value >> i & 1 else 0 for i in range(width))

    def fresh(self, name: str, width: int, *, secret: bool) -> Bits:
        """See `Machine`."""
        return tuple(self._random.getrandbits(self.lanes) for _ in range(width))

    def junk(self, name: str, width: int, *, secret: bool) -> Bits:
        """See `Machine`."""
        return self._held.get(name, (0,) * width)

    def known(self, bit: int) -> int | None:
        """See `Machine`."""
        return {0: 0, self._simulator.mask: 1}.get(bit)

    def leaks(self, bit: int) -> bool:
        """See `Machine`."""
        return self.known(bit) is None

    def leaking(self, registers: Collection[int]) -> set[int]:
        """See `Machine`; not used for a mapped netlist."""
        return set()

    def value(self, bits: Sequence[int], pattern: int) -> int:
        """The number that the bits form in the lane `pattern`, first bit least significant."""
        return sum((bit >> pattern & 1) << i for i, bit in enumerate(bits))

    def show(self, bits: Sequence[int]) -> str:
        """See `Machine`. Shows the value in the first lane."""
        return f"{self.value(bits, 0):0{(len(bits) + 3) // 4}x}"

    def cipher(self, key: Bits, block_bits: int) -> GoldenCipher:
        """See `Machine`."""
        return GoldenCipher(self, key, block_bits)

    def evaluate(self, inputs: Mapping[str, Bits]) -> dict[str, Bits]:
        """See `Machine`. Simulates the clock edge that ended the previous clock first."""
        self._held = {name: inputs[name] for name in self.netlist.inputs}
        driven = {
            port: bit
            for name, bits in self._held.items()
            for port, bit in zip(self._bits[name], bits, strict=True)
        }
        self._simulator.clock(driven)
        self.after()
        outputs = self._simulator.netlist.outputs
        return {
            name: tuple(self._simulator[outputs[port]] for port in self._bits[name])
            for name in self.netlist.outputs
        }

    def clock(self) -> None:
        """See `Machine`. Does nothing: `evaluate` simulates the clock edge."""

    def restore(self, state: State) -> None:
        """See `Machine`; not used for a mapped netlist."""
        raise NotImplementedError

    def aside(self) -> AbstractContextManager[None]:
        """See `Machine`; not used for a mapped netlist."""
        raise NotImplementedError

    def is_lasting(self) -> bool:
        """See `Machine`; not used for a mapped netlist."""
        raise NotImplementedError

    def opaque_register(self) -> tuple[int, Origin | None] | None:
        """See `Machine`. Always None: concrete values have no opaque products."""
        return None


def _buses(ports: Iterable[str]) -> dict[str, list[str]]:
    """Port of the RTL -> the netlist's ports that are its bits, least significant first."""
    found: defaultdict[str, dict[int, str]] = defaultdict(dict)
    for port in ports:
        bit = _BIT.fullmatch(port)
        found[bit[1] if bit else port][int(bit[2]) if bit else 0] = port
    return {name: [bits[place] for place in sorted(bits)] for name, bits in found.items()}
