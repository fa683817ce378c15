# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for speed: its timing, its starts, and short searches."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.errors import ToolError, UserError
from aesilicon.mapping import cell_circuit as fixed
from aesilicon.mapping import searched_sboxes
from aesilicon.mapping.cell_circuit import Cell, CellCircuit
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.targets import CellTarget
from libraries import found
from sbox_search import random_mappings, timing_search
from sbox_search.timing_annealing import Plan, anneal

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
    return tmp_path_factory.mktemp("timing_search")


def chain(target: CellTarget) -> CellCircuit:
    return fixed.read(CHAIN, 8, fixed.kinds(target))


def test_timing_is_that_of_opensta(osu018: CellTarget, work: Path) -> None:
    """Of a start that is not optimised, with all kinds of cells, to a hundredth of a picosecond."""
    text = searched_sboxes.text("fast", "forward")
    circuit = fixed.read(text, 8, fixed.kinds(osu018))
    weak = {"BUFX4": "BUFX2", "INVX2": "INVX1", "INVX4": "INVX1", "AND2X2": "AND2X1"}
    cells = tuple(replace(c, name=weak.get(c.name, c.name)) for c in circuit.cells)
    circuit = replace(circuit, cells=cells)
    anneal(circuit, osu018, Plan(steps=0, seed=1, most_ge=2000), work)
    said = re.search(r"step 0: ([\d.]+) ps", (work / "timing_annealing.log").read_text())
    assert said is not None
    assert float(said[1]) / 1000 == pytest.approx(
        timing_search.timed(circuit, osu018, work).delay_ns, abs=1e-4
    )


@pytest.mark.parametrize(("name", "within"), [("ihp-sg13g2", 0.02), ("sky130A", 3e-4)])
def test_timing_where_tables_have_slopes_as_rows(name: str, within: float, work: Path) -> None:
    """That of OpenSTA on sky130A; on ihp-sg13g2 1.5 % less, so its results are timed again."""
    target = found(name, timed=True)
    known = fixed.kinds(target)
    cells = {known[cell].op: cell for cell in sorted(known, reverse=True)}
    text = re.sub(
        r"= (?:(\w+)\(.*\)|\w+)  # \w+",
        lambda line: line[0].rpartition("#")[0] + "# " + cells[line[1] or "BUF"],
        CHAIN,
    )
    circuit = fixed.read(text, 8, known)
    anneal(circuit, target, Plan(steps=0, seed=1, most_ge=2000), work)
    said = re.search(r"step 0: ([\d.]+) ps", (work / "timing_annealing.log").read_text())
    assert said is not None
    sta = timing_search.timed(circuit, target, work).delay_ns
    assert float(said[1]) / 1000 == pytest.approx(sta, rel=within)


def test_search_finds_a_tree_for_a_chain_and_the_same_one_again(
    osu018: CellTarget, work: Path
) -> None:
    start = chain(osu018)
    plan = Plan(steps=20_000, seed=3, most_ge=20)
    first, again = (
        list(timing_search.faster_circuits(start, osu018, plan, 2, work)) for _ in range(2)
    )
    assert first == again
    assert first[-1].delay_ns < 0.75 * timing_search.timed(start, osu018, work).delay_ns
    assert first[-1].gate_equivalents <= 20
    known = fixed.kinds(osu018)
    assert fixed.logic(first[-1].circuit, known).table() == fixed.logic(start, known).table()


def test_a_circuit_of_too_few_inputs_is_refused(osu018: CellTarget, work: Path) -> None:
    with pytest.raises(UserError, match="5 inputs cannot be annealed"):
        anneal(CellCircuit(5, (), ()), osu018, Plan(1, 1, 1), work)


def test_slow_nets_are_refused(osu018: CellTarget, tmp_path: Path) -> None:
    loads = tuple(Cell("INVX8", (8,)) for _ in range(12))
    circuit = CellCircuit(8, (Cell("INVX1", (0,)), *loads), (8,))
    with pytest.raises(ToolError, match="a net that takes"):
        timing_search.timed(circuit, osu018, tmp_path)


def test_starts_are_the_s_box_and_differ_by_seed(osu018: CellTarget, tmp_path: Path) -> None:
    known = fixed.kinds(osu018)
    starts = [random_mappings.fastest("forward", osu018, 1, seed, tmp_path) for seed in (1, 1, 2)]
    assert fixed.logic(starts[0], known).table() == tuple(SBOX)
    assert starts[0] == starts[1] != starts[2]


def test_two_circuits_side_by_side_are_a_start(osu018: CellTarget) -> None:
    known = fixed.kinds(osu018)
    forward, inverse = (
        fixed.read(searched_sboxes.text("fast", d), 8, known) for d in ("forward", "inverse")
    )
    circuit = timing_search.side_by_side(forward, inverse, known)
    assert fixed.logic(circuit, known).table() == tuple(SBOX + INV_SBOX)
    with pytest.raises(UserError, match="no inverting multiplexer"):
        timing_search.side_by_side(
            forward, inverse, {n: k for n, k in known.items() if k.op != "NMUX"}
        )


def test_command(
    osu018: CellTarget,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(timing_search, "anneal", lambda circuit, *_: circuit)
    start, out = tmp_path / "start.slp", tmp_path / "out.slp"
    start.write_text(searched_sboxes.text("fast", "forward"))
    timing_search.main(["forward", "--start", str(start), "--out", str(out)])
    assert re.fullmatch(r"round 1: 0\.\d{4} ns, [\d.]+ GE on osu018\n", capsys.readouterr().out)
    known = fixed.kinds(osu018)
    assert fixed.logic(fixed.read(out.read_text(), 8, known), known).table() == tuple(SBOX)
    with pytest.raises(UserError, match="cannot read"):
        timing_search.main(["forward", "--start", str(tmp_path / "none"), "--out", str(out)])
    with pytest.raises(UserError, match="a forward and an inverse one"):
        timing_search.main(["forward", "--start", str(start), str(start), "--out", str(out)])
    start.write_text("t0 = x9\n")
    with pytest.raises(UserError, match="is no circuit"):
        timing_search.main(["forward", "--start", str(start), "--out", str(out)])
