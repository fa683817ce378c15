# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What an output follows within a clock: seen where it is planted, in a core and in a wrapper."""

from collections.abc import Callable

import pytest

from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.equivalence.elaborate import Elaborated
from aesilicon.symbolic import paths

Elaborate = Callable[[Design, str], Elaborated]

VALID = "in_ready_o waits for a valid"
WORD = "the port is ready with its taker"
MIXED = "a result is mixed with itself"


@pytest.mark.parametrize(
    ("name", "fault", "said"),
    [
        ("aes128-round-enc", VALID, ["in_ready_o follows in_valid_i within a clock"]),
        ("aes128-round-enc", MIXED, ["out_data_o is not a register"]),
        ("kuo-processor", WORD, ["in_ready_o follows out_ready_i within a clock"]),
    ],
)
def test_a_path_is_named(name: str, fault: str, said: list[str], elaborate_with: Elaborate) -> None:
    chosen = design.load(name)
    found = paths.check(chosen, elaborate_with(chosen, fault).core)
    assert [one.part for one in found] == ["paths"] * len(said)
    for one, sentence in zip(found, said, strict=True):
        assert one.what.startswith(sentence)
