# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box as gates chosen for speed, as `flows.sbox.speed_up` found them on one library."""

from functools import cache

from aesilicon.circuits import programs, verilog
from aesilicon.circuits.circuit import Circuit

DIRECTIONS = {"forward": 8, "inverse": 8, "both": 9}
"""Direction -> inputs; the ninth selects the inverse S-box."""

_PARAGRAPH = """\
// The AES S-box as gates chosen for speed: truth tables mapped on the cells of osu018, then changed
// step by step wherever that made the longest path shorter. Gates that look the same are there
// twice to share their load. Combinational.
"""


def text(direction: str) -> str:
    """The straight-line program of a direction, with the cell of each line as a comment."""
    return programs.text(f"fast_{direction}")


@cache
def circuits() -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9, input 8 being 1 for the inverse."""
    forward, inverse, both = (programs.read(f"fast_{d}", n) for d, n in DIRECTIONS.items())
    return forward, inverse, both


def generate() -> str:
    """SystemVerilog of module `aes_sbox_fast`."""
    return verilog.circuit_module("aes_sbox_fast", _PARAGRAPH, *circuits())
