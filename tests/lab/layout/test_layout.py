# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A small netlist laid out for real, and layouts with planted faults that the checks must see."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import libraries
from aesilicon.errors import MissingToolError, ToolError, UserError
from aesilicon.targets import CellTarget
from aesilicon.tools import process
from aesilicon_lab.layout import (
    buffers,
    connectivity,
    def_metal,
    draw,
    geometry,
    layout,
    layout_rules,
    strengths,
    timed_placement,
    wires,
)
from aesilicon_lab.layout.def_metal import Drawn
from aesilicon_lab.layout.layout import LaidOut
from aesilicon_lab.layout.physical import PORT, Physical
from aesilicon_lab.layout.placement import Placement
from aesilicon_lab.tools import coloquinte, layout_sizing, layout_timing, qrouter

CLOCK = "clk_i"
BITS = 24
SPREAD = 1.25
"""Wire over that of an ideal order; bins smaller than a cell give 1.37."""


def netlist() -> str:
    """A shift register in a ring, each bit combined with another one and with an input."""
    lines = [
        f"module small ({CLOCK}, \\in_i[0] , \\in_i[1] , out_o);",
        f"  input {CLOCK}; input \\in_i[0] ; input \\in_i[1] ; output out_o;",
    ]
    for n in range(BITS):
        before, far = f"q{(n - 1) % BITS}", f"q{(n * 7 + 3) % BITS}"
        lines += [
            f"  wire q{n}, a{n}, d{n};",
            f"  NAND2X1 g{n} (.A({before}), .B({far}), .Y(a{n}));",
            f"  XOR2X1 x{n} (.A(a{n}), .B(\\in_i[{n % 2}] ), .Y(d{n}));",
            f"  DFFPOSX1 \\bit[{n}] (.CLK({CLOCK}), .D(d{n}), .Q(q{n}));",
        ]
    lines += ["  BUFX2 last (.A(q5), .Y(out_o));", "endmodule"]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def target() -> CellTarget:
    found = libraries.found("osu018", timed=True)
    for require in (coloquinte.require, qrouter.require, geometry.engine):
        try:
            require()
        except MissingToolError as e:
            pytest.skip(str(e))
    return found


