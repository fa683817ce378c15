# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Follows one key and one block through a pipeline, with everything else unknown.

A pipeline holds too many blocks for `situation_search`. Here one key and one block under it are
symbols, the ghosts; each stands for any key and any block of any sequence. All other keys, blocks
and offers are unknown, and so is a register that depends on them. The ghost block has the tag 1 and
all others have 0, so the register with a 1 is where the block is.

A situation is the phase of the ghosts, the place of the block, and the control registers that
decide on keys (`Ghosts.keys`), or on results once the block waits for the output (`results`).
Registers that differ between two visits of a situation become unknown, and it is visited again.
Where a needed value is unknown, an unknown control register or input that it depends on is tried as
0 and as 1; more than can happen is tried, so a core that passes is right.

The handshake proof is leaned on for order and tags: a result with the tag 1 is that of the ghost
block, and its tag is not lost.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from aesilicon.architectures import LENGTHS, Ghosts
from aesilicon.design.design import Design
from aesilicon.drivers.machine import Bits, State
from aesilicon.equivalence.results import Progress
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET, Unknown
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.taint import Taint, feeding
from aesilicon.symbolic.unknown_cause import Cause, UnknownCause

Phase = Literal["before", "held", "dropped", "inside", "late", "waiting"]
"""No ghost key yet; it is held; another followed; the ghost block is inside under the ghost key; it
is inside and another key followed; its result waits for the output."""

MOST_SITUATIONS = 100_000

Inputs = dict[str, Bits]


class NotClosedError(Exception):
    """The search met a clock in which the core is not seen to be right."""


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


@dataclass
class Closed:
    """The result of a search that ended."""

    situations: int
    clocks: int
    results: int
    """Number of clocks in which the ghost block's result was compared."""


@dataclass(frozen=True)
class _Clock:
    """One clock in which all needed values are known."""

    inputs: Inputs
    out: dict[str, Bits]
    after: State


