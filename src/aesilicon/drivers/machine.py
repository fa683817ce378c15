# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The interface through which a bench steps a circuit clock by clock.

A bench written against `Machine` runs unchanged over symbolic forms (for all inputs at once), over
concrete values (the independent simulation of a counterexample) and over a mapped netlist.
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
"""Transactions at the ports in order, each with its value as bits of a machine."""


@dataclass(frozen=True)
class Deviation:
    """The deviating bits, and their value by the specification if there is one."""

    got: Bits
    right: Bits | None = None


@dataclass(frozen=True)
class Origin:
    """Clock and cell that made a new symbol: a product of `parents`, or a lookup of them."""

    clock: int
    cell: int
    parents: Bits
    opaque: bool


class BlockCipher(Protocol):
    """The specified block cipher under one key."""

    def encrypt(self, block: Bits) -> Bits:
        """Ciphertext of a block."""

    def decrypt(self, block: Bits) -> Bits:
        """Plaintext of a block."""


class Machine(Protocol):
    """A netlist whose bits have values of some domain, such as symbolic forms.

    A bit is an integer, which each domain codes in its own way; the constant 0 is always 0.
    """

    netlist: Netlist
    state: State
    """Bit of each register, by its number in the netlist."""
    now: int
    """Number of the present clock, for messages."""

    def constant(self, value: int, width: int) -> Bits:
        """The bits of a constant, least significant bit first."""

    def fresh(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value; `secret` if it is a key or data."""

    def junk(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value for an input that must not matter in this clock."""

    def known(self, bit: int) -> int | None:
        """The value 0 or 1 of a bit that is equal for all inputs, else None."""

    def leaks(self, bit: int) -> bool:
        """Whether the bit depends on a key or on data."""

    def leaking(self, registers: Collection[int]) -> set[int]:
        """The subset of `registers` whose value depends on a key or on data."""

    def show(self, bits: Sequence[int]) -> str:
        """Text of bits for a message."""

    def cipher(self, key: Bits, block_bits: int) -> BlockCipher:
        """The specified block cipher under a key, computed in this domain."""

    def evaluate(self, inputs: Mapping[str, Bits]) -> dict[str, Bits]:
        """The output ports for the present registers and these inputs."""

    def clock(self) -> None:
        """Loads the registers with the next-state values that `evaluate` computed."""

    def restore(self, state: State) -> None:
        """Sets the registers to the state of an earlier clock."""

    def aside(self) -> AbstractContextManager[None]:
        """A context that restores the registers at its end and forgets the values made in it."""

    def is_lasting(self) -> bool:
        """Inside `aside`: whether equal bits in the registers mean equal values in other calls."""

    def opaque_register(self) -> tuple[int, Origin | None] | None:
        """(number, origin) of a register with a product of key or data bits; None without one."""


class LaneMachine(Machine, Protocol):
    """A machine over concrete values with one lane per bit, whose clocks can be observed."""

    lanes: int
    after: Callable[[], None]
    """Called in each clock after the netlist has settled."""

    def power_up(self) -> None:
        """Sets all registers to random values."""


def taking(nets: Sequence[int]) -> Callable[[Sequence[int]], Bits]:
    """A function that picks the elements at the indices `nets` from a sequence."""
    if len(nets) > 1:
        return itemgetter(*nets)
    return lambda v: tuple(v[net] for net in nets)
