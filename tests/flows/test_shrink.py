# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for small circuits: smaller, equal, repeatable; and its results as they are mapped."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from aesilicon.circuits import compact
from aesilicon.circuits.circuit import Circuit, parse, write
from aesilicon.errors import UserError
from aesilicon.flows.measure.structure import map_as_designed, time_combinational
from aesilicon.flows.prove.mapped import Mapped, prove_netlist
from aesilicon.flows.sbox import shrink, speed_up
from aesilicon.flows.sbox.block import TOP, Block, Direction, sources
from aesilicon.tools import opensta
from libraries import found

needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")

# Carry and sum of three bits, each gate alone: 2 of the 7 gates can be shared.
ADDER = """
t0 = XOR(x0, x1)
y0 = XOR(t0, x2)
t1 = AND(x0, x1)
t2 = AND(x1, x2)
t3 = AND(x0, x2)
t4 = OR(t1, t2)
y1 = OR(t3, t4)
"""


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the program is compiled once."""
    return tmp_path_factory.mktemp("shrink")


@needs_compiler
def test_a_short_run_shrinks_an_adder_the_same_way_each_time(work: Path) -> None:
    target = found("osu018")
    start = parse(ADDER, 3)
    plan = shrink.Plan(seed=1, steps=3000)
    runs = [list(shrink.shrink(start, target, plan, work)) for _ in range(2)]
    last = runs[0][-1]
    assert runs[0] == runs[1]
    assert last.circuit.table() == start.table()
    assert last.area == shrink.area(last.circuit, target)
    # Two XNORs of 46, one of whose NANDs gives the carry with one OAI21 more and an inverter.
    assert last.area <= 46 + 46 + 23 + 16 < shrink.area(start, target)
    areas = [one.area for one in runs[0]]
    assert areas == sorted(areas, reverse=True)


@needs_compiler
def test_the_command_writes_the_program_and_refuses_what_is_none(tmp_path: Path) -> None:
    found("osu018")
    start, out, wrong = (tmp_path / name for name in ("start.slp", "out.slp", "wrong.slp"))
    start.write_text(ADDER)
    wrong.write_text("y0 = XOR(x0, t7)\n")
    arguments = [str(start), "--seed", "3", "--steps", "500", "--out", str(out)]
    shrink.main(arguments)
    assert shrink.read(str(out)).table() == parse(ADDER, 3).table()
    assert "seed 3" in out.read_text()
    command = [sys.executable, "-m", "aesilicon.flows.sbox.shrink", str(wrong), *arguments[1:]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "wrong.slp is no straight-line program: 't7' is not defined" in done.stderr


def test_starts_of_different_functions_are_refused(tmp_path: Path) -> None:
    found("osu018")
    for name, op in (("a", "AND"), ("b", "OR")):
        (tmp_path / name).write_text(f"y0 = {op}(x0, x1)\n")
    with pytest.raises(UserError, match="different functions"):
        shrink.main([str(tmp_path / "a"), str(tmp_path / "b"), "--out", str(tmp_path / "c")])


@pytest.mark.parametrize("search", [shrink, speed_up])
def test_an_output_that_cannot_be_written_is_said_before_the_search(search: ModuleType) -> None:
    with pytest.raises(UserError, match=r"cannot write /nowhere/out\.slp"):
        search.main(["forward", "--out", "/nowhere/out.slp"])


def test_a_start_may_be_the_circuit_of_a_generator() -> None:
    assert shrink.read("compact:both") == compact.circuits()[2]
    with pytest.raises(UserError, match="no circuits are called 'cmpact': did you mean 'compact'"):
        shrink.read("cmpact:both")


def test_ten_inputs_are_too_many(tmp_path: Path) -> None:
    wide = Circuit(10, (), (0,))
    plan = shrink.Plan(seed=1, steps=1)
    with pytest.raises(UserError, match="10 inputs"):
        next(shrink.shrink(wide, found("osu018"), plan, tmp_path))


@needs_compiler
def test_operators_that_the_library_lacks_are_replaced(work: Path) -> None:
    start = parse("t0 = AOI22(x0, x1, x2, x3)\ny0 = XOR(t0, x0)\n", 4)
    target = found("generic")
    runs = list(shrink.shrink(start, target, shrink.Plan(seed=1, steps=2000), work))
    assert "AOI22" not in shrink.areas(target)
    assert all("AOI22" not in one.circuit.counts() for one in runs)
    assert runs[-1].circuit.table() == start.table()


@pytest.mark.parametrize("op", ["MUX", "NOR3", "NMUX", "AOI22", "OAI22", "NAND3"])
@needs_compiler
def test_every_operator_can_be_a_start(op: str, work: Path) -> None:
    inputs = {"AOI22": 4, "OAI22": 4}.get(op, 3)
    ins = ", ".join(f"x{i}" for i in range(inputs))
    start = parse(f"t0 = {op}({ins})\ny0 = XOR(t0, x0)\n", inputs)
    *_, last = shrink.shrink(start, found("osu018"), shrink.Plan(seed=1, steps=20), work)
    assert last.circuit.table() == start.table()
    assert parse(write(last.circuit), inputs) == last.circuit


@pytest.mark.parametrize(("direction", "place"), [("forward", 0), ("inverse", 1), ("both", 2)])
def test_the_compact_sbox_maps_on_its_cells(
    direction: Direction, place: int, tmp_path: Path
) -> None:
    """As designed, every gate of the circuit is its one cell, and no net is too slow."""
    target = found("osu018")
    files = sources(Block("compact", direction), tmp_path)
    mapped = map_as_designed(
        files, TOP, target, work=tmp_path / "map", buffered=False, bridged=True
    )
    circuit = compact.circuits()[place]
    assert mapped.gates == dict(sorted(circuit.counts().items()))
    assert mapped.area == shrink.area(circuit, target)
    whole = Mapped(tuple(files), TOP, mapped.netlist, library=target.liberty)
    assert prove_netlist(whole, tmp_path / "compare").equal
    if opensta.program() is None:
        return
    timing = time_combinational(mapped.netlist, TOP, target, work=tmp_path / "map")
    assert timing.max_transition_ns <= target.library.max_transition_ns
    assert all(step.delay_ns > 0 for step in timing.steps)
