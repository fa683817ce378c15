# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Programs of Debian 12, the oldest that the docs name."""

import os
from pathlib import Path

import pytest

from four_state import said

FOLDER = Path(os.environ.get("OLDER_TOOLS", "/usr/bin"))
"""Folder of Debian's programs; the wheels have others of the same names."""


def debian(name: str, version: str, *option: str) -> Path:
    """Debian's program of this version; skips the test without it."""
    program = FOLDER / name
    if not program.is_file() or version not in said(program, *option, cwd=FOLDER)[1]:
        pytest.skip(f"needs {name} {version} of Debian 12: apt-get install {name}")
    return program
