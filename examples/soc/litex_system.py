# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A LiteX system with PicoRV32 and both AES modules, which runs the same firmware as `soc.sv`.

`make -C examples/soc OPTIONS=--litex` encrypts a file on it; docs/guide/soc.md is the guide.
"""

import logging
from contextlib import chdir
from pathlib import Path

import run
from litex.build.generic_platform import Pins
from litex.build.sim import SimPlatform
from litex.gen import LiteXModule
from litex.soc.integration.soc import SoCRegion
from litex.soc.integration.soc_core import SoCCore
from litex.soc.interconnect.axi import AXILiteInterface
from litex_aes import AES, axi_lite_ports
from migen import ClockSignal, Instance, Record, ResetSignal
from migen.genlib.io import CRG

AES_BASE, GCM_BASE, PORT_BASE, RAM_BASE = 0x90000000, 0x91000000, 0x80000000, 0x01000000
PORTS = {
    **{"clk_i": 1, "rst_ni": 1, "trap_o": 1},
    **{"rx_valid_i": 1, "rx_ready_o": 1, "rx_data_i": 8},
    **{"tx_valid_o": 1, "tx_ready_i": 1, "tx_data_o": 8},
}
"""As those of `soc.sv`, so that its simulator drives this system too."""


class BytePort(LiteXModule):
    """`soc_port`, with its streams at the ports of the system."""

    def __init__(self, streams: dict[str, Record]) -> None:
        self.bus = AXILiteInterface(data_width=32, address_width=32)
        used = ("awvalid", "awready", "wvalid", "wready", "wdata", "bvalid", "bready")
        used += ("arvalid", "arready", "rvalid", "rready", "rdata")
        ports = {
            port: signal
            for port, signal in axi_lite_ports(self.bus, suffix=True).items()
            if port[2:-2] in used
        }
        ports |= {f"{name[-1]}_{name}": signal for name, signal in streams.items()}
        self.specials += Instance(
            "soc_port", i_clk_i=ClockSignal("sys"), i_rst_ni=~ResetSignal("sys"), **ports
        )


class System(SoCCore):
    """PicoRV32 of LiteX, program in ROM, both AES modules and the port of bytes on LiteX's bus."""

    def __init__(self, program: list[int]) -> None:
        platform = SimPlatform("SIM", [(name, 0, Pins(width)) for name, width in PORTS.items()])
        pads = {name: platform.request(name) for name in PORTS}
        self.crg = CRG(pads["clk_i"], rst=~pads["rst_ni"])
        super().__init__(
            platform,
            clk_freq=1e6,
            cpu_type="picorv32",
            integrated_rom_size=0x8000,
            integrated_rom_init=program,
            integrated_sram_size=0x8000,
            with_uart=False,
            with_timer=False,
            ident="",
        )
        self.comb += pads["trap_o"].eq(self.cpu.trap)
        cpu = "picorv32.v"
        files = [file for file in run.sources() if file.name != cpu]
        self.aes = AES(platform, files)
        self.gcm = AES(platform, [], module="aes_axil_gcm")
        self.port = BytePort({name: pads[name] for name in PORTS if name[:2] in ("rx", "tx")})
        for name, module, base in (
            ("aes", self.aes, AES_BASE),
            ("gcm", self.gcm, GCM_BASE),
            ("port", self.port, PORT_BASE),
        ):
            self.bus.add_slave(name, module.bus, SoCRegion(origin=base, size=0x80, cached=False))


def build(folder: Path) -> Path:
    """Makes firmware, Verilog and simulator; returns the simulator, which runs in the folder."""
    run.compile_firmware(folder, ram=RAM_BASE, aes=AES_BASE, gcm=GCM_BASE)
    logging.disable(logging.INFO)  # LiteX tells every region of the bus
    system = System([int(word, 16) for word in (folder / "firmware.hex").read_text().split()])
    system.finalize()
    made = system.platform.get_verilog(system, name="top")
    logging.disable(logging.NOTSET)
    with chdir(folder):  # the contents of memories go there too
        made.write("top.v")
    files = [Path(source[0]) for source in system.platform.sources]
    run.compile_system(folder / "litex", [*files, folder / "top.v"], "top")
    return folder / "litex"
