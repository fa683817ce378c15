# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes as gates with the cells of one library, as `flows.sbox.speed_up` found them on osu018.

They differ in what a gate equivalent cost the search in time: nothing up to a limit for `fast`,
5 ps for `brisk` and `lean`, from `fast` and from the circuit of depth 16.
"""

from functools import cache, partial

from aesilicon.circuits import programs, verilog
from aesilicon.circuits.circuit import Circuit

DIRECTIONS = {"forward": 8, "inverse": 8, "both": 9}
"""Direction -> inputs; the ninth selects the inverse S-box."""

_PARAGRAPHS = {
    "fast": """\
// The AES S-box as gates chosen for speed: truth tables mapped on the cells of osu018, then changed
// step by step wherever that made the longest path shorter. Gates that look the same are there
// twice to share their load. Combinational.
""",
    "brisk": """\
// The AES S-box as gates chosen for area times delay in a core: truth tables mapped on the cells of
// osu018, then changed step by step, where a gate equivalent had to save 5 ps. Combinational.
""",
    "lean": """\
// The AES S-box as gates chosen for area times delay in a core: circuits over tower fields mapped
// on the cells of osu018, then changed step by step, where a gate equivalent had to save 5 ps: half
// the area of the brisk S-box at twice its delay. Combinational.
""",
}
NAMES = tuple(_PARAGRAPHS)


def text(name: str, direction: str) -> str:
    """The straight-line program of a direction, with the cell of each line as a comment."""
    return programs.text(f"{name}_{direction}")


@cache
def circuits(name: str) -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse of 8 inputs, and both of 9, input 8 being 1 for the inverse."""
    forward, inverse, both = (programs.read(f"{name}_{d}", n) for d, n in DIRECTIONS.items())
    return forward, inverse, both


def generate(name: str) -> str:
    """SystemVerilog of module `aes_sbox_NAME`."""
    return verilog.circuit_module(f"aes_sbox_{name}", _PARAGRAPHS[name], *circuits(name))


GENERATORS = {f"aes_sbox_{name}": partial(generate, name) for name in NAMES}
"""Module -> what returns its SystemVerilog."""
