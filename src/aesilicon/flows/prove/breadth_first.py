# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search of all situations of a core breadth first, up to a first deviation."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import TypeVar

from aesilicon.drivers.scenario import Step
from aesilicon.equivalence.results import Counterexample, Progress, RefutedError

S = TypeVar("S", bound=Hashable)


class TooManyError(Exception):
    """The core has more situations than the search may visit."""


def search(
    first: S,
    follow: Callable[[S], Iterable[tuple[Step, S]]],
    tried: Callable[[], Step],
    most: int,
    progress: Progress | None,
    what: str = "situations",
) -> tuple[int, Counterexample | None]:
    """Number of situations that `follow` leads to from `first`, and the deviation that ended it.

    `follow` gives the steps from a situation and what is behind each; `tried` the step in which it
    raised `RefutedError`. The counterexample has one of the shortest sequences of steps. Raises
    `TooManyError` beyond `most` situations.
    """
    came: dict[S, tuple[S, Step] | None] = {first: None}
    todo = deque([first])
    while todo:
        if progress and len(todo) % 16 == 0:
            progress(f"{len(came):,} {what}", 0.0)
        now = todo.popleft()
        try:
            for step, after in follow(now):
                if after not in came:
                    came[after] = now, step
                    todo.append(after)
        except RefutedError as e:
            steps = [tried()]
            while (before := came[now]) is not None:
                now = before[0]
                steps.append(before[1])
            steps.reverse()
            return len(came), replace(e.found, clock=len(steps) - 1, steps=tuple(steps))
        if len(came) > most:
            raise TooManyError
    return len(came), None
