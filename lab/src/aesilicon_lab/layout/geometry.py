# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks the metal of a layout with KLayout's geometry engine: spacing, width, overlaps of cells.

The metal is that of the DEF file and of the LEF abstracts of its cells: pins and inner metal. A
violation inside a single cell is not counted.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module, metadata, util
from typing import Any

from aesilicon.errors import MissingToolError
from aesilicon_lab.layout.def_metal import Drawn
from aesilicon_lab.layout.layout_results import Violations
from aesilicon_lab.layout.lef_layout import CutLayer, Rect, RoutingLayer, Shape, Technology
from aesilicon_lab.layout.placement import oriented

_TILE_UM, _BORDER_UM = 40.0, 3.0

PACKAGE = "klayout"
REMEDY = "pip install klayout"


def version() -> str | None:
    """Version of the KLayout package; None if it is not installed."""
    try:
        return metadata.version(PACKAGE)
    except metadata.PackageNotFoundError:
        return None


@cache
def engine() -> Any:
    """KLayout's database module; raises `MissingToolError` without it."""
    if util.find_spec(PACKAGE) is None:
        raise MissingToolError(f"checking a layout needs KLayout, which is not installed: {REMEDY}")
    return import_module("klayout.db")


def metal(drawn: Drawn) -> dict[str, list[Rect]]:
    """Layer -> all rectangles of wires and cells on it."""
    rects: dict[str, list[Rect]] = {name: [] for name in drawn.technology.layers}
    shapes: list[Shape] = [*drawn.wires()]
    shapes += [shape for _, shape in drawn.pins()]
    shapes += [shape for _, shape in drawn.obstructions()]
    for layer, rect in shapes:
        if layer in rects:
            rects[layer].append(rect)
    return rects


def region(rects: list[Rect]) -> Any:
    """Rectangles as a region of KLayout's engine, in units of 1 nm."""
    db = engine()
    made = db.Region()
    for rect in rects:
        made.insert(db.Box(*rect))
    return made


def check(drawn: Drawn, tell: Callable[[str], None] = lambda now: None) -> Violations:
    """Counts the violations in a layout."""
    technology = drawn.technology
    counts: Counter[str] = Counter()
    own = _own(technology, {kind for kind, _ in drawn.cells.values()})
    for name, rects in metal(drawn).items():
        tell(name)
        layer = technology.layers[name]
        for rule, pairs in _broken(rects, layer):
            marks = {_place(pair) for pair in pairs.each()}
            marks -= _placed_marks(drawn, own.get((name, rule), {}))
            counts[rule] += len(marks)
    tell("cells")
    return Violations(
        spacing=counts["spacing"],
        width=counts["width"],
        overlaps=region([*drawn.outlines()]).merged(False, 2).count(),
        off_site=_off_site(drawn),
    )


def _broken(rects: list[Rect], layer: RoutingLayer | CutLayer) -> list[tuple[str, Any]]:
    """(Rule, edge pairs that break it). Works in tiles, because power nets are large polygons."""
    db = engine()
    made = region(rects)
    checks = {"spacing": f"space_check({layer.spacing}, false, Metrics.Euclidian)"}
    if isinstance(layer, RoutingLayer):
        checks["width"] = f"width_check({layer.width}, false, Metrics.Euclidian)"
    pairs_by_rule = []
    for rule, call in checks.items():
        pairs = db.EdgePairs()
        tiles = db.TilingProcessor()
        tiles.dbu = 0.001
        tiles.tile_size(_TILE_UM, _TILE_UM)
        tiles.tile_border(_BORDER_UM, _BORDER_UM)
        tiles.input("metal", made)
        tiles.output("pairs", pairs)
        tiles.queue(f"_output(pairs, metal.merged.{call})")
        tiles.execute(rule)
        pairs_by_rule.append((rule, pairs))
    return pairs_by_rule


def _place(pair: Any) -> tuple[int, int]:
    box = pair.bbox()
    return box.left, box.bottom


def _own(
    technology: Technology, kinds: set[str]
) -> dict[tuple[str, str], dict[str, set[tuple[int, int, int, int]]]]:
    """(Layer, rule) -> kind of cell -> boxes of the violations inside such a cell."""
    marks_of: dict[tuple[str, str], dict[str, set[tuple[int, int, int, int]]]] = {}
    for kind in sorted(kinds):
        macro = technology.macros[kind]
        shapes = [shape for pin in macro.pins.values() for shape in pin.shapes]
        shapes += macro.obstructions
        for name, layer in technology.layers.items():
            rects = [rect for on, rect in shapes if on == name]
            for rule, pairs in _broken(rects, layer) if rects else []:
                boxes = [pair.bbox() for pair in pairs.each()]
                marks = {(box.left, box.bottom, box.right, box.top) for box in boxes}
                if marks:
                    marks_of.setdefault((name, rule), {})[kind] = marks
    return marks_of


def _placed_marks(
    drawn: Drawn, marks: Mapping[str, set[tuple[int, int, int, int]]]
) -> set[tuple[int, int]]:
    """Lower left corners, in the layout, of the violations inside single cells."""
    corners = set()
    for kind, place in drawn.cells.values():
        for mark in marks.get(kind, ()):
            rect = oriented(Rect(*mark), drawn.technology.macros[kind], place)
            corners.add((rect.x1, rect.y1))
    return corners


def _off_site(drawn: Drawn) -> int:
    width, height = drawn.technology.site
    columns = {place.x % width for _, place in drawn.cells.values()}
    rows = {place.y % height for _, place in drawn.cells.values()}
    first, base = min(columns, default=0), min(rows, default=0)
    return sum(
        place.x % width != first
        or place.y % height != base
        or place.x < drawn.die.x1
        or place.y < drawn.die.y1
        or place.x + drawn.technology.macros[kind].width > drawn.die.x2
        or place.y + height > drawn.die.y2
        for kind, place in drawn.cells.values()
    )
