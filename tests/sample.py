# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Selects the cases of a parametrised test for `make test`; `make bench` runs the others."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


def every(step: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of which `make test` takes every `step`-th, from the first on."""
    return [_case(case, stays=n % step == 0) for n, case in enumerate(cases)]


def only(stays: Callable[[Any], bool], cases: Iterable[Any]) -> list[Any]:
    """Cases of which `make test` takes those for which `stays` is true."""
    return [_case(case, stays=stays(case)) for case in cases]


def none(cases: Iterable[Any]) -> list[Any]:
    """Cases that only `make bench` runs."""
    return only(lambda _: False, cases)


def bench(stays: Callable[[Any], bool], cases: Iterable[Any]) -> list[Any]:
    """Cases of `make bench`; without `--full` only those for which `stays` is true."""
    marks = {True: [pytest.mark.bench], False: [pytest.mark.bench, pytest.mark.full]}
    return [pytest.param(*_values(case), marks=marks[stays(case)]) for case in cases]


def quickest(
    cases: Sequence[T], seconds: Callable[[T], float], *groups: Callable[[T], Hashable]
) -> list[T]:
    """The cases that take least in their group. `groups` are ways to group all cases."""
    best = {
        (n, of(case)): case
        for case in sorted(cases, key=seconds, reverse=True)
        for n, of in enumerate(groups)
    }
    return [case for case in cases if case in best.values()]


def _case(case: Any, *, stays: bool) -> Any:
    return case if stays else pytest.param(*_values(case), marks=pytest.mark.bench)


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
