# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Searches every situation that a narrow core can reach at its own ports: any gaps and stalls.

A situation is the forms in all registers with the beats that have passed, up to renaming. In each
one every offer of a clock is tried: a beat of a key or none, a beat of a block or none, a result
taken or not, a clear. When no situation is new, the core is right for any sequence: no beat is
lost, repeated or reordered, and a beat that waits holds still. The situations are a finite graph,
so the longest way in it without progress is the worst case of each wait; a circle would be a
deadlock.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Literal

from aesilicon.design.design import Design
from aesilicon.drivers.core_bench import Expected
from aesilicon.drivers.machine import Bits, State
from aesilicon.drivers.narrow_bench import BLOCK_BITS, KEY_BITS, NarrowBench, Passage
from aesilicon.drivers.offers import SECRET_INPUTS, OfferedBlock, OfferedKey
from aesilicon.drivers.scenario import Block, Clear, Clock, Key, Scenario, Step
from aesilicon.equivalence.results import Counterexample, Progress, RefutedError
from aesilicon.flows.prove import breadth_first
from aesilicon.flows.prove.settling import SettlingBench
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.names import Names
from aesilicon.symbolic.numbered import Numbered
from aesilicon.symbolic.taint import Taint

NAME = "any sequence of beats"
"""Name of the scenario in a counterexample."""

MOST_SITUATIONS = 100_000

Wait = Literal["key", "block", "result"]
"""A key waits while blocks are offered and results taken; a block while results are taken and no
key is offered; a result after the last beat of its block, whatever is offered."""
WAITS: tuple[Wait, ...] = ("key", "block", "result")


@dataclass(frozen=True)
class Situation:
    """The state at the beginning of a clock. Bytes are packed forms."""

    registers: bytes
    key: bytes | None
    key_error: int
    entering_key: tuple[int, bytes, int] | None
    """Code, bits and beats that have passed."""
    entering_block: tuple[Block, bytes, bytes, int] | None
    """Request, data, tag and beats that have passed."""
    expected: tuple[tuple[bytes, bytes, int], ...]
    result_beats: int
    held: bool
    settling: int
    """Clocks left after a clear or reset until the registers must be clear."""
    fresh: bool
    """True if a beat was taken since the clear or reset."""


_ANY = object()
"""A valid that is unknown, because nothing is taken."""
_ASKS = tuple(Block(decrypt, 0, chain) for decrypt in (False, True) for chain in (False, True))


@dataclass(frozen=True)
class _Here:
    """A situation that is tried, unpacked."""

    situation: Situation
    state: State
    passage: Passage


@dataclass
class Closed:
    """The result of a search."""

    situations: int = 0
    clocks: int = 0
    """Number of evaluations of the core."""
    waits: dict[str, int] = field(default_factory=dict)
    """Wait -> its most clocks; `key setup`: from a key's last beat to the first beat of a block."""
    counterexample: Counterexample | None = None
    secret_registers: set[int] = field(default_factory=set)
    kept_registers: set[int] = field(default_factory=set)


