# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The C++ compiler: the annealing loops run as C++ programs."""

from collections.abc import Mapping
from pathlib import Path

from aesilicon.errors import MissingToolError
from aesilicon.tools import process


def compiled(step: str, source: Path, macros: Mapping[str, int], work: Path) -> Path:
    """The program of a C++ file with these macros, made in the folder `work` unless it is there.

    Sums are not contracted, so that a seed means the same on every machine. Raises
    `MissingToolError` without g++, `ToolError` where it fails.
    """
    program = work / "-".join([source.stem, *map(str, macros.values())])
    if not program.exists():
        options = ["-O3", "-std=c++17", "-ffp-contract=off"]
        options += [f"-D{name}={value}" for name, value in macros.items()]
        try:
            process.run(step, ["g++", *options, "-o", program, source], log=work / "compile.log")
        except MissingToolError as e:
            raise MissingToolError(f"{step} needs a C++ compiler: install g++") from e
    return program
