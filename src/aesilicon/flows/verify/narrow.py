# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tests a narrow core at its own ports, without the adapter that restores the full width.

The jobs are those of the full-width checks. The driver splits keys and blocks into beats, with a
gap or a stall before any beat, and inverts the request beside all beats but the first.
"""

from collections.abc import Callable
from dataclasses import replace

from aesilicon.drivers.simulator import Simulator
from aesilicon.flows.verify import clocks, protocol
from aesilicon.flows.verify.protocol import Bench, Finding


def _at_own_ports(check: Callable[[Bench], Finding]) -> Callable[[Bench], Finding]:
    def run(bench: Bench) -> Finding:
        cache_dir = bench.simulator.executable.parent
        return check(replace(bench, simulator=Simulator(bench.design, cache_dir, adapted=False)))

    return run


CHECKS: dict[str, Callable[[Bench], Finding]] = {
    f"own ports: {name}": _at_own_ports(check)
    for name, check in {
        "gaps and stalls at any beat": protocol.back_pressure,
        "keys behind and beside blocks": protocol.key_torture,
        "clear at every beat and clock": protocol.clear,
        "reset at every beat and clock": protocol.reset,
        "unsupported requests": protocol.refusals,
        "random traffic": clocks.random_traffic,
    }.items()
}
"""Checks of designs with a narrow core."""
