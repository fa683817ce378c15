# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A layout as read from its DEF file: the metal of cells, ports and wires, each with its owner.

Nothing here comes from the netlist that was laid out, so the file can be checked against it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon_lab.layout import routes
from aesilicon_lab.layout.lef_layout import Rect, Shape, Technology
from aesilicon_lab.layout.physical import PORT, End
from aesilicon_lab.layout.placement import oriented
from aesilicon_lab.layout.routes import Route
from aesilicon_lab.tools.coloquinte import Placed

STEP = "reading the layout"


@dataclass(frozen=True)
class Drawn:
    """The content of a DEF file."""

    top: str
    die: Rect
    cells: Mapping[str, tuple[str, Placed]]
    """Instance -> (kind, place), including fillers."""
    ports: Mapping[str, Shape]
    routes: Mapping[str, Sequence[Route]]
    """Net, as the file names it -> its wires."""
    technology: Technology

    def outlines(self) -> Iterator[Rect]:
        """The outline of each cell."""
        for kind, place in self.cells.values():
            macro = self.technology.macros[kind]
            yield Rect(0, 0, macro.width, macro.height).moved(place.x, place.y)

    def pins(self) -> Iterator[tuple[End, Shape]]:
        """Each pin of a cell and each port, with one piece of its metal at a time."""
        for name, (kind, place) in self.cells.items():
            macro = self.technology.macros[kind]
            for pin in macro.pins.values():
                for layer, rect in pin.shapes:
                    yield (name, pin.name), (layer, oriented(rect, macro, place))
        for port, shape in self.ports.items():
            yield (PORT, port), shape

    def obstructions(self) -> Iterator[tuple[str, Shape]]:
        """The metal inside cells that is no pin, piece by piece, with the name of the cell."""
        for name, (kind, place) in self.cells.items():
            macro = self.technology.macros[kind]
            for layer, rect in macro.obstructions:
                yield name, (layer, oriented(rect, macro, place))

    def wires(self) -> Iterator[Shape]:
        """All metal and vias of routes and of the power grid."""
        for pieces in self.routes.values():
            for piece in pieces:
                yield from piece.shapes(self.technology)


def read(path: Path, technology: Technology) -> Drawn:
    """Reads a DEF file of this project or of qrouter; raises `ToolError` for any other file."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except OSError as e:
        raise ToolError(STEP, f"cannot read {path}: {e.strerror}") from e
    top, die, section = "", Rect(0, 0, 0, 0), ""
    cells: dict[str, tuple[str, Placed]] = {}
    ports: dict[str, Shape] = {}
    for line in lines:
        words = line.split()
        if not words:
            continue
        try:
            if words[0] == "DESIGN":
                top = words[1]
            elif words[0] == "DIEAREA":
                die = Rect(*(int(word) for word in words if word.isdecimal()))
            elif words[0] in ("COMPONENTS", "PINS", "NETS", "SPECIALNETS"):
                section = words[0]
            elif words[0] == "END":
                section = ""
            elif words[0] == "-" and section == "COMPONENTS":
                x, y, orientation = _placed(words)
                if words[2] not in technology.macros:
                    raise ValueError(words[2])
                cells[words[1]] = (words[2], Placed(x, y, orientation))
            elif words[0] == "-" and section == "PINS":
                x, y, _ = _placed(words)
                at = words.index("LAYER")
                x1, y1, x2, y2 = (int(words[at + n]) for n in (3, 4, 7, 8))
                ports[words[1]] = (words[at + 1], Rect(x1, y1, x2, y2).moved(x, y))
        except (ValueError, IndexError, TypeError) as e:
            raise ToolError(STEP, f"cannot read the line '{line.strip()}' of {path}") from e
    return Drawn(top, die, cells, ports, routes.read(path, technology), technology)


def _placed(words: Sequence[str]) -> tuple[int, int, str]:
    at = words.index("PLACED")
    return int(words[at + 2]), int(words[at + 3]), words[at + 5]
