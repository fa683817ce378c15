# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Compares a core with its timing contract clock by clock, over symbolic forms or values."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import compress, count
from operator import xor

from aesilicon.architectures import DIRECTIONS, LENGTHS, Answer, Offer, Request
from aesilicon.design.design import Design
from aesilicon.drivers.bench import Bench
from aesilicon.drivers.machine import Bits, BlockCipher, Machine, State, taking
from aesilicon.drivers.offers import SECRET_INPUTS, OfferedBlock, OfferedKey, Offers, power_up
from aesilicon.drivers.scenario import (
    Block,
    Both,
    Clear,
    Clock,
    Drain,
    Gap,
    Key,
    Reset,
    Scenario,
    Step,
    Wait,
)
from aesilicon.drivers.scenarios import trial
from aesilicon.equivalence.results import Part


@dataclass(frozen=True)
class Expected:
    """A result that the core still has to give."""

    data: Bits
    tag: Bits
    error: int


@dataclass
class Course:
    """Progress of a scenario, and the expected results."""

    contract: object
    """State of the timing contract `Design.clocks`."""
    clock: int = 0
    awake: bool = False
    """True once a key was taken after the reset at the start of the scenario."""
    key: Bits | None = None
    """The key in force; None without a legal key."""
    previous: Bits = ()
    """The value that the next chained block is XORed with; empty for zeros."""
    expected: deque[Expected] = field(default_factory=deque)
    waited: int = 0
    """Clocks that the present result has waited at the output."""
    results: int = 0

    def copy(self) -> "Course":
        """A copy with an `expected` queue of its own."""
        return replace(self, expected=deque(self.expected))


