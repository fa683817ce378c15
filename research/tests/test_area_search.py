# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The search for area: its circuits are smaller, equal, and the same for a seed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from aesilicon.errors import UserError
from aesilicon.netlist.circuit import Circuit, parse
from aesilicon_lab.circuits import programs
from libraries import found
from sbox_search import area_search, timing_search
from sbox_search.circuits import write

RESEARCH = Path(__file__).parents[1]
DIRECTIONS = ("forward", "inverse", "both")

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
    return tmp_path_factory.mktemp("area_search")


@needs_compiler
def test_a_short_run_finds_the_same_smaller_adder_each_time(work: Path) -> None:
    areas = area_search.areas(found("osu018"))
    start = parse(ADDER, 3)
    plan = area_search.Plan(seed=1, steps=3000)
    runs = [list(area_search.smaller_circuits(start, areas, plan, work)) for _ in range(2)]
    last = runs[0][-1]
    assert runs[0] == runs[1]
    assert last.circuit.table() == start.table()
    assert last.area == area_search.area(last.circuit, areas)
    # Two XNORs of 56, one of whose NANDs gives the carry with one OAI21 more and an inverter.
    assert last.area <= 56 + 56 + 32 + 16 < area_search.area(start, areas)
    found_areas = [one.area for one in runs[0]]
    assert found_areas == sorted(found_areas, reverse=True)


@needs_compiler
def test_the_command_writes_the_program_and_refuses_what_is_none(tmp_path: Path) -> None:
    found("osu018")
    start, out, wrong = (tmp_path / name for name in ("start.slp", "out.slp", "wrong.slp"))
    start.write_text(ADDER)
    wrong.write_text("y0 = XOR(x0, t7)\n")
    arguments = [str(start), "--seed", "3", "--steps", "500", "--out", str(out)]
    area_search.main(arguments)
    assert area_search.start_circuit(str(out)).table() == parse(ADDER, 3).table()
    assert "seed 3" in out.read_text()
    command = [sys.executable, "-m", "sbox_search.area_search", str(wrong), *arguments[1:]]
    done = subprocess.run(command, cwd=RESEARCH, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "wrong.slp is no straight-line program: 't7' is not defined" in done.stderr


def test_starts_of_different_functions_are_refused(tmp_path: Path) -> None:
    found("osu018")
    for name, op in (("a", "AND"), ("b", "OR")):
        (tmp_path / name).write_text(f"y0 = {op}(x0, x1)\n")
    with pytest.raises(UserError, match="different functions"):
        area_search.main([str(tmp_path / "a"), str(tmp_path / "b"), "--out", str(tmp_path / "c")])


@pytest.mark.parametrize("search", [area_search, timing_search])
def test_an_output_that_cannot_be_written_is_said_before_the_search(search: ModuleType) -> None:
    with pytest.raises(UserError, match=r"cannot write /nowhere/out\.slp"):
        search.main(["forward", "--out", "/nowhere/out.slp"])


def test_a_start_may_be_the_circuit_of_a_generator() -> None:
    assert area_search.start_circuit("compact:both") == programs.circuits("compact")[2]
    with pytest.raises(UserError, match="no circuits are called 'cmpact': did you mean 'compact'"):
        area_search.start_circuit("cmpact:both")


def test_ten_inputs_are_too_many(tmp_path: Path) -> None:
    wide = Circuit(10, (), (0,))
    plan = area_search.Plan(seed=1, steps=1)
    with pytest.raises(UserError, match="10 inputs"):
        next(area_search.smaller_circuits(wide, {}, plan, tmp_path))


@needs_compiler
def test_operators_that_the_library_lacks_are_replaced(work: Path) -> None:
    start = parse("t0 = AOI22(x0, x1, x2, x3)\ny0 = XOR(t0, x0)\n", 4)
    areas = area_search.areas(found("generic"))
    runs = list(
        area_search.smaller_circuits(start, areas, area_search.Plan(seed=1, steps=2000), work)
    )
    assert "AOI22" not in areas
    assert all("AOI22" not in one.circuit.counts() for one in runs)
    assert runs[-1].circuit.table() == start.table()


@pytest.mark.parametrize("op", ["MUX", "NOR3", "NMUX", "AOI22", "OAI22", "NAND3"])
@needs_compiler
def test_every_operator_can_be_a_start(op: str, work: Path) -> None:
    inputs = {"AOI22": 4, "OAI22": 4}.get(op, 3)
    ins = ", ".join(f"x{i}" for i in range(inputs))
    start = parse(f"t0 = {op}({ins})\ny0 = XOR(t0, x0)\n", inputs)
    areas = area_search.areas(found("osu018"))
    *_, last = area_search.smaller_circuits(start, areas, area_search.Plan(seed=1, steps=20), work)
    assert last.circuit.table() == start.table()
    assert parse(write(last.circuit), inputs) == last.circuit


def test_several_libraries_count_by_their_weights() -> None:
    osu018, generic = (area_search.Library(found(name)) for name in ("osu018", "generic"))
    both = area_search.shared_areas([area_search.Library(osu018.target, 3), generic])
    assert both["NAND"] == 1
    own, other = (area_search.shared_areas([one]) for one in (osu018, generic))
    assert own["XOR"] == pytest.approx(56 / 24)
    assert both["XOR"] == pytest.approx((3 * own["XOR"] + other["XOR"]) / 4)
    # `generic` has no AOI22: there it is an AND and what is then left of it.
    assert other["AOI22"] == pytest.approx(other["AND"] + other["AOI21"])


@pytest.mark.parametrize("word", ["xc7", "osu018=much"])
def test_what_is_no_library_of_cells_is_refused(word: str, tmp_path: Path) -> None:
    found("osu018")
    with pytest.raises(UserError, match=r"no library of cells|no weight of osu018"):
        area_search.main(["compact:both", "--library", word, "--out", str(tmp_path / "out")])


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("name", ["osu018", "ihp-sg13g2", "sky130A"])
def test_the_area_of_a_record_is_what_its_file_says(name: str, direction: str) -> None:
    said = re.search(rf"(\d+\.\d\d) GE on {name}", programs.text(f"compact_{direction}"))
    assert said is not None
    circuit = programs.circuits("compact")[DIRECTIONS.index(direction)]
    areas = area_search.shared_areas([area_search.Library(found(name))])
    assert f"{area_search.area(circuit, areas):.2f}" == said[1]


@needs_compiler
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_recorded_command_runs(
    direction: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no step it writes its start, a circuit of the same function."""
    monkeypatch.chdir(RESEARCH)
    for name in ("osu018", "ihp-sg13g2", "sky130A"):
        found(name)
    text = programs.text(f"compact_{direction}")
    command = re.search(r"python -m sbox_search\.area_search (.*)\\\n#(.*) --out", text)
    assert command is not None
    out = tmp_path / "out.slp"
    area_search.main([*"".join(command.groups()).split(), "--steps", "0", "--out", str(out)])
    place = DIRECTIONS.index(direction)
    assert (
        area_search.start_circuit(str(out)).table() == programs.circuits("compact")[place].table()
    )
