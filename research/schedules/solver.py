# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Periodic schedules by constraint programming (OR-Tools CP-SAT): found, or proven impossible.

What a schedule must satisfy:

- The S-boxes serve `Problem.lanes` look-ups a clock. With period T, look-ups whose clocks are equal
  modulo T share a clock, because blocks overlap.
- A block enters the state as a whole, in clock 0. That may be the clock in which the last column of
  the block before it is read, because round Nr writes an output register.
- A column of a round is read when all columns that ShiftRows brings there are in the state.
- MixColumns and AddRoundKey take place in the clock of the look-up, with a registered S-box in the
  next one. A key word that is computed in that very clock may be added.
- SubWord reads a word that the window holds before the clock, or a kept word in any clock. The
  window takes its result in the clock in which it leaves the S-boxes, or later with `Problem.held`.
- A key word takes the place of another in the window of Nk words, which no later clock reads. The
  window takes the kept words when the block before it reads no more of it, and computes from the
  next clock on. It computes `Problem.words_a_clock` words a clock.

`necessary_only` keeps the first three rules and the fourth without keys. A period impossible then
is impossible for every core that looks up the key schedule once a block, whatever its key
registers.
"""

from ortools.sat.python import cp_model

from schedules.problem import Lookup, Problem, Schedule

SEED = 1


class UndecidedError(RuntimeError):
    """The time of the solver was over."""


def solve(
    problem: Problem, period: int, *, necessary_only: bool = False, seconds: float = 300
) -> Schedule | None:
    """A schedule of this period, or None if the solver proved that there is none.

    Raises `UndecidedError` after so many seconds. The same versions give the same schedule.
    """
    model = _Model(problem, period, necessary_only)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = SEED
    solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model.model)
    if status == cp_model.INFEASIBLE:
        return None
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise UndecidedError(f"no answer on a period of {period} clocks in {seconds:.0f} s")
    return Schedule(
        problem,
        period,
        {one: int(solver.value(start)) for one, start in model.start.items()},
        {word: int(solver.value(clock)) for word, clock in model.word.items()},
        int(solver.value(model.window)),
    )


def shortest(problem: Problem, *, seconds: float = 300) -> tuple[Schedule, str]:
    """A schedule of the shortest period, and why no period is shorter; raises as `solve`."""
    bound = problem.counting_bound()
    period = bound
    while (found := solve(problem, period, seconds=seconds)) is None:
        period += 1
    if period == bound:
        lookups = len(problem.lookups())
        why = f"{lookups} look-ups, {problem.lanes} a clock, need {bound} clocks"
        if solve(problem, period - 1, necessary_only=True, seconds=seconds) is not None:
            raise AssertionError("the solver contradicts the number of look-ups")
        return found, f"{why}; the solver agrees that {period - 1} are impossible"
    if solve(problem, period - 1, necessary_only=True, seconds=seconds) is None:
        return found, (
            f"the solver proved {period - 1} impossible by S-boxes, state and the order of the "
            "data, whatever the key registers"
        )
    return found, f"the solver proved {period - 1} impossible with these key registers"


class _Model:
    """The constraints of the module's text."""

    def __init__(self, problem: Problem, period: int, necessary_only: bool) -> None:
        self.problem = problem
        self.period = period
        self.model = cp_model.CpModel()
        self.last = (problem.contexts + 1) * period + problem.latency
        self.start = {one: self._clock(f"{one}") for one in problem.lookups()}
        self.word = {step.new: self._clock(f"W{step.new}") for step in problem.key_words()}
        self.window = self._clock("window")
        self._share_the_sboxes()
        self._order_the_rounds()
        if not necessary_only:
            self._order_the_keys()
            self._fit_the_window()

    def _clock(self, name: str) -> cp_model.IntVar:
        return self.model.new_int_var(-self.period, self.last, name)

    def _share_the_sboxes(self) -> None:
        slots = []
        for one, start in self.start.items():
            slot = self.model.new_int_var(0, self.period - 1, f"{one} slot")
            turn = self.model.new_int_var(-1, self.problem.contexts + 1, f"{one} turn")
            self.model.add(start == slot + self.period * turn)
            slots.append(slot)
        if self.problem.lanes == 1:
            self.model.add_all_different(slots)
            return
        busy = [self.model.new_fixed_size_interval_var(slot, 1, f"{slot}") for slot in slots]
        self.model.add_cumulative(busy, [1] * len(busy), self.problem.lanes)

    def _order_the_rounds(self) -> None:
        p = self.problem
        for one in p.lookups():
            if one.unit != "data":
                continue
            start = self.start[one]
            if one.major == 1:
                self.model.add(start >= 1)
            else:
                for _, column in p.sources(one.column, one.half):
                    for half in range(p.halves):
                        source = self.start[Lookup("data", one.major - 1, column, half)]
                        self.model.add(start >= source + p.latency + 1)
            if one.major == p.rounds:
                self.model.add(start <= p.contexts * self.period)

    def _order_the_keys(self) -> None:
        p = self.problem
        for step in p.key_words():
            new = self.word[step.new]
            sources = [self.word[word] for word in (step.old, step.other) if word in self.word]
            for source in sources:
                self.model.add(new >= source)
            if step.special:
                parts = [self.start[one] for one in p.sub_word(step.new)]
                if p.held:
                    for part in parts:
                        self.model.add(new >= part + p.latency)
                else:
                    self.model.add_max_equality(new, [part + p.latency for part in parts])
                if step.other in self.word:
                    for part in parts:
                        self.model.add(part >= self.word[step.other] + 1)
        for round_ in range(1, p.rounds + 1):
            for column in range(4):
                word = p.used(round_, column)
                if word in self.word:
                    clocks = [clock for at, clock in self._keys(round_) if at == word]
                    self._latest(clocks, self.word[word])

    def _latest(self, clocks: list[cp_model.LinearExpr], at_least: cp_model.IntVar) -> None:
        """AddRoundKey takes place in the latest of these clocks."""
        if len(clocks) == 1:
            self.model.add(clocks[0] >= at_least)
            return
        latest = self._clock(f"latest {at_least}")
        self.model.add_max_equality(latest, clocks)
        self.model.add(latest >= at_least)

    def _fit_the_window(self) -> None:
        p = self.problem
        steps = p.key_words()
        for before, step in zip(steps, steps[p.words_a_clock :], strict=False):
            self.model.add(self.word[step.new] >= self.word[before.new] + 1)
        for step in steps:
            self.model.add(self.word[step.new] >= self.window + 1)
        reads = [(word, clock) for r in range(1, p.rounds + 1) for word, clock in self._keys(r)]
        for step in steps:
            if not step.special:
                reads += [(step.other, self.word[step.new])]
            elif step.other in self.word:  # otherwise from the kept words
                reads += [(step.other, self.start[part]) for part in p.sub_word(step.new)]
        special = [step.new for step in steps if step.special]
        for word, later in zip(special, special[1:] + special[:1], strict=True):
            turn = p.contexts * self.period if later == special[0] else 0
            for part in p.sub_word(later):  # the register of a result takes the next one
                self.model.add(self.start[part] + p.latency + turn >= self.word[word])
        replaced = {step.old: self.word[step.new] for step in steps}
        for word, clock in reads:
            if word not in self.word:
                self.model.add(clock >= self.window + 1)
            end = replaced.get(word, self.window + p.contexts * self.period)
            self.model.add(end >= clock)

    def _keys(self, round_: int) -> list[tuple[int, cp_model.LinearExpr]]:
        """Key words of a round, with each clock that is not after the one of AddRoundKey."""
        p = self.problem
        return [
            (p.used(round_, one.column), self.start[one] + p.latency) for one in p.columns(round_)
        ]
