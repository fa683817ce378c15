# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One clock of a pipeline of which little is known, for `ghost_search`.

Where a needed value is unknown, an unknown control register or input that it depends on is tried as
0 and as 1. More than can happen is tried, so what holds in all tried clocks holds in the core.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from aesilicon.drivers.machine import Bits, State
from aesilicon.drivers.offers import SECRET_INPUTS
from aesilicon.flows.prove.ghost_registers import GhostRegisters
from aesilicon.symbolic.forms import UNKNOWN, UNKNOWN_SECRET, Unknown
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.unknown_cause import Cause, UnknownCause

Inputs = dict[str, Bits]
Missing = Callable[[Sequence[int], Inputs], tuple[int | None, bool]]
"""(Values of all nets, inputs) -> a needed net whose value is unknown, and whether the block's way
depends on it."""

MOST_STATES = 20_000
"""Most states of the registers that decide where results wait."""


class NotClosedError(Exception):
    """The search does not show that the core is right; the message says why."""


@dataclass(frozen=True)
class Clock:
    """An evaluated clock."""

    inputs: Inputs
    out: dict[str, Bits]
    after: State
    """The registers in the next clock."""

    @property
    def takes_key(self) -> bool:
        """Whether a key is taken."""
        return self.inputs["key_valid_i"] == (1,) and self.out["key_ready_o"] == (1,)


