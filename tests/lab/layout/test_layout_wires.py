# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Routes of a DEF file, their flaws mended, and their resistance and capacitance by hand."""

from pathlib import Path

import pytest

from aesilicon.errors import ToolError
from aesilicon_lab.layout import extraction, route_repair, routes, wires
from aesilicon_lab.layout.floorplan import Floorplan, Slot, plan
from aesilicon_lab.layout.layout_results import WireModel
from aesilicon_lab.layout.lef_layout import CutLayer, Macro, Rect, RoutingLayer, Technology
from aesilicon_lab.layout.physical import PORT, Physical
from aesilicon_lab.layout.placement import Placement, oriented
from aesilicon_lab.tools.coloquinte import Placed

TECHNOLOGY = Technology(
    layers={
        "m1": RoutingLayer("m1", True, 1000, 500, 300, 300, 0.1, 4e-05, 8e-05),
        "v1": CutLayer("v1", 300, 5.0),
        "m2": RoutingLayer("m2", False, 800, 400, 300, 300, 0.2, 2e-05, 6e-05),
    },
    vias={
        "up": (
            ("m1", Rect(-200, -200, 200, 200)),
            ("v1", Rect(-100, -100, 100, 100)),
            ("m2", Rect(-200, -200, 200, 200)),
        )
    },
    sites={"core": (800, 10000)},
)
SHORT = """\
NETS 1 ;
- a
  ( PIN a )
  ( PIN b )
+ ROUTED m1 ( 0 500 ) ( 10000 * ) up
  NEW m2 ( 10000 500 ) ( * 20500 ) ;
END NETS
"""


def read(text: str, tmp_path: Path) -> dict[str, list[routes.Route]]:
    file = tmp_path / "routed.def"
    file.write_text(text, encoding="utf-8")
    return routes.read(file, TECHNOLOGY)


def placed() -> Placement:
    ends = ((PORT, "a"), (PORT, "b"))
    netlist = Physical("top", ("a",), ("b",), {}, {"a": ends}, {})
    slots = {"a": Slot(0, 500, False), "b": Slot(10000, 20500, True)}
    return Placement(netlist, Floorplan(800, 10000, 20, 2, 0, 0), {}, slots, TECHNOLOGY)


def shapes() -> dict[str, tuple[str, Rect]]:
    return {
        "a": ("m1", Rect(-150, 350, 150, 650)),
        "b": ("m2", Rect(9850, 20350, 10150, 20650)),
    }


def test_a_wire_around_a_corner(tmp_path: Path) -> None:
    found = extraction.extracted(placed(), read(SHORT, tmp_path), shapes())["a"]
    low, high = 0.3 * 4e-05 + 2 * 8e-05, 0.3 * 2e-05 + 2 * 6e-05
    assert found.length_um == 30
    assert found.total_pf == pytest.approx(10 * low + 20 * high)
    assert sum(ohm for *_, ohm in found.ohm) == pytest.approx(10 / 0.3 * 0.1 + 5 + 20 / 0.3 * 0.2)
    assert found.ends[PORT, "a"] != found.ends[PORT, "b"]


def test_a_pin_without_a_wire_is_refused(tmp_path: Path) -> None:
    away = shapes() | {"b": ("m2", Rect(50_000, 0, 50_300, 300))}
    with pytest.raises(ToolError, match="no wire reaches pin b of the die"):
        extraction.extracted(placed(), read(SHORT, tmp_path), away)


def test_a_branch_is_joined_in_the_middle_of_a_wire(tmp_path: Path) -> None:
    text = SHORT.replace("up\n  NEW m2 ( 10000 500 )", "\n  NEW m1 ( 4000 500 ) up ( 4000 500 )")
    text = text.replace("( * 20500 )", "( 4000 500 )").replace("END NETS", "END NETS")
    found = read(text.replace(";\nEND", "\n  NEW m2 ( 4000 500 ) ( * 20500 ) ;\nEND"), tmp_path)
    there = shapes() | {"b": ("m2", Rect(3850, 20350, 4150, 20650))}
    wire = extraction.extracted(placed(), found, there)["a"]
    near = sum(ohm for a, b, ohm in wire.ohm if "'m1', 10000" not in a + b and ohm)
    assert near == pytest.approx(4 / 0.3 * 0.1 + 5 + 20 / 0.3 * 0.2)


