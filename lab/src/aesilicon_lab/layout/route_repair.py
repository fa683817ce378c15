# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Mends flaws of qrouter's routes: wires off their track, slits beside short wires, missed vias.

The checks of the finished layout cover the mended wires too.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise

from aesilicon_lab.layout.lef_layout import RoutingLayer, Shape, Technology
from aesilicon_lab.layout.physical import leader
from aesilicon_lab.layout.routes import Hole, Point, Route, Segment

Routes = Mapping[str, Sequence[Route]]


def mended(routes: Routes, technology: Technology) -> dict[str, list[Route]]:
    """The routes with wires moved or metal added where they have a flaw."""
    routes_of = {}
    for net, pieces in routes.items():
        aligned = [_aligned(piece, technology) for piece in pieces]
        joined = [*aligned, *_bridges(aligned, technology)]
        routes_of[net] = [*joined, *_wide(joined, technology)]
    return routes_of


def _aligned(piece: Route, technology: Technology) -> Route:
    """Moves the first stretch of a wire onto its track and adds a jog to the pin.

    To reach a pin off the track qrouter moves the whole stretch with its via, which then comes too
    close to other metal or misses the wire above.
    """
    layer = piece.words.split()[0]
    if (
        piece.special
        or not piece.segments
        or any(segment.layer != layer for segment in piece.segments)
    ):
        return piece
    points = [piece.segments[0].begin, *(one.end for one in piece.segments)]
    holes = [(hole.via, points.index(hole.at)) for hole in piece.holes if hole.at in points]
    if len(holes) < len(piece.holes):
        return piece
    for end in (False, True):
        if end:
            points.reverse()
            holes = [(via, len(points) - 1 - at) for via, at in holes]
        moved = _on_track(points, technology)
        if moved and holes and all(at for _, at in holes):
            points = moved
            holes = [(via, at + 1) for via, at in holes]
        if end:
            points.reverse()
            holes = [(via, len(points) - 1 - at) for via, at in holes]
    width = piece.segments[0].width
    segments = [Segment(layer, a, b, width, True) for a, b in pairwise(points)]
    words = [layer]
    for number, (x, y) in enumerate(points):
        words.append(f"( {x} {y} )")
        words += [via for via, at in holes if at == number]
    made = Route(
        " ".join(words),
        False,
        tuple(segments),
        tuple(Hole(via, points[at]) for via, at in holes),
    )
    return made if points != [piece.segments[0].begin, *(s.end for s in piece.segments)] else piece


def _on_track(points: Sequence[Point], technology: Technology) -> list[Point] | None:
    """Points with the first stretch moved onto its track; None if it is on the track, or short."""
    upright = next(metal for metal in technology.metals if not metal.horizontal)
    level = technology.metals[0]
    grid = ((upright.offset, upright.pitch), (level.offset, level.pitch))
    first, second = points[0], points[1]
    for along, across in ((0, 1), (1, 0)):
        if first[across] != second[across]:
            continue
        offset, pitch = grid[across]
        track = offset + round((first[across] - offset) / pitch) * pitch
        if track == first[across] or abs(first[along] - second[along]) < grid[along][1]:
            return None
        move = [list(first), list(second)]
        move[0][across] = move[1][across] = track
        return [first, (move[0][0], move[0][1]), (move[1][0], move[1][1]), *points[2:]]
    return None


def _wide(pieces: Sequence[Route], technology: Technology) -> list[Route]:
    """Copies of short wires to a via that are as wide as the via.

    They fill the slit between the via and the pin at the other end of the wire, which is narrower
    than the spacing of the layer.
    """
    metals = {metal.name: metal for metal in technology.metals}
    wide = []
    for piece in pieces:
        pads = {
            (layer, hole.at): rect
            for hole in piece.holes
            for layer, rect in technology.vias[hole.via]
        }
        for segment in piece.segments:
            for at in (segment.begin, segment.end):
                pad = pads.get((segment.layer, at))
                if pad and 0 < segment.length < metals[segment.layer].spacing and segment.square:
                    wide.append(_widened(segment, pad.x2 - pad.x1))
    return wide


def _widened(one: Segment, width: int) -> Route:
    x1, y1, x2, y2 = one.rect
    if one.begin[1] == one.end[1]:
        begin, end = (x1, one.begin[1]), (x2, one.begin[1])
    else:
        begin, end = (one.begin[0], y1), (one.begin[0], y2)
    words = f"{one.layer} {width} ( {begin[0]} {begin[1]} ) ( {end[0]} {end[1]} )"
    return Route(words, True, (Segment(one.layer, begin, end, width, False),), ())


def _bridges(pieces: Sequence[Route], technology: Technology) -> list[Route]:
    """Wires that connect pieces which end less than a pitch apart and do not touch.

    Such gaps arise where qrouter moves a wire with its via off the track to reach a pin, but not
    the wire above.
    """
    metals = {metal.name: metal for metal in technology.metals}
    shapes = [piece.shapes(technology) for piece in pieces]
    leaders = {number: number for number in range(len(pieces))}
    find = partial(leader, leaders)
    for a, b in combinations(range(len(pieces)), 2):
        if find(a) != find(b) and _touch(shapes[a], shapes[b]):
            leaders[find(a)] = find(b)
    added = []
    for a, b in combinations(range(len(pieces)), 2):
        if find(a) == find(b):
            continue
        near = [
            (abs(p[0] - q[0]) + abs(p[1] - q[1]), layer, p, q)
            for layer, p in _ends(pieces[a], technology)
            for other, q in _ends(pieces[b], technology)
            if layer == other and (p[0] == q[0] or p[1] == q[1])
        ]
        distance, layer, p, q = min(near, default=(0, "", (0, 0), (0, 0)))
        if near and distance < metals[layer].pitch:
            piece = Segment(layer, p, q, metals[layer].width, True)
            pads = [
                rect.x2 - rect.x1
                for shapes_ in technology.vias.values()
                for name, rect in shapes_
                if name == layer
            ]
            added.append(_widened(piece, max(pads, default=piece.width)))
            leaders[find(a)] = find(b)
    return added


def _touch(shapes: Sequence[Shape], others: Sequence[Shape]) -> bool:
    return any(a == b and one.touches(other) for a, one in shapes for b, other in others)


def _ends(piece: Route, technology: Technology) -> list[tuple[str, Point]]:
    """(Layer, point) of each end of a wire, and of each via on both its metals."""
    ends = [
        (segment.layer, at) for segment in piece.segments for at in (segment.begin, segment.end)
    ]
    for hole in piece.holes:
        for layer, _ in technology.vias[hole.via]:
            if isinstance(technology.layers[layer], RoutingLayer):
                ends.append((layer, hole.at))
    return ends
