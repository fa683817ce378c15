# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for speed: its record by OpenSTA, its timing, and short searches."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.circuits import annealed
from aesilicon.errors import ToolError, UserError
from aesilicon.flows.sbox import fixed, speed_up, starts
from aesilicon.flows.sbox.anneal import Plan, anneal
from aesilicon.flows.sbox.fixed import Cell, CellCircuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.targets import CellTarget
from libraries import found

BOUNDS = {"forward": (1.00, 1280), "inverse": (1.23, 1280), "both": (1.15, 2220)}
"""Direction -> ns, gate equivalents."""

CHAIN = """\
t0 = AND(x0, x1)  # AND2X1
t1 = AND(x2, t0)  # AND2X1
t2 = t1  # BUFX2
t3 = AND(x3, t2)  # AND2X1
t4 = AND(x4, t3)  # AND2X1
t5 = NAND(x5, t4)  # NAND2X1
t6 = AOI21(x6, x7, t5)  # AOI21X1
y0 = t6
y1 = t2
"""


@pytest.fixture(scope="module")
def osu018() -> CellTarget:
    return found("osu018", timed=True)


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder, so that the program is compiled once."""
    return tmp_path_factory.mktemp("speed_up")


def chain(target: CellTarget) -> CellCircuit:
    return fixed.read(CHAIN, 8, fixed.kinds(target))


@pytest.mark.parametrize("direction", BOUNDS)
def test_record(direction: str, osu018: CellTarget, tmp_path: Path) -> None:
    known = fixed.kinds(osu018)
    text = annealed.text("fast", direction)
    circuit = fixed.read(text, annealed.DIRECTIONS[direction], known)
    found = speed_up.timed(circuit, osu018, tmp_path)
    most_ns, most_ge = BOUNDS[direction]
    assert found.delay_ns <= most_ns
    assert found.gate_equivalents <= most_ge
    assert f"{found.delay_ns:.4f} ns and {found.gate_equivalents:.1f} GE" in text
    logic = fixed.logic(circuit, known)
    assert (
        logic == dict(zip(annealed.DIRECTIONS, annealed.circuits("fast"), strict=True))[direction]
    )


def test_timing_is_that_of_opensta(osu018: CellTarget, work: Path) -> None:
    """Of a start that is not optimised, with all kinds of cells, to a hundredth of a picosecond."""
    text = annealed.text("fast", "forward")
    circuit = fixed.read(text, 8, fixed.kinds(osu018))
    weak = {"BUFX4": "BUFX2", "INVX2": "INVX1", "INVX4": "INVX1", "AND2X2": "AND2X1"}
    cells = tuple(replace(c, name=weak.get(c.name, c.name)) for c in circuit.cells)
    circuit = replace(circuit, cells=cells)
    anneal(circuit, osu018, Plan(steps=0, seed=1, most_ge=2000), work)
    said = re.search(r"step 0: ([\d.]+) ps", (work / "speed_up.log").read_text())
    assert said is not None
    assert float(said[1]) / 1000 == pytest.approx(
        speed_up.timed(circuit, osu018, work).delay_ns, abs=1e-4
    )


def test_search_finds_a_tree_for_a_chain_and_the_same_one_again(
    osu018: CellTarget, work: Path
) -> None:
    start = chain(osu018)
    plan = Plan(steps=20_000, seed=3, most_ge=20)
    first, again = (list(speed_up.speed_up(start, osu018, plan, 2, work)) for _ in range(2))
    assert first == again
    assert first[-1].delay_ns < 0.75 * speed_up.timed(start, osu018, work).delay_ns
    assert first[-1].gate_equivalents <= 20
    known = fixed.kinds(osu018)
    assert fixed.logic(first[-1].circuit, known).table() == fixed.logic(start, known).table()


def test_small_and_large_circuits_are_refused(osu018: CellTarget, work: Path) -> None:
    with pytest.raises(UserError, match="5 inputs cannot be sped up"):
        anneal(CellCircuit(5, (), ()), osu018, Plan(1, 1, 1), work)


def test_slow_nets_are_refused(osu018: CellTarget, tmp_path: Path) -> None:
    loads = tuple(Cell("INVX8", (8,)) for _ in range(12))
    circuit = CellCircuit(8, (Cell("INVX1", (0,)), *loads), (8,))
    with pytest.raises(ToolError, match="a net that takes"):
        speed_up.timed(circuit, osu018, tmp_path)


def test_starts_are_the_s_box_and_differ_by_seed(osu018: CellTarget, tmp_path: Path) -> None:
    known = fixed.kinds(osu018)
    found = [starts.best("forward", osu018, 1, seed, tmp_path) for seed in (1, 1, 2)]
    assert fixed.logic(found[0], known).table() == tuple(SBOX)
    assert found[0] == found[1] != found[2]


def test_text_is_read_as_written(osu018: CellTarget) -> None:
    known = fixed.kinds(osu018)
    circuit = chain(osu018)
    assert fixed.write(circuit, known) == CHAIN
    assert len(circuit.cells) == 7
    assert fixed.logic(circuit, known).counts() == {"AND": 4, "NAND": 1, "AOI21": 1}
    assert fixed.area(circuit, osu018) == 4 * 32 + 24 + 24 + 32


def test_two_circuits_side_by_side_are_a_start(osu018: CellTarget) -> None:
    known = fixed.kinds(osu018)
    forward, inverse = (
        fixed.read(annealed.text("fast", d), 8, known) for d in ("forward", "inverse")
    )
    circuit = fixed.side_by_side(forward, inverse, known)
    assert fixed.logic(circuit, known).table() == tuple(SBOX + INV_SBOX)
    with pytest.raises(UserError, match="no inverting multiplexer"):
        fixed.side_by_side(forward, inverse, {n: k for n, k in known.items() if k.op != "NMUX"})


@pytest.mark.parametrize("cell", ["NAND2X1", "AND2X9", "BUFX2", ""])
def test_a_cell_that_does_not_compute_its_line_is_refused(cell: str, osu018: CellTarget) -> None:
    with pytest.raises(UserError, match="no cell of the library is meant by"):
        fixed.read(f"t0 = AND(x0, x1)  # {cell}\ny0 = t0\n", 2, fixed.kinds(osu018))


def test_command(
    osu018: CellTarget,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed_up, "anneal", lambda circuit, *_: circuit)
    start, out = tmp_path / "start.slp", tmp_path / "out.slp"
    start.write_text(annealed.text("fast", "forward"))
    speed_up.main(["forward", "--start", str(start), "--out", str(out)])
    assert re.fullmatch(r"round 1: 0\.\d{4} ns, [\d.]+ GE on osu018\n", capsys.readouterr().out)
    known = fixed.kinds(osu018)
    assert fixed.logic(fixed.read(out.read_text(), 8, known), known).table() == tuple(SBOX)
    with pytest.raises(UserError, match="cannot read"):
        speed_up.main(["forward", "--start", str(tmp_path / "none"), "--out", str(out)])
    with pytest.raises(UserError, match="a forward and an inverse one"):
        speed_up.main(["forward", "--start", str(start), str(start), "--out", str(out)])
    start.write_text("t0 = x9\n")
    with pytest.raises(UserError, match="is no circuit"):
        speed_up.main(["forward", "--start", str(start), "--out", str(out)])
