# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Follows one key and one block through a pipeline, with everything else unknown.

A pipeline holds too many blocks for `situation_search`. Here one key and one block under it are
symbols, the ghosts; each stands for any key and any block of any sequence. All other keys, blocks
and offers are unknown, and so is a register that depends on them. The ghost block has the tag 1 and
all others have 0, so the register with a 1 is where the block is.

A situation is the phase of the ghosts, the place of the block, and the control registers that
decide on keys, or on results once the block waits for the output. Registers that differ between two
visits of a situation become unknown, and it is visited again. When no situation is new or has
changed, the core is right for sequences of any length and timing.

The handshake proof is leaned on for order and tags: a result with the tag 1 is that of the ghost
block, and its tag is not lost.
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from aesilicon.architectures import LENGTHS, Ghosts
from aesilicon.design.design import Design
from aesilicon.drivers.machine import Bits, State, taking
from aesilicon.equivalence.results import Progress
from aesilicon.flows.prove.ghost_clock import Clock, GhostClock, Inputs, NotClosedError
from aesilicon.flows.prove.ghost_registers import ControlError, GhostRegisters
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET, Unknown
from aesilicon.symbolic.machine import SymbolicMachine

Phase = Literal["before", "held", "dropped", "inside", "late", "last", "waiting"]
"""`before`: no ghost key yet. `held`: it is held. `dropped`: another followed; what may depend on
the ghost key or on blocks until then is secret, all else not. `inside`: the ghost block is inside
under the ghost key. `late`: so, and another key followed. `last`: it is in the last stage, where it
does not stay. `waiting`: its result waits for the output."""

MOST_SITUATIONS = 20_000


@dataclass(frozen=True)
class Place:
    """What tells a situation from others."""

    phase: Phase
    code: int = 0
    """Length code of the ghost key."""
    decrypt: bool = False
    """The ghost block is decrypted."""
    dropped: int = 0
    """Clocks since the last key, if it is not the ghost key."""
    control: Bits = ()
    tags: frozenset[int] = frozenset()
    """Tag registers that hold the ghost block's 1, the foremost only."""


@dataclass(frozen=True)
class _Clock:
    """A clock on the way to a situation, and the one before it."""

    inputs: Inputs
    before: "_Clock | None"


@dataclass
class Closed:
    """The result of a search that ended."""

    situations: int
    clocks: int
    """Number of evaluations of the core."""
    results: int
    """Number of clocks in which the ghost block's result was compared."""


