# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Concrete simulation of a netlist with several input patterns at once; confirms counterexamples.

A bit is an integer with one bit for each pattern. Only keys and data differ between patterns, so a
bit that differs between patterns depends on a key or on data. On purpose this module shares only
the netlist and the tables of S-boxes with the simulation over forms. It evaluates the table of
gates, where `program` has a rule of its own for each gate. Its specification is `spec.rijndael`.
"""

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol

from aesilicon.drivers.machine import Bits, Origin, State
from aesilicon.equivalence.sbox_check import SboxModel
from aesilicon.netlist.evaluate import evaluate, word
from aesilicon.netlist.netlist import Box, Netlist
from aesilicon.spec.rijndael import Rijndael

PATTERNS = 8
"""Pattern 0 has keys and data 0, pattern 1 counts bytes 00 01 02..., the others are random."""


class ConcreteMachine:
    """A `drivers.machine.Machine` over `PATTERNS` concrete values at once."""

    def __init__(
        self,
        netlist: Netlist,
        models: Mapping[str, SboxModel],
        *,
        secret_registers: Collection[int] = (),
        seed: int = 1,
    ) -> None:
        """Registers start at random; only `secret_registers` may differ between patterns.

        Undriven nets are random too, with opposite values for the seeds 2n and 2n + 1.
        """
        self.netlist = netlist
        self.now = 0
        self.lanes = PATTERNS
        self._models = models
        self._random = random.Random(seed)
        self._all = (1 << PATTERNS) - 1
        self._values = dict[int, int]()
        undriven = random.Random(seed // 2)
        for net in netlist.unknown:
            self._values[net] = self.constant(undriven.getrandbits(1) ^ seed % 2, 1)[0]
        self.state: State = tuple(
            self.fresh("", 1, secret=i in secret_registers)[0]
            for i in range(len(netlist.registers))
        )

    def constant(self, value: int, width: int) -> Bits:
        """The bits of a constant, equal in all patterns."""
        return tuple(self._all if value >> i & 1 else 0 for i in range(width))

    def fresh(self, name: str, width: int, *, secret: bool) -> Bits:
        """A random value; only a `secret` value differs between patterns."""
        if not secret:
            return self.constant(self._random.getrandbits(width), width)
        count = sum(n % 256 << 8 * (width // 8 - 1 - n) for n in range(width // 8))
        values = [0, count] + [self._random.getrandbits(width) for _ in range(PATTERNS - 2)]
        return tuple(sum((v >> i & 1) << p for p, v in enumerate(values)) for i in range(width))

    def junk(self, name: str, width: int, *, secret: bool) -> Bits:
        """A new random value for an input that must not matter."""
        return self.fresh(name, width, secret=secret)

    def known(self, bit: int) -> int | None:
        """The value 0 or 1 of a bit that is equal in all patterns, else None."""
        return {0: 0, self._all: 1}.get(bit)

    def leaks(self, bit: int) -> bool:
        """Whether the bit differs between patterns."""
        return bit not in (0, self._all)

    def leaking(self, registers: Collection[int]) -> set[int]:
        """The subset of `registers` that differ between patterns."""
        return {i for i in registers if self.leaks(self.state[i])}

    def value(self, bits: Sequence[int], pattern: int) -> int:
        """The number that the bits hold in one pattern."""
        return sum((bit >> pattern & 1) << i for i, bit in enumerate(bits))

    def show(self, bits: Sequence[int], pattern: int | None = None) -> str:
        """Hex digits of the value in one pattern, or of the first two values that differ."""
        digits = (len(bits) + 3) // 4
        if pattern is not None:
            return f"{self.value(bits, pattern):0{digits}x}"
        values = {f"{self.value(bits, p):0{digits}x}": None for p in range(PATTERNS)}
        return " or ".join(list(values)[:2])

    def cipher(self, key: Bits, block_bits: int) -> "GoldenCipher":
        """`spec.rijndael` under the key of each pattern."""
        return GoldenCipher(self, key, block_bits)

    def evaluate(self, inputs: Mapping[str, Bits]) -> dict[str, Bits]:
        """The output ports for the present registers and these inputs."""
        v = self._values
        for name, nets in self.netlist.inputs.items():
            for net, bit in zip(nets, inputs[name], strict=True):
                v[net] = bit
        for register, bit in zip(self.netlist.registers, self.state, strict=True):
            v[register.q] = bit
        evaluate(self.netlist, v, PATTERNS, self._look_up)
        return {
            name: tuple([v[net] for net in nets]) for name, nets in self.netlist.outputs.items()
        }

    def clock(self) -> None:
        """Loads the registers with their next-state values."""
        self.state = tuple([self._values[r.d] for r in self.netlist.registers])

    def restore(self, state: State) -> None:
        """Sets the registers to the state of an earlier clock."""
        self.state = state

    @contextmanager
    def aside(self) -> Iterator[None]:
        """A context that restores the registers at its end."""
        state = self.state
        yield
        self.restore(state)

    def is_lasting(self) -> bool:
        """False, since another trial has other random data."""
        return False

    def opaque_register(self) -> tuple[int, Origin | None] | None:
        """None, since products are not tracked in concrete values."""
        return None

    def _look_up(self, box: Box, values: dict[int, int], pattern: int) -> int:
        model = self._models[box.kind]
        table = model.tables[word(values, model.control_nets(box), pattern)]
        return table[word(values, model.data_nets(box), pattern)]


class Valued(Protocol):
    """A machine over concrete values, with one bit of an integer for each lane."""

    lanes: int

    def value(self, bits: Sequence[int], pattern: int) -> int:
        """The number that the bits hold in one lane."""


class GoldenCipher:
    """`spec.rijndael` under the key of each lane."""

    def __init__(self, machine: "Valued", key: Bits, block_bits: int) -> None:
        self._machine = machine
        size = len(key) // 8
        keys = (machine.value(key, p).to_bytes(size, "big") for p in range(machine.lanes))
        self._ciphers = [Rijndael(key, block_bits // 8) for key in keys]

    def encrypt(self, block: Bits) -> Bits:
        """Ciphertext of a block in each lane."""
        return self._each([cipher.encrypt_block for cipher in self._ciphers], block)

    def decrypt(self, block: Bits) -> Bits:
        """Plaintext of a block in each lane."""
        return self._each([cipher.decrypt_block for cipher in self._ciphers], block)

    def _each(self, functions: Sequence[Callable[[bytes], bytes]], block: Bits) -> Bits:
        results = []
        for p, function in enumerate(functions):
            data = self._machine.value(block, p).to_bytes(len(block) // 8, "big")
            results.append(int.from_bytes(function(data), "big"))
        return tuple(
            sum((r >> i & 1) << p for p, r in enumerate(results)) for i in range(len(block))
        )
