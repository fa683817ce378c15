# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The targets on which designs are measured: FPGA families and standard-cell libraries."""

from aesilicon.targets.fpga import FpgaTarget
from aesilicon.targets.registry import (
    CellTarget,
    Target,
    discover,
    find,
    from_liberty,
    names,
    survey,
)

__all__ = [
    "CellTarget",
    "FpgaTarget",
    "Target",
    "discover",
    "find",
    "from_liberty",
    "names",
    "survey",
]
