# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tools of the laboratory that are installed or missing: its part of the verb `doctor`."""

from aesilicon.doctor import Finding
from aesilicon_lab.layout import geometry
from aesilicon_lab.tools import coloquinte, qrouter


def findings() -> list[Finding]:
    """Tools for layouts."""
    return [
        Finding(name, purpose, known, remedy, False)
        for name, purpose, known, remedy in (
            ("coloquinte", "placement", coloquinte.version(), coloquinte.REMEDY),
            ("klayout", "checks and pictures of layouts", geometry.version(), geometry.REMEDY),
            ("qrouter", "routing of layouts", qrouter.version(), qrouter.REMEDY),
        )
    ]
