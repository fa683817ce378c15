# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Resistance and capacitance of routed wires, from the routes in a DEF file.

A wire of a layer has the layer's capacitance for its area and both edges, and its sheet resistance;
a via has the resistance that the LEF file gives its hole. Coupling between wires is not known.
"""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from aesilicon.errors import ToolError
from aesilicon_lab.layout.lef_layout import CutLayer, Rect, RoutingLayer, Shape, Technology
from aesilicon_lab.layout.physical import PORT, End, leader
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.layout.routes import Point, Route, Segment
from aesilicon_lab.layout.wires import Wire

STEP = "extraction"

_Place = tuple[str, int, int]
"""Layer, x, y."""


@dataclass
class _Net:
    """A net under construction: its capacitors, resistors and metal."""

    technology: Technology
    pf: dict[_Place, float] = field(default_factory=dict)
    ohm: list[tuple[_Place, _Place, float]] = field(default_factory=list)
    metal: list[tuple[_Place, Shape]] = field(default_factory=list)
    """(Place, shape) of each piece of metal."""
    length: int = 0

    def add_routes(self, routes: Sequence[Route]) -> None:
        """Adds all wires and vias. Wires are divided at the ends of other pieces and at vias."""
        segments = [segment for route in routes for segment in route.segments]
        holes = [hole for route in routes for hole in route.holes]
        points: dict[str, set[Point]] = {}
        for one in segments:
            points.setdefault(one.layer, set()).update((one.begin, one.end))
        for hole in holes:
            for layer, _ in self._pads(hole.via):
                points.setdefault(layer, set()).add(hole.at)
        for one in segments:
            self._wire(one, points[one.layer])
        for hole in holes:
            self._via(hole.via, hole.at)

    def _pads(self, via: str) -> list[Shape]:
        layers = self.technology.layers
        shapes = self.technology.vias[via]
        return [shape for shape in shapes if isinstance(layers[shape[0]], RoutingLayer)]

    def _wire(self, one: Segment, points: Iterable[Point]) -> None:
        layer = self.technology.layers[one.layer]
        assert isinstance(layer, RoutingLayer)
        (x1, y1), (x2, y2) = sorted((one.begin, one.end))
        on = sorted(p for p in points if x1 <= p[0] <= x2 and y1 <= p[1] <= y2)
        pf_per_nm = (layer.area_pf * one.width / 1000 + 2 * layer.edge_pf) / 1000
        for a, b in itertools.pairwise(on):
            length = abs(a[0] - b[0]) + abs(a[1] - b[1])
            begin, end = (one.layer, *a), (one.layer, *b)
            for place in (begin, end):
                self.pf[place] = self.pf.get(place, 0.0) + length * pf_per_nm / 2
            self.ohm.append((begin, end, layer.resistance * length / one.width))
            self.length += length
        self.pf.setdefault((one.layer, *one.begin), 0.0)
        self.metal.append(((one.layer, *one.begin), (one.layer, one.rect)))

    def _via(self, via: str, at: Point) -> None:
        layers = self.technology.layers
        cuts = [layers[name] for name, _ in self.technology.vias[via]]
        ohm = sum(one.resistance for one in cuts if isinstance(one, CutLayer))
        (low, low_rect), (high, high_rect) = self._pads(via)
        for name, rect in ((low, low_rect), (high, high_rect)):
            self.pf.setdefault((name, *at), 0.0)
            self.metal.append(((name, *at), (name, rect.moved(*at))))
        self.ohm.append(((low, *at), (high, *at), ohm))

    def joined(self, ends: Mapping[End, Sequence[Shape]]) -> dict[End, _Place]:
        """Pin -> its place. Pieces whose metal touches at no common point are joined by 0 ohm."""
        place_of: dict[End, _Place] = {}
        leaders = {place: place for place in self.pf}
        find = partial(leader, leaders)

        def join(a: _Place, b: _Place) -> None:
            if find(a) != find(b):
                leaders[find(a)] = find(b)
                self.ohm.append((a, b, 0.0))

        for a, b, _ in self.ohm:
            leaders[find(a)] = find(b)
        for n, (place, (layer, rect)) in enumerate(self.metal):
            for other, (other_layer, other_rect) in self.metal[:n]:
                if layer == other_layer and rect.touches(other_rect):
                    join(place, other)
        for end, shapes in ends.items():
            touching = [place for place, shape in self.metal if _touches(shape, shapes)]
            if not touching:
                raise ToolError(STEP, f"no wire reaches pin {end[1]} of {end[0] or 'the die'}")
            near = min(self._near(shapes, touching), key=lambda one: one[0])[1]
            place_of[end] = near
            for place in touching:
                join(place, near)
        return place_of

    def _near(
        self, shapes: Sequence[Shape], touching: Sequence[_Place]
    ) -> list[tuple[int, _Place]]:
        """(Distance from a pin, place) for the places on its layers, or else for `touching`."""
        layers = {layer for layer, _ in shapes}
        places = [one for one in self.pf if one[0] in layers] or [*touching]
        return [(min(_distance(place, rect) for _, rect in shapes), place) for place in places]


def _touches(shape: Shape, others: Sequence[Shape]) -> bool:
    return any(shape[0] == layer and shape[1].touches(rect) for layer, rect in others)


def _distance(place: _Place, rect: Rect) -> int:
    _, x, y = place
    return max(rect.x1 - x, 0, x - rect.x2) + max(rect.y1 - y, 0, y - rect.y2)


def extracted(
    placement: Placement, routes: Mapping[str, Sequence[Route]], ports: Mapping[str, Shape]
) -> dict[str, Wire]:
    """Net -> its routed wire; `ports` are the shapes of the ports.

    Raises `ToolError` for a pin that no wire of its net reaches.
    """
    wires = {}
    for net, ends in placement.netlist.nets.items():
        made = _Net(placement.technology)
        made.add_routes(routes.get(net, ()))
        shapes = {end: [ports[end[1]]] if end[0] == PORT else placement.shapes(end) for end in ends}
        if len(ends) == 1:
            place = ("", 0, 0)
            wires[net] = Wire({ends[0]: f"{place}"}, {f"{place}": 0.0}, [])
            continue
        places = made.joined(shapes)
        wires[net] = Wire(
            {end: str(place) for end, place in places.items()},
            {str(place): pf for place, pf in made.pf.items()},
            [(str(a), str(b), ohm) for a, b, ohm in made.ohm],
            made.length / 1000,
        )
    return wires
