# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The common contract of the cores as a clock-by-clock judge, over forms or over values."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn

from aesilicon.architectures import CLEAR_CYCLES, DIRECTIONS, LENGTHS, Timing
from aesilicon.design import Design
from aesilicon.flows.prove.forms import Bits
from aesilicon.flows.prove.machine import BlockCipher, Machine, State
from aesilicon.flows.prove.offers import OfferedBlock, OfferedKey, Offers
from aesilicon.flows.prove.results import Counterexample, Part, RefutedError, Transaction
from aesilicon.flows.prove.scenarios import (
    Block,
    Both,
    Clear,
    Drain,
    Gap,
    Key,
    Offer,
    Reset,
    Scenario,
    Step,
    trial,
)
from aesilicon.flows.prove.witness import Deviation


@dataclass(frozen=True)
class _Expected:
    data: Bits
    tag: Bits
    error: int
    due: int
    """The clock in which the result must appear when nothing is held back."""


@dataclass
class _Progress:
    """How far a scenario is, and what is due."""

    clock: int = 0
    settled_at: int = 0
    """The clock after the last reset or clear."""
    key: Bits | None = None
    """The key in force, as long as it is."""
    key_error: int = 0
    key_taken_at: int | None = None
    block_offered_at: int = 0
    block_taken_at: int | None = None
    interval: int = 0
    """Clocks in which the core takes no other block than the one taken last."""
    decrypted: int | None = None
    """Length code of the last decryption under the key in force."""
    expected: deque[_Expected] = field(default_factory=deque)
    waited: int = 0
    """Clocks that the result at the output has been waiting."""
    results: int = 0

    def copy(self) -> "_Progress":
        return replace(self, expected=deque(self.expected))