def test_a_wire_that_misses_its_via_is_mended(tmp_path: Path) -> None:
    text = SHORT.replace("NEW m2 ( 10000 500 )", "NEW m2 ( 10000 1000 )")
    found = read(text, tmp_path)
    mended = route_repair.mended(found, TECHNOLOGY)
    added = [one for one in mended["a"] if one not in found["a"]]
    assert [one.segments[0].rect for one in added] == [Rect(9800, 350, 10200, 1150)]
    assert route_repair.mended(read(SHORT, tmp_path), TECHNOLOGY) == read(SHORT, tmp_path)


def test_a_short_wire_to_a_via_becomes_as_wide_as_it(tmp_path: Path) -> None:
    text = SHORT.replace("( 0 500 ) ( 10000 * ) up", "( 9850 500 ) ( 10000 * ) up")
    added = route_repair.mended(read(text, tmp_path), TECHNOLOGY)["a"][-1]
    assert added.special
    assert added.segments[0].rect == Rect(9700, 300, 10150, 700)


def test_a_special_wire_ends_where_it_says(tmp_path: Path) -> None:
    text = "SPECIALNETS 1 ;\n- a\n+ ROUTED m1 400 + SHAPE STRIPE ( 0 500 ) ( 700 * ) ;\nEND"
    (piece,) = read(text, tmp_path)["a"]
    assert piece.special
    assert piece.segments[0].rect == Rect(0, 300, 700, 700)


def test_an_unknown_via_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="cannot read the route"):
        read(SHORT.replace(" up", " down"), tmp_path)


def test_an_estimated_wire(tmp_path: Path) -> None:
    found = wires.estimated(placed(), WireModel(pf_per_um=1e-4, ohm_per_um=0.5, source=""))["a"]
    assert found.length_um == 30
    assert found.total_pf == pytest.approx(30e-4)
    assert [ohm for *_, ohm in found.ohm] == [15]


def test_the_steiner_factor_grows_with_the_pins() -> None:
    factors = [wires.steiner(pins) for pins in range(2, 80)]
    assert factors == sorted(factors)
    assert factors[0] == 1.0
    assert wires.steiner(51) == pytest.approx(wires.steiner(50) + 0.02616)


def test_the_floor_has_room_for_the_cells() -> None:
    floor = plan(TECHNOLOGY, 800 * 1000, 0.8)
    assert floor.rows * floor.columns * 0.8 >= 1000
    core = floor.core
    assert 0.5 < (core.x2 - core.x1) / (core.y2 - core.y1) < 2
    assert core.x1 % 800 == 0 and core.y1 % 10000 == 0


@pytest.mark.parametrize(
    ("orientation", "expected"),
    [
        ("N", Rect(110, 220, 120, 240)),
        ("S", Rect(180, 260, 190, 280)),
        ("FN", Rect(180, 220, 190, 240)),
        ("FS", Rect(110, 260, 120, 280)),
    ],
)
def test_orientations(orientation: str, expected: Rect) -> None:
    macro = Macro("GATE", 100, 100)
    assert oriented(Rect(10, 20, 20, 40), macro, Placed(100, 200, orientation)) == expected


def test_a_wire_off_its_track_is_moved_onto_it(tmp_path: Path) -> None:
    text = SHORT.replace("( 0 500 ) ( 10000 * ) up", "( 400 950 ) ( 10000 * ) up")
    found = read(text, tmp_path)
    piece = route_repair.mended(found, TECHNOLOGY)["a"][0]
    assert piece.words == "m1 ( 400 950 ) ( 400 500 ) ( 10000 500 ) up"
    assert [hole.at for hole in piece.holes] == [(10000, 500)]
    assert route_repair.mended(found, TECHNOLOGY)["a"][1] == found["a"][1]
    other = SHORT.replace("( 0 500 ) ( 10000 * ) up", "( 10000 500 ) up ( 400 500 ) ( 400 900 )")
    assert route_repair.mended(read(other, tmp_path), TECHNOLOGY) == read(other, tmp_path)
