# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds the byte order in which a foreign core that gives wrong results would be right."""

from collections.abc import Iterator
from dataclasses import replace

from aesilicon.drivers.byte_orders import ORDERS, Orders, reordered
from aesilicon.drivers.foreign_bench import ForeignBench
from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import basic
from aesilicon.equivalence.results import RefutedError
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.concrete import ConcreteMachine


def advice(protocol: Protocol, circuit: Circuit) -> str:
    """The clause on the first order in which a block of random data comes out right, or empty."""
    found = next(filter(None, (_fitting(protocol, circuit, one) for one in _tried())), None)
    if found in (None, Orders()):  # the first block is right as the file says
        return ""
    if found == Orders("bytes", "bytes", "bytes"):
        other = "rightmost" if protocol.core.first_byte == "leftmost" else "leftmost"
        return f'it would be right if {found}: write first_byte = "{other}" under [core]'
    return f"it would be right if {found}, for which a protocol file has no key: add a wrapper"


def _tried() -> Iterator[Orders]:
    """Orders of key and data: the same for both, then one of them as stated."""
    yield from (Orders(order, order) for order in ORDERS)
    yield from (Orders(key=order) for order in ORDERS[1:])
    yield from (Orders(data=order) for order in ORDERS[1:])


def _fitting(protocol: Protocol, circuit: Circuit, orders: Orders) -> Orders | None:
    """These orders of key and data, with an order of the result that makes a block right."""
    first = next(basic(protocol))
    run = replace(first, blocks=first.blocks[:1])
    machine = ConcreteMachine(circuit.program.netlist, circuit.models)
    bench = ForeignBench(machine, protocol, run, orders)
    try:
        bench.power_up()
        bench.run()
        return orders
    except RefutedError:
        wrong = bench.failed
    if wrong is None or wrong.right is None:
        return None
    for order in ORDERS[1:]:
        if wrong.got == reordered(wrong.right, order):
            return replace(orders, result=order)
    return None
