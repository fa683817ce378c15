# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Scripts of a bundle for tools that are not installed here, each marked as not run."""

from collections.abc import Mapping, Sequence

from aesilicon import __version__
from aesilicon.bundle import interfaces
from aesilicon.bundle.notice import SPDX
from aesilicon.bundle.templates import environment
from aesilicon.design.design import Design
from aesilicon.design.ports import Port

SCRIPTS = (
    "vivado_project.tcl",
    "vivado_ip.tcl",
    "quartus.tcl",
    "design_compiler.tcl",
    "genus.tcl",
    "formality.tcl",
    "conformal.do",
)
"""Files of the folder `vendor`. Each finds the bundle by its own place, and writes elsewhere."""


def scripts(design: Design, ports: Sequence[Port], argument: str) -> Mapping[str, str]:
    """Path in the bundle -> text of each script."""
    facts = {
        "spdx": SPDX,
        "version": __version__,
        "design": design,
        "top": design.top,
        "argument": argument,
        "interfaces": interfaces.find(ports),
        "names": {port.name for port in ports},
    }
    return {
        f"vendor/{name}": environment().get_template(f"vendor/{name}.j2").render(facts)
        for name in SCRIPTS
    }
