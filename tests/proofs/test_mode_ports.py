# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The handshakes of `aes_mode` hold for any stream and any core: proven on `mode/mode_ports.sv`."""

from pathlib import Path

import pytest

from aesilicon.design import rtl
from aesilicon.tools import sby

pytestmark = [
    pytest.mark.bench,  # half a minute each
    pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}"),
]

TOP = Path(__file__).parent / "mode" / "mode_ports.sv"
NAMES = ("aes_pkg", "aes_mode_fifo", "aes_mode")


@pytest.mark.parametrize(("chaining", "depth"), [(0, 1), (0, 2), (1, 2)])
def test_every_property_holds_for_ever(chaining: int, depth: int, tmp_path: Path) -> None:
    files = [file.path for file in rtl.manifest() if file.path.stem in NAMES]
    parameters = {"Chaining": f"1'b{chaining}", "Depth": str(depth)}
    verdict = sby.prove([*files, TOP], "mode_ports", tmp_path, parameters=parameters, timeout=300)
    assert len(verdict.assertions) == 11
    assert [one for one in verdict.assertions if one.status != "proven"] == []
