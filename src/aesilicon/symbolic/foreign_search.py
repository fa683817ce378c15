# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Searches every situation that a foreign core can reach: a proof for any sequence of offers.

A situation consists of the forms in all registers, the offer that waits, the keys and the awaited
results, up to renaming (`names`). In each situation every offer that the protocol allows is tried
for one clock. If the situations end, the core is right for sequences of any length and timing, and
no cycle of situations without a transfer means that nothing is stuck. If they do not end in time,
all sequences up to some number of clocks are covered.
"""

import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from aesilicon.architectures import Direction
from aesilicon.drivers.driver import ForeignDriver
from aesilicon.drivers.foreign_bench import Awaited
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import Measured
from aesilicon.drivers.foreign_script import Offer, Script, ScriptBench
from aesilicon.drivers.machine import Bits, BlockCipher, State
from aesilicon.equivalence.results import Counterexample, Progress, RefutedError
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.forms import Unknown
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.names import Names, UnnamedError
from aesilicon.symbolic.numbered import Numbered

NAME = "any sequence"
"""Name of the scenario in a counterexample."""
SECONDS = 20.0
"""Processor time after which a search that has not ended is given up."""


MOST_BLOCKS = 3
"""Fewest blocks in flight of which only one is followed: each multiplies the situations."""


@dataclass(frozen=True)
class Situation:
    """The state at the beginning of a clock; groups of forms are packed by `Numbered`."""

    waiting: Offer | None
    loading: int
    key_bits: int
    held_way: Direction
    waited: bool
    awaited: tuple[tuple[Direction, int, int], ...]
    """(direction, clocks since the transfer if the protocol counts them, key length) of each."""
    groups: tuple[bytes, ...]
    """Present key, offered key, offered block, held block, each awaited result, registers."""


@dataclass
class Searched:
    """The result of a search."""

    closed: bool = False
    """Whether the situations ended."""
    situations: int = 0
    clocks: int = 0
    """Number of evaluations of the core."""
    depth: int = 0
    """All sequences of this many clocks after the reset are covered."""
    counterexample: Counterexample | None = None
    """A deviation at the end of a shortest sequence."""


def search(
    driver: ForeignDriver,
    circuit: Circuit,
    reset: ResetState,
    progress: Progress | None = None,
    *,
    forget: bool,
) -> Searched:
    """Searches a core; the result is empty for one not measured. `forget`: see `ForeignSearch`."""
    measured = driver.measured
    if measured is None:
        return Searched()
    early = measured.early and not driver.protocol.input.hold
    one = holds_many(measured)
    made = ForeignSearch(circuit, driver.protocol, reset, early=early, forget=forget, one=one)
    return made.search(progress)


def holds_many(measured: Measured) -> bool:
    """Whether a core holds so many blocks that only one of them is followed."""
    return measured.latency // measured.interval >= MOST_BLOCKS


class ForeignSearch(ScriptBench):
    """The search over the situations of one core."""

    def __init__(
        self,
        circuit: Circuit,
        protocol: Protocol,
        reset: ResetState,
        *,
        early: bool,
        forget: bool,
        one: bool,
    ) -> None:
        """`early`: a start may come in the clock of a result.

        `forget`: registers with values of keys and blocks that are no longer in use count as
        unknown, so that there are fewer situations; a deviation may then be none. `one`: of the
        blocks inside, any one is followed, and all others have arbitrary values.
        """
        machine = SymbolicMachine(circuit.program, circuit.models, reset.registers, follow=False)
        super().__init__(machine, protocol, Script.of(NAME, protocol, ()))
        self._symbolic = machine
        self._early, self._forget, self._one = early, forget, one
        width = protocol.core.block_bits
        widths = {"key": 256, "block": width, "tag": 1, "result": width}
        self._names = Names(machine.forms, widths)
        self._numbered = Numbered(self._names)
        self._live = 0
        self._loaded: tuple[Situation, list[Bits], bytes] | None = None
        """The situation that was loaded last, with its forms and its packed registers."""
        self._ciphers: dict[Bits, BlockCipher] = {}
        self._came: dict[Situation, tuple[Situation, Offer] | None] = {}
        self._still: dict[Situation, list[Situation]] = {}
        """Situation in which something is open -> those that follow without a transfer."""

    def search(self, progress: Progress | None = None) -> Searched:
        """Searches breadth first, up to a first deviation or the end of the time."""
        end = time.process_time() + SECONDS
        found = Searched()
        now, offer = None, Offer()
        try:
            self._reset()
            first = self._situation()
            self._came[first] = None
            todo = deque([(first, 0)])
            while todo:
                now, found.depth = todo.popleft()
                if time.process_time() > end:
                    break
                if progress and len(self._came) % 16 == 0:
                    progress(f"any sequence: {len(self._came):,} situations", 0.0)
                self._load(now)
                offers = [*self._allowed(early=self._early)]
                settled = self._settled(offers)
                found.clocks += 1
                for offer in offers if settled else self._with_stalls(offers):
                    self._load(now)
                    if settled:
                        moved = self._rest(offer, settled)
                    else:
                        found.clocks += 1
                        moved = self._step(offer)
                    after = self._situation()
                    if not moved and offer.ready and self._open():
                        self._still.setdefault(now, []).append(after)
                    if after not in self._came:
                        self._came[after] = now, offer
                        todo.append((after, found.depth + 1))
            else:
                found.closed = True
                now = self._stuck_in()
                if now is not None:
                    self._load(now)
                    self._stuck()
        except RefutedError as e:
            steps = [] if found.closed else [offer]
            while now is not None and (edge := self._came.get(now)) is not None:
                now = edge[0]
                steps.append(edge[1])
            found.closed = False
            found.counterexample = replace(e.found, clock=len(steps), steps=(*steps[::-1], Offer()))
        except UnnamedError:
            pass  # a register holds neither a name nor an S-box of named forms
        found.situations = len(self._came)
        return found

    def _allowed(self, *, early: bool) -> Iterator[Offer]:
        for offer in super()._allowed(early=early):
            if not (self._one and offer.way):
                yield offer
                continue
            yield replace(offer, followed=False)
            if not any(one.data for one in self._awaited):
                yield offer

    def _with_stalls(self, offers: Sequence[Offer]) -> Iterator[Offer]:
        """The offers with each value of the output's ready."""
        for offer in offers:
            yield offer
            if self.protocol.output.ready:
                yield replace(offer, ready=0)

    def _settled(self, offers: Sequence[Offer]) -> tuple[State, dict[str, int]] | None:
        """The next registers and the control outputs if no offer can change them; else None.

        If it is not None, nothing is transferred in this clock. All inputs of the offers are
        unknown together.
        """
        p = self.protocol
        if p.input.hold or p.output.latency is not None or self._waited:
            return None
        asked = [self._waiting] if self._waiting else [one for one in offers if one != Offer()]
        unknown = {port: self.machine.junk(port, 1, secret=False) for port in p.control_inputs()}
        out = self.machine.evaluate({**self._idle(), **unknown})
        control = {port: self.machine.known(out[port][0]) for port in p.control_outputs()}
        shown = control[p.output.valid or p.output.done or ""] != 0
        if p.output.done and not self._awaited:  # it may be high for an earlier block
            shown = False
        if shown or any((when := self._when(one)) is None or control[when] for one in asked):
            return None
        before = self._symbolic.state
        self._symbolic.clock()
        after = self._symbolic.state
        pairs = zip(after, before, strict=True)
        if any(new is not old and isinstance(new, Unknown) for new, old in pairs):
            return None
        known = {port: value for port, value in control.items() if value is not None}
        return (after, known) if len(known) == len(control) else None

    def _rest(self, offer: Offer, settled: tuple[State, dict[str, int]]) -> bool:
        """Runs a clock in which nothing is transferred; see `_settled`."""
        after, control = settled
        self._ask(offer)
        self._symbolic.restore(after)
        self._now += 1
        return self._answered(control)

    def _open(self) -> bool:
        return bool(self._awaited or self._waiting or self._loading)

    def _stuck_in(self) -> Situation | None:
        """A situation on a cycle without a transfer, though something is open; None without one."""
        before: dict[Situation, list[Situation]] = {}
        for one, followers in self._still.items():
            for follower in followers:
                before.setdefault(follower, []).append(one)
        ends = [one for one in before if one not in self._still]
        left = {one: len(followers) for one, followers in self._still.items()}
        while ends:
            for one in before.get(ends.pop(), ()):
                left[one] -= 1
                if not left[one]:
                    ends.append(one)
        closed = {one for one, count in left.items() if count}
        at = next(iter(closed), None)
        seen: set[Situation] = set()
        while at is not None and at not in seen:  # to a cycle
            seen.add(at)
            at = next(one for one in self._still[at] if one in closed)
        return at

    # -- situations --------------------------------------------------------------------------

    def _situation(self) -> Situation:
        counted = self.protocol.output.latency is not None
        forms = [self._key_value, self._new_key_value, self._new_block, self._held_block]
        forms += [one.data for one in self._awaited]
        packed = [*map(self._numbered.packed, forms)]
        state = self._symbolic.state
        if self._loaded is None:
            packed.append(self._numbered.packed(state))
        else:
            _, groups, old = self._loaded
            packed.append(self._numbered.packed_change(state, groups[-1], old))
        if self._forget:
            packed[-1] = self._numbered.forgotten(packed[-1], self._numbered.live(packed[:-1]))
        packed = self._numbered.renamed(packed, range(4, len(packed) - 1))
        return Situation(
            self._waiting and replace(self._waiting, ready=1),
            self._loading,
            self._key_bits if self._key_value else 0,
            self._held_way,
            self._waited > 0,
            tuple(
                (one.way, self.now - one.taken_at if counted else 0, one.key_bits)
                for one in self._awaited
            ),
            tuple(packed),
        )

    def _load(self, now: Situation) -> None:
        """Sets the machine and the bench to a situation."""
        if self._loaded is None or self._loaded[0] is not now:
            self._loaded = now, [*map(self._numbered.unpacked, now.groups)], now.groups[-1]
            self._live = self._numbered.live(now.groups)
        key, new_key, new_block, held, *results, state = self._loaded[1]
        self._symbolic.restore(state)
        self._waiting, self._loading = now.waiting, now.loading
        self._key_value, self._new_key_value = key, new_key
        self._new_block, self._held_block, self._held_way = new_block, held, now.held_way
        self._key_bits, self._waited, self._now = now.key_bits, int(now.waited), 0
        self._cipher = self._made_cipher(key) if key else None
        self._awaited = deque(
            Awaited(data, way, -age, bits)
            for data, (way, age, bits) in zip(results, now.awaited, strict=True)
        )
        self.log.clear()
        self.taken.clear()

    def _value(self, kind: str, bits: int) -> Bits:
        return self._names.free(kind, self._live)[:bits] if bits else ()

    def _made_cipher(self, key: Bits) -> BlockCipher:
        if key not in self._ciphers:
            self._ciphers[key] = super()._made_cipher(key)
        return self._ciphers[key]
