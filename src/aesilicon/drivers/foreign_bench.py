# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Drives a foreign core clock by clock and checks its results, over symbolic forms or values."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from aesilicon.architectures import Direction
from aesilicon.drivers.bench import Bench
from aesilicon.drivers.byte_orders import Order, Orders, reordered
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import WARM, Run, full_rate
from aesilicon.drivers.machine import Bits, BlockCipher, LaneMachine, Machine, State
from aesilicon.netlist.netlist import Netlist


@dataclass(frozen=True)
class Awaited:
    """A result that the core owes; without `data` any value is right."""

    data: Bits
    way: Direction
    taken_at: int
    key_bits: int


_AS_STATED = Orders()


class ForeignBench(Bench):
    """Runs blocks through a foreign core as its protocol says."""

    def __init__(
        self, machine: Machine, protocol: Protocol, run: Run, orders: Orders = _AS_STATED
    ) -> None:
        super().__init__(machine, run)
        self.protocol, self._orders = protocol, orders
        self.plan = run
        self.most_inside = 0
        """The most blocks that the core had taken and whose results it still owed."""
        self.taken: list[int] = []
        """The clock in which each block went in."""
        self._now = 0
        self._cipher: BlockCipher | None = None
        self._keys = 0
        self._key_bits = run.key_bits[0]
        self._key: Bits = ()
        self._held: dict[str, Bits] = {}
        self._awaited: deque[Awaited] = deque()
        self._results = self._waited = 0

    @property
    def now(self) -> int:
        """Clocks since the end of the reset, or since the run began without one."""
        return self._now

    def power_up(self) -> None:
        """Loads the initial values of the registers, if the core has no reset."""
        first = first_registers(self.machine.netlist, self.protocol)
        known = (
            old if value < 0 else self.machine.constant(value, 1)[0]
            for old, value in zip(self.machine.state, first, strict=True)
        )
        self.machine.restore(tuple(known))

    def run(self) -> None:
        """Resets the core, then sends all blocks of the run."""
        p = self.protocol
        self._reset()
        for number, (way, new_key) in enumerate(self.plan.blocks):
            if new_key or (p.keyed_blocks and not (self._key and self.plan.one_key)):
                self._new_key()
            self._block(way)
            self._pass(self.plan.gaps[number % len(self.plan.gaps)])
        self._finish()

    def _reset(self) -> None:
        reset = self.protocol.reset
        if reset is not None:
            active = int(reset.active == "high")
            for _ in range(reset.clocks):
                self.machine.evaluate({**self._idle(), reset.port: self._bit(active)})
                self.machine.clock()

    # -- steps -------------------------------------------------------------------------------

    def _new_key(self) -> None:
        p, m = self.protocol, self.machine
        if not p.keyed_blocks:
            if self.plan.key_waits and self.taken:
                self._pass(self.plan.key_waits[self._keys % len(self.plan.key_waits)])
            else:
                self._finish()
        bits = self._key_bits = self.plan.key_bits[self._keys % len(self.plan.key_bits)]
        self._keys += 1
        value = m.fresh("key", bits, secret=True)
        self._cipher = m.cipher(value, p.core.block_bits)
        self._log("key", bits, value)
        width = len(m.netlist.inputs[p.key.port])
        rest = m.junk("key beyond its length", width - len(value), secret=True)
        value = self._order(value, self._orders.key)
        self._key = rest + value if p.key.align == "left" else value + rest
        if p.keyed_blocks:
            return
        offer = {p.key.port: self._key, **self._length()}
        if p.key.valid and p.key.ready:
            self._until(p.key.ready, {**offer, p.key.valid: self._bit(1)})
        elif p.key.start:
            self._clock({**offer, p.key.start: self._bit(1)})
        if p.input.hold:
            self._held |= offer
        if p.key.done:
            self._until(p.key.done, {})
        self._pass(p.key.clocks or 0)

    def _block(self, way: Direction) -> None:
        p, m = self.protocol, self.machine
        data = m.fresh("block", p.core.block_bits, secret=True)
        offer = {p.input.port: self._order(data, self._orders.data)}
        if p.keyed_blocks:
            offer |= {p.key.port: self._key, **self._length()}
        if p.direction:
            offer[p.direction.port] = self._code(p.direction.port, p.direction.values[way])
        if self.plan.early:
            self._until_result()
        elif p.waits and self.plan.spacing is None:
            self._finish()
        raised = p.input.start or p.input.valid
        drive = {**offer, raised: self._bit(1)} if raised else offer
        if p.input.ready:
            self._until(p.input.ready, drive, data, way)
        else:
            self._clock(drive, data, way)
        if p.waits:
            self._held = {**self._held, **offer} if p.input.hold else self._held
            if self.plan.spacing is not None:
                self._pass(self.plan.spacing - 1)
            elif not (self.plan.early or self.plan.key_waits):
                self._finish()

    def _length(self) -> dict[str, Bits]:
        """The length port's code of the present key, if the core has one."""
        length = self.protocol.key.length
        if length is None:
            return {}
        return {length.port: self._code(length.port, length.values[str(self._key_bits)])}

    def _pass(self, clocks: int) -> None:
        for _ in range(clocks):
            self._clock({})

    def _until_result(self) -> None:
        """Waits until the result of the last block can be read in the clock that comes."""
        for _ in range(self.protocol.core.longest_wait):
            if not self._awaited or self._result_now():
                return
            self._clock({})

    def _result_now(self) -> bool:
        p = self.protocol.output
        if p.latency is not None:
            return self.now - self._awaited[0].taken_at >= p.latency
        out = self.machine.evaluate({**self._idle(), **self._held})
        return self.machine.known(out[p.done or p.valid or ""][0]) == 1

    def _finish(self) -> None:
        """Waits for every result."""
        limit = self.protocol.core.longest_wait
        while self._awaited:
            self._clock({})
            limit -= 1
            if limit < 0:
                port = self.protocol.output.done or self.protocol.output.valid or ""
                self._fail("data", port, "never tells the result")

    def _until(
        self, port: str, drive: Mapping[str, Bits], data: Bits = (), way: Direction = "encrypt"
    ) -> None:
        """Holds the inputs `drive` until `port` is high; the core takes `data` in that clock."""
        for _ in range(self.protocol.core.longest_wait):
            if self._clock(drive, data, way, when=port)[port]:
                return
        self._fail("data", port, "never rises")

    # -- one clock ---------------------------------------------------------------------------

    def _clock(
        self,
        drive: Mapping[str, Bits],
        data: Bits = (),
        way: Direction = "encrypt",
        when: str | None = None,
    ) -> dict[str, int]:
        """Runs one clock and returns the control outputs.

        The core takes the block `data` in it if the output `when` is high, or if `when` is None.
        """
        p = self.protocol
        ready = self._ready()
        inputs = {**self._idle(), **self._held, **drive}
        if p.output.ready:
            inputs[p.output.ready] = self._bit(ready)
        out = self.machine.evaluate(inputs)
        control = {}
        for port in p.control_outputs():
            value = self.machine.known(out[port][0])
            if value is None:
                leaks = self.machine.leaks(out[port][0])
                why = "depends on a key or on data" if leaks else "is not determined by the reset"
                self._fail("time", port, why, out[port])
            control[port] = value
        before = len(self._awaited)
        if data and (when is None or control[when]):
            self._take(data, way)
        self._judge(out, control, ready, before)
        self._now += 1
        self.machine.clock()
        self.machine.now = self.now
        return control

    def _ready(self) -> int:
        """The output's ready in this clock."""
        return int(self._waited >= self.plan.stalls[self._results % len(self.plan.stalls)])

    def _take(self, data: Bits, way: Direction) -> None:
        if self._cipher is None:
            raise AssertionError("a block before the first key")
        function = self._cipher.encrypt if way == "encrypt" else self._cipher.decrypt
        result = self._order(function(data), self._orders.result)
        self._awaited.append(Awaited(result, way, self.now, self._key_bits))
        self.most_inside = max(self.most_inside, len(self._awaited))
        self.taken.append(self.now)
        self._log(way, self.protocol.core.block_bits, data)

    def _judge(
        self, out: Mapping[str, Bits], control: Mapping[str, int], ready: int, before: int
    ) -> None:
        """Checks the output in this clock; `before` blocks were in flight when the clock began."""
        p = self.protocol.output
        if p.latency is not None:
            if not self._awaited or self.now - self._awaited[0].taken_at < p.latency:
                return
        elif p.done:
            # In the clock of a start, `done` may still be high for the previous block.
            if not before or not control[p.done]:
                return
        elif p.valid:
            if not control[p.valid]:
                if self._waited:
                    self._fail("data", p.valid, "falls before the result is taken")
                return
            if not self._awaited:
                self._fail("data", p.valid, "tells a result that nobody asked for")
        want = self._awaited[0]
        if want.data and out[p.port] != want.data:
            leftmost = self.protocol.core.first_byte == "leftmost"
            self._fail_bits(p.port, out[p.port], want.data, is_block=True, leftmost=leftmost)
        if not self._waited:
            self._time(want)
        self._waited += 1
        if ready:
            self._awaited.popleft()
            self._results += 1
            self._waited = 0

    def _time(self, want: Awaited) -> None:
        """Fails if two blocks of one kind differ in latency, in a run without stalls."""
        if self.plan.stalls != (0,):
            return
        kind = f"latency of {want.way} with a {want.key_bits}-bit key"
        took = self.now - want.taken_at
        if self.latencies.setdefault(kind, took) != took:
            port = self.protocol.output.done or self.protocol.output.valid or ""
            first = self.latencies[kind]
            self._fail("time", port, f"tells a result after {took} clocks, another after {first}")

    # -- values ------------------------------------------------------------------------------

    def _idle(self) -> dict[str, Bits]:
        """The inputs of an idle clock: control inputs low, no reset, keys and data arbitrary."""
        p, m = self.protocol, self.machine
        secret = (p.key.port, p.input.port)
        values = {
            port: m.junk(port, len(nets), secret=port in secret)
            for port, nets in m.netlist.inputs.items()
        }
        values |= {port: self._bit(0) for port in p.control_inputs()}
        values |= {port: self._code(port, value) for port, value in p.constants.items()}
        if p.reset is not None:
            values[p.reset.port] = self._bit(int(p.reset.active == "low"))
        return values

    def _bit(self, value: int) -> Bits:
        return self.machine.constant(value, 1)

    def _code(self, port: str, value: int) -> Bits:
        return self.machine.constant(value, len(self.machine.netlist.inputs[port]))

    def _order(self, value: Bits, order: Order) -> Bits:
        """Converts a value between the byte order of the specification and the core's."""
        rightmost = self.protocol.core.first_byte == "rightmost"
        return reordered(reordered(value, "bytes") if rightmost else value, order)


def first_registers(netlist: Netlist, protocol: Protocol) -> State:
    """Value of each register before a run: 0, 1 or -1 (arbitrary).

    With a reset all are -1. Without a reset a register has its initial value, if it is given.
    """
    if protocol.reset is not None:
        return (-1,) * len(netlist.registers)
    return tuple(-1 if r.init is None else r.init for r in netlist.registers)


def stream(
    machine: LaneMachine,
    protocol: Protocol,
    way: Direction,
    spacing: int | None,
    counted: int,
    count: Callable[[], None],
) -> None:
    """Sends blocks at full rate and calls `count` in each clock of `counted` intervals.

    An interval lasts from the transfer of a block to the transfer of the next block.
    """
    machine.power_up()
    bench = ForeignBench(machine, protocol, full_rate(protocol, way, WARM + counted + 1, spacing))

    def after() -> None:
        if WARM < len(bench.taken) <= WARM + counted:
            count()

    machine.after = after
    bench.run()
