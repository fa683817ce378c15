# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures what the wide scenarios of a foreign core are chosen by, in concrete simulation."""

from contextlib import suppress
from itertools import pairwise

from aesilicon.drivers.driver import ForeignDriver
from aesilicon.drivers.foreign_bench import ForeignBench
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import (
    WARM,
    Measured,
    Run,
    basic,
    early_alone,
    filling,
    full_rate,
)
from aesilicon.equivalence.results import RefutedError
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.concrete import ConcreteMachine


def fitted(driver: ForeignDriver, circuit: Circuit) -> ForeignDriver:
    """The driver with the wide scenarios too; unchanged if the core fails in the basic ones."""
    protocol = driver.protocol
    try:
        runs = [run for run in basic(protocol) if run.stalls == (0,)]
        runs += [full_rate(protocol, way, 2 * WARM) for way in protocol.core.directions]
        benches = [_driven(circuit, protocol, run) for run in runs]
    except RefutedError:
        return driver
    latency = max(clocks for bench in benches for clocks in bench.latencies.values())
    interval = min(b - a for bench in benches for a, b in pairwise(bench.taken))
    capacity = max(bench.most_inside for bench in benches)
    if protocol.output.ready:
        run = filling(protocol, latency, interval, protocol.core.directions[0], (2 * latency,))
        with suppress(RefutedError):  # a wide scenario shows it
            capacity = max(capacity, _driven(circuit, protocol, run).most_inside)
    early = protocol.waits and _works(circuit, protocol, early_alone(protocol))
    return ForeignDriver(protocol, measured=Measured(latency, interval, capacity, early))


def _works(circuit: Circuit, protocol: Protocol, run: Run) -> bool:
    try:
        _driven(circuit, protocol, run)
    except RefutedError:
        return False
    return True


def _driven(circuit: Circuit, protocol: Protocol, run: Run) -> ForeignBench:
    bench = ForeignBench(ConcreteMachine(circuit.program.netlist, circuit.models), protocol, run)
    bench.power_up()
    bench.run()
    return bench
