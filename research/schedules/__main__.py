# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`python -m schedules KEYBITS`: the shortest schedule, clock by clock, and why none is shorter."""

import argparse

from schedules.check import check
from schedules.problem import Problem, Schedule
from schedules.solver import shortest


def lines(schedule: Schedule) -> list[str]:
    """A line for each clock: what the S-boxes read, and which key words are made."""
    clocks = [*schedule.lookups.values(), *schedule.key_words.values(), schedule.window, 0]
    shown = [f"{'clock':>5} {'slot':>4}  {'S-boxes':<22} key words made"]
    for clock in range(min(clocks), max(clocks) + 1):
        half = {0: "", 1: " rows 2, 3"} if schedule.problem.halves == 2 else {0: ""}
        work = [
            f"round {one.major}, column {one.column}{half[one.half]}"
            if one.unit == "data"
            else f"SubWord for W[{one.major}]{half[one.half]}"
            for one, at in schedule.lookups.items()
            if at == clock
        ]
        words = [f"W[{word}]" for word, at in schedule.key_words.items() if at == clock]
        words += ["the kept words"] if clock == schedule.window else []
        words += ["block enters"] if clock == 0 else []
        row = f"{clock:>5} {clock % schedule.period:>4}  {'; '.join(work):<22} {', '.join(words)}"
        shown.append(row.rstrip())
    return shown


def main() -> None:
    """Searches, plays the schedule with real blocks, and prints it."""
    parser = argparse.ArgumentParser(prog="schedules", description=__doc__)
    parser.add_argument("key_bits", type=int, choices=(128, 192, 256))
    parser.add_argument("--registered", action="store_true", help="S-boxes with a register")
    parser.add_argument("--decrypt", action="store_true")
    parser.add_argument("--word-bits", type=int, choices=(16, 32, 64), default=32)
    parser.add_argument("--key-words", type=int, help="made in a clock at most (1; 64 bits: 2)")
    parser.add_argument("--held", action="store_true", help="a register for the result of SubWord")
    parser.add_argument("--states", type=int, default=1, help="blocks inside at once")
    parser.add_argument("--seconds", type=float, default=300, help="for each period")
    given = parser.parse_args()
    problem = Problem(
        given.key_bits,
        registered=given.registered,
        decrypt=given.decrypt,
        word_bits=given.word_bits,
        held=given.held,
        words_a_clock=given.key_words or (2 if given.word_bits == 64 else 1),
        contexts=given.states,
    )
    schedule, why = shortest(problem, seconds=given.seconds)
    check(schedule)
    print(*lines(schedule), sep="\n")
    print(f"{schedule.period} clocks a block, checked with blocks and the specification.")
    print(f"No period is shorter: {why}.")


if __name__ == "__main__":
    main()
