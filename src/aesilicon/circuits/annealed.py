# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes as gates with the cells that `timing_search` in `research/` chose from a library.

The cost function is delay plus a price for area. For `fast` area was free up to a limit. For
`brisk` (started from `fast`) and `lean` (started from the depth-16 circuit) the price was some ps a
GE. The RTL has the gates found on osu018. On another library the same S-box may have gates and
cells of its own, in `data/LIBRARY/`: synthesis leaves it out, and the netlist with them is proven.
"""

from functools import cache, partial

from aesilicon.circuits import programs, verilog
from aesilicon.circuits.circuit import Circuit

RTL_LIBRARY = "osu018"
"""The library whose gates are the RTL's."""

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


def text(name: str, direction: str, library: str = RTL_LIBRARY) -> str:
    """The straight-line program of a direction, with the library's cell of each line as a comment.

    Raises `FileNotFoundError` for a library that has no cells of this S-box in this direction.
    """
    folder = "" if library == RTL_LIBRARY else f"{library}/"
    return programs.text(f"{folder}{name}_{direction}")


def has_cells(name: str, direction: str, library: str) -> bool:
    """Whether an S-box has cells of this library in this direction."""
    try:
        return bool(name in NAMES and text(name, direction, library))
    except FileNotFoundError:
        return False


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
