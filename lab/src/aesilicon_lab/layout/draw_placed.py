# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Draws a placement: cells coloured by their sort, and the ports around them."""

from pathlib import Path

from aesilicon_lab.layout import clock_tree, draw
from aesilicon_lab.layout.geometry import engine
from aesilicon_lab.layout.placement import Placement

_LAYERS = {"logic": 1, "register": 2, "port": 3, "clock buffer": 4}
"""Sort of object -> GDS layer. The layers have the colours of metals in `draw`."""
_OUTLINE = 10
_PORT_NM = 1000
"""Half the side of a port's square."""


def picture(placement: Placement, flop: str, path: Path) -> None:
    """Draws a PNG, in which cells of kind `flop` are registers, and leaves a GDS file beside it."""
    db = engine()
    layout = db.Layout()
    layout.dbu = 0.001
    top = layout.create_cell(placement.netlist.top)
    layers = {name: layout.layer(db.LayerInfo(n, 0)) for name, n in _LAYERS.items()}
    for name, place in placement.cells.items():
        kind = placement.netlist.cells[name]
        macro = placement.technology.macros[kind]
        what = "register" if kind == flop else "logic"
        if name.startswith(clock_tree.PREFIX):
            what = "clock buffer"
        gap = placement.floor.site // 8  # separates neighbours in the picture
        box = db.Box(gap, gap, macro.width - gap, macro.height - gap)
        top.shapes(layers[what]).insert(box.moved(place.x, place.y))
    for slot in placement.ports.values():
        box = db.Box(-_PORT_NM, -_PORT_NM, _PORT_NM, _PORT_NM)
        top.shapes(layers["port"]).insert(box.moved(slot.x, slot.y))
    top.shapes(layout.layer(db.LayerInfo(_OUTLINE, 0))).insert(db.Box(*placement.floor.die))
    drawn = path.with_suffix(".gds")
    layout.write(str(drawn))
    draw.picture(drawn, _LAYERS, [*_LAYERS], path)