class GhostSearch:
    """The search over the situations of one design."""

    def __init__(self, circuit: Circuit, design: Design, reset: ResetState, ghosts: Ghosts) -> None:
        """Raises `NotClosedError` for a core that `GhostRegisters` refuses."""
        self._design, self._reset, self._stay = design, reset, bool(ghosts.stages)
        netlist = self._netlist = circuit.program.netlist
        try:
            self._registers = GhostRegisters.of(netlist, ghosts)
        except ControlError as e:
            raise NotClosedError(str(e)) from e
        start = reset.registers
        machine = SymbolicMachine(circuit.program, circuit.models, start, follow=False)
        self._clock = GhostClock(machine, self._registers)
        self._key = machine.forms.fresh("key", 256, secret=True)
        self._block = machine.forms.fresh("block", design.block_bits, secret=True)
        self._expected: dict[tuple[int, bool], Bits] = {}
        self._cleared: dict[int, frozenset[int]] = {}
        """Flag of a stage -> the data registers that are 0 while no block is there."""
        self._busy = 2 * max(t.latency + t.key_setup for t in design.timings())
        """Clocks in which a schedule and a block behind it are certainly done."""
        self._idle_counters: dict[Bits, frozenset[int]] = {}
        self._situations: dict[Place, State] = {}
        self._came: dict[Place, _Clock] = {}
        """Situation -> the clock that changed it last."""
        self._now: _Clock | None = None
        """The clock that is tried now."""
        self._todo: deque[Place] = deque()
        self._compared = 0

    def search(self, progress: Progress | None = None) -> Closed:
        """Visits situations until none is new or has changed; raises `NotClosedError`."""
        traits = self._design.traits
        rest = self._clock.at_rest(self._reset.registers, traits.clear_cycles)
        self._clock.find_waiting(rest)
        stages = self._registers.stages
        self._cleared = {flag: self._clock.cleared_by(rest, flag) for flag in stages}
        self._arrive(Place("before"), rest)
        while self._todo:
            if progress:
                progress(f"{len(self._situations):,} situations", 0.0)
            place = self._todo.popleft()
            self._visit(place, self._situations[place])
            if len(self._situations) > MOST_SITUATIONS:
                raise NotClosedError(f"it has more than {MOST_SITUATIONS:,} situations")
        if {*self._expected} != {*self._served()}:
            raise NotClosedError("a key length or direction gave no result to compare")
        return Closed(len(self._situations), self._clock.clocks, self._compared)

    def way(self) -> list[Inputs]:
        """The inputs of the clocks to the one that is tried now, which is the last."""
        way, now = [], self._now
        while now is not None:
            way.append(now.inputs)
            now = now.before
        return way[::-1]

    def _served(self) -> list[tuple[int, bool]]:
        """(Length code of the key, decryption) of each block that the build serves."""
        codes = [LENGTHS.index(bits) for bits in self._design.core.key_bits]
        ways = [way == "decrypt" for way in self._design.core.directions]
        return [(code, way) for code in codes for way in ways]

    # -- visits ------------------------------------------------------------------------------

    def _visit(self, place: Place, state: State) -> None:
        """Tries every offer in a situation."""
        if place.phase in ("last", "waiting"):
            for clock in self._clocks(place, state, self._clock.inputs(None)):
                self._wait(place, clock)
            return
        for key_valid in (0, 1):
            inputs = self._clock.inputs(key_valid)
            if place.phase == "dropped":
                inputs = self._clock.public(inputs)
            for clock in self._clocks(place, state, inputs):
                self._follow(place, clock)
            if place.phase == "held":
                for decrypt in (way for code, way in self._served() if code == place.code):
                    asked = inputs | self._ghost_block(decrypt)
                    for clock in self._clocks(place, state, asked, block=True):
                        self._enter(replace(place, decrypt=decrypt), clock)
        if place.phase == "held":
            self._drop(place, state)
        if place.phase == "before":
            for code in dict.fromkeys(code for code, _ in self._served()):
                self._key_enters(place, state, code)

    def _drop(self, place: Place, state: State) -> None:
        """Another key is taken. What is inside may depend on the ghost key, and is secret."""
        values = [*state]
        for i in self._registers.data:
            values[i] = UNKNOWN_SECRET
        another = self._clock.public(self._clock.inputs(1))
        # With stages of which one or none is known to hold a block.
        empty = [*values]
        for flag, cleared in self._cleared.items():
            for i in (flag, *cleared):
                empty[i] = 0
        filled = [(*values[:flag], 1, *values[flag + 1 :]) for flag in self._cleared]
        for start in (tuple(empty), *filled):
            for clock in self._clocks(place, start, another):
                if clock.takes_key:
                    self._arrive(replace(place, phase="dropped"), clock.after)

    def _key_enters(self, place: Place, state: State, code: int) -> None:
        """Offers the ghost key; in a core with a key a block also together with the ghost block."""
        length = self._clock.machine.constant(code, 2)
        key = self._clock.inputs(1) | {"key_i": self._key, "key_len_i": length}
        for clock in self._clocks(place, state, key):
            if clock.takes_key:
                self._arrive(Place("held", code), clock.after)
        if not self._design.traits.key_per_block:
            return
        for decrypt in (way for served, way in self._served() if served == code):
            asked = key | self._ghost_block(decrypt)
            for clock in self._clocks(place, state, asked, block=True):
                if clock.takes_key and clock.out["in_ready_o"] == (1,):
                    self._arrive(Place("inside", code, decrypt), clock.after)

    def _ghost_block(self, decrypt: bool) -> Inputs:
        other_tags = (UNKNOWN,) * (len(self._netlist.inputs["in_tag_i"]) - 1)
        return {
            "in_valid_i": (1,),
            "in_decrypt_i": (int(decrypt),),
            "in_chain_i": (0,),
            "in_data_i": self._block,
            "in_tag_i": (1, *other_tags),
        }

    def _follow(self, place: Place, clock: Clock) -> None:
        """The situation after a clock without a ghost offer."""
        if place.phase == "held" and clock.takes_key:
            return  # `_drop` follows it
        elif place.phase == "inside" and clock.takes_key:
            place = replace(place, phase="late")
        elif place.phase == "dropped":
            left = (i for i in self._registers.not_waiting if clock.after[i] is UNKNOWN_SECRET)
            keeps = next(left, None)
            if keeps is None:
                return
            again = clock.takes_key and not self._design.traits.key_per_block
            place = replace(place, dropped=0 if again else place.dropped + 1)
            if place.dropped > self._busy:
                name = self._netlist.registers[keeps].name
                raise NotClosedError(f"{name} keeps a key that was replaced")
        self._arrive(place, clock.after)

    def _enter(self, place: Place, clock: Clock) -> None:
        """The situation after the ghost block was offered."""
        if clock.out["in_ready_o"] == (0,):
            return
        if clock.takes_key:
            if self._design.traits.key_per_block:
                return  # it is a block of the other key
            raise NotClosedError("a key and a block are taken in one clock")
        self._arrive(replace(place, phase="inside"), clock.after)

    def _wait(self, place: Place, clock: Clock) -> None:
        """Compares the ghost block's result if it is at the output, until it is taken."""
        if clock.out["out_tag_o"][0] == 1 and clock.out["out_valid_o"] == (1,):
            self._compared += 1
            if clock.out["out_data_o"] != self._result(place) or clock.out["out_error_o"] != (0,):
                raise NotClosedError("a result is not seen to be that of its block under its key")
            if clock.inputs["out_ready_i"] == (1,):
                return
        self._arrive(place, clock.after)

    def _result(self, place: Place) -> Bits:
        of = place.code, place.decrypt
        if of not in self._expected:
            key = self._key[256 - LENGTHS[place.code] :]
            cipher = self._clock.machine.cipher(key, self._design.block_bits)
            way = cipher.decrypt if place.decrypt else cipher.encrypt
            self._expected[of] = way(self._block)
        return self._expected[of]

    def _clocks(
        self, place: Place, state: State, inputs: Inputs, *, block: bool = False
    ) -> Iterator[Clock]:
        """The clocks of a situation; with `block` the ghost block is offered."""
        registers, outputs = self._registers, self._netlist.outputs
        waiting = place.phase == "waiting"
        kept = self._kept(place.phase)
        needed: list[int] = []
        if inputs["key_valid_i"] == (1,):
            needed += outputs["key_ready_o"]
        if block:
            needed += outputs["in_ready_o"]
        depth = max((registers.depth[i] for i in place.tags), default=None)

        def missing(values: Sequence[int], inputs: Inputs) -> tuple[int | None, bool]:
            net = next((n for n in needed if isinstance(values[n], Unknown)), None)
            net = self._clock.missing_control(values, kept) if net is None else net
            if net is None and waiting and values[outputs["out_tag_o"][0]] == 1:
                (valid,) = outputs["out_valid_o"]
                if isinstance(values[valid], Unknown):
                    net = valid
                elif values[valid] and isinstance(inputs["out_ready_i"][0], Unknown):
                    net = self._netlist.inputs["out_ready_i"][0]
            if net is not None or depth is None:
                return net, False
            net = self._clock.missing_tag(values, depth)
            if net is not None or waiting:
                return net, not waiting
            return self._clock.missing_arrival(values)

        before = self._came.get(place)
        self._now = _Clock(inputs, before)
        for clock in self._clock.decided(state, inputs, missing):
            self._now = _Clock(clock.inputs, before)
            yield clock

    # -- situations --------------------------------------------------------------------------

    def _arrive(self, place: Place, state: State) -> None:
        """Joins registers after a clock into their situation, which is visited if it changes."""
        registers = self._registers
        if place.phase in ("inside", "late", "last", "waiting"):
            tags = registers.foremost(state)
            if not tags:
                return  # a lost tag, which the handshake proof excludes
            place = replace(place, tags=tags, phase=self._phase(place.phase, tags))
        waiting = place.phase == "waiting"
        kept = self._kept(place.phase)
        beside = {registers.depth[i] for i in place.tags}
        values = [*state]
        for i in registers.depth:
            values[i] = int(i in place.tags)
        others: Iterable[int] = registers.not_waiting
        if not waiting:  # control of a block that is inside stands beside its tag
            depth = registers.request_depth
            control = registers.control if place.phase == "last" else registers.not_keys
            others = [i for i in control if depth.get(i) not in beside]
        if place.phase == "dropped":  # no block is in the stages ahead of those of the new key
            others = [i for i in others if i not in registers.stages]
        for i in others:
            values[i] = registers.unknown(i)
        if place.phase == "before":
            for i in registers.data:
                values[i] = UNKNOWN_SECRET
        if place.phase not in ("last", "waiting"):
            for i in self._idle(values):
                values[i] = UNKNOWN
        place = replace(place, control=tuple(values[i] for i in kept))
        before, after = self._situations.get(place), tuple(values)
        if after == before:
            return
        if before is not None and place.phase == "dropped":
            pairs = zip(after, before, strict=True)
            after = tuple(
                a if a == b else UNKNOWN_SECRET if UNKNOWN_SECRET in (a, b) else UNKNOWN
                for a, b in pairs
            )
        elif before is not None:
            after = registers.joined(after, before)
        if after != before:
            if self._now is not None:
                self._came[place] = self._now
            self._situations[place] = after
            if place not in self._todo:
                self._todo.append(place)

    def _phase(self, now: Phase, tags: frozenset[int]) -> Phase:
        """The phase of a block that is at `tags`, which was in `now`."""
        registers = self._registers
        if tags <= registers.waiting:
            return "waiting"
        if self._stay:
            return now
        return "last" if {registers.depth[i] for i in tags} == {registers.last_depth} else now

    def _kept(self, phase: Phase) -> tuple[int, ...]:
        """The control registers that tell situations of a phase apart.

        In the last stage a block has had its round keys, so the schedule no longer matters.
        """
        if phase == "last":
            return ()
        return self._registers.results if phase == "waiting" else self._registers.keys

    def _idle(self, values: Sequence[int]) -> frozenset[int]:
        """Counters that decide nothing until the next key, as they run freely in between.

        A counter is idle if the other registers go on alike when it is unknown.
        """
        of = tuple(values[i] for i in self._registers.keys)
        if of not in self._idle_counters:
            found: frozenset[int] = frozenset()
            right: list[Clock] = []
            for counter in self._registers.counters:
                tried = found | counter
                alike = taking([i for i in self._registers.deciding if i not in tried])
                known, unknown = self._quiet(values, (), right), self._quiet(values, tried, [])
                if all(
                    one.out["key_ready_o"] == two.out["key_ready_o"]
                    and one.out["in_ready_o"] == two.out["in_ready_o"]
                    and alike(one.after) == alike(two.after)
                    for one, two in zip(known, unknown, strict=True)
                ):
                    found = tried
            self._idle_counters[of] = found
        return self._idle_counters[of]

    def _quiet(
        self, values: Sequence[int], unknown: Collection[int], run: list[Clock]
    ) -> Iterator[Clock]:
        """The next clocks, with room for blocks and no key offered; `run` keeps them.

        The registers `unknown` are unknown at first.
        """
        quiet = self._registers.quiet
        state = tuple(
            UNKNOWN if i in unknown else quiet.get(i, bit) for i, bit in enumerate(values)
        )
        inputs = self._clock.inputs(0) | {"in_valid_i": (1,), "out_ready_i": (1,)}
        for clock in range(self._busy):
            if clock == len(run):
                run.append(self._clock.evaluate(run[-1].after if run else state, inputs))
            yield run[clock]
