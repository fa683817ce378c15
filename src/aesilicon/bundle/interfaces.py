# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The bus interfaces of a top module, by the names of its ports: AXI4-Stream, AXI4-Lite, APB."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from aesilicon.design.ports import Port


@dataclass(frozen=True)
class Protocol:
    """A protocol, under the names that its owner and Vivado's catalogue give it."""

    title: str
    ports: str
    """Pattern of the ports of an interface, with the groups `name` and `signal`."""
    first: str
    """Signal that goes into a slave and comes out of a master."""
    arm: tuple[str, str]
    """(name, version) of Arm's bus definition in `amba.com:AMBA4`; its abstraction ends in _rtl."""
    xilinx: str
    """Name of the bus definition in `xilinx.com:interface`."""
    clock: str
    """Signal of the clock in Arm's definition."""
    reset: str
    mapped: bool = True
    """Its slaves have addresses."""


PROTOCOLS = (
    Protocol(
        title="AXI4-Stream",
        ports=r"(?P<name>[sm]_axis(_[a-z0-9]+)*)_(?P<signal>t[a-z]+)",
        first="tvalid",
        arm=("AXI4Stream", "r0p0_1"),
        xilinx="axis",
        clock="ACLK",
        reset="ARESETn",
        mapped=False,
    ),
    Protocol(
        title="AXI4-Lite",
        ports=r"(?P<name>[sm]_axil)_(?P<signal>(aw|w|b|ar|r)[a-z]+)",
        first="awvalid",
        arm=("AXI4-Lite", "r0p0_0"),
        xilinx="aximm",
        clock="ACLK",
        reset="ARESETn",
    ),
    Protocol(
        title="APB",
        ports=r"((?P<name>[sm]_apb)_)?"
        r"(?P<signal>p(sel|enable|write|addr|prot|wdata|strb|ready|rdata|slverr))",
        first="psel",
        arm=("APB4", "r0p0_0"),
        xilinx="apb",
        clock="PCLK",
        reset="PRESETn",
    ),
)


@dataclass(frozen=True)
class Interface:
    """An interface of a top module."""

    name: str
    protocol: Protocol
    slave: bool
    signals: Mapping[str, Port]
    """Signal of the protocol, in capitals -> port."""


def find(ports: Sequence[Port]) -> list[Interface]:
    """The interfaces in the order of their ports; clock, reset and single wires are in none."""
    found: dict[tuple[str, Protocol], dict[str, Port]] = {}
    for port in ports:
        for protocol in PROTOCOLS:
            if match := re.fullmatch(protocol.ports, port.name):
                key = match["name"] or protocol.xilinx, protocol
                found.setdefault(key, {})[match["signal"]] = port
    return [
        Interface(
            name,
            protocol,
            signals[protocol.first].direction == "input",
            {signal.upper(): port for signal, port in signals.items()},
        )
        for (name, protocol), signals in found.items()
    ]
