# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Counts the S-boxes and T-boxes of a design in its elaborated RTL."""

import json
import re
from collections.abc import Sequence
from fnmatch import fnmatchcase

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.errors import ToolError
from aesilicon.files import scratch
from aesilicon.tools import yosys

_known: dict[str, tuple[str, ...]] = {}
"""Cache of this process: hash of the RTL -> paths of its look-up modules."""


def lookups(design: Design, among: Sequence[str] = ("*",)) -> int:
    """Instances of the design's look-up modules whose path matches one of the patterns.

    A path leaves out the level of the engine, as in
    `u_core.u_sub_bytes.gen_byte[0].u_sbox.gen_table.u_table`. A block RAM with two ports counts
    once. Raises `ToolError` for RTL that does not elaborate.
    """
    key = rtl.text_hash(design)
    if key not in _known:
        _known[key] = _paths(design)
    return sum(any(fnmatchcase(path, pattern) for pattern in among) for path in _known[key])


def _paths(design: Design) -> tuple[str, ...]:
    """Paths of all look-up modules below the top module."""
    modules = design.arch.traits(design.core).lookups
    with scratch() as work:
        files = rtl.write_sources(design, work)
        boxes = " ".join(f"--blackboxed-module {module}" for module in modules)
        command = f"read_slang --relax-enum-conversions {boxes} --top {design.top} "
        script = [command + " ".join(map(str, files)), "write_json counted.json"]
        log = yosys.run_script(script, work, timeout=300)
        try:
            read = json.loads((work / "counted.json").read_text(encoding="utf-8"))
            cells = read["modules"][design.top]["cells"]
        except (OSError, ValueError, KeyError) as e:
            raise ToolError("elaboration", "wrote no usable netlist", log) from e
    paths = (path for path, cell in cells.items() if cell["type"] in modules)
    return tuple(re.sub(r"\bgen_\w+\.u_engine\.", "", path) for path in paths)