class CoreBench(Bench):
    """Runs a scenario at the common ports and checks every clock against the timing contract."""

    def __init__(
        self,
        machine: Machine,
        design: Design,
        scenario: Scenario,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> None:
        """`after_reset`: value of each register after a reset, 0 or 1, or -1 if it is arbitrary."""
        super().__init__(machine, scenario, secret_registers)
        self.design = design
        self.offers = Offers(machine, design)
        self._contract = design.clocks
        self._at = Course(self._contract.after_reset)
        known = [(i, value) for i, value in enumerate(after_reset) if value >= 0]
        self._take_known = taking([i for i, _ in known])
        """Picks the registers with a known value after a reset from a state."""
        self._after_reset = tuple(machine.constant(value, 1)[0] for _, value in known)
        self._probing = False
        self._trial = trial(design)
        self._tried: set[tuple[object, int, State]] = set()
        self._traits = design.traits
        self._ciphers: dict[tuple[Bits, int], BlockCipher] = {}

    def power_up(self) -> None:
        """Applies one clock of reset, in which inputs other than the valids are arbitrary."""
        self.machine.evaluate(power_up(self.machine, SECRET_INPUTS))
        self.machine.clock()

    @property
    def now(self) -> int:
        """Clocks since the scenario began."""
        return self._at.clock

    def run(self) -> None:
        """Runs the whole scenario from the first clock after a reset."""
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
                case Wait(clocks, block):
                    # A core with `key_per_block` would take the block and refuse it.
                    offered = None if self._traits.key_per_block else self.offers.block(block)
                    for _ in range(clocks):
                        if self._clock(None, offered)[1]:
                            self._fail("data", "in_ready_o", "is high too early for a block")
                case Gap(clocks):
                    for _ in range(clocks):
                        self._clock(None, None)
                case Drain():
                    while self._at.expected:
                        self._clock(None, None)
                case Clear():
                    self._clear()
                case Reset():
                    self._reset()
                case Clock(key, block, ready, length):
                    own = self.offers.key(key) if key else None
                    data = self.offers.block(block) if block else None
                    inputs = self.offers.inputs(own, data, ready=ready, length=length)
                    self._judged(own, data, ready, inputs)

    def _offer(self, key: OfferedKey | None, block: OfferedBlock | None, later: int = 0) -> None:
        """Offers key and block until both are taken, the key `later` clocks after the block.

        The contract gives the clock of each transfer.
        """
        while key or block:
            key_taken, block_taken = self._clock(key if later <= 0 else None, block)
            key = None if key_taken else key
            block = None if block_taken else block
            later -= 1

    def _clock(self, key: OfferedKey | None, block: OfferedBlock | None) -> tuple[bool, bool]:
        """Runs a clock without clear or reset; returns whether the key and the block were taken."""
        if self.scenario.probe and not self._probing and self._awake(key):
            self._probe(key, block)
        stalls = self.scenario.stalls
        ready = int(self._at.waited >= stalls[self._at.results % len(stalls)])
        return self._judged(key, block, ready)

    def _judged(
        self,
        key: OfferedKey | None,
        block: OfferedBlock | None,
        ready: int,
        inputs: Mapping[str, Bits] | None = None,
    ) -> tuple[bool, bool]:
        """Runs one clock of circuit and contract; returns whether key and block were taken.

        Fails if they differ. `inputs` replaces the port values of `Offers.inputs`.
        """
        answer = self._contract_answers(key, block, ready=ready)
        out = self.machine.evaluate(inputs or self.offers.inputs(key, block, ready=ready))
        control = self._control(out)
        self._judge_times(out, control, answer, key, block)
        self._judge_output(out, control, ready)
        key_taken = bool(key and control["key_ready_o"])
        block_taken = bool(block and control["in_ready_o"])
        if key and key_taken:
            self._take_key(key)
        keyless = self._at.key is None and not self._traits.key_per_block
        if control["in_ready_o"] and keyless:
            self._fail("data", "in_ready_o", "is high without a key", out["in_ready_o"], "0")
        if block and block_taken:
            self._take_block(block)
        self._edge()
        return key_taken, block_taken

    def _awake(self, key: OfferedKey | None) -> bool:
        """Whether a clear can find a secret: a key was taken since the reset, or is taken now.

        Clocks before the first key are not probed; some cores fill a memory in them.
        """
        if key and not self._at.awake:
            answer, _ = self._contract.step(self._at.contract, Offer(key=key.code))
            self._at.awake = answer.key_ready
        return self._at.awake

    def _contract_answers(
        self,
        key: OfferedKey | None,
        block: OfferedBlock | None,
        *,
        ready: int = 1,
        clear: bool = False,
        reset: bool = False,
    ) -> Answer:
        """Steps the contract by one clock and returns its answer in this clock."""
        ask = block.ask if block else None
        offer = Offer(
            key=key.code if key else None,
            block=Request(ask.decrypt, ask.code, ask.chain) if ask else None,
            out_ready=bool(ready),
            clear=clear,
            reset=reset,
        )
        answer, self._at.contract = self._contract.step(self._at.contract, offer)
        return answer

    def _judge_times(
        self,
        out: Mapping[str, Bits],
        control: Mapping[str, int],
        answer: Answer,
        key: OfferedKey | None,
        block: OfferedBlock | None,
    ) -> None:
        """Checks that keys, blocks and results are transferred in the documented clocks."""
        due = {"key_error_o": answer.key_error, "out_valid_o": answer.out_valid}
        if key:
            due["key_ready_o"] = answer.key_ready
        if block:
            due["in_ready_o"] = answer.in_ready
        for name, documented in due.items():
            if control[name] != documented:
                part: Part = "data" if name == "key_error_o" else "time"
                if name == "out_valid_o" and control[name] and not self._at.expected:
                    self._fail("data", name, "gives a result that nobody asked for", out[name], "0")
                if name == "out_valid_o" and not control[name] and self._at.waited:
                    self._fail("data", name, "falls before the result is taken", out[name], "1")
                keyless = self._at.key is None and not self._traits.key_per_block
                if name == "in_ready_o" and control[name] and keyless:
                    self._fail("data", name, "is high without a key", out[name], "0")
                what = "early" if control[name] else "late"
                what = "has the wrong value" if part == "data" else f"is {what}"
                self._fail(part, name, what, out[name], str(int(documented)))

    def _control(self, out: Mapping[str, Bits]) -> dict[str, int]:
        """Returns the control outputs; fails if one is unknown or depends on a key or on data.

        A tag may be unknown. Fails too if `out_data_o` is not 0 while `out_valid_o` is low.
        """
        values = {}
        for name, bits in out.items():
            if name == "out_data_o":
                continue
            known = [self.machine.known(bit) for bit in bits]
            if any(map(self.machine.leaks, bits)):
                self._fail("time", name, "depends on a key or on data", out[name])
            if None in known and name != "out_tag_o":
                self._fail("time", name, "is not determined by the control inputs", out[name])
            values[name] = known[0] or 0
        if not values["out_valid_o"] and any(out["out_data_o"]):
            self._fail(
                "secrets", "out_data_o", "is not 0 while out_valid_o is low", out["out_data_o"], "0"
            )
        return values

    def _judge_output(
        self, out: Mapping[str, Bits], control: Mapping[str, int], ready: int
    ) -> None:
        if not control["out_valid_o"]:
            return
        if not self._at.expected:
            self._fail(
                "data",
                "out_valid_o",
                "gives a result that nobody asked for",
                out["out_valid_o"],
                "0",
            )
        want = self._at.expected[0]
        if control["out_error_o"] != want.error:
            self._fail(
                "data", "out_error_o", "has the wrong value", out["out_error_o"], str(want.error)
            )
        for name, right in (("out_data_o", want.data), ("out_tag_o", want.tag)):
            if out[name] != right:
                self._fail_bits(name, out[name], right, is_block=name == "out_data_o")
        self._at.waited += 1
        if ready:
            self._at.expected.popleft()
            self._at.results += 1
            self._at.waited = 0

    def _take_key(self, key: OfferedKey) -> None:
        legal = key.code < 3 and LENGTHS[key.code] in self.design.core.key_bits
        bits = LENGTHS[key.code] if key.code < 3 else 0
        value = key.bits[256 - bits :]
        self._log("key", bits, value)
        self._at.key = value if legal else None
        self._at.previous = ()

    def _take_block(self, block: OfferedBlock) -> None:
        ask, core, width = block.ask, self.design.core, self.design.block_bits
        way = DIRECTIONS[ask.decrypt]
        held = ask.code < 3 and LENGTHS[ask.code] in core.block_bits
        chained = self._traits.chaining and not ask.decrypt
        served = held and way in core.directions and (chained or not ask.chain)
        bits = LENGTHS[ask.code] if held else 0
        value = block.data[width - bits :]
        self._log(way, bits, value)
        data = self.machine.constant(0, width)
        if served and self._at.key is not None:
            if ask.chain and self._at.previous:
                value = tuple(map(xor, value, self._at.previous[width - bits :]))
            cipher = self._cipher(self._at.key, bits)
            result = (cipher.decrypt if ask.decrypt else cipher.encrypt)(value)
            data = data[bits:] + result
        error = int(not served or self._at.key is None)
        self._at.previous = () if error else data
        self._at.expected.append(Expected(data, block.tag, error))

    def _cipher(self, key: Bits, block_bits: int) -> BlockCipher:
        if (key, block_bits) not in self._ciphers:
            self._ciphers[key, block_bits] = self.machine.cipher(key, block_bits)
        return self._ciphers[key, block_bits]

    def _edge(self) -> None:
        self._at.clock += 1
        super()._edge()

    def _clear(self) -> None:
        self._silence(self.offers.nobodys_key(), self.offers.nobodys_block())
        self._log("clear", 0, ())

    def _reset(self) -> None:
        self._contract_answers(None, None, reset=True)
        self.machine.evaluate(power_up(self.machine, SECRET_INPUTS))
        self._forget()
        self._log("reset", 0, ())
        self._edge()
        self._settle()

    def _forget(self) -> None:
        self._at.key = None
        self._at.previous = ()
        self._at.expected.clear()
        self._at.waited = 0

    def _silence(self, key: OfferedKey | None, block: OfferedBlock | None) -> None:
        """Runs a clock of clear; fails if a handshake is high in it or a secret stays after it."""
        self._contract_answers(key, block, clear=True)
        out = self.machine.evaluate(self.offers.inputs(key, block, ready=1, clear=1))
        control = self._control(out)
        for name in ("key_ready_o", "in_ready_o", "out_valid_o"):
            if control[name]:
                self._fail("secrets", name, "is high while key_clear_i is high", out[name], "0")
        self._forget()
        self._edge()
        self._settle()

    def _settle(self) -> None:
        """Fails if a register holds a secret `ClearCycles` clocks after a clear or reset."""
        probing, self._probing = self._probing, True
        for _ in range(self._traits.clear_cycles - 1):
            self._clock(None, None)
        self._probing = probing
        self._judge_cleared()

    def _judge_cleared(self) -> None:
        """Fails if a register holds a secret; adds those not cleared to `kept_registers`."""
        for i in compress(count(), self.machine.state):
            bit = self.machine.state[i]
            known = self.machine.known(bit)
            if known != 0 and (known is None or not self._traits.clears_to_constants):
                self.kept_registers.add(i)
                if self.machine.leaks(bit):
                    name = self.machine.netlist.registers[i].name
                    what = "still depends on a key or on data after a clear or reset"
                    self._fail("secrets", name, what, (bit,), right=self.machine.constant(0, 1))

    def _probe(self, key: OfferedKey | None, block: OfferedBlock | None) -> None:
        """Tries a clear in this clock, then restores the state of the scenario."""
        self.probes += 1
        progress, log, ciphers = self._at.copy(), len(self.log), dict(self._ciphers)
        with self.machine.aside():
            self._silence(key, block)
            if not self._as_after_reset() and self._untried():
                self._probing = True
                self._steps(self._trial)
                self._probing = False
        self._at, self._ciphers = progress, ciphers
        del self.log[log:]
        self.machine.now = progress.clock

    def _as_after_reset(self) -> bool:
        """True if the registers are as after a reset, from where other scenarios continue."""
        return self._take_known(self.machine.state) == self._after_reset

    def _untried(self) -> bool:
        """True unless a trial of this scenario already began with equal contract and registers."""
        if not self.machine.is_lasting():
            return True
        turn = self._at.results % len(self.scenario.stalls)
        situation = self._at.contract, turn, self.machine.state
        new = situation not in self._tried
        self._tried.add(situation)
        return new
