# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Cuts memories that a design writes out of RTL and netlist, so that the rest can be compared.

A memory becomes ports of the top module: its read data become inputs; its write enable, addresses
and write data become outputs. If both sides write the same in every clock, they have the same
contents and read the same word at the same address. So the contents need not be known.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aesilicon.errors import UserError

Bit = int | str
"""A net of Yosys's JSON, or a constant "0", "1" or "x"."""


class UndescribedError(UserError):
    """A block RAM is used in a way that is not described."""


@dataclass(frozen=True)
class Memory:
    """A memory with a port that reads and writes, and one that only reads. Reads are unclocked."""

    name: str
    """Name of the RTL's memory."""
    write: Bit
    first: Sequence[Bit]
    """Address of the port that writes, least significant bit first."""
    data: Sequence[Bit]
    """The word to write."""
    second: Sequence[Bit]
    """Address of the port that only reads."""


def cut(module: Any, memory: Memory, first: Sequence[Bit], second: Sequence[Bit]) -> None:
    """Makes ports of a memory. `first` and `second` are the read data nets of its two ports."""
    pins: dict[str, tuple[str, Sequence[Bit]]] = {
        "write": ("output", [memory.write]),
        "first": ("output", memory.first),
        "second": ("output", memory.second),
        "data": ("output", memory.data),
        "read first": ("input", first),
        "read second": ("input", second),
    }
    for pin, (direction, bits) in pins.items():
        port = f"{memory.name} {pin}".replace(" ", ".")
        module["ports"][port] = {"direction": direction, "bits": [*bits]}


def selection(names: Sequence[str]) -> str:
    """Yosys's selection of RTL memories by name."""
    # In a selection a bracket begins a set of characters, so `?` replaces it.
    plain = (re.sub(r"[^\w.$]", "?", name) for name in names)
    return " ".join(f"c:{name}" for name in plain)


def cut_rtl(file: Path, top: str, clock: str, names: Sequence[str]) -> None:
    """Cuts the memories `names` out of the JSON of the RTL.

    Raises `UndescribedError` for a memory that is missing, has initial contents, does not have the
    ports of `Memory`, or is not written at the rising edge of the port `clock`.
    """
    content = json.loads(file.read_text(encoding="utf-8"))
    module = content["modules"][top]
    for name in names:
        cell = module["cells"].get(name)
        if cell is None or cell["type"] != "$mem_v2":
            raise UndescribedError(
                f"the RTL has no memory {name} as the netlist has it, so it is not compared"
            )
        pins = cell["connections"]
        sizes = {key: int(value, 2) for key, value in cell["parameters"].items() if key in _SIZES}
        address, width = sizes["ABITS"], sizes["WIDTH"]
        reads = [
            (pins["RD_ADDR"][address * n :][:address], pins["RD_DATA"][width * n :][:width])
            for n in range(sizes["RD_PORTS"])
        ]
        reads.sort(key=lambda read: read[0] != pins["WR_ADDR"])
        plain = (
            (sizes["RD_PORTS"], sizes["WR_PORTS"], sizes["RD_CLK_ENABLE"]) == (2, 1, 0)
            and reads[0][0] == pins["WR_ADDR"]
            and len({*pins["WR_EN"]}) == 1
            and pins["WR_CLK"] == module["ports"][clock]["bits"]
            and (sizes["WR_CLK_ENABLE"], sizes["WR_CLK_POLARITY"]) == (1, 1)
            and {*cell["parameters"]["INIT"]} == {"x"}
        )
        if not plain:
            raise UndescribedError(
                f"the memory {name} is not one of unknown contents with a port that reads and "
                "writes and one that reads, so it is not compared"
            )
        del module["cells"][name]
        memory = Memory(name, pins["WR_EN"][0], reads[0][0], pins["WR_DATA"], reads[1][0])
        cut(module, memory, reads[0][1], reads[1][1])
    file.write_text(json.dumps(content), encoding="utf-8")


_SIZES = (
    *("ABITS", "WIDTH", "RD_PORTS", "WR_PORTS"),
    *("RD_CLK_ENABLE", "WR_CLK_ENABLE", "WR_CLK_POLARITY"),
)
