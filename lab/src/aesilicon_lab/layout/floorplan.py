# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The floor plan: rows of sites in a nearly square die, and places for ports on its edges.

The lower left corner of the die is (0, 0). Rows begin on multiples of a site, so that the pins of
the cells lie on routing tracks; every second row is upside down, so that rows share their rails.
"""

from dataclasses import dataclass
from math import atan2, ceil, sqrt

from aesilicon_lab.layout.lef_layout import Rect, Technology

MARGIN_SITES = 10
"""Distance from the edge of the die to the rows, in sites: room for wires to the ports."""


@dataclass(frozen=True)
class Floorplan:
    """The die with its rows for cells and edges for ports; in nm."""

    site: int
    height: int
    """Height of a row."""
    columns: int
    """Sites in a row."""
    rows: int
    left: int
    """x of the left end of the rows."""
    bottom: int

    @property
    def core(self) -> Rect:
        """Rectangle of all rows."""
        right, top = self.left + self.columns * self.site, self.bottom + self.rows * self.height
        return Rect(self.left, self.bottom, right, top)

    @property
    def die(self) -> Rect:
        """Rectangle of the die."""
        return Rect(0, 0, self.core.x2 + self.left, self.core.y2 + self.bottom)

    @property
    def die_um2(self) -> float:
        """Area of the die in um2."""
        return self.die.x2 * self.die.y2 / 1e6


def plan(technology: Technology, cells_width: int, utilisation: float) -> Floorplan:
    """Rows of which cells of a total width `cells_width` (nm) fill the share `utilisation`."""
    site, height = technology.site
    sites = ceil(cells_width / site / utilisation)
    rows = max(2, round(sqrt(sites * site / height)))
    columns = ceil(sites / rows)
    margin = MARGIN_SITES * site
    vertical = ceil(margin / height) * height
    return Floorplan(site, height, columns, rows, margin, vertical)


@dataclass(frozen=True)
class Slot:
    """A place for a port on an edge of the die."""

    x: int
    y: int
    vertical: bool
    """Whether it is on the lower or upper edge, where a vertical wire reaches it."""


def slots(floor: Floorplan, steps: tuple[int, int], offsets: tuple[int, int]) -> list[Slot]:
    """All places for ports on routing tracks, sorted by angle around the middle of the die.

    `steps` and `offsets` are (x of vertical tracks, y of horizontal tracks). A port lies on the
    track nearest to the edge.
    """
    die = floor.die
    (step_x, step_y), (off_x, off_y) = steps, offsets
    columns = range(off_x, die.x2, step_x)
    lines = range(off_y, die.y2, step_y)
    inner_x = [x for x in columns if floor.left <= x <= die.x2 - floor.left]
    inner_y = [y for y in lines if floor.bottom <= y <= die.y2 - floor.bottom]
    places = [Slot(x, y, True) for y in (lines[0], lines[-1]) for x in inner_x]
    places += [Slot(x, y, False) for x in (columns[0], columns[-1]) for y in inner_y]
    mid_x, mid_y = die.x2 / 2, die.y2 / 2
    return sorted(places, key=lambda one: (atan2(one.y - mid_y, one.x - mid_x), one.x, one.y))
