# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Drives a foreign core by an offer for each clock: a key, a block, or nothing."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from aesilicon.architectures import Direction
from aesilicon.drivers.foreign_bench import Awaited, ForeignBench
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import Run
from aesilicon.drivers.machine import Bits, BlockCipher, Machine


@dataclass(frozen=True)
class Offer:
    """What is offered from a clock on until it is taken; ignored while an offer waits."""

    key_bits: int = 0
    """Length of a new key; 0: none. With keyed blocks it comes with the block."""
    way: Direction | None = None
    """Direction of a block, or None."""
    ready: int = 1
    """Value of the output's ready in this clock."""
    followed: bool = True
    """False: a block and key of arbitrary value, whose result is not compared."""


@dataclass(frozen=True)
class Script(Run):
    """A scenario of offers; at its end all that waits must be taken and every result given."""

    offers: tuple[Offer, ...] = ()

    @classmethod
    def of(cls, name: str, protocol: Protocol, offers: Iterable[Offer]) -> "Script":
        """A scenario with these offers."""
        lengths = tuple(protocol.core.key_bits)
        return cls(name, lengths, (), stalls=(0, 1), offers=tuple(offers))


class ScriptBench(ForeignBench):
    """Runs a `Script` through a foreign core."""

    LOADING = -1
    """Value of `_loading` from the load of a key until the output `key.done`."""

    def __init__(self, machine: Machine, protocol: Protocol, run: Script) -> None:
        super().__init__(machine, protocol, run)
        self._offers = run.offers
        self._offer = Offer()
        self._waiting: Offer | None = None
        """The offer that is not taken yet."""
        self._new_key_value: Bits = ()
        self._new_block: Bits = ()
        self._key_value: Bits = ()
        self._held_block: Bits = ()
        self._held_way: Direction = "encrypt"
        self._loading = 0
        """Clocks until a block may follow the key that was taken, or `LOADING`."""

    def run(self) -> None:
        """Resets the core, makes the offers, then waits until nothing is open."""
        self._reset()
        for offer in self._offers:
            self._step(offer)
        for _ in range(self.protocol.core.longest_wait):
            if not (self._awaited or self._waiting or self._loading):
                return
            self._step(Offer())
        self._stuck()

    def _stuck(self) -> None:
        p = self.protocol
        if self._awaited:
            self._fail("data", p.output.done or p.output.valid or "", "never tells the result")
        port = p.input.ready if self._waiting and self._waiting.way else p.key.ready or p.key.done
        self._fail("data", port or "", "never rises")

    def _allowed(self, *, early: bool) -> Iterator[Offer]:
        """The offers that the protocol allows in this clock, with the output's ready high.

        `early`: a start may come in the clock of a result.
        """
        p, core = self.protocol, self.protocol.core
        self._hold()
        yield Offer()
        if self._waiting or self._loading:
            return
        free = not (p.waits and self._awaited) or (early and self._result_now())
        if free and (p.keyed_blocks or self._key_value):
            lengths = core.key_bits if p.keyed_blocks else (0,)
            yield from (Offer(bits, way) for bits in lengths for way in core.directions)
        if not p.keyed_blocks and (p.key.ready or not self._awaited):
            yield from (Offer(bits) for bits in core.key_bits)

    def _step(self, offer: Offer) -> bool:
        """Runs one clock and returns whether the core took a key or a block, or gave a result."""
        p = self.protocol
        self._ask(offer)
        asked = self._waiting
        self._hold()
        drive: dict[str, Bits] = {}
        if asked and asked.key_bits:
            drive |= self._key_ports(self._new_key_value, asked.key_bits)
        if asked and asked.way:
            drive |= self._block_ports(self._new_block, asked.way)
            raised = p.input.start or p.input.valid
        else:
            raised = (p.key.start or p.key.valid) if asked else None
        if raised:
            drive[raised] = self._bit(1)
        given = self._results
        way = asked.way if asked and asked.way else "encrypt"
        control = self._clock(drive, self._new_block, way, self._when(asked))
        return self._answered(control) or self._results > given

    def _ask(self, offer: Offer) -> None:
        """Begins an offer, unless another waits."""
        self._offer = offer
        if self._waiting is None and (offer.key_bits or offer.way):
            self._waiting = offer
            self._new_key_value = self._value("key", offer.key_bits)
            self._new_block = self._value("block", self.protocol.core.block_bits * bool(offer.way))
            if not offer.followed:
                arbitrary = self.machine.junk("arbitrary", 256, secret=True)
                self._new_key_value = arbitrary[: offer.key_bits]
                self._new_block = arbitrary[: self.protocol.core.block_bits]

    def _when(self, asked: Offer | None) -> str | None:
        """The output that is high when the core takes an offer; None: it takes it at once."""
        return self.protocol.input.ready if asked and asked.way else self.protocol.key.ready

    def _answered(self, control: Mapping[str, int]) -> bool:
        """Ends a clock with these control outputs; returns whether the offer was taken."""
        p, asked = self.protocol, self._waiting
        when = self._when(asked)
        taken = asked if asked and (when is None or control[when]) else None
        if taken:
            self._taken_now(taken)
        elif self._loading == self.LOADING:
            self._loading = 0 if control[p.key.done or ""] else self.LOADING
        elif self._loading:
            self._loading -= 1
        return taken is not None

    def _take(self, data: Bits, way: Direction) -> None:
        if self._waiting and not self._waiting.followed:
            if self.protocol.output.latency is None:
                self._awaited.append(Awaited((), way, self.now, 0))
            return
        if self._waiting and self._waiting.key_bits:  # the key that comes with the block
            self._key_bits = self._waiting.key_bits
            self._cipher = self._made_cipher(self._new_key_value)
            self._log("key", self._key_bits, self._new_key_value)
        super()._take(data, way)

    def _taken_now(self, taken: Offer) -> None:
        p = self.protocol
        if taken.key_bits and not p.keyed_blocks:
            self._log("key", taken.key_bits, self._new_key_value)
            self._key_value, self._key_bits = self._new_key_value, taken.key_bits
            self._cipher = self._made_cipher(self._key_value)
            self._loading = self.LOADING if p.key.done else p.key.clocks or 0
        elif p.keyed_blocks and p.input.hold:
            self._key_value, self._key_bits = self._new_key_value, taken.key_bits
        if taken.way and p.input.hold and p.waits:
            self._held_block, self._held_way = self._new_block, taken.way
        self._waiting, self._new_key_value, self._new_block = None, (), ()

    # -- ports and values --------------------------------------------------------------------

    def _hold(self) -> None:
        """Sets the ports that keep their values, where the protocol asks for it."""
        self._held = {}
        if self.protocol.input.hold and self._key_value:
            self._held |= self._key_ports(self._key_value, self._key_bits)
        if self._held_block:
            self._held |= self._block_ports(self._held_block, self._held_way)

    def _key_ports(self, value: Bits, bits: int) -> dict[str, Bits]:
        p = self.protocol
        width = len(self.machine.netlist.inputs[p.key.port])
        rest = self.machine.junk("key beyond its length", width - bits, secret=True)
        value = self._order(value, self._orders.key)
        ports = {p.key.port: rest + value if p.key.align == "left" else value + rest}
        if p.key.length:
            code = p.key.length.values[str(bits)]
            ports[p.key.length.port] = self._code(p.key.length.port, code)
        return ports

    def _block_ports(self, data: Bits, way: Direction) -> dict[str, Bits]:
        p = self.protocol
        ports = {p.input.port: self._order(data, self._orders.data)}
        if p.direction:
            ports[p.direction.port] = self._code(p.direction.port, p.direction.values[way])
        return ports

    def _value(self, kind: str, bits: int) -> Bits:
        return self.machine.fresh(kind, bits, secret=True) if bits else ()

    def _made_cipher(self, key: Bits) -> BlockCipher:
        return self.machine.cipher(key, self.protocol.core.block_bits)

    def _ready(self) -> int:
        return self._offer.ready
