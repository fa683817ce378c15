# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Builds with an architecture's own choices are proven, of the pairwise sample of its description.

For each value of a choice, and for each clocked S-box, the build that is proven soonest.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pairwise
from aesilicon.architectures import ARCHITECTURES
from aesilicon.design.design import Design
from aesilicon.design.sboxes import SBOXES
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.flows.prove import prove

Case = tuple[str, str, Any]
"""An architecture, a key of its own table or `sbox`, and a value of it."""


def cases() -> Iterator[Case]:
    for name, architecture in ARCHITECTURES.items():
        choices = pairwise.choices(name)
        for choice, values in choices.items():
            yield from ((name, choice, value) for value in values[1:])
        clocked = (one for one in pairwise.axes()["sbox"] if SBOXES[one].clocks)
        if choices:
            legal = architecture.legal.get("sbox", ())
            yield from ((name, "sbox", sbox) for sbox in clocked if sbox in legal)


def build(name: str, choice: str, value: Any) -> Design:
    """The smallest; of two alike the one with both directions, which has more to prove."""

    def size(one: Design) -> tuple[int, int, int, int]:
        core = one.core
        return (max(core.block_bits), len(core.key_bits), max(core.key_bits), -len(core.directions))

    def has(one: Design) -> bool:
        return bool(getattr(one.core if choice == "sbox" else one.core.options, choice) == value)

    return min(filter(has, pairwise.designs(name)), key=size)


@pytest.mark.bench
@pytest.mark.parametrize(
    ("name", "choice", "value"),
    list(cases()),
)
def test_a_choice_is_proven(name: str, choice: str, value: Any, tmp_path: Path) -> None:
    report = prove(CoreUnderTest.of(build(name, choice, value), tmp_path / "rtl"), tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))
