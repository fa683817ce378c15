# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds the byte order in which a foreign core that gives wrong results would be right."""

from dataclasses import replace

from aesilicon.drivers import byte_orders
from aesilicon.drivers.byte_orders import Orders
from aesilicon.drivers.foreign_bench import ForeignBench, runs
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.equivalence.results import RefutedError
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.concrete import ConcreteMachine


def advice(protocol: Protocol, circuit: Circuit) -> str:
    """The clause on the first order in which a block of random data comes out right, or empty."""
    found = next((one for one in byte_orders.others() if _fits(protocol, circuit, one)), None)
    if found is None:
        return ""
    if found == Orders("bytes", "bytes", "bytes"):
        other = "rightmost" if protocol.core.first_byte == "leftmost" else "leftmost"
        return f'it would be right if {found}: write first_byte = "{other}" under [core]'
    return f"it would be right if {found}, for which a protocol file has no key: add a wrapper"


def _fits(protocol: Protocol, circuit: Circuit, orders: Orders) -> bool:
    first = next(iter(runs(protocol)))
    run = replace(first, blocks=first.blocks[:1])
    machine = ConcreteMachine(circuit.program.netlist, circuit.models)
    bench = ForeignBench(machine, protocol, run, orders)
    try:
        bench.power_up()
        bench.run()
    except RefutedError:
        return False
    return True
