# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Circuits with fixed cells: their text, and the records by OpenSTA."""

from pathlib import Path

import pytest

from aesilicon.errors import UserError
from aesilicon.mapping import cell_circuit as fixed
from aesilicon.mapping import searched_sboxes
from aesilicon.targets import CellTarget, liberty
from aesilicon_lab.circuits import programs
from libraries import cells_of_other_libraries, found
from sbox_search.circuits import area, time_combinational

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


AS_FILES_SAY = [
    *(("osu018", "fast", direction) for direction in searched_sboxes.DIRECTIONS),
    ("osu018", "brisk", "forward"),
    *cells_of_other_libraries(),
]


@pytest.mark.parametrize(("library", "name", "direction"), AS_FILES_SAY)
def test_circuits_are_as_fast_and_small_as_their_files_say(
    library: str, name: str, direction: str, tmp_path: Path
) -> None:
    target = found(library, timed=True)
    known = fixed.kinds(target)
    text = searched_sboxes.text(name, direction, library)
    circuit = fixed.read(text, searched_sboxes.DIRECTIONS[direction], known)
    netlist = tmp_path / "netlist.v"
    netlist.write_text(fixed.verilog(circuit, known, "top"))
    timing = time_combinational(netlist, "top", target, work=tmp_path)
    nand2 = liberty.cell_area(target.liberty, target.library.nand2)
    gate_equivalents = area(circuit, target) / nand2
    assert f"{timing.min_period_ns:.4f} ns and {gate_equivalents:.1f} GE" in text
    assert timing.max_transition_ns <= target.library.max_transition_ns
    assert all(step.delay_ns >= 0 for step in timing.steps)
    if (library, name) == ("osu018", "fast"):
        most_ns, most_ge = BOUNDS[direction]
        assert timing.min_period_ns <= most_ns
        assert gate_equivalents <= most_ge
    if library == searched_sboxes.RTL_LIBRARY:
        rtl = dict(zip(searched_sboxes.DIRECTIONS, programs.circuits(name), strict=True))
        assert fixed.logic(circuit, known) == rtl[direction]


def test_text_is_read_as_written(osu018: CellTarget) -> None:
    known = fixed.kinds(osu018)
    circuit = fixed.read(CHAIN, 8, known)
    assert fixed.write(circuit, known) == CHAIN
    assert len(circuit.cells) == 7
    assert fixed.logic(circuit, known).counts() == {"AND": 4, "NAND": 1, "AOI21": 1}
    assert area(circuit, osu018) == 4 * 32 + 24 + 24 + 32


@pytest.mark.parametrize("cell", ["NAND2X1", "AND2X9", "BUFX2", ""])
def test_a_cell_that_does_not_compute_its_line_is_refused(cell: str, osu018: CellTarget) -> None:
    with pytest.raises(UserError, match="no cell of the library is meant by"):
        fixed.read(f"t0 = AND(x0, x1)  # {cell}\ny0 = t0\n", 2, fixed.kinds(osu018))