class GhostClock:
    """Evaluates clocks of one netlist."""

    def __init__(self, machine: SymbolicMachine, registers: GhostRegisters) -> None:
        self.machine, self._registers = machine, registers
        self._netlist = machine.netlist
        hidden = (*SECRET_INPUTS, "in_tag_i")
        self._cause = UnknownCause(self._netlist, registers.control, hidden=hidden)
        self._waiting: dict[Bits, State] = {}
        self.clocks = 0
        """Number of evaluations."""

    def inputs(self, key_valid: int | None) -> Inputs:
        """The ports without a ghost, unknown but for reset, clear, `key_valid` and tag bit 0."""
        inputs: Inputs = {
            name: (UNKNOWN_SECRET if name in SECRET_INPUTS else UNKNOWN,) * len(nets)
            for name, nets in self._netlist.inputs.items()
        }
        inputs |= {"rst_ni": (1,), "key_clear_i": (0,)}
        inputs["in_tag_i"] = (0, *inputs["in_tag_i"][1:])
        return inputs if key_valid is None else inputs | {"key_valid_i": (key_valid,)}

    def public(self, inputs: Inputs) -> Inputs:
        """The same ports, with keys and blocks that are no secret."""
        return inputs | {n: (UNKNOWN,) * len(inputs[n]) for n in SECRET_INPUTS}

    def evaluate(self, state: State, inputs: Inputs) -> Clock:
        """One clock as it is given."""
        self.machine.restore(state)
        out = self.machine.evaluate(inputs)
        self.clocks += 1
        self.machine.clock()
        return Clock(inputs, out, self.machine.state)

    def decided(self, state: State, inputs: Inputs, missing: Missing) -> Iterator[Clock]:
        """The clocks in which nothing is `missing`, one for each tried value of what was unknown.

        Raises `NotClosedError` if no register or input to try is the cause.
        """
        todo = [(state, inputs)]
        while todo:
            now, offered = todo.pop()
            clock = self.evaluate(now, offered)
            net, of_block = missing(self.machine.values, offered)
            if net is None:
                yield clock
                continue
            cause = self._cause.of(net, self.machine.values)
            if cause is None:
                raise NotClosedError(f"{self._netlist.name(net)} may depend on a key or a block")
            todo += self._tried(now, offered, cause, whole=of_block)

    def _tried(
        self, state: State, inputs: Inputs, cause: Cause, *, whole: bool
    ) -> Iterator[tuple[State, Inputs]]:
        """The clock with each value of an unknown register or input.

        With `whole` the registers of waiting results are set together, as `find_waiting` found.
        """
        at, results = cause.bit, self._registers.results
        if whole and cause.port is None and at in results and self._waiting:
            for waiting in self._waiting.values():
                if all(state[i] in (waiting[i], UNKNOWN) for i in results):
                    known = [*state]
                    for i in self._registers.waiting:
                        if isinstance(known[i], Unknown):
                            known[i] = waiting[i]
                    yield tuple(known), inputs
            return
        for value in (0, 1):
            if cause.port is None:
                yield (*state[:at], value, *state[at + 1 :]), inputs
            else:
                bits = inputs[cause.port]
                yield state, inputs | {cause.port: (*bits[:at], value, *bits[at + 1 :])}

    def missing_control(self, values: Sequence[int], kept: Sequence[int]) -> int | None:
        """The net of an unknown next value of a register of `kept`.

        A register that is unknown already is left out if a register of `kept` is the cause.
        """
        for i in kept:
            net = self._registers.d[i]
            if isinstance(values[net], Unknown):
                cause = self._cause.of(net, values)
                unknown = isinstance(values[self._netlist.registers[i].q], Unknown)
                if not unknown or cause is None or cause.port is not None or cause.bit not in kept:
                    return net
        return None

    def missing_tag(self, values: Sequence[int], depth: int) -> int | None:
        """An unknown next tag that decides where the block at `depth` is in the next clock."""
        for ahead in (1, 0):
            nets = [
                self._registers.d[i] for i, d in self._registers.depth.items() if d == depth + ahead
            ]
            for net in nets:
                if isinstance(values[net], Unknown):
                    return net
            if any(values[net] == 1 for net in nets):
                return None
        return None

    def missing_arrival(self, values: Sequence[int]) -> tuple[int | None, bool]:
        """An unknown value that decides how a result waits that arrives in the next clock.

        True if it is in a register of waiting results: these are set together.
        """
        registers = self._registers
        if not any(values[registers.d[i]] == 1 for i in registers.depth if i in registers.waiting):
            return None, False
        for i in registers.results:
            now = self._netlist.registers[i].q
            if isinstance(values[now], Unknown):
                return now, True
        return self.missing_control(values, registers.results), False

    def at_rest(self, reset: State, clear_cycles: int) -> State:
        """The registers at the end of a reset; a clear from any registers ends in the same ones.

        So neither needs to be tried elsewhere. `reset` has a negative number for a register that is
        arbitrary after the first clock. Raises `NotClosedError` if a key or block can be left, or
        if a clear ends in others.
        """
        public = self.public(self.inputs(None))

        def rested(state: State) -> State:
            for _ in range(clear_cycles - 1):
                state = self.evaluate(state, public).after
            return state

        anything = (UNKNOWN_SECRET,) * len(reset)
        cleared = rested(self.evaluate(anything, self.inputs(None) | {"key_clear_i": (1,)}).after)
        after_reset = rested(tuple(UNKNOWN if bit < 0 else bit for bit in reset))
        for i, (one, other) in enumerate(zip(cleared, after_reset, strict=True)):
            name = self._netlist.registers[i].name
            if i in self._registers.data and one is UNKNOWN_SECRET:
                raise NotClosedError(f"{name} may hold a key or a block after a clear")
            if one != other and not isinstance(one, Unknown):
                raise NotClosedError(f"{name} is not after a clear as it is after a reset")
        return tuple(UNKNOWN if isinstance(bit, Unknown) else bit for bit in cleared)

    def cleared_by(self, rest: State, flag: int) -> frozenset[int]:
        """The data registers that are 0 in every clock in which the control register `flag` is 0.

        By induction from `rest`, with all other registers and inputs unknown.
        """
        found = frozenset(i for i in self._registers.data if rest[i] == 0)
        net = self._registers.d[flag]

        def missing(values: Sequence[int], _: Inputs) -> tuple[int | None, bool]:
            return (net if isinstance(values[net], Unknown) else None), False

        before = None
        while found != before and rest[flag] == 0:
            before = found
            for now in (0, 1):
                zero = {flag: now} | (dict.fromkeys(found, 0) if now == 0 else {})
                start = tuple(zero.get(i, self._registers.unknown(i)) for i in range(len(rest)))
                for clock in self.decided(start, self.inputs(None), missing):
                    if clock.after[flag] == 0:
                        found = frozenset(i for i in found if clock.after[i] == 0)
        return found if rest[flag] == 0 else frozenset()

    def find_waiting(self, rest: State) -> None:
        """Finds what the registers of waiting results can hold, with all others unknown.

        So it is known that an entry without a result is 0. Raises `NotClosedError` for more than
        `MOST_STATES` ways.
        """
        registers, found = self._registers, self._waiting
        todo: deque[Bits] = deque()

        def missing(values: Sequence[int], _: Inputs) -> tuple[int | None, bool]:
            return self.missing_control(values, registers.results), False

        def arrive(state: State) -> None:
            after: State = tuple(
                0
                if i in registers.depth
                else bit
                if i in registers.waiting
                else registers.unknown(i)
                for i, bit in enumerate(state)
            )
            control = tuple(after[i] for i in registers.results)
            before = found.get(control)
            after = after if before is None else registers.joined(after, before)
            if after != before:
                found[control] = after
                if control not in todo:
                    todo.append(control)
            if len(found) > MOST_STATES:
                raise NotClosedError(f"results wait in more than {MOST_STATES:,} ways")

        arrive(rest)
        while todo:
            for clock in self.decided(found[todo.popleft()], self.inputs(None), missing):
                arrive(clock.after)
