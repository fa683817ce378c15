# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The smallest S-boxes mapped on the cells that they were found for."""

import re
from pathlib import Path

import pytest

from aesilicon.circuits import compact, programs
from aesilicon.equivalence.mapped import Mapped, prove_netlist
from aesilicon.flows.sbox.block import TOP, Block, Direction, sources
from aesilicon.mapping.gate_by_gate import map_as_designed, time_combinational
from aesilicon.tools import opensta
from libraries import found

MOST_GE = {"forward": 155, "inverse": 155, "both": 200}


@pytest.mark.parametrize(("direction", "place"), [("forward", 0), ("inverse", 1), ("both", 2)])
def test_the_compact_sbox_maps_on_its_cells(
    direction: Direction, place: int, tmp_path: Path
) -> None:
    """As designed, every gate is its one cell, the area is that of the file, no net is too slow."""
    target = found("osu018")
    files = sources(Block("compact", direction), tmp_path)
    mapped = map_as_designed(
        files, TOP, target, work=tmp_path / "map", buffered=False, bridged=True
    )
    circuit = compact.circuits()[place]
    assert mapped.gates == dict(sorted(circuit.counts().items()))
    text = programs.text(f"compact_{direction}")
    said = re.search(r"^# Area (\d+) = (\d+\.\d\d) GE", text, re.MULTILINE)
    assert said is not None
    assert mapped.area == float(said[1])
    assert f"{mapped.area / 24:.2f}" == said[2]
    assert mapped.area / 24 <= MOST_GE[direction]
    whole = Mapped(tuple(files), TOP, mapped.netlist, library=target.liberty)
    assert prove_netlist(whole, tmp_path / "compare").equal
    if opensta.program() is None:
        return
    timing = time_combinational(mapped.netlist, TOP, target, work=tmp_path / "map")
    assert timing.max_transition_ns <= target.library.max_transition_ns
    assert all(step.delay_ns > 0 for step in timing.steps)
