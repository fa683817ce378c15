# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Searches every situation that a core can reach from reset: a proof for any sequence.

A situation consists of the forms in all registers, the state of the contract and the expected
results, up to renaming of keys, blocks and results (`names`). In each situation every offer is
tried for one clock, which is checked as in a scenario. The number of situations is finite, so the
search ends. Then the core is right for sequences of any length and timing.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from aesilicon.architectures import LENGTHS, Offer, Request
from aesilicon.design.design import Design
from aesilicon.drivers.core_bench import Course, Expected
from aesilicon.drivers.machine import Bits, State
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

NAME = "any sequence"
"""Name of the scenario in a counterexample."""
MOST_BLOCKS = 3
"""Most blocks in a core that is searched; each block multiplies the number of situations."""
MOST_SITUATIONS = 50_000

_KEYS = (None, 0, 1, 2, 3)

Cube = tuple[tuple[Any, ...], ...]
"""(keys, blocks, values of `out_ready_i`): all their combinations are tried together."""


@dataclass(frozen=True)
class Situation:
    """The state at the beginning of a clock. Bytes hold the numbers of forms, as `array("I")`."""

    contract: object
    registers: bytes
    key: bytes | None
    previous: bytes
    expected: tuple[tuple[bytes, bytes, int], ...]
    waited: bool
    settling: int
    """Clocks left after a clear or reset until the registers must be clear."""
    fresh: bool = False
    """True if a key or block was taken since the clear or reset."""


@dataclass
class Closed:
    """The result of a search."""

    situations: int = 0
    clocks: int = 0
    """Number of evaluations of the core."""
    counterexample: Counterexample | None = None
    """A deviation at the end of a shortest sequence; None if the core is right."""
    secret_registers: set[int] = field(default_factory=set)
    kept_registers: set[int] = field(default_factory=set)
    atoms: int = 0


