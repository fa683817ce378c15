# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Selects the cases of a parametrised test for `make test`; `make bench` runs the others."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def every(step: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of which `make test` takes every `step`-th, from the first on."""
    return [_case(case, stays=n % step == 0) for n, case in enumerate(cases)]


def only(stays: Callable[[Any], bool], cases: Iterable[Any]) -> list[Any]:
    """Cases of which `make test` takes those for which `stays` is true."""
    return [_case(case, stays=stays(case)) for case in cases]


def none(cases: Iterable[Any]) -> list[Any]:
    """Cases that only `make bench` runs."""
    return only(lambda _: False, cases)


def _case(case: Any, *, stays: bool) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return case if stays else pytest.param(*values, marks=pytest.mark.bench)
