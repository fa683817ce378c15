# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A counterexample over forms made concrete: keys and blocks for which the netlist deviates."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from aesilicon.equivalence.results import Transaction, Witness
from aesilicon.flows.prove.concrete import PATTERNS, ConcreteMachine
from aesilicon.flows.prove.forms import Bits

Log = Sequence[tuple[Transaction, Bits]]


@dataclass(frozen=True)
class Deviation:
    """The bits that deviated; `right` if the specification says what they should be."""

    got: Bits
    right: Bits | None = None


def witness(
    machine: ConcreteMachine,
    log: Log,
    clock: int,
    signal: str,
    deviation: Deviation | None,
    expected: str = "",
    got: str = "",
) -> Witness:
    """The first pattern that deviates, with everything that crossed the ports in it."""
    pattern = 0
    if deviation is not None and deviation.right is not None:
        right = deviation.right
        pattern = next(
            p for p in range(PATTERNS) if machine.value(deviation.got, p) != machine.value(right, p)
        )
        got = machine.show(deviation.got, pattern)
        expected = machine.show(right, pattern)
    elif deviation is not None:
        got = machine.show(deviation.got)
    return Witness(
        transactions=tuple(
            replace(t, value=machine.show(value, pattern) if value else "") for t, value in log
        ),
        clock=clock,
        signal=signal,
        expected=expected,
        got=got,
    )
