# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Uses the output register of ECP5's block RAM, which Yosys leaves unused.

A port of a DP16KD has an optional output register (Lattice FPGA-TN-02204): its clock-to-output
delay is 1 ns, and 5.8 ns without it. Plain flip-flops behind all bits of a port that are read can
move into this register.
"""

from collections import Counter
from typing import Any

Bit = int | str
"""A net (number) or a constant (text) in Yosys's JSON."""


def with_output_registers(module: Any) -> int:
    """Moves flip-flops of a module in Yosys's JSON into the block RAMs that drive them.

    A port takes them if each of its bits with a reader drives exactly one flip-flop, which has the
    port's clock and neither enable nor reset, and if the port has neither, nor this register yet.
    Returns the number of flip-flops moved.
    """
    cells = module["cells"]
    readers = Counter[Bit](bit for port in module["ports"].values() for bit in port["bits"])
    plain: dict[Bit, str] = {}
    """Data net of a plain flip-flop -> name of the flip-flop."""
    for name, cell in cells.items():
        for pin, bits in cell["connections"].items():
            if cell["port_directions"][pin] != "output":
                readers.update(bits)
        if cell["type"] == "TRELLIS_FF" and _is_plain(cell):
            plain[cell["connections"]["DI"][0]] = name
    gone = 0
    for ram in [cell for cell in cells.values() if cell["type"] == "DP16KD"]:
        pins = ram["connections"]
        for side in "AB":
            outs = [pin for pin in pins if pin.startswith(f"DO{side}") and readers[pins[pin][0]]]
            behind = {pin: plain.get(pins[pin][0]) for pin in outs}
            if not outs or not _can_register(ram, side) or None in behind.values():
                continue
            if any(
                readers[pins[pin][0]] != 1
                or cells[flop]["connections"]["CLK"] != pins[f"CLK{side}"]
                for pin, flop in behind.items()
            ):
                continue
            ram["parameters"][f"REGMODE_{side}"] = "OUTREG"
            for pin, flop in behind.items():
                pins[pin] = cells.pop(flop)["connections"]["Q"]
            gone += len(behind)
    return gone


def _is_plain(flop: Any) -> bool:
    pins, settings = flop["connections"], flop["parameters"]
    return bool(
        settings["CLKMUX"].strip() == "CLK"
        and (settings["CEMUX"].strip() == "1" or pins.get("CE") == ["1"])
        and settings["LSRMUX"].strip() == "LSR"
        and pins["LSR"] == ["0"]
    )


def _can_register(ram: Any, side: str) -> bool:
    pins, settings = ram["connections"], ram["parameters"]
    return bool(
        settings[f"REGMODE_{side}"].strip() == "NOREG"
        and settings[f"CLK{side}MUX"].strip() == f"CLK{side}"
        and pins[f"RST{side}"] == ["0"]
        and pins[f"CE{side}"] == pins[f"OCE{side}"] == ["1"]
    )
