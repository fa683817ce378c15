# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What a bench drives: a circuit that it steps clock by clock, over forms or over values.

A bench written against `Machine` runs unchanged over forms (for all inputs at once), over concrete
values (the independent simulation of a counterexample) and over a mapped netlist.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from operator import itemgetter
from typing import Protocol

from aesilicon.equivalence.results import Transaction
from aesilicon.netlist.netlist import Netlist

Bits = tuple[int, ...]
State = tuple[int, ...]
Log = Sequence[tuple[Transaction, Bits]]
"""What crossed the ports, in order; the value of each as bits of a machine."""


@dataclass(frozen=True)
class Deviation:
    """The bits that deviated; `right` if the specification says what they should be."""

    got: Bits
    right: Bits | None = None


@dataclass(frozen=True)
class Origin:
    """Where a product (of all its parents) or an application came from."""

    clock: int
    cell: int
    parents: Bits
    opaque: bool


class BlockCipher(Protocol):
    """The specification under one key."""

    def encrypt(self, block: Bits) -> Bits:
        """Ciphertext of a block."""

    def decrypt(self, block: Bits) -> Bits:
        """Plaintext of a block."""


class Machine(Protocol):
    """A netlist in some domain of values; a bit is an integer whose meaning is the domain's.

    The constant 0 is 0 in all of them.
    """

    netlist: Netlist
    state: State
    """The registers' bits."""
    now: int
    """The number of the clock, for messages."""

    def constant(self, value: int, width: int) -> Bits:
        """A known value, least significant bit first."""

    def fresh(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value; `secret` if it is a key or data."""

    def junk(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value for an input that must not matter in this clock."""

    def known(self, bit: int) -> int | None:
        """0 or 1 if the bit is that for all inputs, else None."""

    def leaks(self, bit: int) -> bool:
        """Whether the bit depends on a key or on data."""

    def leaking(self, registers: Collection[int]) -> set[int]:
        """Those of some registers that hold what depends on a key or on data."""

    def show(self, bits: Sequence[int]) -> str:
        """Bits for a message."""

    def cipher(self, key: Bits, block_bits: int) -> BlockCipher:
        """The specification under a key, in this domain."""

    def evaluate(self, inputs: Mapping[str, Bits]) -> dict[str, Bits]:
        """The outputs for the present registers and these inputs."""

    def clock(self) -> None:
        """The clock edge that ends what `evaluate` computed."""

    def restore(self, state: State) -> None:
        """Back to the registers of an earlier clock."""

    def aside(self) -> AbstractContextManager[None]:
        """What is done inside leaves no trace: the registers are as before, no value is kept."""

    def is_lasting(self) -> bool:
        """Inside `aside`: whether equal registers, there or another time, mean the same."""

    def opaque_register(self) -> tuple[int, Origin | None] | None:
        """A register that keeps a non-linear mix of key or data bits, and where it was made."""


class LaneMachine(Machine, Protocol):
    """A machine over values, one bit a lane, whose clocks can be watched."""

    lanes: int
    after: Callable[[], None]
    """Called when a clock has settled."""

    def power_up(self) -> None:
        """Random values in all registers."""


def taking(nets: Sequence[int]) -> Callable[[Sequence[int]], Bits]:
    """Takes the values of some nets, or of other places."""
    if len(nets) > 1:
        return itemgetter(*nets)
    return lambda v: tuple(v[net] for net in nets)
