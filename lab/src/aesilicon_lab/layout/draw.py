# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Writes a finished layout as GDS, as a LEF abstract and as a picture."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from aesilicon.errors import UserError
from aesilicon_lab.layout.def_metal import Drawn
from aesilicon_lab.layout.geometry import engine
from aesilicon_lab.layout.lef_layout import Macro, RoutingLayer, Shape
from aesilicon_lab.layout.power_grid import PowerGrid, power_nets

_OUTLINE = (235, 0)
"""(GDS layer, datatype) of the outlines of cells and die."""
_TURNS = {"N": (0, False), "S": (2, False), "FN": (2, True), "FS": (0, True)}
"""Orientation -> (quarter turns, whether the cell is first mirrored about the x axis)."""
_COLOURS = (0x2F4B8A, 0xE4574C, 0x3FA66B, 0xE6A532, 0x9B5DE5, 0x00A6A6)
"""Colours of the metals, lowest first."""
PIXELS = 1000


def gds(drawn: Drawn, numbers: Mapping[str, int], path: Path, library: Path | None = None) -> None:
    """Writes GDS with the cells of the GDS file `library`; without it with their LEF abstracts.

    `numbers` are the GDS layers of metals and vias. Raises `UserError` for a GDS file that cannot
    be read or that lacks a cell.
    """
    db = engine()
    layout = db.Layout()
    layout.dbu = 0.001
    top = layout.create_cell(drawn.top)
    layers = {name: layout.layer(db.LayerInfo(n, 0, name)) for name, n in numbers.items()}
    outline = layout.layer(db.LayerInfo(*_OUTLINE, "outline"))
    kinds = sorted({kind for kind, _ in drawn.cells.values()})
    cells = _library_cells(layout, library, kinds) if library else {}
    for kind in kinds:
        if kind not in cells:
            cells[kind] = layout.create_cell(kind)
            _abstract(cells[kind], drawn.technology.macros[kind], layers, outline)
    for kind, place in drawn.cells.values():
        macro = drawn.technology.macros[kind]
        turns, mirrored = _TURNS[place.orientation]
        box = db.Trans(turns, mirrored, 0, 0) * db.Box(0, 0, macro.width, macro.height)
        move = db.Trans(turns, mirrored, place.x - box.left, place.y - box.bottom)
        top.insert(db.CellInstArray(cells[kind].cell_index(), move))
    for layer, rect in drawn.wires():
        top.shapes(layers[layer]).insert(db.Box(*rect))
    for port, (layer, rect) in drawn.ports.items():
        top.shapes(layers[layer]).insert(db.Box(*rect))
        x, y = (rect.x1 + rect.x2) // 2, (rect.y1 + rect.y2) // 2
        top.shapes(layers[layer]).insert(db.Text(port, x, y))
    top.shapes(outline).insert(db.Box(*drawn.die))
    options = db.SaveLayoutOptions()
    options.format = "GDS2"
    options.gds2_write_timestamps = False
    layout.write(str(path), options)


def _library_cells(layout: Any, library: Path, kinds: list[str]) -> dict[str, Any]:
    try:
        layout.read(str(library))
    except RuntimeError as e:
        raise UserError(f"{library} cannot be read as GDS") from e
    layout.dbu = 0.001
    cells = {kind: layout.cell(kind) for kind in kinds}
    for kind, cell in cells.items():
        if cell is None:
            raise UserError(f"{library} has no cell {kind}: name the GDS file of the library")
    return cells


def _abstract(cell: Any, macro: Macro, layers: Mapping[str, int], outline: int) -> None:
    db = engine()
    shapes: list[Shape] = [shape for pin in macro.pins.values() for shape in pin.shapes]
    for layer, rect in (*shapes, *macro.obstructions):
        if layer in layers:
            cell.shapes(layers[layer]).insert(db.Box(*rect))
    cell.shapes(outline).insert(db.Box(0, 0, macro.width, macro.height))


def lef(drawn: Drawn, power: PowerGrid, path: Path) -> None:
    """Writes the LEF abstract: ports and power stripes as pins, all other metal blocked."""
    die = drawn.die
    ground, supply = power_nets(drawn.technology)
    lines = [
        "VERSION 5.6 ;",
        'BUSBITCHARS "[]" ;',
        'DIVIDERCHAR "/" ;',
        "UNITS",
        "  DATABASE MICRONS 1000 ;",
        "END UNITS",
        f"MACRO {drawn.top}",
        "  CLASS BLOCK ;",
        "  ORIGIN 0 0 ;",
        f"  SIZE {die.x2 / 1000:g} BY {die.y2 / 1000:g} ;",
    ]
    closed: list[Shape] = []
    stripes: dict[str, list[Shape]] = {ground: [], supply: []}
    for rail in power.rails:
        if rail.stripe:
            stripes[rail.net].append((rail.layer, rail.rect))
    for net, use in ((ground, "GROUND"), (supply, "POWER")):
        lines += _pin(net, "INOUT", use, stripes[net])
    for port, shape in drawn.ports.items():
        if port not in stripes:
            way = "OUTPUT" if port.partition("[")[0].endswith("_o") else "INPUT"
            lines += _pin(port, way, "SIGNAL", [shape])
    covered = {layer for layer, _ in drawn.wires()}
    for name, metal in drawn.technology.layers.items():
        if isinstance(metal, RoutingLayer) and name in covered:
            closed.append((name, die))
    lines += ["  OBS", *_rects(closed), "  END", f"END {drawn.top}", "END LIBRARY"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _pin(name: str, way: str, use: str, shapes: list[Shape]) -> list[str]:
    head = [f"  PIN {name}", f"    DIRECTION {way} ;", f"    USE {use} ;", "    PORT"]
    return [*head, *_rects(shapes), "    END", f"  END {name}"]


def _rects(shapes: list[Shape]) -> list[str]:
    lines = []
    for layer, rect in shapes:
        corners = " ".join(f"{value / 1000:g}" for value in rect)
        lines += [f"      LAYER {layer} ;", f"        RECT {corners} ;"]
    return lines


def picture(
    source: Path,
    numbers: Mapping[str, int],
    metals: list[str],
    path: Path,
    pixels: int = PIXELS,
) -> None:
    """Draws the metals in a GDS file as a PNG of `pixels` by `pixels`."""
    lay = import_module("klayout.lay")
    view = lay.LayoutView()
    view.load_layout(str(source), True)
    view.max_hier()
    view.set_config("background-color", "#0b1020")
    view.set_config("grid-visible", "false")
    view.set_config("text-visible", "false")
    view.clear_layers()
    for name, colour in zip(metals, _COLOURS, strict=False):
        properties = lay.LayerProperties()
        properties.source = f"{numbers[name]}/0"
        properties.fill_color = properties.frame_color = colour
        properties.dither_pattern = 0  # solid
        properties.width = 0
        properties.transparent = False
        view.insert_layer(view.end_layers(), properties)
    view.zoom_fit()
    view.save_image(str(path), pixels, pixels)
