# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads routing layers, vias, sites and the geometry of cells from LEF files.

Lengths are whole nanometres. Statements that our layouts do not use (antenna rules, spacing tables,
generated vias) are skipped.
"""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from aesilicon.errors import UserError


class Rect(NamedTuple):
    """A rectangle in nm, lower left and upper right corner."""

    x1: int
    y1: int
    x2: int
    y2: int

    def moved(self, x: int, y: int) -> "Rect":
        """The rectangle moved by x and y."""
        return Rect(self.x1 + x, self.y1 + y, self.x2 + x, self.y2 + y)

    def grown(self, by: int) -> "Rect":
        """The rectangle enlarged by `by` on each side."""
        return Rect(self.x1 - by, self.y1 - by, self.x2 + by, self.y2 + by)

    def touches(self, other: "Rect") -> bool:
        """Whether both rectangles, including their edges, share a point."""
        return (
            self.x1 <= other.x2
            and other.x1 <= self.x2
            and self.y1 <= other.y2
            and other.y1 <= self.y2
        )


Shape = tuple[str, Rect]
"""(Layer, rectangle)."""


@dataclass
class RoutingLayer:
    """A metal layer for wires."""

    name: str
    horizontal: bool = True
    pitch: int = 0
    offset: int = 0
    width: int = 0
    spacing: int = 0
    resistance: float = 0.0
    """Sheet resistance in ohms per square."""
    area_pf: float = 0.0
    """Area capacitance in pF per um2."""
    edge_pf: float = 0.0
    """Edge capacitance in pF per um of one edge."""

    @property
    def pf_per_um(self) -> float:
        """Capacitance of a wire of the layer's width, by its area and both edges."""
        return self.area_pf * self.width / 1000 + 2 * self.edge_pf

    @property
    def ohm_per_um(self) -> float:
        """Resistance of a wire of the layer's width."""
        return self.resistance * 1000 / self.width if self.width else 0.0


@dataclass
class CutLayer:
    """A via layer: the holes between two metals."""

    name: str
    spacing: int = 0
    resistance: float = 0.0
    """Resistance of a hole in ohms."""


@dataclass
class Pin:
    """A pin of a cell."""

    name: str
    direction: str = ""
    use: str = ""
    shapes: list[Shape] = field(default_factory=list)


@dataclass
class Macro:
    """The LEF abstract of a cell."""

    name: str
    width: int = 0
    height: int = 0
    pins: dict[str, Pin] = field(default_factory=dict)
    obstructions: list[Shape] = field(default_factory=list)


@dataclass
class Technology:
    """Layers, vias, sites and cells of a library's LEF files."""

    layers: dict[str, RoutingLayer | CutLayer] = field(default_factory=dict)
    """Routing and cut layers, lowest first."""
    vias: dict[str, tuple[Shape, ...]] = field(default_factory=dict)
    sites: dict[str, tuple[int, int]] = field(default_factory=dict)
    macros: dict[str, Macro] = field(default_factory=dict)

    @property
    def metals(self) -> list[RoutingLayer]:
        """Routing layers, lowest first."""
        return [one for one in self.layers.values() if isinstance(one, RoutingLayer)]

    @property
    def site(self) -> tuple[int, int]:
        """(Width, height) of the smallest site, on which the cells stand."""
        return min(self.sites.values())

    def via_between(self, lower: str, upper: str) -> str:
        """The first via of two neighbouring metals; raises `UserError` if there is none."""
        for name, shapes in self.vias.items():
            if {lower, upper} <= {layer for layer, _ in shapes}:
                return name
        raise UserError(f"the LEF file has no via between {lower} and {upper}")


def read(paths: Sequence[Path]) -> Technology:
    """The technology of one or more LEF files, the technology file first.

    Raises `UserError` for files that cannot be read or that have no cells, sites or metals.
    """
    technology = Technology()
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as e:
            raise UserError(f"cannot read {path}: {e.strerror}") from e
        _Reader(text, technology).read()
    names = " and ".join(map(str, paths))
    for what, there in (
        ("MACRO", technology.macros),
        ("SITE", technology.sites),
        ("metal", technology.metals),
    ):
        if not there:
            raise UserError(f"{names} cannot be laid out with: no {what} in it")
    return technology


