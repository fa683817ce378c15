# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The witness of a counterexample: concrete keys and blocks for which the netlist deviates."""

from dataclasses import replace

from aesilicon.drivers.machine import Deviation, Log
from aesilicon.equivalence.results import Witness
from aesilicon.symbolic.concrete import PATTERNS, ConcreteMachine


def witness(
    machine: ConcreteMachine,
    log: Log,
    clock: int,
    signal: str,
    deviation: Deviation | None,
    expected: str = "",
    got: str = "",
) -> Witness:
    """The witness of the first pattern that differs from the right value, or of pattern 0 without.

    It has the transactions of this pattern at the ports.
    """
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
