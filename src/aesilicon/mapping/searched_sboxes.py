# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes for which `timing_search` in `research/` chose gates and the cells of a library.

The cost function is delay plus a price for area. For `fast` area was free up to a limit. For
`brisk` (started from `fast`) and `lean` (started from the depth-16 circuit) the price was some ps
per GE. The RTL has the gates found on osu018. On another library an S-box may have other gates and
cells, in `data/LIBRARY/`. They replace the RTL's gates in synthesis, and the netlist is proven.
"""

from importlib.resources import files

RTL_LIBRARY = "osu018"
"""The library for which the gates in the RTL were found."""

NAMES = ("fast", "brisk", "lean")

DIRECTIONS = {"forward": 8, "inverse": 8, "both": 9}
"""Direction -> number of inputs; the ninth input selects the inverse S-box."""


def text(name: str, direction: str, library: str = RTL_LIBRARY) -> str:
    """The straight-line program of an S-box; a comment in each line names its library cell.

    Raises `FileNotFoundError` for a library that has no cells of this S-box in this direction.
    """
    folder = "" if library == RTL_LIBRARY else f"{library}/"
    file = files(__package__) / "data" / f"{folder}{name}_{direction}.slp"
    return file.read_text(encoding="utf-8")


def has_cells(name: str, direction: str, library: str) -> bool:
    """Whether cells of this library were chosen for an S-box in this direction."""
    try:
        return bool(name in NAMES and text(name, direction, library))
    except FileNotFoundError:
        return False
