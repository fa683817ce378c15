# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The smallest S-boxes mapped on the cells that they were found for."""

import re
from pathlib import Path

import pytest

from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.mapped import Mapped, prove_netlist
from aesilicon.mapping.gate_by_gate import map_as_designed
from aesilicon.mapping.library import gate_equivalents
from aesilicon.tools import opensta
from aesilicon_lab.circuits import programs
from aesilicon_lab.foundry.block import TOP, Block, Direction, sources
from libraries import found
from sbox_search.circuits import time_combinational

LIBRARIES = ("osu018", "ihp-sg13g2", "sky130A")
"""The circuits were found for all of them at once."""


@pytest.mark.parametrize("name", LIBRARIES)
@pytest.mark.parametrize(("direction", "place"), [("forward", 0), ("inverse", 1), ("both", 2)])
def test_the_compact_sbox_maps_on_its_cells(
    direction: Direction, place: int, name: str, tmp_path: Path
) -> None:
    """As designed, every gate is its one cell, the area is that of the file, no net is too slow."""
    target = found(name)
    files = sources(Block("compact", direction), tmp_path)
    mapped = map_as_designed(
        files, TOP, target, work=tmp_path / "map", buffered=False, smallest=True
    )
    gates = programs.circuits("compact")[place].counts()
    if name == "ihp-sg13g2":  # it has no OAI22
        gates.update(dict.fromkeys(("OR", "OAI21"), gates.pop("OAI22", 0)))
    assert mapped.gates == dict(sorted((+gates).items()))
    text = programs.text(f"compact_{direction}")
    said = re.search(rf"(\d+\.\d\d) GE on {name}", text)
    assert said is not None
    assert gate_equivalents(target, mapped.area) == pytest.approx(float(said[1]), abs=0.06)
    whole = Mapped(CoreUnderTest(tuple(files), TOP), mapped.netlist, library=target.liberty)
    assert prove_netlist(whole, tmp_path / "compare").equal
    if opensta.program() is None:
        return
    timing = time_combinational(mapped.netlist, TOP, target, work=tmp_path / "map")
    assert timing.max_transition_ns <= target.library.max_transition_ns
    assert all(step.delay_ns > 0 for step in timing.steps)