class NarrowSearch(SettlingBench, NarrowBench):
    """The search over the situations of one narrow core at its own ports."""

    def __init__(self, circuit: Circuit, design: Design, reset: ResetState) -> None:
        machine = SymbolicMachine(circuit.program, circuit.models, reset.registers, follow=False)
        super().__init__(machine, design, Scenario(NAME, ()), reset.registers)
        self._symbolic = machine
        widths = {"key": KEY_BITS, "block": BLOCK_BITS, "tag": design.core.tag_bits}
        self._names = Names(machine.forms, widths | {"result": BLOCK_BITS})
        self._numbered = Numbered(self._names)
        self._start = machine.state
        self._clear_is_sure = False
        registers = enumerate(self.machine.netlist.registers)
        self._key_waits = {i for i, r in registers if "key_waits_q" in r.name}
        self.clocks = 0
        self._now: Step = Clear()
        self._waits: dict[Wait, dict[Situation, set[Situation]]] = {wait: {} for wait in WAITS}
        self._keyed: set[Situation] = set()
        """Situations behind the last beat of a key."""

    def search(self, progress: Progress | None = None) -> Closed:
        """Searches all situations breadth first, up to a first deviation.

        Raises `TooManyError`, `UnnamedError`, and `RefutedError` if the reset itself fails.
        """
        number, found = breadth_first.search(
            self._begin(),
            self._follow,
            lambda: self._now,
            MOST_SITUATIONS,
            progress,
            "situations of beats",
        )
        waits: dict[str, int] = {}
        if found is None:
            waits, found = self._longest()
        return Closed(number, self.clocks, waits, found, self.secret_registers, self.kept_registers)

    def _begin(self) -> Situation:
        self.machine.restore(self._start)
        self._begin_to_settle()
        self._settled()
        first = self._situation()
        inputs = self.machine.netlist.inputs
        secret = Taint(self.machine.netlist, [n for p in SECRET_INPUTS for n in inputs[p]]).depths
        registers = range(len(self._start))
        self._symbolic.restore(tuple(UNKNOWN_SECRET if i in secret else UNKNOWN for i in registers))
        try:
            self._clear_is_sure = self._cleared() == first
        except RefutedError:
            self._clear_is_sure = False
        return first

    # -- one situation -----------------------------------------------------------------------

    def _follow(self, now: Situation) -> Iterator[tuple[Step, Situation]]:
        """Yields (step, next situation) for every offer in a situation.

        A reset is not tried, since it leads to the first situation from any registers.
        """
        here = _Here(now, self._numbered.unpacked(now.registers), self._passage(now))
        live = self._names.masks(
            form for group in (here.state, *self._forms(here.passage)) for form in group
        )
        key = here.passage.entering_key or self._names.free("key", live)
        block = here.passage.entering_block
        data, tag = self._names.free("block", live), self._names.free("tag", live)
        for ready, key_ready, in_ready in self._answers(here):
            keys: list[Any] = [_ANY]
            if isinstance(key, OfferedKey):
                keys = [None, key]
            elif key_ready:
                keys = [None, *(OfferedKey(code, key) for code in range(4))]
            blocks: list[Any] = [_ANY]
            if in_ready:
                blocks = [None, block] if block else [None]
                blocks += [] if block else [OfferedBlock(ask, data, tag) for ask in _ASKS]
            for one, other in product(keys, blocks):
                yield from self._try(here, one, other, ready)
        if not self._clear_is_sure:
            self._load(here)
            self._now = Clear()
            yield self._now, self._cleared()

    def _answers(self, here: "_Here") -> Iterator[tuple[int | None, int, int]]:
        """`out_ready_i`, `key_ready_o` and `in_ready_o`, whatever is offered.

        `out_ready_i` is None if no result is at the output, so that it should not matter.
        """
        idle = self._unknown(("key_valid_i", "in_valid_i", "out_ready_i"))
        for ready in (None, 0, 1):
            self._load(here)
            self._now = Clock(None, None, ready or 0)
            self.clocks += 1
            tried = idle if ready is None else idle | {"out_ready_i": (ready,)}
            out = self.machine.evaluate(self.inputs(None, None, 0) | tried)
            if ready is None and any(map(_is_unknown, (*out["in_ready_o"], *out["key_ready_o"]))):
                continue
            control = self._control(out)
            if ready is None and control["out_valid_o"]:
                continue
            yield ready, control["key_ready_o"], control["in_ready_o"]
            if ready is None:
                return

    def _load(self, here: "_Here") -> None:
        self.passage = here.passage.copy()
        self._symbolic.restore(here.state)
        self._settling, self._fresh = here.situation.settling, here.situation.fresh

    def _try(
        self, here: "_Here", key: Any, block: Any, ready: int | None
    ) -> Iterator[tuple[Step, Situation]]:
        """Runs one clock for an offer; what should make no difference is unknown at first."""
        unknown = self._unknown(
            ("key_valid_i", "key_len_i") * (key is _ANY)
            + ("in_valid_i",) * (block is _ANY)
            + ("out_ready_i",) * (ready is None),
        )
        tried = self._run(here, key, block, ready, unknown) if unknown else None
        if unknown and tried is None:
            keys = [None, self._some_key(here)] if key is _ANY else [key]
            blocks = [None, self._some_block(here)] if block is _ANY else [block]
            levels = (0, 1) if ready is None else (ready,)
            for one, other, level in product(keys, blocks, levels):
                yield from self._try(here, one, other, level)
            return
        key_taken, block_taken, valid = tried or self._surely(here, key, block, ready)
        self._settling = max(0, here.situation.settling - 1)
        self._fresh = here.situation.fresh or key_taken or block_taken
        self._settled()
        after = self._situation()
        no_key, any_key = key is None or key is _ANY, key is not None
        flows, asked = ready != 0, block is not None
        held = here.passage.key is not None and here.passage.entering_key is None
        if any_key and not key_taken and asked and flows:
            self._waits["key"].setdefault(here.situation, set()).add(after)
        if no_key and asked and not block_taken and held and flows:
            self._waits["block"].setdefault(here.situation, set()).add(after)
        if here.passage.expected and not valid:
            self._waits["result"].setdefault(here.situation, set()).add(after)
        if key_taken and self.passage.key is not None:
            self._keyed.add(after)
        yield self._now, after

    def _some_key(self, here: "_Here") -> OfferedKey:
        return here.passage.entering_key or OfferedKey(0, (UNKNOWN_SECRET,) * KEY_BITS)

    def _some_block(self, here: "_Here") -> OfferedBlock:
        junk = (UNKNOWN_SECRET,) * BLOCK_BITS
        tag = (UNKNOWN,) * self.design.core.tag_bits
        return here.passage.entering_block or OfferedBlock(Block(False, 0), junk, tag)

    def _surely(
        self, here: _Here, key: Any, block: Any, ready: int | None, **unknown: Bits
    ) -> tuple[bool, bool, int]:
        """Runs a clock; returns whether the key and the block were taken, and `out_valid_o`."""
        self._load(here)
        self._now = Clock(key and Key(key.code), block and block.ask, ready or 0)
        self.clocks += 1
        taken = self.beat(key, block, ready or 0, unknown)
        return *taken, self._symbolic.values[self._symbolic.netlist.outputs["out_valid_o"][0]]

    def _run(
        self, here: _Here, key: Any, block: Any, ready: int | None, unknown: dict[str, Bits]
    ) -> tuple[bool, bool, int] | None:
        """As `_surely`; None if an unknown input fails a check or makes a needed register unknown.

        While a core is busy it does not matter whether a key waits.
        """
        key, block = (None if offer is _ANY else offer for offer in (key, block))
        try:
            found = self._surely(here, key, block, ready, **unknown)
        except RefutedError:
            return None
        fresh = [
            i
            for i, (new, old) in enumerate(zip(self._symbolic.state, here.state, strict=True))
            if _is_unknown(new) and (new is not old or i in self._key_waits)
        ]
        if not self._key_waits.issuperset(fresh):
            return None
        if fresh and not (self.passage.entering_block or self.passage.expected):
            self.clocks += 1
            idle = self._unknown(("key_valid_i", "in_valid_i", "out_ready_i"))
            out = self.machine.evaluate(self.inputs(None, None, 0) | idle)
            if any(map(_is_unknown, (*out["in_ready_o"], *out["key_ready_o"]))):
                return None
        return found

    def _unknown(self, names: Sequence[str]) -> dict[str, Bits]:
        inputs = self._symbolic.netlist.inputs
        return {name: (UNKNOWN,) * len(inputs[name]) for name in names}

    # -- clear and reset ---------------------------------------------------------------------

    def _cleared(self) -> Situation:
        """The situation after a clock with `key_clear_i`, in which all other inputs are unknown."""
        inputs = {
            name: (UNKNOWN_SECRET if name in SECRET_INPUTS else UNKNOWN,) * len(nets)
            for name, nets in self._symbolic.netlist.inputs.items()
        }
        self._begin_to_settle()
        self.clocks += 1
        self.silent_clock(inputs | {"rst_ni": (1,), "key_clear_i": (1,)})
        self._settle_after_clear()
        return self._situation()

    # -- packing -----------------------------------------------------------------------------

    @staticmethod
    def _forms(at: Passage) -> list[Bits]:
        groups = [at.key or ()]
        groups += [at.entering_key.bits] if at.entering_key else []
        groups += [at.entering_block.data, at.entering_block.tag] if at.entering_block else []
        for one in at.expected:
            groups += [one.data, one.tag]
        return groups

    def _situation(self) -> Situation:
        """The present situation, with its slots renamed by `names`."""
        at = self.passage
        packed = [*map(self._numbered.packed, self._forms(at))]
        packed.append(self._numbered.packed(self._symbolic.state))
        *groups, registers = self._numbered.renamed(packed, ())
        rest = iter(groups)
        key = next(rest)
        entering_key = entering_block = None
        if at.entering_key:
            entering_key = at.entering_key.code, next(rest), at.key_beats
        if at.entering_block:
            entering_block = at.entering_block.ask, next(rest), next(rest), at.block_beats
        return Situation(
            registers,
            None if at.key is None else key,
            at.key_error,
            entering_key,
            entering_block,
            tuple((next(rest), next(rest), one.error) for one in at.expected),
            at.result_beats,
            at.held,
            self._settling,
            self._fresh,
        )

    def _passage(self, now: Situation) -> Passage:
        forms = self._numbered.unpacked
        at = Passage(
            key=None if now.key is None else forms(now.key),
            key_error=now.key_error,
            expected=deque(Expected(forms(d), forms(t), e) for d, t, e in now.expected),
            result_beats=now.result_beats,
            held=now.held,
        )
        if now.entering_key:
            code, bits, at.key_beats = now.entering_key
            at.entering_key = OfferedKey(code, forms(bits))
        if now.entering_block:
            ask, data, tag, at.block_beats = now.entering_block
            at.entering_block = OfferedBlock(ask, forms(data), forms(tag))
        return at

    # -- waits -------------------------------------------------------------------------------

    def _longest(self) -> tuple[dict[str, int], Counterexample | None]:
        """The most clocks of each wait, or a counterexample for one without an end."""
        found: dict[str, int] = {}
        for wait, edges in self._waits.items():
            lengths = longest_ways(edges)
            if lengths is None:
                signal = {"key": "key_ready_o", "block": "in_ready_o", "result": "out_valid_o"}
                what = f"{signal[wait]} may stay low for ever while a {wait} waits"
                return {}, Counterexample("time", NAME, 0, signal[wait], what)
            found[wait] = max(lengths.values(), default=0)
            if wait == "block":
                found["key setup"] = 1 + max(
                    (lengths.get(one, 0) for one in self._keyed), default=0
                )
        return found, None


def _is_unknown(bit: int) -> bool:
    return bit is UNKNOWN or bit is UNKNOWN_SECRET


def longest_ways(edges: dict[Situation, set[Situation]]) -> dict[Situation, int] | None:
    """Situation -> edges of the longest way that begins there; None if there is a circle."""
    lengths: dict[Situation, int] = {}
    open_: set[Situation] = set()
    for start in edges:
        stack = [start]
        while stack:
            now = stack[-1]
            if now in lengths:
                stack.pop()
                continue
            later = [one for one in edges.get(now, ()) if one not in lengths]
            if now not in open_:
                open_.add(now)
                if any(one in open_ for one in later):
                    return None
                stack += later
                continue
            if later:
                return None
            open_.discard(now)
            lengths[now] = max((1 + lengths[one] for one in edges.get(now, ())), default=0)
            stack.pop()
    return lengths
