# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads the routes of a DEF file: wires and vias of each net."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon_lab.layout.lef_layout import Rect, Shape, Technology

STEP = "reading the routes"

Point = tuple[int, int]


@dataclass(frozen=True)
class Segment:
    """A straight wire of a route, with coordinates and width in nm."""

    layer: str
    begin: Point
    end: Point
    width: int
    square: bool
    """Whether the metal reaches half the width beyond both ends. In special nets it does not."""

    @property
    def length(self) -> int:
        """Length in nm."""
        return abs(self.begin[0] - self.end[0]) + abs(self.begin[1] - self.end[1])

    @property
    def rect(self) -> Rect:
        """Rectangle of the metal."""
        (x1, y1), (x2, y2) = sorted((self.begin, self.end))
        half = self.width // 2
        beyond = half if self.square else 0
        if x1 == x2 and y1 == y2:
            return Rect(x1 - half, y1 - half, x2 + half, y2 + half)
        if y1 == y2:
            return Rect(x1 - beyond, y1 - half, x2 + beyond, y2 + half)
        return Rect(x1 - half, y1 - beyond, x2 + half, y2 + beyond)


@dataclass(frozen=True)
class Hole:
    """A via."""

    via: str
    at: Point


@dataclass(frozen=True)
class Route:
    """One piece of a net: its words in the file, and its wires and vias."""

    words: str
    special: bool
    segments: tuple[Segment, ...]
    holes: tuple[Hole, ...]

    def shapes(self, technology: Technology) -> list[Shape]:
        """The metal and holes of all wires and vias."""
        shapes: list[Shape] = [(segment.layer, segment.rect) for segment in self.segments]
        for hole in self.holes:
            shapes += [(layer, rect.moved(*hole.at)) for layer, rect in technology.vias[hole.via]]
        return shapes


def read(path: Path, technology: Technology) -> dict[str, list[Route]]:
    """Net -> its routes, those in SPECIALNETS included; raises `ToolError` for an unusable file."""
    try:
        words = path.read_text(encoding="utf-8").split()
    except OSError as e:
        raise ToolError(STEP, f"cannot read {path}: {e.strerror}") from e
    routes_of: dict[str, list[Route]] = {}
    section = net = ""
    at = 0
    while at < len(words):
        word = words[at]
        before = words[at - 1] if at else ""
        if word in ("NETS", "SPECIALNETS", "COMPONENTS", "PINS", "VIAS") and before != "END":
            section = word
        elif word == "END":
            section = ""
        elif word == "-" and section in ("NETS", "SPECIALNETS") and before == ";":
            net = words[at + 1]
        elif word == "ROUTED" and section in ("NETS", "SPECIALNETS"):
            special = section == "SPECIALNETS"
            at += 1
            while True:
                end = at
                while words[end] not in ("NEW", ";", "+"):
                    end += 1
                    if words[end] == "+" and words[end + 1] == "SHAPE":
                        end += 3
                piece = words[at:end]
                routes_of.setdefault(net, []).append(_route(piece, special, technology, path))
                at = end
                if words[at] != "NEW":
                    break
                at += 1
            continue
        at += 1
    return routes_of


def _route(words: Sequence[str], special: bool, technology: Technology, path: Path) -> Route:
    layers = {metal.name: metal for metal in technology.metals}
    layer = words[0]
    try:
        width = int(words[1]) if special else layers[layer].width
        rest = [word for word in words[2 if special else 1 :] if word != "TAPER"]
        if "SHAPE" in rest:
            at = rest.index("SHAPE")
            rest = rest[: at - 1] + rest[at + 2 :]
        segments: list[Segment] = []
        holes: list[Hole] = []
        here: Point | None = None
        at = 0
        while at < len(rest):
            if rest[at] == "(":
                x, y = rest[at + 1], rest[at + 2]
                known = here or (0, 0)
                new = (known[0] if x == "*" else int(x), known[1] if y == "*" else int(y))
                if here is not None:
                    segments.append(Segment(layer, here, new, width, not special))
                here = new
                at += 4
            else:
                if here is None or rest[at] not in technology.vias:
                    raise ValueError(rest[at])
                holes.append(Hole(rest[at], here))
                at += 1
    except (ValueError, KeyError, IndexError) as e:
        raise ToolError(STEP, f"cannot read the route '{' '.join(words)}' of {path}") from e
    return Route(" ".join(words), special, tuple(segments), tuple(holes))