class GhostSearch:
    """The search over the situations of one design."""

    def __init__(
        self, circuit: Circuit, design: Design, reset: ResetState, ghosts: Ghosts
    ) -> None:
        self._design, self._reset = design, reset
        self._machine = SymbolicMachine(
            circuit.program, circuit.models, reset.registers, follow=False
        )
        netlist = self._netlist = circuit.program.netlist
        inputs, self._registers = netlist.inputs, netlist.registers
        data = Taint(netlist, (*inputs["key_i"], *inputs["in_data_i"]))
        tags = Taint(netlist, inputs["in_tag_i"][:1])
        others = Taint(netlist, inputs["in_tag_i"][1:])
        for name, nets in netlist.outputs.items():
            if name not in ("out_data_o", "out_tag_o") and (data | tags | others).reaches(nets):
                raise NotClosedError(f"{name} can depend on a key, a block or a tag")
        self._data = data.registers | others.registers
        self._depth = {i: n for i, n in tags.depths().items() if i not in self._data}
        """Tag register -> fewest clocks from the input to it."""
        asked = ("in_valid_i", "in_decrypt_i", "in_chain_i", "block_len_i")
        self._asked_depth = Taint(netlist, [n for name in asked for n in inputs[name]]).depths()
        """Register -> fewest clocks from the request of a block to it."""
        control = {*range(len(self._registers))} - self._data - self._depth.keys()
        self._cause = UnknownCause(netlist, control, hidden=("key_i", "in_data_i", "in_tag_i"))
        names = [register.name for register in self._registers]

        def within(parts: Sequence[str]) -> set[int]:
            return {i for i, name in enumerate(names) if any(part in name for part in parts)}

        self._d = [register.d for register in self._registers]
        moving = feeding(netlist, [self._d[i] for i in self._depth])
        keys = feeding(netlist, [self._d[i] for i in within(ghosts.keys) & self._data])
        self._keys = sorted(within(ghosts.keys) & control & (keys | moving))
        """Registers that decide on keys, or on which blocks enter."""
        self._behind = within(ghosts.results)
        """Every register that a waiting result needs."""
        others = [self._d[i] for i in self._data - within(ghosts.keys)]
        self._deciding = [*self._keys, *within(ghosts.keys) & feeding(netlist, others, at_once=True)]
        """The registers of `keys` that decide, and the round keys."""
        self._rest_of_control = sorted(control - within(ghosts.keys))
        counters: dict[str, set[int]] = {}
        for i in self._keys:
            counters.setdefault(names[i].partition("_q[")[0], set()).add(i)
        self._counters = [counter for counter in counters.values() if len(counter) > 1]
        self._idle_counters: dict[tuple[Phase, Bits], set[int]] = {}
        self._busy = 2 * max(t.latency + t.key_setup for t in design.timings())
        self._results = sorted(self._behind & control & moving)
        """Registers that decide where results wait."""
        forms = self._machine.forms
        self._key = forms.fresh("key", 256, secret=True)
        self._block = forms.fresh("block", design.block_bits, secret=True)
        self._expected: dict[tuple[int, bool], Bits] = {}
        self._situations: dict[Place, State] = {}
        self._todo: deque[Place] = deque()
        self._waiting_controls: list[Bits] = []
        self.clocks = self._compared = 0

    # -- the search --------------------------------------------------------------------------

    def search(self, progress: Progress | None = None) -> Closed:
        """Visits situations until none is new; raises `NotClosedError`."""
        rest = self._at_rest()
        self._waiting_controls = self._reachable(rest, self._results)
        self._arrive(Place("before"), rest)
        while self._todo:
            if progress:
                progress(f"{len(self._situations):,} situations", 0.0)
            if len(self._situations) > MOST_SITUATIONS:
                raise NotClosedError(f"more than {MOST_SITUATIONS:,} situations")
            place = self._todo.popleft()
            self._visit(place, self._situations[place])
        for code, decrypt in self._asked():
            if (code, decrypt) not in self._expected:
                raise NotClosedError("no result of a ghost block was met")
        return Closed(len(self._situations), self.clocks, self._compared)

    def _asked(self) -> list[tuple[int, bool]]:
        """(Length code of the key, decryption) of each block that the build serves."""
        codes = [LENGTHS.index(bits) for bits in self._design.core.key_bits]
        ways = [way == "decrypt" for way in self._design.core.directions]
        return [(code, way) for code in codes for way in ways]

    def _visit(self, place: Place, state: State) -> None:
        if place.phase == "waiting":
            for clock in self._clocks(place, state, self._inputs(None, False)):
                self._wait(place, clock)
            return
        for valid in (0, 1):
            inputs = self._inputs(valid, False)
            for clock in self._clocks(place, state, inputs):
                self._follow(place, clock)
            if place.phase == "held":
                for code, decrypt in self._asked():
                    if code == place.code:
                        asked = inputs | self._ghost_block(decrypt)
                        for clock in self._clocks(place, state, asked, block=True):
                            self._enter(replace(place, decrypt=decrypt), clock)
        if place.phase == "before":
            for code in dict.fromkeys(code for code, _ in self._asked()):
                key = {"key_i": self._key, "key_len_i": self._machine.constant(code, 2)}
                for clock in self._clocks(place, state, self._inputs(1, False) | key):
                    if self._takes_key(clock):
                        self._arrive(Place("held", code), clock.after)

    def _follow(self, place: Place, clock: _Clock) -> None:
        """The situation after a clock without a ghost offer."""
        taken = self._takes_key(clock)
        phase, dropped = place.phase, place.dropped
        if place.phase == "held" and taken:
            phase = "dropped"
        elif place.phase == "inside" and taken:
            phase = "late"
        elif place.phase == "dropped":
            dropped = 0 if taken else dropped + 1
            if not any(map(self._is_form, clock.after)):
                return
            if dropped > self._busy:
                raise NotClosedError("a register keeps a key that was replaced")
        self._arrive(replace(place, phase=phase, dropped=dropped), clock.after)

    def _enter(self, place: Place, clock: _Clock) -> None:
        """The situation after the ghost block was offered."""
        if clock.out["in_ready_o"] == (0,):
            return
        if self._takes_key(clock):
            raise NotClosedError("a key and a block are taken in one clock")
        self._arrive(replace(place, phase="inside"), clock.after)

    def _wait(self, place: Place, clock: _Clock) -> None:
        """Compares the result of the ghost block at the output; then the block is followed on."""
        if clock.out["out_tag_o"][0] == 1 and clock.out["out_valid_o"] == (1,):
            self._compared += 1
            if clock.out["out_data_o"] != self._result(place) or clock.out["out_error_o"] != (0,):
                print("DEBUG", place.phase, [self._registers[i].name for i in place.tags], [("U" if isinstance(x,Unknown) else x>1) for x in clock.out["out_error_o"]], sum(a==b for a,b in zip(clock.out["out_data_o"], self._result(place))), self._machine.forms.describe(clock.out["out_data_o"][0])[:200])
                raise NotClosedError("a result is not seen to be that of its block under its key")
            if clock.inputs["out_ready_i"] == (1,):
                return
        self._arrive(place, clock.after)

    def _result(self, place: Place) -> Bits:
        of = place.code, place.decrypt
        if of not in self._expected:
            bits = LENGTHS[place.code]
            cipher = self._machine.cipher(self._key[256 - bits :], self._design.block_bits)
            way = cipher.decrypt if place.decrypt else cipher.encrypt
            self._expected[of] = way(self._block)
        return self._expected[of]

    @staticmethod
    def _takes_key(clock: _Clock) -> bool:
        return clock.inputs["key_valid_i"] == (1,) and clock.out["key_ready_o"] == (1,)

    # -- situations --------------------------------------------------------------------------

    def _arrive(self, place: Place, state: State) -> None:
        """Joins the registers after a clock into their situation, which is visited if it changes."""
        if place.phase in ("inside", "late", "waiting"):
            tags = self._foremost(state)
            if not tags:
                return  # the handshake proof excludes it
            place = replace(place, tags=tags)
            if place.phase != "waiting" and tags <= self._behind:
                place = replace(place, phase="waiting")
        waiting = place.phase == "waiting"
        kept = self._results if waiting else self._keys
        beside = {self._depth[i] for i in place.tags}  # control of the block stands beside its tag
        values = list(state)
        keeps = {*kept}
        for i in range(len(values)):
            if i in self._depth:
                values[i] = int(i in place.tags)
            elif waiting and i not in self._behind:
                values[i] = UNKNOWN_SECRET if i in self._data else UNKNOWN
            elif place.phase == "before" and i in self._data:
                values[i] = UNKNOWN_SECRET
            elif i not in keeps and i not in self._data and not waiting:
                if self._asked_depth.get(i) not in beside:
                    values[i] = UNKNOWN
        if not waiting:
            for i in self._idle(place.phase, values):
                values[i] = UNKNOWN
        place = replace(place, control=tuple(values[i] for i in kept))
        before = self._situations.get(place)
        after = tuple(values)
        if before is not None:
            if place.phase == "dropped":  # a register that may keep the key is followed
                after = tuple(b if self._is_form(b) else a for a, b in zip(after, before, strict=True))
            else:
                after = tuple(
                    a if a == b else UNKNOWN_SECRET if i in self._data else UNKNOWN
                    for i, (a, b) in enumerate(zip(after, before, strict=True))
                )
        if after != before:
            self._situations[place] = after
            if place not in self._todo:
                self._todo.append(place)

    def _idle(self, phase: Phase, values: Sequence[int]) -> set[int]:
        """Counters of `keys` that decide nothing until the next key, as they run freely in between.

        A counter is what has one name. It is idle if the others go on alike when it is unknown.
        """
        of = phase, tuple(values[i] for i in self._keys)
        if of not in self._idle_counters:
            found: set[int] = set()
            right: list[tuple[State, Bits]] = []
            for counter in self._counters:
                tried = found | counter
                alike = [i for i in self._deciding if i not in tried]
                pairs = zip(self._quiet(values, set(), right), self._quiet(values, tried, []), strict=True)
                if all(
                    ready == other and all(one[i] == two[i] for i in alike)
                    for (one, ready), (two, other) in pairs
                ):
                    found = tried
            self._idle_counters[of] = found
        return self._idle_counters[of]

    def _quiet(
        self, values: Sequence[int], unknown: Collection[int], run: list[tuple[State, Bits]]
    ) -> Iterator[tuple[State, Bits]]:
        """The registers and readies in the next clocks, with room for blocks and no key offered.

        Registers `unknown` are so at first. `run` takes the clocks, which are not computed again.
        """
        others = {*self._rest_of_control}
        state = tuple(
            UNKNOWN if i in unknown else 0 if i in others else bit for i, bit in enumerate(values)
        )
        inputs = self._inputs(0, False) | {"in_valid_i": (1,), "out_ready_i": (1,)}
        for clock in range(self._busy):
            if clock == len(run):
                self._machine.restore(run[-1][0] if run else state)
                out = self._machine.evaluate(inputs)
                self.clocks += 1
                self._machine.clock()
                run.append((self._machine.state, out["key_ready_o"] + out["in_ready_o"]))
            yield run[clock]

    def _foremost(self, state: State) -> frozenset[int]:
        """The tag registers with a 1 that are furthest from the input; others hold old copies."""
        ones = [i for i in self._depth if state[i] == 1]
        furthest = max((self._depth[i] for i in ones), default=0)
        return frozenset(i for i in ones if self._depth[i] == furthest)

    @staticmethod
    def _is_form(bit: int) -> bool:
        return bit > 1 and not isinstance(bit, Unknown)

    # -- clocks ------------------------------------------------------------------------------

    def _inputs(self, key_valid: int | None, block: bool) -> Inputs:
        """The ports in a clock without a ghost; `key_valid` None is unknown."""
        inputs: Inputs = {
            name: (UNKNOWN_SECRET if name in ("key_i", "in_data_i") else UNKNOWN,) * len(nets)
            for name, nets in self._netlist.inputs.items()
        }
        inputs |= {"rst_ni": (1,), "key_clear_i": (0,)}
        inputs["in_tag_i"] = (0, *inputs["in_tag_i"][1:])
        if key_valid is not None:
            inputs["key_valid_i"] = (key_valid,)
        return inputs

    def _ghost_block(self, decrypt: bool) -> Inputs:
        tags = self._netlist.inputs["in_tag_i"]
        return {
            "in_valid_i": (1,),
            "in_decrypt_i": (int(decrypt),),
            "in_chain_i": (0,),
            "in_data_i": self._block,
            "in_tag_i": (1, *(UNKNOWN,) * (len(tags) - 1)),
        }

    def _clocks(
        self, place: Place, state: State, inputs: Inputs, *, block: bool = False
    ) -> Iterator[_Clock]:
        """The clocks of a situation, one for each way in which needed unknown values turn out."""
        waiting = place.phase == "waiting"
        kept = self._results if waiting else self._keys
        outputs = self._netlist.outputs
        needed: list[int] = []
        if not waiting and inputs["key_valid_i"] == (1,):
            needed += outputs["key_ready_o"]
        if block:
            needed += outputs["in_ready_o"]
        depth = max((self._depth[i] for i in place.tags), default=None)

        def missing(values: Sequence[int], inputs: Inputs) -> tuple[int | None, bool]:
            """A needed net whose value is unknown, and whether the way of the block needs it."""
            net = next((n for n in needed if isinstance(values[n], Unknown)), None)
            net = self._missing_control(values, kept) if net is None else net
            if net is None and waiting and values[outputs["out_tag_o"][0]] == 1:
                (valid,) = outputs["out_valid_o"]
                if isinstance(values[valid], Unknown):
                    net = valid
                elif values[valid] and isinstance(inputs["out_ready_i"][0], Unknown):
                    net = self._netlist.inputs["out_ready_i"][0]
            if net is not None or depth is None:
                return net, False
            return self._missing_tag(values, depth), not waiting

        yield from self._decided(state, inputs, missing)

    def _missing_control(self, values: Sequence[int], kept: Sequence[int]) -> int | None:
        """The next value of a register of `kept` that is unknown, unless it is unknown already."""
        for i in kept:
            net = self._d[i]
            if isinstance(values[net], Unknown):
                cause = self._cause.of(net, values)
                unknown = isinstance(values[self._registers[i].q], Unknown)
                if not unknown or cause is None or cause.port is not None or cause.bit not in kept:
                    return net
        return None

    def _missing_tag(self, values: Sequence[int], depth: int) -> int | None:
        """A next tag that must be known to see where the block is next, and is not."""
        for ahead in (1, 0):
            nets = [self._d[i] for i, d in self._depth.items() if d == depth + ahead]
            for net in nets:
                if isinstance(values[net], Unknown):
                    return net
            if any(values[net] == 1 for net in nets):
                return None
        return None

    def _decided(
        self,
        state: State,
        inputs: Inputs,
        missing: Callable[[Sequence[int], Inputs], tuple[int | None, bool]],
    ) -> Iterator[_Clock]:
        """Evaluates a clock; tries both values of unknown causes until nothing needed is missing."""
        todo = [(state, inputs)]
        while todo:
            now, offered = todo.pop()
            self._machine.restore(now)
            out = self._machine.evaluate(offered)
            self.clocks += 1
            values = self._machine.values
            net, of_block = missing(values, offered)
            if net is None:
                self._machine.clock()
                yield _Clock(offered, out, self._machine.state)
                continue
            cause = self._cause.of(net, values)
            if cause is None:
                raise NotClosedError(f"{self._netlist.name(net)} may depend on a key or a block")
            todo += self._tried(now, offered, cause, whole=of_block)

    def _tried(
        self, state: State, inputs: Inputs, cause: Cause, *, whole: bool
    ) -> Iterator[tuple[State, Inputs]]:
        """The clock with each value of an unknown register or input.

        With `whole` the registers of waiting results are set together, to what they can hold.
        """
        if cause.port is not None:
            for value in (0, 1):
                bits = inputs[cause.port]
                changed = (*bits[: cause.bit], value, *bits[cause.bit + 1 :])
                yield state, inputs | {cause.port: changed}
        elif whole and cause.bit in self._results and self._waiting_controls:
            for control in self._waiting_controls:
                pairs = dict(zip(self._results, control, strict=True))
                if all(state[i] in (value, UNKNOWN) for i, value in pairs.items()):
                    yield tuple(pairs.get(i, bit) for i, bit in enumerate(state)), inputs
        else:
            for value in (0, 1):
                yield (*state[: cause.bit], value, *state[cause.bit + 1 :]), inputs

    # -- rest and reach ----------------------------------------------------------------------

    def _at_rest(self) -> State:
        """The registers at the end of a reset; a clear from any registers ends in the same ones.

        So neither needs to be tried in a situation. Nothing there depends on a key or block.
        """
        clocks = self._design.traits.clear_cycles - 1
        machine = self._machine

        def rested(state: State) -> State:
            machine.restore(state)
            inputs = {
                name: (UNKNOWN,) * len(bits) for name, bits in self._inputs(None, False).items()
            } | {"rst_ni": (1,), "key_clear_i": (0,)}
            for _ in range(clocks):
                machine.evaluate(inputs)
                machine.clock()
            return machine.state

        machine.restore((UNKNOWN_SECRET,) * len(self._registers))
        machine.evaluate(self._inputs(None, False) | {"key_clear_i": (1,)})
        machine.clock()
        cleared = rested(machine.state)
        reset = rested(tuple(UNKNOWN if bit < 0 else bit for bit in self._reset.registers))
        for i, (one, other) in enumerate(zip(cleared, reset, strict=True)):
            name = self._registers[i].name
            if i in self._data and one is UNKNOWN_SECRET:
                raise NotClosedError(f"{name} may hold a key or a block after a clear")
            if one != other and not isinstance(one, Unknown):
                raise NotClosedError(f"{name} is not after a clear as it is after a reset")
        return tuple(UNKNOWN if isinstance(bit, Unknown) else bit for bit in cleared)

    def _reachable(self, rest: State, kept: Sequence[int]) -> list[Bits]:
        """All values that the registers `kept` can have together, with all others unknown."""
        unknown = tuple(UNKNOWN_SECRET if i in self._data else UNKNOWN for i in range(len(rest)))

        def missing(values: Sequence[int], _: Inputs) -> tuple[int | None, bool]:
            return self._missing_control(values, kept), False

        def with_control(control: Bits) -> State:
            known = dict(zip(kept, control, strict=True))
            return tuple(known.get(i, bit) for i, bit in enumerate(unknown))

        seen: dict[Bits, None] = {tuple(rest[i] for i in kept): None}
        todo = [*seen]
        while todo:
            for clock in self._decided(
                with_control(todo.pop()), self._inputs(None, False), missing
            ):
                after = tuple(clock.after[i] for i in kept)
                if after not in seen:
                    seen[after] = None
                    todo.append(after)
                    if len(seen) > MOST_SITUATIONS:
                        raise NotClosedError(f"more than {MOST_SITUATIONS:,} states of the results")
        return [*seen]