@pytest.fixture(scope="module")
def mapped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("mapped") / "netlist.v"
    file.write_text(netlist(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def laid(target: CellTarget, mapped: Path, tmp_path_factory: pytest.TempPathFactory) -> LaidOut:
    return layout.lay_out(mapped, target, clock=CLOCK, work=tmp_path_factory.mktemp("laid"))


def test_a_clean_layout_has_everything_connected(laid: LaidOut) -> None:
    last = laid.attempts[-1]
    assert last.clean
    assert not (last.opens or last.shorts)
    kinds = [*laid.placement.netlist.cells.values()]
    assert kinds.count("DFFPOSX1") == BITS
    assert kinds.count("CLKBUF1") == 4, "24 registers: three leaves and a stem"
    assert connectivity.compare(
        connectivity.connected(laid.drawn), laid.placement.netlist, laid.drawn
    ).equal


def loaded_netlist() -> str:
    """A register whose weak buffer drives forty others through gates."""
    lines = [f"module small ({CLOCK}, out_o);", f"  input {CLOCK}; output out_o;"]
    lines += ["  wire d, q, b; INVX1 i (.A(b), .Y(d));"]
    lines += [f"  DFFPOSX1 first (.CLK({CLOCK}), .D(d), .Q(q));", "  BUFX2 weak (.A(q), .Y(b));"]
    for n in range(40):
        last = "out_o" if n == 39 else f"q{n}"
        lines += [f"  wire q{n}, d{n};" if n < 39 else f"  wire d{n};"]
        lines += [f"  NAND2X1 g{n} (.A(b), .B({last}), .Y(d{n}));"]
        lines += [f"  DFFPOSX1 r{n} (.CLK({CLOCK}), .D(d{n}), .Q({last}));"]
    return "\n".join([*lines, "endmodule"]) + "\n"


def test_estimated_wires_choose_strengths(target: CellTarget, tmp_path: Path) -> None:
    file = tmp_path / "netlist.v"
    file.write_text(loaded_netlist(), encoding="utf-8")
    rules = layout_rules.rules(target)
    netlist = layout.placed_netlist(file, target, rules, CLOCK)
    (made,) = timed_placement.placed(netlist, target, rules, CLOCK, tmp_path, seeds=[1])
    assert made.placement.netlist.cells["weak"] == "BUFX4"
    assert made.resized == len(strengths.changed(netlist, made.placement.netlist)) > 0
    folder = tmp_path / "seed1"
    before = layout_timing.analyze(
        *(folder / "first.v", "small", target.liberty, target.library, folder / "first.spef"),
        clock=CLOCK,
        clock_tree=True,
        work=tmp_path / "before",
    )
    assert made.period_ns < before.setup.min_period_ns - layout_sizing.GAIN_NS


def patient_netlist() -> str:
    """A register that drives a chain of gates, and forty others beside it that have time."""
    lines = [f"module small ({CLOCK}, out_o);", f"  input {CLOCK}; output out_o; wire q, c0, d;"]
    lines += [f"  DFFPOSX1 first (.CLK({CLOCK}), .D(d), .Q(q));", "  INVX1 i0 (.A(q), .Y(c0));"]
    for n in range(1, 24):
        after = "d" if n == 23 else f"c{n}"
        lines += [f"  wire c{n};"] if n < 23 else []
        lines += [f"  NAND2X1 i{n} (.A(c{n - 1}), .B(c{n - 1}), .Y({after}));"]
    for n in range(40):
        last = "out_o" if n == 39 else f"q{n}"
        lines += [f"  wire q{n}, d{n};" if n < 39 else f"  wire d{n};"]
        lines += [f"  NAND2X1 g{n} (.A(q), .B({last}), .Y(d{n}));"]
        lines += [f"  DFFPOSX1 r{n} (.CLK({CLOCK}), .D(d{n}), .Q({last}));"]
    return "\n".join([*lines, "endmodule"]) + "\n"


@pytest.fixture
def patient(target: CellTarget, tmp_path: Path) -> Physical:
    file = tmp_path / "patient.v"
    file.write_text(patient_netlist(), encoding="utf-8")
    return layout.placed_netlist(file, target, layout_rules.rules(target), CLOCK)


def test_pins_that_have_time_go_behind_a_buffer(
    target: CellTarget, patient: Physical, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = layout_rules.rules(target)
    (made,) = timed_placement.placed(patient, target, rules, CLOCK, tmp_path / "with", seeds=[1])
    netlist = made.placement.netlist
    assert made.wire_buffers == sum(name.startswith(buffers.PREFIX) for name in netlist.cells) > 0
    behind = {cell for cell, _ in netlist.nets["wire_buffer_0_net"][1:]}
    assert "i0" not in behind
    assert len(behind) > 20
    monkeypatch.setattr(buffers, "shields", lambda *_: [])
    (without,) = timed_placement.placed(patient, target, rules, CLOCK, tmp_path / "no", seeds=[1])
    assert not without.wire_buffers
    assert made.period_ns < without.period_ns - 0.05


def test_without_room_there_are_no_buffers(
    target: CellTarget, patient: Physical, tmp_path: Path
) -> None:
    rules = layout_rules.rules(target)
    (made,) = timed_placement.placed(
        *(patient, target, rules, CLOCK, tmp_path), seeds=[1], utilisation=0.99
    )
    assert not made.wire_buffers
    assert not made.resized


def test_a_buffer_that_changes_the_netlist_is_refused(
    target: CellTarget, patient: Physical, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = buffers.inserted

    def wrong(made: Placement, *others: object) -> Placement:
        """The buffer's input is on another net."""
        found = right(made, *others)  # type: ignore[arg-type]
        nets = dict(found.netlist.nets)
        nets["q"] = tuple(end for end in nets["q"] if not end[0].startswith(buffers.PREFIX))
        nets["c0"] = (*nets["c0"], ("wire_buffer_0", "A"))
        return replace(found, netlist=replace(found.netlist, nets=nets))

    monkeypatch.setattr(buffers, "inserted", wrong)
    with pytest.raises(ToolError, match="buffers changed the netlist"):
        timed_placement.placed(
            patient, target, layout_rules.rules(target), CLOCK, tmp_path, seeds=[1]
        )


def test_an_exchange_that_changes_a_function_is_refused(
    target: CellTarget, mapped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout_sizing, "choose", lambda *_: {"last": "INVX8"})
    rules = layout_rules.rules(target)
    netlist = layout.placed_netlist(mapped, target, rules, CLOCK)
    with pytest.raises(ToolError, match="last became a INVX8, which has another function"):
        timed_placement.placed(netlist, target, rules, CLOCK, tmp_path, seeds=[1])


def test_cells_beside_ports_are_spread_by_their_own_size(tmp_path: Path) -> None:
    coloquinte.require()
    side, width = 20, 4
    ports = [(0, 0), (side * width, 0), (0, side * 12), (side * width, side * 12)]
    cells = range(side * side)
    nets = [[(n, 1, 6), (n + 1, 1, 6)] for n in cells if (n + 1) % side]
    nets += [[(n, 1, 6), (n + side, 1, 6)] for n in cells if n + side < side * side]
    corners = (0, side - 1, side * (side - 1), side * side - 1)
    nets += [[(side * side + k, 0, 0), (corner, 1, 6)] for k, corner in enumerate(corners)]
    problem = coloquinte.Problem(
        widths=[width - 1] * side * side + [1] * 4,
        fixed=[None] * side * side + ports,
        nets=nets,
        columns=side * width,
        rows=side,
        row_height=12,
        seed=1,
        effort=3,
    )
    found = coloquinte.place(problem, tmp_path)
    length = 0
    for (a, ax, ay), (b, bx, by) in nets:
        length += abs(found[a].x + ax - found[b].x - bx) + abs(found[a].y + ay - found[b].y - by)
    ideal = side * (side - 1) * (width + 12)
    assert length < SPREAD * ideal


def test_the_layout_comes_back_the_same(
    laid: LaidOut, target: CellTarget, mapped: Path, tmp_path: Path
) -> None:
    again = layout.lay_out(mapped, target, clock=CLOCK, work=tmp_path)
    for name in ("layout.def", "routed.spef", "placed.spef", "netlist.v"):
        assert (again.folder / name).read_text() == (laid.folder / name).read_text()


def test_a_finished_run_is_not_made_again(
    laid: LaidOut, target: CellTarget, mapped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = process.run

    def watched(step: str, *arguments: Any, **options: Any) -> str:
        assert step not in (coloquinte.STEP, qrouter.STEP)
        return run(step, *arguments, **options)

    monkeypatch.setattr(process, "run", watched)
    again = layout.lay_out(mapped, target, clock=CLOCK, work=laid.folder.parents[1])
    assert again.attempts == laid.attempts


def test_wires_slow_the_clock_down(laid: LaidOut, target: CellTarget) -> None:
    routed = layout.time(laid, target, "routed.spef", CLOCK, tree=True)
    guessed = layout.time(laid, target, "placed.spef", CLOCK, tree=True)
    none = {
        net: replace(one, pf=dict.fromkeys(one.pf, 0.0), ohm=[(a, b, 0.0) for a, b, _ in one.ohm])
        for net, one in laid.routed.items()
    }
    outputs = laid.placement.netlist.outputs
    wires.write_spef("small", none, outputs, laid.folder / "none.spef")
    without = layout.time(laid, target, "none.spef", CLOCK, tree=False)
    assert without.setup.min_period_ns < guessed.setup.min_period_ns
    assert routed.setup.min_period_ns == pytest.approx(guessed.setup.min_period_ns, rel=0.05)
    assert 0 < routed.skew_ns < 0.1 < routed.latencies_ns[1]
    assert routed.hold_ns is not None and routed.hold_ns > 0


def changed(laid: LaidOut, tmp_path: Path, change: Callable[[str], str]) -> Drawn:
    """The layout with the text of its DEF file changed."""
    before = (laid.folder / "layout.def").read_text()
    after = change(before)
    assert after != before
    file = tmp_path / "changed.def"
    file.write_text(after, encoding="utf-8")
    return def_metal.read(file, laid.placement.technology)


def test_a_planted_open_is_seen(laid: LaidOut, tmp_path: Path) -> None:
    net = next(name for name, ends in laid.placement.netlist.nets.items() if len(ends) > 3)

    def cut(text: str) -> str:
        at = text.index(f"- {net}\n", text.index("\nNETS"))
        piece = text.index("    NEW ", at)
        return text[:piece] + text[text.index("\n", piece) + 1 :]

    bad = changed(laid, tmp_path, cut)
    differences = layout.compare(bad, laid.placement.netlist)
    assert differences.opens == (net,)


def test_a_planted_short_is_seen(laid: LaidOut, tmp_path: Path) -> None:
    core = laid.placement.floor.core
    middle = (core.y1 + core.y2) // 2 // 1000 * 1000 + 500
    wire = (
        f"- {CLOCK}\n  + ROUTED metal3 300 ( {core.x1} {middle} ) ( {core.x2} * )\n  + USE SIGNAL ;"
    )

    def join(text: str) -> str:
        return text.replace("END SPECIALNETS", f"{wire}\nEND SPECIALNETS")

    differences = layout.compare(changed(laid, tmp_path, join), laid.placement.netlist)
    assert differences.shorts


def swapped(netlist: Physical) -> Physical:
    """Two nets of the same gate have each other's pin."""
    net_of = netlist.net_of()
    one, other = net_of["g0", "A"], net_of["g0", "B"]
    swap = {("g0", "A"): ("g0", "B"), ("g0", "B"): ("g0", "A")}
    nets = {
        net: tuple(swap.get(end, end) for end in ends) if net in (one, other) else ends
        for net, ends in netlist.nets.items()
    }
    return replace(netlist, nets=nets)


def test_a_swapped_pin_is_seen(laid: LaidOut) -> None:
    assert not layout.compare(laid.drawn, swapped(laid.placement.netlist)).equal


def test_a_cell_of_another_kind_is_seen(laid: LaidOut, tmp_path: Path) -> None:
    bad = changed(laid, tmp_path, lambda text: text.replace("- g3 NAND2X1", "- g3 NOR2X1"))
    assert bad.cells != laid.drawn.cells
    assert not layout.same_cells(bad, laid.placement.netlist)
    assert layout.same_cells(laid.drawn, laid.placement.netlist)


def test_planted_spacing_width_and_overlap_are_seen(laid: LaidOut, tmp_path: Path) -> None:
    die = laid.drawn.die
    y = die.y1 + 3000

    def thin(text: str) -> str:
        pieces = (
            f"metal5 200 ( 1000 {y} ) ( 5000 * )\n    NEW metal5 300 ( 1000 {y + 450} ) ( 5000 * )"
        )
        wire = f"- {CLOCK}\n  + ROUTED {pieces}\n  + USE SIGNAL ;"
        return text.replace("END SPECIALNETS", f"{wire}\nEND SPECIALNETS")

    found = geometry.check(changed(laid, tmp_path, thin))
    assert found.width > 0
    assert found.spacing > 0
    assert found.overlaps == found.off_site == 0
    place = laid.placement.cells["g0"]
    other = laid.placement.cells["g1"]

    def moved(text: str) -> str:
        there = f"( {other.x} {other.y} ) {other.orientation}"
        return text.replace(
            f"NAND2X1 + PLACED ( {place.x} {place.y} ) {place.orientation}",
            f"NAND2X1 + PLACED {there}",
        )

    assert geometry.check(changed(laid, tmp_path, moved)).overlaps > 0


def test_a_layout_that_stays_wrong_is_refused(
    target: CellTarget, mapped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout.route_repair, "mended", lambda routes, technology: {})
    with pytest.raises(ToolError, match="none of 1 attempts is clean"):
        layout.lay_out(mapped, target, clock=CLOCK, work=tmp_path, utilisations=[0.7], seeds=[1])


def test_without_qrouter_a_sentence_says_how_to_get_it(
    target: CellTarget, mapped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qrouter, "PROGRAM", "no-such-router")
    with pytest.raises(MissingToolError, match="apt-get install qrouter"):
        layout.lay_out(mapped, target, clock=CLOCK, work=tmp_path)


def test_the_clock_port_must_be_there(target: CellTarget, mapped: Path, tmp_path: Path) -> None:
    with pytest.raises(UserError, match="no clock port 'clock'"):
        layout.lay_out(mapped, target, clock="clock", work=tmp_path)


def test_every_register_is_behind_as_many_buffers(laid: LaidOut) -> None:
    netlist, rules = laid.placement.netlist, layout_rules.OSU018
    net_of = netlist.net_of()
    into, out = rules.buffer_pins
    depths = {CLOCK: 0}
    buffers = [name for name, kind in netlist.cells.items() if kind == rules.clock_buffer]
    for name in reversed(buffers):
        depths[net_of[name, out]] = depths[net_of[name, into]] + 1
    registers = [name for name, kind in netlist.cells.items() if kind == "DFFPOSX1"]
    assert {depths[net_of[name, "CLK"]] for name in registers} == {2}
    assert all(len(netlist.nets[net_of[name, out]]) <= 1 + rules.stem_sinks for name in buffers)


def test_ports_keep_their_names(laid: LaidOut) -> None:
    assert {port for cell, port in laid.placement.netlist.net_of() if cell == PORT} == {
        *(CLOCK, "in_i[0]", "in_i[1]", "out_o")
    }
    assert "input [1:0] in_i;" in (laid.folder / "netlist.v").read_text()


NUMBERS = dict(layout_rules.OSU018.gds_layers)


def boxes(file: Path) -> tuple[str, list[tuple[str, int, int, int, int]]]:
    """The top cell's name of a GDS file, and kind and box of each cell in it."""
    db = geometry.engine()
    known = db.Layout()
    known.read(str(file))
    top = known.top_cell()
    outline = known.layer(235, 0)
    placed = []
    for one in top.each_inst():
        box = one.trans * one.cell.bbox(outline)
        placed.append((one.cell.name, box.left, box.bottom, box.right, box.top))
    return str(top.name), placed


def test_gds_has_every_cell_in_its_place(laid: LaidOut, tmp_path: Path) -> None:
    draw.gds(laid.drawn, NUMBERS, tmp_path / "a.gds")
    top, placed = boxes(tmp_path / "a.gds")
    kinds = [kind for kind, _ in laid.drawn.cells.values()]
    assert top == "small"
    assert sorted(placed) == sorted(
        (kind, *box) for kind, box in zip(kinds, laid.drawn.outlines(), strict=True)
    )
    draw.gds(laid.drawn, NUMBERS, tmp_path / "b.gds")
    assert (tmp_path / "a.gds").read_bytes() == (tmp_path / "b.gds").read_bytes()


def test_gds_of_the_library_gives_the_cells(laid: LaidOut, tmp_path: Path) -> None:
    db = geometry.engine()
    library = db.Layout()
    library.dbu = 0.001
    for kind in {kind for kind, _ in laid.drawn.cells.values()}:
        library.create_cell(kind).shapes(library.layer(7, 0)).insert(db.Box(0, 0, 700, 900))
    library.write(str(tmp_path / "library.gds"))
    draw.gds(laid.drawn, NUMBERS, tmp_path / "full.gds", tmp_path / "library.gds")
    known = db.Layout()
    known.read(str(tmp_path / "full.gds"))
    assert known.cell("NAND2X1").bbox() == db.Box(0, 0, 700, 900)
    library.cell("NAND2X1").delete()
    library.write(str(tmp_path / "library.gds"))
    with pytest.raises(UserError, match="has no cell NAND2X1"):
        draw.gds(laid.drawn, NUMBERS, tmp_path / "full.gds", tmp_path / "library.gds")
    (tmp_path / "library.gds").write_text("no GDS")
    with pytest.raises(UserError, match="cannot be read as GDS"):
        draw.gds(laid.drawn, NUMBERS, tmp_path / "full.gds", tmp_path / "library.gds")


def test_the_abstract_has_ports_and_power(laid: LaidOut, tmp_path: Path) -> None:
    draw.lef(laid.drawn, laid.power, tmp_path / "core.lef")
    words = (tmp_path / "core.lef").read_text().split()
    pins = {words[n + 1] for n, word in enumerate(words) if word == "PIN"}
    assert pins == {CLOCK, "in_i[0]", "in_i[1]", "out_o", "vdd", "gnd"}
    die = laid.drawn.die
    assert words[words.index("SIZE") + 1 :][:3] == [
        f"{die.x2 / 1000:g}",
        "BY",
        f"{die.y2 / 1000:g}",
    ]


def test_the_picture_shows_wires(laid: LaidOut, tmp_path: Path) -> None:
    draw.gds(laid.drawn, NUMBERS, tmp_path / "a.gds")
    metals = [metal.name for metal in laid.placement.technology.metals]
    draw.picture(tmp_path / "a.gds", NUMBERS, metals, tmp_path / "a.png")
    draw.picture(tmp_path / "a.gds", NUMBERS, [], tmp_path / "none.png")
    drawn_bytes = (tmp_path / "a.png").read_bytes()
    assert drawn_bytes[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(drawn_bytes) > 2 * len((tmp_path / "none.png").read_bytes())
