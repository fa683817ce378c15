# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Where RTL, designs and published figures lie: in a checkout, or inside an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BUNDLED = _PACKAGE / "_data"
_ROOT = _BUNDLED if _BUNDLED.is_dir() else _PACKAGE.parents[1]


def rtl_dir() -> Path:
    """The hand-written SystemVerilog and its manifest."""
    return _ROOT / "rtl"


def designs_dir() -> Path:
    """The catalogue of named designs, one TOML each."""
    return _ROOT / "designs"


def examples_dir() -> Path:
    """The shipped examples, the demonstration picture among them."""
    return _ROOT / "examples"


def results_dir() -> Path:
    """The published figures; not there in every installation."""
    return _ROOT / "results"


def project_dir() -> Path:
    """The checkout; in an installed wheel, what of it is bundled."""
    return _ROOT


def license_file() -> Path:
    """The licence text that goes with every bundle."""
    return _ROOT / "LICENSE"
