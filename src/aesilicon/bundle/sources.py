# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL files that a build of a design instantiates.

The manifest knows which architectures and S-boxes need a file; what the parameters of a design
leave out is known after elaboration only.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.rtl import RtlFile
from aesilicon.files import scratch
from aesilicon.tools import yosys

_DECLARED = re.compile(r"^\s*(module|package)\s+(\w+)", re.MULTILINE)


def used(design: Design) -> tuple[RtlFile, ...]:
    """The files of a design with modules in its hierarchy, and its packages, in order.

    Raises `ToolError` if elaboration fails.
    """
    files = rtl.files(design)
    with scratch() as work:
        for file in files:
            yosys.write(work / f"{file.path.stem}.sv", _text(file))
        yosys.write(work / f"{design.top}.sv", rtl.top_source(design))
        modules = _hierarchy([*(file.path.stem for file in files), design.top], work)
    return tuple(
        file
        for file in files
        if any(
            kind == "package" or name in modules for kind, name in _DECLARED.findall(_text(file))
        )
    )


def _hierarchy(stems: Sequence[str], work: Path) -> set[str]:
    """Names of the modules below the last of the files `STEM.sv` in `work`, without parameters."""
    script = [
        # Deferred, because the selector's default may be an S-box that is not among the files.
        *(f"read_verilog -sv -defer {stem}.sv" for stem in stems),
        f"hierarchy -check -top {stems[-1]}",
        "tee -q -o modules.txt select -list-mod =*",
    ]
    yosys.run_script(script, work, timeout=300)
    listed = (work / "modules.txt").read_text(encoding="utf-8")
    return set(re.findall(r"\w+", listed))


def _text(file: RtlFile) -> str:
    return file.content.decode("utf-8")
