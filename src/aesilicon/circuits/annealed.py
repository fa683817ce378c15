# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes as gates with the cells that `timing_search` in `research/` chose from osu018.

The cost function is delay plus a price for area. For `fast` area was free up to a limit. For
`brisk` (started from `fast`) and `lean` (started from the depth-16 circuit) the price was 5 ps a
GE.
"""

from functools import cache, partial

from aesilicon.circuits import programs, verilog
from aesilicon.circuits.circuit import Circuit

DIRECTIONS = {"forward": 8, "inverse": 8, "both": 9}
"""Direction -> inputs; the ninth selects the inverse S-box."""

_PARAGRAPHS = {
    "fast": """\
// The AES S-box optimised for delay: a truth table mapped to the cells of osu018, then annealed to
// shorten the longest path. Duplicate gates split a load; keep them. Combinational.
""",
    "brisk": """\
// The AES S-box optimised for area x delay of a core: a truth table mapped to the cells of osu018,
// then annealed with a price of 5 ps for each gate equivalent. Combinational.
""",
    "lean": """\
// The AES S-box optimised for area x delay of a core: a tower-field circuit mapped to the cells of
// osu018, then annealed with a price of 5 ps for each gate equivalent. About half the area of the
// brisk S-box at twice its delay. Combinational.
""",
}
NAMES = tuple(_PARAGRAPHS)


def text(name: str, direction: str) -> str:
    """The straight-line program of a direction, with the cell of each line as a comment."""
    return programs.text(f"{name}_{direction}")


@cache
def circuits(name: str) -> tuple[Circuit, Circuit, Circuit]:
    """Forward and inverse with 8 inputs, and both with 9; input 8 selects the inverse."""
    forward, inverse, both = (programs.read(f"{name}_{d}", n) for d, n in DIRECTIONS.items())
    return forward, inverse, both


def generate(name: str) -> str:
    """SystemVerilog of module `aes_sbox_NAME`."""
    return verilog.circuit_module(f"aes_sbox_{name}", _PARAGRAPHS[name], *circuits(name))


GENERATORS = {f"aes_sbox_{name}": partial(generate, name) for name in NAMES}
"""Module -> function that returns its SystemVerilog."""
