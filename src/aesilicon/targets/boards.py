# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""FPGA boards for which bitstreams are made: device, clock and the pins of the serial line.

No board was at hand: pins and clocks are those of the files that `Board.source` names.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from aesilicon.errors import UserError, nearest
from aesilicon.targets.fpga import FamilyName

CLOCK, RX, TX, HIGH = "clk_i", "rx_i", "tx_o", "high_o"
"""Ports of the board's top module: clock, serial line in and out, and a constant 1."""


@dataclass(frozen=True)
class Board:
    """One board."""

    title: str
    family: FamilyName
    synthesis: str
    """Branch of the family that Yosys needs; empty if it needs none."""
    options: tuple[str, ...]
    """nextpnr options that select the device."""
    device: str
    """Name of the device for the program that packs the bitstream, where it needs one."""
    clock_hz: int
    """Frequency of the board's oscillator, which clocks the core."""
    pins: Mapping[str, str]
    """Port of the top module -> package pin."""
    source: str
    """Files from which the pins are known."""
    loader: str
    """Name of the board in openFPGALoader; empty if it has none."""

    @property
    def suffix(self) -> str:
        """Suffix of a bitstream's file name."""
        return {"ice40": ".bin", "ecp5": ".bit"}.get(self.family, ".fs")

    def constraints(self) -> str:
        """Text of the constraints file: PCF for iCE40, LPF for ECP5, CST for Gowin."""
        if self.family == "ice40":
            return "".join(f"set_io {port} {pin}\n" for port, pin in self.pins.items())
        if self.family == "gowin":
            return "".join(
                f'IO_LOC "{port}" {pin};\nIO_PORT "{port}" IO_TYPE=LVCMOS33;\n'
                for port, pin in self.pins.items()
            )
        return "".join(
            f'LOCATE COMP "{port}" SITE "{pin}";\nIOBUF PORT "{port}" IO_TYPE=LVCMOS33;\n'
            for port, pin in self.pins.items()
        )


_UP5K = ("--up5k", "--package", "sg48")


def _ecp5(size: str) -> tuple[str, ...]:
    return (f"--{size}", "--package", "CABGA381", "--speed", "6")


def _ulx3s(size: str) -> Board:
    return Board(
        title=f"ULX3S with an LFE5U-{size[:-1]}F",
        family="ecp5",
        synthesis="",
        options=_ecp5(size),
        device="",
        clock_hz=25_000_000,
        # HIGH is GPIO0 of the ESP32, which takes the FPGA over while the pin is low.
        pins={CLOCK: "G2", RX: "M1", TX: "L4", HIGH: "L2"},
        source="doc/constraints/ulx3s_v20.lpf of emard/ulx3s",
        loader="ulx3s",
    )


BOARDS: Mapping[str, Board] = {
    "ulx3s": _ulx3s("85k"),
    **{f"ulx3s:{size}": _ulx3s(size) for size in ("12k", "25k", "45k", "85k")},
    "icebreaker": Board(
        title="iCEBreaker",
        family="ice40",
        synthesis="u",
        options=_UP5K,
        device="",
        clock_hz=12_000_000,
        pins={CLOCK: "35", RX: "6", TX: "9"},
        source="icebreaker/icebreaker.pcf of icebreaker-fpga/icebreaker-verilog-examples",
        loader="ice40_generic",
    ),
    "icesugar": Board(
        title="iCESugar",
        family="ice40",
        synthesis="u",
        options=_UP5K,
        device="",
        clock_hz=12_000_000,
        pins={CLOCK: "35", RX: "4", TX: "6"},
        source="litex_boards/platforms/muselab_icesugar.py of litex-hub/litex-boards",
        loader="",
    ),
    "tangnano20k": Board(
        title="Tang Nano 20K",
        family="gowin",
        synthesis="gw2a",
        options=("--device", "GW2AR-LV18QN88C8/I7", "--vopt", "family=GW2A-18C"),
        device="GW2A-18C",
        clock_hz=27_000_000,
        pins={CLOCK: "4", RX: "70", TX: "69"},
        source="litex_boards/platforms/sipeed_tang_nano_20k.py of litex-hub/litex-boards",
        loader="tangnano20k",
    ),
    "colorlight-i5": Board(
        title="Colorlight i5, revision 7.0, on the extension board of Muse Lab",
        family="ecp5",
        synthesis="",
        options=_ecp5("25k"),
        device="",
        clock_hz=25_000_000,
        pins={CLOCK: "P3", RX: "H18", TX: "J17"},
        source="litex_boards/platforms/colorlight_i5.py of litex-hub/litex-boards",
        loader="colorlight-i5",
    ),
}
"""Name -> board. A ULX3S is sold with four devices; without a size it has the largest."""

RATES = (9600, 19200, 38400, 57600, 115200, 230400, 460800, 921600, 1000000, 1500000, 2000000)
"""Rates in baud that serial ports of Linux have."""

_LEAST_DIVISOR = 4
_MOST_ERROR = 0.02
"""Largest error of the rate; a receiver allows about 5 %, of which the host needs a share."""


def find(name: str) -> Board:
    """The board of a name; raises `UserError` for an unknown one."""
    if name not in BOARDS:
        raise UserError(f"unknown board '{name}'; {nearest(name, list(BOARDS))}")
    return BOARDS[name]


def check_rate(baud: int) -> None:
    """Raises `UserError` for a rate that serial ports do not have."""
    if baud not in RATES:
        raise UserError(f"no serial port has {baud} baud; choose {', '.join(map(str, RATES))}")


def divisor(board: Board, baud: int) -> int:
    """Board clocks for each bit; raises `UserError` for a rate that the clock cannot make."""
    check_rate(baud)
    if not _makes(board, baud):
        able = ", ".join(str(rate) for rate in RATES if _makes(board, rate))
        raise UserError(
            f"a clock of {board.clock_hz / 1e6:g} MHz cannot make {baud} baud; it makes {able}"
        )
    return round(board.clock_hz / baud)


def _makes(board: Board, baud: int) -> bool:
    clocks = round(board.clock_hz / baud)
    return clocks >= _LEAST_DIVISOR and abs(board.clock_hz / clocks / baud - 1) <= _MOST_ERROR