class Closure(SettlingBench):
    """The search over the situations of one design."""

    def __init__(self, circuit: Circuit, design: Design, reset: ResetState) -> None:
        machine = SymbolicMachine(circuit.program, circuit.models, reset.registers, follow=False)
        super().__init__(machine, design, Scenario(NAME, ()), reset.registers)
        self._symbolic = machine
        width = design.block_bits
        tag = design.core.tag_bits
        self._names = Names(
            machine.forms, {"key": 256, "block": width, "tag": tag, "result": width}
        )
        self._start = machine.state
        self._numbered = Numbered(self._names)
        self._clear_is_sure = False
        self._several = len(design.core.block_bits) > 1
        self._blocks = self._requests()
        self.clocks = 0
        self._now: Step = Clear()
        """The step that is tried now."""
        self._taken = False
        """True if a key or block was taken in the last clock."""
        self._loaded: tuple[Situation, State, Course] | None = None
        """The situation that was loaded last, with its registers and expected results."""

    def _requests(self) -> tuple[Any, ...]:
        """All choices at the block port: a block, or a code on `block_len_i` without a block."""
        codes = range(4) if self._several else (LENGTHS.index(self.design.block_bits),)
        nothing = tuple((code,) for code in codes) if self._several else (None,)
        return nothing + tuple(
            Block(decrypt, code, chain)
            for decrypt, code, chain in product((False, True), codes, (False, True))
        )

    # -- the search --------------------------------------------------------------------------

    def search(self, progress: Progress | None = None) -> Closed:
        """Searches all situations breadth first, up to a first deviation.

        Raises `TooManyError`, `UnnamedError`, and `RefutedError` if the reset itself fails.
        """
        number, counterexample = breadth_first.search(
            self._begin(), self._follow, lambda: self._now, MOST_SITUATIONS, progress
        )
        return Closed(
            number,
            self.clocks,
            counterexample,
            self.secret_registers,
            self.kept_registers,
            self._symbolic.forms.atoms,
        )

    def _begin(self) -> Situation:
        self._at = Course(self._contract.after_reset)
        self._begin_to_settle()
        self.machine.restore(self._start)
        registers = self._numbered.packed(self._start)
        first = Situation(self._at.contract, registers, None, b"", (), False, self._settling)
        self._loaded = first, self._start, self._at.copy()
        self._settled()
        first = replace(first, settling=self._settling)
        self._clear_is_sure = self._always_clears(first)
        return first

    def _follow(self, now: Situation) -> Iterator[tuple[Step, Situation]]:
        """Yields (step, next situation) for every offer in a situation.

        A reset is not tried, since it leads to the first situation from any registers.
        """
        self._load(now)
        forms = {*self._symbolic.state, *(self._at.key or ()), *self._at.previous}
        live = self._names.masks(forms.union(*((e.data + e.tag) for e in self._at.expected)))
        for cube in self._cubes(now, (_KEYS, self._blocks, (0, 1))):
            yield from self._try(now, cube, live)
        if not self._clear_is_sure:
            self._load(now)
            self._now = Clear()
            yield self._now, self._cleared()

    def _cubes(self, now: Situation, cube: Cube) -> Iterator[Cube]:
        """Splits a cube into parts, in each of which all offers have the same `_outcome`."""
        outcomes = {choice: self._outcome(now, choice) for choice in product(*cube)}
        split = self._split(cube, outcomes)
        if split is None:
            yield cube
        else:
            for part in split:
                yield from self._cubes(now, part)

    def _outcome(self, now: Situation, choice: tuple[Any, ...]) -> object:
        key, block, ready = choice
        answer, after = self._contract.step(now.contract, _offer(key, block, ready))
        taken = (
            key if key is not None and answer.key_ready else None,
            block if isinstance(block, Block) and answer.in_ready else None,
            bool(ready and answer.out_valid),
        )
        return after, taken

    @staticmethod
    def _split(cube: Cube, outcomes: dict[tuple[Any, ...], object]) -> list[Cube] | None:
        """Splits a cube by the variable with the most outcomes; None if all outcomes are equal."""
        best: list[Cube] | None = None
        for place, values in enumerate(cube):
            groups: dict[object, list[Any]] = {}
            for value in values:
                fixed = (*cube[:place], (value,), *cube[place + 1 :])
                shown = tuple(outcomes[choice] for choice in product(*fixed))
                groups.setdefault(shown, []).append(value)
            if len(groups) > 1 and (best is None or len(groups) > len(best)):
                best = [
                    (*cube[:place], tuple(group), *cube[place + 1 :]) for group in groups.values()
                ]
        return best

    def _try(self, now: Situation, cube: Cube, live: int) -> Iterator[tuple[Step, Situation]]:
        """Runs one clock for all offers of a cube together, or by parts if the core differs."""
        several = max(map(len, cube)) > 1
        after = self._together(now, cube, live) if several else None
        if after is None and several:
            place = max(range(3), key=lambda i: len(cube[i]))
            for value in cube[place]:
                yield from self._try(now, (*cube[:place], (value,), *cube[place + 1 :]), live)
            return
        if after is None:
            after = self._one(now, cube, live)
        self._symbolic.restore(after)
        self._settling = max(0, self._settling - 1)
        self._fresh |= self._taken
        self._settled()
        yield self._now, self._situation()

    def _together(self, now: Situation, cube: Cube, live: int) -> State | None:
        """The next registers for all offers of a cube; None unless they are shown to be equal.

        Inputs that differ between offers are unknown. If registers become unknown, a single offer
        must give the same registers.
        """
        try:
            after = self._one(now, cube, live, unknown=True)
        except RefutedError:
            return None
        before = self._symbolic.state
        if all(
            new is old or (new is not UNKNOWN and new is not UNKNOWN_SECRET)
            for new, old in zip(after, before, strict=True)
        ):
            return after
        return after if self._one(now, cube, live) == after else None

    def _one(self, now: Situation, cube: Cube, live: int, *, unknown: bool = False) -> State:
        """The next registers for the last offer of a cube; `unknown` hides inputs that differ."""
        self._load(now)
        key, block, ready = (values[-1] for values in cube)
        self._now = _step(key, block, ready)
        offered_key, offered_block = self._named(now, key, block, ready, live)
        length = None if not self._several or isinstance(block, Block) else block[0]
        inputs = self.offers.inputs(offered_key, offered_block, ready=ready, length=length)
        if unknown:
            inputs |= self._unknown(cube, inputs)
        self.clocks += 1
        self._taken = any(self._judged(offered_key, offered_block, ready, inputs))
        after = self._symbolic.state
        self._symbolic.restore(self._numbered.unpacked(now.registers))
        return after

    @staticmethod
    def _unknown(cube: Cube, inputs: dict[str, Bits]) -> dict[str, Bits]:
        """Unknown values for the inputs that differ between the offers of a cube."""
        keys, blocks, readies = cube
        names: list[str] = []
        if len(keys) > 1:
            names += ["key_len_i", "key_i"] + ["key_valid_i"] * (None in keys)
        if len(blocks) > 1:
            names += ["in_decrypt_i", "in_chain_i", "block_len_i", "in_data_i", "in_tag_i"]
            names += ["in_valid_i"] * (not all(isinstance(one, Block) for one in blocks))
        if len(readies) > 1:
            names += ["out_ready_i"]
        return {
            name: (UNKNOWN_SECRET if name in SECRET_INPUTS else UNKNOWN,) * len(inputs[name])
            for name in names
        }

    def _named(
        self, now: Situation, key: int | None, block: Any, ready: int, live: int
    ) -> tuple[OfferedKey | None, OfferedBlock | None]:
        """The offered key and block: a free slot of `names` if the core takes it, else unknown."""
        answer, _ = self._contract.step(now.contract, _offer(key, block, ready))
        offered_key = offered_block = None
        if key is not None:
            bits = self._names.free("key", live) if answer.key_ready else (UNKNOWN_SECRET,) * 256
            offered_key = OfferedKey(key, bits)
        if isinstance(block, Block):
            data: Bits = (UNKNOWN_SECRET,) * self.design.block_bits
            tag: Bits = (UNKNOWN,) * self.design.core.tag_bits
            if answer.in_ready:
                data, tag = self._names.free("block", live), self._names.free("tag", live)
            offered_block = OfferedBlock(block, data, tag)
        return offered_key, offered_block

    # -- clear and reset ---------------------------------------------------------------------

    def _cleared(self) -> Situation:
        """The situation after a clock with `key_clear_i`, in which all other inputs are unknown."""
        self._contract_answers(None, None, clear=True)
        inputs = self.offers.inputs(None, None, ready=1, clear=1, length=0)
        for name, bits in inputs.items():
            if name not in ("rst_ni", "key_clear_i"):
                secret = name in SECRET_INPUTS
                inputs[name] = (UNKNOWN_SECRET if secret else UNKNOWN,) * len(bits)
        self.clocks += 1
        out = self.machine.evaluate(inputs)
        control = self._control(out)
        for name in ("key_ready_o", "in_ready_o", "out_valid_o"):
            if control[name]:
                self._fail("secrets", name, "is high while key_clear_i is high", out[name], "0")
        self._forget()
        self.machine.clock()
        self._begin_to_settle()
        self._settle_after_clear()
        return self._situation()

    def _always_clears(self, first: Situation) -> bool:
        """Whether a clear leads to the first situation from arbitrary registers."""
        self._load(first)
        self._symbolic.restore((UNKNOWN_SECRET,) * len(self._start))
        try:
            return self._cleared() == first
        except RefutedError:
            return False

    # -- situations --------------------------------------------------------------------------

    def _situation(self) -> Situation:
        """The present situation, with its slots and finished results renamed by `names`."""
        at = self._at
        groups = [at.key or (), at.previous]
        for one in at.expected:
            groups += [one.data, one.tag]
        packed = [*map(self._numbered.packed, groups), self._packed_state()]
        packed = self._numbered.renamed(packed, range(1, len(packed) - 1))
        key, previous, *middle, registers = packed
        errors = [one.error for one in at.expected]
        return Situation(
            at.contract,
            registers,
            None if at.key is None else key,
            previous,
            tuple(zip(middle[::2], middle[1::2], errors, strict=True)),
            at.waited > 0,
            self._settling,
            self._fresh,
        )

    def _packed_state(self) -> bytes:
        """Numbers of the registers' forms; unchanged registers keep the numbers as loaded."""
        assert self._loaded is not None
        now, state, _ = self._loaded
        return self._numbered.packed_change(self._symbolic.state, state, now.registers)

    def _load(self, now: Situation) -> None:
        """Sets the machine, the contract and the expected results to a situation."""
        if self._loaded is None or self._loaded[0] is not now:
            at = Course(
                now.contract,
                key=None if now.key is None else self._numbered.unpacked(now.key),
                previous=self._numbered.unpacked(now.previous),
                expected=deque(
                    Expected(self._numbered.unpacked(data), self._numbered.unpacked(tag), error)
                    for data, tag, error in now.expected
                ),
                waited=int(now.waited),
            )
            self._loaded = now, self._numbered.unpacked(now.registers), at
        _, state, progress = self._loaded
        self._symbolic.restore(state)
        self._settling, self._fresh = now.settling, now.fresh
        self._at = progress.copy()


def _offer(key: int | None, block: Any, ready: int) -> Offer:
    request = None
    if isinstance(block, Block):
        request = Request(block.decrypt, block.code, block.chain)
    return Offer(key=key, block=request, out_ready=bool(ready))


def _step(key: int | None, block: Any, ready: int) -> Clock:
    """The offers of one clock as a step of a scenario."""
    asked = Key(key) if key is not None else None
    if isinstance(block, Block):
        return Clock(asked, block, ready)
    return Clock(asked, None, ready, length=block and block[0])
