# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Paths of RTL, designs and published figures, in a checkout or inside an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BUNDLED = _PACKAGE / "_data"
_ROOT = _BUNDLED if _BUNDLED.is_dir() else _PACKAGE.parents[1]


def rtl_dir() -> Path:
    """The SystemVerilog of the library and its manifest."""
    return _ROOT / "rtl"


def designs_dir() -> Path:
    """The catalogue of named designs, one TOML each."""
    return _ROOT / "designs"


def examples_dir() -> Path:
    """The shipped examples, including the demonstration picture."""
    return _ROOT / "examples"


def results_dir() -> Path:
    """The published figures. Not every installation has this folder."""
    return _ROOT / "results"


def project_dir() -> Path:
    """The root of the checkout; in an installed wheel the folder of bundled data."""
    return _ROOT


def license_file() -> Path:
    """The licence text that `build` copies into every bundle."""
    return _ROOT / "LICENSE"
