# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds installed cell libraries, and skips tests that need a missing one."""

from importlib.resources import files
from pathlib import Path

import pytest

from aesilicon import targets
from aesilicon.errors import MissingToolError
from aesilicon.targets import CellTarget
from aesilicon.tools import opensta


def found(name: str, *, timed: bool = False) -> CellTarget:
    """A library by name. Skips the test if it, or with `timed` OpenSTA, is not installed."""
    try:
        target = targets.find(name)
    except MissingToolError as e:
        pytest.skip(str(e))
    if timed and opensta.program() is None:
        pytest.skip("needs OpenSTA")
    assert isinstance(target, CellTarget)
    return target


def cells_of_other_libraries() -> list[tuple[str, str, str]]:
    """(Library, S-box, direction) of each file of cells for a library other than osu018."""
    slps = sorted(Path(str(files("aesilicon.mapping"))).glob("data/*/*.slp"))
    return [(slp.parent.name, *_name_and_direction(slp.stem)) for slp in slps]


def _name_and_direction(stem: str) -> tuple[str, str]:
    name, _, direction = stem.rpartition("_")
    return name, direction
