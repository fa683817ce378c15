# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The scheduler: known shortest periods, and schedules that the checker plays or rejects."""

import sys
from dataclasses import replace

import pytest

from schedules import __main__ as command
from schedules.check import BrokenScheduleError, check
from schedules.problem import Lookup, Problem, Schedule
from schedules.solver import shortest, solve

CASES = {
    **{Problem(128, decrypt=d): 50 for d in (False, True)},
    **{Problem(192, decrypt=d): 56 for d in (False, True)},
    **{Problem(256, decrypt=d): 69 for d in (False, True)},
    Problem(128, registered=True): 50,
    Problem(128, registered=True, decrypt=True): 51,
    Problem(128, registered=True, decrypt=True, words_a_clock=2): 50,
    Problem(192, registered=True, decrypt=True, held=True): 59,
    Problem(192, registered=True, held=True, words_a_clock=2): 59,
    Problem(192, registered=True, contexts=2): 56,
    Problem(256, registered=True): 69,
    Problem(256, registered=True, decrypt=True): 69,
    Problem(128, word_bits=16): 100,
    Problem(128, word_bits=64, words_a_clock=2): 25,
}
"""Problem -> its shortest period."""


@pytest.fixture(scope="module")
def aes128() -> Schedule:
    schedule = solve(Problem(128), 50)
    assert schedule is not None
    return schedule


@pytest.mark.parametrize("problem", CASES, ids=str)
def test_shortest(problem: Problem) -> None:
    schedule, why = shortest(problem)
    assert schedule.period == CASES[problem]
    check(schedule)
    by_counting = f"{len(problem.lookups())} look-ups, {problem.lanes} a clock"
    assert (by_counting in why) is (schedule.period == problem.counting_bound())


@pytest.mark.parametrize("key_bits", [128, 192, 256])
@pytest.mark.parametrize("registered", [False, True])
def test_a_clock_fewer_is_impossible_whatever_the_key_registers(
    key_bits: int, registered: bool
) -> None:
    problem = Problem(key_bits, registered)
    least = {128: 50, 192: 59 if registered else 56, 256: 69}[key_bits]
    assert solve(problem, least - 1, necessary_only=True) is None
    assert solve(problem, least, necessary_only=True) is not None


def test_each_column_and_sub_word_is_a_lookup() -> None:
    counts = [Problem(bits).counting_bound() for bits in (128, 192, 256)]
    assert counts == [50, 56, 69]
    assert [Problem(bits, word_bits=64).counting_bound() for bits in (128, 192, 256)] == [
        25,
        28,
        35,
    ]


def test_a_lookup_before_its_sources_is_rejected(aes128: Schedule) -> None:
    one = next(one for one in aes128.lookups if one.major == 5)
    other = next(one for one in aes128.lookups if one.major == 4)
    swapped = aes128.lookups | {one: aes128.lookups[other], other: aes128.lookups[one]}
    with pytest.raises(BrokenScheduleError, match="not there"):
        check(replace(aes128, lookups=swapped))


def test_a_lookup_at_another_time_is_rejected(aes128: Schedule) -> None:
    """No look-up can move by a clock, because none is free."""
    for one, clock in aes128.lookups.items():
        for moved in (clock - 1, clock + 1):
            with pytest.raises(BrokenScheduleError, match="too many look-ups"):
                check(replace(aes128, lookups=aes128.lookups | {one: moved}))


def test_a_key_word_at_another_time_is_rejected(aes128: Schedule) -> None:
    wide = replace(aes128, problem=replace(aes128.problem, words_a_clock=4))
    late = {word: clock + (word >= 8) for word, clock in aes128.key_words.items()}
    with pytest.raises(BrokenScheduleError, match="SubWord is lost"):
        check(replace(wide, key_words=late))
    early = aes128.key_words | {11: aes128.key_words[8]}
    with pytest.raises(BrokenScheduleError, match="not there"):
        check(replace(wide, key_words=early))
    with pytest.raises(BrokenScheduleError, match="too many key words"):
        check(replace(aes128, key_words=early))


def test_a_period_too_short_is_rejected(aes128: Schedule) -> None:
    with pytest.raises(BrokenScheduleError, match="too many look-ups"):
        check(replace(aes128, period=49))
    doubled = replace(aes128, problem=replace(aes128.problem, word_bits=64))
    with pytest.raises(BrokenScheduleError, match=r"occupied state|not there"):
        check(replace(doubled, period=49))


def test_a_missing_lookup_is_rejected(aes128: Schedule) -> None:
    fewer = {one: clock for one, clock in aes128.lookups.items() if one != Lookup("key", 4, 0, 0)}
    with pytest.raises(BrokenScheduleError, match="look-ups are missing"):
        check(replace(aes128, lookups=fewer))


def test_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["schedules", "128", "--registered"])
    command.main()
    shown = capsys.readouterr().out.splitlines()
    assert sum("SubWord for" in line for line in shown) == 10
    assert sum("round " in line for line in shown) == 40
    assert shown[-2] == "50 clocks a block, checked with blocks and the specification."
    assert "49 are impossible" in shown[-1]
