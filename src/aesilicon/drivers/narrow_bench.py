# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Compares a narrow core at its own ports with the specification, beat by beat.

No clock is documented here: a beat passes in any clock in which valid and ready are high. Each
key and block is split into beats, first byte first. The request stands beside the first beat and is
junk beside the others.
"""

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from aesilicon.architectures import DIRECTIONS, LENGTHS
from aesilicon.design.design import Design
from aesilicon.drivers.core_bench import CoreBench, Expected
from aesilicon.drivers.machine import Bits, Machine, State
from aesilicon.drivers.offers import SECRET_INPUTS, OfferedBlock, OfferedKey
from aesilicon.drivers.scenario import Block, Clear, Clock, Key

BLOCK_BITS, KEY_BITS = 128, 256
"""Width of a block, and of a key that is left-aligned."""


@dataclass
class Passage:
    """The beats that have passed, and the results that are due."""

    key: Bits | None = None
    """The key in force, of its own length; None without a legal key."""
    key_error: int = 0
    entering_key: OfferedKey | None = None
    """The key of which some beats have passed."""
    key_beats: int = 0
    entering_block: OfferedBlock | None = None
    """The block of which some beats have passed."""
    block_beats: int = 0
    expected: deque[Expected] = field(default_factory=deque)
    result_beats: int = 0
    """Beats of the first expected result that have passed."""
    held: bool = False
    """A beat was offered in the last clock and not taken."""

    def copy(self) -> "Passage":
        """A copy with an `expected` queue of its own."""
        return replace(self, expected=deque(self.expected))


class NarrowBench(CoreBench):
    """Runs the clocks of a scenario, each a `Clock` or a `Clear`, at the narrow ports."""

    def __init__(
        self,
        machine: Machine,
        design: Design,
        scenario: Any,
        after_reset: State,
        secret_registers: Collection[int] = (),
    ) -> None:
        super().__init__(machine, design, scenario, after_reset, secret_registers)
        self.passage = Passage()
        self._port_bits = design.core.port_bits

    def run(self) -> None:
        """Runs the whole scenario from the first clock after a reset."""
        self._settle()
        for step in self.scenario.steps:
            match step:
                case Clock(key, block, ready):
                    self.beat(self._offered_key(key), self._offered_block(block), ready)
                case Clear():
                    self._silence(None, None)

    def _offered_key(self, key: Key | None) -> OfferedKey | None:
        return None if key is None else self.passage.entering_key or self.offers.key(key)

    def _offered_block(self, block: Block | None) -> OfferedBlock | None:
        return None if block is None else self.passage.entering_block or self.offers.block(block)

    def beat(
        self,
        key: OfferedKey | None,
        block: OfferedBlock | None,
        ready: int,
        unknown: Mapping[str, Bits] | None = None,
    ) -> tuple[bool, bool]:
        """Runs one clock; returns whether a beat of the key and of the block was taken.

        Fails at a deviation. `unknown` replaces values of `inputs`.
        """
        out = self.machine.evaluate({**self.inputs(key, block, ready), **(unknown or {})})
        control = self._control(out)
        at = self.passage
        if control["key_error_o"] != at.key_error:
            self._fail("data", "key_error_o", "has the wrong value", out["key_error_o"])
        self._judge_beat(out, control, ready)
        key_taken = bool(key and control["key_ready_o"])
        block_taken = bool(block and control["in_ready_o"])
        if key_taken and (block_taken or at.entering_block):
            self._fail("data", "key_ready_o", "is high inside a block", out["key_ready_o"], "0")
        if control["in_ready_o"] and (at.key is None or at.entering_key):
            self._fail("data", "in_ready_o", "is high without a key", out["in_ready_o"], "0")
        if key and key_taken:
            self._take_key_beat(key)
        if block and block_taken:
            self._take_block_beat(block)
        self._edge()
        return key_taken, block_taken

    def inputs(
        self, key: OfferedKey | None, block: OfferedBlock | None, ready: int, clear: int = 0
    ) -> dict[str, Bits]:
        """The input ports in one clock, with the next beats of a key and a block or None."""
        m, at = self.machine, self.passage
        values = {
            name: m.junk(name, len(nets), secret=name in SECRET_INPUTS)
            for name, nets in m.netlist.inputs.items()
        }
        values |= {
            "rst_ni": m.constant(1, 1),
            "key_clear_i": m.constant(clear, 1),
            "key_valid_i": m.constant(int(key is not None), 1),
            "in_valid_i": m.constant(int(block is not None), 1),
            "out_ready_i": m.constant(ready, 1),
        }
        if key:
            values["key_i"] = self._part(key.bits, at.key_beats)
            if not at.entering_key:
                values["key_len_i"] = m.constant(key.code, 2)
        if block:
            values["in_data_i"] = self._part(block.data, at.block_beats)
            if not at.entering_block:
                values["in_decrypt_i"] = m.constant(block.ask.decrypt, 1)
                values["in_chain_i"] = m.constant(block.ask.chain, 1)
                values["in_tag_i"] = block.tag
        return values

    def _part(self, bits: Bits, beat: int) -> Bits:
        """The bits of a beat, of a left-aligned value whose first byte is its last bits."""
        end = len(bits) - beat * self._port_bits
        return bits[end - self._port_bits : end]

    def _judge_beat(self, out: Mapping[str, Bits], control: Mapping[str, int], ready: int) -> None:
        at = self.passage
        if not control["out_valid_o"]:
            if at.held:
                what = "falls before the beat is taken"
                self._fail("data", "out_valid_o", what, out["out_valid_o"], "1")
            return
        if not at.expected:
            what = "gives a result that nobody asked for"
            self._fail("data", "out_valid_o", what, out["out_valid_o"], "0")
        due = at.expected[0]
        if control["out_error_o"] != due.error:
            what = "has the wrong value"
            self._fail("data", "out_error_o", what, out["out_error_o"], str(due.error))
        data = self._part(due.data, at.result_beats)
        for name, right in (("out_data_o", data), ("out_tag_o", due.tag)):
            if out[name] != right:
                self._fail_bits(name, out[name], right, is_block=False)
        at.held = not ready
        if ready:
            at.result_beats += 1
            if at.result_beats * self._port_bits == BLOCK_BITS:
                at.expected.popleft()
                at.result_beats = 0

    def _take_key_beat(self, key: OfferedKey) -> None:
        at = self.passage
        legal = key.code < 3 and LENGTHS[key.code] in self.design.core.key_bits
        bits = LENGTHS[key.code] if legal else 0
        if at.entering_key is None:
            at.key, at.key_error = None, int(not legal)
            self._log("key", bits or self._port_bits, key.bits[KEY_BITS - bits :])
        at.entering_key = key
        at.key_beats += 1
        if at.key_beats * self._port_bits >= bits:
            at.entering_key, at.key_beats = None, 0
            at.key = key.bits[KEY_BITS - bits :] if legal else None

    def _take_block_beat(self, block: OfferedBlock) -> None:
        at = self.passage
        way = DIRECTIONS[block.ask.decrypt]
        if at.entering_block is None:
            self._log(way, BLOCK_BITS, block.data)
        at.entering_block = block
        at.block_beats += 1
        if at.block_beats * self._port_bits < BLOCK_BITS:
            return
        served = way in self.design.core.directions and not block.ask.chain
        data = self.machine.constant(0, BLOCK_BITS)
        if served:
            assert at.key is not None
            cipher = self._cipher(at.key, BLOCK_BITS)
            data = (cipher.decrypt if block.ask.decrypt else cipher.encrypt)(block.data)
        at.expected.append(Expected(data, block.tag, int(not served)))
        at.entering_block, at.block_beats = None, 0

    # -- clear and reset, as `CoreBench` runs them ------------------------------------------------

    def _silence(self, key: OfferedKey | None, block: OfferedBlock | None) -> None:
        self.silent_clock(self.inputs(key, block, 1, clear=1))
        self._settle()

    def silent_clock(self, inputs: Mapping[str, Bits]) -> None:
        """Runs a clock of clear; fails if a handshake is high in it."""
        out = self.machine.evaluate(inputs)
        for name in ("key_ready_o", "in_ready_o", "out_valid_o", "out_data_o"):
            if any(out[name]):
                self._fail("secrets", name, "is high while key_clear_i is high", out[name], "0")
        self._log("clear", 0, ())
        self.passage = Passage()
        self._edge()

    def _clock(self, key: OfferedKey | None, block: OfferedBlock | None) -> tuple[bool, bool]:
        return self.beat(key, block, 1)