class TestBench:
    """Runs one scenario on one machine; raises `RefutedError` at the first deviation."""

    __test__ = False  # not a test class of pytest

    def __init__(
        self, machine: Machine, design: Design, scenario: Scenario, after_reset: State
    ) -> None:
        """`after_reset`: of each register 0 or 1, or below 0 for any value."""
        self.machine = machine
        self.design = design
        self.scenario = scenario
        self.offers = Offers(machine, design)
        self.probes = 0
        self.log: list[tuple[Transaction, Bits]] = []
        """Keys, blocks and interruptions in order; the value of each as bits of the machine."""
        self.secret_registers: set[int] = set()
        """Registers that held something secret in some clock."""
        self.kept_registers: set[int] = set()
        """Registers that were not 0 within `ClearCycles` of a clear."""
        self.failed: Deviation | None = None
        self._undecided = list(range(len(machine.netlist.registers)))
        self._at = _Progress()
        self._after_reset = after_reset
        self._probing = False
        self._trial = trial(design)
        self._all = [
            design.timing(key, block, way)
            for key in design.core.key_bits
            for block in (LENGTHS if len(design.core.block_bits) > 1 else design.core.block_bits)
            for way in design.core.directions
        ]
        # With several block lengths each block shows its own a clock before.
        self._look = int(len(design.core.block_bits) > 1)
        self._ciphers: dict[tuple[Bits, int], BlockCipher] = {}

    def power_up(self) -> None:
        """One clock of reset, whatever else the inputs are, before clock 0."""
        self.machine.evaluate(self.offers.power_up())
        self.machine.clock()

    @property
    def clock(self) -> int:
        """Clocks since the reset that began the scenario."""
        return self._at.clock

    def run(self) -> None:
        """The whole scenario, beginning in the first clock after a reset."""
        self._settle()
        self._steps(self.scenario.steps)

    def _steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            match step:
                case Key():
                    self._offer(self.offers.key(step), None)
                case Block():
                    self._offer(None, self.offers.block(step))
                case Both(key, block, later):
                    self._offer(self.offers.key(key), self.offers.block(block), later)
                case Offer(clocks, block):
                    self._at.block_taken_at = None
                    offered = self.offers.block(block)
                    for _ in range(clocks):
                        if self._clock(None, offered)[1]:
                            self._fail("data", "in_ready_o", "is high too early for a block")
                case Gap(clocks):
                    self._at.key_taken_at = self._at.block_taken_at = None
                    for _ in range(clocks):
                        self._clock(None, None)
                case Drain():
                    self._at.key_taken_at = self._at.block_taken_at = None
                    limit = self._limit()
                    while self._at.expected:
                        self._clock(None, None)
                        limit -= 1
                        if limit < 0:
                            self._fail("data", "out_valid_o", "never gives the result")
                case Clear():
                    self._clear()
                case Reset():
                    self._reset()

    # -- what is offered ---------------------------------------------------------------------

    def _limit(self) -> int:
        """Clocks after which a core that does nothing has stopped for good."""
        longest = max(t.latency + t.key_setup + t.length_change for t in self._all)
        return 4 * longest + 2 * max(self.scenario.stalls) + 8

    def _offer(self, key: OfferedKey | None, block: OfferedBlock | None, later: int = 0) -> None:
        """Offers until all is taken, the key `later`. It is due within one latency of its offer."""
        limit = self._limit() + later
        key_limit = max(t.latency for t in self._all) + later
        self._at.block_offered_at = self.clock
        while key or block:
            key_taken, block_taken = self._clock(key if later <= 0 else None, block)
            key = None if key_taken else key
            block = None if block_taken else block
            later -= 1
            limit -= 1
            key_limit -= 1
            if key and key_limit < 0 and self.scenario.timed:
                self._fail("time", "key_ready_o", "does not take the key within one latency")
            if limit < 0:
                name = "key_ready_o" if key else "in_ready_o"
                self._fail("data", name, "stays low for good")

    # -- one clock ---------------------------------------------------------------------------

    def _clock(self, key: OfferedKey | None, block: OfferedBlock | None) -> tuple[bool, bool]:
        """One clock of ordinary work: whether the key and the block were taken."""
        if self.scenario.probe and not self._probing:
            self._probe(key, block)
        stalls = self.scenario.stalls
        ready = int(self._at.waited >= stalls[self._at.results % len(stalls)])
        out = self.machine.evaluate(self.offers.inputs(key, block, ready=ready))
        control = self._control(out)
        if control["key_error_o"] != self._at.key_error:
            self._fail("data", "key_error_o", "has the wrong value", out, str(self._at.key_error))
        if self.clock == self._at.settled_at + CLEAR_CYCLES and not control["key_ready_o"]:
            self._fail("time", "key_ready_o", "is low after a clear or reset", out, "1")
        self._judge_output(out, control, ready)
        key_taken = bool(key and control["key_ready_o"])
        block_taken = bool(block and control["in_ready_o"])
        if key and key_taken:
            self._take_key(key)
        if control["in_ready_o"] and self._at.key is None:
            self._fail("data", "in_ready_o", "is high without a key", out, "0")
        if block and block_taken:
            self._take_block(block)
        self._edge()
        return key_taken, block_taken

    def _control(self, out: Mapping[str, Bits]) -> dict[str, int]:
        """The values of the control outputs, which must be known, and of no output leaking."""
        values = {}
        for name, bits in out.items():
            if name == "out_data_o":
                continue
            known = [self.machine.known(bit) for bit in bits]
            if any(map(self.machine.leaks, bits)):
                self._fail("time", name, "depends on a key or on data", out)
            if None in known and name != "out_tag_o":
                self._fail("time", name, "is not determined by the control inputs", out)
            values[name] = known[0] or 0
        if not values["out_valid_o"] and any(self.machine.known(b) != 0 for b in out["out_data_o"]):
            self._fail("secrets", "out_data_o", "is not 0 while out_valid_o is low", out, "0")
        return values

    def _judge_output(
        self, out: Mapping[str, Bits], control: Mapping[str, int], ready: int
    ) -> None:
        due = self._at.expected[0].due if self._at.expected else None
        if not control["out_valid_o"]:
            if self._at.waited:
                self._fail("data", "out_valid_o", "falls before the result is taken", out, "1")
            if self.scenario.timed and due is not None and self.clock >= due:
                self._fail("time", "out_valid_o", "is late", out, "1")
            return
        if not self._at.expected:
            self._fail("data", "out_valid_o", "gives a result that nobody asked for", out, "0")
        if self.scenario.timed and self.clock != due:
            self._fail("time", "out_valid_o", "is early", out, "0")
        want = self._at.expected[0]
        if control["out_error_o"] != want.error:
            self._fail("data", "out_error_o", "has the wrong value", out, str(want.error))
        for name, right in (("out_data_o", want.data), ("out_tag_o", want.tag)):
            if out[name] != right:
                self._fail_bits(name, out[name], right)
        self._at.waited += 1
        if ready:
            self._at.expected.popleft()
            self._at.results += 1
            self._at.waited = 0

    def _take_key(self, key: OfferedKey) -> None:
        legal = key.code < 3 and LENGTHS[key.code] in self.design.core.key_bits
        self._at.key_error = int(not legal)
        bits = LENGTHS[key.code] if key.code < 3 else 0
        value = key.bits[256 - bits :]
        self._log("key", bits, value)
        self._at.key = value if legal else None
        self._at.key_taken_at = self.clock if legal else None
        self._at.block_taken_at = self._at.decrypted = None

    def _take_block(self, block: OfferedBlock) -> None:
        assert self._at.key is not None
        ask, core, width = block.ask, self.design.core, self.design.block_bits
        way = DIRECTIONS[ask.decrypt]
        held = ask.code < 3 and LENGTHS[ask.code] in core.block_bits
        served = held and way in core.directions and not ask.chain
        bits = LENGTHS[ask.code] if held else 0
        value = block.data[width - bits :]
        self._log(way, bits, value)
        timing = self._timing(ask, len(self._at.key))
        if self.scenario.timed:
            changes = ask.decrypt and held and ask.code != self._at.decrypted
            self._judge_entry(timing, timing.length_change if changes else 0)
        self._at.key_taken_at, self._at.block_taken_at = None, self.clock
        self._at.interval = timing.interval
        if ask.decrypt and held:
            self._at.decrypted = ask.code
        data = self.machine.constant(0, width)
        if served:
            cipher = self._cipher(self._at.key, bits)
            result = (cipher.decrypt if ask.decrypt else cipher.encrypt)(value)
            data = data[bits:] + result
        due = self.clock + timing.latency
        self._at.expected.append(_Expected(data, block.tag, int(not served), due))

    def _timing(self, ask: Block, key_bits: int) -> Timing:
        """The clocks of a block: refused or not, it takes those of its length, of 128 for code 3.

        One that is refused for its direction takes those of the other.
        """
        ways = self.design.core.directions
        way = DIRECTIONS[ask.decrypt]
        return self.design.timing(key_bits, LENGTHS[ask.code % 3], way if way in ways else ways[0])

    def _cipher(self, key: Bits, block_bits: int) -> BlockCipher:
        if (key, block_bits) not in self._ciphers:
            self._ciphers[key, block_bits] = self.machine.cipher(key, block_bits)
        return self._ciphers[key, block_bits]

    def _judge_entry(self, timing: Timing, length_change: int) -> None:
        """A block that waited is taken in the documented clock."""
        since = self._at.key_taken_at
        if since is not None:
            earliest = self._at.block_offered_at + self._look - since
            self._judge_time("key set-up", since, max(timing.key_setup, earliest))
        if self._at.block_taken_at is not None:
            clocks = self._at.interval + length_change
            self._judge_time("interval", self._at.block_taken_at, clocks)

    def _judge_time(self, what: str, since: int, clocks: int) -> None:
        took = self.clock - since
        if took != clocks:
            what = f"makes the {what} {took} clocks, not {clocks}"
            want, got = f"{clocks} clocks", f"{took} clocks"
            self._fail("time", "in_ready_o", what, expected=want, got=got)

    def _edge(self) -> None:
        """The clock edge, and what the registers hold after it."""
        self.machine.clock()
        self._at.clock += 1
        self.machine.now = self.clock
        found = self.machine.opaque_register()
        if found is not None:
            index, origin = found
            where = ""
            if origin is not None and origin.cell >= 0:
                cell = self.machine.netlist.cells[origin.cell]
                where = (
                    f", made in clock {origin.clock} at {self.machine.netlist.name(cell.outs[0])}"
                )
            name = self.machine.netlist.registers[index].name
            self._fail("time", name, f"takes a product of key or data bits{where}")
        fresh = self.machine.leaking(self._undecided)
        if fresh:
            self.secret_registers |= fresh
            self._undecided = [i for i in self._undecided if i not in fresh]

    # -- clear and reset ---------------------------------------------------------------------

    def _clear(self) -> None:
        self._silence(self.offers.nobodys_key(), self.offers.nobodys_block())
        self._log("clear", 0, ())

    def _reset(self) -> None:
        self.machine.evaluate(self.offers.power_up())
        self._forget()
        self._log("reset", 0, ())
        self._edge()
        self._settle()

    def _forget(self) -> None:
        self._at.key = self._at.key_taken_at = self._at.block_taken_at = None
        self._at.expected.clear()
        self._at.key_error = self._at.waited = 0

    def _silence(self, key: OfferedKey | None, block: OfferedBlock | None) -> None:
        """The clock of a clear, and what is left after it: nothing taken, shown or kept."""
        out = self.machine.evaluate(self.offers.inputs(key, block, ready=1, clear=1))
        control = self._control(out)
        for name in ("key_ready_o", "in_ready_o", "out_valid_o"):
            if control[name]:
                self._fail("secrets", name, "is high while key_clear_i is high", out, "0")
        self._forget()
        self._edge()
        self._settle()

    def _settle(self) -> None:
        """After a clear or reset no register holds a secret."""
        self._at.settled_at = self.clock
        for i, bit in enumerate(self.machine.state):
            if self.machine.known(bit) != 0:
                self.kept_registers.add(i)
                if self.machine.leaks(bit):
                    name = self.machine.netlist.registers[i].name
                    self.failed = Deviation((bit,), self.machine.constant(0, 1))
                    what = "still depends on a key or on data after a clear or reset"
                    got = self.machine.show((bit,))
                    self._fail("secrets", name, what, expected="0", got=got)

    def _probe(self, key: OfferedKey | None, block: OfferedBlock | None) -> None:
        """What a clear in this clock would do; then back to where the scenario was."""
        self.probes += 1
        state, progress, log = self.machine.state, self._at.copy(), len(self.log)
        self._silence(key, block)
        if not self._as_after_reset():
            self._probing = True
            self._steps(self._trial)
            self._probing = False
        self._at = progress
        del self.log[log:]
        self.machine.restore(state)
        self.machine.now = progress.clock

    def _as_after_reset(self) -> bool:
        """The registers are as after a reset, so all that follows has been seen elsewhere."""
        pairs = zip(self.machine.state, self._after_reset, strict=True)
        return all(value < 0 or self.machine.known(bit) == value for bit, value in pairs)

    # -- findings ----------------------------------------------------------------------------

    def _log(self, kind: str, bits: int, value: Bits) -> None:
        self.log.append((Transaction(self.clock, kind, bits, ""), value))  # type: ignore[arg-type]

    def _fail(
        self,
        part: Part,
        signal: str,
        what: str,
        out: Mapping[str, Bits] | None = None,
        expected: str = "",
        got: str = "",
    ) -> NoReturn:
        if out and signal in out:
            got = self.machine.show(out[signal])
            self.failed = Deviation(out[signal])
        raise RefutedError(
            Counterexample(
                part=part,
                scenario=self.scenario.name,
                clock=self.clock,
                signal=signal,
                what=f"{signal} {what}",
                expected=expected,
                got=got,
            )
        )

    def _fail_bits(self, name: str, got: Bits, right: Bits) -> NoReturn:
        place = max(i for i in range(len(right)) if got[i] != right[i])
        is_data = name == "out_data_o"
        self.failed = Deviation(got, right)
        raise RefutedError(
            Counterexample(
                part="data",
                scenario=self.scenario.name,
                clock=self.clock,
                signal=name,
                what=f"{name} is not what the specification says",
                expected=self.machine.show(right[place : place + 1]),
                got=self.machine.show(got[place : place + 1]),
                byte=(len(right) - 1 - place) // 8 if is_data else None,
                bit=place % 8 if is_data else None,
            )
        )
