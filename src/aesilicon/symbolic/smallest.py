# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The smallest counterexample: the fewest keys and blocks of a witness that still fail.

`aesilicon verify DESIGN --case KIND:HEX ...` runs them again in Verilator.
"""

from collections.abc import Iterator, Mapping, Sequence

from aesilicon.drivers.driver import Driver
from aesilicon.drivers.machine import Bits
from aesilicon.equivalence.results import RefutedError, Transaction, Witness
from aesilicon.equivalence.sbox_check import SboxModel
from aesilicon.symbolic.circuit import Circuit, ResetState
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.program import Program

BLOCKS = ("encrypt", "decrypt")


def smallest(
    driver: Driver, circuit: Circuit, reset: ResetState, witness: Witness
) -> tuple[Transaction, ...]:
    """The first part of a witness from `_parts` that deviates at full rate.

    Empty if none does, or if the driver makes no scenario of given blocks.
    """
    for part in _parts(witness.transactions):
        scenario = driver.given(part)
        if scenario is None:
            return ()
        machine = _Given(circuit.program, circuit.models, part)
        bench = driver.bench(machine, scenario, reset.registers)
        bench.power_up()
        try:
            bench.run()
        except RefutedError:
            return part
    return ()


def _parts(transactions: Sequence[Transaction]) -> Iterator[tuple[Transaction, ...]]:
    """Candidates: each block with its key, last first; then the tails that begin with a key."""
    last_key: Transaction | None = None
    pairs = []
    for t in transactions:
        if t.kind == "key":
            last_key = t if t.bits else None
        elif t.kind in BLOCKS and t.bits and last_key is not None:
            pairs.append((last_key, t))
    yield from reversed(pairs)
    # A case cannot express a clear, a reset or an illegal length.
    if all(t.bits > 0 for t in transactions):
        keys = [i for i, t in enumerate(transactions) if t.kind == "key"]
        for start in reversed(keys):
            yield tuple(transactions[start:])


class _Given(ConcreteMachine):
    """A concrete machine that takes given keys and blocks in place of random ones."""

    def __init__(
        self, program: Program, models: Mapping[str, SboxModel], given: Sequence[Transaction]
    ) -> None:
        self._given = list(given)
        super().__init__(program.netlist, models)

    def fresh(self, name: str, width: int, *, secret: bool) -> Bits:
        """An arbitrary value, but for keys and blocks the given values in their order."""
        if name in ("key", "block") and self._given:
            transaction = self._given.pop(0)
            value = int(transaction.value, 16) << (width - transaction.bits)
            return self.constant(value, width)
        return super().fresh(name, width, secret=secret)
