# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes as gates with the cells that `timing_search` in `research/` chose from a library.

The cost function is delay plus a price for area. For `fast` area was free up to a limit. For
`brisk` (started from `fast`) and `lean` (started from the depth-16 circuit) the price was some ps a
GE. The RTL has the gates found on osu018. On another library the same S-box may have gates and
cells of its own, in `data/LIBRARY/`: synthesis leaves it out, and the netlist with them is proven.
"""

from importlib.resources import files

RTL_LIBRARY = "osu018"
"""The library whose gates are the RTL's."""

NAMES = ("fast", "brisk", "lean")

DIRECTIONS = {"forward": 8, "inverse": 8, "both": 9}
"""Direction -> inputs; the ninth selects the inverse S-box."""


def text(name: str, direction: str, library: str = RTL_LIBRARY) -> str:
    """The straight-line program of a direction, with the library's cell of each line as a comment.

    Raises `FileNotFoundError` for a library that has no cells of this S-box in this direction.
    """
    folder = "" if library == RTL_LIBRARY else f"{library}/"
    file = files(__package__) / "data" / f"{folder}{name}_{direction}.slp"
    return file.read_text(encoding="utf-8")


def has_cells(name: str, direction: str, library: str) -> bool:
    """Whether an S-box has cells of this library in this direction."""
    try:
        return bool(name in NAMES and text(name, direction, library))
    except FileNotFoundError:
        return False
