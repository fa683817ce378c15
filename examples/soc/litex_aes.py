# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_axil` or `aes_axil_gcm` in LiteX: `self.bus.add_slave("aes", aes.bus, SoCRegion(...))`."""

from collections.abc import Iterable
from pathlib import Path

from litex.build.generic_platform import GenericPlatform
from litex.gen import LiteXModule
from litex.soc.interconnect.axi import AXILiteInterface
from migen import ClockSignal, Instance, ResetSignal, Signal

CHANNELS = {
    "aw": ("addr", "prot"),
    "w": ("data", "strb"),
    "b": ("resp",),
    "ar": ("addr", "prot"),
    "r": ("data", "resp"),
}


def axi_lite_ports(bus: AXILiteInterface, prefix: str = "", suffix: bool = False) -> dict:
    """Ports of an instance with an AXI4-Lite slave; `suffix`: their names end in _i and _o."""
    ports = {}
    for name, fields in CHANNELS.items():
        channel = getattr(bus, name)
        to_slave = name in ("aw", "w", "ar")
        for field in ("valid", "ready", *fields):
            into = to_slave != (field == "ready")
            end = ("_i" if into else "_o") if suffix else ""
            kind = "i" if into else "o"
            ports[f"{kind}_{prefix}{name}{field}{end}"] = getattr(channel, field)
    return ports


class AES(LiteXModule):
    """AES with AXI4-Lite registers at `bus`, in 128 bytes; `irq` is its interrupt."""

    def __init__(
        self,
        platform: GenericPlatform,
        files: Iterable[Path],
        arch: str = "round",
        module: str = "aes_axil",
    ) -> None:
        self.bus = AXILiteInterface(data_width=32, address_width=32)
        self.irq = Signal()
        self.specials += Instance(
            module,
            p_Arch=arch,
            p_KeyLengths=7,
            i_aclk=ClockSignal("sys"),
            i_aresetn=~ResetSignal("sys"),
            o_irq=self.irq,
            **axi_lite_ports(self.bus, "s_axil_"),
        )
        for file in files:
            platform.add_source(str(file))