class _Reader:
    """Statements of a LEF file: words up to a semicolon, or a word that opens a block."""

    def __init__(self, text: str, into: Technology) -> None:
        self._words = _words(text)
        self._into = into

    def read(self) -> None:
        for word in self._words:
            if word == "LAYER":
                self._layer(next(self._words))
            elif word == "VIA":
                self._via(next(self._words))
            elif word == "SITE":
                self._site(next(self._words))
            elif word == "MACRO":
                self._macro(next(self._words))
            elif word in ("VIARULE", "NONDEFAULTRULE"):
                self._skip_block(next(self._words))
            elif word in ("UNITS", "PROPERTYDEFINITIONS", "SPACING"):
                self._skip_block(word)
            elif word == "END":
                next(self._words, "")
            else:
                self._rest()

    def _rest(self) -> list[str]:
        """The words up to the semicolon."""
        words: list[str] = []
        for word in self._words:
            if word == ";":
                break
            words.append(word)
        return words

    def _skip_block(self, name: str) -> None:
        for word in self._words:
            if word == "END" and next(self._words) == name:
                return

    def _layer(self, name: str) -> None:
        kind = ""
        routing, cut = RoutingLayer(name), CutLayer(name)
        for word in self._words:
            if word == "END":
                next(self._words)
                break
            values = self._rest()
            if word == "TYPE":
                kind = values[0]
            elif word == "DIRECTION":
                routing.horizontal = values[0] == "HORIZONTAL"
            elif word == "PITCH":
                routing.pitch = _nm(values[-1 if len(values) > 1 and routing.horizontal else 0])
            elif word == "OFFSET":
                routing.offset = _nm(values[-1 if len(values) > 1 and routing.horizontal else 0])
            elif word == "WIDTH":
                routing.width = _nm(values[0])
            elif word == "SPACING" and not routing.spacing:
                routing.spacing = cut.spacing = _nm(values[0])
            elif word == "SPACINGTABLE" and not routing.spacing and "WIDTH" in values:
                routing.spacing = _nm(values[values.index("WIDTH") + 2])
            elif word == "RESISTANCE":
                routing.resistance = cut.resistance = float(values[-1])
            elif word == "CAPACITANCE":
                routing.area_pf = float(values[-1])
            elif word == "EDGECAPACITANCE":
                routing.edge_pf = float(values[-1])
        if kind == "ROUTING":
            self._into.layers[name] = routing
        elif kind == "CUT":
            self._into.layers[name] = cut

    def _via(self, name: str) -> None:
        shapes: list[Shape] = []
        layer = ""
        for word in self._words:
            if word == "END":
                next(self._words)
                break
            if word == "DEFAULT":
                continue
            values = self._rest()
            if word == "LAYER":
                layer = values[0]
            elif word == "RECT":
                shapes.append((layer, _rect(values)))
        self._into.vias[name] = tuple(shapes)

    def _site(self, name: str) -> None:
        size, kind = (0, 0), ""
        for word in self._words:
            if word == "END":
                next(self._words)
                break
            values = self._rest()
            if word == "SIZE":
                size = (_nm(values[0]), _nm(values[2]))
            elif word == "CLASS":
                kind = values[0]
        if kind == "CORE":
            self._into.sites[name] = size

    def _macro(self, name: str) -> None:
        made = Macro(name)
        origin = (0, 0)
        for word in self._words:
            if word == "END":
                next(self._words)
                break
            if word == "PIN":
                pin = self._pin(next(self._words))
                made.pins[pin.name] = pin
            elif word == "OBS":
                made.obstructions = self._shapes()
            else:
                values = self._rest()
                if word == "SIZE":
                    made.width, made.height = _nm(values[0]), _nm(values[2])
                elif word == "ORIGIN":
                    origin = (_nm(values[0]), _nm(values[1]))
        if origin != (0, 0):
            made.obstructions = _moved(made.obstructions, origin)
            for one in made.pins.values():
                one.shapes = _moved(one.shapes, origin)
        self._into.macros[name] = made

    def _pin(self, name: str) -> Pin:
        pin = Pin(name)
        for word in self._words:
            if word == "END":
                next(self._words)
                break
            if word == "PORT":
                pin.shapes += self._shapes()
                continue
            values = self._rest()
            if word == "DIRECTION":
                pin.direction = values[0]
            elif word == "USE":
                pin.use = values[0]
        return pin

    def _shapes(self) -> list[Shape]:
        """Reads rectangles, and polygons cut into rectangles, up to END."""
        shapes: list[Shape] = []
        layer = ""
        for word in self._words:
            if word == "END":
                break
            values = self._rest()
            if word == "LAYER":
                layer = values[0]
            elif word == "RECT":
                shapes.append((layer, _rect(values)))
            elif word == "POLYGON":
                shapes += [(layer, rect) for rect in _cut(values)]
        return shapes


def _words(text: str) -> Iterator[str]:
    for line in text.splitlines():
        yield from line.partition("#")[0].replace(";", " ; ").split()


def _nm(um: str) -> int:
    return round(float(um) * 1000)


def _rect(values: Sequence[str]) -> Rect:
    numbers = [_nm(word) for word in values if word not in ("(", ")", "MASK")]
    x1, y1, x2, y2 = numbers[-4:]
    return Rect(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))


def _cut(values: Sequence[str]) -> list[Rect]:
    """Cuts a polygon with right angles into horizontal slices."""
    numbers = [_nm(word) for word in values if word not in ("(", ")")]
    points = [*zip(numbers[::2], numbers[1::2], strict=True)]
    edges = [(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True) if a[0] == b[0]]
    levels = sorted({y for _, y in points})
    slices = []
    for low, high in itertools.pairwise(levels):
        crossed = sorted(
            a[0] for a, b in edges if min(a[1], b[1]) <= low and max(a[1], b[1]) >= high
        )
        pairs = zip(crossed[::2], crossed[1::2], strict=True)
        slices += [Rect(left, low, right, high) for left, right in pairs]
    return slices


def _moved(shapes: Sequence[Shape], by: tuple[int, int]) -> list[Shape]:
    return [(layer, rect.moved(*by)) for layer, rect in shapes]


def widths(technology: Technology, cells: Mapping[str, int]) -> int:
    """Total width in nm of `cells` (kind -> number of cells)."""
    return sum(technology.macros[cell].width * number for cell, number in cells.items())
